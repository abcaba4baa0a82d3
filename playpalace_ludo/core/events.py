"""Events: values that say what happened, in order."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from playpalace_ludo.core.effects import Cause


class Rolled(NamedTuple):
    seat: int
    dice: tuple[int, ...]


class OpeningRolled(NamedTuple):
    seat: int
    dice: tuple[int, ...]


class OpeningTied(NamedTuple):
    seats: tuple[int, ...]


class Began(NamedTuple):
    """This seat won the right to begin."""

    seat: int


class TurnBegan(NamedTuple):
    seat: int


class Stuck(NamedTuple):
    """No legal move for what is left of the throw."""

    seat: int
    faces: tuple[int, ...]


class Moved(NamedTuple):
    seat: int
    tokens: tuple[int, ...]
    start: int
    """Step the token left; the yard when it entered."""
    to: int
    face: int
    by: int
    """The acting seat: another one than ``seat`` when the token was pushed."""


class NewToken(NamedTuple):
    """A token was born in a yard."""

    seat: int
    token: int


class GivenAway(NamedTuple):
    """A token has changed owner; its former owner's later tokens move down by one."""

    seat: int
    token: int
    to: int
    number: int
    """Its number with the new owner."""


class OffRoute(NamedTuple):
    """Tokens that were left off a route laid anew are put where they can go on."""

    seat: int
    tokens: tuple[int, ...]
    to: int


class Jumped(NamedTuple):
    """A token stopped where a jump begins and was taken on to where the move ends."""

    seat: int
    tokens: tuple[int, ...]
    start: int
    to: int


class Captured(NamedTuple):
    by: int
    tokens: tuple[int, ...]
    seat: int
    token: int
    at: int
    """Step of the captor's route where it happened."""
    back_to: int
    """Step the victim went to, usually the yard."""


class Carried(NamedTuple):
    """The captor is sent straight to the finish."""

    seat: int
    tokens: tuple[int, ...]


class SentOn(NamedTuple):
    """The captor is sent back: to its yard, or to a step of its way."""

    seat: int
    tokens: tuple[int, ...]
    to: int


class Home(NamedTuple):
    seat: int
    tokens: tuple[int, ...]
    place: int
    """How many tokens of this seat are home now."""


class Penalised(NamedTuple):
    seat: int
    kind: str
    """``rollback`` or ``forfeit``; loose games also ``sent back``."""
    tokens: tuple[int, ...] = ()
    """Tokens of the seat that were sent back to the yard."""


class ExtraThrow(NamedTuple):
    seat: int
    reason: Cause


class Placed(NamedTuple):
    seat: int
    place: int


class Eliminated(NamedTuple):
    """This seat has lost and plays no more."""

    seat: int


class Over(NamedTuple):
    winner: int | None
    places: tuple[int, ...]
    draw: tuple[int, ...]


class Declined(NamedTuple):
    """The player chose to pass."""

    seat: int


class Ransomed(NamedTuple):
    """A prisoner is free to leave the yard again."""

    seat: int
    token: int
    by: int
    """The seat that held it."""


class TakenOver(NamedTuple):
    """A captured token changes owner; its former owner's later tokens move down by one."""

    seat: int
    token: int
    by: int
    number: int
    """Its number with the new owner."""


class Skipped(NamedTuple):
    seat: int


class TurnLost(NamedTuple):
    seat: int
    rule: int
    """Index into ``rules.turns.rules``."""


class TurnGiven(NamedTuple):
    """A player gives a turn away, or gets another one after this."""

    seat: int
    to: int
    rule: int = -1
    """Index into ``rules.turns.rules``; -1 for an effect of anything else."""
    instead: bool = False
    """It takes the place of the giver's own turn, which would have begun now."""


class PlaysOn(NamedTuple):
    """The order of play will continue with a given seat."""

    seat: int
    to: int
    rule: int = -1
    """Index into ``rules.turns.rules``; -1 for an effect of anything else."""


