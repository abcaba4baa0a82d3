"""A text entry line."""

from collections.abc import Callable

from playpalace_ludo.client.output.teller import Teller
from playpalace_ludo.client.pages.page import Page
from playpalace_ludo.client.view import PageKind, PageView, TextField
from playpalace_ludo.words import Message, commands

LONGEST = 1000
"""Most characters of a text submitted as a whole."""
CLEAR_KEY = "c-u"


class TextEntry(Page):
    """A text entry line, during which news is held back.

    Existing text is selected as in other edit boxes: typing replaces it, an arrow keeps it.
    """

    typing = True
    secret = False
    """Whether the text is neither shown nor spoken."""

    def __init__(
        self,
        teller: Teller,
        prompt: Message,
        done: Callable[[str], None],
        back: Callable[[], None],
        *,
        echo: Callable[[str], None] = lambda text: None,
        text: str = "",
    ) -> None:
        self.teller = teller
        self.prompt = prompt
        self.done = done
        self.back = back
        self.echo = echo
        self.text = text
        self._is_selected = bool(text)
        self.handlers = {"menu-back": lambda: self._leave(self.back)}

    def view(self) -> PageView:
        title = self.teller.text(self.prompt)
        return PageView(PageKind.ENTRY, title, field=TextField(self.text, secret=self.secret))

    def submit(self, text: str) -> bool:
        self.text = _one_line(text)[:LONGEST]
        self._leave(lambda: self.done(self.text.strip()))
        return True

    def show(self) -> None:
        there = [Message("pludo-menu-text-there", {"text": self.text})] if self.text else []
        self.teller.reply(self.prompt, *there)
        self.teller.presenter.hold()
        self.echo(self.text)

    def key(self, key: str) -> bool:
        if key == "enter":
            self._leave(lambda: self.done(self.text.strip()))
        elif key == "escape":
            self._leave(self.back)
        elif key == CLEAR_KEY or (key == "backspace" and self._is_selected):
            self._clear()
        elif key == "backspace":
            self._erase()
        elif key == "space":
            self.paste(" ")
        elif len(key) == 1:
            self.paste(key)
        else:
            self._is_selected = False
            self.teller.reply(Message("pludo-menu-typed", {"text": self.text.strip() or "none"}))
        return True

    def paste(self, text: str) -> None:
        """Add typed or pasted text, up to its first line break."""
        added = _one_line(text)[:100]
        if added and self._is_selected:
            self._take_away()
        self.text += added
        self.echo(added)
        if added:
            self._speak(added)

    def _clear(self) -> None:
        if self.text:
            self._take_away()
            self.teller.reply(Message("pludo-menu-cleared"))
        else:
            self.teller.cue("menu-edge")

    def _take_away(self) -> None:
        self.echo("\b \b" * len(self.text))
        self.text, self._is_selected = "", False

    def _erase(self) -> None:
        if self.text:
            erased, self.text = self.text[-1], self.text[:-1]
            self.echo("\b \b")
            self._speak(erased)
        else:
            self.teller.cue("menu-edge")

    def _speak(self, typed: str) -> None:
        """Speak typed or erased characters, punctuation by name, since many voices skip it."""
        sign = "space" if typed == " " else typed
        if sign == "space" or sign in commands.SPOKEN_SIGNS:
            typed = self.teller.translator.say(commands.key_name(sign))
        self.teller.speak_only(typed)

    def _leave(self, then: Callable[[], None]) -> None:
        self.echo("\n")
        self.teller.presenter.release()
        then()


def _one_line(text: str) -> str:
    return "".join(char for char in text.split("\n")[0] if char.isprintable())
