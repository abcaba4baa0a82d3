"""Tokens together: barriers, full tiles, single file, rows at the finish, partners."""

from __future__ import annotations

from collections.abc import Set
from typing import TYPE_CHECKING

from playpalace_ludo.core.rule_parts import EVERYBODY
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Books, Move, Refusal, Tokens
from playpalace_ludo.core.walking import Walk

if TYPE_CHECKING:
    from playpalace_ludo.core.engine.outlook import Outlook


def out(rules: Rules, tokens: Tokens, seat: int) -> str:
    """Say how many of a seat's tokens are out: ``none``, ``some`` or ``all``, as in orders."""
    own = tokens[seat]
    if YARD not in own:
        return "all"
    idle = own.count(YARD) + own.count(rules.plan.finishes[seat])
    return "some" if idle < len(own) else "none"


def movers(rules: Rules, tokens: Tokens, seat: int) -> tuple[int, ...]:
    """Return the seats whose tokens a seat moves: its own, or a partner's once all are home."""
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


def obstacle(outlook: Outlook, move: Move, walk: Walk, met: Set[int]) -> Refusal | None:
    """Find tokens along a way that may not be passed, on the tiles where somebody stands."""
    rules, seat, standing = outlook.rules, move.seat, outlook.standing
    teams, size = rules.teams, rules.stack.barrier_of
    if walk.single_file:
        for tile in walk.single_file & met:
            if standing[tile].count(seat) > (len(move.tokens) if tile == walk.left else 0):
                return Refusal.BLOCKED
    allies = rules.plan.allies[seat] if teams.barriers_open or teams.blocks else ()
    if teams.blocks and any(
        ally in standing[tile] for tile in walk.passed & met for ally in allies
    ):
        return Refusal.PARTNER_BLOCKS
    for tile in met if size else ():
        there = standing[tile]
        if len(there) >= size:
            gone = len(move.tokens) if tile == walk.left else 0
            for other in {*there}.difference(allies):
                if there.count(other) - (gone if other == seat else 0) >= size:
                    return Refusal.BARRIER
    return None


def settle(rules: Rules, seat: int, own: tuple[int, ...]) -> tuple[int, ...]:
    """Bring home a token on the last free place, where the finish is a row."""
    finish = rules.plan.finishes[seat]
    while (last := finish - own.count(finish)) in own and last < finish:
        own = tuple(finish if step == last else step for step in own)
    return own
