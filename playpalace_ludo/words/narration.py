"""What happened, told to one hearer: one spoken line per moment."""

from __future__ import annotations

from collections.abc import Sequence

from playpalace_ludo.core.crowding import movers
from playpalace_ludo.core.engine import Outcome
from playpalace_ludo.core.events import (
    Amended,
    Began,
    Captured,
    Carried,
    Declined,
    Eliminated,
    Event,
    ExtraThrow,
    Gained,
    HandsFull,
    Home,
    Jumped,
    Moved,
    OpeningRolled,
    OpeningTied,
    OrderDrawn,
    Ordered,
    Over,
    Penalised,
    Placed,
    Ransomed,
    Reversed,
    Rolled,
    RoundBegan,
    Scored,
    Shielded,
    ShieldEnded,
    Shuffled,
    Skipped,
    Stuck,
    Swapped,
    TakenOver,
    TurnBegan,
    TurnGiven,
    TurnLost,
    Used,
)
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, State
from playpalace_ludo.words import abilities, phrases
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
from playpalace_ludo.words.moved import Made, captured_too, told_as
from playpalace_ludo.words.turns import altered
from playpalace_ludo.words.why_stuck import why_stuck

PENALTIES = {
    "rollback": "pludo-rollback",
    "forfeit": "pludo-forfeit",
    "sent back": "pludo-sent-back",
}
PARTS_OF_A_MOVE = (Jumped, Captured, TakenOver, Carried, Home)
AFTER_MISSES = (TurnBegan, RoundBegan, Skipped, TurnLost)


def narrate(
    rules: Rules, before: State, events: Sequence[Event], after: State, listener: Listener
) -> list[Line]:
    """Return the lines one hearer gets for the events of one verb or of several in a row."""
    narrator = _Narrator(rules.of(before), before, after, listener)
    begins = before.opening and not events and not any(before.opening[at] for at in before.seats)
    if begins:
        narrator.opening()
    for event in events:
        narrator.tell(event)
    narrator.extra_steps(before, after)
    narrator.misses()
    narrator.close()
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


