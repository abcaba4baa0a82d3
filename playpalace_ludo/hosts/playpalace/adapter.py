"""The part of our game class that only PlayPalace needs: menus, boxes, grids, leaving, ratings."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, ClassVar

from playpalace_ludo.hosts import TYPE
from playpalace_ludo.hosts.game import rules_document
from playpalace_ludo.hosts.game.boards import Skill, rate
from playpalace_ludo.hosts.game.intake import TURN_MENU
from playpalace_ludo.hosts.game.lists import CANCEL, LIST, TEXT
from playpalace_ludo.hosts.game.rated import RatedLudo
from playpalace_ludo.hosts.game.steps import EndingStep
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.play.audience import GAME, PRIVATE, SYSTEM
from playpalace_ludo.hosts.play.row_ids import ROLL
from playpalace_ludo.hosts.playpalace import value_list, way_back
from playpalace_ludo.hosts.playpalace.end_screen import EndScreen
from playpalace_ludo.hosts.playpalace.leaving import Leaving
from playpalace_ludo.hosts.playpalace.names import PlayPalaceApi
from playpalace_ludo.hosts.playpalace.protocols import Database, PlayPalaceGame
from playpalace_ludo.hosts.playpalace.screen import PlayPalaceScreen, is_virtual_bot
from playpalace_ludo.hosts.protocols import Action, GameResult, Player, User
from playpalace_ludo.words import Message
from playpalace_ludo.words.terminal_client import CLIENT_TYPE, RECORD_BOX

if TYPE_CHECKING:

    class Base(RatedLudo, PlayPalaceGame):
        api: ClassVar[PlayPalaceApi]

else:
    Base = RatedLudo  # at run time the host's own class comes behind ours


TEXT_BOX = "action_input_editbox"
"""The box in which the host asks for a text."""
MOST_RESULTS = 100
"""The number of results that the host's own boards take into account."""


