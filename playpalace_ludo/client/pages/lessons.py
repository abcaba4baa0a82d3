"""The guided game: start or continue it, and what follows it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from playpalace_ludo.client import tutorial
from playpalace_ludo.client.game import Game
from playpalace_ludo.client.pages.saved_games import read_game
from playpalace_ludo.client.storage import saved_list
from playpalace_ludo.client.storage.options import Preset
from playpalace_ludo.client.tutorial import Coach
from playpalace_ludo.words import first_steps
from playpalace_ludo.words.commands import IN_GAME

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App
    from playpalace_ludo.client.pages.tables import Tables

AFTER_LESSONS = Preset("playpalace", tutorial.SEATS)
"""The table after the guided game."""


class Lessons:
    def __init__(self, app: App, tables: Tables) -> None:
        self.app = app
        self.tables = tables

    def teach(self) -> None:
        """Start the guided game, or continue one that was left."""
        left = next(filter(saved_list.is_lesson, self.app.saves.unfinished()), None)
        if left is None:
            game = tutorial.new_game(self.app.your_name, self.app.saves.new("lesson"))
            self._sit_down(game, self._coach(), resumed=False)
        elif (begun := read_game(self.app, left, to_play=True)) is not None:
            self.resume(begun)

    def resume(self, game: Game) -> None:
        coach = self._coach()
        coach.catch_up(game)
        self._sit_down(game, coach, resumed=True)

    def _sit_down(self, game: Game, coach: Coach, *, resumed: bool) -> None:
        again = partial(self.tables.start, AFTER_LESSONS)
        self.tables.sit_down(game, resumed=resumed, again=again, coach=coach)

    def _coach(self) -> Coach:
        return Coach(first_steps.keys(self.app.keymaps[IN_GAME]))
