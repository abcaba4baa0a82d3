"""Option menus: values by arrows or from a list, texts typed, keys by pressing them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from playpalace_ludo.client import seats
from playpalace_ludo.client.pages.keys_menu import KeysMenu
from playpalace_ludo.client.pages.menu import Item, Menu
from playpalace_ludo.client.pages.online import records
from playpalace_ludo.client.storage.options import GROUPS, Setting
from playpalace_ludo.client.storage.settings import BACKENDS
from playpalace_ludo.words import Message
from playpalace_ludo.words.phrases import sentences

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App


class OptionRow(NamedTuple):
    """One value of a list."""

    id: str
    label: Message
    act: Callable[[], None]
    help: Message | None = None


def choose(app: App, title: Message, rows: Sequence[OptionRow], at: int) -> None:
    """Open a list of values at the current one; choosing one closes it."""

    def chosen(act: Callable[[], None]) -> None:
        app.pages.pop()
        act()

    items = [Item(row.label, partial(chosen, row.act), help=row.help, id=row.id) for row in rows]
    menu = Menu(app.teller, title, lambda: items, app.back)
    menu.cursor = at
    app.open(menu)


class OptionsMenu:
    """All options by group; changes take effect at once and are saved."""

    def __init__(self, app: App) -> None:
        self.app = app

    def open(self) -> None:
        self.app.open_menu(Message("pludo-menu-options-title"), self._groups)

    def _groups(self) -> list[Item]:
        groups = [
            Item(Message(f"pludo-menu-group-{group}"), partial(self._open_group, group))
            for group in GROUPS
            if self.app.settings.offered(group)
        ]
        take = partial(self.app.exchange.take, self.app, self._take_record)
        about = Message("pludo-menu-take.desc")
        return [
            *groups,
            Item(Message("pludo-menu-own-keys"), KeysMenu(self.app).open),
            Item(Message("pludo-menu-take"), take, help=about),
        ]

    def _take_record(self, data: bytes) -> None:
        """Keep a game from a file, or say why it cannot be."""
        text = data.decode("utf-8-sig", "replace")
        self.app.teller.reply(records.take_in(self.app.saves, text))

    def _open_group(self, group: str) -> None:
        title = Message(f"pludo-menu-group-{group}-title")
        self.app.open_menu(title, lambda: [*map(self._setting, self.app.settings.offered(group))])

    def _setting(self, setting: Setting) -> Item:
        settings = self.app.settings
        label, help_text = settings.label(setting), Message(f"{setting.message_id}.desc")
        if setting.kind in ("bool", "int"):
            return Item(label, None, partial(settings.step, setting.key), help_text)
        if setting.kind == "choice":
            open_list = partial(self._list_choices, setting)
            return Item(label, open_list, partial(settings.step, setting.key), help_text)
        if setting.key == "speech.backend":
            return Item(label, partial(self._list_backends, setting), None, help_text)
        if setting.key == "speech.voice":
            return Item(label, partial(self._list_voices, setting), None, help_text)
        return Item(
            label,
            partial(self._ask, setting),
            None,
            help_text,
            remove=partial(self._empty, setting),
            sure=Message("pludo-menu-empty"),
        )

    def _list_choices(self, setting: Setting) -> None:
        settings = self.app.settings
        rows = []
        for value in settings.choices(setting):
            label = settings.value(setting, value)
            shown = label if isinstance(label, Message) else _as_is(str(label))
            told = settings.meaning(setting, value)
            rows.append((value, shown, sentences(told) if told else None))
        self._list(setting, rows)

    def _list_backends(self, setting: Setting) -> None:
        names = [setting.value_id(name) for name in BACKENDS]
        labels = [
            (value, Message(name), Message(f"{name}.desc"))
            for value, name in zip(BACKENDS, names, strict=True)
        ]
        self._list(setting, labels)

    def _list_voices(self, setting: Setting) -> None:
        """List the voices of the current output; if it has no list, a name can be typed."""
        teller = self.app.teller
        found = teller.presenter.speech.voices(teller.translator.lang)
        if not found:
            self._ask(setting)
            return
        usual = ("", Message("pludo-menu-usual-voice"), None)
        self._list(setting, [usual, *((name, _as_is(name), None) for name in found)])

    def _list(
        self, setting: Setting, values: Sequence[tuple[str, Message, Message | None]]
    ) -> None:
        settings = self.app.settings
        rows = [
            OptionRow(value, label, partial(settings.set, setting.key, value), help_text)
            for value, label, help_text in values
        ]
        known = [value for value, _, _ in values]
        here = self.app.options.text(setting.key)
        at = known.index(here) if here in known else 0
        title = Message("pludo-menu-list-title", {"label": settings.label(setting)})
        choose(self.app, title, rows, at)

    def _ask(self, setting: Setting) -> None:
        """Ask for a text; Enter alone leaves it unchanged, Delete on the row empties it."""
        settings = self.app.settings

        def typed(text: str) -> None:
            if setting.key == "player.name":
                text = seats.clean_name(text)
            if text:
                settings.set(setting.key, text)
            else:
                settings.say(setting.key)

        self.app.ask(Message("pludo-menu-type", {"label": settings.label(setting)}), typed)

    def _empty(self, setting: Setting) -> bool:
        self.app.settings.set(setting.key, "")
        return False


def _as_is(text: str) -> Message:
    return Message("pludo-menu-file", {"name": text})
