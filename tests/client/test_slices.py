"""Long work without a thread: in slices, with keys answered in between."""

from pathlib import Path

import pytest

from playpalace_ludo.client.pages.practice import PracticePage
from playpalace_ludo.client.pages.working import WorkingPage
from playpalace_ludo.client.thinking import SLICE, Sliced
from playpalace_ludo.work import Work, finish
from tests.client.conftest import Desk, MakeDesk
from tests.client.pages.test_look_back import keep
from tests.review.bot_games import played


class Watch:
    """A clock on which every look takes half a slice, so that a slice is two steps of work."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += SLICE / 2
        return self.now


def without_threads(client: Desk) -> Desk:
    client.app.background = Sliced(Watch())
    return client


def slices(client: Desk) -> int:
    """Let all work be done; return how many slices it took."""
    count = 0
    while client.app.background.wake is not None:
        client.app.tick()
        count += 1
    return count


def count_to(last: int) -> Work[str]:
    for done in range(last):
        yield done, last
    return "counted"


def test_work_goes_on_a_slice_at_a_tick() -> None:
    background, told = Sliced(Watch()), list[str]()
    background.think(count_to(5), told.append)
    background.think(count_to(1), told.append)
    ticks = 0
    while background.wake is not None:
        background.tick()
        ticks += 1
    assert told == ["counted"] * 2
    assert ticks == 4, "two steps each, then the end of the one; the other one is short"


def test_what_is_posted_comes_before_the_next_slice() -> None:
    background, told = Sliced(Watch()), list[str]()
    background.think(count_to(50), told.append)
    background.post(lambda: told.append("posted"))
    background.tick()
    assert told == ["posted"]


def test_work_that_fails_is_not_tried_again() -> None:
    def broken() -> Work[None]:
        yield 0, 1
        raise ValueError

    background = Sliced(Watch())
    background.think(broken(), lambda nothing: None)
    with pytest.raises(ValueError):
        background.tick()
    assert background.wake is None


def test_questions_are_answered_while_expert_thinks(desk: MakeDesk) -> None:
    client = without_threads(desk([], variant=None))
    client.app.dice = None
    client.home.open()
    client.sit("playpalace", "red=Anna,blue=bot:expert")
    slices(client)  # the bots' tables
    answered = 0
    table = client.table
    while answered < 20 and table.state.awaiting != "over":
        if table._thinking:
            before = table.state
            assert client.hear(lambda: client.app.key("v")), "the board was told"
            answered += 1
            assert table.state is before and table._thinking
            client.app.tick()
        elif client.app.wake is not None:
            client.app.tick()
        elif table.state.awaiting == "roll":
            client.app.key("r")
        else:
            client.app.key("down")
            client.app.key("enter")
    assert answered == 20


@pytest.fixture
def finished(desk: MakeDesk, tmp_path: Path) -> Desk:
    keep(tmp_path, played("playpalace", "random", "normal", names=("Ann", "Ben")), "", "normal")
    client = without_threads(desk([], variant=None))
    client.home.open()
    return client


def test_mistakes_are_looked_for_in_slices(finished: Desk) -> None:
    finished.press("f", "enter", "enter", "l")
    finished.app.key("enter")
    assert isinstance(finished.app.page, WorkingPage)
    for _ in range(20):
        finished.app.tick()
    view = finished.app.view()
    assert view.progress is not None and view.progress[1] > 50
    finished.app.key("space")
    assert finished.speech.texts()[-1].endswith("percent done.")
    assert slices(finished) > 50
    assert isinstance(finished.app.page, PracticePage)


def test_escape_stops_the_work_at_once(finished: Desk) -> None:
    finished.press("f", "enter", "enter", "w")
    finished.app.key("enter")
    finished.app.tick()
    finished.app.key("escape")
    assert not isinstance(finished.app.page, WorkingPage)
    assert slices(finished) <= 1, "nothing is left to do"


def test_statistics_stopped_show_the_rest(finished: Desk) -> None:
    finished.press("y")
    finished.app.key("enter")
    finished.app.tick()
    finished.app.key("escape")
    slices(finished)
    assert "game" in finished.app.view().rows[0].label


def test_a_hint_comes_in_slices(desk: MakeDesk) -> None:
    client = without_threads(desk([(6,), (6,), (3,)], variant=None))
    client.sit("playpalace", "red=Anna,blue=Ben")
    slices(client)
    client.press("r", "1", "r", "2", "r")
    client.app.key("h")
    said = len(client.speech.lines)
    assert slices(client) >= 1
    assert len(client.speech.lines) > said


def test_stopping_in_the_middle_closes_the_work() -> None:
    closed: list[bool] = []

    def careful() -> Work[None]:
        try:
            yield from count_to(9)
        finally:
            closed.append(True)

    def enough(done: int, total: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        finish(careful(), enough)
    assert closed == [True]
