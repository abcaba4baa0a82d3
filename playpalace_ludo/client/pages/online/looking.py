"""Checks of a server's address before a name and a password are typed for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, assert_never

from playpalace_ludo import log
from playpalace_ludo.client.pages.page import Page
from playpalace_ludo.client.view import PageKind, PageView
from playpalace_ludo.online import glance, packets, sending
from playpalace_ludo.online import journey as ways
from playpalace_ludo.online.address import (
    Address,
    Changed,
    Failed,
    Problem,
    Receiver,
    Untrusted,
)
from playpalace_ludo.online.glance import Found, Glance
from playpalace_ludo.words import Message

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App


class GlancePage(Page):
    """Shown for the seconds in which a server has to answer; Escape goes back."""

    def __init__(
        self,
        app: App,
        address: Address,
        fingerprint: str,
        seen: Callable[[Found | ways.Ended | Untrusted | Changed], None],
    ) -> None:
        self.app = app
        self.address = address
        self.fingerprint = fingerprint
        self.seen = seen
        self.glance = Glance()
        receiver = Receiver(self._opened, self._frames, self._problem)
        self.link = app.connect(app.background.post, receiver)
        self._wake: float | None = None
        self.handlers = {"menu-back": lambda: self._go(self.glance.leave())}

    @property
    def wake(self) -> float | None:
        return self._wake

    def view(self) -> PageView:
        return PageView(PageKind.SERVER, self.address.url)

    def show(self) -> None:
        self._go(self.glance.begin())

    def tick(self) -> None:
        if self._wake is not None and self.app.clock() >= self._wake:
            self._wake = None
            self._go(self.glance.tick())

    def help(self) -> list[Message]:
        return [Message("pludo-online-looking-help")]

    def leaving(self) -> Message | None:
        self.link.close()
        return None

    def _opened(self) -> None:
        self._go(self.glance.opened())

    def _frames(self, frames: Sequence[str | bytes]) -> None:
        for packet in packets.read_batch(frames):
            if not isinstance(packet, packets.PacketError):
                self._go(self.glance.take(packet))

    def _problem(self, problem: Problem) -> None:
        log.note("look", type(problem).__name__)
        if isinstance(problem, Failed):
            self._go(self.glance.cut_off(problem.reason))
        else:
            self._finish(problem)

    def _go(self, steps: Sequence[glance.Step]) -> None:
        for step in steps:
            match step:
                case ways.Inform(message):
                    self.app.teller.reply(message)
                case ways.Open():
                    self.link.open(self.address, self.fingerprint)
                case ways.Later(seconds):
                    self._wake = self.app.clock() + seconds
                case sending.Send(packet):
                    self.link.send(sending.frame(packet))
                case ways.Hang():
                    self.link.close()
                case Found() | ways.Ended():
                    self._finish(step)
                case _:
                    assert_never(step)

    def _finish(self, what: Found | ways.Ended | Untrusted | Changed) -> None:
        self.link.close()
        self._wake = None
        self.seen(what)
