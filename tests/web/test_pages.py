"""The accessibility tree of every kind of page: roles, names and states, one file per kind.

What it needs: see chromium.py; with `LUDO_AXE` axe-core looks as well. `LUDO_GOLDEN=write` writes
the files of pages/ anew.
"""

from __future__ import annotations

import json
import os
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.online.scripted import running
from tests.web.chromium import PATIENCE, Browser, check_axe, chromium, desktop, long, phone
from tests.web.no_browser import Page, play

PAGES = Path(__file__).with_name("pages")
LEFT_OUT = frozenset(("InlineTextBox", "ListMarker", "none", "generic"))
WITHOUT_NAME = frozenset(("main", "list", "navigation", "grid", "row"))
LEAVES = frozenset(("button", "heading", "StaticText", "option", "LabelText", "DisclosureTriangle"))
STATES = frozenset(("disabled", "expanded", "hidden"))
FIRST, BACK = "#rows > li:first-child > button:first-child", "[data-id=menu-back]"
MOST_ROWS = 8
"""Rows of one menu that are gone into: long lists are all alike."""
ASKED = {
    **{"type": "request_input", "input_id": "biography", "prompt": "Tell about yourself."},
    **{"default_value": "I play.", "multiline": True},
}


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


def look(browser: Browser, kind: str, settle: int = 400) -> None:
    """Compare what is there, after some milliseconds, with the file of this kind of page."""
    page = browser.page
    page.wait_for_timeout(settle)
    # What is said at this moment hangs on how fast the machine is.
    page.evaluate("document.getElementById('history').replaceChildren()")
    page.evaluate("for (const one of document.querySelectorAll('.live')) one.hidden = true")
    found, file = re.sub(r":\d{4,5}", ":PORT", tree(page)) + "\n", PAGES / f"{kind}.txt"
    page.evaluate("for (const one of document.querySelectorAll('.live')) one.hidden = false")
    if os.environ.get("LUDO_GOLDEN") == "write":
        PAGES.mkdir(exist_ok=True)
        file.write_text(found, "utf-8")
    assert found == file.read_text("utf-8"), kind
    check_axe(page)


def go(browser: Browser, button: str) -> None:
    """Press a button that leads to another page."""
    page = browser.page
    title = page.inner_text("#title")
    page.click(button)
    other = "title => document.getElementById('title').innerText !== title"
    page.wait_for_function(other, arg=title, timeout=PATIENCE)


def type_in(browser: Browser, text: str) -> None:
    browser.page.fill("#entry-text", text)
    browser.page.click("#entry-send")


@desktop
def test_pages_of_a_player_alone(browser: Browser) -> None:
    page = browser.page
    page.goto(f"{browser.address}#seed=tree")
    page.wait_for_selector("#entry:not([hidden])", timeout=PATIENCE)
    look(browser, "entry")
    type_in(browser, "Ada")
    page.wait_for_selector("#rows:not([hidden])")
    look(browser, "menu")
    for button in ("#rows button >> text=Help", "#rows button >> text=Rules", FIRST):
        go(browser, button)
    look(browser, "reading")
    for _ in range(3):
        go(browser, BACK)
    go(browser, "#rows button >> text=Options")
    go(browser, "#rows button >> text=Sounds")
    look(browser, "menu-with-values")
    go(browser, BACK)
    go(browser, "#rows button >> text=Keys of your own")
    go(browser, FIRST)
    look(browser, "key")
    page.focus("#keys")
    page.keyboard.press("Escape")
    page.wait_for_selector("#rows:not([hidden])")
    for _ in range(2):
        go(browser, BACK)
    go(browser, "#rows button >> text=Puzzles")
    go(browser, "#rows button >> text=/^easy/")  # the first row has other puzzles every day
    page.wait_for_selector("#board svg", timeout=PATIENCE)
    look(browser, "practice")
    page.reload()
    page.wait_for_selector("#rows:not([hidden])", timeout=PATIENCE)
    browser.new_game()
    browser.settle()
    look(browser, "game")
    page.click("#squares-title")
    page.wait_for_selector("#squares button")
    while page.locator("#choices button:visible").count() == 0:
        browser.act(partial(page.click, "[data-id=roll]"))
    look(browser, "choice-and-squares")
    go(browser, "[data-id=menu]")
    look(browser, "game-menu")


