"""Minimum and maximum of players, which hosts ask for with and without a table."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.hosts.game.options import rules_of

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus


class SeatsOf:
    """A number of players: at a table by its rules, for a new one by the usual variant.

    Hosts ask the class before there is a table, and the game when somebody wants to sit down.
    """

    def __init__(self, bound: str) -> None:
        self._bound = bound

    def __get__(self, game: LudoPlus | None, cls: type[LudoPlus]) -> Callable[[], int]:
        config = cls.settings.current if game is None else game.config
        rules = config.rules[config.default_variant]
        if game is not None:
            with suppress(LudoError):  # conflicting options have no rules
                rules = rules_of(config, game.options)
        return lambda: int(getattr(rules, self._bound))
