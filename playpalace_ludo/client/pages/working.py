"""Long work in the background, with spoken progress; Escape stops it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from playpalace_ludo.client.pages.page import Page
from playpalace_ludo.client.view import PageKind, PageView
from playpalace_ludo.words import Message
from playpalace_ludo.work import T, Work

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App

EVERY = 5.0
"""Seconds between progress announcements."""


QUICK = 0.1
"""Seconds that work may take before a page announces it."""


def work_through(app: App, title: Message, work: Work[T], done: Callable[[T], None]) -> None:
    """Do work that is usually short; a page opens only if it takes longer."""
    end = app.clock() + QUICK
    try:
        while app.clock() < end:
            next(work)
    except StopIteration as finished:
        done(finished.value)
        return
    WorkingPage(app, title, work, done).begin()


class WorkingPage(Page):
    """The page of a running job; `done` gets its result."""

    def __init__(
        self,
        app: App,
        title: Message,
        work: Work[T],
        done: Callable[[T], None],
        *,
        stopped: Callable[[], None] | None = None,
    ) -> None:
        self.app = app
        self.title = title
        begin = partial(app.background.think, self._watched(work), partial(self._arrived, done))
        self._begin: Callable[[], None] = begin
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
        self._begin()

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
        """Stop; the work ends at its next pause."""
        self._stop = True
        self._close()
        self._instead()

    def _how_far(self) -> Message:
        done, total = self._part
        return Message("pludo-review-how-far", {"percent": 100 * done // max(total, 1)})

    def _watched(self, work: Work[T]) -> Work[T | None]:
        """Do the work until it is finished or stopped."""
        while not self._stop and self.app.exit_code is None:
            try:
                self._part = next(work)
            except StopIteration as end:
                result: T = end.value
                return result
            yield self._part
        work.close()
        return None

    def _arrived(self, done: Callable[[T], None], result: T | None) -> None:
        if result is not None and not self._stop and self in self.app.pages:
            self._close()
            with self.app.teller.presenter.moment():
                done(result)

    def _close(self) -> None:
        """Close the page and everything above it."""
        del self.app.pages[self.app.pages.index(self) :]
