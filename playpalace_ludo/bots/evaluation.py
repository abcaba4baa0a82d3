"""Static evaluation in points on any board: progress of tokens, less their risk of capture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial, reduce
from typing import NamedTuple, TypeVar

from playpalace_ludo.bots import conditions
from playpalace_ludo.bots.chances import face_chances
from playpalace_ludo.bots.tempo import A_TURN, tempo
from playpalace_ludo.core import engine
from playpalace_ludo.core.engine import duels
from playpalace_ludo.core.merit import points_of
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, State, Tokens, new

HOME = 78.0
"""Points of a token that is home; other points are scaled to it."""
SHELTER = 3.25
OWN_FEAR, THEIR_FEAR = 0.95, 0.273
"""Weights of the risk to own tokens and of the risk to opponents' tokens."""
AGAINST_BEST, AGAINST_MEAN = 0.45, 0.55
THROW_IN_HAND = A_TURN
"""Points of an extra throw."""
CAPTURE_GOAL = 0.7
"""Where captures win the game: the share of a full set of tokens that all of them are worth."""
NEEDED_CAPTURE = 25.0
HELD = 6.0
"""Points of an ability in hand, the same for all, since others' may be hidden."""
DRAG = 0.6
"""Cost of a Doubled per step left: only even dice move it, and by half."""
STANCES, MISSES, COSTS = 1024, 512, 256
"""Cache sizes: seats by position, one seat's attackers, all attackers by position."""
ROUTE = 56
"""Length of the usual route, for which points were tuned; other routes are scaled to it."""

Key = TypeVar("Key")
Value = TypeVar("Value")


class Memo(dict[Key, Value]):
    """A cache that is emptied when full."""

    def __init__(self, most: int, work_out: Callable[[Key], Value]) -> None:
        self.most = most
        self.work_out = work_out

    def __missing__(self, key: Key) -> Value:
        if len(self) >= self.most:
            self.clear()
        found = self[key] = self.work_out(key)
        return found


Hunters = tuple[tuple[int, Mapping[int, tuple[float, float]]], ...]
"""Per attacking seat: steps it hits from, with the chances in one throw and with an extra one."""
Near = tuple[int, int, Memo[int, float]]
"""A mask of the steps one seat hits from, its first bit, and the chance that its tokens miss."""
Exposure = tuple[int, Memo[int, float]]
"""A mask of the places a token may be captured from, and the expected loss to tokens there."""
Rival = tuple[float, list[Exposure]]
"""The worth of another seat's tokens, and the exposures of those that may be captured."""
Stance = tuple[float, list[Exposure], int]
"""The worth of a seat's tokens, the exposures of those that may be captured, and their mask."""


class Worth(NamedTuple):
    """A seat's position in points: what it has, and what it may lose before it moves again."""

    points: float
    risk: float


