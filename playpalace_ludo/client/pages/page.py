"""What can be in front of the player: one layer of the stack the client shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from playpalace_ludo.words import Message, commands

if TYPE_CHECKING:
    from playpalace_ludo.client.table import Table

Handlers = Mapping[str, Callable[[], object]]
"""By command, what carries it out; who returns False has nothing to do just now."""


class Page:
    """One layer of the stack; the top one gets the keys."""

    where = commands.IN_MENU
    """Which key map holds here: one of the places of the command table."""
    typing = False
    """While True every key is text."""
    handlers: Handlers = MappingProxyType({})
    """The commands that the command table leaves to the page."""
    table: Table | None = None
    """The game this page is about: its board is drawn, and its own commands go to it."""

    def show(self) -> None:
        """Say where the player is: on opening, and when a page above has closed."""

    def key(self, key: str) -> bool:
        """Take a key before it is looked up among the commands; False if it is not for here."""
        return False

    def choose(self, text: str) -> bool:
        """Take the row with this text, as a braille line shows it; False if there is none."""
        return False

    def other_key(self) -> bool:
        """Answer a key that is no command; False if it does nothing here."""
        return False

    def explain_key(self, key: str, *, ours: bool) -> Message | None:
        """Return what key help says of a key here besides the command it has, if anything."""
        return None

    def obeyed(self, command: str) -> None:
        """Look after what a command has changed, whoever carried it out; empty for other keys."""

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
