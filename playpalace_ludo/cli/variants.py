"""`playpalace-ludo variants`: a list of the rule sets."""

from __future__ import annotations

import argparse
from typing import Any

from playpalace_ludo import variants
from playpalace_ludo.cli.output import say, say_json
from playpalace_ludo.cli.speaking import add_json, add_language, translator
from playpalace_ludo.core.errors import RulesError
from playpalace_ludo.variants import catalogue
from playpalace_ludo.words import Translator, problems, rulebook


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_json(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    words = translator(args)
    names = [*variants.names(), *map(catalogue.name_of, catalogue.installed())]
    if args.json:
        say_json([_described(name, words) for name in names], indent=1)
        return 0
    for name in names:
        found = _described(name, words)
        say(found.get("problem") or f"{name}: {found['summary']}")
    return 0


def _described(name: str, words: Translator) -> dict[str, Any]:
    try:
        rules = variants.load_named(name)
    except RulesError as error:
        return {"name": name, "problem": words.say(problems.at(name, problems.message(error)))}
    return {
        "name": name,
        "summary": words.say(rulebook.variant_summary(rules)),
        "players": [rules.min_players, rules.max_players],
    }
