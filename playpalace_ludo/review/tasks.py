"""A position to solve: the value of each choice, and the feedback on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property

from playpalace_ludo.bots.decision import Reason, what_it_does
from playpalace_ludo.bots.reasons import LEADS, explain
from playpalace_ludo.core.events import Rolled
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State
from playpalace_ludo.review.analysis import JudgedMove
from playpalace_ludo.words import Listener, Message, choices, phrases
from playpalace_ludo.words.model import Arg
from playpalace_ludo.words.rulebook import variant_title

EQUAL = 0.01
"""Choices this close to the best count as equal."""
RISKS = frozenset(f"pludo-reason-{kind}" for kind in ("exposed", "uncovers"))
"""Objections to a choice that do not give the answer away."""


class Judgement(StrEnum):
    BEST = "best"
    EQUAL = "equal"
    """About as good as the best."""
    BETTER = "better"
    """Better than the move played, though not the best."""
    LEVEL = "level"
    """About as good as the move played."""
    SAME = "same"
    """The move played."""
    WORSE = "worse"


@dataclass(frozen=True)
class Task:
    """One position and its answer."""

    rules: Rules
    state: State
    chances: tuple[tuple[Move, float], ...]
    """Value of each distinct choice, best first."""
    made: Move | None = None
    """The move played in a game; None in a puzzle."""
    rolled: Rolled | None = None
    names: Mapping[int, str] = field(default_factory=dict)
    error: float = 0.0
    """Confidence interval of the lead of a puzzle's best choice."""

    @property
    def best(self) -> Move:
        return self.chances[0][0]

    @cached_property
    def reasons(self) -> tuple[Reason, ...]:
        others = [move for move, _ in self.chances[1:]]
        lead = self.chances[0][1] - self.chances[1][1] if others else None
        return explain(self.rules, self.state, self.best, others, lead)

    def chance(self, move: Move) -> float:
        does = what_it_does(self.state, move)
        return next(chance for one, chance in self.chances if what_it_does(self.state, one) == does)

    def judge(self, move: Move) -> Judgement:
        here, best = self.chance(move), self.chances[0][1]
        if here == best:
            return Judgement.BEST
        if self.made is None:
            return Judgement.WORSE
        if what_it_does(self.state, move) == what_it_does(self.state, self.made):
            return Judgement.SAME
        if best - here < EQUAL:
            return Judgement.EQUAL
        gain = here - self.chance(self.made)
        if abs(gain) < EQUAL:
            return Judgement.LEVEL
        return Judgement.BETTER if gain > 0 else Judgement.WORSE


def from_mistake(match: Match, judged: JudgedMove) -> Task:
    """Make a task from a choice that gave something away."""
    state, advice = judged.state, judged.advice
    best = [pair for pair in advice.chances if pair[0] == advice.move]
    others = [pair for pair in advice.chances if pair[0] != advice.move]
    rolled = [
        event
        for step in match.steps
        if step.before.number == state.number
        for event in step.events
        if isinstance(event, Rolled) and step.after.number == state.number
    ]
    return Task(
        match.rules,
        state,
        (*best, *others),
        made=judged.made,
        rolled=rolled[-1] if rolled else None,
        names=dict(zip(match.start.seats, match.header.players, strict=True)),
    )


def is_right(verdict: Judgement) -> bool:
    return verdict in (Judgement.BEST, Judgement.EQUAL)


def question(task: Task, listener: Listener) -> Message:
    """Ask for a better choice than the one made, or for the best one."""
    now, state = task.rules.of(task.state), task.state
    args: phrases.Args = {
        **phrases.person(task.rules, state.turn, listener),
        "number": state.number,
        "throw": task.rules.chance.randomiser,
        "dice": phrases.dice(now, state.pool),
    }
    if task.made is None:
        return Message("pludo-puzzle-question", {**args, "title": variant_title(task.rules)})
    args["made"] = choices.describe(now, state, task.made, listener)
    return Message("pludo-learn-question", args)


def answer(task: Task, listener: Listener) -> Message:
    """Return the best choice and the reasons for it."""
    reasons = [reason for reason in task.reasons if reason.id not in LEADS]
    told = choices.hint(task.rules, task.state, task.best, listener, reasons=reasons)
    kind = "puzzle" if task.made is None else "learn"
    sure = round(100 * task.error, 1)
    return Message(
        f"pludo-{kind}-answer", {"choice": told, "sure": sure, **_worth(task, task.best)}
    )


def reply(task: Task, move: Move, listener: Listener) -> Iterator[Message]:
    """Return the feedback on a choice: whether it is right, by how much, and why."""
    verdict = task.judge(move)
    kind = "puzzle" if task.made is None else "learn"
    yield Message(f"pludo-{kind}-{verdict}", _worth(task, move))
    if verdict is Judgement.BEST:
        reasons = task.reasons
    else:
        reasons = tuple(
            reason for reason in explain(task.rules, task.state, move, ()) if reason.id in RISKS
        )
    for reason in reasons:
        yield choices.reason_message(task.rules.of(task.state), task.state, reason, listener)


def _worth(task: Task, move: Move) -> dict[str, Arg]:
    """Return chances in percent: of a choice, of the best one, and of the one compared with."""
    here, best = task.chance(move), task.chances[0][1]
    other = task.chances[1][1] if task.made is None else task.chance(task.made)
    return {
        "percent": round(100 * here),
        "best": round(100 * best),
        "other": round(100 * other),
        "gain": max(round(100 * abs(here - other)), 1),
    }
