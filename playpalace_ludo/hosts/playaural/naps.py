"""A table sleeps while its game does: PlayAural looks at every table in every tick."""

from __future__ import annotations

from playpalace_ludo.hosts.playaural.protocols import Sleeper, Table


def let_sleep(table: Table, game: Sleeper) -> None:
    """Have a table pass over the ticks its game sleeps through.

    All the host does in them is to look who is away, and for how many seconds.
    """
    tick = getattr(type(table), "on_tick", None)
    if tick is None:
        return  # another version may tick its games by another way

    def tick_or_sleep() -> None:
        if table._game is not game or not game.sleeps_through():
            tick(table)

    table.on_tick = tick_or_sleep  # type: ignore[method-assign]
