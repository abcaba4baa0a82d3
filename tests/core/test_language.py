"""One language: knobs are short for keys of the rule document, and one compiler reads it."""

from __future__ import annotations

import ast
from collections import Counter
from dataclasses import astuple, fields
from pathlib import Path
from typing import Any

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core import effects, rule_values
from playpalace_ludo.core.errors import RulesError
from playpalace_ludo.core.language import compile as compiler
from playpalace_ludo.core.language import desugar, knobs, schema
from playpalace_ludo.core.language.knob import ADDS, Knob, Writes
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.variants import catalogue, documents
from playpalace_ludo.variants.compiling import compile_document

CROSS = [name for name in variants.names() if variants.load(name).has_knobs]
VALUES = {
    name: value
    for name, value in vars(rule_values).items()
    if getattr(value, "__module__", "") == rule_values.__name__
}


def rules_of(document: dict[str, Any]) -> Rules:
    return compile_document(document, Path("mine.toml"), {})


def preset(name: str) -> dict[str, Any]:
    return documents.read_document(catalogue.SHIPPED / f"{name}.toml")


def same(one: Rules, other: Rules) -> bool:
    """Tell whether two rules say the same of every subject."""
    return all(
        getattr(one, name) == getattr(other, name)
        or astuple(getattr(one, name)) == astuple(getattr(other, name))
        for name in ("stack", "capture", "finish", "streak", "extra", "teams", "chance", "win")
    )


@pytest.mark.parametrize("number", range(len(CROSS)))
def test_whatever_knobs_say_a_loose_file_can_say(number: int) -> None:
    """Every value is turned in two or three of the presets."""
    document = preset(CROSS[number])
    for at, knob in enumerate(knobs.KNOBS):
        group, _, key = knob.key.partition(".")
        for value in other_values(knob)[(number + at) % 3 :: 3]:
            turned = {**document, group: {**document.get(group, {}), key: value}}
            try:
                cross = rules_of(turned)
            except RulesError:
                continue  # clashes with the preset's other knobs
            loose = rules_of({**desugar.desugar(turned), "kind": "loose"})
            assert same(cross, loose), knob.key


def other_values(knob: Knob) -> list[Any]:
    kinds: dict[str, list[Any]] = {
        "bool": [True, False],
        "choice": list(knob.choices),
        "squares": [[], [9], [3, 20]],
        "int": sorted({knob.low, 2, knob.high}),
    }
    return kinds[knob.kind]


def test_every_knob_writes_keys_that_rule_files_have() -> None:
    for knob in knobs.KNOBS:
        assert knob.writes, knob.key
        for writes in knob.writes:
            block, _, key = writes.key.partition(".")
            assert block in schema.SCHEMA and (not key or key in schema.SCHEMA[block])


def test_a_new_knob_is_a_row_and_leaves_what_files_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example of CONTRIBUTING: both the knob and a block on the same subject hold."""
    home = Knob(
        "bonus.home",
        "bool",
        False,
        "A token that comes home earns another throw.",
        writes=(Writes("finish.reward", ADDS, {True: ["again"], False: []}),),
    )
    monkeypatch.setattr(knobs, "KNOBS", (*knobs.KNOBS, home))
    monkeypatch.setattr(knobs, "BY_KEY", {**knobs.BY_KEY, home.key: home})
    monkeypatch.setitem(desugar.KEYS, "bonus", [*desugar.KEYS["bonus"], "home"])
    document = preset("classic")

    def rewards(knob: bool, block: list[str]) -> list[str]:
        bonus = {**document.get("bonus", {}), "home": knob}
        rules = rules_of({**document, "bonus": bonus, "finish": {"reward": block}})
        return [effects.written(clause.effect) for clause in rules.finish.reward]

    assert rewards(False, []) == []
    assert rewards(True, []) == ["again"]
    assert rewards(False, ["score 2"]) == ["score 2"]
    assert rewards(True, ["score 2"]) == ["again", "score 2"]
    assert rewards(True, ["again"]) == ["again"]


def test_every_value_of_the_rules_has_one_writer() -> None:
    """Each class is constructed at one place of the compiler, with every field by name."""
    made: Counter[str] = Counter()
    for node in ast.walk(ast.parse(Path(compiler.__file__).read_text("utf-8"))):
        if isinstance(node, ast.Call) and (name := getattr(node.func, "id", "")) in VALUES:
            made[name] += 1
            assert {word.arg for word in node.keywords} == {f.name for f in fields(VALUES[name])}
    assert made == dict.fromkeys(VALUES, 1)


def test_the_compiler_neither_spreads_nor_replaces_values() -> None:
    tree = ast.parse(Path(compiler.__file__).read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            assert all(keyword.arg for keyword in node.keywords), "** hides what is written"
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            assert name not in ("replace", "_replace")


def test_the_largest_board_of_knobs_may_have_blocks() -> None:
    board = {"arms": 12, "markers": 24, "home_squares": 10}
    document = {**preset("playpalace"), "board": board, "end": {"home": 24}}
    document["players"] = {"min": 2, "max": 12}
    plain = rules_of(document)
    relaxed = rules_of({**document, "tile_rule": [{"tile": "7", "on_land": ["again"]}]})
    assert len(plain.seats) == len(relaxed.seats) == 12
    assert plain.seats[0].tokens == relaxed.seats[0].tokens == 24
