"""`playpalace-ludo rules`: the rules of a variant in plain words."""

from __future__ import annotations

import argparse

from playpalace_ludo import variants
from playpalace_ludo.cli.speaking import add_language, print_messages, translator
from playpalace_ludo.words import rulebook

DESCRIPTION = "Says the rules, generated from the values of the rule file."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "variant", help="a name, a path, or with options: 'playpalace(sixes.max=0)'"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    rules = variants.load(args.variant)
    words = translator(args)
    print_messages(words, rulebook.rule_lines(rules))
    print_messages(words, rulebook.warning_lines(rules))
    return 0
