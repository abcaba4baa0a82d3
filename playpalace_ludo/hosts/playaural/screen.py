"""Menus, boxes and sounds of a PlayAural table."""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, cast

from playpalace_ludo.hosts.game import rules_document
from playpalace_ludo.hosts.game.screen import HostScreen
from playpalace_ludo.hosts.play.audience import Row
from playpalace_ludo.hosts.play.sounds import Sound
from playpalace_ludo.hosts.playaural.protocols import AudioCommand, AudioUser
from playpalace_ludo.hosts.protocols import MenuItem, Player, User

if TYPE_CHECKING:
    from playpalace_ludo.hosts.playaural.adapter import PlayAuralLudo


class PlayAuralScreen(HostScreen):
    """The host collects changes and sends each menu once per tick."""

    def __init__(self, game: PlayAuralLudo) -> None:
        self._game = game
        self._painted: dict[str, tuple[Row, ...]] = {}

    def paint(self, player: Player | None = None) -> None:
        for shown in self._game.players if player is None else (player,):
            if not shown.is_bot and self._must_paint(shown):
                self._game.refresh_menus(shown)

    def _must_paint(self, player: Player) -> bool:
        """Tell whether a menu is outdated or covered."""
        hosted = self._game.played
        if hosted is None or self.is_covered(player):
            return True
        return self._painted.get(player.id) != self._game.commands.rows(hosted, player)

    def note_painted(self, player: Player) -> None:
        """Remember the rows the host is about to send."""
        hosted = self._game.played
        if hosted is not None:
            self._painted[player.id] = self._game.commands.rows(hosted, player)

    def forget(self, player_id: str) -> None:
        self._painted.pop(player_id, None)

    def is_covered(self, player: Player) -> bool:
        game = self._game
        covers = (game._status_box_open, game._actions_menu_open, game._pending_actions)
        return any(player.id in cover for cover in covers)

    def move_focus(self, player: Player, row: str) -> None:
        self._game.request_menu_focus(player, row)

    def open_box(self, player: Player, box: str, lines: Callable[[], list[str]]) -> None:
        make = self._game.api.MenuItem

        def build(_player: Player, _user: User) -> list[MenuItem]:
            return [make(text=text, id=f"{box}_{index}") for index, text in enumerate(lines())]

        self._game.live_status_box(player, f"ludo_plus_{box}", build)

    def show_manual(self, player: Player) -> None:
        user = self._game.get_user(player)
        if user is not None:
            lines = rules_document.lines_for_reader(self._game.config, user.locale)
            self.open_box(player, "manual", lambda: lines)

    def play(self, user: User, sound: Sound) -> None:
        """Send a cached command: validating one takes the host longer than sending it."""
        command = ready_command(self._game.api.AudioCommand, sound)
        cast(AudioUser, user).send_audio_command(command)


@cache
def ready_command(make: Callable[..., AudioCommand], sound: Sound) -> AudioCommand:
    """Return the command of the host's `play_sound`, with its packet precomputed."""
    command = copy.copy(_checked(make, sound.file))
    # Our values are within the host's limits; each listener's copy gets its own number.
    command.volume, command.pan, command.pitch = sound.volume, sound.pan, sound.pitch
    command.to_packet = command.to_packet().copy  # type: ignore[method-assign]
    return command


@cache
def _checked(make: Callable[..., AudioCommand], file: str) -> AudioCommand:
    return make(command="play", kind="sfx", bus="sfx", asset=file)
