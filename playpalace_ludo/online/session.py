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
CLOSED_WITHIN = 0.6
"""Seconds the server has to show another menu after a box was closed."""
TOLD_WITHIN = 1.0
"""Seconds a game has to brief a returning player before it is asked for the turn."""
MAIN_MENU, TABLE_MENU, LANGUAGE_MENU = "main_menu", "turn_menu", "language_menu"
LANGUAGE_ROW, DONE_ROW = "lang_", "done"
"""Prefix of the id of a language's row; id of the row that ends a choice of several languages."""
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
    """Ways to queue a line."""

    NEWS = auto()
    """Queues."""
    CHOICE = auto()
    """Queues and is never dropped: the row under the focus."""
    ANSWER = auto()
    """Interrupts as an answer; interrupted news is then repeated."""
    MOVED = auto()
    """Interrupts as the focus moves; interrupted news is dropped."""
    KEPT = auto()
    """Goes to the history only."""


class Say(NamedTuple):
    """A line from the server."""

    text: str
    kind: Category
    how: How
    row: str = ""
    """Id of the row it reads, if any."""


class Tell(NamedTuple):
    """A line of our own."""

    message: Message
    how: How = How.ANSWER
    kind: Category = Category.ANSWER
    row: str = ""
    """Id of the row it reads, if any."""


class Mark(NamedTuple):
    """The row under the focus has its own sound, as playable cards do."""

    sound: str


class Speaks(NamedTuple):
    """The player has chosen the server's language."""

    language: str


class Cue(NamedTuple):
    """One of our sounds."""

    name: CueName


class KeepRecord(NamedTuple):
    """The record of a finished game of Ludo Plus."""

    text: str


class SealedBox(NamedTuple):
    """A box about words for the dice, with the server's or the player's text, for us to answer."""

    id: str
    text: str


class CloseBox(NamedTuple):
    """Close an edit box or text that the server has moved on from."""


