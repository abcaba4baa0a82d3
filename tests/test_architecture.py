"""The house rules: imports go one way, the core is pure, no file grows without end."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "playpalace_ludo"

MAY_IMPORT = {
    "core": set[str](),
    "contest": {"core"},
    "coins": {"core"},
    "variants": {"core"},
    "words": {"core", "contest"},
    "bots": {"core"},
    "review": {"core", "words", "bots"},
    "lab": {"core", "variants", "bots", "words", "review"},
    "table": {"core", "words", "bots"},
    "online": {"words"},
    "picture": {"core", "words"},
    "settings": {"core", "coins", "variants", "words", "table"},
    "client": {
        "core",
        "contest",
        "coins",
        "variants",
        "words",
        "bots",
        "table",
        "review",
        "online",
        "settings",
    },
    "api": {"core", "variants", "words", "bots", "picture"},
    "web": {"client", "core", "online", "picture", "table", "words"},
    "hosts": {"core", "contest", "coins", "variants", "words", "bots", "table", "settings"},
}
"""The rooms each room may import; `cli` may import all, and none imports it."""
SHARED = {
    "chance": {"core"},
    "cleaning": set[str](),
    "files": {"core"},
    "log": set[str](),
    "machine": set[str](),
    "log_file": {"core", "files", "log"},
    "resources": {"core"},
    "work": set[str](),
}
"""The modules beside the rooms, and what they may look into."""
USES_OF_SHARED = {"core": set[str](), "table": {"chance", "work"}}
"""Rooms that may not use all of them: the core uses none, a table has no disk."""
ONE_ROOM_ONLY = {
    "prompt_toolkit": "client",
    "server": "hosts",
    "websockets": "online",
    "numba": "lab",
    "distributed": "lab",
    "pettingzoo": "lab",
    "gymnasium": "lab",
}


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def imports(code: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            # What is named from a place within the package would pass unseen.
            assert not node.level, f"line {node.lineno}: imports name the whole way"
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def wrong_imports(here: str, code: str) -> Iterator[str]:
    """Yield our modules that a room, or a module beside the rooms, imports but may not."""
    if here in ("cli", "__init__", "__main__"):
        return
    shared = USES_OF_SHARED.get(here, set(SHARED)) if here in MAY_IMPORT else set[str]()
    allowed = {**MAY_IMPORT, **SHARED}[here] | shared | {here, "__version__"}
    for name in imports(code):
        if name.startswith("playpalace_ludo.") and name.split(".")[1] not in allowed:
            yield name


def calls(code: str) -> set[str]:
    return {
        node.func.id
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }


def room(path: Path) -> str:
    parts = path.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else path.stem


@pytest.mark.parametrize("path", modules(), ids=lambda p: str(p.relative_to(PACKAGE)))
def test_imports_go_one_way(path: Path) -> None:
    for name in wrong_imports(room(path), path.read_text("utf-8")):
        pytest.fail(f"{room(path)} must not import {name}")


@pytest.mark.parametrize(
    ("here", "code"),
    [
        ("core", "from playpalace_ludo.words import Message"),
        ("core", "from playpalace_ludo import files"),
        ("core", "import playpalace_ludo.chance"),
        ("words", "from playpalace_ludo.table.dice import Dice"),
        ("table", "from playpalace_ludo.files import read_text"),
        ("table", "from playpalace_ludo.variants import load"),
        ("table", "def late():\n    from playpalace_ludo.client import app"),
        ("client", "from playpalace_ludo.hosts import TYPE"),
        ("hosts", "from playpalace_ludo.client.seats import spread"),
        ("lab", "import playpalace_ludo.cli.main"),
        ("client", "from playpalace_ludo.lab.games import play"),
        ("review", "from playpalace_ludo.variants import load"),
        ("files", "from playpalace_ludo.words import Message"),
    ],
)
def test_a_wrong_import_is_found(here: str, code: str) -> None:
    assert list(wrong_imports(here, code))


def test_an_import_that_hides_where_it_leads_is_refused() -> None:
    with pytest.raises(AssertionError, match="whole way"):
        list(wrong_imports("core", "from ..words import Message"))


WORLD = {"time", "datetime", "calendar", "os", "sys", "pathlib", "io", "tempfile", "shutil"}
WORLD |= {"subprocess", "socket", "threading", "concurrent", "asyncio", "multiprocessing", "queue"}
WORLD |= {"logging", "locale", "platform", "sqlite3", "signal", "importlib"}
"""Clock, disk, terminal, threads, other programs, and how to get at them."""
SPEAKING = {"open", "print", "input", "exec", "eval", "__import__"}


@pytest.mark.parametrize("path", [p for p in modules() if room(p) == "core"], ids=lambda p: p.stem)
def test_the_core_is_pure(path: Path) -> None:
    code = path.read_text("utf-8")
    for name in imports(code):
        top = name.split(".")[0]
        assert top in sys.stdlib_module_names or top == "playpalace_ludo", name
        assert top not in WORLD | {"random", "secrets"}, f"the core has no business with {top}"
    assert not calls(code) & SPEAKING


@pytest.mark.parametrize("path", [p for p in modules() if room(p) == "table"], ids=lambda p: p.stem)
def test_a_table_has_no_clock_no_disk_and_no_thread(path: Path) -> None:
    code = path.read_text("utf-8")
    for name in imports(code):
        assert name.split(".")[0] not in WORLD, f"whoever runs a table brings {name}"
    assert not calls(code) & SPEAKING


WIRE = "link"
"""The one module of `online` that does anything but think."""


@pytest.mark.parametrize(
    "path", [p for p in modules() if room(p) == "online" and p.stem != WIRE], ids=lambda p: p.stem
)
def test_the_protocol_is_free_of_input_and_output(path: Path) -> None:
    code = path.read_text("utf-8")
    for name in imports(code):
        assert name.split(".")[0] not in WORLD - {"sys"} | {"websockets"}, name
    assert not calls(code) & SPEAKING


@pytest.mark.parametrize("path", modules(), ids=lambda p: str(p.relative_to(PACKAGE)))
def test_some_libraries_belong_to_one_room(path: Path) -> None:
    for name in imports(path.read_text("utf-8")):
        owner = ONE_ROOM_ONLY.get(name.split(".")[0])
        assert owner is None or room(path) == owner, f"{name} belongs to {owner}"


def may_know_kinds(path: Path) -> bool:
    """Tell whether a module reads or compiles rule files."""
    return room(path) == "variants" or path.is_relative_to(PACKAGE / "core" / "language")


RAW = {"document", "file"}
"""Fields of the rules that hold a rule file as it was written."""
MAKES_RULES = {"load", "load_named", "with_options", "now", "of", "amend"}


def raw_documents_read(code: str) -> Iterator[ast.Attribute]:
    """Yield where a field of rules is read that holds the rule file, not what it means."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Attribute) and node.attr in RAW:
            owner = node.value.func if isinstance(node.value, ast.Call) else node.value
            called = isinstance(node.value, ast.Call)
            name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
            if name in MAKES_RULES if called else name.endswith("rules"):
                yield node


