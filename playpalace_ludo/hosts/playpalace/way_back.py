"""Let people return to their seat: PlayPalace makes those who left a game spectators."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, cast

from playpalace_ludo.hosts.game.wrapping import is_our_game, wrap
from playpalace_ludo.hosts.playpalace.protocols import Server, ServerUser, Table

if TYPE_CHECKING:
    from playpalace_ludo.hosts.playpalace.adapter import PlayPalaceLudo
    from playpalace_ludo.hosts.playpalace.leaving import Leaving


def keep_open(server: Server) -> None:
    """Make the server give people their seat back when they pick the table they left."""

    def come_back(join: object, user: ServerUser, table: Table, game_type: str) -> None:
        table.add_member(user.username, user, as_spectator=False)
        server._restore_login_table(user, user.username)  # as after a lost connection

    wrap(server, "_auto_join_table", come_back, ours=_keeps_seat)


def keep_place(table: Table) -> None:
    """Make a table keep a person it waits for as a member: the host drops tables without any."""
    wrap(table, "remove_member", _keep_member, ours=partial(_holds, table))


def _keeps_seat(user: ServerUser, table: Table, game_type: str) -> bool:
    leaving = _leaving_from(table)
    return leaving is not None and leaving.keeps_seat(user.uuid)


def _holds(table: Table, username: str) -> bool:
    leaving = _leaving_from(table)
    return leaving is not None and leaving.holds(username)


def _keep_member(remove: Callable[[str], None], username: str) -> None:
    """Keep a member instead of removing them."""


def _leaving_from(table: Table) -> Leaving | None:
    """Return the `Leaving` of a table of ours, None for all others."""
    return cast("PlayPalaceLudo", table.game).leaving if is_our_game(table.game) else None
