"""How far a token may walk: the paths that routes, forks and jumps allow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from playpalace_ludo.core.board import NO_TILE, Route
from playpalace_ludo.core.conditions.asking import Demands, asked_of
from playpalace_ludo.core.rule_parts import Order
from playpalace_ludo.core.state import YARD, Move

if TYPE_CHECKING:
    from playpalace_ludo.core.rules import Rules


MoveTable = tuple[tuple[tuple[Move, ...], ...], ...]
"""Per token, per step: the moves one face offers, as far as the route alone decides."""
Paths = tuple[tuple[int, ...], ...]
"""Ways of a token, each as the steps it visits."""


@dataclass(frozen=True, eq=False, slots=True)
class Walk:
    """A move as the routes see it, whichever token makes it."""

    face: int
    index: int
    """The number of the order it carries out."""
    bit: int
    """That order in a set of orders."""
    order: Order
    to: int
    """The step where it ends."""
    path: tuple[int, ...]
    """The steps visited, the last one included."""
    tiles: frozenset[int]
    """The tiles it touches: a leap passes over the others."""
    passed: frozenset[int]
    """Those of them where it does not stop."""
    prey: tuple[tuple[int, int, int], ...]
    """Possible captures: a seat, a step of that seat, and the own step that meets it."""
    hunted: frozenset[int]
    """The tiles of possible captures."""
    raids: bool
    """Whether tokens waiting in a yard are among them."""
    enters: bool
    """It leads out of the yard."""
    left: int
    """The tile the token leaves; ``NO_TILE`` for the yard."""
    end: int
    """The tile where it stops; ``NO_TILE`` for the yard or the finish."""
    single_file: frozenset[int]
    """Tiles it passes on which own tokens may not be passed."""
    asked: Demands | None
    """Conditions it has to meet, if any."""
    open: bool
    """Only these, tokens on its tiles, and one that is held or has moved may bar it."""


def table(rules: Rules, seat: int, face: int, home: int = 0) -> MoveTable:
    """Work out the moves of a face for each token of a seat on each step."""
    steps = (*range(rules.seats[seat].finish + 1), YARD)
    return tuple(
        tuple(tuple(_moves_of(rules, seat, ids, step, face, home)) for step in steps)
        for ids in zip(range(rules.most_tokens(seat)))
    )


def _moves_of(
    rules: Rules, seat: int, ids: tuple[int], step: int, face: int, home: int
) -> list[Move]:
    """List what one face lets a token on this step do, as far as the route alone decides."""
    found = []
    settled = False
    for index, order in enumerate(rules.chance.faces[face].orders):
        if order.which or order.kind == "slide":
            continue  # of several tokens, or where the board decides: `engine.groups`
        if order.kind == "enter" and step == YARD:
            found += [
                Move(seat, ids, face, path[-1], index)
                for path in entries(rules, seat, order.steps, home)
            ]
        elif order.kind in ("move", "leap") and YARD < step < rules.seats[seat].finish:
            if settled:
                continue  # a table has one distance per face, however many orders it has
            told = _told_distance(rules, seat, step, face)
            settled = told is not None and order.condition is None
            steps = order.steps if told is None else told
            found += [
                Move(seat, ids, face, path[-1], index)
                for path in paths(rules, seat, step, steps, home)
            ]
    return found


def walks_by(
    rules: Rules, seat: int, face: int, index: int, step: int, home: int = 0
) -> Iterator[Move]:
    """Yield how a token on this step may walk by one order, wherever it would end."""
    if YARD < step < rules.seats[seat].finish:
        single = Move(seat, (0,), face, YARD, index)
        for path in paths(rules, seat, step, steps_of(rules, single, step), home):
            yield single._replace(to=path[-1])


def _told_distance(rules: Rules, seat: int, step: int, face: int) -> int | None:
    """Return the distance a face leads from a tile with its own distances, or None."""
    told = rules.board.distances.get(rules.seats[seat].route.tiles[step])
    parts = rules.chance.faces[face].parts or (face,)
    if not told or not any(part in told for part in parts):
        return None
    return sum(told.get(part, _walk(rules, part)) for part in parts)


def _walk(rules: Rules, face: int) -> int:
    """Return how far a face leads an own token by itself."""
    orders = rules.chance.faces[face].orders
    return next((o.steps for o in orders if o.kind == "move" and not o.which), 0)


def entries(rules: Rules, seat: int, count: int, home: int = 0) -> list[tuple[int, ...]]:
    """List the ways out of the yard: to the first tile, or further on with "enter N"."""
    first = rules.seats[seat].route.first
    if count < 2:
        return [_landed(rules, seat, (first,))]
    return [(first, *path) for path in paths(rules, seat, first, count - 1, home)]


def paths(rules: Rules, seat: int, step: int, count: int, home: int = 0) -> Paths:
    """Return the ways a token may walk that far, one per distinct destination."""
    return rules.plan.moves.ways[seat, step, count, home]


def find_paths(rules: Rules, seat: int, step: int, count: int, home: int) -> Paths:
    """Work out the ways a token may walk that far."""
    found = _onward(rules, seat, step, count, home)
    if rules.board.two_way and count > 0:
        route = rules.seats[seat].route
        back = _landed(rules, seat, _way_back(rules, route, step, count))
        if back and not any(_same_end(rules, route, back, other) for other in found):
            found.append(back)
    return tuple(found)


def _way_back(rules: Rules, route: Route, step: int, count: int) -> tuple[int, ...]:
    """Return the walk back over two-way tiles; none if it would leave them."""
    path = route.retrace(step, count)
    over = {route.tiles[at] for at in (step, *path)}
    return path if len(path) == count and over <= rules.board.two_way else ()


def _onward(rules: Rules, seat: int, step: int, count: int, home: int) -> list[tuple[int, ...]]:
    """List the ways ahead, or for a number below zero the one back."""
    route = rules.seats[seat].route
    if rules.plan.row and count > 0:
        last = route.finish - home
        if step + count > last:
            return []
        end = route.finish if step + count == last else step + count
        return [_landed(rules, seat, (*range(step + 1, step + count), end))]
    if count < 0:
        path = route.retrace(step, -count)
        return [_landed(rules, seat, path)] if path else []
    found: list[tuple[int, ...]] = []
    for path in route.walks(step, count):
        beyond = count - len(path)
        if beyond and rules.finish.arrive == "exact":
            continue
        if beyond and rules.finish.arrive == "bounce":
            last = path[-2] if len(path) > 1 else step
            back = (last, *route.retrace(last, beyond - 1))
            if len(back) < beyond:
                continue
            path += back
        path = _landed(rules, seat, path)
        if path and not any(_same_end(rules, route, path, other) for other in found):
            found.append(path)
    return found


def _landed(rules: Rules, seat: int, path: tuple[int, ...]) -> tuple[int, ...]:
    """Extend a walk that ends where a jump begins."""
    if rules.board.jumps and path and path[-1] in rules.board.jumps[seat]:
        return (*path, rules.board.jumps[seat][path[-1]])
    return path


def _same_end(rules: Rules, route: Route, one: tuple[int, ...], two: tuple[int, ...]) -> bool:
    # Where passing captures, the way taken matters even if both lead to one tile.
    if rules.capture.when == "pass" and one[-1] != two[-1]:
        return False
    return route.are_alike(one[-1], two[-1])


def walk_of(rules: Rules, move: Move, start: int) -> Walk:
    """Return the walk of a move of a token that stands there."""
    seat, ids, face, to, order = move
    halved = rules.stack.doubled and len(ids) > 1
    return rules.plan.moves.walks[seat, start, face, to, order, halved]


def find_walk(rules: Rules, move: Move, start: int) -> Walk:
    """Work out the walk of a move."""
    path = _find_path(rules, move, start)
    touched, order = path, rules.chance.faces[move.face].orders[move.order]
    if order.kind == "leap":
        touched = path[-1:] if _foot(rules, start, move, path) is None else path[-2:]
    tiles = rules.seats[move.seat].route.tiles
    prey = _prey(rules, move, touched)
    return Walk(
        face=move.face,
        index=move.order,
        bit=1 << move.order,
        order=order,
        to=move.to,
        path=path,
        tiles=frozenset(tiles[step] for step in touched) - {NO_TILE},
        passed=frozenset(tiles[step] for step in touched[:-1]) - {NO_TILE},
        prey=prey,
        hunted=frozenset(tiles[at] for _, _, at in prey),
        raids=any(step == YARD for _, step, _ in prey),
        enters=start == YARD,
        left=tiles[start],
        end=tiles[move.to],
        single_file=rules.stack.single_file.intersection(tiles[step] for step in touched[:-1]),
        asked=asked_of(rules, move, start),
        open=_is_open(rules, move),
    )


def _is_open(rules: Rules, move: Move) -> bool:
    """Tell whether no home column and no capture still to be made bars a way."""
    plan, seat, to = rules.plan, move.seat, move.to
    return not (
        (to == plan.finishes[seat] and rules.finish.needs_captures)
        or (rules.stack.column_blocking != "none" and to >= plan.column_starts[seat])
    )


def _prey(rules: Rules, move: Move, touched: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
    """List the tokens a move may meet on its way, beside it or at its end, each once."""
    reached: tuple[int, ...] = (move.to,)
    if rules.capture.when == "beside":
        reached = rules.seats[move.seat].route.around(move.to)
    elif rules.capture.when == "pass":
        reached = touched
    found: dict[tuple[int, int], int] = {}
    for at in reached:
        for target in rules.plan.prey[move.seat][at]:
            found.setdefault(target, at)
    return tuple((seat, step, at) for (seat, step), at in found.items())


def path_of(rules: Rules, move: Move, start: int) -> tuple[int, ...]:
    """Return the steps a token visits on its way, the last one included."""
    return walk_of(rules, move, start).path


def _find_path(rules: Rules, move: Move, start: int) -> tuple[int, ...]:
    count = steps_of(rules, move, start)
    if rules.plan.row and count > 0 and move.to > start:
        far, finish = start + count, rules.plan.finishes[move.seat]
        if rules.board.jumps and rules.board.jumps[move.seat].get(far) == move.to:
            return (*range(start + 1, far + 1), move.to)
        fits = far <= finish and move.to in (far, finish)
        return (*range(start + 1, far), move.to) if fits else (move.to,)
    ways = (
        entries(rules, move.seat, count) if start == YARD else paths(rules, move.seat, start, count)
    )
    return next((path for path in ways if path[-1] == move.to), (move.to,))


def path_by_any(rules: Rules, move: Move, start: int) -> tuple[int, ...]:
    """Return the path of an event, trying each order, since events do not name theirs."""
    orders = range(len(rules.chance.faces[move.face].orders))
    found = [path_of(rules, move._replace(order=index), start) for index in orders]
    return max(found, key=len, default=(move.to,))


def bounces(rules: Rules, move: Move, start: int) -> bool:
    """Tell whether a move, by whichever order, leads into the finish and out again."""
    if rules.finish.arrive != "bounce" or start == YARD:
        return False
    return rules.plan.finishes[move.seat] in path_by_any(rules, move, start)[:-1]


def distance(rules: Rules, hunter: int, hunter_step: int, seat: int, step: int) -> int | None:
    """Count how far the hunter must walk to that token's tile; None if it never gets there."""
    tile = rules.seats[seat].route.tiles[step]
    if hunter_step == YARD or tile == NO_TILE:
        return None
    route = rules.seats[hunter].route
    return min(
        (far for at, far in route.reach(hunter_step).items() if route.tiles[at] == tile),
        default=None,
    )


