"""Bots warm up before it is their turn."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from playpalace_ludo import variants
from playpalace_ludo.bots.reasons import explaining
from playpalace_ludo.bots.warm_up import MOST_STEPS, first_decision, warm_up_bot
from playpalace_ludo.lab import check
from playpalace_ludo.table.thought import bot

FOUR_DICE = """
schema = 1
kind = "loose"
[game]
name = "Four dice"
[[seat]]
colour = "red"
markers = 2
route = "1..40 r"
finish = ["red home"]
[[seat]]
colour = "blue"
markers = 2
route = "14..40 1..13 b"
finish = ["blue home"]
[randomiser]
kind = "dice"
dice = 4
usage = "all_or_nothing"
same_marker = false
[capture]
when = "pass"
"""
FACE = '[[outcome]]\nname = "{n}"\ndo = ["enter", "move {n}", "change places"]\n'


@pytest.mark.parametrize("variant", variants.names())
def test_there_is_a_position_to_warm_up_with_under_all_rules(variant: str) -> None:
    rules = variants.load(variant)
    for players in {rules.min_players, rules.max_players}:
        state = first_decision(rules, players, Random(1))
        assert state is not None
        assert state.awaiting == "move"
        assert len(state.seats) == players


def test_bots_warm_up_where_all_they_know_counts() -> None:
    state = first_decision(variants.load("playpalace"), 2, Random(1))
    assert state is not None
    assert len({state.tokens[move.seat][move.tokens[0]] for move in state.moves}) > 1


def test_a_throwaway_move_under_heavy_rules_is_not_explained_to_the_end(tmp_path: Path) -> None:
    path = tmp_path / "four-dice.toml"
    path.write_text(FOUR_DICE + "".join(FACE.format(n=n) for n in range(1, 7)), "utf-8")
    rules = check.load(path)
    assert sum(1 for _ in warm_up_bot(bot("easy"), rules, 2)) < 2 * MOST_STEPS
    state = first_decision(rules, 2, Random(1))
    assert state is not None
    whole = sum(1 for _ in explaining(rules, state, state.moves[0], state.moves[1:]))
    assert whole > 5 * MOST_STEPS
