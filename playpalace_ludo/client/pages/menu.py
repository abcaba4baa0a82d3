"""Lists to navigate: menus, and texts read line by line."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from playpalace_ludo.client.output.teller import Teller
from playpalace_ludo.client.pages.page import Handlers, Page
from playpalace_ludo.client.view import Act, PageKind, PageRow, PageView, unique, window
from playpalace_ludo.words import CueName, Message, commands, layouts
from playpalace_ludo.words.model import Arg
from playpalace_ludo.words.translate import Said

T = TypeVar("T")
LARGE = 5
FULL_STOPS = ".।"
"""Full stops, removed before the place of a row is added."""
REMOVE_GAME = Message("pludo-menu-remove")
MOVES = ("menu-next", "menu-previous", "menu-first", "menu-last", "menu-explain")
CHANGES_NOTHING = frozenset(
    ("", *MOVES, *(one.id for one in commands.COMMANDS if one.category == commands.HISTORY))
)
"""Commands after which all rows are unchanged."""


def cycled(values: Sequence[T], now: T, direction: int) -> T:
    """Return the next or previous value, round the ends; an unknown value counts as the first."""
    here = values.index(now) if now in values else 0
    return values[(here + direction) % len(values)]


@dataclass(frozen=True)
class Item:
    """A row of a menu; `change` takes -1 and 1 from the left and right arrows."""

    label: Message | Callable[[], Message]
    """May be a function for lists of thousands of rows, most of which are never reached."""
    act: Callable[[], None] | None = None
    change: Callable[[int], None] | None = None
    help: Message | None = None
    remove: Callable[[], bool] | None = None
    """Removes the row, after asking once; returns False if the row stays, which it announced."""
    sure: Message = REMOVE_GAME
    """The question asked at the first press of Delete."""
    id: str = ""
    """Names the row among others with the same message; empty for the message's own id."""
    begins: Arg | None = None
    """The beginning of the label, for first letters, where that is quicker to translate."""

    @property
    def message(self) -> Message:
        return self.label if isinstance(self.label, Message) else self.label()

    @property
    def value(self) -> Arg:
        """The changeable part of the label; empty if it has none."""
        return self.message.args.get("value", "")


class Rows(Page):
    """Rows navigated by arrows, Home, End, Page Up and Down, and first letters.

    They are built when the page is shown or something may have changed, not at every key.
    """

    kind = PageKind.MENU

    def __init__(
        self,
        teller: Teller,
        title: Message,
        items: Callable[[], Sequence[Item]],
        back: Callable[[], None],
    ) -> None:
        self.teller = teller
        self.title = title
        self.items = items
        self.back = back
        self.cursor = 0
        self.handlers = self._handlers()
        self._rows: Sequence[Item] | None = None
        self._ids: list[str] = []
        self._shown: dict[int, PageRow] = {}
        self._initials: dict[str, list[int]] = {}
        """The rows by the letter they begin with, once a letter was pressed."""

    def _handlers(self) -> Handlers:
        return {
            "menu-next": self.next,
            "menu-previous": lambda: self._go(self.cursor - 1),
            "menu-first": lambda: self._go(0),
            "menu-last": lambda: self._go(len(self.rows) - 1),
            "menu-select": self.enter,
            "menu-explain": self.explain,
            "menu-back": self.back,
        }

    @property
    def rows(self) -> Sequence[Item]:
        """The rows; the cursor stays on its row, or near where that was if it has gone."""
        if self._rows is None:
            here = self._ids[self.cursor] if self.cursor < len(self._ids) else ""
            self._rows = self.items()
            self._ids = unique(item.id or item.message.id for item in self._rows)
            self._shown, self._initials = {}, {}
            last = max(0, len(self._rows) - 1)
            self.cursor = self._ids.index(here) if here in self._ids else min(self.cursor, last)
        return self._rows

    @property
    def item(self) -> Item:
        """The row under the cursor; the title if there are no rows."""
        return self.rows[self.cursor] if self.rows else Item(self.title)

    def forget(self) -> None:
        self._rows = None

    def enter(self) -> None:
        raise NotImplementedError

    def show(self) -> None:
        self.forget()
        self._reply(self.title)

    def say_here(self, cue: CueName | None = None) -> None:
        self._reply(cue=cue)

    def _reply(self, *before: Message, cue: CueName | None = None) -> None:
        """Say messages and the label of the row the cursor is on."""
        here = [self._told(item) for item in self.rows[self.cursor : self.cursor + 1]]
        row = self._ids[self.cursor] if here else ""
        self.teller.reply(*before, *here, cue=cue, row=row)

    def _told(self, item: Item) -> Message:
        """Return the words for a row when the cursor comes to it."""
        return item.message

    def view(self) -> PageView:
        inside = window(len(self.rows), self.cursor)
        return PageView(
            self.kind,
            self.teller.text(self.title),
            tuple(map(self._row, inside)),
            first=inside.start,
            count=len(self.rows),
            cursor=self._ids[self.cursor] if self.rows else "",
        )

    def _row(self, at: int) -> PageRow:
        """Return a row in words, translated at its first use."""
        if at not in self._shown:
            item, text = self.rows[at], self.teller.text
            self._shown[at] = PageRow(
                self._ids[at],
                text(item.message),
                text(item.help) if item.help is not None else "",
                text(item.value),
                can_act=item.act is not None,
                can_change=item.change is not None,
                can_remove=item.remove is not None,
            )
        return self._shown[at]

    def label(self, row: str) -> str:
        return self._row(self._ids.index(row)).label if self.rows and row in self._ids else ""

    def activate(self, row: str, act: Act) -> bool:
        if not self.rows or row not in self._ids:
            return False
        self.cursor = self._ids.index(row)
        if act is Act.EXPLAIN:
            self.explain()
        elif act is Act.DO:
            self.enter()
        return act in (Act.GO, Act.EXPLAIN, Act.DO)

    def key(self, key: str) -> bool:
        """Handle first letters and big jumps; other keys are commands of the menu key map."""
        if key in ("pageup", "pagedown"):
            self._go(self.cursor + (LARGE if key == "pagedown" else -LARGE))
        else:
            return len(key) == 1 and key.isalpha() and self._jump(key)
        return True

    def next(self) -> None:
        self._go(self.cursor + 1)

    def explain(self) -> None:
        self.say_here()

    def obeyed(self, command: str) -> None:
        if command not in CHANGES_NOTHING:
            self.forget()

    def _go(self, row: int) -> None:
        row = max(0, min(row, len(self.rows) - 1))
        cue: CueName = "menu-edge" if row == self.cursor else "menu-move"
        self.cursor = row
        self.say_here(cue)

    def _jump(self, letter: str) -> bool:
        """Jump to the next row that begins with the letter, wrapping around.

        If no row begins with the letter, it may stand for the sign on its key, which menus ignore.
        """
        if not self._initials:
            self._find_initials()
        there = layouts.on_same_key(letter, self.teller.translator.lang)
        found = (self._initials.get(layouts.initial(one)) for one in (letter, there))
        rows = next(filter(None, found), ())
        if rows:
            after = bisect_right(rows, self.cursor)
            self._go(rows[after % len(rows)])
        elif there.isalpha():
            self.teller.refuse(Message("pludo-menu-no-letter", {"letter": letter}))
        return bool(rows) or there.isalpha()

    def _find_initials(self) -> None:
        known: dict[int, str] = {}  # thousands of games have the same few titles
        for at, item in enumerate(self.rows):
            begins = item.message if item.begins is None else item.begins
            initial = known.get(id(begins))
            if initial is None:
                initial = layouts.initial(self.teller.text(begins))
                if begins is item.begins:  # another one may be gone, and its number used again
                    known[id(begins)] = initial
            self._initials.setdefault(initial, []).append(at)


