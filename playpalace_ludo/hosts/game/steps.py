"""Named steps carried out in order, for ending a game and closing its table.

Their order keeps coins, saves and results consistent when a server is killed in between, so it is
an explicit list for each occasion rather than an order of base classes.
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
    """A sentence, by which tests state the order."""
    do: Callable[[], object]
    """Returns one of `ENDS_HERE` if the remaining steps do not apply."""


def carry_out(steps: Iterable[EndingStep]) -> None:
    """Carry out steps until one of them says that the rest does not apply."""
    for step in steps:
        if step.do() in ENDS_HERE:
            return
