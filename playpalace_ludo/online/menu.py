"""A server's menu: rows, focus, first-letter search, grids."""

from __future__ import annotations

from dataclasses import dataclass, replace

from playpalace_ludo.online import packets
from playpalace_ludo.online.packets import KEYBIND, MenuRow


@dataclass(frozen=True)
class ServerMenu:
    id: str = ""
    rows: tuple[MenuRow, ...] = ()
    focus: int = 0
    letters_jump: bool = True
    escape: str = KEYBIND
    width: int = 0
    """Columns of a grid; 0 for a plain list."""

    @property
    def row(self) -> MenuRow | None:
        return self.rows[self.focus] if self.rows else None

    @property
    def way_out(self) -> int:
        """The row Escape takes: the last, unless that is the yes to a question with a no."""
        ids = [row.id for row in self.rows]
        return ids.index("no") if ids[-1] == "yes" and "no" in ids else len(ids) - 1

    def at(self, focus: int) -> ServerMenu:
        return replace(self, focus=max(0, min(focus, len(self.rows) - 1)))

    def step(self, right: int, down: int) -> ServerMenu:
        """Move to a neighbour, stopping at edges. In a list left and right act as up and down."""
        if not self.width:
            return self.at(self.focus + right + down)
        column = self.focus % self.width
        beside = 0 <= column + right < self.width
        there = self.focus + (right if beside else 0) + down * self.width
        return self.at(there) if 0 <= there < len(self.rows) else self

    def edge(self, end: int) -> ServerMenu:
        """Move to the first (-1) or last (1) row, in a grid within the current line."""
        if not self.width:
            return self.at(0 if end < 0 else len(self.rows) - 1)
        start = self.focus - self.focus % self.width
        return self.at(start if end < 0 else start + self.width - 1)

    def jump(self, typed: str) -> ServerMenu | None:
        """Move to the row that starts with these letters; for a single letter to the next such."""
        begin = self.focus + (1 if len(typed) == 1 else 0)
        order = [*range(begin, len(self.rows)), *range(min(begin, len(self.rows)))]
        wanted = typed.casefold()
        for index in order:
            if self.rows[index].text.casefold().startswith(wanted):
                return self.at(index)
        return None

    def place(self) -> tuple[int, int]:
        """Return line and column of the focus in a grid, both counted from 1."""
        return self.focus // self.width + 1, self.focus % self.width + 1


def taken(old: ServerMenu, packet: packets.ShowMenu) -> ServerMenu:
    """Apply a packet: fields it leaves out stay as they were in the same menu."""
    before = old if old.id == packet.id else ServerMenu()
    grid = packet.grid if packet.grid is not None else before.width > 0
    width = packet.width if packet.width is not None else before.width or 1
    return ServerMenu(
        id=packet.id,
        rows=packet.rows,
        letters_jump=before.letters_jump if packet.letters_jump is None else packet.letters_jump,
        escape=packet.escape or before.escape,
        width=width if grid else 0,
    ).at(_focus(before, packet))


def _focus(old: ServerMenu, packet: packets.ShowMenu) -> int:
    if packet.position is not None and 0 <= packet.position < len(packet.rows):
        return packet.position
    ids = [row.id for row in packet.rows]
    if packet.position is None and packet.selected in ids and packet.selected is not None:
        return ids.index(packet.selected)
    row = old.row
    if row is None:
        return 0
    if row.id is not None and row.id in ids:
        return ids.index(row.id)
    return _nearest(old, packet.rows)


def _nearest(old: ServerMenu, rows: tuple[MenuRow, ...]) -> int:
    """Keep the focus on the nearest row with the same text, or on the same index."""
    text = old.rows[old.focus].text
    same = [index for index, row in enumerate(rows) if row.text == text]
    return min(same, key=lambda index: abs(index - old.focus), default=old.focus)
