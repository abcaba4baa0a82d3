"""The chain: order, interruption, the lag rule, and what happens when an output fails."""

import threading
from collections.abc import Callable
from typing import Any

import pytest

from playpalace_ludo import variants
from playpalace_ludo.client.output.speech import Lead, NotThere, Voice
from playpalace_ludo.client.output.speech.lane import Lane, LaneState
from playpalace_ludo.client.output.speech.speaker import MOST_TOGETHER, MOST_WAITING, Speaker
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.words import (
    Category,
    Line,
    Listener,
    Message,
    Priority,
    Translator,
    queries,
)

Until = Callable[..., None]


def asked(text: str) -> Line:
    return Line(text=text, priority=Priority.ASKED)


def test_lines_are_spoken_in_order_by_one_thread(
    speakers: Any, make_output: Any, until: Until
) -> None:
    output = make_output()
    speaker = speakers(output)
    texts = [f"line {n}" for n in range(6)]
    for text in texts:
        speaker.say(Line(text=text))
    until(lambda: output.spoken() == texts)
    assert len(output.threads) == 1
    assert threading.get_ident() not in output.threads


@pytest.mark.parametrize("flood", [Priority.NEWS, Priority.DUE])
def test_a_flood_of_lines_is_not_kept_and_an_answer_is(
    speakers: Any, make_output: Any, until: Until, flood: Priority
) -> None:
    output = make_output()
    output.pace, output.has_braille = 1.0, True
    clock = Clock()
    speaker = speakers(output, clock=clock)
    speaker.say(Line(text="It speaks, and nobody's time passes."))
    until(lambda: len(output.spoken()) == 1)
    speaker.say(asked("An answer."))
    for n in range(10 * MOST_WAITING):
        speaker.say(Line(text=f"line {n}", priority=flood))
    waiting = [queued.line.text for queued in speaker._waiting]
    assert len(waiting) == MOST_WAITING and speaker.skipped == 9 * MOST_WAITING + 1
    assert waiting[0] == "An answer." and waiting[-1] == f"line {10 * MOST_WAITING - 1}"
    assert max(len(queued.together) for queued in speaker._waiting) <= MOST_TOGETHER


def test_what_the_player_asked_for_interrupts(
    speakers: Any, make_output: Any, until: Until
) -> None:
    output = make_output()
    speaker = speakers(output)
    speaker.say(asked("Your turn."), interrupt=True)
    until(lambda: ("speak", "Your turn.", True) in output.calls)
    speaker.say(Line(text="Blue rolls 3."))
    until(lambda: ("speak", "Blue rolls 3.", False) in output.calls)


def test_words_wait_for_their_own_sounds_and_these_for_the_words_before(
    speakers: Any, make_output: Any, until: Until
) -> None:
    output = make_output()
    heard = output.tell_ends()
    clock, happened = Clock(), list[str]()
    speaker = speakers(output, clock=clock)
    speaker.say(Line(text="one"))
    speaker.say(Line(text="two"), lead=Lead(0.1, lambda: happened.append("dice")))
    until(lambda: output.spoken() == ["one"])
    assert happened == []
    heard[0]()
    until(lambda: happened == ["dice"])
    assert output.spoken() == ["one"]
    clock.now += 0.2
    until(lambda: output.spoken() == ["one", "two"])
    assert happened == ["dice"]


def test_the_answer_to_a_key_never_waits_for_older_sounds(
    speakers: Any, make_output: Any, until: Until
) -> None:
    output = make_output()
    clock, happened = Clock(), list[str]()
    speaker = speakers(output, clock=clock)
    speaker.say(Line(text="one"))
    until(lambda: output.spoken() == ["one"])
    speaker.say(asked("You roll 6."), interrupt=True, lead=Lead(0.1))
    until(lambda: ("stop",) in output.calls)  # the old words end with the key
    speaker.say(Line(text="Ada rolls 3."), lead=Lead(0.1, lambda: happened.append("dice")))
    speaker.say(asked("Token 1 on 5."), interrupt=True)
    until(lambda: output.spoken() == ["one", "Token 1 on 5."])
    assert happened == []


def test_braille_goes_with_speech_where_the_output_has_it(
    speakers: Any, make_output: Any, until: Until
) -> None:
    output = make_output()
    output.has_braille = True
    speakers(output).say(Line(text="Six."))
    until(lambda: ("braille", "Six.") in output.calls)


