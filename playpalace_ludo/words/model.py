"""Messages, spoken lines and listeners, independent of language."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias, Union

if TYPE_CHECKING:
    from playpalace_ludo.words.translate import Translator

Arg: TypeAlias = Union[str, int, float, "Message", tuple["Arg", ...]]
"""A tuple is a list the language joins; a message is a noun phrase or an item of such a list."""


class FileWords(str):
    """Words from a rule file: translated if names.ftl has them, else as written."""

    __slots__ = ()


class CommaList(tuple["Arg", ...]):
    """A list joined by commas alone, because its items hold an "and" themselves."""


class Either(tuple["Arg", ...]):
    """A list of alternatives: "1, 2 or 3"."""


class Sentences(tuple["Message", ...]):
    """Whole sentences, one after the other."""


NOTHING: Mapping[str, Arg] = MappingProxyType({})

SENTENCES = "pludo-sentences"
"""Joins whole sentences to one message."""
CALLS = frozenset({"pludo-turn", "pludo-begins"})
"""Messages that call somebody to act."""
WHOSE_TURN = "pludo-query-turn"
"""The answer that names the player to act; a resumed game begins with it."""

FULL, NORMAL, BRIEF = "full", "normal", "brief"
VERBOSITIES = (FULL, NORMAL, BRIEF)


class Priority(StrEnum):
    """How a line behaves towards the lines around it, the most urgent last."""

    LOW = "low"
    """Queues, and is dropped first when speech lags."""
    NEWS = "news"
    """Queues: something happened in the game."""
    DUE = "due"
    """Queues and is never dropped: a player at this keyboard has to act."""
    ASKED = "asked"
    """An answer to the player: interrupts current speech."""


class Category(StrEnum):
    """What a line is about; each is a buffer of the client's history."""

    GAME = "game"
    ANSWER = "answers"
    SYSTEM = "system"
    CHAT = "chat"
    """Chat messages on a server."""
    ACTIVITY = "activity"
    """Arrivals, departures and announcements on a server."""


class Message(NamedTuple):
    id: str
    """A Fluent id, or ``id.attribute``."""
    args: Mapping[str, Arg] = NOTHING


CueName: TypeAlias = Literal[
    "dice",
    "six",
    "step",
    "enter",
    "land",
    "land-safe",
    "capture-made",
    "captured",
    "home-column",
    "token-home",
    "extra-throw",
    "penalty",
    "no-move",
    "game-start",
    "win",
    "lose",
    "turn",
    "refused",
    "menu-move",
    "menu-edge",
    "menu-select",
    "square",
    "square-token",
    "square-edge",
    "square-wrap",
]
"""Every sound by its meaning; the client and hosts each have a file for it, or say they do not."""


class CueSpec(NamedTuple):
    """A sound by its meaning."""

    name: CueName
    seat: int | None
    own: bool
    """The event is the hearer's own, or happens to the hearer."""
    pan: float = 0.0
    """-1 left to 1 right, as the place lies on the board."""


ECHO = "echo"
"""Stands for the message where a line repeats what the player types, perhaps a password."""


class Line(NamedTuple):
    """One spoken line with its sounds: first as messages, then as text.

    It stays one value from the event to the voice that speaks it.
    """

    messages: tuple[Message, ...] = ()
    category: Category = Category.GAME
    priority: Priority = Priority.NEWS
    cues: tuple[CueSpec, ...] = ()
    text: str = ""
    """The messages in the hearer's language, once they are translated."""
    brief: str = ""
    """A shorter wording for when speech lags; empty if there is none."""
    message_id: str = ""
    """Which message the text came from, the first sentence of several; ECHO for typed text."""
    row: str = ""
    """Id of the row or choice at the cursor, if the line is nothing but its label and its place."""

    def translated(self, translator: Translator, brief: Line | None = None) -> Line:
        """Return the line as text; `brief` is the same in fewer words.

        Messages and cues are dropped, since thousands of lines may be kept.
        """
        return self._replace(
            messages=(),
            cues=(),
            text=translator.line(self),
            brief=translator.line(brief) if brief is not None else "",
            message_id=_first_sentence(self.messages[0]) if self.messages else "",
        )

    def repeats(self, call: Line) -> bool:
        """Tell whether this line makes another one redundant, such as a call to act.

        Both are translated already. Of rows only the one at the cursor matters.
        """
        tells_turn = self.message_id == WHOSE_TURN and call.message_id in CALLS
        return tells_turn or self.text == call.text or bool(self.row and call.row)


def _first_sentence(message: Message) -> str:
    before = message.args.get("before")
    if message.id == SENTENCES and isinstance(before, Message):
        return _first_sentence(before)
    return message.id


class Listener(NamedTuple):
    seat: int | None = None
    """The seat that is "you"; None for an onlooker, who hears everybody by name."""
    names: Mapping[int, str] = MappingProxyType({})
    """Player names; a seat without one goes by its colour."""
    verbosity: str = NORMAL
    people: frozenset[int] = frozenset()
    """Seats whose turn is announced by name, because a person has to act."""
    shared: bool = False
    """Several people share this output, so turns are announced by name."""
    by_touch: bool = False
    """They choose by buttons, so choices name tokens instead of keys."""
