"""Long work in the background, with spoken progress; Escape stops it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from playpalace_ludo.client.pages.page import Page
from playpalace_ludo.client.view import PageKind, PageView
from playpalace_ludo.words import Message

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App
    from playpalace_ludo.review.analysis import Progress

EVERY = 5.0
"""Seconds between progress announcements."""


class Stopped(Exception):
    """The player stopped the work."""


class WorkingPage(Page):
    """The page of a running job; `done` gets its result."""

    def __init__(
        self,
        app: App,
        title: Message,
        work: Callable[[Progress], Any],
        done: Callable[[Any], None],
        *,
        stopped: Callable[[], None] | None = None,
    ) -> None:
        self.app = app
        self.title = title
        self._work = work
        self._done = done
        self._instead = stopped or app.page.show
        self._stop = False
        self._part = (0, 1)
        self._next = app.clock() + EVERY
        say = self.say_how_far
        self.handlers = {
            **dict.fromkeys(("menu-next", "menu-previous", "menu-first", "menu-last"), say),
            **dict.fromkeys(("menu-select", "menu-explain"), say),
            "menu-back": self.stop,
        }

    def begin(self) -> None:
        """Open the page and start; short work ends before the first progress announcement."""
        self.app.open(self)
        self.app.background.think(self._until_stopped, self._arrived)

    def show(self) -> None:
        self.app.teller.reply(self.title)

    def view(self) -> PageView:
        return PageView(PageKind.WORKING, self.app.teller.text(self.title), progress=self._part)

    def help(self) -> list[Message]:
        return [self.title, self._how_far()]

    @property
    def wake(self) -> float | None:
        return self._next

    def tick(self) -> None:
        if self.app.clock() >= self._next:
            self._next = self.app.clock() + EVERY
            self.app.teller.notice(self._how_far())

    def say_how_far(self) -> None:
        self.app.teller.reply(self._how_far())

    def stop(self) -> None:
        """Stop; the work ends at its next step."""
        self._stop = True
        self._close()
        self._instead()

    def _how_far(self) -> Message:
        done, total = self._part
        return Message("pludo-review-how-far", {"percent": 100 * done // total})

    def _until_stopped(self) -> Any:
        try:
            return self._work(self._progress)
        except Stopped:
            return None

    def _progress(self, done: int, total: int) -> None:
        self._part = done, max(total, 1)
        if self._stop or self.app.exit_code is not None:
            raise Stopped

    def _arrived(self, result: Any) -> None:
        if not self._stop and self in self.app.pages:
            self._close()
            with self.app.teller.presenter.moment():
                self._done(result)

    def _close(self) -> None:
        """Close the page and everything above it."""
        del self.app.pages[self.app.pages.index(self) :]
