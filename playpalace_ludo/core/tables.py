"""Tables derived from rules, each made when first asked for: throws, moves, prey, amended rules."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from operator import getitem
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from playpalace_ludo.core import walking
from playpalace_ludo.core.effects import ANY, Gain, SendOn
from playpalace_ludo.core.errors import IllegalMove
from playpalace_ludo.core.events import Rolled
from playpalace_ludo.core.rule_parts import Face, Order
from playpalace_ludo.core.state import YARD, Move, Refusal, Throw

if TYPE_CHECKING:
    from playpalace_ludo.core.conditions.asking import Demands
    from playpalace_ludo.core.conditions.condition import Amount
    from playpalace_ludo.core.conditions.scene import Scene
    from playpalace_ludo.core.rules import Rules

CHOICE = Gain(ANY)
"""The effect that lets a player choose which ability to take."""
MOST_AMENDED = 100
"""Sets of amendments whose rules are kept compiled."""

Spot = tuple[int, int]
"""A seat, and a step of its route."""
Prey = tuple[tuple[Spot, ...], ...]
"""Per step of a seat the spots of the tokens it may capture by standing there."""


class Thrown(NamedTuple):
    """The meaning of a throw: faces to play, streak, events."""

    pool: tuple[int, ...]
    """The faces to play."""
    counts: bool
    """It counts for a streak."""
    rolled: tuple[tuple[Rolled], ...]
    """The event for each seat."""


class ThrowMeanings(dict[Throw, Thrown]):
    """The meaning of each throw, with its dice in any order; other throws are refused."""

    def __missing__(self, dice: Throw) -> Thrown:
        known = self.get(tuple(sorted(dice, reverse=True)))
        if known is None:
            raise IllegalMove(Refusal.BAD_DICE)
        return known


ThrowOfSeat: TypeAlias = tuple[tuple[int, ...], bool, tuple[Rolled], walking.MoveTable | None]
"""A throw for one seat: the pool, whether it counts for a streak, its event, and the moves of
four tokens where the routes alone decide them."""


class ThrowsOfSeat(dict[Throw, ThrowOfSeat]):
    """All throws for one seat in a single lookup, for the fast path through a turn."""

    __slots__ = ("_rules", "_seat")

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__()
        self._rules, self._seat = rules, seat

    def __missing__(self, dice: Throw) -> ThrowOfSeat:
        plan, seat = self._rules.plan, self._seat
        pool, counts, rolled = plan.thrown[dice]
        by_routes = plan.plain and len(pool) == 1 and self._rules.seats[seat].tokens == 4
        table = plan.moves.table(seat, pool[0]) if by_routes else None
        found = self[dice] = (pool, counts, rolled[seat], table)
        return found


class _FaceTables(dict[int, walking.MoveTable]):
    """The moves of one seat by face; each table is made when first asked for."""

    __slots__ = ("_rules", "_seat")

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__()
        self._rules, self._seat = rules, seat

    def __missing__(self, face: int) -> walking.MoveTable:
        found = self[face] = walking.table(self._rules, self._seat, face)
        return found


class _Ways(dict[tuple[int, int, int, int], walking.Paths]):
    """A seat's ways by step, distance and tokens home; each is found when first asked for."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self._rules = rules

    def __missing__(self, key: tuple[int, int, int, int]) -> walking.Paths:
        found = self[key] = walking.find_paths(self._rules, *key)
        return found


class _Walks(dict[tuple[int, int, int, int, int, bool], walking.Walk]):
    """Walks by seat, start, face, end, order, and whether a Doubled moves."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self._rules = rules

    def __missing__(self, key: tuple[int, int, int, int, int, bool]) -> walking.Walk:
        seat, start, face, to, order, doubled = key
        move = Move(seat, (0, 1) if doubled else (0,), face, to, order)
        found = self[key] = walking.find_walk(self._rules, move, start)
        return found


EVERY_ORDER = -1
"""Stands for all orders of a face whose moves are in its table."""


class WalkLane(dict[int, tuple[walking.Walk, ...]]):
    """Walks of a seat by step, with one face or by one order; found when first asked for."""

    def __init__(self, rules: Rules, seat: int, face: int, index: int, home: int) -> None:
        super().__init__()
        self._rules, self._of = rules, (seat, face, index, home)

    def __missing__(self, step: int) -> tuple[walking.Walk, ...]:
        rules, (seat, face, index, home) = self._rules, self._of
        moves: Iterable[Move] = walking.walks_by(rules, seat, face, index, step, home)
        if index == EVERY_ORDER:
            moves = rules.plan.moves.table(seat, face, home)[0][step]
        found = self[step] = tuple([walking.walk_of(rules, move, step) for move in moves])
        return found


class _Lanes(dict[tuple[int, int, int, int], WalkLane]):
    """Lanes by seat, face, order and tokens in a finish row; each is made when first asked for."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self._rules = rules

    def __missing__(self, key: tuple[int, int, int, int]) -> WalkLane:
        found = self[key] = WalkLane(self._rules, *key)
        return found


