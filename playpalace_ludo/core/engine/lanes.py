"""Moves along lanes: how the tokens of a seat walk by one order, or by those of a whole face."""

from __future__ import annotations

from collections.abc import Mapping

from playpalace_ludo.core.conditions.asking import forbidden
from playpalace_ludo.core.engine.bars import barred_on
from playpalace_ludo.core.engine.outlook import Outlook
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, Refusal, Tokens, new
from playpalace_ludo.core.tables import EVERY_ORDER, WalkLane
from playpalace_ludo.core.walking import Walk


def lane_of(
    rules: Rules, tokens: Tokens, seat: int, face: int, index: int = EVERY_ORDER
) -> WalkLane:
    """Return the walks of a seat by step, wherever they would end."""
    plan = rules.plan
    home = tokens[seat].count(plan.finishes[seat]) if plan.row else 0
    return plan.moves.lanes[seat, face, index, home]


def moves_along(
    outlook: Outlook,
    seat: int,
    lane: Mapping[int, tuple[Walk, ...]],
    shut: int = 0,
    *,
    legal: bool,
) -> list[Move]:
    """List the moves of each token of a seat, or of each tower, less those by orders shut.

    ``legal`` leaves out those that something bars.
    """
    found: list[Move] = []
    own, towers = outlook.tokens[seat], outlook.rules.stack.towers
    free, answers, held = outlook.free, outlook.answers, outlook.books.prisoners
    for token, step in enumerate(own):
        walks = lane[step]
        if not walks:
            continue
        ids: tuple[int, ...] = (token,)
        quick = legal
        if step == YARD:
            if held and legal and outlook.is_held(seat, token):
                continue
        elif towers and own.count(step) > 1:
            if own.index(step) < token:
                continue  # it walks with the first of its tower
            ids, quick = tuple([one for one, at in enumerate(own) if at == step]), False
        for walk in walks:
            if walk.bit & shut:
                continue
            move = new(Move, (seat, ids, walk.face, walk.to, walk.index))
            barred: Refusal | None = None
            # Most moves are of one token and meet nobody: then `barred_on` would do no more.
            if quick and walk.open and free(walk.tiles):
                asked = walk.asked
                if asked is not None:
                    barred = answers[asked] if asked in answers else forbidden(outlook, move, asked)
            elif legal:
                barred = barred_on(outlook, move, walk)
            if barred is None:
                found.append(move)
    return found
