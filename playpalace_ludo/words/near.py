"""Who is near: tokens that may be captured, and by whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from playpalace_ludo.core.crowding import movers
from playpalace_ludo.core.moves import doubled_with
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, State
from playpalace_ludo.words import phrases
from playpalace_ludo.words.model import Listener, Message

OPEN = "open"


class Group(NamedTuple):
    """Tokens of one player on one step of their way."""

    seat: int
    tokens: tuple[int, ...]
    step: int


Found = tuple[int, Message]
"""How far away, and the sentence."""


def near(rules: Rules, state: State, listener: Listener) -> list[Message]:
    """Say who is within one throw behind the hearer's tokens, and who within reach ahead.

    An onlooker hears it for the seat to act, and who plays for a partner for the partner.
    """
    rules = rules.of(state)
    seat = state.turn if listener.seat is None else listener.seat
    own = list(_on_the_way(rules, state, movers(rules, state.tokens, seat)))
    rivals = [one for one in state.seats if one != seat and one not in rules.allies(seat)]
    theirs = list(_on_the_way(rules, state, rivals))
    entering = [one for one in rivals if YARD in state.tokens[one]]
    threats = [
        *_reached(rules, state, listener, "pludo-query-threat", hunters=theirs, prey=own),
        *_entered(rules, state, listener, seats=entering, prey=own),
    ]
    targets = _reached(rules, state, listener, "pludo-query-target", hunters=own, prey=theirs)
    found = [*_nearest_first(threats), *_nearest_first(targets)]
    return found or [Message("pludo-query-nobody-near")]


def shelter(rules: Rules, own: tuple[int, ...], seat: int, step: int) -> str:
    """Name what keeps a token there from being captured: ``doubled``, ``barrier``, ``safe``.

    ``open`` where nothing does. ``own`` are the steps of the seat's tokens, this one among them.
    """
    together = sum(rules.same_tile(seat, step, other) for other in own)
    if doubled_with(rules, own, own.index(step)):
        return "doubled"
    if rules.barrier_of and together >= rules.barrier_of:
        return "barrier"
    spared = rules.spare_groups_of and together >= rules.spare_groups_of
    return "safe" if spared or rules.is_safe(seat, step) else OPEN


def _nearest_first(found: Iterable[Found]) -> list[Message]:
    return [message for _, message in sorted(found, key=lambda item: item[0])]


def _on_the_way(rules: Rules, state: State, seats: Iterable[int]) -> Iterator[Group]:
    for seat in seats:
        own = state.tokens[seat]
        for step in dict.fromkeys(own):
            if YARD < step < rules.finishes[seat]:
                together = tuple(token for token, at in enumerate(own) if at == step)
                yield Group(seat, together, step)


def _is_exposed(rules: Rules, state: State, group: Group) -> bool:
    return shelter(rules, state.tokens[group.seat], group.seat, group.step) == OPEN


def _reached(
    rules: Rules,
    state: State,
    listener: Listener,
    message_id: str,
    *,
    hunters: list[Group],
    prey: list[Group],
) -> Iterator[Found]:
    """Find everybody who stands within one throw behind somebody who can be captured."""
    reach = _throw_reach(rules)
    is_threat = message_id == "pludo-query-threat"
    for target in prey:
        if not _is_exposed(rules, state, target):
            continue
        for hunter in hunters:
            far = rules.distance(hunter.seat, hunter.step, target.seat, target.step)
            if far and far <= reach:
                theirs, own = (hunter, target) if is_threat else (target, hunter)
                args = {**_rivals(rules, theirs, listener), **_own(rules, own, listener)}
                yield far, Message(message_id, {**args, "steps": far})


def _entered(
    rules: Rules, state: State, listener: Listener, *, seats: list[int], prey: list[Group]
) -> Iterator[Found]:
    """Find everybody who could come out of the yard onto a token."""
    for target in prey:
        if not _is_exposed(rules, state, target):
            continue
        for seat in seats:
            first = rules.seats[seat].route.tiles[0]
            if first == rules.seats[target.seat].route.tiles[target.step]:
                args = {**phrases.person(rules, seat, listener), **_own(rules, target, listener)}
                yield 0, Message("pludo-query-threat-enter", args)


def _throw_reach(rules: Rules) -> int:
    """Return the farthest one throw carries a token."""
    farthest = max(
        (
            order.steps
            for index, face in enumerate(rules.faces)
            if index not in rules.bonus_faces.values()
            for order in face.orders
            if order.kind == "move"
        ),
        default=0,
    )
    return farthest * (1 if rules.sums else rules.dice)


def _rivals(rules: Rules, group: Group, listener: Listener) -> phrases.Args:
    name = phrases.player(rules, group.seat, listener)
    return {**phrases.numbers(group.tokens), "name": name}


def _own(rules: Rules, group: Group, listener: Listener) -> phrases.Args:
    """Return arguments for tokens of the hearer, or of the seat an onlooker looks at."""
    return {
        "own-who": phrases.who(group.seat, listener),
        "own-name": phrases.player(rules, group.seat, listener),
        "own": tuple(token + 1 for token in group.tokens),
        "own-count": len(group.tokens),
    }
