"""Faults, damaged tables, people who drop, come back, or take their time."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from playpalace_ludo.bots.decision import Weighed
from playpalace_ludo.hosts.game import journal, saves
from playpalace_ludo.hosts.install.layout import SET_ASIDE, TABLES

if TYPE_CHECKING:
    from playpalace_ludo.core.rules import Rules
    from playpalace_ludo.core.state import Move, State
    from tests.hosts.inside.conftest import Table


def expect_faults(caplog: pytest.LogCaptureFixture) -> None:
    """Tell the fixture `no_faults` that this test causes some."""
    caplog.expected_faults = True  # type: ignore[attr-defined]


@pytest.fixture
def running(table: Table) -> Table:
    _ann, _ben = table.seat("Ann", "Ben")
    table.start()
    table.settle()
    return table


def test_a_fault_in_our_tick_is_told_logged_with_the_position_and_goes_no_further(
    running: Table, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    expect_faults(caplog)
    ann = running.humans[0]
    ann.forget()
    advance = running.game.hosted._advance
    monkeypatch.setattr(running.game.hosted, "_advance", lambda: 1 / 0)
    running.game.wake()
    running.tick()
    monkeypatch.setattr(running.game.hosted, "_advance", advance)
    running.tick(3)
    assert any("went wrong" in line for line in ann.heard())
    fault = next(r for r in caplog.records if r.exc_info)
    assert running.game.hosted.match.line() in fault.getMessage()
    ann.key("r")
    running.settle()
    assert running.game.status == "playing", "the game goes on"


def test_a_fault_that_repeats_ends_the_game_cleanly(
    running: Table, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    expect_faults(caplog)
    ann = running.humans[0]
    monkeypatch.setattr(running.game.hosted, "_advance", lambda: 1 / 0)
    running.game.wake()
    running.tick(10)
    assert running.game.status == "waiting"
    assert any("stops it" in line for line in ann.heard())
    running.start()
    running.settle()
    assert running.game.status == "playing", "a new game can be started at once"


def test_a_fault_in_an_answer_does_not_reach_the_host(
    running: Table, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    expect_faults(caplog)
    monkeypatch.setattr(running.game.hosted, "press", lambda *_: 1 / 0)
    running.humans[0].key("r")
    running.tick(2)
    assert running.game.status == "playing"


def damaged(data: str) -> Iterator[tuple[str, str]]:
    """One table, broken in many ways."""
    whole = json.loads(data)
    yield "not JSON", data[: len(data) // 2]
    yield "empty", ""
    yield "a list", "[]"
    yield "record cut off", json.dumps({**whole, "record": whole["record"][:40]})
    yield "record of noise", json.dumps({**whole, "record": "!!!!"})
    yield "no record", json.dumps({**whole, "record": ""})
    yield "no position", json.dumps({**whole, "position": ""})
    yield "a position of nobody", json.dumps({**whole, "position": "playpalace x y z"})
    other = saves.pack("format = 1\nvariant = 'classic'\n---\n")
    yield "another game's record", json.dumps({**whole, "record": other})
    yield (
        "a variant that is gone",
        json.dumps({**whole, "position": whole["position"].replace("playpalace", "gone@12345678")}),
    )
    yield "a later version's table", json.dumps({**whole, "schema": 99})
    yield "wrong kinds of fields", json.dumps({**whole, "seating": 7, "clock": "noon"})
    yield "nobody has a seat", json.dumps({**whole, "seating": {}})
    for seat in (0, 9):
        seating = dict.fromkeys(whole["seating"], seat)
        yield f"everybody on seat {seat}", json.dumps({**whole, "seating": seating})


def test_a_damaged_table_is_set_aside_and_the_server_starts(
    running: Table, caplog: pytest.LogCaptureFixture, own_folder: Path
) -> None:
    expect_faults(caplog)
    for name, data in damaged(running.game.to_json()):
        game = type(running.game).from_json(data)
        game.rebuild_runtime_state()
        game.setup_keybinds()
        assert game.hosted is None, name
        assert game.to_json(), name
        kept = list((own_folder / SET_ASIDE).iterdir())
        assert kept, name
        ann = running.humans[0]
        if game.get_player_by_id(ann.user.uuid):
            ann.forget()
            game.attach_user(ann.user.uuid, ann.user)
            assert any("could not be read" in line for line in ann.heard()), name
            assert game.status == "waiting", name
        game.on_tick()
        assert game._destroyed == (not game.players), name
    assert "cannot be read" in caplog.text and "(save-" not in caplog.text


def test_a_table_with_a_watcher_waits_after_a_restart(table: Table) -> None:
    table.bots(4)
    table.watch("Eve")
    table.start()
    table.tick(200)
    game = type(table.game).from_json(table.game.to_json())
    game.rebuild_runtime_state()
    before = game.hosted.state
    for _ in range(200):
        game.on_tick()
    assert game.hosted.state == before
    table.reload()
    table.tick(200)
    assert table.game.hosted.state.number > before.number


def test_a_table_of_a_version_without_todays_fields_loads(running: Table) -> None:
    data = json.loads(running.game.to_json())
    for name in ("schema", "stand_ins", "clock", "started"):
        data.pop(name)
    for name in ("pace", "turn_timer", "bots", "seats"):
        data["options"].pop(name)
    data["from_the_future"] = {"a": 1}
    game = type(running.game).from_json(json.dumps(data))
    game.rebuild_runtime_state()
    assert game.status == "playing" and game.hosted.state == running.game.hosted.state


def test_options_that_are_no_longer_offered_do_not_stop_a_game(running: Table) -> None:
    data = json.loads(running.game.to_json())
    data["options"] |= {"variant": "gone", "bots": "godlike", "pace": "warp", "turn_timer": "soon"}
    game = type(running.game).from_json(json.dumps(data))
    game.rebuild_runtime_state()
    assert game.status == "playing" and game.hosted.strength == "normal"
    assert game.options.variant == "playpalace" and game.options.turn_timer == "0"
    assert game.options.format_options_summary("en")


def test_set_aside_needs_no_writable_directory(
    running: Table,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(type(running.game), "server_dir", tmp_path / "missing" / "deep")
    game = type(running.game).from_json("{")
    game.rebuild_runtime_state()
    assert game.hosted is None
    assert saves.LOG.name in {record.name for record in caplog.records}


def test_who_drops_in_the_middle_of_a_choice_comes_back_to_it_and_hears_the_situation(
    running: Table,
) -> None:
    ann, _ben = running.humans
    running.to_a_choice(ann)
    seat = ann.seat
    running.game.hosted.paused = True  # the bot that keeps the seat has no time to act yet
    running.drop(ann)
    ann.forget()
    running.come_back(ann)
    running.settle()
    assert ann.seat == seat
    assert ann.heard() and any("6" in line for line in ann.heard()), ann.heard()
    choices = [row for row in ann.menu() if row.startswith("move_")]
    assert len(choices) > 1
    ann.select(choices[0])
    running.settle()
    assert running.game.hosted.state.awaiting == "roll"


def test_a_bot_plays_for_who_dropped_until_they_are_back(running: Table) -> None:
    ann, ben = running.humans
    running.drop(ann)
    for _ in range(400):
        running.tick()
        if running.game.hosted.acting == ben.seat:
            break
    assert running.game.hosted.acting == ben.seat, "the bot has played Ann's turn"
    running.come_back(ann)
    before = running.game.hosted.state
    ben.key("r")
    running.settle()
    running.tick(200)
    assert running.game.hosted.state != before
    assert running.game.hosted.acting in (ann.seat, ben.seat)


def test_a_slow_player_is_warned_then_a_bot_plays_until_a_key_is_pressed(table: Table) -> None:
    ann, ben = table.seat("Ann", "Ben")
    table.set(turn_timer="20")
    table.start()
    table.settle()
    assert any("20 seconds" in line for line in ben.heard())
    ann.forget()
    ben.forget()
    table.tick(11 * 20)
    assert any("10 seconds" in line for line in ann.heard())
    assert not any("10 seconds" in line for line in ben.heard())
    table.tick(10 * 20)
    assert any("took too long" in line for line in ann.heard())
    assert any("Ann takes too long" in line for line in ben.heard())
    table.tick(200)
    assert table.game.hosted.state.number > 1, "the bot has played for Ann"
    table.reload()
    assert ann.user.uuid not in table.game.hosted.stand_ins, "who comes back plays again"


def test_a_key_ends_the_bots_service(table: Table) -> None:
    ann, ben = table.seat("Ann", "Ben")
    table.set(turn_timer="20", pace="slow")
    table.start()
    table.settle()
    table.game.hosted.stand_ins.add(ann.user.uuid)
    ann.forget()
    ben.forget()
    ann.key("r")
    table.tick(3)
    assert not table.game.hosted.stand_ins
    assert any("You are back" in line for line in ann.heard())
    assert any("Ann is back" in line for line in ben.heard())


def test_a_bot_never_thinks_longer_than_its_share_of_a_tick(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that looks at many positions goes on in the next ticks, and acts in the end."""
    from playpalace_ludo.table import thought

    class Slow:
        def moves(self, state: State) -> tuple[Move, ...]:
            return state.moves

        def weigh(
            self, rules: Rules, state: State, moves: tuple[Move, ...], rng: Random
        ) -> Iterator[Weighed]:
            for _ in range(5):
                yield Weighed([0.0] * len(moves), 1000)

    monkeypatch.setattr(thought, "bot", lambda strength: Slow())
    table.bots(2)
    table.game.options.pace = "instant"
    table.game.options.turn_auto_single = False
    table.start()
    thoughtful = 0
    for _ in range(400):
        table.tick()
        thoughtful += table.game.hosted.runner._thought is not None
    assert thoughtful > 5
    assert table.game.hosted.state.number > 10


