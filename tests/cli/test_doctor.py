"""The report of doctor, in words a player can act on."""

import argparse
import subprocess
import sys
from pathlib import Path

import pytest

from playpalace_ludo.cli import doctor
from playpalace_ludo.client.output.devices import ModeChoice
from playpalace_ludo.client.output.presenter import Mode
from playpalace_ludo.client.output.sound import Volumes, WorkerLink, WorkerSound
from playpalace_ludo.client.output.speech import ChosenSpeech
from playpalace_ludo.client.output.speech.lane import LaneState
from playpalace_ludo.client.output.speech.speaker import LaneReport
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.words import Translator

EVERYTHING = dict.fromkeys(doctor.LIBRARIES, "1.0")
OWN_VOICE = LaneReport("voice", "voice", "own voice", LaneState.ALIVE, False, "")


def lane(output: str, problem: str, name: str = "ao2", braille: bool = False) -> LaneReport:
    state = LaneState.ABSENT if problem else LaneState.ALIVE
    return LaneReport(name, output.lower(), output, state, braille, problem)


def findings(**changes: object) -> doctor.Findings:
    usual: dict[str, object] = {
        "system": "Linux",
        "libraries": EVERYTHING,
        "lanes": [OWN_VOICE],
        "sound": "",
        "choice": ModeChoice(Mode.BOTH, "pludo-device-because-nothing"),
        "braille": doctor.Braille(),
        "folders": {"options": Path("/options")},
        "missing_sounds": [],
    }
    return doctor.Findings(**{**usual, **changes})  # type: ignore[arg-type]


def told(lang: str = "en", **changes: object) -> list[str]:
    return doctor.report(findings(**changes), Translator(lang).text)


def test_all_is_well() -> None:
    sentences = told()
    assert sentences[0] == "Speech goes through: Own voice."
    assert "Sound works." in sentences
    assert "Output: both. The game speaks and prints every line." in sentences
    assert "Nothing is missing." in sentences
    assert "pygame-ce 1.0 is installed." in sentences
    assert "Options: /options" in sentences


def test_sounds_of_servers_that_nothing_here_can_play() -> None:
    names = [f"s{number}.ogg" for number in range(7)]
    sentences = told(silent_sounds=names, sounds_folder="/gone")
    assert (
        "7 sounds of the server you visited last were silent: s0.ogg, s1.ogg, s2.ogg, s3.ogg, "
        "s4.ogg. The option online.sounds may name a folder that has them." in sentences
    )
    folder = "The folder of servers' sounds in the option online.sounds is not there: /gone"
    assert folder in sentences


def test_nothing_at_all() -> None:
    sentences = told(
        lanes=[
            lane("speech-dispatcher", "not-installed:speech-dispatcher", name="speechd"),
            LaneReport("voice", "voice", "own voice", LaneState.OPENING, False, ""),
        ],
        sound="not-installed:pygame-ce",
        libraries=EVERYTHING | {"pygame-ce": "", "espeakng-loader": ""},
    )
    assert sentences[:6] == [
        "Nothing speaks here. The game prints every line instead.",
        "speech-dispatcher: does not work here, speech-dispatcher is not installed.",
        "Own voice: does not work here, Own voice does not answer.",
        "No braille display was found. With Orca or BRLTTY it shows every line in the output mode "
        "terminal, with NVDA or JAWS in the output mode direct.",
        "Sound: does not work here, pygame-ce is not installed.",
        "The game is complete without sound.",
    ]
    assert "For the game's own voice: pip install espeakng-loader" in sentences
    assert "For sound: pip install pygame-ce" in sentences
    assert any("sudo apt install speech-dispatcher" in sentence for sentence in sentences)
    assert "pygame-ce is not installed." in sentences


