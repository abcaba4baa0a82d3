"""`playpalace-ludo verify`: whether the dice of a record are those fixed before the game."""

from __future__ import annotations

import argparse
from pathlib import Path

from playpalace_ludo.cli.replay import read_record
from playpalace_ludo.cli.speaking import add_language, print_messages, translator
from playpalace_ludo.table import dice_check

DESCRIPTION = """Works every die of a record (.ludo) out again from the seed and the players' words
in it, and says the first thing that differs. It ends with 0 if everything checks, else with 1.
docs/dice.md tells what that proves, and how to check it without this program."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", type=Path, metavar="RECORD")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    game, verdict = read_record(args.record, dice_check.check_record)
    about = dice_check.about(game.rules, game.header.proof)
    said = [about] if about == verdict.message else [about, verdict.message]
    print_messages(translator(args), said)
    return 0 if verdict.holds else 1
