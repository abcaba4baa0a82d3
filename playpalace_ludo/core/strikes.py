"""Who could capture whom with the next throw, and how likely: played out on the engine itself."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from playpalace_ludo.core import engine
from playpalace_ludo.core.events import Captured, Event
from playpalace_ludo.core.moves import hand_of, legal_moves
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State, Throw
from playpalace_ludo.core.turns import throws_due

Piece: TypeAlias = tuple[int, int]
"""A token: its seat and its number, counted from 0."""

MOST_POSITIONS = 2000
"""Looked at for one throw: odd rules grant bonus steps without end, and nobody waits so long."""


class Hit(NamedTuple):
    by: Piece
    """The token that captures; of two that move together the first."""
    prey: Piece


class Fall(NamedTuple):
    """One way the dice may fall, and what can be captured with it."""

    throws: tuple[Throw, ...]
    """One throw; several where a player who cannot move has further tries."""
    chance: float
    hits: frozenset[Hit]


class Strike(NamedTuple):
    """One token that could capture another with its player's next throw."""

    hunter: int
    """The seat that throws."""
    by: Piece
    """Its token, or that of a partner it plays for."""
    start: int
    """The step that token stands on now."""
    prey: Piece
    falls: tuple[tuple[Throw, ...], ...]
    chance: float


@lru_cache(maxsize=256)
def falls(rules: Rules, state: State, hunter: int) -> tuple[Fall, ...]:
    """Return every way the hunter's next throw may fall, with all it could capture then.

    All dice are played out in every order, and steps won on the way. A throw earned by that is
    the next one and does not count.
    """
    return tuple(_falls(rules, _about_to_throw(rules, state, hunter), (), 1.0))


def strikes(rules: Rules, state: State, hunter: int) -> tuple[Strike, ...]:
    """Return every capture the hunter's next throw could bring, the likeliest first."""
    found: dict[Hit, list[Fall]] = {}
    for fall in falls(rules, state, hunter):
        for hit in fall.hits:
            found.setdefault(hit, []).append(fall)
    return tuple(
        Strike(
            hunter=hunter,
            by=hit.by,
            start=state.tokens[hit.by[0]][hit.by[1]],
            prey=hit.prey,
            falls=tuple(fall.throws for fall in ways),
            chance=sum(fall.chance for fall in ways),
        )
        for hit, ways in sorted(
            found.items(), key=lambda item: (-sum(fall.chance for fall in item[1]), item[0])
        )
    )


def strikes_on(rules: Rules, state: State, prey: Piece) -> tuple[Strike, ...]:
    """Return who could capture a token, whoever's throw it is, the likeliest first."""
    found = [
        strike
        for hunter in hunters(rules, state, prey[0])
        for strike in strikes(rules, state, hunter)
        if strike.prey == prey
    ]
    return tuple(sorted(found, key=lambda strike: -strike.chance))


def danger(rules: Rules, state: State, prey: Piece) -> float:
    """Return how likely a token is to be captured if every opponent throws once."""
    spared = 1.0
    for hunter in hunters(rules, state, prey[0]):
        spared *= 1 - chance_of(falls(rules, state, hunter), prey)
    return 1 - spared


def risk(rules: Rules, state: State, seat: int) -> float:
    """Return how likely a seat is to lose some token if every opponent throws once."""
    spared = 1.0
    for hunter in hunters(rules, state, seat):
        ways = falls(rules, state, hunter)
        spared *= 1 - sum(
            fall.chance for fall in ways if any(hit.prey[0] == seat for hit in fall.hits)
        )
    return 1 - spared


def chance_of(ways: Iterable[Fall], prey: Piece) -> float:
    """Return how likely a throw is to fall so that this token can be captured."""
    return sum(fall.chance for fall in ways if any(hit.prey == prey for hit in fall.hits))


def hunters(rules: Rules, state: State, seat: int) -> tuple[int, ...]:
    """Return the seats that may capture tokens of this one."""
    friends = rules.friends(seat)
    return tuple(one for one in state.seats if one not in friends and _plays_on(rules, state, one))


def percent(chance: float) -> int:
    """Return a chance in percent, never as none or as certain when it is neither."""
    whole = round(100 * chance)
    return min(99, max(1, whole)) if 0 < chance < 1 else whole


def with_token(state: State, seat: int, step: int) -> tuple[State, Piece]:
    """Return the position with one more token of a seat there, for "what if I stood there?"."""
    own = (*state.tokens[seat], step)
    tokens = (*state.tokens[:seat], own, *state.tokens[seat + 1 :])
    return state._replace(tokens=tokens), (seat, len(own) - 1)


def _plays_on(rules: Rules, state: State, seat: int) -> bool:
    return bool(state.owed) and (seat not in state.places or rules.play_on == "forever")


def _about_to_throw(rules: Rules, state: State, hunter: int) -> State:
    """Return the position as it is, with the hunter to throw."""
    if state.turn == hunter and state.awaiting == "roll" and not state.opening:
        return state
    now = rules.of(state)
    return State(
        tokens=state.tokens,
        turn=hunter,
        owed=throws_due(now, state.tokens, hunter),
        streak=0,
        number=max(state.number, 1),
        places=state.places,
        books=state.books._replace(bonuses=0) if now.keeps_books else state.books,
    )


def _falls(rules: Rules, state: State, before: tuple[Throw, ...], chance: float) -> Iterable[Fall]:
    for dice, share in rules.chances(state):
        thrown, likely = (*before, dice), chance * share
        after, _ = engine.roll(rules, state, dice)
        if _goes_on(state, after) and after.pool:
            if after.awaiting == "roll":
                after = _without_further_throws(rules, after)
            yield Fall(thrown, likely, _hits(rules, after, {}))
        elif _goes_on(state, after) and len(after.owed) < len(state.owed):
            yield from _falls(rules, after, thrown, likely)  # another try
        else:
            yield Fall(thrown, likely, frozenset())


def _without_further_throws(rules: Rules, state: State) -> State:
    """Return the position as if the dice that wait for another throw were played at once."""
    now, hand = rules.of(state), hand_of(state)
    return state._replace(owed=state.pool, moves=legal_moves(now, state.tokens, *hand))


def _goes_on(before: State, after: State) -> bool:
    return bool(after.owed) and (after.turn, after.number) == (before.turn, before.number)


def _hits(rules: Rules, state: State, known: dict[State, frozenset[Hit]]) -> frozenset[Hit]:
    """Collect what some way of playing the dice that lie there captures."""
    if state not in known and len(known) < MOST_POSITIONS:
        known[state] = frozenset()
        found: set[Hit] = set()
        for move in state.moves:
            after, events = engine.play(rules, state, move)
            found.update(_captures(events))
            if _goes_on(state, after) and after.awaiting == "move":
                found |= _hits(rules, after, known)
        known[state] = frozenset(found)
    return known.get(state, frozenset())


def _captures(events: Iterable[Event]) -> Iterable[Hit]:
    for event in events:
        if isinstance(event, Captured):
            yield Hit((event.by, event.tokens[0]), (event.seat, event.token))
