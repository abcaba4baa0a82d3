"""The documents for engineers are current: generated parts, paths and rule numbers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import file_map
from tools.generate import PARTS, Part

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "playpalace_ludo"


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_what_is_generated_is_current(part: Part) -> None:
    page = part.path.read_text("utf-8")
    assert f"<!-- {part.name}: begin -->" in page and f"<!-- {part.name}: end -->" in page
    assert part.renewed(page) == page, "run python -m tools.generate"


@pytest.mark.parametrize(
    "path", file_map.modules(), ids=lambda path: path.relative_to(ROOT).as_posix()
)
def test_a_module_says_in_its_first_line_what_it_is(path: Path) -> None:
    line = file_map.first_line(path)
    empty = not path.read_text("utf-8").strip()
    assert empty or re.search(r"\w.*[.?!]$", line), f"not a sentence of its own: {line!r}"
