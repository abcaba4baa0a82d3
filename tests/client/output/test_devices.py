"""How the output mode is chosen, and the listening test."""

from pathlib import Path

import pytest

from playpalace_ludo.client.output.devices import (
    ListeningTest,
    Surroundings,
    choose_mode,
    look,
    open_presenter,
)
from playpalace_ludo.client.output.presenter import Mode, Presenter
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.words import Line, Translator, commands
from tests.client.recording import Paper, RecordedSound, RecordedSpeech

HERE = Surroundings()


def test_the_command_line_comes_before_everything() -> None:
    around = HERE._replace(output="both", accessible=True, stdout_tty=False)
    assert choose_mode(around, asked="direct", saved="terminal").mode is Mode.DIRECT


def test_options_come_before_the_environment() -> None:
    around = HERE._replace(output="both", api_reader="NVDA")
    assert choose_mode(around, saved="terminal").mode is Mode.TERMINAL


def test_a_pipe_gets_lines_whatever_was_saved_for_a_terminal() -> None:
    assert choose_mode(HERE._replace(stdout_tty=False), saved="direct").mode is Mode.TERMINAL


@pytest.mark.parametrize(
    ("around", "mode", "reason"),
    [
        (HERE._replace(output="direct", accessible=True), Mode.DIRECT, "environment"),
        (HERE._replace(accessible=True, api_reader="NVDA"), Mode.TERMINAL, "environment"),
        (HERE._replace(stdin_tty=False, api_reader="NVDA"), Mode.TERMINAL, "piped"),
        (HERE._replace(remote=True, api_reader="NVDA"), Mode.TERMINAL, "remote"),
        (
            HERE._replace(api_reader="NVDA", console_readers=("Narrator",)),
            Mode.DIRECT,
            "api-reader",
        ),
        (HERE._replace(console_readers=("Orca", "BRLTTY")), Mode.TERMINAL, "console-reader"),
        (HERE._replace(console_readers=("BRLTTY",)), Mode.BOTH, "braille"),
        (HERE, Mode.BOTH, "nothing"),
    ],
)
def test_the_surroundings_decide_in_order(around: Surroundings, mode: Mode, reason: str) -> None:
    choice = choose_mode(around)
    assert (choice.mode, choice.reason) == (mode, f"pludo-device-because-{reason}")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_reason_is_a_sentence(lang: str) -> None:
    text = Translator(lang).text
    choice = choose_mode(HERE._replace(console_readers=("Orca",)))
    assert text(choice.reason, reader=choice.reader).startswith("Orca ")


def test_a_voice_chosen_by_name_is_heard_even_over_ssh() -> None:
    choice = choose_mode(HERE._replace(remote=True), speech=["voice", "transcript:x"])
    assert choice.mode is Mode.BOTH
    assert choose_mode(HERE._replace(remote=True), speech=["transcript:x"]).mode is Mode.TERMINAL


def test_a_wrong_word_in_the_environment_is_explained() -> None:
    with pytest.raises(LudoError, match="'loud'"):
        choose_mode(HERE._replace(output="loud"))


def test_looking_reads_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    around = look({"SSH_TTY": "/dev/pts/3", "ACCESSIBLE": "1", "LUDO_OUTPUT": "both"})
    assert (around.remote, around.accessible, around.output) == (True, True, "both")
    assert not look({"ACCESSIBLE": "0"}).accessible


