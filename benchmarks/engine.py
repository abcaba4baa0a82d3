"""Games per second with uniformly random legal moves: our engine beside LUDOpy, in one run.

    python benchmarks/engine.py [--seconds 10]

Both play four-player games to the first winner on one thread. Ours goes through the public verbs,
with the legal moves worked out at every decision and all events produced.
"""

from __future__ import annotations

import argparse
import random
import timeit
from collections.abc import Callable
from time import process_time

from playpalace_ludo import variants
from playpalace_ludo.core import engine, notation
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State


def play_ours(rules: Rules, rng: random.Random) -> int:
    """Play one game and count the throws."""
    throws = [(n,) for n in range(1, 7)]
    uniform, roll, play = rng.random, engine.roll, engine.play
    state, _ = engine.start(rules, (0, 1, 2, 3))
    rolls = 0
    while state.owed:
        rolls += 1
        state, _ = roll(rules, state, throws[int(uniform() * 6)])
        while moves := state.moves:
            state, _ = play(rules, state, moves[int(uniform() * len(moves))])
    return rolls


def play_ludopy(ludopy: object, rng: random.Random) -> int:
    game = ludopy.Game()  # type: ignore[attr-defined]
    won, rolls = False, 0
    while not won:
        (_, pieces, _, _, _, won), _ = game.get_observation()
        rolls += 1
        piece = rng.choice(list(pieces)) if len(pieces) else -1
        _, _, _, _, _, won = game.answer_observation(piece)
    return rolls


class Meter:
    """Games, rolls and CPU seconds of one engine, gathered in slices."""

    def __init__(self, play: Callable[[random.Random], int]) -> None:
        self.play = play
        self.rng = random.Random(1)
        self.games = self.rolls = 0
        self.seconds = 0.0
        play(self.rng)

    def slice(self, seconds: float) -> None:
        begin = process_time()
        while (spent := process_time() - begin) < seconds:
            self.rolls += self.play(self.rng)
            self.games += 1
        self.seconds += spent

    @property
    def speed(self) -> float:
        return self.games / self.seconds

    def report(self, name: str) -> None:
        per_game = self.rolls / self.games
        print(f"{name:20} {self.speed:8.1f} games/s ({per_game:.0f} rolls per game)")


def mid_game(rules: Rules) -> State:
    rng = random.Random(7)
    state, _ = engine.start(rules, (0, 1, 2, 3))
    while state.number < 120 or len(state.moves) < 3:
        if state.awaiting == "move":
            state, _ = engine.play(rules, state, rng.choice(state.moves))
        else:
            state, _ = engine.roll(rules, state, (rng.randint(1, 6),))
    return state


def verbs(rules: Rules) -> None:
    state = mid_game(rules)
    line = notation.format_position(rules, state)
    from playpalace_ludo.core.engine.moves import legal_moves
    from playpalace_ludo.core.engine.outlook import hand_of

    hand = hand_of(state)
    waiting = state._replace(owed=(0,), moves=())
    timed: dict[str, Callable[[], object]] = {
        "parse a position": lambda: notation.parse_position(line, variants.load),
        "format a position": lambda: notation.format_position(rules, state),
        "legal moves": lambda: legal_moves(rules, state.tokens, hand),
        "roll": lambda: engine.roll(rules, waiting, (4,)),
        "play": lambda: engine.play(rules, state, state.moves[0]),
    }
    for name, call in timed.items():
        loops = 5_000
        best = min(timeit.repeat(call, number=loops, repeat=5)) / loops
        print(f"{name:20} {best * 1e6:8.2f} microseconds")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=10, help="per engine")
    seconds = parser.parse_args().seconds
    rules = variants.load("playpalace")
    ours = Meter(lambda rng: play_ours(rules, rng))
    try:
        import ludopy
    except ImportError:
        print("LUDOpy is not installed: pip install ludopy, or the extra 'benchmark'")
        ours.slice(seconds)
        ours.report("playpalace_ludo")
    else:
        theirs = Meter(lambda rng: play_ludopy(ludopy, rng))
        # Turn about, so that a busy machine slows both alike.
        for _ in range(10):
            ours.slice(seconds / 10)
            theirs.slice(seconds / 10)
        ours.report("playpalace_ludo")
        theirs.report("LUDOpy")
        print(f"{'ratio':20} {ours.speed / theirs.speed:8.1f}")
    verbs(rules)


if __name__ == "__main__":
    main()