@desktop
def test_pages_of_games_that_are_over(browser: Browser, tmp_path: Path) -> None:
    played = Page(tmp_path / "played", seed="over")
    played.do(kind="submit", text="Ada")
    played.touch("New game")
    played.touch("Start")
    play(played)
    copy = tmp_path / "copy.zip"
    copy.write_bytes(played.shell.keeper.everything())
    page = browser.open()
    page.set_input_files("#take-back", str(copy))
    browser.told("are back")
    page.reload()
    page.wait_for_selector("#rows:not([hidden])", timeout=PATIENCE)
    go(browser, "#rows button >> text=Finished games")
    go(browser, FIRST)
    go(browser, "#rows button >> text=Where it turned")
    look(browser, "working", settle=0)  # a quick machine has soon looked through it
    page.wait_for_selector("#progress", state="hidden", timeout=PATIENCE)
    check_axe(page)
    go(browser, BACK)
    go(browser, FIRST)
    page.wait_for_selector("#board svg", timeout=PATIENCE)
    look(browser, "replay")


@long
@pytest.mark.skipif("LUDO_AXE" not in os.environ, reason="LUDO_AXE names axe.min.js")
@phone
def test_axe_finds_nothing_on_any_page(browser: Browser) -> None:
    browser.open()
    seen: set[str] = set()
    walk(browser, (), seen)
    assert len(seen) > 40, seen


def walk(browser: Browser, way: tuple[str | None, ...], seen: set[str]) -> None:
    """Go into every row of the page at the end of a way of rows, three rows deep."""
    page, title = browser.page, browser.page.inner_text("#title")
    seen.add(title)
    check_axe(page)
    rows = page.locator("#rows > li:has(> button:not(.plain))").all()
    for key in [row.get_attribute("data-key") for row in rows][:MOST_ROWS]:
        if page.inner_text("#title") != title:
            page.reload()
            page.wait_for_selector("#rows:not([hidden])", timeout=PATIENCE)
            for one in way:
                press_row(page, one)
        if not page.locator(row(key)).count():
            continue  # another question is asked now
        press_row(page, key)
        if page.inner_text("#title") in seen:
            continue
        if len(way) < 2:
            walk(browser, (*way, key), seen)
        else:
            seen.add(page.inner_text("#title"))
            check_axe(page)
        if page.is_visible(BACK):
            answered(page, BACK)


def press_row(page: Any, key: str | None) -> None:
    """Press a row; what it does may change the page."""
    answered(page, row(key))


def row(key: str | None) -> str:
    return f'#rows > [data-key="{key}"] > button:first-child'


def answered(page: Any, button: str) -> None:
    """Press a button, and wait until something is said."""
    page.evaluate("document.getElementById('history').lastElementChild.dataset.old = 'yes'")
    page.locator(button).first.click()
    fresh = "() => !document.getElementById('history').lastElementChild.dataset.old"
    page.wait_for_function(fresh, timeout=PATIENCE)


def test_pages_of_a_server(address: str, tmp_path: Path) -> None:
    with running() as server:
        place = f"ws://127.0.0.1:{server.port}"
        with chromium(address, tmp_path / "profile", allowed=(place,)) as browser:
            page = browser.open()
            go(browser, "#rows button >> text=Play with others")
            go(browser, "#rows button >> text=Add a server")
            type_in(browser, place)
            page.wait_for_selector("#rows button >> text=New account", timeout=PATIENCE)
            page.click("#rows button >> text=New account")
            page.wait_for_selector("#entry:not([hidden])")
            type_in(browser, "Ada")
            page.wait_for_selector("#entry-text[type=password]")
            look(browser, "password")
            for _ in range(2):
                type_in(browser, "secret words")
                page.wait_for_timeout(300)
            page.wait_for_selector("#rows button >> text=Log out", timeout=PATIENCE)
            look(browser, "server")
            server.send("Ada", ASKED)
            page.wait_for_selector("#entry-lines", timeout=PATIENCE)
            look(browser, "editor")
