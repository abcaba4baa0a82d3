"""A position in points, on any board: how far the tokens are, and what they stand to lose."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache, partial
from typing import NamedTuple

from playpalace_ludo.core.rules import Rules, sum_face
from playpalace_ludo.core.state import YARD, State, Tokens, new

HOME = 78.0
"""Points of a token that is home; all others are in proportion."""
SHELTER = 3.25
OWN_FEAR, THEIR_FEAR = 0.95, 0.273
"""How much a seat minds its own tokens being exposed, and counts on others losing theirs."""
AGAINST_BEST, AGAINST_MEAN = 0.45, 0.55
THROW_IN_HAND = 5.0
"""What an extra throw is worth."""
CAPTURE_GOAL = 0.7
"""Where captures win the game: the share of a full set of tokens that all of them are worth."""
NEEDED_CAPTURE = 25.0
DRAG = 0.6
"""What a Doubled costs per step it has to go: only even dice move it, and by half."""
STANCES, MISSES = 4096, 512
"""How much is remembered: seats as they stand, and groups of hunters as they stand."""
ROUTE = 56
"""Points were found on the usual board; other routes are scaled to its length."""

Hunters = tuple[tuple[int, Mapping[int, tuple[float, float]]], ...]
"""Per hunting seat: from which steps it hits, how likely at once and with an extra throw."""
Near = tuple[int, int, Callable[[int], float]]
"""A hunting seat, the mask of steps from where it hits, how likely those there miss."""
Exposure = tuple[list[Near], float]
"""Who may capture a token, and what is lost with it."""
Stance = tuple[float, list[Exposure], int]
"""What a seat's tokens are worth, those that may be captured, and where they are as a mask."""


class Side(NamedTuple):
    """One seat's position: what it has, and what it may lose before it moves again."""

    points: float
    risk: float


