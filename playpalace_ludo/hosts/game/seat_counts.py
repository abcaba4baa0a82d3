"""How many may play, as hosts ask before there is a table and at a table."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.hosts.game.options import rules_of

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus


class SeatsOf:
    """How many may play: at a table as its rules want, at a new one as the usual variant does.

    Hosts ask the class before there is a table, and the table when somebody wants to sit down.
    """

    def __init__(self, bound: str) -> None:
        self._bound = bound

    def __get__(self, game: LudoPlus | None, cls: type[LudoPlus]) -> Callable[[], int]:
        config = cls.settings.current if game is None else game.config
        rules = config.rules[config.default_variant]
        if game is not None:
            with suppress(LudoError):  # options that clash have no rules yet
                rules = rules_of(config, game.options)
        return lambda: int(getattr(rules, self._bound))
