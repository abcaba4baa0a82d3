"""Consequences of a move: where tokens end and what is captured, also as a preview."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from playpalace_ludo.core.conditions.asking import preyed_on
from playpalace_ludo.core.conditions.scene import Moment
from playpalace_ludo.core.engine.abilities import is_shielded, swapped
from playpalace_ludo.core.engine.crowding import is_held, is_push, settle
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Books, Held, Move, State, Tokens, new
from playpalace_ludo.core.walking import foot, via, walk_of


class Taken(NamedTuple):
    """A capture: whose token, and the step it is set back to."""

    seat: int
    token: int
    at: int
    back_to: int


Consequence: TypeAlias = tuple[Tokens, tuple[Taken, ...], bool]
"""The tokens after a move, its captures, and whether the captor goes to the finish.

A bare tuple, because the engine and the bots make one for every move they look at.
"""


def carry_out(
    rules: Rules,
    tokens: Tokens,
    actor: int,
    move: Move,
    moment: Moment,
    taken: tuple[Taken, ...] | None = None,
) -> Consequence:
    """Move the tokens and set back those they capture; ``taken`` if they are known already."""
    seat, ids, _, to, _ = move
    if to == YARD:
        return swapped(rules, tokens, move), (), False
    plan, carried = rules.plan, False
    if taken is None:
        taken = ()
        if plan.captures_passing:
            taken = captures(rules, tokens, actor, move, moment)
        else:
            for other, step in plan.prey[seat][to]:
                if step in tokens[other]:
                    taken = captures(rules, tokens, actor, move, moment)
                    break  # all of them were found at once
    after = [*tokens]
    own = [*tokens[seat]]
    if taken:
        _give_up(rules, after, own, taken)
        if rules.capture.captor_finishes:
            carried, to = True, plan.finishes[seat]
        elif plan.sends_captor:
            to = _captor_goes(rules, seat, to)
    own[ids[0]] = own[ids[-1]] = to  # of one token, or of the two of a Doubled
    for token in ids[1:-1]:
        own[token] = to
    after[seat] = settle(rules, seat, tuple(own)) if plan.row else tuple(own)
    return tuple(after), taken, carried


def captures(
    rules: Rules, tokens: Tokens, actor: int, move: Move, moment: Moment
) -> tuple[Taken, ...]:
    """Return what a walk captures."""
    seat, to = move.seat, move.to
    if seat != actor and not may_capture(rules, actor, move):
        return ()
    taken: tuple[Taken, ...] = ()
    if rules.plan.captures_passing:
        taken = _taken_passing(rules, tokens, move)
    else:
        for other, step in rules.plan.prey[seat][to]:
            if step in tokens[other]:
                taken += _victims(rules, tokens, move, other, step, to)
    return _exposed(rules, tokens, actor, move, moment, taken) if taken else ()


def may_capture(rules: Rules, actor: int, move: Move) -> bool:
    """Tell whether a move captures: a push does not, that of a partner's token does."""
    return move.seat == actor or (rules.teams.helps and not is_push(rules, move))


def _captor_goes(rules: Rules, seat: int, step: int) -> int:
    """Return where a token goes once it has captured; it stays where its way leads nowhere."""
    capture, route = rules.capture, rules.seats[seat].route
    if capture.captor_starts:
        return YARD
    if capture.captor_back:
        path = route.retrace(step, capture.captor_back)
        return path[-1] if path else step
    found = route.nearest(step, capture.captor_tile, ahead=False)
    return step if found is None else found


def _give_up(
    rules: Rules, after: list[tuple[int, ...]], own: list[int], taken: tuple[Taken, ...]
) -> None:
    """Send captured tokens back, or add them to the captor's own."""
    given = [*changing_hands(after, taken)] if rules.capture.takes_over else []
    for victim in taken:
        theirs = [*after[victim.seat]]
        theirs[victim.token] = victim.back_to
        after[victim.seat] = tuple(theirs)
    for victim in given:
        rest = after[victim.seat]
        after[victim.seat] = rest[: victim.token] + rest[victim.token + 1 :]
        own.append(YARD)


def _exposed(
    rules: Rules,
    tokens: Tokens,
    actor: int,
    move: Move,
    moment: Moment,
    taken: tuple[Taken, ...],
) -> tuple[Taken, ...]:
    """Leave out tokens that a condition or a shield protects."""
    waiting = rules.capture.waiting
    if waiting != "none":
        taken = _off_the_start(tokens, moment.books, taken, one=waiting == "one")
    if not (rules.permits.capture or rules.abilities.by_face):
        return taken
    if rules.permits.capture:
        may = preyed_on(rules, tokens, actor, move, moment)
        taken = tuple(victim for victim in taken if may(victim.seat, victim.token))
    if not moment.books.shields:
        return taken
    return tuple(v for v in taken if not is_shielded(moment.books, v.seat, v.token))


