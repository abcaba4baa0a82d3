"""Our game as a host's game class: it starts, ticks, fails and goes on, alike in every host.

Everything that is Ludo happens in `HostTable`.
"""

from __future__ import annotations

import logging
import uuid
from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

from playpalace_ludo.core import engine
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.state import State
from playpalace_ludo.hosts import LOG_NAME, NAME, TYPE
from playpalace_ludo.hosts.config import HINTS_OFF
from playpalace_ludo.hosts.game.actions import ActionsMixin
from playpalace_ludo.hosts.game.audience import GameAudience
from playpalace_ludo.hosts.game.autosave import AutosaveMixin
from playpalace_ludo.hosts.game.beat import BEAT, BEATS, on_beat
from playpalace_ludo.hosts.game.coins import CoinsMixin
from playpalace_ludo.hosts.game.colours import ColoursMixin
from playpalace_ludo.hosts.game.dice import DiceMixin
from playpalace_ludo.hosts.game.doubling import DoublingMixin
from playpalace_ludo.hosts.game.intake import Intake
from playpalace_ludo.hosts.game.lobby_rules import LobbyRulesMixin
from playpalace_ludo.hosts.game.ludo_game import LudoGame
from playpalace_ludo.hosts.game.options import (
    HINTS,
    PACE,
    STRENGTH,
    TIMER,
    UNDO,
    rules_of,
    timer_seconds,
)
from playpalace_ludo.hosts.game.options_menu import OPTIONS, OptionsMixin
from playpalace_ludo.hosts.game.results import ResultsMixin
from playpalace_ludo.hosts.game.saves import SavesMixin
from playpalace_ludo.hosts.game.series import SeriesMixin
from playpalace_ludo.hosts.game.strings import looked_up
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.play.audience import SYSTEM
from playpalace_ludo.hosts.play.pacing import OncePerTick
from playpalace_ludo.hosts.play.sounds import MUSIC, Sound
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.hosts.play.thinking import get_ready
from playpalace_ludo.hosts.play.turn_timer import TICKS_PER_SECOND
from playpalace_ludo.hosts.protocols import Player, User
from playpalace_ludo.table.dice import draw_first
from playpalace_ludo.table.hints import ADVISER
from playpalace_ludo.words import Message, problems

LOG = logging.getLogger(LOG_NAME)

MOST_FAULTS = 3
FORGIVEN_AFTER = 1200
"""Ticks: faults a minute apart do not add up to an end."""


class SeatsOf:
    """How many may play: at a table as its variant wants, at a new one as the usual variant does.

    Hosts ask the class before there is a table, and the table when somebody wants to sit down.
    """

    def __init__(self, bound: str) -> None:
        self._bound = bound

    def __get__(self, game: LudoGame | None, cls: type[LudoGame]) -> Callable[[], int]:
        offered = cls.config.rules
        usual = offered[cls.config.default_variant]
        rules = usual if game is None else offered.get(game.options.variant, usual)
        return lambda: int(getattr(rules, self._bound))


