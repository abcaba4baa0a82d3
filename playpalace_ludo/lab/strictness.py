"""Strictness: count the rules of Strict Ludo a game keeps, and check that it is Ludo at all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from playpalace_ludo.core.effects import Again, Bonus, PlayOn, Reverse, SendOn, Skip, TurnTo
from playpalace_ludo.core.plan import effects_besides_captures
from playpalace_ludo.core.rule_parts import ALL_HOME, Order
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.soundness import soundness
from playpalace_ludo.core.squares import squares

STRICT_RULES = 53
SIX = 6


class Strictness(NamedTuple):
    relaxed: tuple[int, ...]
    """Numbers of the rules of Strict Ludo that the game breaks."""
    broken: tuple[str, ...]
    """Numbers of the rules of Loose Ludo that it breaks; breaking any means it is not Ludo."""
    stranded: tuple[int, ...]
    """Seats whose tokens never reach their finish."""

    def also(self, broken: Iterable[int]) -> Strictness:
        """Add rules that were seen to be broken."""
        return self._replace(relaxed=tuple(sorted({*self.relaxed, *broken})))

    @property
    def kept(self) -> int:
        return STRICT_RULES - len(self.relaxed)


def judge(rules: Rules) -> Strictness:
    """Check a game against both lists of rules, as it begins and after each amendment."""
    relaxed = {number for numbers, holds in _STRICT if not holds(rules) for number in numbers}
    if rules.amendments:  # a rule counts as kept only if it also holds after every amendment
        for index in range(len(rules.amendments)):
            later = rules.now((index,))
            relaxed |= {n for numbers, holds in _STRICT if not holds(later) for n in numbers}
    _, broken, stranded = soundness(rules)
    return Strictness(tuple(sorted(relaxed)), broken, stranded)


def _orders(rules: Rules) -> Iterator[tuple[int, Order]]:
    """Yield the orders of faces, each with the number thrown."""
    bonus = rules.chance.bonus_faces.values()
    for index, face in enumerate(rules.chance.faces):
        if index not in bonus:
            yield from ((face.value, order) for order in face.orders)


def _does(rules: Rules, *kinds: str) -> bool:
    return any(order.kind in kinds for _, order in _orders(rules))


def _is_ring(rules: Rules) -> bool:
    track = [square for square in squares(rules) if square.line == 0]
    return track[-1].on == 0


@lru_cache(maxsize=8)
def private_ends(rules: Rules) -> tuple[int, ...]:
    """Count the tiles before each finish that no other seat walks over."""
    found = []
    for seat, board_seat in enumerate(rules.seats):
        shared = [s for s in range(board_seat.finish) if rules.plan.prey.is_shared(seat, s)]
        found.append(board_seat.finish - 1 - max(shared, default=-1))
    return tuple(found)


def _has_strict_size(rules: Rules) -> bool:
    """Tell whether the path has (End Path x 2 + 3) x 4 tiles, or four corners more."""
    track, ends = sum(square.line == 0 for square in squares(rules)), set(private_ends(rules))
    usual = {(end * 2 + 3) * 4 for end in ends}
    return len(ends) == 1 and (track in usual or track - 4 in usual)


def _is_evenly_spaced(rules: Rules) -> bool:
    track = [square.tile for square in squares(rules) if square.line == 0]
    tiles = [seat.route.tiles[0] for seat in rules.seats]
    if not all(tile in track for tile in tiles):
        return False
    starts = sorted(track.index(tile) for tile in tiles)
    around = [*starts[1:], starts[0] + len(track)]
    return len({after - start for start, after in zip(starts, around, strict=True)}) == 1


def _throws_plain_dice(rules: Rules) -> bool:
    """Tell whether one to six come equally often, on a cross or on a board of its own."""
    thrown = rules.chance.faces[1 : len(rules.chance.weights) + 1]
    numbers = sorted(face.name for face in thrown) == [str(n) for n in range(1, SIX + 1)]
    is_die = rules.chance.randomiser == "dice" and numbers and len(set(rules.chance.weights)) == 1
    return rules.chance.plain_dice or (is_die and not rules.chance.own_dice)


def _needs_a_six(rules: Rules) -> bool:
    entering = [(value, order) for value, order in _orders(rules) if order.kind == "enter"]
    opening = {value for value, _ in entering}
    hangs_on_more = rules.permits.start or rules.permits.limit or rules.permits.toll
    hangs_on_more = hangs_on_more or any(order.condition for _, order in entering)
    return (rules.chance.sums or opening == {SIX}) and not hangs_on_more


def _moves_by_the_roll(rules: Rules) -> bool:
    by_pips = all(order.steps == value for value, order in _orders(rules) if order.kind == "move")
    return by_pips and not (
        rules.stack.doubled
        or rules.stack.towers
        or rules.board.jumps
        or rules.board.distances
        or any(isinstance(effect, Bonus | SendOn) for effect in rules.chance.bonus_faces)
        or any(one.kind in ("jump", "swap") for one in rules.abilities.by_face.values())
    )


def _goes_one_way(rules: Rules) -> bool:
    walks = ("move", "push")
    onward = all(order.steps >= 0 for _, order in _orders(rules) if order.kind in walks)
    return onward and not rules.board.two_way and not any(_jumps(rules, _is_back))


def _jumps(rules: Rules, test: Callable[[Rules, int, int, int], bool]) -> Iterator[bool]:
    """Test every jump, by rules, seat, and the steps it leads from and to."""
    for seat, jumps in enumerate(rules.board.jumps):
        yield from (test(rules, seat, start, end) for start, end in jumps.items())


def _is_back(rules: Rules, seat: int, start: int, end: int) -> bool:
    return rules.left(seat, end) > rules.left(seat, start)


def _skips_the_gate(rules: Rules, seat: int, start: int, end: int) -> bool:
    """Tell whether a jump leads from the Path into the End Path."""
    gate = rules.plan.finishes[seat] - private_ends(rules)[seat]
    return start < gate <= end


def _keeps_four_tokens(rules: Rules) -> bool:
    return all(seat.tokens == 4 for seat in rules.seats) and not rules.changes_hands


def _may_pass_beside(rules: Rules, *kinds: str) -> bool:
    """Tell whether some face lets a player pass instead of carrying out an order of these kinds."""
    faces = ({order.kind for order in face.orders} for face in rules.chance.faces)
    return any("pass" in orders and orders.intersection(kinds) for orders in faces)


def _shares_tiles(rules: Rules) -> bool:
    """Tell whether all tokens of a player may stand on one tile."""
    most = max(rules.most_tokens(seat) for seat in range(len(rules.seats)))
    return not rules.stack.tile_limit and (rules.stack.own_limit or most) >= most


def _keeps_one_order(rules: Rules) -> bool:
    """Tell whether the order of play is fixed for the game, by seats or by opening throws."""
    return rules.turns.order in ("seats", "opening")


def _keeps_the_order(rules: Rules) -> bool:
    """Tell whether nothing skips, gives away or reverses turns."""
    clauses = chain(rules.capture.reward, effects_besides_captures(rules))
    altered = any(isinstance(clause.effect, Skip | TurnTo | PlayOn | Reverse) for clause in clauses)
    return not altered and not rules.turns.rules and _keeps_one_order(rules)


def _needs_only_the_exact_roll(rules: Rules) -> bool:
    return rules.finish.arrive in ("exact", "row") and not (
        rules.finish.needs_captures or rules.permits.finish
    )


def _captures_as_usual(rules: Rules) -> bool:
    groups = rules.capture.spare_groups_of or rules.stack.doubled
    shields = any(ability.kind == "shield" for ability in rules.abilities.by_face.values())
    spares = groups or shields or rules.permits.capture
    return rules.capture.when == "land" and _captures_to_start(rules) and not spares


def _captures_to_start(rules: Rules) -> bool:
    """Tell whether captured tokens go back to the yard and may leave it like any other."""
    return not (rules.plan.sets_back or rules.capture.takes_prisoners or rules.capture.takes_over)


def _throws_once(rules: Rules) -> bool:
    """Tell whether dice are thrown and nothing earns another throw."""
    clauses = chain(rules.capture.reward, effects_besides_captures(rules))
    return (
        rules.chance.randomiser == "dice"
        and not rules.streak.earns
        and rules.turns.tries == 1
        and not any(isinstance(clause.effect, Again) for clause in clauses)
    )


def _has_tile_rules(rules: Rules) -> bool:
    return bool(rules.board.effects or rules.board.chances or rules.board.jumps)


def _start_is_safe(rules: Rules) -> bool:
    return all(rules.plan.prey.is_safe(seat, 0) for seat in range(len(rules.seats)))


def _ends_at_once(rules: Rules) -> bool:
    sixes = rules.streak.earns and rules.extra.without_move
    return not sixes and rules.turns.tries == 1


def _wins_at_home(rules: Rules) -> bool:
    """Tell whether all tokens home win and nothing else does, not even the turn limit."""
    win = rules.win
    return win.goals == ALL_HOME and not (win.lose or win.max_turns)


def _keeps_single_file_at_the_end(rules: Rules) -> bool:
    """Tell whether nobody passes own tokens on an End Path; on one tile nobody could."""
    ends = private_ends(rules)
    files = [
        rules.stack.single_file.issuperset(seat.route.tiles[seat.finish - end : seat.finish])
        for seat, end in zip(rules.seats, ends, strict=True)
    ]
    return rules.stack.column_blocking != "none" or max(ends) < 2 or all(files)


def _has_single_file_on_the_path(rules: Rules) -> bool:
    ends = private_ends(rules)
    return any(
        rules.stack.single_file.intersection(seat.route.tiles[: seat.finish - end])
        for seat, end in zip(rules.seats, ends, strict=True)
    )


def _has_one_finish(rules: Rules) -> bool:
    return not rules.plan.row and all(len(seat.finish_names) < 2 for seat in rules.seats)


_STRICT: tuple[tuple[tuple[int, ...], Callable[[Rules], bool]], ...] = (
    ((2,), lambda rules: rules.min_players >= 2 and rules.max_players <= 4),
    ((4, 20), _is_ring),
    ((6,), _keeps_four_tokens),
    ((7,), lambda rules: not (_does(rules, "push") or rules.teams.helps)),
    ((9, 10), lambda rules: all(private_ends(rules))),
    ((12,), _wins_at_home),
    ((13,), lambda rules: _throws_plain_dice(rules) and rules.chance.dice <= 2),
    ((14,), _keeps_the_order),
    ((14, 15, 16), lambda rules: rules.turns.first == "highest" and _keeps_one_order(rules)),
    ((17,), _throws_once),
    ((18,), _ends_at_once),
    ((19,), lambda rules: rules.win.play_on == "stop" and not rules.win.max_turns),
    ((21,), lambda rules: not rules.tokens_out),
    ((23,), _needs_a_six),
    (
        (24,),
        lambda rules: all(
            o.steps < 2 and not o.which for _, o in _orders(rules) if o.kind == "enter"
        ),
    ),
    ((25,), _is_evenly_spaced),
    ((26,), _goes_one_way),
    ((27,), _moves_by_the_roll),
    (
        (28,),
        lambda rules: (
            not (
                rules.stack.doubled_forced
                or rules.capture.spared_closed
                or rules.permits.move
                or rules.plan.asks_of_orders
                or any(face.must for face in rules.chance.faces)
            )
        ),
    ),
    (
        (29,),
        lambda rules: (
            not (
                rules.stack.barrier_of
                or rules.teams.blocks
                or _has_single_file_on_the_path(rules)
                or rules.plan.captures_passing
            )
        ),
    ),
    ((30,), lambda rules: not _may_pass_beside(rules, "move", "push", "slide", "change")),
    ((31,), lambda rules: not _may_pass_beside(rules, "enter")),
    ((32,), lambda rules: rules.turns.tries == 1),
    (
        (33,),
        lambda rules: (
            not (rules.capture.safe_tiles or rules.capture.safe_for or _has_tile_rules(rules))
        ),
    ),
    ((34,), _shares_tiles),
    ((35,), _captures_as_usual),
    ((36,), _start_is_safe),
    ((39,), lambda rules: not any(_jumps(rules, _skips_the_gate))),
    ((39, 40), lambda rules: not (rules.capture.captor_finishes or rules.plan.sends_captor)),
    ((43,), _needs_only_the_exact_roll),
    ((44,), _keeps_single_file_at_the_end),
    ((45,), lambda rules: set(private_ends(rules)) in ({4}, {5})),
    ((46,), _has_one_finish),
    (
        (47, 48),
        lambda rules: not (rules.chance.sums or rules.chance.combined or rules.chance.plays_one),
    ),
    ((49,), lambda rules: not rules.chance.use_all or rules.chance.sums or rules.chance.dice < 2),
    ((51,), lambda rules: rules.chance.same_token),
    ((52,), _has_strict_size),
)
"""Rules of Strict Ludo that a game may relax, by number, with the test that they hold.

