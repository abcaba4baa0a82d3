"""PlayPalace's end screen comes back when what covers it is closed; nobody is left without it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.hosts.inside.conftest import Human, Table

END = "game_over"


@pytest.fixture
def two(host: SimpleNamespace, table: Table) -> tuple[Human, Human]:
    if host.kind != "playpalace":
        pytest.skip("PlayAural takes no keys at its end screen")
    ann, ben = table.seat("Ann", "Ben")
    table.start()
    table.settle()
    ben.key("escape")  # his menu of actions is open when the game ends
    table.win(ann)
    assert "game_over" in ben.user.menus and not table.game._actions_menu_open
    return ann, ben


def test_closing_the_menu_of_actions_shows_it(two: tuple[Human, Human]) -> None:
    ann, ben = two
    ann.forget()
    ben.key("escape")
    assert ben.shown()[-1] == "actions_menu"
    ben.select("go_back", "actions_menu")
    assert ben.shown() == [END]
    ben.key("escape")
    ben.select("whos_at_table", "actions_menu")
    assert ben.shown()[-1] == END
    assert ann.shown() == []


def test_closing_a_box_shows_it(two: tuple[Human, Human]) -> None:
    ann, ben = two
    ann.forget()
    ben.key("g")
    assert ben.shown()[-1] == "transient_display"
    ben.key("m")
    assert ben.shown()[-1] == END
    ben.key("g")
    ben.select("line_0", "transient_display")
    assert ben.shown()[-1] == END
    assert ann.shown() == []


def test_staying_shows_it_to_who_stays_and_leaving_leaves(two: tuple[Human, Human]) -> None:
    ann, ben = two
    ann.forget()
    ben.key("q", control=True)
    ben.select("no", "leave_game_confirm")
    assert ben.shown()[-1] == END and ann.shown() == []
    ben.key("q", control=True)
    ben.select("yes", "leave_game_confirm")
    assert ben.player is None
    ann.key("escape")
    ann.select("go_back", "actions_menu")
    assert ann.shown()[-1] == END


def test_a_game_that_is_over_is_not_saved(table: Table, two: tuple[Human, Human]) -> None:
    ann, _ = two
    ann.forget()
    ann.key("s", control=True)
    assert ann.heard() == ["The game is over."]
    assert not table.game._destroyed
