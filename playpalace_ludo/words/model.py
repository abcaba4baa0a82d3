"""Messages, spoken lines and listeners, independent of language."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias, Union

if TYPE_CHECKING:
    from playpalace_ludo.words.translate import Translator

Arg: TypeAlias = Union[str, int, float, "Message", tuple["Arg", ...]]
"""A tuple is a list to be joined in words; a message is a noun phrase or an item of such a list."""


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
"""Messages that call a player to act."""
WHOSE_TURN = "pludo-query-turn"
"""The answer that names the player to act; a resumed game begins with it."""

FULL, NORMAL, BRIEF = "full", "normal", "brief"
VERBOSITIES = (FULL, NORMAL, BRIEF)


class Priority(StrEnum):
    """The priority of a line over the lines around it, the most urgent last."""

    LOW = "low"
    """Queues, and is dropped first when speech lags."""
    NEWS = "news"
    """Queues: something happened in the game."""
    DUE = "due"
    """Queues and is never dropped: a player at this keyboard has to act."""
    ASKED = "asked"
    """An answer to the player: interrupts current speech."""


class Category(StrEnum):
    """The subject of a line; each category is a buffer of the client's history."""

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
    """Whether the hearer causes the event or is affected by it."""
    pan: float = 0.0
    """From -1 for left to 1 for right, by the place on the board."""


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
    """The id of the message, or of the first of several sentences; ECHO for typed text."""
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

    @property
    def is_said_again(self) -> bool:
        """Tell whether it is worth saying again if an answer cut it off: no earlier answer is."""
        return self.priority is not Priority.ASKED or self.category is Category.GAME

    def repeats(self, call: Line) -> bool:
        """Tell whether this line makes another one redundant, such as a call to act.

        Both are translated already. Of rows only the one at the cursor matters.
        """
        tells_turn = self.message_id == WHOSE_TURN and call.message_id in CALLS
        return tells_turn or self.text == call.text or bool(self.row and call.row)


def _first_sentence(message: Message) -> str:
    told = message.args.get("told")
    if message.id == SENTENCES and isinstance(told, Sentences):
        return _first_sentence(told[0])
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
    learning: bool = False
    """They have hardly chosen a token yet, so choices say "Token 1" instead of a bare number."""
