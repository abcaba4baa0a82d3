"""A bot's thought: the same whether it is thought in slices or in one go."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

from playpalace_ludo import bots, variants
from playpalace_ludo.core.match import Match
from playpalace_ludo.table import hints
from playpalace_ludo.table.thought import Thought
from playpalace_ludo.work import finish

from .tables import played, start


def choice(name: str) -> Match:
    """The first position in which a bot has something to choose."""
    source, match = Random(name), start(variants.load(name))
    while not match.over and len(bots.make("hard").moves(match.state)) < 2:
        played(match, 1, source)
    return match


@pytest.mark.parametrize("strength", bots.STRENGTHS)
@pytest.mark.parametrize("name", ["playpalace", "market-road"])
def test_slices_come_to_the_same_move_as_thinking_in_one_go(name: str, strength: str) -> None:
    match = choice(name)
    whole = Thought(strength, match.rules, match.state, Random(1))
    sliced = Thought(strength, match.rules, match.state, Random(1))
    found = (sliced.go_on(0) for _ in range(10_000))
    assert next(move for move in found if move is not None) == whole.finish()
    assert sliced.slices > 1
    assert sliced.best == whole.best
    assert sliced.values == whole.values
    assert whole.best == bots.make(strength).move(match.rules, match.state, Random(1))


def test_the_last_slices_are_content_with_one_look_at_every_move() -> None:
    match = choice("playpalace")
    thought = Thought("hard", match.rules, match.state, Random(1))
    found = [thought.go_on(0, last=True) for _ in thought.moves]
    assert found[-1] in thought.moves
    assert len(thought.values) == len(thought.moves)


def test_advice_is_what_the_strongest_bot_says() -> None:
    match = choice("classic")
    advice = finish(hints.advise(match.rules, match.state))
    said = bots.make(hints.ADVISER).choose(match.rules, match.state, Random(1))
    assert (advice.move, advice.reasons, advice.chances) == tuple(said)


def test_bots_are_not_loaded_before_one_has_to_think() -> None:
    modules = "playpalace_ludo.client.table, playpalace_ludo.table.hints"
    code = f"import sys, {modules}; sys.exit('playpalace_ludo.bots' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
