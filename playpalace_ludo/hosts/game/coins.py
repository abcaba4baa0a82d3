"""Coins at a host's tables: staked when a game begins, paid out at its end, or given back.

People stake, and bots if the owner wants them to. Stakes are kept in the file of purses under a key
that the table saves; every change there is one transaction, made only once.
"""

from __future__ import annotations

import json
import logging
import uuid
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playpalace_ludo.coins import stake as stakes
from playpalace_ludo.coins.purse import PurseError, Purses, of_bot
from playpalace_ludo.coins.stake import Stake
from playpalace_ludo.core.errors import RecordError
from playpalace_ludo.hosts import LOG_NAME
from playpalace_ludo.hosts.game.options import DOUBLING, OFF_ON, STAKE
from playpalace_ludo.hosts.game.saves import said
from playpalace_ludo.hosts.install.layout import PURSES
from playpalace_ludo.hosts.play.audience import PRIVATE
from playpalace_ludo.hosts.play.questions import PURSE
from playpalace_ludo.hosts.protocols import Action, Player, Visibility
from playpalace_ludo.words import Message

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus

LOG = logging.getLogger(LOG_NAME)

PATIENCE = 0.3
"""Seconds to wait for the file, which blocks all tables of a server."""

Share = Callable[[Mapping[str, int]], dict[str, int]]
"""Computes the payout of each purse from the stakes."""


def purses_beside(database: Path) -> Purses:
    """Return the purses of the server that has this database."""
    return Purses(database.resolve().parent / PURSES, PATIENCE)


