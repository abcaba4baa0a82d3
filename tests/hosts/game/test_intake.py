"""Floods and broken packets at a table without any host: those accepted, and fairness to others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from types import SimpleNamespace
from typing import Any

import pytest

from playpalace_ludo.hosts.game import intake
from playpalace_ludo.hosts.game.intake import MOST_PER_TICK, TURN_MENU, Intake


def test_a_flood_is_dropped_and_the_next_tick_takes_again() -> None:
    table = Intake()
    for _ in range(2):
        taken = [table.takes("ann", closing=False) for _ in range(50)]
        assert taken == [True] * MOST_PER_TICK + [False] * (50 - MOST_PER_TICK)
        table.next_tick()


def test_a_flood_of_one_person_drops_nothing_of_another() -> None:
    table = Intake()
    for _ in range(50):
        table.takes("ann", closing=False)
    assert table.takes("ben", closing=False)


def test_what_closes_a_box_is_taken_beyond_the_limit_but_not_for_ever() -> None:
    table = Intake()
    for _ in range(50):
        table.takes("ann", closing=False)
    taken = [table.takes("ann", closing=True) for _ in range(50)]
    assert taken == [True] * MOST_PER_TICK + [False] * (50 - MOST_PER_TICK)


@pytest.mark.parametrize(
    ("event", "is_sound"),
    [
        ({"type": "keybind", "key": "r"}, True),
        ({"type": "menu", "menu_id": "turn_menu", "selection": 1, "selection_id": None}, True),
        ({"type": "keybind", "key": ["r"]}, False),
        ({"type": "menu", "menu_id": {}, "selection": 1}, False),
        ({"type": "menu", "menu_id": "turn_menu", "selection": "1"}, False),
        ({"type": "editbox", "text": 7}, False),
        ({"type": "editbox", "value": ["a"] * 1000}, False),
    ],
)
def test_an_event_of_other_types_than_a_host_expects_is_not_passed_on(
    event: dict[str, Any], is_sound: bool
) -> None:
    assert intake.is_sound(event) is is_sound


def test_only_menus_over_the_table_and_boxes_close_something() -> None:
    assert not intake.answers_box({"type": "menu", "menu_id": TURN_MENU})
    assert not intake.answers_box({"type": "keybind", "key": "r"})
    assert intake.answers_box({"type": "menu", "menu_id": "options"})
    assert intake.answers_box({"type": "editbox"}) and intake.answers_box({"type": "escape"})


class StandIn:
    """A server that handles all packets of one person in a row, as hosts do."""

    def __init__(self, is_ours: bool) -> None:
        self.heard: list[str] = []
        game = SimpleNamespace(get_type=lambda: "ludo_plus" if is_ours else "pig")
        table = SimpleNamespace(game=game)
        self._tables = SimpleNamespace(find_user_table=lambda name: table)

    async def _handle_keybind(self, client: Any, packet: Any) -> None:
        self.heard.append(client.username)

    async def from_one(self, name: str) -> None:
        client = SimpleNamespace(username=name)
        for _ in range(3):
            handled: Awaitable[None] = self._handle_keybind(client, {})
            await handled


@pytest.mark.parametrize("is_ours", [True, False])
def test_at_our_tables_others_are_heard_between_two_packets_of_one(
    is_ours: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(intake, "is_our_game", lambda game: game.get_type() == "ludo_plus")

    async def flooded() -> list[str]:
        server = StandIn(is_ours)
        intake.keep_fair(server)
        await asyncio.gather(server.from_one("ann"), server.from_one("ben"))
        return server.heard

    in_turn = ["ann", "ben"] * 3
    assert asyncio.run(flooded()) == (in_turn if is_ours else sorted(in_turn))
