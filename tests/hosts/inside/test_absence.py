"""Broken connections: a bot gives people a moment, and a game waits for its last human."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from playpalace_ludo.hosts.playaural import HOST as PLAYAURAL

if TYPE_CHECKING:
    from tests.hosts.inside.conftest import Table

SECOND = 20
WAITS = "The bot waits 10 seconds for Ann to come back."


@pytest.fixture
def two(table: Table) -> Table:
    table.seat("Ann", "Ben")
    table.start()
    table.settle()
    return table


def test_a_bot_waits_a_moment_for_who_dropped_and_the_others_know(two: Table) -> None:
    ann, ben = two.humans
    ben.forget()
    two.drop(ann)
    two.tick(9 * SECOND)
    assert two.game.hosted.match.fallen == 0
    assert ben.heard().count(WAITS) == 1
    two.tick(3 * SECOND)
    assert two.game.hosted.match.fallen > 0, "then it plays"


def test_who_is_back_in_time_throws_themselves_and_at_once(two: Table) -> None:
    ann, ben = two.humans
    two.drop(ann)
    two.tick(5 * SECOND)
    two.come_back(ann)
    two.tick(2)
    ann.key("r")
    two.tick(SECOND)
    assert two.game.hosted.match.fallen == 1
    assert any(line.startswith("You roll") for line in ann.heard())
    ben.forget()
    two.settle()
    assert WAITS not in ben.heard()


def test_a_turn_that_comes_soon_after_the_drop_waits_for_what_is_left(two: Table) -> None:
    ann, ben = two.humans
    two.drop(ben)
    two.tick(4 * SECOND)
    ann.forget()
    two.roll(3)
    ann.key("r")
    two.tick(4 * SECOND)
    (told,) = [line for line in ann.heard() if "waits" in line]
    assert "for Ben to come back" in told and "10" not in told
    two.tick(4 * SECOND)
    assert two.game.hosted.match.fallen > 1


def test_a_wait_that_is_over_in_a_moment_is_not_told(two: Table) -> None:
    ann, ben = two.humans
    two.drop(ben)
    two.tick(8 * SECOND)
    ann.forget()
    two.roll(3)
    ann.key("r")
    two.tick(8 * SECOND)
    assert two.game.hosted.match.fallen > 1
    assert not [line for line in ann.heard() if "waits" in line]


def test_who_leaves_on_purpose_is_not_waited_for(two: Table) -> None:
    ann, ben = two.humans
    if hasattr(two.game, "_handle_leave_game_confirm"):
        two.game._handle_leave_game_confirm(ann.player, {}, "yes")
    else:
        two.game._perform_leave_game(ann.player)
    two.tick(4 * SECOND)
    assert two.game.hosted.match.fallen > 0
    assert WAITS not in ben.heard()


def test_when_both_drop_the_first_who_is_back_plays_on_and_a_bot_for_the_other(
    two: Table,
) -> None:
    ann, ben = two.humans
    two.drop(ann)
    two.tick(SECOND)
    two.drop(ben)
    two.tick(60 * SECOND)
    assert two.game.hosted.match.fallen == 0, "nobody plays for people who are all away"
    ann.forget()
    two.come_back(ann)
    assert ben.player.is_bot
    assert any(("Ben" in line and "bot" in line) or "behalf of Ben" in line for line in ann.heard())
    two.roll(3)
    two.tick(SECOND)
    ann.key("r")
    two.tick(20 * SECOND)
    assert two.game.hosted.match.fallen > 1, "the bot has thrown for Ben"
    assert two.game.hosted.acting == ann.seat or two.game.hosted.state.owed
    two.come_back(ben)
    two.settle()
    assert {person.name for person in two.game.audience.listeners()} == {"Ann", "Ben"}


def test_who_comes_to_watch_does_not_start_a_game_that_waits(table: Table) -> None:
    (ann,) = table.seat("Ann")
    table.bots(1)
    table.start()
    table.settle()
    table.drop(ann)
    fallen = table.game.hosted.match.fallen
    eve = table.watch("Eve")
    table.tick(20 * SECOND)
    assert table.game.hosted.match.fallen == fallen
    assert any("Not back yet: Ann." in line for line in eve.heard())
    eve.forget()
    table.come_back(ann)
    table.tick(2)
    assert not table.game.hosted.paused
    ann.key("r")
    table.tick(SECOND)
    assert table.game.hosted.match.fallen > fallen


def test_a_table_is_kept_for_its_last_human_and_saved_when_they_do_not_come(
    table: Table, host: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    if host.about is PLAYAURAL:
        pytest.skip("PlayAural waits for them itself")
    (ann,) = table.seat("Ann")
    table.bots(1)
    eve = table.watch("Eve")
    table.start()
    table.settle()
    saved: list[Any] = []
    monkeypatch.setattr(table.game, "save_and_close", saved.append, raising=False)
    table.game._table = SimpleNamespace(_server=None, _db=None, members=[1])
    eve.forget()
    table.drop(ann)
    table.tick(2)
    assert eve.heard() == ["The connection of Ann is lost. The game waits up to 5 minutes."]
    assert table.game.leaving.holds("Ann") and not table.game.leaving.holds("Eve")
    table.tick(4 * 60 * SECOND)
    assert not saved
    table.come_back(ann)
    table.tick(2)
    assert "Ann is back." in eve.heard()
    assert not table.game.leaving.holds("Ann")
    table.drop(ann)
    table.tick(5 * 60 * SECOND + 1)
    assert saved == ["Ann"]


def test_a_server_that_stops_saves_people_and_no_bots_in_their_place(two: Table) -> None:
    game, eve = two.game, two.watch("Eve")
    clock = SimpleNamespace(_running=False)
    stopping = SimpleNamespace(_stopping=True, _tick_scheduler=clock)
    game._table = SimpleNamespace(_server=stopping, _db=None, members=[])
    for human in two.humans:
        human.forget()
        two.drop(human)
        assert not human.player.is_bot
    assert not any("bot" in line or "behalf" in line for line in eve.heard())


def test_the_others_hear_who_is_back_after_a_restart(two: Table) -> None:
    ann, ben = two.humans
    two.game = game = type(two.game).from_json(two.game.to_json())
    game.rebuild_runtime_state()
    game.setup_keybinds()
    ann.forget()
    game.attach_user(ann.user.uuid, ann.user)
    two.tick(3)
    assert ann.heard()[-1].startswith("Not back yet: Ben. Your turn: roll.")
    ann.forget()
    ben.forget()
    game.attach_user(ben.user.uuid, ben.user)
    two.tick(3)
    assert ann.heard() == ["Ben is back."]
    (situation,) = ben.heard()
    assert situation.startswith("Ann's turn"), "and not that they are back themselves"