def test_an_answer_of_several_lines_is_one_braille_message(
    speakers: Any, make_output: Any, until: Until
) -> None:
    """A display keeps only the newest message, and one sent twice begins anew under the fingers."""
    output = make_output()
    output.has_braille = True
    clock = Clock()
    speaker = speakers(output, clock=clock)
    speaker.say(asked("You: token 1 on 5."), interrupt=True)
    speaker.say(asked("Ben: all in the yard."))
    speaker.say(asked("You rolled 6."))
    until(lambda: len(output.spoken()) == 3)
    shown = [call[1] for call in output.calls if call[0] == "braille"]
    assert shown[-1] == "You: token 1 on 5. Ben: all in the yard. You rolled 6."
    assert len(set(shown)) == len(shown)
    clock.now += 5
    speaker.say(Line(text="Ben rolls 3."))
    until(lambda: ("braille", "Ben rolls 3.") in output.calls)


def test_what_an_output_says_was_heard_is_not_said_again(
    speakers: Any, make_output: Any, until: Until
) -> None:
    """A voice quicker than the estimate, and one that takes longer."""
    output = make_output()
    output.pace = 1.0
    heard = output.tell_ends()
    clock = Clock()
    speaker = speakers(output, clock=clock)
    speaker.say(Line(text="one"))
    speaker.say(Line(text="two"))
    until(lambda: output.spoken() == ["one"])
    heard[0]()
    until(lambda: output.spoken() == ["one", "two"])
    clock.now += 5.0  # longer than estimated
    speaker.say(asked("Your turn."), interrupt=True)
    speaker.resume()
    until(lambda: output.spoken() == ["one", "two", "Your turn."])
    heard[2]()
    until(lambda: output.spoken() == ["one", "two", "Your turn.", "two"])
    assert speaker.backlog() > 0
    heard[1]()  # of the one that was cut off; it counts for nothing
    assert speaker.backlog() > 0
    heard[3]()
    assert speaker.backlog() == 0


def test_marks_of_writing_direction_are_not_spoken(
    speakers: Any, make_output: Any, until: Until
) -> None:
    output = make_output()
    speakers(output).say(Line(text="\u2068دانا\u2069 rolls 6."))
    until(lambda: output.spoken() == ["دانا rolls 6."])


def slow(make_output: Any, seconds_per_line: float) -> Any:
    """Return an output that needs that long for a line of ten characters."""
    output = make_output()
    output.pace = 10 / (seconds_per_line - 0.3)
    return output


