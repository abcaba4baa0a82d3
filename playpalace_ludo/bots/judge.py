"""Chances to win per seat: from the learned net where it fits, else from points."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from math import exp

from playpalace_ludo.bots import calibration, race, weights
from playpalace_ludo.bots.decision import distinct_moves
from playpalace_ludo.bots.evaluation import THEIR_FEAR, THROW_IN_HAND, evaluation_of
from playpalace_ludo.bots.inputs import inputs_of
from playpalace_ludo.bots.net import Net
from playpalace_ludo.core import engine
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import TOGETHER, Move, State, Throw
from playpalace_ludo.core.steps import Steps, finish
from playpalace_ludo.core.weight import weight

POINTS_PER_E = 50.0
"""Points that make a seat e times as likely to win; fitted to games of the normal bot."""

MOST_PLAYS = 12
"""Most dice of a pool that are played out; more than a throw with its extra throws has."""
MOST_JUDGED = 20_000
"""Positions reached by playing dice out, for one question."""

FEW = 8
"""Most moves that are judged at once."""

View = Callable[[State], Sequence[float]]
"""Values a position for every seat: the higher its number, the better."""


@lru_cache(maxsize=64)
def net_for(rules: Rules, players: int) -> Net | None:
    """Find the net trained for these rules and this number of players, if there is one."""
    path = weights.found(rules, players)
    if not path:
        return None
    net = Net(weights.load(path), inputs_of(rules))
    return _makers[-1](net) if _makers else net


_makers: list[Callable[[Net], Net]] = []


@contextmanager
def nets_made_by(make: Callable[[Net], Net]) -> Iterator[None]:
    """Use nets of the same values from elsewhere meanwhile, for work on very many positions."""
    _makers.append(make)
    net_for.cache_clear()
    try:
        yield
    finally:
        _makers.pop()
        net_for.cache_clear()


def chances(rules: Rules, state: State) -> tuple[float, ...]:
    """Estimate each seat's chance to win in any position."""
    if state.awaiting != "move":
        return _told(rules, state)
    if len(state.owed) == 1 or not state.owed[1]:
        found = _of_one_die(rules, state)
        if found:
            return found
    (found,) = finish(_judged(rules, [state]))
    return found


def _of_one_die(rules: Rules, state: State) -> tuple[float, ...] | None:
    """Judge a position where one die is to be played; None if more follows, or there is much.

    `_judged` finds the same, in steps that take longer than judging most positions.
    """
    seat, moves = state.turn, distinct_moves(state)
    if len(moves) > FEW or state.books.poll:
        return None
    best: tuple[float, ...] | None = None
    for move in moves:
        after, _ = engine.play(rules, state, move)
        if after.owed and after.owed[0]:
            return None
        told = _told(rules, after)
        if best is None or told[seat] > best[seat]:
            best = told
    return best


def chances_after_throws(
    rules: Rules, state: State, throws: Sequence[Throw]
) -> Iterator[tuple[float, ...]]:
    """Estimate each seat's chance to win after each of these throws, played best."""
    net = None if state.places else net_for(rules, len(state.seats))
    foreseen = net.foresee(state, throws, as_told=True) if net else [None] * len(throws)
    for throw, known in zip(throws, foreseen, strict=True):
        yield known.chances if known else chances(rules, engine.roll(rules, state, throw)[0])


def _judged(rules: Rules, states: Sequence[State]) -> Steps[list[tuple[float, ...]]]:
    """Judge positions with all dice played, or all with dice unplayed if that takes too long."""
    judging = _Judging(rules)
    found = []
    try:
        for state in states:
            found.append((yield from judging.played_out(state)))
    except _TooMany:
        return [_told(rules, state) for state in states]
    return found


class _TooMany(Exception):
    """Raised when there are too many ways to play the dice."""


