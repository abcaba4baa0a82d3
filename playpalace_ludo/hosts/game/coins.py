"""Coins at a host's tables: staked when a game begins, paid out at its end, or given back.

People stake, and bots where the owner wants them to. What is on the table lies in the purses' own
file under a name that the table saves; every change there is one transaction, and none is made
twice.
"""

from __future__ import annotations

import json
import logging
import uuid
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from playpalace_ludo.coins import stake as stakes
from playpalace_ludo.coins.purse import PurseError, Purses, of_bot
from playpalace_ludo.coins.stake import Stake
from playpalace_ludo.core.errors import RecordError
from playpalace_ludo.hosts import LOG_NAME
from playpalace_ludo.hosts.game.ludo_game import GameBase
from playpalace_ludo.hosts.game.options import DOUBLING, OFF_ON, STAKE
from playpalace_ludo.hosts.game.saves import said
from playpalace_ludo.hosts.install.layout import PURSES
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.play.audience import PRIVATE, SYSTEM
from playpalace_ludo.hosts.play.questions import PURSE
from playpalace_ludo.hosts.protocols import ActionSet, Player, Visibility
from playpalace_ludo.words import Message

LOG = logging.getLogger(LOG_NAME)

PATIENCE = 0.3
"""Seconds all tables of a server may wait for the file."""


def purses_beside(database: Path) -> Purses:
    """Return the purses of the server that has this database."""
    return Purses(database.resolve().parent / PURSES, PATIENCE)


