"""What people at a host's table do: rows of its menus, keys, and what each of them means to us."""

from __future__ import annotations

from typing import Any

from playpalace_ludo.hosts.game.ludo_game import GameBase
from playpalace_ludo.hosts.play import exploring, questions
from playpalace_ludo.hosts.play.audience import Person, Row
from playpalace_ludo.hosts.play.row_ids import MOVE, ROLL
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.hosts.protocols import Action, ActionSet, Player, ResolvedAction, Visibility
from playpalace_ludo.table.explorer import GO

CODE = "dice-code"
"""The one question that is answered in the lobby and after the end, too."""


class ActionsMixin(GameBase):
    def setup_player_actions(self, player: Player) -> None:
        self.player_action_sets.pop(player.id, None)
        if self.has_menus(player):
            super().setup_player_actions(player)

    def has_menus(self, player: Player) -> bool:
        """Tell whether anything is there to read menus."""
        return not player.is_bot

    def create_turn_action_set(self, player: Player) -> ActionSet:
        actions = self.api.ActionSet(name="turn")
        for command in questions.HOST_COMMANDS:
            if command.id == GO:
                typed = self.api.EditboxInput(prompt="pludo-host-go-where")
                actions.add(self._command_action(GO, "_action_ludo_plus_go", input_request=typed))
            elif command.id == CODE:
                enabled = "_is_dice_code_enabled"
                actions.add(self._command_action(CODE, "_action_dice_code", is_enabled=enabled))
            else:
                actions.add(self._command_action(command.id, "_action_ludo_plus"))
        return actions

    def _command_action(
        self,
        command: str,
        handler: str,
        is_enabled: str = "_is_ludo_plus_enabled",
        **more: Any,
    ) -> Action:
        return self.make_action(
            id=command,
            label=command,
            handler=handler,
            is_enabled=is_enabled,
            is_hidden="_is_ludo_plus_hidden",
            get_label="_get_ludo_plus_label",
            show_in_actions_menu=command in questions.ACTIONS,
            include_spectators=True,
            **more,
        )

    def find_action(self, player: Player, action_id: str) -> Action | None:
        if action_id and action_id.startswith(MOVE):
            return self._row_action(action_id, action_id)
        return super().find_action(player, action_id)

    def _row_action(self, action_id: str, label: str) -> Action:
        return self.make_action(
            id=action_id,
            label=label,
            handler="_action_ludo_plus",
            is_enabled="_is_ludo_plus_enabled",
            is_hidden="_is_ludo_plus_hidden",
            show_in_actions_menu=False,
            include_spectators=True,
        )

    def get_all_visible_actions(self, player: Player) -> list[ResolvedAction]:
        """Return our own menu during play: Roll, the choices, and for touch what keys ask."""
        if self.status != "playing" or self.hosted is None:
            return super().get_all_visible_actions(player)
        return [
            self.api.ResolvedAction(
                action=self._row_action(row, text),
                label=text,
                enabled=True,
                disabled_reason=None,
                visible=True,
            )
            for row, text in self.menu_rows(self.hosted, player)
        ]

    def menu_rows(self, hosted: HostTable, player: Player) -> tuple[Row, ...]:
        """Return what a player's menu should show now."""
        person = self.audience.person(player)
        wanted: tuple[str, ...] = ()
        if person.seat is None:
            wanted = questions.WATCHER_ASKS
        elif person.touch:
            wanted = questions.touch_rows(hosted, person)
        return (*hosted.rows(person), *questions.rows(wanted, person.locale))

    def get_all_enabled_actions(self, player: Player) -> list[ResolvedAction]:
        """Return what the host's menu of actions lists: of ours, what this table has."""
        found = super().get_all_enabled_actions(player)
        if self.status != "playing" or self.hosted is None:
            return found
        table, person = self.hosted, self.audience.person(player)
        return [
            resolved
            for resolved in found
            if resolved.action.id not in questions.ACTIONS
            or questions.is_offered(table, person, resolved.action.id)
        ]

    def setup_keybinds(self) -> None:
        super().setup_keybinds()
        states = self.api.KeybindState
        for command in questions.HOST_COMMANDS:
            if command.host and command.id not in questions.HOST_HAS:
                self.define_keybind(
                    command.host,
                    questions.label(command.id, "en"),
                    [command.id],
                    state=states.ALWAYS if command.id == CODE else states.ACTIVE,
                    include_spectators=True,
                )

    def _is_ludo_plus_enabled(self, player: Player) -> str | None:
        # Why a command is refused is ours to say: the host would speak on top of our own lines.
        return None if self.status == "playing" else "action-not-playing"

    def _is_ludo_plus_hidden(self, player: Player) -> Visibility:
        return self.api.Visibility.HIDDEN

    def _get_ludo_plus_label(self, player: Player, action_id: str) -> str:
        user = self.get_user(player)
        return questions.label(action_id, user.locale if user else "en")

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

    def _action_ludo_plus_go(self, player: Player, input_value: str, action_id: str) -> None:
        """Explore the square that was typed."""
        if self.hosted is None:
            return
        try:
            exploring.go_to(self.hosted, self.audience.person(player), input_value)
        except Exception:
            self._fault()

    def _do_next(self, hosted: HostTable, player: Player, person: Person) -> None:
        """Roll when a throw is due, else take the choice under the cursor: what Space does."""
        focused = self.get_action_context(player).menu_item_id or ""
        choosing = hosted.state.awaiting == "move" and hosted.acting == person.seat
        if choosing and not focused.startswith(MOVE):
            questions.ask(hosted, person, "choices")
        else:
            hosted.press(person, focused if choosing else ROLL)

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
        self._answer(player, "rules")

    def _is_check_scores_enabled(self, player: Player) -> str | None:
        return None if self.status == "playing" else "action-not-playing"

    def _is_check_scores_detailed_enabled(self, player: Player) -> str | None:
        return None if self.status == "playing" else "action-not-playing"
