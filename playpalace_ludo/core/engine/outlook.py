"""One decision of a seat: its hand, and facts about the position that are worked out once."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import NamedTuple

from playpalace_ludo.core.board import NO_TILE
from playpalace_ludo.core.conditions.asking import Answers
from playpalace_ludo.core.conditions.scene import Scene, scene_at
from playpalace_ludo.core.engine.consequences import Taken, captures, carry_out, may_capture
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import NO_BOOKS, YARD, Books, Move, State, Tokens, new

NOWHERE: frozenset[int] = frozenset()


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


class Outlook(Scene):
    """A position as one seat decides on it; facts that several moves need are found once.

    It is also the scene for questions about that seat and its face, but about no marker.
    """

    __slots__ = ("answers", "free", "hand", "occupied", "open_orders", "standing", "used")

    def __init__(self, rules: Rules, tokens: Tokens, hand: Hand) -> None:
        # The scene's own fields are set here: a call would take longer, and outlooks are many.
        self.rules = rules
        self.tokens = tokens
        self.seat, self.faces, used, books, self.places, self.number, self.streak, self.bonus = hand
        self.books = books
        self.victim = -1
        self.hand = hand
        self.used = used
        self.answers: Answers = {}
        """Answers to conditions that depend on no single marker."""
        self.open_orders = False
        """Orders whose condition fails have been left out, unless it is about a marker."""
        self.standing: dict[int, tuple[int, ...]] = {}
        """By tile the seats of the tokens that stand there, each seat as often as it has some."""
        self.occupied: Set[int] = NOWHERE
        """The tiles on which somebody stands; of both nothing is known before `look`."""
        self.free: Callable[[Set[int]], bool] = _never
        """Tells at a glance that nothing on these tiles bars a single token."""
        if rules.plan.looks:
            self.look()
            if not used:
                self.free = self.occupied.isdisjoint
        elif not (used or rules.stack.own_limit):
            self.free = _always

    def look(self) -> None:
        """Find where tokens stand."""
        standing, plan = self.standing, self.rules.plan
        for own, tiles, one in zip(self.tokens, plan.tiles, plan.each_seat):  # noqa: B905
            for step in own:
                tile = tiles[step]
                if tile != NO_TILE:
                    standing[tile] = standing[tile] + one if tile in standing else one
        self.occupied = set(standing)

    def asked(self, seat: int, face: int) -> Scene:
        """Return the scene for questions about a player and a face, but about no marker."""
        if seat == self.seat and self.faces == (face,):
            return self
        return scene_at(self.rules, self.tokens, seat, (face,), self)

    def is_held(self, seat: int, token: int) -> bool:
        """Tell whether a token is somebody's prisoner."""
        for one in self.books.prisoners:  # noqa: SIM110  (a generator takes longer)
            if one[0] == seat and one[1] == token:
                return True
        return False

    def is_open(self, face: int, index: int) -> bool:
        """Ask the condition of an order, unless it is about the token that is to move."""
        condition = self.rules.chance.faces[face].orders[index].condition
        if self.open_orders or condition is None or condition.of_marker:
            return True
        return condition.holds(self.asked(self.seat, face))

    @property
    def moment(self) -> State:
        """The position, as far as it is known at a decision."""
        hand = self.hand
        fields = (hand.seat, hand.pool, hand.streak, hand.number)
        books, places = hand.books, hand.places
        return State(self.tokens, *fields, bonus=hand.bonus, places=places, books=books)

    def captured(self, move: Move) -> tuple[Taken, ...]:
        """Return what a move would capture."""
        if self.spares(move):
            return ()
        return captures(self.rules, self.tokens, self.seat, move, self)

    def after(self, move: Move) -> Tokens:
        """Return the tokens once a move is made."""
        return self.carried_out(move, self.captured(move))

    def carried_out(self, move: Move, taken: tuple[Taken, ...]) -> Tokens:
        """Return the tokens once a move is made that captures these."""
        return carry_out(self.rules, self.tokens, self.seat, move, self, taken)[0]

    def spares(self, move: Move) -> bool:
        """Tell at a glance that a move captures nobody."""
        seat, ids, face, to, order = move
        if not ids or to == YARD:
            return True
        rules = self.rules
        if seat != self.seat and not may_capture(rules, self.seat, move):
            return True
        if not rules.plan.looks:
            return False
        halved = len(ids) > 1 and rules.stack.doubled
        walk = rules.plan.moves.walks[seat, self.tokens[seat][ids[0]], face, to, order, halved]
        return not walk.raids and walk.hunted.isdisjoint(self.occupied)


def _never(tiles: Set[int]) -> bool:
    return False


def _always(tiles: Set[int]) -> bool:
    return True
