"""Random games of every variant in numbers: how long they take and how often who begins wins."""

from __future__ import annotations

import sys
from statistics import fmean

import playpalace_ludo as ludo
from playpalace_ludo.core.events import Captured


def main(games: int = 20) -> None:
    print(f"{'variant':18} {'turns':>6} {'captures':>9} {'first wins':>11}")
    for variant in ludo.variant_names():
        fewest = ludo.load_rules(variant).min_players
        played = [ludo.new_game(variant, fewest, seed).finish() for seed in range(games)]
        turns = fmean(game.state.number for game in played)
        captures = fmean(captures_in(game) for game in played)
        first = fmean(game.winner == game.names[0] for game in played)
        print(f"{variant:18} {turns:6.0f} {captures:9.1f} {first:11.0%}")


def captures_in(game: ludo.LudoGame) -> int:
    return sum(isinstance(event, Captured) for step in game for event in step.events)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
