"""Verdicts about strictness: every breach is shown, and nothing else is blamed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core import record
from playpalace_ludo.core.notation import format_position, parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.lab import witness
from playpalace_ludo.lab.strictness import judge, values


def strict(tmp_path: Path, text: str) -> Rules:
    file = tmp_path / "mine.toml"
    file.write_text(f'base = "strict"\ntitle = "Mine"\n{text}', "utf-8")
    return variants.load(str(file))


def face(name: str, *lines: str) -> str:
    return "\n".join(['merge = ["outcome"]', "[[outcome]]", f'name = "{name}"', *lines])


RELAXED: list[tuple[str, set[int]]] = [
    (face("3", 'then = ["skip next"]'), {14}),
    (face("3", 'then = ["turn to self"]'), {14}),
    (face("3", 'then = ["reverse"]'), {14}),
    ('[capture]\nreward = ["turn to self"]', {14}),
    ('[finish]\nreward = ["skip leader"]', {14}),
    ('[capture]\nspared = "closed"', {28}),
    ('[[seat]]\ncolour = "red"\nfinish = ["bench", "swing"]', {46}),
    (face("6", "weight = 2"), {13}),
    ('[[jump]]\nfrom = "5"\nto = "9"', {27, 33}),
    ('[[jump]]\nfrom = "9"\nto = "5"', {26, 27, 33}),
    (face("5", 'do = ["enter", "move 5"]'), {23}),
    (face("6", 'must = ["enter"]'), {28}),
    ("[stack]\nown_limit = 1", {34}),
    ("[stack]\nown_limit = 4", set()),
    ('[finish]\nreward = ["bonus 2"]', {27}),
    ('[capture]\nreward = ["play on with victim"]', {14}),
    ('[capture]\neffect = "take over"', {6, 35}),
    ('[capture]\nwhen = "beside"', {29, 35}),
    (face("4", 'do = ["move 4 if home < 2"]'), {28}),
    (face("6", 'do = ["enter up to 2", "move 6"]'), {24}),
    (face("5", 'do = ["move 5", "pass"]'), {30}),
    (face("6", 'do = ["enter", "move 6", "pass"]'), {30, 31}),
    ("[bonus]\nall_sixes = true", {17}),
    ("[end]\nmax_turns = 20", {12, 19}),
    ('[end]\nplaces = "all"', {19}),
    ('[home]\nblocking = "none"', {44}),
    ("[safe]\nsquares = [9]", {33}),
    ('[finish]\narrive = "at least"', {43}),
    ("[turn]\ntries = 3", {17, 18, 32}),
]


@pytest.mark.parametrize(("text", "relaxed"), RELAXED, ids=[text for text, _ in RELAXED])
def test_a_change_relaxes_what_it_does_and_a_position_shows_it(
    tmp_path: Path, text: str, relaxed: set[int]
) -> None:
    rules = strict(tmp_path, text)
    verdict, searched = judge(rules), witness.search(rules)
    assert {*searched.found} <= {*verdict.relaxed}
    told_by_file = {n for n in verdict.relaxed if n not in searched.found and n in values(rules)}
    assert {*searched.found} | told_by_file == {*verdict.relaxed}
    assert set(verdict.relaxed) == relaxed


@pytest.mark.parametrize("name", [*variants.names(), "strict(dice.count=2)"])
def test_the_search_finds_nothing_that_the_verdict_does_not_name(name: str) -> None:
    rules = variants.load(name)
    assert {*witness.search(rules, most=1500).found} <= {*judge(rules).relaxed}


def test_a_witness_is_a_position_in_which_the_item_can_be_done() -> None:
    rules = variants.load("classic")
    for seen in witness.search(rules).found.values():
        line = format_position(rules, seen.before)
        again, state = parse_position(line, variants.load)
        _, events = record.carry_out(again, state, seen.action)
        assert record.write_item(again, state, seen.action, events) == seen.item


def test_the_search_is_the_same_each_time() -> None:
    found: Any = [witness.search(variants.load("jota"), most=800) for _ in range(2)]
    assert found[0] == found[1]
