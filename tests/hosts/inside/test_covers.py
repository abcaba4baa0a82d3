"""Lists and boxes over a table's menu: none is left open by a flood, a start or a way back."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.hosts.inside.conftest import Human, Table

Opened = tuple[Callable[["Human"], None], Callable[["Human"], None]]
"""Functions that open something and close it again."""

IN_LOBBY: dict[str, Opened] = {
    "actions": (lambda ann: ann.key("escape"), lambda ann: ann.select("go_back", "actions_menu")),
    "list": (
        lambda ann: ann.select("set_variant"),
        lambda ann: ann.select("strict", "action_input_menu"),
    ),
    "typing": (lambda ann: ann.key("b"), lambda ann: ann.type("Robo")),
}
IN_PLAY: dict[str, Opened] = {
    "actions": IN_LOBBY["actions"],
    "typing": (lambda ann: ann.key("j", shift=True), lambda ann: ann.type("9")),
}


def last_menu(human: Human) -> str:
    """The menu a program shows, the last one it was sent."""
    return str([m for m in human.user.messages if m.type == "show_menu"][-1].data["menu_id"])


@pytest.mark.parametrize("before", range(6))
@pytest.mark.parametrize("kind", IN_LOBBY)
def test_a_flood_in_the_lobby_leaves_nothing_open(table: Table, kind: str, before: int) -> None:
    """Whichever of its events is the first too many: what closes is taken."""
    (ann,) = table.seat("Ann")
    table.bots(1)
    table.tick(3)
    opens, closes = IN_LOBBY[kind]
    for _ in range(before):
        ann.key("f9")
    for _ in range(5):
        opens(ann)
        closes(ann)
    assert not table.game.screen.is_covered(ann.player)
    table.tick(3)
    ann.forget()
    ann.key("enter")
    table.tick(3)
    assert table.game.status == "playing"
    assert last_menu(ann) == "turn_menu"
    assert "roll" in ann.menu()


@pytest.mark.parametrize("before", range(6))
@pytest.mark.parametrize("kind", IN_PLAY)
def test_a_flood_in_a_game_leaves_nothing_open(table: Table, kind: str, before: int) -> None:
    (ann,) = table.seat("Ann")
    table.bots(1)
    table.start()
    table.settle()
    opens, closes = IN_PLAY[kind]
    for _ in range(before):
        ann.key("f9")
    for _ in range(5):
        opens(ann)
        closes(ann)
    assert not table.game.screen.is_covered(ann.player)
    table.tick(3)
    table.to_a_choice(ann)
    assert any(row.startswith("move_") for row in ann.menu())


BOXES: dict[str, Callable[[Human], None]] = {
    "board": lambda ann: ann.key("v"),
    "rules": lambda ann: ann.key("g"),
    "options": lambda ann: ann.key("o", alt=True),
}
"""The last one is PlayPalace's own."""


@pytest.mark.parametrize("box", BOXES)
def test_a_box_opened_over_the_menu_of_actions_closes_to_the_game(
    table: Table, host: SimpleNamespace, box: str
) -> None:
    if box == "options" and host.kind != "playpalace":
        pytest.skip("this host has no such box")
    (ann,) = table.seat("Ann")
    table.bots(1)
    table.start()
    table.settle()
    ann.key("escape")
    table.tick(3)
    BOXES[box](ann)
    table.tick(3)
    box_menu = last_menu(ann)
    assert box_menu not in ("actions_menu", "turn_menu")
    ann.select(ann.menu(box_menu)[-1], box_menu)  # as a client does for Escape
    table.tick(3)
    assert last_menu(ann) == "turn_menu"


def test_answers_that_close_nothing_are_a_flood_as_well(table: Table) -> None:
    (ann,) = table.seat("Ann")
    taken = 0

    def count(*_: object) -> None:
        nonlocal taken
        taken += 1

    table.tick(3)
    ann.select("set_variant")
    table.game._handle_menu_event = count
    for _ in range(500):
        ann.select("nonsense", "action_input_menu")
    assert taken < 10


OF_A_GUEST: dict[str, Callable[[Human], None]] = {
    "actions": lambda bob: bob.key("escape"),
    "list": lambda bob: bob.select("choose_colour"),
    "typing": lambda bob: bob.select("dice_words"),
}


@pytest.mark.parametrize("kind", OF_A_GUEST)
def test_a_game_that_begins_takes_the_place_of_what_is_open(table: Table, kind: str) -> None:
    ann, bob = table.seat("Ann", "Bob")
    table.tick(3)
    OF_A_GUEST[kind](bob)
    assert table.game.screen.is_covered(bob.player)
    table.tick(3)
    ann.key("enter")
    table.tick(10)
    assert not table.game.screen.is_covered(bob.player)
    assert last_menu(bob) == "turn_menu"
    assert "roll" in bob.menu()


@pytest.mark.parametrize("kind", OF_A_GUEST)
def test_what_others_do_in_the_lobby_closes_no_list(table: Table, kind: str) -> None:
    _, bob = table.seat("Ann", "Bob")
    table.tick(3)
    OF_A_GUEST[kind](bob)
    table.tick(3)
    bob.forget()
    table.set(variant="strict")
    table.tick(3)
    menus = {m.data["menu_id"] for m in bob.user.messages if m.type == "show_menu"}
    assert "turn_menu" not in menus


OVER_A_GAME: dict[str, Callable[[Human], None]] = {
    "actions": lambda ann: ann.key("escape"),
    "typing": lambda ann: ann.key("j", shift=True),
    "box": lambda ann: ann.key("v"),
}


@pytest.mark.parametrize("kind", OVER_A_GAME)
def test_who_comes_back_finds_nothing_over_the_menu(
    table: Table, host: SimpleNamespace, kind: str
) -> None:
    if host.kind != "playpalace":
        pytest.skip("PlayAural shows again what was open")
    ann, _ = table.seat("Ann", "Bob")
    table.start()
    table.settle()
    OVER_A_GAME[kind](ann)
    table.tick(3)
    assert table.game.screen.is_covered(ann.player)
    ann.forget()
    table.game.attach_user(ann.user.uuid, ann.user)
    table.tick(3)
    assert last_menu(ann) == "turn_menu"


def test_choosing_in_the_tables_menu_ends_a_question_that_was_left(
    table: Table, host: SimpleNamespace
) -> None:
    if host.kind != "playpalace":
        pytest.skip("PlayAural asks again")
    (ann,) = table.seat("Ann")
    table.bots(1)
    table.start()
    table.settle()
    ann.key("j", shift=True)
    assert table.game.screen.is_covered(ann.player)
    ann.select("roll")
    assert not table.game.screen.is_covered(ann.player)


def test_the_web_clients_window_of_actions_keeps_no_menu_from_being_sent(
    table: Table, host: SimpleNamespace
) -> None:
    """It is closed by a packet that the server does not know."""
    if host.kind != "playpalace":
        pytest.skip("PlayAural is told by its clients")
    (ann,) = table.seat("Ann", client="Web")
    table.bots(1)
    table.start()
    table.settle()
    ann.key("escape")
    table.tick(3)
    ann.forget()
    table.to_a_choice(ann)
    assert last_menu(ann) == "turn_menu"
