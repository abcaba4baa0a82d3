"""Ear training: questions about positions that are only heard, from games the bots play for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from random import Random

from playpalace_ludo import bots
from playpalace_ludo.chance import draw
from playpalace_ludo.core.engine import default_seats
from playpalace_ludo.core.hunting import Piece, look
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.core.strikes import danger, hunters, percent, with_moved
from playpalace_ludo.words import Line, Listener, Message, Priority, narrate, phrases, queries
from playpalace_ludo.words.model import CALLS
from playpalace_ludo.words.squares import capturers
from playpalace_ludo.work import BEGUN, Work, within

YOU = 0
PLAYER = "easy"
"""The bot that plays the games: quick, and like a person's play."""
FIRST_TURNS = range(20, 90)
"""Range of turns after which a question may come."""
ANSWERS = 4
GAPS = (15, 13, 11, 9, 6, 3)
"""Least difference in percent between the risk and a wrong answer, by level."""
USUAL_RISKS = tuple(
    sorted({round(100 * (1 - (6 - a) * (6 - b) / 36)) for a in range(6) for b in range(6)})
)
"""Risks from one or two opponents that each need some of six faces: plausible wrong answers."""
LIKELY = 2
"""Wrong answers are drawn from this many times as many of the nearest candidates."""
ONE_FACE = 17
"""The risk of a token that one of six faces captures, by far the most common one."""
LEVELS = len(GAPS)
EASIEST, PER_LEVEL = 1500, 100
"""The rating of a first-level question, and the step per level."""


class Exercise(StrEnum):
    WHERE = "where"
    """After hearing the board and some turns: where does a token stand?"""
    RISK = "risk"
    """After hearing the board: how likely is a token to be captured?"""


@dataclass(frozen=True)
class EarQuestion:
    worth: int
    """The rating at which half of the answers are right."""
    board: tuple[Message, ...]
    turns: tuple[Line, ...]
    """The turns that are told after the board."""
    asked: Message
    answers: tuple[Message, ...]
    right: int
    """Index of the right answer."""
    why: tuple[Message, ...]
    """The explanation of the answer."""


def suits(rules: Rules) -> bool:
    """Tell whether a board under these rules is described by its tokens alone."""
    return rules.plan.plain_turns and not any(rules.teams.names)


