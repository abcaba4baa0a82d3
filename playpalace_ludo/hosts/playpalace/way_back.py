"""The way back to one's seat: PlayPalace lets whoever left a running game only watch it."""

from __future__ import annotations

from collections.abc import Callable

from playpalace_ludo.hosts.playpalace.protocols import Server, ServerUser, Table


def keep_open(server: Server) -> None:
    """Have the server give people their seat back when they pick the table they left."""
    if "_auto_join_table" in vars(server):
        return  # done by another table
    join = server._auto_join_table

    def join_or_come_back(user: ServerUser, table: Table, game_type: str) -> None:
        keeps_seat = getattr(table.game, "keeps_seat", None)
        if keeps_seat is None or not keeps_seat(user.uuid):
            join(user, table, game_type)
            return
        table.add_member(user.username, user, as_spectator=False)
        server._restore_login_table(user, user.username)  # as after a lost connection

    server._auto_join_table = join_or_come_back  # type: ignore[method-assign]


def keep_place(table: Table, holds: Callable[[str], bool]) -> None:
    """Have a table keep the place of who is waited for: without anybody the host would drop it."""
    if "remove_member" in vars(table):
        return
    remove = table.remove_member

    def remove_unless_held(username: str) -> None:
        if not holds(username):
            remove(username)

    table.remove_member = remove_unless_held  # type: ignore[method-assign]
