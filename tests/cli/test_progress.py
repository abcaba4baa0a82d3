"""Progress of long commands: how far they are, and how long they still take."""

from __future__ import annotations

import pytest

from playpalace_ludo.cli import progress
from playpalace_ludo.words import Translator


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(progress, "time", found)
    return found


def told(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().err.splitlines()


@pytest.mark.parametrize(
    ("before", "seconds", "done", "said"),
    [
        (0, 6, 300, "300 of 1,000 games, 0:14 left"),
        (500, 10, 600, "600 of 1,000 games, 0:40 left"),
    ],
)
def test_a_first_report_counts_from_where_this_run_began(
    clock: Clock,
    capsys: pytest.CaptureFixture[str],
    before: int,
    seconds: int,
    done: int,
    said: str,
) -> None:
    tell = progress.Progress(Translator("en"), before=before)
    clock.now += seconds
    tell(done, 1000)
    assert told(capsys) == [said]


def test_where_it_is_not_known_the_first_report_is_of_one_game(
    clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    tell = progress.Progress(Translator("en"))
    clock.now += 2
    tell(41, 101)
    clock.now += 40
    tell(61, 101)
    assert told(capsys) == ["41 of 101 games, 2:00 left", "61 of 101 games, 1:20 left"]


def test_a_run_that_has_done_nothing_yet_says_something(
    clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    progress.Progress(Translator("en"), before=0)(0, 10)
    assert len(told(capsys)) == 1
