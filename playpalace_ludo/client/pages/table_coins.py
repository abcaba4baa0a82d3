"""Coins around a game: stakes before it, payouts after it, the balance in the main menu."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from playpalace_ludo.client import left_stakes
from playpalace_ludo.client.game import Game
from playpalace_ludo.client.pages.menu import Item
from playpalace_ludo.client.staking import Stakes
from playpalace_ludo.client.storage.tournaments import Tournaments
from playpalace_ludo.coins.purse import PurseError
from playpalace_ludo.coins.stake import Stake
from playpalace_ludo.words import Message, problems

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App


class TableCoins:
    """The stakes of all games and tournaments on this computer."""

    def __init__(self, app: App, tournaments: Tournaments) -> None:
        self.app = app
        self.stakes = Stakes(app.saves.root)
        self._tournaments = tournaments

    def put(self, game: Game, coins: int, *, doubling: bool) -> None:
        """Put everybody's stake before a game; raise PurseError if somebody has too little."""
        self.settle_left()
        game.stake = Stake(game.identity.id, coins, coins, doubling and len(game.players) == 2)
        self.stakes.put(game.stake, game.players)

    def pay(self, game: Game) -> Sequence[Message]:
        """Pay out a finished game; return the news, or why the purses cannot be used."""
        if game.stake is None:
            return ()
        try:
            return self.stakes.pay(game.stake, game.match, game.players)
        except PurseError as error:
            return [problems.alone(error)]

    def settle_left(self) -> None:
        """Settle stakes left open by a killed program, and announce it."""
        told = left_stakes.settle(self.stakes, self.app.saves, self._tournaments)
        if told:
            self.app.teller.notice(*told)

    def items(self) -> list[Item]:
        """Return the row with the player's balance, if coins are switched on."""
        if not self.app.options.is_on("table.coins"):
            return []
        try:
            coins = self.stakes.purses.coins(self.app.your_name)
            told = Message("pludo-menu-purse", {"coins": coins})
        except PurseError as error:
            told = problems.alone(error)
        return [Item(told, partial(self.app.teller.reply, told, Message("pludo-menu-purse.desc")))]
