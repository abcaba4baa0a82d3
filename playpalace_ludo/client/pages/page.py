"""The base class of pages, the layers of the client's stack."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from playpalace_ludo.client.view import Act, PageView
from playpalace_ludo.words import Message, commands

if TYPE_CHECKING:
    from playpalace_ludo.client.table import ClientTable

Handlers = Mapping[str, Callable[[], object]]
"""Handlers by command; one returns False if it does nothing just now."""


class Page:
    """One layer of the stack; the top one gets the keys."""

    where = commands.IN_MENU
    """The key map used here: one of the places of the command table."""
    typing = False
    """While True every key is text."""
    handlers: Handlers = MappingProxyType({})
    """Handlers of the commands that the page carries out."""
    table: ClientTable | None = None
    """The game this page is about: its board is drawn, and its own commands go to it."""

    def show(self) -> None:
        """Announce the page, on opening and when a page above has closed."""

    def key(self, key: str) -> bool:
        """Handle a key before it is looked up among the commands; False if not handled."""
        return False

    def view(self) -> PageView:
        """Return what the page shows; the app adds commands and revision."""
        raise NotImplementedError

    @property
    def stamp(self) -> object:
        """The subject of the page's choices: a view with another subject is stale."""
        return self.table.state if self.table is not None else None

    @property
    def question(self) -> object:
        """The question that keys answer here; when it changes, earlier keys no longer apply."""
        return self

    def label(self, row: str) -> str:
        """Return the text of the row or choice with this id; empty if there is none."""
        return self.view().labels.get(row, "")

    def activate(self, row: str, act: Act) -> bool:
        """Do something to the row or choice with this id; False if that is impossible."""
        return False

    def submit(self, text: str) -> bool:
        """Take a whole text for the page's field; False if it has none."""
        return False

    def can(self, command: str) -> bool:
        """Tell whether a command that is handled here does something now."""
        return self.table is None or self.table.can(command)

    def forget(self) -> None:
        """Drop cached content of the screen, which may be out of date."""

    def other_key(self) -> bool:
        """Handle a key that is no command; False if it does nothing here."""
        return False

    def gives_away(self, key: str) -> bool:
        """Tell whether one of our keys belongs to the server on this page just now."""
        return False

    def explain_key(self, key: str, *, ours: bool) -> Message | None:
        """Return what key help adds about a key on this page, if anything."""
        return None

    def obeyed(self, command: str) -> None:
        """React to a command that was carried out; empty for other keys."""

    @property
    def wake(self) -> float | None:
        """When `tick` wants to be called, on the client's clock."""
        return None

    def tick(self) -> None:
        """Let time pass."""

    def help(self) -> list[Message]:
        """Say what can be done here."""
        return [Message("pludo-menu-help")]

    def leaving(self) -> Message | None:
        """Return what to say instead of a plain goodbye when the program ends here."""
        return None
