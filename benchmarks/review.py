"""Measure looking back at games beside another checkout: analyses, luck and skill, puzzles.

python benchmarks/review.py [--games N] [--against CHECKOUT] [--rounds N] [--compiled]

Games of two and of four players are played once and looked at by a process of each checkout in
turns. Times are seconds of the processor per game without the start, the best of the rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

HERE = Path(__file__).parent.parent
PLAYERS = (2, 4)
NAMES = ("Ada", "Ben", "Cem", "Dan")
TASKS = ("analyse", "luck and skill", "puzzles from mistakes")


def fill(folder: Path, games: int) -> None:
    """Play games of normal bots and keep their records."""
    from playpalace_ludo import bots, variants
    from playpalace_ludo.chance import draw
    from playpalace_ludo.core.engine import default_seats
    from playpalace_ludo.core.match import Match

    rules, bot = variants.load("playpalace"), bots.make("normal")
    for players in PLAYERS:
        for number in range(games):
            rng = Random(f"{players}/{number}")
            match = Match(rules, default_seats(rules, players), NAMES[:players])
            while not match.over:
                if match.state.awaiting == "roll":
                    match.roll(draw(rules, match.state, rng))
                else:
                    match.play(bot.move(rules, match.state, rng))
            (folder / f"{players}-{number:03}.ludo").write_text(match.text(), "utf-8")


def look(folder: Path, compiled: bool) -> None:
    """Look at all games once; print seconds per game, and a sum of what was found, as JSON."""
    if compiled:
        from playpalace_ludo.lab import quick_net

        with quick_net.used():
            print(json.dumps(measured(folder)))
    else:
        print(json.dumps(measured(folder)))


def measured(folder: Path) -> dict[str, tuple[float, float]]:
    from playpalace_ludo.cli.replay import load_match
    from playpalace_ludo.review.analysis import analyse
    from playpalace_ludo.review.luck import look
    from playpalace_ludo.review.mistakes import mistakes
    from playpalace_ludo.work import finish

    told = {}
    for players in PLAYERS:
        files = sorted(folder.glob(f"{players}-*.ludo"))
        matches = [load_match(file) for file in files]
        finish(analyse(matches[0]))  # reads the weights and builds tables
        for task in TASKS:
            begun = time.process_time()
            lost = 0.0
            for match in matches[1:]:
                seat = match.start.seats[0]
                if task == "analyse":
                    found = finish(analyse(match))
                    lost += sum(found.given_away(one) for one in match.start.seats)
                elif task == "luck and skill":
                    lost += finish(look(match, seat)).lost
                else:
                    lost += sum(one.cost for one in finish(mistakes(match, [seat])))
            took = (time.process_time() - begun) / (len(matches) - 1)
            told[f"{task}, {players} players"] = (took, lost)
    return told


def run(checkout: Path, folder: Path, *, compiled: bool) -> dict[str, tuple[float, float]]:
    """Look at the games by a process of a checkout."""
    env = {**os.environ, "PYTHONPATH": str(checkout)}
    words = [sys.executable, str(Path(__file__).resolve()), "--look", str(folder)]
    words += ["--compiled"] if compiled else []
    done = subprocess.run(words, env=env, capture_output=True, text=True, check=True)
    found: dict[str, tuple[float, float]] = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=11, help="the first is not measured")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--against", type=Path, help="another checkout, to measure in turns")
    parser.add_argument("--compiled", action="store_true", help="here with the extra [lab]")
    parser.add_argument("--look", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.look:
        look(args.look, args.compiled)
        return
    checkouts = [HERE] + ([args.against] if args.against else [])
    with tempfile.TemporaryDirectory() as name:
        fill(Path(name), args.games)
        rounds = [
            [run(tree, Path(name), compiled=args.compiled and tree == HERE) for tree in checkouts]
            for _ in range(args.rounds)
        ]
    for task in rounds[0][0]:
        took = [min(one[at][task][0] for one in rounds) for at in range(len(checkouts))]
        lost = [rounds[0][at][task][1] for at in range(len(checkouts))]
        line = f"{task}: {took[0]:.4f} s, lost {lost[0]:.9f}"
        if args.against:
            line += f"; there {took[1]:.4f} s, lost {lost[1]:.9f}: {took[0] / took[1]:.3f} times"
        print(line)


if __name__ == "__main__":
    main()
