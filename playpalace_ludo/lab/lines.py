"""The line of a key in a rule file, which TOML readers do not report."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from playpalace_ludo.core.language.schema import NAMED_BY

_HEADER = re.compile(r"""\s*+(\[\[?)\s*+([^\[\]#]++)\]""")
_KEY = re.compile(r"""\s*("[^"]*"|'[^']*'|[\w-]+)((?:\s*\.\s*[\w-]+)*)\s*=""")
_INNER_KEY = re.compile(r"""["']([\w. -]{1,99})["']\s{0,9}=(?!=)""")
_TOKEN = re.compile(r'"""|\'\'\'|"(?:\\.|[^"\\])*"|\'[^\']*\'|[\[\]{}]|#')

Place = tuple[str, int, str]
"""Block, number of the table in it (0 if it is the only one), key (empty: the table itself)."""


class LineIndex:
    """An index of the lines of a file; unknown keys fall back to the line of their block."""

    def __init__(self, text: str) -> None:
        self.places: dict[Place, int] = {}
        self.inner: dict[tuple[Place, str], int] = {}
        self._here: Place = ("", 0, "")
        self._counts: dict[str, int] = {}
        self._depth = 0
        self._open_quote = ""
        key: Place = self._here
        for number, line in enumerate(text.splitlines(), 1):
            if not self._depth and not self._open_quote:
                key = self._begin(line, number) or key
            for found in _INNER_KEY.finditer(line):
                self.inner.setdefault((key, found[1]), number)
            self._scan(line)

    def _begin(self, line: str, number: int) -> Place | None:
        """Read a line outside of any value: a header or a key."""
        if header := _HEADER.match(line):
            block, _, rest = header[2].partition(".")
            if header[1] == "[[" and not rest:
                self._counts[block] = self._counts.get(block, 0) + 1
            index = max(self._counts.get(block, 1) - 1, 0)
            self._here = (block.strip(), index, rest.strip())
            self.places.setdefault(self._here, number)
            return self._here
        if not (found := _KEY.match(line)):
            return None
        name = found[1].strip("\"'") + found[2].replace(" ", "")
        block, index, within = self._here
        if within:  # under [amend.set]: the keys it changes
            self.inner.setdefault((self._here, name), number)
            return self._here
        if not block:  # before any header, perhaps written game.name = ...
            block, _, name = name.partition(".")
        place = (block, index, name)
        self.places.setdefault(place, number)
        return place

    def _scan(self, line: str) -> None:
        """Track brackets and multi-line strings that continue on the next line."""
        at = 0
        while True:
            if self._open_quote:
                end = line.find(self._open_quote, at)
                if end < 0:
                    return
                at, self._open_quote = end + 3, ""
            found = _TOKEN.search(line, at)
            if not found or found[0] == "#":
                return
            at = found.end()
            if found[0] in ('"""', "'''"):
                self._open_quote = found[0]
            elif found[0] in "[{" and not self._is_header(line):
                self._depth += 1
            elif found[0] in "]}" and not self._is_header(line):
                self._depth = max(self._depth - 1, 0)

    def _is_header(self, line: str) -> bool:
        return not self._depth and bool(_HEADER.match(line)) and "=" not in line.split("]")[0]

    def of(self, key: str, document: Mapping[str, Any]) -> int | None:
        """Find the line of a problem's key, such as ``outcome.4.do``; None if not in this file."""
        dotted, _, inner = key.partition(": ")
        block = re.split(r"[. ]", dotted, maxsplit=1)[0]
        index, last = _entry(dotted, block, document)
        place = (block, index, last)
        candidates = [
            self.inner.get((place, inner)) if inner else None,
            self.places.get(place),
            self.places.get((block, index, "")),
            self.places.get((block, 0, "")),
        ]
        return next((line for line in candidates if line is not None), None)


def _entry(dotted: str, block: str, document: Mapping[str, Any]) -> tuple[int, str]:
    """Find which table of the block is meant, and the key in it."""
    if block not in NAMED_BY:
        return 0, dotted[len(block) + 1 :]
    if numbered := re.match(rf"{block} (\d+)\.?(.*)", dotted):
        return int(numbered[1]) - 1, numbered[2]
    rest = dotted[len(block) + 1 :]
    entries = document.get(block)
    for index, entry in reversed(list(enumerate(entries if isinstance(entries, list) else []))):
        name = str(entry.get(NAMED_BY[block])) if isinstance(entry, Mapping) else ""
        if rest == name or rest.startswith(f"{name}."):
            return index, rest[len(name) + 1 :]
    return 0, rest
