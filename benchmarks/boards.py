"""Measure expert against hard on every board, with seats swapped over the same dice.

python benchmarks/boards.py VARIANT... [--games 1000] [--players 2] [--bots expert,hard]

A bot written `normal/keeps` uses no ability before a throw. The number of games is fixed
beforehand; prints a row of a table per variant.
The interval is of the mean of pairs, as the two games over the same dice belong together.
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random

from playpalace_ludo import bots, variants
from playpalace_ludo.bots.judge import net_for
from playpalace_ludo.chance import draw
from playpalace_ludo.core import engine
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.lab.games import MOST_TURNS

SEED = 2026
SURE = 1.96


def hired(name: str) -> bots.Bot:
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


def won(rules: Rules, players: int, pair: int, names: tuple[str, str]) -> float:
    """Play one game, every other seat by the first bot; returns 1 if its side wins, a half if
    nobody does."""
    seats = engine.default_seats(rules, players)
    dice, rng = Random(f"{SEED}/{pair}"), Random(pair)
    minds = {seat: hired(names[at % 2]) for at, seat in enumerate(seats)}
    first = dice.choice(seats) if rules.turns.first == "random" else None
    state, _ = engine.start(rules, seats, first)
    while state.owed and not state.places and state.number < MOST_TURNS:
        state = act(rules, state, minds[state.turn], rng, dice)
    if not state.places:
        return 0.5
    return float(seats.index(state.places[0]) % 2 == 0)


def duel(rules: Rules, players: int, games: int, names: tuple[str, str]) -> tuple[float, float]:
    """Return the share the first bot wins, and the error of the mean."""
    found = []
    for pair in range(games // 2):
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
    args = parser.parse_args()
    for name in args.variant:
        rules = variants.load(name)
        players = max(args.players, rules.min_players)
        one, other = args.bots.split(",")
        mean, off = duel(rules, players, args.games, (one, other))
        net = "yes" if net_for(rules, players) else "no"
        low, high = 100 * (mean - off), 100 * (mean + off)
        print(
            f"| {name} | {players} | {net} | {one} against {other} "
            f"| {100 * mean:.1f} ({low:.1f} to {high:.1f}) | {args.games} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
