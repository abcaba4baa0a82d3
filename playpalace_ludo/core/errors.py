"""Problems with an input: a code and its values, one exception per kind.

The sentences are in the locales, and ``words.problems`` says them in the reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, TypeAlias, Union

Value: TypeAlias = Union[str, int, tuple[str, ...], "Problem", "LudoError"]
Values: TypeAlias = Mapping[str, Value]


class LudoError(ValueError):
    """Base of all errors in input: the request cannot be carried out."""


class Problem(NamedTuple):
    """One thing wrong with an input."""

    key: str
    """Dotted place in a rule file, for example ``outcome.4.do``; empty for all of the input."""
    code: str
    """The sentence is ``pludo-problem-<code>``."""
    values: Values = MappingProxyType({})
    """Arguments of the sentence; names from the input are quoted already."""
    rule: str = ""
    """Number in the rule catalogue, for example ``L-22``."""
    suggestion: str = ""
    line: int = 0
    """Of the file, where it could not be read so far that the problem has a key."""

    def __str__(self) -> str:
        line = self.line or ""
        facts = {**self.values, "rule": self.rule, "suggestion": self.suggestion, "line": line}
        told = ", ".join(f"{name}={value}" for name, value in facts.items() if value != "")
        return (f"{self.key}: " if self.key else "") + self.code + (f" ({told})" if told else "")


class RulesError(LudoError):
    """A rule file or an option that cannot be played."""

    def __init__(self, source: str, problems: Sequence[Problem]) -> None:
        self.source = source
        self.problems = tuple(problems)
        super().__init__(f"{source}: " + "; ".join(map(str, self.problems)))


class InputError(LudoError):
    """Any other input, with the first thing that is wrong with it."""

    def __init__(self, code: str, **values: Value) -> None:
        self.problem = Problem("", code, values)
        super().__init__(str(self.problem))


class NotationError(InputError):
    """A position line that cannot be read."""


class RecordError(InputError):
    """A game record that is damaged or was changed."""


class IllegalMove(LudoError):
    """A roll or a move the rules do not allow; ``refusal`` says why."""

    def __init__(self, refusal: str) -> None:
        self.refusal = refusal
        super().__init__(f"not allowed now: {refusal.replace('_', ' ')}")


def show(value: object) -> str:
    """Quote a value from the input as it may stand in a sentence, however long it is.

    Truth is written as files write it: `true`.
    """
    # Python refuses to write very long numbers out, except in hexadecimal.
    if isinstance(value, int) and abs(value) > 10**60:
        return cut(hex(value))
    return cut(str(value).lower() if isinstance(value, bool) else repr(value))


def cut(text: str) -> str:
    return text if len(text) <= 60 else f"{text[:57]}..."
