"""Filter what clients send to a table: floods and malformed packets are dropped."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any

from playpalace_ludo.hosts.game.wrapping import is_our_game, wrap

MOST_PER_TICK = 4
"""A quick typist needs two in 50 ms; delayed packets may arrive together."""

TURN_MENU = "turn_menu"
"""The hosts' id of a table's own menu, which every other menu covers."""

TEXTS = ("key", "menu_id", "selection_id", "menu_item_id", "input_id", "text", "value")
NUMBERS = ("selection", "menu_index")
"""Fields that hosts use as text and as numbers without checking."""

KINDS = ("menu", "keybind", "editbox", "escape")
"""Types of events that hosts pass on to a table."""
PACKET_HANDLERS = ("_handle_menu", "_handle_keybind", "_handle_editbox")


class Intake:
    """Counts events per person and tick."""

    def __init__(self) -> None:
        self.taken: Counter[str] = Counter()
        """Events received since the last tick, by person."""
        self.closings: Counter[str] = Counter()
        """Events beyond the limit that were accepted because they close something."""

    def takes(self, person_id: str, *, closing: bool) -> bool:
        """Tell whether to handle an event; a flood is dropped.

        Events that close a list or box are accepted beyond the limit: the client may have closed it
        already and would wait for a menu that never comes.
        """
        self.taken[person_id] += 1
        if self.taken[person_id] > MOST_PER_TICK and closing:
            self.closings[person_id] += 1
            return self.closings[person_id] <= MOST_PER_TICK
        return self.taken[person_id] <= MOST_PER_TICK

    def next_tick(self) -> None:
        self.taken.clear()
        self.closings.clear()


def answers_box(event: Mapping[str, Any]) -> bool:
    """Tell whether an event comes from a menu or box that covers the table's own menu."""
    if event.get("type") == "menu":
        return event.get("menu_id") != TURN_MENU
    return event.get("type") in ("editbox", "escape")


def kind_of(event: Mapping[str, Any]) -> str:
    """Return the kind of an event for the log, the only part of a client's data allowed there."""
    return next((kind for kind in KINDS if event.get("type") == kind), "other")


def is_sound(event: Mapping[str, Any]) -> bool:
    """Tell whether an event has the types a host expects; others would end the connection."""
    texts = all(isinstance(event.get(name, ""), str | None) for name in TEXTS)
    return texts and all(isinstance(event.get(name, 0), int | None) for name in NUMBERS)


def keep_fair(server: object) -> None:
    """Yield to the server's loop between two packets of one person at our tables.

    Hosts handle all packets of one person in a row, without a break.
    """
    at_our_table = partial(_is_at_our_table, server)
    for name in PACKET_HANDLERS:
        if hasattr(server, name):
            wrap(server, name, _handle_and_break, ours=at_our_table)


def _is_at_our_table(server: Any, client: Any, packet: object) -> bool:
    table = server._tables.find_user_table(client.username) if client.username else None
    return table is not None and is_our_game(table.game)


async def _handle_and_break(
    handle: Callable[..., Awaitable[None]], client: object, packet: object
) -> None:
    await handle(client, packet)
    await asyncio.sleep(0)
