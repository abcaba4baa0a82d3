"""Open the page of a game: a new one, a saved one, or the next at the same table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from playpalace_ludo import variants
from playpalace_ludo.client import seats
from playpalace_ludo.client.game import Game
from playpalace_ludo.client.pages.game_page import GamePage
from playpalace_ludo.client.pages.options_menu import OptionsMenu
from playpalace_ludo.client.storage.options import STRENGTHS, Preset
from playpalace_ludo.client.table import ClientTable, Ending
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.soundness import must_be_a_game
from playpalace_ludo.table import thought
from playpalace_ludo.table.dice import draw_first
from playpalace_ludo.table.fair_dice import FairDice, new_seed
from playpalace_ludo.table.seating import Player
from playpalace_ludo.words import Message, problems
from playpalace_ludo.words.commands import IN_GAME

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App
    from playpalace_ludo.client.pages.table_coins import TableCoins
    from playpalace_ludo.client.tutorial import Coach


class Tables:
    """Sets up games and opens their pages; `leave` returns to the main menu."""

    def __init__(self, app: App, coins: TableCoins, leave: Callable[[], None]) -> None:
        self.app = app
        self.coins = coins
        self._leave = leave

    def start(
        self,
        preset: Preset,
        rules: Rules | None = None,
        *,
        seed: str = "",
        typed: Mapping[int, str] = MappingProxyType({}),
        stake: int = 0,
        doubling: bool = False,
    ) -> None:
        """Start a game at a new table; raise LudoError or SeatError if it is invalid.

        `seed` fixes its dice, if already drawn; `typed` has the words people added, by seat.
        """
        rules = rules or variants.load(preset.variant)
        must_be_a_game(rules)
        name, bracket, options = preset.variant.partition("(")
        if name.endswith(".toml"):
            # An absolute path lets a rule file be found again from any folder.
            path = Path(name).resolve()
            preset = preset._replace(variant=f"{path}{bracket}{options}")
            self.app.saves.rule_files.note(rules, path)
        players = seats.parse(
            preset.seats,
            rules,
            you=self.app.your_name,
            among_others=None if self.app.options.text("player.name") else self._by_colour,
            strengths=(*STRENGTHS, *thought.guests()),
            default_strength=self.app.options.text("table.bot"),
        )
        game = self.new_game(rules, players, seed=seed, typed=typed)
        if stake and self.app.options.is_on("table.coins"):
            self.coins.put(game, stake, doubling=doubling)
        if not any(player.bot in thought.guests() for player in players):
            self.app.options.last = preset  # what is kept never names a module or a command
            self.app.settings.keep()
        # Without the words: the next seed must not be drawn with any of its words known.
        same = partial(self.start, preset, rules, stake=stake, doubling=doubling)
        self.sit_down(game, resumed=False, again=partial(self.start_or_refuse, same))

    def _by_colour(self, colour: str) -> str:
        return self.app.teller.text(Message("pludo-player", {"colour": colour}))

    def resume(self, game: Game) -> None:
        """Continue a saved game."""
        same = partial(
            self.start,
            Preset(game.rules.spec, seats.words(game.players, game.rules)),
            game.rules,
            stake=game.stake.first if game.stake else 0,
            doubling=game.stake is not None and game.stake.doubling,
        )
        self.sit_down(game, resumed=True, again=partial(self.start_or_refuse, same))

    def start_or_refuse(self, start: Callable[[], None]) -> None:
        """Start another game at the same table; names from a record may be invalid there."""
        try:
            start()
        except seats.SeatError as error:
            self.app.teller.refuse(error.message)
        except LudoError as error:  # a purse, or rules that only an old game may go on with
            self.app.teller.refuse(problems.alone(error))

    def new_game(
        self,
        rules: Rules,
        players: Sequence[Player],
        *,
        seed: str = "",
        typed: Mapping[int, str] = MappingProxyType({}),
    ) -> Game:
        """Make a game for these players, with a file and dice of its own."""
        taken = [player.seat for player in players]
        dice = self.app.take_dice() or FairDice.for_players(
            seed or new_seed(), rules, players, typed
        )
        match = Match(
            rules,
            taken,
            names=[player.name for player in players],
            first=draw_first(rules, taken, dice),
            proof=dice.proof,
        )
        policy = self.app.options.text("table.undo")
        save = self.app.saves.new(rules.name)
        return Game(match, players, dice, save=save, undo_policy=policy)

    def sit_down(
        self,
        game: Game,
        *,
        resumed: bool,
        again: Callable[[], None],
        coach: Coach | None = None,
        ending: Ending | None = None,
    ) -> None:
        """Open the page of a game; after its end Enter does `again`."""
        app = self.app
        table = ClientTable(
            game,
            app.teller,
            app.options,
            background=app.background,
            clock=app.clock,
            keys=lambda: app.keymaps[IN_GAME],
            coach=coach,
            ending=ending or Ending(self.coins.pay),
        )
        page = GamePage(
            app,
            table,
            resumed=resumed,
            again=again,
            leave=self._leave,
            options=OptionsMenu(app).open,
            stakes=self.coins.stakes,
        )
        if game.stake is not None and not game.match.over:
            pot = game.stake.coins * len(game.players)
            table.terms = [Message("pludo-coins-staked", {"coins": game.stake.coins, "pot": pot})]
        app.pages = [page]
        strengths = [player.bot for player in game.players if player.is_bot]
        app.background.warm_up(game.rules, len(game.state.seats), strengths)
        app.refresh_board()
        page.show()
        players = len(game.state.seats)
        if notice := thought.notice(strengths, game.rules, players):
            app.teller.notice(Message(notice))
