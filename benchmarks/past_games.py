"""Measure statistics of many finished games: the first time, stopped and gone on with, and kept.

Times are seconds of the processor, which say the same on a busy machine.
"""

import argparse
import tempfile
import time
from datetime import datetime, timedelta
from pathlib import Path
from random import Random

from playpalace_ludo import bots, variants
from playpalace_ludo.chance import draw
from playpalace_ludo.client.storage.past_games import PastGames
from playpalace_ludo.client.storage.saves import Saves
from playpalace_ludo.core.match import Match
from playpalace_ludo.work import finish

BEGUN = datetime(2026, 1, 1)
NAMES = ("Ann", "Ada")
STRENGTHS = ("easy", "normal")
WANTED = 3.0
"""Seconds for games whose figures are kept."""


def fill(folder: Path, count: int) -> None:
    """Play games of a person, whose moves a bot chooses, against a bot, and keep them."""
    rules, rng = variants.load("playpalace"), Random(1)
    makers = [bots.make(strength) for strength in STRENGTHS]
    place = folder / "finished"
    place.mkdir()
    for number in range(count):
        match = Match(rules, range(2), NAMES, table={"bots": ["", STRENGTHS[1]]})
        while not match.over:
            if match.state.awaiting == "roll":
                match.roll(draw(rules, match.state, rng))
            else:
                match.play(makers[match.state.turn].move(rules, match.state, rng))
        when = BEGUN + timedelta(hours=number)
        (place / f"{when:%Y-%m-%d-%H%M%S}-playpalace.ludo").write_text(match.text(), "utf-8")


def read(folder: Path, *, looking: bool, most: float = 0.0) -> tuple[float, int]:
    """Read the statistics; return how long it took, and how many games were read.

    With `most` it is stopped after so many seconds, as a player would with Escape.
    """
    begun, games = time.process_time(), 0
    work = PastGames(Saves(folder), NAMES[0], datetime(2027, 1, 1)).read(looking=looking)
    if not most:
        games = len(finish(work).games)
    for step in work:
        games = int(step[0])
        if time.process_time() - begun > most:
            work.close()
    return time.process_time() - begun, games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--whole", action="store_true", help="luck and skill of all games, too")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        fill(folder, args.games)
        took, games = read(folder, looking=False)
        print(f"results of {games} games, the first time: {took:.2f} s")
        took, games = read(folder, looking=False)
        print(f"  kept: {took:.2f} s, wanted: {WANTED}")
        took, games = read(folder, looking=True, most=0.0 if args.whole else 20.0)
        print(f"luck and skill of {games} games, the first time: {took:.1f} s")
        took, again = read(folder, looking=True, most=0.0 if args.whole else 1.0)
        print(f"  begun again: game {again} after {took:.2f} s")


if __name__ == "__main__":
    main()
