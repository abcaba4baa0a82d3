"""The client without a terminal: a stack of pages, a key map and the global commands."""

import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from typing import TYPE_CHECKING

from playpalace_ludo import log
from playpalace_ludo.client import questions
from playpalace_ludo.client.exchange import Exchange, FolderExchange
from playpalace_ludo.client.output.drawn_board import draw
from playpalace_ludo.client.output.presenter import Mode
from playpalace_ludo.client.output.screen import Screen
from playpalace_ludo.client.output.teller import Teller
from playpalace_ludo.client.pages.entry import TextEntry
from playpalace_ludo.client.pages.menu import Item, Menu, ReadingPage
from playpalace_ludo.client.pages.page import Handlers, Page
from playpalace_ludo.client.storage.growing import LAST_PATIENCE
from playpalace_ludo.client.storage.options import Options
from playpalace_ludo.client.storage.rule_list import RuleList
from playpalace_ludo.client.storage.saves import Saves
from playpalace_ludo.client.storage.settings import Settings
from playpalace_ludo.client.table import ClientTable
from playpalace_ludo.client.thinking import AtOnce, Background
from playpalace_ludo.client.view import Act, CommandWords, PageView, Revisions
from playpalace_ludo.files import why
from playpalace_ludo.online.address import Connect, in_a_thread
from playpalace_ludo.table.dice import Dice, SeededDice
from playpalace_ludo.words import Line, Message, commands, layouts
from playpalace_ludo.words.problems import phrase

if TYPE_CHECKING:
    from playpalace_ludo.review.haste import Hasten

FAULT, INTERRUPTED = 1, 130
"""Exit codes: a fault in the program itself, and the usual one after Ctrl+C."""

DOUBLE_PRESS = 2.0
"""Seconds after the end of a game during which Enter says the result instead of starting anew."""