def test_bots_alone_play_without_pauses_and_wait_for_a_guest_to_hear_them(table: Table) -> None:
    def rolls_in(ticks: int) -> int:
        before: int = table.game.hosted.match.fallen
        table.tick(ticks)
        now: int = table.game.hosted.match.fallen
        return now - before

    table.bots(4)
    table.start()
    table.tick(40)  # a moment before the first throw
    assert rolls_in(60) > 50  # a slow machine may spread a choice over several ticks
    eve = table.watch("Eve")
    assert 2 <= rolls_in(100) < 10
    lines = eve.heard()
    assert len(lines) > 2 and all(lines), "the situation, then what happens"


def test_a_bot_plays_for_who_does_not_come_back_after_a_restart(running: Table) -> None:
    ann, ben = running.humans
    game = type(running.game).from_json(running.game.to_json())
    game.rebuild_runtime_state()
    game.setup_keybinds()
    running.game = game
    game.attach_user(ben.user.uuid, ben.user)
    if hasattr(game.players[0], "reconnect_grace_ticks"):
        ben.player.reconnect_grace_ticks = 0
    while game.hosted.acting == ben.seat:
        ben.key("r")
        running.tick(20)
    ben.forget()
    running.tick(59 * 20)
    assert not game.hosted.stand_ins and not any("not back" in line for line in ben.heard())
    running.tick(10 * 20)
    assert any("Ann is not back" in line for line in ben.heard())
    running.tick(20 * 20)
    assert game.hosted.acting == ben.seat, "the bot has played"
    game.attach_user(ann.user.uuid, ann.user)
    assert not game.hosted.stand_ins


