"""A move that was made: the sentence that fits it, and what it captured there and on its way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from playpalace_ludo.core.events import Captured, Home, Moved
from playpalace_ludo.core.merit import needed_home
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, Tokens
from playpalace_ludo.core.walking import bounces
from playpalace_ludo.words import phrases
from playpalace_ludo.words.model import Listener, Message


class Made(NamedTuple):
    """A move and all that belongs to it."""

    move: Moved
    taken: Sequence[Captured]
    home: Home | None
    carried: bool
    tokens: Tokens
    """Where everything stood before."""


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
    if rules.doubled and (mates := _mates(made)):
        return "pludo-join", {**args, "other": mates[0] + 1}
    if move.start == YARD:
        return "pludo-enter", {**args, "first": "yes" if move.to == 0 else "no"}
    if bounces(rules, Move(seat, move.tokens, move.face, move.to), move.start):
        return "pludo-bounce", {**args, "same": phrases.is_same(move.start, move.to)}
    safe = args["kind"] == "track" and rules.plan.prey.is_safe(seat, move.to)
    return "pludo-move", {**args, "safe": "yes" if safe else "no"}


def captured_too(rules: Rules, made: Made, listener: Listener) -> Iterator[Message]:
    """Say what the sentence of the move leaves out: captures on its way, or with another end."""
    here = _told_here(rules, made)
    for group in _groups(rules, made):
        if group != here:
            way = "there" if group[0].at == made.move.to else "passing"
            yield Message(
                "pludo-captured-too", {**_captured(rules, made, group, listener), "way": way}
            )


def _told_here(rules: Rules, made: Made) -> list[Captured]:
    """Return the captures that the sentence of the move tells; mostly there are none."""
    groups = _groups(rules, made)
    return next((one for one in groups if made.carried or one[0].at == made.move.to), [])


def _groups(rules: Rules, made: Made) -> list[list[Captured]]:
    """Put captures together that happened on one square and end alike."""
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
    if one.back_to == made.tokens[one.seat][one.token]:
        args["back-kind"] = "same"  # on its first tile already
    elif rules.takes_prisoners:
        args["back-kind"] = "prison"
    elif args["back-kind"] != "yard" and not rules.capture_back:
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