def test_a_screen_reader_with_braille_among_others_that_do_not_run() -> None:
    sentences = told(
        lanes=[
            lane("NVDA", "", braille=True),
            lane("JAWS", "not-running:JAWS"),
            lane("ZDSR", "not-running:ZDSR"),
            lane("Dolphin", "[WinError 193] not a valid application."),
        ]
    )
    assert sentences[:6] == [
        "Speech goes through: NVDA.",
        "NVDA: works, with braille.",
        "Dolphin: does not work here: [WinError 193] not a valid application.",
        "Not running: JAWS, ZDSR.",
        "NVDA does not report whether it has spoken: only your ears can tell.",
        "Braille goes to your braille display through NVDA.",
    ]


@pytest.mark.parametrize(
    ("braille", "sentence"),
    [
        (
            doctor.Braille(runs=True, cells=40),
            "In the output mode direct the game writes to its 40 cells by itself.",
        ),
        (
            doctor.Braille(runs=True, problem="not-installed:libbrlapi"),
            "Braille in the output mode direct: does not work here, libbrlapi is not installed.",
        ),
    ],
)
def test_a_braille_display_of_linux(braille: doctor.Braille, sentence: str) -> None:
    sentences = told(braille=braille)
    follows = "BRLTTY is running: your braille display follows the lines in the output modes "
    assert sentences[3:5] == [f"{follows}terminal and both.", sentence]
    assert not [line for line in told("de", braille=braille) if "pludo-" in line]


def test_no_device_is_another_advice_than_no_library() -> None:
    sentences = told(sound="ALSA: Couldn't open audio device: No such file or directory")
    assert any(sentence.startswith("For sound, connect a sound card") for sentence in sentences)
    assert "For sound: pip install pygame-ce" not in sentences


def test_a_speech_dispatcher_without_a_voice_is_another_advice_than_none() -> None:
    mute = lane("speech-dispatcher", "no-voice:speech-dispatcher", name="speechd")
    sentences = told(lanes=[mute, OWN_VOICE])
    assert sentences[:3] == [
        "Speech goes through: Own voice.",
        "speech-dispatcher: does not work here, speech-dispatcher takes every line and speaks "
        "none.",
        "Own voice: works.",
    ]
    assert "Own voice does not report whether it has spoken: only your ears can tell." in sentences
    assert any("killall speech-dispatcher" in sentence for sentence in sentences)
    assert not any("apt install" in sentence for sentence in sentences)
    assert "Nothing is missing." not in sentences


def test_an_output_that_reports_what_it_has_spoken_can_tell() -> None:
    proven = lane("speech-dispatcher", "", name="speechd")._replace(tells_end=True)
    assert not [sentence for sentence in told(lanes=[proven]) if "your ears" in sentence]


def test_missing_sound_files_are_named() -> None:
    assert "These sound files are missing: dice.ogg, win.ogg. Install the game again." in told(
        missing_sounds=["dice", "win"]
    )


@pytest.mark.parametrize("system", ["win32", "darwin", "linux"])
def test_the_advice_fits_the_system(system: str) -> None:
    text = Translator("en").text
    advice = " ".join(doctor._advice(findings(), text, system))
    assert ("NVDA" in advice) == (system == "win32")
    assert ("VoiceOver" in advice) == (system == "darwin")
    assert ("Nothing is missing." in advice) == (system == "linux")


def test_every_sentence_exists_in_german_too() -> None:
    sentences = told(
        "de",
        lanes=[lane("NVDA", code) for code in ("ended:x", "no-answer:x", "no-voice:x", "odd")],
        sound="not-installed:pygame-ce",
        libraries=dict.fromkeys(doctor.LIBRARIES, ""),
    )
    assert not [sentence for sentence in sentences if "pludo-" in sentence]
    assert sentences[0] == "Hier spricht nichts. Das Spiel schreibt stattdessen jede Zeile."


CALL = (
    "import sys; from playpalace_ludo.cli.main import main\n"
    "sys.exit(main(['doctor', *sys.argv[1:]]))"
)


@pytest.fixture
def bare_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No sound card and no speech server."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path}/none")
    monkeypatch.setenv("PATH", "")


