"""Login and reconnection as a state machine that decides the next step and does no I/O."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from playpalace_ludo.online import packets, sending
from playpalace_ludo.online.sending import Outgoing, Send
from playpalace_ludo.words import Message
from playpalace_ludo.words.phrases import Args

PAUSES = (1, 2, 4, 8, 15, 30)
"""Seconds before each retry, within the ten tries per minute that a server allows."""
SAID_EVERY = 4
"""Number of failed tries per announcement."""
SLOW_DOWN = 20
"""Seconds to wait after the server reports too many tries."""
PATIENCE, ANSWER_TIME = 5.0, 20.0
"""Seconds after which an unanswered login is announced, and after which it is abandoned."""
OPEN_LIMIT = 40.0
"""Seconds after which opening is abandoned in any case; above the link's own limits."""


class Account(NamedTuple):
    """Credentials: a token saved from the last visit, or a password just typed."""

    name: str
    password: str = ""
    token: str = ""
    is_new: bool = False
    locale: str = "en"
    platform: str = ""


class Open(NamedTuple):
    """Open the connection now."""


class Hang(NamedTuple):
    """Close the connection."""


class Later(NamedTuple):
    """Call `tick` after so many seconds."""

    seconds: float


class Inform(NamedTuple):
    message: Message


class KeepToken(NamedTuple):
    """Save the new token at once, since the old one is invalid now; empty to delete it."""

    token: str


class Arrived(NamedTuple):
    """Logged in; `back` after a lost connection."""

    name: str
    back: bool


class Ended(NamedTuple):
    """The visit is over: the reason, and whether to ask for the password again."""

    reason: Message
    log_in_again: bool = False


Step = Open | Hang | Later | Send | Inform | KeepToken | Arrived | Ended
Steps = Sequence[Step]


class Stage(Enum):
    OPENING = auto()
    """The connection is being opened."""
    KNOCKING = auto()
    """Credentials were sent."""
    INSIDE = auto()
    WAITING = auto()
    """Disconnected; the next try is scheduled."""
    OVER = auto()


class Journey:
    """Logs in to a server, and in again after a lost connection."""

    def __init__(self, account: Account) -> None:
        self.account = account
        self.stage = Stage.OPENING
        self.was_inside = False
        self._tries = 0
        self._told = False
        """Whether the player has been told that the login gets no answer."""
        self._registering = account.is_new

    @property
    def is_inside(self) -> bool:
        return self.stage is Stage.INSIDE

    def begin(self) -> Steps:
        return [Inform(Message("pludo-online-connecting")), *self._open()]

    def opened(self) -> Steps:
        self.stage = Stage.KNOCKING
        return self._ask_in()

    def hurry(self) -> Steps:
        """Try again now, at the player's wish."""
        return self.begin() if self.stage is Stage.WAITING else ()

    def tick(self) -> Steps:
        """Continue after the time set by `Later`."""
        if self.stage is Stage.WAITING:
            return self._open()
        if self.stage is Stage.OPENING:
            return [Hang(), *self.cut_off(Message("pludo-online-timeout"))]
        if self.stage is Stage.KNOCKING and self._told:
            return [Hang(), *self.cut_off(Message("pludo-online-no-answer"))]
        if self.stage is Stage.KNOCKING:
            self._told = True
            still = Inform(Message("pludo-online-still-trying"))
            return [still, Later(ANSWER_TIME - PATIENCE)]
        return ()

    def cut_off(self, reason: Message) -> Steps:
        """Handle a connection that failed or was lost."""
        if self.stage in (Stage.OVER, Stage.WAITING):
            return ()
        if not self.was_inside:
            return self._end(reason)
        news = self.stage is Stage.INSIDE
        return self._again(reason if news or self._tries % SAID_EVERY == 0 else None)

    def take(self, packet: packets.Packet) -> Steps:
        """Handle packets about logging in and out."""
        if self.stage is Stage.OVER:
            return ()
        match packet:
            case packets.Welcome():
                return self._arrived(packet)
            case packets.RefreshRefused():
                return [KeepToken(""), Hang(), *self._end(_refused("token"), log_in_again=True)]
            case packets.Foreign():
                return [Hang(), *self._end(_refused("foreign"))]
            case packets.Parting():
                return [Hang(), *self._parting(packet)]
            case packets.Speak() if self._registering and self.stage is Stage.KNOCKING:
                self._registering = False
                return self._ask_in()
        return ()

    def _open(self) -> Steps:
        self.stage = Stage.OPENING
        return [Open(), Later(OPEN_LIMIT)]

    def _ask_in(self) -> Steps:
        self._told = False
        return [Send(self._knock()), Later(PATIENCE)]

    def _knock(self) -> Outgoing:
        who = self.account
        if self._registering:
            return sending.register(who.name, who.password, who.locale)
        if who.token:
            return sending.refresh(who.token, who.name, who.platform)
        return sending.authorize(who.name, who.password, who.locale, who.platform)

    def _arrived(self, packet: packets.Welcome) -> Steps:
        back, self.was_inside = self.was_inside, True
        self.stage, self._tries = Stage.INSIDE, 0
        # From here on the token is used; the password is forgotten.
        token = packet.refresh_token or self.account.token
        self.account = self.account._replace(password="", token=token, is_new=False)
        arrived = Arrived(packet.name, back)
        if not packet.refresh_token:
            return [arrived]
        return [KeepToken(packet.refresh_token), arrived]

    def _parting(self, packet: packets.Parting) -> Steps:
        said = Message("pludo-online-server-says", {"text": packet.message.rstrip(".") or "none"})
        if packet.reconnect or packet.mode:
            self.was_inside = True
            return self._again(said, packet.retry_after)
        if self.was_inside and self.stage is Stage.KNOCKING:
            return self._again(said, SLOW_DOWN)  # too many tries; the token is still good
        return self._end(said, log_in_again=self.stage is Stage.KNOCKING)

    def _again(self, reason: Message | None, seconds: int | None = None) -> Steps:
        """Try again with the token. A password is sent only once, and typed for another try."""
        if not self.account.token:
            return self._end(reason or _refused("token"), log_in_again=True)
        pause = seconds or PAUSES[min(self._tries, len(PAUSES) - 1)]
        self.stage = Stage.WAITING
        self._tries += 1
        if reason is None:
            return [Later(pause)]
        waits: Args = {"reason": reason, "seconds": pause}
        return [Inform(Message("pludo-online-trying-again", waits)), Later(pause)]

    def _end(self, reason: Message, *, log_in_again: bool = False) -> Steps:
        self.stage = Stage.OVER
        return [Ended(reason, log_in_again)]


def _refused(why: str) -> Message:
    return Message(f"pludo-online-refused-{why}")