class Coins:
    def __init__(self, game: LudoPlus) -> None:
        self._game = game
        self.told: list[Message] = []
        """How the pot was shared, for the end screen."""
        self._read: tuple[str, Stake | None] = ("", None)

    @property
    def stake(self) -> Stake | None:
        """The stake of this game, as the table saves it."""
        saved = self._game.staked
        if self._read[0] != saved:
            self._read = (saved, read(saved))
        return self._read[1]

    @property
    def purses(self) -> Purses | None:
        """The purses of this server; None where the game is at no table."""
        database = self._game.database
        return None if database is None else purses_beside(Path(database.db_path))

    def keep_stake(self, stake: Stake | None) -> None:
        """Save the stake with the table."""
        self._game.staked = "" if stake is None else json.dumps(stake)

    # Start of a game

    def _stakers(self) -> list[Player]:
        """Return the players who stake: all people if there are two at least, or bots as well."""
        players = self._game.get_active_players()
        people = [player for player in players if not player.is_bot]
        if self._game.config.bots_stake and people:
            return list(players)
        return people if len(people) > 1 else []

    def _wanted(self) -> int:
        """Return the stake of each player; 0 if the owner has not enabled coins."""
        game = self._game
        return int(getattr(game.options, STAKE, 0)) if game.config.has_coins else 0

    def too_poor(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Yield an error for each player who cannot pay; a broken purse file stops no game."""
        coins = self._wanted()
        purses = self.purses if coins else None
        if purses is None:
            return
        try:
            for player in self._stakers():
                if (has := purses.coins(_purse(player))) < coins:
                    args = {"player": player.name, "coins": has, "stake": coins}
                    yield "pludo-host-start-coins", args
        except PurseError as error:
            log(error)

    def put_stake(self) -> None:
        """Collect and announce the stakes of a new game, or say why there are none."""
        self.keep_stake(None)
        self.told = []
        coins, players = self._wanted(), self._stakers()
        if not coins or not self._game.audience.has_people():
            return
        purses = self.purses
        if purses is None or not players:
            self._announce("pludo-coins-alone")
            return
        everybody = len(players) == len(self._game.get_active_players())
        doubling = getattr(self._game.options, DOUBLING, "") == OFF_ON[1]
        for_two = everybody and len(players) == 2
        made = Stake(uuid.uuid4().hex, coins, coins, doubling and for_two)
        try:
            purses.stake(made.game, {_purse(player): coins for player in players})
        except PurseError as error:
            log(error)
            self._announce("pludo-coins-none-now")
            return
        self.keep_stake(made)
        message_id = "pludo-coins-staked" if everybody else "pludo-coins-people-stake"
        self._announce(message_id, coins=coins, pot=coins * len(players))

    def _announce(self, message_id: str, **args: int) -> None:
        if self._game.hosted is not None:
            self._game.hosted.announcer.tell_all(message_id, None, **args)

    # End of a game

    def pay_out(self) -> None:
        """Pay the pot out by places, once."""
        stake, hosted = self.stake, self._game.hosted
        purses = self.purses if stake else None
        if stake is None or purses is None or hosted is None:
            return
        rules, state = hosted.match.rules, hosted.match.state

        def by_places(staked: Mapping[str, int]) -> dict[str, int]:
            seats = self._seats_by_purse()
            owners = {seats[purse]: purse for purse in staked if purse in seats}
            return stakes.shares(rules, state, owners, sum(staked.values()))

        self.settle(purses, stake, by_places)

    def settle(self, purses: Purses, stake: Stake, share: Share, *first: Message) -> None:
        """Pay the pot out and tell everybody, each with their new balance."""
        self.keep_stake(None)
        try:
            staked = purses.staked(stake.game)
            pay = share(staked) if staked else {}
            if not staked or not purses.settle(stake.game, pay):
                return
            self._tell_shares(purses, {*staked}, pay, first)
        except PurseError as error:
            log(error)
            self._game.audience.tell_all(*first, Message("pludo-coins-unpaid"))

    def _tell_shares(
        self, purses: Purses, staked: set[str], pay: Mapping[str, int], first: tuple[Message, ...]
    ) -> None:
        names = self._names_by_purse()
        won = {purse: coins for purse, coins in pay.items() if coins}
        self.told = [_won(names[purse], coins) for purse, coins in won.items()]
        for player in self._game.players:
            told = [
                _won(names[purse], coins, ".you" if purse == player.id else "")
                for purse, coins in won.items()
            ]
            if player.id in staked:
                told.append(Message("pludo-coins-purse.you", _has(purses, player)))
            self._game.audience.tell(player, *first, *told)

    def _names_by_seat(self) -> dict[int, str]:
        """Return the names of all who began this game, including those who have left."""
        assert self._game.hosted is not None
        match = self._game.hosted.match
        return dict(zip(match.state.seats, match.header.players, strict=True))

    def _seats_by_purse(self) -> dict[str, int]:
        """Return the seats of possible stakers: people by id, bots by name."""
        bots = {of_bot(name): seat for seat, name in self._names_by_seat().items()}
        return {**bots, **self._game.seating}

    def _names_by_purse(self) -> dict[str, str]:
        names = self._names_by_seat()
        return {purse: names.get(seat, "") for purse, seat in self._seats_by_purse().items()}

    def give_back(self) -> None:
        """Return all stakes: this game will not be finished."""
        stake = self.stake
        purses = self.purses if stake else None
        if stake is None or purses is None:
            return
        self.keep_stake(None)
        try:
            if purses.give_back(stake.game):
                self._game.audience.tell_all(Message("pludo-coins-back"))
        except PurseError as error:
            log(error)  # stakes are returned at the next start

    # Questions of players

    def row(self) -> Action:
        """Make the row of the lobby that tells the purse."""
        return self._game.lobby.row(PURSE)

    def row_visibility(self, player: Player) -> Visibility:
        return self._game.lobby.visibility(seen=self._game.config.has_coins)

    def row_label(self, player: Player, action_id: str) -> str:
        return self._game.audience.words_for(player).text("pludo-command-purse")

    def tell_purse(self, player: Player, action_id: str) -> None:
        """Tell a player their balance and their share of the pot."""
        game = self._game
        with game.guarded():
            if game.played is not None:
                person = game.audience.person(player)
                game.played.answer(person, lambda: self._purse_of(player))
            else:
                game.audience.tell(player, *self._purse_of(player), buffer=PRIVATE)

    def _purse_of(self, player: Player) -> list[Message]:
        purses = self.purses
        if not self._game.config.has_coins or purses is None:
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
    """Return the purse that pays for a player when a game begins."""
    return of_bot(player.name) if player.is_bot else player.id


def _won(name: str, coins: int, form: str = "") -> Message:
    return Message(f"pludo-coins-won{form}", {"name": name, "coins": coins})


def _has(purses: Purses, player: Player) -> dict[str, Any]:
    return {"name": player.name, "coins": purses.coins(player.id)}


def read(text: str) -> Stake | None:
    """Read a saved stake; stakes of a damaged one are returned at the next start."""
    if not text:
        return None
    try:
        return stakes.read(json.loads(text))
    except (ValueError, RecordError, RecursionError):
        LOG.warning("Ludo Plus: what lies on a table cannot be read: %s", text[:80])
        return None


def log(error: PurseError) -> None:
    """Log a fault in the purses; players only hear that there are no coins now."""
    LOG.error("Ludo Plus: %s", said(error))
