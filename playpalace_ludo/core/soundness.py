"""Whether rules make a game at all, and which required rules of Loose Ludo they break.

Only new tables and installed files are judged; old records and saved games load regardless.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from playpalace_ludo.core.engine.moves import legal_moves
from playpalace_ludo.core.engine.outlook import Hand
from playpalace_ludo.core.errors import Problem, RulesError
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Tokens

_AT_HOME = ("home", "all home", "team home")
"""Ways to win by tokens home alone."""


class Soundness(NamedTuple):
    flaw: Problem | None
    """Why it is provably no game: nobody can ever leave the Start, or nobody can come home."""
    broken: tuple[str, ...]
    """Numbers of the rules of Loose Ludo it breaks; breaking any means it is not Ludo."""
    stranded: tuple[int, ...]
    """Seats whose tokens never reach their finish."""


@lru_cache(maxsize=64)
def soundness(rules: Rules) -> Soundness:
    """Judge rules as the game begins and after each amendment; only provable faults count."""
    seats = range(len(rules.seats))
    like = [_like(rules, seat) for seat in seats]
    penned = all(not _may_leave(rules, seat) for seat in {*like})
    lost = [seat for seat in {*like} if not _may_finish(rules, seat)]
    stranded = tuple(seat for seat in seats if like[seat] in lost)
    broken = ("L-25",) * penned + ("L-27",) * bool(stranded)
    broken += ("L-32", "L-33") * (not _may_meet(rules))
    goals = [goal.kind for version in _versions(rules) for goal in version.win.goals]
    limited = any(version.win.max_turns for version in _versions(rules))
    flaw = None
    if penned:
        flaw = Problem("", "clash-no-way-out", rule="L-25")
    elif len(stranded) == len(seats) and not limited and {*goals} <= {*_AT_HOME}:
        flaw = Problem("", "clash-no-way-home", rule="L-27")
    return Soundness(flaw, broken, stranded)


def must_be_a_game(rules: Rules) -> None:
    """Raise RulesError for rules that are provably no game."""
    if (flaw := soundness(rules).flaw) is not None:
        raise RulesError(rules.name, [flaw])


def _like(rules: Rules, seat: int) -> int:
    """Return the first seat whose token, alone on the board, gets exactly as far.

    Move tables for all arms of a big board take seconds; those of one arm do not.
    """
    plain = not (rules.board.jumps or rules.board.distances or rules.board.two_way)
    if not plain or any(one.walk.forks for one in rules.seats):
        return seat
    return rules.plan.finishes.index(rules.plan.finishes[seat])


def _versions(rules: Rules) -> list[Rules]:
    """List the rules without an amendment, and with each of them alone."""
    return [rules, *(rules.now((index,)) for index in range(len(rules.amendments)))]


def _asks(rules: Rules) -> bool:
    """Tell whether moves depend on more than the token's place."""
    return any(version.plan.asks_of_moves for version in _versions(rules))


def _one_token(rules: Rules, seat: int, step: int) -> Tokens:
    return tuple((step,) if one == seat else () for one in range(len(rules.seats)))


def _may_leave(rules: Rules, seat: int) -> bool:
    """Tell whether some throw that is not penalised at once lets a token out."""
    if rules.tokens_out or _asks(rules) or rules.permits.price:
        return True
    tokens = _one_token(rules, seat, YARD)
    for version in _versions(rules):
        books = version.plan.blank_books
        for throw in version.chance.throws:
            thrown = version.plan.thrown[throw]
            if thrown.counts and version.streak.most == 1:
                continue
            if legal_moves(version, tokens, Hand(seat, thrown.pool, (), books)):
                return True
    return False


def _may_meet(rules: Rules) -> bool:
    """Tell whether a token may be captured, pushed or swapped anywhere."""
    return any(_captures(version) or _pushes(version) for version in _versions(rules))


def _captures(rules: Rules) -> bool:
    prey = (targets for seat in range(len(rules.seats)) for targets in rules.plan.prey[seat])
    return rules.capture.spare_groups_of != 1 and any(prey)


def _pushes(rules: Rules) -> bool:
    swaps = any(ability.kind == "swap" for ability in rules.abilities.by_face.values())
    return swaps or any(o.kind == "push" for face in rules.chance.faces for o in face.orders)


def _may_finish(rules: Rules, seat: int) -> bool:
    """Search for throws that bring a token home; assume some do if other rules move it."""
    versions = _versions(rules)
    if any(_moves_otherwise(version) for version in versions) or _asks(rules):
        return True
    books = rules.plan.blank_books._replace(captures=(10**6,) * len(rules.seats))
    faces = {face for version in versions for face in _faces(version)}
    frontier = [YARD] + [0] * bool(rules.tokens_out)
    reached = {*frontier}
    while frontier:
        tokens = _one_token(rules, seat, frontier.pop())
        for version in versions:
            for face in faces:
                for move in legal_moves(version, tokens, Hand(seat, (face,), (), books)):
                    if move.seat == seat and move.tokens and move.to not in reached:
                        reached.add(move.to)
                        frontier.append(move.to)
    return rules.plan.finishes[seat] in reached


def _moves_otherwise(rules: Rules) -> bool:
    capture = rules.capture
    elsewhere = rules.plan.sets_back or capture.takes_prisoners or capture.takes_over
    return bool(elsewhere or capture.captor_finishes or rules.chance.bonus_faces or _pushes(rules))


def _faces(rules: Rules) -> Iterator[int]:
    for throw in rules.chance.throws:
        yield from rules.plan.thrown[throw].pool
