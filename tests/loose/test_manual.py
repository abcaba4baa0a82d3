"""The chapter on making a variant: every snippet in it works, and it names every key."""

from __future__ import annotations

import ast
import copy
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from playpalace_ludo import variants
from playpalace_ludo.cli.main import main
from playpalace_ludo.core import reading, state
from playpalace_ludo.core.conditions import parser
from playpalace_ludo.core.effects import Again, Clause
from playpalace_ludo.core.engine import polls
from playpalace_ludo.core.language import checks, dice, knobs, laps, routes, schema
from playpalace_ludo.lab import check
from playpalace_ludo.variants import documents

PAGES = sorted((Path(__file__).parents[2] / "docs").glob("variants*.md"))
CHAPTER = "\n".join(page.read_text("utf-8") for page in PAGES)
STARTER = tomllib.loads(Path(check.__file__).with_name("starter.toml").read_text("utf-8"))
SNIPPETS: list[str] = re.findall(r"^```toml\n(.*?)^```", CHAPTER, re.MULTILINE | re.DOTALL)
WHOLE = [text for text in SNIPPETS if re.match(r"schema|base", text)]
PARTS = [text for text in SNIPPETS if text not in WHOLE]


def whole(name: str) -> str:
    """The whole file in the chapter that calls itself so."""
    (text,) = (text for text in WHOLE if f'= "{name}"' in text)
    return text


def put_into(document: dict[str, Any], part: dict[str, Any]) -> dict[str, Any]:
    """The starter file with the blocks of a snippet in it; a block of the same name is replaced."""
    document = copy.deepcopy(document)
    for block, value in part.items():
        if block not in schema.NAMED_BY:
            document[block] = {**document.get(block, {}), **value}
            continue
        by = schema.NAMED_BY[block]
        new = {entry[by] for entry in value}
        document[block] = [e for e in document.get(block, []) if e[by] not in new] + value
    if "seat" in part:  # other routes, other tiles
        document.pop("tile_rule", None)
        document["capture"] = {**document["capture"], "spare_tiles": []}
    return document


@pytest.mark.parametrize("text", PARTS, ids=lambda text: text.splitlines()[0])
def test_a_snippet_fits_into_the_starter_file(text: str) -> None:
    assert checks.problems(put_into(STARTER, tomllib.loads(text))) == []


def test_the_small_variant_plays(tmp_path: Path) -> None:
    path = tmp_path / "friendly.toml"
    path.write_text(whole("Friendly Ludo"), "utf-8")
    rules = variants.load(str(path))
    assert rules.title == "Friendly Ludo" and rules.values["bonus.capture"] is True
    assert rules.values["stack.own_limit"] == 1  # from its base


def test_the_first_game_of_ones_own_is_one() -> None:
    assert checks.problems(tomllib.loads(whole("Pond"))) == []


def test_one_face_is_merged_into_the_usual_die(tmp_path: Path) -> None:
    path = tmp_path / "five.toml"
    path.write_text(whole("Five or Six"), "utf-8")
    faces = variants.load(str(path)).chance.faces[1:]
    assert [[order.text for order in face.orders] for face in faces] == [
        *([f"move {n}"] for n in range(1, 5)),
        ["enter", "move 5"],
        ["enter", "move 6"],
    ]


def test_single_values_of_another_game_are_changed(tmp_path: Path) -> None:
    path = tmp_path / "fair.toml"
    path.write_text(whole("Fair Hexagon"), "utf-8")
    rules = variants.load(str(path))
    assert rules.title == "Fair Hexagon" and rules.capture.reward == (Clause(Again()),)
    assert set(rules.chance.throws.values()) == {1 / 6}


def test_check_says_what_the_chapter_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "garden.toml"
    path.write_text(whole("Garden"), "utf-8")
    (said,) = re.findall(r"^```text\n(.*?)^```", CHAPTER, re.MULTILINE | re.DOTALL)
    assert main(["check", str(path), "--lang", "en"]) == 2
    assert capsys.readouterr().err == said


