"""Winner, places and tokens home, as a host stores and shows them."""

from __future__ import annotations

from datetime import datetime

from playpalace_ludo.core import proof
from playpalace_ludo.core.standings import standings
from playpalace_ludo.hosts import TYPE
from playpalace_ludo.hosts.config import HINTS_ALL
from playpalace_ludo.hosts.game.ludo_game import GameBase
from playpalace_ludo.hosts.game.options import HINTS, UNDO
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.protocols import GameResult
from playpalace_ludo.table.take_back import OFF


class ResultsMixin(GameBase):
    @property
    def is_rated(self) -> bool:
        """Whether the result says how well people play: not where they may be helped."""
        helped = getattr(self.options, HINTS) == HINTS_ALL or getattr(self.options, UNDO) != OFF
        return not helped

    def build_game_result(self) -> GameResult:
        if self.hosted is None:
            return super().build_game_result()
        players = {self.seating.get(p.id): p for p in self.get_active_players()}
        match = self.hosted.match
        seated = [
            (players[seat], place, home)
            for seat, place, home in standings(match.rules, match.state)
            if seat in players
        ]
        winners = [player for player, place, _ in seated if place == 1]
        winners.sort(key=lambda player: player.is_bot)
        won = len(winners) == 1 or bool(winners and match.rules.shares_win)
        people = [place for player, place, _ in seated if not player.is_bot]
        return self.api.GameResult(
            game_type=TYPE,
            timestamp=datetime.now().isoformat(),
            duration_ticks=self.clock - self.started,
            player_results=[self.player_result(player) for player in self.get_active_players()],
            custom_data={
                # The host knows one winner by name; of a team it is the first human, if any.
                "winner_name": winners[0].name if won else None,
                "winner_ids": [player.id for player in winners],
                # The host adds these up as the total score: how many people were left behind.
                "final_scores": {
                    player.name: sum(other > place for other in people)
                    for player, place, _ in seated
                },
                "places": {player.id: place for player, place, _ in seated},
                "team_rankings": [
                    {"members": [player.name], "score": -place} for player, place, _ in seated
                ],
                "standings": [[player.name, place, home] for player, place, home in seated],
                "variant": match.rules.spec,
                "rated": self.is_rated,
                "turns": match.state.number,
                "dice": proof.facts(match.header.proof) if match.header.proof else {},
            },
        )

    def _show_end_screen(self, result: GameResult) -> None:
        if self.audience.has_people():  # bots read nothing
            super()._show_end_screen(result)

    def format_end_screen(self, result: GameResult, locale: str) -> list[str]:
        say = translator(locale)
        lines = [
            say.text("pludo-host-result", place=place, player=name, count=home)
            for name, place, home in result.custom_data.get("standings", [])
        ]
        told = (*self.series_told, *self.coins_told, *self.dice_told)
        lines += [say.say(message) for message in told]
        return [say.text("pludo-host-result-title"), *lines]
