"""Whole games through the host's own action system."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core.match import Match
from playpalace_ludo.hosts.game import saves, starting
from playpalace_ludo.hosts.game.beat import BEAT, SharedBeat

if TYPE_CHECKING:
    from tests.hosts.inside.conftest import Human, Table

    Act = Callable[[Human], None]


def by_key(human: Human) -> None:
    """R to roll, then the number of the first token that can move."""
    state = human.table.game.hosted.state
    if state.awaiting == "roll":
        human.key("r")
        return
    moves = [m for m in state.moves if m.seat == human.seat and m.tokens]
    numbers = [m.tokens[0] for m in moves]
    single = [n for n in numbers if numbers.count(n) == 1]
    if single:
        human.key(str(single[0] + 1))
    else:
        by_menu(human)


def by_menu(human: Human) -> None:
    """Everything by the rows of the menu, as a phone does."""
    state = human.table.game.hosted.state
    if state.awaiting == "roll":
        human.select("roll")
        return
    rows = [row for row in human.menu() if row.startswith("move_")]
    if rows:
        human.select(rows[-1])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_play_a_game_to_the_end(table: Table, players: int) -> None:
    table.bots(players)
    table.game.options.pace = "instant"
    table.start()
    for _ in range(20_000):
        table.tick()
        if table.game.status != "playing":
            break
    assert table.game.status == "finished"


@pytest.mark.parametrize("variant", variants.names())
def test_every_variant_is_played_by_people_and_bots(table: Table, variant: str) -> None:
    table.seat("Ann")
    players = variants.load(variant).max_players
    table.bots(players - 1)
    table.set(variant=variant, pace="instant")
    assert table.game.options.variant == variant
    table.start()
    table.humans[0].forget()
    record = []
    finish = table.game.finish_game

    def keep_and_finish() -> None:
        record.append(table.game.hosted.match.text())
        finish()

    table.game.finish_game = keep_and_finish
    table.play_to_the_end(by_menu)
    # What was played is a valid record of that variant, from the first throw to the result.
    match = Match.from_text(record[0], variants.load)
    assert match.over


def test_two_people_play_by_keys(table: Table) -> None:
    ann, ben = table.seat("Ann", "Ben")
    table.set(pace="instant")
    table.start()
    assert (ann.seat, ben.seat) == (0, 1), "two players sit on red and blue"
    ann.forget()
    ben.forget()
    table.play_to_the_end(by_key)


def test_two_people_may_sit_across(table: Table) -> None:
    ann, ben = table.seat("Ann", "Ben")
    table.set(seats="opposite")
    table.start()
    assert (ann.seat, ben.seat) == (0, 2)


def test_six_sit_down_where_the_board_has_six_seats(table: Table) -> None:
    table.seat("Ann")
    table.bots(5)
    table.set(variant="hexagon")
    table.start()
    assert sorted(table.game.seating.values()) == [0, 1, 2, 3, 4, 5]


def test_too_many_people_for_a_variant_are_told_so_once(table: Table) -> None:
    (ann,) = table.seat("Ann")
    table.bots(5)
    ann.forget()
    table.game.execute_action(ann.player, "start_game")
    assert table.game.status == "waiting"
    (told,) = ann.heard()
    assert "4" in told and "6" in told, "how many may play, and how many there are"


@pytest.mark.parametrize("act", [by_key, by_menu])
def test_saving_and_loading_after_every_tick_changes_nothing(table: Table, act: Act) -> None:
    table.seat("Ann")
    table.bots(2)
    table.set(pace="instant")
    table.start()
    for _ in range(1500):
        if table.humans[0].on_turn():
            act(table.humans[0])
        table.tick()
        if table.game.status != "playing":
            break
        before = table.game.hosted.match
        table.reload()
        assert table.game.hosted.match.state == before.state
        assert table.game.hosted.match.text() == before.text()
    assert table.game.status == "finished" or table.game.hosted.state.number > 100


def test_a_game_saved_in_the_middle_of_a_choice_goes_on_with_the_same_choice(table: Table) -> None:
    (ann,) = table.seat("Ann")
    table.bots(1)
    table.start()
    table.settle()
    table.to_a_choice(ann)
    choices = [row for row in ann.menu() if row.startswith("move_")]
    assert len(choices) > 1
    table.reload()
    table.settle()
    assert [row for row in ann.menu() if row.startswith("move_")] == choices
    ann.select(choices[0])
    table.tick()
    assert table.game.hosted.state.awaiting == "roll"


def test_a_saved_table_is_small(table: Table) -> None:
    table.bots(4)
    table.game.options.pace = "instant"
    table.start()
    while table.game.hosted.state.number < 150:
        table.tick()
    data = table.game.to_json()
    assert len(data) < 6000
    record = saves.unpack(table.game.record)
    assert Match.from_text(record, variants.load).state == table.game.hosted.state


def to_a_choice(table: Table, human: Human) -> None:
    """Two sixes: the token that came out may walk, or another one may come out."""
    table.start()
    table.settle()
    table.to_a_choice(human)
    assert table.game.hosted.state.awaiting == "move"
    human.forget()


def test_h_gives_a_hint_to_who_is_alone_with_bots(table: Table) -> None:
    (ann,) = table.seat("Ann")
    eve = table.watch("Eve")
    table.bots(1)
    to_a_choice(table, ann)
    eve.forget()
    ann.key("h")
    table.tick(70)
    assert len(ann.heard()) == 1 and ann.heard()[0].startswith(("Token 1:", "Token 2:")), (
        ann.heard()
    )
    assert eve.heard() == []


def test_among_several_people_there_are_hints_only_if_the_table_wants_them(table: Table) -> None:
    ann, ben = table.seat("Ann", "Ben")
    to_a_choice(table, ann)
    ben.forget()
    ann.key("h")
    table.tick(70)
    assert ann.heard() == ["There are hints only for a player alone with bots."]
    assert ben.heard() == []


@pytest.mark.parametrize("client", ["", "web"])
def test_u_takes_a_choice_back_and_the_table_is_told(table: Table, client: str) -> None:
    ann, ben = table.seat("Ann", "Ben", client=client)
    table.set(undo="own-turn", hints="all", pace="instant")
    to_a_choice(table, ann)
    before = table.game.hosted.state
    record = table.game.hosted.match.text()
    ann.key("2")
    table.tick(30)
    assert table.game.hosted.state != before
    ben.forget()
    if client:
        ann.select("undo")
    else:
        ann.key("u")
    table.tick(30)
    assert table.game.hosted.state == before
    assert table.game.hosted.match.text() == record
    (told,) = [line for line in ben.heard() if line.startswith("Ann takes a choice back.")]
    assert "Ann's turn: 6 to play, then another throw." in told, told
    assert any(row.startswith("move_") for row in ann.menu())
    assert ("hint" in ann.menu()) == bool(client)
    table.reload()
    assert table.game.hosted.state == before


def calls_of(owner: type, name: str, monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """Return a list that grows with every call of a method."""
    calls: list[None] = []
    method = getattr(owner, name)

    def counted(one: object) -> None:
        calls.append(None)
        method(one)

    monkeypatch.setattr(owner, name, counted)
    return calls


@pytest.mark.parametrize("playing", [True, False])
def test_a_table_looks_at_nothing_while_nothing_happens_and_wakes_for_a_key(
    table: Table, monkeypatch: pytest.MonkeyPatch, playing: bool
) -> None:
    (ann,) = table.seat("Ann")
    table.bots(2)
    if playing:
        table.start()
        table.settle()
    table.tick(50)
    looks = calls_of(type(table.game), "_look_after_table", monkeypatch)
    clock = table.game.clock
    table.tick(100)
    assert table.game.clock == clock + 100, "time passes while it sleeps"
    assert 3 < len(looks) < 10, "nobody does anything"
    for _ in range(3):
        table.tick(7)
        ann.forget()
        looks.clear()
        ann.key("t")
        table.tick()
        assert looks
        assert len(ann.heard()) == 1 or not playing


def test_what_the_host_counts_in_ticks_is_counted_in_every_tick(table: Table) -> None:
    (ann,) = table.seat("Ann")
    table.bots(2)
    table.tick(50)
    ann.key("t")
    table.game.schedule_sound("ding.ogg", 30)
    table.tick(29)
    assert not any("ding" in str(one) for one in ann.sounds())
    table.tick(2)
    assert any("ding" in str(one) for one in ann.sounds())


def test_the_hosts_own_table_sleeps_while_its_game_does(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    manager = pytest.importorskip("server.tables.manager", reason="PlayPalace's does nothing else")
    (ann,) = table.seat("Ann")
    table.bots(2)
    hosts = manager.TableManager().create_table("ludo_plus", "Ann", ann.user)
    looks = calls_of(type(hosts), "on_tick", monkeypatch)
    hosts.game, table.game._table = table.game, hosts
    table.game.setup_keybinds()
    table.start()
    table.settle()
    clock = table.game.clock
    for _ in range(100):
        hosts.on_tick()
    assert table.game.clock == clock + 100
    assert 3 < len(looks) < 15
    looks.clear()
    ann.key("t")
    hosts.on_tick()
    assert looks


def test_bots_of_several_tables_act_in_the_same_ticks(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(starting, "BEATS", SharedBeat())  # tables of other tests are ticked no more
    tables = [type(table)() for _ in range(4)]
    for number, one in enumerate(tables):
        one.bots(3)
        one.watch(f"Eve{number}")
        one.tick(number * 3)  # their clocks differ
        one.start()
    acted = Counter[int]()
    for tick in range(600):
        for one in tables:
            before = one.game.hosted.state
            one.tick()
            acted[tick % BEAT] += one.game.hosted.state is not before
    (_, together), *others = acted.most_common()
    assert together > 20
    assert sum(acts for _, acts in others) < together / 4, "a bot may think for some ticks"
