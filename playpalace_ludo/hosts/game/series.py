"""A series at a host's table: one game after the other, and a standing that outlives restarts."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from playpalace_ludo.contest import series
from playpalace_ludo.contest.series import Series
from playpalace_ludo.contest.text import ContestError
from playpalace_ludo.core.standings import standings
from playpalace_ludo.hosts import LOG_NAME
from playpalace_ludo.hosts.game.options import SERIES
from playpalace_ludo.hosts.game.steps import ANOTHER_GAME, EndingStep, carry_out
from playpalace_ludo.hosts.play.audience import SYSTEM
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.hosts.protocols import GameResult
from playpalace_ludo.words import Message
from playpalace_ludo.words.phrases import Args

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus

OUR_MESSAGES = "pludo-"

LOG = logging.getLogger(LOG_NAME)


class SeriesOfGames:
    def __init__(self, game: LudoPlus) -> None:
        self._game = game
        self.told: list[Message] = []
        """Messages about the end of the series, for the end screen."""

    @property
    def games(self) -> int:
        """The number of games in this table's series; 1 if there is none."""
        return int(getattr(self._game.options, SERIES))

    @property
    def goes_on(self) -> bool:
        """Whether another game follows the current one."""
        return self._game.played is not None and self.standing().played + 1 < self.games

    def standing(self) -> Series:
        try:
            return series.loads(self._game.series)
        except ContestError:
            LOG.warning("Ludo Plus: the standing of a series cannot be read and begins anew")
            return Series()

    def news(self) -> list[Message]:
        """Return the standing of a series that has begun."""
        return [standing_told(self.standing(), self.games)] if self._game.series else []

    def tell_number(self, hosted: HostTable) -> None:
        """Tell everybody which game of the series begins."""
        if self.games <= 1:
            return
        number = self.standing().played + 1
        told = Message("pludo-host-series-game", {"number": number, "games": self.games})
        for person in self._game.audience.listeners():
            # They have just heard that it begins, or who won the previous one.
            hosted.announcer.hold(person.id)
            for message in (*self.news(), told):
                hosted.announcer.say(person, [message], SYSTEM)

    def go_on(self) -> str | None:
        """Count the game that is over, and begin the next one unless it was the last."""
        game = self._game
        if self.games <= 1 or game.hosted is None:
            game.series = ""
            return None
        now = self.standing().add(self._places(game.hosted))
        if now.played >= self.games:
            game.series = ""
            self.told = [standing_told(now, self.games)]
            game.audience.tell_all(*self.told)  # before the host empties the table
            return None
        result = game.build_game_result()
        if errors := game.prestart_validate():
            carry_out(self._waiting(now, result, errors))
        else:
            carry_out(self._beginning(now, result))
        return ANOTHER_GAME

    def _places(self, hosted: HostTable) -> dict[str, tuple[str, int]]:
        match = hosted.match
        players = self._game.players_by_seat()
        return {
            players[row.seat].id: (players[row.seat].name, row.place)
            for row in standings(match.rules, match.state)
            if row.seat in players
        }

    def _beginning(self, now: Series, result: GameResult) -> list[EndingStep]:
        """Return the steps that begin the next game.

        If the server is killed before the new save is written, the old game ends once more; after
        that, the next game is restored. A result is stored at most once.
        """
        game = self._game
        left = game.autosave.hand_over()
        keep = partial(game.autosave.keep_in_place_of, left)
        return [
            EndingStep("the table is a lobby again", partial(self._back_to_lobby, now)),
            EndingStep("the next game begins", game.on_start),
            EndingStep("its save replaces the last one", keep),
            EndingStep("the result is stored", partial(game._persist_result, result)),
        ]

    def _waiting(self, now: Series, result: GameResult, errors: Sequence[Any]) -> list[EndingStep]:
        """Return the steps that leave a table in its lobby while its next game cannot begin."""
        game = self._game
        return [
            EndingStep("the save is let go", game.autosave.let_go),
            EndingStep("the result is stored", partial(game._persist_result, result)),
            EndingStep("the table is a lobby again", partial(self._back_to_lobby, now)),
            EndingStep("the dice are fixed anew", game.promises.start_over),
            EndingStep("everybody hears why it waits", partial(self._tell_why, errors)),
        ]

    def _back_to_lobby(self, now: Series) -> None:
        self._game.put_back_in_lobby()
        self._game.series = series.dumps(now)

    def _tell_why(self, errors: Sequence[Any]) -> None:
        for message in self.news():
            self._game.audience.tell_all(message)
        for error in errors:
            message_id, args = (error, {}) if isinstance(error, str) else error
            if message_id.startswith(OUR_MESSAGES):
                self._game.audience.tell_all(Message(message_id, args))


def standing_told(now: Series, games: int) -> Message:
    """Say how a series stands: "Game 2 of 5 is over. Ann 3 points, Ben 1." """
    rows = tuple(
        Message("pludo-host-series-row", {"place": place, "name": one.name, "points": one.points})
        for place, one in now.ranking()
    )
    args: Args = {"number": now.played, "games": games, "rows": rows}
    is_last = now.played >= games
    return Message("pludo-host-series-over" if is_last else "pludo-host-series-standing", args)
