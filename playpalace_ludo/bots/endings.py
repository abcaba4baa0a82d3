"""Exact endgames of two players, looked up in a table.

`tools/solve.py` computes the tables: of endings with three tokens left between the two, wherever
they stand, one for neighbours and one for players who sit opposite; and of races, the last steps of
the way, where the two no longer meet. A table has the chance to win of the player whose turn
begins, rounded to a tenth of a percent. Other positions (between the throws of a turn, or with the
turn at the player with one token) are played out on the engine until the table applies.
"""

from __future__ import annotations

import hashlib
import json
import sys
import zlib
from array import array
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import accumulate
from math import comb
from pathlib import Path
from typing import Any, NamedTuple

from playpalace_ludo.bots.decision import distinct_moves
from playpalace_ludo.bots.inputs import inputs_of
from playpalace_ludo.core import engine
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Books, State
from playpalace_ludo.files import Unreadable, read_bytes

FOLDER = Path(__file__).parent / "endings"
MAGIC = b"pludo-ending 2\n"
GRAIN = 1000
MOST_BYTES = 4 * 1024 * 1024
LAYERS = ((1, 1), (2, 1))
"""Tokens left of the player whose turn begins, and of the other, where they may stand anywhere."""
MOST_LEFT = 3
"""Tokens left in all, where they may stand anywhere."""
MOST_TOKENS = 4
"""Tokens left of one player in any table."""
LONGEST = 24
"""Steps to the finish of the tokens in a race."""
RACE = 0
"""Stands for the distance between two players where it does not matter."""
DEEPEST = 4
"""Most throws of one turn that are played out."""
MOST_NUMBERS = 4096
"""Arrangements of tokens whose numbers are kept."""
MOST_KEPT = 20_000
"""Positions within turns whose chances are kept."""


class EndingsError(LudoError):
    """A table that cannot be used."""


def key(rules: Rules) -> str:
    """Return a key of all rules that an endgame depends on."""
    extra, streak, stack = rules.extra, rules.streak, rules.stack
    seen = (
        inputs_of(rules).digest,
        (extra.limit, extra.before_move, extra.without_move),
        (streak.throw, streak.most, streak.earns, streak.takes_back, streak.sends_back),
        (stack.own_limit, stack.column_blocking, stack.doubled, rules.chance.dice),
        (rules.capture.captor_finishes, bool(rules.capture.reward), rules.finish.arrive),
        rules.plan.plain_turns,
    )
    return hashlib.sha256(repr(seen).encode()).hexdigest()[:16]


def race_key(rules: Rules) -> str:
    """Return a key of the rules a race depends on: all of them, since any may count there."""
    return "" if rules.read_from else rules.spec


@lru_cache(maxsize=64)
def count_of(steps: int, tokens: int) -> int:
    """Count the arrangements of this many tokens on some steps of the way."""
    return comb(max(steps + tokens - 1, 0), tokens)


@lru_cache(maxsize=MOST_NUMBERS)
def number(coming: tuple[int, ...], nearest: int = YARD) -> int:
    """Return the number of an arrangement of tokens from a first step on."""
    steps = sorted(coming)
    return sum(comb(step - nearest + at, at + 1) for at, step in enumerate(steps))


def blank(rules: Rules, books: Books) -> bool:
    """Tell whether the books have nothing that matters in a race, such as a shield or a duel."""
    empty = rules.plan.blank_books
    return empty == books._replace(
        leader=empty.leader, round=empty.round, captures=empty.captures, bonuses=empty.bonuses
    )


def compared(rules: Rules, state: State) -> State:
    """Return a position between throws without what makes no difference in a race."""
    return state._replace(
        tokens=tuple([tuple(sorted(own)) for own in state.tokens]),
        number=0,
        moves=(),
        streak=state.streak if rules.streak.most else 0,
        bonus=state.bonus if rules.extra.limit else 0,
        books=rules.plan.blank_books,
    )


def pack(header: Mapping[str, Any], values: array[int]) -> bytes:
    """Write a table: a line of magic, a line of JSON, then differences in two planes of bytes."""
    steps = array("H", (now - before & 0xFFFF for before, now in zip((0, *values), values)))  # noqa: B905
    body = zlib.compress(steps.tobytes()[::2] + steps.tobytes()[1::2], 9)
    line = json.dumps({**header, "sha256": hashlib.sha256(body).hexdigest()}, sort_keys=True)
    return MAGIC + line.encode() + b"\n" + body


