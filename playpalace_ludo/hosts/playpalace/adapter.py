"""The part of our game class only PlayPalace needs: menus, boxes, leaving, ratings by place."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING, Any, ClassVar

from playpalace_ludo.hosts import TYPE
from playpalace_ludo.hosts.game import rules_document
from playpalace_ludo.hosts.game.boards import Rating, rate
from playpalace_ludo.hosts.game.intake import TURN_MENU
from playpalace_ludo.hosts.game.rated import RatedMixin
from playpalace_ludo.hosts.play import questions
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.play.audience import GAME, PRIVATE, SYSTEM, Grid, Row
from playpalace_ludo.hosts.play.pacing import OncePerTick
from playpalace_ludo.hosts.play.row_ids import ROLL
from playpalace_ludo.hosts.playpalace import covers, document, queued, way_back
from playpalace_ludo.hosts.playpalace.cursors import Cursors
from playpalace_ludo.hosts.playpalace.grids import GRID_MENU, Grids
from playpalace_ludo.hosts.playpalace.leaving import LeavingMixin
from playpalace_ludo.hosts.playpalace.names import PlayPalaceApi
from playpalace_ludo.hosts.playpalace.protocols import MenuUser, PlayPalaceGame
from playpalace_ludo.hosts.protocols import Action, GameResult, MenuItem, Player, User
from playpalace_ludo.words.terminal_client import CLIENT_TYPE, RECORD_BOX

if TYPE_CHECKING:

    class Base(RatedMixin, PlayPalaceGame):
        api: ClassVar[PlayPalaceApi]

else:
    Base = RatedMixin  # at run time the host's own class comes behind ours

BOX = "ludo_plus"
CHOICES_MENU = "action_input_menu"


class PlayPalaceAdapter(LeavingMixin, Base):
    BUFFERS: ClassVar[dict[str, str]] = {GAME: "table", PRIVATE: "misc", SYSTEM: "table"}
    PLAYING: ClassVar[str] = "playing"
    WAITING: ClassVar[str] = "waiting"
    HAS_GRIDS: ClassVar[bool] = True

    def __post_init__(self) -> None:
        # Set before the host's own part runs: it may already repaint.
        self._to_paint: dict[str, bool] = {}
        self._painted: dict[str, tuple[Row, ...]] = {}
        self._to_focus: dict[str, str] = {}
        self._cursors = Cursors()
        self._grids = Grids(self.api.MenuItem, self.api.EscapeBehavior.KEYBIND)
        self._boxes: dict[str, tuple[Callable[[], list[str]], list[str]]] = {}
        self._helped: set[str] = set()
        self._lobby_paints = OncePerTick()
        super().__post_init__()

    def make_action(self, **fields: Any) -> Action:
        return self.api.Action(**fields, show_disabled_label=False)

    # Menus: recorded while playing and sent once per tick, for people only

    def paint(self, player: Player | None = None) -> None:
        if player is None:
            self.rebuild_all_menus()
        elif self.hosted is None or self.status != "playing":
            self.rebuild_player_menu(player)
        elif self.has_menus(player):
            self._paint_soon(player.id)

    def move_focus(self, player: Player, row: str) -> None:
        self._to_focus[player.id] = row
        if self._is_in_play():
            self._paint_soon(player.id, always=True)

    def handle_event(self, player: Player, event: dict[str, Any]) -> None:
        self._cursors.note(player.id, event)
        super().handle_event(player, event)
        if self.is_covered(player):
            self._cursors.leave(player.id)

    def is_covered(self, player: Player) -> bool:
        if player.id in self._actions_menu_open and not self.audience.person(player).touch:
            return True  # the web client has a window for it, and may close that untold
        return player.id in self._transient_display_state or player.id in self._pending_actions

    def on_start(self) -> None:
        super().on_start()
        covers.take_away_lobby(self)

    def _row_to_focus(self, player: Player) -> str | None:
        return self._to_focus.pop(player.id, None) or self._cursors.come_back(player.id)

    def has_menus(self, player: Player) -> bool:
        """Tell whether menus are read; a virtual bot is a guest like any other and reads them."""
        return not player.is_bot or is_virtual_bot(player)

    def rebuild_player_menu(self, player: Player, *, position: int | None = None) -> None:
        if not self.has_menus(player):
            return
        if self._is_in_play():
            self._paint_soon(player.id, always=True)
        else:
            self.wake()
            self._lobby_paints.do(player.id, partial(self._paint_lobby, player, position))

    def _paint_soon(self, player_id: str, *, always: bool = False) -> None:
        self._to_paint[player_id] = always or self._to_paint.get(player_id, False)
        self.wake()

    def _is_in_play(self) -> bool:
        return self.hosted is not None and self.status == "playing"

    def _paint_lobby(self, player: Player, position: int | None) -> None:
        if self._is_in_play():  # it has begun while this waited
            self._paint_soon(player.id, always=True)
            return
        if self.is_covered(player):
            return  # a list they choose from would be gone; when it closes, this is sent
        user = self.get_user(player)
        row = self._row_to_focus(player)
        waiting = queued.rows(user, TURN_MENU)
        if user is not None and (row is not None or waiting is not None):
            items = self._build_action_menu_items(player, user)
            position = _position(items, row) if row is not None else position
            if position is None and waiting == [item.to_dict() for item in items]:
                return  # the host asks for it once more after every action
        self._painted.pop(player.id, None)  # the next game of a series has the same rows
        super().rebuild_player_menu(player, position=position)
        _forget_position(user, TURN_MENU)

    def rebuild_all_menus(self) -> None:
        if self._destroyed:
            return
        for player in self.players:
            if not self._is_in_play():
                self.rebuild_player_menu(player)
            elif not player.is_bot:
                self._paint_soon(player.id)

    def is_counting(self) -> bool:
        return bool(self.scheduled_sounds or self._lobby_paints.waiting)

    def host_tick(self) -> None:
        super().host_tick()
        if self._grids.people and not self._is_in_play():
            self._close_grids()
        if self._lobby_paints.done:
            self._lobby_paints.flushed()
        if self._lobby_paints.waiting:
            self._lobby_paints.tick()

    def after_tick(self) -> None:
        if self._boxes:
            self._refresh_boxes()
        if self._to_paint and self.status == "playing" and not self._destroyed:
            wanted, self._to_paint = self._to_paint, {}
            for player in list(self.players):
                if player.id in wanted:
                    self._paint_now(player, always=wanted[player.id])

    def _paint_now(self, player: Player, *, always: bool) -> None:
        """Send a player's menu, unless another one is open or nothing in it has changed."""
        user = self.get_user(player)
        if user is None or self.is_covered(player) or self.hosted is None:
            if user is not None:
                self._painted.pop(player.id, None)
            return
        if player.id in self._grids:
            self._grids.paint(player.id, user, always=always)
            _forget_position(user, GRID_MENU)
            return
        rows = self.menu_rows(self.hosted, player)
        focus = self._row_to_focus(player)
        if not always and self._painted.get(player.id) == rows:
            return
        self._painted[player.id] = rows
        items = self._build_action_menu_items(player, user)
        user.show_menu(
            TURN_MENU,
            items,
            multiletter=False,
            escape_behavior=self.api.EscapeBehavior.KEYBIND,
            position=_position(items, focus),
            **self._newer_fields(player, user),
        )
        _forget_position(user, TURN_MENU)

    # What newer versions of the host can send with a menu

    def get_help_text(self, locale: str) -> str:
        """Return what a client shows when help is asked for."""
        return "\n".join(rules_document.lines_for_reader(self.config, locale, grids=True))

    def get_primary_action_id(self, player: Player) -> str:
        """Return the row a tap of two fingers takes: the only choice there is, or to roll."""
        table = self.hosted
        rows = table.rows(self.audience.person(player)) if table else []
        return rows[-1].id if len(rows) == 2 else ROLL

    def _newer_fields(self, player: Player, user: MenuUser) -> dict[str, str]:
        known = _fields_of(type(user).show_menu)
        fields = {}
        if "primary_action_id" in known:
            fields["primary_action_id"] = self.get_primary_action_id(player)
        if "help_text" in known and player.id not in self._helped:  # clients remember it
            self._helped.add(player.id)
            fields["help_text"] = self.get_help_text(user.locale)
        return fields

    def show_manual(self, player: Player) -> None:
        """Show the document as the host shows its own; it sends nothing when it is closed."""
        user = self.get_user(player)
        if user is not None:
            user.show_editbox(
                document.SLUG,
                rules_document.title(user.locale),
                rules_document.for_reader(self.config, user.locale, grids=True),
                multiline=True,
                read_only=True,
                content_format="markdown",
            )

    # Lists of values open on the one there is

    def _request_action_input(self, action: Action, player: Player) -> None:
        user = self.get_user(player)
        option = self.table_options.get(action.id.removeprefix("set_"))
        if user is None or option is None or not option.choices:
            super()._request_action_input(action, player)
            return
        self._pending_actions[player.id] = action.id
        say = translator(user.locale)
        items = [
            self.api.MenuItem(text=option.value_text(say, choice), id=choice)
            for choice in option.choices
        ]
        if action.input_request.include_cancel:
            cancel = self.api.Localization.get(user.locale, "cancel")
            items.append(self.api.MenuItem(text=cancel, id="_cancel"))
        user.show_menu(
            CHOICES_MENU,
            items,
            multiletter=True,
            escape_behavior=self.api.EscapeBehavior.SELECT_LAST,
            position=_position(items, getattr(self.options, option.name)),
        )
        _forget_position(user, CHOICES_MENU)

    # Boxes stay current, and a key closes them and does what it always does

    def open_box(self, player: Player, box: str, lines: Callable[[], list[str]]) -> None:
        self._boxes[player.id] = (lines, lines())
        self._show_box(player)

    def _show_box(self, player: Player) -> None:
        _, lines = self._boxes[player.id]
        items = [
            self.api.MenuItem(text=text, id=f"line_{index}") for index, text in enumerate(lines)
        ]
        self._show_transient_display(player, kind=BOX, items=items, multiletter=False)

    def _show_transient_display(self, player: Player, **shown: Any) -> None:
        covers.replace_actions(self, player.id)
        super()._show_transient_display(player, **shown)

    def _refresh_boxes(self) -> None:
        for player_id, (lines, shown) in list(self._boxes.items()):
            player = self.get_player_by_id(player_id)
            state = self._transient_display_state.get(player_id)
            if player is None or state is None or state.kind != BOX:
                self._boxes.pop(player_id)
            elif player_id in self._to_paint and (now := lines()) != shown:
                self._boxes[player_id] = (lines, now)
                self._show_box(player)

    def _handle_transient_display_selection(self, player: Player, selection_id: str) -> None:
        if player.id in self._boxes:
            self._boxes.pop(player.id)
            self._close_transient_display(player)
            return
        super()._handle_transient_display_selection(player, selection_id)

    def _handle_keybind_event(self, player: Player, event: dict[str, Any]) -> None:
        if player.id in self._boxes:
            self._boxes.pop(player.id)
            self._close_transient_display(player)
        if player.id in self._grids and self._closes_grid(player, event):
            return
        super()._handle_keybind_event(player, event)

    # Grids lie over the table's own menu until they are closed

    def open_grid(self, player: Player, grid: Grid) -> None:
        self._cursors.leave(player.id)
        covers.replace_actions(self, player.id)
        self._grids.open(player.id, grid)
        self._paint_soon(player.id, always=True)

    def follow_in_grid(self, player_id: str) -> bool:
        if player_id not in self._grids:
            return False
        self._grids.follow(player_id)
        self._paint_soon(player_id)
        return True

    def _closes_grid(self, player: Player, event: dict[str, Any]) -> bool:
        """Close a grid for a key that plays, and tell whether closing is all the key does."""
        self._grids.note(player.id, event)
        key = self._normalize_keybind(event)
        commands = [action for bind in self._keybinds.get(key, ()) for action in bind.actions]
        if not self._grids.stays_for(commands):
            self._close_grid(player)
        return key == "escape" or questions.GRID in commands

    def _handle_menu_event(self, player: Player, event: dict[str, Any]) -> None:
        if event.get("menu_id") == TURN_MENU:
            self._pending_actions.pop(player.id, None)  # whoever sees this menu is not asked
        if player.id not in self._grids:
            super()._handle_menu_event(player, event)
        elif event.get("menu_id") == GRID_MENU:
            self._grids.note(player.id, event)
            if not self._grids.select(player.id, event.get("selection_id") or ""):
                self._close_grid(player)

    def _close_grid(self, player: Player) -> None:
        self._grids.close(player.id)
        self._painted.pop(player.id, None)
        if user := self.get_user(player):
            user.remove_menu(GRID_MENU)
        self._paint_soon(player.id, always=True)

    def _close_grids(self) -> None:
        for player_id in self._grids.people:
            player = self.get_player_by_id(player_id)
            if player is None:
                self._grids.close(player_id)
            else:
                self._close_grid(player)

    def _is_ludo_group_enabled(self, player: Player) -> str | None:
        return self._is_option_enabled(player)

    # The table in the host's lists

    def setup_keybinds(self) -> None:
        """Set keys up; the host does so once it has given a table to a new or a loaded game."""
        super().setup_keybinds()
        self._sync_table_status()
        if self._table is not None and self._table._server is not None:
            way_back.keep_open(self._table._server)
            way_back.keep_place(self._table, self.holds)

    def _sync_table_status(self) -> None:
        """Stay in the host's lists of tables while playing: they name only those that wait."""
        if self._table is not None:
            self._table.status = self.WAITING if self.status == self.PLAYING else self.status

    def finish_game(self) -> None:
        self._close_grids()
        super().finish_game()
        self._sync_table_status()
        self._hand_out_record()

    def _hand_out_record(self) -> None:
        """Give the record of the game to those whose program keeps it; others see no box."""
        if self.hosted is None or self.status == self.PLAYING:  # the next one of a series
            return
        for player in self.players:
            user = None if player.is_bot else self.get_user(player)
            if user is not None and getattr(user, "client_type", "") == CLIENT_TYPE:
                text, title = (
                    self.hosted.match.text(),
                    translator(user.locale).text("pludo-host-record"),
                )
                user.show_editbox(RECORD_BOX, title, text, multiline=True, read_only=True)

    # People come and go

    def attach_user(self, player_id: str, user: User, **more: Any) -> None:
        self._painted.pop(player_id, None)
        self._boxes.pop(player_id, None)
        self._grids.close(player_id)
        self._helped.discard(player_id)
        covers.forget(self, player_id)
        super().attach_user(player_id, user, **more)

    # Results

    def player_result(self, player: Player) -> object:
        return self.api.PlayerResult(
            player_id=player.id,
            player_name=player.name,
            is_bot=player.is_bot,
            is_virtual_bot=is_virtual_bot(player),
        )

    def get_rankings_for_rating(self, result: GameResult) -> list[list[str]]:
        return [[player_id] for player_id, _ in self._rated(result)]

    def _rated(self, result: GameResult) -> list[tuple[str, int]]:
        rated = set(result.get_human_player_ids())
        places = result.custom_data.get("places", {}).items()
        return sorted(
            ((player_id, place) for player_id, place in places if player_id in rated),
            key=lambda item: item[1],
        )

    def _update_ratings(self, result: GameResult) -> None:
        """Rate every player alone by place; the host would rate those who tie as one team."""
        helper = self.rating_helper()
        rated = self._rated(result) if result.custom_data.get("rated", True) else []
        if helper is None or len(rated) < 2:
            return
        old = [helper.get_rating(player_id) for player_id, _ in rated]
        before = [Rating(rating.mu, rating.sigma) for rating in old]
        new = rate(helper.model, before, [place for _, place in rated])
        for (player_id, _), (mu, sigma) in zip(rated, new, strict=True):
            helper.db.set_player_rating(player_id, TYPE, mu, sigma)


@cache
def _fields_of(method: Callable[..., None]) -> frozenset[str]:
    return frozenset(inspect.signature(method).parameters)


def _position(items: list[MenuItem], row: str | None) -> int | None:
    """Return where a row is, as the host counts."""
    return next((at for at, item in enumerate(items, 1) if row and item.id == row), None)


def _forget_position(user: User | None, menu: str) -> None:
    """Have a position meant once: the host repeats the last one with every later menu."""
    menus = getattr(user, "_current_menus", None)
    if isinstance(menus, dict) and menu in menus:
        menus[menu]["position"] = None


def is_virtual_bot(player: Player) -> bool:
    return getattr(player, "is_virtual_bot", False)


def adapter(api: PlayPalaceApi) -> type:
    status = api.GameStatus
    return type(
        "Adapter", (PlayPalaceAdapter,), {"PLAYING": status.PLAYING, "WAITING": status.WAITING}
    )