def ask(
    kind: Exercise, rules: Rules, rating: float, rng: Random, verbosity: str
) -> Work[EarQuestion]:
    """Make a question of a difficulty that fits the rating."""
    level = min(max(round((rating - EASIEST) / PER_LEVEL), 0), LEVELS - 1)
    make = _where if kind is Exercise.WHERE else partial(_risk, wanted=rng.randrange(3))
    listener = Listener(YOU, verbosity=verbosity)
    while True:
        match = yield from _begun(rules, 2 + level // 2, rng)
        while not match.over:
            found = yield from make(match, level, rng, listener)
            if found is not None:
                return found


def _begun(rules: Rules, players: int, rng: Random) -> Work[Match]:
    """Play a game until it is worth a question."""
    first = YOU if rules.turns.first == "random" else None
    match = Match(rules, default_seats(rules, players), first=first)
    yield from _turns(match, rng.choice(FIRST_TURNS), rng)
    return match


def _turns(match: Match, count: int, rng: Random) -> Work[None]:
    """Play some more turns, unless the game ends first."""
    bot, until = bots.make(PLAYER), match.state.number + count
    while not match.over and match.state.number < until:
        state = match.state
        if state.awaiting == "roll":
            match.roll(draw(match.rules, state, rng))
        else:
            match.play(bot.move(match.rules, state, rng))
        yield BEGUN


def _where(match: Match, level: int, rng: Random, listener: Listener) -> Work[EarQuestion | None]:
    """Ask for a token that has moved in the turns told; None if none has."""
    rules, before, told = match.rules, match.state, len(match.steps)
    yield from _turns(match, level + 1, rng)
    after = match.state
    moved = [
        (seat, token)
        for seat in after.seats
        for token, step in enumerate(after.tokens[seat])
        if step != before.tokens[seat][token]
    ]
    if match.over or not moved:
        return None
    events = [event for step in match.steps[told:] for event in step.events]
    lines = narrate(rules, before, events, after, listener)
    seat, token = piece = rng.choice(moved)
    steps = [after.tokens[seat][token], *_elsewhere(rules, before, after, piece, rng)]
    right, places = _mixed([_place(rules, seat, step) for step in steps], rng)
    return EarQuestion(
        worth=_worth(level),
        board=tuple(queries.everybody(rules, before, listener)),
        turns=tuple(_story(lines)),
        asked=_asked(Exercise.WHERE, rules, piece, listener),
        answers=places,
        right=right,
        why=(),
    )


def _story(lines: Sequence[Line]) -> Iterable[Line]:
    """Leave out the last call to act, since nobody is to roll here; no voice may drop the rest."""
    for at, line in enumerate(lines, 1):
        told = line.messages
        if at == len(lines) and told[-1].id in CALLS:
            told = told[:-1]
        if told:
            yield line._replace(messages=told, priority=Priority.DUE)


def _elsewhere(
    rules: Rules, before: State, after: State, piece: Piece, rng: Random
) -> Iterable[int]:
    """Return steps a token might be mistaken to stand on, each by another name."""
    seat, token = piece
    right, own = after.tokens[seat][token], after.tokens[seat]
    near = [right + by for by in range(-6, 7) if 0 < right + by < rules.seats[seat].finish]
    likely = [before.tokens[seat][token], *own]
    by_name = {phrases.spot(rules, seat, step): step for step in (*near, *likely)}
    del by_name[phrases.spot(rules, seat, right)]
    was = by_name.pop(phrases.spot(rules, seat, likely[0]))
    return [was, *rng.sample([*by_name.values()], ANSWERS - 2)]


def _risk(
    match: Match, level: int, rng: Random, listener: Listener, *, wanted: int
) -> Work[EarQuestion | None]:
    """Ask for the risk of one of the hearer's tokens, put where it is of the `wanted` kind.

    0 is no risk, 1 the usual one, 2 a greater one: positions from real games would nearly always
    have the same answer. Returns None if the board has no such place now.
    """
    rules = match.rules
    yield from _turns(match, 1, rng)
    column = rules.seats[YOU].column_start
    on_way = [token for token, step in enumerate(match.state.tokens[YOU]) if 0 < step < column]
    if match.over or match.state.turn == YOU or not on_way:
        return None
    piece = YOU, rng.choice(on_way)
    for step in rng.sample(range(1, column), column - 1):
        state = with_moved(rules, match.state, piece, step)
        if not _alone(rules, state, piece):
            continue
        yield from within(BEGUN, look(rules, state, hunters(rules, state, YOU)))
        odds = danger(rules, state, piece)
        chance = percent(odds.chance)
        greatness = (chance > 0) + (chance > ONE_FACE)
        if greatness == wanted and chance < 100 and not odds.least:
            return _risk_question(rules, state, piece, chance, level, rng, listener)
    return None


def _alone(rules: Rules, state: State, piece: Piece) -> bool:
    """Tell whether a token is alone where it was put."""
    seat, token = piece
    tile = rules.seats[seat].route.tiles[state.tokens[seat][token]]
    stands = [
        rules.seats[one].route.tiles[step] for one in state.seats for step in state.tokens[one]
    ]
    return stands.count(tile) == 1


def _risk_question(
    rules: Rules,
    state: State,
    piece: Piece,
    chance: int,
    level: int,
    rng: Random,
    listener: Listener,
) -> EarQuestion:
    answers = sorted([chance, *_other_risks(chance, GAPS[level], rng)])
    return EarQuestion(
        worth=_worth(level),
        board=tuple(queries.everybody(rules, state, listener)),
        turns=(),
        asked=_asked(Exercise.RISK, rules, piece, listener),
        answers=tuple(Message("pludo-percent", {"percent": one, "least": 0}) for one in answers),
        right=answers.index(chance),
        why=tuple(_explained(rules, state, piece, listener)),
    )


def _explained(rules: Rules, state: State, piece: Piece, listener: Listener) -> list[Message]:
    """Name a token's possible captors; the answer has given the chance."""
    told = capturers(rules, state, piece, listener, asked="token")
    return told[1:] if len(told) > 1 else told


def _other_risks(chance: int, gap: int, rng: Random) -> list[int]:
    """Choose wrong answers among the nearest that are far enough from the right one."""
    wrong = ANSWERS - 1
    far = [one for one in USUAL_RISKS if abs(one - chance) >= gap]
    nearest = sorted(far, key=lambda one: abs(one - chance))[: LIKELY * wrong]
    return rng.sample(nearest, wrong)


def _asked(kind: Exercise, rules: Rules, piece: Piece, listener: Listener) -> Message:
    seat, token = piece
    named = phrases.piece(rules, seat, (token,), listener)
    return Message("pludo-ear-question", {"kind": kind, "piece": named})


def _place(rules: Rules, seat: int, step: int) -> Message:
    return Message("pludo-ear-place", phrases.place(rules, seat, step))


def _mixed(answers: Sequence[Message], rng: Random) -> tuple[int, tuple[Message, ...]]:
    """Shuffle answers of which the first is right; return where that is now."""
    order = rng.sample(range(len(answers)), len(answers))
    return order.index(0), tuple(answers[at] for at in order)


def _worth(level: int) -> int:
    return EASIEST + PER_LEVEL * level
