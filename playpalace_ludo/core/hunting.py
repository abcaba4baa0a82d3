"""Search for the captures of one seat's next throw, by playing it out on the engine.

The work is counted in positions and bounded per question, so that no rule file keeps anybody
waiting. The count depends on rules and position alone: a search that is cut short finds the same on
every machine, and its result is a lower bound.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeAlias, TypeVar

from playpalace_ludo.core import engine
from playpalace_ludo.core.engine import turns
from playpalace_ludo.core.engine.abilities import SECOND
from playpalace_ludo.core.engine.moves import legal_moves
from playpalace_ludo.core.engine.outlook import hand_of
from playpalace_ludo.core.events import Captured, DuelDue, Event, GivenAway, TakenOver
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State, Throw, Tokens
from playpalace_ludo.core.steps import Steps, finish
from playpalace_ludo.core.tables import Spot
from playpalace_ludo.core.weight import weight

Piece: TypeAlias = tuple[int, int]
"""A token: its seat and its number, counted from 0."""

Dice: TypeAlias = tuple[int, ...]
"""Faces still to be played."""

Key = TypeVar("Key")

MOST_POSITIONS = 24_000
"""Positions looked at for one question, for all seats that may throw together."""
MOST_WITH_DICE = 24_000
"""The same for a seat whose pooled dice wait to be played with those of its next throw."""
MOST_KEPT, MOST_HITS_KEPT = 256, 50_000
"""Hunts remembered at least, fewer if they found so much; twice as many at most."""
HITS = 4
"""Captures by one move that take as long to note as one position."""
TO_REACH = 8
"""Reach tests (tokens times dice) that take as long as one position."""
MOST_REACHING = 64
"""Most reach tests (tokens times dice) for which testing reach first is worth the time."""
NO_HITS: frozenset[Hit] = frozenset()
NO_MOVE = Move(-1, (-1,), 0, 0, 0)
"""Stands for a move of no token."""
NOTHING = 0
"""Stands for the face of an ability where none is used."""


class Hit(NamedTuple):
    by: Piece
    """The capturing token; the first of two that move together."""
    prey: Piece


class Fall(NamedTuple):
    """One way the dice may fall, and the captures it allows."""

    throws: tuple[Throw, ...]
    """One throw; several where a player who cannot move has further tries."""
    chance: float
    hits: frozenset[Hit]


Ways: TypeAlias = tuple[Fall, ...]
"""All ways the dice may fall."""


class Attempt(NamedTuple):
    """A use of abilities before the next throw, and every way that throw may fall."""

    use: int
    """The face of the ability used, or ``NOTHING``."""
    falls: Ways


@dataclass(frozen=True, eq=False)
class Hunt:
    """The captures one seat could make with its next throw."""

    attempts: tuple[Attempt, ...]
    """Throwing at once comes first, then each use of an ability."""
    looked: int
    """Positions looked at."""
    cut: bool
    """The search was cut short, so all chances are lower bounds."""
    success: float = 1.0
    """How likely an attempted capture succeeds where captures are fought for."""

    @cached_property
    def of_tokens(self) -> Mapping[Piece, float]:
        """How likely each token can be captured by a hunter that wants nothing else."""
        return self._likeliest(lambda hit: hit.prey)

    @cached_property
    def of_seats(self) -> Mapping[int, float]:
        """How likely some token of each seat can be captured."""
        return self._likeliest(lambda hit: hit.prey[0])

    def _likeliest(self, prey_of: Callable[[Hit], Key]) -> dict[Key, float]:
        best: dict[Key, float] = {}
        for attempt in self.attempts:
            chances: dict[Key, float] = {}
            for fall in attempt.falls:
                for prey in {prey_of(hit) for hit in fall.hits}:
                    chances[prey] = chances.get(prey, 0.0) + fall.chance * self.success
            for prey, chance in chances.items():
                best[prey] = max(best.get(prey, 0.0), chance)
        return best


Question: TypeAlias = tuple[Rules, State, int]
"""Rules, position and hunter."""


class _Memory:
    """The last hunts by their questions.

    They are dropped one half at a time, so that an answer found step by step by `look` is still
    there when `hunt` asks for it.
    """

    def __init__(self) -> None:
        self._recent: dict[Question, Hunt] = {}
        self._earlier: dict[Question, Hunt] = {}
        self._hits = 0
        """Of the recent ones."""

    def find(self, question: Question) -> Hunt | None:
        return self._recent.get(question) or self._earlier.get(question)

    def keep(self, question: Question, found: Hunt) -> Hunt:
        if len(self._recent) >= MOST_KEPT or self._hits >= MOST_HITS_KEPT:
            self._earlier, self._recent, self._hits = self._recent, {}, 0
        self._recent[question] = found
        self._hits += sum(len(fall.hits) for one in found.attempts for fall in one.falls)
        return found


_memory = _Memory()


def hunt(rules: Rules, state: State, hunter: int) -> Hunt:
    """Return the hunter's options, throwing at once first, and how the throw may then fall.

    Abilities are used before the throw, whatever falls. To ask on behalf of another player, pass
    the position through `secrets.as_known` first.
    """
    key = (rules, state, hunter)
    if (known := _memory.find(key)) is not None:
        return known
    search = CaptureSearch(rules, state, hunter, share(state, hunter))
    return _memory.keep(key, finish(search.steps()))


def look(rules: Rules, state: State, hunters: Iterable[int]) -> Steps[None]:
    """Search for some seats, a few positions per step, so that `hunt` then answers from memory."""
    for hunter in hunters:
        key = (rules, state, hunter)
        if _memory.find(key) is None:
            search = CaptureSearch(rules, state, hunter, share(state, hunter))
            _memory.keep(key, (yield from search.steps()))


def count(rules: Rules, state: State, most: int) -> list[int]:
    """Count the positions a question takes for each seat under the bound ``most``."""
    counted: list[int] = []
    for hunter in state.seats:
        found = finish(CaptureSearch(rules, state, hunter, most - sum(counted)).steps())
        counted.append(found.looked if not found.cut else most)
        if found.cut:
            break
    return counted


def share(state: State, hunter: int) -> int:
    """Return the bound on positions for one of the seats that may throw."""
    if state.turn == hunter and state.awaiting == "roll" and state.pool:
        return MOST_WITH_DICE
    return MOST_POSITIONS // len(state.seats)


class CaptureSearch:
    """The search for one seat, with its count of positions and its bound."""

    def __init__(self, rules: Rules, state: State, hunter: int, most: int) -> None:
        self.rules = rules
        self.most = most
        self.cut = False
        self._ready = _about_to_throw(rules, state, hunter)
        self.looked = len(self._ready.moves) // TO_REACH
        self._weight = weight(rules.of(state))
        self._counts = [*map(len, state.tokens)] if rules.changes_hands else []
        """How many tokens each seat has where that may change during a throw."""

    def steps(self) -> Steps[Hunt]:
        """Search to the end or to the bound."""
        ready = self._ready
        found = [Attempt(NOTHING, (yield from self._falls(ready, (), 1.0, self.most)))]
        for move in ready.moves:
            if not self._may_look(self.most):
                break
            used, events = engine.play(self.rules, ready, move)
            for ways in (yield from self._after_use(ready, used, events)):
                found.append(Attempt(move.face, ways))
        return Hunt(tuple(found), self.looked, self.cut, self.rules.of(ready).capture.duel_chance)

    def _may_look(self, until: int) -> bool:
        """Count one position, unless the bound is reached."""
        if self.looked + self._weight > until:
            self.cut = True
            return False
        self.looked += self._weight
        return True

    def _after_use(self, before: State, state: State, events: Iterable[Event]) -> Steps[list[Ways]]:
        """Return how the throw may fall after a use, once for each way to play its effect."""
        if not self._plays_on(before, state, events):
            later: list[Ways] = [(Fall((), 1.0, NO_HITS),)]
        elif state.awaiting == "roll":
            later = [(yield from self._falls(state, (), 1.0, self.most))]
        else:
            later = []
            for move in state.moves:
                if not self._may_look(self.most):
                    break
                played = engine.play(self.rules, state, move)
                later += yield from self._after_use(before, *played)
        sure = frozenset(self._captures(events))
        return [tuple([fall._replace(hits=fall.hits | sure) for fall in ways]) for ways in later]

    def _plays_on(self, before: State, state: State, events: Iterable[Event]) -> bool:
        """Tell whether the turn goes on and every token has still the number it began with."""
        if not _goes_on(before, state):
            return False
        if self._counts and any(isinstance(event, (TakenOver, GivenAway)) for event in events):
            self.cut = True
            return False
        return True

    def _captures(self, events: Iterable[Event]) -> list[Hit]:
        """List the captures among the tokens that the question is about, none born since."""
        found = [*_captures(events)]
        if not self._counts:
            return found
        known = [hit for hit in found if self._is_there(hit.prey)]
        self.cut = self.cut or not all(self._is_there(hit.by) for hit in known)
        return [hit for hit in known if self._is_there(hit.by)]

    def _is_there(self, piece: Piece) -> bool:
        seat, token = piece
        return token < self._counts[seat]

    def _falls(
        self, state: State, before: tuple[Throw, ...], chance: float, until: int
    ) -> Steps[Ways]:
        """Return how the dice may fall, sharing out the remaining bound among the ways."""
        rules = self.rules
        found: list[Fall] = []
        again: list[tuple[int, State, int]] = []
        throws = rules.chances(state)
        for number, (dice, part) in enumerate(throws):
            room = (until - self.looked) // (len(throws) - number)
            most = min(self.looked + max(room, self._weight), until)
            if not self._may_look(most):
                break
            yield self._weight
            thrown, likely = (*before, dice), chance * part
            after, _ = engine.roll(rules, state, dice)
            if after.books.ability == SECOND and after.awaiting == "roll":
                found += yield from self._falls(after, thrown, likely, most)  # the other of two
            elif _goes_on(state, after) and after.pool:
                if after.awaiting == "roll":
                    after = _without_further_throws(rules, after)
                looked = self.looked
                hits, cut = yield from self._hits(after, most)
                if cut:
                    again.append((len(found), after, self.looked - looked))
                found.append(Fall(thrown, likely, hits))
            elif _goes_on(state, after) and len(after.owed) < len(state.owed):
                found += yield from self._falls(after, thrown, likely, most)  # another try
            else:
                found.append(Fall(thrown, likely, NO_HITS))
        for number, (index, after, spent) in enumerate(again):  # with what the others have left
            room = (until - self.looked) // (len(again) - number)
            cut = room <= spent
            if not cut:
                hits, cut = yield from self._hits(after, self.looked + room)
                found[index] = found[index]._replace(hits=found[index].hits | hits)
            self.cut = self.cut or cut
        return tuple(found)

    def _hits(self, state: State, until: int) -> Steps[tuple[frozenset[Hit], bool]]:
        """Collect the captures of all ways to play the dice; was the search cut short?

        Lines in which one token plays on until it captures come first: they make most captures.
        """
        rules = self.rules
        reached = _within_reach(rules, state)
        self.looked += len(state.tokens[state.turn]) * len(state.pool) // TO_REACH
        if reached is not None and not reached:
            return NO_HITS, False
        found: set[Hit] = set()
        seen: set[object] = set()
        alone: list[tuple[State, Move | None]] = [(state, None)]
        together: deque[State] = deque()
        while alone or together:
            one, last = alone.pop() if alone else (together.popleft(), NO_MOVE)
            yield len(one.moves) * self._weight
            for move in one.moves:
                if self.looked + self._weight > until:
                    return frozenset(found), True
                self.looked += self._weight
                after, events = engine.play(rules, one, move)
                captured = self._captures(events)
                found.update(captured)
                self.looked += len(captured) // HITS
                if after.books.duel and len(one.pool) > 1:
                    self.cut = True  # whoever loses may try again with what is left
                if after.owed and after.owed[0] and self._plays_on(one, after, events):
                    position = after[:5] + after[6:]  # all but the moves, which follow from it
                    if position in seen:
                        continue
                    seen.add(position)
                    if captured:  # which may have cleared the way for another token
                        alone.append((after, None))
                    elif last is None or move.tokens == last.tokens:
                        alone.append((after, move))
                    else:
                        together.append(after)
            if reached is not None and found >= reached:
                break
        return frozenset(found), False


def _captures(events: Iterable[Event]) -> Iterable[Hit]:
    for event in events:
        if isinstance(event, Captured):
            yield Hit((event.by, event.tokens[0]), (event.seat, event.token))
        elif isinstance(event, DuelDue):
            yield from (Hit((event.by, event.tokens[0]), prey) for prey in event.prey)


def _goes_on(before: State, after: State) -> bool:
    if after.books.poll:  # what others answer is not known
        return False
    return bool(after.owed) and (after.turn, after.number) == (before.turn, before.number)


def _about_to_throw(rules: Rules, state: State, hunter: int) -> State:
    """Return the same position with the hunter to throw."""
    throws = state.turn == hunter and state.awaiting == "roll"
    if throws and not (state.opening or state.books.duel):
        return state
    now, books = rules.of(state), state.books
    if now.plan.keeps_books:  # lots and duels due belong to another seat, or are over by then
        books = books._replace(bonuses=0, ability="", lots=(), duel=None, poll=None, polls=())
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


def _without_further_throws(rules: Rules, state: State) -> State:
    """Return the position as if dice pooled for another throw were played at once."""
    now, hand = rules.of(state), hand_of(state)
    return state._replace(owed=state.pool, moves=legal_moves(now, state.tokens, hand))


def _within_reach(rules: Rules, state: State) -> set[Hit] | None:
    """Return the captures that the routes alone would allow; None if the rules may allow more."""
    seat, tokens = state.turn, state.tokens
    if len(tokens[seat]) * len(state.pool) > MOST_REACHING or not _routes_decide(rules):
        return None
    pool = tuple(sorted(state.pool))
    found = {
        Hit((seat, token), (other, number))
        for token, step in enumerate(tokens[seat])
        for other, at in _spots(rules, seat, step, pool)
        for number, stands in enumerate(tokens[other])
        if stands == at
    }
    if _captor_is_gone(rules):
        return {hit for hit in found if _gets_there(rules, tokens, hit, pool)}
    return found


def _captor_is_gone(rules: Rules) -> bool:
    """Tell whether every capture sends the captor straight home."""
    spared = rules.permits.capture or rules.capture.spare_groups_of or rules.stack.doubled
    return rules.capture.captor_finishes and not spared


def _gets_there(rules: Rules, tokens: Tokens, hit: Hit, pool: Dice) -> bool:
    """Tell whether a captor, which leaves the track when it captures, can get as far as this prey.

    Prey that stands earlier on each way is captured instead, unless other tokens take it first.
    """
    (seat, token), (other, number) = hit
    aim = (other, tokens[other][number])
    standing = {(owner, step) for owner, own in enumerate(tokens) for step in own}
    waiting: list[tuple[int, Dice, tuple[Spot, ...]]] = [(tokens[seat][token], pool, ())]
    seen = {*waiting}
    for at, rest, passed in waiting:  # which grows on the way
        for face, left in _each(rest):
            for move in rules.plan.moves.table(seat, face)[0][at]:
                prey = rules.plan.prey[seat][move.to]
                if aim in prey and _are_taken(rules, tokens, hit.by, passed, left):
                    return True
                one = (move.to, left, (*passed, *(spot for spot in prey if spot in standing)))
                if one not in seen:
                    seen.add(one)
                    waiting.append(one)
    return False


def _are_taken(rules: Rules, tokens: Tokens, by: Piece, spots: Iterable[Spot], pool: Dice) -> bool:
    """Tell whether each of these spots is in reach of another token of the seat."""
    seat, token = by
    return all(
        any(
            spot in _spots(rules, seat, step, pool)
            for number, step in enumerate(tokens[seat])
            if number != token
        )
        for spot in spots
    )


def _each(dice: Dice) -> Iterable[tuple[int, Dice]]:
    """Yield each die with the remaining ones."""
    for number, face in enumerate(dice):
        yield face, dice[:number] + dice[number + 1 :]


@lru_cache(maxsize=64)
def _routes_decide(rules: Rules) -> bool:
    """Tell whether only own tokens move, each on its route by the dice, and prey stays in place."""
    plan = rules.plan
    return not (
        plan.special
        or plan.captures_passing
        or plan.sets_back
        or plan.sends_captor
        or rules.capture.waiting != "none"
        or rules.chance.bonus_faces
        or rules.amendments
    )


@lru_cache(maxsize=2048)
def _spots(rules: Rules, seat: int, step: int, pool: Dice) -> tuple[Spot, ...]:
    """Return where tokens stand that one token might capture with some of these dice."""
    plan = rules.plan
    waiting = [(step, pool)]
    seen = {*waiting}
    for at, rest in waiting:  # which grows on the way
        for face, left in _each(rest):
            for move in plan.moves.table(seat, face)[0][at]:
                if (move.to, left) not in seen:
                    seen.add((move.to, left))
                    waiting.append((move.to, left))
    reached = {at for at, rest in waiting if rest != pool}
    return tuple(dict.fromkeys(spot for at in reached for spot in plan.prey[seat][at]))
