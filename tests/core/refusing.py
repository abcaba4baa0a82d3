"""Sentences about refused input."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from playpalace_ludo.cli import speaking
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.lab import check
from playpalace_ludo.words import Translator, problems


def told(error: LudoError, lang: str = "en") -> str:
    return Translator(lang).say(problems.message(error))


@contextmanager
def refused(kind: type[LudoError], part: str) -> Iterator[None]:
    """The block is refused with a sentence that has this part."""
    with pytest.raises(kind) as caught:
        yield
    assert part in told(caught.value)


def found_in(file: Path, lang: str = "en") -> list[str]:
    """The sentences `check` has about a bad file."""
    with pytest.raises(check.BadFile) as caught:
        check.load(file)
    return [Translator(lang).say(speaking.found(finding)) for finding in caught.value.findings]
