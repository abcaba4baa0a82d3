"""Chances of being captured by the next throw, found by playing it out on the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import chain
from typing import NamedTuple, TypeAlias

from playpalace_ludo.core import engine
from playpalace_ludo.core.engine import turns
from playpalace_ludo.core.engine.abilities import SECOND
from playpalace_ludo.core.engine.moves import hand_of, legal_moves
from playpalace_ludo.core.events import Captured, Event
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State, Throw

Piece: TypeAlias = tuple[int, int]
"""A token: its seat and its number, counted from 0."""

MOST_POSITIONS = 2000
"""Looked at for one throw: odd rules grant bonus steps without end, and nobody waits so long."""
MOST_FALLS = 600
"""Throws looked at after all uses of abilities; what would take more is left out."""
TINY = 1e-9
"""Tolerance for comparing probabilities."""
NOTHING = 0
"""The face of the ability used by who uses none."""


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


class Attempt(NamedTuple):
    """A use of abilities before the next throw, and every way that throw may fall."""

    use: int
    """The face of the ability used, or ``NOTHING``."""
    falls: tuple[Fall, ...]


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
    """The throws that let it capture without any ability, if there are such."""
    plain: float
    """How likely these are."""
    use: int
    """The face of the ability that makes it likelier, or ``NOTHING``."""
    chance: float
    """How likely it is with that."""


@lru_cache(maxsize=256)
def attempts(rules: Rules, state: State, hunter: int) -> tuple[Attempt, ...]:
    """Return what the hunter may do, to throw at once first, and how the throw may fall then.

    What is held is used before the throw, whatever falls. Who asks for somebody else has taken
    out what is held unseen: `abilities.as_known`.
    """
    ready = _about_to_throw(rules, state, hunter)
    found = [Attempt(NOTHING, tuple(_falls(rules, ready, (), 1.0)))]
    room = MOST_FALLS
    for move in ready.moves:
        throws = len(rules.chances(ready))
        room -= throws if move.tokens else throws * throws  # two throws, of which one is kept
        if room >= 0:
            used, events = engine.play(rules, ready, move)
            found += [Attempt(move.face, ways) for ways in _after_use(rules, ready, used, events)]
    return tuple(found)


def falls(rules: Rules, state: State, hunter: int) -> tuple[Fall, ...]:
    """Return every way the hunter's next throw may fall, with all it could capture then.

    All dice are played out in every order, and steps won on the way. A throw earned by that is
    the next one and does not count.
    """
    return attempts(rules, state, hunter)[0].falls


def strikes(rules: Rules, state: State, hunter: int) -> tuple[Strike, ...]:
    """Return every capture the hunter's next throw could bring, the likeliest first."""
    ways: dict[Hit, list[tuple[Throw, ...]]] = {}
    plain, best = dict[Hit, float](), dict[Hit, tuple[float, int]]()
    for attempt in attempts(rules, state, hunter):
        chances: dict[Hit, float] = {}
        for fall in attempt.falls:
            for hit in fall.hits:
                chances[hit] = chances.get(hit, 0.0) + fall.chance
                if attempt.use == NOTHING:
                    ways.setdefault(hit, []).append(fall.throws)
                    plain = chances
        for hit, chance in chances.items():
            if chance > best.get(hit, (0.0, NOTHING))[0] + TINY:
                best[hit] = chance, attempt.use
    found = [
        Strike(
            hunter=hunter,
            by=hit.by,
            start=state.tokens[hit.by[0]][hit.by[1]],
            prey=hit.prey,
            falls=tuple(ways.get(hit, ())),
            plain=plain.get(hit, 0.0),
            use=use,
            chance=chance,
        )
        for hit, (chance, use) in best.items()
    ]
    return tuple(sorted(found, key=lambda strike: (-strike.chance, strike.by, strike.prey)))


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
        spared *= 1 - chance_of(attempts(rules, state, hunter), prey)
    return 1 - spared


