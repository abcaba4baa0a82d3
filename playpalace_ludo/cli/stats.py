"""`playpalace-ludo stats`: statistics of your finished games."""

from __future__ import annotations

import argparse
import csv
import io
from datetime import datetime
from pathlib import Path

from playpalace_ludo.cleaning import one_line
from playpalace_ludo.cli.compiled import judging
from playpalace_ludo.cli.output import say, say_json, warn
from playpalace_ludo.cli.progress import Progress
from playpalace_ludo.cli.speaking import add_language, print_messages, translator
from playpalace_ludo.client import launch
from playpalace_ludo.client.storage import options
from playpalace_ludo.client.storage.past_games import PastGames
from playpalace_ludo.client.storage.saves import Saves
from playpalace_ludo.core.errors import InputError
from playpalace_ludo.lab import plots
from playpalace_ludo.review.haste import A_GAME
from playpalace_ludo.review.summary import COLUMNS, GameHistory, as_json, gaps, sections, table
from playpalace_ludo.words import Translator
from playpalace_ludo.work import finish


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--player", metavar="NAME")
    parser.add_argument("--quick", action="store_true")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--csv", action="store_true")
    form.add_argument("--json", action="store_true")
    parser.add_argument("--plot", type=Path, metavar="FILE")
    parser.add_argument("--quiet", action="store_true")
    parser.add_argument("--config-dir", type=Path, metavar="DIR")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    if args.plot:
        plots.check(args.plot)
    config, data = launch.folders(args.config_dir)
    chosen, _ = options.load(config / options.FILE_NAME)
    words = translator(args)
    name = args.player or chosen.text("player.name") or words.text("pludo-client-player")
    past = PastGames(Saves(data), name, datetime.now())
    with judging(0 if args.quick else A_GAME * past.unseen):
        found = finish(past.read(looking=not args.quick), Progress(words, quiet=args.quiet))
    if args.csv:
        say_csv(found, words)
    elif args.json:
        say_json(as_json(found), indent=1)
    else:
        for section in sections(found):
            print_messages(words, (section.heading, *section.rows))
    if args.plot:
        if not found.games:
            raise InputError("nothing-finished")
        plots.over_time(found.games, args.plot)
    return 0


def say_csv(found: GameHistory, words: Translator) -> None:
    """Print the table, and notes on omitted games to standard error."""
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    writer.writeheader()
    for row in table(found.games):
        writer.writerow({name: one_line(v) if isinstance(v, str) else v for name, v in row.items()})
    for line in text.getvalue().splitlines():
        say(line)
    for message in gaps(found):
        warn(words.say(message))
