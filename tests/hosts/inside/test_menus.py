"""The host's menus: where the cursor is put, what the menu of actions lists, what F1 opens."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from playpalace_ludo.hosts.game.audience import LONGEST_NAME
from playpalace_ludo.hosts.game.options import LONGEST_INPUT

if TYPE_CHECKING:
    from tests.hosts.inside.conftest import Human, Table


@pytest.fixture
def only_playpalace(host: SimpleNamespace) -> None:
    if host.kind != "playpalace":
        pytest.skip("PlayAural keeps the cursor itself")


def cursors(human: Human, menu: str = "turn_menu") -> list[str | None]:
    """The rows a menu put the cursor on, one for each time it was sent."""
    sent = [m.data for m in human.user.messages if m.type == "show_menu"]
    return [
        data["items"][data["position"] - 1].id if data["position"] else None
        for data in sent
        if data["menu_id"] == menu
    ]


@pytest.mark.usefixtures("only_playpalace")
def test_after_an_option_was_set_the_cursor_is_on_its_row(table: Table) -> None:
    (ann,) = table.seat("Ann")
    table.tick()
    ann.select("set_bots")
    assert cursors(ann, "action_input_menu")[-1] == table.game.options.bots
    ann.forget()
    ann.select("easy", menu="action_input_menu")
    table.tick(2)
    assert table.game.options.bots == "easy"
    assert cursors(ann)[0] == "set_bots"
    assert "start_game" not in cursors(ann)
    ann.select("set_bots")
    assert cursors(ann, "action_input_menu")[-1] == "easy"


@pytest.mark.usefixtures("only_playpalace")
def test_one_change_in_the_lobby_sends_one_menu(table: Table) -> None:
    """The host asks for the menu once for what was done, and once more after every action."""
    from server.core.users.network_user import NetworkUser

    (ann,) = table.seat("Ann")
    ann.user = NetworkUser("Ann", "en", None, uuid=ann.user.uuid)
    table.game.attach_user(ann.user.uuid, ann.user)
    table.bots(1)

    def sent() -> list[str]:
        table.tick()
        packets = [packet for packet in ann.user.get_queued_messages() if packet["type"] == "menu"]
        return [packet["menu_id"] for packet in packets]

    sent()
    ann.select("set_bots")
    assert sent() == ["action_input_menu"]
    ann.select("easy", menu="action_input_menu")
    assert sent() == ["turn_menu"]
    ann.select("group_sixes")
    assert sent() == ["turn_menu"]
    for value in ("hard", "easy"):
        ann.select("set_bots")
        ann.select(value, menu="action_input_menu")
    assert sent()[-1] == "turn_menu", "what closed is never left before somebody"
    assert sent() == []


@pytest.mark.usefixtures("only_playpalace")
def test_a_group_opens_on_its_first_option_and_closes_on_itself(table: Table) -> None:
    (ann,) = table.seat("Ann")
    table.tick()
    ann.forget()
    ann.select("group_sixes")
    table.tick(2)
    assert cursors(ann)[0] == "set_sixes_max"
    ann.forget()
    ann.select("options_back")
    table.tick(2)
    assert cursors(ann)[0] == "group_sixes"


def test_escape_leaves_a_group_and_then_opens_the_menu_of_actions(table: Table) -> None:
    (ann,) = table.seat("Ann")
    table.tick()
    ann.select("group_sixes")
    table.tick(2)
    assert "options_back" in ann.menu()
    ann.key("escape")
    table.tick(2)
    assert "group_sixes" in ann.menu() and "actions_menu" not in ann.user.menus
    ann.key("escape")
    table.tick(2)
    assert "actions_menu" in ann.user.menus


@pytest.mark.usefixtures("only_playpalace")
@pytest.mark.parametrize("closed_by", ["line", "key"])
def test_after_a_box_the_cursor_is_where_it_was(table: Table, closed_by: str) -> None:
    (ann,) = table.seat("Ann")
    table.bots(1)
    table.start()
    table.settle()
    table.to_a_choice(ann)
    second = ann.menu()[2]
    ann.key("v", item=second)
    table.tick(2)
    ann.forget()
    if closed_by == "line":
        ann.select("line_0", menu="transient_display")
    else:
        ann.key("t")
    table.tick(2)
    assert cursors(ann)[0] == second


def actions(human: Human) -> list[str]:
    human.key("escape")
    listed = human.menu("actions_menu")
    human.select("go_back", menu="actions_menu")
    return listed


def test_the_menu_of_actions_names_only_the_players_there_are(table: Table) -> None:
    ann, _ben = table.seat("Ann", "Ben")
    eve = table.watch("Eve")
    table.start()
    table.settle()
    assert {"player-1", "player-2", "board", "rules", "help"} <= set(actions(ann))
    assert not {"player-3", "player-6", "hint", "undo", "abilities"} & set(actions(ann))
    table.tick()
    assert not {"my-tokens", "near", "choices"} & set(actions(eve))
    ann.forget()
    ann.key("i")
    table.tick()
    assert ann.heard() == ["There are only 2 players."]


def test_hints_and_taking_back_are_listed_where_the_table_has_them(table: Table) -> None:
    (ann,) = table.seat("Ann")
    table.bots(1)
    table.set(undo="own-turn")
    table.tick()
    table.start()
    table.settle()
    assert {"hint", "undo"} <= set(actions(ann))


def test_abilities_are_a_row_where_the_game_has_some(table: Table) -> None:
    (ann,) = table.seat("Ann", client="Web")
    table.bots(1)
    eve = table.watch("Eve")
    table.set(variant="shield-smiths")
    table.tick(3)
    table.start()
    table.settle()
    assert "abilities" in actions(ann)
    assert "abilities" in ann.menu()
    assert "abilities" in eve.menu()


def opened(human: Human, box: str) -> list[str]:
    """The lines of a box, whatever a host calls it."""
    for menu in ("transient_display", "status_box"):
        if menu in human.user.menus:
            return human.rows(menu)
    return []


@pytest.mark.usefixtures("only_playpalace")
def test_alt_o_tells_the_table_and_then_its_rules(table: Table) -> None:
    (ann,) = table.seat("Ann")
    table.bots(1)
    table.set(bots="easy", turn_timer="60", undo="own-turn")
    table.tick(3)
    table.start()
    table.settle()
    ann.key("o", alt=True)
    lines = opened(ann, "rules")
    begun = [line.split(":")[0] for line in lines[:7]]
    assert begun[2:] == ["Bots", "Pace", "Turn timer", "Hints", "Taking back"]
    assert "Bots: easy" in lines and len(lines) > 20


@pytest.mark.parametrize("playing", [False, True])
def test_f1_opens_the_rules_document(table: Table, host: SimpleNamespace, playing: bool) -> None:
    (ann,) = table.seat("Ann", locale="de")
    if playing:
        table.bots(1)
        table.start()
        table.settle()
    ann.forget()
    ann.key("f1")
    table.tick()
    if host.kind == "playpalace":
        (sent,) = [m.data for m in ann.user.messages if m.type == "show_editbox"]
        assert sent["input_id"] == "ludo_plus_rules" and sent["read_only"]
        text = sent["default_value"]
    else:
        text = "\n".join(opened(ann, "manual"))
    assert "Würfel" in text and "F1" in text


def test_what_is_typed_too_long_is_refused_in_one_sentence(table: Table) -> None:
    (ann,) = table.seat("Ann")
    table.tick()
    before = table.game.options.safe_squares
    ann.forget()
    table.game._handle_option_change("safe_squares", ", ".join(map(str, range(1, 1000))))
    assert table.game.options.safe_squares == before
    assert ann.heard()[-1].endswith(f"{LONGEST_INPUT} characters are the most that can be taken.")
    players = len(table.game.players)
    table.game._action_add_bot(ann.player, "B" * (LONGEST_NAME + 1), "add_bot")
    assert len(table.game.players) == players
    assert f"{LONGEST_NAME} characters" in ann.heard()[-1]


def test_a_flood_is_handled_up_to_a_limit_per_tick(table: Table) -> None:
    (ann,) = table.seat("Ann")
    table.bots(1)
    table.start()
    table.settle()
    ann.forget()
    for _ in range(500):
        ann.key("t")
    assert len(ann.heard()) == 1
    table.tick(5)
    assert len(ann.heard()) == 2
    ann.key("l")
    assert len(ann.heard()) == 3, "and then everything is as before"


def test_as_many_may_sit_down_as_the_variant_seats(table: Table) -> None:
    (ann,) = table.seat("Ann")
    game: Any = table.game
    assert (type(game).get_min_players(), type(game).get_max_players()) == (2, 4)
    assert game.get_max_players() == 4
    table.set(variant="six-arms")
    assert game.get_max_players() == 6
    assert ann.heard()


@pytest.mark.usefixtures("only_playpalace")
def test_newer_fields_of_a_menu_are_sent_where_the_host_knows_them(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ann,) = table.seat("Ann")
    sent: list[dict[str, Any]] = []
    show = type(ann.user).show_menu

    def newer(
        self: Any,
        menu_id: str,
        items: Any,
        help_text: str | None = None,
        primary_action_id: str | None = None,
        **rest: Any,
    ) -> None:
        sent.append({"help": help_text, "primary": primary_action_id, "rows": len(items)})
        show(self, menu_id, items, **rest)

    monkeypatch.setattr(type(ann.user), "show_menu", newer)
    table.bots(1)
    table.start()
    table.settle()
    helped = [menu["help"] for menu in sent if menu["help"]]
    assert len(helped) == 1 and "Ludo" in helped[0] and "#" not in helped[0]
    assert sent[-1]["primary"] == "roll"
    table.roll(6)
    ann.key("r")
    table.settle()
    assert sent[-1] == {"help": None, "primary": ann.menu()[1], "rows": 2}
