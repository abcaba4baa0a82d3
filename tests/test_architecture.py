"""The house rules: imports go one way, the core is pure, no file grows without end."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "playpalace_ludo"

MAY_IMPORT = {
    "core": set[str](),
    "variants": {"core"},
    "words": {"core"},
    "bots": {"core"},
    "lab": {"core", "variants", "bots", "words"},
    "table": {"core", "words", "bots"},
    "client": {"core", "variants", "words", "bots", "table"},
    "hosts": {"core", "variants", "words", "bots", "table"},
}
"""Which rooms a room may look into; `cli` may look into all, and nobody looks into it."""
EVERYBODY = {"chance", "files", "resources", "__init__"}
ONE_ROOM_ONLY = {"prompt_toolkit": "client", "server": "hosts"}


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def room(path: Path) -> str:
    parts = path.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else path.stem


@pytest.mark.parametrize("path", modules(), ids=lambda p: str(p.relative_to(PACKAGE)))
def test_imports_go_one_way(path: Path) -> None:
    here = room(path)
    if here in ("cli", *EVERYBODY):
        return
    for name in imports(path):
        if name.startswith("playpalace_ludo."):
            there = name.split(".")[1]
            allowed = MAY_IMPORT[here] | {here, "__version__"} | EVERYBODY
            assert there in allowed, f"{here} must not import {name}"


@pytest.mark.parametrize("path", [p for p in modules() if room(p) == "core"], ids=lambda p: p.stem)
def test_the_core_is_pure(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    outside = {"random", "secrets", "time", "datetime", "os", "pathlib", "io", "subprocess"}
    for name in imports(path):
        top = name.split(".")[0]
        assert top in sys.stdlib_module_names or top == "playpalace_ludo", name
        assert top not in outside, f"the core has no business with {top}"
    calls = {
        node.func.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not calls & {"open", "print", "input"}


@pytest.mark.parametrize("path", [p for p in modules() if room(p) == "table"], ids=lambda p: p.stem)
def test_a_table_has_no_clock_no_disk_and_no_thread(path: Path) -> None:
    outside = {"time", "datetime", "os", "pathlib", "io", "subprocess", "socket"}
    outside |= {"threading", "concurrent", "asyncio", "multiprocessing", "queue"}
    for name in imports(path):
        assert name.split(".")[0] not in outside, f"whoever runs a table brings {name}"


@pytest.mark.parametrize("path", modules(), ids=lambda p: str(p.relative_to(PACKAGE)))
def test_some_libraries_belong_to_one_room(path: Path) -> None:
    for name in imports(path):
        owner = ONE_ROOM_ONLY.get(name.split(".")[0])
        assert owner is None or room(path) == owner, f"{name} belongs to {owner}"


KINDS = {"cross", "loose"}
"""What a rule file may be written as; compiled rules differ by their values only."""


def questions_for_a_kind(tree: ast.AST) -> Iterator[ast.Compare]:
    """Comparisons with the name of a kind of rule file."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            values = {part.value for part in ast.walk(node) if isinstance(part, ast.Constant)}
            if values & KINDS:
                yield node


def may_know_kinds(path: Path) -> bool:
    """Whoever reads rule files and compiles them."""
    return room(path) == "variants" or path.is_relative_to(PACKAGE / "core" / "compile")


@pytest.mark.parametrize(
    "path",
    [p for p in modules() if not may_know_kinds(p)],
    ids=lambda p: str(p.relative_to(PACKAGE)),
)
def test_only_who_compiles_rule_files_asks_for_their_kind(path: Path) -> None:
    for question in questions_for_a_kind(ast.parse(path.read_text("utf-8"))):
        pytest.fail(f"line {question.lineno}: ask for what the rules say, not whence they came")


@pytest.mark.parametrize(
    "test", ['rules.kind == "cross"', '"loose" != kind', 'rules.kind in ("cross", "loose")']
)
def test_a_question_for_the_kind_is_found(test: str) -> None:
    assert list(questions_for_a_kind(ast.parse(test)))


@pytest.mark.parametrize("path", modules(), ids=lambda p: str(p.relative_to(PACKAGE)))
def test_files_stay_readable(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    assert len(lines) <= 550, f"{len(lines)} lines: time to split it"
    if lines:
        assert lines[0].startswith('"""'), "a module says in one line what it is"
