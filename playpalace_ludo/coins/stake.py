"""The stake of one game, as its record keeps it, and the shares of the pot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from playpalace_ludo.coins.payout import MOST_DOUBLED, Owner, by_places, winner_takes_all
from playpalace_ludo.core.errors import RecordError
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.standings import standings
from playpalace_ludo.core.state import State

ANYBODY = -1


class Stake(NamedTuple):
    """The stake of each player in a game."""

    game: str
    """Key of the game in the purses."""
    first: int
    """Coins of each player before any doubling."""
    coins: int
    doubling: bool = False
    holder: int = ANYBODY
    """The seat that may double next: the one that took the last offer."""

    def facts(self) -> dict[str, Any]:
        """Return the entries for the record's `[table]`."""
        return {"coins": list(self)}

    def may_double(self, seat: int) -> bool:
        """Tell whether this seat may offer to double."""
        is_theirs = self.holder in (ANYBODY, seat)
        return self.doubling and is_theirs and self.coins < MOST_DOUBLED * self.first

    def doubled(self, taken_by: int) -> Stake:
        return self._replace(coins=2 * self.coins, holder=taken_by)


def from_facts(facts: Mapping[str, Any]) -> Stake | None:
    """Read the stake from a record's `[table]`; raise RecordError."""
    found = facts.get("coins")
    return None if found is None else read(found)


def read(found: Any) -> Stake:
    """Read a stake from its saved list of values; raise RecordError."""
    try:
        stake = Stake(*found)
    except TypeError:
        raise RecordError("header-table") from None
    kinds = (str, int, int, bool, int)
    if not all(type(value) is kind for value, kind in zip(stake, kinds, strict=True)):
        raise RecordError("header-table")
    return stake


def shares(rules: Rules, state: State, owners: Mapping[int, Owner], pot: int) -> dict[Owner, int]:
    """Divide the pot of a finished game among the owners of the staked seats.

    Where a game ends with its first winner or winning team, the best placed take all.
    """
    everybody = standings(rules, state)
    played_for = {row.place for row in everybody if row.seat in state.places}
    rows = [row for row in everybody if row.seat in owners]
    places = sorted({row.place for row in rows})
    groups = [[owners[row.seat] for row in rows if row.place == place] for place in places]
    if len(played_for) < 2 and len(groups) > 1:
        best, *rest = groups
        return winner_takes_all(pot, best, [owner for group in rest for owner in group])
    return by_places(pot, groups)