def unpack(path: Path) -> tuple[dict[str, Any], array[int]]:
    try:
        magic, _, rest = read_bytes(path, MOST_BYTES).partition(b"\n")
    except Unreadable as error:
        raise EndingsError(f"{path.name}: {error}") from None
    line, _, body = rest.partition(b"\n")
    try:
        header = json.loads(line)
        if magic + b"\n" != MAGIC or header["sha256"] != hashlib.sha256(body).hexdigest():
            raise ValueError
        planes = zlib.decompressobj().decompress(body, MOST_BYTES)
        half = len(planes) // 2
        mixed = bytearray(2 * half)
        mixed[::2], mixed[1::2] = planes[:half], planes[half:]
        steps = array("H", bytes(mixed))
        if sys.byteorder == "big":
            steps.byteswap()
        values = array("H", map((0xFFFF).__and__, accumulate(steps)))
        extent = Extent.of(header)
        right = len(values) == extent.movers * sum(map(extent.size, extent.layers))
        right = right and max(values) <= GRAIN
    except (ValueError, KeyError, TypeError, RecursionError, zlib.error):
        right = False
    if not right:
        raise EndingsError(f"{path.name}: is damaged, or no table of this version")
    return header, values


class Extent(NamedTuple):
    """The positions a table has values of."""

    finish: int
    movers: int
    """Whether it matters if the other player is nearer before or behind: 2, else 1."""
    nearest: int
    """The first step of those it knows."""
    layers: tuple[tuple[int, int], ...]

    @classmethod
    def of(cls, header: Mapping[str, Any]) -> Extent:
        """Read the header of a table; ValueError, KeyError or TypeError if it is none."""
        layers = tuple((int(mine), int(theirs)) for mine, theirs in header.get("layers", LAYERS))
        found = cls(
            int(header["finish"]), int(header["movers"]), int(header.get("nearest", YARD)), layers
        )
        known = all(0 < count <= MOST_TOKENS for layer in layers for count in layer)
        if not (known and found.movers in (1, 2) and YARD <= found.nearest < found.finish):
            raise ValueError(header)
        return found

    def size(self, layer: tuple[int, int]) -> int:
        mine, theirs = (count_of(self.finish - self.nearest, count) for count in layer)
        return mine * theirs


@lru_cache(maxsize=1)
def catalogue() -> dict[tuple[str, int], Path]:
    """Return the tables by rules and distance between the two seats, without damaged ones."""
    found = {}
    for path in sorted(FOLDER.glob("*.ending")):
        try:
            header = json.loads(read_bytes(path, MOST_BYTES).split(b"\n", 2)[1])
            found[str(header["key"]), int(header["apart"])] = path
        except (Unreadable, ValueError, LookupError, TypeError):
            continue
    return found


class Table:
    """The values of one set of rules."""

    def __init__(self, header: Mapping[str, Any], values: array[int]) -> None:
        self.extent = Extent.of(header)
        self.values = values
        self.played_out: dict[tuple[object, ...], float | None] = {}
        """Chances within turns that were asked for before."""
        self.starts: dict[tuple[int, int, int], int] = {}
        start = 0
        for mover in range(self.extent.movers):
            for layer in self.extent.layers:
                self.starts[(mover, *layer)] = start
                start += self.extent.size(layer)

    @property
    def is_race(self) -> bool:
        return self.extent.nearest > YARD

    def chance(self, mover: int, mine: tuple[int, ...], theirs: tuple[int, ...]) -> float | None:
        """Return the chance of the one to begin; ``mover`` is 1 if the other is nearer behind."""
        nearest = self.extent.nearest
        start = self.starts.get((mover % self.extent.movers, len(mine), len(theirs)))
        if start is None or (nearest > YARD and min(*mine, *theirs) < nearest):
            return None
        wide = count_of(self.extent.finish - nearest, len(theirs))
        return self.values[start + number(mine, nearest) * wide + number(theirs, nearest)] / GRAIN

    def anew(self, rules: Rules, state: State) -> bool:
        """Tell whether a position between throws is worth as much as at the begin of a turn."""
        if state.before is not None or any(state.owed):
            return False
        if self.is_race:  # see `compared`
            return not ((state.streak and rules.streak.most) or (state.bonus and rules.extra.limit))
        return not (state.streak or state.bonus)


