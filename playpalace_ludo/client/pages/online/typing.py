"""Text entry for servers: hidden passwords, and texts of several lines."""

from __future__ import annotations

from collections.abc import Callable

from playpalace_ludo.cleaning import clean
from playpalace_ludo.client.output.teller import Teller
from playpalace_ludo.client.pages.entry import CLEAR_KEY, TextEntry
from playpalace_ludo.client.pages.page import Page
from playpalace_ludo.client.view import PageKind, PageView, TextField
from playpalace_ludo.words import Message
from playpalace_ludo.words.phrases import Args

SEND_KEY = "c-s"


class PasswordEntry(TextEntry):
    """An entry line that is neither shown, spoken nor saved; each key says "character"."""

    secret = True

    def key(self, key: str) -> bool:
        if len(key) > 1 and key not in ("enter", "escape", "backspace", "space", CLEAR_KEY):
            count = Message("pludo-online-characters-typed", {"count": len(self.text)})
            self.teller.reply(count)
            return True
        return super().key(key)

    def _speak(self, typed: str) -> None:
        self.teller.speak_only(self.teller.translator.text("pludo-online-character"))


class Editor(Page):
    """A text of several lines: arrows move by line, typing appends to the line."""

    typing = True

    def __init__(
        self,
        teller: Teller,
        prompt: str,
        text: tuple[str, ...],
        done: Callable[[str], None],
        back: Callable[[], None],
    ) -> None:
        self.teller = teller
        self.prompt = prompt
        self.lines = list(text) or [""]
        self.line = len(self.lines) - 1
        self.done = done
        self.back = back
        self.handlers = {"menu-back": lambda: self._leave(self.back)}

    def view(self) -> PageView:
        return PageView(
            PageKind.EDITOR,
            clean(self.prompt),
            field=TextField("\n".join(self.lines), many_lines=True),
        )

    def submit(self, text: str) -> bool:
        self.lines = [_printable(line) for line in text.split("\n")]
        self._leave(lambda: self.done("\n".join(self.lines)))
        return True

    def show(self) -> None:
        title: Args = {"prompt": self.prompt, "count": len(self.lines)}
        self.teller.reply(Message("pludo-online-editor", title))
        self.teller.presenter.hold()

    def key(self, key: str) -> bool:
        if key == SEND_KEY:
            self._leave(lambda: self.done("\n".join(self.lines)))
        elif key == "escape":
            self._leave(self.back)
        elif key in ("up", "down", "home", "end"):
            self._go(key)
        elif key == "enter":
            self.lines.insert(self.line + 1, "")
            self.line += 1
            self._say(Message("pludo-online-new-line", {"number": self.line + 1}))
        elif key == "backspace":
            self._erase()
        elif key == CLEAR_KEY:
            self.lines[self.line] = ""
            self._read()
        elif key == "space" or len(key) == 1:
            self.paste(" " if key == "space" else key)
        else:
            self._read()
        return True

    def paste(self, text: str) -> None:
        """Take typed or pasted text, with its line ends."""
        first, *rest = text.split("\n")
        self.lines[self.line] += _printable(first)
        for each in rest:
            self.line += 1
            self.lines.insert(self.line, _printable(each))
        self.teller.speak_only(text if len(text) < 40 and not rest else self.lines[self.line])

    def _go(self, key: str) -> None:
        step = {"up": -1, "down": 1, "home": -len(self.lines), "end": len(self.lines)}[key]
        there = max(0, min(len(self.lines) - 1, self.line + step))
        if there == self.line:
            self.teller.cue("menu-edge")
        self.line = there
        self._read()

    def _erase(self) -> None:
        here = self.lines[self.line]
        if here:
            self.lines[self.line] = here[:-1]
            self.teller.speak_only(here[-1])
        elif len(self.lines) > 1:
            del self.lines[self.line]
            self.line = max(0, self.line - 1)
            self._read()
        else:
            self.teller.cue("menu-edge")

    def _read(self) -> None:
        text = self.lines[self.line].strip() or "none"
        self._say(Message("pludo-online-line", {"number": self.line + 1, "text": text}))

    def _say(self, message: Message) -> None:
        self.teller.reply(message)

    def _leave(self, then: Callable[[], None]) -> None:
        self.teller.presenter.release()
        then()


def _printable(text: str) -> str:
    return "".join(char for char in text if char.isprintable())
