"""`playpalace-ludo analyse`: where a finished game turned, and which choices cost most."""

from __future__ import annotations

import argparse
from pathlib import Path

from playpalace_ludo.cli.replay import load_match
from playpalace_ludo.cli.speaking import add_language, onlooker, print_messages, translator
from playpalace_ludo.core.errors import InputError
from playpalace_ludo.lab import plots
from playpalace_ludo.review.analysis import analyse
from playpalace_ludo.review.telling import story
from playpalace_ludo.work import finish


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="RECORD")
    parser.add_argument("--most", type=int, default=3, metavar="N")
    parser.add_argument("--plot", type=Path, metavar="FILE")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    if args.most < 1:
        raise InputError("option-at-least", option="--most", least=1, given=str(args.most))
    if args.plot:
        plots.check(args.plot)
    match = load_match(args.file)
    if not match.steps:
        raise InputError("nothing-played", file=str(args.file))
    found = finish(analyse(match))
    listener = onlooker(match.rules, match.start, match.header.players)
    print_messages(translator(args), story(found, listener, args.most))
    if args.plot:
        plots.win_chances(found, args.plot)
    return 0
