"""Amendments: which of them come, or are put to the vote, after an order and as a round begins."""

from __future__ import annotations

from collections.abc import Callable

from playpalace_ludo.core.conditions.scene import scene_of
from playpalace_ludo.core.engine import polls
from playpalace_ludo.core.engine.winning import Events, StateAndEvents
from playpalace_ludo.core.events import Amended
from playpalace_ludo.core.rule_parts import Trigger
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State

_IsMet = Callable[[Trigger], bool]


def amend(rules: Rules, state: State, faces: tuple[int, ...], events: Events) -> StateAndEvents:
    """Make the amendments that hold after an order was played with these faces."""
    return _amend(rules, state, events, lambda trigger: _is_met(rules, state, trigger, faces))


def _is_met(rules: Rules, state: State, trigger: Trigger, faces: tuple[int, ...]) -> bool:
    if trigger.condition:
        return trigger.condition.holds(scene_of(rules, state, state.turn, faces))
    if trigger.kind == "draw":
        dice = (die for face in faces for die in rules.chance.faces[face].parts or (face,))
        return trigger.name in [rules.chance.faces[die].name for die in dice]
    if trigger.kind == "captures":
        return sum(state.books.captures) >= trigger.number
    return trigger.kind == "home" and any(
        own.count(rules.plan.finishes[seat]) >= trigger.number
        for seat, own in enumerate(state.tokens)
    )


def amend_for_round(rules: Rules, state: State, events: Events) -> StateAndEvents:
    """Make the amendments that wait for the round that has just begun, or hold as it begins.

    Those that may come again may be put to the vote again.
    """
    if state.books.voted:
        kept = tuple(one for one in state.books.voted if not rules.amendments[one].again)
        state = state._replace(books=state.books._replace(voted=kept))

    def is_met(trigger: Trigger) -> bool:
        if trigger.kind == "round":
            return state.books.round >= trigger.number
        return bool(trigger.condition) and _is_met(rules, state, trigger, ())

    return _amend(rules, state, events, is_met)


def _amend(rules: Rules, state: State, events: Events, is_met: _IsMet) -> StateAndEvents:
    """Let amendments come whose time it is, or be put to the vote."""
    for index, amendment in enumerate(rules.amendments):
        books = state.books
        may = index not in books.amended or (amendment.again and index != books.amended[-1])
        if may and index not in books.voted and any(map(is_met, amendment.when)):
            if vote := polls.vote_on(rules, index):
                state = state._replace(books=polls.with_poll(books, vote))
            else:
                state, events = come_into_force(rules, state, index, events)
    return state, events


def come_into_force(rules: Rules, state: State, index: int, events: Events) -> StateAndEvents:
    """Let an amendment come; one that comes again counts as the last to come."""
    others = tuple(one for one in state.books.amended if one != index)
    books = state.books._replace(amended=(*others, index))
    if (clockwise := rules.amendments[index].clockwise) is not None:
        books = books._replace(clockwise=clockwise)
    return state._replace(books=books), (*events, Amended(index))
