"""What rules imply: the tables and short ways the engine reads, worked out once per rules."""

from __future__ import annotations

from itertools import chain, permutations
from typing import TYPE_CHECKING, Any

from playpalace_ludo.core.board import NO_TILE
from playpalace_ludo.core.events import Rolled, TurnBegan
from playpalace_ludo.core.rule_parts import ANYTHING, sum_face
from playpalace_ludo.core.state import NO_BOOKS, Books, Throw

if TYPE_CHECKING:
    from playpalace_ludo.core.rules import Rules

Fall = tuple[tuple[int, ...], int, bool, tuple[tuple[Rolled], ...]]
"""What a throw means: the faces it gives to play, the one face whose moves of four tokens the
routes alone decide (0 if there is more to it), does it count for a streak, its event for each seat.
"""


def tables(rules: Rules) -> dict[str, Any]:
    """Work out every field of the rules that follows from the others."""
    # Tables the engine looks things up in; filled seat by seat when first needed.
    crowded = bool(
        rules.barrier_of
        or rules.tile_limit
        or rules.single_file
        or rules.spared_closed
        or rules.partners_block
    )
    asks_of_orders = any(order.condition for face in rules.faces for order in face.orders)
    asks_of_moves = rules.permits.ask_of_moves or asks_of_orders
    filters = bool(
        crowded
        or asks_of_moves
        or rules.own_limit
        or rules.blocking != "none"
        or rules.needs_captures
        or not rules.same_token
        or _has_prisoners(rules)
    )
    row = rules.arrive == "row"
    special = bool(
        rules.doubled
        or row
        or rules.helps
        or rules.takes_over
        or rules.abilities
        or any(
            order.kind in ("push", "pass", "ransom") or order.when
            for face in rules.faces
            for order in face.orders
        )
    )
    duties = any(face.must for face in rules.faces)
    plain = not (filters or special or duties)
    keeps_books = _has_to_count(rules)
    none = (0,) * len(rules.seats)
    blank = Books(
        captures=none,
        skips=none,
        clockwise=rules.clockwise,
        deck=rules.deck,
        hands=((),) * len(rules.seats) if rules.hand else (),
    )
    return {
        "keeps_books": keeps_books,
        "blank_books": blank if keeps_books else NO_BOOKS,
        "plain_turns": not keeps_books and _turns_end_at_once(rules),
        "next_turns": tuple(
            (seat, (TurnBegan(seat),)) for seat in (*range(1, len(rules.seats)), 0)
        ),
        "falls": {
            dice: _fall(rules, dice, plain)
            for throw in rules.throws
            for dice in (permutations(throw) if rules.dice < 3 else (throw,))
        },
        "win_conditions": any(test.condition for test in rules.win),
        "home_wins": rules.win[0].number if _won_at_home(rules) else 0,
        "by_points": any(test.condition and "points" in test.condition.names for test in rules.win),
        "scores": any(
            effect.startswith("score ") for effect in (*rules.capture_reward, *_effects(rules))
        ),
        "row": row,
        "captures_passing": rules.capture_when == "pass",
        "sets_back": bool(
            rules.capture_back or rules.capture_swaps or rules.capture_tile != NO_TILE
        ),
        "crowded": crowded,
        "duties": duties,
        "move_tables": [[None] * len(rules.faces) for _ in rules.seats],
        "_row_tables": {},
        "_steps_on": _index_tiles(rules),
        "prey_tables": [None] * len(rules.seats),
        "_open": None,
        "_amended": {(): rules},
        "finishes": tuple(seat.finish for seat in rules.seats),
        "filters": filters,
        "asks_of_moves": asks_of_moves,
        "asks_of_orders": asks_of_orders,
        "revisits": any(_revisits(seat.route.tiles[:-2]) for seat in rules.seats),
        "special": special,
        "plain": plain,
    }


def _has_to_count(rules: Rules) -> bool:
    return bool(
        rules.counts_rounds
        or rules.deck
        or rules.amendments
        or not rules.clockwise
        or rules.needs_captures
        or rules.permits != ANYTHING
        or rules.turn_rules
        or rules.lose
        or rules.order != "seats"
        or any(test.kind in ("captures", "if") for test in rules.win)
        or _has_prisoners(rules)
        or rules.abilities
        or {*rules.capture_reward, *_effects(rules)} - {"again"}
        or any(order.condition for face in rules.faces for order in face.orders)
    )


def _has_prisoners(rules: Rules) -> bool:
    """Tell whether tokens may be held: an amendment may end that, and then begin it anew."""
    return rules.takes_prisoners or "ransom" in _order_kinds(rules)


def _order_kinds(rules: Rules) -> set[str]:
    return {order.kind for face in rules.faces for order in face.orders}


def _turns_end_at_once(rules: Rules) -> bool:
    """Tell whether a turn with nothing owed is over: no effect, win, pass or limit to look at."""
    return not (
        _effects(rules)
        or not _won_at_home(rules)
        or rules.play_on == "forever"
        or rules.helps
        or rules.tries > 1
        or rules.max_turns
        or rules.jumps
        or "pass" in _order_kinds(rules)
    )


def _won_at_home(rules: Rules) -> bool:
    """Tell whether a player wins by own tokens home and by nothing else."""
    return len(rules.win) == 1 and rules.win[0].kind in ("all home", "home")


def _effects(rules: Rules) -> set[str]:
    """Collect what faces, tiles and the finish may bring about."""
    of_faces = (face.then for face in rules.faces)
    return set(
        chain(
            rules.finish_reward,
            rules.permits.toll,
            *of_faces,
            *rules.tile_effects.values(),
            *(one.effects for some in rules.tile_chances.values() for one in some),
        )
    )


def _fall(rules: Rules, dice: Throw, plain: bool) -> Fall:
    faces = (sum_face(dice),) if rules.sums else dice
    if rules.combined:
        faces = rules.combined[tuple(sorted(dice, reverse=True))]
    four = all(seat.tokens == 4 for seat in rules.seats)
    face = faces[0] if plain and four and len(faces) == 1 else 0
    rolled = tuple((Rolled(seat, dice),) for seat in range(len(rules.seats)))
    return faces, face, dice == rules.streak_throw, rolled


def _revisits(tiles: tuple[int, ...]) -> bool:
    return len(set(tiles)) < len(tiles)


def _index_tiles(rules: Rules) -> dict[int, list[tuple[int, int]]]:
    found: dict[int, list[tuple[int, int]]] = {}
    for seat, board_seat in enumerate(rules.seats):
        for step, tile in enumerate(board_seat.route.tiles[:-2]):
            found.setdefault(tile, []).append((seat, step))
    return found
