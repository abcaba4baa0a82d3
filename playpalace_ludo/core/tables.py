"""Tables derived from rules, each made when first asked for: throws, moves, prey, amended rules."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from functools import cached_property
from itertools import chain
from operator import getitem
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from playpalace_ludo.core import walking
from playpalace_ludo.core.effects import ANY, Bonus, Gain, SendOn
from playpalace_ludo.core.errors import IllegalMove
from playpalace_ludo.core.events import Rolled
from playpalace_ludo.core.rule_parts import Order
from playpalace_ludo.core.state import YARD, Move, Refusal, Throw

if TYPE_CHECKING:
    from playpalace_ludo.core.conditions.asking import Demands
    from playpalace_ludo.core.conditions.condition import Amount
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


class _OrderTables(dict[tuple[int, int, int, int], walking.MoveTable]):
    """Walks by seat, face, order and tokens in a finish row; each is made when first asked for."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self._rules = rules

    def __missing__(self, key: tuple[int, int, int, int]) -> walking.MoveTable:
        found = self[key] = walking.order_table(self._rules, *key)
        return found


class _ClearWays(dict[tuple[int, int], tuple[tuple[frozenset[int], ...], ...]]):
    """By seat and face, per step, the tiles of each walk that nothing but tokens there may bar."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self._rules = rules

    def __missing__(self, key: tuple[int, int]) -> tuple[tuple[frozenset[int], ...], ...]:
        by_step = self._rules.plan.moves.table(*key)[0]
        found = self[key] = tuple(
            tuple(self._clear(moves, step)) for step, moves in enumerate(by_step[:-1])
        )
        return found

    def _clear(self, moves: tuple[Move, ...], step: int) -> Iterator[frozenset[int]]:
        for move in moves:
            walk = walking.walk_of(self._rules, move, step)
            if walk.open and not (walk.asked or walk.order.rest):
                yield walk.tiles


class FaceFacts(NamedTuple):
    """Facts about a face that must be checked besides the tables when it is played."""

    kind: str
    """``pick`` where a player is chosen, ``send`` where a tile is, ``poll`` where a question is
    answered, ``ability`` where one is used, else nothing."""
    others: tuple[tuple[int, Order], ...]
    """The orders whose moves are in no table; of slides only the first, which answers for all."""
    shut_by_out: Mapping[str, frozenset[int]]
    """The orders closed by how many own tokens are out; empty if none depends on that."""
    shares: tuple[Bonus | None, ...]
    """The rest each order leaves to be played after it; empty if none leaves any."""
    reckoned: tuple[tuple[Amount, Mapping[int, frozenset[int]], frozenset[int]], ...]
    """Amounts, each with the orders it closes at each value, and those it closes at any other.
    """


class FacesKnown(dict[int, FaceFacts]):
    """The facts of each face, found when first asked for."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self._rules = rules

    def __missing__(self, face: int) -> FaceFacts:
        orders = self._rules.chance.faces[face].orders
        found = self[face] = FaceFacts(
            kind=self._kind(face),
            others=tuple(
                (index, order) for index, order in enumerate(orders) if order.stands_in_no_table
            ),
            shares=tuple(o.rest for o in orders) if any(o.rest for o in orders) else (),
            shut_by_out=_shut_by_out(orders),
            reckoned=tuple(_reckoned(orders)),
        )
        return found

    def _kind(self, face: int) -> str:
        chance, abilities = self._rules.chance, self._rules.abilities.by_face
        if face in chance.picks:
            return "send" if isinstance(chance.picks[face], SendOn) else "pick"
        if face in chance.polls:
            return "poll"
        return "ability" if face in abilities or face == chance.bonus_faces.get(CHOICE) else ""


def _shut_by_out(orders: tuple[Order, ...]) -> Mapping[str, frozenset[int]]:
    if not any(order.when for order in orders):
        return {}
    return {
        are_out: frozenset(
            index for index, order in enumerate(orders) if order.when and are_out not in order.when
        )
        for are_out in ("none", "some", "all")
    }


def _reckoned(
    orders: tuple[Order, ...],
) -> Iterator[tuple[Amount, Mapping[int, frozenset[int]], frozenset[int]]]:
    by_amount: dict[Amount, dict[int, int]] = {}
    for index, order in enumerate(orders):
        if order.amount:
            by_amount.setdefault(order.amount, {})[order.steps] = index
    for amount, by_steps in by_amount.items():
        every = frozenset(by_steps.values())
        yield amount, {steps: every - {index} for steps, index in by_steps.items()}, every


class MoveTables:
    """The moves each face offers as far as routes alone decide."""

    __slots__ = ("_of_rows", "_rules", "asked", "by_face", "by_order", "clear", "walks", "ways")

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.by_face = tuple(_FaceTables(rules, seat) for seat in range(len(rules.seats)))
        """Per seat, per face."""
        self.by_order = _OrderTables(rules)
        self.clear = _ClearWays(rules)
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
