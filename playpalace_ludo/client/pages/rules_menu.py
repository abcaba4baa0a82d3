"""The rules to read: first steps, then every variant."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from playpalace_ludo import variants
from playpalace_ludo.client.pages.menu import Item
from playpalace_ludo.words import Message, first_steps, rulebook
from playpalace_ludo.words.commands import IN_GAME

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App

FIRST_STEPS = "playpalace"
"""The variant that first steps explain."""


def open_menu(app: App) -> None:
    app.open_menu(Message("pludo-menu-variants-title"), partial(_items, app))


def _items(app: App) -> list[Item]:
    items = [Item(first_steps.TITLE, partial(_read_first_steps, app))]
    for name in variants.offered():
        rules = variants.load_named(name)
        title = rulebook.variant_title(rules)
        read = partial(app.read, title, rulebook.rule_lines(rules))
        items.append(Item(title, read, help=rulebook.variant_summary(rules), id=name))
    return items


def _read_first_steps(app: App) -> None:
    keys = first_steps.keys(app.keymaps[IN_GAME])
    app.read(first_steps.TITLE, first_steps.lines(variants.load_named(FIRST_STEPS), keys))