def via(rules: Rules, start: int, move: Move) -> tuple[str, ...]:
    """Name the branches a move takes, if the player has to choose among them."""
    route = rules.seats[move.seat].route
    if not route.forks or not move.tokens:
        return ()
    count = steps_of(rules, move, start)
    first = route.first
    walks = route.walks(start, count) if start != YARD else route.walks(first, max(count - 1, 0))
    bounce = (
        rules.finish.arrive == "bounce"
    )  # ways that meet in the finish may lead back to two places
    if rules.capture.when != "pass" and not bounce and not _differ(route, walks):
        return ()
    return route.taken(start, path_of(rules, move, start))


def _differ(route: Route, walks: tuple[tuple[int, ...], ...]) -> bool:
    """Tell whether it matters which of these ways is taken."""
    return any(
        walk and other and not route.are_alike(walk[-1], other[-1])
        for walk, other in pairwise(walks)
    )


def foot(rules: Rules, start: int, move: Move) -> int | None:
    """Return the step where the walk of a move ended before a jump, if it did."""
    if not rules.board.jumps or not move.tokens:
        return None
    return _foot(rules, start, move, path_of(rules, move, start))


def _foot(rules: Rules, start: int, move: Move, path: tuple[int, ...]) -> int | None:
    count = steps_of(rules, move, start)
    jumps = rules.board.jumps
    if not jumps or len(path) < 2 or jumps[move.seat].get(path[-2]) != path[-1]:
        return None
    cut_short = count < 0 and rules.seats[move.seat].route.is_first(path[-2])
    return path[-2] if len(path) > max(abs(count), 1) or cut_short else None


def turns_back(rules: Rules, start: int, move: Move) -> bool:
    """Tell whether a move walks backward on a two-way path."""
    if (
        not rules.board.two_way
        or start == YARD
        or not move.tokens
        or steps_of(rules, move, start) < 1
    ):
        return False
    return path_of(rules, move, start)[0] == rules.seats[move.seat].route.backward(start)


def steps_of(rules: Rules, move: Move, start: int) -> int:
    """Return the distance of a move, negative if backward."""
    order = rules.chance.faces[move.face].orders[move.order]
    if order.kind == "send":
        return 0
    if rules.board.distances and order.kind == "move":
        told = _told_distance(rules, move.seat, start, move.face)
        count = order.steps if told is None else told
    else:
        count = order.steps
    return count // 2 if len(move.tokens) > 1 and rules.stack.doubled else count
