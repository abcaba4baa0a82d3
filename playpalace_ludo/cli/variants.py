"""`playpalace-ludo variants`: the rule sets there are."""

from __future__ import annotations

import argparse

from playpalace_ludo import variants
from playpalace_ludo.cli.output import say
from playpalace_ludo.cli.speaking import add_language, translator
from playpalace_ludo.core.errors import RulesError
from playpalace_ludo.variants import catalogue
from playpalace_ludo.words import problems, rulebook

DESCRIPTION = "Lists the shipped and the installed rule sets with a line on each."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    words = translator(args)
    for name in [*variants.names(), *map(catalogue.name_of, catalogue.installed())]:
        try:
            rules = variants.load_named(name)
        except RulesError as error:
            say(words.say(problems.at(name, problems.message(error))))
            continue
        say(f"{name}: {words.say(rulebook.variant_summary(rules))}")
    return 0
