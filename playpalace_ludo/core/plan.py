"""Facts and tables derived from rules, worked out once so that the engine need not ask twice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, permutations
from operator import getitem
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from playpalace_ludo.core import walking
from playpalace_ludo.core.board import NO_TILE
from playpalace_ludo.core.effects import Again, Cause, Clause, Score
from playpalace_ludo.core.errors import IllegalMove
from playpalace_ludo.core.events import Rolled, TurnBegan
from playpalace_ludo.core.rule_parts import ANYTHING, Order, sum_face
from playpalace_ludo.core.state import NO_BOOKS, YARD, Books, Move, Refusal, Throw

if TYPE_CHECKING:
    from playpalace_ludo.core.rules import Rules

MOST_AMENDED = 100
"""Sets of amendments whose rules are kept compiled."""

Spot = tuple[int, int]
"""A seat, and a step of its route."""
Prey = tuple[tuple[Spot, ...], ...]
"""Per step of a seat the spots of the tokens it may capture by standing there."""


class Thrown(NamedTuple):
    """What a throw means."""

    pool: tuple[int, ...]
    """The faces it gives to play."""
    counts: bool
    """It counts for a streak."""
    rolled: tuple[tuple[Rolled], ...]
    """Its event for each seat."""


@dataclass(frozen=True, eq=False, slots=True)
class Plan:
    """What the engine reads of rules besides the rules themselves."""

    finishes: tuple[int, ...]
    """Per seat the step of the finish."""
    column_starts: tuple[int, ...]
    """Per seat the first step of the home column; the finish where there is none."""
    row: bool
    """The finish is a row of places: each token home shortens the way of the next by a step."""
    revisits: bool
    """Some route leads to a tile twice, by a crossing or behind a fork."""

    crowded: bool
    """Tokens of any colour may stand in the way."""
    asks_of_orders: bool
    """Conditions stand behind single orders."""
    asks_of_moves: bool
    """Such conditions, or others, a limit or a price stand before some move."""
    filters: bool
    """Some move may be barred by where own tokens stand or by what was done before."""
    bars_more: bool
    """Among that is more than a limit of own tokens: prisoners, used dice, crowds, conditions."""
    special: bool
    """Some moves are not one own token's: Doubleds, pushes, passes."""
    duties: bool
    """Some moves must be made before others."""
    plain: bool
    """None of these: the route and the token's step alone decide what one die may do."""

    captures_passing: bool
    """Tokens are captured elsewhere too than where a move ends: on the way, or beside."""
    sets_back: bool
    """A captured token goes somewhere else than to the yard."""
    sends_captor: bool
    """A capturing token goes back: to its yard, some steps, or to a tile."""

    home_wins: int
    """So many tokens home win, where nothing else does; 0 stands for all."""
    win_conditions: bool
    """Somebody may win by what others do."""
    by_points: bool
    """Points may win, and so say who is ahead."""
    scores: bool
    """Some effects are points."""
    asks_of_effects: bool
    """Some effects hang on conditions, or are reckoned."""
    reckons: bool
    """Some orders lead as far as is reckoned when they are played."""
    earned_for: Cause
    """What effects let somebody throw again for, where that is one thing only."""

    keeps_books: bool
    """Something besides the tokens has to be counted or remembered."""
    blank_books: Books
    """The books as a game begins."""
    plain_turns: bool
    """Unless somebody has just won, a seat that owes nothing more has ended its turn.

    Nothing is counted, tokens home win, and the only effect is a throw for a capture.
    """
    next_turns: tuple[tuple[int, tuple[TurnBegan]], ...]
    """Per seat the next one clockwise, and the event of its turn."""
    thrown: ThrowMeanings
    seats: tuple[ThrowsOfSeat, ...]

    moves: MoveTables
    prey: PreyTables
    amended: AmendedRules


