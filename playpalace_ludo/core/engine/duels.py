"""Duels: a capture that both sides throw a die for before it is made."""

from __future__ import annotations

from typing import NamedTuple

from playpalace_ludo.core.engine.consequences import Taken
from playpalace_ludo.core.engine.winning import StateAndEvents
from playpalace_ludo.core.errors import IllegalMove
from playpalace_ludo.core.events import DuelDue
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import THROW, YARD, Lot, Move, Refusal, State, Throw, Tokens


class Fight(NamedTuple):
    """How a duel went: the numbers of both dice, and whether the captor has won."""

    mine: int
    theirs: int
    won: bool


def challenge(
    rules: Rules, state: State, move: Move, taken: tuple[Taken, ...], seats: tuple[int, ...]
) -> StateAndEvents:
    """Make a duel due for the tokens a move would capture; nothing moves until it is fought."""
    books = state.books._replace(lots=(Lot(rules.chance.duel[0], seats),), duel=move)
    due = DuelDue(state.turn, move.seat, move.tokens, tuple((v.seat, v.token) for v in taken))
    return state._replace(owed=(THROW, *state.owed), moves=(), books=books), (due,)


def fought(rules: Rules, state: State, dice: Throw) -> tuple[State, Move, Fight]:
    """Fight the duel: return the position the move was chosen in, the move, and the result."""
    numbers = rules.chance.duel[1:]
    move = state.books.duel
    if move is None or len(dice) != 2 or not {*dice} <= {*numbers}:
        raise IllegalMove(Refusal.BAD_DICE)
    mine, theirs = (numbers.index(die) + 1 for die in dice)
    won = mine > theirs or (mine == theirs and rules.capture.duel == "at least")
    books = state.books._replace(lots=(), duel=None)
    return state._replace(owed=state.owed[1:], books=books), move, Fight(mine, theirs, won)


def beaten(rules: Rules, tokens: Tokens, move: Move) -> Tokens:
    """Return the tokens once the captor has lost: it stays where it stood, or goes to its yard."""
    if not rules.capture.beaten_starts:
        return tokens
    own = [YARD if token in move.tokens else at for token, at in enumerate(tokens[move.seat])]
    return (*tokens[: move.seat], tuple(own), *tokens[move.seat + 1 :])


def ends(rules: Rules) -> tuple[tuple[Throw, float], ...]:
    """Return a throw with which the captor wins and one with which it loses, and how likely."""
    numbers, chance = rules.chance.duel[1:], rules.capture.duel_chance
    return ((numbers[-1], numbers[0]), chance), ((numbers[0], numbers[-1]), 1 - chance)
