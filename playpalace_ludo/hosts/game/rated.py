"""Our game in hosts that rate their players: each variant has its own leaderboards."""

from __future__ import annotations

import logging
from collections.abc import Container
from typing import TYPE_CHECKING, Any, ClassVar

from playpalace_ludo.hosts import LOG_NAME, TYPE
from playpalace_ludo.hosts.game import boards
from playpalace_ludo.hosts.game.boards import Skill
from playpalace_ludo.hosts.game.game import LudoPlus
from playpalace_ludo.hosts.names import RatingApi
from playpalace_ludo.hosts.protocols import GameResult, RatedGame, RatingHelper

if TYPE_CHECKING:

    class Base(LudoPlus, RatedGame):
        api: ClassVar[RatingApi]

else:
    Base = LudoPlus  # at run time the host's own class comes behind ours

LOG = logging.getLogger(LOG_NAME)


class RatedLudo(Base):
    def __post_init__(self) -> None:
        self.ratings = Ratings(self)
        super().__post_init__()

    boards_in_menu: ClassVar[Container[str] | None] = None
    """Ids of the boards to list while their menu is being made; None for all."""

    @classmethod
    def filled_boards(cls, database: Any) -> Container[str]:
        """Return the ids of the boards somebody is on."""
        raise NotImplementedError

    @classmethod
    def get_leaderboard_types(cls) -> list[dict[str, Any]]:
        found = boards.boards(cls.settings.current.rules)
        if cls.boards_in_menu is None:
            return found
        return [board for board in found if board["id"] in cls.boards_in_menu]

    def _persist_result(self, result: GameResult) -> None:
        self.ratings.add_to_boards(result)
        super()._persist_result(result)

    def _update_ratings(self, result: GameResult) -> None:
        if result.custom_data.get("rated", True):
            super()._update_ratings(result)


class Ratings:
    def __init__(self, game: RatedLudo) -> None:
        self._game = game

    def helper(self) -> RatingHelper | None:
        """Return the host's rating helper; None where no results are kept."""
        database = self._game.database
        return self._game.api.RatingHelper(database, TYPE) if database else None

    def add_to_boards(self, result: GameResult) -> None:
        """Add the entries of the variant's boards; a fault must not lose the result."""
        try:
            self._add_to_boards(result)
        except Exception:
            LOG.exception("Ludo Plus: a result is missing from the boards of its variant")

    def _add_to_boards(self, result: GameResult) -> None:
        game = self._game
        variant = game.options.variant
        if game.hosted is None or game.hosted.rules.spec != game.config.rules[variant].spec:
            return  # games with changed rules do not count for a variant
        data, people = result.custom_data, result.get_human_player_ids()
        helper = self.helper()
        before: dict[str, Skill] = {}
        after: dict[str, Skill] = {}
        if helper is not None and data["rated"] and len(people) > 1:
            before = {who: self._rating_in(variant, who) for who in people}
            places = [data["places"][who] for who in people]
            new = boards.rate(helper.model, list(before.values()), places)
            after = dict(zip(people, new, strict=True))
        winners = [who for who in data["winner_ids"] if who in people]
        data.update(boards.entries(variant, before, after, winners))

    def _rating_in(self, variant: str, player_id: str) -> Skill:
        database = self._game.database
        if database is None:
            return Skill()
        for limit in (boards.LATEST, boards.ALL):
            rows = database.get_player_game_history(player_id, TYPE, limit)
            history = (row["custom_data"] for row in rows)
            found = boards.last_rating(history, variant, player_id)
            if found or len(rows) < limit:
                break
        return found or Skill()
