"""Read a server's document line by line, with jumps between headings."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from playpalace_ludo.client.output.teller import Teller
from playpalace_ludo.client.pages.menu import ReadingPage
from playpalace_ludo.words import Message
from playpalace_ludo.words.phrases import Args

_HEADING = re.compile(r"(#{1,6})\s++(.*)")
_LINK = re.compile(r"!?\[([^\[\]]{0,300}+)\]\([^)]{0,500}+\)")
_MARKS = re.compile(r"(\*\*|__|`{1,3}|~~)")
_RULE = re.compile(r"(?:[-*_=]\s*+){3,}+$")


class DocumentPage(ReadingPage):
    """A text with headings: H goes to the next, Shift+H to the one before."""

    def __init__(
        self, teller: Teller, title: str, text: Sequence[str], back: Callable[[], None]
    ) -> None:
        lines = spoken(text)
        super().__init__(teller, Message("pludo-online-document", {"title": title}), lines, back)
        self._headings = [n for n, line in enumerate(lines) if line.id == "pludo-online-heading"]

    def key(self, key: str) -> bool:
        if key not in ("h", "H"):
            return super().key(key)
        ahead = [n for n in self._headings if n > self.cursor]
        behind = [n for n in self._headings if n < self.cursor]
        found = ahead[:1] if key == "h" else behind[-1:]
        if found:
            self._go(found[0])
        else:
            self.teller.refuse(Message("pludo-online-no-heading"))
        return True


def spoken(text: Sequence[str]) -> list[Message]:
    """Turn Markdown into spoken lines: headings are named, markup and empty lines removed."""
    lines: list[Message] = []
    for raw in text:
        heading = _HEADING.match(raw.strip())
        told = heading[2].rstrip("#") if heading else raw
        line = _MARKS.sub("", _LINK.sub(r"\1", told)).strip()
        if not line or _RULE.match(line):
            continue
        if heading:
            named: Args = {"level": len(heading[1]), "text": line}
            lines.append(Message("pludo-online-heading", named))
        else:
            lines.append(Message("pludo-online-text", {"text": line}))
    return lines or [Message("pludo-online-empty-document")]
