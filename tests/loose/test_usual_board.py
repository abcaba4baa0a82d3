"""Orders of rule files on the usual board: their words and their keys."""

from __future__ import annotations

from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.cli.main import main
from playpalace_ludo.core import engine
from playpalace_ludo.core.errors import RulesError
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.files import FOLDER
from playpalace_ludo.lab.scenario_text import write_move
from playpalace_ludo.variants import catalogue
from playpalace_ludo.words import Listener, Translator
from playpalace_ludo.words.choices import choices, named
from tests.core.refusing import refused, told
from tests.loose.test_random_files import rules_of

PUSH = """base = "strict"
title = "Push"
merge = ["outcome"]

[[outcome]]
name = "3"
do = ["move 3", "push -3", "pass"]
"""
LINE = "red:5,Y,Y,Y/blue:9,Y,Y,Y red ? 0 9"


@pytest.fixture
def push(tmp_path: Path) -> Rules:
    file = tmp_path / "push.toml"
    file.write_text(PUSH, "utf-8")
    return variants.load(str(file))


def test_a_push_and_a_pass_say_what_they_are_and_have_a_key(push: Rules) -> None:
    _, state = parse_position(f"push {LINE}", lambda _: push)
    state, _ = engine.roll(push, state, (3,))
    assert [write_move(push, state, move) for move in state.moves] == [
        {"token": 1, "die": 3, "to": 9},
        {"do": "push -3", "die": 3, "marker": "blue:1", "to": 20},
        {"do": "pass", "die": 3},
    ]
    found = choices(push, state, Listener(0))
    assert [(one.token, Translator().say(one.message)) for one in found] == [
        (1, "1: from 6 to 9."),
        (5, "5: push Blue's token 1 from 23 to 20."),
        (6, "6: Pass."),
    ]
    assert [move.seat for move in named(push, state, 0)] == [0]
    assert [move.seat for move in named(push, state, 4)] == [1]


SOLO = {
    "schema": 1,
    "kind": "loose",
    "game": {"name": "Patience", "min_players": 1},
    "seat": [{"colour": "red", "markers": 2, "route": "a1..a9", "finish": ["red home"]}],
    "outcome": [{"name": str(n), "do": ["enter", f"move {n}"]} for n in (1, 2, 3)],
}


def test_one_player_may_race_alone_on_any_board() -> None:
    rules = rules_of(SOLO)
    assert (rules.min_players, rules.max_players) == (1, 1)
    state, _ = engine.start(rules, (0,))
    for face in (1, 3, 3, 3) * 2:
        state, _ = engine.roll(rules, state, (face,))
        state, _ = engine.play(rules, state, state.moves[-1]) if state.moves else (state, ())
    with refused(RulesError, "a solo race says min_players = 1"):
        rules_of({**SOLO, "game": {"name": "Patience"}})


@pytest.mark.parametrize(
    "condition",
    [
        "markers = out + waiting + home",
        "markers - home >= out + waiting",
        "out + home + waiting > markers",
        "home + 1 > home",
        "total.markers = total.home + total.out + total.waiting",
    ],
)
def test_what_follows_from_the_sum_of_markers_is_found(condition: str) -> None:
    with pytest.raises(RulesError) as error:
        variants.with_options(variants.load("hexagon"), {"win.when": [condition]})
    assert "alway" in told(error.value) or "never" in told(error.value)


def test_the_marker_of_a_victim_is_not_mistaken_for_the_movers() -> None:
    with pytest.raises(RulesError) as error:
        condition = {"capture.only_when": ["victim.steps = 1"]}
        variants.with_options(variants.load("hexagon"), condition)
    assert error.value.problems[0].code == "condition"
    assert not error.value.problems[0].suggestion


@pytest.mark.parametrize("by_environment", [True, False])
def test_variants_are_installed_into_the_folder_that_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by_environment: bool
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "usual"))
    file, folder = tmp_path / "push.toml", tmp_path / "mine"
    file.write_text(PUSH, "utf-8")
    named = ["--config-dir", str(folder)]
    if by_environment:
        monkeypatch.setenv(FOLDER, str(folder))
        named = []
    assert main(["install-variant", str(file), *named]) == 0
    assert (folder / "variants" / "push.toml").is_file()
    catalogue.look_in(None if by_environment else folder)
    try:
        assert variants.load("push").title == "Push"
    finally:
        catalogue.look_in(None)
