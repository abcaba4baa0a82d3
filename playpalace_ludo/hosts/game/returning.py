"""People who return to a table after a lost connection or a restart of the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playpalace_ludo.hosts.game import starting
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.play.audience import SYSTEM
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.hosts.play.turn_timer import TICKS_PER_SECOND
from playpalace_ludo.hosts.protocols import Player, User
from playpalace_ludo.words import Message

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus

PATIENCE = 60 * TICKS_PER_SECOND
"""How long a game waits in each turn of a player who has not come back."""


class Returning:
    def __init__(self, game: LudoPlus) -> None:
        self._game = game
        self.awaited: set[str] = set()
        """The people who have not come back since the game was loaded."""
        self.held = ""
        """The person a game waits for: its last human, whose connection is lost."""
        self.lost = ""
        """The message that says why there is no game any more."""
        self._news = ""
        """The message that a game was brought back, until it ends."""
        self._waited = 0

    def begin(self) -> None:
        """Reset at the start of a game."""
        self.lost = self._news = ""

    def wait_for_people(self) -> None:
        """Make a loaded game wait for the first human to return; bots do not play on alone."""
        game = self._game
        assert game.hosted is not None
        self._news, game.brought_back = game.brought_back, ""
        self.awaited = {player.id for player in game.get_active_players() if not player.is_bot}
        game.hosted.paused = game.audience.has_people()

    def play_for_the_absent(self, hosted: HostTable) -> None:
        """Let a bot play for a player who does not come back, until they do."""
        game = self._game
        missing = [
            player
            for player in game.get_active_players()
            if player.id in self.awaited - hosted.stand_ins
            and game.seating[player.id] == hosted.acting
        ]
        self._waited = self._waited + 1 if missing else 0
        if self._waited == PATIENCE:
            self._waited = 0
            hosted.stand_ins.add(missing[0].id)
            hosted.announcer.tell_all("pludo-host-absent", game.audience.person(missing[0]))

    def goes_on_with(self, player_id: str) -> bool:
        """Tell whether a waiting game continues when this person returns; not for a spectator."""
        players = [player for player in self._game.get_active_players() if not player.is_bot]
        return not players or any(player.id == player_id for player in players)

    def welcome(self, player: Player, user: User) -> None:
        """Summarise the situation for a person who is back, and resume the game."""
        game = self._game
        if game.hosted is None:
            for told in game.contest.news():
                user.speak(translator(user.locale).say(told), game.BUFFERS[SYSTEM])
        was_awaited = player.id in self.awaited
        self.awaited.discard(player.id)
        # Labels follow the language of the person who sits there now; a loaded game has none yet.
        if game.status == "playing" or player.id not in game.player_action_sets:
            game.setup_player_actions(player)
        if self.lost:
            user.speak(translator(user.locale).text(self.lost), game.BUFFERS[SYSTEM])
            if game.status == "playing":
                game.put_back_in_lobby()
        elif game.played is not None:
            self._go_on(game.played, player)
            if was_awaited:
                self.tell_others(player)
            game.played.welcome_back(game.audience.person(player), self._situation())

    def _go_on(self, hosted: HostTable, player: Player) -> None:
        starting.keep_beat(self._game, hosted)
        if self.goes_on_with(player.id):
            hosted.paused = False
            held, self.held = self.held, ""
            if held:
                self._game.stop_waiting(held, player)

    def _situation(self) -> list[Message]:
        news = [Message(self._news)] if self._news else []
        away = self.awaited | {self.held}
        if missing := tuple(one.name for one in self._game.players if one.id in away):
            news.append(Message("pludo-host-missing", {"players": missing}))
        return news + self._game.contest.news()

    def tell_others(self, player: Player) -> None:
        """Announce a person whose return the host does not announce."""
        hosted = self._game.hosted
        if hosted is None:
            return
        back = Message("pludo-host-back", {"player": player.name})
        for person in self._game.audience.listeners():
            if person.id != player.id:
                hosted.announcer.say(person, [back], SYSTEM)

    # A game that is lost

    def lose(self, why: str) -> None:
        """Keep a lost game's table until the first player to come back has heard why.

        Until then it must not become a lobby: PlayAural closes lobbies whose host is away.
        """
        self.lost = why
        self._game.hosted = None
        self._game.status = self._game.PLAYING

    def close_unreadable(self) -> None:
        """Close a table without readable players, and tell the person who restored it."""
        game, table = self._game, self._game._table
        people = [table.get_user(member.username) for member in table.members] if table else []
        game.destroy()
        for user in filter(None, people):
            text = translator(user.locale).text("pludo-host-table-lost")
            user.speak(text, game.BUFFERS[SYSTEM])
            if table is not None and table._server is not None:
                table._server._show_main_menu(user)
