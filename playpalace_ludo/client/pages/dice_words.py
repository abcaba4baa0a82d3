"""Words people add to the dice of a new table, after the seed has been fixed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from playpalace_ludo.client.pages.menu import Item
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.table.dice_hashes import commitment
from playpalace_ludo.table.fair_dice import clean_contribution, new_seed
from playpalace_ludo.words import Message
from playpalace_ludo.words.dice_code import code
from playpalace_ludo.words.model import Arg

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App

People = Callable[[], Mapping[int, str]]
"""The colours of the seats where people sit, by seat."""


class DiceWords:
    """A menu with the code of the dice and each person's words to mix in."""

    def __init__(self, app: App, rules: Callable[[], Rules], people: People) -> None:
        self.app = app
        self.seed = new_seed()
        self._rules = rules
        self._people = people
        self._typed: dict[int, str] = {}

    @property
    def typed(self) -> dict[int, str]:
        """Words typed by the people now at the table, by seat."""
        return {seat: words for seat, words in self._typed.items() if seat in self._people()}

    def item(self) -> Item:
        about = Message("pludo-menu-dice-words-here")
        return Item(Message("pludo-menu-dice-words"), self._open, help=about)

    def _open(self) -> None:
        title = Message("pludo-menu-dice-words-title")
        self.app.open_menu(title, self._items)

    def _items(self) -> list[Item]:
        rows = [
            Item(self._label(seat), partial(self._ask, seat), help=self._code(), id=f"seat-{seat}")
            for seat in self._people()
        ]
        return [*rows, Item(self._code(), lambda: self.app.teller.reply(self._code()))]

    def _code(self) -> Message:
        about: dict[str, Arg] = {
            "throw": self._rules().chance.randomiser,
            "code": code(commitment(self.seed)),
        }
        return Message("pludo-dice-fixed-next", about)

    def _label(self, seat: int) -> Message:
        words = self._typed.get(seat, "")
        colour = self._people()[seat]
        about: dict[str, Arg] = {"colour": colour, "words": words, "drawn": 0 if words else 1}
        return Message("pludo-menu-dice-words-of", about)

    def _ask(self, seat: int) -> None:
        def typed(text: str) -> None:
            self._typed[seat] = clean_contribution(text)
            self.app.teller.reply(self._label(seat))

        prompt = Message("pludo-menu-dice-words-type", {"fixed": self._code()})
        self.app.ask(prompt, typed, self._typed.get(seat, ""))
