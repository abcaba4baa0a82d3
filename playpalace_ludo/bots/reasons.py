"""Reasons for a move: facts about the board before and after it, as ids and numbers.

Statements about coming captures are what the engine finds for the next throw.
"""

from __future__ import annotations

from collections.abc import Sequence

from playpalace_ludo.bots.decision import Reason
from playpalace_ludo.core import engine
from playpalace_ludo.core.engine.abilities import is_shielded, partner_of_swap
from playpalace_ludo.core.engine.consequences import Preview, preview
from playpalace_ludo.core.engine.crowding import is_push
from playpalace_ludo.core.engine.secrets import as_known, unseen
from playpalace_ludo.core.hunting import Piece, look
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, State
from playpalace_ludo.core.steps import Steps, finish
from playpalace_ludo.core.strikes import (
    Odds,
    Strike,
    danger,
    hunters,
    is_cut,
    percent,
    risk,
    strikes,
    strikes_on,
)

MOST = 3
LEAST_LEAD = 0.01
"""Moves whose chances to win differ by less are about equal."""
CLEAR_LEAD = 0.05
"""From here on a move is clearly better."""
LEAST_RISK = 0.05
"""Difference in risk that speaks against another move."""
COMPARED = 2
"""Number of other moves, best first, whose risk is compared."""

ESCAPES = "pludo-reason-escapes"
DANGERS = frozenset(
    f"pludo-reason-{kind}" for kind in ("escapes", "shields", "exposed", "uncovers", "other-risk")
)
"""Reasons that state a chance to be captured."""
LEADS = frozenset(f"pludo-reason-{kind}" for kind in ("clear", "better", "equal"))
"""Reasons that only say by how much a move is better."""
SHOWN = frozenset(
    f"pludo-reason-{kind}"
    for kind in ("captures", "home", "enters", "column", "pushes", "passes", "safe")
)
"""Reasons obvious from the move itself; a hint should say more."""


def explain(
    rules: Rules, state: State, move: Move, others: Sequence[Move], lead: float | None = None
) -> tuple[Reason, ...]:
    """Return the reasons for a move without pausing, see `explaining`."""
    return finish(explaining(rules, state, move, others, lead))


def explaining(
    rules: Rules, state: State, move: Move, others: Sequence[Move], lead: float | None = None
) -> Steps[tuple[Reason, ...]]:
    """Return the reasons for a move, its risk, and the fault of the best alternatives.

    ``lead`` is its margin in chance to win over the best alternative, if known. It may be negative
    for a bot that does not choose by chances.
    """
    if len(state.moves) == 1:
        return (_reason("only"),)
    if state.books.poll:  # what comes of an answer hangs on those of others
        return () if lead is None else (_lead(lead),)
    secret = unseen(rules, state, state.turn)
    state = as_known(rules, state, state.turn)
    after, _ = engine.play(rules, state, move)
    if state.turn in after.places and state.turn not in state.places:
        return (_reason("wins", token=move.tokens[0] if move.tokens else 0),)
    gains, risks = yield from _both_sides(rules, state, after, move)
    if not any(reason.id == ESCAPES for reason in gains):  # which says what the others would risk
        risks += yield from _against(rules, state, after, others)
    reasons = [*gains[: MOST - len(risks)], *risks]
    if lead is not None and all(reason.id in SHOWN for reason in reasons):
        reasons += [*_where(rules, state, move), _lead(lead)]
    return (*reasons, *_left_out(secret, reasons))


def _where(rules: Rules, state: State, move: Move) -> list[Reason]:
    """Say that the token is the foremost or hindmost on its way, where nothing else counts."""
    now = rules.of(state)
    if move.seat != state.turn or not move.tokens or is_push(now, move):
        return []
    token = move.tokens[0]
    finish_at, own = rules.plan.finishes[move.seat], state.tokens[move.seat]
    going = {
        other: rules.left(move.seat, step)
        for other, step in enumerate(own)
        if step not in (YARD, finish_at) and other not in move.tokens[1:]
    }
    others = [left for other, left in going.items() if other != token]
    if token not in going:
        return []
    if not others or going[token] < min(others):
        return [_reason("ahead", token=token)]
    return [_reason("behind", token=token)] if going[token] > max(others) else []


