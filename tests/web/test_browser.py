"""The page in a real browser: keys, touch, reload, two tabs, offline, and nothing from elsewhere.

Needs Chromium, playwright (`pip install -e ".[browser]"`), npm and Node; the page of this checkout
is built once. `LUDO_CHROMIUM` names another browser, `LUDO_AXE` the file axe.min.js of axe-core.
`LUDO_BROWSERS=all` runs what takes longer, too; `LUDO_GOLDEN=write` writes pages.txt anew.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.web.served import served

playwright = pytest.importorskip("playwright.sync_api", reason="needs playwright")
CHROMIUM = os.environ.get("LUDO_CHROMIUM") or shutil.which("chromium")
if not CHROMIUM or not shutil.which("npm"):
    pytest.skip("needs Chromium, npm and Node", allow_module_level=True)

ROOT = Path(__file__).parents[2]
PAGES = Path(__file__).with_name("pages.txt")
QUIET = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--no-first-run"),
)
PATIENCE = 120_000
long = pytest.mark.skipif(os.environ.get("LUDO_BROWSERS") != "all", reason="LUDO_BROWSERS=all")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served() as found:
        yield found


class Browser:
    """A browser with a profile of its own, and everything it asked for or complained of."""

    def __init__(self, launch: Callable[[], Any], address: str) -> None:
        self.launch, self.address = launch, address
        self.context = context = launch()
        self.asked: set[str] = set()
        self.complaints: list[str] = []
        self.expected: list[str] = []
        """Complaints that a test provokes, by a part of their text."""
        context.on("request", lambda request: self.asked.add(request.url))
        self.watch(context.pages[0])

    def watch(self, page: Any) -> None:
        self.page = page
        page.on("console", lambda message: self.complaints.append(message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def open(self, more: str = "", name: str = "Ada") -> Any:
        self.page.goto(self.address + more)
        self.page.wait_for_selector("#entry:not([hidden]), #rows:not([hidden])", timeout=PATIENCE)
        if self.page.is_visible("#entry"):
            self.page.fill("#entry-text", name)
            self.page.press("#entry-text", "Enter")
            self.page.wait_for_selector("#rows:not([hidden])")
        return self.page

    def new_game(self) -> None:
        self.page.click("text=New game")
        self.page.click("#rows button >> text=Start")
        self.page.wait_for_selector("#board svg", timeout=PATIENCE)

    def heard(self) -> list[str]:
        found: list[str] = self.page.locator("#history li").all_inner_texts()
        return found

    def act(self, act: Callable[[], None]) -> None:
        """Do something, wait until it was answered and until it is the player's turn again."""
        before = self.page.locator("#history li").count()
        act()
        longer = "before => document.querySelectorAll('#history li').length > before"
        self.page.wait_for_function(longer, arg=before, timeout=PATIENCE)
        self.settle()

    def settle(self) -> None:
        """Wait until it is the player's turn again, and everything is told."""
        turn = "#choices button:visible, [data-id=roll]:visible, #rows button:visible"
        self.page.wait_for_timeout(250)
        self.page.locator(turn).first.wait_for(timeout=PATIENCE)
        self.page.wait_for_timeout(250)

    def told(self, text: str) -> None:
        """Wait until something was said."""
        self.page.wait_for_selector(f"#history li:has-text({json.dumps(text)})", timeout=PATIENCE)

    def replace(self, file: str, change: Callable[[str], str]) -> None:
        """Change a script on its way to the browser."""

        def answer(route: Any) -> None:
            found = route.fetch()
            route.fulfill(response=found, body=change(found.text()))

        self.context.route(f"**/{file}", answer)


@pytest.fixture(params=["desktop", "phone"])
def browser(request: pytest.FixtureRequest, address: str, tmp_path: Path) -> Iterator[Browser]:
    phone = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
    kind = getattr(request, "param", "desktop")
    with playwright.sync_playwright() as started:
        launch = partial(
            started.chromium.launch_persistent_context,
            str(tmp_path / "profile"),
            executable_path=CHROMIUM,
            args=QUIET,
            **(phone if kind == "phone" else {}),
        )
        found = Browser(launch, address)
        yield found
        with contextlib.suppress(playwright.Error):  # a test may have killed it
            found.context.close()
    complaints = [
        one for one in found.complaints if not any(part in one for part in found.expected)
    ]
    assert complaints == []
    assert {url for url in found.asked if not url.startswith((address, "blob:", "data:"))} == set()


desktop = pytest.mark.parametrize("browser", ["desktop"], indirect=True)
phone = pytest.mark.parametrize("browser", ["phone"], indirect=True)


def play(browser: Browser, press: str, turns: int) -> None:
    page = browser.page
    for _ in range(turns):
        button = page.locator("#choices button:visible, #primary button:visible").first
        browser.act(getattr(button, press))


