"""Menus of a PlayPalace table, and the boxes and grids that cover them.

In play, menus are sent once per tick, and to people only.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from playpalace_ludo.hosts.game import rules_document
from playpalace_ludo.hosts.game.intake import TURN_MENU
from playpalace_ludo.hosts.game.screen import HostScreen
from playpalace_ludo.hosts.play import questions
from playpalace_ludo.hosts.play.audience import Grid, Row
from playpalace_ludo.hosts.play.pacing import OncePerTick
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.hosts.playpalace import document, queued
from playpalace_ludo.hosts.playpalace.boxes import Boxes
from playpalace_ludo.hosts.playpalace.cursors import Cursors, forget_position, position_of
from playpalace_ludo.hosts.playpalace.grids import GRID_MENU, Grids
from playpalace_ludo.hosts.playpalace.protocols import MenuUser
from playpalace_ludo.hosts.protocols import Player

if TYPE_CHECKING:
    from playpalace_ludo.hosts.playpalace.adapter import PlayPalaceLudo

LEAVING = "leave_game_confirm"
"""The host's question whether to leave the table."""


class PlayPalaceScreen(HostScreen):
    has_grids = True

    def __init__(self, game: PlayPalaceLudo) -> None:
        self._game = game
        self.wanted: dict[str, bool] = {}
        """People whose menu is to be sent, and whether to send it even if unchanged."""
        self._painted: dict[str, tuple[Row, ...]] = {}
        self._to_focus: dict[str, str] = {}
        self.cursors = Cursors()
        self.boxes = Boxes(game)
        self.grids = Grids(game.api.MenuItem, game.api.EscapeBehavior.KEYBIND)
        self._lobby_paints = OncePerTick()
        self._uncovered: set[str] = set()
        """People whose box was closed by a key and whose menu has not been sent again."""
        self._helped: set[str] = set()
        """People whose program has our help text."""

    def forget(self, player_id: str) -> None:
        """Reset what is known of a person's client after its restart."""
        self._painted.pop(player_id, None)
        self._helped.discard(player_id)
        self.boxes.forget(player_id)
        self.grids.close(player_id)
        self._game._transient_display_state.pop(player_id, None)
        self._game._actions_menu_open.discard(player_id)
        self._game._pending_actions.pop(player_id, None)
        self._game.lists.forget(player_id)

    def leave_menus(self) -> None:
        """Discard open menus and input requests when a game begins or ends; boxes stay open."""
        self._game._actions_menu_open.clear()
        asked = self._game._pending_actions
        for player_id in [who for who, action in asked.items() if action != LEAVING]:
            asked.pop(player_id)

    # The menu of the table

    @property
    def is_waiting(self) -> bool:
        """Whether a menu of the lobby waits for the next tick."""
        return bool(self._lobby_paints.waiting)

    def has_menus(self, player: Player) -> bool:
        """Tell whether menus are read; a virtual bot counts as a guest and reads them."""
        return not player.is_bot or is_virtual_bot(player)

    def is_covered(self, player: Player) -> bool:
        game = self._game
        if player.id in game._actions_menu_open and not game.audience.person(player).touch:
            return True  # the web client may close its window for it without a packet
        return player.id in game._transient_display_state or player.id in game._pending_actions

    def paint(self, player: Player | None = None) -> None:
        if player is None:
            self.paint_all()
        elif self._game.played is None:
            self.rebuild(player, None)
        elif self.has_menus(player):
            self.soon(player.id)

    def paint_all(self) -> None:
        if self._game._destroyed:
            return
        for player in self._game.players:
            if self._game.played is None:
                self.rebuild(player, None)
            elif not player.is_bot:
                self.soon(player.id)

    def rebuild(self, player: Player, position: int | None) -> None:
        """Send a menu even if unchanged, because the host asks for it."""
        game = self._game
        if not self.has_menus(player):
            return
        if game.played is not None:
            self.soon(player.id, always=True)
        else:
            game.wake()
            self._lobby_paints.do(player.id, partial(self._paint_lobby, player, position))

    def soon(self, player_id: str, *, always: bool = False) -> None:
        self.wanted[player_id] = always or self.wanted.get(player_id, False)
        self._game.wake()

    def move_focus(self, player: Player, row: str) -> None:
        self._to_focus[player.id] = row
        if self._game.played is not None:
            self.soon(player.id, always=True)

    def tick(self) -> None:
        if self.grids.people and self._game.played is None:
            self.close_grids()
        if self._lobby_paints.done:
            self._lobby_paints.flushed()
        if self._lobby_paints.waiting:
            self._lobby_paints.tick()

    def send(self) -> None:
        """Send the boxes and menus of a game that have changed in this tick."""
        self.boxes.refresh(self.wanted)
        if not self.wanted:
            return
        hosted = self._game.played
        if hosted is not None and not self._game._destroyed:
            wanted, self.wanted = self.wanted, {}
            self._uncovered -= wanted.keys()
            for player in list(self._game.players):
                if player.id in wanted:
                    self._paint_now(hosted, player, always=wanted[player.id])

    def before_speech(self, player: Player) -> None:
        hosted = self._game.played
        if player.id in self._uncovered and hosted is not None:
            self._uncovered.discard(player.id)
            self.wanted.pop(player.id, None)
            self._paint_now(hosted, player, always=True)

    def _row_to_focus(self, player: Player) -> str | None:
        return self._to_focus.pop(player.id, None) or self.cursors.come_back(player.id)

    def _paint_lobby(self, player: Player, position: int | None) -> None:
        game = self._game
        if game.played is not None:  # it has begun while this waited
            self.soon(player.id, always=True)
            return
        if self.is_covered(player):
            return  # an open list would be lost; when it closes, this menu is sent
        user = game.get_user(player)
        row = self._row_to_focus(player)
        waiting = queued.rows(user, TURN_MENU)
        if user is not None and (row is not None or waiting is not None):
            items = game._build_action_menu_items(player, user)
            position = position_of(items, row) if row is not None else position
            if position is None and waiting == [item.to_dict() for item in items]:
                return  # the host asks for it again after every action
        self._painted.pop(player.id, None)  # the next game of a series has the same rows
        game.send_lobby_menu(player, position)
        forget_position(user, TURN_MENU)

    def _paint_now(self, hosted: HostTable, player: Player, *, always: bool) -> None:
        """Send a player's menu, unless another one is open or it is unchanged."""
        game = self._game
        user = game.get_user(player)
        if user is None:
            return
        if self.is_covered(player):
            self._painted.pop(player.id, None)
        elif player.id in self.grids:
            self.grids.paint(player.id, user, always=always)
            forget_position(user, GRID_MENU)
        else:
            self._paint_menu(hosted, player, user, always=always)

    def _paint_menu(
        self, hosted: HostTable, player: Player, user: MenuUser, *, always: bool
    ) -> None:
        game = self._game
        rows = game.commands.rows(hosted, player)
        focus = self._row_to_focus(player)
        if not always and self._painted.get(player.id) == rows:
            return
        self._painted[player.id] = rows
        items = game._build_action_menu_items(player, user)
        user.show_menu(
            TURN_MENU,
            items,
            multiletter=False,
            escape_behavior=game.api.EscapeBehavior.KEYBIND,
            position=position_of(items, focus),
            **self._newer_fields(player, user),
        )
        forget_position(user, TURN_MENU)

    def _newer_fields(self, player: Player, user: MenuUser) -> dict[str, str]:
        """Return fields that newer versions of the host add to a menu."""
        known = _fields_of(type(user).show_menu)
        fields = {}
        if "primary_action_id" in known:
            fields["primary_action_id"] = self._game.get_primary_action_id(player)
        if "help_text" in known and player.id not in self._helped:  # clients remember it
            self._helped.add(player.id)
            fields["help_text"] = self._game.get_help_text(user.locale)
        return fields

    def show_manual(self, player: Player) -> None:
        """Show the document as the host shows its own; it sends nothing when it is closed."""
        user = self._game.get_user(player)
        if user is not None:
            user.show_editbox(
                document.SLUG,
                rules_document.title(user.locale),
                rules_document.for_reader(self._game.config, user.locale, grids=True),
                multiline=True,
                read_only=True,
                content_format="markdown",
            )

    # Boxes and grids over it

    def open_box(self, player: Player, box: str, lines: Callable[[], list[str]]) -> None:
        self.boxes.open(player, lines)

    def open_grid(self, player: Player, grid: Grid) -> None:
        self.cursors.leave(player.id)
        self._game._actions_menu_open.discard(player.id)
        self.grids.open(player.id, grid)
        self.soon(player.id, always=True)

    def follow_in_grid(self, player_id: str) -> bool:
        if player_id not in self.grids:
            return False
        self.grids.follow(player_id)
        self.soon(player_id)
        return True

    def takes_key(self, player: Player, event: dict[str, Any]) -> bool:
        """Close a box or grid for a key; tell whether that is all the key does."""
        if self.boxes.close(player):
            self._uncovered.add(player.id)
        if player.id not in self.grids:
            return False
        self.grids.note(player.id, event)
        key = self._game._normalize_keybind(event)
        binds = self._game._keybinds.get(key, ())
        commands = [action for bind in binds for action in bind.actions]
        if not self.grids.stays_for(commands):
            self._close_grid(player)
        return key == "escape" or questions.GRID in commands

    def takes_choice(self, player: Player, event: dict[str, Any]) -> bool:
        """Handle Enter in a grid, and tell whether one is open."""
        if player.id not in self.grids:
            return False
        if event.get("menu_id") == GRID_MENU:
            self.grids.note(player.id, event)
            if not self.grids.select(player.id, event.get("selection_id") or ""):
                self._close_grid(player)
        return True

    def _close_grid(self, player: Player) -> None:
        self.grids.close(player.id)
        self._painted.pop(player.id, None)
        if user := self._game.get_user(player):
            user.remove_menu(GRID_MENU)
        self.soon(player.id, always=True)

    def close_grids(self) -> None:
        for player_id in self.grids.people:
            player = self._game.get_player_by_id(player_id)
            if player is None:
                self.grids.close(player_id)
            else:
                self._close_grid(player)


def is_virtual_bot(player: Player) -> bool:
    return getattr(player, "is_virtual_bot", False)


@cache
def _fields_of(method: Callable[..., None]) -> frozenset[str]:
    return frozenset(inspect.signature(method).parameters)
