"""The game for a player with buttons: no keys named, tokens by name, the board to touch."""

from __future__ import annotations

import json
import re

from tests.web.no_browser import Page, play

NAMES_A_KEY = re.compile(
    r"\b([Pp]ress|Enter|Escape|[Aa]rrows?|Delete|Backspace|F\d+|Control|Shift"
    r"|Page (Up|Down)|[Kk]eys?|digits?|Space|question mark|Slash)\b|\b[A-Z]: "
)
ABOUT_KEYS = frozenset(
    f"pludo-menu-{name}" for name in ("keys", "own-keys", "key-help", "setting-keys")
)
"""Rows that are there for keys; their pages may name them."""


MOST_ROWS = 8
"""Rows of one menu that are gone into: long lists are all alike."""


def told_keys(page: Page) -> set[str]:
    """Return what was told about keys, except by commands that are about nothing else."""
    lines = (line for line in page.heard if not line.startswith(("Key", "Explain keys")))
    return {line for line in lines if NAMES_A_KEY.search(line)}


def shown(page: Page) -> list[str]:
    view = page.view
    labels = [text for row in view["rows"] for text in (row["label"], row["help"])]
    choices = [choice["label"] for choice in view["choices"]]
    return [view["title"], *labels, *choices]


def test_nothing_names_a_key_to_a_player_of_the_guided_game_who_uses_buttons(page: Page) -> None:
    page.touch("Learn to play")
    play(page)
    for command in ("help", "board", "hint", "near", "rules"):
        if page.can(command):
            page.press(command)
            page.heard += shown(page)
            page.press("menu-back") if page.can("menu-back") else None
    assert told_keys(page) == set()
    assert any(line.startswith("Lesson 18") for line in page.heard)


def test_nothing_names_a_key_in_any_menu_to_a_player_who_uses_buttons(page: Page) -> None:
    """Go into every row of every menu, three levels deep."""
    ways: list[tuple[str, ...]] = [()]
    for way in ways:
        page.shell.app.happen(page.shell._begin_again)
        page.press("repeat")
        for row in way:
            page.do(kind="act", id=row, act="do")
        page.heard += shown(page)
        if len(way) < 3 and page.view["kind"] in ("menu", "reading"):
            rows = [row["id"] for row in page.view["rows"] if row["can_act"]]
            ways += [(*way, row) for row in rows if row not in (*ABOUT_KEYS, *way)][:MOST_ROWS]
    assert len(ways) > 60
    assert told_keys(page) == set()


def test_the_board_is_told_square_by_square(page: Page) -> None:
    assert json.loads(page.shell.squares()) == []
    page.touch("New game")
    page.touch("Start")
    while not page.view["choices"]:
        page.press("roll")
    page.touch("Token 1")
    rows = json.loads(page.shell.squares())
    cells = [cell for row in rows for cell in row]
    assert [len(row) for row in rows[:4]] == [13, 13, 13, 13]
    taken = [cell for cell in cells if cell["taken"]]
    assert any("your token 1" in cell["label"] for cell in taken), taken
    page.do(kind="square", at=taken[0]["at"])
    assert page.heard[-1].startswith(taken[0]["label"])
    before = list(page.heard)
    page.do(kind="square", at=1000)
    assert page.heard == before
