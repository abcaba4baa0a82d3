"""How games end and tables are closed: the order of the steps, and a kill after each of them."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from playpalace_ludo.coins.purse import BEGIN_WITH
from playpalace_ludo.hosts.game import callbacks, journal, series
from playpalace_ludo.hosts.game.steps import EndingStep
from playpalace_ludo.hosts.play.turn_timer import TICKS_PER_SECOND
from playpalace_ludo.hosts.playpalace.leaving import MINUTES

if TYPE_CHECKING:
    from tests.hosts.inside.casino import Casino
    from tests.hosts.inside.conftest import Table


def sentence(steps: list[EndingStep]) -> str:
    return ", before ".join(step.name for step in steps)


END = (
    "the coins are paid, before the seed of the dice is told, before the series goes on, "
    "before the save is let go, before the host stores the result"
)


def test_the_order_of_an_end(table: Table, host: SimpleNamespace) -> None:
    wanted = {
        "playaural": END,
        "playpalace": (
            f"grids are closed, before {END}, before the host's list shows the table, "
            "before programs that keep records get this one"
        ),
    }
    assert sentence(table.game.finishing()) == wanted[host.kind]


def test_the_order_in_which_a_table_is_closed(table: Table, host: SimpleNamespace) -> None:
    first = {"playaural": "a game that waits is saved", "playpalace": "spectators are led out"}
    let_go = "the host closes the table, before the save is let go"
    told = "the stakes are given back, before the seed of the dice is told"
    assert sentence(table.game.closing()) == f"{first[host.kind]}, before {told}, before {let_go}"
    table.game._saving = True
    assert sentence(table.game.closing()) == f"{first[host.kind]}, before {let_go}"


class Kill:
    """Kill the server after the step of this name, once, wherever it is carried out."""

    def __init__(self, patch: pytest.MonkeyPatch, casino: Casino, step: str) -> None:
        self.step = step
        self.is_done = False
        for of, name in (
            (casino.game_class, "finishing"),
            (casino.game_class, "closing"),
            (series.SeriesOfGames, "_beginning"),
            (series.SeriesOfGames, "_waiting"),
        ):
            patch.setattr(of, name, self._with_kill(getattr(of, name)))
        # Nothing is written beside the loop, so that the kill finds all that was written before.
        patch.setattr(
            journal._WRITER, "write", lambda file, text, whole: file.write_now(text, whole=whole)
        )

    def _with_kill(self, list_steps: Any) -> Any:
        def listed(*args: Any) -> list[EndingStep]:
            return [
                EndingStep(step.name, partial(self._kill_after, step.do))
                if step.name == self.step
                else step
                for step in list_steps(*args)
            ]

        return listed

    def _kill_after(self, do: Callable[[], object]) -> object:
        answer = do()
        if self.is_done:
            return answer
        self.is_done = True
        raise KeyboardInterrupt


def play_and_kill(casino: Casino, table: Table, step: str) -> Table | None:
    """Play a table to a kill after a step, start the server again, and play what is there."""
    with pytest.MonkeyPatch.context() as patch:
        kill = Kill(patch, casino, step)
        with pytest.raises(KeyboardInterrupt):
            table.start()
            table.play_on()
        assert kill.is_done
    again = casino.restart(table)
    if again is not None:
        again.play_on()
    return again


def skip_unless_a_step(name: str, steps: list[EndingStep]) -> None:
    """Skip a step that only the other host has; the order above lists those of each host."""
    if name not in [step.name for step in steps]:
        pytest.skip("the other host's")


@pytest.mark.parametrize(
    ("step", "comes_back", "results"),
    [
        ("grids are closed", True, 1),
        ("the coins are paid", True, 1),
        ("the seed of the dice is told", True, 1),
        ("the series goes on", True, 1),
        ("the save is let go", False, 0),
        ("the host stores the result", False, 1),
        ("the host's list shows the table", False, 1),
        ("programs that keep records get this one", False, 1),
    ],
)
def test_a_kill_after_each_step_of_an_end_pays_once_and_stores_at_most_once(
    casino: Casino, step: str, comes_back: bool, results: int
) -> None:
    table = casino.open(**casino.short)
    skip_unless_a_step(step, table.game.finishing())
    again = play_and_kill(casino, table, step)
    assert (again is not None) == comes_back
    assert len(casino.results) == results
    ann, ben = table.humans
    assert {casino.has(ann), casino.has(ben)} == {
        BEGIN_WITH - casino.stake,
        BEGIN_WITH + casino.stake,
    }
    assert casino.is_sound() and casino.purses.open_games() == []
    assert not list(casino.folder.glob(f"*/*{journal.SUFFIX}"))


@pytest.mark.parametrize(
    ("step", "results"),
    [
        ("the table is a lobby again", 2),
        ("the next game begins", 2),
        ("its save replaces the last one", 1),
        ("the result is stored", 2),
    ],
)
def test_a_kill_between_two_games_of_a_series_loses_no_game_and_no_coin(
    casino: Casino, step: str, results: int
) -> None:
    table = casino.open(series=2, **casino.short)
    again = play_and_kill(casino, table, step)
    assert again is not None and again.game.status == "finished"
    assert len(casino.results) == results
    ann, ben = table.humans
    won = casino.has(ann) - BEGIN_WITH
    assert won in (-2 * casino.stake, 0, 2 * casino.stake), "two games were paid"
    assert casino.has(ben) == BEGIN_WITH - won
    assert any("The series of 2 games is over" in line for line in ann.heard())
    assert casino.is_sound() and casino.purses.open_games() == []
    assert not list(casino.folder.glob(f"*/*{journal.SUFFIX}"))


@pytest.mark.parametrize("step", ["the save is let go", "the result is stored"])
def test_a_kill_while_a_series_stops_stores_its_game_at_most_once(
    casino: Casino, step: str
) -> None:
    """Ann cannot stake once more, so the next game waits in the lobby."""
    table = casino.open(series=2, stake=400, **casino.short)
    ann, ben = table.humans
    for human in (ann, ben):
        casino.purses.stake("elsewhere", {human.user.uuid: 400})
    assert play_and_kill(casino, table, step) is None
    assert len(casino.results) == (step == "the result is stored")
    assert {casino.has(ann), casino.has(ben)} == {BEGIN_WITH - 400, BEGIN_WITH + 400}
    assert casino.is_sound()


@pytest.mark.parametrize(
    ("step", "comes_back"),
    [
        ("spectators are led out", True),
        ("a game that waits is saved", True),
        ("the stakes are given back", True),
        ("the seed of the dice is told", True),
        ("the host closes the table", True),
        ("the save is let go", False),
    ],
)
def test_a_kill_while_a_table_is_closed_keeps_every_stake(
    casino: Casino, step: str, comes_back: bool
) -> None:
    table = casino.open(**casino.short)
    skip_unless_a_step(step, table.game.closing())
    again = close_and_kill(casino, table, step, table.game.destroy)
    assert (again is not None) == comes_back
    if again is not None:
        again.play_on()
    ann, ben = table.humans
    coins = {casino.has(ann), casino.has(ben)}
    if step in ("spectators are led out", "a game that waits is saved"):  # no stake was back yet
        assert coins == {BEGIN_WITH - casino.stake, BEGIN_WITH + casino.stake}
    else:
        assert coins == {BEGIN_WITH}
    assert casino.is_sound() and casino.purses.open_games() == []


@pytest.mark.parametrize(
    "step",
    [
        "spectators are led out",
        "a game that waits is saved",
        "the host closes the table",
        "the save is let go",
    ],
)
@pytest.mark.parametrize("is_left", [False, True], ids=["on request", "nobody comes back"])
def test_a_kill_while_a_table_is_saved_keeps_the_game_once_with_its_stakes(
    casino: Casino, step: str, is_left: bool, host: SimpleNamespace
) -> None:
    """The host has written the table down before it closes it."""
    table = casino.open(**casino.short)
    skip_unless_a_step(step, table.game.closing())

    def close() -> None:
        if not is_left:
            table.game.save_and_close("Ann")
            return
        for human in table.humans:
            table.drop(human)
        if host.kind == "playaural":
            table.game.destroy()  # its tables have a clock of their own for this
        table.tick(MINUTES * 60 * TICKS_PER_SECOND + 1)

    assert close_and_kill(casino, table, step, close) is None
    saved = "select count(*), min(game_json) from saved_tables"
    count, text = casino.database._conn.execute(saved).fetchone()
    assert count == 1
    assert not list(casino.folder.glob(f"*/*{journal.SUFFIX}")), "it would come back when deleted"
    ann, ben = table.humans
    assert (casino.has(ann), casino.has(ben)) == (BEGIN_WITH - casino.stake,) * 2
    casino.load(text, table).play_on()
    assert {casino.has(ann), casino.has(ben)} == {
        BEGIN_WITH - casino.stake,
        BEGIN_WITH + casino.stake,
    }
    assert casino.is_sound() and casino.purses.open_games() == []


def close_and_kill(
    casino: Casino, table: Table, step: str, close: Callable[[], None]
) -> Table | None:
    """Kill a server after a step of closing a table; return the table of the next start."""
    with pytest.MonkeyPatch.context() as patch:
        kill = Kill(patch, casino, step)
        table.start()
        table.tick(3)
        with pytest.raises(KeyboardInterrupt):
            close()
        assert kill.is_done
    return casino.restart(table)


# What hosts find by name


NAMES = """
_action_check_game_options _action_check_scores _action_check_scores_detailed _action_choose_colour
_action_close_ludo_group _action_dice_code _action_dice_words _action_doubling _action_ludo_list
_action_ludo_plus _action_ludo_plus_go _action_ludo_plus_help _action_ludo_text
_action_open_ludo_group _action_option_sets _action_purse _action_server_settings
_action_table_rules _action_whose_turn _colour_rows _current_ludo_choice _get_colour_label
_get_dice_words_label _get_option_sets_label _get_purse_label _get_server_settings_label
_get_table_rules_label _handle_option_change _handle_option_toggle
_is_check_scores_detailed_enabled _is_check_scores_enabled _is_colour_enabled _is_colour_hidden
_is_dice_code_enabled _is_dice_words_enabled _is_dice_words_hidden _is_ludo_list_enabled
_is_ludo_plus_enabled _is_ludo_plus_help_enabled _is_ludo_plus_hidden _is_option_sets_enabled
_is_option_sets_hidden _is_purse_enabled _is_purse_hidden _is_server_settings_enabled
_is_server_settings_hidden _is_table_rules_enabled _is_table_rules_hidden _ludo_list_cursor
_ludo_list_rows
"""
"""Saved tables may hold these: one may be added, none taken away."""


def test_hosts_find_every_callback_by_its_name_as_a_method_of_a_part(table: Table) -> None:
    assert sorted(callbacks.CALLBACKS) == NAMES.split()
    for name in callbacks.CALLBACKS:
        found = getattr(table.game, name)
        assert inspect.ismethod(found) and found.__self__ is not table.game, name


def test_no_part_hides_something_of_the_hosts(table: Table) -> None:
    from server.games.base import Game

    parts = {
        name for name, part in vars(table.game).items() if "playpalace_ludo" in repr(type(part))
    }
    assert {"coins", "dice", "contest", "autosave", "screen"} <= parts
    assert not {name for name in parts if hasattr(Game, name)}
