"""Who sits where: players on the seats of a board."""

from __future__ import annotations

from typing import NamedTuple

from playpalace_ludo.core.rules import Rules


class Player(NamedTuple):
    """Who sits on a seat; `bot` is the strength, empty for a person."""

    seat: int
    name: str
    bot: str = ""

    @property
    def is_bot(self) -> bool:
        return bool(self.bot)


def seats_for(rules: Rules, players: int, *, opposite: bool) -> tuple[int, ...]:
    """Seat players side by side from the first seat on, or two across from each other."""
    if opposite and players == 2:
        return (0, len(rules.seats) // 2)
    return tuple(range(players))
