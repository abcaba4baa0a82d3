"""A rule file of your own, and a game by it."""

from __future__ import annotations

import tempfile
from pathlib import Path

import playpalace_ludo as ludo

RULES = """\
schema = 1
kind = "cross"
name = "hurry"
title = "Hurry"
base = "classic"

[board]
tokens_out = 1

[end]
home = 2
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "hurry.toml")
        path.write_text(RULES, "utf-8")
        rules = ludo.load_rules(path)
    game = ludo.new_game(rules, players=["Ann", "Ben"], seed=1).finish("hard")
    print(f"{game.winner} wins in turn {game.state.number}.")
    try:
        ludo.load_rules("clasic")
    except ludo.LudoError as error:
        print(ludo.explain(error))


if __name__ == "__main__":
    main()
