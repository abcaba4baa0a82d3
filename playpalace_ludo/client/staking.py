"""Coins at the tables of this computer: staked before a game, doubled in it, paid out after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from playpalace_ludo.coins.payout import MOST_DOUBLED, TAKE_FROM, by_places, winner_takes_all
from playpalace_ludo.coins.purse import PurseError, Purses
from playpalace_ludo.core.errors import RecordError
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.standings import standings
from playpalace_ludo.table import hints
from playpalace_ludo.table.seating import Player
from playpalace_ludo.words import Message

FILE = "purse.sqlite"
ANYBODY = -1


class Stake(NamedTuple):
    """What lies on the table of a game."""

    game: str
    """What the purses know this game by."""
    first: int
    """Coins of each player, before anything was doubled."""
    coins: int
    doubling: bool = False
    holder: int = ANYBODY
    """The seat that may offer to double: whoever took the last offer."""

    def facts(self) -> dict[str, Any]:
        """Return what a record's header keeps of it."""
        return {"coins": list(self)}


def from_facts(facts: Mapping[str, Any]) -> Stake | None:
    """Read what a record says of its stake; raise RecordError."""
    found = facts.get("coins")
    if found is None:
        return None
    try:
        stake = Stake(*found)
    except TypeError:
        raise RecordError("header-table") from None
    kinds = (str, int, int, bool, int)
    if not all(type(value) is kind for value, kind in zip(stake, kinds, strict=True)):
        raise RecordError("header-table")
    return stake


def owner(player: Player) -> str:
    """Return whose purse a player has; a bot's is no person's of the same name."""
    return f"{player.name} (bot)" if player.is_bot else player.name


class Stakes:
    """The purses of this computer, and what tables do with them."""

    def __init__(self, root: Path) -> None:
        self.purses = Purses(root / FILE)

    def put(self, stake: Stake, players: Sequence[Player]) -> None:
        """Put everybody's coins on the table; raise PurseError."""
        self.purses.stake(stake.game, {owner(player): stake.coins for player in players})

    def pay(self, stake: Stake, match: Match, players: Sequence[Player]) -> list[Message]:
        """Pay a finished game out, once, and say who got what."""
        owners = {player.seat: owner(player) for player in players}
        pot = sum(self.purses.staked(stake.game).values())
        rules, state = match.rules, match.state
        rows = standings(rules, state)
        if len(state.places) < 2 and any(row.place != 1 for row in rows):
            best = [owners[row.seat] for row in rows if row.place == 1]
            rest = [owners[row.seat] for row in rows if row.place != 1]
            shares = winner_takes_all(pot, best, rest)
        else:
            places = sorted({row.place for row in rows})
            groups = [[owners[row.seat] for row in rows if row.place == at] for at in places]
            shares = by_places(pot, groups)
        return self._settle(stake, shares, players)

    def give_up(self, stake: Stake, winner: Player, players: Sequence[Player]) -> list[Message]:
        """Give the whole pot to one of two, because the other does not take a doubled stake."""
        pot = sum(self.purses.staked(stake.game).values())
        shares = dict.fromkeys(map(owner, players), 0) | {owner(winner): pot}
        return self._settle(stake, shares, players)

    def _settle(
        self, stake: Stake, shares: Mapping[str, int], players: Sequence[Player]
    ) -> list[Message]:
        if not self.purses.settle(stake.game, shares):
            return []
        told = [
            Message("pludo-coins-won", {"name": name, "coins": coins})
            for name, coins in shares.items()
            if coins
        ]
        return [*told, *(self.purse(player.name) for player in players if not player.is_bot)]

    def purse(self, name: str) -> Message:
        """Say what somebody has."""
        return Message("pludo-coins-purse", {"name": name, "coins": self.purses.coins(name)})

    def sweep(self, is_open: Callable[[str], bool]) -> None:
        """Give back what was staked on games that are no more, for example by a kill."""
        with suppress(PurseError):
            for game in self.purses.open_games():
                if not is_open(game):
                    self.purses.give_back(game)


def may_double(stake: Stake | None, seat: int, players: Sequence[Player]) -> bool:
    """Tell whether this seat may offer to double: two play, and it is not the other's to offer."""
    if stake is None or not stake.doubling or len(players) != 2:
        return False
    return stake.holder in (ANYBODY, seat) and stake.coins < MOST_DOUBLED * stake.first


def takes(match: Match, seat: int) -> bool:
    """Tell whether a bot takes a doubled stake: it wins at least one such game of four."""
    chance = hints.chance_to_win(match.rules, match.state)
    own = chance if match.state.turn == seat else 1 - chance
    return own >= TAKE_FROM
