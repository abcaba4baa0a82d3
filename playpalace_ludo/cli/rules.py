"""`playpalace-ludo rules`: the rules of a variant in plain words."""

from __future__ import annotations

import argparse

from playpalace_ludo import variants
from playpalace_ludo.cli.output import say_json
from playpalace_ludo.cli.speaking import add_json, add_language, print_messages, translator
from playpalace_ludo.words import rulebook


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("variant")
    add_json(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    rules = variants.load(args.variant)
    words = translator(args)
    told, warned = rulebook.rule_lines(rules), rulebook.warning_lines(rules)
    if args.json:
        lines = {"rules": [*map(words.say, told)], "warnings": [*map(words.say, warned)]}
        say_json({"name": rules.name, "spec": rules.spec, **lines}, indent=1)
        return 0
    print_messages(words, told)
    print_messages(words, warned)
    return 0
