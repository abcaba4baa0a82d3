"""Shared by the printing commands: the language switch and printing messages."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import TYPE_CHECKING

from playpalace_ludo.cli.language import language
from playpalace_ludo.cli.output import say, warn
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.words import Listener, Message, Translator, problems
from playpalace_ludo.words.languages import AUTO, system_language

if TYPE_CHECKING:
    from playpalace_ludo.lab.check import BadFile, Finding


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", type=language, metavar="LANG")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true")


def translator(args: argparse.Namespace) -> Translator:
    asked = getattr(args, "lang", None)
    return Translator(asked if asked and asked != AUTO else system_language())


def print_messages(words: Translator, messages: Iterable[Message]) -> None:
    for message in messages:
        say(words.say(message))


def print_findings(words: Translator, error: BadFile) -> None:
    for finding in error.findings:
        warn(words.say(found(finding)))


def found(finding: Finding) -> Message:
    """Return a problem of a rule file with its line."""
    place: str | Message = finding.file.name
    if finding.line:
        args = {"file": place, "line": str(finding.line), "column": str(finding.column or "")}
        place = Message("pludo-cli-column" if finding.column else "pludo-cli-line", args)
    return problems.at(place, problems.sentence(finding.problem))


def onlooker(rules: Rules, state: State, names: Iterable[str] = ()) -> Listener:
    """Return a listener who is not one of the players."""
    return Listener(None, dict(zip(state.seats, names, strict=False)), "full")