def test_the_table_names_every_key_with_its_default_and_choices() -> None:
    rows: dict[str, str] = {}
    block = ""
    for line in CHAPTER.splitlines():
        if row := re.match(r"\| (`\[+(\w+)\]+`)? ?\| ((?:`\w+`(?:, )?)+) \| (.*) \|", line):
            block = row[2] or block
            for key in re.findall(r"`(\w+)`", row[3]):
                rows[f"{block}.{key}"] = row[4]
    keys = {
        f"{block}.{key}": spec
        for block, keys in schema.SCHEMA.items()
        for key, spec in keys.items()
    }
    assert set(keys) <= set(rows)
    for name, key in keys.items():
        left_out = rows[name].split("|")[0].strip()
        assert (left_out == "-") == key.needed, name
        assert all(f'"{choice}"' in rows[name] for choice in key.choices), name


def test_the_chapter_explains_every_phrase() -> None:
    for kind, (_, forms, _) in schema.PHRASES.items():
        for phrase in forms:
            stem = phrase.removesuffix(" N").removesuffix(" NAME")
            assert re.search(rf"[`\"]{stem}\b", CHAPTER), (kind, phrase)


def test_the_chapter_lists_every_loose_game() -> None:
    loose = [name for name in variants.names() if not variants.load(name).has_knobs]
    assert all(f"| `{name}` |" in CHAPTER for name in loose)


def test_it_states_how_large_a_game_may_be() -> None:
    table = CHAPTER.partition("## How large a game may be")[2].partition("##")[0]
    bounds = dict(re.findall(r"^\| ([^|]+) \| ([^|]+) \|", table, re.MULTILINE))
    most = schema.MOST
    stated = {what: [*map(int, re.findall(r"\d+", bound))] for what, bound in bounds.items()}
    assert stated == {
        "what": [],
        "seats, and so players": [schema.MOST_SEATS],
        "arms of the usual board, and so players there": [knobs.BY_KEY["board.arms"].high],
        "markers of a seat, of all seats": [schema.MOST_MARKERS, schema.MOST_TOKENS],
        "tokens of a player on the usual board": [knobs.MOST_TOKENS],
        "tiles written on one route": [routes.MOST_TILES],
        "steps of one route, and of all": [routes.MOST_STEPS, schema.MOST_ROUTES],
        "steps of all ways of one order on a route with laps": [laps.MOST_WALKED],
        "orders times markers times steps": [schema.MOST_MOVES],
        "pairs of seats on a tile, all tiles together": [schema.MOST_MEETINGS],
        "ways in which all dice can fall": [dice.MOST_THROWS],
        "dice, cards in a hand, abilities held": [
            schema.MOST_DICE,
            schema.MOST_HAND,
            schema.SCHEMA["abilities"]["limit"].high,
        ],
        "answers to a question, questions that wait": [schema.MOST_ANSWERS, polls.MOST_POLLS],
        "outcomes, abilities there are, jumps or tile rules, other blocks of a kind": [
            *(most[block] for block in ("outcome", "ability", "jump", "amend"))
        ],
        "points of a player, turns a player has to miss": [state.MOST_POINTS, state.MOST_MISSED],
        "values in a list, characters of a text": [schema.MOST_ENTRIES, schema.MOST_TEXT],
        "a condition": [parser.MOST_SIGNS, parser.MOST_PARTS, parser.MOST_DEPTH],
        "a file, bases behind each other": [reading.MOST_BYTES // 1024, documents.MOST_BASES],
    }
    assert most["jump"] == most["tile_rule"]
    assert most["amend"] == most["turn_rule"] == most["distance"]


def test_every_key_is_read_by_the_compiler_and_not_only_allowed() -> None:
    """A key that nothing reads would be accepted and change nothing."""
    folder = Path(schema.__file__).parent
    read = {
        node.value
        for path in folder.glob("*.py")
        if path.name != "schema.py"
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    named = {word for text in read for word in re.split(r"[^\w]+", text)}
    keys = {f"{block}.{key}" for block, keys in schema.SCHEMA.items() for key in keys}
    assert {key for key in keys if key.partition(".")[2] not in named} == set()
