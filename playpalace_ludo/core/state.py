"""A position: everything that decides what may happen next, as frozen values."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, TypeAlias

from playpalace_ludo.core.effects import Cause

YARD = -1
THROW = 0
"""In the queue of what is owed: a throw is due."""
DUE = (THROW,)
"""The queue of a turn that begins."""

MOST_MISSED = 99
"""Turns a player may have to miss: each is gone through and told, whatever rules reckon."""
MOST_POINTS = 9_999_999
"""Points above and below zero, for the same reason: as many as a position line spells."""

Tokens: TypeAlias = tuple[tuple[int, ...], ...]
"""Per seat of the board the step of each token; an empty tuple where nobody sits."""
Throw: TypeAlias = tuple[int, ...]

new = tuple.__new__
"""Makes a named tuple from its fields in half the time; for what happens at every throw."""


class Move(NamedTuple):
    seat: int
    """Whose token moves: another seat's only when it is pushed."""
    tokens: tuple[int, ...]
    """One token, two when a Doubled moves, none for a pass."""
    face: int
    to: int
    """Step reached, before a captor is sent on; the yard where nothing walks."""
    order: int = 0
    """Which of the face's orders is carried out."""


class Held(NamedTuple):
    """A captured token that may not leave the yard until it is ransomed."""

    seat: int
    token: int
    by: int


class Shield(NamedTuple):
    """A token that cannot be captured until so many turns of its seat have begun."""

    seat: int
    token: int
    turns: int


class Lot(NamedTuple):
    """A lot that is due: one of several falls, and brings about what its face stands for."""

    face: int
    among: tuple[int, ...]
    """The seats it may fall on, or the orders of its face, in the order of its numbers."""


class Sent(NamedTuple):
    """Tokens that go on from where they stopped, and the face whose orders are the tiles."""

    face: int
    seat: int
    tokens: tuple[int, ...]


UNSEEN = -1
"""The answer of somebody who gave it in secret, as others know it."""


class Poll(NamedTuple):
    """A question that is put to several seats; the acting one has to answer it."""

    face: int
    """Its orders are the answers."""
    caller: int
    """The seat whose turn it is, which goes on once all have answered."""
    owed: tuple[int, ...]
    """What that seat owes then."""
    waiting: tuple[int, ...]
    """Who answers after the acting seat."""
    answers: tuple[tuple[int, int], ...] = ()
    """Who has answered, and with which order; `UNSEEN` where that is not known."""
    was_due: bool = False
    """The throw the caller owes was due before, and is no extra one."""

    def answer_of(self, seat: int) -> int:
        """Return which answer a seat has given; `UNSEEN` if it has not, or nobody knows."""
        return dict(self.answers).get(seat, UNSEEN)


TOGETHER, NOBODY = "together", "nobody"
"""How a game may end for all: everybody has won, or nobody."""


class Books(NamedTuple):
    """What is counted and remembered besides the tokens, in games that keep books."""

    leader: int = 0
    """The seat that began; with its turn a round begins."""
    round: int = 1
    captures: tuple[int, ...] = ()
    """Captures made, per seat."""
    skips: tuple[int, ...] = ()
    """Turns still to be missed, per seat."""
    clockwise: bool = True
    amended: tuple[int, ...] = ()
    """Amendments in force, in the order in which they came."""
    deck: tuple[int, ...] = ()
    """Cards left per outcome; empty when nothing is drawn from a deck."""
    bonuses: int = 0
    """Bonus steps granted in this turn, each however long."""
    hands: tuple[tuple[int, ...], ...] = ()
    """Cards each seat holds; those it may choose from now are in what it owes instead."""
    prisoners: tuple[Held, ...] = ()
    points: tuple[int, ...] = ()
    """Points scored, per seat; empty while nobody has any."""
    out: tuple[int, ...] = ()
    """Seats that have lost and play no more, the first to go first."""
    order: tuple[int, ...] = ()
    """The seats in the order of this round, where it is not that of the seats."""
    given: tuple[int, ...] = ()
    """Seats that have a turn of their own before the order of play goes on."""
    resume: int = -1
    """During such a turn the seat behind which the order goes on; -1 otherwise."""
    held: tuple[tuple[int, ...], ...] = ()
    """Faces of the abilities each seat holds; empty while nobody holds any."""
    shields: tuple[Shield, ...] = ()
    ability: str = ""
    """What was done with abilities in this turn: nothing, ``used``, ``twice``, ``second``, or
    ``ahead`` while steps it brought are played before the throw that is still due."""
    lots: tuple[Lot, ...] = ()
    """Lots that are due before anything else; each is a throw at the head of what is owed."""
    heir: int = -1
    """The seat with which the order of play goes on, where that is not the next one."""
    ended: str = ""
    """How the game ended, if it did for all: ``together`` or ``nobody``."""
    duel: Move | None = None
    """The move whose capture is fought for; the lot that is due decides whether it is made."""
    polls: tuple[int, ...] = ()
    """Faces of questions that will be put to everybody before the game goes on."""
    poll: Poll | None = None
    """The question that is being answered."""
    voted: tuple[int, ...] = ()
    """Amendments that were voted on, and are not put to the vote again, or not in this round."""
    sent: tuple[Sent, ...] = ()
    """Tokens that are sent on before anything else, the first of them now."""


