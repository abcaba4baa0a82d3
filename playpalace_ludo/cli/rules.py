"""Say the rules of a variant in plain words."""

from __future__ import annotations

import argparse
from typing import Any

from playpalace_ludo import variants
from playpalace_ludo.cli.speaking import add_language, print_messages, translator
from playpalace_ludo.words import rulebook

NAME = "rules"


def add_parser(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        NAME,
        help="say the rules of a variant in plain words",
        description="Says the rules, generated from the values of the rule file.",
    )
    parser.add_argument(
        "variant", help="a name, a path, or with options: 'playpalace(sixes.max=0)'"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    rules = variants.load(args.variant)
    words = translator(args)
    print(words.say(rulebook.variant_title(rules)))
    print_messages(words, rulebook.rule_lines(rules))
    print_messages(words, rulebook.warning_lines(rules))
    return 0
