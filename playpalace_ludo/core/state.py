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
"""Most turns a player may have to miss, whatever rules compute: each is played and told."""
MOST_POINTS = 9_999_999
"""Most points above and below zero, whatever rules compute: as many as a position can spell."""

Tokens: TypeAlias = tuple[tuple[int, ...], ...]
"""Per seat the step of each token; an empty tuple where nobody sits."""
Throw: TypeAlias = tuple[int, ...]

new = tuple.__new__
"""Makes a named tuple from its fields in half the time; for values made at every throw."""


class Move(NamedTuple):
    seat: int
    """The seat whose token moves: another than the acting one only when it is pushed."""
    tokens: tuple[int, ...]
    """One token, two when a Doubled moves, none for a pass."""
    face: int
    to: int
    """The step reached, before a captor is sent on; the yard if no token walks."""
    order: int = 0
    """The index of the face's order it carries out."""


class Held(NamedTuple):
    """A captured token that may not leave the yard until it is ransomed."""

    seat: int
    token: int
    by: int


class Shield(NamedTuple):
    """A token that cannot be captured until a number of turns of its seat have begun."""

    seat: int
    token: int
    turns: int


class Lot(NamedTuple):
    """A lot that is due: it falls on one of several, and its face's effect follows."""

    face: int
    among: tuple[int, ...]
    """The seats it may fall on, or the orders of its face, by number."""


class Sent(NamedTuple):
    """Tokens to be sent on from where they stopped, and the face whose orders are the tiles."""

    face: int
    seat: int
    tokens: tuple[int, ...]


UNSEEN = -1
"""Another player's secret answer."""


class Poll(NamedTuple):
    """A question put to several seats, of which the acting one has to answer now."""

    face: int
    """The face whose orders are the answers."""
    caller: int
    """The seat whose turn it is, and continues once all have answered."""
    owed: tuple[int, ...]
    """The caller's queue from then on."""
    waiting: tuple[int, ...]
    """The seats that answer after the acting one."""
    answers: tuple[tuple[int, int], ...] = ()
    """The seats that have answered, with the order chosen; `UNSEEN` if that is not known."""
    was_due: bool = False
    """The throw the caller owes was due already and is no extra one."""

    def answer_of(self, seat: int) -> int:
        """Return a seat's answer; `UNSEEN` if it has given none or it is not known."""
        return dict(self.answers).get(seat, UNSEEN)


TOGETHER, NOBODY = "together", "nobody"
"""Ways a game may end for all: everybody has won, or nobody."""


class Books(NamedTuple):
    """Counts and memories besides the tokens, in games that need any."""

    leader: int = 0
    """The seat that began; its turn begins a round."""
    round: int = 1
    captures: tuple[int, ...] = ()
    """Captures made, per seat."""
    skips: tuple[int, ...] = ()
    """Turns still to miss, per seat."""
    clockwise: bool = True
    amended: tuple[int, ...] = ()
    """Amendments in force, in the order in which they came."""
    deck: tuple[int, ...] = ()
    """Cards left per outcome; empty when nothing is drawn from a deck."""
    bonuses: int = 0
    """Bonus steps granted in this turn, each however long."""
    hands: tuple[tuple[int, ...], ...] = ()
    """Cards each seat holds; those it may choose from now are in ``owed`` instead."""
    prisoners: tuple[Held, ...] = ()
    points: tuple[int, ...] = ()
    """Points scored, per seat; empty while nobody has any."""
    out: tuple[int, ...] = ()
    """Seats that have lost and are out, in the order of losing."""
    order: tuple[int, ...] = ()
    """The order of play in this round, where it is not that of the seats."""
    given: tuple[int, ...] = ()
    """Seats with a granted turn before the order of play goes on."""
    resume: int = -1
    """During a granted turn, the seat after which the order continues; -1 otherwise."""
    held: tuple[tuple[int, ...], ...] = ()
    """Faces of the abilities each seat holds; empty while nobody holds any."""
    shields: tuple[Shield, ...] = ()
    ability: str = ""
    """The stage of an ability used in this turn: none, ``used``, ``twice``, ``second``, or
    ``ahead`` while steps it brought are played before the throw that is still due."""
    lots: tuple[Lot, ...] = ()
    """Lots due before anything else; each is a throw at the head of the queue."""
    heir: int = -1
    """The seat that the order of play continues with, where that is not the next one."""
    ended: str = ""
    """How the game ended, if it did for all: ``together`` or ``nobody``."""
    duel: Move | None = None
    """The move whose capture is fought for; the lot due decides whether it is made."""
    polls: tuple[int, ...] = ()
    """Faces of questions to be put to everybody before the game continues."""
    poll: Poll | None = None
    """The question being answered."""
    voted: tuple[int, ...] = ()
    """Amendments already voted on, and not to be voted on again, or not in this round."""
    sent: tuple[Sent, ...] = ()
    """Tokens to be sent on before anything else, in order."""


NO_BOOKS = Books()
"""The books of every game that needs no counts."""


class State(NamedTuple):
    """A position.

    The order of its fields matters here and in `engine.plain` only: methods used at every throw
    build states from bare tuples, in a third of the time that ``_replace`` takes.
    """

    tokens: Tokens
    turn: int
    owed: tuple[int, ...]
    """The queue of what the seat owes: ``THROW`` or a face to play; empty when the game is over."""
    streak: int
    """Throws in a row in this turn that count for a streak, usually sixes."""
    number: int
    """Turn number; 0 during the opening throws."""
    moves: tuple[Move, ...] = ()
    """The legal moves, worked out when the dice fell; before a throw, the abilities usable."""
    bonus: int = 0
    """Extra throws granted in this turn."""
    before: Tokens | None = None
    """The tokens as the turn began, while a penalty may still take it back."""
    used: tuple[int, ...] = ()
    """Tokens that have used a die of this pool, where each may use only one."""
    places: tuple[int, ...] = ()
    """Seats that have finished, the winner first."""
    opening: tuple[int, ...] = ()
    """Opening throws of this round: -1 not throwing, 0 still to throw, else the score."""
    books: Books = NO_BOOKS
    cause: Cause | None = None
    """The cause of a throw that waits behind the faces to play."""

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
        """Return the position once tokens have moved; its legal moves are still to be found."""
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
        """The seat whose turn it is, even while others answer a question in it."""
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
    """Reasons why something is not allowed; the sentences are in the locales."""

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
