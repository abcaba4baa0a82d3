"""What can be wrong with an input: one exception per kind, all of them ValueError."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class LudoError(ValueError):
    """One sentence that names the place and what would be right."""


class Problem(NamedTuple):
    """One thing wrong with a rule file."""

    key: str
    """Dotted place in the file, for example ``outcome.4.do``; empty for the file as a whole."""
    text: str
    rule: str = ""
    """Number in the rule catalogue, for example ``L-22``."""
    suggestion: str = ""

    def sentence(self) -> str:
        where = f"{self.key}: " if self.key else ""
        rule = f" ({self.rule})" if self.rule else ""
        hint = f" Did you mean {self.suggestion!r}?" if self.suggestion else ""
        return f"{where}{self.text}{rule}.{hint}"


class RulesError(LudoError):
    """A rule file or an option that cannot be played."""

    def __init__(self, source: str, problems: Sequence[Problem]) -> None:
        self.source = source
        self.problems = tuple(problems)
        super().__init__(f"{source}: " + " ".join(p.sentence() for p in self.problems))


class NotationError(LudoError):
    """A position line that cannot be read."""


class RecordError(LudoError):
    """A game record that is damaged or was changed."""


class IllegalMove(LudoError):
    """A roll or a move the rules do not allow; ``refusal`` says why."""

    def __init__(self, refusal: str) -> None:
        self.refusal = refusal
        super().__init__(f"not allowed now: {refusal.replace('_', ' ')}")
