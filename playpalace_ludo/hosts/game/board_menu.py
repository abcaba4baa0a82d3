"""The menu of leaderboards, without boards that nobody is on.

Only the menu changes: hosts use the same list of boards to count results, and PlayAural deletes
entries of boards that are missing from it.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from playpalace_ludo.hosts import LOG_NAME, TYPE
from playpalace_ludo.hosts.game.wrapping import wrap
from playpalace_ludo.hosts.install.lookup import full_name
from playpalace_ludo.hosts.install.placeholder import when_imported

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.rated import RatedLudo
    from playpalace_ludo.hosts.protocols import RatingServer

LOG = logging.getLogger(LOG_NAME)


def add(package: str, game: type[RatedLudo]) -> None:
    """Leave empty boards out of the server's menu; tools that only import the games have none."""
    module = sys.modules.get(full_name(package, "core.server"))
    if module is not None:
        when_imported(module, lambda: _wrap(module.Server, game))


def _wrap(server: type[RatingServer], game: type[RatedLudo]) -> None:
    wrap(server, "_show_leaderboard_types_menu", partial(_show_filled, game), ours=_is_of_ours)


def _is_of_ours(self: RatingServer, user: object, game_type: str) -> bool:
    return game_type == TYPE


def _show_filled(
    game: type[RatedLudo],
    show: Callable[[RatingServer, object, str], None],
    self: RatingServer,
    user: object,
    game_type: str,
) -> None:
    try:
        game.boards_in_menu = game.filled_boards(self._db)
    except Exception:
        LOG.exception("Ludo Plus: leaderboards could not be looked through, all are shown")
    try:
        show(self, user, game_type)
    finally:
        game.boards_in_menu = None
