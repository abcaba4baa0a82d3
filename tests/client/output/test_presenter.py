"""The laws of the presenter, the only way to the player."""

from collections.abc import Sequence
from typing import Any

import pytest

from playpalace_ludo.client.output.presenter import MOST_HELD, Mode, Presenter
from playpalace_ludo.client.output.sound import TimedCue, Volumes
from playpalace_ludo.client.output.speech import Lead, Voice
from playpalace_ludo.core.errors import InputError
from playpalace_ludo.words import Category, Line, Priority, Translator, problems
from tests.client.recording import Paper, RecordedSound, RecordedSpeech


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Stage:
    """A presenter with everything it talks to."""

    def __init__(self, mode: Mode = Mode.BOTH) -> None:
        self.speech = RecordedSpeech()
        self.sound = RecordedSound()
        self.screen = Paper()
        self.clock = Clock()
        self.presenter = Presenter(
            Translator("en").text, self.screen, self.speech, self.sound, mode=mode, clock=self.clock
        )

    def say(
        self,
        text: str,
        *,
        resume: bool = False,
        cues: Sequence[TimedCue] = (),
        **about: Any,
    ) -> None:
        self.presenter.say(Line(text=text, **about), resume=resume, cues=cues)

    def ask(self, text: str) -> None:
        self.say(text, priority=Priority.ASKED)

    def last(self) -> str:
        return self.speech.texts()[-1]


@pytest.fixture
def stage() -> Stage:
    return Stage()


def test_news_queues_and_what_was_asked_for_interrupts(stage: Stage) -> None:
    stage.say("Blue rolls 3.")
    stage.ask("It is your turn.")
    assert stage.speech.calls == [("Blue rolls 3.", False), ("It is your turn.", True)]


def test_the_same_news_twice_in_a_moment_is_said_once(stage: Stage) -> None:
    stage.say("Your turn.")
    stage.clock.now += 0.1
    stage.say("Your turn.")
    assert stage.speech.texts() == ["Your turn."]
    assert stage.screen.lines == ["Your turn."]
    stage.clock.now += 1.0
    stage.say("Your turn.")
    assert stage.speech.texts() == ["Your turn.", "Your turn."]


def test_what_is_asked_twice_is_answered_twice(stage: Stage) -> None:
    stage.ask("Your turn.")
    stage.ask("Your turn.")
    assert len(stage.speech.calls) == 2


def test_cues_play_when_the_line_is_said_and_alone(stage: Stage) -> None:
    stage.say("Six.", cues=[TimedCue("dice"), TimedCue("six", delay_ms=700)])
    stage.say("", cues=[TimedCue("menu-move")])
    assert [cue.name for cue in stage.sound.cues] == ["dice", "six", "menu-move"]
    assert stage.speech.texts() == ["Six."]


def test_cues_of_a_line_that_waits_for_its_turn_wait_with_it(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stage.speech, "backlog", lambda: 2.5)
    stage.say("Your turn.", cues=[TimedCue("turn", delay_ms=400), TimedCue("six", delay_ms=460)])
    assert [cue.delay_ms for cue in stage.sound.cues] == [2500, 2560]


def test_what_is_asked_for_sounds_at_once_and_ends_what_waited(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stage.speech, "backlog", lambda: 2.5)
    stage.say("You roll 4.", priority=Priority.ASKED, cues=[TimedCue("dice")])
    assert (stage.sound.cues, stage.sound.hushes) == ([TimedCue("dice")], 1)
    stage.say("Blue: all home.", priority=Priority.ASKED, resume=True)
    assert stage.sound.hushes == 1, "the news goes on after a question, and so do its sounds"


def test_terminal_mode_prints_and_does_not_speak() -> None:
    stage = Stage(Mode.TERMINAL)
    stage.say("Blue rolls 3.")
    assert stage.screen.lines == ["Blue rolls 3."]
    assert stage.speech.calls == []
    assert stage.speech.texts() == ["Blue rolls 3."]  # transcripts get it in every mode
    assert stage.presenter.backlog() == 0.0


def test_direct_mode_speaks_and_leaves_the_screen_quiet() -> None:
    stage = Stage(Mode.DIRECT)
    stage.say("Blue rolls 3.")
    assert stage.speech.calls == [("Blue rolls 3.", False)]
    assert stage.screen.lines == []


def test_direct_mode_prints_what_nobody_could_speak() -> None:
    stage = Stage(Mode.DIRECT)
    stage.presenter.unspoken(Line(text="Blue rolls 3."))
    assert stage.screen.lines == ["Blue rolls 3."]
    both = Stage(Mode.BOTH)
    both.presenter.unspoken(Line(text="Blue rolls 3."))
    assert both.screen.lines == []  # it is on the screen already


