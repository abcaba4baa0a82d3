"""Abilities in words: gained, used and held, as far as the hearer may know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from playpalace_ludo.core.engine.abilities import partner_of_swap, swapped
from playpalace_ludo.core.events import (
    AbilityEvent,
    Gained,
    HandsFull,
    Shielded,
    ShieldEnded,
    Swapped,
    Used,
)
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State
from playpalace_ludo.words import phrases
from playpalace_ludo.words.model import Arg, CommaList, Listener, Message


def what(rules: Rules, face: int) -> Message:
    """Say what an ability does."""
    ability = rules.abilities.by_face[face]
    return Message("pludo-ability-does", {"kind": ability.kind, "number": ability.number})


def _name(rules: Rules, face: int) -> Arg:
    return phrases.name(rules, rules.abilities.by_face[face].name)


def sentence(rules: Rules, event: AbilityEvent, listener: Listener) -> Message | None:
    """Tell an event; None where the hearer hears it later."""
    args = phrases.person(rules, event.seat, listener)
    match event:
        case Gained(seat, face):
            return _gained(rules, seat, face, listener)
        case HandsFull():
            return Message("pludo-ability-full", {**args, "limit": rules.abilities.limit})
        case Used(_, face):
            return Message("pludo-ability-used", {**args, "ability": _name(rules, face)})
        case Shielded(seat, token, turns, _):
            piece = phrases.piece(rules, seat, (token,), listener)
            return Message("pludo-ability-shielded", {"piece": piece, "turns": turns})
        case ShieldEnded(seat, token):
            piece = phrases.piece(rules, seat, (token,), listener)
            return Message("pludo-ability-shield-ended", {"piece": piece})
        case Swapped():
            return Message(
                "pludo-ability-swapped",
                {
                    "piece": phrases.piece(rules, event.seat, (event.token,), listener),
                    **phrases.place(rules, event.seat, event.to),
                    "other": phrases.piece(rules, event.other, (event.other_token,), listener),
                    **phrases.place(rules, event.other, event.other_to, "foot-"),
                },
            )
        case _:
            assert_never(event)


def _gained(rules: Rules, seat: int, face: int, listener: Listener) -> Message | None:
    args = phrases.person(rules, seat, listener)
    ability = rules.abilities.by_face.get(face)
    if ability is None:  # one of several is to be chosen, and told once it is
        return None
    if ability.hidden and seat != listener.seat:
        return Message("pludo-ability-gained-unseen", args)
    args |= {"ability": _name(rules, face), "does": what(rules, face)}
    args["use"] = "at-once" if ability.at_once else "held"
    return Message("pludo-ability-gained", args)


def told(rules: Rules, state: State, listener: Listener) -> list[Message]:
    """Say which abilities are held, the hearer's own first and explained, and who has a shield."""
    if not rules.abilities.by_face:
        return [Message("pludo-ability-none-here")]
    found = [*held(rules, state, listener, explained=True), *shields(rules, state, listener)]
    return found or [Message("pludo-ability-nobody")]


def held(
    rules: Rules, state: State, listener: Listener, *, explained: bool = False
) -> Iterator[Message]:
    """Say which abilities players hold; of hidden ones of others, only how many."""
    seats = sorted(range(len(state.books.held)), key=lambda seat: seat != listener.seat)
    for seat in seats:
        own = state.books.held[seat]
        if not own:
            continue
        mine = seat == listener.seat
        known = [face for face in own if mine or not rules.abilities.by_face[face].hidden]
        each = [
            _holding(rules, face, known.count(face), explained and mine) for face in _ones(known)
        ]
        if unseen := len(own) - len(known):
            each.append(Message("pludo-ability-unseen", {"count": unseen}))
        yield Message(
            "pludo-ability-holds",
            {**phrases.person(rules, seat, listener), "list": CommaList(each)},
        )


def _ones(faces: Iterable[int]) -> dict[int, None]:
    return dict.fromkeys(faces)


def _holding(rules: Rules, face: int, count: int, explained: bool) -> Message:
    args: phrases.Args = {"ability": _name(rules, face), "count": count}
    if explained:
        return Message("pludo-ability-item.explained", {**args, "does": what(rules, face)})
    return Message("pludo-ability-item.named", args)


def shields(rules: Rules, state: State, listener: Listener) -> Iterator[Message]:
    """Say which tokens cannot be captured, and for how long."""
    for seat, token, turns in state.books.shields:
        piece = phrases.piece(rules, seat, (token,), listener)
        yield Message("pludo-ability-shielded", {"piece": piece, "turns": turns})


def usable(rules: Rules, state: State, listener: Listener) -> Iterator[Message]:
    """Say what the hearer may use before the throw that is due."""
    if state.awaiting == "roll" and state.moves and state.turn == listener.seat:
        faces = dict.fromkeys(move.face for move in state.moves)
        names = CommaList(_name(rules, face) for face in faces)
        yield Message("pludo-ability-usable", {"list": names})


def is_choice(rules: Rules, state: State) -> bool:
    """Tell whether the player now chooses which ability to gain."""
    orders = [
        rules.chance.faces[move.face].orders[move.order] for move in state.moves if not move.tokens
    ]
    return 0 < len(orders) == len(state.moves) and all(order.kind == "take" for order in orders)


def choice(rules: Rules, state: State, move: Move, args: phrases.Args, form: str) -> Message | None:
    """Say the use of an ability as a choice; None for a jump, which is said like other moves."""
    order = rules.chance.faces[move.face].orders[move.order]
    if order.kind == "take":
        taken = order.steps
        args = {"ability": _name(rules, taken), "does": what(rules, taken)}
        args["number"] = move.order + 1
        return Message(f"pludo-query-choice-take.{form}", args)
    if move.face not in rules.abilities.by_face or order.kind == "leap":
        return None
    args = {
        **args,
        "ability": _name(rules, move.face),
        "number": rules.abilities.by_face[move.face].number,
    }
    return Message(f"pludo-query-choice-{order.kind}.{form}", args)


def standing(rules: Rules, state: State, move: Move, listener: Listener) -> phrases.Args:
    """Say where a token would stand after a shield or a swap, and whose place it takes."""
    step = swapped(rules, state.tokens, move)[move.seat][move.tokens[0]]
    args = phrases.place(rules, move.seat, step)
    if other := partner_of_swap(rules, state.tokens, move):
        args["other"] = phrases.piece(rules, other[0], (other[1],), listener)
    return args
