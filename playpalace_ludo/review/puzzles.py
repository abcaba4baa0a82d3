"""Puzzles: graded positions in which one choice is clearly best; three for every day.

tools/make_puzzles.py makes the file beside this module and measures how sure the answers are.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from playpalace_ludo.bots.decision import distinct_moves
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.events import Rolled
from playpalace_ludo.core.notation import Load, parse_position
from playpalace_ludo.files import read_text
from playpalace_ludo.review.tasks import Task

FILE = Path(__file__).with_name("puzzles.jsonl")
GRADES = ("easy", "normal", "hard", "expert")
"""Grades, named after the weakest bot that usually finds the answer."""
A_DAY = 3
SURE = 1.96
"""Standard errors of a 95 % confidence interval."""


class Puzzle(NamedTuple):
    id: str
    """Derived from the position, so it is the same in every collection."""
    position: str
    grade: str
    chances: tuple[tuple[int, float], ...]
    """Chance to win of each choice, by token number, best first."""
    error: float
    """Standard error of the lead of the best choice."""

    def task(self, load: Load) -> Task:
        """Set the position up; raise LudoError if these rules are no longer the same."""
        rules, state = parse_position(self.position, load)
        moves = {move.tokens[0] + 1: move for move in distinct_moves(state) if move.tokens}
        if {token for token, _ in self.chances} != {*moves}:
            raise LudoError(f"puzzle {self.id} does not fit the rules")
        return Task(
            rules,
            state,
            tuple((moves[token], chance) for token, chance in self.chances),
            rolled=Rolled(state.turn, state.pool),
            error=SURE * self.error,
        )


@lru_cache(maxsize=1)
def collection(path: Path = FILE) -> tuple[Puzzle, ...]:
    """Read all puzzles; raise LudoError where they are missing or damaged."""
    try:
        return tuple(_puzzle(json.loads(line)) for line in read_text(path).splitlines())
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise LudoError("the puzzles are damaged") from error


def _puzzle(line: dict[str, Any]) -> Puzzle:
    position, grade = str(line["position"]), line["grade"]
    ranked = sorted(line["chances"].items(), key=lambda pair: -pair[1])
    if grade not in GRADES or len(ranked) < 2:
        raise ValueError(grade)
    return Puzzle(
        id=hashlib.sha256(position.encode()).hexdigest()[:10],
        position=position,
        grade=grade,
        chances=tuple((int(token), chance / 100) for token, chance in ranked),
        error=line["error"] / 100,
    )


def of_day(puzzles: Sequence[Puzzle], day: date) -> list[Puzzle]:
    """Choose the three puzzles of a day: one from each third by difficulty."""
    ordered = sorted(puzzles, key=lambda one: (GRADES.index(one.grade), one.id))
    size = len(ordered) // A_DAY
    thirds = (ordered[size * n : size * (n + 1)] for n in range(A_DAY))
    return [sorted(third, key=_shuffled)[day.toordinal() % size] for third in thirds]


def _shuffled(puzzle: Puzzle) -> str:
    """Shuffle within a third, the same for everybody."""
    return hashlib.sha256(puzzle.id.encode()).hexdigest()
