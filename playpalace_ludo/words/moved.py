"""The sentences of a move: the move itself, its captures, jumps and new owners."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, assert_never

from playpalace_ludo.core.events import (
    Captured,
    Carried,
    Home,
    Jumped,
    Moved,
    PartOfMove,
    SentOn,
    TakenOver,
)
from playpalace_ludo.core.merit import needed_home
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, Tokens
from playpalace_ludo.core.walking import bounces
from playpalace_ludo.words import phrases
from playpalace_ludo.words.model import Listener, Message


class Made(NamedTuple):
    """A move with everything it brought about by itself."""

    move: Moved
    tokens: Tokens
    """The tokens before the move."""
    jump: Jumped | None = None
    taken: tuple[Captured, ...] = ()
    taken_over: tuple[TakenOver, ...] = ()
    carried: bool = False
    sent: SentOn | None = None
    home: Home | None = None
    """The last token that came home."""

    def plus(self, part: PartOfMove) -> Made:
        match part:
            case Jumped():
                return self._replace(jump=part)
            case Captured():
                return self._replace(taken=(*self.taken, part))
            case TakenOver():
                return self._replace(taken_over=(*self.taken_over, part))
            case Carried():
                return self._replace(carried=True)
            case SentOn():
                return self._replace(sent=part)
            case Home():
                return self._replace(home=part)
            case _:
                assert_never(part)

    def tokens_after(self, rules: Rules) -> Tokens:
        """Return the tokens after the move."""
        tokens, seat = self.tokens, self.move.seat
        end = self.sent.to if self.sent else self.move.to
        for token in self.move.tokens:
            tokens = put(tokens, seat, token, rules.plan.finishes[seat] if self.carried else end)
        for victim in self.taken:
            tokens = put(tokens, victim.seat, victim.token, victim.back_to)
        for lost in self.taken_over:
            tokens = _changed_hands(tokens, lost)
        return tokens


def put(tokens: Tokens, seat: int, token: int, step: int) -> Tokens:
    """Return the position with one token on another step."""
    own = tokens[seat]
    own = (*own[:token], step, *own[token + 1 :])
    return (*tokens[:seat], own, *tokens[seat + 1 :])


def _changed_hands(tokens: Tokens, lost: TakenOver) -> Tokens:
    rows = [list(own) for own in tokens]
    rows[lost.seat].pop(lost.token)
    rows[lost.by].append(YARD)
    return tuple(map(tuple, rows))


def told_as(rules: Rules, made: Made, listener: Listener) -> tuple[str, phrases.Args]:
    """Choose the sentence for a move, with its arguments."""
    move, home, seat = made.move, made.home, made.move.seat
    args: phrases.Args = {
        **phrases.numbers_for(rules, seat, move.tokens, listener, by=move.by),
        **phrases.place(rules, seat, move.to),
        **phrases.place(rules, seat, move.start, "from-"),
    }
    if home:
        args |= {
            "home": home.place,
            "all": max(home.place, needed_home(rules, made.tokens, seat)),
            "spot": phrases.finish_spot(rules, seat, home.place),
        }
    if move.by != seat and not phrases.is_helped(rules, move.by, seat):
        args["victims"] = (phrases.piece(rules, seat, move.tokens, listener),)
        return "pludo-push", args
    if here := _told_here(rules, made):
        args |= _captured(rules, made, here, listener)
        if made.carried:
            return "pludo-carried", args
        return "pludo-enter-capture" if move.start == YARD else "pludo-capture", args
    if home:
        return "pludo-home", args
    if rules.stack.doubled and (mates := _mates(made)):
        return "pludo-join", {**args, "other": mates[0] + 1}
    if move.start == YARD:
        is_first = rules.seats[seat].route.is_first(move.to)
        return "pludo-enter", {**args, "first": "yes" if is_first else "no"}
    if bounces(rules, Move(seat, move.tokens, move.face, move.to), move.start):
        return "pludo-bounce", {**args, "same": phrases.is_same(move.start, move.to)}
    safe = args["kind"] == "track" and rules.plan.prey.is_safe(seat, move.to)
    return "pludo-move", {**args, "safe": "yes" if safe else "no"}


def came_of(rules: Rules, made: Made, listener: Listener) -> Iterator[Message]:
    """Say what the sentence of the move leaves out: other captures, jumps, new owners."""
    yield from _captured_too(rules, made, listener)
    if jump := made.jump:
        foot = phrases.place(rules, jump.seat, jump.start, "foot-")
        nearer = rules.left(jump.seat, jump.to) < rules.left(jump.seat, jump.start)
        yield Message("pludo-jumped", {**foot, "way": "ahead" if nearer else "back"})
    if sent := made.sent:
        where = phrases.place(rules, sent.seat, sent.to)
        yield Message("pludo-captor-sent", {**phrases.numbers(sent.tokens), **where})
    if made.taken_over:
        person = phrases.person(rules, made.taken_over[0].by, listener)
        numbers = phrases.numbers(one.number for one in made.taken_over)
        yield Message("pludo-taken-over", {**person, **numbers})


def _captured_too(rules: Rules, made: Made, listener: Listener) -> Iterator[Message]:
    """Say captures on the way, and those whose tokens go elsewhere than the first."""
    here = _told_here(rules, made)
    for group in _groups(rules, made):
        if group != here:
            elsewhere = "beside" if rules.capture.when == "beside" else "passing"
            way = "there" if group[0].at == made.move.to else elsewhere
            yield Message(
                "pludo-captured-too", {**_captured(rules, made, group, listener), "way": way}
            )


def _told_here(rules: Rules, made: Made) -> list[Captured]:
    """Return the captures that the sentence of the move tells; mostly there are none."""
    groups = _groups(rules, made)
    return next((one for one in groups if made.carried or one[0].at == made.move.to), [])


def _groups(rules: Rules, made: Made) -> list[list[Captured]]:
    """Group captures on one square whose tokens go to the same place."""
    groups: list[tuple[phrases.Args, list[Captured]]] = []
    for one in made.taken:
        end: phrases.Args = {"at": one.at, **_end(rules, made, one)}
        found = next((group for like, group in groups if like == end), None)
        if found is None:
            groups.append((end, [one]))
        else:
            found.append(one)
    return [group for _, group in groups]


def _captured(
    rules: Rules, made: Made, group: Sequence[Captured], listener: Listener
) -> phrases.Args:
    pairs = [(one.seat, one.token) for one in group]
    return {
        **phrases.place(rules, made.move.seat, group[0].at),
        "victims": phrases.pieces(rules, pairs, listener),
        **_end(rules, made, group[0]),
    }


def _end(rules: Rules, made: Made, one: Captured) -> phrases.Args:
    """Say where a captured token goes."""
    args = phrases.place(rules, one.seat, one.back_to, "back-")
    if rules.capture.takes_prisoners:
        args["back-kind"] = "prison"
    elif one.back_to == made.tokens[one.seat][one.token]:
        args["back-kind"] = "same"  # on its first tile or in its yard already
    elif args["back-kind"] != "yard" and not rules.capture.back:
        args["back-kind"] = "elsewhere"  # to a tile or by a swap, perhaps ahead
    return args


def _mates(made: Made) -> list[int]:
    """Return own tokens that already stand where this one arrives."""
    move = made.move
    return [
        token
        for token, step in enumerate(made.tokens[move.seat])
        if step == move.to and token not in move.tokens
    ]