def test_plain_text_prints_in_direct_mode_too() -> None:
    stage = Stage(Mode.DIRECT)
    stage.speech.writes_text = True
    stage.say("Blue rolls 3.")
    assert stage.screen.lines == ["Blue rolls 3."]


def test_no_escape_sequence_and_no_second_line_reaches_the_screen() -> None:
    stage = Stage(Mode.TERMINAL)
    stage.say("Evil\x1b[2J\nname\r rolls 3.")
    assert stage.screen.writes == ["Evil [2J name rolls 3."]


def test_a_moment_is_one_write_and_one_interruption(stage: Stage) -> None:
    with stage.presenter.moment():
        stage.ask("You roll 6.")
        stage.ask("Token 2 comes out.")
        stage.say("Roll again.")
    assert stage.screen.writes == ["You roll 6.\nToken 2 comes out.\nRoll again."]
    assert [interrupt for _, interrupt in stage.speech.calls] == [True, False, False]
    with stage.presenter.moment():
        stage.ask("You roll 2.")
    assert stage.speech.calls[-1] == ("You roll 2.", True)


def test_the_rest_of_an_answer_is_asked_for_too(stage: Stage) -> None:
    with stage.presenter.moment():
        stage.ask("Red: 2 home.")
        stage.say("Blue: 1 home.")
    stage.say("Blue rolls 3.")
    assert [line.priority for line in stage.speech.lines] == ["asked", "asked", "news"]


def test_a_moment_within_a_moment_and_an_error_lose_nothing(stage: Stage) -> None:
    with pytest.raises(KeyError), stage.presenter.moment():
        stage.say("One.")
        with stage.presenter.moment():
            stage.say("Two.")
        raise KeyError
    assert stage.screen.writes == ["One.\nTwo."]


def test_a_question_lets_the_news_go_on_after_its_whole_answer(stage: Stage) -> None:
    stage.say("Blue rolls 3.")
    stage.say("Red has 2 tokens home.", priority=Priority.ASKED, resume=True)
    assert stage.speech.resumed_after == ["Red has 2 tokens home."]
    with stage.presenter.moment():
        stage.say("Red: 2 home.", priority=Priority.ASKED, resume=True)
        stage.say("Blue: 1 home.")
    assert stage.speech.resumed_after[1:] == ["Blue: 1 home."]
    stage.ask("You roll 6.")
    assert len(stage.speech.resumed_after) == 2


def test_of_a_flood_while_the_player_types_the_newest_lines_are_held(stage: Stage) -> None:
    stage.presenter.hold()
    for number in range(3 * MOST_HELD):
        stage.say(f"Line {number}.")
    stage.presenter.release()
    said = stage.speech.texts()
    assert said[0] == f"{MOST_HELD} messages while you were typing:"
    assert said[1:] == [f"Line {number}." for number in range(2 * MOST_HELD, 3 * MOST_HELD)]


def test_news_waits_while_the_player_types(stage: Stage) -> None:
    stage.presenter.hold()
    stage.say("Blue rolls 3.")
    stage.say("Blue rolls 5.")
    stage.ask("Letter a.")
    assert stage.speech.texts() == ["Letter a."]
    stage.presenter.release()
    assert stage.speech.texts()[1:] == [
        "2 messages while you were typing:",
        "Blue rolls 3.",
        "Blue rolls 5.",
    ]
    stage.presenter.release()
    assert len(stage.speech.texts()) == 4


def test_repeat_says_the_last_line_and_does_not_keep_it_twice(stage: Stage) -> None:
    stage.presenter.repeat()
    assert stage.last() == "Nothing has been said yet."
    stage.say("Blue rolls 3.", message_id="pludo-roll")
    stage.presenter.repeat()
    stage.presenter.repeat()
    assert stage.speech.calls[-1] == ("Blue rolls 3.", True)
    assert stage.speech.lines[-1].message_id == "pludo-roll"
    assert [line.text for line in stage.presenter.transcript()] == ["Blue rolls 3."]


def test_stop_and_hurry(stage: Stage) -> None:
    stage.presenter.stop()
    assert (stage.speech.stops, stage.sound.hushes) == (1, 1)
    stage.presenter.hurry()
    assert (stage.speech.hurries, stage.sound.hushes) == (1, 2)


def tell_a_game(stage: Stage) -> None:
    stage.say("one")
    stage.say("two", category=Category.ANSWER)
    stage.say("three")
    stage.say("four", category=Category.SYSTEM)


def test_older_and_newer_stop_at_the_ends(stage: Stage) -> None:
    tell_a_game(stage)
    heard = []
    for _ in range(4):
        stage.presenter.older()
        heard.append(stage.last())
    assert heard == ["three", "two", "one", "one"]
    assert [cue.name for cue in stage.sound.cues] == ["menu-edge"]
    stage.presenter.newest()
    assert stage.last() == "four"
    stage.presenter.newer()
    assert stage.last() == "four"
    stage.presenter.oldest()
    assert stage.last() == "one"
    assert len(stage.presenter.transcript()) == 4


