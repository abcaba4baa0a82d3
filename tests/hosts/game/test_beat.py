"""The ticks that bots of several tables share."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from playpalace_ludo.hosts.game.beat import BEAT, COMPANY, SharedBeat, on_beat


@dataclass
class Table:
    clock: int
    beat: int | None = None
    _destroyed: bool = False


def test_a_tick_moves_to_the_nearest_beat() -> None:
    assert [on_beat(tick, beat=2) for tick in range(6, 15)] == [2, 10, 10, 10, 10, 10, 10, 10, 10]
    assert {abs(on_beat(tick, beat) - tick) for tick in range(40) for beat in range(BEAT)} == {
        *range(BEAT // 2 + 1)
    }


def test_who_joins_sets_the_clock_by_the_others_and_never_back() -> None:
    beat = SharedBeat()
    first, second, third = Table(1003), Table(5), Table(1)
    beat.join(first)
    assert first.clock == 1003
    beat.join(second)
    beat.join(third)
    assert second.clock == 11
    assert third.clock == 3
    assert first.beat == second.beat == third.beat


def test_who_has_joined_keeps_time() -> None:
    beat = SharedBeat()
    tables = [Table(0), Table(5)]
    for table in tables:
        beat.join(table)
    clock = tables[1].clock
    tables[0].clock += 1  # it was ticked, the other one will be
    beat.join(tables[1])
    assert tables[1].clock == clock


@pytest.mark.parametrize("gone", ["destroyed", "forgotten"])
def test_nobody_keeps_time_with_a_table_that_is_gone(gone: str) -> None:
    beat = SharedBeat()
    first, second = Table(3), Table(8)
    beat.join(first)
    if gone == "destroyed":
        first._destroyed = True
    else:
        del first
    beat.join(second)
    assert second.clock == 8


def test_a_beat_has_room_for_so_many_tables() -> None:
    beat = SharedBeat()
    tables = [Table(0) for _ in range(COMPANY * BEAT * 2)]
    for table in tables:
        beat.join(table)
    beats = [table.beat for table in tables]
    assert beats[: COMPANY + 1] == [0] * COMPANY + [1]
    assert {beats.count(one) for one in range(BEAT)} == {COMPANY * 2}
