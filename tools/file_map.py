"""The list of files in docs/files.md, from the first line of every module's docstring."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("playpalace_ludo", "tools", "benchmarks", "examples", "tests")


def text() -> str:
    return "\n".join(line for folder in FOLDERS for line in _tree(ROOT / folder)).strip()


def modules() -> list[Path]:
    return [path for folder in FOLDERS for path in _files(ROOT / folder)]


def first_line(path: Path) -> str:
    """Return the first line of a module's docstring; empty for an empty file."""
    told = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    return told.partition("\n")[0]


def _files(folder: Path) -> list[Path]:
    """List a folder's own files, then those of the folders in it."""
    return sorted(folder.rglob("*.py"), key=lambda path: (path.parent.parts, path.name))


def _tree(folder: Path) -> Iterator[str]:
    for parent, paths in groupby(_files(folder), key=lambda path: path.parent):
        yield from ("", f"### {parent.relative_to(ROOT).as_posix()}/", "")
        package = parent / "__init__.py"
        if package.exists() and first_line(package):
            yield from (first_line(package), "")
        for path in paths:
            if path != package:
                yield f"- `{path.name}`: {first_line(path)}"
