"""A page without a browser, and one in Chromium, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from playpalace_ludo.client.storage import growing
from playpalace_ludo.files import FlushAtOnce
from tests.web import chromium
from tests.web.no_browser import Page
from tests.web.served import served


@pytest.fixture(autouse=True)
def no_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a browser: a thread would tidy files at a moment of its own."""
    monkeypatch.setattr(growing, "ThreadFlusher", FlushAtOnce)


@pytest.fixture
def page(tmp_path: Path) -> Page:
    found = Page(tmp_path / "ludo")
    found.do(kind="submit", text="Ada")
    return found


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Serve the page of this checkout to a browser, if there is one."""
    if absent := chromium.missing():
        pytest.skip(f"needs {' and '.join(absent)}")
    with served() as found:
        yield found


@pytest.fixture
def browser(
    request: pytest.FixtureRequest, address: str, tmp_path: Path
) -> Iterator[chromium.Browser]:
    kind = getattr(request, "param", "desktop")
    more = chromium.PHONE if kind == "phone" else {}
    with chromium.chromium(address, tmp_path / "profile", **more) as found:
        yield found
