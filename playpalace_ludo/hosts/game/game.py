"""Our game as a host's game class: what is the same in both hosts.

The class a host registers is made at run time from three parts: the host's adapter, this mixin,
and the host's own `Game`. Everything that is Ludo happens in `HostTable`.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from playpalace_ludo.core.engine import default_seats
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.hosts import NAME, TYPE
from playpalace_ludo.hosts.config import HINTS_OFF, HostConfig
from playpalace_ludo.hosts.game.audience import GameRoom
from playpalace_ludo.hosts.game.options import (
    HINTS,
    PACE,
    SEATS,
    STRENGTH,
    TIMER,
    UNDO,
    Choice,
    rules_of,
    timer_seconds,
)
from playpalace_ludo.hosts.game.options_menu import OptionsMixin
from playpalace_ludo.hosts.game.results import ResultsMixin
from playpalace_ludo.hosts.game.saving import SavesMixin
from playpalace_ludo.hosts.install.detect import LOG_NAME
from playpalace_ludo.hosts.play import questions
from playpalace_ludo.hosts.play.audience import SYSTEM, Person
from playpalace_ludo.hosts.play.match import HostMatch
from playpalace_ludo.hosts.play.sounds import MUSIC
from playpalace_ludo.hosts.play.table import MOVE, ROLL, HostTable
from playpalace_ludo.hosts.play.thinking import ADVISER, get_ready
from playpalace_ludo.hosts.play.voice import translator
from playpalace_ludo.hosts.strings import looked_up
from playpalace_ludo.words import problems

LOG = logging.getLogger(LOG_NAME)

MOST_FAULTS = 3
FORGIVEN_AFTER = 1200
"""Ticks: faults a minute apart do not add up to an end."""


class LudoPlusMixin(OptionsMixin, SavesMixin, ResultsMixin):
    """Everything a host asks of a game, for both hosts."""

    api: ClassVar[Any]
    config: ClassVar[HostConfig]
    choices: ClassVar[dict[str, Choice]]
    server_dir: ClassVar[Path]

    # The adapter of each host sets these and the four methods below.
    BUFFERS: ClassVar[dict[str, str]]
    PLAYING: ClassVar[Any]
    WAITING: ClassVar[Any]

    relevant_preferences: ClassVar[list[str]] = ["brief_announcements"]

    def paint(self, player: Any | None = None) -> None:
        raise NotImplementedError

    def move_focus(self, player: Any, row: str) -> None:
        raise NotImplementedError

    def open_box(self, player: Any, box: str, lines: Callable[[], list[str]]) -> None:
        raise NotImplementedError

    def make_action(self, **fields: Any) -> Any:
        raise NotImplementedError

    # What the game is

    @classmethod
    def get_name(cls) -> str:
        return NAME

    @classmethod
    def get_type(cls) -> str:
        return TYPE

    @classmethod
    def get_min_players(cls) -> int:
        return 2

    @classmethod
    def get_max_players(cls) -> int:
        return cls.config.most_players

    def __post_init__(self: Any) -> None:
        super().__post_init__()  # type: ignore[misc]
        self.room = GameRoom(self)
        self.hosted: HostTable | None = None
        self._faults = 0
        self._broken = ""
        self._turn_seat: int | None = None

    # Starting

    def prestart_validate(self: Any) -> list[Any]:
        errors = list(super().prestart_validate())  # type: ignore[misc]
        try:
            rules = rules_of(self.config, self.options)
        except LudoError as error:
            return [*errors, "pludo-host-start-rules", *looked_up(problems.clash(error))]
        players = len(self.get_active_players())
        if players >= self.get_min_players() and not (
            rules.min_players <= players <= rules.max_players
        ):
            low, high = rules.min_players, rules.max_players
            spread = "one" if low == high else "several"
            limits = {"range": spread, "low": low, "high": high, "players": players}
            errors.append(("pludo-host-start-players", limits))
        return errors

    def on_start(self: Any) -> None:
        rules = rules_of(self.config, self.options)
        players = self.get_active_players()
        seats = seats_for(rules, len(players), getattr(self.options, SEATS))
        self.seating = {player.id: seat for player, seat in zip(players, seats, strict=True)}
        names = [player.name for player in players]
        first = random.SystemRandom().choice(seats) if rules.first == "random" else None
        match, events = HostMatch.start(rules, seats, names, first)
        self.status = self.PLAYING
        self.game_active = True
        self._sync_table_status()
        self.set_turn_players(players)
        self.hosted = self._table_for(match)
        self.started = self.clock
        self._broken = ""
        self.play_music(MUSIC)
        self.hosted.begin(events)
        self._follow_turn()

    def _table_for(self: Any, match: HostMatch) -> HostTable:
        players = len(match.state.seats)
        get_ready(getattr(self.options, STRENGTH), match.rules, players)
        if getattr(self.options, HINTS) != HINTS_OFF and self.room.has_people():
            get_ready(ADVISER, match.rules, players)
        return HostTable(
            self.room,
            self.config,
            match,
            strength=getattr(self.options, STRENGTH),
            pace=getattr(self.options, PACE),
            timer=timer_seconds(getattr(self.options, TIMER)),
            hints=getattr(self.options, HINTS),
            undo=getattr(self.options, UNDO),
        )

    # Time passes

    def on_tick(self: Any) -> None:
        """Nothing may leave this method: one exception would silence the whole server."""
        try:
            self.clock += 1
            if self._broken and not self.players:
                self.destroy()  # not even its players could be read: nobody could leave this table
                return
            super().on_tick()  # type: ignore[misc]
            self.host_tick()
            if self.hosted is not None and self.status == "playing" and not self._destroyed:
                self.hosted.tick()
                if self.hosted.acting != self._turn_seat:
                    self._follow_turn()
            self.after_tick()
            if self._faults and self.clock % FORGIVEN_AFTER == 0:
                self._faults -= 1
        except Exception:
            self._fault()

    def host_tick(self) -> None:
        """What the host leaves to its games on every tick."""

    def after_tick(self) -> None:
        """What has to be sent before the tick ends."""

    def _follow_turn(self: Any) -> None:
        """The host's own idea of whose turn it is follows ours."""
        seat = self._turn_seat = self.hosted.acting if self.hosted else None
        for index, player_id in enumerate(self.turn_player_ids):
            if self.seating.get(player_id) == seat:
                self.turn_index = index
                return

    def _fault(self: Any) -> None:
        """Something of ours went wrong: log it with the position, tell the table, go on or end."""
        self._faults += 1
        if self.hosted is None and self._faults > MOST_FAULTS:
            return  # a lobby that fails on every tick has said so
        try:
            position = self.hosted.match.line() if self.hosted else "in the lobby"
            LOG.exception("Ludo Plus: a fault at this position: %s", position)
            if self.hosted is None:
                return
            if self._faults < MOST_FAULTS:
                self.hosted.voice.tell_all("pludo-host-fault")
                return
            self._announce("pludo-host-fault-end")
            self._put_back_in_lobby()
        except Exception:
            LOG.exception("Ludo Plus: a fault while handling a fault")
            self.hosted = None

    def _announce(self: Any, message_id: str) -> None:
        """To everybody at once, past the queue of lines, which ends with the game."""
        for player in self.players:
            user = None if player.is_bot else self.get_user(player)
            if user is not None:
                user.speak(translator(user.locale).text(message_id), self.BUFFERS[SYSTEM])

    def _wait_to_tell(self: Any, why: str) -> None:
        """There is no game any more; the first of its players who is back hears that.

        It is no lobby before: PlayAural closes one at once whose host is away.
        """
        self._broken = why
        self.hosted = None
        self.status = self.PLAYING

    def _put_back_in_lobby(self: Any) -> None:
        self.hosted = None
        self._faults = 0
        self.position = self.record = ""
        self.status = self.WAITING
        self.game_active = False
        self._sync_table_status()
        self.paint()

    # What people do

    def setup_player_actions(self: Any, player: Any) -> None:
        self.player_action_sets.pop(player.id, None)
        if not player.is_bot or getattr(player, "is_virtual_bot", False):  # table bots see no menus
            super().setup_player_actions(player)  # type: ignore[misc]

    def create_turn_action_set(self: Any, player: Any) -> Any:
        actions = self.api.ActionSet(name="turn")
        for command in questions.HOST_COMMANDS:
            actions.add(self._command_action(command.id))
        return actions

    def _command_action(self: Any, command: str) -> Any:
        return self.make_action(
            id=command,
            label=command,
            handler="_action_ludo_plus",
            is_enabled="_is_ludo_plus_enabled",
            is_hidden="_is_ludo_plus_hidden",
            get_label="_get_ludo_plus_label",
            show_in_actions_menu=command in questions.ACTIONS,
            include_spectators=True,
        )

    def find_action(self: Any, player: Any, action_id: str) -> Any:
        if action_id and action_id.startswith(MOVE):
            return self._row_action(action_id, action_id)
        return super().find_action(player, action_id)  # type: ignore[misc]

    def _row_action(self: Any, action_id: str, label: str) -> Any:
        return self.make_action(
            id=action_id,
            label=label,
            handler="_action_ludo_plus",
            is_enabled="_is_ludo_plus_enabled",
            is_hidden="_is_ludo_plus_hidden",
            show_in_actions_menu=False,
            include_spectators=True,
        )

    def get_all_visible_actions(self: Any, player: Any) -> list[Any]:
        """In play the menu is ours: Roll, the choices, and for touch what keys ask elsewhere."""
        if self.status != "playing" or self.hosted is None:
            return list(super().get_all_visible_actions(player))  # type: ignore[misc]
        person = self.room.person(player)
        rows = [(row.id, row.text) for row in self.hosted.rows(person)]
        wanted: tuple[str, ...] = ()
        if person.seat is None:
            wanted = questions.WATCHER_ASKS
        elif person.touch:
            wanted = questions.touch_rows(self.hosted)
        rows += [(command, questions.label(command, person.locale)) for command in wanted]
        return [
            self.api.ResolvedAction(
                action=self._row_action(row, text),
                label=text,
                enabled=True,
                disabled_reason=None,
                visible=True,
            )
            for row, text in rows
        ]

    def setup_keybinds(self: Any) -> None:
        super().setup_keybinds()  # type: ignore[misc]
        for command in questions.HOST_COMMANDS:
            if command.id not in questions.HOST_HAS:
                self.define_keybind(
                    command.host,
                    questions.label(command.id, "en"),
                    [command.id],
                    state=self.api.KeybindState.ACTIVE,
                    include_spectators=True,
                )

    def _is_ludo_plus_enabled(self: Any, player: Any) -> str | None:
        # Why a command is refused is ours to say: the host would speak on top of our own lines.
        return None if self.status == "playing" else "action-not-playing"

    def _is_ludo_plus_hidden(self: Any, player: Any) -> Any:
        return self.api.Visibility.HIDDEN

    def _get_ludo_plus_label(self: Any, player: Any, action_id: str) -> str:
        user = self.get_user(player)
        return questions.label(action_id, user.locale if user else "en")

    def _action_ludo_plus(self: Any, player: Any, action_id: str) -> None:
        if self.hosted is None:
            return
        try:
            person = self.room.person(player)
            if action_id == "next":
                self._do_next(player, person)
            elif action_id in questions.ASKS:
                questions.ask(self.hosted, person, action_id)
            else:
                self.hosted.press(person, action_id)
                self._follow_turn()
        except Exception:
            self._fault()

    def _do_next(self: Any, player: Any, person: Person) -> None:
        """Space: roll when a throw is due, else take the choice under the cursor."""
        focused = self.get_action_context(player).menu_item_id or ""
        choosing = self.hosted.state.awaiting == "move" and self.hosted.acting == person.seat
        if choosing and not focused.startswith(MOVE):
            questions.ask(self.hosted, person, "choices")
        else:
            self.hosted.press(person, focused if choosing else ROLL)

    def _answer(self: Any, player: Any, command: str) -> None:
        if self.hosted is not None:
            questions.ask(self.hosted, self.room.person(player), command)

    def _action_whose_turn(self: Any, player: Any, action_id: str) -> None:
        self._answer(player, "turn")

    def _action_check_scores(self: Any, player: Any, action_id: str) -> None:
        self._answer(player, "score")

    def _action_check_scores_detailed(self: Any, player: Any, action_id: str) -> None:
        self._answer(player, "score-box")

    def _action_check_game_options(self: Any, player: Any, action_id: str) -> None:
        self._answer(player, "rules")

    def _is_check_scores_enabled(self: Any, player: Any) -> str | None:
        return None if self.status == "playing" else "action-not-playing"

    def _is_check_scores_detailed_enabled(self: Any, player: Any) -> str | None:
        return None if self.status == "playing" else "action-not-playing"

    # Coming back

    def attach_user(self: Any, player_id: str, user: Any, **more: Any) -> None:
        super().attach_user(player_id, user, **more)  # type: ignore[misc]
        try:
            self._welcome(player_id, user)
        except Exception:
            self._fault()

    def _welcome(self: Any, player_id: str, user: Any) -> None:
        player = self.get_player_by_id(player_id)
        if player is None or getattr(user, "is_bot", False):
            return
        if self.status == "playing":  # labels follow the language of who sits there now
            self.setup_player_actions(player)
        if self._broken:
            user.speak(translator(user.locale).text(self._broken), self.BUFFERS[SYSTEM])
            if self.status == "playing":
                self._put_back_in_lobby()
        elif self.hosted is not None and self.status == "playing":
            self.hosted.paused = False
            self.hosted.welcome_back(self.room.person(player))


def seats_for(rules: Rules, players: int, seating: str) -> tuple[int, ...]:
    """Who sits where: side by side from the first seat, or two players across from each other."""
    if seating == "opposite" and players == 2:
        return (0, len(rules.seats) // 2)
    return default_seats(rules, players)
