"""A command line that cannot be understood: argparse's sentences, in the player's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Sequence

from playpalace_ludo.core.errors import cut

_SENTENCES = {
    "missing": "the following arguments are required: (?P<names>.+)",
    "one-of": "one of the arguments (?P<names>.+) is required",
    "unknown": "unrecognized arguments: (?P<words>.+)",
    "ambiguous": "ambiguous option: (?P<option>.+) could match (?P<names>.+)",
    "choice": r"OPTION: invalid choice: (?P<word>.+) \(choose from (?P<names>.+)\)",
    "value-missing": "OPTION: expected (?:one|at least one) argument",
    "no-value": "OPTION: ignored explicit argument (?P<word>.+)",
    "whole-number": "OPTION: invalid int value: (?P<word>.+)",
    "number": "OPTION: invalid float value: (?P<word>.+)",
    "not-with": "OPTION: not allowed with argument (?P<other>.+)",
    "language": "OPTION: there is no language (?P<word>.+), there are (?P<names>.+)",
    "command": "there is no command (?P<word>.+), there are (?P<names>.+)",
    "command-near": "there is no command (?P<word>.+), perhaps you mean (?P<name>.+)",
}
"""What argparse and our own commands say, by the message that says the same."""
_OPTION = "argument (?P<option>.+?)"


class Mistyped(Exception):
    """A command line that cannot be understood, and what argparse says about it."""

    def __init__(self, prog: str, problem: str) -> None:
        self.prog = prog
        self.problem = problem
        super().__init__(f"{prog}: {problem}. See {prog} --help.")


def told(error: Mistyped, words: Sequence[str]) -> str:
    """Say what is wrong in the language these words ask for, else in the system's."""
    try:
        from playpalace_ludo.cli.speaking import translator

        text = translator(argparse.Namespace(lang=_language(words))).text
        return text("pludo-cli-mistyped", prog=error.prog, problem=_problem(error, text))
    except ModuleNotFoundError:  # what finds our words is not installed here
        return str(error)


def _problem(error: Mistyped, text: Callable[..., str]) -> str:
    for name, sentence in _SENTENCES.items():
        pattern = sentence.replace("OPTION", _OPTION)
        if found := re.fullmatch(pattern, error.problem, re.DOTALL):
            typed = {key: cut(part) for key, part in found.groupdict().items() if key != "names"}
            return text(f"pludo-cli-mistyped-{name}", **{**found.groupdict(), **typed})
    return error.problem


def _language(words: Sequence[str]) -> str:
    """Find a language we have behind `--lang` among words that could not be taken apart."""
    from playpalace_ludo.cli.language import language

    found = re.search("(?:^| )--lang[ =]([^ ]+)", " ".join(words))
    try:
        return language(found[1]) if found else ""
    except argparse.ArgumentTypeError:
        return ""
