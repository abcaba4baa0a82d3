"""The game as PlayPalace's maintainers would take it in."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from playpalace_ludo.cli.main import main
from playpalace_ludo.hosts.upstream.export import TARGET, export

from .checkouts import PLAYPALACE, checkout
from .live import copy_of


def test_the_folder_is_whole_and_names_nothing_of_our_package(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["host", "--export", str(tmp_path)]) == 0
    assert "LudoPlusGame" in capsys.readouterr().out
    server = tmp_path / "server"
    for name in (
        "games/ludo_plus/game.py",
        "locales/en/ludo_plus.ftl",
        "locales/de/ludo_plus.ftl",
        "documents/shared/ludo_plus_rules/en.md",
        "documents/shared/ludo_plus_rules/_metadata.json",
        "tests/test_ludo_plus.py",
    ):
        assert (server / name).stat().st_size > 100, name
    modules = list(server.rglob("*.py"))
    named = [path for path in modules if "playpalace_ludo" in path.read_text(encoding="utf-8")]
    assert not named
    for name in ("api.py", "game.py"):
        ast.parse((server / "games" / "ludo_plus" / name).read_text(encoding="utf-8"))
    assert main(["host", "--export", str(tmp_path)]) == 2
    assert "there already" in capsys.readouterr().err


def test_a_checkout_gets_each_string_once_in_all_its_languages(tmp_path: Path) -> None:
    locales = tmp_path / "server" / "locales"
    for name in ("de", "en", "zu"):
        (locales / name).mkdir(parents=True)
    export(tmp_path)
    texts = {path.parent.name: path.read_text(encoding="utf-8") for path in locales.glob("*/*.ftl")}
    assert texts["zu"] == texts["en"] != texts["de"]
    for text in texts.values():
        ids = re.findall(r"^([a-z][\w-]+) =", text, re.MULTILINE)
        assert len(ids) == len(set(ids)) > 100
        assert "leaderboard-type-ludo-plus-classic-wins" in ids


def test_nothing_is_imported_that_was_left_out(tmp_path: Path) -> None:
    """A module that only a run in PlayPalace would miss is missed here."""
    export(tmp_path)
    game = tmp_path / "server" / "games" / "ludo_plus"
    modules = {
        ".".join(path.relative_to(game).with_suffix("").parts) for path in game.rglob("*.py")
    }
    imported = {name for path in game.rglob("*.py") for name in imports(path)}
    assert "hosts.game.factory" in imported
    assert not {name for name in imported if not {name, f"{name}.__init__"} & modules}


def imports(path: Path) -> Iterator[str]:
    """Yield the modules of the game that a module needs when it runs."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for_types = [
        node
        for check in ast.walk(tree)
        if isinstance(check, ast.If) and ast.unparse(check.test) == "TYPE_CHECKING"
        for part in check.body
        for node in ast.walk(part)
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node not in for_types:
            name = (node.module or "") + "."
            if name.startswith(f"{TARGET}.") and name != f"{TARGET}.":
                yield name.removeprefix(f"{TARGET}.").removesuffix(".")


def test_playpalace_plays_it_without_our_loader(tmp_path: Path) -> None:
    found = checkout(PLAYPALACE)
    server = copy_of(found, tmp_path)
    export(tmp_path)
    games = server.server_dir / "games" / "__init__.py"
    with games.open("a", encoding="utf-8") as end:
        end.write("from .ludo_plus.game import LudoPlusGame\n")
    for name in ("conftest.py", "test_locale_completeness.py"):
        theirs = found.server.server_dir / "tests" / name
        (server.server_dir / "tests" / name).write_bytes(theirs.read_bytes())
    run = subprocess.run(
        [found.python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"],
        cwd=server.server_dir,
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
