"""One decision of a seat: its hand, and facts about the position that are worked out once."""

from __future__ import annotations

from typing import NamedTuple

from playpalace_ludo.core.conditions.asking import Answers
from playpalace_ludo.core.conditions.scene import Scene, scene_at
from playpalace_ludo.core.engine.consequences import Taken, captures, carry_out, may_capture
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


class Outlook:
    """A position as one seat decides on it; facts that several moves need are found once."""

    __slots__ = (
        *("_held", "_occupied", "_standing", "answers", "hand"),
        *("orders", "rules", "scenes", "tokens"),
    )
    _held: frozenset[tuple[int, int]]
    _occupied: set[int]

    def __init__(self, rules: Rules, tokens: Tokens, hand: Hand) -> None:
        # No attribute is set for these facts: decisions are many, and most need few of them.
        self.rules = rules
        self.tokens = tokens
        self.hand = hand
        self.answers: Answers = {}
        """Answers to conditions that depend on no single marker."""
        self.orders: dict[tuple[int, int], bool] = {}
        """Whether the condition of an order holds, by face and index."""
        self.scenes: dict[tuple[int, int], Scene] = {}
        self._standing: dict[int, list[int]] = {}

    def scene(self, seat: int, face: int) -> Scene:
        """Return the scene for questions about a player and a face, but about no marker."""
        scene = self.scenes.get((seat, face))
        if scene is None:
            scene = scene_at(self.rules, self.tokens, seat, (face,), self.hand)
            self.scenes[seat, face] = scene
        return scene

    def is_open(self, face: int, index: int) -> bool:
        """Ask the condition of an order, unless it is about the token that is to move."""
        found = self.orders.get((face, index))
        if found is None:
            condition = self.rules.chance.faces[face].orders[index].condition
            if condition is None or condition.of_marker:
                found = True
            else:
                found = condition.holds(self.scene(self.hand.seat, face))
            self.orders[face, index] = found
        return found

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
    def occupied(self) -> set[int]:
        """The tiles on which somebody stands."""
        try:
            return self._occupied
        except AttributeError:
            found = self._occupied = set()
            for seat, own in enumerate(self.tokens):
                tiles = self.rules.plan.tiles[seat]
                for step in own:  # a comprehension would be a call for each seat
                    found.add(tiles[step])
            return found

    def standing(self, tile: int) -> list[int]:
        """Count the tokens of each seat on a tile."""
        found = self._standing.get(tile)
        if found is None:
            tokens = self.tokens
            found = self._standing[tile] = [0] * len(tokens)
            for seat, step in self.rules.plan.prey.spots_on[tile]:
                found[seat] += tokens[seat].count(step)
        return found

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
        return captures(self.rules, self.tokens, self.hand.seat, move, self.hand)

    def after(self, move: Move) -> Tokens:
        """Return the tokens once a move is made."""
        hand, harmless = self.hand, self.spares(move)
        return carry_out(self.rules, self.tokens, hand.seat, move, hand, harmless=harmless)[0]

    def spares(self, move: Move) -> bool:
        """Tell at a glance that a move captures nobody."""
        rules, (seat, ids, _, to, _) = self.rules, move
        if not ids or to == YARD or not may_capture(rules, self.hand.seat, move):
            return True
        walk = walk_of(rules, move, self.tokens[seat][ids[0]])
        return not walk.raids and walk.hunted.isdisjoint(self.occupied)
