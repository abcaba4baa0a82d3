"""The rules to read: first steps, then every variant."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from playpalace_ludo import variants
from playpalace_ludo.client.pages.menu import Item
from playpalace_ludo.client.pages.working import work_through
from playpalace_ludo.client.storage.rule_list import OfferedRules
from playpalace_ludo.core.errors import RulesError
from playpalace_ludo.words import Message, first_steps, problems, rulebook
from playpalace_ludo.words.commands import IN_GAME
from playpalace_ludo.words.model import Arg
from playpalace_ludo.work import finish

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App

FIRST_STEPS = "playpalace"
"""The variant that first steps explain."""


def open_menu(app: App) -> None:
    title = Message("pludo-menu-variants-title")
    work_through(
        app,
        Message("pludo-menu-reading-rules"),
        app.rules.read(),
        lambda found: app.open_menu(title, partial(_items, app)),
    )


def _items(app: App) -> list[Item]:
    items = [Item(first_steps.TITLE, partial(_read_first_steps, app))]
    for rules in finish(app.rules.read()):
        read = partial(_read_rules, app, rules)
        items.append(
            Item(rules.title, read, help=rules.summary, id=rules.name, begins=_begins(rules))
        )
    return items


def _begins(rules: OfferedRules) -> Arg:
    """Return the beginning of a title; custom rules have the title in their file."""
    return rules.title.args.get("title", rules.title)


def _read_rules(app: App, rules: OfferedRules) -> None:
    """Open the rules; a file may have changed since it was listed."""
    try:
        app.read(rules.title, rulebook.rule_lines(variants.load_named(rules.name)))
    except RulesError as error:
        app.teller.refuse(problems.alone(error))


def _read_first_steps(app: App) -> None:
    keys = first_steps.keys(app.keymaps[IN_GAME])
    app.read(first_steps.TITLE, first_steps.lines(variants.load_named(FIRST_STEPS), keys))