class PickDue(NamedTuple):
    """A seat has to choose a player, draw one by lot, or answer a question."""

    seat: int
    face: int


class DuelDue(NamedTuple):
    """A duel has to be fought before a move's captures are made."""

    seat: int
    by: int
    """The seat whose tokens would capture."""
    tokens: tuple[int, ...]
    prey: tuple[tuple[int, int], ...]
    """Seats and numbers of the tokens that would be captured."""


class Duelled(NamedTuple):
    """A duel was fought: the captor's die, that of the defenders, and whether the captor won."""

    seat: int
    by: int
    tokens: tuple[int, ...]
    against: tuple[int, ...]
    mine: int
    theirs: int
    won: bool
    sent: bool = False
    """The captor has lost, and goes to its yard."""


class LotFell(NamedTuple):
    """A lot fell on a seat; its effect follows."""

    seat: int
    face: int
    on: int


class PollBegan(NamedTuple):
    """A question is put to everybody; ``PickDue`` says who has to answer it."""

    seat: int
    """The seat whose turn it is."""
    face: int


class Answered(NamedTuple):
    """A seat has answered; a secret answer is told to others once all have answered."""

    seat: int
    face: int
    answer: int


class PollEnded(NamedTuple):
    """All have answered; the effects follow."""

    face: int
    answers: tuple[tuple[int, int], ...]
    """Each seat and its answer, in the order of asking."""
    carried: bool = False
    """A vote has changed the rules."""


class Reversed(NamedTuple):
    clockwise: bool


class OrderDrawn(NamedTuple):
    """Everybody is about to draw for the order of the round."""


class Ordered(NamedTuple):
    """The order of play of the round."""

    seats: tuple[int, ...]


class RoundBegan(NamedTuple):
    number: int


class Amended(NamedTuple):
    amendment: int
    """Index into ``rules.amendments``."""


class Scored(NamedTuple):
    seat: int
    points: int
    """Points won, or lost if negative."""
    total: int


class Shuffled(NamedTuple):
    """The deck was used up and all cards are back in it."""


class CardPassed(NamedTuple):
    """A held card passes to another player."""

    seat: int
    card: int
    to: int


class Gained(NamedTuple):
    """A player gained an ability, to hold or to use at once."""

    seat: int
    face: int
    """The ability's face, or the face of the choice where one of several may be taken."""


class HandsFull(NamedTuple):
    """A player could not take an ability because it already holds the most allowed."""

    seat: int
    face: int


class Used(NamedTuple):
    """A player used an ability; the consequences follow."""

    seat: int
    face: int


class Shielded(NamedTuple):
    seat: int
    token: int
    turns: int
    by: int


class ShieldEnded(NamedTuple):
    seat: int
    token: int


class Swapped(NamedTuple):
    """Two tokens changed places."""

    seat: int
    token: int
    to: int
    other: int
    other_token: int
    other_to: int
    by: int


PartOfMove: TypeAlias = Jumped | Captured | TakenOver | Carried | SentOn | Home
"""Events a move causes by itself; they follow its ``Moved`` at once, in this order."""

AbilityEvent: TypeAlias = Gained | HandsFull | Used | Shielded | ShieldEnded | Swapped

Event: TypeAlias = (
    PartOfMove
    | AbilityEvent
    | Rolled
    | OpeningRolled
    | OpeningTied
    | Began
    | TurnBegan
    | Stuck
    | Moved
    | Penalised
    | ExtraThrow
    | Placed
    | Eliminated
    | Over
    | Declined
    | Ransomed
    | Skipped
    | TurnLost
    | TurnGiven
    | PlaysOn
    | PickDue
    | LotFell
    | NewToken
    | GivenAway
    | OffRoute
    | DuelDue
    | Duelled
    | PollBegan
    | Answered
    | PollEnded
    | Reversed
    | OrderDrawn
    | Ordered
    | RoundBegan
    | Amended
    | Scored
    | CardPassed
    | Shuffled
)
"""All events; `words/narration.py` and `words/cues.py` handle every one."""
