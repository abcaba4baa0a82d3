"""The board as a grid: walked by the client, looked at by us; only where a host has grids."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.hosts.inside.conftest import Human, Table

GRID = "ludo_plus_grid"
NO_GRIDS = "this host's menus are plain lists for us"


class Walker:
    """Somebody with a grid open, whose cursor the client moves."""

    def __init__(self, table: Table, human: Human) -> None:
        self.table, self.human = table, human
        self.human.forget()
        self.human.key("v", shift=True)
        table.tick(3)
        assert self.shown, "no grid was opened"
        self.cell = self.focused

    @property
    def shown(self) -> list[dict[str, Any]]:
        """Packets of the grid."""
        packets = [message.data for message in self.human.user.messages]
        return [data for data in packets if data.get("menu_id") == GRID and data.get("items")]

    @property
    def menu(self) -> dict[str, Any]:
        menu: dict[str, Any] = self.human.user.menus[GRID]
        return menu

    @property
    def is_open(self) -> bool:
        return GRID in self.human.user.menus

    @property
    def focused(self) -> str:
        """The place the last packet put the cursor on."""
        data = self.shown[-1]
        return str(data["items"][data["position"] - 1].id)

    def text(self, cell: str) -> str:
        return {item.id: str(item.text) for item in self.menu["items"]}[cell]

    def key(self, key: str, **modifiers: bool) -> list[str]:
        self.human.forget()
        event = {"type": "keybind", "key": key, "menu_id": GRID, "menu_item_id": self.cell}
        self.table.game.handle_event(self.human.player, {**event, **modifiers})
        self.table.tick(8)
        return self.human.heard()

    def enter(self) -> list[str]:
        self.human.forget()
        self.human.select(self.cell, menu=GRID)
        self.table.tick(8)
        return self.human.heard()


@pytest.fixture
def walker(table: Table, host: SimpleNamespace) -> Walker:
    """Ann, whose first token stands on 1."""
    if host.kind != "playpalace":
        pytest.skip(NO_GRIDS)
    ann, _ = table.seat("Ann", "Ben")
    table.start()
    table.settle()
    table.roll(6)
    ann.key("r")
    table.settle()
    ann.key("1")
    table.settle()
    return Walker(table, ann)


def test_where_menus_have_no_columns_there_is_no_grid(table: Table, host: SimpleNamespace) -> None:
    if host.kind == "playpalace":
        pytest.skip("its menus have columns")
    ann, _ = table.seat("Ann", "Ben")
    eve = table.watch("Eve")
    table.start()
    table.settle()
    ann.forget()
    ann.key("v", shift=True)
    table.tick(4)
    assert not ann.heard() and GRID not in ann.user.menus
    assert "explore-grid" not in eve.menu()


def test_a_row_is_what_lies_between_two_starts(walker: Walker) -> None:
    items, width = walker.menu["items"], walker.menu["grid_width"]
    assert walker.menu["grid_enabled"] and width == 13
    rows = [[item.text for item in items[at : at + width]] for at in range(0, len(items), width)]
    assert rows[0][0] == "1: your token 1, your start, safe."
    assert rows[1][0] == "14: Ben's start, safe."
    assert rows[0][8] == "9: safe." and rows[3][12] == "52."
    assert rows[4][:6] == [
        *(f"your home column {number} of 5." for number in range(1, 6)),
        "No square",
    ]
    assert rows[8] == ["Back to the game"]
    sounds = {item.text: item.sound for item in items}
    assert len({sounds[text] for text in ("2.", rows[0][0], "No square")}) == 3


def test_it_opens_where_the_board_was_explored_last(walker: Walker) -> None:
    assert walker.focused == "square-0"
    walker.cell = "square-21"
    walker.key("escape")
    assert not walker.is_open
    assert walker.human.menu()[0] == "roll"
    again = Walker(walker.table, walker.human)
    assert again.focused == "square-21"
    assert again.text(again.focused) == "22: safe."
    again.cell = "grid_back"
    again.enter()
    assert not again.is_open


def test_enter_says_what_is_there_and_who_could_capture(walker: Walker) -> None:
    assert walker.enter() == [
        "1: your token 1, your start, safe. Nobody can capture your token 1 with one throw."
    ]
    walker.cell = "square-19"
    assert walker.enter() == ["20. You would be out of reach here."]
    walker.cell = next(item.id for item in walker.menu["items"] if item.text == "No square")
    assert walker.enter() == ["No square"]


def test_keys_of_the_explorer_work_on_the_place_under_the_cursor(walker: Walker) -> None:
    walker.cell = "square-3"
    assert walker.key("x") == ["4."]
    assert walker.key("n", shift=True)[0] == "5 ahead: safe."
    assert walker.key("t") == ["Your turn: roll."] and walker.is_open
    assert walker.key("z") == [], "the client reads the place it is put on"
    assert walker.focused == "square-8" and walker.human.sounds()
    walker.cell = "square-8"
    walker.key("a")
    assert walker.focused == "square-0"


def test_the_board_stays_current_and_the_cursor_where_it_is(walker: Walker) -> None:
    walker.table.roll(4)
    walker.cell = "square-2"
    walker.human.forget()
    walker.key("r")
    walker.table.settle()
    assert not walker.is_open, "who plays has the game before them"
    ben = walker.table.humans[1]
    other = Walker(walker.table, walker.human)
    other.human.forget()
    for dice, key in ((6, "r"), (6, "1")):
        walker.table.roll(dice)
        ben.key(key)
        walker.table.settle()
    assert other.text("square-13") == "14: Ben's token 1, Ben's start, safe."
    assert all(data["position"] is None for data in other.shown)


def test_the_cursor_comes_back_to_its_choice_when_the_grid_closes(
    table: Table, host: SimpleNamespace
) -> None:
    if host.kind != "playpalace":
        pytest.skip(NO_GRIDS)
    ann, _ = table.seat("Ann", "Ben")
    table.start()
    table.settle()
    table.to_a_choice(ann)
    last = ann.menu()[-1]
    event = {"type": "keybind", "key": "v", "shift": True, "menu_id": "turn_menu"}
    table.game.handle_event(ann.player, {**event, "menu_item_id": last})
    table.tick(3)
    assert GRID in ann.user.menus
    ann.forget()
    ann.key("escape")
    table.tick(3)
    shown = [m.data for m in ann.user.messages if m.data.get("menu_id") == "turn_menu"]
    assert shown[-1]["items"][shown[-1]["position"] - 1].id == last


def test_it_opens_from_the_menu_of_actions_and_from_a_row(walker: Walker) -> None:
    table, ann = walker.table, walker.human
    walker.key("escape")
    ann.key("escape")
    table.tick(2)
    ann.select("explore-grid", menu="actions_menu")
    table.tick(3)
    assert walker.is_open
    walker.key("escape")
    ann.key("escape")
    table.tick(2)
    walker.key("v", shift=True)  # the menu of actions gives way to it
    assert walker.is_open
    walker.key("escape")
    assert not walker.is_open and not table.game.screen.is_covered(ann.player)
    eve = table.watch("Eve")
    table.settle()
    eve.select("explore-grid")
    table.tick(3)
    assert GRID in eve.user.menus


def test_a_square_is_typed_over_the_grid(walker: Walker) -> None:
    walker.cell = "square-30"
    walker.key("j", shift=True)
    walker.human.forget()
    walker.human.type("22")
    walker.table.tick(3)
    assert walker.focused == "square-21" and not walker.human.heard()


def test_who_watches_has_the_grid_and_it_closes_when_the_game_ends(walker: Walker) -> None:
    table = walker.table
    eve = table.watch("Eve")
    table.settle()
    assert "explore-grid" in eve.menu()
    watching = Walker(table, eve)
    assert watching.text("square-0") == "1: Ann's token 1, Ann's start, safe."
    assert watching.enter()[0].startswith("1: Ann's token 1")
    table.game.finish_game()
    assert not watching.is_open and not walker.is_open