NO_BOOKS = Books()
"""The books of every game in which nothing ever has to be counted."""


class State(NamedTuple):
    """A position.

    The order of its fields matters here and in `engine.plain` only: what happens at every throw
    makes states from bare tuples, in a third of the time that ``_replace`` takes.
    """

    tokens: Tokens
    turn: int
    owed: tuple[int, ...]
    """The queue of what the seat owes: ``THROW`` or a face to play; empty when the game is over."""
    streak: int
    """Throws in a row in this turn that count for a streak, nothing but sixes as a rule."""
    number: int
    """Turn number; 0 during the opening throws."""
    moves: tuple[Move, ...] = ()
    """The legal moves, worked out when the dice fell; abilities that may be used before."""
    bonus: int = 0
    """Extra throws granted in this turn."""
    before: Tokens | None = None
    """Tokens when the turn began, while a penalty may still take it back."""
    used: tuple[int, ...] = ()
    """Tokens that have used a die of this pool, where each may use only one."""
    places: tuple[int, ...] = ()
    """Seats that have finished, the winner first."""
    opening: tuple[int, ...] = ()
    """Opening throws of this round: -1 not throwing, 0 still to throw, else the score."""
    books: Books = NO_BOOKS
    cause: Cause | None = None
    """What a throw that waits behind the faces to play was earned for."""

    def thrown(
        self,
        owed: tuple[int, ...],
        streak: int,
        moves: tuple[Move, ...],
        used: tuple[int, ...],
        books: Books,
        cause: Cause | None,
    ) -> State:
        """Return the position once the dice have fallen."""
        tokens, turn, _, _, number, _, bonus, before, _, places, _, _, _ = self[:]
        now = (tokens, turn, owed, streak, number, moves, bonus, before, used, places)
        return new(State, now + ((), books, cause))

    def moved(
        self,
        tokens: Tokens,
        owed: tuple[int, ...],
        before: Tokens | None,
        used: tuple[int, ...],
        books: Books,
        cause: Cause | None,
    ) -> State:
        """Return the position once tokens have moved; what may be played next is not known yet."""
        _, turn, _, streak, number, _, bonus, _, _, places, _, _, _ = self[:]
        return new(
            State,
            (tokens, turn, owed, streak, number, (), bonus, before, used, places, (), books, cause),
        )

    def throwing_again(self, owed: tuple[int, ...], bonus: int, used: tuple[int, ...]) -> State:
        """Return the position before another throw of the same turn."""
        tokens, turn, _, streak, number, _, _, before, _, places, _, books, _ = self[:]
        return new(
            State,
            (tokens, turn, owed, streak, number, (), bonus, before, used, places, (), books, None),
        )

    @property
    def holder(self) -> int:
        """The seat whose turn it is; others may have to answer a question in it."""
        return self.books.poll.caller if self.books.poll else self.turn

    @property
    def awaiting(self) -> str:
        if not self.owed:
            return "over"
        return "move" if self.owed[0] else "roll"

    @property
    def pool(self) -> tuple[int, ...]:
        """Faces thrown but not yet played."""
        return tuple([face for face in self.owed if face])

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple([seat for seat, tokens in enumerate(self.tokens) if tokens])


class Refusal(StrEnum):
    """Why something is not allowed; the words for it live in the locales."""

    GAME_OVER = "game_over"
    NOT_YOUR_TURN = "not_your_turn"
    ROLL_FIRST = "roll_first"
    MOVE_FIRST = "move_first"
    BAD_DICE = "bad_dice"
    NO_SUCH_DIE = "no_such_die"
    NO_SUCH_TOKEN = "no_such_token"
    NOT_YOUR_TOKEN = "not_your_token"
    IN_YARD = "in_yard"
    PRISONER = "prisoner"
    FINISHED = "finished"
    TOO_FAR = "too_far"
    TOO_FAR_BACK = "too_far_back"
    OWN_LIMIT = "own_limit"
    BLOCKED = "blocked"
    BARRIER = "barrier"
    PARTNER_BLOCKS = "partner_blocks"
    TILE_FULL = "tile_full"
    SPARED = "spared"
    DOUBLED_ODD = "doubled_odd"
    DOUBLED_SPLIT = "doubled_split"
    TOWER_SPLIT = "tower_split"
    DOUBLED_FIRST = "doubled_first"
    ALREADY_USED = "already_used"
    REST_LEFT = "rest_left"
    MUST_USE_ALL = "must_use_all"
    CAPTURE_NEEDS_ALL = "capture_needs_all"
    START_LIMIT = "start_limit"
    START_PRICE = "start_price"
    START_RULE = "start_rule"
    MOVE_RULE = "move_rule"
    ORDER_RULE = "order_rule"
    FINISH_RULE = "finish_rule"
    NEEDS_CAPTURES = "needs_captures"
    NOT_IN_ORDERS = "not_in_orders"
    MUST_ENTER = "must_enter"
    MUST_LEAVE_START = "must_leave_start"
    MUST_OPEN_BARRIER = "must_open_barrier"
    MUST_CAPTURE = "must_capture"
    MUST_GO_HOME = "must_go_home"
    NO_ABILITY = "no_ability"
    ABILITY_USED = "ability_used"
    ABILITY_IDLE = "ability_idle"
    ABILITY_LATER = "ability_later"
