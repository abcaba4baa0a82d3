"""Describe a listener: names and seats, so that the right person is addressed as "you"."""

from __future__ import annotations

from collections.abc import Sequence

from playpalace_ludo.table.seating import Player
from playpalace_ludo.words import Listener


def listener(
    players: Sequence[Player],
    seat: int | None,
    verbosity: str,
    *,
    shared: bool = False,
    by_touch: bool = False,
    learning: bool = False,
) -> Listener:
    """Describe the player on `seat` as "you"; None is a spectator, who hears only names."""
    return Listener(
        seat=seat,
        names={player.seat: player.name for player in players},
        verbosity=verbosity,
        people=frozenset(player.seat for player in players if not player.is_bot),
        shared=shared,
        by_touch=by_touch,
        learning=learning,
    )