def _left_out(secret: int, reasons: Sequence[Reason]) -> list[Reason]:
    """Note where hidden abilities of others may make a danger greater."""
    told = secret and any(reason.id in DANGERS for reason in reasons)
    return [_reason("unseen", count=secret)] if told else []


def explain_use(
    rules: Rules, state: State, move: Move | None, lead: float
) -> Steps[tuple[Reason, ...]]:
    """Return the reasons for using an ability before a throw or, without a move, for using none."""
    if move is None:
        return (_lead(lead),)
    secret = unseen(rules, state, state.turn)
    state = as_known(rules, state, state.turn)
    after, _ = engine.play(rules, state, move)
    if state.turn in after.places and state.turn not in state.places:
        return (_reason("wins", token=move.tokens[0]),)
    reasons: list[Reason] = []
    if move.tokens:
        gains, risks = yield from _both_sides(rules, state, after, move)
        gains = [*_by_use(rules, state, after, move), *gains]
        reasons = [*gains[: MOST - len(risks)], *risks]
    if all(reason.id in SHOWN for reason in reasons):
        reasons.append(_lead(lead))
    return (*reasons, *_left_out(secret, reasons))


def _both_sides(
    rules: Rules, state: State, after: State, move: Move
) -> Steps[tuple[list[Reason], list[Reason]]]:
    """Return the gains of a move and its risks."""
    seat = _looked_after(rules, state, move)
    yield from look(rules, after, hunters(rules, after, seat))
    yield from look(rules, state, hunters(rules, state, seat))
    gains = _for(rules, state, after, move)
    if not gains:  # a quiet move
        yield from look(rules, after, (move.seat,))
        gains = _threat(rules, after, (move.seat, move.tokens[0]))
    return gains, _risks(rules, state, after, move)


def _by_use(rules: Rules, state: State, after: State, move: Move) -> list[Reason]:
    """Say what only abilities do: shorten and lengthen ways by a swap."""
    other = partner_of_swap(rules.of(state), state.tokens, move)
    if other is None:
        return []
    own = (move.seat, move.tokens[0])
    gain, theirs = (
        _left(rules, state, piece) - _left(rules, after, piece) for piece in (own, other)
    )
    if gain <= 0:
        return []
    steps = {"gain": gain, "theirs": max(theirs, 0), "loss": max(-theirs, 0)}
    return [_reason("swaps", token=own[1], seat=other[0], victim=other[1], **steps)]


def _lead(lead: float) -> Reason:
    """Say in words by how much a move is better; the chances themselves are told on request."""
    if lead >= CLEAR_LEAD:
        return _reason("clear")
    return _reason("better") if lead >= LEAST_LEAD else _reason("equal")


def _for(rules: Rules, state: State, after: State, move: Move) -> list[Reason]:
    now = rules.of(state)
    if not move.tokens:
        return [_reason("passes")]
    if is_push(now, move):
        return [_reason("pushes", seat=move.seat, victim=move.tokens[0])]
    token = move.tokens[0]
    plan = preview(rules, state, move)
    reasons = []
    if plan.captures:
        captures = _reason("captures", token=token)
        reasons.append(captures._replace(victims=tuple(plan.captures)))
    if plan.home:
        return [*reasons, _reason("home", token=token)]
    if plan.start == YARD:
        reasons.append(_reason("enters", token=token))
    piece = (move.seat, token)
    if not strikes_on(rules, after, piece) and not is_cut(rules, after, move.seat):
        chased, shielded = strikes_on(rules, state, piece), is_shielded(after.books, *piece)
        if chased:
            likely = {"token": token, **_how_likely(rules, state, chased)}
            away = _reason("shields", **likely) if shielded else _reason("escapes", **likely)
            reasons.append(away)
        if not shielded:
            reasons += _shelter(now, plan, chased=bool(chased))
    return reasons


