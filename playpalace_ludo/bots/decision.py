"""A bot's decision: the move, its reasons, and each move's chance to win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from playpalace_ludo.core.state import Move, State


class Reason(NamedTuple):
    """A reason for or against a move; the sentences are in the locales."""

    id: str
    args: Mapping[str, int]
    """``token`` and ``victim`` count from 0, ``seat`` is a seat of the board."""
    victims: tuple[tuple[int, int], ...] = ()
    """Seat and token of every captured token."""


class Ranking(NamedTuple):
    """A decision without its reasons, which take as long to find as the move."""

    move: Move
    chances: tuple[tuple[Move, float], ...]
    """The seat's chance to win after each distinct move, best first."""

    @property
    def others(self) -> list[Move]:
        return [move for move, _ in self.chances if move != self.move]

    @property
    def lead(self) -> float | None:
        """The margin in chance to win over the next best move, if there is one."""
        best = [chance for move, chance in self.chances if move == self.move]
        rest = [chance for move, chance in self.chances if move != self.move]
        return best[0] - rest[0] if rest else None


class Decision(NamedTuple):
    move: Move
    reason: tuple[Reason, ...]
    chances: tuple[tuple[Move, float], ...]
    """The seat's chance to win after each distinct move, best first."""


class Weighed(NamedTuple):
    """One step of weighing moves."""

    values: Sequence[float]
    """A value per move so far; empty until every move has been looked at once."""
    positions: int
    """How many positions this step looked at."""


def what_it_does(state: State, move: Move) -> tuple[int, ...]:
    """Return a move without its token's number, which is irrelevant among tokens on one square."""
    seat, tokens, face, to, order = move
    start = state.tokens[seat][tokens[0]] if tokens else to
    return (seat, start, len(tokens), face, to, order)


def distinct_moves(state: State) -> tuple[Move, ...]:
    """Return the legal moves without those that only name another token on the same square."""
    if len(state.moves) == 1:
        return state.moves
    found: dict[tuple[int, ...], Move] = {}
    for move in state.moves:
        found.setdefault(what_it_does(state, move), move)
    return tuple(found.values())
