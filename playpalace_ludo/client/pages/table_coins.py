"""Coins around a game: put on the table before it, paid out after it, shown in the main menu."""

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
        """Have everybody stake before a game; raise PurseError if somebody cannot."""
        self.settle_left()
        game.stake = Stake(game.identity.id, coins, coins, doubling and len(game.players) == 2)
        self.stakes.put(game.stake, game.players)

    def pay(self, game: Game) -> Sequence[Message]:
        """Pay a finished game out; where the purses cannot be used, say why."""
        if game.stake is None:
            return ()
        try:
            return self.stakes.pay(game.stake, game.match, game.players)
        except PurseError as error:
            return [problems.alone(error)]

    def settle_left(self) -> None:
        """Settle the stakes a killed program left on its tables, and say who got them."""
        told = left_stakes.settle(self.stakes, self.app.saves, self._tournaments)
        if told:
            self.app.teller.notice(*told)

    def items(self) -> list[Item]:
        """Return the player's purse as a row, if coins are switched on."""
        if not self.app.options.is_on("table.coins"):
            return []
        try:
            coins = self.stakes.purses.coins(self.app.your_name)
            told = Message("pludo-menu-purse", {"coins": coins})
        except PurseError as error:
            told = problems.alone(error)
        return [Item(told, partial(self.app.teller.reply, told, Message("pludo-menu-purse.desc")))]
