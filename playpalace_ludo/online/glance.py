"""A check of an address before the player types a name and a password for it."""

from __future__ import annotations

from typing import NamedTuple

from playpalace_ludo.online import packets, sending
from playpalace_ludo.online.journey import Ended, Hang, Inform, Later, Open
from playpalace_ludo.online.sending import Send
from playpalace_ludo.words import Message

PATIENCE = 5.0
"""Seconds a server has to identify itself."""


class Found(NamedTuple):
    """A PlayPalace server answers there."""


Step = Inform | Open | Later | Send | Hang | Found | Ended
Steps = list[Step]

_ANSWERS = (packets.Parting, packets.RefreshRefused, packets.Welcome)


class Glance:
    """Connects, says hello, and waits for the refusal typical of a PlayPalace server."""

    def __init__(self) -> None:
        self._is_open = self._is_over = False

    def begin(self) -> Steps:
        return [Inform(Message("pludo-online-connecting")), Open(), Later(PATIENCE)]

    def opened(self) -> Steps:
        self._is_open = True
        return [Send(sending.hello())]

    def take(self, packet: packets.Packet) -> Steps:
        if isinstance(packet, packets.Foreign):
            return self._end(Ended(Message("pludo-online-refused-foreign")))
        return self._end(Found()) if isinstance(packet, _ANSWERS) else []

    def tick(self) -> Steps:
        return self.cut_off(Message("pludo-online-timeout"))

    def cut_off(self, reason: Message) -> Steps:
        """Handle a connection that failed, or opened but got no answer."""
        return self._end(Ended(Message("pludo-online-strange") if self._is_open else reason))

    def leave(self) -> Steps:
        """Give up, as the player wants."""
        return self._end(Ended(Message("pludo-online-gave-up")))

    def _end(self, step: Found | Ended) -> Steps:
        if self._is_over:
            return []
        self._is_over = True
        return [Hang(), step]
