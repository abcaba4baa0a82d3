"""What people at a host's table do: rows of its menus, keys, and what each of them means to us."""

from __future__ import annotations

from functools import partial
from typing import Any

from playpalace_ludo.hosts.game.intake import answers_box, is_sound, keep_fair
from playpalace_ludo.hosts.game.ludo_game import GameBase
from playpalace_ludo.hosts.game.options import LONGEST_INPUT
from playpalace_ludo.hosts.play import exploring, pages, questions
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.play.audience import SYSTEM, Grid, Person, Row
from playpalace_ludo.hosts.play.row_ids import ANSWERS, MOVE, ROLL
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.hosts.protocols import Action, ActionSet, Player, ResolvedAction, Visibility
from playpalace_ludo.table.explorer import GO

CODE = "dice-code"
"""A question that is answered in the lobby and after the end, too."""
LONGEST_NAME = 30
HANDLERS = {
    GO: "_action_ludo_plus_go",
    CODE: "_action_dice_code",
    questions.HELP: "_action_ludo_plus_help",
    questions.PURSE: "_action_purse",
    questions.RULES: "_action_table_rules",
    **dict.fromkeys(ANSWERS, "_action_doubling"),
}
"""What needs a method of its own."""
OURS = questions.COMMAND_IDS | {*ANSWERS}
ENABLED = {
    CODE: "_is_dice_code_enabled",
    questions.HELP: "_is_ludo_plus_help_enabled",
    questions.PURSE: "_is_purse_enabled",
    questions.RULES: "_is_table_rules_enabled",
}
"""What may be asked at other times than in play, and who says when."""


