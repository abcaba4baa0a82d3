"""The menus of a PlayPalace table: in play they are sent once per tick, and to people only."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING

from playpalace_ludo.hosts.game.intake import TURN_MENU
from playpalace_ludo.hosts.play.audience import Row
from playpalace_ludo.hosts.play.pacing import OncePerTick
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.hosts.playpalace import queued
from playpalace_ludo.hosts.playpalace.cursors import Cursors, forget_position, position_of
from playpalace_ludo.hosts.playpalace.grids import GRID_MENU
from playpalace_ludo.hosts.playpalace.protocols import MenuUser
from playpalace_ludo.hosts.protocols import Player

if TYPE_CHECKING:
    from playpalace_ludo.hosts.playpalace.adapter import PlayPalaceLudo


class Painter:
    def __init__(self, game: PlayPalaceLudo) -> None:
        self._game = game
        self.wanted: dict[str, bool] = {}
        """The people whose menu is to be sent, and whether also if it has not changed."""
        self._painted: dict[str, tuple[Row, ...]] = {}
        self._to_focus: dict[str, str] = {}
        self.cursors = Cursors()
        self._lobby_paints = OncePerTick()
        self._helped: set[str] = set()
        """The people whose program has our help text."""

    @property
    def is_waiting(self) -> bool:
        """Whether a menu of the lobby waits for the next tick."""
        return bool(self._lobby_paints.waiting)

    def paint(self, player: Player) -> None:
        if self._game.played is None:
            self.rebuild(player, None)
        elif self._game.has_menus(player):
            self.soon(player.id)

    def paint_all(self) -> None:
        for player in self._game.players:
            if self._game.played is None:
                self.rebuild(player, None)
            elif not player.is_bot:
                self.soon(player.id)

    def rebuild(self, player: Player, position: int | None) -> None:
        """Send a menu although it may not have changed: the host asks for it."""
        game = self._game
        if not game.has_menus(player):
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

    def forget(self, player_id: str) -> None:
        """Take it that somebody's program shows nothing of ours."""
        self._painted.pop(player_id, None)

    def forget_program(self, player_id: str) -> None:
        """Take it that somebody has started another program, which has no help text yet."""
        self.forget(player_id)
        self._helped.discard(player_id)

    def tick(self) -> None:
        if self._lobby_paints.done:
            self._lobby_paints.flushed()
        if self._lobby_paints.waiting:
            self._lobby_paints.tick()

    def send_wanted(self) -> None:
        """Send the menus of a game that have changed in this tick."""
        if not self.wanted:
            return
        hosted = self._game.played
        if hosted is not None and not self._game._destroyed:
            wanted, self.wanted = self.wanted, {}
            for player in list(self._game.players):
                if player.id in wanted:
                    self._paint_now(hosted, player, always=wanted[player.id])

    def _row_to_focus(self, player: Player) -> str | None:
        return self._to_focus.pop(player.id, None) or self.cursors.come_back(player.id)

    def _paint_lobby(self, player: Player, position: int | None) -> None:
        game = self._game
        if game.played is not None:  # it has begun while this waited
            self.soon(player.id, always=True)
            return
        if game.is_covered(player):
            return  # a list they choose from would be gone; when it closes, this is sent
        user = game.get_user(player)
        row = self._row_to_focus(player)
        waiting = queued.rows(user, TURN_MENU)
        if user is not None and (row is not None or waiting is not None):
            items = game._build_action_menu_items(player, user)
            position = position_of(items, row) if row is not None else position
            if position is None and waiting == [item.to_dict() for item in items]:
                return  # the host asks for it once more after every action
        self.forget(player.id)  # the next game of a series has the same rows
        game.send_lobby_menu(player, position)
        forget_position(user, TURN_MENU)

    def _paint_now(self, hosted: HostTable, player: Player, *, always: bool) -> None:
        """Send a player's menu, unless another one is open or nothing in it has changed."""
        game = self._game
        user = game.get_user(player)
        if user is None:
            return
        if game.is_covered(player):
            self.forget(player.id)
        elif player.id in game.grids:
            game.grids.paint(player.id, user, always=always)
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
        """Return what newer versions of the host can send with a menu."""
        known = _fields_of(type(user).show_menu)
        fields = {}
        if "primary_action_id" in known:
            fields["primary_action_id"] = self._game.get_primary_action_id(player)
        if "help_text" in known and player.id not in self._helped:  # clients remember it
            self._helped.add(player.id)
            fields["help_text"] = self._game.get_help_text(user.locale)
        return fields


@cache
def _fields_of(method: Callable[..., None]) -> frozenset[str]:
    return frozenset(inspect.signature(method).parameters)
