"""The board square by square: what is here, what lies ahead, who could capture here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from playpalace_ludo.core.engine.moves import legal_moves
from playpalace_ludo.core.engine.outlook import hand_of
from playpalace_ludo.core.engine.secrets import as_known, unseen
from playpalace_ludo.core.hunting import Piece, look
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.squares import Square, occupants, squares
from playpalace_ludo.core.state import YARD, State
from playpalace_ludo.core.steps import Steps
from playpalace_ludo.core.strikes import Strike, danger, hunters, percent, strikes_on, with_token
from playpalace_ludo.core.walking import distance
from playpalace_ludo.words import near, phrases
from playpalace_ludo.words.choices import describe
from playpalace_ludo.words.conditions import any_condition
from playpalace_ludo.words.cues import pan
from playpalace_ludo.words.model import (
    BRIEF,
    Arg,
    CommaList,
    CueSpec,
    Either,
    Listener,
    Message,
)
from playpalace_ludo.words.near import by_ability, left_out
from playpalace_ludo.words.orders import effect_in_words, effects_in_words

MOST_THROWS = 3
"""Most throws to name for a capture; beyond that only the chance is said."""


def square(rules: Rules, state: State, at: int, listener: Listener) -> Message:
    """Say a square and all that is on it: "18: Blue's token 2, safe." """
    here = squares(rules)[at]
    tokens = phrases.pieces(rules, occupants(state, here), listener)
    facts = CommaList((*tokens, *_marks(rules.of(state), state, here, listener)))
    name = square_name(rules, here, listener)
    if not facts:
        return Message("pludo-explore-empty", {"square": name})
    return Message("pludo-explore-square", {"square": name, "list": facts})


def square_name(rules: Rules, here: Square, listener: Listener) -> Message:
    """Name a square as people call it; one of a home column with its owner."""
    seat, step = _spot(here, listener)
    args = {**phrases.place(rules, seat, step), "visit": 1}
    return Message("pludo-explore-name", {**args, **phrases.person(rules, seat, listener)})


def cues(rules: Rules, state: State, at: int, listener: Listener) -> tuple[CueSpec, ...]:
    """Return a square's cues: a tick if it is empty, else a sound per token owner."""
    here = squares(rules)[at]
    owners = dict.fromkeys(seat for seat, _ in occupants(state, here))
    if not owners:
        return (CueSpec("square", None, True, pan(rules, *here.spots[0])),)
    return tuple(
        CueSpec("square-token", seat, seat == listener.seat, pan(rules, seat, YARD))
        for seat in owners
    )


def is_safe(rules: Rules, here: Square, seat: int) -> bool:
    """Tell whether a token of this seat could not be captured there, or nobody's could."""
    own = [step for one, step in here.spots if one == seat]
    spots = [(seat, step) for step in own] or here.spots
    return all(rules.plan.prey.is_safe(one, step) for one, step in spots)


def home_entry(rules: Rules, seat: int) -> int:
    """Return the last step before a seat's home column, or before the finish without one."""
    column = phrases.columns(rules)[seat]
    return (column.start if column else rules.plan.finishes[seat]) - 1


def _spot(here: Square, listener: Listener) -> Piece:
    """Choose the route that names a square, preferably the hearer's own."""
    return next((spot for spot in here.spots if spot[0] == listener.seat), here.spots[0])


def _marks(rules: Rules, state: State, here: Square, listener: Listener) -> Iterator[Message]:
    """Say what is special about a square, regardless of its tokens."""
    seat, step = _spot(here, listener)
    in_column = step in phrases.columns(rules)[seat]
    for one, at in here.spots:
        if state.tokens[one] and at == 0:
            yield Message("pludo-explore-start", phrases.person(rules, one, listener))
        if state.tokens[one] and at == home_entry(rules, one) and not in_column:
            yield Message("pludo-explore-entry", phrases.person(rules, one, listener))
    yield from _ways_on(rules, here, seat, step)
    yield from (effect_in_words(rules, one) for one in rules.board.effects.get(here.tile, ()))
    for when, effects in rules.board.chances.get(here.tile, ()):
        told = {"when": any_condition(rules, when), "effects": effects_in_words(rules, effects)}
        yield Message("pludo-explore-tile-when", told)
    if not in_column and is_safe(rules, here, seat if listener.seat is None else listener.seat):
        yield _safe(rules, here.tile)
    elif here.tile in rules.capture.safe_for:
        yield _safe_for(rules, here.tile)