def plan_of(rules: Rules) -> Plan:
    crowded = _is_crowded(rules)
    asks_of_orders = any(order.condition for order in _orders(rules))
    asks_of_moves = rules.permits.ask_of_moves or asks_of_orders
    filters = crowded or asks_of_moves or _bars_moves(rules)
    special = _has_special_moves(rules)
    duties = any(face.must for face in rules.chance.faces)
    plain = not (filters or special or duties)
    keeps_books = _has_to_count(rules)
    return Plan(
        finishes=tuple(seat.finish for seat in rules.seats),
        column_starts=tuple(seat.column_start for seat in rules.seats),
        row=_is_row(rules),
        revisits=_revisits(rules),
        crowded=crowded,
        asks_of_orders=asks_of_orders,
        asks_of_moves=asks_of_moves,
        filters=filters,
        bars_more=crowded or asks_of_moves or _holds_tokens(rules),
        special=special,
        duties=duties,
        plain=plain,
        captures_passing=rules.capture.when in ("pass", "beside"),
        sends_captor=_sends_captor(rules),
        sets_back=_sets_back(rules),
        home_wins=rules.win.goals[0].number if _won_at_home(rules) else 0,
        win_conditions=any(test.condition for test in rules.win.goals),
        by_points=_is_won_by_points(rules),
        scores=any(isinstance(clause.effect, Score) for clause in _clauses(rules)),
        asks_of_effects=any(clause.condition or clause.amount for clause in _clauses(rules)),
        reckons=any(order.amount for order in _orders(rules)),
        earned_for=_earned_for(rules),
        keeps_books=keeps_books,
        blank_books=_blank_books(rules) if keeps_books else NO_BOOKS,
        plain_turns=not keeps_books and _turns_end_at_once(rules),
        next_turns=_next_turns(rules),
        thrown=_meanings(rules),
        seats=tuple(ThrowsOfSeat(rules, seat) for seat in range(len(rules.seats))),
        moves=MoveTables(rules),
        prey=PreyTables(rules),
        amended=AmendedRules(rules),
    )


def _orders(rules: Rules) -> Iterator[Order]:
    return (order for face in rules.chance.faces for order in face.orders)


def _order_kinds(rules: Rules) -> set[str]:
    return {order.kind for order in _orders(rules)}


def _is_row(rules: Rules) -> bool:
    return rules.finish.arrive == "row"


def _revisits(rules: Rules) -> bool:
    routes = (seat.route.tiles[:-2] for seat in rules.seats)
    return any(len(set(tiles)) < len(tiles) for tiles in routes)


def _is_crowded(rules: Rules) -> bool:
    return bool(
        rules.stack.barrier_of
        or rules.stack.tile_limit
        or rules.stack.single_file
        or rules.capture.spared_closed
        or rules.teams.blocks
    )


def _bars_moves(rules: Rules) -> bool:
    """Tell whether own tokens, captures not yet made or dice already used may bar a move."""
    return bool(
        rules.stack.own_limit
        or rules.stack.column_blocking != "none"
        or rules.finish.needs_captures
        or _holds_tokens(rules)
    )


def _holds_tokens(rules: Rules) -> bool:
    """Tell whether single tokens may not move: prisoners, and those that have used a die."""
    return not rules.chance.same_token or _has_prisoners(rules)


def _has_special_moves(rules: Rules) -> bool:
    return bool(
        rules.stack.doubled
        or _is_row(rules)
        or rules.teams.helps
        or rules.capture.takes_over
        or rules.abilities.by_face
        or rules.chance.picks
        or any(order.kind in ("push", "pass", "ransom") or order.when for order in _orders(rules))
        or _moves_several(rules)
    )


def _moves_several(rules: Rules) -> bool:
    """Tell whether some move is one of several tokens, or of one the board decides on."""
    return rules.stack.towers or any(
        o.which or o.kind == "slide" or o.amount for o in _orders(rules)
    )


def _sets_back(rules: Rules) -> bool:
    return bool(rules.capture.back or rules.capture.swaps or rules.capture.tile != NO_TILE)


