"""What can be reached from what a bot is handed: everything, one object at a time."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest

from playpalace_ludo.core.proof import Proof
from playpalace_ludo.table.dice import Dice, SeededDice, SystemDice
from playpalace_ludo.table.fair_dice import FairDice
from playpalace_ludo.table.thought import Thought

SHARED = (ModuleType, FunctionType, BuiltinFunctionType, type)
"""What everybody in a program can reach: it knows no game."""


def reachable(root: object) -> Iterator[object]:
    """Everything that can be got from here, one object at a time."""
    seen, waiting = {id(root)}, [root]
    while waiting:
        found = waiting.pop()
        yield found
        for inner in gc.get_referents(found):
            if id(inner) not in seen and not isinstance(inner, SHARED):
                seen.add(id(inner))
                waiting.append(inner)


def secrets_in(root: object, dice: Dice) -> list[object]:
    """The dice, and what they could be worked out from, as far as they are within reach."""
    assert isinstance(dice, FairDice) and dice.proof is not None
    forbidden = (FairDice, SeededDice, SystemDice, Proof)
    return [
        found
        for found in reachable(root)
        if isinstance(found, forbidden) or found is dice._source or found == dice.proof.seed
    ]


def taken(module: Any, monkeypatch: pytest.MonkeyPatch) -> list[Thought]:
    """The thoughts that a table begins from now on."""
    begun_thoughts: list[Thought] = []

    def note(*given: Any, **named: Any) -> Thought:
        thought = Thought(*given, **named)
        begun_thoughts.append(thought)
        return thought

    monkeypatch.setattr(module, "Thought", note)
    return begun_thoughts