def _ways_on(rules: Rules, here: Square, seat: int, step: int) -> Iterator[Message]:
    """Say where one may go from a square, if it is not just straight on."""
    if any(at in rules.seats[one].route.forks for one, at in here.spots):
        yield Message("pludo-explore-fork")
    if sum(other.tile == here.tile for other in squares(rules)) > 1:
        yield Message("pludo-explore-crossing")
    if here.tile in rules.board.two_way:
        yield Message("pludo-explore-two-way")
    if here.tile in rules.board.distances:
        yield Message("pludo-explore-distances")
    if rules.board.jumps and step in rules.board.jumps[seat]:
        to = rules.board.jumps[seat][step]
        way = "ahead" if to > step else "back"
        yield Message("pludo-explore-jump", {**phrases.place(rules, seat, to), "way": way})


def _safe(rules: Rules, tile: int) -> Message:
    """Say that a square is safe, as the game's rule document calls it: star, red safe."""
    if tile in rules.capture.safe_for:
        return _safe_for(rules, tile)
    return Message("pludo-explore-safe", phrases.safe_square(rules, tile))


def _safe_for(rules: Rules, tile: int) -> Message:
    owner = {"colour": rules.seats[rules.capture.safe_for[tile]].colour}
    return Message("pludo-explore-safe-for", {"colour": Message("pludo-colour", owner)})


def captures_here(rules: Rules, state: State, at: int, listener: Listener) -> list[Message]:
    """Say from where a token here could be captured and how likely.

    On an empty square: a token of the hearer, if its way leads there.
    """
    here = squares(rules)[at]
    standing = occupants(state, here)
    if not state.owed or state.opening:
        return [Message("pludo-explore-no-throws")]
    secret = left_out(unseen(rules, state, listener.seat))
    state = as_known(rules, state, listener.seat)
    if standing:
        firsts = {seat: (seat, token) for seat, token in reversed(standing)}
        ordered = sorted(firsts, key=lambda seat: seat != listener.seat)
        told = [
            message
            for seat in ordered
            for message in capturers(rules, state, firsts[seat], listener, asked="token")
        ]
        return [*told, *secret]
    seat = state.turn if listener.seat is None else listener.seat
    steps = [step for one, step in here.spots if one == seat]
    if not steps:
        return [Message("pludo-explore-not-on-way", phrases.person(rules, seat, listener))]
    imagined, piece = with_token(rules, state, seat, steps[0])
    return [*capturers(rules, imagined, piece, listener, asked="square"), *secret]


def looking(rules: Rules, state: State, at: int, listener: Listener) -> Steps[None]:
    """Look at all captures that `captures_here` tells of, a few positions per step."""
    here, seat = squares(rules)[at], state.turn if listener.seat is None else listener.seat
    steps = [step for one, step in here.spots if one == seat]
    if occupants(state, here):
        yield from near.looking(rules, state, listener)
    elif steps and state.owed and not state.opening:
        known = as_known(rules, state, listener.seat)
        imagined, _ = with_token(rules, known, seat, steps[0])
        yield from look(rules, imagined, hunters(rules, imagined, seat))


def capturers(
    rules: Rules, state: State, prey: Piece, listener: Listener, *, asked: str
) -> list[Message]:
    """Say how likely a token is captured if everybody throws once, then by whom, one line each."""
    found = strikes_on(rules, state, prey)
    args: phrases.Args = {
        **phrases.person(rules, prey[0], listener),
        "asked": asked,
        "piece": phrases.piece(rules, prey[0], (prey[1],), listener),
    }
    chance, least = danger(rules, state, prey)
    if not found:
        return [Message("pludo-query-none-found" if least else "pludo-explore-nobody", args)]
    args |= {"percent": percent(chance), "least": int(least)}
    head = Message("pludo-explore-danger", args)
    now = rules.of(state)
    return [head, *(_capturer(now, state, one, listener) for one in _first_of_each(found))]


def _first_of_each(found: Sequence[Strike]) -> list[Strike]:
    """Drop tokens that need the same ability as another and add no chance."""
    first = {(one.hunter, one.by if one.plain else one.use): one for one in reversed(found)}
    return [one for one in found if one in first.values()]


def _capturer(rules: Rules, state: State, strike: Strike, listener: Listener) -> Message:
    seat, step = strike.prey[0], state.tokens[strike.prey[0]][strike.prey[1]]
    far = distance(rules, strike.by[0], strike.start, seat, step)
    single = all(len(throws) == 1 for throws in strike.falls)
    dice = Either(_throw(rules, throws[0]) for throws in strike.falls) if single else Either()
    return Message(
        "pludo-explore-capturer",
        {
            **phrases.person(rules, strike.by[0], listener),
            "piece": phrases.piece(rules, strike.by[0], (strike.by[1],), listener),
            "from": "yard" if strike.start == YARD else "way" if far else "elsewhere",
            "steps": far or 0,
            "named": _named(strike, len(dice)),
            "dice": dice,
            "percent": percent(strike.plain),
            **by_ability(rules, strike),
        },
    )


def _named(strike: Strike, throws: int) -> str:
    """Tell whether the throws are few enough to name, or an ability is needed."""
    if not strike.plain:
        return "ability"
    return "yes" if 0 < throws <= MOST_THROWS else "no"


