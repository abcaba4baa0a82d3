"""Gaps in sentences: variables that a language asks for and a message does not have."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from playpalace_ludo.words.translate import _bundle


@contextmanager
def no_gaps(lang: str) -> Iterator[None]:
    """Fail if Fluent finds an error in a sentence; players would hear English instead."""
    bundle, gaps = _bundle(lang), list[object]()
    plain = bundle.format_pattern

    def watched(pattern: Any, args: Any = None) -> tuple[Any, Any]:
        text, errors = plain(pattern, args)
        gaps.extend(errors)
        return text, errors

    with patch.object(bundle, "format_pattern", watched):
        yield
    assert gaps == []