def _sends_captor(rules: Rules) -> bool:
    capture = rules.capture
    return bool(capture.captor_starts or capture.captor_back or capture.captor_tile != NO_TILE)


def _won_at_home(rules: Rules) -> bool:
    """Tell whether a player wins by own tokens home and by nothing else."""
    return len(rules.win.goals) == 1 and rules.win.goals[0].kind in ("all home", "home")


def _is_won_by_points(rules: Rules) -> bool:
    conditions = (goal.condition for goal in rules.win.goals + rules.win.ends)
    return any(condition and "points" in condition.names for condition in conditions)


def _has_prisoners(rules: Rules) -> bool:
    """Tell whether tokens may be held: an amendment may end that, and then begin it anew."""
    return rules.capture.takes_prisoners or "ransom" in _order_kinds(rules)


def _clauses(rules: Rules) -> Iterator[Clause]:
    """Yield what captures, faces, tiles and the finish may bring about."""
    return chain(rules.capture.reward, effects_besides_captures(rules))


def effects_besides_captures(rules: Rules) -> Iterator[Clause]:
    """Yield the effects of everything but captures, which plain turns see to themselves."""
    return chain(
        rules.finish.reward,
        rules.permits.toll,
        *(face.then for face in rules.chance.faces),
        *rules.board.effects.values(),
        *(one.effects for some in rules.board.chances.values() for one in some),
    )


def _earned_for(rules: Rules) -> Cause:
    effects = (clause.effect for clause in _clauses(rules))
    causes = {effect.cause for effect in effects if isinstance(effect, Again)}
    return causes.pop() if len(causes) == 1 else Cause.EFFECT


def _has_to_count(rules: Rules) -> bool:
    return bool(
        _counts_turns(rules)
        or rules.chance.deck
        or rules.abilities.by_face
        or rules.finish.needs_captures
        or rules.permits != ANYTHING
        or any(test.kind in ("captures", "if") for test in rules.win.goals)
        or any(test.who == "mover" for test in rules.win.goals)
        or rules.win.ends
        or rules.win.lose
        or _has_prisoners(rules)
        or not all(clause.is_sure_throw for clause in _clauses(rules))
        or any(order.condition or order.amount for order in _orders(rules))
    )


def _counts_turns(rules: Rules) -> bool:
    """Tell whether whose turn comes next depends on more than the seats."""
    return bool(
        rules.turns.counts_rounds
        or rules.amendments
        or not rules.turns.clockwise
        or rules.turns.rules
        or rules.turns.order != "seats"
    )


def _blank_books(rules: Rules) -> Books:
    none = (0,) * len(rules.seats)
    return Books(
        captures=none,
        skips=none,
        clockwise=rules.turns.clockwise,
        deck=rules.chance.deck,
        hands=((),) * len(rules.seats) if rules.chance.hand else (),
    )


def _turns_end_at_once(rules: Rules) -> bool:
    """Tell whether a turn with nothing owed is over: no effect, win, pass or limit to look at."""
    return not (
        any(True for _ in effects_besides_captures(rules))
        or not _won_at_home(rules)
        or rules.win.play_on == "forever"
        or rules.teams.helps
        or rules.turns.tries > 1
        or rules.win.max_turns
        or rules.board.jumps
        or _is_row(rules)
        or rules.capture.takes_over
        or _moves_several(rules)
        or _sends_captor(rules)
        or "pass" in _order_kinds(rules)
    )


def _next_turns(rules: Rules) -> tuple[tuple[int, tuple[TurnBegan]], ...]:
    return tuple((seat, (TurnBegan(seat),)) for seat in (*range(1, len(rules.seats)), 0))


def _every_throw(rules: Rules) -> Iterator[Throw]:
    """Yield the throws, those of two dice in both orders."""
    for throw in rules.chance.throws:
        yield from permutations(throw) if rules.chance.dice < 3 else (throw,)