def test_looking_bears_closed_streams(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert not look({}).stdin_tty


QUESTION = "What did you hear? Press 1 for alpha, 2 for bravo, 3 for both, 4 for neither."


ALPHA, BRAVO = "Alpha. This line was printed.", "Bravo. This line was spoken by the game."
WITH_ORCA = Surroundings(console_readers=("Orca",))
WITH_NVDA = Surroundings(api_reader="NVDA")
REMOTE = Surroundings(remote=True)
WITH_BRAILLE = Surroundings(console_readers=("BRLTTY",))
ALONE = Surroundings()


def listening_test(
    around: Surroundings = ALONE, platform: str = "linux"
) -> tuple[ListeningTest, Presenter, RecordedSpeech, Paper]:
    speech, screen = RecordedSpeech(), Paper()
    presenter = Presenter(
        Translator("en").text, screen, speech, RecordedSound(), mode=Mode.TERMINAL
    )
    return ListeningTest(presenter, lambda: around, platform), presenter, speech, screen


def test_a_reader_of_the_terminal_has_time_for_each_line_and_hears_the_question_once() -> None:
    test, _, speech, screen = listening_test(WITH_ORCA)
    test.begin(100.0)
    assert screen.lines == [ALPHA]
    test.tick(102.9)
    assert speech.calls == [], "a reader is still at alpha"
    test.tick(103.0)
    assert speech.calls == [(BRAVO, False)]
    test.tick(107.0)
    assert screen.lines[1:] == [QUESTION]
    assert speech.calls[1:] == [], "the reader reads it"
    assert test.wake == 119.0
    test.tick(119.0)
    assert speech.calls[1:] == [(QUESTION, False)], "perhaps it does not"
    assert test.wake is None


def test_a_reader_with_an_interface_hears_the_question_once() -> None:
    test, _, speech, screen = listening_test(WITH_NVDA, "win32")
    test.begin(100.0)
    test.tick(101.0)
    test.tick(102.5)
    assert speech.texts() == [BRAVO, QUESTION]
    assert screen.lines == [ALPHA]
    test.tick(114.5)
    assert screen.lines == [ALPHA, QUESTION]
    assert test.wake is None


def test_without_a_reader_the_question_comes_soon_and_both_ways() -> None:
    test, _, speech, screen = listening_test(WITH_BRAILLE)
    test.begin(100.0)
    test.tick(101.0)
    test.tick(102.5)
    assert speech.texts() == [BRAVO, QUESTION]
    assert screen.lines == [ALPHA, QUESTION]
    assert test.wake is None


@pytest.mark.parametrize(
    ("around", "platform", "key", "mode"),
    [
        (ALONE, "linux", "1", Mode.TERMINAL),
        (ALONE, "linux", "2", Mode.BOTH),
        (ALONE, "linux", "3", Mode.BOTH),
        (WITH_BRAILLE, "linux", "3", Mode.BOTH),
        (WITH_ORCA, "linux", "3", Mode.TERMINAL),
        (REMOTE, "linux", "3", Mode.TERMINAL),
        (ALONE, "darwin", "3", Mode.BOTH),
        (ALONE, "win32", "3", Mode.DIRECT),
        (ALONE, "linux", "4", Mode.TERMINAL),
    ],
)
def test_what_was_heard_decides(around: Surroundings, platform: str, key: str, mode: Mode) -> None:
    test, presenter, speech, screen = listening_test(around, platform)
    test.begin(0.0)
    assert test.answer(key) is mode
    assert presenter.mode is mode
    assert screen.lines[-1].startswith(f"Output: {mode}.")
    spoken = [text for text, _ in speech.calls]
    assert spoken == ([] if mode is Mode.TERMINAL else screen.lines[-1:])
    assert test.wake is None, "bravo must not come after the answer"


def test_another_key_asks_again() -> None:
    test, _, speech, _ = listening_test()
    test.begin(0.0)
    assert test.answer("x") is None
    assert speech.texts()[-1] == QUESTION


def test_the_manual_names_the_keys_of_the_command_table() -> None:
    manual = (Path(__file__).parents[3] / "docs" / "hearing.md").read_text("utf-8")
    signs = [
        "older",
        "newer",
        "oldest",
        "newest",
        "buffer-previous",
        "buffer-next",
        "buffer-first",
        "buffer-last",
    ]
    for command in signs:
        assert f"`{commands.BY_ID[command].keys[0]}`" in manual, command
    assert f"{commands.BY_ID['output-mode'].keys[0].upper()} changes\nthe mode" in manual
    assert f"{commands.BY_ID['mute-buffer'].keys[0].upper()} mutes a buffer" in manual


def test_a_presenter_without_speech_and_sound_opens_and_closes_at_once(tmp_path: Path) -> None:
    screen = Paper()
    presenter = open_presenter(
        Translator("en").text, screen, speech=["none", f"transcript:{tmp_path / 't'}"], sound=False
    )
    presenter.say(Line(text="Your turn."))
    presenter.close()
    assert screen.lines == ["Your turn."]
    assert '"text": "Your turn."' in (tmp_path / "t").read_text()
