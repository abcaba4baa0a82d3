"""The page in a real browser: keys, touch, reload, offline, German, and nothing from elsewhere.

What it needs: see chromium.py.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from playpalace_ludo.words.translate import Translator
from tests.web.chromium import PATIENCE, Browser, check_axe, desktop, long, phone, play

ROOT = Path(__file__).parents[2]
ACTS, OVER = "#choices button, [data-id=roll]", "#rows [data-id=again]"
MOST_TAPS = 200
BROWSERS = ("Tab", "F5", "F6", "F7", "F10", "F11", "F12", "ContextMenu")
"""Keys that stay the browser's in the game area, too."""
LOGGING = """() => {
  globalThis.log = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) log.push(...[...addedNodes].map((one) => one.innerText));
  }).observe(document.getElementById("history"), { childList: true });
}"""
"""Notes every line of the list of what was said, which drops old ones."""
SOME_KEYS = ("enter", "enter", *"rrr1rrr1vnr")
MANY_KEYS = ("enter", "enter", *36 * "r1234")


@desktop
@pytest.mark.parametrize(
    ("keys", "lines"),
    [(SOME_KEYS, 15), pytest.param(MANY_KEYS, 200, marks=long)],
    ids=["some", "many"],
)
def test_a_game_by_keys_says_what_the_terminal_says(
    keys: Sequence[str], lines: int, browser: Browser, tmp_path: Path
) -> None:
    page = browser.open("#seed=both")
    browser.settle()
    page.evaluate(LOGGING)
    page.focus("#keys")
    for key in keys:
        before = page.evaluate("log.length")
        page.keyboard.press({"enter": "Enter"}.get(key, key))
        page.wait_for_function("before => log.length > before", arg=before, timeout=PATIENCE)
        browser.settle()
    assert page.evaluate("document.activeElement.id") == "keys"
    told = page.evaluate("log")
    wanted = terminal(keys, "both", tmp_path / "terminal")
    assert len(wanted) > lines
    assert told[: len(wanted)] == wanted


def terminal(
    keys: Sequence[str], seed: str, folder: Path, name: str = "Ada", lang: str = "en"
) -> list[str]:
    """Return what a real terminal client says to the same keys."""
    folder.mkdir()
    (folder / "options.toml").write_text(f'[player]\nname = "{name}"\n', "utf-8")
    transcript = folder / "said.jsonl"
    words = ["-m", "playpalace_ludo.cli.main", "--config-dir", str(folder), "--seed", seed]
    subprocess.run(
        [sys.executable, *words, "--speech", f"transcript:{transcript}", "--lang", lang],
        input="".join(f"{'' if key == 'enter' else key}\n" for key in keys),
        text=True,
        check=True,
        stdout=subprocess.DEVNULL,
        cwd=ROOT,
    )
    lines = [json.loads(line)["text"] for line in transcript.read_text("utf-8").splitlines()]
    heading = Translator(lang).text("pludo-menu-new-game")
    begun = next(at for at, line in enumerate(lines) if line.startswith(heading))
    return lines[begun + 1 : -1]


@desktop
def test_what_belongs_to_the_page_alone(browser: Browser) -> None:
    """Letters outside the key area, the focus after an act, a hostile name, a second tab."""
    name = "<img src=x onerror=alert(1)>&amp;"
    browser.context.add_init_script(
        "globalThis.asked = 0; navigator.storage.persist = async () => { asked += 1; return true; }"
    )
    page = browser.open("#seed=shots", name=name)
    browser.settle()
    before = browser.heard()
    page.focus("#title")
    page.keyboard.press("n")
    page.wait_for_timeout(500)
    assert browser.heard() == before
    for region in ("polite", "assertive"):
        page.evaluate(f"document.getElementById('{region}').replaceChildren()")
    page.click("text=New game")
    page.wait_for_selector("#rows button >> text=Start")
    page.wait_for_timeout(500)
    assert page.evaluate("document.activeElement.id") == "title"
    assert page.inner_text("#title") == "New game"
    assert page.evaluate("document.querySelectorAll('.live p').length") == 0
    assert browser.heard()[-2] == "New game."
    page.click("#rows button >> text=Start")
    page.wait_for_selector("#board svg", timeout=PATIENCE)
    assert page.evaluate("asked") == 1, "the browser may clear the game"
    assert page.evaluate("document.querySelectorAll('img').length") == 0
    assert "<im…ert · red" in page.locator("#board").text_content()
    page.focus("[data-id=hint]")
    page.dispatch_event("#keys", "keydown", {"key": "r"})
    page.wait_for_selector("[data-id=hint]", state="detached")
    assert page.evaluate("document.activeElement.dataset.id") == "next"
    browser.settle()
    for _ in range(2):
        if page.locator("#choices button:visible").count() == 0:
            browser.act(partial(page.keyboard.press, "Enter"))
            page.wait_for_selector("#choices button:visible, [data-id=roll]:visible")
            assert page.evaluate("document.activeElement.tagName") == "BUTTON"
    assert pressed(page, "v", times=80) == {True}
    page.wait_for_function("() => document.querySelectorAll('#history li').length === 200")
    for key in BROWSERS:
        assert pressed(page, key) == {False}, key
    for held in ("ctrlKey", "altKey", "metaKey"):
        assert pressed(page, "r", held) == {False}, held
    page.wait_for_timeout(500)
    assert page.locator("#history li").count() == 200
    second = browser.context.new_page()
    second.goto(browser.address)
    second.wait_for_selector("#status:has-text('another tab')", timeout=PATIENCE)
    second.close()


