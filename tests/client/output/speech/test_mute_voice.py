"""A voice that accepts lines but speaks none is detected by its missing end reports."""

from collections.abc import Callable
from typing import Any

import pytest

from playpalace_ludo.client.output.speech import Voice
from playpalace_ludo.words import Line, Priority

TEXTS = ("one", "two", "three", "four")


class Evening:
    """A speaker with an output that reports ends and one that takes over, and its time."""

    def __init__(self, speakers: Any, make_output: Any, until: Any) -> None:
        self.first, self.second = make_output("first"), make_output("second")
        self.first.pace = 1.0
        self.now = 100.0
        self.until = until
        self._speakers = speakers

    def begin(self, *, works: bool) -> list[Callable[[], None]]:
        heard: list[Callable[[], None]] = self.first.tell_ends(works=works)
        self.speaker = self._speakers(
            self.first,
            self.second,
            clock=lambda: self.now,
            replaced=lambda lost, instead: Line(text=f"{lost} failed, {instead} speaks"),
        )
        self.until(lambda: self.speaker.current() == "first")
        return heard

    def say(self, text: str, *, times: float, interrupt: bool = False) -> None:
        """Say a line and let so many times its expected length pass."""
        before = len(self.first.spoken())
        priority = Priority.ASKED if interrupt else Priority.NEWS
        self.speaker.say(Line(text=text, priority=priority), interrupt=interrupt)
        self.until(lambda: len(self.first.spoken()) > before)
        self.now += times * (0.3 + len(text))
        tuned = self.first.calls.count(("tune", Voice()))
        self.speaker.tune(Voice())  # wakes the queue, whose clock is not the real one
        self.until(lambda: self.first.calls.count(("tune", Voice())) > tuned)

    def proofs(self) -> int:
        return int(self.first.calls.count(("prove",)))


@pytest.fixture
def evening(speakers: Any, make_output: Any, until: Any) -> Evening:
    return Evening(speakers, make_output, until)


def test_three_lines_without_an_end_change_the_voice_and_are_repeated(evening: Evening) -> None:
    evening.begin(works=False)
    for text in TEXTS[:3]:
        evening.say(text, times=2.1)
    told = ["first failed, second speaks", *TEXTS[:3]]
    evening.until(lambda: evening.second.spoken() == told)
    assert evening.speaker.report()[0].problem == "no-voice:first"


def test_a_mute_voice_comes_back_only_with_a_proof(evening: Evening) -> None:
    evening.begin(works=False)
    for text in TEXTS[:3]:
        evening.say(text, times=2.1)
    evening.until(lambda: evening.speaker.current() == "second")
    evening.now += 31.0
    evening.speaker.say(Line(text="four"))
    evening.until(lambda: evening.proofs() == 2)
    evening.until(lambda: evening.second.spoken()[-1] == "four")
    evening.first.tell_ends(works=True)
    evening.now += 31.0
    evening.speaker.tune(Voice())
    evening.until(lambda: evening.speaker.current() == "first")
    assert evening.first.spoken() == list(TEXTS[:3])


def test_a_paused_voice_keeps_its_lines(evening: Evening) -> None:
    evening.begin(works=True)
    for text in TEXTS:
        evening.say(text, times=2.1)
    assert evening.first.spoken() == list(TEXTS)
    assert evening.proofs() == 1
    assert evening.second.spoken() == []


def test_one_end_among_three_lines_is_proof_enough(evening: Evening) -> None:
    heard = evening.begin(works=False)
    for number, text in enumerate(TEXTS):
        evening.say(text, times=2.1)
        if number == 1:
            heard[0]()
    assert evening.speaker.current() == "first"
    assert evening.proofs() == 0


def test_lines_cut_off_in_time_are_no_sign(evening: Evening) -> None:
    evening.begin(works=False)
    for text in TEXTS:
        evening.say(text, times=1.5, interrupt=True)
    assert evening.speaker.current() == "first"
    assert evening.proofs() == 0


def test_answers_cut_off_too_late_are_a_sign(evening: Evening) -> None:
    evening.begin(works=False)
    for text in TEXTS[:3]:
        evening.say(text, times=2.1, interrupt=True)
    evening.until(lambda: evening.speaker.current() == "second")