class Evaluation:
    """The tables of one set of rules, and the sum over a position."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.teams = rules.teams
        self.group = 2 if rules.doubled else rules.spare_groups_of
        seats = range(len(rules.seats))
        self.points = [self._points(seat) for seat in seats]
        self.loss = [self._losses(seat) for seat in seats]
        self.faces = _face_chances(rules)
        self.hunters = self._hunters()
        self.exposures = self._exposures()
        self.needed = [self._tokens_needed(seat) for seat in seats]
        # Most tokens stand where they stood a move ago.
        self._stances = [lru_cache(STANCES)(partial(self._stance, seat)) for seat in seats]
        self.capture_goal = min((t.number for t in rules.win if t.kind == "captures"), default=0)

    def sides(self, tokens: Tokens) -> list[Side | None]:
        """Every seat's side; None where nobody plays."""
        stances = [stance(own) for stance, own in zip(self._stances, tokens, strict=True)]
        masks = [mask for _, _, mask in stances]
        found: list[Side | None] = []
        for points, exposed, mask in stances:
            risk = 0.0
            for near, loss in exposed:
                missed = _missed(masks, near)
                if missed != 1.0:
                    risk += (1.0 - missed) * loss
            found.append(new(Side, (points, risk)) if mask else None)
        return found

    def of(self, state: State, seat: int) -> float:
        """The position in points as one seat sees it."""
        return self._of(state, seat, self.worths(state))

    def for_all(self, state: State) -> list[float]:
        """The position in points as each seat sees it."""
        sides = self.worths(state)
        return [
            0.0 if side is None else self._of(state, seat, sides) for seat, side in enumerate(sides)
        ]

    def _of(self, state: State, seat: int, sides: list[Side | None]) -> float:
        if state.places:
            return self._placed(state, seat, sides)
        return self.seen_by(seat, sides, THROW_IN_HAND if state.turn == seat else 0.0)

    def worths(self, state: State) -> list[Side | None]:
        sides = self.sides(state.tokens)
        if state.ledger is not None and (self.capture_goal or self.rules.needs_captures):
            for seat, side in enumerate(sides):
                if side is not None:
                    bonus = self._for_captures(seat, state.ledger.captures[seat])
                    sides[seat] = side._replace(points=side.points + bonus)
        return sides

    def seen_by(self, seat: int, sides: list[Side | None], tempo: float = 0.0) -> float:
        own = sides[seat]
        assert own is not None
        ours = own.points - OWN_FEAR * own.risk + tempo
        teams = self.teams
        theirs = []
        for other, side in enumerate(sides):
            if side is None or other == seat:
                continue
            points, risk = side
            if teams and teams[other] == teams[seat]:
                ours += points - OWN_FEAR * risk
            else:
                theirs.append(points - THEIR_FEAR * risk)
        if not theirs:
            return ours
        return ours - AGAINST_BEST * max(theirs) - AGAINST_MEAN * sum(theirs) / len(theirs)

    def threat(self, tokens: Tokens, seat: int, step: int) -> float:
        """How likely a token there is captured before its owner moves again."""
        exposure = self.exposures[seat][step]
        return 1.0 - _missed([_mask(own) for own in tokens], exposure[0]) if exposure else 0.0

    def _stance(self, seat: int, own: tuple[int, ...]) -> Stance:
        values, exposures = self.points[seat], self.exposures[seat]
        alone = [step for step in own if own.count(step) < self.group] if self.group else own
        exposed = [exposure for step in alone if (exposure := exposures[step])]
        worth = [values[step] for step in own]
        if self.needed[seat] < len(own):
            worth = sorted(worth, reverse=True)[: self.needed[seat]]
        return sum(worth) - self.drag(seat, own), exposed, _mask(own)

    def drag(self, seat: int, own: tuple[int, ...]) -> float:
        """What a seat's Doubleds cost it in points."""
        if not self.rules.doubled:
            return 0.0
        pairs = [step for step in set(own) if step != YARD and own.count(step) == 2]
        return DRAG * sum(self.rules.left(seat, step) for step in pairs)

    def _placed(self, state: State, seat: int, sides: list[Side | None]) -> float:
        """Somebody has won: what counts is the place, then the rest of the race."""
        full = HOME * max(s.tokens for s in self.rules.seats)
        if seat in state.places:
            return full * (2 + len(state.tokens) - state.places.index(seat))
        if self.teams and self.teams[seat] in {self.teams[placed] for placed in state.places}:
            return full
        if not state.owed:
            return -full
        playing = [None if at in state.places else side for at, side in enumerate(sides)]
        return self.seen_by(seat, playing)

    def _for_captures(self, seat: int, made: int) -> float:
        bonus = NEEDED_CAPTURE * min(made, self.rules.needs_captures)
        if self.capture_goal:
            share = min(made, self.capture_goal) / self.capture_goal
            bonus += CAPTURE_GOAL * HOME * self.rules.seats[seat].tokens * share
        return bonus

    def _tokens_needed(self, seat: int) -> int:
        count = self.rules.seats[seat].tokens
        enough = [t.number for t in self.rules.win if t.kind == "home" and t.number <= count]
        return min(enough, default=count)

    def _points(self, seat: int) -> list[float]:
        """Points per step; the last entry is the yard."""
        rules, finish = self.rules, self.rules.finishes[seat]
        whole = rules.left(seat, 0) or 1
        found = []
        for step in range(finish):
            made = ROUTE * (1 - rules.left(seat, step) / whole)
            ahead = rules.seats[seat].route.reach(step)
            if all(rules.is_safe(seat, at) for at in ahead):
                found.append(62 + 0.78 * (made - 50))
            else:
                shelter = SHELTER if rules.is_safe(seat, step) else 0.0
                found.append(15.87 + 0.62 * made + 0.00715 * made * made + shelter)
        return [*found, HOME, 0.0]

    def _losses(self, seat: int) -> list[float]:
        points, route = self.points[seat], self.rules.seats[seat].route
        back = self.rules.capture_back
        found = []
        for step in range(route.finish):
            if not back:
                found.append(points[step])
            else:
                path = route.retrace(step, back)
                found.append(points[step] - points[path[-1]] if path else 0.0)
        return [*found, 0.0, 0.0]

    def _hunters(self) -> list[list[Hunters]]:
        """Per seat and step: who may capture a token there, from where, and how likely."""
        rules = self.rules
        found: list[list[dict[int, dict[int, tuple[float, float]]]]] = [
            [{} for _ in range(finish + 2)] for finish in rules.finishes
        ]
        for hunter, finish in enumerate(rules.finishes):
            prey = rules.prey(hunter)
            now = {at: self._reached(hunter, at) for at in (*range(finish + 1), YARD)}
            for at in now:
                later = self._reached_with_bonus(hunter, at, now)
                for to in {*now[at], *later}:
                    for seat, step in prey[to]:
                        hits = found[seat][step].setdefault(hunter, {})
                        before = hits.get(at, (0.0, 0.0))
                        hits[at] = (
                            before[0] + now[at].get(to, 0.0),
                            before[1] + later.get(to, 0.0),
                        )
        return [[tuple(hits.items()) for hits in steps] for steps in found]

    def _exposures(self) -> list[list[Exposure | None]]:
        """Per seat and step, None where nobody comes; equal hunters share what they remember."""
        known: dict[frozenset[tuple[int, tuple[float, float]]], Callable[[int], float]] = {}

        def near(hunter: int, hits: Mapping[int, tuple[float, float]]) -> Near:
            key = frozenset(hits.items())
            if key not in known:
                known[key] = lru_cache(MISSES)(partial(_miss, dict(sorted(hits.items()))))
            return hunter, _mask(hits), known[key]

        return [
            [
                ([near(*one) for one in there], loss) if there else None
                for there, loss in zip(steps, losses, strict=True)
            ]
            for steps, losses in zip(self.hunters, self.loss, strict=True)
        ]

    def _reached(self, hunter: int, at: int) -> dict[int, float]:
        """Where one throw may take a token, and how likely."""
        found: dict[int, float] = {}
        for face, chance in self.faces:
            for to in self._ends(hunter, at, face):
                found[to] = found.get(to, 0.0) + chance
        return found

    def _reached_with_bonus(
        self, hunter: int, at: int, now: Mapping[int, Mapping[int, float]]
    ) -> dict[int, float]:
        """The same with a throw that brings another one before it."""
        found: dict[int, float] = {}
        for face, chance in self.faces:
            if _throws_again(self.rules, face):
                best: dict[int, float] = {}
                for between in self._ends(hunter, at, face):
                    for to, then in now[between].items():
                        best[to] = max(best.get(to, 0.0), then)
                for to, then in best.items():
                    found[to] = found.get(to, 0.0) + chance * then
        return found

    def _ends(self, hunter: int, at: int, face: int) -> set[int]:
        return {move.to for move in self.rules.options(hunter, face)[0][at]}