class ActionsMixin(GameBase):
    HAS_GRIDS = False

    def open_grid(self, player: Player, grid: Grid) -> None:
        raise NotImplementedError

    def follow_in_grid(self, player_id: str) -> bool:
        return False

    def setup_player_actions(self, player: Player) -> None:
        self.player_action_sets.pop(player.id, None)
        if self.has_menus(player):
            super().setup_player_actions(player)

    def has_menus(self, player: Player) -> bool:
        """Tell whether anything is there to read menus."""
        return not player.is_bot

    def is_covered(self, player: Player) -> bool:
        return False

    def handle_event(self, player: Player, event: dict[str, Any]) -> None:
        self.wake()
        closing = answers_box(event) and self.is_covered(player)
        if self._intake.takes(player.id, closing=closing) and is_sound(event):
            super().handle_event(player, event)

    def create_turn_action_set(self, player: Player) -> ActionSet:
        """Return none: ours are found by name, and a host would go through all for every menu."""
        return self.api.ActionSet(name="turn")

    def find_action(self, player: Player, action_id: str) -> Action | None:
        if action_id and (action_id.startswith(MOVE) or action_id in OURS):
            return self._our_action(action_id, action_id)
        return super().find_action(player, action_id)

    def _our_action(self, action_id: str, label: str) -> Action:
        typed = self.api.EditboxInput(prompt="pludo-host-go-where") if action_id == GO else None
        return self.make_action(
            id=action_id,
            label=label,
            handler=HANDLERS.get(action_id, "_action_ludo_plus"),
            input_request=typed,
            is_enabled=ENABLED.get(action_id, "_is_ludo_plus_enabled"),
            is_hidden="_is_ludo_plus_hidden",
            show_in_actions_menu=False,
            include_spectators=True,
        )

    def _resolved(self, action_id: str, label: str) -> ResolvedAction:
        return self.api.ResolvedAction(
            action=self._our_action(action_id, label),
            label=label,
            enabled=True,
            disabled_reason=None,
            visible=True,
        )

    def get_all_visible_actions(self, player: Player) -> list[ResolvedAction]:
        """Return our own menu during play: Roll, the choices, and for touch what keys ask."""
        if self.status != "playing" or self.hosted is None:
            return super().get_all_visible_actions(player)
        return [self._resolved(row, text) for row, text in self.menu_rows(self.hosted, player)]

    def menu_rows(self, hosted: HostTable, player: Player) -> tuple[Row, ...]:
        """Return what a player's menu should show now."""
        person = self.audience.person(player)
        wanted: tuple[str, ...] = ()
        if person.seat is None:
            wanted = questions.watcher_rows(hosted, person)
        elif person.touch:
            wanted = questions.touch_rows(hosted, person)
        played = (*hosted.rows(person), *self.offer_rows(player))
        return (*played, *questions.rows(wanted, person.locale))

    def get_all_enabled_actions(self, player: Player) -> list[ResolvedAction]:
        """Return what the host's menu of actions lists: first ours, as far as this table has it."""
        theirs = super().get_all_enabled_actions(player)
        if self.status != "playing" or self.hosted is None:
            return theirs
        person = self.audience.person(player)
        ours = [
            self._resolved(command, questions.label(command, person.locale))
            for command in questions.ACTIONS
            if questions.is_offered(self.hosted, person, command)
        ]
        return ours + theirs

    def setup_keybinds(self) -> None:
        """Set our keys up; the host does so once it has given a table to a new or a loaded game."""
        super().setup_keybinds()
        states = self.api.KeybindState
        if self._table is not None and self._table._server is not None:
            keep_fair(self._table._server)
        taken = {*self._keybinds}
        for command in questions.HOST_COMMANDS:
            if command.host and command.id not in questions.HOST_HAS:
                if command.id == questions.HELP and command.host in taken:
                    continue  # the host shows our rules under the same key itself
                if command.id == questions.GRID and not self.audience.has_grids:
                    continue
                self.define_keybind(
                    command.host,
                    questions.label(command.id, "en"),
                    [command.id],
                    state=states.ALWAYS if command.id in ENABLED else states.ACTIVE,
                    include_spectators=True,
                )

    def _is_ludo_plus_enabled(self, player: Player) -> str | None:
        # Why a command is refused is ours to say: the host would speak on top of our own lines.
        return None if self.status == "playing" else "action-not-playing"

    def _is_ludo_plus_help_enabled(self, player: Player) -> str | None:
        return None

    def _is_ludo_plus_hidden(self, player: Player) -> Visibility:
        return self.api.Visibility.HIDDEN

    def _action_ludo_plus(self, player: Player, action_id: str) -> None:
        hosted = self.hosted
        if hosted is None:
            return
        try:
            person = self.audience.person(player)
            if action_id == "next":
                self._do_next(hosted, player, person)
            elif action_id in questions.ASKS:
                questions.ask(hosted, person, action_id)
            else:
                hosted.press(person, action_id)
                self._follow_turn()
        except Exception:
            self._fault()

    def _action_ludo_plus_help(self, player: Player, action_id: str) -> None:
        self.show_manual(player)

    def _action_ludo_plus_go(self, player: Player, input_value: str, action_id: str) -> None:
        """Explore the square that was typed."""
        if self.hosted is None:
            return
        try:
            exploring.go_to(self.hosted, self.audience.person(player), input_value[:LONGEST_INPUT])
        except Exception:
            self._fault()

    def _do_next(self, hosted: HostTable, player: Player, person: Person) -> None:
        """Roll when a throw is due, else take the choice under the cursor: what Space does."""
        focused = self.get_action_context(player).menu_item_id or ""
        offered = hosted.acting == person.seat and hosted.state.moves
        choosing = offered and (hosted.state.awaiting == "move" or focused.startswith(MOVE))
        if choosing and not focused.startswith(MOVE):
            questions.ask(hosted, person, "choices")
        else:
            hosted.press(person, focused if choosing else ROLL)

    def _action_add_bot(self, player: Player, bot_name: str, action_id: str) -> None:
        """Add a bot, unless its name would take too long to say with every throw of it."""
        if len(bot_name) <= LONGEST_NAME:
            super()._action_add_bot(player, bot_name, action_id)
        elif user := self.get_user(player):
            refusal = translator(user.locale).text("pludo-host-long-name", most=LONGEST_NAME)
            user.speak(refusal, self.BUFFERS[SYSTEM])

    def _answer(self, player: Player, command: str) -> None:
        if self.hosted is not None:
            questions.ask(self.hosted, self.audience.person(player), command)

    def _action_whose_turn(self, player: Player, action_id: str) -> None:
        self._answer(player, "turn")

    def _action_check_scores(self, player: Player, action_id: str) -> None:
        self._answer(player, "score")

    def _action_check_scores_detailed(self, player: Player, action_id: str) -> None:
        self._answer(player, "score-box")

    def _action_check_game_options(self, player: Player, action_id: str) -> None:
        if self.hosted is not None:
            person = self.audience.person(player)
            settings = partial(self.options.table_lines, person.locale)
            show = partial(pages.open_box, self.hosted, person, "rules", settings)
            self.hosted.answers.do(person.id, show)

    def _is_check_scores_enabled(self, player: Player) -> str | None:
        return None if self.status == "playing" else "action-not-playing"

    def _is_check_scores_detailed_enabled(self, player: Player) -> str | None:
        return None if self.status == "playing" else "action-not-playing"
