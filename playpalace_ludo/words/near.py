"""Tokens that may be captured next, and by whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from playpalace_ludo.core.engine.crowding import movers
from playpalace_ludo.core.engine.offers import doubled_with
from playpalace_ludo.core.engine.secrets import as_known, unseen
from playpalace_ludo.core.hunting import Piece, hunt, look
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, State
from playpalace_ludo.core.steps import Steps
from playpalace_ludo.core.strikes import Strike, hunters, is_cut, percent, strikes
from playpalace_ludo.core.walking import distance
from playpalace_ludo.words import phrases
from playpalace_ludo.words.model import Listener, Message

OPEN = "open"
THREAT, TARGET = "pludo-query-threat", "pludo-query-target"


class Group(NamedTuple):
    """Tokens of one player on one step of their way, or in the yard."""

    seat: int
    step: int


def near(rules: Rules, state: State, listener: Listener) -> list[Message]:
    """Say who could capture the hearer's tokens with one throw, then whom the hearer could.

    An onlooker hears it for the seat to act, and a player who helps a partner for the partner.
    """
    if not state.owed or state.opening:
        return [Message("pludo-query-nobody-near")]
    secret, state = unseen(rules, state, listener.seat), as_known(rules, state, listener.seat)
    seat = state.turn if listener.seat is None else listener.seat
    whose = movers(rules.of(state), state.tokens, seat)
    threats = [
        strike
        for one in whose
        for hunter in hunters(rules, state, one)
        for strike in strikes(rules, state, hunter)
        if strike.prey[0] == one
    ]
    targets = strikes(rules, state, seat)
    found = [
        *_told(rules, state, listener, THREAT, threats),
        *_told(rules, state, listener, TARGET, targets),
    ]
    cut = hunt(rules, state, seat).cut or any(is_cut(rules, state, one) for one in whose)
    none = Message("pludo-query-none-found" if cut else "pludo-query-nobody-near")
    return [*(found or [none]), *left_out(secret)]


def looking(rules: Rules, state: State, listener: Listener) -> Steps[None]:
    """Look at all captures that `near` tells of, a few positions per step."""
    if state.owed and not state.opening:
        known = as_known(rules, state, listener.seat)
        yield from look(rules, known, known.seats)


def left_out(secret: int) -> list[Message]:
    """Say that hidden abilities of others are not taken into account."""
    return [Message("pludo-reason-unseen", {"count": secret})] if secret else []


def by_ability(rules: Rules, strike: Strike) -> phrases.Args:
    """Say which ability makes a capture likelier, the chance with it, and if that is the least."""
    least = int(strike.least)
    if not strike.use:
        return {"ability": "none", "with-percent": 0, "least": least}
    name = phrases.name(rules, rules.abilities.by_face[strike.use].name)
    return {"ability": name, "with-percent": percent(strike.chance), "least": least}


def _told(
    rules: Rules, state: State, listener: Listener, kind: str, found: Sequence[Strike]
) -> list[Message]:
    """Say possible captures, the likeliest first; tokens that stand together count as one."""
    now = rules.of(state)
    ranked = sorted(found, key=lambda one: -one.chance)
    groups: dict[tuple[Group, Group], Strike] = {}
    for strike in ranked:
        if strike.plain:
            hunter, prey = (_group(state, piece) for piece in (strike.by, strike.prey))
            groups.setdefault((hunter, prey), strike)
    plain = [
        _sentence(now, state, listener, kind, hunter=hunter, prey=prey, strike=strike)
        for (hunter, prey), strike in groups.items()
    ]
    return [*plain, *_by_abilities(now, ranked, listener)]


def _by_abilities(rules: Rules, ranked: Iterable[Strike], listener: Listener) -> Iterator[Message]:
    """Say captures that only abilities allow, in one line for each ability of a player.

    A swap may lead nearly everywhere; captures as likely without it have been told already.
    """
    found: dict[tuple[int, int], dict[Piece, Strike]] = {}
    told: set[tuple[int, Piece]] = set()
    for strike in ranked:
        if strike.plain:
            told.add((strike.hunter, strike.prey))
        elif (strike.hunter, strike.prey) not in told:
            prey = found.setdefault((strike.hunter, strike.use), {})
            prey.setdefault(strike.prey, strike)
    for (hunter, _), prey in found.items():
        strikes = list(prey.values())
        yield Message(
            "pludo-query-by-ability",
            {
                **phrases.person(rules, hunter, listener),
                **by_ability(rules, strikes[0]),
                "pieces": phrases.pieces(rules, sorted(prey), listener),
                "count": len(prey),
            },
        )


def _group(state: State, piece: Piece) -> Group:
    seat, token = piece
    return Group(seat, state.tokens[seat][token])


def _sentence(
    rules: Rules,
    state: State,
    listener: Listener,
    kind: str,
    *,
    hunter: Group,
    prey: Group,
    strike: Strike,
) -> Message:
    theirs, own = (hunter, prey) if kind == THREAT else (prey, hunter)
    far = distance(rules, hunter.seat, hunter.step, prey.seat, prey.step)
    args: phrases.Args = {
        **phrases.numbers(_tokens(state, theirs)),
        "name": phrases.player(rules, theirs.seat, listener),
        "own-who": phrases.who(own.seat, listener),
        "own-name": phrases.player(rules, own.seat, listener),
        "own": tuple(token + 1 for token in _tokens(state, own)),
        "own-count": len(_tokens(state, own)),
        "from": "yard" if hunter.step == YARD else "way" if far else "elsewhere",
        "steps": far or 0,
        "percent": percent(strike.plain),
        **by_ability(rules, strike),
    }
    return Message(kind, args)


def danger(rules: Rules, after: State, seat: int, token: int, listener: Listener) -> list[Message]:
    """Say who could capture a token where it stands, the likeliest first: "Ada 3 behind." """
    if not after.owed:
        return []
    known, step = as_known(rules, after, listener.seat), after.tokens[seat][token]
    found = (
        strike
        for hunter in hunters(rules, known, seat)
        for strike in strikes(rules, known, hunter)
        if strike.prey == (seat, token)
    )
    worst = max(found, key=lambda strike: strike.chance, default=None)
    if worst is None:
        return []
    start = _group(known, worst.by)
    far = distance(rules, start.seat, start.step, seat, step)
    args: phrases.Args = {
        **phrases.person(rules, worst.hunter, listener),
        "from": "way" if far and start.step != YARD else "elsewhere",
        "steps": far or 0,
    }
    return [Message("pludo-query-choice-danger", args)]


def _tokens(state: State, group: Group) -> list[int]:
    return [token for token, step in enumerate(state.tokens[group.seat]) if step == group.step]


def shelter(rules: Rules, own: tuple[int, ...], seat: int, step: int) -> str:
    """Name what keeps a token there from being captured: ``doubled``, ``barrier``, ``safe``.

    ``open`` where nothing does. ``own`` are the steps of the seat's tokens, this one among them.
    """
    together = sum(rules.same_tile(seat, step, other) for other in own)
    if doubled_with(rules, seat, own, own.index(step)):
        return "doubled"
    if rules.stack.barrier_of and together >= rules.stack.barrier_of:
        return "barrier"
    spared = rules.capture.spare_groups_of and together >= rules.capture.spare_groups_of
    return "safe" if spared or rules.plan.prey.is_safe(seat, step) else OPEN
