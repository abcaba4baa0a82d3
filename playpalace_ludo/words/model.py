"""What is to be said, before any language: messages, spoken lines, and who hears them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple, TypeAlias, Union

Arg: TypeAlias = Union[str, int, float, "Message", tuple["Arg", ...]]
"""A tuple is a list the language joins; a message is a noun phrase or an item of such a list."""


class Name(str):
    """A rule file's own words: in the hearer's language if names.ftl has them, else as written."""

    __slots__ = ()


class Row(tuple["Arg", ...]):
    """A list joined by commas alone, because its items hold an "and" themselves."""


class Either(tuple["Arg", ...]):
    """A list of which one is meant: "1, 2 or 3"."""


class Sentences(tuple["Message", ...]):
    """Whole sentences, one after the other."""


NOTHING: Mapping[str, Arg] = MappingProxyType({})

FULL, NORMAL, BRIEF = "full", "normal", "brief"
VERBOSITIES = (FULL, NORMAL, BRIEF)

GAME, ANSWERS, SYSTEM = "game", "answers", "system"
LOW, NEWS, DUE, ASKED = "low", "news", "due", "asked"


class Message(NamedTuple):
    id: str
    """A Fluent id, or ``id.attribute``."""
    args: Mapping[str, Arg] = NOTHING


class CueSpec(NamedTuple):
    """A sound by its meaning."""

    name: str
    seat: int | None
    own: bool
    """The hearer did it, or it happens to the hearer."""
    pan: float = 0.0
    """-1 left to 1 right, as the place lies on the board."""


class Line(NamedTuple):
    """What is spoken in one go, with its sounds."""

    messages: tuple[Message, ...]
    category: str = GAME
    priority: str = NEWS
    cues: tuple[CueSpec, ...] = ()

    @classmethod
    def join(cls, lines: Iterable[Line]) -> Line:
        """Several lines as one, for hosts that have room for one line per tick."""
        lines = list(lines)
        rising = (LOW, NEWS, DUE, ASKED)
        urgent = max((line.priority for line in lines), key=rising.index, default=NEWS)
        return cls(
            tuple(message for line in lines for message in line.messages),
            lines[0].category if lines else GAME,
            urgent,
            tuple(cue for line in lines for cue in line.cues),
        )


@dataclass(frozen=True)
class Listener:
    seat: int | None = None
    """The seat that is "you"; None for an onlooker, who hears everybody by name."""
    names: Mapping[int, str] = field(default_factory=dict)
    """Player names; a seat without one goes by its colour."""
    verbosity: str = NORMAL
    people: frozenset[int] = frozenset()
    """Seats whose turn is announced by name, because a person has to act."""
    shared: bool = False
    """Several people hear this at once: whose turn it is they hear by name."""