def check_axe(page: Any) -> None:
    """Let axe-core look for violations, where it is at hand."""
    if file := os.environ.get("LUDO_AXE"):
        page.evaluate(f"{Path(file).read_text('utf-8')};0")
        found = page.evaluate(
            "axe.run().then(r => r.violations.map(v => [v.id, v.nodes.map(n => n.target)]))"
        )
        assert found == []


def tree(page: Any) -> str:
    """Return what a screen reader finds: roles and names, indented."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    by_id = {node["nodeId"]: node for node in nodes}
    lines: list[str] = []

    def add(node: dict[str, Any], depth: int) -> None:
        role = node.get("role", {}).get("value", "")
        name = node.get("name", {}).get("value", "")
        named = bool(name) or role in WITHOUT_NAME
        shown = named and not node.get("ignored") and role not in LEFT_OUT
        if shown:
            states = [
                one["name"]
                for one in node.get("properties", [])
                if one["name"] in STATES and one["value"].get("value") not in (False, "false")
            ]
            lines.append(" ".join(("  " * depth + role, json.dumps(name), *states)))
        for child in node.get("childIds", []):
            if child in by_id and not (shown and role in LEAVES):
                add(by_id[child], depth + shown)

    add(nodes[0], 0)
    return "\n".join(lines)


LEFT_OUT = frozenset(("InlineTextBox", "ListMarker", "none", "generic"))
WITHOUT_NAME = frozenset(("main", "list", "navigation", "grid", "row"))
LEAVES = frozenset(("button", "heading", "StaticText", "option", "LabelText", "DisclosureTriangle"))
STATES = frozenset(("disabled", "expanded", "hidden"))


@desktop
def test_every_kind_of_page_is_as_a_reader_should_find_it(browser: Browser) -> None:
    page = browser.page
    page.goto(f"{browser.address}#seed=tree")
    page.wait_for_selector("#entry:not([hidden])", timeout=PATIENCE)
    found: dict[str, str] = {}

    def look(kind: str) -> None:
        page.wait_for_timeout(400)
        page.evaluate("document.getElementById('history').replaceChildren()")
        for region in ("polite", "assertive"):
            page.evaluate(f"document.getElementById('{region}').replaceChildren()")
        check_axe(page)
        found[kind] = tree(page)

    def go(button: str) -> None:
        """Press a button that leads to another page."""
        title = page.inner_text("#title")
        page.click(button)
        other = "title => document.getElementById('title').innerText !== title"
        page.wait_for_function(other, arg=title, timeout=PATIENCE)

    first, back = "#rows > li:first-child > button:first-child", "[data-id=menu-back]"
    look("entry")
    page.fill("#entry-text", "Ada")
    go("#entry-send")
    look("menu")
    go("#rows button >> text=Rules")
    go(first)
    look("reading")
    go(back)
    go(back)
    go("#rows button >> text=Options")
    go("#rows button >> text=Sounds")
    look("menu with values")
    go(back)
    go("#rows button >> text=Keys of your own")
    go(first)
    look("key")
    page.focus("#keys")
    page.keyboard.press("Escape")
    page.wait_for_selector("#rows:not([hidden])")
    for _ in range(2):
        go(back)
    go("#rows button >> text=Puzzles")
    go(first)
    page.wait_for_selector("#board svg", timeout=PATIENCE)
    look("practice")
    page.reload()
    page.wait_for_selector("#rows:not([hidden])", timeout=PATIENCE)
    browser.new_game()
    browser.settle()
    look("game")
    page.click("#squares-title")
    page.wait_for_selector("#squares button")
    while page.locator("#choices button:visible").count() == 0:
        browser.act(partial(page.click, "[data-id=roll]"))
    look("choice, squares")
    go("[data-id=menu]")
    look("game menu")
    told = "\n\n".join(f"== {kind}\n{text}" for kind, text in found.items()) + "\n"
    if os.environ.get("LUDO_GOLDEN") == "write":
        PAGES.write_text(told, "utf-8")
    assert told == PAGES.read_text("utf-8")


@desktop
def test_a_game_by_keys_says_what_the_terminal_says(browser: Browser, tmp_path: Path) -> None:
    keys = ["enter", "enter", *["r", "r", "r", "1", "r", "r", "r", "1", "v", "n", "r"]]
    page = browser.open("#seed=both")
    browser.settle()
    begun = len(browser.heard())
    page.focus("#keys")
    for key in keys:
        named = {"enter": "Enter"}.get(key, key)
        browser.act(partial(page.keyboard.press, named))
    assert page.evaluate("document.activeElement.id") == "keys"
    told = browser.heard()[begun:]
    wanted = terminal(keys, "both", tmp_path / "terminal")
    assert len(wanted) > 15
    assert told[: len(wanted)] == wanted


def terminal(keys: list[str], seed: str, folder: Path) -> list[str]:
    """Return what a real terminal client says to the same keys."""
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
def test_what_belongs_to_the_page_alone(browser: Browser) -> None:
    """Letters outside the key area, the focus after an act, a hostile name, a second tab."""
    name = "<img src=x onerror=alert(1)>&amp;"
    page = browser.open(name=name)
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
    assert page.inner_text("#title") == "New game."
    assert page.evaluate("document.querySelectorAll('.live p').length") == 0
    assert browser.heard()[-2:] == ["New game.", "Start"]
    page.click("#rows button >> text=Start")
    page.wait_for_selector("#board svg", timeout=PATIENCE)
    assert page.evaluate("document.querySelectorAll('img').length") == 0
    page.focus("[data-id=roll]")
    for _ in range(2):
        if page.locator("#choices button:visible").count() == 0:
            browser.act(partial(page.keyboard.press, "Enter"))
            page.wait_for_selector("#choices button:visible, [data-id=roll]:visible")
            assert page.evaluate("document.activeElement.tagName") == "BUTTON"
    second = browser.context.new_page()
    second.goto(browser.address)
    second.wait_for_selector("#status:has-text('another tab')", timeout=PATIENCE)
    second.close()


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
def test_a_full_storage_is_told_and_what_waits_is_kept_when_there_is_room(
    browser: Browser,
) -> None:
    browser.expected.append("QuotaExceededError")
    # Quotas of private files cannot be set from outside: the handle refuses to write for a while.
    browser.replace(
        "store.js",
        lambda text: (
            text.replace(
                "const written = this.handle.write(entry, { at: this.end });",
                "const full = new Date().getTime() > globalThis.fullFrom"
                " && new Date().getTime() < globalThis.fullFrom + 6000;"
                "const written = full ? 3 : this.handle.write(entry, { at: this.end });",
            )
            + "\nglobalThis.fullFrom = Date.now() + 8000;"
        ),
    )
    page = browser.open()
    browser.new_game()
    page.wait_for_timeout(5000)
    play(browser, "click", 2)
    browser.told("storage is full")
    page.wait_for_timeout(6000)
    play(browser, "click", 1)
    browser.told("There is room again")
    page.reload()
    page.wait_for_selector("text=Continue your game", timeout=PATIENCE)


@long
@desktop
@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("store.js", "export async function openStore() {", "REFUSED", "does not let the page"),
        ("worker.js", "const FOLDER", "globalThis.WebAssembly = undefined;const FOLDER", "too old"),
        ("worker.js", 'fetch("site.zip")', 'fetch("none.zip")', "could not be loaded"),
    ],
    ids=["refused", "no WebAssembly", "interrupted"],
)
def test_what_a_browser_refuses_is_told_in_one_sentence(
    browser: Browser, file: str, old: str, new: str, told: str
) -> None:
    new = new.replace("REFUSED", f"{old} return {{ store: null, taken: false }};")
    browser.replace(file, lambda text: text.replace(old, new))
    browser.expected += ["none.zip", "404", "zip"]
    if told.startswith("does not"):
        browser.open()
        browser.told(told)
        return
    page = browser.page
    page.goto(browser.address)
    page.wait_for_selector(f"#status:has-text('{told}')", timeout=PATIENCE)
    assert page.is_visible("#again")
    browser.context.unroute(f"**/{file}")
    page.click("#again")
    page.wait_for_selector("#entry:not([hidden])", timeout=PATIENCE)


@long
@desktop
def test_a_new_version_is_told_and_waits_for_a_reload(browser: Browser, tmp_path: Path) -> None:
    from playpalace_ludo.cli import web

    folder = tmp_path / "site"
    shutil.copytree(web._page(), folder)
    with served(folder) as address:
        browser.asked.clear()
        before, browser.address = browser.address, address
        page = browser.open()
        page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
        page.reload()
        page.wait_for_selector("#rows:not([hidden])", timeout=PATIENCE)
        style = folder / "ludo.css"
        style.write_text(f"{style.read_text('utf-8')}\nh1 {{ letter-spacing: 3px; }}\n", "utf-8")
        listed = json.loads((folder / "files.json").read_text("utf-8"))
        (folder / "files.json").write_text(json.dumps(listed | {"build": "fresh"}), "utf-8")
        worker = folder / "service-worker.js"
        worker.write_text(f"{worker.read_text('utf-8')}\n// fresh\n", "utf-8")
        page.evaluate("navigator.serviceWorker.ready.then(one => one.update()).then(() => 1)")
        browser.told("A new version is here")
        spacing = "getComputedStyle(document.getElementById('title')).letterSpacing"
        assert page.evaluate(spacing) == "normal"
        page.click("#reload")
        page.wait_for_selector("#rows:not([hidden])", timeout=PATIENCE)
        assert page.evaluate(spacing) == "3px"
        browser.asked = {url for url in browser.asked if not url.startswith(address)}
        browser.address = before