class _Narrator:
    """The sentences of one moment gathered into a line, and the lines into a list."""

    def __init__(self, rules: Rules, before: State, after: State, listener: Listener) -> None:
        self.rules = rules
        self.listener = listener
        self._before, self._after = before, after
        self.lines: list[Line] = []
        self._tokens = [list(own) for own in before.tokens]
        self._sentences: list[Message] = []
        self._cues: list[CueSpec] = []
        self._concerns_hearer = listener.seat is None
        self._calls = False
        """The line calls a person to act."""
        self._throw: Rolled | None = None
        """A throw not told yet, because what came of it belongs in the same sentence."""
        self._move: Moved | None = None
        """A move not told yet, because its captures and its homecoming belong to it."""
        self._jump: Jumped | None = None
        self._changed: list[TakenOver] = []
        self._taken: list[Captured] = []
        self._carried = False
        self._home: Home | None = None
        self._actor: int | None = None
        """Whom the sentence before was about."""
        self._late: list[Message] = []
        """What must not come between a throw and what came of it."""
        self._began = False
        self._streak = before.streak
        self._absent = _newly_absent(before, after)
        """Who will miss turns because of what is told, and how many."""

    def tell(self, event: Event) -> None:
        if self._move and not isinstance(event, PARTS_OF_A_MOVE):
            self._flush_move()
        if isinstance(event, AFTER_MISSES):
            self.misses()
        if isinstance(event, TurnBegan):
            self.close()
            if not _is_called(event.seat, self.listener):
                return
        self._cues += cues(self.rules, event, self.listener)
        match event:
            case Rolled():
                self._flush_throw()
                self._throw = event
                self._streak = self._streak + 1 if self._counts(event) else 0
                self._notice(event.seat)
            case Moved():
                self._move = event
                self._notice(event.by, event.seat)
            case Jumped():
                self._jump = event
            case Captured():
                self._taken.append(event)
                self._notice(event.seat)
            case TakenOver():
                self._changed.append(event)
            case Carried():
                self._carried = True
            case Home():
                self._home = event
            case Stuck(seat, faces):
                self._stuck(seat, faces)
            case Declined(seat):
                self._act("pludo-decline", seat)
            case Penalised(seat, kind, tokens):
                numbers = phrases.numbers(tokens)
                self._act(PENALTIES[kind], seat, streak=self._streak, **numbers)
                self._back_again()
            case Gained() | HandsFull() | Used() | Shielded() | ShieldEnded() | Swapped():
                self._of_ability(event)
            case Shuffled():
                self._late.append(Message("pludo-shuffled"))
            case _:
                self._flush_throw()
                self._other(event)

    def _other(self, event: Event) -> None:
        rules, listener = self.rules, self.listener
        match event:
            case OpeningRolled(seat, dice):
                self._throw = Rolled(seat, dice)
                self._notice(seat)
                self._flush_throw()
            case OpeningTied(seats):
                players = phrases.players(rules, seats, listener)
                self._say("pludo-tied", players=players, throw=rules.randomiser)
            case Began(seat):
                self._began = True
                self._call(seat)
                self._say("pludo-begins", **phrases.person(rules, seat, listener))
            case TurnBegan(seat):
                if not self._began:
                    self.turn(seat)
            case ExtraThrow(seat, reason):
                self._again(seat, reason)
            case Ransomed(seat, token, by):
                self._notice(seat, by)
                args = phrases.person(rules, seat, listener) | phrases.numbers((token,))
                holder = phrases.players(rules, (by,), listener)
                held = "you" if by == listener.seat else "other"
                self._say("pludo-ransomed", **args, held=held, holder=holder)
            case Skipped(seat):
                self._notice(seat)
                self._say("pludo-skipped", **phrases.person(rules, seat, listener))
            case TurnLost(seat, _):
                self._notice(seat)
                told = altered(rules, event, listener)
                self._say(told.id, **told.args)
            case TurnGiven(seat, to):
                self._notice(seat, to)
                told = altered(rules, event, listener)
                self._say(told.id, **told.args)
            case OrderDrawn():
                self._say("pludo-order-drawn", throw=rules.randomiser)
            case Ordered(seats):
                if rules.order == "draw" or seats != self._before.books.order:
                    self._say("pludo-ordered", players=phrases.in_turn(rules, seats, listener))
            case Scored(seat, points, total):
                way = "lost" if points < 0 else "won"
                person = phrases.person(rules, seat, listener)
                self._say("pludo-scored", **person, points=abs(points), total=total, way=way)
            case Reversed(clockwise):
                self._say("pludo-reversed", direction="clockwise" if clockwise else "counter")
            case RoundBegan(number):
                if listener.verbosity == FULL:
                    self._say("pludo-round", number=number)
            case Amended(index):
                self._concerns_hearer = True
                self._sentences.append(phrases.amendment(rules, index))
            case Eliminated(seat):
                self._notice(seat)
                self._say("pludo-eliminated", **phrases.person(rules, seat, listener))
            case Placed(seat, place):
                if self._after.owed:
                    self._notice(seat)
                    person = phrases.person(rules, seat, listener)
                    self._say("pludo-placed", **person, place=place)
            case Over(winner, places, draw):
                self.close()
                self._concerns_hearer = True
                outcome = Outcome(True, winner, places, draw)
                self._sentences += ending(rules, self._after, outcome, listener)

    def _of_ability(self, event: abilities.AbilityEvent) -> None:
        self._finish_sentence()
        self._notice(event.seat)
        if isinstance(event, Swapped):
            self._notice(event.other)
            self._tokens[event.seat][event.token] = event.to
            self._tokens[event.other][event.other_token] = event.other_to
        if isinstance(event, Used):
            self._actor = event.seat
        if told := abilities.sentence(self.rules, event, self.listener):
            self._sentences.append(told)

    def opening(self) -> None:
        self._concerns_hearer = True
        told = "pludo-order-drawn" if self.rules.order == "draw" else "pludo-opening"
        self._say(told, order=self.rules.first, throw=self.rules.randomiser)

    def extra_steps(self, before: State, after: State) -> None:
        """Tell of steps won by what has just happened, if they are still to be played."""
        seat, new = after.turn, list(after.pool)
        for face in before.pool:
            if face in new:
                new.remove(face)
        won = [face for face in new if self._is_steps(face)]
        if won and after.moves and _is_called(seat, self.listener):
            self._finish_sentence()
            steps = sum(self.rules.faces[face].value for face in won)
            person = phrases.person(self.rules, seat, self.listener)
            self._say("pludo-won-steps", **person, steps=steps)

    def misses(self) -> None:
        """Tell of turns to miss from now on, not of those missed at once."""
        if not self._absent:
            return
        self._finish_sentence()
        for seat, turns in self._absent.items():
            self._notice(seat)
            self._sentences.append(phrases.misses(self.rules, seat, turns, self.listener))
        self._absent = {}

    def turn(self, seat: int) -> None:
        self._call(seat)
        heard_by = self.listener._replace(seat=None) if self.listener.shared else self.listener
        self._say("pludo-turn", **phrases.person(self.rules, seat, heard_by))
        if self.listener.verbosity == FULL and seat == self._after.turn:
            self._sentences += abilities.usable(self.rules, self._after, self.listener)

    def close(self) -> None:
        """End the line."""
        self._finish_sentence()
        if self._sentences or self._cues:
            priority = Priority.NEWS if self._concerns_hearer else Priority.LOW
            if self._calls:
                priority = Priority.DUE
            self.lines.append(
                Line(tuple(self._sentences), priority=priority, cues=tuple(self._cues))
            )
        self._sentences, self._cues = [], []
        self._concerns_hearer = self.listener.seat is None
        self._calls = False
        self._actor = None

    def _is_steps(self, face: int) -> bool:
        return face in self.rules.bonus_faces.values() and self.rules.faces[face].value > 0

    def _counts(self, throw: Rolled) -> bool:
        """Tell whether this throw adds to a streak."""
        return throw.dice == self.rules.streak_throw

    def _finish_sentence(self) -> None:
        if self._move:
            self._flush_move()
        self._flush_throw()

    def _notice(self, *seats: int) -> None:
        self._concerns_hearer = self._concerns_hearer or self.listener.seat in seats

    def _call(self, seat: int) -> None:
        self._concerns_hearer = True
        self._calls = seat == self.listener.seat or seat in self.listener.people

    def _say(self, message_id: str, **args: Arg) -> None:
        self._sentences.append(Message(message_id, args))

    def _act(self, message_id: str, seat: int, **args: Arg) -> None:
        """Say one sentence about what a seat did, with the throw in it if that is not told yet."""
        rules, form = self.rules, self.listener.verbosity
        args |= phrases.person(rules, seat, self.listener)
        if self._throw:
            args |= {
                "throw": rules.randomiser,
                "dice": phrases.dice(rules, self._throw.dice),
            }
        else:
            form = f"chosen-{form}"
            if seat == self._actor or args.get("owner", "actor") != "actor":
                args["who"] = "same"
        self._throw = None
        self._actor = seat
        self._sentences += [Message(f"{message_id}.{form}", args), *self._late]
        self._late = []

    def _flush_throw(self) -> None:
        if self._throw:
            self._act("pludo-roll", self._throw.seat)

    def _stuck(self, seat: int, faces: tuple[int, ...]) -> None:
        if self._throw and not any(self.rules.faces[face].orders for face in faces):
            self._flush_throw()
            return
        rest = () if self._throw else tuple(phrases.face(self.rules, face) for face in faces)
        self._act("pludo-stuck", seat, dice=rest, why=self._why_stuck(seat, faces))

    def _why_stuck(self, seat: int, faces: tuple[int, ...]) -> str:
        tokens = tuple(map(tuple, self._tokens))
        state = self._before._replace(tokens=tokens, turn=seat, owed=faces, moves=(), opening=())
        return why_stuck(self.rules, state, seat)

    def _again(self, seat: int, reason: str) -> None:
        person = phrases.person(self.rules, seat, self.listener)
        if seat != self.listener.seat and self.listener.verbosity != FULL:
            return
        throw = self.rules.randomiser
        form = self.listener.verbosity
        self._say(f"pludo-again.{form}", **person, throw=throw, reason=reason)

    def _back_again(self) -> None:
        """Say where tokens are again that a penalty has put back; one sent to the yard is told."""
        left, self._tokens = self._tokens, [list(own) for own in self._after.tokens]
        if self.rules.rollback:
            self._sentences += back_again(self.rules, left, self._after.tokens, self.listener)

    def _flush_move(self) -> None:
        move, taken, home = self._move, self._taken, self._home
        carried = self._carried
        assert move is not None
        told_before = self._sentences or move.by != self.listener.seat
        if self._is_steps(move.face) and told_before:
            steps = self.rules.faces[move.face].value
            self._say("pludo-steps-played", steps=steps)
        self._move, self._taken, self._home, self._carried = None, [], None, False
        made = Made(move, taken, home, carried, tuple(map(tuple, self._tokens)))
        message_id, args = told_as(self.rules, made, self.listener)
        self._follow(move, taken, carried)
        self._act(message_id, move.by, **args)
        self._sentences += captured_too(self.rules, made, self.listener)
        self._jumped()
        self._change_hands()
        if home and home.place == len(self._tokens[move.seat]):
            self._helps_from_now_on(move.seat)

    def _jumped(self) -> None:
        """Say what took a token on to where its move ended."""
        jump, self._jump = self._jump, None
        if jump:
            args = phrases.place(self.rules, jump.seat, jump.start, "foot-")
            self._say("pludo-jumped", **args, way="ahead" if jump.to > jump.start else "back")

    def _change_hands(self) -> None:
        """Say which number captured tokens have at their new owner."""
        changed, self._changed = self._changed, []
        for one in changed:
            self._tokens[one.seat].pop(one.token)
            self._tokens[one.by].append(YARD)
        if changed:
            args = phrases.person(self.rules, changed[0].by, self.listener)
            numbers = phrases.numbers(one.number for one in changed)
            self._say("pludo-taken-over", **args, **numbers)

    def _helps_from_now_on(self, seat: int) -> None:
        """Say that whoever has all tokens home plays for a partner from now on."""
        others = movers(self.rules, self._after.tokens, seat)
        if others != (seat,):
            names = phrases.players(self.rules, others, self.listener)
            helped = "you" if self.listener.seat in others else "other"
            person = phrases.person(self.rules, seat, self.listener)
            self._say("pludo-helps", **person, partners=names, helped=helped)

    def _follow(self, move: Moved, taken: list[Captured], carried: bool) -> None:
        for token in move.tokens:
            to = self.rules.plan.finishes[move.seat] if carried else move.to
            self._tokens[move.seat][token] = to
        for victim in taken:
            self._tokens[victim.seat][victim.token] = victim.back_to
