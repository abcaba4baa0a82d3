"""Exact endgames of two players with three tokens left between them, looked up in a table.

`tools/solve.py` computes the tables, one for neighbours and one for players who sit opposite. A
table has the chance to win of the player whose turn begins, rounded to a tenth of a percent. Other
positions (between the throws of a turn, or with the turn at the player with one token) are played
out on the engine until the table applies.
"""

from __future__ import annotations

import hashlib
import json
import sys
import zlib
from array import array
from collections.abc import Mapping
from functools import lru_cache
from itertools import accumulate
from pathlib import Path
from typing import Any

from playpalace_ludo.bots.decision import distinct_moves
from playpalace_ludo.bots.inputs import inputs_of
from playpalace_ludo.core import engine
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.files import Unreadable, read_bytes

FOLDER = Path(__file__).parent / "endings"
MAGIC = b"pludo-ending 2\n"
GRAIN = 1000
MOST_BYTES = 4 * 1024 * 1024
LAYERS = ((1, 1), (2, 1))
"""Tokens left of the player whose turn begins, and of the other."""
MOST_TOKENS = 3
DEEPEST = 4
"""Most throws of one turn that are played out."""
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


def count_of(finish: int, tokens: int) -> int:
    """Count the arrangements of this many tokens that are not home yet."""
    return finish + 1 if tokens == 1 else (finish + 1) * (finish + 2) // 2


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
        finish, movers = int(header["finish"]), int(header["movers"])
        sizes = [count_of(finish, a) * count_of(finish, b) for a, b in LAYERS]
        right = movers > 0 and len(values) == movers * sum(sizes) and max(values) <= GRAIN
    except (ValueError, KeyError, TypeError, RecursionError, zlib.error):
        right = False
    if not right:
        raise EndingsError(f"{path.name}: is damaged, or no table of this version")
    return header, values


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
        self.finish = int(header["finish"])
        self.values = values
        self.played_out: dict[tuple[object, ...], float | None] = {}
        """Chances within turns that were asked for before."""
        self.starts: dict[tuple[int, int, int], int] = {}
        start = 0
        for mover in range(int(header["movers"])):
            for mine, theirs in LAYERS:
                self.starts[mover, mine, theirs] = start
                start += count_of(self.finish, mine) * count_of(self.finish, theirs)

    def chance(self, mover: int, mine: list[int], theirs: list[int]) -> float | None:
        """Return the chance of the one to begin; ``mover`` is 1 if the other is nearer behind."""
        start = self.starts.get((mover, len(mine), len(theirs)))
        if start is None:
            return None
        wide = count_of(self.finish, len(theirs))
        return self.values[start + _number(mine) * wide + _number(theirs)] / GRAIN


def _number(coming: list[int]) -> int:
    """Return the number of an arrangement of tokens, the yard first."""
    low, high = min(coming) + 1, max(coming) + 1
    return low if len(coming) == 1 else high * (high + 1) // 2 + low


@lru_cache(maxsize=16)
def table_for(rules: Rules, apart: int) -> Table | None:
    """Find the table of these rules, loaded when a game first comes near its end."""
    path = catalogue().get((key(rules), apart)) if catalogue() else None
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
    finishes, left = rules.plan.finishes, 0
    for own, finish in zip(state.tokens, finishes, strict=True):
        left += len(own) - own.count(finish)
        if left > MOST_TOKENS:
            return None
    if state.awaiting != "roll" or state.opening or state.places:
        return None
    seats = state.seats
    if len(seats) != 2 or any(set(state.tokens[seat]) == {finishes[seat]} for seat in seats):
        return None
    table = table_for(rules, apart(rules, seats))
    if table is None:
        return None
    chance = _chance(rules, table, state, DEEPEST)
    if chance is None:
        return None
    found = [0.0] * len(state.tokens)
    for seat in seats:
        found[seat] = chance if seat == state.turn else 1 - chance
    return tuple(found)


def _chance(rules: Rules, table: Table, state: State, deepest: int) -> float | None:
    """Return the chance of the seat about to throw."""
    if not (state.streak or state.bonus or state.before is not None):
        seat, count = state.turn, len(state.tokens)
        [other] = [one for one in state.seats if one != seat]
        finishes = rules.plan.finishes
        mine, theirs = (
            [step for step in state.tokens[one] if step != finishes[one]] for one in (seat, other)
        )
        chance = table.chance(int(2 * ((other - seat) % count) > count), mine, theirs)
        if chance is not None:
            return chance
        if (len(theirs), len(mine)) not in LAYERS:
            return None  # a turn was taken back, and with it a token that had come home
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
        if thrown.awaiting == "move":
            after = [engine.play(rules, thrown, move)[0] for move in distinct_moves(thrown)]
        else:
            after = [thrown]
        best = 0.0
        for one in after:
            value = _after(rules, table, one, state.turn, deepest - 1)
            if value is None:
                return None
            best = max(best, value)
        total += share * best
    return total


def _after(rules: Rules, table: Table, state: State, seat: int, deepest: int) -> float | None:
    if state.places:
        return float(state.places[0] == seat)
    if state.turn == seat:
        return _chance(rules, table, state, deepest)
    value = _chance(rules, table, state, DEEPEST)
    return None if value is None else 1 - value
