"""Menus that cover the table's own: boxes, the actions menu, and input requests."""

from __future__ import annotations

from playpalace_ludo.hosts.playpalace.protocols import PlayPalaceGame

LEAVING = "leave_game_confirm"
"""The host's question whether to leave the table."""


def take_away_lobby(game: PlayPalaceGame) -> None:
    """Discard input requests of the lobby when a game begins; boxes stay open."""
    game._actions_menu_open.clear()
    for player_id, asked in list(game._pending_actions.items()):
        if asked != LEAVING:
            game._pending_actions.pop(player_id)


def replace_actions(game: PlayPalaceGame, player_id: str) -> None:
    """Note that the actions menu is replaced by another one."""
    game._actions_menu_open.discard(player_id)


def forget(game: PlayPalaceGame, player_id: str) -> None:
    """Forget what a person had open in a client that is gone."""
    game._transient_display_state.pop(player_id, None)
    game._actions_menu_open.discard(player_id)
    game._pending_actions.pop(player_id, None)
