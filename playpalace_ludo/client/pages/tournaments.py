"""Tournament pages: the list, one tournament, and its games."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from playpalace_ludo.client import seats
from playpalace_ludo.client.game import Game, NotKept
from playpalace_ludo.client.pages.menu import Item, Menu
from playpalace_ludo.client.pages.new_tournament import NewTournament
from playpalace_ludo.client.pages.page import Page
from playpalace_ludo.client.pages.saved_games import read_game
from playpalace_ludo.client.staking import pot_of
from playpalace_ludo.client.storage import identity
from playpalace_ludo.client.storage.tournaments import Tournaments, for_tables
from playpalace_ludo.client.table import Ending
from playpalace_ludo.client.view import PageKind, PageView
from playpalace_ludo.coins.purse import PurseError
from playpalace_ludo.contest.tournament import TABLES, Playing, Tournament, next_meeting
from playpalace_ludo.core import engine
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.soundness import must_be_a_game
from playpalace_ludo.core.standings import standings
from playpalace_ludo.table.seating import Player
from playpalace_ludo.words import Listener, Message, problems, queries
from playpalace_ludo.words import contest as words
from playpalace_ludo.words.phrases import Args

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App
    from playpalace_ludo.client.pages.tables import Tables

SLICE = 0.05
"""Seconds that bots play at a stretch before keys are handled."""
A_FEW = 20
"""Positions a bot looks at between checks of the time."""


class TournamentPages:
    """Menus of tournaments, and their games."""

    def __init__(
        self,
        app: App,
        tables: Tables,
        store: Tournaments,
        main_menu: Callable[[], Page],
        leave: Callable[[], None],
    ) -> None:
        """Show the tournaments in `store`; `main_menu` makes the page below them."""
        self.app = app
        self.tables = tables
        self.stakes = tables.coins.stakes
        self.store = store
        self._main_menu = main_menu
        self._leave = leave

    def open_list(self) -> None:
        title = Message("pludo-menu-tournaments-title", {"count": len(self.store.paths())})
        self.app.open_menu(title, self._rows)

    def _rows(self) -> list[Item]:
        new = Item(Message("pludo-menu-tournament-new"), self._open_new)
        return [*(self._row(path) for path in self.store.paths()), new]

    def _row(self, path: Path) -> Item:
        try:
            label = words.label(self.store.read(path))
        except LudoError:
            label = Message("pludo-menu-file", {"name": path.stem})
        remove = partial(self._remove, path)
        return Item(label, partial(self.open, path), remove=remove, id=path.name)

    def _remove(self, path: Path) -> bool:
        try:
            with suppress(LudoError):  # the stake of an unreadable tournament cannot be refunded
                self.stakes.purses.give_back(pot_of(self.store.read(path)))
            self.store.remove(path)
        except OSError as error:
            self.app.refuse_error("pludo-client-not-removed", error)
            return False
        return True

    def _open_new(self) -> None:
        NewTournament(self.app, self._create, you=self.app.your_name).open()

    def _create(self, made: Tournament) -> None:
        path = self.store.path_for(made.name)
        self.stakes.put_for(made)
        if self._keep(path, made, was=None):
            self.open(path)

    def open(self, path: Path, *, play: bool = False, news: Sequence[Message] = ()) -> None:
        """Open a tournament on top of the main menu; with `play` go straight to its game."""
        tournament = self._settled(path)
        if tournament is None:
            return
        menu = self._main_menu()
        if play and next_meeting(tournament) is not None:
            self.app.pages = [menu]
            self._play(path)
            return
        title = Message("pludo-menu-tournament-title", {"name": tournament.name})
        page = Menu(self.app.teller, title, partial(self._items, path), self._leave)
        self.app.pages = [menu, page]
        self.app.teller.reply(*news, title, words.coming(tournament))
        page.say_here()

    def _items(self, path: Path) -> list[Item]:
        tournament = self._read(path)
        if tournament is None:
            return [Item(Message("pludo-menu-tournament-gone"), self._leave)]
        meeting = next_meeting(tournament)
        items = []
        if meeting is not None:
            pair = [tournament.players[one] for one in meeting.players]
            told = {"meeting": words.meeting(tournament, meeting)}
            if all(entrant.bot for entrant in pair):
                items.append(
                    Item(Message("pludo-menu-tournament-quick", told), partial(self._watch, path))
                )
                items.append(
                    Item(Message("pludo-menu-tournament-listen", told), partial(self._play, path))
                )
            else:
                items.append(
                    Item(Message("pludo-menu-tournament-play", told), partial(self._play, path))
                )
        return [
            *items,
            Item(Message("pludo-menu-tournament-standings"), partial(self._standings, path)),
            Item(Message("pludo-menu-tournament-rounds"), partial(self._rounds, path)),
            Item(Message("pludo-menu-tournament-export"), partial(self._export, path)),
            Item(Message("pludo-menu-tournament-leave"), self._leave),
        ]

    def _standings(self, path: Path) -> None:
        if (tournament := self._read(path)) is not None:
            title, *rows = words.standings(tournament)
            self.app.read(title, rows)

    def _rounds(self, path: Path) -> None:
        if (tournament := self._read(path)) is not None:
            self.app.read(words.label(tournament), words.rounds(tournament))

    def _export(self, path: Path) -> None:
        """Export the standings and all matches as text."""
        tournament = self._read(path)
        if tournament is None:
            return
        say = self.app.teller.translator.say
        lines = [*words.standings(tournament), *words.rounds(tournament)]
        text = "\n".join(map(say, lines)) + "\n"
        try:
            file = self.app.exchange.give(f"{path.stem}.txt", text.encode("utf-8"))
        except OSError as error:
            self.app.refuse_error("pludo-client-export-failed", error)
            return
        self.app.teller.reply(Message("pludo-client-tournament-exported", {"file": file}))

    def _play(self, path: Path) -> None:
        """Start the next game, or continue the one that was left."""
        found = self._next_game(path)
        if found is None:
            return
        game, resumed = found
        self.tables.sit_down(
            game,
            resumed=resumed,
            again=partial(self.open, path),
            ending=Ending(
                partial(self._ended, path), "pludo-client-after-match", "pludo-menu-after-match"
            ),
        )

    def _watch(self, path: Path) -> None:
        """Let bots play their game without announcing it move by move."""
        found = self._next_game(path)
        if found is not None:
            self.app.open(BotsAlone(self.app, found[0], partial(self._watched, path)))

    def _watched(self, path: Path, game: Game) -> None:
        told = self._ended(path, game)
        names = {player.seat: player.name for player in game.players}
        news = queries.result(game.rules, game.state, Listener(names=names))
        self.open(path, news=news)  # it announces the next match; the news is of coins
        self.app.teller.notice(*told[1:])

    def _next_game(self, path: Path) -> tuple[Game, bool] | None:
        """Return the game to play and whether it had begun; None if there is none."""
        tournament = self._settled(path)
        meeting = None if tournament is None else next_meeting(tournament)
        if tournament is None or meeting is None:
            return None
        if tournament.playing is not None:
            return self._game_left(tournament.playing)
        try:
            rules = self.app.saves.rule_files.load(tournament.variant)
            for_tables(rules, len(tournament.players), tournament.seats)
            must_be_a_game(rules)
        except LudoError as error:
            self.app.teller.refuse(problems.alone(error))
            return None
        order = tournament.in_order(meeting)
        players = [
            Player(seat, tournament.players[at].name, tournament.players[at].bot)
            for seat, at in zip(seats.spread(rules, len(order)), order, strict=True)
        ]
        game = self.tables.new_game(rules, sorted(players))
        try:
            game.keep()
        except NotKept as error:
            self.app.teller.refuse(Message("pludo-client-save-failed", {"reason": error.reason}))
            return None
        begun = tournament.begin(game.identity.id)
        return (game, False) if self._keep(path, begun, was=tournament) else None

    def _game_left(self, playing: Playing) -> tuple[Game, bool] | None:
        path = identity.find(playing.record, self.app.saves.unfinished())
        game = None if path is None else read_game(self.app, path, to_play=True)
        if game is None:
            return None
        # A tournament of an earlier version knows the game by the name of its file.
        game.identity = game.identity._replace(id=playing.record)
        return game, True

    def _ended(self, path: Path, game: Game) -> Sequence[Message]:
        """Add a finished game to the tournament and return the news."""
        tournament = self._read(path)
        if tournament is None or tournament.playing is None:
            return ()
        after = _with_result(tournament, game)
        if not self._keep(path, after, was=tournament):
            return ()
        return [words.coming(after), *self._pay(after)]

    def _pay(self, tournament: Tournament) -> Sequence[Message]:
        """Pay out a finished tournament by places, once."""
        try:
            return self.stakes.pay_for(tournament)
        except PurseError as error:
            return [problems.alone(error)]

    def _settled(self, path: Path) -> Tournament | None:
        """Read a tournament; add a game that ended in a kill before its result was written."""
        tournament = self._read(path)
        if tournament is None or tournament.playing is None:
            return tournament
        record = tournament.playing.record
        if identity.find(record, self.app.saves.unfinished()) is not None:
            return tournament
        done = identity.find(record, self.app.saves.finished())
        game = None if done is None else read_game(self.app, done, to_play=False)
        if game is not None and _is_result(tournament, game):
            after = _with_result(tournament, game)
        else:
            self.app.teller.notice(Message("pludo-client-tournament-game-gone"))
            after = tournament.clear()
        if not self._keep(path, after, was=tournament):
            return None
        self.app.teller.notice(*self._pay(after))
        return after

    def _read(self, path: Path) -> Tournament | None:
        try:
            return self.store.read(path)
        except LudoError as error:
            args: Args = {"file": self.app.exchange.name(path), "reason": problems.message(error)}
            self.app.teller.refuse(Message("pludo-client-tournament-damaged", args))
            return None

    def _keep(self, path: Path, tournament: Tournament, *, was: Tournament | None) -> bool:
        try:
            self.store.write(path, tournament, was=was)
        except OSError as error:
            self.app.refuse_error("pludo-client-save-failed", error)
            return False
        except LudoError as error:
            self.app.teller.refuse(problems.alone(error))
            return False
        return True


def _is_result(tournament: Tournament, game: Game) -> bool:
    """Tell whether a game is over and was played by the players of this meeting."""
    assert tournament.playing is not None
    names = [tournament.players[at].name for at in tournament.playing.players]
    return game.match.over and sorted(player.name for player in game.players) == sorted(names)


def _with_result(tournament: Tournament, game: Game) -> Tournament:
    """Return the tournament with the result of a game: the winner of two, or all places."""
    assert tournament.playing is not None
    names = {player.seat: player.name for player in game.players}
    places = {names[row.seat]: row.place for row in standings(game.rules, game.state)}
    if tournament.kind == TABLES:
        order = [tournament.players[at].name for at in tournament.playing.players]
        return tournament.finish_table([places[name] for name in order])
    winner = engine.outcome(game.rules, game.state).winner
    name = None if winner is None else names[winner]
    pair = tournament.playing.players
    return tournament.finish(next((at for at in pair if tournament.players[at].name == name), None))


class BotsAlone(Page):
    """Bots play a game silently at full speed; Escape leaves it for later."""

    def __init__(self, app: App, game: Game, done: Callable[[Game], None]) -> None:
        self.app = app
        self.game = game
        self.done = done
        self.handlers = {"menu-back": app.back}
        names = tuple(player.name for player in game.players)
        self.title = Message("pludo-client-bots-alone", {"names": names})

    @property
    def wake(self) -> float | None:
        return self.app.clock()

    def show(self) -> None:
        self.app.teller.reply(self.title)

    def view(self) -> PageView:
        return PageView(PageKind.WORKING, self.app.teller.text(self.title))

    def help(self) -> list[Message]:
        return [Message("pludo-client-bots-alone-help")]

    def tick(self) -> None:
        end = time.monotonic() + SLICE
        try:
            while time.monotonic() < end and not self.game.match.over:
                self._act()
        except NotKept as error:
            self.app.teller.refuse(Message("pludo-client-save-failed", {"reason": error.reason}))
            self.app.back()
            return
        if self.game.match.over:
            if self.game.save is not None:
                self.game.save.finish()
            self.app.pages.remove(self)
            self.done(self.game)

    def _act(self) -> None:
        """Let the bot on turn act, or think a little further."""
        runner = self.game.runner
        thought = runner.bot_acts(self.game.actor.bot)
        if thought is None:
            runner.news()  # nobody hears it
        elif move := thought.go_on(A_FEW):
            runner.play(move)
