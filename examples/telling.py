"""A game told in words: to Ann, who is "you", and to a German onlooker."""

from __future__ import annotations

import playpalace_ludo as ludo


def main(steps: int = 12) -> None:
    game = ludo.new_game("playpalace", players=["Ann", "Ben"], seed=11)
    while len(game) < steps and not game.over:
        step = game.advance("normal")
        for english, german in zip(
            game.tell(step, to="Ann"), [*game.tell(step, "de"), ""], strict=False
        ):
            print(f"{english:40} {german}".rstrip())
    print(game)


if __name__ == "__main__":
    main()
