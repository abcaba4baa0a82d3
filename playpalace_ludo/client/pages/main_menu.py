"""The main menu and what it leads to: tables, saved games, lessons, rules, options."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from playpalace_ludo import variants
from playpalace_ludo.client import game as games
from playpalace_ludo.client import left_stakes, seats, thinking, tutorial
from playpalace_ludo.client.game import Game, RulesGone
from playpalace_ludo.client.pages import your_games
from playpalace_ludo.client.pages.game_page import GamePage
from playpalace_ludo.client.pages.look_back import LookBack
from playpalace_ludo.client.pages.menu import Item, Menu
from playpalace_ludo.client.pages.new_table import NewTable
from playpalace_ludo.client.pages.options_menu import OptionsMenu
from playpalace_ludo.client.pages.replay import ReplayPage
from playpalace_ludo.client.pages.tournaments import TournamentPages
from playpalace_ludo.client.staking import Stakes
from playpalace_ludo.client.storage import saved_list
from playpalace_ludo.client.storage.options import STRENGTHS, Preset
from playpalace_ludo.client.table import Table
from playpalace_ludo.client.tutorial import Coach
from playpalace_ludo.coins.purse import PurseError
from playpalace_ludo.coins.stake import Stake
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.files import Unreadable, why
from playpalace_ludo.table.dice import draw_first
from playpalace_ludo.table.fair_dice import FairDice, new_seed
from playpalace_ludo.table.seating import Player
from playpalace_ludo.words import Message, first_steps, problems, rulebook
from playpalace_ludo.words.commands import IN_GAME
from playpalace_ludo.words.phrases import Args

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App

AFTER_LESSONS = Preset("playpalace", tutorial.SEATS)
"""The table at which a learner goes on."""


class FirstMenu(Menu):
    """The menu behind which there is nothing; only Escape ends the program from here."""

    def key(self, key: str) -> bool:
        if key == "backspace":
            self.teller.refuse(Message("pludo-menu-nothing-behind"))
            return True
        return super().key(key)


class MainMenu:
    """The menu a player begins with, the pages it opens and the tables it sets up."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.stakes = Stakes(app.saves.root)
        self.tournaments = TournamentPages(app, self)
        app.settings.board_changed = self.show_board

    def open(self) -> None:
        self.app.reset(self.page())
        self.settle_left()

    def page(self) -> Menu:
        """Return the main menu, for those who put pages in front of it."""
        title = Message("pludo-menu-main-title")
        return FirstMenu(self.app.teller, title, self._main_items, self.app.quit)

    def start(
        self,
        preset: Preset,
        rules: Rules | None = None,
        folder: str = "",
        *,
        seed: str = "",
        typed: Mapping[int, str] = MappingProxyType({}),
        stake: int = 0,
        doubling: bool = False,
    ) -> None:
        """Sit down at a new table; raise LudoError or SeatError if there is no such table.

        `seed` is what its dice were fixed by, if that was done already, and `typed` what people
        added to it, by seat.
        """
        rules = rules or variants.load(preset.variant)
        name, bracket, options = preset.variant.partition("(")
        if name.endswith(".toml"):
            # A rule file of the player's own is found again from any folder.
            path = Path(name).resolve()
            preset, folder = preset._replace(variant=f"{path}{bracket}{options}"), str(path.parent)
        players = seats.parse(
            preset.seats,
            rules,
            you=self.your_name,
            strengths=STRENGTHS,
            default_strength=self.app.options.text("table.bot"),
        )
        game = self.new_game(rules, players, folder, seed=seed, typed=typed)
        if stake and self.app.options.is_on("table.coins"):
            self._put_stake(game, stake, doubling)
        self.app.options.last = preset
        self.app.settings.keep()
        again = partial(self._again, preset, rules, folder, typed, stake=stake, doubling=doubling)
        self.sit_down(game, resumed=False, again=again)

    def new_game(
        self,
        rules: Rules,
        players: Sequence[Player],
        folder: str = "",
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
        return Game(match, players, dice, save=save, undo_policy=policy, folder=folder)

    def carry_on(self, path: Path) -> None:
        """Go on with a saved game; one that cannot be read is explained."""
        owner = self.tournaments.store.owner(path)
        if owner is not None:
            self.tournaments.open(owner, play=True)
            return
        game = self.read_game(path, to_play=True)
        if game is None:
            return
        if game.lesson:
            coach = self._coach()
            coach.catch_up(game)
            self.sit_down(game, resumed=True, again=self._after_lessons, coach=coach)
        else:
            preset = Preset(game.rules.spec, seats.words(game.players, game.rules))
            again = partial(
                self._again,
                preset,
                game.rules,
                game.folder,
                stake=game.stake.first if game.stake else 0,
                doubling=game.stake is not None and game.stake.doubling,
            )
            self.sit_down(game, resumed=True, again=again)

    def _again(
        self,
        preset: Preset,
        rules: Rules,
        folder: str,
        typed: Mapping[int, str] = MappingProxyType({}),
        *,
        stake: int = 0,
        doubling: bool = False,
    ) -> None:
        """Sit down at the same table once more; a record may have names no table can."""
        try:
            self.start(preset, rules, folder, typed=typed, stake=stake, doubling=doubling)
        except seats.SeatError as error:
            self.app.teller.refuse(error.message)
        except PurseError as error:
            self.app.teller.refuse(problems.alone(error))

    def _put_stake(self, game: Game, coins: int, doubling: bool) -> None:
        """Have everybody stake before a game; raise PurseError if somebody cannot."""
        self.settle_left()
        game.stake = Stake(game.identity.id, coins, coins, doubling and len(game.players) == 2)
        self.stakes.put(game.stake, game.players)

    def settle_left(self) -> None:
        """Settle what a kill left on the tables, and say who got it."""
        told = left_stakes.settle(self.stakes, self.app.saves, self.tournaments.store)
        if told:
            self.app.teller.notice(*told)

    def _pay(self, game: Game) -> Sequence[Message]:
        """Pay a finished game out; where the purses cannot be used, say why."""
        if game.stake is None:
            return ()
        try:
            return self.stakes.pay(game.stake, game.match, game.players)
        except PurseError as error:
            return [problems.alone(error)]

    @property
    def your_name(self) -> str:
        return self.app.options.text("player.name") or self.app.teller.translator.text(
            "pludo-client-player"
        )

    def show_board(self) -> None:
        """Put the board on the screen or take it away, as options and output mode say."""
        tables = [page.table for page in self.app.pages if page.table is not None]
        self.app.show_board(tables[-1] if tables else None)

    def sit_down(
        self,
        game: Game,
        *,
        resumed: bool,
        again: Callable[[], None],
        coach: Coach | None = None,
        ended: Callable[[Game], Sequence[Message]] | None = None,
        afterwards: str = "",
    ) -> None:
        """Open the page of a game; after it Enter does `again`, and `ended` tells more."""
        app = self.app
        table = Table(
            game, app.teller, app.options, thinker=app.thinker, clock=app.clock, coach=coach
        )
        table.keys = lambda: app.keymaps[IN_GAME]
        table.ended = ended or self._pay
        table.afterwards = afterwards or table.afterwards
        page = GamePage(
            app,
            table,
            resumed=resumed,
            again=again,
            leave=self.open,
            options=self._open_options,
            stakes=self.stakes,
        )
        app.pages = [page]
        strengths = [player.bot for player in game.players if player.is_bot]
        app.warm_up(game.rules, len(game.state.seats), strengths)
        self.show_board()
        page.show()
        if game.stake is not None and not game.match.over:
            pot = game.stake.coins * len(game.players)
            app.teller.notice(
                Message("pludo-coins-staked", {"coins": game.stake.coins, "pot": pot})
            )
        if "expert" in strengths and (notice := thinking.notice()):
            app.teller.notice(Message(notice))

    def read_game(self, path: Path, *, to_play: bool) -> Game | None:
        """Read the game in a file; set a damaged one aside, leave one we cannot use now alone."""
        saves, teller = self.app.saves, self.app.teller
        try:
            text = saves.read(path)
            save = saves.open(path, text) if to_play else None
            return games.from_record(text, variants.load_named, self.app.dice, save)
        except RulesGone as error:
            kind = "elsewhere" if error.elsewhere else "gone"
            rules = {"rules": error.name, "folder": error.elsewhere}
            teller.refuse(Message(f"pludo-client-save-rules-{kind}", rules))
        except Unreadable as error:
            reason = problems.phrase(error.reason)
            teller.refuse(Message("pludo-client-save-unreadable", {"reason": reason}))
        except LudoError as error:
            self._set_aside(path, error)
        return None

    def _set_aside(self, path: Path, error: LudoError) -> None:
        try:
            aside = self.app.saves.set_aside(path)
        except OSError:
            aside = path
        arguments: Args = {"file": str(aside), "reason": problems.message(error)}
        self.app.teller.refuse(Message("pludo-client-save-damaged", arguments))

    def _menu(self, name: str, items: Callable[[], list[Item]]) -> Menu:
        title = Message(f"pludo-menu-{name}-title")
        return Menu(self.app.teller, title, items, self.app.back)

    def _main_items(self) -> list[Item]:
        open_menu = self.app.open
        items = [
            Item(Message("pludo-menu-new-game"), self._open_new_table),
            Item(Message("pludo-menu-lessons"), self._teach),
            Item(Message("pludo-menu-puzzles"), self._open_puzzles),
            Item(Message("pludo-menu-your-games"), self._open_your_games),
            Item(Message("pludo-menu-tournaments"), self.tournaments.open_list),
            *self._purse_items(),
            Item(Message("pludo-menu-others"), self.play_with_others),
            Item(Message("pludo-menu-options"), self._open_options),
            Item(Message("pludo-menu-rules"), self._open_variants),
            Item(Message("pludo-menu-keys"), self.app.list_keys),
            Item(Message("pludo-menu-key-help"), self.app.explain_keys),
            Item(Message("pludo-menu-quit"), self.app.quit),
        ]
        if self.app.saves.finished():
            row = Item(
                Message("pludo-menu-finished"),
                lambda: open_menu(self._menu("finished", self._finished)),
            )
            items.insert(3, row)
        unfinished = self.app.saves.unfinished()
        if len(unfinished) == 1:
            only = self._game_item(unfinished[0], self.carry_on)
            items.insert(0, replace(only, label=Message("pludo-menu-continue"), help=only.label))
        elif unfinished:
            row = Item(
                Message("pludo-menu-continue-one-of", {"count": len(unfinished)}),
                lambda: open_menu(self._menu("continue", self._unfinished)),
            )
            items.insert(0, row)
        return items

    def _purse_items(self) -> list[Item]:
        """Return the player's purse as a row, if coins are wanted at all."""
        if not self.app.options.is_on("table.coins"):
            return []
        try:
            told = Message("pludo-menu-purse", {"coins": self.stakes.purses.coins(self.your_name)})
        except PurseError as error:
            told = problems.alone(error)
        return [Item(told, partial(self.app.teller.reply, told, Message("pludo-menu-purse.desc")))]

    def _unfinished(self) -> list[Item]:
        return [self._game_item(path, self.carry_on) for path in self.app.saves.unfinished()]

    def _finished(self) -> list[Item]:
        return [self._game_item(path, self._open_finished) for path in self.app.saves.finished()]

    def _open_finished(self, path: Path) -> None:
        """Offer what can be done with a finished game; a guided one is not judged."""

        def items() -> list[Item]:
            replay = Item(Message("pludo-menu-replay"), partial(self._replay, path))
            if saved_list.is_lesson(path):
                return [replay]
            back = LookBack(self.app, partial(self.read_game, path, to_play=False))
            return [replay, *back.items()]

        self.app.open(Menu(self.app.teller, saved_list.label(path), items, self.app.back))

    def _game_item(self, path: Path, act: Callable[[Path], None]) -> Item:
        return Item(saved_list.label(path), partial(act, path), remove=partial(self._remove, path))

    def _remove(self, path: Path) -> bool:
        try:
            self.app.saves.remove(path)
            self.settle_left()
        except OSError as error:
            reason = problems.phrase(why(error))
            self.app.teller.refuse(Message("pludo-client-not-removed", {"reason": reason}))
            return False
        return True

    def _replay(self, path: Path) -> None:
        game = self.read_game(path, to_play=False)
        if game is not None:
            page = ReplayPage(self.app, game)
            self.app.pages.append(page)
            self.show_board()
            page.show()

    def _open_your_games(self) -> None:
        your_games.open_page(self.app, self.your_name)

    def _open_puzzles(self) -> None:
        from playpalace_ludo.client.pages import puzzles  # brings the bots along

        puzzles.open_page(self.app)

    def _teach(self) -> None:
        """Begin the guided game, or go on with the one that was left."""
        left = next(filter(saved_list.is_lesson, self.app.saves.unfinished()), None)
        if left is not None:
            self.carry_on(left)
            return
        game = tutorial.new_game(self.your_name, self.app.saves.new("lesson"))
        self.sit_down(game, resumed=False, again=self._after_lessons, coach=self._coach())

    def _coach(self) -> Coach:
        return Coach(first_steps.keys(self.app.keymaps[IN_GAME]))

    def _after_lessons(self) -> None:
        self.start(AFTER_LESSONS)

    def _open_variants(self) -> None:
        self.app.open(self._menu("variants", self._variants))

    def _read_first_steps(self) -> None:
        keys = first_steps.keys(self.app.keymaps[IN_GAME])
        rules = variants.load(AFTER_LESSONS.variant)
        self.app.read(first_steps.TITLE, first_steps.lines(rules, keys))

    def _variants(self) -> list[Item]:
        items = [Item(first_steps.TITLE, self._read_first_steps)]
        for name in variants.offered():
            rules = variants.load(name)
            read = partial(self.app.read, rulebook.variant_title(rules), rulebook.rule_lines(rules))
            summary = rulebook.variant_summary(rules)
            items.append(Item(rulebook.variant_title(rules), read, help=summary))
        return items

    def begin_with_others(self, server: str) -> None:
        """Begin at a server, or with the list of them; the main menu lies behind."""
        self.app.pages = [self.page()]
        self.play_with_others(server)

    def begin_with_tournament(self, path: Path) -> None:
        """Begin with a tournament; the main menu lies behind."""
        self.app.pages = [self.page()]
        self.tournaments.open(path)

    def play_with_others(self, server: str = "") -> None:
        """Open the list of servers, or go straight to one."""
        from playpalace_ludo.client.pages.online.servers import PlayWithOthers

        others = PlayWithOthers(self.app, self.app.config)
        if server:
            others.connect(server)
        else:
            others.open()

    def _open_new_table(self) -> None:
        NewTable(self.app, self.start).open()

    def _open_options(self) -> None:
        OptionsMenu(self.app).open()
