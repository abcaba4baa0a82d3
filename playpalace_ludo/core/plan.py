"""Facts and tables derived from rules once, for the engine's fast paths."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, permutations
from typing import TYPE_CHECKING

from playpalace_ludo.core.board import NO_TILE
from playpalace_ludo.core.effects import Again, Cause, Clause, Give, Score, SendOn
from playpalace_ludo.core.events import Rolled, TurnBegan
from playpalace_ludo.core.rule_parts import ANYTHING, Order, sum_face
from playpalace_ludo.core.state import NO_BOOKS, Books, Throw
from playpalace_ludo.core.tables import (
    AmendedRules,
    FacesKnown,
    MoveTables,
    PreyTables,
    ThrowMeanings,
    Thrown,
    ThrowsOfSeat,
)

if TYPE_CHECKING:
    from playpalace_ludo.core.rules import Rules


@dataclass(frozen=True, eq=False, slots=True)
class Plan:
    """Facts the engine reads besides the rules themselves."""

    finishes: tuple[int, ...]
    """Per seat the step of the finish."""
    column_starts: tuple[int, ...]
    """Per seat the first step of the home column; the finish where there is none."""
    tiles: tuple[tuple[int, ...], ...]
    """Per seat the tile of each step."""
    each_seat: tuple[tuple[int], ...]
    """Per seat a tuple of its number alone."""
    allies: tuple[tuple[int, ...], ...]
    """Per seat its partners."""
    row: bool
    """The finish is a row of places: each token home shortens the way of the next by a step."""
    revisits: bool
    """Some route visits a tile twice, at a crossing or after a fork."""

    stop_together: int
    """The most tokens that may stop together on a tile where nobody is."""
    crowded: bool
    """Tokens of any colour may stand in the way."""
    looks: bool
    """A look at where all tokens stand is worth while at each decision."""
    asks_of_orders: bool
    """Some orders have conditions."""
    asks_of_moves: bool
    """Some moves depend on a condition, a limit or a price."""
    filters: bool
    """Some move may be barred by the position of own tokens or by earlier moves of the turn."""
    bars_more: bool
    """More than a limit on own tokens may bar moves: prisoners, used dice, crowds, conditions."""
    bars_little: bool
    """Only own tokens and missing captures may bar a move."""
    by_own: bool
    """Tokens walk one by one, and only own tokens and missing captures may bar a walk."""
    special: bool
    """Some moves are not of a single own token: Doubleds, pushes, passes."""
    duties: bool
    """Some moves must be made before others."""
    plain: bool
    """None of these: the route and the token's step alone decide what one die may do."""

    captures_passing: bool
    """Tokens are also captured on the way or beside it, not only where a move ends."""
    sets_back: bool
    """A captured token may go elsewhere than to the yard."""
    sends_captor: bool
    """A capturing token goes back: to its yard, some steps, or to a tile."""

    enough_home: int
    """The fewest tokens home that may be enough to win; 0 stands for all."""
    home_wins: int
    """The number of tokens home that wins, where nothing else does; 0 stands for all."""
    win_conditions: bool
    """A seat may win by other seats' actions."""
    by_points: bool
    """Points may win, and so decide who is ahead."""
    scores: bool
    """Some effects give points."""
    asks_of_effects: bool
    """Some effects have conditions or computed amounts."""
    moves_on: bool
    """Some effects give away or send on the tokens that moved."""
    earned_for: Cause
    """The cause of throws granted by effects, where there is only one."""

    keeps_books: bool
    """Something besides the tokens has to be counted or remembered."""
    blank_books: Books
    """The books as a game begins."""
    plain_turns: bool
    """A seat that owes nothing more has ended its turn, unless somebody has just won.

    No books are kept, tokens home win, and the only effect is a throw for a capture.
    """
    next_turns: tuple[tuple[int, tuple[TurnBegan]], ...]
    """Per seat the next one clockwise, and the event of its turn."""
    thrown: ThrowMeanings
    seats: tuple[ThrowsOfSeat, ...]

    faces: FacesKnown
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
    bars_more = crowded or asks_of_moves or _holds_tokens(rules)
    keeps_books = _has_to_count(rules)
    return Plan(
        finishes=tuple(seat.finish for seat in rules.seats),
        column_starts=tuple(seat.column_start for seat in rules.seats),
        tiles=tuple(seat.route.tiles for seat in rules.seats),
        each_seat=tuple((seat,) for seat in range(len(rules.seats))),
        allies=_allies(rules),
        row=_is_row(rules),
        revisits=_revisits(rules),
        stop_together=_stop_together(rules),
        crowded=crowded,
        looks=crowded or any(order.rest for order in _orders(rules)),
        asks_of_orders=asks_of_orders,
        asks_of_moves=asks_of_moves,
        filters=filters,
        bars_more=bars_more,
        bars_little=filters and not (bars_more or special or duties or rules.stack.doubled_forced),
        by_own=not (bars_more or rules.stack.doubled or rules.stack.towers or _is_row(rules)),
        special=special,
        duties=duties,
        plain=plain,
        captures_passing=rules.capture.when in ("pass", "beside"),
        sends_captor=_sends_captor(rules),
        sets_back=_sets_back(rules),
        enough_home=_enough_home(rules),
        home_wins=rules.win.goals[0].number if _won_at_home(rules) else 0,
        win_conditions=any(test.condition for test in rules.win.goals),
        by_points=_is_won_by_points(rules),
        scores=any(isinstance(clause.effect, Score) for clause in _clauses(rules)),
        asks_of_effects=any(clause.condition or clause.amount for clause in _clauses(rules)),
        moves_on=any(isinstance(clause.effect, Give | SendOn) for clause in _clauses(rules)),
        earned_for=_earned_for(rules),
        keeps_books=keeps_books,
        blank_books=_blank_books(rules) if keeps_books else NO_BOOKS,
        plain_turns=not keeps_books and _turns_end_at_once(rules),
        next_turns=_next_turns(rules),
        thrown=_meanings(rules),
        seats=tuple(ThrowsOfSeat(rules, seat) for seat in range(len(rules.seats))),
        faces=FacesKnown(rules),
        moves=MoveTables(rules),
        prey=PreyTables(rules),
        amended=AmendedRules(rules),
    )


