"""How a pot is shared out, to the last coin; and when a doubled stake is worth taking."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TypeVar

Owner = TypeVar("Owner", bound=Hashable)

STAKES = (0, 5, 10, 25, 50, 100, 250, 500)
"""What a table may stake; 0 is none."""
MOST_DOUBLED = 64
"""Times the first stake; a doubling cube shows no more."""
TAKE_FROM = 0.25
"""Who wins one game of four loses no more by taking a doubled stake than by giving up."""


def by_places(pot: int, groups: Sequence[Sequence[Owner]]) -> dict[Owner, int]:
    """Share a pot out: everybody gets as many parts as players were left behind.

    ``groups`` are the places, the best first; who shares a place shares what the places they take
    together would have got. Coins that cannot be divided go to the best.
    """
    everybody = [owner for group in groups for owner in group]
    if len(groups) == 1:
        return _shared(pot, dict.fromkeys(everybody, 1))
    parts: dict[Owner, int] = {}
    behind = len(everybody)
    for group in groups:
        # Doubled, so that a shared place is a whole number of parts.
        worth = sum(2 * (behind - 1 - k) for k in range(len(group)))
        parts.update(dict.fromkeys(group, worth * _scale(groups) // len(group)))
        behind -= len(group)
    return _shared(pot, parts)


def winner_takes_all(
    pot: int, winners: Sequence[Owner], others: Sequence[Owner]
) -> dict[Owner, int]:
    return _shared(pot, dict.fromkeys(winners, 1) | dict.fromkeys(others, 0))


def _scale(groups: Sequence[Sequence[Owner]]) -> int:
    scale = 1
    for group in groups:
        scale *= len(group)
    return scale


def _shared(pot: int, parts: Mapping[Owner, int]) -> dict[Owner, int]:
    whole = sum(parts.values())
    found = {owner: pot * part // whole for owner, part in parts.items()}
    for owner in list(found)[: pot - sum(found.values())]:
        found[owner] += 1
    return found
