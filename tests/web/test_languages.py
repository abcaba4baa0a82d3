"""Languages that a page fetches when they are first used."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from playpalace_ludo.web import languages as fetching
from playpalace_ludo.web.languages import LanguageFetcher
from playpalace_ludo.words.languages import fetch_with, locale_files
from tests.web.no_browser import Page


class Bytes:
    """Pyodide's proxy of JavaScript's bytes."""

    def __init__(self, **files: str) -> None:
        self.stream = io.BytesIO()
        with zipfile.ZipFile(self.stream, "w") as made:
            for name, text in files.items():
                made.writestr(name, text)

    def to_bytes(self) -> bytes:
        return self.stream.getvalue()


def test_a_language_is_fetched_once_and_english_never(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fetching, "locales_dir", lambda: tmp_path)
    asked: list[str] = []

    def fetch(lang: str) -> Bytes:
        asked.append(lang)
        return Bytes(**{"de/game.ftl": "pludo-a = A\n"})

    fetcher = LanguageFetcher(fetch)
    for lang in ("en", "de", "de"):
        fetcher(lang)
    assert asked == ["de"]
    assert (tmp_path / "de" / "game.ftl").read_text("utf-8") == "pludo-a = A\n"
    assert fetcher.missing() == []


@pytest.fixture
def as_before() -> Iterator[None]:
    yield
    fetch_with(None)


@pytest.mark.usefixtures("as_before")
def test_a_language_that_cannot_be_fetched_is_told_once(tmp_path: Path) -> None:
    page = Page(tmp_path / "ludo", fetch=lambda lang: None)
    assert locale_files("de") == locale_files("de") != []
    for name in ("Ada", "Ben"):
        page.do(kind="submit", text=name)
    told = [line for line in page.heard if "could not be fetched" in line]
    assert told == [
        "Deutsch could not be fetched, so you hear English. It is tried again at the next start."
    ]
