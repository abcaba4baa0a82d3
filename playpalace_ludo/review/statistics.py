"""Statistics over many games: in all, by rules, by opponents, by month."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from playpalace_ludo.review.history import PERSON, PastGame
from playpalace_ludo.review.luck import LuckAndSkill
from playpalace_ludo.review.rating import LADDER

Key = TypeVar("Key", bound=Hashable)
Month = tuple[int, int]
"""Year and month."""


@dataclass(frozen=True)
class Tally:
    """Totals over several games."""

    games: tuple[PastGame, ...]

    @property
    def won(self) -> int:
        return sum(game.won for game in self.games)

    @property
    def fair(self) -> float:
        """Expected wins if all players were equally strong."""
        return sum(1 / game.players for game in self.games)

    @property
    def places(self) -> Mapping[int, int]:
        """How often each place was reached, the first place first."""
        return dict(sorted(Counter(game.place for game in self.games).items()))

    @property
    def made(self) -> int:
        return sum(game.made for game in self.games)

    @property
    def suffered(self) -> int:
        return sum(game.suffered for game in self.games)

    @property
    def looks(self) -> list[LuckAndSkill]:
        """Luck and skill, for the games where they were computed."""
        return [game.look for game in self.games if game.look is not None]

    @property
    def choices(self) -> int:
        return sum(look.choices for look in self.looks)

    @property
    def lost(self) -> float:
        """Chance to win given away, per choice."""
        return sum(look.lost for look in self.looks) / (self.choices or 1)

    @property
    def good(self) -> float:
        """Share of the choices that gave nothing away."""
        return sum(look.good for look in self.looks) / (self.choices or 1)

    @property
    def own_dice(self) -> float:
        """Chance to win gained by the player's own dice, per game."""
        return sum(look.own_dice for look in self.looks) / (len(self.looks) or 1)

    @property
    def other_dice(self) -> float:
        return sum(look.other_dice for look in self.looks) / (len(self.looks) or 1)


class Duel(NamedTuple):
    """All meetings with opponents of one strength."""

    met: int
    ahead: float
    """How often the player placed ahead; a level result counts half."""
    tables: Tally
    """How many games had such an opponent."""


def by_rules(games: Iterable[PastGame]) -> dict[tuple[str, str], Tally]:
    """Group by rules, the most played first."""
    found = _grouped(games, lambda game: (game.variant, game.own_rules))
    return dict(sorted(found.items(), key=lambda pair: -len(pair[1].games)))


def by_month(games: Iterable[PastGame]) -> dict[Month, Tally]:
    """Group by month, in order; games without a date are left out."""
    dated = [game for game in games if game.when is not None]
    return dict(sorted(_grouped(dated, _month).items()))


def by_opponent(games: Iterable[PastGame]) -> dict[str, Duel]:
    """Group by opponents' strength, the weakest bot first and people last."""
    games = tuple(games)
    found = {}
    for bot in (*LADDER, PERSON):
        tables = tuple(game for game in games if any(rival.bot == bot for rival in game.rivals))
        scores = [rival.score for game in tables for rival in game.rivals if rival.bot == bot]
        if scores:
            found[bot] = Duel(len(scores), sum(scores), Tally(tables))
    return found


def _month(game: PastGame) -> Month:
    assert game.when is not None
    return game.when.year, game.when.month


def _grouped(games: Iterable[PastGame], key: Callable[[PastGame], Key]) -> dict[Key, Tally]:
    found: dict[Key, list[PastGame]] = {}
    for game in games:
        found.setdefault(key(game), []).append(game)
    return {each: Tally(tuple(several)) for each, several in found.items()}
