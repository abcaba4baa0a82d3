"""A finished game from one player's side: the result, and the opponents."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import NamedTuple

from playpalace_ludo.core import engine
from playpalace_ludo.core.events import Captured
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.standings import standings
from playpalace_ludo.core.state import TOGETHER, State
from playpalace_ludo.review.luck import LuckAndSkill

PERSON = ""


class Rival(NamedTuple):
    """An opponent: a bot's strength, empty for a person, and our result against them."""

    bot: str
    score: float
    """1 if we placed ahead, 0 if behind, 0.5 if level."""


class PastGame(NamedTuple):
    variant: str
    """Name of the rules without changed options."""
    own_rules: str
    """Title of the rules, if they are not shipped with the game."""
    players: int
    place: int
    won: bool
    made: int
    """Captures."""
    suffered: int
    turns: int
    rivals: tuple[Rival, ...]
    look: LuckAndSkill | None = None
    """Luck and skill; None if not computed yet."""
    when: datetime | None = None
    """None if the clock was evidently wrong."""

    @property
    def bots(self) -> tuple[str, ...]:
        return tuple(rival.bot for rival in self.rivals if rival.bot)


def remembered(match: Match, seat: int, bots: Mapping[int, str], *, shipped: bool) -> PastGame:
    """Summarise a finished game for ``seat``; ``bots`` has the strengths by seat."""
    rules, state = match.rules, match.state
    places = {one.seat: one.place for one in standings(rules, state)}
    side = rules.side(seat)
    captures = [event for event in match.events() if isinstance(event, Captured)]
    rivals = [
        Rival(bots.get(other, PERSON), _score(places[seat], places[other]))
        for other in state.seats
        if other not in side
    ]
    return PastGame(
        variant=rules.name,
        own_rules="" if shipped else rules.title,
        players=len(state.seats),
        place=places[seat],
        won=_has_won(rules, state, seat),
        made=sum(event.by == seat for event in captures),
        suffered=sum(event.seat == seat for event in captures),
        turns=state.number,
        rivals=tuple(rivals),
    )


def _has_won(rules: Rules, state: State, seat: int) -> bool:
    found = engine.outcome(rules, state)
    return found.winner in rules.side(seat) or (
        state.books.ended == TOGETHER and seat in found.draw
    )


def _score(own: int, other: int) -> float:
    return 0.5 if own == other else float(own < other)
