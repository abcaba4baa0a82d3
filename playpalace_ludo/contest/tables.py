"""Seating at tables of three to six: a search for rounds in which few opponents meet again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random

Round = tuple[tuple[int, ...], ...]
"""The tables of a round, each with its players by number."""

EXCHANGES = 50
"""Exchanges to try per player of a round."""
SEARCHES = 3000
"""Limit of the search, in players times rounds, after which the best schedule is taken."""


def table_sizes(players: int, seats: int) -> list[int]:
    """Return the size of each table: as few tables as possible, as even as possible."""
    tables = -(-players // seats)
    small, larger = divmod(players, tables)
    return [small + (at < larger) for at in range(tables)]


@lru_cache(maxsize=256)
def seating(players: int, seats: int, rounds: int) -> tuple[Round, ...]:
    """Return the tables of every round, deterministically; the first round follows the draw."""
    found = [_search(players, seats, rounds, seed=0)]
    for seed in range(1, SEARCHES // (players * rounds)):
        if found[-1][0] == 0:
            break
        found.append(_search(players, seats, rounds, seed=seed))
    return min(found)[1]


def _search(players: int, seats: int, rounds: int, *, seed: int) -> tuple[int, tuple[Round, ...]]:
    """Return a schedule, and how many pairs meet again in it."""
    # Only `Random.random` is guaranteed to give the same numbers in every Python version.
    chance = Random(f"{players} {seats} {seed}").random
    sizes = table_sizes(players, seats)
    met: Counter[tuple[int, int]] = Counter()
    found: list[Round] = [tuple(tuple(range(at, players, len(sizes))) for at in range(len(sizes)))]
    again = _remember(met, found[0])
    while len(found) < rounds:
        found.append(_next_round(sizes, met, chance))
        again += _remember(met, found[-1])
    return again, tuple(found)


def _remember(met: Counter[tuple[int, int]], seated: Round) -> int:
    """Count the meetings of a round; return how many were repeats."""
    pairs = [pair for table in seated for pair in combinations(table, 2)]
    again = sum(met[pair] for pair in pairs)
    met.update(pairs)
    met.update((two, one) for one, two in pairs)
    return again


def _next_round(
    sizes: Sequence[int], met: Counter[tuple[int, int]], chance: Callable[[], float]
) -> Round:
    """Seat players at random, then exchange two of them as long as no more meet again."""
    players = sum(sizes)
    seated = sorted(range(players), key=lambda _: chance())
    table_of = [table for table, size in enumerate(sizes) for _ in range(size)]
    chairs = [[i for i, at in enumerate(table_of) if at == table] for table in range(len(sizes))]

    def meets(chair: int, player: int) -> int:
        others = (seated[at] for at in chairs[table_of[chair]] if at != chair)
        return sum(met[player, other] for other in others)

    for _ in range(EXCHANGES * players):
        one, two = int(chance() * players), int(chance() * players)
        if table_of[one] == table_of[two]:
            continue
        now = meets(one, seated[one]) + meets(two, seated[two])
        if now and meets(one, seated[two]) + meets(two, seated[one]) <= now:
            seated[one], seated[two] = seated[two], seated[one]
    return tuple(tuple(seated[chair] for chair in at) for at in chairs)
