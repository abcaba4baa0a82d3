"""A series at a host's table: one game after the other, and a standing that outlives restarts."""

from __future__ import annotations

import logging

from playpalace_ludo.contest import series
from playpalace_ludo.contest.series import Series
from playpalace_ludo.contest.text import ContestError
from playpalace_ludo.core.standings import standings
from playpalace_ludo.hosts import LOG_NAME
from playpalace_ludo.hosts.game.ludo_game import GameBase
from playpalace_ludo.hosts.game.options import SERIES
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.play.audience import SYSTEM
from playpalace_ludo.hosts.protocols import User
from playpalace_ludo.words import Message
from playpalace_ludo.words.phrases import Args

OUR_MESSAGES = "pludo-"

LOG = logging.getLogger(LOG_NAME)


class SeriesMixin(GameBase):
    @property
    def games(self) -> int:
        """How many games the series of this table has; 1 where there is none."""
        return int(getattr(self.options, SERIES))

    def standing(self) -> Series:
        try:
            return series.loads(self.series)
        except ContestError:
            LOG.warning("Ludo Plus: the standing of a series cannot be read and begins anew")
            return Series()

    def tell_number(self) -> None:
        """Tell everybody which game of the series begins."""
        if self.games <= 1 or self.hosted is None:
            return
        played, announcer = self.standing().played, self.hosted.announcer
        number = Message("pludo-host-series-game", {"number": played + 1, "games": self.games})
        for person in self.audience.listeners():
            announcer.hold(person.id)  # they have just heard that it begins, or who won the last
            for message in (*self.series_news(), number):
                announcer.say(person, [message], SYSTEM)

    def series_news(self) -> list[Message]:
        """Return how a series stands that has begun."""
        return [standing_told(self.standing(), self.games)] if self.series else []

    def finish_game(self) -> None:
        """Go on with the next game of a series; after the last one the host ends as always."""
        if self.games <= 1 or self.hosted is None:
            self.series = ""
            super().finish_game()
            return
        match = self.hosted.match
        players = {self.seating.get(p.id): p for p in self.get_active_players()}
        places = {
            players[row.seat].id: (players[row.seat].name, row.place)
            for row in standings(match.rules, match.state)
            if row.seat in players
        }
        now = self.standing().add(places)
        told = standing_told(now, self.games)
        if now.played >= self.games:
            self.series = ""
            self.series_told = [told]
            self._tell_all(told)  # before the host empties the table
            super().finish_game()
        else:
            self._next_game(now)

    def _next_game(self, now: Series) -> None:
        """Begin the next game, or wait in the lobby until it can begin."""
        self.tell_seed()
        result = self.build_game_result()
        if errors := self.prestart_validate():
            self._stop_keeping()
            self._persist_result(result)
            self._put_back_in_lobby()
            self.series = series.dumps(now)
            for message in self.series_news():
                self._tell_all(message)
            for error in errors:
                message_id, args = (error, {}) if isinstance(error, str) else error
                if message_id.startswith(OUR_MESSAGES):
                    self._tell_all(Message(message_id, args))
            return
        left = self.hand_over()
        self._put_back_in_lobby()
        self.series = series.dumps(now)
        self.on_start()
        # Whoever is killed before this has the game that is over, and ends it once more; whoever
        # is killed after it has the next one. A result is stored at most once.
        self.keep_in_place_of(left)
        self._persist_result(result)

    def attach_user(self, player_id: str, user: User, **more: object) -> None:
        """Say how the series stands in its lobby; who comes back to a game hears it with that."""
        super().attach_user(player_id, user, **more)
        if self.hosted is None and not getattr(user, "is_bot", False):
            for told in self.series_news():
                user.speak(translator(user.locale).say(told), self.BUFFERS[SYSTEM])

    def _tell_all(self, message: Message) -> None:
        for player in self.players:
            user = None if player.is_bot else self.get_user(player)
            if user is not None:
                user.speak(translator(user.locale).say(message), self.BUFFERS[SYSTEM])


def standing_told(now: Series, games: int) -> Message:
    """Say how a series stands: "Game 2 of 5 is over. Ann 3 points, Ben 1." """
    rows = tuple(
        Message("pludo-host-series-row", {"place": place, "name": one.name, "points": one.points})
        for place, one in now.ranking()
    )
    args: Args = {"number": now.played, "games": games, "rows": rows}
    is_last = now.played >= games
    return Message("pludo-host-series-over" if is_last else "pludo-host-series-standing", args)
