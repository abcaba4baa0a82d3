"""Stakes at the tables of this computer: put before a game, doubled in it, paid out after it.

Each game or tournament has one key in the purses and is settled at most once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from playpalace_ludo.coins.payout import TAKE_FROM, by_places
from playpalace_ludo.coins.purse import Purses, of_bot
from playpalace_ludo.coins.stake import Stake, shares
from playpalace_ludo.contest.tournament import Tournament, next_meeting, standings
from playpalace_ludo.core.match import Match
from playpalace_ludo.table import hints
from playpalace_ludo.table.seating import Player
from playpalace_ludo.words import Message

FILE = "purse.sqlite"
TOURNAMENT = "tournament "
"""Prefix of a tournament's key in the purses."""


def owner(player: Player) -> str:
    """Return the owner name of a player's purse."""
    return of_bot(player.name) if player.is_bot else player.name


class Stakes:
    """The purses of this computer, as tables use them."""

    def __init__(self, root: Path) -> None:
        self.purses = Purses(root / FILE)

    def put(self, stake: Stake, players: Sequence[Player]) -> None:
        """Put everybody's coins on the table; raise PurseError."""
        self.purses.stake(stake.game, {owner(player): stake.coins for player in players})

    def pay(self, stake: Stake, match: Match, players: Sequence[Player]) -> list[Message]:
        """Pay out a finished game, once; return the news."""
        owners = {player.seat: owner(player) for player in players}
        pot = sum(self.purses.staked(stake.game).values())
        return self._settle(stake, shares(match.rules, match.state, owners, pot), players)

    def give_up(self, stake: Stake, winner: Player, players: Sequence[Player]) -> list[Message]:
        """Give the whole pot to one of two players after the other declined a doubled stake."""
        pot = sum(self.purses.staked(stake.game).values())
        pay = dict.fromkeys(map(owner, players), 0) | {owner(winner): pot}
        return self._settle(stake, pay, players)

    def _settle(
        self, stake: Stake, pay: Mapping[str, int], players: Sequence[Player]
    ) -> list[Message]:
        told = self._told(stake.game, pay, players)
        return [*told, *self.of_people(players)] if told else []

    def _told(
        self, game: str, pay: Mapping[str, int], players: Sequence[Player] = ()
    ) -> list[Message]:
        """Settle a game and return the news; none if it was settled before."""
        if not self.purses.settle(game, pay):
            return []
        return [
            _about("pludo-coins-won", name, coins, players) for name, coins in pay.items() if coins
        ]

    def of_people(self, players: Sequence[Player]) -> list[Message]:
        """Return the balances of the people at a table."""
        people = [player.name for player in players if not player.is_bot]
        return [
            _about("pludo-coins-purse", name, self.purses.coins(name), players) for name in people
        ]

    def put_for(self, tournament: Tournament) -> None:
        """Put everybody's stake in a tournament; raise PurseError."""
        if tournament.stake:
            stakes = dict.fromkeys(_owners(tournament), tournament.stake)
            self.purses.stake(pot_of(tournament), stakes)

    def pay_for(self, tournament: Tournament) -> list[Message]:
        """Pay out a finished tournament by places, once; return the news."""
        if not tournament.stake or next_meeting(tournament) is not None:
            return []
        rows, owners, name = standings(tournament), _owners(tournament), pot_of(tournament)
        groups = [
            [owners[row.player] for row in rows if row.place == place]
            for place in sorted({row.place for row in rows})
        ]
        return self._told(name, by_places(sum(self.purses.staked(name).values()), groups))


def _about(message: str, name: str, coins: int, players: Sequence[Player]) -> Message:
    """Return a message about somebody's coins; the only person among bots is "you"."""
    alone = [player.name for player in players if not player.is_bot] == [name]
    return Message(f"{message}.you" if alone else message, {"name": name, "coins": coins})


def pot_of(tournament: Tournament) -> str:
    """Return a tournament's key in the purses."""
    return TOURNAMENT + tournament.mark


def _owners(tournament: Tournament) -> list[str]:
    return [owner(Player(0, entrant.name, entrant.bot)) for entrant in tournament.players]


def takes(match: Match, seat: int) -> bool:
    """Tell whether a bot takes a doubled stake, from its chance to win."""
    return hints.chance_of(match.rules, match.state, seat) >= TAKE_FROM
