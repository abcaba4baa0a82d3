"""A knob: a short option of the usual board, and the keys of the rule document it writes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from playpalace_ludo.core.errors import Problem, Value, show

KnobValue = int | bool | str | tuple[int, ...]
KnobValues: TypeAlias = Mapping[str, Any]
"""The value of every knob, by its dotted key."""

YIELDS, ADDS, SETS = "yields", "adds", "sets"
"""How a knob combines with a file that sets the same key: it yields to the file's value, adds to
it, or replaces it."""
OWN_CHANCE = "own chance"
"""Stands in ``Writes.unless`` for a file with dice, cards or a spinner of its own."""


@dataclass(frozen=True, eq=False, slots=True)
class Writes:
    """A key of the rule document that a knob writes."""

    key: str
    meets: str = YIELDS
    words: Mapping[Any, Any] | None = None
    """The document's value for each value of the knob; None where they are the same."""
    of_all: Callable[[KnobValues], Any] | None = None
    """Computes the value from several knobs."""
    unless: str = ""
    """A key that silences the knob when the file has it."""

    def value(self, knob: Knob, values: KnobValues) -> Any:
        if self.of_all is not None:
            return self.of_all(values)
        return values[knob.key] if self.words is None else self.words[values[knob.key]]


class Knob(NamedTuple):
    key: str
    kind: str
    """``int``, ``bool``, ``choice`` or ``squares`` (a list of track squares)."""
    default: KnobValue
    doc: str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    writes: tuple[Writes, ...] = ()

    @property
    def group(self) -> str:
        return self.key.partition(".")[0]

    @property
    def message_id(self) -> str:
        return "pludo-knob-" + self.key.replace(".", "-").replace("_", "-")

    def value_message_id(self, value: object) -> str:
        """Return the message id of one choice, for example ``pludo-value-safe-start-own``."""
        word = str(value).lower().replace("_", "-")
        return self.message_id.replace("pludo-knob-", "pludo-value-") + "-" + word

    def check(self, value: object) -> Problem | None:
        """Return the problem with a value, or None."""
        fits = {
            "bool": lambda v: isinstance(v, bool),
            "int": lambda v: (
                isinstance(v, int) and not isinstance(v, bool) and self.low <= v <= self.high
            ),
            "choice": lambda v: isinstance(v, str) and v in self.choices,
            "squares": _is_square_list,
        }[self.kind]
        if fits(value):
            return None
        takes: dict[str, Value] = {"value": show(value)}
        if self.kind == "int":
            takes |= {"low": self.low, "high": self.high}
        elif self.kind == "choice":
            takes["choices"] = self.choices
        return Problem(self.key, f"knob-{self.kind}", takes)


def _is_square_list(value: object) -> bool:
    return (
        isinstance(value, (list, tuple))
        and all(isinstance(n, int) and not isinstance(n, bool) and n >= 1 for n in value)
        and len(set(value)) == len(value)
    )