@dataclass(frozen=True, eq=False, slots=True)
class FaceFacts:
    """Facts about a face that must be checked besides the tables when it is played.

    Sets of its orders are numbers with one bit for each order, the first the lowest.
    """

    kind: str
    """``pick`` where a player is chosen, ``send`` where a tile is, ``poll`` where a question is
    answered, ``ability`` where one is used, else nothing."""
    plain: bool
    """Single own tokens walk as the route allows, unless own tokens or missing captures bar it."""
    others: tuple[tuple[int, Order], ...]
    """The orders whose moves are in no table; of slides only the first, which answers for all."""
    shut_by_out: Mapping[str, int]
    """The orders closed by how many own tokens are out; empty if none depends on that."""
    reckoned: tuple[tuple[Callable[[Scene], int], Mapping[int, int], int], ...]
    """Amounts, each with the orders it closes at each value, and those it closes at any other."""
    asking: tuple[tuple[Callable[[Scene], bool], int], ...]
    """Conditions about no marker, each with the orders that it closes while it fails."""
    rests: tuple[int, ...]
    """For each order the face for the steps it leaves to be played, or 0; empty if none does."""
    repeats: bool
    """Several of its orders may offer the same move."""
    must: tuple[str, ...]
    """Its duties, most urgent first."""


class FacesKnown(dict[int, FaceFacts]):
    """The facts of each face, found when first asked for."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self._rules = rules

    def __missing__(self, face: int) -> FaceFacts:
        whole, kind = self._rules.chance.faces[face], self._kind(face)
        orders = whole.orders
        found = self[face] = FaceFacts(
            kind=kind,
            plain=not kind and self._is_plain(whole),
            others=tuple(
                (index, order) for index, order in enumerate(orders) if order.stands_in_no_table
            ),
            rests=self._rests(orders),
            repeats=self._rules.plan.asks_of_orders and not kind and _may_repeat(orders),
            shut_by_out=_shut_by_out(orders),
            reckoned=tuple(_reckoned(orders)),
            asking=tuple(_asking(orders)),
            must=whole.must,
        )
        return found

    def _is_plain(self, face: Face) -> bool:
        rules = self._rules
        alone = rules.plan.by_own and not (rules.teams.helps or rules.changes_hands or face.must)
        return alone and not any(
            order.when or order.amount or order.stands_in_no_table for order in face.orders
        )

    def _kind(self, face: int) -> str:
        chance, abilities = self._rules.chance, self._rules.abilities.by_face
        if face in chance.picks:
            return "send" if isinstance(chance.picks[face], SendOn) else "pick"
        if face in chance.polls:
            return "poll"
        return "ability" if face in abilities or face == chance.bonus_faces.get(CHOICE) else ""

    def _rests(self, orders: tuple[Order, ...]) -> tuple[int, ...]:
        faces = self._rules.chance.bonus_faces
        some = any(order.rest for order in orders)
        return tuple(faces[o.rest] if o.rest else 0 for o in orders) if some else ()


def _may_repeat(orders: tuple[Order, ...]) -> bool:
    """Tell whether several orders may offer the same move.

    The distances of one reckoned order count as one: all but one of them are closed. A token that
    is held twice may be ransomed twice.
    """
    if any(order.kind == "ransom" for order in orders):
        return True
    single = {(order.amount or index): order for index, order in enumerate(orders)}.values()
    return len({_sort(order) for order in single}) < len(single)


def _sort(order: Order) -> str:
    """Sort an order by the moves it offers: no two sorts have any in common."""
    if order.names_no_token or order.kind == "pass":
        return "none"
    return order.kind if order.kind in ("enter", "push", "change", "ransom") else "walk"


def _orders(orders: tuple[Order, ...], are: Callable[[Order], object]) -> int:
    """Return the set of those orders that are so."""
    return sum(1 << index for index, order in enumerate(orders) if are(order))


def _shut_by_out(orders: tuple[Order, ...]) -> Mapping[str, int]:
    if not any(order.when for order in orders):
        return {}

    def shut(are_out: str) -> int:
        return _orders(orders, lambda order: order.when and are_out not in order.when)

    return {are_out: shut(are_out) for are_out in ("none", "some", "all")}


def _reckoned(
    orders: tuple[Order, ...],
) -> Iterator[tuple[Callable[[Scene], int], Mapping[int, int], int]]:
    by_amount: dict[Amount, dict[int, int]] = {}
    for index, order in enumerate(orders):
        if order.amount:
            by_amount.setdefault(order.amount, {})[order.steps] = 1 << index
    for amount, by_steps in by_amount.items():
        every = sum(by_steps.values())
        yield amount.of, {steps: every - one for steps, one in by_steps.items()}, every


def _asking(orders: tuple[Order, ...]) -> Iterator[tuple[Callable[[Scene], bool], int]]:
    conditions = dict.fromkeys(order.condition for order in orders)
    for condition in conditions:
        if condition and not condition.of_marker:
            same = [order.condition == condition for order in orders]
            yield condition.holds, sum(1 << index for index, asks in enumerate(same) if asks)


class MoveTables:
    """The moves each face offers as far as routes alone decide."""

    __slots__ = ("_of_rows", "_rules", "asked", "by_face", "lanes", "walks", "ways")

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.by_face = tuple(_FaceTables(rules, seat) for seat in range(len(rules.seats)))
        """Per seat, per face."""
        self.lanes = _Lanes(rules)
        self.ways = _Ways(rules)
        self.walks = _Walks(rules)
        self.asked: dict[Hashable, Demands] = {}
        """Demands on moves, by face and conditions; each is kept once."""
        self._of_rows: dict[tuple[int, int, int], walking.MoveTable] = {}

    def table(self, seat: int, face: int, home: int = 0) -> walking.MoveTable:
        """Return the moves of a face by step; ``home`` counts the seat's tokens in a finish row."""
        if not home:
            return self.by_face[seat][face]
        key = (seat, face, home)
        if key not in self._of_rows:
            self._of_rows[key] = walking.table(self._rules, seat, face, home)
        return self._of_rows[key]

    def offers(self, seat: int, face: int, own: tuple[int, ...]) -> tuple[Move, ...]:
        """Return the moves one face offers a seat with these tokens, by the routes alone."""
        # Remembering the answers was measured to be slower: positions seldom repeat.
        table = self.by_face[seat][face]
        if len(own) == 4:  # the usual number, in a third of the time
            first, second, third, fourth = table
            a, b, c, d = own
            return first[a] + second[b] + third[c] + fourth[d]
        return tuple(chain.from_iterable(map(getitem, table, own)))