def _off_the_start(
    tokens: Tokens, books: Books, taken: tuple[Taken, ...], *, one: bool
) -> tuple[Taken, ...]:
    """Leave out prisoners who wait in their yards, and all but one of a seat if only one goes."""
    kept: list[Taken] = []
    seats: set[int] = set()
    for victim in taken:
        if tokens[victim.seat][victim.token] == YARD:
            if is_held(books, victim.seat, victim.token) or (one and victim.seat in seats):
                continue
            seats.add(victim.seat)
        kept.append(victim)
    return tuple(kept)


def imprisoned(books: Books, captor: int, taken: tuple[Taken, ...]) -> Books:
    """Return the books with captured tokens as prisoners of a seat."""
    more = tuple(Held(one.seat, one.token, captor) for one in taken)
    return books._replace(prisoners=books.prisoners + more)


def changing_hands(tokens: Sequence[tuple[int, ...]], taken: tuple[Taken, ...]) -> Iterable[Taken]:
    """Yield captured tokens that change owner, highest number first so that numbers stay valid.

    Nobody's last token is taken.
    """
    for seat in dict.fromkeys(victim.seat for victim in taken):
        lost = [victim for victim in taken if victim.seat == seat][: len(tokens[seat]) - 1]
        # Passed on the way, they come in the order of the way.
        yield from sorted(lost, key=lambda victim: victim.token, reverse=True)


def _taken_passing(rules: Rules, tokens: Tokens, move: Move) -> tuple[Taken, ...]:
    """Return tokens captured on the way or beside it, each where the captor first comes by."""
    taken: tuple[Taken, ...] = ()
    for other, step, at in walk_of(rules, move, tokens[move.seat][move.tokens[0]]).prey:
        if step in tokens[other]:
            taken += _victims(rules, tokens, move, other, step, at)
    return taken


def _victims(
    rules: Rules, tokens: Tokens, move: Move, seat: int, step: int, at: int
) -> tuple[Taken, ...]:
    """Return the tokens a captor finds on one step of another seat's route."""
    theirs = tokens[seat]
    if step == YARD:
        back_to = _from_start(rules, tokens, move, seat)
        waiting = [token for token, stands in enumerate(theirs) if stands == YARD]
        return tuple([new(Taken, (seat, token, at, back_to)) for token in waiting])
    group = 2 if rules.stack.doubled else rules.capture.spare_groups_of
    tiles = rules.seats[seat].route.tiles
    if group and sum([tiles[stands] == tiles[step] for stands in theirs]) >= group:
        return ()
    back_to = _set_back(rules, tokens, move, seat, step) if rules.plan.sets_back else YARD
    return tuple(
        [
            new(Taken, (seat, token, at, back_to))
            for token, stands in enumerate(theirs)
            if stands == step
        ]
    )


def _from_start(rules: Rules, tokens: Tokens, move: Move, seat: int) -> int:
    """Return where a token goes that is captured in its yard: there, or to a tile of its way."""
    if rules.capture.back or not rules.plan.sets_back:
        return YARD
    route = rules.seats[seat].route
    found = route.nearest(route.first, _sent_to(rules, tokens, move), ahead=True)
    return YARD if found is None else found


def _sent_to(rules: Rules, tokens: Tokens, move: Move) -> int:
    """Return the tile to which a captured token is sent."""
    if not rules.capture.swaps:
        return rules.capture.tile
    return rules.seats[move.seat].route.tiles[tokens[move.seat][move.tokens[0]]]


def _set_back(rules: Rules, tokens: Tokens, move: Move, seat: int, step: int) -> int:
    """Return where a captured token goes; to the yard if its own way does not lead there."""
    route = rules.seats[seat].route
    if rules.capture.back:
        path = route.retrace(step, rules.capture.back)
        return path[-1] if path else step
    tile = _sent_to(rules, tokens, move)
    found = None if tile == route.tiles[step] else route.nearest(step, tile, ahead=False)
    return YARD if found is None else found


class Preview(NamedTuple):
    """A legal move's consequences, for choices, hints and bots."""

    move: Move
    start: int
    to: int
    """Where the token ends, the finish if it is carried there."""
    captures: tuple[tuple[int, int], ...]
    carried: bool
    home: bool
    via: tuple[str, ...]
    """Names of the branches, where the player chooses among some."""
    foot: int | None
    """The step where a jump took the token on."""


def preview(rules: Rules, state: State, move: Move) -> Preview:
    rules = rules.of(state)
    if not move.tokens:
        return Preview(
            move=move,
            start=YARD,
            to=YARD,
            captures=(),
            carried=False,
            home=False,
            via=(),
            foot=None,
        )
    tokens, taken, carried = carry_out(rules, state.tokens, state.turn, move, state)
    start = state.tokens[move.seat][move.tokens[0]]
    end = tokens[move.seat][move.tokens[0]]
    return Preview(
        move=move,
        start=start,
        to=end,
        captures=tuple((victim.seat, victim.token) for victim in taken),
        carried=carried,
        home=end == rules.plan.finishes[move.seat],
        via=via(rules, start, move),
        foot=foot(rules, start, move),
    )
