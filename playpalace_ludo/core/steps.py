"""Work in steps that a server may spread over its ticks."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

Result = TypeVar("Result")
Steps: TypeAlias = Generator[int, None, Result]
"""Yields how many positions the next step looks at, and returns the result."""


def finish(steps: Steps[Result]) -> Result:
    """Do all the work that is left at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Result = end.value
            return found