class Menu(Rows):
    """Rows that act, change their value or can be removed."""

    _doomed: int | None = None
    """The row that a second Delete would remove."""

    def _handlers(self) -> Handlers:
        return {**super()._handlers(), "menu-remove": self.remove}

    def can(self, command: str) -> bool:
        return command != "menu-remove" or self.item.remove is not None

    def _told(self, item: Item) -> Message:
        count = len(self.rows)
        if not self.teller.tells_places or count == 1:
            return item.message
        label = Said(self.teller.text(item.message).rstrip(FULL_STOPS))
        return Message("pludo-menu-at", {"label": label, "at": self.cursor + 1, "count": count})

    def enter(self) -> None:
        item = self.item
        if item.act is not None:
            self.teller.cue("menu-select")
            item.act()
        elif item.change is not None:
            self._change(1)

    def key(self, key: str) -> bool:
        if key in ("left", "right") and any(each.change is not None for each in self.rows):
            self._change(-1 if key == "left" else 1)
            return True
        return super().key(key)

    def activate(self, row: str, act: Act) -> bool:
        here = self.cursor
        if not super().activate(row, act if act in (Act.DO, Act.EXPLAIN) else Act.GO):
            return False
        if self.cursor != here:
            self._doomed = None
        if act is Act.REMOVE:
            return self.remove()
        if act in (Act.LESS, Act.MORE):
            if self.item.change is None:
                return False
            self._change(-1 if act is Act.LESS else 1)
        return True

    def _change(self, direction: int) -> None:
        """Change the row's value; on a row without one, left and right do nothing."""
        item = self.item
        if item.change is None:
            self.say_here("menu-edge")
        else:
            item.change(direction)
            self.forget()

    def explain(self) -> None:
        item = self.item
        if item.help is None:
            super().explain()
        else:
            self.teller.reply(item.message, item.help)

    def remove(self) -> bool:
        """Remove the row, after asking once; False if it cannot be removed."""
        item = self.item
        sure, self._doomed = self._doomed == self.cursor, None
        if item.remove is None:
            return False
        if not sure:
            self._doomed = self.cursor
            self.teller.reply(item.sure)
        elif item.remove():
            self._removed()
        return True

    def _removed(self) -> None:
        self.forget()
        self._reply(Message("pludo-menu-removed"))
        if not self.rows:
            self.back()

    def obeyed(self, command: str) -> None:
        super().obeyed(command)
        if command != "menu-remove":
            self._doomed = None

    def _go(self, row: int) -> None:
        self._doomed = None
        super()._go(row)


class ReadingPage(Rows):
    """A text read line by line; Enter goes on, so that one key is enough."""

    kind = PageKind.READING

    def __init__(
        self, teller: Teller, title: Message, lines: Sequence[Message], back: Callable[[], None]
    ) -> None:
        items = [Item(line, id=f"line-{number}") for number, line in enumerate(lines, 1)]
        super().__init__(teller, title, lambda: items, back)

    def obeyed(self, command: str) -> None:
        """Keep the rows: nothing changes a text."""

    def enter(self) -> None:
        self.next()
