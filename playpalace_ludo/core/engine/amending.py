"""Amendments: those that come into force or are voted on, after an order or as a round begins."""

from __future__ import annotations

from collections.abc import Callable

from playpalace_ludo.core.conditions.scene import scene_of
from playpalace_ludo.core.engine import polls
from playpalace_ludo.core.engine.winning import Events, StateAndEvents
from playpalace_ludo.core.events import Amended, OffRoute
from playpalace_ludo.core.rule_parts import Amendment, Trigger
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, State, Tokens

_IsMet = Callable[[Trigger], bool]


def amend(rules: Rules, state: State, faces: tuple[int, ...], events: Events) -> StateAndEvents:
    """Bring in the amendments whose conditions hold after an order was played with these faces."""
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
    """Bring in the amendments due in the round that has just begun, or whose conditions now hold.

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
    """Bring in amendments whose time has come, or put them to the vote."""
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
    """Bring an amendment into force; one that comes again counts as the latest."""
    others = tuple(one for one in state.books.amended if one != index)
    books = state.books._replace(amended=(*others, index))
    if (clockwise := rules.amendments[index].clockwise) is not None:
        books = books._replace(clockwise=clockwise)
    state, events = state._replace(books=books), (*events, Amended(index))
    if not rules.amendments[index].lays_routes:
        return state, events
    return _on_new_routes(rules.now(books.amended), state, events, rules.amendments[index])


def _on_new_routes(
    rules: Rules, state: State, events: Events, amendment: Amendment
) -> StateAndEvents:
    """Put every token on the routes now in use, with an event for those that cannot stay."""

    def laid(tokens: Tokens) -> Tokens:
        return tuple(_laid_anew(rules, seat, own, amendment) for seat, own in enumerate(tokens))

    now = laid(state.tokens)
    for seat, (old, new) in enumerate(zip(state.tokens, now, strict=True)):
        route = rules.seats[seat].route
        gone: dict[int, tuple[int, ...]] = {}
        for token, (step, to) in enumerate(zip(old, new, strict=True)):
            if route.tiles[step] != route.tiles[to]:
                gone[to] = (*gone.get(to, ()), token)
        events += tuple(OffRoute(seat, tokens, to) for to, tokens in gone.items())
    before = laid(state.before) if state.before else state.before
    return state._replace(tokens=now, before=before), events


def _laid_anew(
    rules: Rules, seat: int, own: tuple[int, ...], amendment: Amendment
) -> tuple[int, ...]:
    route, finish = rules.seats[seat].route, rules.plan.finishes[seat]
    line = route.line_of(route.first)
    return tuple(
        step
        if step in (YARD, finish) or line.first <= step < line.end
        else route.laid_anew(step, line, back=amendment.back)
        for step in own
    )
