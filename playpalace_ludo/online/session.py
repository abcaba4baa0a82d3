"""One visit to a server without I/O: packets and keys in, packets and lines out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import Enum, auto
from typing import NamedTuple, assert_never

from playpalace_ludo.online import menu as menus
from playpalace_ludo.online import packets, sending
from playpalace_ludo.online.menu import ServerMenu
from playpalace_ludo.online.packets import EVENT, LAST_ROW, Packet, PacketError
from playpalace_ludo.online.sending import KeyPress, Outgoing, Send
from playpalace_ludo.words import Category, CueName, Message, terminal_client
from playpalace_ludo.words.phrases import Args

ANSWER_WITHIN = 1.5
"""Seconds within which an unclassified line counts as the answer to the last key."""
LETTERS_WITHIN = 1.0
"""Seconds within which typed letters form one search."""
MAIN_MENU = "main_menu"
TABLE_MENU = "turn_menu"
PAGE = 5
MOST_TYPED = 20_000
"""Most characters of a sent text; the server takes no larger frame."""

_KINDS = {
    "table": Category.GAME,
    "game": Category.GAME,
    "chats": Category.CHAT,
    "activity": Category.ACTIVITY,
    "misc": Category.ANSWER,
    "": Category.ANSWER,
}
"""Our category for each of the server's buffers."""


class How(Enum):
    """How a line is queued among others."""

    NEWS = auto()
    """Queues."""
    CHOICE = auto()
    """Queues and is never left out: the row under the focus."""
    ANSWER = auto()
    """Interrupts as an answer; interrupted news is then repeated."""
    MOVED = auto()
    """Interrupts as the focus moves; interrupted news is dropped."""
    KEPT = auto()
    """Goes to the history only."""


class Say(NamedTuple):
    """A line of the server's."""

    text: str
    kind: Category
    how: How


class Tell(NamedTuple):
    """A line of ours."""

    message: Message
    how: How = How.ANSWER
    kind: Category = Category.ANSWER


class Cue(NamedTuple):
    """A sound of ours."""

    name: CueName


class KeepRecord(NamedTuple):
    """The record of a game of ours that has ended."""

    text: str


class SealedBox(NamedTuple):
    """A box about words for dice, with the server's text or the player's: ours to answer."""

    id: str
    text: str


class CloseBox(NamedTuple):
    """Close an edit box or text that the server has moved on from."""


Effect = (
    Send
    | Say
    | Tell
    | Cue
    | CloseBox
    | KeepRecord
    | SealedBox
    | packets.Ask
    | packets.Document
    | packets.PlaySound
    | packets.Music
    | packets.Ambience
)
Effects = Sequence[Effect]


