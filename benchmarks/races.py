"""Share of best moves, and chances lost, in the races home that the expert looks up.

    python -m benchmarks.races [--decisions 200] [VARIANT ...]

The judge is the table itself (`python -m tools.solve VARIANT --race STEPS`). "Unaided" is the
expert without any table, as it played before there was one.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from unittest.mock import patch

from playpalace_ludo import bots, variants
from playpalace_ludo.bots import endings, race
from playpalace_ludo.bots.decision import distinct_moves
from playpalace_ludo.chance import draw
from playpalace_ludo.core import engine
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State

STRENGTHS = ("normal", "hard", "expert")
SAME = 1.5 / endings.GRAIN
"""Chances that differ by less are the same, as the table rounds them."""


def decisions(rules: Rules, source: Random) -> Iterator[tuple[State, dict[Move, float]]]:
    """Yield positions with a choice that matters, and the chance after each move."""
    table = endings.table_for(rules, endings.RACE)
    assert table is not None
    home, nearest = rules.seats[0].finish, table.extent.nearest
    while True:
        tokens: list[tuple[int, ...]] = [()] * len(rules.seats)
        seats = source.sample(range(len(rules.seats)), 2)
        for seat, count in zip(seats, source.choice(table.extent.layers), strict=True):
            coming = tuple(source.randrange(nearest, home) for _ in range(count))
            tokens[seat] = (*coming, *(home,) * (rules.seats[seat].tokens - count))
        before = State(tuple(tokens), seats[0], (0,), 0, 9, books=rules.plan.blank_books)
        state, _ = engine.roll(rules, before, draw(rules, before, source))
        if state.turn != seats[0] or len(state.pool) != 1:
            continue
        chances = {move: worth(rules, state, move) for move in distinct_moves(state)}
        if chances and max(chances.values()) - min(chances.values()) > SAME:
            yield state, chances


def worth(rules: Rules, state: State, move: Move) -> float:
    after, _ = engine.play(rules, state, move)
    if after.places:
        return float(after.places[0] == state.turn)
    if after.awaiting == "move":
        return max(worth(rules, after, one) for one in distinct_moves(after))
    known = race.exact(rules, after)
    assert known is not None
    return known[state.turn]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("variant", nargs="*")
    args = parser.parse_args()
    solved = [n for n in variants.names() if endings.table_for(variants.load(n), endings.RACE)]
    print("best moves in percent; points of chance lost per decision, and at most")
    for name in args.variant or solved:
        rules, source = variants.load(name), Random(1)
        found = [each for each, _ in zip(decisions(rules, source), range(args.decisions))]  # noqa: B905
        row = [f"{strength} {_lost(rules, strength, found)}" for strength in STRENGTHS]
        with patch.object(race, "exact", lambda *_: None):
            row.append(f"unaided {_lost(rules, 'expert', found)}")
        print(f"{name:17}", "; ".join(row), flush=True)


def _lost(rules: Rules, strength: str, found: list[tuple[State, dict[Move, float]]]) -> str:
    bot, lost = bots.make(strength), []
    for state, chances in found:
        move = bot.move(rules, state, Random(1))
        alike = next(one for one in distinct_moves(state) if _same(state, one, move))
        lost.append(max(chances.values()) - chances[alike])
    best = sum(one < SAME for one in lost) / len(lost)
    return f"{100 * best:.0f}, {100 * sum(lost) / len(lost):.2f}, {100 * max(lost):.1f}"


def _same(state: State, one: Move, other: Move) -> bool:
    at = state.tokens[one.seat]
    where = at[one.tokens[0]] if one.tokens else None
    there = at[other.tokens[0]] if other.tokens else None
    return (where, one.to, len(one.tokens)) == (there, other.to, len(other.tokens))


if __name__ == "__main__":
    main()