def test_a_running_game_is_kept_every_turn_and_let_go_at_its_end(
    running: Table, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    from server.persistence.database import Database

    ann, _ = running.humans
    database = Database(str(tmp_path / "host.db"))
    request.addfinalizer(database.close)
    database.connect()
    running.game._table = SimpleNamespace(
        **{"_db": database, "_server": None, "table_id": "t1", "host": "Ann", "members": []},
        status="playing",
        save_game_result=lambda result: None,
        reset_game=lambda: None,
    )
    ann.key("r")
    running.settle()
    folder = tmp_path / TABLES
    end = time.monotonic() + 5
    while not list(folder.glob("*.game")):
        assert time.monotonic() < end
        time.sleep(0.01)
    (path,) = folder.glob("*.game")
    entry = journal.read(path)
    game = json.loads(entry.game)
    assert game["game_id"] == path.stem and game["status"] == "playing"
    record = journal.with_turns(saves.unpack(game["record"]), entry.turns)
    assert record == running.game.hosted.match.text()
    assert f'id = "{path.stem}"' in record
    running.game.finish_game()
    assert not path.exists()
    running.tick(5)
    assert not list(folder.iterdir()), "what is over is not kept again"
    running.game._table = None


@pytest.mark.parametrize(
    "event",
    [
        {"type": "menu", "menu_id": "turn_menu", "selection_id": True},
        {"type": "menu", "menu_id": ["turn_menu"], "selection_id": "roll"},
        {"type": "menu", "menu_id": "turn_menu", "selection": "first", "selection_id": "roll"},
        {"type": "keybind", "key": None, "menu_item_id": ["roll"]},
        {"type": "keybind", "key": ["r"]},
        {"type": "editbox", "input_id": {}, "text": 7},
    ],
)
def test_an_event_of_another_shape_is_dropped_and_nobody_is_cut_off(
    running: Table, event: dict[str, Any]
) -> None:
    ann, _ = running.humans
    before = running.game.hosted.match.text()
    running.game.handle_event(ann.player, event)
    running.settle()
    assert running.game.hosted.match.text() == before
