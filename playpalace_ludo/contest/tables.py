"""Who sits with whom at tables of three to six: nobody twice with the same as long as can be.

Players are numbered along the rows of a grid with a column for each table. In every round each
row is moved by another number of columns, and who is in one column then sits together. Where no
two rows are ever moved alike, nobody meets anybody twice in as many rounds as there are tables:
nine players at tables of three, sixteen at tables of four, as in the puzzle of the golfers.
Fifteen at tables of three are Kirkman's schoolgirls. All other rounds are looked for by exchanging
players as long as no more of them meet again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from math import gcd
from random import Random

Round = tuple[tuple[int, ...], ...]
"""The tables of a round, each with its players."""

_FIELDS = {4: 0b111, 8: 0b1011, 16: 0b10011}
"""Numbers of tables that are powers of two, and the polynomial to multiply by."""
_SCHOOLGIRLS = ((0, 1, 3), (2, 7, 9), (4, 12, 13), (5, 8, 11), (6, 10, 14))
"""The first of seven days of fifteen girls; on the next everybody is one place on in her seven."""
TRIES = 150
"""Exchanges tried for each player of a round."""


def table_sizes(players: int, seats: int) -> list[int]:
    """Return how many sit at each table: as few tables as can be, as even as can be."""
    tables = -(-players // seats)
    small, larger = divmod(players, tables)
    return [small + (at < larger) for at in range(tables)]


@lru_cache(maxsize=256)
def tables(players: int, seats: int, number: int) -> Round:
    """Return the tables of a round, counted from 1; in the first one most draws are dealt out."""
    sizes = table_sizes(players, seats)
    rows = max(sizes)
    if (players, rows) == (15, 3) and number <= 7:
        return tuple(tuple(_walked_on(girl, number - 1) for girl in day) for day in _SCHOOLGIRLS)
    if moved := _moves(rows, len(sizes)):
        if number <= len(sizes):
            return _by_columns(players, rows, len(sizes), lambda row: moved(number - 1, row))
        if number == len(sizes) + 1 and players == rows * rows:
            return tuple(tuple(range(at, at + rows)) for at in range(0, players, rows))
    elif number == 1:
        return _by_columns(players, rows, len(sizes), lambda row: 0)
    before = [tables(players, seats, earlier) for earlier in range(1, number)]
    return _looked_for(players, sizes, before)


Moved = Callable[[int, int], int]


def _moves(rows: int, columns: int) -> Moved | None:
    """Return how far a row is moved in a round, so that no two are ever moved alike; or nothing."""
    if columns < rows:
        return None  # more sit at a table than there are tables: some must meet again
    if columns in _FIELDS:
        return lambda number, row: _times(number, row, _FIELDS[columns], columns)
    if all(gcd(apart, columns) == 1 for apart in range(1, rows)):
        return lambda number, row: number * row % columns
    return None


def _walked_on(girl: int, days: int) -> int:
    sevens, place = divmod(girl, 7)
    return 7 * sevens + (place + days) % 7 if sevens < 2 else girl


def _times(one: int, other: int, polynomial: int, size: int) -> int:
    """Multiply in the field of so many elements, a power of two."""
    product = 0
    while other:
        if other & 1:
            product ^= one
        one, other = one << 1, other >> 1
        if one & size:
            one ^= polynomial
    return product


def _by_columns(players: int, rows: int, columns: int, moved: Callable[[int], int]) -> Round:
    def plus(one: int, other: int) -> int:
        return one ^ other if columns in _FIELDS else (one + other) % columns

    seated: list[list[int]] = [[] for _ in range(columns)]
    for player in range(players):
        row, column = divmod(player, columns)
        seated[plus(column, moved(row))].append(player)
    return tuple(map(tuple, seated))


def _looked_for(players: int, sizes: Sequence[int], before: Sequence[Round]) -> Round:
    """Return a round in which as few as can be found meet again, always the same one."""
    met = Counter(
        frozenset(pair)
        for earlier in before
        for table in earlier
        for pair in combinations(table, 2)
    )
    # Files tell what was played, not who sits where: of all that chance offers, only `random` is
    # promised to stay the same in every Python.
    chance = Random(f"{players} {len(sizes)} {len(before)}").random
    seated = sorted(range(players), key=lambda _: chance())
    table_of = [table for table, size in enumerate(sizes) for _ in range(size)]
    chairs = [[i for i, at in enumerate(table_of) if at == table] for table in range(len(sizes))]

    def meets(chair: int, player: int, without: int) -> int:
        others = (seated[at] for at in chairs[table_of[chair]] if at != chair and at != without)
        return sum(met[frozenset((player, other))] for other in others)

    for _ in range(TRIES * players):
        one, two = int(chance() * players), int(chance() * players)
        if table_of[one] == table_of[two]:
            continue
        now = meets(one, seated[one], one) + meets(two, seated[two], two)
        then = meets(one, seated[two], one) + meets(two, seated[one], two)
        if then <= now:
            seated[one], seated[two] = seated[two], seated[one]
    return tuple(tuple(seated[chair] for chair in at) for at in chairs)
