"""Reasons why a move or a token may not be played."""

from __future__ import annotations

from playpalace_ludo.core.engine.crowding import is_held, movers, tower
from playpalace_ludo.core.engine.duties import DUTIES
from playpalace_ludo.core.engine.moves import barred, duty_before, rest_playable
from playpalace_ludo.core.engine.offers import doubled_with, moves_with
from playpalace_ludo.core.engine.outlook import Outlook, hand_of
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, Refusal, State


def refusal(rules: Rules, state: State, move: Move) -> Refusal | None:
    """Say why a move is not allowed now; None if it is legal."""
    if not state.owed:
        return Refusal.GAME_OVER
    if move in state.moves:
        return None
    if not state.owed[0]:
        return Refusal.ROLL_FIRST
    rules = rules.of(state)
    outlook = Outlook(rules, state.tokens, hand_of(state))
    if reason := _not_there(state, move):
        return reason
    if move not in _offers(outlook, move.face):
        return _not_offered(rules, state, move)
    reason = barred(outlook, move)
    if reason:
        return reason
    if rules.stack.doubled_forced and len(move.tokens) == 1 and move.face in (2, 4):
        return Refusal.DOUBLED_FIRST
    if duty := duty_before(outlook, move, (*state.moves, move)):
        return DUTIES[duty][1]
    taken = outlook.captured(move)
    all_usable = any(rest_playable(outlook, m, {}) for m in state.moves)
    return Refusal.CAPTURE_NEEDS_ALL if taken and not all_usable else Refusal.MUST_USE_ALL


def _not_there(state: State, move: Move) -> Refusal | None:
    """Refuse a move that names a die or a token that is not there."""
    if move.face not in state.pool:
        return Refusal.NO_SUCH_DIE
    if not 0 <= move.seat < len(state.tokens):
        return Refusal.NO_SUCH_TOKEN
    there = range(len(state.tokens[move.seat]))
    return None if all(token in there for token in move.tokens) else Refusal.NO_SUCH_TOKEN


def why_no_use(rules: Rules, state: State) -> Refusal | None:
    """Say why the acting seat may use no ability now; None if it may."""
    if not state.owed:
        return Refusal.GAME_OVER
    if not rules.abilities.by_face or not state.books.held or not state.books.held[state.turn]:
        return Refusal.NO_ABILITY
    if any(state.owed):
        return Refusal.ABILITY_LATER
    if state.books.ability:
        return Refusal.ABILITY_USED
    return None if state.moves else Refusal.ABILITY_IDLE


def _offers(outlook: Outlook, face: int) -> list[Move]:
    return moves_with(outlook, face, legal=False)


def _not_offered(rules: Rules, state: State, move: Move) -> Refusal:
    """Find the reason why the route itself rules out a move."""
    orders = rules.chance.faces[move.face].orders
    pushes = any(order.kind == "push" for order in orders)
    if move.seat not in movers(rules, state.tokens, state.turn) and not pushes:
        return Refusal.NOT_YOUR_TOKEN
    if not move.tokens:
        return Refusal.NOT_IN_ORDERS
    own = state.tokens[move.seat]
    step = own[move.tokens[0]]
    if step == rules.plan.finishes[move.seat]:
        return Refusal.FINISHED
    if step == YARD:
        held = is_held(state.books, move.seat, move.tokens[0])
        return Refusal.PRISONER if held else Refusal.IN_YARD
    pair = doubled_with(rules, move.seat, own, move.tokens[0])
    if pair and rules.chance.faces[move.face].value % 2:
        return Refusal.DOUBLED_ODD
    if pair and move.tokens != pair:
        return Refusal.DOUBLED_SPLIT
    if move.tokens != tower(rules, move.seat, own, move.tokens[0]):
        return Refusal.TOWER_SPLIT
    walks = [order.steps for order in orders if order.kind in ("move", "push")]
    if not walks:
        return Refusal.NOT_IN_ORDERS
    return Refusal.TOO_FAR if max(walks) > 0 else Refusal.TOO_FAR_BACK


def token_refusal(
    rules: Rules, state: State, token: int, face: int | None = None
) -> Refusal | None:
    """Say why a token of the acting seat cannot be chosen now; None if some move of it is legal."""
    if not state.owed or not state.owed[0]:
        return Refusal.ROLL_FIRST if state.owed else Refusal.GAME_OVER
    seat = movers(rules, state.tokens, state.turn)[0]
    if not 0 <= token < len(state.tokens[seat]):
        return Refusal.NO_SUCH_TOKEN
    faces = [face] if face else list(dict.fromkeys(state.pool))
    if face and face not in state.pool:
        return Refusal.NO_SUCH_DIE
    reasons = []
    outlook = Outlook(rules.of(state), state.tokens, hand_of(state))
    for spent in faces:
        tries = [m for m in _offers(outlook, spent) if m.seat == seat and token in m.tokens] or [
            Move(seat, (token,), spent, YARD)
        ]
        reasons += [refusal(rules, state, move) for move in tries]
    return None if None in reasons else reasons[0]
