"""Languages other than English, fetched on first use, so that a visit loads only its own."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from typing import Any

from playpalace_ludo.words.languages import ENGLISH, locales_dir


class LanguageFetcher:
    """Adds the files of a language to the folder of the others."""

    def __init__(self, fetch: Callable[[str], Any]) -> None:
        """`fetch` is JavaScript's: it returns the bytes of an archive, or None."""
        self._fetch = fetch
        self._tried = {ENGLISH}
        self._missing: list[str] = []

    def __call__(self, lang: str) -> None:
        if lang in self._tried:
            return
        self._tried.add(lang)
        found = self._fetch(lang)
        if found is None:
            self._missing.append(lang)
            return
        with zipfile.ZipFile(io.BytesIO(found.to_bytes())) as archive:
            archive.extractall(locales_dir())

    def missing(self) -> list[str]:
        """Return the languages that could not be fetched since the last call."""
        found, self._missing = self._missing, []
        return found