def _orders(rules: Rules) -> Iterator[Order]:
    return (order for face in rules.chance.faces for order in face.orders)


def _order_kinds(rules: Rules) -> set[str]:
    return {order.kind for order in _orders(rules)}


def _allies(rules: Rules) -> tuple[tuple[int, ...], ...]:
    teams = rules.teams.names
    return tuple(
        tuple(ally for ally, team in enumerate(teams) if team == teams[seat] and ally != seat)
        if teams
        else ()
        for seat in range(len(rules.seats))
    )


def _is_row(rules: Rules) -> bool:
    return rules.finish.arrive == "row"


def _revisits(rules: Rules) -> bool:
    routes = (seat.route.tiles[:-2] for seat in rules.seats)
    return any(len(set(tiles)) < len(tiles) for tiles in routes)


def _stop_together(rules: Rules) -> int:
    limits = (rules.stack.own_limit, rules.stack.tile_limit)
    most = max(rules.most_tokens(seat) for seat in range(len(rules.seats)))
    return min((limit for limit in limits if limit), default=most)


def _is_crowded(rules: Rules) -> bool:
    return bool(
        rules.stack.barrier_of
        or rules.stack.tile_limit
        or rules.stack.single_file
        or rules.capture.spared_closed
        or rules.teams.blocks
    )


def _bars_moves(rules: Rules) -> bool:
    """Tell whether own tokens, missing captures or dice already used may bar a move."""
    return bool(
        rules.stack.own_limit
        or rules.stack.column_blocking != "none"
        or rules.finish.needs_captures
        or _holds_tokens(rules)
    )


def _holds_tokens(rules: Rules) -> bool:
    """Tell whether single tokens may be held back: prisoners, used dice, or a rest to be played."""
    splits = any(order.rest for order in _orders(rules))
    return not rules.chance.same_token or _has_prisoners(rules) or splits


