"""What can be in front of the player, as data: menus, texts to read, a line to type."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from playpalace_ludo.client.output.teller import Teller
from playpalace_ludo.words import Message, commands

if TYPE_CHECKING:
    from playpalace_ludo.client.table import Table

LARGE = 5


class Page:
    """One layer of the stack the client shows; the top one gets the keys."""

    where = "menu"
    """Which key map holds here: one of the places of the command table."""
    typing = False
    """While True every key is text."""

    def show(self) -> None:
        """Say where the player is: on opening, and when a page above has closed."""

    def key(self, key: str) -> bool:
        """Take a key before it is looked up among the commands; False if it is not for here."""
        return False

    def command(self, command: str) -> bool:
        return False

    @property
    def wake(self) -> float | None:
        """When `tick` wants to be called, on the client's clock."""
        return None

    def tick(self) -> None:
        """Let time pass."""

    def table_to_draw(self) -> Table | None:
        """The game this page is about, for the board on the screen."""
        return None

    def help(self) -> list[Message]:
        """What can be done here."""
        return [Message("pludo-menu-help")]

    def leaving(self) -> Message | None:
        """What to say instead of a plain goodbye when the program ends here."""
        return None


@dataclass(frozen=True)
class Item:
    """A row of a menu; `change` takes -1 and 1 from the left and right arrows."""

    label: Message
    act: Callable[[], None] | None = None
    change: Callable[[int], None] | None = None
    help: Message | None = None
    remove: Callable[[], bool] | None = None
    """What the Delete key does, after asking once; False if it could not, and has said why."""


class Rows(Page):
    """Rows walked by arrows, Home, End, Page Up and Down, and first letters."""

    def __init__(self, teller: Teller, title: Message, back: Callable[[], None]) -> None:
        self.teller = teller
        self.title = title
        self.back = back
        self.cursor = 0

    def labels(self) -> Sequence[Message]:
        raise NotImplementedError

    def enter(self) -> None:
        raise NotImplementedError

    def show(self) -> None:
        self.teller.reply(self.title, *self._here())

    def say_here(self, cue: str = "") -> None:
        self.teller.reply(*self._here(), cue=cue)

    def key(self, key: str) -> bool:
        """First letters and big jumps; everything else is a command of the menu key map."""
        if key in ("pageup", "pagedown"):
            self._go(self.cursor + (LARGE if key == "pagedown" else -LARGE))
        elif len(key) == 1 and key.isalpha():
            self._jump(key)
        else:
            return False
        return True

    def command(self, command: str) -> bool:
        match command:
            case "menu-next":
                self._go(self.cursor + 1)
            case "menu-previous":
                self._go(self.cursor - 1)
            case "menu-first":
                self._go(0)
            case "menu-last":
                self._go(len(self.labels()) - 1)
            case "menu-select":
                self.enter()
            case "menu-explain":
                self.say_here()
            case "menu-back":
                self.back()
            case _:
                return False
        return True

    def _here(self) -> Sequence[Message]:
        return self.labels()[self.cursor : self.cursor + 1]

    def _go(self, row: int) -> None:
        row = min(max(row, 0), len(self.labels()) - 1)
        cue = "menu-edge" if row == self.cursor else "menu-move"
        self.cursor = row
        self.say_here(cue)

    def _jump(self, letter: str) -> None:
        """To the next row that begins with the letter, round the end."""
        texts = [self.teller.translator.say(label) for label in self.labels()]
        order = [*range(self.cursor + 1, len(texts)), *range(self.cursor + 1)]
        for row in order:
            if texts[row].casefold().startswith(letter.casefold()):
                self._go(row)
                return
        self.teller.refuse(Message("pludo-menu-no-letter", {"letter": letter}))


class Menu(Rows):
    """Rows that do something; they are made anew each time, so their texts are never stale."""

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
        """The row that the next Delete removes."""

    def labels(self) -> Sequence[Message]:
        rows = [item.label for item in self.items()]
        self.cursor = max(0, min(self.cursor, len(rows) - 1))
        return rows

    @property
    def item(self) -> Item:
        """The row the cursor is on; rows may have gone since it was set, even all of them."""
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
        """Change the row's value; a row without one never leads to another's by these keys."""
        if item.change is None:
            self.say_here("menu-edge")
        else:
            item.change(direction)

    def _remove(self, remove: Callable[[], bool], sure: bool) -> None:
        if not sure:
            self._doomed = self.cursor
            self.teller.reply(Message("pludo-menu-remove"))
            return
        if not remove():
            return
        if self.items():
            self.teller.reply(Message("pludo-menu-removed"), *self._here())
        else:
            self.back()

    def command(self, command: str) -> bool:
        item = self.item
        sure, self._doomed = self._doomed == self.cursor, None
        if command == "menu-remove" and item.remove is not None:
            self._remove(item.remove, sure)
        elif command == "menu-explain" and item.help is not None:
            self.teller.reply(item.label, item.help)
        else:
            return super().command(command)
        return True

    def _go(self, row: int) -> None:
        self._doomed = None
        super()._go(row)


class Reader(Rows):
    """A text read line by line; Enter goes on to the next line, so it can be read by one key."""

    def __init__(
        self, teller: Teller, title: Message, lines: Sequence[Message], back: Callable[[], None]
    ) -> None:
        super().__init__(teller, title, back)
        self.lines = lines

    def labels(self) -> Sequence[Message]:
        return self.lines

    def enter(self) -> None:
        self.command("menu-next")


class Entry(Page):
    """A line to type; other news waits until it is done."""

    typing = True

    def __init__(
        self,
        teller: Teller,
        prompt: Message,
        done: Callable[[str], None],
        back: Callable[[], None],
        *,
        echo: Callable[[str], None] = lambda text: None,
        text: str = "",
    ) -> None:
        self.teller = teller
        self.prompt = prompt
        self.done = done
        self.back = back
        self.echo = echo
        self.text = text

    def show(self) -> None:
        self.teller.reply(self.prompt)
        self.teller.presenter.hold()
        self.echo(self.text)

    def key(self, key: str) -> bool:
        if key == "enter":
            self._leave(lambda: self.done(self.text.strip()))
        elif key == "escape":
            self._leave(self.back)
        elif key == "backspace":
            self._erase()
        elif key == "space":
            self.paste(" ")
        elif len(key) == 1:
            self.paste(key)
        else:
            self.teller.reply(Message("pludo-menu-typed", {"text": self.text.strip() or "none"}))
        return True

    def paste(self, text: str) -> None:
        """Take typed or pasted text, of which only the first line counts."""
        added = "".join(char for char in text.split("\n")[0] if char.isprintable())[:100]
        self.text += added
        self.echo(added)
        if added:
            self._speak(added)

    def _erase(self) -> None:
        if self.text:
            erased, self.text = self.text[-1], self.text[:-1]
            self.echo("\b \b")
            self._speak(erased)
        else:
            self.teller.cue("menu-edge")

    def _speak(self, typed: str) -> None:
        """Speak what was typed or erased; a sign by its name, since many voices skip it."""
        sign = "space" if typed == " " else typed
        if sign == "space" or sign in commands.SPOKEN_SIGNS:
            typed = self.teller.translator.say(commands.key_name(sign))
        self.teller.speak_only(typed)

    def _leave(self, then: Callable[[], None]) -> None:
        self.echo("\n")
        self.teller.presenter.release()
        then()
