"""The page in a real browser: keys, touch, reload, two tabs, offline, and nothing from elsewhere.

Needs Chromium, playwright (`pip install -e ".[browser]"`), npm and Node; a page of this checkout is
built once. `LUDO_CHROMIUM` names another browser, `LUDO_AXE` the file axe.min.js of axe-core.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from playpalace_ludo.web import serve

playwright = pytest.importorskip("playwright.sync_api", reason="needs playwright")
CHROMIUM = os.environ.get("LUDO_CHROMIUM") or shutil.which("chromium")
if not CHROMIUM or not shutil.which("npm"):
    pytest.skip("needs Chromium, npm and Node", allow_module_level=True)

ROOT = Path(__file__).parents[2]
QUIET = (
    *("--no-sandbox", "--disable-background-networking", "--disable-component-update"),
    *("--disable-sync", "--no-first-run"),
)
PATIENCE = 120_000


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The page of this checkout, served on this computer."""
    out = tmp_path_factory.mktemp("web") / "page"
    words = [sys.executable, "-m", "tools.make_web", "--out", str(out)]
    subprocess.run(words, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    server = serve.server(out, 0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://{serve.HOST}:{server.server_address[1]}/"
    server.shutdown()
    server.server_close()


class Browser:
    """A browser with a profile of its own, and everything it asked for or complained of."""

    def __init__(self, context: Any, address: str) -> None:
        self.context, self.address = context, address
        self.asked: set[str] = set()
        self.complaints: list[str] = []
        context.on("request", lambda request: self.asked.add(request.url))
        self.page = context.pages[0]
        self.page.on("console", lambda message: self.complaints.append(message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def open(self, more: str = "", name: str = "Ada") -> Any:
        self.page.goto(self.address + more)
        self.page.wait_for_selector("#entry:not([hidden]), #rows:not([hidden])", timeout=PATIENCE)
        if self.page.is_visible("#entry"):
            self.page.fill("#entry-text", name)
            self.page.press("#entry-text", "Enter")
            self.page.wait_for_selector("#rows:not([hidden])")
        return self.page

    def heard(self) -> list[str]:
        found: list[str] = self.page.locator("#history li").all_inner_texts()
        return found

    def settle(self) -> None:
        """Wait until it is the player's turn again, and everything is told."""
        turn = "#choices button:visible, [data-id=roll]:visible, #rows button:visible"
        self.page.wait_for_timeout(250)
        self.page.locator(turn).first.wait_for(timeout=PATIENCE)
        self.page.wait_for_timeout(250)


@pytest.fixture(params=["desktop", "phone"])
def browser(request: pytest.FixtureRequest, address: str, tmp_path: Path) -> Iterator[Browser]:
    phone = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
    kind = getattr(request, "param", "desktop")
    with playwright.sync_playwright() as started:
        context = started.chromium.launch_persistent_context(
            str(tmp_path),
            executable_path=CHROMIUM,
            args=QUIET,
            **(phone if kind == "phone" else {}),
        )
        found = Browser(context, address)
        yield found
        context.close()
    assert found.complaints == []
    assert {url for url in found.asked if not url.startswith((address, "blob:", "data:"))} == set()


desktop = pytest.mark.parametrize("browser", ["desktop"], indirect=True)
phone = pytest.mark.parametrize("browser", ["phone"], indirect=True)


def play(browser: Browser, press: str, turns: int) -> None:
    page = browser.page
    for _ in range(turns):
        button = page.locator("#choices button:visible, #primary button:visible").first
        getattr(button, press)()
        browser.settle()


def check_axe(page: Any) -> None:
    """Let axe-core look for violations, where it is at hand."""
    if file := os.environ.get("LUDO_AXE"):
        page.evaluate(f"{Path(file).read_text('utf-8')};0")
        found = page.evaluate(
            "axe.run().then(r => r.violations.map(v => [v.id, v.nodes.map(n => n.target)]))"
        )
        assert found == []


@desktop
def test_a_game_by_keys_says_what_the_terminal_says(browser: Browser, tmp_path: Path) -> None:
    keys = ["enter", "enter", *["r", "r", "r", "1", "r", "r", "r", "1", "v", "n", "r"]]
    page = browser.open("#seed=both")
    browser.settle()
    begun = len(browser.heard())
    page.focus("#keys")
    for key in keys:
        page.keyboard.press({"enter": "Enter"}.get(key, key))
        browser.settle()
    assert page.evaluate("document.activeElement.id") == "keys"
    told = browser.heard()[begun:]
    wanted = terminal(keys, "both", tmp_path / "terminal")
    assert len(wanted) > 15
    assert told[: len(wanted)] == wanted


def terminal(keys: list[str], seed: str, folder: Path) -> list[str]:
    """Return what a real terminal client says to the same keys."""
    import json

    folder.mkdir()
    (folder / "options.toml").write_text('[player]\nname = "Ada"\n')
    transcript = folder / "said.jsonl"
    words = ["-m", "playpalace_ludo.cli.main", "--config-dir", str(folder), "--seed", seed]
    subprocess.run(
        [sys.executable, *words, "--speech", f"transcript:{transcript}", "--lang", "en"],
        input="".join(f"{'' if key == 'enter' else key}\n" for key in keys),
        text=True,
        check=True,
        stdout=subprocess.DEVNULL,
        cwd=ROOT,
    )
    lines = [json.loads(line)["text"] for line in transcript.read_text("utf-8").splitlines()]
    return lines[lines.index("New game") + 1 : -1]


@desktop
def test_letters_do_nothing_outside_the_key_area(browser: Browser) -> None:
    page = browser.open()
    browser.settle()
    before = browser.heard()
    page.focus("#title")
    page.keyboard.press("n")
    page.wait_for_timeout(500)
    assert browser.heard() == before


@phone
def test_a_game_by_touch_survives_a_reload_and_starts_offline(browser: Browser) -> None:
    page = browser.open()
    check_axe(page)
    page.tap("text=New game")
    page.tap("#rows button >> text=Start")
    page.wait_for_selector("#board svg", timeout=PATIENCE)
    play(browser, "tap", 6)
    check_axe(page)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360
    small = page.evaluate(
        "[...document.querySelectorAll('button, summary')].filter(one => one.offsetParent"
        " && one.getBoundingClientRect().height < 44).map(one => one.textContent)"
    )
    assert small == []
    page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    page.reload()
    page.wait_for_selector("text=Continue your game", timeout=PATIENCE)
    page.wait_for_timeout(2000)
    browser.context.set_offline(True)
    page.reload()
    page.wait_for_selector("text=Continue your game", timeout=PATIENCE)


@desktop
def test_a_second_tab_says_that_it_waits(browser: Browser) -> None:
    browser.open()
    second = browser.context.new_page()
    second.goto(browser.address)
    second.wait_for_selector("#status:has-text('another tab')", timeout=PATIENCE)
    second.close()


@desktop
def test_focus_goes_to_the_new_page_and_what_it_reads_is_not_said_again(browser: Browser) -> None:
    page = browser.open()
    browser.settle()
    page.evaluate("document.getElementById('polite').replaceChildren()")
    page.evaluate("document.getElementById('assertive').replaceChildren()")
    page.click("text=New game")
    page.wait_for_selector("#rows button >> text=Start")
    page.wait_for_timeout(500)
    assert page.evaluate("document.activeElement.id") == "title"
    assert page.inner_text("#title") == "New game."
    assert page.evaluate("document.querySelectorAll('.live p').length") == 0
    assert browser.heard()[-2:] == ["New game.", "Start"]


@desktop
def test_a_hostile_name_stays_text(browser: Browser) -> None:
    name = "<img src=x onerror=alert(1)>&amp;"
    page = browser.open(name=name)
    page.click("text=New game")
    page.click("#rows button >> text=Start")
    page.wait_for_selector("#board svg", timeout=PATIENCE)
    assert page.evaluate("document.querySelectorAll('img').length") == 0


@desktop
def test_the_page_speaks_german_to_a_german_browser(browser: Browser) -> None:
    browser.context.add_init_script(
        "Object.defineProperty(navigator, 'languages', {get: () => ['de-AT']})"
    )
    page = browser.open()
    assert page.evaluate("document.documentElement.lang") == "de"
    assert page.inner_text("#history-title") == "Was gesagt wurde"