class Session:
    """The menu or box the server shows, and the player's place in it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.menu = ServerMenu()
        self.box: packets.Ask | packets.Document | None = None
        """The edit box or text that is open above the menu."""
        self.ignored: Counter[str] = Counter()
        """How many packets were unknown or invalid, by kind."""
        self._menu_of_box = ""
        self._read: tuple[str, str | None, str] | None = None
        """The row last announced as the one under the focus."""
        self._shown = 0
        """How many rows its menu had."""
        self._asked = float("-inf")
        self._letters = ""
        self._letters_at = float("-inf")
        self._ping_at: float | None = None

    @property
    def at_table(self) -> bool:
        return self.menu.id == TABLE_MENU

    def frame(self, frame: str | bytes, now: float) -> tuple[Packet | None, Effects]:
        """Handle one frame; an invalid one is only counted."""
        (only,) = self.frames([frame], now)
        return only

    def frames(
        self, frames: Sequence[str | bytes], now: float
    ) -> Iterator[tuple[Packet | None, Effects]]:
        """Handle frames that came together."""
        for packet in packets.read_batch(frames):
            if isinstance(packet, PacketError):
                self.ignored[packet.kind if packet.kind in packets.KINDS else "frame"] += 1
                yield None, ()
            else:
                yield packet, self.receive(packet, now)

    def receive(self, packet: Packet, now: float) -> Effects:
        match packet:
            case packets.Speak(text):
                return [Say(text, _kind(packet), self._how(packet, now))] if text else ()
            case packets.Chat():
                return [self._chat(packet)]
            case packets.ShowMenu():
                return self._take_menu(packet)
            case packets.Ask(id=terminal_client.RECORD_BOX):
                closing = Send(sending.typed("", packet.id))
                return [KeepRecord("\n".join(packet.text)), closing]
            case packets.Ask(id=terminal_client.PROMISE_BOX | terminal_client.TELL_BOX):
                return [SealedBox(packet.id, " ".join(packet.text))]
            case packets.Ask() | packets.Document():
                self.box, self._menu_of_box = packet, self.menu.id
                return [packet]
            case packets.ClearScreen():
                closed = self._close_box()
                self.menu, self._read = ServerMenu(), None
                return closed
            case packets.PlaySound() | packets.Music() | packets.Ambience():
                return [packet]
            case packets.Status(message=message):
                return [Say(message, Category.ACTIVITY, How.NEWS)] if message else ()
            case packets.TableOpened(host, game):
                opened = Message("pludo-online-table-opened", {"host": host, "game": game})
                return [Tell(opened, How.NEWS, Category.ACTIVITY)]
            case packets.Pong():
                return self._pong(now)
            case packets.Other(kind, known):
                if not known:
                    self.ignored[kind if len(self.ignored) < 100 else "other"] += 1
                return ()
            case packets.Welcome() | packets.RefreshRefused():
                return ()  # getting in is the journey's
            case packets.Parting() | packets.Foreign():
                return ()  # and so is getting out
            case _:
                assert_never(packet)

    def settle(self) -> Effects:
        """Announce the row under the focus if it has changed.

        Call it after each batch of packets, since a server repeats its menus two or three times for
        one action.
        """
        row = self.menu.row
        if self.box is not None or row is None:
            return ()
        here = self.menu.id, row.id, row.text
        count = len(self.menu.rows)
        news = self._read is None or here[0] != self._read[0] or count != self._shown
        if here == self._read:
            self._shown = count
            return ()
        self._read, self._shown = here, count
        return [Tell(self._row(), How.CHOICE)] if news else [_say(row, How.CHOICE)]

    def press(self, key: KeyPress, now: float) -> Effects:
        """Handle a key that is no command of ours: move in the menu, or send it to the server."""
        plain = not (key.control or key.alt or key.shift)
        if plain and key.name in _MOVES:
            return self._move(*_MOVES[key.name]) if self.menu.rows else self._send_key(key, now)
        if plain and key.name in ("home", "end", "pageup", "pagedown"):
            return self._leap(key.name)
        if plain and key.name == "enter":
            return self.select(self.menu.focus, now)
        if key.name in ("escape", "backspace") and plain:
            return self._escape(key, now)
        if plain and len(key.name) == 1 and self.menu.letters_jump and self.menu.rows:
            return self._letter(key.name, now)
        return self._send_key(key, now)

    def where(self) -> Effects:
        """Announce the row again, with its position."""
        if self.menu.row is None:
            return [Tell(Message("pludo-online-no-menu"))]
        return [Tell(self._row())]

    def answer(self, text: str, now: float) -> Effects:
        """Send the text typed into the box; an empty one cancels."""
        box, self.box = self.box, None
        self._asked = now
        if box is not None and box.id == terminal_client.WORDS_BOX:
            return [SealedBox(box.id, text)] if text else ()  # the words stay here
        if isinstance(box, packets.Document):
            return [Send(sending.edited(box.id, text[:MOST_TYPED] or None))]
        return [Send(sending.typed(text[:MOST_TYPED], box.id))] if box is not None else ()

    def chat(self, text: str, *, everybody: bool = False) -> Effects:
        """Send a chat line to the table, or after a full stop to everybody; or a slash command."""
        text = text.strip()[:MOST_TYPED]
        if text.startswith("/") and text != "/":
            return [Send(sending.command(text[1:]))]
        if text.startswith(".") and not everybody:
            text, everybody = text[1:].strip(), True
        return [Send(sending.chat(text, everybody=everybody))] if text else ()

    def ping(self, now: float) -> Effects:
        self._ping_at = now
        return [Send(sending.PING)]

    def ask(self, packet: Outgoing, now: float) -> Effects:
        """Send a question that the server answers with a line."""
        self._asked = now
        return [Send(packet)]

    def returned(self, now: float) -> Effects:
        """Ask whose turn it is, after reconnecting."""
        return self._send_key(KeyPress("t"), now) if self.at_table else ()

    def _take_menu(self, packet: packets.ShowMenu) -> Effects:
        if not packet.rows and packet.id != self.menu.id:
            return ()  # another menu than the one shown was closed
        if packet.id != self.menu.id:
            self._letters = ""
        self.menu = menus.taken(self.menu, packet)
        # A refresh of the menu under a box leaves the box open, so nothing typed is lost.
        return self._close_box() if packet.id != self._menu_of_box else ()

    def _close_box(self) -> Effects:
        if self.box is None:
            return ()
        self.box = None
        return [CloseBox()]

    def _how(self, packet: packets.Speak, now: float) -> How:
        if packet.muted:
            return How.KEPT
        if packet.buffer in ("", "misc") and now - self._asked < ANSWER_WITHIN:
            self._asked = float("-inf")  # only the first line interrupts
            return How.ANSWER
        return How.NEWS

    def _chat(self, packet: packets.Chat) -> Effect:
        scope = "all" if packet.everybody else "table"
        said = {"sender": packet.sender, "message": packet.message, "scope": scope}
        return Tell(Message("pludo-online-chat", said), How.NEWS, Category.CHAT)

    def _pong(self, now: float) -> Effects:
        if self._ping_at is None:
            return ()
        took, self._ping_at = round((now - self._ping_at) * 1000), None
        return [Tell(Message("pludo-online-ping", {"milliseconds": took}))]

    def _row(self) -> Message:
        row = self.menu.row
        assert row is not None
        place: Args = {
            "text": row.text.removesuffix("."),  # a comma follows
            "number": self.menu.focus + 1,
            "count": len(self.menu.rows),
        }
        if not self.menu.width:
            return Message("pludo-online-row", place)
        line, column = self.menu.place()
        return Message("pludo-online-square", {**place, "line": line, "column": column})

    def _go(self, menu: ServerMenu | None) -> Effects:
        """Move the focus and announce the row; at an edge again, with another sound."""
        if menu is None or menu.row is None:
            return [Cue("menu-edge")]
        moved = menu.focus != self.menu.focus
        self.menu = menu
        self._read, self._shown = (menu.id, menu.row.id, menu.row.text), len(menu.rows)
        cue: Effect = Cue("menu-move" if moved else "menu-edge")
        if moved and menu.row.sound:
            cue = packets.PlaySound(menu.row.sound, 100, 0, 100)
        return [cue, _say(menu.row, How.MOVED)]

    def _move(self, right: int, down: int) -> Effects:
        return self._go(self.menu.step(right, down))

    def _leap(self, key: str) -> Effects:
        if key in ("home", "end"):
            return self._go(self.menu.edge(-1 if key == "home" else 1))
        far = PAGE if key == "pagedown" else -PAGE
        return self._go(
            self.menu.step(0, far) if self.menu.width else self.menu.at(self.menu.focus + far)
        )

    def _letter(self, letter: str, now: float) -> Effects:
        if now - self._letters_at > LETTERS_WITHIN:
            self._letters = ""
        self._letters += letter
        self._letters_at = now
        found = self.menu.jump(self._letters)
        if found is None and len(set(self._letters)) == 1:
            found = self.menu.jump(letter)  # repeating one letter cycles through its rows
        if found is None:
            return [Tell(Message("pludo-menu-no-letter", {"letter": self._letters}))]
        return self._go(found)

    def focus(self, index: int) -> None:
        """Put the focus on a row that the player has heard already."""
        self.menu = self.menu.at(index)
        row = self.menu.row
        self._read = None if row is None else (self.menu.id, row.id, row.text)

    def select(self, index: int, now: float) -> Effects:
        """Choose a row; without any the server gets the key instead."""
        if not self.menu.rows:
            return self._send_key(KeyPress("enter"), now)
        self._asked = now
        return [Cue("menu-select"), Send(sending.selection(self.menu, index))]

    def _escape(self, key: KeyPress, now: float) -> Effects:
        if key.name == "backspace" and self.menu.id == MAIN_MENU:
            return [Cue("menu-edge")]
        if self.menu.escape == LAST_ROW and self.menu.rows:
            return self.select(len(self.menu.rows) - 1, now)
        if self.menu.escape == EVENT:
            return [Send(sending.escape(self.menu))]
        return self._send_key(key, now)

    def _send_key(self, key: KeyPress, now: float) -> Effects:
        self._asked = now
        return [Send(sending.key(key, self.menu))]


_MOVES = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def _say(row: packets.MenuRow, how: How) -> Say:
    return Say(row.text, Category.ANSWER, how)


def _kind(packet: packets.Speak) -> Category:
    return _KINDS.get(packet.buffer, Category.SYSTEM)
