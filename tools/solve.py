"""Solve small games exactly, check the values, and write the tables the expert looks up.

python -m tools.solve VARIANT [--write] [--positions N] [--left TOKENS]
python -m tools.solve VARIANT --race STEPS [--tokens N] [--write]

Two players, neighbours and opposite, with three tokens to come in all, or as many as memory
allows: on the usual board 2 MB for three, 53 for four, 1.4 GB for five. Needs the extra [lab]; a
minute of one core for three. For four a sweep over one against three tokens takes a minute and a
half of one core, and each layer ten sweeps or so.
The check: values against those of `bots/race.py` where all tokens are in their home columns, and
against the engine, which plays every throw and move that may follow a position once.

With --race the last steps of the way, where two no longer meet, under nearly any rules: every throw
and move is played on the engine.
"""

from __future__ import annotations

import argparse
import sys
from array import array
from itertools import product
from random import Random
from typing import Any

import numpy as np

from playpalace_ludo import variants
from playpalace_ludo.bots import endings, race
from playpalace_ludo.bots.decision import distinct_moves
from playpalace_ludo.core import engine
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, State
from playpalace_ludo.lab import racing, solving

SEATINGS = ((0, 1), (0, 2))
"""Neighbours, and players who sit opposite."""
LAYERS = ((1, 1), (1, 2), (2, 1))
CLOSE = 1e-5


def position(rules: Rules, tokens: dict[int, list[int]], turn: int) -> State:
    """Make a position in which a turn begins, with all other tokens home."""
    whole = tuple(
        (*tokens[seat], *(one.finish,) * (one.tokens - len(tokens[seat]))) if seat in tokens else ()
        for seat, one in enumerate(rules.seats)
    )
    return State(tokens=whole, turn=turn, owed=(0,), streak=0, number=9)


def any_position(
    rules: Rules, seats: tuple[int, int], source: Random, nearest: int = YARD
) -> State:
    """Draw a position with at most three tokens to come, none before the nearest step."""
    counts = source.choice(LAYERS)
    tokens = {
        seat: [source.randrange(nearest, rules.seats[seat].finish) for _ in range(count)]
        for seat, count in zip(seats, counts, strict=True)
    }
    return position(rules, tokens, source.choice(seats))


def by_the_engine(rules: Rules, solved: solving.Solved, state: State) -> float:
    """Return the value of a position from all outcomes of one throw and move."""
    total = 0.0
    for throw, share in rules.chances(state):
        thrown, _ = engine.roll(rules, state, throw)
        moves = distinct_moves(thrown) if thrown.awaiting == "move" else ()
        after = [engine.play(rules, thrown, move)[0] for move in moves] or [thrown]
        total += share * max(_seen(solved, one, state.turn) for one in after)
    return total


def _seen(solved: solving.Solved, state: State, seat: int) -> float:
    if state.places:
        return float(state.places[0] == seat)
    value = solving.value(solved, state)
    assert value is not None
    return value if state.turn == seat else 1 - value


def check(rules: Rules, solved: solving.Solved, positions: int) -> float:
    """Return the largest difference found; raise ValueError if it exceeds rounding."""
    source = Random(1)
    worst = 0.0
    for _ in range(positions):
        state = any_position(rules, solved.seats, source)
        value = solving.value(solved, state)
        assert value is not None
        worst = max(worst, abs(value - by_the_engine(rules, solved, state)))
    column = rules.seats[0].column_start
    for _ in range(positions):
        state = any_position(rules, solved.seats, source, column)
        known = race.in_columns(rules, state)
        if known is not None:
            value = solving.value(solved, state)
            assert value is not None
            worst = max(worst, abs(value - known[state.turn]))
    if worst > CLOSE:
        raise ValueError(f"{rules.name}: values are off by {worst:.2g}")
    return worst


def table(rules: Rules, solved: solving.Solved) -> bytes:
    """Write the table for games; players who sit opposite see the same board."""
    apart = endings.apart(rules, solved.seats)
    movers = 1 if 2 * apart == len(rules.seats) else 2
    finish = rules.seats[0].finish
    header = {
        "variant": rules.name,
        "key": endings.key(rules),
        "finish": finish,
        "apart": apart,
        "movers": movers,
    }
    parts = []
    for mover in range(movers):
        for mine, theirs in endings.LAYERS:
            start = solved.starts[mover, mine, theirs]
            size = endings.count_of(finish + 1, mine) * endings.count_of(finish + 1, theirs)
            parts.append(solved.values[start : start + size])
    return endings.pack(header, rounded(np.concatenate(parts)))


def rounded(values: Any) -> array[int]:
    """Return chances as a table keeps them."""
    return array("H", np.rint(np.asarray(values, np.float64) * endings.GRAIN).astype(int).tolist())


def race_table(rules: Rules, steps: int, tokens: int) -> bytes:
    """Solve the last steps of the way with at most some tokens each, and write the table."""
    finish = rules.seats[0].finish
    race = racing.Race(rules, finish - steps, tokens)
    race.find()
    for apart in range(2, len(rules.seats)):  # nor does anybody else meet there
        racing.Race(rules, finish - steps, min(race.counts), apart).find()
    for change in race.iterate():
        print(
            f"\r{rules.name}: {len(race.states)} positions, values changed by up to"
            f" {change:.2g}   ",
            end="",
            file=sys.stderr,
        )
    header = {
        "variant": rules.name,
        "key": endings.race_key(rules),
        "finish": finish,
        "apart": endings.RACE,
        "movers": 1,
        "nearest": race.nearest,
        "layers": race.layers,
    }
    return endings.pack(header, rounded(race.table()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("variant", nargs="+")
    parser.add_argument("--positions", type=int, default=1000, help="checked (%(default)s)")
    parser.add_argument("--write", action="store_true", help="put the table beside the others")
    parser.add_argument("--left", type=int, default=3, help="tokens in all (%(default)s)")
    parser.add_argument("--race", type=int, metavar="STEPS", help="the last steps of the way alone")
    parser.add_argument("--tokens", type=int, default=2, help="of each in a race (%(default)s)")
    args = parser.parse_args()
    if args.race:
        for name in args.variant:
            data = race_table(variants.load(name), args.race, args.tokens)
            print(f"\n{name}: {len(data) / 1024:.0f} KB")
            keep(f"{name}-race", data, write=args.write)
        return
    for name, seats in product(args.variant, SEATINGS):
        rules = variants.load(name)
        for told, latest in solving.solve(rules, seats, args.left):
            solved = latest
            print(f"\r{name}: {told}   ", end="", file=sys.stderr)
        worst = check(rules, solved, args.positions)
        data = table(rules, solved)
        file = name if seats == SEATINGS[0] else f"{name}-opposite"
        print(
            f"\n{file}: {len(solved.values)} values, the largest difference in "
            f"{2 * args.positions} positions is {worst:.1g}, {len(data) / 1024:.0f} KB"
        )
        keep(file, data, write=args.write)


def keep(name: str, data: bytes, *, write: bool) -> None:
    """Put a table beside the others."""
    if write:
        endings.FOLDER.mkdir(exist_ok=True)
        (endings.FOLDER / f"{name}.ending").write_bytes(data)


if __name__ == "__main__":
    main()
