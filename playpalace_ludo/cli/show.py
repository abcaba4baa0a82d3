"""`playpalace-ludo show`: a position line explained in words."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from playpalace_ludo.cli.output import say_json
from playpalace_ludo.cli.own_rules import own_rules
from playpalace_ludo.cli.speaking import (
    add_json,
    add_language,
    onlooker,
    print_messages,
    translator,
)
from playpalace_ludo.core.notation import format_position, parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.lab.scenario_text import write_tokens
from playpalace_ludo.words import queries


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("position", nargs="+")
    add_json(parser)
    add_language(parser)


def read(words: list[str]) -> tuple[Rules, State]:
    """Read a position from the command line, with rule files in this folder too.

    A position may come from a stranger, so it names rules but never a path.
    """
    return parse_position(" ".join(words), lambda spec: own_rules(spec, [Path.cwd()]))


def run(args: argparse.Namespace) -> int:
    rules, state = read(args.position)
    words = translator(args)
    told = queries.position(rules, state, onlooker(rules, state))
    if args.json:
        say_json({**described(rules, state), "lines": [*map(words.say, told)]}, indent=1)
        return 0
    print_messages(words, told)
    return 0


def described(rules: Rules, state: State) -> dict[str, Any]:
    """Return a position in a form for programs: the line, and its facts."""
    return {
        "position": format_position(rules, state),
        "number": state.number,
        "turn": rules.seats[state.turn].colour,
        "awaiting": state.awaiting,
        "tokens": write_tokens(rules, state.tokens),
        "places": [rules.seats[seat].colour for seat in state.places],
    }
