"""A series at one table: one game after the other, and a standing that outlives a restart."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.hosts.inside.conftest import Table


def test_a_series_goes_on_by_itself_and_ends_with_its_standing(table: Table) -> None:
    ann, ben = table.seat("Ann", "Ben")
    table.set(series=2)
    table.start()
    table.settle()
    assert "Game 1 of 2." in ann.heard()
    first = table.game.hosted.match.header.table["id"]
    table.win(ben)
    assert table.game.status == "playing"
    table.tick(3)
    told = "Game 1 of 2 is over. The standing: 1. Ben one point and 2. Ann 0 points."
    assert told in ann.heard() and told in ben.heard()
    assert ann.menu()[0] == ben.menu()[0] == "roll", "and not the lobby's menu"
    assert table.game.hosted.match.header.table["id"] != first, "it is another game"
    table.win(ben)
    assert table.game.status == "finished"
    told = "The series of 2 games is over: 1. Ben 2 points and 2. Ann 0 points."
    assert told in ann.heard()
    assert told in ann.rows("game_over")
    assert table.game.series == ""


def test_the_standing_outlives_a_restart(table: Table) -> None:
    ann, ben = table.seat("Ann", "Ben")
    table.set(series=3)
    table.start()
    table.win(ann)
    ann.forget()
    table.reload()
    table.tick(3)
    told = "Game 1 of 3 is over. The standing: 1. Ann one point and 2. Ben 0 points."
    assert any(told in line for line in ann.heard())
    table.win(ben)
    table.tick(3)
    assert (
        "Game 2 of 3 is over. The standing: 1. Ann one point and 1. Ben one point." in ann.heard()
    )


def test_a_damaged_standing_begins_anew_and_harms_no_game(table: Table) -> None:
    ann, _ = table.seat("Ann", "Ben")
    table.set(series=3)
    table.start()
    table.game.series = "{damaged"
    table.win(ann)
    table.tick(3)
    assert any(line.startswith("Game 1 of 3 is over.") for line in ann.heard())


def test_a_single_game_knows_no_series(table: Table) -> None:
    ann, _ = table.seat("Ann", "Ben")
    table.start()
    table.win(ann)
    assert table.game.status == "finished"
    assert not any("series" in line or "Game 1" in line for line in ann.heard())


def test_between_two_games_nobody_hears_two_lines_in_a_tick(table: Table) -> None:
    ann, ben = table.seat("Ann", "Ben")
    table.set(series=2, pace="instant")
    table.start()
    ann.forget()
    ticks: list[list[str]] = []
    tick = table.game.on_tick

    def listen() -> None:
        tick()
        ticks.append(ann.heard())
        ann.forget()

    table.game.on_tick = listen
    table.win(ben)
    table.tick(10)
    said = [lines for lines in ticks if lines]
    assert all(len(lines) == 1 for lines in said), said
    lines = [line for (line,) in said]
    won = lines.index("Ben wins. You have 0 home.")
    assert lines[won + 1].startswith("Game 1 of 2 is over.") and lines[won + 2] == "Game 2 of 2."
    assert lines[won + 3].endswith((" begin.", " begins.")), lines
