"""Tokens together: barriers, full tiles, single file, rows at the finish, partners."""

from __future__ import annotations

from functools import lru_cache

from playpalace_ludo.core.board import NO_TILE
from playpalace_ludo.core.rule_parts import EVERYBODY
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Books, Move, Refusal, Tokens


def out(rules: Rules, tokens: Tokens, seat: int) -> str:
    """Say how many of a seat's tokens have left the yard, as orders ask for it."""
    own = tokens[seat]
    if YARD not in own:
        return "all"
    finish = rules.plan.finishes[seat]
    return "some" if any(YARD < step < finish for step in own) else "none"


def movers(rules: Rules, tokens: Tokens, seat: int) -> tuple[int, ...]:
    """Return whose tokens a seat moves: its own, or a partner's once all its own are home."""
    if not rules.teams.helps or min(tokens[seat]) < rules.plan.finishes[seat]:
        return (seat,)
    helped = tuple(
        ally
        for ally in rules.allies(seat)
        if tokens[ally] and min(tokens[ally]) < rules.plan.finishes[ally]
    )
    return helped or (seat,)


def is_held(books: Books, seat: int, token: int) -> bool:
    """Tell whether a token is somebody's prisoner."""
    return any((held.seat, held.token) == (seat, token) for held in books.prisoners)


def tower(rules: Rules, seat: int, own: tuple[int, ...], token: int) -> tuple[int, ...]:
    """Return the tokens that walk with this one, itself among them."""
    step = own[token]
    if not rules.stack.towers or not YARD < step < rules.plan.finishes[seat]:
        return (token,)
    return tuple([one for one, at in enumerate(own) if at == step])


def is_push(rules: Rules, move: Move) -> bool:
    order = rules.chance.faces[move.face].orders[move.order]
    return order.kind == "push" or order.which == EVERYBODY


def obstacle(
    rules: Rules, tokens: Tokens, move: Move, path: tuple[int, ...], taken: int
) -> Refusal | None:
    """Find what stands in the way of a walk that would capture so many tokens where it ends."""
    tiles = rules.seats[move.seat].route.tiles
    standing = _without(rules, _standing(rules, tokens), tokens, move)
    walked = [standing.get(tiles[step], {}) for step in path]
    single_file = rules.stack.single_file
    if single_file and any(
        there.get(move.seat) and tiles[step] in single_file
        for step, there in zip(path[:-1], walked[:-1], strict=True)
    ):
        return Refusal.BLOCKED
    return _passed(rules, move.seat, walked) or _joined(rules, move, walked[-1], taken)


def _passed(rules: Rules, seat: int, walked: list[dict[int, int]]) -> Refusal | None:
    """Find partners or a barrier that may not be passed."""
    teams, size = rules.teams, rules.stack.barrier_of
    allies = rules.allies(seat) if teams.barriers_open or teams.blocks else ()
    if teams.blocks and any(there.get(ally) for there in walked[:-1] for ally in allies):
        return Refusal.PARTNER_BLOCKS
    groups = (group for there in walked for group in there.items()) if size else ()
    if any(count >= size for other, count in groups if other not in allies):
        return Refusal.BARRIER
    return None


def _joined(rules: Rules, move: Move, there: dict[int, int], taken: int) -> Refusal | None:
    """Find tokens beside which nobody may stop, besides those that are captured."""
    limit, come = rules.stack.tile_limit, 1 if rules.stack.doubled else len(move.tokens)
    if limit and sum(there.values()) - taken + come > limit:
        return Refusal.TILE_FULL
    friends = rules.friends(move.seat)
    others = sum(count for other, count in there.items() if other not in friends)
    return Refusal.SPARED if rules.capture.spared_closed and others > taken else None


Standing = dict[int, dict[int, int]]
"""Per tile how many tokens of each seat stand there."""


@lru_cache(maxsize=8)
def _standing(rules: Rules, tokens: Tokens) -> Standing:
    """Count who stands where, once for all the moves of a position."""
    found: Standing = {}
    for seat, own in enumerate(tokens):
        tiles = rules.seats[seat].route.tiles
        for step in own:
            if tiles[step] != NO_TILE:
                there = found.setdefault(tiles[step], {})
                there[seat] = there.get(seat, 0) + 1
    return found


def _without(rules: Rules, standing: Standing, tokens: Tokens, move: Move) -> Standing:
    """Return who stands where once the moving tokens are lifted from the board."""
    tile = rules.seats[move.seat].route.tiles[tokens[move.seat][move.tokens[0]]]
    if tile == NO_TILE:
        return standing
    there = dict(standing[tile])
    there[move.seat] -= len(move.tokens)
    return {**standing, tile: there}


def settle(rules: Rules, seat: int, own: tuple[int, ...]) -> tuple[int, ...]:
    """Take a token on the last free place home, where the finish is a row."""
    finish = rules.plan.finishes[seat]
    while (last := finish - own.count(finish)) in own and last < finish:
        own = tuple(finish if step == last else step for step in own)
    return own