class Evaluation:
    """The tables of one set of rules, and the sum over a position."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.teams = rules.teams.names if rules.shares_win else ()
        self.group = 2 if rules.stack.doubled else rules.capture.spare_groups_of
        seats = range(len(rules.seats))
        self.points = [self._points(seat) for seat in seats]
        self.loss = [self._losses(seat) for seat in seats]
        self.faces = face_chances(rules)
        self.hunters = self._hunters()
        self.bits = self._bits()
        self.prey = self._prey()
        self.near = self._near()
        self.exposures = self._exposures()
        self.stretch = [max(1.0, ROUTE / (rules.left(seat, 0) or 1)) for seat in seats]
        """Value of a step relative to the usual board."""
        self.needed = [self._tokens_needed(seat) for seat in seats]
        # Cached, since most tokens have not moved since the last position.
        self._stances = [Memo(STANCES, partial(self._stance, seat)) for seat in seats]
        self.capture_goal = min(
            (t.number for t in rules.win.goals if t.kind == "captures"), default=0
        )
        self.points_goal = conditions.points_goal(rules)
        self.counts_more = bool(
            self.capture_goal
            or rules.finish.needs_captures
            or rules.plan.by_points
            or rules.win.lose
            or rules.permits.capture
            or rules.abilities.by_face
            or rules.chance.picks
            or rules.chance.polls
        )
        """Whether the value of a position depends on more than tokens."""
        self.one_by_one = self._counts_one_by_one()

    def _token_worths(
        self, tokens: Tokens, hunters: conditions.Hunting | None = None
    ) -> list[Worth | None]:
        """Value every seat's position; None where nobody plays.

        ``hunters`` lists the seats that may capture each seat's tokens, if not all may.
        """
        stances = []
        everybody = 0
        for stance, own in zip(self._stances, tokens, strict=True):
            stands = stance[own]
            everybody |= stands[2]
            stances.append(stands)
        found: list[Worth | None] = []
        for points, exposed, mask in stances:
            risk = 0.0
            if hunters:
                everybody = 0
                for hunter in hunters[len(found)]:
                    everybody |= stances[hunter][2]
            for reach, cost in exposed:
                if near := everybody & reach:
                    risk += cost[near]
            found.append(new(Worth, (points, risk)) if mask else None)
        return found

    def of(self, state: State, seat: int) -> float:
        """Value the position in points for one seat."""
        if state.books.duel:
            return sum(
                chance * self.of(engine.roll(self.rules, state, dice)[0], seat)
                for dice, chance in duels.ends(self.rules)
            )
        return self._of(state, seat, self.worths(state))

    def side_by_side(self, state: State, moves: Sequence[Move]) -> list[float]:
        """Value the positions after these moves for the seat that moves.

        Most moves put one token on an empty square and change nothing else. For these only
        the difference is computed, in less than half the time.
        """
        seat = state.turn
        if state.places or not self.one_by_one or any(state.owed[1:]):
            return [self._played(state, move) for move in moves]
        rivals: list[Rival] = []
        theirs = 0
        for other, own in enumerate(state.tokens):
            if own and other != seat:
                worth, exposed, mask = self._stances[other][own]
                rivals.append((worth, exposed))
                theirs |= mask
        own = state.tokens[seat]
        now, exposed, mask = self._stances[seat][own]
        for reach, cost in exposed:
            now -= OWN_FEAR * cost[theirs & reach]
        if len(state.owed) > 1:
            now += THROW_IN_HAND
        finish, prey, bits = self.rules.plan.finishes[seat], self.prey[seat], self.bits[seat]
        found = []
        for move in moves:
            to = move.to
            if to == finish or theirs & prey[to]:
                found.append(self._played(state, move))
                continue
            start = own[move.tokens[0]]
            ours = now - self._worth(seat, start, theirs) + self._worth(seat, to, theirs)
            everybody = theirs | mask | bits[to]
            if own.count(start) == 1:
                everybody ^= bits[start]
            found.append(ours - _against(rivals, everybody))
        return found

    def _played(self, state: State, move: Move) -> float:
        after, _ = engine.play(self.rules, state, move)
        return evaluation_of(self.rules.of(after)).of(after, state.turn)

    def _worth(self, seat: int, step: int, theirs: int) -> float:
        """Value one token there for its owner, less its risk."""
        exposure = self.exposures[seat][step]
        if exposure is None:
            return self.points[seat][step]
        reach, cost = exposure
        return self.points[seat][step] - OWN_FEAR * cost[theirs & reach]

    def for_all(self, state: State) -> list[float]:
        """Value the position in points for each seat."""
        if state.books.duel:
            return [self.of(state, seat) for seat in range(len(state.tokens))]
        worths = self.worths(state)
        return [
            self._of(state, seat, worths) if worth or seat in state.books.out else 0.0
            for seat, worth in enumerate(worths)
        ]

    def _of(self, state: State, seat: int, worths: list[Worth | None]) -> float:
        if seat in state.books.out:
            return -HOME * max(s.tokens for s in self.rules.seats)
        if state.places:
            return self._placed(state, seat, worths)
        return self.seen_by(seat, worths, THROW_IN_HAND if state.turn == seat else 0.0)

    def worths(self, state: State) -> list[Worth | None]:
        if not self.counts_more:
            return self._token_worths(state.tokens)
        hunters = conditions.hunters(self.rules, state) if self.rules.permits.capture else None
        worths = self._token_worths(state.tokens, hunters)
        for seat, worth in enumerate(worths):
            if seat in state.books.out:
                worths[seat] = None
            elif worth is not None:
                bonus = self._for_captures(seat, state.books.captures[seat])
                bonus += self._for_points(seat, points_of(state.books, seat))
                chosen = self.rules.chance.picks or self.rules.chance.polls
                bonus += tempo(state.books, seat) if chosen else 0.0
                worths[seat] = worth._replace(points=worth.points + bonus)
        if self.rules.abilities.by_face:
            self._with_abilities(state, worths)
        return worths

    def _with_abilities(self, state: State, worths: list[Worth | None]) -> None:
        """Add the abilities in hand, and remove the risk of shielded tokens."""
        for seat, held in enumerate(state.books.held):
            if (worth := worths[seat]) is not None:
                worths[seat] = worth._replace(points=worth.points + HELD * len(held))
        if not state.books.shields:
            return
        everybody = 0
        for own, bits in zip(state.tokens, self.bits, strict=True):
            for stands in own:
                everybody |= bits[stands]
        for seat, token, _ in state.books.shields:
            own, worth = state.tokens[seat], worths[seat]
            exposure = self.exposures[seat][own[token]]
            alone = not self.group or own.count(own[token]) < self.group
            if worth is not None and exposure is not None and alone:
                reach, cost = exposure
                worths[seat] = worth._replace(risk=worth.risk - cost[everybody & reach])

    def seen_by(self, seat: int, worths: list[Worth | None], tempo: float = 0.0) -> float:
        own = worths[seat]
        assert own is not None
        ours = own.points - OWN_FEAR * own.risk + tempo
        teams, theirs, total = self.teams, [], 0.0
        for other, worth in enumerate(worths):
            if worth is None or other == seat:
                continue
            points, risk = worth
            if teams and teams[other] == teams[seat]:
                ours += points - OWN_FEAR * risk
            else:
                theirs.append(points - THEIR_FEAR * risk)
                total += theirs[-1]  # as compiled code does, and not as `sum` from Python 3.12 on
        if not theirs:
            return ours
        return ours - AGAINST_BEST * max(theirs) - AGAINST_MEAN * total / len(theirs)

    def threat(self, tokens: Tokens, seat: int, step: int) -> float:
        """Return the chance that a token there is captured before its owner moves again."""
        everybody = 0
        for own, bits in zip(tokens, self.bits, strict=True):
            for stands in own:
                everybody |= bits[stands]
        return _hit(self.near[seat][step], everybody)

    def _stance(self, seat: int, own: tuple[int, ...]) -> Stance:
        values, exposures, bits = self.points[seat], self.exposures[seat], self.bits[seat]
        points, exposed, mask = 0.0, [], 0
        for step in own:
            points += values[step]
            mask |= bits[step]
            if exposure := exposures[step]:
                exposed.append(exposure)
        if not self.one_by_one:
            if self.group:
                alone = [step for step in own if own.count(step) < self.group]
                exposed = [exposure for step in alone if (exposure := exposures[step])]
            best = sorted([values[step] for step in own], reverse=True)[: self.needed[seat]]
            points = reduce(float.__add__, best, 0.0) - self.drag(seat, own)  # as in `seen_by`
        return points, exposed, mask

    def drag(self, seat: int, own: tuple[int, ...]) -> float:
        """Return the cost of a seat's Doubleds in points."""
        if not self.rules.stack.doubled:
            return 0.0
        pairs = [step for step in set(own) if step != YARD and own.count(step) == 2]
        return DRAG * sum(self.rules.left(seat, step) for step in pairs)

    def _placed(self, state: State, seat: int, worths: list[Worth | None]) -> float:
        """Value a won position: by the place, then by the rest of the race."""
        full = HOME * max(s.tokens for s in self.rules.seats)
        if seat in state.places:
            return full * (2 + len(state.tokens) - state.places.index(seat))
        if self.teams and self.teams[seat] in {self.teams[placed] for placed in state.places}:
            return full
        if not state.owed:
            return -full
        playing = [None if at in state.places else worth for at, worth in enumerate(worths)]
        return self.seen_by(seat, playing)

    def _counts_one_by_one(self) -> bool:
        """Tell whether a seat's value is the sum of its tokens' values."""
        plan = self.rules.plan
        return plan.plain_turns and not (
            self.teams or self.group or plan.captures_passing or plan.row or plan.home_wins
        )

    def _for_captures(self, seat: int, made: int) -> float:
        bonus = NEEDED_CAPTURE * min(made, self.rules.finish.needs_captures)
        if self.capture_goal:
            share = min(made, self.capture_goal) / self.capture_goal
            bonus += CAPTURE_GOAL * HOME * self.rules.seats[seat].tokens * share
        return bonus

    def _for_points(self, seat: int, points: int) -> float:
        if not self.rules.plan.by_points:
            return 0.0
        share = min(points / self.points_goal, 1.0)
        return CAPTURE_GOAL * HOME * self.rules.seats[seat].tokens * share

    def _tokens_needed(self, seat: int) -> int:
        count = self.rules.seats[seat].tokens
        enough = [
            t.number
            for t in self.rules.win.goals
            if t.kind in ("home", "team home") and 0 < t.number <= count
        ]
        return min(enough, default=count)

    def _points(self, seat: int) -> list[float]:
        """Return points per step; the last entry is the yard."""
        rules, finish = self.rules, self.rules.plan.finishes[seat]
        whole = rules.left(seat, 0) or 1
        found = []
        for step in range(finish):
            made = ROUTE * (1 - rules.left(seat, step) / whole)
            ahead = rules.seats[seat].route.reach(step)
            if all(rules.plan.prey.is_safe(seat, at) for at in ahead):
                found.append(62 + 0.78 * (made - 50))
            else:
                shelter = SHELTER if rules.plan.prey.is_safe(seat, step) else 0.0
                found.append(15.87 + 0.62 * made + 0.00715 * made * made + shelter)
        return [*found, HOME, 0.0]

    def _losses(self, seat: int) -> list[float]:
        points, route = self.points[seat], self.rules.seats[seat].route
        back = self.rules.capture.back
        found = []
        for step in range(route.finish):
            if not back:
                found.append(points[step])
            else:
                path = route.retrace(step, back)
                found.append(points[step] - points[path[-1]] if path else 0.0)
        succeeds = self.rules.capture.duel_chance
        return [*(succeeds * loss for loss in found), 0.0, 0.0]

    def _hunters(self) -> list[list[Hunters]]:
        """List per seat and step the attackers of a token there, with steps and chances."""
        rules = self.rules
        found: list[list[dict[int, dict[int, tuple[float, float]]]]] = [
            [{} for _ in range(finish + 2)] for finish in rules.plan.finishes
        ]
        for hunter, finish in enumerate(rules.plan.finishes):
            prey = rules.plan.prey[hunter]
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

    def _bits(self) -> list[list[int]]:
        """Return the bit of each seat and step in a mask of the whole board, the yard last."""
        found, yard = [], 1
        for finish in self.rules.plan.finishes:
            found.append([*(yard << step + 1 for step in range(finish + 1)), yard])
            yard <<= finish + 2
        return found

    def _prey(self) -> list[list[int]]:
        """Return per seat and step the mask of tokens that may be captured from there."""
        bits, prey = self.bits, self.rules.plan.prey
        return [
            [sum(bits[other][step] for other, step in there) for there in prey[seat]]
            for seat in range(len(bits))
        ]

    def _near(self) -> list[list[list[Near]]]:
        """List the attackers per seat and step; equal lists share one cache."""
        known: dict[frozenset[tuple[int, tuple[float, float]]], Memo[int, float]] = {}

        def near(hunter: int, hits: Mapping[int, tuple[float, float]]) -> Near:
            key = frozenset(hits.items())
            if key not in known:
                known[key] = Memo(MISSES, partial(_miss, dict(sorted(hits.items()))))
            bits = self.bits[hunter]
            return sum(bits[at] for at in hits), bits[YARD].bit_length() - 1, known[key]

        return [[[near(*one) for one in there] for there in steps] for steps in self.hunters]

    def _exposures(self) -> list[list[Exposure | None]]:
        """Return the risk per seat and step; None where nobody can capture."""

        def exposure(near: list[Near], loss: float) -> Exposure:
            reach = sum(reach for reach, _, _ in near)
            return reach, Memo(COSTS, lambda there: _hit(near, there) * loss)

        return [
            [
                exposure(near, loss) if near else None
                for near, loss in zip(steps, losses, strict=True)
            ]
            for steps, losses in zip(self.near, self.loss, strict=True)
        ]

    def _reached(self, hunter: int, at: int) -> dict[int, float]:
        """Return the steps one throw may move a token to, with their chances."""
        found: dict[int, float] = {}
        for face, chance in self.faces:
            for to in self._ends(hunter, at, face):
                found[to] = found.get(to, 0.0) + chance
        return found

    def _reached_with_bonus(
        self, hunter: int, at: int, now: Mapping[int, Mapping[int, float]]
    ) -> dict[int, float]:
        """Return the chances of steps reached in two throws, if the first earns the second."""
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
        return {move.to for move in self.rules.plan.moves.table(hunter, face)[0][at]}