def pressed(page: Any, key: str, held: str = "", times: int = 1) -> set[bool]:
    """Press a key in the game area; return whether the page took it from the browser."""
    return set(
        page.evaluate(
            """([key, held, times]) => Array.from({ length: times }, () => {
              const made = { key, cancelable: true, bubbles: true, ...held && { [held]: true } };
              const event = new KeyboardEvent("keydown", made);
              document.getElementById("keys").dispatchEvent(event);
              return event.defaultPrevented;
            })""",
            [key, held, times],
        )
    )


@phone
def test_a_game_by_touch_survives_a_reload_and_starts_offline(browser: Browser) -> None:
    page = browser.open()
    page.tap("text=New game")
    page.tap("#rows button >> text=Start")
    page.wait_for_selector("#board svg", timeout=PATIENCE)
    play(browser, "tap", 4)
    check_axe(page)
    page.tap("#squares-title")
    page.wait_for_selector("#squares button")
    page.evaluate("document.getElementById('settings').open = true")
    for wide in (360, 320):  # the latter is also what 400 percent leave of 1280 pixels
        page.set_viewport_size({"width": wide, "height": 640})
        assert page.evaluate("document.documentElement.scrollWidth") <= wide
    small = page.evaluate(
        "[...document.querySelectorAll('button, summary, label.button, select, #rate')]"
        ".filter(one => one.offsetParent && one.getBoundingClientRect().height < 44)"
        ".map(one => one.id || one.textContent)"
    )
    assert small == []
    page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    page.reload()
    page.wait_for_selector("text=Continue your game", timeout=PATIENCE)
    page.wait_for_timeout(1500)
    browser.context.set_offline(True)
    page.reload()
    page.wait_for_selector("text=Continue your game", timeout=PATIENCE)


@desktop
def test_a_german_browser_fetches_german(browser: Browser) -> None:
    browser.context.add_init_script(
        "Object.defineProperty(navigator, 'languages', {get: () => ['de-AT']})"
    )
    page = browser.open()
    assert page.evaluate("document.documentElement.lang") == "de"
    assert page.inner_text("#history-title") == "Was gesagt wurde"
    assert [url for url in browser.asked if "languages/" in url] == [
        f"{browser.address}languages/de.zip"
    ]


@long
@desktop
def test_a_browser_that_fails_at_ogg_gets_plain_samples(browser: Browser) -> None:
    ogg = {"body": b"OggS and nothing else", "content_type": "audio/ogg"}
    browser.context.route("**/*.ogg", lambda route: route.fulfill(**ogg))
    browser.open()
    browser.new_game()
    play(browser, "click", 2)
    assert any(url.endswith(".wav") for url in browser.asked)


@long
@phone
def test_a_whole_game_by_touch_alone(browser: Browser) -> None:
    """Tap what is there until the game is over, on the board as well; nothing has to be typed."""
    page = browser.page
    page.emulate_media(reduced_motion="reduce")  # playwright waits for what moves
    page.goto(f"{browser.address}#seed=touch")
    page.wait_for_selector("#entry:not([hidden])", timeout=PATIENCE)
    page.tap("#entry-send")
    page.wait_for_selector("#rows:not([hidden])", timeout=PATIENCE)
    page.tap("#rows button >> text=Learn to play")
    on_the_board = 0
    for _ in range(MOST_TAPS):
        page.locator(f"{ACTS}, {OVER}").first.wait_for(timeout=PATIENCE)
        if page.locator(OVER).count():
            break
        page.evaluate("document.getElementById('history').lastElementChild.dataset.old = 'yes'")
        token = page.locator("#board .movable").first
        if page.locator("#choices button").count() and token.count():
            token.tap()
            on_the_board += 1
        else:
            page.locator(ACTS).first.tap()
        fresh = "() => !document.getElementById('history').lastElementChild.dataset.old"
        page.wait_for_function(fresh, timeout=PATIENCE)
    said = browser.heard()
    assert on_the_board > 1
    assert said[-1].startswith("That was the guided game."), said[-5:]
    page.tap(OVER)
    page.wait_for_selector("[data-id=roll]", timeout=PATIENCE)
