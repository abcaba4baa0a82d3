"""The first run: find a working output, ask for the player's name, offer the tutorial."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from playpalace_ludo.client import seats
from playpalace_ludo.client.output.devices import ListeningTest
from playpalace_ludo.client.pages.entry import TextEntry
from playpalace_ludo.client.pages.page import Page
from playpalace_ludo.client.view import Act, PageKind, PageRow, PageView
from playpalace_ludo.words import Message

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App


class ListeningPage(Page):
    """Ask once what was heard, save the answer, and continue with `then`."""

    def __init__(self, app: App, then: Callable[[], None]) -> None:
        self.app = app
        self.then = then
        self._test = ListeningTest(app.teller.presenter)

    def show(self) -> None:
        self._test.begin(self.app.clock())

    def view(self) -> PageView:
        text = self.app.teller.text
        rows = [
            PageRow(
                answer,
                text(Message("pludo-device-test-answer", {"answer": int(answer)})),
                can_act=True,
            )
            for answer in self._test.ANSWERS
        ]
        title = text(Message("pludo-device-test-title"))
        return PageView(PageKind.LISTENING, title, tuple(rows), count=len(rows))

    def activate(self, row: str, act: Act) -> bool:
        return act is Act.DO and row in self._test.ANSWERS and self.key(row)

    @property
    def wake(self) -> float | None:
        return self._test.wake

    def tick(self) -> None:
        self._test.tick(self.app.clock())

    def help(self) -> list[Message]:
        return [Message("pludo-client-help-listening")]

    def key(self, key: str) -> bool:
        if key == "c-q":
            return False
        mode = self._test.answer(key)
        if mode is not None:
            self.app.options.set("speech.output", str(mode))
            self.app.settings.keep()
            self.then()
        return True


class NamePage(TextEntry):
    """Ask once for the player's name; Enter or Escape alone leave it empty."""

    def __init__(self, app: App, then: Callable[[], None]) -> None:
        self.app = app
        self.then = then
        super().__init__(
            app.teller,
            Message("pludo-client-ask-name"),
            self._named,
            lambda: self._named(""),
            echo=app.screen.echo,
        )

    def _named(self, text: str) -> None:
        name = seats.clean_name(text)
        self.app.options.set("player.name", name)
        self.app.settings.keep()
        greeting = [Message("pludo-client-hello", {"name": name})] if name else []
        self.app.teller.reply(*greeting, Message("pludo-client-first-steps"))
        self.then()
