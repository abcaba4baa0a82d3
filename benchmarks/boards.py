"""Measure expert against hard on every board, with seats swapped over the same dice.

python benchmarks/boards.py VARIANT... [--games 1000] [--players 2] [--bots expert,hard]
                           [--seed 2026]

A bot written `normal/keeps` uses no ability before a throw; a file that ends with .net, or `net`
for the shipped one, plays by that net at first sight. `greedy` sees points at first sight. The
number of games is fixed beforehand; prints a row of a table per variant.
The interval is of the mean of pairs, as the two games over the same dice belong together.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import sqrt
from pathlib import Path
from random import Random

from playpalace_ludo import bots, variants
from playpalace_ludo.bots import weights
from playpalace_ludo.bots.decision import Weighed
from playpalace_ludo.bots.inputs import inputs_of
from playpalace_ludo.bots.judge import between_throws, net_for
from playpalace_ludo.bots.net import Net
from playpalace_ludo.bots.wishes import taking
from playpalace_ludo.chance import draw
from playpalace_ludo.core import engine
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State
from playpalace_ludo.lab.games import MOST_TURNS

SEED = 2026
SURE = 1.96


class AtFirstSight(bots.Bot):
    """Moves to where its net sees the best chance, without looking ahead."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def weigh(
        self, rules: Rules, state: State, moves: Sequence[Move], rng: Random
    ) -> Iterator[Weighed]:
        net = net_of(self.name, rules, len(state.seats))
        after = [engine.play(rules, state, move)[0] for move in moves]
        yield Weighed(
            taking(rules, state, moves) or [_seen(rules, net, one)[state.turn] for one in after],
            len(moves),
        )


@lru_cache(maxsize=4)
def net_of(name: str, rules: Rules, players: int) -> Net:
    path = weights.found(rules, players) if name == "net" else Path(name)
    assert path, f"{rules.name} has no net for {players} players"
    return Net(weights.load(path), inputs_of(rules))


def _seen(rules: Rules, net: Net, state: State) -> Sequence[float]:
    if state.places or not state.owed:
        return between_throws(rules, state)
    return net.chances(state.tokens, state.turn, state.streak, net.inputs.extras(state))


def hired(name: str) -> bots.Bot:
    if name == "net" or name.endswith(".net"):
        return AtFirstSight(name)
    strength, _, habit = name.partition("/")
    made = bots.make(strength)
    if habit == "keeps":
        made.wish = lambda rules, state, rng: None  # type: ignore[method-assign]
    return made


def act(rules: Rules, state: State, bot: bots.Bot, rng: Random, dice: Random) -> State:
    """Carry out a bot's next action."""
    if state.awaiting == "move":
        return engine.play(rules, state, bot.move(rules, state, rng))[0]
    use = bot.wish(rules, state, rng) if state.moves else None
    if use is not None:
        return engine.play(rules, state, use)[0]
    return engine.roll(rules, state, draw(rules, state, dice))[0]


def won(rules: Rules, players: int, pair: str, names: tuple[str, str]) -> float:
    """Play one game, every other seat by the first bot; returns 1 if its side wins, a half if
    nobody does."""
    seats = engine.default_seats(rules, players)
    dice, rng = Random(pair), Random(f"{pair}/bots")
    minds = {seat: hired(names[at % 2]) for at, seat in enumerate(seats)}
    first = dice.choice(seats) if rules.turns.first == "random" else None
    state, _ = engine.start(rules, seats, first)
    while state.owed and not state.places and state.number < MOST_TURNS:
        state = act(rules, state, minds[state.turn], rng, dice)
    if not state.places:
        return 0.5
    return float(seats.index(state.places[0]) % 2 == 0)


def duel(
    rules: Rules, players: int, games: int, names: tuple[str, str], seed: int = SEED
) -> tuple[float, float]:
    """Return the share the first bot wins, and the error of the mean."""
    found = []
    for number in range(games // 2):
        pair = f"{seed}/{number}"
        other = 1 - won(rules, players, pair, (names[1], names[0]))
        found.append((won(rules, players, pair, names) + other) / 2)
    mean = sum(found) / len(found)
    variance = sum((one - mean) ** 2 for one in found) / (len(found) - 1)
    return mean, SURE * sqrt(variance / len(found))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("variant", nargs="+")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="expert,hard")
    parser.add_argument("--seed", type=int, default=SEED)
    args = parser.parse_args()
    for name in args.variant:
        rules = variants.load(name)
        players = max(args.players, rules.min_players)
        one, other = args.bots.split(",")
        mean, off = duel(rules, players, args.games, (one, other), args.seed)
        net = "yes" if net_for(rules, players) else "no"
        low, high = 100 * (mean - off), 100 * (mean + off)
        print(
            f"| {name} | {players} | {net} | {one} against {other} "
            f"| {100 * mean:.1f} ({low:.1f} to {high:.1f}) | {args.games} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
