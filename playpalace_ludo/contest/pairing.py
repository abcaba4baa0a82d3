"""Pairings: Berger tables, a knock-out bracket with byes, and Swiss rounds without rematches.

Pairing libraries on PyPI are for chess, with colours, ratings and floats, and depend on a graph
library. The algorithms here are a page each and are tested against published tables.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

Pair = tuple[int, int]
"""Two players by number, from 0; the first named has the first seat."""
Met = Mapping[frozenset[int], int]
"""How often two players have met."""

MOST_TRIES = 20_000
"""Steps of one search for a Swiss round; after that a rematch is allowed."""


def round_robin(count: int) -> list[list[Pair]]:
    """Return all rounds of a round robin, as in Berger's tables.

    With an odd number, the player missing from a round has a bye.
    """
    even = count + count % 2
    ring = even - 1
    rounds = []
    for number in range(1, even):
        pivot = next(p for p in range(1, ring + 1) if (2 * p - number - 1) % ring == 0)
        pairs = [(pivot, even) if number % 2 else (even, pivot)]
        for k in range(1, even // 2):
            pairs.append(((pivot + k - 1) % ring + 1, (pivot - k - 1) % ring + 1))
        rounds.append([(a - 1, b - 1) for a, b in pairs if max(a, b) <= count])
    return rounds


def bracket(count: int) -> list[tuple[int, int | None]]:
    """Return the first round of a knock-out: the best meet late, and byes go to the best."""
    order, size = [1], 1
    while size < count:
        size *= 2
        order = [seed for known in order for seed in (known, size + 1 - known)]
    pairs = zip(order[::2], order[1::2], strict=True)
    return [(one - 1, two - 1 if two <= count else None) for one, two in pairs]


def swiss(
    ranking: Sequence[int], points: Mapping[int, int], met: Met, rested: Collection[int]
) -> tuple[list[Pair], int | None]:
    """Return a round for players ranked best first, and the player with the bye, if any.

    In a group with equal points the upper half meets the lower half. Rematches are avoided as
    long as possible. The bye goes to the lowest player who has not had one.
    """
    rests: list[int | None] = [None]
    if len(ranking) % 2:
        lowest = [player for player in reversed(ranking) if player not in rested]
        rests = [*lowest, *(player for player in reversed(ranking) if player in rested)]
    for again in range(max(met.values(), default=0) + 1):
        for resting in rests:
            players = [player for player in ranking if player != resting]
            search = _Search(points, met, again)
            if (found := search.pairs(players)) is not None:
                return found, resting
    raise AssertionError("a round with as many rematches as there were has always a pairing")


class _Search:
    """Tries opponents in their order of preference until everybody has one."""

    def __init__(self, points: Mapping[int, int], met: Met, again: int) -> None:
        self.points, self.met, self.again = points, met, again
        self.tries = 0

    def pairs(self, players: Sequence[int]) -> list[Pair] | None:
        if not players:
            return []
        first = players[0]
        for other in self._opponents(players):
            self.tries += 1
            if self.tries > MOST_TRIES:
                return None
            left = [player for player in players[1:] if player != other]
            rest = self.pairs(left)
            if rest is not None:
                return [(first, other), *rest]
        return None

    def _opponents(self, players: Sequence[int]) -> Iterator[int]:
        """Yield opponents for the first player, those in the lower half of the group first."""
        first = players[0]
        group = sum(self.points[player] == self.points[first] for player in players)
        half = max(group // 2, 1)
        order = [*players[half:group], *reversed(players[1:half]), *players[group:]]
        for other in order:
            if self.met.get(frozenset((first, other)), 0) <= self.again:
                yield other
