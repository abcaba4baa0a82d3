"""A generated part of a page, between two marks with its name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]


class Part(NamedTuple):
    page: str
    name: str
    text: Callable[[], str]

    @property
    def path(self) -> Path:
        return ROOT / self.page

    def renewed(self, page: str) -> str:
        """Return the page with this part up to date."""
        begin, end = f"<!-- {self.name}: begin -->", f"<!-- {self.name}: end -->"
        head, _, rest = page.partition(begin)
        _, _, tail = rest.partition(end)
        return f"{head}{begin}\n{self.text()}\n{end}{tail}"
