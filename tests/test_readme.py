"""README keeps its word: its snippets run, its commands are there, its links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"


@pytest.mark.parametrize("page", [README, ROOT / "docs" / "api.md"], ids=lambda page: page.name)
def test_snippets_run(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.attempted > 5 and result.failed == 0


def test_the_two_commands_stand_on_the_first_screen() -> None:
    first = "\n".join(README.read_text("utf-8").splitlines()[:24])
    for end in (r"\.venv/bin/playpalace-ludo$", r"\.venv/bin/pytest\b", r"\\pytest\b"):
        assert re.search(end, first, re.M)


PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("file", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(file: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", file.read_text("utf-8")):
        assert (file.parent / target).exists(), f"{file.name} links to {target}"
