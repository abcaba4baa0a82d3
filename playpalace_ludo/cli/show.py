"""`playpalace-ludo show`: what a position line means."""

from __future__ import annotations

import argparse
from pathlib import Path

from playpalace_ludo.cli.own_rules import own_rules
from playpalace_ludo.cli.speaking import add_language, onlooker, print_messages, translator
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.words import queries

DESCRIPTION = "Says a position in words. Quote the line, or give its words one by one."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("position", nargs="+", help="'playpalace red:12,Y,Y,H/... red ? 0 9'")
    add_language(parser)


def read(words: list[str]) -> tuple[Rules, State]:
    """Read a position from the command line, with rule files in this folder too.

    A position may be a stranger's: it names rules, and never a path.
    """
    return parse_position(" ".join(words), lambda spec: own_rules(spec, [Path.cwd()]))


def run(args: argparse.Namespace) -> int:
    rules, state = read(args.position)
    listener = onlooker(rules, state)
    print_messages(translator(args), queries.position(rules, state, listener))
    return 0
