"""A bot's decision, worked out in slices of positions or in one go.

Bots take a while to load. They are imported when the first thought runs, so that a game among
people never loads them, and a thread can load them for other games.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache, cached_property
from random import Random
from typing import TYPE_CHECKING

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State
from playpalace_ludo.core.weight import weight
from playpalace_ludo.work import BEGUN, Work, finish

if TYPE_CHECKING:
    from playpalace_ludo.bots import Bot
    from playpalace_ludo.bots.decision import Weighed
    from playpalace_ludo.bots.own import Guest
    from playpalace_ludo.bots.program import Fault


PATIENCE = 5.0
"""Seconds a custom bot has to answer."""
_guests: dict[str, Guest] = {}


def admit(name: str) -> None:
    """Admit a custom bot to tables under its name; raise LudoError if there is none.

    Its module is imported or its program run, so only pass names from this machine's command line.
    """
    from playpalace_ludo.bots import own

    own.check(name)
    guest = own.hire(name)
    assert isinstance(guest, own.Guest)
    guest.patience = PATIENCE
    _guests[name] = guest


def guests() -> Collection[str]:
    """Return the names of admitted custom bots."""
    return _guests.keys()


def failure(name: str) -> Fault | None:
    """Return why another bot took over from an admitted one; None if none did."""
    return _guests[name].fault if name in _guests else None


def bot(strength: str) -> Bot:
    return _guests.get(strength) or _bot(strength)


@cache
def _bot(strength: str) -> Bot:
    from playpalace_ludo.bots import make

    return make(strength)


def wish(strength: str, rules: Rules, state: State, source: Random) -> Move | None:
    """Return the ability a bot would use before its throw, if any."""
    return bot(strength).wish(rules, state, source) if state.moves else None


def getting_ready(strength: str, rules: Rules, players: int) -> Work[None]:
    """Build a bot's tables before its first decision; that takes up to a fifth of a second."""
    from playpalace_ludo.bots import warm_up

    yield BEGUN
    if strength in _guests:
        return
    yield from warm_up.warm_up_bot(bot(strength), rules, players)


def get_ready(strength: str, rules: Rules, players: int) -> None:
    """Build a bot's tables at once."""
    finish(getting_ready(strength, rules, players))


def notice(strengths: Collection[str], rules: Rules, players: int) -> str | None:
    """Return the message to tell if an expert among these bots cannot play at full strength."""
    from playpalace_ludo import bots

    return bots.notice(rules, players) if "expert" in strengths else None


class Thought:
    """One decision of one bot."""

    def __init__(self, strength: str, rules: Rules, state: State, source: Random) -> None:
        self.rules = rules
        self.state = state
        self.values: Sequence[float] = ()
        """The value of each move so far; empty until every move has been looked at once."""
        self.slices = 0
        """The number of slices so far."""
        self._strength = strength
        self._source = source

    @cached_property
    def bot(self) -> Bot:
        return bot(self._strength)

    @cached_property
    def moves(self) -> Sequence[Move]:
        return self.bot.moves(self.state)

    @cached_property
    def _weighing(self) -> Iterator[Weighed]:
        return self.bot.weigh(self.rules, self.state, self.moves, self._source)

    @property
    def best(self) -> Move:
        """The first of the moves with the highest value so far."""
        if len(self.moves) == 1:
            return self.moves[0]
        return self.moves[self.values.index(max(self.values))]

    def go_on(self, positions: float, *, last: bool = False) -> Move | None:
        """Think for this many more usual positions; return the move, or None if undecided.

        With `last`, a first value for every move is enough.
        """
        if len(self.moves) == 1:
            return self.moves[0]
        self.slices += 1
        for look in self._weighing:
            self.values = look.values or self.values
            positions -= look.positions * weight(self.rules)
            if last and self.values:
                break
            if positions <= 0:
                return None
        return self.best

    def work(self) -> Work[Move]:
        """Think to the end, with pauses."""
        if len(self.moves) > 1:
            for look in self._weighing:
                self.values = look.values or self.values
                yield BEGUN
        return self.best

    def finish(self) -> Move:
        return finish(self.work())
