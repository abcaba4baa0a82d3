"""The documents for engineers are current: generated parts, paths and rule numbers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from benchmarks import bots
from playpalace_ludo import variants
from playpalace_ludo.words.commands import COMMANDS
from playpalace_ludo.words.languages import listed
from tools import file_map
from tools.generate import PARTS
from tools.parts import Part

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "playpalace_ludo"
RULE_NUMBER = r"\b[A-Z]-\d\d\b"


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_what_is_generated_is_current(part: Part) -> None:
    page = part.path.read_text("utf-8")
    assert f"<!-- {part.name}: begin -->" in page and f"<!-- {part.name}: end -->" in page
    assert part.renewed(page) == page, "run python -m tools.generate"


def test_every_measured_table_of_the_bots_has_its_place() -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    marks = re.findall(r"^<!-- (\w+): (begin|end) -->$", page, re.MULTILINE)
    assert marks == [(name, edge) for name in bots.PARTS for edge in ("begin", "end")]


def test_a_module_says_in_its_first_line_what_it_is() -> None:
    lines = {path: file_map.first_line(path) for path in file_map.modules() if path.stat().st_size}
    assert len(lines) > 900
    assert [path for path, line in lines.items() if not re.search(r"\w.*[.?!]$", line)] == []


def rule_numbers_in_the_package() -> set[str]:
    files = [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.toml"), *(ROOT / "locales").rglob("*.ftl")]
    return {n for path in files for n in re.findall(RULE_NUMBER, path.read_text("utf-8"))}


def test_every_rule_number_that_can_be_met_is_explained() -> None:
    page = (ROOT / "docs" / "rule-numbers.md").read_text("utf-8")
    explained = re.findall(rf"^- ({RULE_NUMBER}): [A-Z].*\.$", page, re.MULTILINE)
    assert len(explained) == len(set(explained))
    met = rule_numbers_in_the_package()
    assert "L-11" in met
    assert sorted(met - set(explained)) == []


NAMED_PATH = r"`([\w.*-]*/[\w.*/-]*)`"


@pytest.mark.parametrize("name", ["CONTRIBUTING.md", "docs/architecture.md", "docs/files.md"])
def test_every_path_that_is_named_exists(name: str) -> None:
    """Paths stand in backquotes and have a slash; they begin here or in the package."""
    written = (ROOT / name).read_text("utf-8").partition("<!-- files: begin -->")[0]
    paths = re.findall(NAMED_PATH, written)
    named = [path for path in paths if not path.startswith(".venv")]
    assert len(named) > 10
    assert [p for p in named if not any([*ROOT.glob(p), *PACKAGE.glob(p)])] == []


def test_every_key_of_hosts_is_in_their_manual() -> None:
    page = (ROOT / "docs" / "hosts-reference.md").read_text("utf-8")
    told = {key for row in re.findall(r"^\| ([^|]+) \|", page, re.M) for key in row.split(", ")}
    keys = {command.host for command in COMMANDS if command.host and not command.host.isdigit()}
    assert {
        key for key in keys if "+".join(map(str.capitalize, key.split("+"))) not in told
    } == set()


def test_the_manual_sends_to_the_table_of_languages() -> None:
    page = (ROOT / "docs" / "playing.md").read_text("utf-8")
    row = next(line for line in page.splitlines() if line.startswith("| `player.language`"))
    table = (ROOT / "locales" / "README.md").read_text("utf-8")
    assert "(../locales/README.md)" in row
    assert [lang for lang in listed() if f"| `{lang}` " not in table] == []


def test_every_shipped_variant_is_in_readme_or_the_page_it_sends_to() -> None:
    pages = [(ROOT / name).read_text("utf-8") for name in ("README.md", "docs/variants.md")]
    assert "(docs/variants.md)" in pages[0]
    assert [name for name in variants.names() if f"`{name}`" not in "".join(pages)] == []


def test_the_map_has_a_row_for_every_folder_of_modules_and_no_more_than_sixty() -> None:
    page = (ROOT / "docs" / "files.md").read_text("utf-8")
    rows = re.findall(r"^\| (`.*`) \|", page, re.M)
    assert len(rows) <= 60
    told = {name for row in rows for name in re.findall("`([^`]+)/`", row)}
    folders = {path.parent.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py")}
    assert folders - told == {"."}
