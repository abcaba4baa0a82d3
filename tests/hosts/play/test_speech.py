"""One line per listener and tick."""

from __future__ import annotations

from itertools import pairwise

from playpalace_ludo.hosts.play.sounds import Sound, landed
from playpalace_ludo.hosts.play.speech import LONGEST_QUEUE, Speech, Spoken
from playpalace_ludo.hosts.play.timeline import TEMPOS, Timeline
from playpalace_ludo.words import CueSpec


class Ear:
    def __init__(self) -> None:
        self.heard: list[tuple[str, str]] = []
        self.speech = Speech(lambda who, line: self.heard.append((who, line.text)))

    def say(self, *texts: str, who: str = "ann") -> None:
        for text in texts:
            self.speech.say(who, Spoken(text, "game"))

    def tick(self) -> list[str]:
        self.heard.clear()
        self.speech.tick()
        self.speech.flushed()
        return [text for _, text in self.heard]


def test_the_first_line_is_spoken_at_once_the_next_ones_tick_by_tick() -> None:
    ear = Ear()
    ear.say("one", "two", "three")
    assert [text for _, text in ear.heard] == ["one"]
    # "one" goes out with this tick, so nothing may join it.
    assert ear.tick() == []
    assert ear.tick() == ["two"]
    assert ear.tick() == ["three"]
    assert ear.tick() == []


def test_listeners_do_not_wait_for_each_other() -> None:
    ear = Ear()
    ear.say("one", who="ann")
    ear.say("one", who="ben")
    assert len(ear.heard) == 2


def test_an_answer_goes_before_waiting_news() -> None:
    ear = Ear()
    ear.say("one", "two", "three")
    ear.speech.answer("ann", Spoken("your answer", "private"))
    ear.tick()
    assert ear.tick() == ["your answer"]
    assert ear.tick() == ["two"]


def test_an_answer_is_spoken_at_once_when_nothing_was_said_since_the_last_tick() -> None:
    ear = Ear()
    ear.say("one", "two", "three")
    ear.tick()
    ear.speech.answer("ann", Spoken("your answer", "private"))
    assert ear.heard[-1] == ("ann", "your answer")


def test_after_the_host_has_spoken_ours_waits() -> None:
    ear = Ear()
    ear.speech.hold("ann")
    ear.say("one")
    assert ear.heard == []
    assert ear.tick() == []
    assert ear.tick() == ["one"]


def test_a_listener_who_left_gets_nothing_old() -> None:
    ear = Ear()
    ear.say("one", "two")
    ear.speech.drop("ann")
    assert ear.tick() == ear.tick() == []


def test_a_backlog_keeps_the_newest_lines() -> None:
    ear = Ear()
    ear.say(*(str(n) for n in range(100)))
    heard = [line for _ in range(60) for line in ear.tick()]
    assert heard == [str(n) for n in range(100 - LONGEST_QUEUE, 100)]


def test_nothing_is_said_for_an_empty_line() -> None:
    ear = Ear()
    ear.say("")
    assert ear.heard == []


def test_a_timeline_gives_back_what_is_due_in_order() -> None:
    line = Timeline()
    later, first, second = Sound("later"), Spoken("first", "game"), Sound("second")
    line.add(5, "ann", later)
    line.add(2, "ann", first)
    line.add(2, "ben", second)
    assert [beat.item for beat in line.due(2)] == [first, second]
    line.drop("ann")
    assert not line


def test_every_pace_is_slower_than_the_next() -> None:
    for slower, quicker in pairwise(TEMPOS.values()):
        assert all(one > other for one, other in zip(slower, quicker, strict=True))


def test_as_many_sounds_as_squares_are_walked() -> None:
    walk = [CueSpec(name, 0, True) for name in ("dice", "step", "step", "step", "land", "six")]
    assert [cue.name for cue in landed(walk)] == ["dice", "step", "step", "land", "six"]
    home = [CueSpec(name, 0, True) for name in ("dice", "step", "token-home")]
    assert landed(home) == home
    assert landed([]) == []
