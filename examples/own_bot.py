"""A bot of your own, a function that takes a game and returns a legal move, against one of ours."""

from __future__ import annotations

import sys

import playpalace_ludo as ludo

RIVAL = "easy"


def hurried(game: ludo.LudoGame) -> ludo.Move:
    """Move the token that gets furthest, wherever it may be captured."""
    return max(game.legal_moves, key=lambda move: move.to)


def main(games: int = 20) -> None:
    won = 0
    for seed in range(games):
        # The same dice twice, with seats swapped, so that neither has the luckier ones.
        for players in ((hurried, RIVAL), (RIVAL, hurried)):
            game = ludo.new_game("classic", players=2, seed=seed).finish(*players)
            won += game.winner == game.names[players.index(hurried)]
    print(f"hurried won {won} of {2 * games} games against {RIVAL}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
