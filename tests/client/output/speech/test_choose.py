"""The words of --speech, the transcript, the cleaning of texts and macOS's say."""

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from playpalace_ludo.client.output.sound import WorkerLink
from playpalace_ludo.client.output.speech import (
    ChosenSpeech,
    NotThere,
    Voice,
    clean,
    prism,
)
from playpalace_ludo.client.output.speech.choose import candidates
from playpalace_ludo.client.output.speech.say import SayOutput
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.words import Category, Line, Priority, Translator, problems


def keys(words: list[str], platform: str) -> list[str]:
    return [candidate.key for candidate in candidates(words, WorkerLink(), platform)]


def test_screen_readers_first_then_system_voices_then_our_own() -> None:
    assert keys(["auto"], "linux") == ["speech_dispatcher", "voice"]
    assert keys(["auto"], "darwin") == ["voiceover", "say", "voice"]
    windows = keys(["auto"], "win32")
    assert windows[:2] == ["nvda", "jaws"]
    assert windows[-2:] == ["sapi5", "voice"]


def test_libraries_of_rare_readers_wait_until_the_usual_ones_have_not_answered() -> None:
    at_once = [c.key for c in candidates(["auto"], WorkerLink(), "win32") if not c.patient]
    assert at_once == ["nvda", "jaws"]


def test_one_back_end_by_name_and_several_in_the_order_given() -> None:
    assert keys(["voice"], "linux") == ["voice"]
    assert keys(["voice", "speechd", "voice"], "linux") == ["voice", "speech_dispatcher"]
    assert keys(["text"], "linux") == keys(["none"], "linux") == []


def test_an_unknown_name_is_refused_with_the_list() -> None:
    with pytest.raises(LudoError) as refusal:
        ChosenSpeech(["braile"], WorkerLink())
    assert Translator("en").say(problems.alone(refusal.value)) == (
        "there is no speech back end 'braile', there are "
        "auto, ao2, prism, speechd, voice, say, text, none, transcript:FILE."
    )


def test_a_transcript_needs_a_file() -> None:
    with pytest.raises(LudoError, match="transcript-name"):
        ChosenSpeech(["transcript:"], WorkerLink())


def test_a_transcript_in_no_folder_is_refused_with_the_path() -> None:
    with pytest.raises(LudoError, match=r"not-written \(file=/no/such/folder/t\.jsonl"):
        ChosenSpeech(["transcript:/no/such/folder/t.jsonl"], WorkerLink())


def test_the_transcript_holds_every_line_at_once(tmp_path: Path) -> None:
    file = tmp_path / "spoken.jsonl"
    speech = ChosenSpeech([f"transcript:{file}"], WorkerLink())
    before = time.monotonic()
    speech.say(
        Line(text="Ärger: you roll 6.", priority=Priority.ASKED, message_id="pludo-roll"),
        interrupt=True,
        aloud=True,
    )
    speech.say(Line(text="Saved.", category=Category.SYSTEM), interrupt=False, aloud=False)
    entries = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert before - 0.001 <= entries[0].pop("time") <= entries[1].pop("time") <= time.monotonic()
    assert entries == [
        {
            "priority": "asked",
            "category": "game",
            "message_id": "pludo-roll",
            "text": "Ärger: you roll 6.",
        },
        {"priority": "news", "category": "system", "message_id": "", "text": "Saved."},
    ]
    speech.close(0)


def test_a_transcript_on_a_full_disk_does_not_stop_the_game() -> None:
    speech = ChosenSpeech(["transcript:/dev/full"], WorkerLink())
    speech.say(Line(text="Your turn."), interrupt=False, aloud=True)
    speech.close(0)


def test_where_no_back_end_exists_the_line_is_handed_back() -> None:
    lost: list[Line] = []
    speech = ChosenSpeech(["ao2"], WorkerLink(), unspoken=lost.append, platform="plan9")
    speech.say(Line(text="Your turn."), interrupt=False, aloud=True)
    assert lost == [Line(text="Your turn.")]


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("  Your   turn.\n", "Your turn."),
        ("bell\a and \x1b[31mred\x1b[0m", "bell and [31mred [0m"),
        ("lone \udc80 surrogate and \0 nul", "lone surrogate and nul"),
        ("Zoë, 名前, دانا, 🎲", "Zoë, 名前, دانا, 🎲"),
        ("می‌روم", "می‌روم"),
        ("\n\t", ""),
    ],
)
def test_texts_are_cleaned(text: str, cleaned: str) -> None:
    assert clean(text) == cleaned
    clean(text).encode("utf-8")


@pytest.fixture
def fake_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program called say that writes down its options and text and then takes a while."""
    if sys.platform == "win32":
        pytest.skip("written for a Unix shell")
    program = tmp_path / "say"
    program.write_text(f'#!/bin/sh\necho "$@" "$(cat)" >> {tmp_path}/said\nexec sleep "$PAUSE"\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    return tmp_path / "said"


def said(file: Path) -> list[str]:
    return file.read_text().splitlines() if file.exists() else []


def test_say_speaks_one_after_the_other(
    fake_say: Path, monkeypatch: pytest.MonkeyPatch, until: Callable[..., None]
) -> None:
    monkeypatch.setenv("PAUSE", "0")
    output = SayOutput()
    output.tune(Voice(rate=100, name="Anna"))
    output.speak("- one", False)
    output.speak("two", False)
    until(lambda: said(fake_say) == ["-r 525 -v Anna -f - - one", "-r 525 -v Anna -f - two"])
    output.close()


def test_say_is_interrupted_by_ending_it(
    fake_say: Path, monkeypatch: pytest.MonkeyPatch, until: Callable[..., None]
) -> None:
    monkeypatch.setenv("PAUSE", "30")
    output = SayOutput()
    output.speak("long", False)
    output.speak("waiting", False)
    until(lambda: said(fake_say) == ["-f - long"])
    output.speak("asked", True)
    until(lambda: said(fake_say) == ["-f - long", "-f - asked"])
    output.close()
    until(lambda: not output.alive())


@pytest.mark.skipif(sys.platform == "win32", reason="written for a Unix shell")
def test_say_lists_the_voices_of_a_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "say"
    program.write_text(
        "#!/bin/sh\necho 'Anna                de_DE    # Hallo!'\n"
        "echo 'Eddy (German)       de_DE    # Hallo!'\necho 'Alex   en_US    # Hi!'\n"
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    output = SayOutput()
    assert output.voices("de") == ["Anna", "Eddy (German)"]
    output.close()


def test_say_does_not_exist_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(NotThere, match="not-installed:say"):
        SayOutput()


@pytest.mark.parametrize(("platform", "installed"), [("win32", False), ("linux", True)])
def test_prism_adds_nothing_where_it_is_missing_or_not_needed(
    platform: str, installed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prism, "find_spec", lambda name: object() if installed else None)
    found = candidates(["auto", "prism"], WorkerLink(), platform)
    assert not [one for one in found if one.name == "prism"]


def test_prism_comes_after_every_reader_of_accessible_output2(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(prism, "find_spec", lambda name: object())
    names = [one.name for one in candidates(["auto"], WorkerLink(), "win32")]
    assert names == ["ao2"] * 5 + ["prism"] * len(prism.READERS) + ["ao2", "voice"]
