"""A page without a browser, for the tests of this folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.no_browser import Page


@pytest.fixture
def page(tmp_path: Path) -> Page:
    found = Page(tmp_path / "ludo")
    found.do(kind="submit", text="Ada")
    return found