def _throw(rules: Rules, throw: Sequence[int]) -> Message:
    return Message("pludo-explore-throw", {"dice": phrases.dice(rules, throw)})


def ahead(rules: Rules, state: State, at: int, listener: Listener) -> list[Message]:
    """Say what lies within a throw ahead of the hearer's token here, or of where it would be."""
    seat = state.turn if listener.seat is None else listener.seat
    step = _own_step(rules, state, at, seat)
    if step is None:
        return [Message("pludo-explore-not-on-way", phrases.person(rules, seat, listener))]
    now, found = rules.of(state), list[Message]()
    reach = _throw_reach(now)
    route = rules.seats[seat].route
    board = squares(rules)
    for there, far in sorted(route.reach(step).items(), key=lambda item: item[1]):
        if not 0 < far <= reach:
            continue
        if there == route.finish:
            found.append(Message("pludo-explore-ahead-home", {"steps": far}))
            continue
        other = next(one for one in board if (seat, there) in one.spots)
        tokens = phrases.pieces(rules, occupants(state, other), listener)
        facts = (*tokens, *_marks(now, state, other, listener))
        if facts:
            args: phrases.Args = {"steps": far, "list": CommaList(facts)}
            found.append(Message("pludo-explore-ahead", args))
    return found or [Message("pludo-explore-ahead-nothing", {"steps": reach})]


def scan(rules: Rules, state: State, at: int, listener: Listener) -> list[Message]:
    """Say who stands within a throw behind and before a square, then who could capture there."""
    reach = _throw_reach(rules.of(state))
    found = [
        message
        for way in ("behind", "ahead")
        for message in _standing(rules, state, at, listener, way, reach)
    ]
    nobody = [Message("pludo-explore-scan-nothing")]
    return [*(found or nobody), *captures_here(rules, state, at, listener)]


def _standing(
    rules: Rules, state: State, at: int, listener: Listener, way: str, reach: int
) -> Iterator[Message]:
    """Say who stands along the line of a square, the nearest first."""
    board, there, seen = squares(rules), at, {at}
    for steps in range(1, reach + 1):
        onward = board[there].on if way == "ahead" else board[there].back
        if onward is None or onward in seen:
            return
        there = onward
        seen.add(there)
        if tokens := phrases.pieces(rules, occupants(state, board[there]), listener):
            args: phrases.Args = {"steps": steps, "list": CommaList(tokens)}
            yield Message(f"pludo-explore-{way}", args)


def each_face(rules: Rules, state: State, at: int, listener: Listener) -> list[Message]:
    """Say where the hearer's token here would stand with each face, or one if it were here."""
    seat = state.turn if listener.seat is None else listener.seat
    step = _own_step(rules, state, at, seat)
    if step is None:
        return [Message("pludo-explore-not-on-way", phrases.person(rules, seat, listener))]
    now, own = rules.of(state), state.tokens[seat]
    token = own.index(step) if step in own else 0
    moved = (*own[:token], step, *own[token + 1 :])
    tokens = (*state.tokens[:seat], moved, *state.tokens[seat + 1 :])
    imagined = state._replace(tokens=tokens, turn=seat, owed=(0,), moves=())
    brief = Listener(listener.seat, listener.names, BRIEF)
    found, stuck = list[Message](), list[Arg]()
    hand = hand_of(imagined)
    for face in sorted({one for throw in now.chance.throws for one in now.plan.thrown[throw].pool}):
        moves = [
            move
            for move in legal_moves(now, tokens, hand._replace(pool=(face,), used=()))
            if move.seat == seat and token in move.tokens
        ]
        shown = phrases.face(now, face)
        for move in moves:
            message = describe(now, imagined, move, brief)
            args = {**message.args, "tokens": shown, "owner": "actor", "with": "no"}
            found.append(Message(message.id, args))
        if not moves:
            stuck.append(shown)
    if stuck:
        found.append(Message("pludo-explore-no-move-with", {"dice": Either(stuck)}))
    return found


def _own_step(rules: Rules, state: State, at: int, seat: int) -> int | None:
    """Return the step of a seat's token on a square, or of its route there."""
    steps = [step for one, step in squares(rules)[at].spots if one == seat]
    return next((step for step in steps if step in state.tokens[seat]), next(iter(steps), None))


def _throw_reach(rules: Rules) -> int:
    """Return the farthest distance of one throw."""
    farthest = max(
        (
            order.steps
            for index, face in enumerate(rules.chance.faces)
            if index not in rules.chance.bonus_faces.values()
            for order in face.orders
            if order.kind == "move"
        ),
        default=0,
    )
    played = (
        1
        if rules.chance.plays_one
        else max(len(rules.plan.thrown[throw].pool) for throw in rules.chance.throws)
    )
    return farthest * played