def _against(rivals: list[Rival], everybody: int) -> float:
    best = total = 0.0
    for worth, exposed in rivals:
        for reach, cost in exposed:
            if near := everybody & reach:
                worth -= THEIR_FEAR * cost[near]
        total += worth
        if worth > best:
            best = worth
    return AGAINST_BEST * best + AGAINST_MEAN * total / len(rivals)


def _hit(near: list[Near], there: int) -> float:
    """Return the chance that one of the tokens there captures."""
    missed = 1.0
    for reach, yard, miss in near:
        if stand := there & reach:
            missed *= miss[stand >> yard]
    return 1.0 - missed


def _miss(hits: Mapping[int, tuple[float, float]], there: int) -> float:
    """Return the chance that none of one seat's tokens there captures."""
    now = later = 0.0
    for at, (at_once, with_bonus) in hits.items():
        if there >> at + 1 & 1:
            now += at_once
            later += with_bonus
    return (1.0 - min(now, 1.0)) * (1.0 - min(later, 1.0))


def _throws_again(rules: Rules, face: int) -> bool:
    on_six = rules.streak.earns and rules.chance.faces[face].value == 6
    sure = any(clause.is_sure_throw for clause in rules.chance.faces[face].then)
    return on_six or rules.chance.dice > 1 or sure


@lru_cache(maxsize=64)
def evaluation_of(rules: Rules) -> Evaluation:
    return Evaluation(rules)