@pytest.mark.usefixtures("bare_machine")
def test_it_ends_well_where_nothing_is_found(tmp_path: Path) -> None:
    command = [sys.executable, "-c", CALL, "--lang", "en", "--config-dir", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Nothing speaks here. The game prints every line instead.\n")
    assert f"Saved games: {tmp_path}\n" in done.stdout


@pytest.mark.usefixtures("bare_machine")
def test_it_looks_at_the_options_and_bears_wrong_ones(tmp_path: Path) -> None:
    (tmp_path / "options.toml").write_text(
        '[player]\nlanguage = "de"\n[speech]\nbackend = "loud"\noutput = "shouting"\n'
    )
    command = [sys.executable, "-c", CALL, "--quiet", "--config-dir", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert "shouting" in done.stdout.splitlines()[0]
    assert "Ausgabe: Terminal." in done.stdout


@pytest.mark.usefixtures("bare_machine")
@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_a_fresh_installation_in_a_real_terminal(tmp_path: Path) -> None:
    pexpect = pytest.importorskip("pexpect")
    words = ["-c", CALL, "--lang", "en", "--quiet", "--config-dir", str(tmp_path)]
    child = pexpect.spawn(sys.executable, words, encoding="utf-8", timeout=60)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert "Output: both. The game speaks and prints every line." in child.before


def test_it_speaks_and_plays_a_test(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("espeakng_loader")
    tape = tmp_path / "tape.raw"
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tape))
    (tmp_path / "options.toml").write_text("[speech]\nrate = 100\n")
    command = [sys.executable, "-c", CALL, "--lang", "en", "--speech", "voice"]
    command += ["--config-dir", str(tmp_path)]
    quiet = subprocess.run([*command, "--quiet"], capture_output=True, text=True, timeout=60)
    assert quiet.stderr == ""
    assert "Own voice: works.\n" in quiet.stdout
    assert not any(tape.read_bytes())
    loud = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert loud.stdout == quiet.stdout + (
        "Now a test. Speech: Own voice.\n"
        "If you hear this, speech works.\n"
        "A die on the left.\n"
        "A token comes home on the right.\n"
    )
    assert any(tape.read_bytes())


@pytest.mark.parametrize("backend", ["voice", "none"])
def test_it_lists_voices(backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("espeakng_loader")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    command = [sys.executable, "-c", CALL, "--lang", "de", "--speech", backend, "--voices"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    heading, *voices = done.stdout.splitlines()
    if backend == "none":
        assert heading.startswith("Hier gibt es keine Wahl der Stimme")
    else:
        assert heading.startswith(f"{len(voices)} Stimmen für Deutsch.")
        assert "de+f2" in voices


def test_an_unknown_back_end_is_refused() -> None:
    parser = argparse.ArgumentParser()
    doctor.add_arguments(parser)
    with pytest.raises(LudoError, match=r"no-speech \(name='loud'"):
        doctor.run(parser.parse_args(["--speech", "loud"]))


def test_what_a_reader_reads_comes_in_pages_that_do_not_scroll() -> None:
    long = "A line of more than twenty columns."
    assert doctor.pages([long, "Two.", "Three.", long], 20, 4) == [
        [long, "Two."],
        ["Three.", long],
    ]
    assert doctor.pages(["One.", long * 9, "Three."], 20, 4) == [["One."], [long * 9], ["Three."]]


@pytest.mark.parametrize("is_read", [True, False])
def test_a_reader_says_nothing_again_that_was_spoken(is_read: bool) -> None:
    link = WorkerLink()
    speech, sound = ChosenSpeech(["none"], link), WorkerSound(link, Volumes(), enabled=False)
    tried = findings(sound="none here", is_read=is_read)
    printed = doctor.try_out(tried, Translator("en").text, speech, sound)
    spoken = [] if is_read else ["If you hear this, speech works."]
    assert list(printed) == ["Now a test. Speech: Own voice.", *spoken]
