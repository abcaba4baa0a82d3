"""Tokens together: barriers, full tiles, single file, rows at the finish, partners."""

from __future__ import annotations

from collections.abc import Mapping

from playpalace_ludo.core.board import NO_TILE
from playpalace_ludo.core.rule_parts import EVERYBODY
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Books, Move, Refusal, Tokens
from playpalace_ludo.core.walking import Walk


def out(rules: Rules, tokens: Tokens, seat: int) -> str:
    """Say how many of a seat's tokens have left the yard, as orders ask for it."""
    own = tokens[seat]
    if YARD not in own:
        return "all"
    idle = own.count(YARD) + own.count(rules.plan.finishes[seat])
    return "some" if idle < len(own) else "none"


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
    return (seat, token) in [held[:2] for held in books.prisoners]


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
    rules: Rules, move: Move, walk: Walk, met: Mapping[int, Mapping[int, int]]
) -> Refusal | None:
    """Find what may not be passed among those who are met along a way."""
    teams, stack, seat = rules.teams, rules.stack, move.seat
    if any(met[tile].get(seat) for tile in walk.single_file if tile in met):
        return Refusal.BLOCKED
    allies = rules.allies(seat) if teams.barriers_open or teams.blocks else ()
    passed = [met[tile] for tile in walk.passed if tile in met]
    if teams.blocks and any(there.get(ally) for there in passed for ally in allies):
        return Refusal.PARTNER_BLOCKS
    size = stack.barrier_of
    for there in met.values() if size else ():
        if any(count >= size for other, count in there.items() if other not in allies):
            return Refusal.BARRIER
    return None


def joined(rules: Rules, move: Move, there: Mapping[int, int], taken: int) -> Refusal | None:
    """Find tokens beside which nobody may stop, besides those that are captured."""
    limit, come = rules.stack.tile_limit, 1 if rules.stack.doubled else len(move.tokens)
    if limit and sum(there.values()) - taken + come > limit:
        return Refusal.TILE_FULL
    friends = rules.friends(move.seat)
    others = sum(count for other, count in there.items() if other not in friends)
    return Refusal.SPARED if rules.capture.spared_closed and others > taken else None


Standing = dict[int, dict[int, int]]
"""Per tile how many tokens of each seat stand there."""
NOBODY: dict[int, int] = {}


def standing(rules: Rules, tokens: Tokens) -> Standing:
    """Count who stands where."""
    found: Standing = {}
    for seat, own in enumerate(tokens):
        tiles = rules.seats[seat].route.tiles
        for step in own:
            tile = tiles[step]
            if tile == NO_TILE:
                continue
            if tile in found:
                there = found[tile]
                there[seat] = there.get(seat, 0) + 1
            else:
                found[tile] = {seat: 1}
    return found


def met_by(standing: Standing, move: Move, walk: Walk) -> Standing:
    """Return who stands along a way once the moving tokens are lifted from the board."""
    met = {tile: standing[tile] for tile in walk.tiles if tile in standing}
    if walk.left in met:
        there = met[walk.left]
        met[walk.left] = {**there, move.seat: there[move.seat] - len(move.tokens)}
    return met


def settle(rules: Rules, seat: int, own: tuple[int, ...]) -> tuple[int, ...]:
    """Take a token on the last free place home, where the finish is a row."""
    finish = rules.plan.finishes[seat]
    while (last := finish - own.count(finish)) in own and last < finish:
        own = tuple(finish if step == last else step for step in own)
    return own
