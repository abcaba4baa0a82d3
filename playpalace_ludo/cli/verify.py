"""`playpalace-ludo verify`: check that a record's dice were fixed before the game."""

from __future__ import annotations

import argparse
from pathlib import Path

from playpalace_ludo.cli.output import say_json
from playpalace_ludo.cli.replay import read_record
from playpalace_ludo.cli.speaking import add_json, add_language, print_messages, translator
from playpalace_ludo.table import dice_check
from playpalace_ludo.words import Message


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", type=Path, metavar="RECORD")
    parser.add_argument("--noted", action="append", default=[], metavar="WORDS")
    add_json(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    game, verdict = read_record(args.record, dice_check.check_record)
    about = dice_check.about(game.rules, game.header.proof, "fixed-then")
    said = [about] if about == verdict.message else [about, verdict.message]
    verdicts = [verdict]
    if verdict.holds:
        said += verdict.more
        verdicts += [dice_check.compare(game, verdict, noted) for noted in args.noted]
        said += [compared.message for compared in verdicts[1:]]
        if not args.noted:
            said.append(Message("pludo-dice-not-noted"))
    words = translator(args)
    holds = all(each.holds and each.whole for each in verdicts)
    if args.json:
        say_json({"holds": holds, "lines": [*map(words.say, said)]}, indent=1)
    else:
        print_messages(words, said)
    return 0 if holds else 1
