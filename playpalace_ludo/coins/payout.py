"""Payouts: how a pot is divided to the last coin, and when a doubled stake is worth taking."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TypeVar

Owner = TypeVar("Owner", bound=Hashable)

STAKES = (0, 5, 10, 25, 50, 100, 250, 500)
"""Stakes a table may choose; 0 is none."""
MOST_DOUBLED = 64
"""Upper limit of doubling, in multiples of the first stake, as on a doubling cube."""
TAKE_FROM = 0.25
"""Chance to win from which accepting a doubled stake costs no more than giving up."""


def by_places(pot: int, groups: Sequence[Sequence[Owner]]) -> dict[Owner, int]:
    """Divide a pot by places: a player gets as many parts as players finished behind them.

    ``groups`` has the players of each place, best first. Players who share a place share the sum of
    the places they cover. Left-over coins go to the best.
    """
    everybody = [owner for group in groups for owner in group]
    if len(groups) == 1:
        return _shared(pot, dict.fromkeys(everybody, 1))
    parts: dict[Owner, int] = {}
    behind = len(everybody)
    for group in groups:
        # Doubled, so that shared places get whole numbers of parts.
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