class PreyTables(dict[int, Prey]):
    """Possible captures by seat and step; each table is made when first asked for."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self._rules = rules

    def __missing__(self, seat: int) -> Prey:
        tiles = self._rules.seats[seat].route.tiles[:-2]
        found = self[seat] = (*(tuple(self._targets(seat, tile)) for tile in tiles), (), ())
        return found

    def is_safe(self, seat: int, step: int) -> bool:
        """Tell whether a single token there is safe from every capture."""
        return step not in self._exposed[seat]

    def is_shared(self, seat: int, step: int) -> bool:
        """Tell whether other colours pass there too."""
        tile = self._rules.seats[seat].route.tiles[step]
        return any(other != seat for other, _ in self.spots_on.get(tile, ()))

    def _targets(self, seat: int, tile: int) -> Iterator[Spot]:
        rules = self._rules
        if tile in rules.capture.safe_tiles or rules.capture.when == "never":
            return
        friends = rules.friends(seat)
        for other, step in self.spots_on[tile]:
            first = step == rules.seats[other].route.first
            safe = rules.capture.safe_for.get(tile) == other or (
                rules.capture.own_start_safe and first
            )
            if other not in friends and not safe:
                yield other, step
                if first and rules.capture.waiting != "none":
                    yield other, YARD

    @cached_property
    def spots_on(self) -> dict[int, list[Spot]]:
        """The spots on each tile."""
        found: dict[int, list[Spot]] = {}
        for seat, board_seat in enumerate(self._rules.seats):
            for step, tile in enumerate(board_seat.route.tiles[:-2]):
                found.setdefault(tile, []).append((seat, step))
        return found

    @cached_property
    def _exposed(self) -> tuple[set[int], ...]:
        """The steps of each seat where a token may be captured."""
        seats = range(len(self._rules.seats))
        found: tuple[set[int], ...] = tuple(set() for _ in seats)
        for other, step in chain.from_iterable(chain.from_iterable(self[seat] for seat in seats)):
            found[other].add(step)
        return found


class AmendedRules:
    """The rules with some amendments in force."""

    __slots__ = ("by",)

    def __init__(self, rules: Rules) -> None:
        self.by = _RulesAmended(rules)
        """One store shared by rules and all their amended versions."""


class _RulesAmended(dict[tuple[int, ...], "Rules"]):
    """Rules by the amendments in force, compiled when first asked for."""

    def __init__(self, rules: Rules) -> None:
        super().__init__({(): rules})

    def __missing__(self, amended: tuple[int, ...]) -> Rules:
        plain = self[()]
        if len(self) > MOST_AMENDED:  # many amendments may come in many orders
            self.clear()
            self[()] = plain
        found = self[amended] = plain.amend(amended)
        found.plan.amended.by = self
        return found