class LudoPlusMixin(
    DoublingMixin,
    CoinsMixin,
    SeriesMixin,
    DiceMixin,
    ActionsMixin,
    LobbyRulesMixin,
    ColoursMixin,
    OptionsMixin,
    AutosaveMixin,
    SavesMixin,
    ResultsMixin,
):
    """Everything a host asks of a game, the same for all hosts."""

    relevant_preferences: ClassVar[list[str]] = ["brief_announcements"]

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

    def __post_init__(self) -> None:
        super().__post_init__()
        self.audience = GameAudience(self)
        self.hosted = None
        self.series_told = []
        self.option_news = OncePerTick()
        self.beat: int | None = None
        self._intake = Intake()
        self._faults = 0
        self._broken = self._news = self._held = ""
        self._turn_seat: int | None = None
        self._idle_until = 0
        self._kept_state: State | None = None

    # Starting

    def prestart_validate(self) -> list[Any]:
        errors = list(super().prestart_validate())
        try:
            rules = rules_of(self.config, self.options)
        except LudoError as error:
            return [*errors, "pludo-host-start-rules", *looked_up(problems.clash(error))]
        players = len(self.get_active_players())
        wrong = engine.wrong_players(rules, players)
        if wrong is not None and not self.counts_itself(players):
            errors.append(("pludo-host-start-players", dict(wrong.values)))
        return errors

    def counts_itself(self, players: int) -> bool:
        """Tell whether the host says itself that there are too few players, or too many."""
        return players < self.get_min_players()

    def on_start(self) -> None:
        rules = rules_of(self.config, self.options)
        players = self.get_active_players()
        seats = self.seats_chosen(rules, players)
        self.seating = {player.id: seat for player, seat in zip(players, seats, strict=True)}
        names = [player.name for player in players]
        dice = self._fair_dice(rules, seats)
        proof = dice.proof and dice.proof._replace(seed="")
        first = draw_first(rules, seats, dice)
        self._stop_keeping()
        self.game_id = uuid.uuid4().hex
        match = Match(rules, seats, names, first, {"id": self.game_id}, proof=proof)
        self.status = self.PLAYING
        self.game_active = True
        self.option_news.drop(OPTIONS)
        self._sync_table_status()
        self.set_turn_players(sorted(players, key=lambda player: self.seating[player.id]))
        self.hosted = self._table_for(match)
        self._keep_beat(self.hosted)
        self.started = self.clock
        self._broken = self._news = ""
        self.play_music(MUSIC)
        self.tell_number()
        self.hosted.begin(match.opening_events)
        self.tell_colours(self.hosted)
        self.put_stake()
        if not self.is_rated and sum(not player.is_bot for player in players) > 1:
            self.hosted.announcer.tell_all("pludo-host-not-rated")
        self._follow_turn()

    def _table_for(self, match: Match) -> HostTable:
        players = len(match.state.seats)
        get_ready(getattr(self.options, STRENGTH), match.rules, players)
        if getattr(self.options, HINTS) != HINTS_OFF and self.audience.has_people():
            get_ready(ADVISER, match.rules, players)
        table = HostTable(
            self.audience,
            self.config,
            match,
            dice=self._dice_of(match),
            strength=getattr(self.options, STRENGTH),
            pace=getattr(self.options, PACE),
            timer=timer_seconds(getattr(self.options, TIMER)),
            hints=getattr(self.options, HINTS),
            undo=getattr(self.options, UNDO),
        )
        table.clock = self.clock
        return table

    def _keep_beat(self, table: HostTable) -> None:
        """Have bots act when those of other tables do."""
        beat = BEATS.join(self)
        table.clock = self.clock
        if table.tempo.think >= BEAT:
            table.bots_act_at = partial(on_beat, beat=beat)

    # Time passes

    def on_tick(self) -> None:
        """Let a tick pass and nothing out: one exception would silence the whole server."""
        try:
            if self.sleeps_through():
                return
            self.clock += 1
            super().on_tick()
            self.host_tick()
            self._look_after_table()
        except Exception:
            self._fault()

    def sleeps_through(self) -> bool:
        """Let a tick pass in which nothing can happen, and tell whether it was one.

        A server comes to each tick with cold caches: to look and find nothing costs it more than
        telling a throw does, for there are forty such ticks to each throw.
        """
        clock = self.clock + 1
        if clock >= self._idle_until:
            return False
        self.clock = clock
        return True

    def _look_after_table(self) -> None:
        self._intake.next_tick()
        option_news, hosted = self.option_news, self.hosted
        if option_news.waiting:
            option_news.tick()
        if self._broken and not self.players:
            self.close_unreadable()  # nobody could leave this table
            return
        if hosted is not None and self.status == "playing" and not self._destroyed:
            hosted.clock = self.clock - 1  # it may have slept
            hosted.tick()
            if self._awaited and not hosted.paused:
                self.play_for_the_absent()
            if hosted.match.state is not self._kept_state and self.status == "playing":
                self._kept_state = hosted.match.state
                if hosted.acting != self._turn_seat:
                    self._follow_turn()
                self.let_offer_lapse()
                self.keep()
        self.after_tick()
        if option_news.done:
            option_news.flushed()
        if self._faults and self.clock % FORGIVEN_AFTER == 0:
            self._faults -= 1
        self._idle_until = self._next_event()

    def _next_event(self) -> int:
        """Return the tick of the next thing that happens by itself, a second from now at most."""
        busy = self._awaited or self._faults or self._broken or self.option_news.waiting
        if busy or self.is_counting():
            return 0
        if self.hosted is None or self.status != "playing":
            return self.clock + TICKS_PER_SECOND
        return self.clock + self.hosted.idle_ticks()

    def wake(self) -> None:
        """Look after the table in the next tick: somebody has done something."""
        self._idle_until = 0
        if self.hosted is not None:
            self.hosted.clock = self.clock

    def play_to(self, user: User, sound: Sound) -> None:
        """Play a sound to one person, in the way the host has for it."""
        user.play_sound(sound.file, sound.volume, sound.pan, sound.pitch)

    def is_counting(self) -> bool:
        """Tell whether the host counts the ticks until something of its own."""
        return False

    def host_tick(self) -> None:
        """Do what the host leaves to its games on every tick."""

    def after_tick(self) -> None:
        """Send what has to be sent before the tick ends."""

    def _follow_turn(self) -> None:
        """Let the host's own idea of whose turn it is follow ours."""
        seat = self._turn_seat = self.hosted.acting if self.hosted else None
        for index, player_id in enumerate(self.turn_player_ids):
            if self.seating.get(player_id) == seat:
                self.turn_index = index
                return

    def _fault(self) -> None:
        """Log a fault of ours with the position, tell the table, and go on or end."""
        self._faults += 1
        if self.hosted is None and self._faults > MOST_FAULTS:
            return  # a lobby that fails on every tick has said so
        try:
            position = self.hosted.match.line() if self.hosted else "in the lobby"
            LOG.exception("Ludo Plus: a fault at this position: %s", position)
            if self.hosted is None:
                return
            if self._faults < MOST_FAULTS:
                self.hosted.announcer.tell_all("pludo-host-fault")
                return
            self._announce("pludo-host-fault-end")
            self._put_back_in_lobby()
        except Exception:
            LOG.exception("Ludo Plus: a fault while handling a fault")
            self.hosted = None

    def _announce(self, message_id: str) -> None:
        """Tell everybody at once, past the queue of lines, which ends with the game."""
        for player in self.players:
            user = None if player.is_bot else self.get_user(player)
            if user is not None:
                user.speak(translator(user.locale).text(message_id), self.BUFFERS[SYSTEM])

    def _wait_to_tell(self, why: str) -> None:
        """Keep a game that is lost until the first of its players who is back has heard why.

        It is no lobby before: PlayAural closes one at once whose host is away.
        """
        self._broken = why
        self.hosted = None
        self.status = self.PLAYING

    def _put_back_in_lobby(self) -> None:
        self.give_back()
        self.tell_seed()
        self.hosted = None
        self._stop_keeping()
        self._faults = 0
        self.position = self.record = ""
        self.status = self.WAITING
        self.game_active = False
        self._sync_table_status()
        self.paint()

    # Coming back

    def attach_user(self, player_id: str, user: User, **more: Any) -> None:
        super().attach_user(player_id, user, **more)
        self.wake()
        try:
            self._welcome(player_id, user)
        except Exception:
            self._fault()

    def tell_back(self, player: Player) -> None:
        """Tell the others that somebody is back whom the host does not announce."""
        if self.hosted is None:
            return
        back = Message("pludo-host-back", {"player": player.name})
        for person in self.audience.listeners():
            if person.id != player.id:
                self.hosted.announcer.say(person, [back], SYSTEM)

    def goes_on_with(self, player_id: str) -> bool:
        """Tell whether a game that waits goes on when this person comes: not for who watches."""
        players = [player for player in self.get_active_players() if not player.is_bot]
        return not players or any(player.id == player_id for player in players)

    def _welcome(self, player_id: str, user: User) -> None:
        player = self.get_player_by_id(player_id)
        if player is None or getattr(user, "is_bot", False):
            return
        was_awaited = player_id in self._awaited
        self._awaited.discard(player_id)
        # Labels follow the language of who sits there now; a loaded game has none yet.
        if self.status == "playing" or player.id not in self.player_action_sets:
            self.setup_player_actions(player)
        if self._broken:
            user.speak(translator(user.locale).text(self._broken), self.BUFFERS[SYSTEM])
            if self.status == "playing":
                self._put_back_in_lobby()
        elif self.hosted is not None and self.status == "playing":
            self._keep_beat(self.hosted)
            if self.goes_on_with(player_id):
                self.hosted.paused = False
                held, self._held = self._held, ""
                if held:
                    self.stop_waiting(held, player)
            if was_awaited:
                self.tell_back(player)
            news = [Message(self._news)] if self._news else []
            away = self._awaited | {self._held}
            if missing := tuple(p.name for p in self.players if p.id in away):
                news.append(Message("pludo-host-missing", {"players": missing}))
            news += self.series_news()
            self.hosted.welcome_back(self.audience.person(player), news)
