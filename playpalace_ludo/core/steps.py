"""Work in steps that a server may spread over its ticks."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

Result = TypeVar("Result")
Steps: TypeAlias = Generator[int, None, Result]
"""Yields the number of positions the next step looks at, and returns the result."""


def finish(steps: Steps[Result]) -> Result:
    """Do all the remaining work at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Result = end.value
            return found