class PlayPalaceLudo(Base):
    BUFFERS: ClassVar[dict[str, str]] = {GAME: "table", PRIVATE: "misc", SYSTEM: "table"}

    def __post_init__(self) -> None:
        self.screen: PlayPalaceScreen
        self.leaving = Leaving(self)
        self.end_screen = EndScreen(self)
        super().__post_init__()

    def make_screen(self) -> PlayPalaceScreen:
        return PlayPalaceScreen(self)

    def make_action(self, **fields: Any) -> Action:
        return self.api.Action(**fields, show_disabled_label=False)

    # Menus

    def rebuild_player_menu(self, player: Player, *, position: int | None = None) -> None:
        if not self.end_screen.show_again(player):
            self.screen.rebuild(player, position)

    def send_lobby_menu(self, player: Player, position: int | None) -> None:
        """Have the host send the menu of a lobby, as it does for its own games."""
        super().rebuild_player_menu(player, position=position)

    def rebuild_all_menus(self) -> None:
        self.screen.paint_all()

    def is_counting(self) -> bool:
        return bool(self.scheduled_sounds or self.screen.is_waiting)

    def host_tick(self) -> None:
        self.leaving.tick()
        self.screen.tick()

    def begin(self) -> None:
        super().begin()
        self.screen.leave_menus()

    def get_help_text(self, locale: str) -> str:
        """Return the text a client shows for help; newer hosts send it with a menu."""
        return "\n".join(rules_document.lines_for_reader(self.config, locale, grids=True))

    def get_primary_action_id(self, player: Player) -> str:
        """Return the row for a two-finger tap: the only choice, or Roll."""
        table = self.hosted
        rows = table.rows(self.audience.person(player)) if table else []
        return rows[-1].id if len(rows) == 2 else ROLL

    def _request_action_input(self, action: Action, player: Player) -> None:
        if not value_list.opens(self, action, player):
            super()._request_action_input(action, player)

    def _is_ludo_group_enabled(self, player: Player) -> str | None:
        return self._is_option_enabled(player)

    def _show_transient_display(self, player: Player, **shown: Any) -> None:
        self._actions_menu_open.discard(player.id)  # this is shown in its place
        super()._show_transient_display(player, **shown)

    def _handle_transient_display_selection(self, player: Player, selection_id: str) -> None:
        if not self.screen.boxes.close(player):
            super()._handle_transient_display_selection(player, selection_id)

    # Events

    def handle_event(self, player: Player, event: dict[str, Any]) -> None:
        self.screen.cursors.note(player.id, event)
        super().handle_event(player, event)
        if self.screen.is_covered(player):
            self.screen.cursors.leave(player.id)

    def _handle_keybind_event(self, player: Player, event: dict[str, Any]) -> None:
        if not self.screen.takes_key(player, event):
            super()._handle_keybind_event(player, event)

    def _handle_menu_event(self, player: Player, event: dict[str, Any]) -> None:
        if event.get("menu_id") == TURN_MENU:
            self._pending_actions.pop(player.id, None)  # this menu is not covered by a request
        if self.screen.takes_choice(player, event):
            return
        is_cancel = event.get("selection_id") == CANCEL
        if event.get("menu_id") == value_list.MENU and is_cancel and self._leads_back(player):
            return
        super()._handle_menu_event(player, event)

    def _handle_editbox_event(self, player: Player, event: dict[str, Any]) -> None:
        is_cancel = not event.get("text")
        if event.get("input_id") == TEXT_BOX and is_cancel and self._leads_back(player):
            return
        super()._handle_editbox_event(player, event)

    def _leads_back(self, player: Player) -> bool:
        """Go back from a list of ours, where the host would show the lobby in between."""
        asked = self._pending_actions.get(player.id, "")
        if asked not in (LIST, TEXT):
            return False
        del self._pending_actions[player.id]
        self.lists.cancelled(player, asked)
        return True

    # The table in the host's lists

    def setup_keybinds(self) -> None:
        """Set up keys; the host calls this once it has given a new or loaded game its table."""
        super().setup_keybinds()
        self._sync_table_status()
        if self._table is not None and self._table._server is not None:
            way_back.keep_open(self._table._server)
            way_back.keep_place(self._table)

    def _sync_table_status(self) -> None:
        """Stay in the host's lists of tables while playing, though they name only waiting ones."""
        if self._table is not None:
            self._table.status = self.WAITING if self.status == self.PLAYING else self.status

    def finishing(self) -> list[EndingStep]:
        return [
            EndingStep("grids are closed", self.screen.close_grids),
            *super().finishing(),
            EndingStep("the host's list shows the table", self._sync_table_status),
            EndingStep("programs that keep records get this one", self._hand_out_record),
        ]

    def _show_end_screen(self, result: GameResult) -> None:
        with self.end_screen.readers(result):
            super()._show_end_screen(result)

    def _hand_out_record(self) -> None:
        """Send the record of the game to people whose program keeps it; others see no box."""
        if self.hosted is None:
            return
        for player in self.players:
            user = None if player.is_bot else self.get_user(player)
            if user is not None and getattr(user, "client_type", "") == CLIENT_TYPE:
                text = self.hosted.match.text()
                title = translator(user.locale).text("pludo-host-record")
                user.show_editbox(RECORD_BOX, title, text, multiline=True, read_only=True)

    # People come and go

    def attach_user(self, player_id: str, user: User, **more: Any) -> None:
        self.screen.forget(player_id)
        super().attach_user(player_id, user, **more)

    def _handle_leave_game_confirm(
        self, player: Player, event: dict[str, Any], selection_id: str
    ) -> None:
        self.leaving.on_purpose.add(player.id)
        self.end_screen.reader = player
        try:
            super()._handle_leave_game_confirm(player, event, selection_id)
        finally:
            self.leaving.on_purpose.discard(player.id)

    def _perform_leave_game(self, player: Player) -> None:
        """Make the game wait when the last human drops: a lost connection ends up here, too."""
        self.wake()
        if self.leaving.is_host_stopping():
            return  # the table has been saved already and must not be saved twice
        if self.leaving.holds_for(player):
            return
        if self.hosted is not None:
            self.hosted.gone(player.id, dropped=self.leaving.has_dropped(player))
        super()._perform_leave_game(player)
        player.replaced_human = player.is_bot  # as the host's other ways of leaving set it
        if self._table is not None and not player.is_bot:
            self.leaving.free(self._table, player)
        if not self._destroyed:
            self.screen.paint_all()

    def stop_waiting(self, held: str, player: Player) -> None:
        waited_for = self.get_player_by_id(held)
        if waited_for is not None and waited_for is not player:
            self._perform_leave_game(waited_for)
        else:
            self.returning.tell_others(player)

    def _action_save_table(self, player: Player, action_id: str) -> None:
        if self.status == "finished":  # restored it would have no menu
            self.audience.tell(player, Message("pludo-host-result-title"), buffer=PRIVATE)
        else:
            self.leaving.save_for(player)

    def closing(self) -> list[EndingStep]:
        return [
            EndingStep("spectators are led out", self.leaving.lead_out_watchers),
            *super().closing(),
        ]

    # Results

    @classmethod
    def filled_boards(cls, database: Database) -> set[str]:
        found = (
            json.loads(row[4] or "{}") for row in database.get_game_stats(TYPE, limit=MOST_RESULTS)
        )
        boards = (data.get("boards", {}).items() for data in found)
        return {board for entries in boards for board, players in entries if players}

    def player_result(self, player: Player) -> object:
        return self.api.PlayerResult(
            player_id=player.id,
            player_name=player.name,
            is_bot=player.is_bot,
            is_virtual_bot=is_virtual_bot(player),
        )

    def get_rankings_for_rating(self, result: GameResult) -> list[list[str]]:
        return [[player_id] for player_id, _ in rated(result)]

    def _update_ratings(self, result: GameResult) -> None:
        """Rate every player individually by place; the host would rate ties as one team."""
        helper = self.ratings.helper()
        places = rated(result) if result.custom_data.get("rated", True) else []
        if helper is None or len(places) < 2:
            return
        old = [helper.get_rating(player_id) for player_id, _ in places]
        before = [Skill(rating.mu, rating.sigma) for rating in old]
        new = rate(helper.model, before, [place for _, place in places])
        for (player_id, _), (mu, sigma) in zip(places, new, strict=True):
            helper.db.set_player_rating(player_id, TYPE, mu, sigma)


def rated(result: GameResult) -> list[tuple[str, int]]:
    """Return the people of a result with their places, best first."""
    people = set(result.get_human_player_ids())
    places = result.custom_data.get("places", {}).items()
    return sorted((item for item in places if item[0] in people), key=lambda item: item[1])


def adapter(api: PlayPalaceApi) -> type[PlayPalaceLudo]:
    """Return our class for PlayPalace, whose tables have a status of the host's own kind."""
    PlayPalaceLudo.PLAYING = api.GameStatus.PLAYING
    PlayPalaceLudo.WAITING = api.GameStatus.WAITING
    return PlayPalaceLudo
