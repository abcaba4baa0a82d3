"""Nested lists over a table's lobby: choose a row, or go back with Escape.

Hosts know one list of choices at a time. Ours are shown through it, so they look like the host's
own; the open list and the way back are kept here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from playpalace_ludo.hosts.game.options import LONGEST_INPUT
from playpalace_ludo.hosts.protocols import Action, Player
from playpalace_ludo.words import Message

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus

LIST, TEXT = "ludo_plus_list", "ludo_plus_text"
CANCEL = "_cancel"
"""The hosts' id of the last row of a list."""


class ListRow(NamedTuple):
    text: str
    """Unique within a list, since hosts send back the text they showed."""
    act: Callable[[], Message | None]
    """Carries out the row; returns the message to say after the next list."""


@dataclass
class ListPage:
    rows: Callable[[], Sequence[ListRow]]
    cursor: int = 0
    """The row that was chosen last."""


@dataclass
class Opened:
    """The pages one person has open, the last one on top."""

    row: str
    """The row of the lobby that opened it."""
    may: Callable[[Player], bool]
    """Tells whether the person may use it; checked at every press."""
    pages: list[ListPage]
    prompt: str = ""
    take: Callable[[str], Message | None] | None = None
    """Handles the text that is being asked for."""


class Lists:
    def __init__(self, game: LudoPlus) -> None:
        self._game = game
        self._opened: dict[str, Opened] = {}

    def find(self, action_id: str, player: Player) -> Action | None:
        """Return the action of our lists, which is in no menu."""
        if action_id not in (LIST, TEXT):
            return None
        api = self._game.api
        opened = self._opened.get(player.id)
        asked: object = api.MenuInput(prompt="pludo-host-list", options="_ludo_list_rows")
        if hasattr(asked, "initial_selection"):
            asked.initial_selection = "_ludo_list_cursor"
        if action_id == TEXT:
            asked = api.EditboxInput(prompt=opened.prompt if opened else "pludo-host-list")
        return self._game.make_action(
            id=action_id,
            label=action_id,
            handler="_action_ludo_list" if action_id == LIST else "_action_ludo_text",
            is_enabled="_is_ludo_list_enabled",
            is_hidden="_is_ludo_plus_hidden",
            input_request=asked,
            show_in_actions_menu=False,
            include_spectators=True,
        )

    def why_not(self, player: Player) -> str | None:
        is_open = player.id in self._opened and self._game.status == self._game.WAITING
        return None if is_open else "pludo-host-list-barred"

    # Opening and closing

    def open(self, player: Player, row: str, page: ListPage, may: Callable[[Player], bool]) -> None:
        self._opened[player.id] = Opened(row, may, [page])
        self._show(player)

    def push(self, player: Player, rows: Callable[[], Sequence[ListRow]], cursor: int = 0) -> None:
        """Show another list over the current one."""
        self._opened[player.id].pages.append(ListPage(rows, cursor))

    def pop(self, player: Player) -> None:
        self._opened[player.id].pages.pop()

    def ask(self, player: Player, prompt: str, take: Callable[[str], Message | None]) -> None:
        """Ask for a text; an empty one leads back to the list."""
        opened = self._opened[player.id]
        opened.prompt, opened.take = prompt, take

    def close(self, player: Player) -> None:
        opened = self._opened.pop(player.id, None)
        if opened is not None:
            self._game.screen.move_focus(player, opened.row)
            self._game.screen.paint(player)

    def forget(self, player_id: str) -> None:
        """Forget the lists of a screen that no longer exists."""
        self._opened.pop(player_id, None)

    def _show(self, player: Player) -> None:
        opened = self._opened.get(player.id)
        if opened is None:
            return
        action = self.find(TEXT if opened.take else LIST, player)
        assert action is not None
        self._game._request_action_input(action, player)

    # What hosts ask and tell

    def _rows(self, player: Player) -> Sequence[ListRow]:
        opened = self._opened.get(player.id)
        return opened.pages[-1].rows() if opened else ()

    def rows(self, player: Player) -> list[str]:
        return [row.text for row in self._rows(player)]

    def cursor(self, player: Player, choices: list[str]) -> str:
        """Return the row a list opens on."""
        opened = self._opened.get(player.id)
        at = opened.pages[-1].cursor if opened else 0
        return choices[min(at, len(choices) - 1)] if choices else ""

    def choose(self, player: Player, text: str, action_id: str) -> None:
        opened = self._opened.get(player.id)
        if opened is None or self._is_barred(player, opened):
            return
        told = None
        page = opened.pages[-1]
        for index, row in enumerate(page.rows()):
            if row.text == text:
                page.cursor = index
                told = row.act()
                break
        self._go_on(player, told)

    def take(self, player: Player, text: str, action_id: str) -> None:
        opened = self._opened.get(player.id)
        if opened is None or opened.take is None or self._is_barred(player, opened):
            return
        take, opened.take = opened.take, None
        self._go_on(player, take(text[:LONGEST_INPUT].strip()))

    def cancelled(self, player: Player, action_id: str) -> None:
        """Go back by one list, or from a box to its list; hosts call this when somebody cancels."""
        opened = self._opened.get(player.id)
        if opened is None or action_id not in (LIST, TEXT):
            return
        if opened.take is not None:
            opened.take = None
        else:
            opened.pages.pop()
        self._go_on(player, None)

    def _is_barred(self, player: Player, opened: Opened) -> bool:
        """Close the list of a person who may no longer use it, and tell them."""
        if self._game.status != self._game.WAITING:
            self.forget(player.id)
            return True
        if opened.may(player):
            return False
        self.close(player)
        self._game.audience.tell(player, Message("pludo-host-list-barred"))
        return True

    def _go_on(self, player: Player, told: Message | None) -> None:
        opened = self._opened.get(player.id)
        if opened is not None and not opened.pages:
            self.close(player)
        self._show(player)
        if told is not None:
            self._game.audience.tell(player, told)