class _Judging:
    """Judges each position once, though a pool of dice reaches it in many orders."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.known: dict[State, tuple[float, ...]] = {}
        self.left = MOST_JUDGED // weight(rules)

    def played_out(self, state: State, plays: int = MOST_PLAYS) -> Steps[tuple[float, ...]]:
        if state.awaiting != "move" or not plays or state.books.poll:  # nobody knows the answers
            return _told(self.rules, state)
        if plays == MOST_PLAYS and (len(state.owed) == 1 or not state.owed[1]):
            return (yield from self._best(state, plays))  # one die has only one order
        if state not in self.known:
            self.known[state] = yield from self._best(state, plays)
        return self.known[state]

    def _best(self, state: State, plays: int) -> Steps[tuple[float, ...]]:
        moves = distinct_moves(state)
        self.left -= len(moves)
        if self.left < 0:
            raise _TooMany
        yield len(moves)
        found = []
        for move in moves:
            after, _ = engine.play(self.rules, state, move)
            if after.owed and after.owed[0]:
                found.append((yield from self.played_out(after, plays - 1)))
            else:
                found.append(_told(self.rules, after))
        seat = state.turn
        return max(found, key=lambda one: one[seat])


def _told(rules: Rules, state: State) -> tuple[float, ...]:
    found, estimated = _between_throws(rules, state)
    return calibration.told(rules, state, found) if estimated else found


def between_throws(rules: Rules, state: State) -> tuple[float, ...]:
    return _between_throws(rules, state)[0]


def _between_throws(rules: Rules, state: State) -> tuple[tuple[float, ...], bool]:
    """Return everybody's chances, and whether they are a net's estimate."""
    if state.places or not state.owed:
        return _decided(rules, state), False
    net = net_for(rules, len(state.tokens) - state.tokens.count(()))
    if net is None:
        return by_points(rules, state), False
    known = race.exact(rules, state)
    if known is not None:
        return known, False
    return _by_net(rules, state, net), True


def _decided(rules: Rules, state: State) -> tuple[float, ...]:
    """Return the shares in the win of a game that is over."""
    if state.places:
        won = rules.side(state.places[0])
        return tuple(float(seat in won) for seat in range(len(state.tokens)))
    tied = engine.outcome(rules, state).draw
    if state.books.ended:
        won_by = tied if state.books.ended == TOGETHER else ()
        return tuple(float(seat in won_by) for seat in range(len(state.tokens)))
    return tuple((seat in tied) / len(tied) for seat in range(len(state.tokens)))


def _by_net(rules: Rules, state: State, net: Net) -> tuple[float, ...]:
    extras = net.inputs.extras(state) if net.sizes.extras else ()
    found = net.chances(state.tokens, state.turn, state.streak, extras)
    if rules.stack.doubled:
        found = _dragged(rules, state, found)
    if state.before is None or state.streak + 1 != rules.streak.most:
        return found
    # One six more would take the whole turn back.
    seat = (state.turn + 1) % len(state.tokens)
    while not state.tokens[seat]:
        seat = (seat + 1) % len(state.tokens)
    undone = net.chances(state.before, seat)
    return tuple(5 / 6 * there + 1 / 6 * back for there, back in zip(found, undone, strict=True))


def _dragged(rules: Rules, state: State, found: Sequence[float]) -> tuple[float, ...]:
    """Lower the chances of seats with a Doubled, which the net takes for two fast tokens."""
    costs = [evaluation_of(rules).drag(seat, own) for seat, own in enumerate(state.tokens)]
    weighed = [p * exp(-cost / POINTS_PER_E) for p, cost in zip(found, costs, strict=True)]
    return tuple(w / sum(weighed) for w in weighed)


def outlook(rules: Rules, state: State) -> tuple[float, ...]:
    """Return the chances a move is chosen by; where play goes on for places, of the next place."""
    if not state.places or not state.owed or state.turn in state.places:
        return between_throws(rules, state)
    tokens = tuple(() if seat in state.places else own for seat, own in enumerate(state.tokens))
    found = between_throws(rules, state._replace(tokens=tokens, places=()))
    return tuple(1.0 if seat in state.places else p for seat, p in enumerate(found))


def by_points(rules: Rules, state: State) -> tuple[float, ...]:
    """Return the chances to win estimated from points."""
    now = rules.of(state)
    points = {
        seat: worth.points - THEIR_FEAR * worth.risk + THROW_IN_HAND * (seat == state.turn)
        for seat, worth in enumerate(evaluation_of(now).worths(state))
        if worth is not None
    }
    sides = {seat: [ally for ally in now.side(seat) if ally in points] for seat in points}
    sums = {seat: sum(points[ally] for ally in side) for seat, side in sides.items()}
    top = max(sums.values())
    weighed = {seat: exp((total - top) / POINTS_PER_E) for seat, total in sums.items()}
    # Partners who win together share the chance of their side.
    whole = sum(weight / len(sides[seat]) for seat, weight in weighed.items())
    return tuple(weighed.get(seat, 0.0) / whole for seat in range(len(state.tokens)))


def chances_after(rules: Rules, state: State, moves: Sequence[Move]) -> Steps[list[float]]:
    """Return the acting seat's chance after each of its moves."""
    after = [engine.play(rules, state, move)[0] for move in moves]
    return [found[state.turn] for found in (yield from _judged(rules, after))]


def as_told(
    rules: Rules, state: State, moves: Sequence[Move], values: Sequence[float]
) -> Steps[list[float]]:
    """Turn the net's values of moves into calibrated chances."""
    others = [1.0]
    if len(state.seats) > 2:
        (now,) = yield from _judged(rules, [state])
        sides = {min(rules.side(seat)) for seat in state.seats} - {min(rules.side(state.turn))}
        others = [now[side] for side in sides]
    rest = sum(others) or 1.0
    found = []
    two = len(state.seats) == 2
    for move, own in zip(moves, values, strict=True):
        if two and race.exact(rules, engine.play(rules, state, move)[0]):
            found.append(own)
            continue
        whole = (own, *((1 - own) * chance / rest for chance in others))
        found.append(calibration.told(rules, state, whole)[0])
    return found


def points_view(rules: Rules) -> View:
    """Make the view that gives every seat its own sum of points."""

    def view(state: State) -> Sequence[float]:
        return evaluation_of(rules.of(state)).for_all(state)

    return view