class Clock:
    """Time that only passes when told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_speech_is_handed_on_only_a_little_in_advance(
    speakers: Any, make_output: Any, until: Until
) -> None:
    clock = Clock()
    output = slow(make_output, 2.0)
    speaker = speakers(output, clock=clock)
    for letter in "abcdefgh":
        speaker.say(Line(text=letter * 10))
    until(lambda: len(output.spoken()) == 2)  # after two lines 4 seconds are ahead
    assert speaker.backlog() == pytest.approx(16.0)
    clock.now += 2.0
    speaker.tune(Voice())  # wakes it up
    until(lambda: len(output.spoken()) == 3)


def test_an_answer_forgets_waiting_news(speakers: Any, make_output: Any, until: Until) -> None:
    clock = Clock()
    output = slow(make_output, 2.0)
    speaker = speakers(output, clock=clock)
    for letter in "abcd":
        speaker.say(Line(text=letter * 10))
    until(lambda: len(output.spoken()) == 2)
    speaker.say(asked("your turn "), interrupt=True)
    until(lambda: output.spoken()[-1] == "your turn ")
    assert speaker.backlog() == pytest.approx(2.0)


def test_a_question_resumes_the_news_it_cut_off(
    speakers: Any, make_output: Any, until: Until
) -> None:
    clock = Clock()
    output = slow(make_output, 2.0)
    speaker = speakers(output, clock=clock)
    for letter in "abc":
        speaker.say(Line(text=letter * 10))
    until(lambda: len(output.spoken()) == 2)
    clock.now += 2.5  # the first line has been heard, the second is being spoken
    speaker.tune(Voice())
    until(lambda: len(output.spoken()) == 3)
    speaker.say(asked("question! "), interrupt=True)
    speaker.resume()
    until(lambda: len(output.spoken()) == 5)
    assert output.spoken()[3:] == ["question! ", "b" * 10]
    clock.now += 4.0
    speaker.tune(Voice())
    until(lambda: output.spoken()[-1] == "c" * 10)


def test_whose_turn_it_is_is_not_said_again_to_who_has_asked(
    speakers: Any, make_output: Any, until: Until
) -> None:
    english = Translator("en")
    rules, state = parse_position("playpalace red:3,9,Y,Y/blue:Y,Y,Y,Y red ? 2 8", variants.load)
    call = Line((Message("pludo-turn", {"who": "you"}),), priority=Priority.DUE)
    answer = Line((queries.turn(rules, state, Listener(0)),), priority=Priority.ASKED)
    output = slow(make_output, 0.5)
    speaker = speakers(output, clock=Clock())
    speaker.say(Line(text="Blue rolls 3, no move."))
    speaker.say(call.translated(english))
    until(lambda: len(output.spoken()) == 2)
    speaker.say(answer.translated(english), interrupt=True)
    speaker.resume()
    until(lambda: len(output.spoken()) == 4)
    assert output.spoken()[2:] == [
        "Your turn: roll. 6 came 2 times in a row.",
        "Blue rolls 3, no move.",
    ]
    assert speaker.backlog() == pytest.approx(0.3 + 41 / 50 + 0.3 + 22 / 50)  # nothing else waits


def test_of_answers_cut_off_only_those_about_the_game_go_on(
    speakers: Any, make_output: Any, until: Until
) -> None:
    clock = Clock()
    output = slow(make_output, 2.0)
    speaker = speakers(output, clock=clock)
    speaker.say(asked("You roll 6"), interrupt=True)
    speaker.say(Line(text="Old answer", priority=Priority.ASKED, category=Category.ANSWER))
    until(lambda: len(output.spoken()) == 2)
    speaker.say(asked("New answer"), interrupt=True)
    speaker.resume()
    until(lambda: output.spoken()[2:] == ["New answer", "You roll 6"])
    assert speaker.backlog() == pytest.approx(4.0)  # nothing else waits


def test_late_news_is_brief_and_very_late_news_is_left_out(
    speakers: Any, make_output: Any, until: Until
) -> None:
    clock = Clock()
    output = slow(make_output, 3.5)
    speaker = speakers(output, clock=clock, max_lag=10.0)
    speaker.say(Line(text="first line"))
    until(lambda: len(output.spoken()) == 1)
    speaker.say(Line(text="late news.", brief="brief"))
    speaker.say(Line(text="unimportant", priority=Priority.LOW))
    clock.now += 6.0
    speaker.say(Line(text="fresh news"))
    until(lambda: output.spoken()[1:] == ["brief", "fresh news"])
    assert speaker.skipped == 1
    speaker.say(Line(text="too late"))
    speaker.say(Line(text="your turn", priority=Priority.DUE))
    clock.now += 30.0
    speaker.say(Line(text="newest"))
    until(lambda: output.spoken()[3:] == ["your turn"])
    clock.now += 4.0
    speaker.tune(Voice())
    until(lambda: output.spoken()[4:] == ["newest"])
    assert speaker.skipped == 2


def test_a_line_that_is_asked_for_again_while_it_is_spoken_is_not_doubled(
    speakers: Any, make_output: Any, until: Until
) -> None:
    output = slow(make_output, 2.0)
    speaker = speakers(output, clock=Clock())
    speaker.say(Line(text="your turn ", priority=Priority.DUE))
    until(lambda: len(output.spoken()) == 1)
    speaker.say(asked("your turn "), interrupt=True)
    speaker.resume()
    until(lambda: len(output.spoken()) == 2)
    assert speaker.backlog() == pytest.approx(2.0)


def test_hurry_takes_the_brief_wording(speakers: Any, make_output: Any, until: Until) -> None:
    clock = Clock()
    output = slow(make_output, 4.0)
    speaker = speakers(output, clock=clock)
    speaker.say(Line(text="first line"))
    until(lambda: len(output.spoken()) == 1)
    speaker.say(Line(text="the full wording", brief="brief"))
    speaker.hurry()
    clock.now += 4.0
    speaker.tune(Voice())
    until(lambda: output.spoken() == ["first line", "brief"])


def test_stop_silences_and_forgets(speakers: Any, make_output: Any, until: Until) -> None:
    clock = Clock()
    output = slow(make_output, 4.0)
    speaker = speakers(output, clock=clock)
    for letter in "abc":
        speaker.say(Line(text=letter * 10))
    until(lambda: len(output.spoken()) == 1)
    speaker.stop()
    until(lambda: ("stop",) in output.calls)
    assert speaker.backlog() == 0.0
    clock.now += 60
    speaker.say(Line(text="afterwards"))
    until(lambda: output.spoken() == ["a" * 10, "afterwards"])


def test_a_quick_output_speaks_until_a_better_one_answers(
    speakers: Any, make_output: Any, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{Speaker.__module__}.GRACE", 0.2)
    better, quick = make_output("better", delay=0.5), make_output("quick")
    speaker = speakers(better, quick)
    speaker.say(Line(text="Welcome."))
    until(lambda: quick.spoken() == ["Welcome."])
    until(lambda: speaker.current() == "better")
    speaker.say(asked("Menu."), interrupt=True)
    until(lambda: better.spoken() == ["Menu."])
    assert ("stop",) in quick.calls  # two voices never talk at once


def test_the_first_words_wait_a_moment_for_the_better_output(
    speakers: Any, make_output: Any, until: Until
) -> None:
    better, quick = make_output("better", delay=0.2), make_output("quick")
    speaker = speakers(better, quick)
    speaker.say(Line(text="Bravo."))
    until(lambda: better.spoken() == ["Bravo."])
    assert quick.spoken() == []


def test_a_dead_output_is_spoken_of_once_and_then_what_it_left_unsaid(
    speakers: Any, make_output: Any, until: Until
) -> None:
    def told(lost: str, instead: str) -> Line:
        return Line(text=f"{lost} has failed, {instead or 'nothing'} speaks.")

    unspoken: list[str] = []
    first, second = make_output("first"), make_output("second")
    speaker = speakers(
        first, second, replaced=told, unspoken=lambda line: unspoken.append(line.text)
    )
    speaker.settle(1.0)
    first.error = OSError("the server has gone")
    speaker.say(asked("Your turn."), interrupt=True)
    until(lambda: second.spoken() == ["first has failed, second speaks.", "Your turn."])
    until(lambda: speaker.backlog() == 0)
    second.error = OSError("gone, too")
    speaker.say(Line(text="Blue rolls 3."))
    until(lambda: unspoken == ["second has failed, nothing speaks.", "Blue rolls 3."])
    speaker.say(Line(text="Blue rolls 4."))
    until(lambda: unspoken[2:] == ["Blue rolls 4."])


def test_a_dead_output_is_replaced_and_nothing_is_lost(
    speakers: Any, make_output: Any, until: Until
) -> None:
    first, second = make_output("first"), make_output("second")
    speaker = speakers(first, second)
    speaker.settle(1.0)
    first.error = OSError("the server has gone")
    speaker.say(Line(text="Your turn."))
    until(lambda: second.spoken() == ["Your turn."])
    report = speaker.report()[0]
    assert (report.state, report.problem) == (LaneState.ABSENT, "the server has gone")


def test_an_output_that_went_away_is_replaced(
    speakers: Any, make_output: Any, until: Until
) -> None:
    first, second = make_output("first"), make_output("second")
    speaker = speakers(first, second)
    speaker.settle(1.0)
    first.running = False
    speaker.say(Line(text="Your turn."))
    until(lambda: second.spoken() == ["Your turn."])
    assert first.spoken() == []


def test_a_hung_output_is_left_behind(
    speakers: Any, make_output: Any, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Lane, "patience", 0.1)
    first, second = make_output("first"), make_output("second")
    first.hang = threading.Event()
    speaker = speakers(first, second)
    speaker.settle(1.0)
    speaker.say(Line(text="Your turn."))
    until(lambda: second.spoken() == ["Your turn."])
    assert speaker.report()[0].problem == "no-answer:first"
    first.hang.set()


def test_a_dead_output_is_tried_again(speakers: Any, make_output: Any, until: Until) -> None:
    output = make_output()
    output.retry = 0.1
    output.absent = True
    speaker = speakers(output)
    until(lambda: speaker.report()[0].state is LaneState.ABSENT)
    output.absent = False
    until(lambda: speaker.current() == "fake")
    speaker.say(Line(text="Back again."))
    until(lambda: output.spoken() == ["Back again."])


def test_a_reader_that_is_started_later_takes_over(
    speakers: Any, make_output: Any, until: Until
) -> None:
    reader, system = make_output("reader"), make_output("system")
    reader.retry, reader.absent = 0.1, True
    speaker = speakers(reader, system)
    until(lambda: speaker.current() == "system")
    reader.absent = False
    until(lambda: speaker.current() == "reader")


def test_a_patient_output_is_not_opened_while_another_speaks(
    speakers: Any, make_output: Any, until: Until
) -> None:
    reader, system = make_output("reader", delay=0.1), make_output("system")
    system.patient = True
    speaker = speakers(reader, system)
    speaker.say(Line(text="Hello."))
    until(lambda: reader.spoken() == ["Hello."])
    assert system.calls == []
    reader.running = False
    speaker.say(Line(text="Still there?"))
    until(lambda: system.spoken()[-1:] == ["Still there?"])


def test_a_patient_output_speaks_when_the_others_are_not_there(
    speakers: Any, make_output: Any, until: Until
) -> None:
    reader, system = make_output("reader"), make_output("system")
    reader.absent, system.patient = True, True
    speaker = speakers(reader, system)
    speaker.say(Line(text="Hello."))
    until(lambda: system.spoken() == ["Hello."])


def test_a_report_opens_the_patient_ones_too(speakers: Any, make_output: Any) -> None:
    reader, system = make_output("reader"), make_output("system")
    system.patient = True
    states = [report.state for report in speakers(reader, system).settle(1.0)]
    assert states == [LaneState.ALIVE, LaneState.ALIVE]


def test_without_any_output_lines_are_handed_back(
    speakers: Any, make_output: Any, until: Until
) -> None:
    output = make_output()
    output.absent = True
    lost: list[Line] = []
    speaker = speakers(output, unspoken=lost.append)
    speaker.say(Line(text="one"))
    speaker.say(Line(text="two"))
    until(lambda: [line.text for line in lost] == ["one", "two"])


def test_rate_and_language_reach_every_output(
    speakers: Any, make_output: Any, until: Until
) -> None:
    output = make_output()
    speaker = speakers(output, voice=Voice(language="de"))
    until(lambda: ("tune", Voice(language="de")) in output.calls)
    speaker.tune(Voice(rate=80, language="de"))
    until(lambda: ("tune", Voice(rate=80, language="de")) in output.calls)


def test_the_voices_of_the_output_that_speaks(speakers: Any, make_output: Any) -> None:
    speaker = speakers(make_output())
    speaker.settle(1.0)
    assert speaker.voices("de") == ["de-voice"]
    gone = make_output()
    gone.absent = True
    nobody = speakers(gone)
    nobody.settle(1.0)
    assert nobody.voices("de") == []


def test_a_faster_rate_shortens_the_estimate(make_output: Any) -> None:
    lane = Lane(make_output().candidate(), lambda: None)
    normal = lane.seconds("x" * 160)
    lane.tune(Voice(rate=100))
    assert lane.seconds("x" * 160) < normal / 2


def test_close_lets_the_last_words_be_heard(speakers: Any, make_output: Any) -> None:
    output = make_output()
    speaker = speakers(output)
    speaker.say(Line(text="Goodbye."))
    speaker.close(linger=2.0)
    assert output.spoken() == ["Goodbye."]


def test_an_output_found_absent_while_a_line_is_decided_on_loses_nothing(
    make_output: Any, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between seeing that it opens and seeing that nobody speaks yet, at the worst moment."""
    reader, voice = make_output("reader"), make_output("voice")
    voice.patient = True
    decided_on, lost = threading.Event(), list[Line]()
    seen = Speaker._best

    def refuse() -> Any:
        decided_on.wait(10)
        raise NotThere("not-running:reader")

    def best(speaker: Speaker) -> Lane | None:
        found = seen(speaker)
        if not decided_on.is_set():
            decided_on.set()
            until(lambda: speaker._lanes[0].state is LaneState.ABSENT)
        return found

    monkeypatch.setattr(Speaker, "_best", best)
    candidates = [reader.candidate()._replace(build=refuse), voice.candidate()]
    speaker = Speaker(candidates, unspoken=lost.append)
    speaker.say(Line(text="Welcome to Ludo."))
    until(lambda: lost != [] or voice.spoken() != [])
    speaker.close()
    assert voice.spoken() == ["Welcome to Ludo."]
    assert lost == []