@pytest.mark.parametrize(
    "path",
    [p for p in modules() if not may_know_kinds(p)],
    ids=lambda p: str(p.relative_to(PACKAGE)),
)
def test_only_the_compiler_and_the_loader_read_the_raw_document(path: Path) -> None:
    for node in raw_documents_read(path.read_text("utf-8")):
        pytest.fail(f"line {node.lineno}: ask for a value of the rules, not for {node.attr}")


@pytest.mark.parametrize(
    "code",
    [
        'rules.document["outcome"]',
        "self.rules.file",
        "match.rules.document",
        'variants.load("strict").file',
        "rules.now((0,)).document",
    ],
)
def test_a_raw_document_that_is_read_is_found(code: str) -> None:
    assert list(raw_documents_read(code))


KINDS = {"cross", "loose"}
"""Kinds of rule files; compiled rules differ only by their values."""


def questions_for_a_kind(tree: ast.AST) -> Iterator[ast.Compare | ast.MatchValue]:
    """Comparisons with the name of a kind of rule file."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare | ast.MatchValue):
            values = {part.value for part in ast.walk(node) if isinstance(part, ast.Constant)}
            if values & KINDS:
                yield node


@pytest.mark.parametrize(
    "path",
    [p for p in modules() if not may_know_kinds(p)],
    ids=lambda p: str(p.relative_to(PACKAGE)),
)
def test_only_who_compiles_rule_files_asks_for_their_kind(path: Path) -> None:
    for question in questions_for_a_kind(ast.parse(path.read_text("utf-8"))):
        pytest.fail(f"line {question.lineno}: ask for what the rules say, not whence they came")


@pytest.mark.parametrize(
    "test",
    [
        'rules.kind == "cross"',
        '"loose" != kind',
        'rules.kind in ("cross", "loose")',
        'match kind:\n    case "loose": pass',
    ],
)
def test_a_question_for_the_kind_is_found(test: str) -> None:
    assert list(questions_for_a_kind(ast.parse(test)))


@pytest.mark.parametrize("path", modules(), ids=lambda p: str(p.relative_to(PACKAGE)))
def test_files_stay_readable(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    assert len(lines) <= 500, f"{len(lines)} lines: time to split it"
    if lines:
        assert lines[0].startswith('"""'), "a module says in one line what it is"


def test_a_class_name_means_one_thing() -> None:
    """Protocols of a server have the server's names, so they are not compared."""
    found: dict[str, list[str]] = {}
    for path in modules():
        if path.name != "protocols.py":
            for node in ast.parse(path.read_text("utf-8")).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    found.setdefault(node.name, []).append(str(path.relative_to(PACKAGE)))
    assert {name: paths for name, paths in found.items() if len(paths) > 1} == {}


def test_no_docstring_begins_with_a_pronoun() -> None:
    """`What a step wrote.` has to be read twice; `Files a step has written.` has not."""
    riddle = re.compile(r'^ *"""(?:What|Who|Whoever|Whatever) .*', re.MULTILINE)
    found = {path.name: riddle.findall(path.read_text("utf-8")) for path in modules()}
    assert {name: lines for name, lines in found.items() if lines} == {}