def _meanings(rules: Rules) -> ThrowMeanings:
    return ThrowMeanings((dice, _thrown(rules, dice)) for dice in _every_throw(rules))


def _thrown(rules: Rules, dice: Throw) -> Thrown:
    pool = (sum_face(dice),) if rules.chance.sums else dice
    if rules.chance.combined:
        pool = rules.chance.combined[tuple(sorted(dice, reverse=True))]
    rolled = tuple((Rolled(seat, dice),) for seat in range(len(rules.seats)))
    return Thrown(pool, dice == rules.streak.throw, rolled)


class ThrowMeanings(dict[Throw, Thrown]):
    """What each throw means, with its dice in any order; others are refused."""

    def __missing__(self, dice: Throw) -> Thrown:
        known = self.get(tuple(sorted(dice, reverse=True)))
        if known is None:
            raise IllegalMove(Refusal.BAD_DICE)
        return known


ThrowOfSeat: TypeAlias = tuple[tuple[int, ...], bool, tuple[Rolled], walking.MoveTable | None]
"""What a throw means for one seat: the pool, whether it counts for a streak, its event, and the
moves of four tokens where the routes alone decide them."""


class ThrowsOfSeat(dict[Throw, ThrowOfSeat]):
    """What throws mean for one seat, in one look, for the short way through a turn."""

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


class MoveTables:
    """The moves each face offers by the routes alone."""

    __slots__ = ("_of_rows", "_rules", "by_face")

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.by_face = tuple(_FaceTables(rules, seat) for seat in range(len(rules.seats)))
        """Per seat, per face."""
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
        """Return what one face offers a seat whose tokens stand like this, by the routes alone."""
        # Remembering the answers was measured to be slower: positions seldom repeat.
        table = self.by_face[seat][face]
        if len(own) == 4:  # the usual number, in a third of the time
            first, second, third, fourth = table
            a, b, c, d = own
            return first[a] + second[b] + third[c] + fourth[d]
        return tuple(chain.from_iterable(map(getitem, table, own)))


class PreyTables(dict[int, Prey]):
    """Who may capture whom where, by seat; each table is made when first asked for."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self._rules = rules

    def __missing__(self, seat: int) -> Prey:
        tiles = self._rules.seats[seat].route.tiles[:-2]
        found = self[seat] = (*(tuple(self._targets(seat, tile)) for tile in tiles), (), ())
        return found

    def is_safe(self, seat: int, step: int) -> bool:
        """Tell whether nobody can capture a single token there."""
        return step not in self._exposed[seat]

    def is_shared(self, seat: int, step: int) -> bool:
        """Tell whether other colours come by there too."""
        tile = self._rules.seats[seat].route.tiles[step]
        return any(other != seat for other, _ in self._spots_on.get(tile, ()))

    def _targets(self, seat: int, tile: int) -> Iterator[Spot]:
        rules = self._rules
        if tile in rules.capture.safe_tiles or rules.capture.when == "never":
            return
        friends = rules.friends(seat)
        for other, step in self._spots_on[tile]:
            safe = rules.capture.safe_for.get(tile) == other or (
                rules.capture.own_start_safe and step == 0
            )
            if other not in friends and not safe:
                yield other, step
                if step == 0 and rules.capture.waiting != "none":
                    yield other, YARD

    @cached_property
    def _spots_on(self) -> dict[int, list[Spot]]:
        """Every spot that lies on a tile, by tile."""
        found: dict[int, list[Spot]] = {}
        for seat, board_seat in enumerate(self._rules.seats):
            for step, tile in enumerate(board_seat.route.tiles[:-2]):
                found.setdefault(tile, []).append((seat, step))
        return found

    @cached_property
    def _exposed(self) -> tuple[set[int], ...]:
        """The steps of each seat where somebody may capture a token."""
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
        """One store for rules and all that amendments make of them."""


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