def _mask(steps: Iterable[int]) -> int:
    """A bit for every step; the lowest is the yard."""
    mask = 0
    for step in steps:
        mask |= 1 << step + 1
    return mask


def _missed(masks: list[int], near: list[Near]) -> float:
    """How likely all who are near miss."""
    missed = 1.0
    for hunter, reach, miss in near:
        if there := masks[hunter] & reach:
            missed *= miss(there)
    return missed


def _miss(hits: Mapping[int, tuple[float, float]], there: int) -> float:
    now = later = 0.0
    for at, (at_once, with_bonus) in hits.items():
        if there & _mask([at]):
            now += at_once
            later += with_bonus
    return (1.0 - min(now, 1.0)) * (1.0 - min(later, 1.0))


def _throws_again(rules: Rules, face: int) -> bool:
    if rules.loose:
        return "again" in rules.faces[face].then
    return (rules.bonus_on_sixes and rules.faces[face].value == 6) or rules.dice > 1


def _face_chances(rules: Rules) -> list[tuple[int, float]]:
    """How likely each face is among what one throw gives."""
    found = []
    for face in range(1, len(rules.faces)):
        chance = sum(
            p
            for throw, p in rules.throws.items()
            if face in ((sum_face(throw),) if rules.sums else throw)
        )
        if chance:
            found.append((face, chance))
    return found


@lru_cache(maxsize=64)
def evaluation_of(rules: Rules) -> Evaluation:
    return Evaluation(rules)
