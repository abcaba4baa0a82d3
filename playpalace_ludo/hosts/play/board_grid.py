"""The board as a grid of squares, for hosts whose menus have rows and columns."""

from __future__ import annotations

from playpalace_ludo.core.squares import occupants, squares
from playpalace_ludo.hosts.play import exploring
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.play.audience import Cell, Person
from playpalace_ludo.hosts.play.row_ids import GRID_BACK
from playpalace_ludo.hosts.play.sounds import FILES
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.table.grid import layout
from playpalace_ludo.words import CueName, Message
from playpalace_ludo.words import squares as words

SQUARE = "square-"
MOST_SQUARES = 200
"""Larger boards are explored by keys alone: describing them takes too long for one tick."""


class BoardGrid:
    """One person's view of the board; only changed squares are described again."""

    def __init__(self, table: HostTable, person: Person) -> None:
        self._table = table
        self._person = person
        self._about: object = None
        self._texts: dict[object, str] = {}
        self._shown: list[Cell] = []

    @property
    def width(self) -> int:
        return layout(self._table.rules).width

    @property
    def focus(self) -> str:
        """The square this person explores."""
        return f"{SQUARE}{exploring.scene(self._table, self._person).at}"

    def cells(self) -> list[Cell]:
        """Return all cells; changes appear once they have been told."""
        if not self._shown or self._table.announcer.has_told(self._person.id):
            self._shown = self._cells()
        return self._shown

    def _cells(self) -> list[Cell]:
        table, say = self._table, translator(self._person.locale)
        board, state, listener = (
            squares(table.rules),
            table.state,
            table.listener(self._person),
        )
        about = (table.rules.of(state), listener)
        if about != self._about:
            self._about, self._texts = about, {}
        nothing = Cell("", say.text("pludo-host-grid-nothing"), _file("square-edge"))
        found: list[Cell] = []
        for place, at in enumerate(layout(table.rules).places):
            if at is None:
                found.append(nothing._replace(id=f"nothing-{place}"))
                continue
            there = occupants(state, board[at])
            if (at, there) not in self._texts:
                message = words.square(table.rules, state, at, listener)
                self._texts[at, there] = say.say(message)
            sound = _file("square-token" if there else "square")
            found.append(Cell(f"{SQUARE}{at}", self._texts[at, there], sound))
        return [*found, Cell(GRID_BACK, say.text("pludo-host-grid-back"))]

    def look_at(self, cell: str) -> None:
        """Move the explorer's cursor to the cell the person went to."""
        at = cell.removeprefix(SQUARE)
        if at != cell and at.isdecimal() and int(at) < len(squares(self._table.rules)):
            exploring.look_at(self._table, self._person, int(at))

    def select(self, cell: str) -> None:
        """Say what is on the square, and who could capture there."""
        if cell.startswith(SQUARE):
            exploring.say_all(self._table, self._person)
        else:
            nothing = [Message("pludo-host-grid-nothing")]
            self._table.answer(self._person, lambda: nothing)


def is_offered(table: HostTable) -> bool:
    return table.audience.has_grids and len(squares(table.rules)) <= MOST_SQUARES


def open_grid(table: HostTable, person: Person) -> None:
    if is_offered(table):
        table.audience.show_grid(person.id, BoardGrid(table, person))
    else:
        table.announcer.answer(person, [Message("pludo-host-no-grid")])


def _file(cue: CueName) -> str:
    return f"{FILES[cue][0]}.ogg"
