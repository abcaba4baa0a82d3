"""The content of the top page as a frozen value, which a shell draws and acts on by id.

The terminal needs keys and spoken lines only. A shell with buttons draws `PageView` and calls
`App.activate` and `App.submit` with the revision it has drawn.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from playpalace_ludo.core.state import Move
from playpalace_ludo.words import Message, commands

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from playpalace_ludo.client.output.teller import Teller
    from playpalace_ludo.client.pages.page import Page

MOST_ROWS = 200
"""Most rows of a list in one view: those around the cursor."""


class PageKind(StrEnum):
    MENU = "menu"
    READING = "reading"
    ENTRY = "entry"
    EDITOR = "editor"
    KEY = "key"
    """The next key pressed is taken as it is."""
    LISTENING = "listening"
    GAME = "game"
    REPLAY = "replay"
    PRACTICE = "practice"
    SERVER = "server"
    WORKING = "working"


class Act(StrEnum):
    """Actions on a row, a choice or a command."""

    DO = "do"
    """The same as Enter: open the row, play the choice."""
    LESS = "less"
    MORE = "more"
    REMOVE = "remove"
    """Asks the first time, removes the second time."""
    EXPLAIN = "explain"
    GO = "go"
    """Move the cursor to the row silently, because the focus is there."""
    COMMAND = "command"
    """Carry out the command with this id."""


@dataclass(frozen=True)
class PageRow:
    id: str
    """Stays the same while the page is open, whatever the label says."""
    label: str
    help: str = ""
    value: str = ""
    """The changeable part of the label, if it has one."""
    can_act: bool = False
    can_change: bool = False
    can_remove: bool = False


@dataclass(frozen=True)
class TextField:
    """A text being typed."""

    text: str = ""
    secret: bool = False
    many_lines: bool = False


@dataclass(frozen=True)
class PageChoice:
    """A move that can be played now."""

    id: str
    label: str
    move: Move


@dataclass(frozen=True)
class Usable:
    """A command that has a use now."""

    id: str
    label: str
    help: str
    category: str
    keys: tuple[str, ...]


@dataclass(frozen=True)
class PageView:
    kind: PageKind
    title: str = ""
    rows: tuple[PageRow, ...] = ()
    first: int = 0
    """Index in the whole list of the first of `rows`."""
    count: int = 0
    """Length of the whole list."""
    cursor: str = ""
    """Id of the row or choice at the cursor; empty if there is none."""
    field: TextField | None = None
    choices: tuple[PageChoice, ...] = ()
    progress: tuple[int, int] | None = None
    """How far long work or a replay is: steps done, steps in all."""
    commands: tuple[Usable, ...] = ()
    revision: int = 0

    @property
    def labels(self) -> dict[str, str]:
        """The text of every row and choice, by id."""
        rows = {row.id: row.label for row in self.rows}
        return rows | {choice.id: choice.label for choice in self.choices}


def window(count: int, cursor: int) -> range:
    """Return the rows of a long list that a view holds; it moves only when the cursor leaves it."""
    first = cursor // MOST_ROWS * MOST_ROWS
    return range(first, min(first + MOST_ROWS, count))


def unique(names: Iterable[str]) -> list[str]:
    """Make unique ids from names by numbering repeated ones."""
    found: dict[str, int] = {}
    ids = []
    for name in names:
        found[name] = found.get(name, 0) + 1
        ids.append(name if found[name] == 1 else f"{name}#{found[name]}")
    return ids


class Revisions:
    """Numbers the views shown, so that acts on outdated ones are noticed."""

    def __init__(self) -> None:
        self.now = 0
        self._page_since = 0
        self._shown: tuple[object, ...] = ()
        self._page: Page | None = None

    def number(self, page: Page, view: PageView) -> PageView:
        """Return the view with its revision, a new one if the choices have changed."""
        shown = (
            *(page.stamp, view.kind, view.title, view.field and view.field.secret, view.first),
            tuple((row.id, row.can_act, row.can_change, row.can_remove) for row in view.rows),
            tuple((choice.id, choice.move) for choice in view.choices),
        )
        if page is not self._page or shown != self._shown:
            self.pass_on()
        if page is not self._page:
            self._page, self._page_since = page, self.now
        self._shown = shown
        return replace(view, revision=self.now)

    def pass_on(self) -> None:
        """Mark the shown view as stale because it has been acted on."""
        self.now += 1

    def is_same_page(self, revision: int) -> bool:
        return self._page_since <= revision <= self.now


class CommandWords:
    """The commands in the player's language, each translated once."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], tuple[str, str]] = {}

    def usable(
        self, ids: Iterable[str], keymap: Mapping[str, str], teller: Teller
    ) -> tuple[Usable, ...]:
        keys: dict[str, list[str]] = {}
        for key, command in keymap.items():
            keys.setdefault(command, []).append(key)
        return tuple(
            Usable(
                one,
                *self._words(one, teller),
                commands.BY_ID[one].category,
                tuple(keys.get(one, ())),
            )
            for one in ids
        )

    def _words(self, command: str, teller: Teller) -> tuple[str, str]:
        lang = teller.translator.lang
        found = self._known.get((lang, command))
        if found is None:
            named = commands.BY_ID[command]
            found = teller.text(Message(named.label)), teller.text(Message(named.help))
            self._known[lang, command] = found
        return found