def _shelter(rules: Rules, plan: Preview, *, chased: bool) -> list[Reason]:
    seat, token = plan.move.seat, plan.move.tokens[0]
    if _beyond_reach(rules, seat, plan.to) and not _beyond_reach(rules, seat, plan.start):
        column = rules.place(seat, plan.to).kind == "home"
        return [_reason("column", token=token) if column else _reason("beyond", token=token)]
    if rules.plan.prey.is_safe(seat, plan.to) and plan.start != YARD and not chased:
        return [_reason("safe", token=token)]
    return []


def _threat(rules: Rules, after: State, piece: Piece) -> list[Reason]:
    """Say which tokens a quiet move threatens."""
    found = [strike for strike in strikes(rules, after, piece[0]) if strike.by == piece]
    if not found:
        return []
    best = max(found, key=lambda strike: (strike.chance, -_left(rules, after, strike.prey)))
    seat, victim = best.prey
    args = {"seat": seat, "victim": victim, **_in_percent(Odds(best.chance, best.least))}
    return [_reason("threatens", token=piece[1], **args)]


def _left(rules: Rules, state: State, piece: Piece) -> int:
    return rules.left(piece[0], state.tokens[piece[0]][piece[1]])


def _risks(rules: Rules, state: State, after: State, move: Move) -> list[Reason]:
    """Name captors of the moved token, and tokens that the move puts in more danger."""
    seat = _looked_after(rules, state, move)
    moved = move.tokens if move.seat == seat else ()
    found = []
    for token in range(len(after.tokens[seat])):
        found_on = strikes_on(rules, after, (seat, token))
        if not found_on or token in moved[1:]:
            continue
        if token in moved:
            found.append(_reason("exposed", token=token, **_how_likely(rules, after, found_on)))
        elif _is_greater(
            danger(rules, after, (seat, token)), danger(rules, state, (seat, token)), LEAST_LEAD
        ):
            found.append(_reason("uncovers", token=token, **_how_likely(rules, after, found_on)))
    return sorted(found, key=lambda reason: -reason.args["percent"])[: MOST - 1]


def _looked_after(rules: Rules, state: State, move: Move) -> int:
    """Return the seat whose tokens the player moves: their own, or a partner's."""
    return move.seat if move.tokens and not is_push(rules.of(state), move) else state.turn


def _how_likely(rules: Rules, state: State, found: Sequence[Strike]) -> dict[str, int]:
    """Return a token's likeliest captor, the number of captors, and the total chance."""
    count = len({strike.hunter for strike in found})
    odds = danger(rules, state, found[0].prey)
    return {"seat": found[0].hunter, "count": count, **_in_percent(odds)}


def _in_percent(odds: Odds) -> dict[str, int]:
    return {"percent": percent(odds.chance), "least": int(odds.least)}


def _is_greater(one: Odds, other: Odds, margin: float) -> bool:
    """Tell whether one chance is clearly greater, allowing for lower bounds."""
    return not other.least and one.chance > other.chance + margin


def _against(
    rules: Rules, state: State, after: State, others: Sequence[Move]
) -> Steps[list[Reason]]:
    """Say which of the best alternatives would risk more."""
    seat = state.turn
    now = risk(rules, after, seat)
    for other in others[:COMPARED]:
        if not other.tokens or other.seat != seat:
            continue
        played, _ = engine.play(rules, state, other)
        yield from look(rules, played, hunters(rules, played, seat))
        then = risk(rules, played, seat)
        if _is_greater(then, now, LEAST_RISK):
            risks = {**_in_percent(then), "instead": percent(now.chance)}
            return [_reason("other-risk", token=other.tokens[0], **risks)]
    return []


def _beyond_reach(rules: Rules, seat: int, step: int) -> bool:
    """Tell whether no capture is possible there or anywhere beyond."""
    if step == YARD:
        return False
    return all(rules.plan.prey.is_safe(seat, at) for at in rules.seats[seat].route.reach(step))


def _reason(kind: str, **args: int) -> Reason:
    return Reason(f"pludo-reason-{kind}", args)
