"""One decision of a seat: its hand, and facts about the position that are worked out once."""

from __future__ import annotations

from typing import NamedTuple

from playpalace_ludo.core.conditions.asking import Answers
from playpalace_ludo.core.conditions.scene import Scene, scene_at
from playpalace_ludo.core.engine.consequences import Taken, carry_out, may_capture
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import NO_BOOKS, YARD, Books, Move, State, Tokens, new
from playpalace_ludo.core.walking import walk_of


class Hand(NamedTuple):
    """A seat's faces, books and streak at one decision."""

    seat: int
    pool: tuple[int, ...]
    used: tuple[int, ...] = ()
    books: Books = NO_BOOKS
    """Counts and memories besides the tokens."""
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


def _rows(rules: Rules, tokens: Tokens) -> list[list[int]]:
    found: list[list[int]] = []
    for seat, own in enumerate(tokens):
        tiles, row = rules.plan.tiles[seat], []
        for step in own:  # a comprehension would be a call for each seat
            row.append(tiles[step])
        found.append(row)
    return found


class Outlook:
    """A position as one seat decides on it; facts that several moves need are found once."""

    __slots__ = (
        *("_foreign", "_held", "_occupied", "_rows", "answers", "hand"),
        *("rules", "scenes", "tokens"),
    )
    _foreign: set[int]
    _held: frozenset[tuple[int, int]]
    _occupied: set[int]
    _rows: list[list[int]]

    def __init__(self, rules: Rules, tokens: Tokens, hand: Hand) -> None:
        # No attribute is set for these facts: decisions are many, and most need few of them.
        self.rules = rules
        self.tokens = tokens
        self.hand = hand
        self.answers: Answers = {}
        """Answers to conditions that depend on no single marker."""
        self.scenes: dict[tuple[int, int], Scene] = {}

    def scene(self, seat: int, face: int) -> Scene:
        """Return the scene for questions about a player and a face, but about no marker."""
        scene = self.scenes.get((seat, face))
        if scene is None:
            scene = scene_at(self.rules, self.tokens, seat, (face,), self.hand)
            self.scenes[seat, face] = scene
        return scene

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
    def rows(self) -> list[list[int]]:
        """The tiles on which tokens stand, of each seat."""
        try:
            return self._rows
        except AttributeError:
            self._rows = _rows(self.rules, self.tokens)
            return self._rows

    @property
    def occupied(self) -> set[int]:
        """The tiles on which somebody stands."""
        try:
            return self._occupied
        except AttributeError:
            self._occupied = set().union(*self.rows)
            return self._occupied

    @property
    def foreign(self) -> set[int]:
        """The tiles that hold tokens of another seat than the deciding one."""
        try:
            return self._foreign
        except AttributeError:
            rows, seat = self.rows, self.hand.seat
            self._foreign = set().union(*rows[:seat], *rows[seat + 1 :])
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
        """Tell, by a quick look, whether nobody stands where a move might capture."""
        rules, seat = self.rules, self.hand.seat
        if not move.tokens or move.to == YARD or not may_capture(rules, seat, move):
            return True
        walk = walk_of(rules, move, self.tokens[move.seat][move.tokens[0]])
        if walk.raids:
            return False
        others = self.foreign if move.seat == seat else self.occupied
        return walk.hunted.isdisjoint(others)
