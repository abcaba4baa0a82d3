"""Custom keys: a list of commands, each assigned by pressing a key."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from playpalace_ludo.client.pages.menu import Item
from playpalace_ludo.client.pages.page import Page
from playpalace_ludo.client.view import PageKind, PageView
from playpalace_ludo.words import Message, commands
from playpalace_ludo.words.commands import BY_ID, COMMANDS, Command
from playpalace_ludo.words.phrases import Args

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App


class KeysMenu:
    """All commands at the table with their keys; Enter assigns another."""

    def __init__(self, app: App) -> None:
        self.app = app

    def open(self) -> None:
        title = Message("pludo-menu-own-keys-title")
        self.app.open_menu(title, self._items)

    def _items(self) -> list[Item]:
        return [
            Item(
                self._label(command),
                partial(self._ask, command),
                help=Message(command.help),
                remove=partial(self._reset, command),
                sure=Message("pludo-menu-usual-keys"),
                id=command.id,
            )
            for command in COMMANDS
            if commands.IN_GAME in command.where
        ]

    def _label(self, command: Command) -> Message:
        bound = [
            key for key, one in self.app.keymaps[commands.IN_GAME].items() if one == command.id
        ]
        names = tuple(map(commands.key_name, bound))
        kind = "yes" if names else "no"
        args: Args = {"label": Message(command.label), "keys": names, "bound": kind}
        return Message("pludo-menu-key-of", args)

    def _ask(self, command: Command) -> None:
        self.app.open(KeyPage(self.app, command, partial(self._give, command)))

    def _give(self, command: Command, key: str) -> None:
        """Give the command this key alone; announce the command that loses it."""
        others = [
            one
            for one in dict.fromkeys(self.app.keymaps[where].get(key) for where in command.where)
            if one not in (None, command.id)
        ]
        own = self.app.options.keys
        for other in others:
            kept = [one for one in own.pop(other or "", []) if commands.parse_key(one) != key]
            if other and kept:
                own[other] = kept
        self._release(command)
        own[command.id] = [f"shift+{key.lower()}" if key.isupper() else key]
        self._hold()
        self.app.teller.reply(self._label(command), *(self._loser(BY_ID[o]) for o in others if o))

    def _release(self, command: Command) -> None:
        """Remove the command's keys; commands that had lost theirs to it get them back."""
        own = self.app.options.keys
        keys = {commands.parse_key(key) for key in own.pop(command.id, [])}
        for other in [other for other, left in own.items() if not left]:
            if other in BY_ID and keys.intersection(BY_ID[other].keys):
                del own[other]

    def _loser(self, command: Command) -> Message:
        return Message("pludo-menu-key-lost", {"row": self._label(command)})

    def _reset(self, command: Command) -> bool:
        """Reset the command to its default keys; False, since its row stays."""
        self._release(command)
        self._hold()
        self.app.teller.reply(self._label(command))
        return False

    def _hold(self) -> None:
        """Apply the keys; a command without any was announced and is not announced again."""
        self.app.options.keys.update((one, []) for one in commands.keyless(self.app.options.keys))
        own = commands.own_keys(self.app.options.keys)
        self.app.keymaps = {where: commands.keymap(own.keys, where) for where in commands.PLACES}
        self.app.settings.keep()


class KeyPage(Page):
    """Ask for a key: the next one pressed is taken, Escape cancels."""

    typing = True

    def __init__(self, app: App, command: Command, done: partial[None]) -> None:
        self.app = app
        self.command = command
        self.done = done
        self.handlers = {"menu-back": app.back}
        self.prompt = Message("pludo-menu-press-key", {"label": Message(command.label)})

    def show(self) -> None:
        self.app.teller.reply(self.prompt)

    def view(self) -> PageView:
        return PageView(PageKind.KEY, self.app.teller.text(self.prompt))

    def key(self, key: str) -> bool:
        if key == "escape":
            self.app.back()
            return True
        parsed = key if len(key) == 1 else commands.parse_key(key)
        menu = self.app.keymaps[commands.IN_MENU].get(parsed or "")
        walks = menu is not None and BY_ID[menu].category == commands.MENU
        if parsed is None or (walks and commands.IN_MENU in self.command.where):
            reason = "none" if parsed is None else "menu"
            self.app.teller.refuse(Message("pludo-menu-key-refused", {"reason": reason}))
        else:
            self.app.pages.pop()
            self.done(parsed)
        return True