@lru_cache(maxsize=16)
def table_for(rules: Rules, apart: int) -> Table | None:
    """Find the table of these rules, loaded when a game first comes near its end."""
    whose = race_key(rules) if apart == RACE else key(rules)
    path = catalogue().get((whose, apart)) if catalogue() else None
    try:
        return Table(*unpack(path)) if path else None
    except EndingsError:
        return None  # the expert's net plays on


def apart(rules: Rules, seats: tuple[int, ...]) -> int:
    """Return the distance between two players in seats, the shorter way round."""
    first, second = seats
    return min(second - first, len(rules.seats) - second + first)


def exact(rules: Rules, state: State) -> tuple[float, ...] | None:
    """Compute everybody's exact chance to win; None where no table reaches the position."""
    if state.awaiting != "roll" or state.opening or state.places:
        return None
    seats = state.seats
    if len(seats) != 2:
        return None
    finishes = rules.plan.finishes
    coming = [_coming(state.tokens[seat], finishes[seat]) for seat in seats]
    if not all(coming):
        return None
    for table in _tables(rules, state, coming):
        chance = _chance(rules, table, state, DEEPEST)
        if chance is not None:
            found = [0.0] * len(state.tokens)
            for seat in seats:
                found[seat] = chance if seat == state.turn else 1 - chance
            return tuple(found)
    return None


@lru_cache(maxsize=MOST_NUMBERS)
def _coming(own: tuple[int, ...], finish: int) -> tuple[int, ...]:
    return tuple([step for step in own if step != finish])


def _tables(rules: Rules, state: State, coming: list[tuple[int, ...]]) -> Iterator[Table]:
    """Yield the tables that may have this position, loaded only now."""
    if sum(map(len, coming)) <= MOST_LEFT and (
        table := table_for(rules, apart(rules, state.seats))
    ):
        yield table
    if all(
        min(own) >= rules.plan.finishes[seat] - LONGEST
        for seat, own in zip(state.seats, coming, strict=True)
    ):
        race = table_for(rules, RACE)
        if race and blank(rules, state.books):
            yield race


def _chance(rules: Rules, table: Table, state: State, deepest: int) -> float | None:
    """Return the chance of the seat about to throw."""
    if table.anew(rules, state):
        seat, count = state.turn, len(state.tokens)
        for other, theirs in enumerate(state.tokens):
            if theirs and other != seat:
                break
        finishes = rules.plan.finishes
        mine, theirs = _coming(state.tokens[seat], finishes[seat]), _coming(theirs, finishes[other])
        chance = table.chance(int(2 * ((other - seat) % count) > count), mine, theirs)
        if chance is not None:
            return chance
        if (len(theirs), len(mine)) not in table.extent.layers or table.is_race:
            return None  # tokens are farther away, or one that was home was taken back
    known = table.played_out
    position = (state.tokens, state.turn, state.owed, state.streak, state.bonus, state.before)
    asked = (*position, deepest)
    if asked not in known:
        if len(known) > MOST_KEPT:
            known.clear()
        known[asked] = _played_out(rules, table, state, deepest)
    return known[asked]


def _played_out(rules: Rules, table: Table, state: State, deepest: int) -> float | None:
    """Play out every throw and move of this turn."""
    if not deepest:
        return None
    total = 0.0
    for throw, share in rules.chances(state):
        thrown, _ = engine.roll(rules, state, throw)
        best = _best(rules, table, thrown, state.turn, deepest - 1)
        if best is None:
            return None
        total += share * best
    return total


def _best(rules: Rules, table: Table, state: State, seat: int, deepest: int) -> float | None:
    """Return the chance of a seat that plays the faces it has thrown as well as possible."""
    if state.awaiting != "move" or state.turn != seat:
        return _after(rules, table, state, seat, deepest)
    best = 0.0
    for move in distinct_moves(state):
        after, _ = engine.play(rules, state, move)
        more = after.turn == seat and after.owed and after.owed[0]
        value = (_best if more else _after)(rules, table, after, seat, deepest)
        if value is None:
            return None
        best = max(best, value)
    return best


def _after(rules: Rules, table: Table, state: State, seat: int, deepest: int) -> float | None:
    if state.places:
        return float(state.places[0] == seat)
    if state.turn == seat:
        return _chance(rules, table, state, deepest)
    value = _chance(rules, table, state, DEEPEST)
    return None if value is None else 1 - value
