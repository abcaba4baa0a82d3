"""The cost of legal moves in every shipped game and example, beside those of `classic`, in one run.

    python benchmarks/moves.py [--positions 200] [FILE ...]

The same number of decisions is measured for each game, from seeded random games; a decision counts
with the quickest of several tries, in CPU time. `everything.toml` uses every rule that can apply to
a move. Since a game may also simply offer more moves, the last figure is the cost per legal move
beside that of `classic`.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from time import process_time

from playpalace_ludo import variants
from playpalace_ludo.chance import draw
from playpalace_ludo.core import engine
from playpalace_ludo.core.engine.moves import legal_moves
from playpalace_ludo.core.engine.outlook import Hand, hand_of
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Tokens
from playpalace_ludo.lab import check

EVERYTHING = Path(__file__).parent / "everything.toml"
EXAMPLES = Path(__file__).parent.parent / "docs" / "examples"
GAMES, TURNS, TRIES = 20, 60, 15

Decision = tuple[Rules, Tokens, Hand]


def decisions(rules: Rules, count: int) -> list[Decision]:
    """Collect decisions from the first turns of random games."""
    found: list[Decision] = []
    for seed in range(GAMES):
        rng = random.Random(seed)
        seats = engine.default_seats(rules, rules.max_players)
        state, _ = engine.start(rules, seats, seats[0] if rules.turns.first == "random" else None)
        while state.owed and state.number <= TURNS:
            if state.awaiting == "roll":
                state, _ = engine.roll(rules, state, draw(rules, state, rng))
            else:
                found.append((rules.of(state), state.tokens, hand_of(state)))
                state, _ = engine.play(rules, state, rng.choice(state.moves))
    random.Random(1).shuffle(found)
    return found[:count]


def cost_of(rules: Rules, count: int) -> tuple[float, float]:
    """Return how many microseconds the legal moves of one decision take, and how many there are."""
    looked_at = decisions(rules, count)
    best = [float("inf")] * len(looked_at)
    for _ in range(TRIES):
        for index, decision in enumerate(looked_at):
            best[index] = min(best[index], _once(decision))
    offered = sum(len(legal_moves(*decision)) for decision in looked_at)
    return 1e6 * sum(best) / len(best), offered / len(best)


def _once(decision: Decision) -> float:
    begin = process_time()
    legal_moves(*decision)
    legal_moves(*decision)
    return (process_time() - begin) / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--positions", type=int, default=200, help="decisions of each game")
    parser.add_argument("files", nargs="*", type=Path, help="these rule files alone")
    args = parser.parse_args()
    files = args.files or [*sorted(EXAMPLES.glob("*.toml")), EVERYTHING]
    games = [] if args.files else [(name, variants.load(name)) for name in variants.names()]
    games += [(path.name, check.load(path)) for path in files]
    usual, few = cost_of(variants.load("classic"), args.positions)
    print(f"{'classic':20} {usual:8.2f} microseconds for {few:.1f} moves")
    for name, rules in games:
        cost, moves = cost_of(rules, args.positions)
        of_one = cost / moves / (usual / few)
        print(
            f"{name:20} {cost:8.2f} microseconds for {moves:.1f} moves, {cost / usual:5.1f} times"
            f" classic, {of_one:5.1f} times for each move"
        )


if __name__ == "__main__":
    main()
