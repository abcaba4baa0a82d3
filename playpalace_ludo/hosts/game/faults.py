"""Exceptions in our code at a table: logged and announced; too many end its game."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from playpalace_ludo.hosts import LOG_NAME
from playpalace_ludo.words import Message

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus

LOG = logging.getLogger(LOG_NAME)

MOST = 3
FORGIVEN_AFTER = 1200
"""Ticks: faults a minute apart do not add up to an end."""


class Faults:
    def __init__(self, game: LudoPlus) -> None:
        self._game = game
        self.count = 0

    def forgive(self, clock: int) -> None:
        """Forget a fault after a while."""
        if self.count and clock % FORGIVEN_AFTER == 0:
            self.count -= 1

    def handle(self) -> None:
        """Log the current exception, tell the table, and continue or end the game."""
        hosted = self._game.hosted
        self.count += 1
        if hosted is None and self.count > MOST:
            return  # a lobby that fails on every tick has said so
        try:
            position = hosted.match.line() if hosted else "in the lobby"
            LOG.exception("Ludo Plus: a fault at this position: %s", position)
            if hosted is None:
                return
            if self.count < MOST:
                hosted.announcer.tell_all("pludo-host-fault")
                return
            self._game.audience.tell_all(Message("pludo-host-fault-end"))
            self._game.put_back_in_lobby()
        except Exception:
            LOG.exception("Ludo Plus: a fault while handling a fault")
            self._game.hosted = None
