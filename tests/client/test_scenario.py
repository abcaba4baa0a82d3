"""Scenarios of the phase `ui` go through the client's own table."""

from collections.abc import Sequence
from typing import Any

import pytest

from playpalace_ludo.client.scenario import run_ui
from playpalace_ludo.lab import scenarios


def story(
    preset: str,
    tokens: dict[str, list[Any]],
    keys: list[str],
    rolls: Sequence[tuple[int, ...]] = (),
    **given: object,
) -> dict[str, Any]:
    return {
        "id": "ui",
        "preset": preset,
        "overrides": {},
        "given": {
            "phase": "ui",
            "seats": list(tokens),
            "tokens": tokens,
            "turn": next(iter(tokens)),
            "keys": keys,
            "awaiting": "roll",
            "last_roll": None,
            **given,
        },
        "roll": [list(roll) for roll in rolls],
        "choose": None,
    }


YARD: list[Any] = ["yard"] * 4


@pytest.mark.parametrize(
    ("scenario", "expect"),
    [
        (
            story("playpalace", {"red": YARD, "blue": YARD}, ["r", "2"], [(6,)]),
            {"tokens": {"red": ["yard", 1, "yard", "yard"], "blue": YARD}, "next": "red"},
        ),
        (
            story("nigerian", {"red": [10, *YARD[1:]], "blue": YARD}, ["r", "1", "5"], [(3, 5)]),
            {"tokens": {"red": [15, *YARD[1:]], "blue": YARD}, "pending": [3], "last_roll": [3, 5]},
        ),
        (
            story(
                "nigerian", {"red": [10, *YARD[1:]], "blue": YARD}, ["r", "1", "enter"], [(3, 5)]
            ),
            {"tokens": {"red": [13, *YARD[1:]], "blue": YARD}, "pending": [5]},
        ),
        (
            story(
                "playpalace",
                {"red": [10, 20, *YARD[2:]], "blue": YARD},
                ["x", "3", "V", "2"],
                awaiting="move",
                last_roll=5,
            ),
            {"tokens": {"red": [10, 25, *YARD[2:]], "blue": YARD}, "next": "blue", "last_roll": 5},
        ),
        (
            story("jota", {"red": [10, 10, *YARD[2:]], "blue": YARD}, ["r", "2"], [(4,)]),
            {"tokens": {"red": [12, 12, *YARD[2:]], "blue": YARD}, "awaiting": "roll"},
        ),
    ],
)
def test_keys_do_what_the_rules_say(scenario: dict[str, Any], expect: dict[str, Any]) -> None:
    assert scenarios.run({**scenario, "expect": expect}, run_ui) == []


def test_a_wrong_expectation_fails() -> None:
    scenario = story("playpalace", {"red": YARD, "blue": YARD}, ["r"], [(3,)])
    assert scenarios.run({**scenario, "expect": {"next": "red"}}, run_ui)
    assert scenarios.run({**scenario, "roll": [], "expect": {"next": "blue"}}, run_ui)