def test_new_messages_do_not_move_the_place_being_read(stage: Stage) -> None:
    tell_a_game(stage)
    stage.presenter.older()
    stage.presenter.older()
    assert stage.last() == "two"
    stage.say("five")
    stage.presenter.newer()
    assert stage.last() == "three"


def test_buffers_tell_name_and_count_and_do_not_wrap(stage: Stage) -> None:
    tell_a_game(stage)
    heard = []
    for _ in range(4):
        stage.presenter.next_buffer()
        heard.append(stage.last())
    assert heard == [
        "Game, 2 messages.",
        "Answers, 1 message.",
        "System, 1 message.",
        "System, 1 message.",
    ]
    assert [cue.name for cue in stage.sound.cues] == ["menu-edge"]
    stage.presenter.first_buffer()
    assert stage.last() == "All, 4 messages."
    stage.presenter.previous_buffer()
    assert stage.last() == "All, 4 messages."
    stage.presenter.last_buffer()
    assert stage.last() == "System, 1 message."


def test_each_buffer_keeps_its_own_place(stage: Stage) -> None:
    tell_a_game(stage)
    stage.presenter.next_buffer()
    stage.presenter.older()
    assert stage.last() == "one"
    stage.presenter.first_buffer()
    stage.presenter.older()
    assert stage.last() == "three"


def test_an_empty_buffer_says_so(stage: Stage) -> None:
    stage.presenter.older()
    assert stage.last() == "No messages yet."
    stage.presenter.next_buffer()
    assert stage.last() == "Game, empty."
    stage.presenter.newest()
    assert stage.last() == "Nothing has happened in the game yet."


def test_a_muted_buffer_is_kept_but_not_spoken(stage: Stage) -> None:
    stage.presenter.mute_buffer()
    assert stage.last() == "All messages cannot be muted. Choose another buffer first."
    stage.presenter.next_buffer()
    stage.presenter.mute_buffer()
    assert stage.last() == "Game, empty, muted."
    stage.say("Blue rolls 3.")
    assert stage.last() == "Game, empty, muted."
    stage.presenter.newest()
    assert stage.last() == "Blue rolls 3."
    stage.presenter.mute_buffer()
    assert stage.last() == "Game, 1 message."


def test_the_history_forgets_the_oldest_first() -> None:
    from playpalace_ludo.client.output.history import SpokenHistory

    history = SpokenHistory(limit=3)
    for number in range(5):
        history.add(Line(text=str(number)))
        if number == 2:
            history.go(-2)  # reads line 0, which falls out
    line, same = history.go(0)
    assert (line, same) == (Line(text="2"), True)
    assert history.count() == 3


def test_the_mode_changes_by_key_and_is_said_both_ways() -> None:
    stage = Stage(Mode.DIRECT)
    assert stage.presenter.cycle_mode() is Mode.TERMINAL
    assert stage.speech.calls[-1][0].startswith("Output: terminal.")
    assert stage.screen.lines[-1].startswith("Output: terminal.")
    assert stage.presenter.cycle_mode() is Mode.BOTH
    assert stage.presenter.cycle_mode() is Mode.DIRECT
    assert stage.screen.lines[-1].startswith("Output: direct.")


def test_an_unknown_mode_is_refused_with_the_three_words() -> None:
    with pytest.raises(InputError) as refused:
        Mode.parse("loud")
    assert Translator("en").say(problems.alone(refused.value)) == (
        "there is no output mode 'loud', there are direct, terminal, both."
    )


def test_rate_and_language_can_change_while_playing(stage: Stage) -> None:
    stage.presenter.tune(Voice(rate=70, language="de"))
    stage.presenter.text = Translator("de").text
    stage.presenter.repeat()
    assert stage.speech.voice == Voice(rate=70, language="de")
    assert stage.last() == "Es wurde noch nichts gesagt."


def test_close_ends_speech_and_sound(stage: Stage) -> None:
    stage.presenter.close()
    assert stage.speech.closed


