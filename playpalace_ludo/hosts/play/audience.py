"""What the shared presentation needs from a host, and what it knows of the people in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from playpalace_ludo.hosts.play.sounds import Sound
from playpalace_ludo.hosts.play.speech import Spoken
from playpalace_ludo.words.model import BRIEF, NORMAL

GAME, PRIVATE, SYSTEM = "game", "private", "system"
"""Buffers by meaning; each host has its own names for them."""


class Person(NamedTuple):
    """Somebody at the table, as things stand now."""

    id: str
    name: str
    seat: int | None
    """None for a spectator."""
    bot: bool
    locale: str = "en"
    wording: str = NORMAL
    touch: bool = False
    turn_sound: bool = True

    @property
    def brief(self) -> bool:
        return self.wording == BRIEF


class Row(NamedTuple):
    """One row of a player's menu; the id stays with its meaning, so that focus does."""

    id: str
    text: str


class Audience(Protocol):
    def people(self) -> list[Person]: ...

    def listeners(self) -> list[Person]:
        """Return the humans among them, players and spectators."""

    def is_bot(self, seat: int) -> bool:
        """Tell whether a bot holds this seat (asked every tick, so it is cheap)."""

    def speak(self, person: str, line: Spoken) -> None: ...

    def play(self, person: str, sound: Sound) -> None: ...

    def repaint(self, person: str | None = None) -> None:
        """Show menus anew that have changed, of one person or of all."""

    def focus(self, person: str, row: str) -> None:
        """Put one person's cursor on a row, once, because of what they did themselves."""

    def show(self, person: str, box: str, lines: Callable[[], list[str]]) -> None:
        """Open a box of lines that stays current while it is open."""

    def game_over(self) -> None: ...
