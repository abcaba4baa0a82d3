"""Chances of capturing, and of being captured, with the next throw."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from playpalace_ludo.core.engine import turns
from playpalace_ludo.core.hunting import NOTHING, Hit, Hunt, Piece, Ways, hunt
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State, Throw

TINY = 1e-9
"""Tolerance for comparing probabilities."""


class Odds(NamedTuple):
    """A probability, perhaps only a lower bound."""

    chance: float
    least: bool = False
    """A lower bound: not every position was looked at."""


class Strike(NamedTuple):
    """A token that could capture another with its player's next throw."""

    hunter: int
    """The seat that throws."""
    by: Piece
    """The capturing token, perhaps that of a partner it plays for."""
    start: int
    """The step the capturing token stands on now."""
    prey: Piece
    falls: tuple[tuple[Throw, ...], ...]
    """The throws that let it capture without any ability, if any."""
    plain: float
    """The probability of these throws."""
    use: int
    """The face of the ability that makes the capture likelier, or ``NOTHING``."""
    chance: float
    """The probability with that ability."""
    least: bool = False
    """Both probabilities are lower bounds: not every position was looked at."""


def falls(rules: Rules, state: State, hunter: int) -> Ways:
    """Return every way the hunter's next throw may fall, with its possible captures.

    All dice and any steps won on the way are played out in every order. A throw earned meanwhile
    is the next one and does not count.
    """
    return hunt(rules, state, hunter).attempts[0].falls


def strikes(rules: Rules, state: State, hunter: int) -> tuple[Strike, ...]:
    """Return every capture the hunter's next throw could make, likeliest first."""
    return _strikes(state, hunter, hunt(rules, state, hunter))


def _strikes(
    state: State, hunter: int, found: Hunt, prey: Piece | None = None
) -> tuple[Strike, ...]:
    """Return what a hunt came to, or what of it concerns one token."""
    ways: dict[Hit, list[tuple[Throw, ...]]] = {}
    plain, best = dict[Hit, float](), dict[Hit, tuple[float, int]]()
    for attempt in found.attempts:
        chances: dict[Hit, float] = {}
        for fall in attempt.falls:
            for hit in fall.hits if prey is None else _on(fall.hits, prey):
                chances[hit] = chances.get(hit, 0.0) + fall.chance * found.success
                if attempt.use == NOTHING:
                    ways.setdefault(hit, []).append(fall.throws)
                    plain = chances
        for hit, chance in chances.items():
            if chance > best.get(hit, (0.0, NOTHING))[0] + TINY:
                best[hit] = chance, attempt.use
    every = [
        Strike(
            hunter=hunter,
            by=hit.by,
            start=state.tokens[hit.by[0]][hit.by[1]],
            prey=hit.prey,
            falls=tuple(ways.get(hit, ())),
            plain=plain.get(hit, 0.0),
            use=use,
            chance=chance,
            least=found.cut,
        )
        for hit, (chance, use) in best.items()
    ]
    return tuple(sorted(every, key=lambda strike: (-strike.chance, strike.by, strike.prey)))


def strikes_on(rules: Rules, state: State, prey: Piece) -> tuple[Strike, ...]:
    """Return the captures of a token that any seat's next throw could make, likeliest first."""
    found = [
        strike
        for hunter in hunters(rules, state, prey[0])
        if prey in (known := hunt(rules, state, hunter)).of_tokens
        for strike in _strikes(state, hunter, known, prey)
    ]
    return tuple(sorted(found, key=lambda strike: -strike.chance))


def _on(hits: Iterable[Hit], prey: Piece) -> list[Hit]:
    return [hit for hit in hits if hit.prey == prey]


def danger(rules: Rules, state: State, prey: Piece) -> Odds:
    """Return the chance that a token is captured if every opponent throws once."""
    found = _hunts(rules, state, prey[0])
    return _some(found, (one.of_tokens.get(prey, 0.0) for one in found))


def risk(rules: Rules, state: State, seat: int) -> Odds:
    """Return the chance that a seat loses some token if every opponent throws once."""
    found = _hunts(rules, state, seat)
    return _some(found, (one.of_seats.get(seat, 0.0) for one in found))


def is_cut(rules: Rules, state: State, seat: int) -> bool:
    """Tell whether some search for captures of this seat's tokens was cut short."""
    return any(one.cut for one in _hunts(rules, state, seat))


def _hunts(rules: Rules, state: State, seat: int) -> list[Hunt]:
    return [hunt(rules, state, hunter) for hunter in hunters(rules, state, seat)]


def _some(found: Iterable[Hunt], chances: Iterable[float]) -> Odds:
    """Return the chance that at least one of several happens."""
    spared = 1.0
    for chance in chances:
        spared *= 1 - chance
    return Odds(1 - spared, any(one.cut for one in found))


def hunters(rules: Rules, state: State, seat: int) -> tuple[int, ...]:
    """Return the seats that may capture tokens of this one."""
    friends = rules.friends(seat)
    return tuple(one for one in state.seats if one not in friends and _plays_on(rules, state, one))


def percent(chance: float) -> int:
    """Return a chance in percent; 0 and 100 only for impossible and certain."""
    whole = round(100 * chance)
    return min(99, max(1, whole)) if TINY < chance < 1 - TINY else whole


def with_token(rules: Rules, state: State, seat: int, step: int) -> tuple[State, Piece]:
    """Return the position with an extra token of a seat, to ask "what if I stood there?"."""
    own = (*state.tokens[seat], step)
    return _with_own(rules, state, seat, own), (seat, len(own) - 1)


def with_moved(rules: Rules, state: State, piece: Piece, step: int) -> State:
    """Return the position with a token moved there."""
    seat, token = piece
    own = state.tokens[seat]
    return _with_own(rules, state, seat, (*own[:token], step, *own[token + 1 :]))


def _with_own(rules: Rules, state: State, seat: int, own: tuple[int, ...]) -> State:
    tokens = (*state.tokens[:seat], own, *state.tokens[seat + 1 :])
    return turns.ready(rules, state._replace(tokens=tokens))


def _plays_on(rules: Rules, state: State, seat: int) -> bool:
    return bool(state.owed) and (seat not in state.places or rules.win.play_on == "forever")
