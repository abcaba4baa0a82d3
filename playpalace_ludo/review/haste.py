"""How much work a look back is, for programs that can judge faster where it pays."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from playpalace_ludo.core.match import Match
from playpalace_ludo.work import T, Work

A_STEP, A_GAME = 0.0006, 0.15
"""Seconds it takes to judge a step in plain Python, and to measure luck and skill in a game."""

Hasten = Callable[[float], AbstractContextManager[None]]
"""Makes judging faster meanwhile, if that pays for so many seconds of work."""


def seconds(match: Match) -> float:
    """Estimate how long it takes to judge a match in plain Python."""
    return A_STEP * len(match.steps)


def hastened(work: Work[T], hasten: Hasten, seconds: float) -> Work[T]:
    """Do work that judges positions, faster if that pays."""
    with hasten(seconds):
        return (yield from work)