Effect = (
    Send
    | Say
    | Tell
    | Cue
    | Mark
    | Speaks
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
        self.at_table = False
        self._menu_of_box = ""
        self._read: tuple[str, str | None, str] | None = None
        """The row last announced as the one under the focus; without text in an empty menu."""
        self._shown = 0
        """How many rows its menu had."""
        self._asked = float("-inf")
        self._letters = ""
        self._letters_at = float("-inf")
        self._closed_until: float | None = None
        """After a box was closed: the time until which the server may show another menu."""
        self._arriving = False
        """Logged in, and no menu has come yet."""
        self._left_table = False
        """Whether the connection was lost at a table."""
        self._ask_at: float | None = None
        """Back at a table: when to ask whose turn it is, unless the game says something first."""

    @property
    def wake(self) -> float | None:
        """When to call `settle` even without a packet."""
        if self.box is not None:
            return None
        return self._ask_at if self._closed_until is None else self._closed_until

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
                if _kind(packet) is Category.GAME:
                    self._ask_at = None
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
                self.menu, self._read, self.at_table = ServerMenu(), None, False
                return closed
            case packets.PlaySound() | packets.Music() | packets.Ambience():
                return [packet]
            case packets.Status(message=message):
                return [Say(message, Category.ACTIVITY, How.NEWS)] if message else ()
            case packets.TableOpened(host, game):
                opened = Message("pludo-online-table-opened", {"host": host, "game": game})
                return [Tell(opened, How.NEWS, Category.ACTIVITY)]
            case packets.Other(kind, known):
                if not known:
                    self.ignored[kind if len(self.ignored) < 100 else "other"] += 1
                return ()
            case packets.Pong():
                return ()  # the pulse's
            case packets.Welcome() | packets.RefreshRefused():
                return ()  # getting in is the journey's
            case packets.Parting() | packets.Foreign():
                return ()  # and so is getting out
            case _:
                assert_never(packet)

    def settle(self, now: float) -> Effects:
        """Announce the row under the focus if it has changed.

        Call it after each batch of packets, since a server repeats its menus two or three times for
        one action, and when `wake` has come.
        """
        if self.box is not None or (self._closed_until is not None and now < self._closed_until):
            return ()
        self._closed_until = None
        return [*self._news_of_row(), *self._arrival(now), *self._ask_turn(now)]

    def _news_of_row(self) -> Effects:
        row, before = self.menu.row, self._read
        is_new = before is None or before[0] != self.menu.id
        if row is None:
            if not is_new:
                return ()  # the menu of a table comes and goes with the turn
            self._read = self.menu.id, None, ""
            is_table = self.menu.id == TABLE_MENU
            here = Tell(Message("pludo-online-empty-table"), How.CHOICE, row=TABLE_MENU)
            return [here] if is_table else ()
        count, was_shown = len(self.menu.rows), self._shown
        self._read, self._shown = (self.menu.id, row.id, row.text), count
        if self._read == before:
            return ()
        is_new = is_new or count != was_shown
        return [*_mark(row), self._row(How.CHOICE) if is_new else _say(row, How.CHOICE)]

    def arrived(self, *, back: bool) -> None:
        """Start over after logging in; no state of an earlier connection is valid."""
        self._arriving, self._left_table = True, back and self.at_table
        self.menu, self._read, self.at_table = ServerMenu(), None, False

    def _arrival(self, now: float) -> Effects:
        """Ask for the turn at a table the player returns to; report a table that is gone."""
        if not self._arriving or not self.menu.id:
            return ()
        self._arriving = False
        if self.at_table:
            self._ask_at = now + TOLD_WITHIN
            return ()
        return [Tell(Message("pludo-online-table-gone"), How.NEWS)] if self._left_table else ()

    def _ask_turn(self, now: float) -> Effects:
        if self._ask_at is None or now < self._ask_at:
            return ()
        self._ask_at = None
        return self._send_key(KeyPress("t"), now) if self.at_table else ()

    def press(self, key: KeyPress, now: float) -> Effects:
        """Handle a key that is no command of ours: move in the menu, or send it to the server."""
        plain = not (key.control or key.alt or key.shift)
        if plain and key.name in (*_MOVES, *_LEAPS):
            if not self.menu.rows:  # a game may use arrows; otherwise we say that the menu is empty
                return [Cue("menu-edge"), *self.where(), *self._send_key(key, now)]
            return self._move(*_MOVES[key.name]) if key.name in _MOVES else self._leap(key.name)
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
        return [self._row(How.ANSWER)]

    def answer(self, text: str, now: float) -> Effects:
        """Send the text typed into the box; an empty one cancels."""
        box, self.box = self.box, None
        self._asked = now
        self._read, self._closed_until = None, now + CLOSED_WITHIN
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

    def ask(self, packet: Outgoing, now: float) -> Effects:
        """Send a question that the server answers with a line."""
        self._asked = now
        return [Send(packet)]

    def _take_menu(self, packet: packets.ShowMenu) -> Effects:
        if packet.is_closing and packet.id != self.menu.id:
            return ()  # another menu than the one shown was closed
        if packet.id != self.menu.id:
            self._letters = ""
        if packet.id in (MAIN_MENU, TABLE_MENU):
            self.at_table = packet.id == TABLE_MENU
        self.menu = menus.taken(self.menu, packet)
        self._closed_until = None
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

    def _row(self, how: How) -> Tell:
        """Return the row under the focus with its place."""
        row = self.menu.row
        assert row is not None
        place: Args = {
            "text": row.text.removesuffix("."),  # a comma follows
            "number": self.menu.focus + 1,
            "count": len(self.menu.rows),
        }
        told = Message("pludo-online-row", place)
        if self.menu.width:
            line, column = self.menu.place()
            told = Message("pludo-online-square", {**place, "line": line, "column": column})
        return Tell(told, how, row=row.id or row.text)

    def _go(self, menu: ServerMenu | None) -> Effects:
        """Move the focus and announce the row; at an edge again, with another sound."""
        if menu is None or menu.row is None:
            return [Cue("menu-edge")]
        moved = menu.focus != self.menu.focus
        self.menu = menu
        self._read, self._shown = (menu.id, menu.row.id, menu.row.text), len(menu.rows)
        mark = _mark(menu.row) if moved else ()
        cues = mark or [Cue("menu-move" if moved else "menu-edge")]
        return [*cues, _say(menu.row, How.MOVED)]

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
        """Move the focus to a row that the player has already heard."""
        self.menu = self.menu.at(index)
        row = self.menu.row
        self._read = None if row is None else (self.menu.id, row.id, row.text)

    def select(self, index: int, now: float) -> Effects:
        """Choose a row; if there are none, send the key instead."""
        if not self.menu.rows:
            return self._send_key(KeyPress("enter"), now)
        self._asked = now
        return [
            *self._language(self.menu.rows[index].id or ""),
            Cue("menu-select"),
            Send(sending.selection(self.menu, index)),
        ]

    def _language(self, row: str) -> Effects:
        """Note the language the player chooses for the server, which never confirms it."""
        is_one_of_many = any(each.id == DONE_ROW for each in self.menu.rows)
        if self.menu.id != LANGUAGE_MENU or is_one_of_many or not row.startswith(LANGUAGE_ROW):
            return ()
        return [Speaks(row.removeprefix(LANGUAGE_ROW))]

    def _escape(self, key: KeyPress, now: float) -> Effects:
        if key.name == "backspace" and self.menu.id == MAIN_MENU:
            return [Cue("menu-edge")]
        if self.menu.escape == LAST_ROW and self.menu.rows:
            return self.select(self.menu.way_out, now)
        if self.menu.escape == EVENT:
            return [Send(sending.escape(self.menu))]
        return self._send_key(key, now)

    def _send_key(self, key: KeyPress, now: float) -> Effects:
        self._asked = now
        return [Send(sending.key(key, self.menu))]


_LEAPS = ("home", "end", "pageup", "pagedown")
_MOVES = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def _say(row: packets.MenuRow, how: How) -> Say:
    return Say(row.text, Category.ANSWER, how, row.id or row.text)


def _mark(row: packets.MenuRow) -> Effects:
    return [Mark(row.sound)] if row.sound else ()


def _kind(packet: packets.Speak) -> Category:
    return _KINDS.get(packet.buffer, Category.SYSTEM)
