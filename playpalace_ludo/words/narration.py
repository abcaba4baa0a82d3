"""Tell events to one hearer, several sentences to a spoken line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import assert_never

from playpalace_ludo.core.engine import Outcome
from playpalace_ludo.core.engine.crowding import movers
from playpalace_ludo.core.events import (
    AbilityEvent,
    Began,
    Captured,
    Carried,
    Declined,
    Event,
    Gained,
    HandsFull,
    Home,
    Jumped,
    Moved,
    OpeningRolled,
    Over,
    PartOfMove,
    Penalised,
    PickDue,
    Rolled,
    RoundBegan,
    SentOn,
    Shielded,
    ShieldEnded,
    Shuffled,
    Skipped,
    Stuck,
    Swapped,
    TakenOver,
    TurnBegan,
    TurnLost,
    Used,
)
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, State
from playpalace_ludo.words import abilities, phrases, plain_events
from playpalace_ludo.words.back_again import back_again
from playpalace_ludo.words.cues import cues
from playpalace_ludo.words.ending import ending
from playpalace_ludo.words.model import (
    FULL,
    Arg,
    CueSpec,
    Line,
    Listener,
    Message,
    Priority,
)
from playpalace_ludo.words.moved import Made, came_of, put, told_as
from playpalace_ludo.words.why_stuck import entries, why_stuck

PENALTIES = {
    "rollback": "pludo-rollback",
    "forfeit": "pludo-forfeit",
    "sent back": "pludo-sent-back",
}
PARTS_OF_A_MOVE = (Jumped, Captured, TakenOver, Carried, SentOn, Home)
AFTER_MISSES = (TurnBegan, RoundBegan, Skipped, TurnLost)


def narrate(
    rules: Rules, before: State, events: Sequence[Event], after: State, listener: Listener
) -> list[Line]:
    """Return the lines one hearer gets for the events of one or more verbs."""
    narrator = _Narrator(rules.of(before), before, after, listener)
    begins = before.opening and not events and not any(before.opening[at] for at in before.seats)
    if begins:
        narrator.opening()
    for event in events:
        narrator.tell(event)
    narrator.extra_steps(before, after)
    narrator.misses()
    narrator.close()
    asked = before.books.poll
    if asked and not after.books.poll and after.turn == asked.caller and after.owed:
        narrator.go_on(asked.caller, events)
    calls = begins or after.turn != before.turn or not before.opening
    if after.opening and calls and _is_called(after.turn, listener):
        narrator.turn(after.turn)
        narrator.close()
    return narrator.lines


def _is_called(seat: int, listener: Listener) -> bool:
    """Tell whether this seat's turn is announced: the hearer's own, and those of other people."""
    return seat == listener.seat or seat in listener.people or listener.verbosity == FULL


def _newly_absent(before: State, after: State) -> dict[int, int]:
    counts = zip(before.books.skips, after.books.skips, strict=True)
    return {seat: now for seat, (then, now) in enumerate(counts) if now > then}


@dataclass(slots=True)
class _Draft:
    """The line that is being put together."""

    concerns_hearer: bool
    calls: bool = False
    """Whether the line calls a person to act."""
    actor: int | None = None
    """The subject of the last sentence."""
    sentences: list[Message] = field(default_factory=list)
    cues: list[CueSpec] = field(default_factory=list)

    def line(self) -> Line:
        priority = Priority.NEWS if self.concerns_hearer else Priority.LOW
        if self.calls:
            priority = Priority.DUE
        return Line(tuple(self.sentences), priority=priority, cues=tuple(self.cues))


class _Narrator:
    """Tells events one after the other; a throw and a move wait for what comes of them."""

    def __init__(self, rules: Rules, before: State, after: State, listener: Listener) -> None:
        self.rules = rules
        self.listener = listener
        self.lines: list[Line] = []
        self._before, self._after = before, after
        self._tokens = before.tokens
        """The tokens as of the events told."""
        self._streak = before.streak
        self._draft = self._new_draft()
        self._throw: Rolled | OpeningRolled | None = None
        """A throw not told yet, because its outcome belongs in the same sentence."""
        self._made: Made | None = None
        """A move not told yet, because its captures and its homecoming belong to it."""
        self._late: list[Message] = []
        """Sentences that must not come between a throw and its outcome."""
        self._began = False
        """The game has just begun, which calls the first player already."""
        self._absent = _newly_absent(before, after)
        """By seat, the turns it will miss because of the events told."""

    def tell(self, event: Event) -> None:
        if self._made and not isinstance(event, PARTS_OF_A_MOVE):
            self._flush_move()
        if isinstance(event, AFTER_MISSES):
            self.misses()
        if isinstance(event, TurnBegan):
            self.close()
            if not _is_called(event.seat, self.listener):
                return
        self._draft.cues += cues(self.rules, event, self.listener)
        match event:
            case Rolled():
                self._rolled(event)
            case Moved():
                self._made = Made(event, self._tokens)
                self._notice(event.by, event.seat)
            case Jumped() | Captured() | TakenOver() | Carried() | SentOn() | Home():
                self._part_of_move(event)
            case TurnBegan() | Began() | Over() | OpeningRolled():
                self._flush_throw()
                self._milestone(event)
            case Stuck(seat, faces):
                self._stuck(seat, faces)
            case Declined(seat):
                self._act("pludo-decline", seat)
            case Penalised():
                self._penalised(event)
            case Gained() | HandsFull() | Used() | Shielded() | ShieldEnded() | Swapped():
                self._of_ability(event)
            case Shuffled():
                self._late.append(Message("pludo-shuffled"))
            case _:
                self._flush_throw()
                self._plain(event)

    def _rolled(self, throw: Rolled) -> None:
        self._flush_throw()
        self._throw = throw
        self._streak = self._streak + 1 if throw.dice == self.rules.streak.throw else 0
        self._notice(throw.seat)

    def _part_of_move(self, event: PartOfMove) -> None:
        assert self._made, "the core tells a move before its parts"
        self._made = self._made.plus(event)
        if isinstance(event, Captured):  # a partner's loss is the hearer's
            self._notice(event.seat, *self.rules.allies(event.seat))

    def _penalised(self, event: Penalised) -> None:
        numbers = phrases.numbers(event.tokens)
        self._act(PENALTIES[event.kind], event.seat, streak=self._streak, **numbers)
        self._back_again()

    def _of_ability(self, event: AbilityEvent) -> None:
        self._finish_sentence()
        self._notice(event.seat)
        if isinstance(event, Swapped):
            self._notice(event.other)
            tokens = put(self._tokens, event.seat, event.token, event.to)
            self._tokens = put(tokens, event.other, event.other_token, event.other_to)
        if isinstance(event, Used):
            self._draft.actor = event.seat
        if told := abilities.sentence(self.rules, event, self.listener):
            self._draft.sentences.append(told)

    def _milestone(self, event: OpeningRolled | Began | TurnBegan | Over) -> None:
        """Tell how the game begins, goes to the next player and ends."""
        match event:
            case OpeningRolled(seat, _):
                self._throw = event
                self._notice(seat)
                self._flush_throw()
            case Began(seat):
                self._began = True
                self._call(seat)
                self._say("pludo-begins", **phrases.person(self.rules, seat, self.listener))
            case TurnBegan(seat):
                if not self._began:
                    self.turn(seat)
            case Over(winner, places, draw):
                self.close()
                self._draft.concerns_hearer = True
                outcome = Outcome(True, winner, places, draw)
                self._draft.sentences += ending(self.rules, self._after, outcome, self.listener)
            case _:
                assert_never(event)

    def _plain(self, event: plain_events.PlainEvent) -> None:
        if isinstance(event, PickDue) and event.face in self.rules.chance.polls:
            if not _is_called(event.seat, self.listener):
                return
            self.close()
            self._call(event.seat)
        told = plain_events.sentence(self.rules, event, self._before, self._after, self.listener)
        if told:
            self._draft.sentences.append(told)
            self._draft.concerns_hearer |= plain_events.concerns(event, self.listener)

    def opening(self) -> None:
        self._draft.concerns_hearer = True
        told = (
            "pludo-order-drawn"
            if self.rules.turns.order in ("draw", "opening")
            else "pludo-opening"
        )
        self._say(told, order=self.rules.turns.first, throw=self.rules.chance.randomiser)

    def extra_steps(self, before: State, after: State) -> None:
        """Tell of steps won by what has just happened, if they are still to be played."""
        seat, new = after.turn, list(after.pool)
        for face in before.pool:
            if face in new:
                new.remove(face)
        won = [face for face in new if self._is_steps(face)]
        if won and after.moves and _is_called(seat, self.listener):
            self._finish_sentence()
            steps = sum(self.rules.chance.faces[face].value for face in won)
            person = phrases.person(self.rules, seat, self.listener)
            self._say("pludo-won-steps", **person, steps=steps)

    def misses(self) -> None:
        """Tell of turns to miss from now on, not of those missed at once."""
        if not self._absent:
            return
        self._finish_sentence()
        for seat, turns in self._absent.items():
            self._notice(seat)
            self._draft.sentences.append(phrases.misses(self.rules, seat, turns, self.listener))
        self._absent = {}

    def turn(self, seat: int) -> None:
        self._call(seat)
        heard_by = self.listener._replace(seat=None) if self.listener.shared else self.listener
        self._say("pludo-turn", **phrases.person(self.rules, seat, heard_by))
        if self.listener.verbosity == FULL and seat == self._after.turn:
            self._draft.sentences += abilities.usable(self.rules, self._after, self.listener)

    def go_on(self, seat: int, events: Sequence[Event]) -> None:
        """Call whose turn it is once everybody has answered a question."""
        begun = any(isinstance(event, TurnBegan) for event in events)
        if not begun and _is_called(seat, self.listener):
            self.turn(seat)
            self.close()

    def close(self) -> None:
        """End the line."""
        self._finish_sentence()
        if self._draft.sentences or self._draft.cues:
            self.lines.append(self._draft.line())
        self._draft = self._new_draft()

    def _new_draft(self) -> _Draft:
        return _Draft(concerns_hearer=self.listener.seat is None)

    def _is_steps(self, face: int) -> bool:
        return (
            face in self.rules.chance.bonus_faces.values()
            and self.rules.chance.faces[face].value > 0
        )

    def _finish_sentence(self) -> None:
        if self._made:
            self._flush_move()
        self._flush_throw()

    def _notice(self, *seats: int) -> None:
        self._draft.concerns_hearer = self._draft.concerns_hearer or self.listener.seat in seats

    def _call(self, seat: int) -> None:
        self._draft.concerns_hearer = True
        self._draft.calls = seat == self.listener.seat or seat in self.listener.people

    def _say(self, message_id: str, **args: Arg) -> None:
        self._draft.sentences.append(Message(message_id, args))

    def _act(self, message_id: str, seat: int, **args: Arg) -> None:
        """Say one sentence about what a seat did, with the throw in it if that is not told yet."""
        rules, form = self.rules, self.listener.verbosity
        args |= phrases.person(rules, seat, self.listener)
        if self._throw:
            args |= {
                "throw": rules.chance.randomiser,
                "dice": phrases.dice(rules, self._throw.dice),
            }
        else:
            form = f"chosen-{form}"
            if seat == self._draft.actor or args.get("owner", "actor") != "actor":
                args["who"] = "same"
        self._throw = None
        self._draft.actor = seat
        self._draft.sentences += [Message(f"{message_id}.{form}", args), *self._late]
        self._late = []

    def _flush_throw(self) -> None:
        if self._throw:
            self._act("pludo-roll", self._throw.seat)

    def _stuck(self, seat: int, faces: tuple[int, ...]) -> None:
        if self._throw and not any(self.rules.chance.faces[face].orders for face in faces):
            self._flush_throw()
            return
        rest = () if self._throw else tuple(phrases.face(self.rules, face) for face in faces)
        why = self._why_stuck(seat, faces)
        ways_out = entries(self.rules, self._before, seat)
        waits = all(step == YARD for step in self._tokens[seat]) and self.rules.chance.plain_dice
        if why == "none" and waits and ways_out and self.listener.verbosity == FULL:
            why = "yard"
        self._act("pludo-stuck", seat, dice=rest, why=why, entries=ways_out)

    def _why_stuck(self, seat: int, faces: tuple[int, ...]) -> str:
        state = self._before._replace(
            tokens=self._tokens, turn=seat, owed=faces, moves=(), opening=()
        )
        return why_stuck(self.rules, state, seat)

    def _back_again(self) -> None:
        """Say where tokens stand that a penalty has put back."""
        left, self._tokens = self._tokens, self._after.tokens
        if self.rules.streak.takes_back:
            self._draft.sentences += back_again(self.rules, left, self._after.tokens, self.listener)

    def _flush_move(self) -> None:
        made, self._made = self._made, None
        assert made
        move = made.move
        told_before = self._draft.sentences or move.by != self.listener.seat
        if self._is_steps(move.face) and told_before:
            self._say("pludo-steps-played", steps=self.rules.chance.faces[move.face].value)
        message_id, args = told_as(self.rules, made, self.listener)
        self._act(message_id, move.by, **args)
        self._draft.sentences += came_of(self.rules, made, self.listener)
        self._tokens = made.tokens_after(self.rules)
        if made.home and made.home.place == len(self._tokens[move.seat]):
            self._helps_from_now_on(move.seat)

    def _helps_from_now_on(self, seat: int) -> None:
        """Say that a player with all tokens home plays for a partner from now on."""
        others = movers(self.rules, self._after.tokens, seat)
        if others != (seat,):
            names = phrases.players(self.rules, others, self.listener)
            helped = "you" if self.listener.seat in others else "other"
            person = phrases.person(self.rules, seat, self.listener)
            self._say("pludo-helps", **person, partners=names, helped=helped)