class CoinsMixin(GameBase):
    def __post_init__(self) -> None:
        super().__post_init__()
        self.coins_told = []
        self._read: tuple[str, Stake | None] = ("", None)

    @property
    def stake(self) -> Stake | None:
        """What lies on the table, as the table saves it."""
        if self._read[0] != self.staked:
            self._read = (self.staked, read(self.staked))
        return self._read[1]

    @property
    def purses(self) -> Purses | None:
        """The purses of this server; None where the game is at no table."""
        database = self._table._db if self._table is not None else None
        return None if database is None else purses_beside(Path(database.db_path))

    def keep_stake(self, stake: Stake | None) -> None:
        """Have the table know what lies on it, also after a restart."""
        self.staked = "" if stake is None else json.dumps(stake)

    # A game begins

    def _stakers(self) -> list[Player]:
        """Return who stakes: all people, if there are two at least, or people and bots."""
        players = self.get_active_players()
        people = [player for player in players if not player.is_bot]
        if self.config.bots_stake and people:
            return list(players)
        return people if len(people) > 1 else []

    def _wanted(self) -> int:
        """Return what everybody is to stake; nothing where the owner has no coins."""
        return int(getattr(self.options, STAKE, 0)) if self.config.has_coins else 0

    def prestart_validate(self) -> list[Any]:
        """Refuse to begin while somebody cannot stake; purses that do not work stop no game."""
        errors = list(super().prestart_validate())
        coins = self._wanted()
        purses = self.purses if coins else None
        if purses is None:
            return errors
        try:
            for player in self._stakers():
                if (has := purses.coins(_purse(player))) < coins:
                    args = {"player": player.name, "coins": has, "stake": coins}
                    errors.append(("pludo-host-start-coins", args))
        except PurseError as error:
            log(error)
        return errors

    def put_stake(self) -> None:
        """Have everybody stake for the game that begins, and say so; or say why it has none."""
        self.keep_stake(None)
        self.coins_told = []
        coins, players = self._wanted(), self._stakers()
        if not coins or not self.audience.has_people():
            return
        purses = self.purses
        if purses is None or not players:
            self._news_of_coins("pludo-coins-alone")
            return
        doubling = getattr(self.options, DOUBLING, "") == OFF_ON[1]
        for_two = len(players) == len(self.get_active_players()) == 2
        made = Stake(uuid.uuid4().hex, coins, coins, doubling and for_two)
        try:
            purses.stake(made.game, {_purse(player): coins for player in players})
        except PurseError as error:
            log(error)
            self._news_of_coins("pludo-coins-none-now")
            return
        self.keep_stake(made)
        pot = {"coins": coins, "pot": coins * len(players)}
        if len(players) == len(self.get_active_players()):
            self._news_of_coins("pludo-coins-staked", **pot)
        else:
            self._news_of_coins("pludo-coins-people-stake", **pot)

    def _news_of_coins(self, message_id: str, **args: int) -> None:
        if self.hosted is not None:
            self.hosted.announcer.tell_all(message_id, None, **args)

    # It ends

    def pay_out(self) -> None:
        """Pay the pot out by places, once, before anything else is done about the end."""
        stake, hosted = self.stake, self.hosted
        purses = self.purses if stake else None
        if stake is None or purses is None or hosted is None:
            return
        rules, state = hosted.match.rules, hosted.match.state

        def by_places(staked: Mapping[str, int]) -> dict[str, int]:
            seats = self.seats_by_purse()
            owners = {seats[who]: who for who in staked if who in seats}
            return stakes.shares(rules, state, owners, sum(staked.values()))

        self.settle(purses, stake, by_places)

    def settle(
        self,
        purses: Purses,
        stake: Stake,
        share: Callable[[Mapping[str, int]], dict[str, int]],
        *first: Message,
    ) -> None:
        """Share what lies on the table out and tell everybody, each with their own purse."""
        self.keep_stake(None)
        try:
            staked = purses.staked(stake.game)
            pay = share(staked) if staked else {}
            if not staked or not purses.settle(stake.game, pay):
                return
            names = self._names_by_purse()
            won = {who: coins for who, coins in pay.items() if coins}
            self.coins_told = [_won(names[who], coins) for who, coins in won.items()]
            for player in self.players:
                told = [
                    _won(names[who], coins, ".you" if who == player.id else "")
                    for who, coins in won.items()
                ]
                if player.id in staked:
                    told.append(Message("pludo-coins-purse.you", _has(purses, player)))
                self._tell_coins(player, *first, *told)
        except PurseError as error:
            log(error)
            for player in self.players:
                self._tell_coins(player, *first, Message("pludo-coins-unpaid"))

    def _names_by_seat(self) -> dict[int, str]:
        """Return the names of all who began this game, also of who has left."""
        assert self.hosted is not None
        match = self.hosted.match
        return dict(zip(match.state.seats, match.header.players, strict=True))

    def seats_by_purse(self) -> dict[str, int]:
        """Return where everybody sits who may have staked: people by their id, bots by name."""
        bots = {of_bot(name): seat for seat, name in self._names_by_seat().items()}
        return {**bots, **self.seating}

    def _names_by_purse(self) -> dict[str, str]:
        names = self._names_by_seat()
        return {who: names.get(seat, "") for who, seat in self.seats_by_purse().items()}

    def finish_game(self) -> None:
        # Before the game is let go: what is not paid yet is paid when it is brought back.
        self.pay_out()
        super().finish_game()

    def give_back(self) -> None:
        """Give everybody their stake back: this game will not come to an end."""
        stake = self.stake
        purses = self.purses if stake else None
        if stake is None or purses is None:
            return
        self.keep_stake(None)
        try:
            if purses.give_back(stake.game):
                for player in self.players:
                    self._tell_coins(player, Message("pludo-coins-back"))
        except PurseError as error:
            log(error)  # it is given back at the next start

    def destroy(self) -> None:
        if not self._saving:
            self.give_back()
        super().destroy()

    def _tell_coins(self, player: Player, *told: Message) -> None:
        """Tell somebody at once: the lines of a game end with it."""
        user = None if player.is_bot else self.get_user(player)
        if user is not None:
            user.speak(translator(user.locale).all(told), self.BUFFERS[SYSTEM])

    # What people ask

    def create_lobby_action_set(self, player: Player) -> ActionSet:
        """Add a row to the host's own that tells the purse."""
        actions = super().create_lobby_action_set(player)
        actions.add(
            self.make_action(
                id=PURSE,
                label=PURSE,
                handler="_action_purse",
                is_enabled="_is_purse_enabled",
                is_hidden="_is_purse_hidden",
                get_label="_get_purse_label",
                show_in_actions_menu=False,
            )
        )
        return actions

    def _is_purse_enabled(self, player: Player) -> str | None:
        return None

    def _is_purse_hidden(self, player: Player) -> Visibility:
        seen = self.status == "waiting" and self.config.has_coins
        return self.api.Visibility.VISIBLE if seen else self.api.Visibility.HIDDEN

    def _get_purse_label(self, player: Player, action_id: str) -> str:
        return self.audience.words_for(player).text("pludo-command-purse")

    def _action_purse(self, player: Player, action_id: str) -> None:
        """Say what somebody has, and what of it lies on this table."""
        try:
            hosted = self.hosted
            if hosted is not None and self.status == "playing":
                hosted.answer(self.audience.person(player), lambda: self._purse_of(player))
            elif user := self.get_user(player):
                text = translator(user.locale).all(self._purse_of(player))
                user.speak(text, self.BUFFERS[PRIVATE])
        except Exception:
            self._fault()

    def _purse_of(self, player: Player) -> list[Message]:
        purses = self.purses
        if not self.config.has_coins or purses is None:
            return [Message("pludo-coins-off")]
        try:
            told = [Message("pludo-coins-purse.you", _has(purses, player))]
            staked = purses.staked(self.stake.game) if self.stake else {}
            if pot := sum(staked.values()):
                args = {"coins": staked.get(player.id, 0), "pot": pot}
                told.append(Message("pludo-coins-on-table", args))
        except PurseError as error:
            log(error)
            return [Message("pludo-coins-busy")]
        return told


def _purse(player: Player) -> str:
    """Return whose purse pays for a player when a game begins."""
    return of_bot(player.name) if player.is_bot else player.id


def _won(name: str, coins: int, form: str = "") -> Message:
    return Message(f"pludo-coins-won{form}", {"name": name, "coins": coins})


def _has(purses: Purses, player: Player) -> dict[str, Any]:
    return {"name": player.name, "coins": purses.coins(player.id)}


def read(text: str) -> Stake | None:
    """Read what a saved table says of its stake; what is damaged is given back at a start."""
    if not text:
        return None
    try:
        return stakes.read(json.loads(text))
    except (ValueError, RecordError, RecursionError):
        LOG.warning("Ludo Plus: what lies on a table cannot be read: %s", text[:80])
        return None


def log(error: PurseError) -> None:
    """Tell the owner what is wrong; players hear only that there are no coins now."""
    LOG.error("Ludo Plus: %s", said(error))
