"""Errors in the command line: argparse's sentences in the player's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from playpalace_ludo.core.errors import cut

if TYPE_CHECKING:
    from playpalace_ludo.words import Message

_SENTENCES = {
    "missing": "the following arguments are required: (?P<names>.+)",
    "unknown": "unrecognized arguments: (?P<words>.+)",
    "ambiguous": "ambiguous option: (?P<option>.+) could match (?P<names>.+)",
    "choice": r"OPTION: invalid choice: (?P<word>.+) \(choose from (?P<names>.+)\)",
    "value-missing": "OPTION: expected (?:one|at least one) argument",
    "no-value": "OPTION: ignored explicit argument (?P<word>.+)",
    "whole-number": "OPTION: invalid int value: (?P<word>.+)",
    "number": "OPTION: invalid float value: (?P<word>.+)",
    "not-with": "OPTION: not allowed with argument (?P<other>.+)",
    "language": "OPTION: there is no language (?P<word>.+), there are (?P<names>.+)",
    "server": "(?P<words>.+) is not known here; what is for the server goes behind: -- .+",
    "command": "there is no command (?P<word>.+), there are (?P<names>.+)",
    "command-near": "there is no command (?P<word>.+), perhaps you mean (?P<name>.+)",
}
"""Patterns for the sentences of argparse and our commands, by the message that translates them."""
_OPTION = "argument (?P<option>.+?)"


class Mistyped(Exception):
    """An error in the command line, with argparse's sentence."""

    def __init__(self, prog: str, problem: str) -> None:
        self.prog = prog
        self.problem = problem
        super().__init__(f"{prog}: {problem}. See {prog} --help.")


def told(error: Mistyped, words: Sequence[str]) -> str:
    """Translate the error into the language given by `--lang`, else the system's."""
    try:
        from playpalace_ludo.cli.speaking import translator

        text = translator(argparse.Namespace(lang=typed_language(words))).text
        return text("pludo-cli-mistyped", prog=error.prog, problem=_problem(error))
    except ModuleNotFoundError:  # the Fluent library is not installed here
        return str(error)


def _problem(error: Mistyped) -> Message | str:
    from playpalace_ludo.words import Message

    for name, sentence in _SENTENCES.items():
        pattern = sentence.replace("OPTION", _OPTION)
        if found := re.fullmatch(pattern, error.problem, re.DOTALL):
            typed = {key: cut(part) for key, part in found.groupdict().items() if key != "names"}
            return Message(f"pludo-cli-mistyped-{name}", {**found.groupdict(), **typed})
    return error.problem


def typed_language(words: Sequence[str]) -> str:
    """Find a valid `--lang` in a command line that was not parsed."""
    from playpalace_ludo.cli.language import language

    found = re.search("(?:^| )--lang[ =]([^ ]+)", " ".join(words))
    try:
        return language(found[1]) if found else ""
    except argparse.ArgumentTypeError:
        return ""
