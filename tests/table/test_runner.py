"""One game at any table: steps that are kept or have not happened, bots' turns, undo, news."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core.events import Event, Moved, Rolled
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State, Throw
from playpalace_ludo.table import take_back
from playpalace_ludo.table.dice import SystemDice
from playpalace_ludo.table.runner import Runner

from .tables import start


class Disk:
    """A keeper that counts what it is given, and refuses it while it is full."""

    def __init__(self) -> None:
        self.full = False
        self.kept = 0

    def keep(self, events: Sequence[Event]) -> None:
        if self.full:
            raise OSError("no space left")
        self.kept += 1

    def keep_undone(self) -> None:
        self.keep(())


class Written(SystemDice):
    """Throws written down beforehand."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def throw(self, rules: Rules, state: State, number: int) -> Throw:
        return (self.faces.pop(0),)


def run(
    *faces: int,
    undo: str = take_back.FREE,
    people: Collection[int] = (),
    match: Match | None = None,
    keeps_all_steps: bool = True,
) -> tuple[Runner, Disk]:
    disk = Disk()
    runner = Runner(
        match or start(variants.load("playpalace")),
        Written(*faces),
        disk,
        undo=undo,
        people=people,
        keeps_all_steps=keeps_all_steps,
    )
    return runner, disk


def two_out(runner: Runner) -> None:
    """Bring two tokens of the first player out, who may then choose."""
    for which in (0, -1):
        runner.throw()
        runner.choose(runner.state.moves[which])
    runner.throw()
    runner.news()


def test_a_throw_that_cannot_be_kept_has_not_happened_and_falls_again() -> None:
    runner, disk = run(6, 2)
    before = runner.state
    disk.full = True
    with pytest.raises(OSError):
        runner.throw()
    assert runner.state == before and not runner.match.steps and not runner.news().events
    disk.full = False
    runner.throw()
    assert runner.match.steps[0].action.dice == (6,)


def test_a_choice_that_cannot_be_kept_has_not_happened() -> None:
    runner, disk = run(6, 6, 3)
    two_out(runner)
    before, steps = runner.state, len(runner.match.steps)
    disk.full = True
    with pytest.raises(OSError):
        runner.choose(before.moves[0])
    assert runner.state == before and len(runner.match.steps) == steps
    assert not runner.news().events


def test_an_undo_that_cannot_be_kept_has_not_happened() -> None:
    runner, disk = run(6, 6, 3, 5)
    two_out(runner)
    before, steps = runner.state, list(runner.match.steps)
    disk.full = True
    with pytest.raises(OSError):
        runner.undo()
    assert runner.state == before and runner.match.steps == steps and not runner.drawn
    disk.full = False
    assert runner.undo() == before
    assert runner.drawn == [(3,)], "what fell after the choice falls again"


def test_every_step_is_kept_before_there_is_news_of_it() -> None:
    runner, disk = run(6)
    runner.throw()
    assert disk.kept == 1
    assert isinstance(runner.news().events[0], Rolled)
    assert not runner.news().events, "nothing is told twice"


def test_a_bots_throw_and_its_move_are_one_piece_of_news() -> None:
    runner, _ = run(6, 6, 3)
    two_out(runner)
    runner.choose(runner.state.moves[0])
    runner.news()
    runner.dice = Written(6)
    before = runner.state
    thought = runner.bot_acts("easy")
    assert thought is not None and thought.state is runner.state
    runner.play(thought.finish())
    assert runner.bot_acts("easy") is None, "a further throw is news of its own"
    news = runner.news()
    assert news.before == before and news.after == runner.state
    assert {Rolled, Moved} <= {type(event) for event in news.events}


def test_a_bots_thought_is_taken_up_again_until_the_position_changes() -> None:
    runner, _ = run(6, 6, 3, 6)
    two_out(runner)
    runner.undo()
    runner.news()
    thought = runner.bot_acts("easy")
    assert thought is not None and runner.bot_acts("easy") is thought
    runner.play(thought.finish())
    runner.throw()
    assert runner.bot_acts("easy") is not thought


def test_only_the_player_who_chose_takes_it_back() -> None:
    runner, _ = run(6, 6, 3)
    two_out(runner)
    assert runner.undo(seat=1) is None
    assert runner.undo(seat=0) is not None


def test_what_a_bot_chose_for_a_player_is_not_taken_back() -> None:
    runner, _ = run(6, 6, 3)
    runner.throw()
    runner.choose(runner.state.moves[0])
    chosen = runner.match.steps[1].before
    runner.throw()
    runner.play(runner.state.moves[0])
    runner.undo()
    assert runner.state == chosen


def test_what_a_bot_threw_is_no_news_once_it_was_taken_back() -> None:
    runner, _ = run(6, 6)
    runner.throw()
    runner.choose(runner.state.moves[0])
    runner.news()
    assert runner.bot_acts("easy") is not None
    runner.undo()
    assert not runner.news().events


def test_a_choice_made_before_the_game_was_left_can_be_taken_back() -> None:
    earlier, _ = run(6, 6, 3)
    two_out(earlier)
    again = Match.from_text(earlier.match.text(), variants.load)
    assert run(match=again, people=[1])[0].undo() is None
    assert run(match=again, people=[0])[0].undo() == earlier.state


@pytest.mark.parametrize("undo", [take_back.OFF, take_back.OWN_TURN, take_back.NEXT_THROW])
def test_a_server_forgets_the_steps_that_undo_cannot_reach(undo: str) -> None:
    runner, _ = run(6, 1, 2, undo=undo, keeps_all_steps=False)
    runner.throw()
    runner.choose(runner.state.moves[0])
    runner.throw()  # and the only token out moves by itself
    reached = {take_back.OFF: 0, take_back.OWN_TURN: 4, take_back.NEXT_THROW: 4}
    assert len(runner.match.steps) == reached[undo]
    assert (runner.undo() is None) == (undo != take_back.NEXT_THROW)
    while runner.state.turn == 0:
        runner.throw() if runner.state.awaiting == "roll" else runner.play(runner.state.moves[0])
    runner.throw()
    assert all(step.before.turn == 1 for step in runner.match.steps)
    assert runner.undo() is None


def test_a_choice_taken_back_and_left_to_a_bot_is_the_bots() -> None:
    runner, _ = run(6)
    runner.throw()
    runner.choose(runner.state.moves[0])
    runner.undo()
    runner.play(runner.state.moves[0])
    assert runner.undo() is None


def test_where_all_steps_are_kept_free_undo_reaches_across_turns() -> None:
    runner, _ = run(6, 1, 2, 3)
    runner.throw()
    runner.choose(runner.state.moves[0])
    chosen = runner.match.steps[1].before
    while runner.state.turn == 0:
        runner.throw()
    runner.throw()
    runner.undo()
    assert runner.state == chosen
