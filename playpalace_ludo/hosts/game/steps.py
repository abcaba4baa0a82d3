"""Named steps that are carried out in order: how a game ends, and how its table is closed.

The order is what keeps coins, saves and results right when a server is killed in between, so it
stands in one list for each occasion and not in the order of base classes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

ANOTHER_GAME = "another game follows"
SAVED_INSTEAD = "the table is saved instead"
ENDS_HERE = (ANOTHER_GAME, SAVED_INSTEAD)


class EndingStep(NamedTuple):
    """One step of an ending."""

    name: str
    """A sentence, so that tests can tell the order."""
    do: Callable[[], object]
    """Returns one of `ENDS_HERE` where the steps behind this one do not apply."""


def carry_out(steps: Iterable[EndingStep]) -> None:
    """Carry steps out until one of them says that the rest does not apply."""
    for step in steps:
        if step.do() in ENDS_HERE:
            return
