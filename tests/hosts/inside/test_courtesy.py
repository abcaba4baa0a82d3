"""Lines around a game: boxes, turns of stand-ins, long names, hints, saved games."""

from __future__ import annotations

import re
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from playpalace_ludo.hosts.game.audience import LONGEST_NAME
from playpalace_ludo.hosts.game.saved_meanwhile import tell_at_return
from playpalace_ludo.words import Translator

if TYPE_CHECKING:
    from tests.hosts.inside.conftest import Human, Table

SECOND = 20


def test_a_key_over_a_box_sends_the_menu_before_it_answers(table: Table) -> None:
    ann, _ = table.seat("Ann", "Ben")
    table.start()
    table.settle()
    ann.key("v")
    table.tick(5)
    ann.forget()
    ann.key("m")
    table.tick(10)
    order = [m.data.get("menu_id", m.type) for m in ann.user.messages if m.type != "remove_menu"]
    assert "speak" in order
    assert "turn_menu" not in order[order.index("speak") :], "it would interrupt the answer"


def test_a_return_tells_the_turn_once(table: Table) -> None:
    ann, _ = table.seat("Ann", "Ben")
    table.start()
    table.settle()
    for away in (1, 2 * SECOND, 9 * SECOND):
        table.drop(ann)
        table.tick(away)
        ann.forget()
        table.come_back(ann)
        table.tick(3 * SECOND)
        assert len([line for line in ann.heard() if "turn" in line]) == 1, ann.heard()


def test_nobody_is_told_their_turn_while_a_bot_plays_for_them(table: Table) -> None:
    ann, ben = table.seat("Ann", "Ben")
    table.start()
    table.settle()
    table.game.hosted.stand_ins.add(ann.user.uuid)
    ann.forget()
    for _ in range(60 * SECOND):
        table.tick()
        if ben.on_turn():
            ben.key("r")
            ben.key("1")
    assert [line for line in ann.heard() if line.startswith("You roll")], "a bot has played"
    assert not [line for line in ann.heard() if "our turn" in line]


def test_the_tables_host_has_a_row_with_the_rules(table: Table) -> None:
    ann, ben = table.seat("Ann", "Ben")
    for human in (ann, ben):
        visible = table.game.get_all_visible_actions(human.player)
        assert "table_rules" in [row.action.id for row in visible], human.name


def test_partners_need_as_many_players_as_their_rules_say(table: Table) -> None:
    table.seat("Ann", "Ben")
    assert table.game.get_min_players() == 2
    table.set(teams_pairs="opposite")
    assert table.game.get_min_players() == table.game.get_max_players() == 4


def test_hints_for_one_alone_stay_closed_when_the_other_drops(table: Table) -> None:
    ann, ben = table.seat("Ann", "Ben")
    table.set(hints="alone")
    table.start()
    table.settle()
    table.drop(ben)
    table.tick(5)
    ann.forget()
    ann.key("h")
    table.tick(5)
    assert ann.heard()[-1] == "There are hints only for a player alone with bots."
    table.reload()
    assert table.game.audience.humans() == 2


def test_a_long_name_is_cut_where_it_is_said(table: Table) -> None:
    ann, _ = table.seat("Ann", "B" * 400)
    table.start()
    table.settle()
    ann.forget()
    ann.key("s")
    table.tick(SECOND)
    (score,) = [line for line in ann.heard() if "BB" in line]
    assert "B" * LONGEST_NAME not in score


class MainMenu:
    """A server, as far as it shows its main menu to people."""

    def __init__(self) -> None:
        self.shown: list[str] = []

    def _show_main_menu(self, user: Any) -> None:
        self.shown.append(user.username)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_who_was_waited_for_in_vain_hears_once_where_the_game_is(lang: str) -> None:
    server: Any = MainMenu()
    said: list[str] = []

    def user(name: str) -> Any:
        return SimpleNamespace(username=name, locale=lang, speak=lambda text, _: said.append(text))

    for _ in range(2):  # two tables of one server
        tell_at_return(server, "Ann", "system")
    for name in ("Eve", "Ann", "Ann"):
        server._show_main_menu(user(name))
    assert server.shown == ["Eve", "Ann", "Ann"]
    assert said == [Translator(lang).text("pludo-host-saved-meanwhile")]


def test_a_table_nobody_came_back_to_is_told_of_at_the_next_log_in(
    table: Table, host: SimpleNamespace
) -> None:
    server: Any = MainMenu()
    (ann,) = table.seat("Ann")
    table.bots(1)
    table.start()
    table.settle()
    saved: list[str] = []
    table.game._table = SimpleNamespace(
        _db=None,
        _server=server,
        members=[],
        host="Ann",
        save_and_close=saved.append,
        destroy=lambda: None,
    )
    ann.forget()
    table.drop(ann)
    if host.kind == "playaural":
        table.game.destroy()  # its tables have a clock of their own for this
    table.tick(301 * SECOND)
    assert saved == ["Ann"]
    ann.forget()
    server._show_main_menu(ann.user)
    assert [m.data["text"] for m in ann.user.messages if m.type == "speak"] == [
        Translator("en").text("pludo-host-saved-meanwhile")
    ]


def test_what_may_be_used_is_listed_with_the_turn_and_not_before(table: Table) -> None:
    def rows(human: Human) -> list[str]:
        return [row for row in human.menu() if row.startswith("move_")]

    ann, ben = table.seat("Ann", "Ben")
    table.set(variant="shield-smiths", pace="slow")
    table.start()
    table.seed_dice(Random(5))
    listed = 0
    for _ in range(4000):
        table.tick()
        for human in (ann, ben):
            state = table.game.hosted.state
            if human.on_turn() and state.awaiting == "roll" and rows(human):
                listed += 1
                told = " ".join(human.heard())
                assert re.search("our turn|ou begin|again", told), told
            if human.on_turn() and table.game.hosted.heard_out:
                human.forget()
                human.key("r")
                if table.game.hosted.state.awaiting == "move" and rows(human):
                    human.select(rows(human)[0])
    assert listed