def risk(rules: Rules, state: State, seat: int) -> float:
    """Return how likely a seat is to lose some token if every opponent throws once."""
    spared = 1.0
    for hunter in hunters(rules, state, seat):
        found = attempts(rules, state, hunter)
        spared *= 1 - max(_chance(attempt, lambda hit: hit.prey[0] == seat) for attempt in found)
    return 1 - spared


def chance_of(found: Iterable[Attempt], prey: Piece) -> float:
    """Return how likely this token can be captured by who wants nothing else."""
    return max(_chance(attempt, lambda hit: hit.prey == prey) for attempt in found)


def _chance(attempt: Attempt, wanted: Callable[[Hit], bool]) -> float:
    return sum(fall.chance for fall in attempt.falls if any(map(wanted, fall.hits)))


def hunters(rules: Rules, state: State, seat: int) -> tuple[int, ...]:
    """Return the seats that may capture tokens of this one."""
    friends = rules.friends(seat)
    return tuple(one for one in state.seats if one not in friends and _plays_on(rules, state, one))


def percent(chance: float) -> int:
    """Return a chance in percent, never as none or as certain when it is neither."""
    whole = round(100 * chance)
    return min(99, max(1, whole)) if TINY < chance < 1 - TINY else whole


def with_token(rules: Rules, state: State, seat: int, step: int) -> tuple[State, Piece]:
    """Return the position with one more token of a seat there, for "what if I stood there?"."""
    own = (*state.tokens[seat], step)
    tokens = (*state.tokens[:seat], own, *state.tokens[seat + 1 :])
    return turns.ready(rules, state._replace(tokens=tokens)), (seat, len(own) - 1)


def _plays_on(rules: Rules, state: State, seat: int) -> bool:
    return bool(state.owed) and (seat not in state.places or rules.win.play_on == "forever")


def _about_to_throw(rules: Rules, state: State, hunter: int) -> State:
    """Return the position as it is, with the hunter to throw."""
    if state.turn == hunter and state.awaiting == "roll" and not state.opening:
        return state
    now = rules.of(state)
    books = state.books._replace(bonuses=0, ability="") if now.plan.keeps_books else state.books
    ready = State(
        tokens=state.tokens,
        turn=hunter,
        owed=turns.throws_due(now, state.tokens, hunter),
        streak=0,
        number=max(state.number, 1),
        places=state.places,
        books=books,
    )
    return turns.ready(rules, ready)


def _after_use(
    rules: Rules, before: State, state: State, events: Iterable[Event]
) -> Iterator[tuple[Fall, ...]]:
    """Yield how the throw may fall after a use, once for each way to play what the use brings."""
    sure = frozenset(_captures(events))
    same = [*map(len, state.tokens)] == [*map(len, before.tokens)]
    later: Iterator[tuple[Fall, ...]]
    if not _goes_on(before, state) or not same:  # tokens that changed hands have other numbers
        later = iter([(Fall((), 1.0, frozenset()),)])
    elif state.awaiting == "roll":
        later = iter([tuple(_falls(rules, state, (), 1.0))])
    else:
        played = (engine.play(rules, state, move) for move in state.moves)
        later = chain.from_iterable(_after_use(rules, before, *one) for one in played)
    for ways in later:
        yield tuple(fall._replace(hits=fall.hits | sure) for fall in ways)


def _falls(rules: Rules, state: State, before: tuple[Throw, ...], chance: float) -> Iterator[Fall]:
    for dice, share in rules.chances(state):
        thrown, likely = (*before, dice), chance * share
        after, _ = engine.roll(rules, state, dice)
        if after.books.ability == SECOND and after.awaiting == "roll":
            yield from _falls(rules, after, thrown, likely)  # the other throw of two
        elif _goes_on(state, after) and after.pool:
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
    return state._replace(owed=state.pool, moves=legal_moves(now, state.tokens, hand))


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
