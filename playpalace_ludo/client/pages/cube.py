"""Coins during a game: balances, and the doubling cube."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from playpalace_ludo.client import staking
from playpalace_ludo.client.game import NotKept
from playpalace_ludo.client.pages.menu import Item
from playpalace_ludo.coins.purse import PurseError
from playpalace_ludo.words import Message, problems
from playpalace_ludo.words.model import Arg

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App
    from playpalace_ludo.client.staking import Stakes
    from playpalace_ludo.client.table import ClientTable
    from playpalace_ludo.table.seating import Player


class Cube:
    """Balances at a table, and doubling offers between two players."""

    def __init__(self, app: App, table: ClientTable, stakes: Stakes) -> None:
        self.app = app
        self.table = table
        self.stakes = stakes

    def items(self) -> list[Item]:
        """Return the row that offers to double, if the person to move may."""
        game = self.table.game
        is_due = game.is_persons_turn and game.state.awaiting == "roll"
        if not is_due or game.stake is None or len(game.players) != 2:
            return []
        if not game.stake.may_double(game.actor.seat):
            return []
        return [Item(Message("pludo-menu-double", {"coins": 2 * game.stake.coins}), self._offer)]

    def tell_purses(self) -> None:
        """Announce the balances of the people at the table, and the pot."""
        game = self.table.game
        if not self.app.options.is_on("table.coins"):
            self.app.teller.reply(Message("pludo-coins-switched-off"))
            return
        try:
            told = self.stakes.of_people(game.players)
        except PurseError as error:
            told = [problems.alone(error)]
        if game.stake is not None and not game.match.over:
            pot = game.stake.coins * len(game.players)
            told.append(Message("pludo-coins-staked", {"coins": game.stake.coins, "pot": pot}))
        self.app.teller.reply(*told)

    def _offer(self) -> None:
        game = self.table.game
        offering = game.actor
        other = next(player for player in game.players if player != offering)
        assert game.stake is not None
        coins = 2 * game.stake.coins
        args: dict[str, Arg] = {"name": offering.name, "other": other.name, "coins": coins}
        if other.is_bot:
            taken = staking.takes(game.match, other.seat)
            told = [Message("pludo-coins-offered.bot", args)]
            self._answer(offering, other, taken=taken, told=told)
            return
        answers = [
            Item(
                Message(f"pludo-menu-double-{word}"),
                partial(self._answer, offering, other, taken=word == "take", told=[]),
            )
            for word in ("take", "give-up")
        ]
        title = Message("pludo-coins-offer", args)
        self.app.open_menu(title, lambda: answers)

    def _answer(
        self, offering: Player, other: Player, *, taken: bool, told: Sequence[Message]
    ) -> None:
        """Double the stake, or give the pot to the one who offered; then return to the game."""
        game = self.table.game
        assert game.stake is not None
        try:
            if taken:
                doubled = game.stake.doubled(taken_by=other.seat)
                self.stakes.put(doubled, game.players)
                game.stake = doubled
                news = [Message("pludo-coins-taken", {"name": other.name, "coins": doubled.coins})]
            else:
                news = self.stakes.give_up(game.stake, offering, game.players)
                news.insert(0, Message("pludo-coins-given-up", {"name": other.name}))
                game.stake = None
            game.keep()
        except PurseError as error:
            news = [problems.alone(error)]
        except NotKept as error:
            news = [Message("pludo-client-save-failed", {"reason": error.reason})]
        del self.app.pages[1:]
        self.app.page.show()
        self.app.teller.reply(*told, *news)
