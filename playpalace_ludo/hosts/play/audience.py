"""The interface to a host: the people at a table and what can be sent to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from playpalace_ludo.hosts.play.sounds import Sound
from playpalace_ludo.hosts.play.speech import Spoken
from playpalace_ludo.words.model import BRIEF, NORMAL

GAME, PRIVATE, SYSTEM = "game", "private", "system"
"""Buffers by meaning; each host has its own names for them."""


class Person(NamedTuple):
    """A person at the table now."""

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
    """One row of a player's menu; its id never changes meaning, so focus stays."""

    id: str
    text: str


class Cell(NamedTuple):
    """One cell of a grid; its id belongs to its square, so the cursor stays."""

    id: str
    text: str
    sound: str = ""


class Grid(Protocol):
    """A menu of rows and columns that stays current while it is open."""

    @property
    def width(self) -> int: ...

    @property
    def focus(self) -> str:
        """The cell the cursor belongs on."""

    def cells(self) -> list[Cell]: ...

    def look_at(self, cell: str) -> None:
        """Remember where the cursor is."""

    def select(self, cell: str) -> None:
        """Carry out Enter on a cell."""


class Audience(Protocol):
    @property
    def has_grids(self) -> bool:
        """Whether the host's menus can have rows and columns."""

    def people(self) -> list[Person]: ...

    def humans(self) -> int:
        """Count the seats that people have, also those a bot plays for in the meantime."""

    def listeners(self) -> list[Person]:
        """Return the humans among them, players and spectators."""

    def is_bot(self, seat: int) -> bool:
        """Tell whether a bot holds this seat (called every tick, so it must be cheap)."""

    def speak(self, person: str, line: Spoken) -> None: ...

    def play(self, person: str, sound: Sound) -> None: ...

    def repaint(self, person: str | None = None) -> None:
        """Send changed menus again, to one person or to all."""

    def focus(self, person: str, row: str) -> None:
        """Move one person's cursor to a row, once, after an action of their own."""

    def show(self, person: str, box: str, lines: Callable[[], list[str]]) -> None:
        """Open a box of lines that stays current while it is open."""

    def show_grid(self, person: str, grid: Grid) -> None: ...

    def follow(self, person: str) -> bool:
        """Move the cursor of an open grid to its `focus`; tell whether a grid is open."""

    def game_over(self) -> None: ...
