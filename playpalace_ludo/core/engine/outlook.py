"""One decision of a seat: its hand, and what is worked out about the position only once."""

from __future__ import annotations

from typing import NamedTuple

from playpalace_ludo.core.conditions.asking import Answers
from playpalace_ludo.core.engine.consequences import Taken, carry_out, may_capture
from playpalace_ludo.core.engine.crowding import Standing, standing
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import NO_BOOKS, YARD, Books, Move, State, Tokens, new
from playpalace_ludo.core.walking import walk_of


class Hand(NamedTuple):
    """What a seat has to play with at one decision."""

    seat: int
    pool: tuple[int, ...]
    used: tuple[int, ...] = ()
    books: Books = NO_BOOKS
    """What the rules count and remember besides the tokens."""
    places: tuple[int, ...] = ()
    number: int = 1
    streak: int = 0
    bonus: int = 0

    def with_pool(self, pool: tuple[int, ...]) -> Hand:
        """Return the same hand with other faces to play."""
        return new(Hand, (self.seat, pool) + self[2:])


def hand_of(state: State) -> Hand:
    pool, books = state.pool, state.books
    if books.sent and state.owed[0] == books.sent[0].face:
        pool = pool[:1]  # tokens are sent on before anything else is played
    fields = (
        state.turn,
        pool,
        state.used,
        books,
        state.places,
        state.number,
        state.streak,
        state.bonus,
    )
    return new(Hand, fields)


class Outlook:
    """What a seat decides on. Facts that several moves ask for are found once, when asked for."""

    __slots__ = ("_foreign", "_held", "_packed", "_standing", "answers", "hand", "rules", "tokens")
    _foreign: frozenset[int]
    _held: frozenset[tuple[int, int]]
    _packed: frozenset[int]
    _standing: Standing

    def __init__(self, rules: Rules, tokens: Tokens, hand: Hand) -> None:
        # The facts are not even named here: most decisions ask for few, and many are made.
        self.rules = rules
        self.tokens = tokens
        self.hand = hand
        self.answers: Answers = {}
        """What was asked that concerns no single marker."""

    @property
    def held(self) -> frozenset[tuple[int, int]]:
        """The prisoners, each as a seat and a token."""
        try:
            return self._held
        except AttributeError:
            prisoners = self.hand.books.prisoners
            self._held = frozenset([(one.seat, one.token) for one in prisoners])
            return self._held

    @property
    def standing(self) -> Standing:
        """Who stands where."""
        try:
            return self._standing
        except AttributeError:
            self._standing = standing(self.rules, self.tokens)
            return self._standing

    @property
    def packed(self) -> frozenset[int]:
        """The tiles on which as many of one seat stand as make a barrier."""
        try:
            return self._packed
        except AttributeError:
            size = self.rules.stack.barrier_of
            crowds = self.standing.items() if size else ()
            found = [tile for tile, there in crowds if max(there.values()) >= size]
            self._packed = frozenset(found)
            return self._packed

    @property
    def foreign(self) -> frozenset[int]:
        """The tiles on which others stand than the seat that decides."""
        try:
            return self._foreign
        except AttributeError:
            alone = {self.hand.seat}
            found = [tile for tile, there in self.standing.items() if there.keys() - alone]
            self._foreign = frozenset(found)
            return self._foreign

    @property
    def moment(self) -> State:
        """The position, as far as it is known at a decision."""
        hand = self.hand
        fields = (hand.seat, hand.pool, hand.streak, hand.number)
        books, places = hand.books, hand.places
        return State(self.tokens, *fields, bonus=hand.bonus, places=places, books=books)

    def captured(self, move: Move) -> tuple[Taken, ...]:
        """Return what a move would capture."""
        if self._is_harmless(move):
            return ()
        return carry_out(self.rules, self.tokens, self.hand.seat, move, self.hand)[1]

    def after(self, move: Move) -> Tokens:
        """Return the tokens once a move is made."""
        hand, harmless = self.hand, self._is_harmless(move)
        return carry_out(self.rules, self.tokens, hand.seat, move, hand, harmless=harmless)[0]

    def _is_harmless(self, move: Move) -> bool:
        """Tell whether nobody stands where a move might capture, without looking closer."""
        rules, seat = self.rules, self.hand.seat
        if not move.tokens or move.to == YARD or not may_capture(rules, seat, move):
            return True
        walk = walk_of(rules, move, self.tokens[move.seat][move.tokens[0]])
        others = self.foreign if move.seat == seat else self.standing
        return not walk.raids and walk.hunted.isdisjoint(others)
