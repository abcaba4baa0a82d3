"""Why a move: a few facts about the board before and after it, as ids and numbers."""

from __future__ import annotations

from collections.abc import Sequence

from playpalace_ludo.bots.decision import Reason
from playpalace_ludo.bots.evaluation import evaluation_of
from playpalace_ludo.core import engine
from playpalace_ludo.core.moves import Preview, preview
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, State, Tokens

MOST = 3


def explain(rules: Rules, state: State, move: Move, others: Sequence[Move]) -> tuple[Reason, ...]:
    """Say what speaks for a move, its risk, and what is wrong with the best of the others."""
    if len(state.moves) == 1:
        return (_reason("only"),)
    reasons = _for(rules, state, move)
    against = _against(rules, state, move, others[0]) if others else []
    return (*reasons[: MOST - len(against)], *against)


def _for(rules: Rules, state: State, move: Move) -> list[Reason]:
    if not move.tokens:
        return [_reason("passes")]
    if move.seat != state.turn:
        return [_reason("pushes", seat=move.seat, victim=move.tokens[0])]
    after, _ = engine.play(rules, state, move)
    token = move.tokens[0]
    if after.places != state.places and after.places[-1] == state.turn:
        return [_reason("wins", token=token)]
    plan = preview(rules, state, move)
    now = rules.of(state)
    reasons = []
    if plan.captures:
        seat, victim = plan.captures[0]
        reasons.append(
            _reason("captures", token=token, seat=seat, victim=victim, count=len(plan.captures))
        )
    if plan.home:
        return [*reasons, _reason("home", token=token)]
    if plan.start == YARD:
        reasons.append(_reason("enters", token=token))
    chased = hunter_behind(now, state.tokens, state.turn, plan.start)
    danger = hunter_behind(now, after.tokens, state.turn, plan.to)
    if danger:
        return [*(reasons or _gain(now, after.tokens, state.turn, plan)), _exposed(token, danger)]
    if chased:
        reasons.append(_reason("escapes", token=token, seat=chased[0], distance=chased[1]))
    if _beyond_reach(now, state.turn, plan.to) and not _beyond_reach(now, state.turn, plan.start):
        reasons.append(_reason("column", token=token))
    elif now.is_safe(state.turn, plan.to) and plan.start != YARD and not chased:
        reasons.append(_reason("safe", token=token))
    return reasons or _gain(now, after.tokens, state.turn, plan)


def _gain(rules: Rules, tokens: Tokens, seat: int, plan: Preview) -> list[Reason]:
    """Say whom a quiet move threatens, or simply that it comes nearer."""
    token = plan.move.tokens[0]
    prey = [
        (rules.left(other, step), other, distance)
        for other, theirs in enumerate(tokens)
        if other != seat
        for step in theirs
        if (distance := _strikes(rules, tokens, hunter=seat, at=plan.to, seat=other, step=step))
    ]
    if prey:
        _, other, distance = min(prey)
        return [_reason("threatens", token=token, seat=other, distance=distance)]
    return [_reason("forward", token=token)]


def _against(rules: Rules, state: State, move: Move, other: Move) -> list[Reason]:
    if not other.tokens or other.seat != state.turn or other.tokens == move.tokens:
        return []
    plan = preview(rules, state, other)
    after, _ = engine.play(rules, state, other)
    danger = hunter_behind(rules.of(state), after.tokens, state.turn, plan.to)
    if danger:
        token = other.tokens[0]
        return [_reason("other-exposed", token=token, seat=danger[0], distance=danger[1])]
    return []


def hunter_behind(rules: Rules, tokens: Tokens, seat: int, step: int) -> tuple[int, int] | None:
    """Find the nearest opponent whose next throw may capture a token there, and how far it is."""
    if step == YARD or tokens[seat].count(step) >= (evaluation_of(rules).group or 99):
        return None
    found = [
        (distance, hunter)
        for hunter, theirs in enumerate(tokens)
        if hunter != seat
        for at in theirs
        if (distance := _strikes(rules, tokens, hunter=hunter, at=at, seat=seat, step=step))
    ]
    return min(found)[::-1] if found else None


def _strikes(
    rules: Rules, tokens: Tokens, *, hunter: int, at: int, seat: int, step: int
) -> int | None:
    """Count how far the hunter walks to capture with its next throw; None if it cannot."""
    if at == YARD or step == YARD or not tokens[seat]:
        return None
    for whose, hits in evaluation_of(rules).hunters[seat][step]:
        if whose == hunter and at in hits and hits[at][0]:
            return rules.distance(hunter, at, seat, step)
    return None


def _beyond_reach(rules: Rules, seat: int, step: int) -> bool:
    """Tell whether nobody can capture there or anywhere farther on."""
    if step == YARD:
        return False
    return all(rules.is_safe(seat, at) for at in rules.seats[seat].route.reach(step))


def _exposed(token: int, danger: tuple[int, int]) -> Reason:
    return _reason("exposed", token=token, seat=danger[0], distance=danger[1])


def _reason(kind: str, **args: int) -> Reason:
    return Reason(f"pludo-reason-{kind}", args)
