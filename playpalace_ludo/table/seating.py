"""Players on the seats of a board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from playpalace_ludo.core.rules import Rules


class Player(NamedTuple):
    """The player on a seat; `bot` is the strength, empty for a person."""

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


def seats_by_wish(rules: Rules, wishes: Sequence[int | None], *, opposite: bool) -> tuple[int, ...]:
    """Seat each player where they wish; players without a wish take the next free seat.

    ``wishes`` has a seat or None for each player; no seat occurs twice.
    """
    count = len(rules.seats)
    usual = seats_for(rules, len(wishes), opposite=opposite)
    taken = [seat for seat in wishes if seat is not None]
    if opposite and len(wishes) == 2 and len(taken) == 1:
        usual = ((taken[0] + count // 2) % count,)
    free = [seat for seat in dict.fromkeys((*usual, *range(count))) if seat not in taken]
    left = iter(free)
    return tuple(next(left) if seat is None else seat for seat in wishes)