def _has_special_moves(rules: Rules) -> bool:
    return bool(
        rules.stack.doubled
        or _is_row(rules)
        or rules.teams.helps
        or rules.changes_hands
        or rules.abilities.by_face
        or rules.chance.picks
        or rules.chance.polls
        or any(order.kind in ("push", "pass", "ransom") or order.when for order in _orders(rules))
        or _moves_several(rules)
    )


def _moves_several(rules: Rules) -> bool:
    """Tell whether some move is of several tokens, or of one that the board picks."""
    return rules.stack.towers or any(
        o.which or o.kind == "slide" or o.amount for o in _orders(rules)
    )


def _sets_back(rules: Rules) -> bool:
    return bool(rules.capture.back or rules.capture.swaps or rules.capture.tile != NO_TILE)


def _sends_captor(rules: Rules) -> bool:
    capture = rules.capture
    return bool(capture.captor_starts or capture.captor_back or capture.captor_tile != NO_TILE)


def _won_at_home(rules: Rules) -> bool:
    """Tell whether a player wins by bringing its own tokens home and in no other way."""
    return len(rules.win.goals) == 1 and rules.win.goals[0].kind in ("all home", "home")


def _enough_home(rules: Rules) -> int:
    counted = (goal.number for goal in rules.win.goals if goal.kind in ("home", "team home"))
    return min((number for number in counted if number), default=0)


def _is_won_by_points(rules: Rules) -> bool:
    conditions = (goal.condition for goal in rules.win.goals + rules.win.ends)
    return any(condition and "points" in condition.names for condition in conditions)


def _has_prisoners(rules: Rules) -> bool:
    """Tell whether tokens may be held, also if only after some amendment."""
    return rules.capture.takes_prisoners or "ransom" in _order_kinds(rules)


def _clauses(rules: Rules) -> Iterator[Clause]:
    """Yield the effects of captures, faces, tiles and the finish."""
    return chain(rules.capture.reward, effects_besides_captures(rules))


def effects_besides_captures(rules: Rules) -> Iterator[Clause]:
    """Yield the effects of everything but captures, which plain turns handle themselves."""
    return chain(
        rules.finish.reward,
        rules.permits.toll,
        *(face.then for face in rules.chance.faces),
        *rules.board.effects.values(),
        *(one.effects for some in rules.board.chances.values() for one in some),
        *(question.then for question in rules.chance.polls.values()),
    )


def _earned_for(rules: Rules) -> Cause:
    effects = (clause.effect for clause in _clauses(rules))
    causes = {effect.cause for effect in effects if isinstance(effect, Again)}
    return causes.pop() if len(causes) == 1 else Cause.EFFECT


def _has_to_count(rules: Rules) -> bool:
    return bool(
        _counts_turns(rules)
        or rules.chance.deck + rules.chance.duel
        or rules.abilities.by_face
        or rules.finish.needs_captures
        or rules.permits != ANYTHING
        or any(test.kind in ("captures", "if") for test in rules.win.goals)
        or any(test.who == "mover" for test in rules.win.goals)
        or rules.win.ends
        or rules.win.lose
        or _has_prisoners(rules)
        or not all(clause.is_sure_throw for clause in _clauses(rules))
        or any(order.condition or order.amount or order.rest for order in _orders(rules))
    )


def _counts_turns(rules: Rules) -> bool:
    """Tell whether the next turn depends on more than the order of seats."""
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
        deck=rules.chance.deck * (len(rules.seats) if rules.chance.own_decks else 1),
        hands=((),) * len(rules.seats) if rules.chance.hand else (),
    )


def _turns_end_at_once(rules: Rules) -> bool:
    """Tell whether a turn that owes nothing is over: no effect, win, pass or limit to check."""
    return not (
        any(True for _ in effects_besides_captures(rules))
        or not _won_at_home(rules)
        or rules.win.play_on == "forever"
        or rules.teams.helps
        or rules.turns.tries > 1
        or rules.win.max_turns
        or rules.board.jumps
        or _is_row(rules)
        or rules.changes_hands
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