class App:
    """The stack of pages with what they share; keys come from the terminal or from lines."""

    def __init__(
        self,
        teller: Teller,
        options: Options,
        saves: Saves,
        screen: Screen,
        *,
        keymaps: Mapping[str, Mapping[str, str]],
        dice: Dice | None = None,
        background: Background | None = None,
        exchange: Exchange | None = None,
        connect: Connect = in_a_thread,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.teller = teller
        self.options = options
        self.saves = saves
        self.screen = screen
        self.keymaps = keymaps
        self.dice = dice
        """Dice for the next game of this run; with None each game gets fair dice."""
        self.background: Background = background or AtOnce()
        self.exchange: Exchange = exchange or FolderExchange(saves.root / "exports")
        self.connect = connect
        """Makes the link to a server."""
        self.clock = clock
        self.rules = RuleList(saves.root)
        """The rule sets to choose from."""
        self.settings = Settings(options, teller, screen, self.refresh_board)
        self.hasten: Hasten = lambda seconds: nullcontext()
        """Makes looking back faster where a shell can and it pays; see `review.haste`."""
        self.exit_code: int | None = None
        self.ends = True
        """Whether the program offers to quit; a web page just ends with its tab."""
        self.forget_typed: Callable[[], None] = lambda: None
        """Drops unread keys, which were pressed before the question that has now opened."""
        self.double_press = 0.0  # `DOUBLE_PRESS` where a person presses the keys, and no pipe
        self.unasked = 0
        """How many questions were opened by anything but the player's keys."""
        self.pages: list[Page] = []
        self._explaining = False
        self._revisions, self._command_words = Revisions(), CommandWords()
        self._told_late = False
        """Whether the player was told that the disk is behind."""
        if background is not None:
            saves.flusher.when_on_time = lambda: background.post(self._tell_of_disk)
        presenter, settings = teller.presenter, self.settings
        self.handlers: Handlers = {
            "repeat": presenter.repeat,
            "stop-speech": presenter.stop,
            "older": presenter.older,
            "newer": presenter.newer,
            "oldest": presenter.oldest,
            "newest": presenter.newest,
            "buffer-previous": presenter.previous_buffer,
            "buffer-next": presenter.next_buffer,
            "buffer-first": presenter.first_buffer,
            "buffer-last": presenter.last_buffer,
            "mute-buffer": presenter.mute_buffer,
            "output-mode": settings.cycle_mode,
            "verbosity": lambda: settings.cycle("speech.verbosity"),
            "volume-down": lambda: settings.change_volume(-1),
            "volume-up": lambda: settings.change_volume(1),
            "volume-kind": settings.next_volume,
            "rate-down": lambda: settings.change_rate(-1),
            "rate-up": lambda: settings.change_rate(1),
            "sound-toggle": lambda: settings.cycle("sound.on"),
            "board-toggle": settings.toggle_board,
            "transcript": self.print_transcript,
            "key-help": self.explain_keys,
            "key-list": self.list_keys,
            "help": self.help,
            "quit": self.quit,
        }

    @property
    def your_name(self) -> str:
        return self.options.text("player.name") or self.teller.translator.text(
            "pludo-client-player"
        )

    def take_dice(self) -> Dice | None:
        """Return the dice for a new game; with `--seed` the next game has other ones."""
        dice = self.dice
        if isinstance(dice, SeededDice):
            self.dice = dice.next_game()
        return dice

    @property
    def page(self) -> Page:
        return self.pages[-1]

    @property
    def keymap(self) -> Mapping[str, str]:
        return self.keymaps[self.page.where]

    @property
    def wake(self) -> float | None:
        """When the top page or background work wants a tick; pages underneath stand still."""
        times = [at for at in (self.page.wake, self.background.wake) if at is not None]
        return min(times, default=None)

    @contextmanager
    def _moment(self) -> Iterator[None]:
        """Batch all output inside into one write; a covered page rebuilds its rows."""
        before = self.pages[-1:]
        with self.teller.presenter.moment():
            yield
        if before and self.pages[-1:] != before:
            before[0].forget()

    @contextmanager
    def _unasked(self) -> Iterator[None]:
        """Do something no key asked for; earlier keys must not answer its questions."""
        before = self._question
        with self._moment():
            yield
            if self._question != before:
                self.unasked += 1
                self.forget_typed()

    @property
    def _question(self) -> object:
        return self.page.question if self.pages else None

    def tick(self) -> None:
        with self._unasked():
            self.background.tick()
            self.page.tick()
            self._tell_of_disk()

    def _tell_of_disk(self) -> None:
        """Say once that the last throws are not on the disk yet, and once when they are."""
        is_late = self.saves.flusher.is_late
        if is_late != self._told_late and self.exit_code is None:
            self._told_late = is_late
            self.teller.notice(Message(f"pludo-client-disk-{'late' if is_late else 'on-time'}"))

    def happen(self, act: Callable[[], None]) -> None:
        """Run something no key asked for, with its output in one batch."""
        with self._unasked():
            act()
            self.page.forget()

    def open(self, page: Page) -> None:
        self.pages.append(page)
        page.show()

    def back(self) -> None:
        """Close the top page; closing the last one ends the program."""
        if len(self.pages) == 1:
            self.quit()
            return
        self.pages.pop()
        self.page.show()

    def reset(self, *pages: Page) -> None:
        """Replace all open pages with these and show the last."""
        self.pages = list(pages)
        self.page.show()

    def key(self, key: str) -> None:
        """Take one key press, by its name: `r`, `up`, `enter`, `c-k`."""
        self.screen.pressed(key)
        self.teller.translator.by_touch = False
        with self._moment():
            self._key(key)
            self._tell_of_disk()

    def _key(self, key: str) -> None:
        if key == "c-c":
            self.quit(INTERRUPTED)
            return
        if self.page.typing:  # and not in the log, since it may be a password
            self.page.key(key)
            return
        key = layouts.as_digit(key)
        log.note("key", key if key in commands.NAMED_KEYS else "other", type(self.page).__name__)
        if self._explaining:
            meant = self._meant(key, self._explained)
            command = None if self.page.gives_away(meant) else self._explained.get(meant)
            self._explain(command, meant, pressed=key)
        elif not self.page.key(key):
            key = self._meant(key, self.keymap)
            self.command(self.keymap.get(key, ""), key)

    def _meant(self, key: str, known: Mapping[str, str]) -> str:
        """Return the key that has a command: as pressed, in lower case, or on a Latin keyboard."""
        there = layouts.on_same_key(key, self.teller.translator.lang)
        found = (one for one in (key, key.lower(), there, there.lower()) if one in known)
        return next(found, key.lower())

    def view(self) -> PageView:
        """Return what the top page shows, and the commands that do something there now."""
        page = self.page
        ids = [one.id for one in commands.COMMANDS if self._is_usable(one)]
        usable = self._command_words.usable(ids, self.keymap, self.teller)
        return self._revisions.number(page, replace(page.view(), commands=usable))

    def activate(self, revision: int, name: str, act: Act) -> bool:
        """Do something to a row or choice, or carry out a command, by the id in a view.

        The target must still be as the view of this revision showed it; otherwise nothing is
        done, the player is told so, and the result is False.
        """
        self.teller.translator.by_touch = act is not Act.GO or self.teller.translator.by_touch
        with self._moment():
            page, shown = self.page, self.view()
            log.note("activate", act, type(page).__name__)
            decides = act in (Act.DO, Act.REMOVE) or (act is Act.COMMAND and _decides(name))
            if not self._is_fresh(revision, shown, name, act, decides=decides):
                if act is not Act.GO:  # nobody asked for anything
                    self.teller.refuse(Message("pludo-client-stale"))
                return False
            if decides:
                self._revisions.pass_on()
            return self._activate(page, name, act)

    def _is_fresh(
        self, revision: int, shown: PageView, name: str, act: Act, *, decides: bool
    ) -> bool:
        """Tell whether an act is aimed at the current view; questions may come a little late."""
        if act is Act.COMMAND and not any(one.id == name for one in shown.commands):
            return False
        if act is Act.COMMAND and not decides:
            return self._revisions.is_same_page(revision)
        return revision == shown.revision

    def _activate(self, page: Page, name: str, act: Act) -> bool:
        if act is Act.COMMAND:
            if self._explaining:
                self._explain(name)
            else:
                self.command(name)
            return True
        if self._explaining and act is Act.DO:
            act = Act.EXPLAIN
        if not page.activate(name, act):
            self.teller.refuse(Message("pludo-client-stale"))
            return False
        if self.exit_code is None and act is not Act.GO:
            page.obeyed("menu-remove" if act is Act.REMOVE else "menu-select")
        return True

    def submit(self, revision: int, text: str) -> bool:
        """Take the whole text typed into the field of a view, as if Enter had been pressed."""
        self.teller.translator.by_touch = True
        with self._moment():
            self.view()
            fresh = self._revisions.is_same_page(revision) and self.page.submit(text)
            if not fresh:
                self.teller.refuse(Message("pludo-client-stale"))
            return fresh

    def _is_usable(self, command: commands.Command) -> bool:
        if self.page.typing and command.handler is commands.Handler.APP:
            return command.category in (commands.HISTORY, commands.SPEECH)
        here = self.page.where in command.where and command.id in self._handlers(command.id)
        return here and self.page.can(command.id)

    def choose(self, line: Line, place: int) -> None:
        """Take a routing key above a braille cell: it chooses the row or the token shown there."""
        with self._moment():
            if self._choose_row(line):
                return
            table = self.page.table if self.page.where in commands.CHOOSING else None
            token = table.choosing.token_at(line, place) if table is not None else 0
            if token:
                self.command(f"token-{token}")
            else:
                self.teller.refuse(
                    Message("pludo-client-useless-key", {"key": Message("pludo-client-that-key")})
                )

    def _choose_row(self, line: Line) -> bool:
        """Choose the row or choice whose label a line is, if the label is still the same."""
        name = line.row or self.page.view().cursor  # a new value is told by whoever changed it
        label = self.page.label(name)
        is_it = line.text == label or bool(line.row and label and line.text.startswith(f"{label},"))
        return is_it and self._activate(self.page, name, Act.DO)

    def word(self, command: str) -> None:
        """Take a command typed by name, in line mode."""
        with self._moment():
            if self._explaining:
                self._explain(command)
            else:
                self.command(command)

    def command(self, command: str, key: str = "") -> None:
        """Carry out a command, empty for a key without one; refuse one that has no use here."""
        page = self.page
        log.note("command", command or "none", type(page).__name__)
        handle = self._handlers(command).get(command) if command else page.other_key
        if handle is None or handle() is False:
            self.teller.refuse(Message("pludo-client-useless-key", {"key": _name(key)}))
        if self.exit_code is None:
            page.obeyed(command)

    def _handlers(self, command: str) -> Handlers:
        """Return the handlers a command belongs to; none if it is not for this page."""
        handler, page = commands.BY_ID[command].handler, self.page
        if handler is commands.Handler.APP:
            return self.handlers
        if page.where not in commands.BY_ID[command].where:
            return {}
        if handler is commands.Handler.TABLE:
            return page.table.handlers if page.table is not None else {}
        return page.handlers

    def paste(self, text: str) -> None:
        """Insert pasted text into a text entry; elsewhere refuse it, so it runs no commands."""
        if isinstance(self.page, TextEntry):
            self.page.paste(text)
        else:
            self.teller.refuse(Message("pludo-client-paste-ignored"))

    def quit(self, code: int = 0) -> None:
        """End the program; an open game is on disk already, and the player hears so."""
        leaving = self.pages[0].leaving() if self.pages else None
        self._end(code, leaving or Message("pludo-client-goodbye"))

    def quit_items(self) -> list[Item]:
        """Return the row that ends the program, where it has an end."""
        return [Item(Message("pludo-menu-quit"), self.quit)] if self.ends else []

    def crash(self, error: BaseException) -> None:
        """Write a fault report, and end with a sentence instead of a traceback."""
        log.fault(error)
        told = "".join(traceback.format_exception(error))
        report = self.saves.report(told)
        self._end(FAULT, Message("pludo-client-crashed", {"file": self.exchange.name(report)}))

    def _end(self, code: int, last_words: Message) -> None:
        log.note("end", code)
        self.exit_code = code
        self.screen.is_ending = True
        self.teller.reply(last_words)
        self.options.settle(LAST_PATIENCE)
        self.saves.settle(LAST_PATIENCE)

    def explain_keys(self) -> None:
        """Turn key help on: the next keys are explained instead of obeyed."""
        self._explaining = True
        self.teller.reply(Message("pludo-client-key-help-on"))

    @property
    def _explained(self) -> Mapping[str, str]:
        """The keys that key help explains; in a menu, also those of the game."""
        if self.page.where == commands.IN_MENU:
            return {**self.keymaps[commands.IN_GAME], **self.keymap}
        return self.keymap

    def _explain(self, command: str | None, key: str = "", *, pressed: str = "") -> None:
        """Say what a command does, with the key just pressed or with all its keys.

        `pressed` is the character the keyboard sent, which may be of another script.
        """
        if command == "key-help" or key == "escape":
            self._explaining = False
            self.teller.reply(Message("pludo-client-key-help-off"))
        elif command is None:
            unused = Message("pludo-client-key-unused", {"key": _name(key)})
            self.teller.reply(self.page.explain_key(key, ours=False) or unused)
        else:
            keys = [key] if key else [k for k, c in self._explained.items() if c == command]
            if layouts.on_same_key(pressed, self.teller.translator.lang) != pressed:
                keys.append(pressed)
            told = commands.describe(commands.BY_ID[command], keys)
            more = self.page.explain_key(key, ours=True) if key else None
            self.teller.reply(told, *([more] if more is not None else []))

    def help(self) -> None:
        """Say what can be done here, then the keys that are useful now."""
        usable = {
            key: command
            for key, command in self.keymap.items()
            if self._is_usable(commands.BY_ID[command])
        }
        lines = [*self.page.help(), *commands.command_lines(usable)]
        self.read(Message("pludo-menu-help-title"), lines)

    def list_keys(self) -> None:
        """List the keys of a game on any page; at a server, our keys there."""
        at_server = self.page.where == commands.AT_SERVER
        keys = self.keymaps[commands.AT_SERVER if at_server else commands.IN_GAME]
        title = Message("pludo-online-keys-title" if at_server else "pludo-menu-keys-title")
        self.read(title, commands.command_lines(keys))

    def open_menu(self, title: Message, items: Callable[[], list[Item]]) -> None:
        """Open a menu; Escape closes it."""
        self.open(Menu(self.teller, title, items, self.back))

    def read(self, title: Message, lines: Sequence[Message]) -> None:
        """Open a text to be read line by line."""
        self.open(ReadingPage(self.teller, title, lines, self.back))

    def read_rules(self, table: ClientTable) -> None:
        """Open the rules that hold at this table now."""
        self.read(Message("pludo-menu-rules-title"), questions.answer(table, "rules"))

    def go_to_square(self, table: ClientTable) -> None:
        """Ask for a square, and explore it."""
        self.ask(Message("pludo-explore-go-where"), table.questions.go_to)

    def ask(self, prompt: Message, done: Callable[[str], None], text: str = "") -> None:
        """Open a line to type; `done` gets it after the page has closed."""

        def typed(answer: str) -> None:
            self.pages.pop()
            done(answer)

        entry = TextEntry(self.teller, prompt, typed, self.back, echo=self.screen.echo, text=text)
        self.open(entry)

    def show_board(self, table: ClientTable | None) -> None:
        """Draw this table on the screen, if that is switched on and no screen reader reads it."""
        wanted = self.options.is_on("screen.board") and self.screen.can_paint
        if table is None or not wanted or self.teller.presenter.mode is Mode.TERMINAL:
            if self.screen.board is not None:
                self.screen.board = None
                self.screen.clear()
            return
        colour = self.screen.has_colour
        self.screen.board = lambda: draw(table.game.rules, table.state, colour=colour)
        self.screen.paint()

    def refresh_board(self) -> None:
        """Draw the board of the topmost page that has a table, or take it off the screen."""
        tables = [page.table for page in self.pages if page.table is not None]
        self.show_board(tables[-1] if tables else None)

    def refuse_error(self, message_id: str, error: OSError) -> None:
        """Say that a file could not be read or written, with the reason."""
        self.teller.refuse(Message(message_id, {"reason": phrase(why(error))}))

    def print_transcript(self) -> None:
        lines = [line.text for line in self.teller.presenter.transcript()]
        self.screen.write("\n".join(lines))
        self.teller.reply(Message("pludo-client-transcript-printed", {"count": len(lines)}))


def _decides(command: str) -> bool:
    """Tell whether a command acts on the current position."""
    return command in commands.BY_ID and commands.BY_ID[command].category in commands.DECIDING


def _name(key: str) -> Message:
    """Name a key; combinations no command can have, like Shift+Up, have no name."""
    if commands.parse_key(key) is None:
        return Message("pludo-client-that-key")
    return commands.key_name(key)
