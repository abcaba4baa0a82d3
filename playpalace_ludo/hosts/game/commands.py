"""Commands of people at a host's table: menu rows, keys, and their actions."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from playpalace_ludo import log
from playpalace_ludo.hosts.game.options import LONGEST_INPUT
from playpalace_ludo.hosts.play import exploring, pages, questions
from playpalace_ludo.hosts.play.audience import Person, Row
from playpalace_ludo.hosts.play.row_ids import ANSWERS, MOVE, ROLL
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.hosts.protocols import Action, Player, ResolvedAction, Visibility
from playpalace_ludo.table.explorer import GO

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus

CODE = "dice-code"
"""A question that is also answered in the lobby and after the end."""
HANDLERS = {
    GO: "_action_ludo_plus_go",
    CODE: "_action_dice_code",
    questions.HELP: "_action_ludo_plus_help",
    questions.PURSE: "_action_purse",
    questions.RULES: "_action_table_rules",
    **dict.fromkeys(ANSWERS, "_action_doubling"),
}
"""Commands with a callback of their own."""
OURS = questions.COMMAND_IDS | {*ANSWERS}
ENABLED = {
    CODE: "_is_dice_code_enabled",
    questions.HELP: "_is_ludo_plus_help_enabled",
    questions.PURSE: "_is_purse_enabled",
    questions.RULES: "_is_table_rules_enabled",
}
"""Commands not limited to a game in play, with the callbacks that say when they apply."""


class Commands:
    def __init__(self, game: LudoPlus) -> None:
        self._game = game

    # Rows and keys

    def find(self, action_id: str) -> Action | None:
        """Return one of our actions by its id; None for those of the host."""
        if action_id and (action_id.startswith(MOVE) or action_id in OURS):
            return self._action(action_id, action_id)
        return None

    def _action(self, action_id: str, label: str) -> Action:
        game = self._game
        typed = game.api.EditboxInput(prompt="pludo-host-go-where") if action_id == GO else None
        return game.make_action(
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
        return self._game.api.ResolvedAction(
            action=self._action(action_id, label),
            label=label,
            enabled=True,
            disabled_reason=None,
            visible=True,
        )

    def rows(self, hosted: HostTable, player: Player) -> tuple[Row, ...]:
        """Return a player's menu in play: Roll, the choices, and questions for touch clients."""
        person = self._game.audience.person(player)
        wanted: tuple[str, ...] = ()
        if person.seat is None:
            wanted = questions.watcher_rows(hosted, person)
        elif person.touch:
            wanted = questions.touch_rows(hosted, person)
        played = (*hosted.rows(person), *self._game.cube.rows(player))
        return (*played, *questions.rows(wanted, person.locale))

    def visible(self, hosted: HostTable, player: Player) -> list[ResolvedAction]:
        return [self._resolved(row, text) for row, text in self.rows(hosted, player)]

    def offered(self, hosted: HostTable, player: Player) -> list[ResolvedAction]:
        """Return our part of the host's menu of actions at this table."""
        person = self._game.audience.person(player)
        return [
            self._resolved(command, questions.label(command, person.locale))
            for command in questions.ACTIONS
            if questions.is_offered(hosted, person, command)
        ]

    def set_up_keys(self) -> None:
        game = self._game
        states = game.api.KeybindState
        taken = {*game._keybinds}
        for command in questions.HOST_COMMANDS:
            if not command.host or command.id in questions.HOST_HAS:
                continue
            if command.id == questions.HELP and command.host in taken:
                continue  # the host shows our rules under the same key itself
            if command.id == questions.GRID and not game.screen.has_grids:
                continue
            game.define_keybind(
                command.host,
                questions.label(command.id, "en"),
                [command.id],
                state=states.ALWAYS if command.id in ENABLED else states.ACTIVE,
                include_spectators=True,
            )

    def why_not(self, player: Player) -> str | None:
        # We say ourselves why a command is refused: the host would speak on top of our lines.
        return None if self._game.status == "playing" else "action-not-playing"

    def always(self, player: Player) -> str | None:
        """Return None, no reason against an action: it is allowed at any time."""
        return None

    def hidden(self, player: Player) -> Visibility:
        return self._game.api.Visibility.HIDDEN

    # What commands do

    def obey(self, player: Player, action_id: str) -> None:
        game = self._game
        if game.hosted is None:
            return
        log.note("command", action_id if action_id in OURS else MOVE)
        with game.guarded():
            person = game.audience.person(player)
            if action_id == "next":
                self._do_next(game.hosted, player, person)
            elif action_id in questions.ASKS:
                questions.ask(game.hosted, person, action_id)
            else:
                game.hosted.press(person, action_id)
                game.follow_turn()

    def _do_next(self, hosted: HostTable, player: Player, person: Person) -> None:
        """Handle Space: roll if a throw is due, else play the choice under the cursor."""
        focused = self._game.get_action_context(player).menu_item_id or ""
        offered = hosted.acting == person.seat and hosted.state.moves
        choosing = offered and (hosted.state.awaiting == "move" or focused.startswith(MOVE))
        if choosing and not focused.startswith(MOVE):
            questions.ask(hosted, person, "choices")
        else:
            hosted.press(person, focused if choosing else ROLL)

    def go_to(self, player: Player, input_value: str, action_id: str) -> None:
        """Explore the square that was typed."""
        game = self._game
        if game.hosted is None:
            return
        with game.guarded():
            person = game.audience.person(player)
            exploring.go_to(game.hosted, person, input_value[:LONGEST_INPUT])

    def show_help(self, player: Player, action_id: str) -> None:
        self._game.screen.show_manual(player)

    def tell_turn(self, player: Player, action_id: str) -> None:
        self._answer(player, "turn")

    def tell_score(self, player: Player, action_id: str) -> None:
        self._answer(player, "score")

    def show_score(self, player: Player, action_id: str) -> None:
        self._answer(player, "score-box")

    def _answer(self, player: Player, command: str) -> None:
        if self._game.hosted is not None:
            questions.ask(self._game.hosted, self._game.audience.person(player), command)

    def show_options(self, player: Player, action_id: str) -> None:
        game = self._game
        if game.hosted is not None:
            person = game.audience.person(player)
            settings = partial(game.options.table_lines, person.locale)
            show = partial(pages.open_box, game.hosted, person, "rules", settings)
            game.hosted.answers.do(person.id, show)