All others hold in every game that can be written: turns are taken, colours differ, nobody is
captured in the finish. Rule 53 only permits what rule 52 presupposes."""


def values(rules: Rules) -> Mapping[int, str]:
    """Return the entries of the rule file for rules of Strict Ludo that are not about play.

    Keys and values are written as in a rule file.
    """

    def by_seat(numbers: Iterable[object]) -> str:
        told = zip(rules.seats, numbers, strict=True)
        return ", ".join(f"{seat.colour} {number}" for seat, number in told)

    tiles = (seat.walk.every_tile for seat in rules.seats)
    routes = by_seat(f"{walked[0]}..{walked[-1]}" for walked in tiles)
    ends = by_seat(private_ends(rules))
    markers = by_seat(seat.tokens for seat in rules.seats)
    faces = ", ".join(
        f"{face.name} ({weight:g})"
        for face, weight in zip(rules.chance.faces[1:], rules.chance.weights, strict=False)
    )
    first = f"turn.first = {rules.turns.first}, turn.order = {rules.turns.order}"
    chance = f"{rules.chance.dice} {rules.chance.randomiser}: {faces}"
    goals = ", ".join(f"{goal.kind} {goal.number or ''}".strip() for goal in rules.win.goals)
    track = sum(square.line == 0 for square in squares(rules))
    more = f", start.most_markers = {rules.most_markers}" if rules.most_markers else ""
    more += ", capture.effect = take over" if rules.capture.takes_over else ""
    return {
        **{2: f"players = {rules.min_players}..{rules.max_players}", 4: routes, 20: routes},
        **{6: f"markers: {markers}{more}"},
        **{9: ends, 10: ends, 45: ends, 44: f"home.blocking = {rules.stack.column_blocking}"},
        **{12: f"win.when = {goals}, win.max_turns = {rules.win.max_turns}"},
        **{13: chance, 17: chance, 14: first, 15: first, 16: first},
        **{21: f"start.out = {rules.tokens_out}", 25: routes},
        **{46: "finish: " + by_seat(len(seat.finish_names) or 1 for seat in rules.seats)},
        **{47: f"randomiser.use = {rules.chance.dice_use}", 52: f"{track}"},
        **{48: f"randomiser.use = {rules.chance.dice_use}"},
    }
