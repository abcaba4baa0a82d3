"""All objects reachable from the arguments of a bot, one at a time."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from functools import lru_cache
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest

from playpalace_ludo.core.proof import Proof
from playpalace_ludo.table.dice import Dice, SeededDice, SystemDice
from playpalace_ludo.table.fair_dice import FairDice
from playpalace_ludo.table.thought import Thought

SHARED = (ModuleType, FunctionType, BuiltinFunctionType, type, type(lru_cache(len)))
"""Objects that any code can reach, which know nothing of a game."""


def reachable(root: object) -> Iterator[object]:
    """All objects reachable from here, one at a time."""
    seen, waiting = {id(root)}, [root]
    while waiting:
        found = waiting.pop()
        yield found
        for inner in gc.get_referents(found):
            if id(inner) not in seen and not isinstance(inner, SHARED):
                seen.add(id(inner))
                waiting.append(inner)


def secrets_in(root: object, dice: Dice) -> list[object]:
    """The dice, and secrets that determine them, among the reachable objects."""
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
