"""Our game as a host's game class: starting, ticking, ending and restoring, the same in every host.

The class holds what a host calls or saves. The game of Ludo itself is in `HostTable`; coins, dice,
series and the rest are plain objects beside it, which hosts reach by the names in `callbacks.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Self

from playpalace_ludo import log
from playpalace_ludo.core.state import State
from playpalace_ludo.hosts import NAME, TYPE
from playpalace_ludo.hosts.game import saved_meanwhile, starting
from playpalace_ludo.hosts.game.audience import LONGEST_NAME, GameAudience
from playpalace_ludo.hosts.game.autosave import Autosave
from playpalace_ludo.hosts.game.coins import Coins
from playpalace_ludo.hosts.game.colours import ColourChoice
from playpalace_ludo.hosts.game.commands import Commands
from playpalace_ludo.hosts.game.dice import TableDice
from playpalace_ludo.hosts.game.doubling import DoublingCube
from playpalace_ludo.hosts.game.faults import Faults
from playpalace_ludo.hosts.game.intake import Intake, answers_box, is_sound, keep_fair, kind_of
from playpalace_ludo.hosts.game.lists import Lists
from playpalace_ludo.hosts.game.lobby_rules import Lobby
from playpalace_ludo.hosts.game.option_changes import OptionChanges
from playpalace_ludo.hosts.game.option_sets import OptionSets
from playpalace_ludo.hosts.game.options import TableOption, table_options
from playpalace_ludo.hosts.game.options_menu import LudoOptions, limit
from playpalace_ludo.hosts.game.owner_pages import OwnerPages
from playpalace_ludo.hosts.game.promises import Promises
from playpalace_ludo.hosts.game.results import Results
from playpalace_ludo.hosts.game.returning import Returning
from playpalace_ludo.hosts.game.saves import SCHEMA, SavedFields
from playpalace_ludo.hosts.game.screen import HostScreen
from playpalace_ludo.hosts.game.seat_counts import SeatsOf
from playpalace_ludo.hosts.game.series import SeriesOfGames
from playpalace_ludo.hosts.game.steps import EndingStep, carry_out
from playpalace_ludo.hosts.host import Host
from playpalace_ludo.hosts.names import HostApi
from playpalace_ludo.hosts.play.audience import SYSTEM
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.hosts.play.turn_timer import TICKS_PER_SECOND
from playpalace_ludo.hosts.protocols import (
    Action,
    ActionSet,
    Database,
    GameResult,
    HostGame,
    Player,
    ResolvedAction,
    User,
)
from playpalace_ludo.settings.config import HostConfig
from playpalace_ludo.settings.store import ServerSettings
from playpalace_ludo.words import Message

if TYPE_CHECKING:
    Base = HostGame
else:
    Base = object  # at run time the host's own class comes behind ours


@dataclass(eq=False)
class LudoPlus(Base):
    """The game class, as far as it is the same for all hosts.

    Hosts save every attribute annotated here except class variables. Attributes may be added with
    a default, since old tables must load, but never renamed.
    """

    our_host: ClassVar[Host]
    api: ClassVar[HostApi]
    settings: ClassVar[ServerSettings]
    """The settings for new tables; a table keeps those it began with."""
    server_dir: ClassVar[Path]
    relevant_preferences: ClassVar[list[str]] = ["brief_announcements"]

    schema: int = SCHEMA
    options: LudoOptions = field(init=False)
    """The factory gives it the class of this server's options."""
    table_settings: str = ""
    """The server's settings as this table began; the factory provides the current ones."""
    seating: dict[str, int] = field(default_factory=dict)
    """Seats by the id of the player."""
    colours: dict[str, str] = field(default_factory=dict)
    """The colours chosen in the lobby, by the id of the player."""
    position: str = ""
    record: str = ""
    stand_ins: list[str] = field(default_factory=list)
    clock: int = 0
    started: int = 0
    game_id: str = ""
    """The identity of one game from start to end, wherever it is saved."""
    brought_back: str = ""
    """The message for people who return to a game that a killed server lost."""
    dice_seed: str = ""
    """The seed of this game's dice, secret until it is over; in old tables, of the next game's."""
    dice_next: str = ""
    """The seed of the next game's dice."""
    series: str = ""
    """The standing of a series of games; empty before the first is over."""
    staked: str = ""
    """The stake of this game as text; empty if there is none."""
    dice_words: dict[str, str] = field(default_factory=dict)
    """Words added to the dice of the next game, by player id."""
    dice_promises: dict[str, str] = field(default_factory=dict)
    """Hashes of words to be told when the next game begins, by player id."""

    def __post_init__(self) -> None:
        # Before the host's own part runs, which may already paint.
        self.config: HostConfig = self.settings.of(self.table_settings)
        self.table_options: Mapping[str, TableOption] = table_options(self.config)
        limit(self.options, self.config, self.table_options)
        self.hosted: HostTable | None = None
        """The current game; None in the lobby."""
        self.beat: int | None = None
        self._saving = False
        """Whether the host is saving this table, whose game will continue later."""
        self._turn_seat: int | None = None
        self._idle_until = 0
        self._kept_state: State | None = None
        self.audience = GameAudience(self)
        self.screen = self.make_screen()
        self.intake = Intake()
        self.faults = Faults(self)
        self.commands = Commands(self)
        self.lobby = Lobby(self)
        self.lists = Lists(self)
        self.owner_pages = OwnerPages(self)
        self.colour_choice = ColourChoice(self)
        self.option_changes = OptionChanges(self)
        self.option_sets = OptionSets(self)
        self.promises = Promises(self)
        self.dice = TableDice(self)
        self.coins = Coins(self)
        self.cube = DoublingCube(self)
        self.contest = SeriesOfGames(self)
        self.autosave = Autosave(self)
        self.saves = SavedFields(self)
        self.returning = Returning(self)
        self.results = Results(self)
        super().__post_init__()

    # What the class of each host brings

    BUFFERS: ClassVar[Mapping[str, str]]
    """The host's names of the buffers."""
    PLAYING: ClassVar[str] = "playing"
    WAITING: ClassVar[str] = "waiting"

    def make_screen(self) -> HostScreen:
        return HostScreen()

    def make_action(self, **fields: Any) -> Action:
        return self.api.Action(**fields)

    def player_result(self, player: Player) -> object:
        raise NotImplementedError

    def stop_waiting(self, held: str, player: Player) -> None:
        """Continue with a player who is back; if another was awaited, a bot plays for them."""

    def is_counting(self) -> bool:
        """Tell whether the host is counting ticks for something of its own."""
        return False

    def host_tick(self) -> None:
        """Do the work that the host leaves to its games on every tick."""

    def counts_itself(self, players: int) -> bool:
        """Tell whether the host itself reports too few or too many players."""
        return players < self.get_min_players()

    # What the game is

    @classmethod
    def get_name(cls) -> str:
        return NAME

    @classmethod
    def get_type(cls) -> str:
        return TYPE

    @classmethod
    def get_category(cls) -> str:
        return cls.our_host.category

    get_min_players = SeatsOf("min_players")
    get_max_players = SeatsOf("max_players")

    @property
    def played(self) -> HostTable | None:
        """The game in play; None in the lobby and after the end."""
        return self.hosted if self.status == "playing" else None

    @property
    def database(self) -> Database | None:
        """The host's database; None if the game is at no table."""
        return self._table._db if self._table is not None else None

    def players_by_seat(self) -> dict[int | None, Player]:
        return {self.seating.get(player.id): player for player in self.get_active_players()}

    # Starting

    def initialize_lobby(self, host_name: str, host_user: User) -> None:
        super().initialize_lobby(host_name, host_user)
        with self.guarded():
            self.option_sets.begin()

    def prestart_validate(self) -> list[Any]:
        return [*super().prestart_validate(), *self.coins.too_poor(), *starting.errors(self)]

    def on_start(self) -> None:
        self.promises.start()

    def begin(self) -> None:
        """Begin a game, once all words for its dice are told."""
        starting.begin(self)

    # Time passes

    @contextmanager
    def guarded(self) -> Iterator[None]:
        """Keep our exceptions from escaping: one would silence the whole server."""
        try:
            yield
        except Exception:
            self.faults.handle()

    def on_tick(self) -> None:
        try:  # as `guarded` does, for less
            if self.sleeps_through():
                return
            self.clock += 1
            super().on_tick()
            self.host_tick()
            self._look_after_table()
        except Exception:
            self.faults.handle()

    def sleeps_through(self) -> bool:
        """Skip a tick in which nothing can happen, and tell whether it was one.

        A server comes to each tick with cold caches. With forty idle ticks per throw, looking and
        finding nothing would cost more than announcing the throw.
        """
        clock = self.clock + 1
        if clock >= self._idle_until:
            return False
        self.clock = clock
        return True

    def _look_after_table(self) -> None:
        self.intake.next_tick()
        news = self.option_changes.news
        if news.waiting:
            news.tick()
        if self.returning.lost and not self.players:
            self.returning.close_unreadable()  # nobody could leave this table
            return
        self.promises.tick()
        if self.hosted is not None and self.status == "playing" and not self._destroyed:
            self._tick_game(self.hosted)
        self.screen.send()
        if news.done:
            news.flushed()
        self.faults.forgive(self.clock)
        self._idle_until = self._next_event()

    def _tick_game(self, hosted: HostTable) -> None:
        hosted.clock = self.clock - 1  # it may have slept
        hosted.tick()
        if self.returning.awaited and not hosted.paused:
            self.returning.play_for_the_absent(hosted)
        if hosted.match.state is not self._kept_state and self.status == "playing":
            self._kept_state = hosted.match.state
            if hosted.acting != self._turn_seat:
                self.follow_turn()
            self.cube.let_offer_lapse()
            self.autosave.keep()

    def _next_event(self) -> int:
        """Return the tick of the next event that happens by itself, at most a second from now."""
        returning = self.returning
        busy = returning.awaited or returning.lost or self.faults.count or self.promises.is_waiting
        if busy or self.option_changes.news.waiting or self.is_counting():
            return 0
        if self.hosted is None or self.status != "playing":
            return self.clock + TICKS_PER_SECOND
        return self.clock + self.hosted.idle_ticks()

    def wake(self) -> None:
        """Attend to the table in the next tick, because somebody has done something."""
        self._idle_until = 0
        if self.hosted is not None:
            self.hosted.clock = self.clock

    def follow_turn(self) -> None:
        """Update the host's own notion of whose turn it is."""
        seat = self._turn_seat = self.hosted.acting if self.hosted else None
        for index, player_id in enumerate(self.turn_player_ids):
            if self.seating.get(player_id) == seat:
                self.turn_index = index
                return

    # Ending

    def finishing(self) -> list[EndingStep]:
        """Return the steps that end a game.

        If the server is killed before the save is deleted, the game comes back and ends again. So
        it must be paid out before that, and its result stored after it.
        """
        return [
            EndingStep("the coins are paid", self.coins.pay_out),
            EndingStep("the seed of the dice is told", self.dice.tell_seed),
            EndingStep("the series goes on", self.contest.go_on),
            EndingStep("the save is let go", self.autosave.let_go),
            EndingStep("the host stores the result", super().finish_game),
        ]

    def finish_game(self) -> None:
        carry_out(self.finishing())

    def closing(self) -> list[EndingStep]:
        """Return the steps that close a table; if the host saves it, its game will continue."""
        ending = [
            EndingStep("the stakes are given back", self.coins.give_back),
            EndingStep("the seed of the dice is told", self.dice.tell_seed),
        ]
        return [
            *([] if self._saving else ending),
            EndingStep("the host closes the table", super().destroy),
            EndingStep("the save is let go", self.autosave.let_go),
        ]

    def destroy(self) -> None:
        carry_out(self.closing())

    def save_and_close(self, name: str) -> None:
        """Have the host save and close the table; the game goes on later, its seed stays secret."""
        if self._table is not None:
            self._saving = True
            try:
                self._table.save_and_close(name)
            finally:
                self._saving = False

    def tell_at_return(self, name: str) -> None:
        """Arrange for a person to hear at their next log-in that this game was saved."""
        server = self._table._server if self._table is not None else None
        if server is not None:
            saved_meanwhile.tell_at_return(server, name, self.BUFFERS[SYSTEM])

    def _action_save_table(self, player: Player, action_id: str) -> None:
        self.save_and_close(player.name)

    def put_back_in_lobby(self) -> None:
        self.coins.give_back()
        self.dice.tell_seed()
        self.hosted = None
        self.autosave.let_go()
        self.faults.count = 0
        self.position = self.record = ""
        self.status = self.WAITING
        self.game_active = False
        self._sync_table_status()
        self.screen.paint()

    def build_game_result(self) -> GameResult:
        if self.hosted is None:
            return super().build_game_result()
        return self.results.build(self.hosted.match)

    def _show_end_screen(self, result: GameResult) -> None:
        if self.audience.has_people():  # bots read nothing
            super()._show_end_screen(result)

    def format_end_screen(self, result: GameResult, locale: str) -> list[str]:
        return self.results.lines(result, locale)

    # Saving and coming back

    def __pre_serialize__(self) -> Self:
        self.saves.write()
        return self

    def __post_serialize__(self, data: dict[str, Any], **_: Any) -> dict[str, Any]:
        data["player_action_sets"] = {}  # nine tenths of a table's size, and rebuilt on load
        return data

    @classmethod
    def from_json(cls, data: str | bytes, *more: Any, **named: Any) -> Self:
        """Load a table; set an unreadable one aside: its players stay, and the server runs on."""
        try:
            return super().from_json(data, *more, **named)
        except Exception as error:
            text = data if isinstance(data, str) else bytes(data).decode("utf-8", "replace")
            game = cls()
            game.saves.salvage_players(text, error)
            return game

    def rebuild_runtime_state(self) -> None:
        super().rebuild_runtime_state()
        self.saves.read()
        self.player_action_sets.clear()
        if self.status != "playing":  # in a game, people get theirs on return, in their language
            for player in self.players:
                self.setup_player_actions(player)

    def attach_user(self, player_id: str, user: User, **more: Any) -> None:
        super().attach_user(player_id, user, **more)
        self.wake()
        player = self.get_player_by_id(player_id)
        if player is not None and not getattr(user, "is_bot", False):
            with self.guarded():
                self.returning.welcome(player, user)
                self.promises.ask(player)

    # What people do

    def handle_event(self, player: Player, event: dict[str, Any]) -> None:
        self.wake()
        log.note("received", kind_of(event))
        closing = answers_box(event) and self.screen.is_covered(player)
        if self.intake.takes(player.id, closing=closing) and is_sound(event):
            with self.guarded():
                if self.promises.takes(player, event):
                    return
            super().handle_event(player, event)

    def _handle_keybind_event(self, player: Player, event: dict[str, Any]) -> None:
        if not self.option_changes.leaves_group(player, event):
            super()._handle_keybind_event(player, event)

    def setup_player_actions(self, player: Player) -> None:
        self.player_action_sets.pop(player.id, None)
        if self.screen.has_menus(player):
            super().setup_player_actions(player)

    def create_lobby_action_set(self, player: Player) -> ActionSet:
        """Add our rows after the host's own, whose first one stays Start, for Enter."""
        actions = super().create_lobby_action_set(player)
        actions.add(self.colour_choice.row())
        actions.add(self.lobby.rules_row())
        actions.add(self.dice.row())
        actions.add(self.coins.row())
        actions.add(self.option_sets.row())
        actions.add(self.owner_pages.row())
        return actions

    def create_turn_action_set(self, player: Player) -> ActionSet:
        """Return an empty set: our actions are found by name, and hosts search sets often."""
        return self.api.ActionSet(name="turn")

    def find_action(self, player: Player, action_id: str) -> Action | None:
        ours = self.commands.find(action_id) or self.lists.find(action_id, player)
        return ours or super().find_action(player, action_id)

    def get_all_visible_actions(self, player: Player) -> list[ResolvedAction]:
        hosted = self.played
        if hosted is None:
            return super().get_all_visible_actions(player)
        return self.commands.visible(hosted, player)

    def get_all_enabled_actions(self, player: Player) -> list[ResolvedAction]:
        """Return the entries of the host's menu of actions, ours first."""
        theirs = super().get_all_enabled_actions(player)
        return (
            theirs if self.played is None else self.commands.offered(self.played, player) + theirs
        )

    def _request_action_input(self, action: Action, player: Player) -> None:
        if not self.dice.asks_for_words(player, action.id):
            super()._request_action_input(action, player)

    def setup_keybinds(self) -> None:
        """Set up our keys; the host calls this once it has given a new or loaded game its table."""
        super().setup_keybinds()
        # After a game PlayAural opens a new lobby with a copy of the options.
        limit(self.options, self.config, self.table_options)
        if self._table is not None and self._table._server is not None:
            keep_fair(self._table._server)
        self.commands.set_up_keys()

    def _action_add_bot(self, player: Player, bot_name: str, action_id: str) -> None:
        """Add a bot, unless its name would take too long to say at every throw."""
        if len(bot_name) <= LONGEST_NAME:
            super()._action_add_bot(player, bot_name, action_id)
        else:
            refusal = Message("pludo-host-long-name", {"most": LONGEST_NAME})
            self.audience.tell(player, refusal)
