"""Troubles around the page: each is told in one sentence, and nothing is lost.

What it needs: see chromium.py.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import signal
from pathlib import Path

import pytest

from tests.web.chromium import PATIENCE, Browser, chromium, desktop, long, play
from tests.web.served import page as page_folder
from tests.web.served import served

GAME = Path(__file__).parents[1] / "old_games" / "dice-1" / "playpalace-finished.ludo"


@desktop
def test_a_killed_browser_loses_nothing(browser: Browser, tmp_path: Path) -> None:
    browser.open()
    browser.new_game()
    play(browser, "click", 2)
    profile = f"--user-data-dir={tmp_path / 'profile'}".encode()
    for process in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            words = process.read_bytes().split(b"\0")
            if profile in words and not any(word.startswith(b"--type=") for word in words):
                os.kill(int(process.parent.name), signal.SIGKILL)
    browser.context = browser.launch()
    page = browser.context.pages[0]
    page.goto(browser.address)
    page.wait_for_selector("text=Continue your game", timeout=PATIENCE)


@long
@desktop
def test_a_killed_tab_loses_nothing(browser: Browser) -> None:
    from playwright.sync_api import Error

    browser.open()
    browser.new_game()
    play(browser, "click", 3)
    before = board(browser)
    with contextlib.suppress(Error):  # nobody is left to answer
        browser.page.goto("chrome://crash", timeout=5000)
    browser.watch(browser.context.new_page())
    carry_on(browser)
    assert board(browser) == before


@long
@desktop
def test_a_full_storage_is_told_and_what_waits_is_kept_when_there_is_room(
    browser: Browser,
) -> None:
    browser.expected.append("QuotaExceededError")
    page = browser.open()
    browser.new_game()
    play(browser, "click", 1)
    wire = browser.context.new_cdp_session(page)
    quota = {"origin": browser.address}
    wire.send("Storage.overrideQuotaForOrigin", {**quota, "quotaSize": 1})
    carry_on(browser)  # room that a file was given once stays its own until it is closed
    play(browser, "click", 2)
    browser.told("storage is full")
    wire.send("Storage.overrideQuotaForOrigin", quota)
    play(browser, "click", 1)
    browser.told("There is room again")
    before = board(browser)
    carry_on(browser)
    assert board(browser) == before


def board(browser: Browser) -> list[str]:
    """Ask where everybody is."""
    before = len(browser.heard())
    browser.act(lambda: browser.page.click("#around [data-id=board]"))
    told = browser.heard()[before:]
    assert len(told) > 1
    return told


def carry_on(browser: Browser) -> None:
    """Open the page again, and go on with the game.

    After a crash playwright may miss that the page has loaded, so the game itself is waited for.
    """
    from playwright.sync_api import Error

    for _ in range(3):  # Chromium may lose the first way to a page after a crash
        with contextlib.suppress(Error):
            browser.page.goto("about:blank")
            browser.page.goto(browser.address, wait_until="commit", timeout=15_000)
            break
    browser.page.click("text=Continue your game", timeout=PATIENCE)
    browser.page.wait_for_selector("#board svg", timeout=PATIENCE)
    browser.settle()


@long
@pytest.mark.parametrize(
    ("file", "told"),
    [
        ("site.zip", "#status"),
        ("pyodide/pyodide.asm.wasm", "#status"),
        ("pyodide/python_stdlib.zip", "#status"),
        ("worker.js", "#status"),
        ("texts.json", "#status"),
        ("ludo.js", "#not-loaded"),
        ("drawing.js", "#not-loaded"),
    ],
)
def test_an_interrupted_first_load_is_told_and_the_next_one_goes_well(
    file: str, told: str, address: str, tmp_path: Path
) -> None:
    cut = {file}
    with served(cut=cut) as place, chromium(place, tmp_path / "profile") as browser:
        browser.expected.append("")  # the console may be told anything
        page = browser.page
        page.goto(place)
        page.wait_for_selector(f"{told}:has-text('could not be loaded')", timeout=PATIENCE)
        cut.clear()
        if page.is_visible("#again"):
            page.click("#again")
        else:
            page.reload()
        page.wait_for_selector("#entry:not([hidden])", timeout=PATIENCE)


@long
@desktop
@pytest.mark.parametrize("part", ["Worker", "WebAssembly"])
def test_a_browser_without_what_the_game_needs_is_told_so(browser: Browser, part: str) -> None:
    browser.context.add_init_script(f"delete globalThis.{part}")
    browser.expected += [f"{part} is not defined"]
    browser.page.goto(browser.address)
    browser.page.wait_for_selector("#too-old:has-text('too old')", timeout=PATIENCE)


@long
def test_blocked_storage_is_told_and_the_game_is_played_all_the_same(
    address: str, tmp_path: Path
) -> None:
    settings = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    preferences = tmp_path / "profile" / "Default" / "Preferences"
    preferences.parent.mkdir(parents=True)
    preferences.write_text(json.dumps(settings), "utf-8")
    with chromium(address, tmp_path / "profile") as browser:
        browser.open()
        browser.told("does not let the page keep anything")
        browser.new_game()
        play(browser, "click", 2)


@long
def test_plain_http_from_another_computer_is_told_and_games_are_kept(
    address: str, tmp_path: Path
) -> None:
    """Such a page has no private files and no locks: the database keeps, and finds two tabs."""
    place = address.replace("127.0.0.1", "ludo.test")
    named = "--host-resolver-rules=MAP ludo.test 127.0.0.1"
    with chromium(place, tmp_path / "profile", named) as browser:
        page = browser.open()
        assert not page.evaluate("isSecureContext")
        browser.told("came over plain http")
        browser.new_game()
        play(browser, "click", 2)
        second = browser.context.new_page()
        second.goto(place)
        second.wait_for_selector("#status:has-text('another tab')", timeout=PATIENCE)
        second.close()
        page.reload()
        page.wait_for_selector("text=Continue your game", timeout=PATIENCE)
        # A tab that sleeps answers nobody. When it wakes, it must not write over the other's games.
        browser.replace(
            "store.js", lambda text: text.replace("channel.postMessage(mine)", "channel.close()")
        )
        other = browser.context.new_page()
        other.goto(place)
        other.wait_for_selector("text=Continue your game", timeout=PATIENCE)
        page.click("text=New game")
        page.click("#rows button >> text=Start")
        page.wait_for_selector("#status:has-text('another tab')", timeout=PATIENCE)
        assert not page.is_visible("#rows")
        other.reload()
        other.wait_for_selector("text=Continue your game", timeout=PATIENCE)


@long
@desktop
def test_a_copy_of_everything_comes_back_and_a_damaged_one_changes_nothing(
    browser: Browser, tmp_path: Path
) -> None:
    page = browser.open()
    browser.new_game()
    play(browser, "click", 2)
    page.evaluate("document.getElementById('settings').open = true")
    with page.expect_download() as saved:
        page.click("#keep-all")
    copy, damaged = tmp_path / "copy.zip", tmp_path / "damaged.zip"
    saved.value.save_as(copy)
    data = copy.read_bytes()
    damaged.write_bytes(data[: len(data) // 2])
    page.set_input_files("#take-back", str(damaged))
    browser.told("no copy of everything")
    page.reload()
    page.wait_for_selector("text=Continue your game", timeout=PATIENCE)
    page.evaluate("document.getElementById('settings').open = true")
    page.set_input_files("#take-back", str(copy))
    browser.told("are back")


@long
@desktop
def test_a_game_from_a_file_is_heard_again_and_a_damaged_one_is_refused(
    browser: Browser, tmp_path: Path
) -> None:
    page = browser.open()
    page.click("#rows button >> text=Options")
    damaged = tmp_path / "damaged.ludo"
    damaged.write_bytes(GAME.read_bytes().replace(b"red 3:1", b"red 9:1"))
    for file, told in ((damaged, "could not be kept"), (GAME, "among your finished games")):
        page.click("#rows button >> text=Bring in a game")
        with page.expect_file_chooser() as chooser:
            page.click("#file-label")
        chooser.value.set_files(str(file))
        browser.told(told)
        page.wait_for_selector("#file-part", state="hidden")
    page.click("#around [data-id=menu-back]")
    page.click("#rows button >> text=Finished games")
    page.wait_for_function("() => document.querySelectorAll('#rows > li').length === 1")
    page.click("#rows > li > button")
    page.click("#rows button >> text=Hear it again")
    page.wait_for_selector("#board svg", timeout=PATIENCE)
    for _ in range(3):
        browser.answered(lambda: page.click("[data-id=replay-next]"))


@long
def test_a_new_version_is_told_and_waits_for_a_reload(address: str, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    shutil.copytree(page_folder(), folder)
    spacing = "getComputedStyle(document.getElementById('title')).letterSpacing"
    with served(folder) as place, chromium(place, tmp_path / "other") as visitor:
        page = visitor.open()
        page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
        page.reload()
        page.wait_for_selector("#rows:not([hidden])", timeout=PATIENCE)
        visitor.new_game()
        renew(folder, "ludo.css", "h1 { letter-spacing: 3px; }", listed=False)
        update = "navigator.serviceWorker.ready.then(one => one.update()).then(() => 1)"
        page.evaluate(update)
        page.wait_for_timeout(3000)
        assert not page.is_visible("#version"), "half a version was taken"
        renew(folder, "ludo.css", "", listed=True)
        page.evaluate(update)
        visitor.told("A new version is here")
        assert page.evaluate(spacing) == "normal"
        play(visitor, "click", 2)
        assert page.evaluate(spacing) == "normal"
        page.click("#reload")
        page.wait_for_selector("text=Continue your game", timeout=PATIENCE)
        assert page.evaluate(spacing) == "3px"


@long
def test_two_copies_at_one_address_leave_each_other_alone(tmp_path: Path) -> None:
    site = tmp_path / "site"
    for name in ("one", "two"):
        shutil.copytree(page_folder(), site / name)
    renew(site / "two", "ludo.css", "", listed=True)
    with served(site) as place, chromium(place, tmp_path / "profile") as browser:
        page = browser.page
        for offline in (False, True):
            browser.context.set_offline(offline)
            for name in ("one", "two"):
                page.goto(f"{place}{name}/index.html")
                page.wait_for_selector("#entry:not([hidden])", timeout=PATIENCE)
                page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
                page.wait_for_timeout(1500)


def renew(folder: Path, name: str, text: str, *, listed: bool) -> None:
    """Change a file of a page, and tell the service worker; the list may come later."""
    for one, more in ((name, text), ("service-worker.js", "// fresh")):
        file = folder / one
        file.write_text(f"{file.read_text('utf-8')}\n{more}\n", "utf-8")
    table = json.loads((folder / "files.json").read_text("utf-8"))
    if listed:
        hashes = {one: hashlib.sha256((folder / one).read_bytes()) for one in table["files"]}
        table["files"] = {one: found.hexdigest()[:16] for one, found in hashes.items()}
    table["build"] += "-fresh"
    (folder / "files.json").write_text(json.dumps(table), "utf-8")
