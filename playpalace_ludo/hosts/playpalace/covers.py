"""What lies over the table's own menu: boxes, the menu of actions, and what asks for an answer."""

from __future__ import annotations

from playpalace_ludo.hosts.playpalace.protocols import PlayPalaceGame

LEAVING = "leave_game_confirm"
"""The host's question whether somebody means to leave."""


def take_away_lobby(game: PlayPalaceGame) -> None:
    """Forget what was asked in the lobby when a game begins; boxes stay open to be read."""
    game._actions_menu_open.clear()
    for player_id, asked in list(game._pending_actions.items()):
        if asked != LEAVING:
            game._pending_actions.pop(player_id)


def replace_actions(game: PlayPalaceGame, player_id: str) -> None:
    """Note that something is shown where the menu of actions was, so that is gone."""
    game._actions_menu_open.discard(player_id)


def forget(game: PlayPalaceGame, player_id: str) -> None:
    """Forget what somebody had open whose program shows none of it any more."""
    game._transient_display_state.pop(player_id, None)
    game._actions_menu_open.discard(player_id)
    game._pending_actions.pop(player_id, None)
