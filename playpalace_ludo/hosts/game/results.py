"""Winner, places and tokens home, in the form a host stores and shows."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from playpalace_ludo.core import proof
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.standings import standings
from playpalace_ludo.core.state import NOBODY
from playpalace_ludo.hosts import TYPE
from playpalace_ludo.hosts.game.options import HINTS, UNDO
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.protocols import GameResult, Player
from playpalace_ludo.settings.config import HINTS_ALL
from playpalace_ludo.table.take_back import OFF

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus


class Finisher(NamedTuple):
    """A player who is still at the table when the game is over."""

    player: Player
    place: int
    home: int


class Results:
    def __init__(self, game: LudoPlus) -> None:
        self._game = game

    @property
    def is_rated(self) -> bool:
        """Whether the result counts for ratings, which it does not where players may get help."""
        options = self._game.options
        helped = getattr(options, HINTS) == HINTS_ALL or getattr(options, UNDO) != OFF
        return not helped

    def build(self, match: Match) -> GameResult:
        game = self._game
        return game.api.GameResult(
            game_type=TYPE,
            timestamp=datetime.now().isoformat(),
            duration_ticks=game.clock - game.started,
            player_results=[game.player_result(player) for player in game.get_active_players()],
            custom_data=self._facts(match),
        )

    def _facts(self, match: Match) -> dict[str, Any]:
        players = self._game.players_by_seat()
        placed = [
            Finisher(players[seat], place, home)
            for seat, place, home in standings(match.rules, match.state)
            if seat in players
        ]
        # A host knows one winner by name; for a team it is the first human, if any.
        lost = match.state.books.ended == NOBODY
        winners = [one.player for one in placed if one.place == 1 and not lost]
        winners.sort(key=lambda player: player.is_bot)
        won = len(winners) == 1 or bool(winners and match.rules.shares_win)
        return {
            "winner_name": winners[0].name if won else None,
            "winner_ids": [player.id for player in winners],
            "final_scores": _left_behind(placed),
            "places": {one.player.id: one.place for one in placed},
            "team_rankings": [
                {"members": [one.player.name], "score": -one.place} for one in placed
            ],
            "standings": [[one.player.name, one.place, one.home] for one in placed],
            "variant": match.rules.spec,
            "rated": self.is_rated,
            "turns": match.state.number,
            "dice": proof.facts(match.header.proof) if match.header.proof else {},
        }

    def lines(self, result: GameResult, locale: str) -> list[str]:
        """Return the end screen: places, then series, coins and dice."""
        game, say = self._game, translator(locale)
        lines = [
            say.text("pludo-host-result", place=place, player=name, count=home)
            for name, place, home in result.custom_data.get("standings", [])
        ]
        told = (*game.contest.told, *game.coins.told, *game.dice.told)
        return [say.text("pludo-host-result-title"), *lines, *map(say.say, told)]


def _left_behind(placed: list[Finisher]) -> dict[str, int]:
    """Count the people each player left behind, which hosts add up as the total score."""
    people = [one.place for one in placed if not one.player.is_bot]
    return {one.player.name: sum(other > one.place for other in people) for one in placed}