class TestWhatIsDue:
    """A key silences a screen reader, but must not hide the call of a player's turn."""

    def due(self, stage: Stage, text: str, message_id: str = "pludo-turn") -> None:
        stage.say(text, priority=Priority.DUE, message_id=message_id)

    def ask(self, stage: Stage, text: str, message_id: str = "") -> None:
        stage.say(
            text,
            priority=Priority.ASKED,
            category=Category.ANSWER,
            message_id=message_id,
            resume=True,
        )

    def test_a_call_that_a_key_silenced_is_printed_again_after_the_answer(self) -> None:
        stage = Stage(Mode.TERMINAL)
        stage.say("Blue rolls 3.")
        self.due(stage, "Your turn.")
        stage.clock.now += 0.2
        with stage.presenter.moment():
            self.ask(stage, "X does nothing here.")
        assert stage.screen.writes[2:] == ["X does nothing here.\nYour turn."]
        assert [line.text for line in stage.presenter.transcript()].count("Your turn.") == 1

    def test_that_is_done_once_however_many_keys_follow(self) -> None:
        stage = Stage(Mode.TERMINAL)
        self.due(stage, "Your turn.")
        for question in ("12.", "13.", "14."):
            stage.clock.now += 0.2
            self.ask(stage, question)
        assert stage.screen.lines == ["Your turn.", "12.", "Your turn.", "13.", "14."]
        stage.say("Blue rolls 3.")
        self.due(stage, "Your turn.")
        self.ask(stage, "15.")
        assert stage.screen.lines[-2:] == ["15.", "Your turn."]

    def test_a_call_that_was_read_to_its_end_is_not(self) -> None:
        stage = Stage(Mode.TERMINAL)
        self.due(stage, "Your turn.")
        stage.clock.now += 2
        self.ask(stage, "X does nothing here.")
        assert stage.screen.lines == ["Your turn.", "X does nothing here."]

    def test_nor_is_one_that_was_asked_for(self) -> None:
        stage = Stage(Mode.TERMINAL)
        self.due(stage, "Your turn.")
        self.ask(stage, "Your turn to roll.", "pludo-query-turn")
        assert stage.screen.lines == ["Your turn.", "Your turn to roll."]
        again = Stage(Mode.TERMINAL)
        self.due(again, "Your turn.")
        again.presenter.repeat()
        assert again.screen.lines == ["Your turn.", "Your turn."]

    def test_nor_one_of_which_lines_typed_whole_know(self) -> None:
        stage = Stage(Mode.TERMINAL)
        stage.presenter.keys_silence = False
        self.due(stage, "Your turn.")
        self.ask(stage, "X does nothing here.")
        assert stage.screen.lines == ["Your turn.", "X does nothing here."]

    def test_nor_one_that_was_obeyed(self) -> None:
        stage = Stage(Mode.TERMINAL)
        self.due(stage, "Your turn.")
        stage.ask("You roll 3.")
        self.ask(stage, "X does nothing here.")
        assert stage.screen.lines == ["Your turn.", "You roll 3.", "X does nothing here."]

    def test_all_choices_that_were_not_read_come_again(self) -> None:
        stage = Stage(Mode.TERMINAL)
        stage.ask("You roll 6.")
        for text in ("1: from 3 to 9.", "2: enters on 1."):
            self.due(stage, text, "pludo-choice")
        stage.clock.now += 1.2
        self.ask(stage, "There is no token 5.")
        assert stage.screen.lines[3:] == ["There is no token 5.", "2: enters on 1."]

    def test_but_not_after_an_answer_that_tells_them(self) -> None:
        stage = Stage(Mode.TERMINAL)
        choices = ["1: from 3 to 9.", "2: enters on 1."]
        for text in choices:
            self.due(stage, text, "pludo-choice")
        with stage.presenter.moment():
            for text in choices:
                self.ask(stage, text, "pludo-choice")
        assert stage.screen.lines == choices * 2

    def test_speech_goes_on_by_itself(self) -> None:
        stage = Stage(Mode.BOTH)
        self.due(stage, "Your turn.")
        self.ask(stage, "X does nothing here.")
        assert stage.screen.lines == ["Your turn.", "X does nothing here."]
        assert stage.speech.resumed_after == ["X does nothing here."]


class PatientSpeech(RecordedSpeech):
    """Speech that lets sounds go first, and remembers for how long."""

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[float] = []

    def say_after(self, line: Line, lead: Lead, *, interrupt: bool) -> None:
        self.waits.append(lead.seconds)
        self.say(line, interrupt=interrupt, aloud=True)


@pytest.mark.parametrize(
    ("volumes", "waits"),
    [
        (Volumes(), True),
        (Volumes(master=0), False),
        (Volumes(dice=0), False),
        (Volumes(steps=0), True),
    ],
)
def test_words_wait_for_sounds_that_are_heard_alone(volumes: Volumes, waits: bool) -> None:
    stage = Stage(Mode.DIRECT)
    stage.presenter.speech = speech = PatientSpeech()
    stage.sound.volumes = volumes
    cues = [TimedCue("dice")]
    stage.presenter.say(Line(text="Blue rolls 3."), cues=cues, words_ms=300)
    assert speech.texts() == ["Blue rolls 3."]
    assert bool(speech.waits) is waits
    assert bool(stage.sound.cues) is False, "a lead plays them when the words' turn comes"
    stage.presenter.sound.enabled = False
    speech.waits.clear()
    stage.presenter.say(Line(text="Blue rolls 4."), cues=cues, words_ms=300)
    assert not speech.waits
