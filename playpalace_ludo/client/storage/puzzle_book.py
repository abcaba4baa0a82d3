"""Solved puzzles with their days, and the ratings in puzzles and ear training."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.files import Unreadable, read_text, set_aside, write_whole
from playpalace_ludo.review.ear import Exercise
from playpalace_ludo.review.rating import BEGIN, answered
from playpalace_ludo.words import Message

FILE_NAME = "puzzles.json"
ENDLESS = "puzzles"
"""The exercise of endless puzzles, beside those of ear training."""
RATED = (ENDLESS, *Exercise)
LOWEST, HIGHEST = 0.0, 4000.0
"""The range of ratings."""
SPOILT = (ValueError, TypeError, KeyError, AttributeError, RecursionError, OverflowError)
"""Exceptions that an edited or damaged file may raise."""


class PuzzleBook:
    """The player's solved puzzles; `problem` is the fault of their file, if any."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME
        self.solved: set[str] = set()
        """Ids of the puzzles that were solved without help."""
        self.days: set[date] = set()
        """Days on which all three puzzles of the day were solved."""
        self.run = 0
        """Puzzles in a row solved at the first try."""
        self.best_run = 0
        self.ratings: dict[str, float] = {}
        """By the kind of exercise."""
        self.problem: Message | None = None
        self._out_of_reach = False
        self._read()

    def tried(self, puzzle: str, *, right: bool, first: bool) -> None:
        """Record a try; only the first try at an unsolved puzzle counts for the run."""
        if first and puzzle not in self.solved:
            self.run = self.run + 1 if right else 0
            self.best_run = max(self.run, self.best_run)
        if right:
            self.solved.add(puzzle)

    def count(self, puzzles: Iterable[str]) -> int:
        return sum(one in self.solved for one in puzzles)

    def finish_day(self, day: date, puzzles: Collection[str]) -> bool:
        """Record the day once all its puzzles are solved; True if the last one just was."""
        if day in self.days or self.count(puzzles) < len(puzzles):
            return False
        self.days.add(day)
        return True

    def streak(self, today: date) -> int:
        """Count the solved days in a row up to today, or to yesterday while today is unsolved."""
        day = today if today in self.days else today - timedelta(days=1)
        if self.is_ahead(today):  # the clock was, or is, wrong; solved puzzles stay solved
            day = max(self.days)
        count = 0
        while day - timedelta(days=count) in self.days:
            count += 1
        return count

    def is_ahead(self, today: date) -> bool:
        """Tell whether a future day is marked as solved, which means that a clock was wrong."""
        return bool(self.days) and max(self.days) > today

    def keep(self) -> None:
        """Write the file, unless the one there could not be read; raise OSError."""
        if self._out_of_reach:
            return
        kept = {
            "solved": sorted(self.solved),
            "days": sorted(day.isoformat() for day in self.days),
            "run": self.run,
            "best_run": self.best_run,
            "ratings": {kind: round(value, 1) for kind, value in self.ratings.items()},
        }
        write_whole(self.path, json.dumps(kept, indent=1) + "\n", flush=True)

    def _read(self) -> None:
        if not self.path.exists():
            return
        try:
            kept: Any = json.loads(read_text(self.path))
            self.solved = {str(one) for one in kept["solved"]}
            self.days = {date.fromisoformat(day) for day in kept["days"]}
            self.run, self.best_run = int(kept["run"]), int(kept["best_run"])
            self.ratings = _ratings(dict(kept.get("ratings", {})))
        except Unreadable:
            self._out_of_reach = True
            self.problem = Message("pludo-puzzle-book-unreadable", {"file": str(self.path)})
        except (LudoError, *SPOILT):
            self.solved, self.days, self.run, self.best_run = set(), set(), 0, 0
            self.ratings = {}
            self.problem = self._set_aside()

    def answered(self, kind: str, worth: float, *, right: bool) -> int:
        """Change the rating of an exercise by one answer; return by how many points, rounded."""
        before = self.rating(kind)
        after = min(max(answered(before, worth, right=right), LOWEST), HIGHEST)
        self.ratings[kind] = after
        return round(after) - round(before)

    def rating(self, kind: str) -> float:
        return self.ratings.get(kind, BEGIN)

    def _set_aside(self) -> Message:
        try:
            aside = set_aside(self.path)
        except OSError:
            aside = self.path
        return Message("pludo-puzzle-book-damaged", {"file": str(aside)})


def _ratings(kept: dict[str, Any]) -> dict[str, float]:
    """Read the ratings of known exercises; raise ValueError for an invalid one."""
    found = {kind: float(kept[kind]) for kind in RATED if kind in kept}
    if not all(LOWEST <= value <= HIGHEST for value in found.values()):
        raise ValueError(found)
    return found
