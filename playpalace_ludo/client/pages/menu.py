"""Lists to navigate: menus, and texts read line by line."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from playpalace_ludo.client.output.teller import Teller
from playpalace_ludo.client.pages.page import Handlers, Page
from playpalace_ludo.words import CueName, Message

T = TypeVar("T")
LARGE = 5
REMOVE_GAME = Message("pludo-menu-remove")


def cycled(values: Sequence[T], now: T, direction: int) -> T:
    """Return the next or previous value, round the ends; an unknown value counts as the first."""
    here = values.index(now) if now in values else 0
    return values[(here + direction) % len(values)]


@dataclass(frozen=True)
class Item:
    """A row of a menu; `change` takes -1 and 1 from the left and right arrows."""

    label: Message
    act: Callable[[], None] | None = None
    change: Callable[[int], None] | None = None
    help: Message | None = None
    remove: Callable[[], bool] | None = None
    """Removes the row, after asking once; returns False if the row stays, which it announced."""
    sure: Message = REMOVE_GAME
    """Message of the Delete key at its first press."""


class Rows(Page):
    """Rows navigated by arrows, Home, End, Page Up and Down, and first letters."""

    def __init__(self, teller: Teller, title: Message, back: Callable[[], None]) -> None:
        self.teller = teller
        self.title = title
        self.back = back
        self.cursor = 0
        self.handlers = self._handlers()

    def _handlers(self) -> Handlers:
        return {
            "menu-next": self.next,
            "menu-previous": lambda: self._go(self.cursor - 1),
            "menu-first": lambda: self._go(0),
            "menu-last": lambda: self._go(len(self.labels()) - 1),
            "menu-select": self.enter,
            "menu-explain": self.explain,
            "menu-back": self.back,
        }

    def labels(self) -> Sequence[Message]:
        raise NotImplementedError

    def enter(self) -> None:
        raise NotImplementedError

    def show(self) -> None:
        self.teller.reply(self.title, *self._here())

    def say_here(self, cue: CueName | None = None) -> None:
        self.teller.reply(*self._here(), cue=cue)

    def key(self, key: str) -> bool:
        """Handle first letters and big jumps; other keys are commands of the menu key map."""
        if key in ("pageup", "pagedown"):
            self._go(self.cursor + (LARGE if key == "pagedown" else -LARGE))
        elif len(key) == 1 and key.isalpha():
            self._jump(key)
        else:
            return False
        return True

    def choose(self, text: str) -> bool:
        texts = [self.teller.translator.say(label) for label in self.labels()]
        if text not in texts:
            return False
        self.cursor = texts.index(text)
        self.enter()
        return True

    def next(self) -> None:
        self._go(self.cursor + 1)

    def explain(self) -> None:
        self.say_here()

    def _here(self) -> Sequence[Message]:
        return self.labels()[self.cursor : self.cursor + 1]

    def _go(self, row: int) -> None:
        row = min(max(row, 0), len(self.labels()) - 1)
        cue: CueName = "menu-edge" if row == self.cursor else "menu-move"
        self.cursor = row
        self.say_here(cue)

    def _jump(self, letter: str) -> None:
        """Jump to the next row that begins with the letter, wrapping around."""
        texts = [self.teller.translator.say(label) for label in self.labels()]
        order = [*range(self.cursor + 1, len(texts)), *range(self.cursor + 1)]
        for row in order:
            if texts[row].casefold().startswith(letter.casefold()):
                self._go(row)
                return
        self.teller.refuse(Message("pludo-menu-no-letter", {"letter": letter}))


class Menu(Rows):
    """Rows that act; rebuilt at every use, so their texts are never stale."""

    def __init__(
        self,
        teller: Teller,
        title: Message,
        items: Callable[[], Sequence[Item]],
        back: Callable[[], None],
    ) -> None:
        super().__init__(teller, title, back)
        self.items = items
        self._doomed: int | None = None
        """The row that a second Delete would remove."""

    def _handlers(self) -> Handlers:
        return {**super()._handlers(), "menu-remove": self.remove}

    def labels(self) -> Sequence[Message]:
        rows = [item.label for item in self.items()]
        self.cursor = max(0, min(self.cursor, len(rows) - 1))
        return rows

    @property
    def item(self) -> Item:
        """The row the cursor is on; rows, even all of them, may have gone since it was set."""
        rows = self.items()
        return rows[min(self.cursor, len(rows) - 1)] if rows else Item(self.title)

    def enter(self) -> None:
        item = self.item
        if item.act is not None:
            self.teller.cue("menu-select")
            item.act()
        elif item.change is not None:
            item.change(1)

    def key(self, key: str) -> bool:
        if key in ("left", "right") and any(each.change is not None for each in self.items()):
            self._change(self.item, -1 if key == "left" else 1)
            return True
        return super().key(key)

    def _change(self, item: Item, direction: int) -> None:
        """Change the row's value; on a row without one, left and right do nothing."""
        if item.change is None:
            self.say_here("menu-edge")
        else:
            item.change(direction)

    def explain(self) -> None:
        item = self.item
        if item.help is None:
            super().explain()
        else:
            self.teller.reply(item.label, item.help)

    def remove(self) -> bool:
        """Remove the row, after asking once; False if it cannot be removed."""
        remove = self.item.remove
        sure, self._doomed = self._doomed == self.cursor, None
        if remove is None:
            return False
        if not sure:
            self._doomed = self.cursor
            self.teller.reply(self.item.sure)
        elif remove():
            self._removed()
        return True

    def _removed(self) -> None:
        if self.items():
            self.teller.reply(Message("pludo-menu-removed"), *self._here())
        else:
            self.teller.reply(Message("pludo-menu-removed"))
            self.back()

    def obeyed(self, command: str) -> None:
        if command != "menu-remove":
            self._doomed = None

    def _go(self, row: int) -> None:
        self._doomed = None
        super()._go(row)


class ReadingPage(Rows):
    """A text read line by line; Enter goes on, so that one key is enough."""

    def __init__(
        self, teller: Teller, title: Message, lines: Sequence[Message], back: Callable[[], None]
    ) -> None:
        super().__init__(teller, title, back)
        self.lines = lines

    def labels(self) -> Sequence[Message]:
        return self.lines

    def enter(self) -> None:
        self.next()
