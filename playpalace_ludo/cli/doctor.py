"""`playpalace-ludo doctor`: what speech, braille and sound this computer has, and a test."""

from __future__ import annotations

import argparse
import platform
import shutil
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from playpalace_ludo import __version__, resources
from playpalace_ludo.cli.language import language
from playpalace_ludo.cli.output import say, say_json
from playpalace_ludo.cli.speaking import add_json
from playpalace_ludo.client import launch
from playpalace_ludo.client.output import device_problems
from playpalace_ludo.client.output.devices import ModeChoice, choose_mode, look, output_name
from playpalace_ludo.client.output.presenter import Mode
from playpalace_ludo.client.output.readers import BRLTTY, resting_place
from playpalace_ludo.client.output.screen import GAP, Rest, Screen, wrapped
from playpalace_ludo.client.output.sound import CUES, TimedCue, WorkerLink, WorkerSound
from playpalace_ludo.client.output.speech import SPEECH_NAMES, ChosenSpeech, NotThere
from playpalace_ludo.client.output.speech.lane import LaneState
from playpalace_ludo.client.output.speech.speaker import LaneReport
from playpalace_ludo.client.storage import options, settings
from playpalace_ludo.client.storage.servers import silent_sounds
from playpalace_ludo.words import Line, Translator, language_name, proofread
from playpalace_ludo.words.translate import Said

PATIENCE = 15.0
"""Seconds for speech and sound to open, which usually takes half a second."""
MOST_NAMED = 5
"""Most sounds, or faults of a translation, to name; others are only counted."""
LIBRARIES = ("accessible-output2", "prompt-toolkit", "pygame-ce", "espeakng-loader")

Text = Callable[..., str]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--quiet", action="store_true")
    add_json(parser)
    parser.add_argument("--voices", action="store_true")
    parser.add_argument("--lang", type=language)
    parser.add_argument(
        "--speech", action="append", metavar="BACKEND", help=", ".join(SPEECH_NAMES)
    )
    parser.add_argument("--config-dir", type=Path, metavar="DIR")


def run(args: argparse.Namespace) -> int:
    config, data = launch.folders(args.config_dir)
    chosen, wrong = options.load(config / options.FILE_NAME)
    if args.lang:
        chosen.switches["player.language"] = args.lang
    words = settings.translator(chosen)
    link = WorkerLink()
    speech = ChosenSpeech(
        args.speech or _ways_to_speak(chosen), link, voice=settings.voice(chosen, words.lang)
    )
    sound = WorkerSound(link, settings.volumes(chosen))
    if args.voices:
        speech.settle(PATIENCE)
        voices = speech.voices(words.lang)
        if args.json:
            say_json({"language": words.lang, "voices": voices}, indent=1)
        for sentence in () if args.json else list_voices(voices, words):
            say(sentence)
        sound.close()
        return 0
    findings = find(speech, link, {"options": config, "saves": data}, chosen)
    spoilt = [words.say(finding.told()) for finding in proofread.findings(words.lang)]
    more = len(spoilt) - MOST_NAMED
    rest = [words.text("pludo-device-doctor-translations", count=more)] if more > 0 else []
    translation = [*spoilt[:MOST_NAMED], *rest]
    sentences = [*map(words.say, wrong), *translation, *report(findings, words.text)]
    if args.json:
        say_json({**summary(findings), "lines": sentences}, indent=1)
    else:
        print_report(sentences, findings)
    if not (args.quiet or args.json):
        for sentence in try_out(findings, words.text, speech, sound):
            say(sentence)
    speech.close(linger=PATIENCE)
    sound.close()
    return 0


def print_report(sentences: Sequence[str], found: Findings) -> None:
    """Print a report; page by page if read from the terminal: Orca misses lines that scroll."""
    if not (found.is_read and sys.stdout.isatty()):
        for sentence in sentences:
            say(sentence)
        return
    screen = Screen(sys.stdout, can_paint=True)
    screen.rest = lambda: found.rest
    for page in pages(sentences, *shutil.get_terminal_size()):
        screen.write("\n".join(page))
        time.sleep(GAP)
    screen.close()


def pages(sentences: Sequence[str], columns: int, height: int) -> list[list[str]]:
    """Distribute sentences over pages that fit a screen."""
    found: list[list[str]] = [[]]
    for sentence in sentences:
        if found[-1] and len(wrapped([*found[-1], sentence], columns)) >= height:
            found.append([])
        found[-1].append(sentence)
    return found


def summary(found: Findings) -> dict[str, object]:
    """Return the findings in a form for programs."""
    speaking = found.speaking()
    return {
        "version": __version__,
        "speech": speaking.output if speaking else None,
        "braille": bool(found.braille.cells or (speaking and speaking.has_braille)),
        "sound": not found.sound,
        "mode": str(found.choice.mode),
        "libraries": found.libraries,
        "folders": {name: str(folder) for name, folder in found.folders.items()},
    }


def list_voices(voices: list[str], words: Translator) -> list[str]:
    if not voices:
        return [words.text("pludo-device-doctor-no-voices")]
    language = language_name(words.lang)
    heading = words.text("pludo-device-doctor-voices", count=len(voices), language=language)
    return [heading, *voices]


def _ways_to_speak(chosen: options.Options) -> list[str]:
    """Return all back ends, the one from the options first if it is valid."""
    saved = chosen.text("speech.backend")
    return [saved, "auto"] if saved in SPEECH_NAMES[:-1] else ["auto"]


class Braille(NamedTuple):
    """A braille display as reported by BRLTTY."""

    runs: bool = False
    cells: int = 0
    """Cells the game can write to directly."""
    problem: str = ""
    """The reason if it cannot write to any."""


@dataclass(frozen=True, slots=True)
class Findings:
    """Everything doctor found out about the machine."""

    system: str
    libraries: dict[str, str]
    """Version of each library, empty if it is missing."""
    lanes: Sequence[LaneReport]
    sound: str
    """The problem with sound, if any."""
    choice: ModeChoice
    braille: Braille
    folders: dict[str, Path]
    missing_sounds: Sequence[str]
    silent_sounds: Sequence[str] = ()
    """Sounds of the last visited server for which there is no file."""
    sounds_folder: str = ""
    """The folder of servers' sounds from the options, if it does not exist."""
    is_read: bool = False
    """Whether a screen reader speaks what is printed."""
    rest: Rest = Rest.BELOW
    """The resting place of the cursor for that reader."""

    def speaking(self) -> LaneReport | None:
        return next((lane for lane in self.lanes if lane.state is LaneState.ALIVE), None)


def find(
    speech: ChosenSpeech, link: WorkerLink, folders: dict[str, Path], chosen: options.Options
) -> Findings:
    sounds = resources.folder("sounds")
    files = {TimedCue(name, own=own).file() for name in CUES for own in (True, False)}
    around = look()
    named = chosen.text("online.sounds")
    return Findings(
        system=platform.platform(terse=True),
        libraries={name: _version(name) for name in LIBRARIES},
        lanes=speech.settle(PATIENCE),
        sound=link.await_part("sound", PATIENCE),
        choice=choose_mode(around, saved=settings.chosen_mode(chosen)),
        braille=_find_braille(around.console_readers),
        folders={
            **folders,
            "sounds": sounds,
            "locales": resources.folder("locales"),
            "program": Path(__file__).resolve().parents[1],
        },
        missing_sounds=sorted(name for name in files if not (sounds / f"{name}.ogg").is_file()),
        silent_sounds=silent_sounds(folders["options"]),
        sounds_folder="" if not named or Path(named).expanduser().is_dir() else named,
        is_read=around.lines_are_read,
        rest=resting_place(Mode.TERMINAL, around.console_readers),
    )


def _find_braille(readers: Sequence[str]) -> Braille:
    if BRLTTY not in readers:
        return Braille()
    from playpalace_ludo.client.output import braille

    try:
        return Braille(runs=True, cells=braille.probe())
    except NotThere as reason:
        return Braille(runs=True, problem=str(reason))


def _version(library: str) -> str:
    from importlib import metadata

    try:
        return metadata.version(library)
    except metadata.PackageNotFoundError:
        return ""


def report(found: Findings, text: Text) -> list[str]:
    """Return the findings as sentences, the most useful first."""
    text = _as_said(text)
    return [
        *_speech(found, text),
        *_sound(found, text),
        text(f"pludo-device-mode-{found.choice.mode}"),
        text(found.choice.reason, reader=found.choice.reader),
        *_advice(found, text),
        text(
            "pludo-device-doctor-versions",
            version=__version__,
            python=platform.python_version(),
            system=found.system,
        ),
        *(_library(name, version, text) for name, version in found.libraries.items()),
        *(
            text(f"pludo-device-doctor-folder-{name}", folder=str(folder))
            for name, folder in found.folders.items()
        ),
        text("pludo-device-doctor-log"),
    ]


def _as_said(text: Text) -> Text:
    """Mark what a text says as words of ours, which need no marks of direction in a sentence."""
    return lambda message_id, **args: Said(text(message_id, **args))


def _speech(found: Findings, text: Text) -> list[str]:
    speaking = found.speaking()
    if speaking is None:
        chosen = text("pludo-device-doctor-speech-none")
    else:
        chosen = text(
            "pludo-device-doctor-speech-chosen", output=output_name(text, speaking.output)
        )
    # Windows knows many screen readers, of which at most one runs.
    waiting = [lane for lane in found.lanes if lane.problem == _not_running(lane)]
    others = [lane for lane in found.lanes if lane not in waiting]
    sentences = [chosen, *(_lane(lane, text) for lane in others)]
    if waiting:
        outputs = ", ".join(lane.output for lane in waiting)
        sentences.append(text("pludo-device-doctor-not-running", outputs=outputs))
    if speaking is not None and not speaking.tells_end:
        output = output_name(text, speaking.output)
        sentences.append(text("pludo-device-doctor-cannot-tell", output=output))
    return [*sentences, *_braille(found, text)]


def _braille(found: Findings, text: Text) -> list[str]:
    speaking, brltty = found.speaking(), found.braille
    if speaking is not None and speaking.has_braille:
        return [text("pludo-device-doctor-braille-reader", output=speaking.output)]
    if not brltty.runs:
        return [text("pludo-device-doctor-braille-none")]
    follows = text("pludo-device-doctor-braille-follows")
    if brltty.cells:
        return [follows, text("pludo-device-doctor-braille-direct", cells=brltty.cells)]
    return [follows, _silent(text("pludo-device-doctor-braille-name"), brltty.problem, text)]


def _not_running(lane: LaneReport) -> str:
    return device_problems.problem(device_problems.NOT_RUNNING, lane.output)


def _no_voice(lane: LaneReport) -> str:
    return device_problems.problem(device_problems.NO_VOICE, lane.output)


def _lane(lane: LaneReport, text: Text) -> str:
    output = output_name(text, lane.output)
    if lane.state is LaneState.ALIVE:
        suffix = "-braille" if lane.has_braille else ""
        return text(f"pludo-device-doctor-speaks{suffix}", output=output)
    if lane.state is LaneState.OPENING:
        return _silent(output, device_problems.problem(device_problems.NO_ANSWER, output), text)
    return _silent(output, lane.problem, text)


def _silent(output: str, problem: str, text: Text) -> str:
    code, words = device_problems.parse(problem)
    if code:
        return text(f"pludo-device-doctor-silent-{code}", output=output, name=words)
    return text("pludo-device-doctor-silent", output=output, problem=words.rstrip("."))


def _sound(found: Findings, text: Text) -> list[str]:
    if found.sound:
        name = text("pludo-device-doctor-sound-name")
        return [_silent(name, found.sound, text), text("pludo-device-doctor-sound-not-needed")]
    if found.missing_sounds:
        missing = ", ".join(f"{name}.ogg" for name in found.missing_sounds)
        files = text("pludo-device-doctor-sound-files-missing", missing=missing)
    else:
        count = len(list(resources.folder("sounds").glob("*.ogg")))
        files = text("pludo-device-doctor-sound-files", count=count)
    return [text("pludo-device-doctor-sound-ready"), files, *_servers_sounds(found, text)]


def _servers_sounds(found: Findings, text: Text) -> Iterator[str]:
    if found.sounds_folder:
        yield text("pludo-device-doctor-server-folder", folder=found.sounds_folder)
    if found.silent_sounds:
        some = ", ".join(found.silent_sounds[:MOST_NAMED])
        count = len(found.silent_sounds)
        yield text("pludo-device-doctor-server-sounds", count=count, names=some)


def _library(name: str, version: str, text: Text) -> str:
    if version:
        return text("pludo-device-doctor-library", name=name, version=version)
    return text("pludo-device-doctor-library-missing", name=name)


def _advice(found: Findings, text: Text, system: str = sys.platform) -> list[str]:
    """Return advice on what to install, only for what is missing here."""
    alive = {lane.name for lane in found.lanes if lane.state is LaneState.ALIVE}
    looked = {lane.name for lane in found.lanes}
    mute = {lane.name for lane in found.lanes if lane.problem == _no_voice(lane)}
    linux = system.startswith("linux")
    has_no_device = bool(found.sound and found.libraries["pygame-ce"])
    advice = {
        "ao2": not found.libraries["accessible-output2"],
        "reader-windows": system == "win32" and not any(lane.has_braille for lane in found.lanes),
        "reader-macos": system == "darwin",
        "speechd": linux and "speechd" in looked - alive - mute,
        "speechd-mute": "speechd" in mute,
        "voice": linux and not found.libraries["espeakng-loader"],
        "sound-library": not found.libraries["pygame-ce"],
        "sound-device": has_no_device and not linux,
        "sound-device-linux": has_no_device and linux,
    }
    given = [text(f"pludo-device-advice-{name}") for name, wanted in advice.items() if wanted]
    return given or [text("pludo-device-advice-nothing")]


def try_out(found: Findings, text: Text, speech: ChosenSpeech, sound: WorkerSound) -> Iterator[str]:
    """Speak and play a test; yield each sentence to print as it is spoken."""
    speaking = found.speaking()
    if speaking is not None:
        yield text("pludo-device-doctor-test-begin", output=output_name(text, speaking.output))
        yield from _say(text("pludo-device-doctor-test-speech"), found, speech)
    if not found.sound:
        left, right = TimedCue("dice", pan=-1.0), TimedCue("token-home", pan=1.0)
        for side, cue in (("left", left), ("right", right)):
            yield from _say(text(f"pludo-device-doctor-test-{side}"), found, speech)
            _catch_up(speech)
            sound.play(cue)
            time.sleep(1.0)


def _say(sentence: str, found: Findings, speech: ChosenSpeech) -> list[str]:
    """Speak a sentence; return it for printing, unless a reader would then repeat it."""
    speech.say(Line(text=sentence), interrupt=False, aloud=True)
    return [] if found.is_read else [sentence]


def _catch_up(speech: ChosenSpeech) -> None:
    until = time.monotonic() + PATIENCE
    while speech.backlog() > 0 and time.monotonic() < until:
        time.sleep(0.02)
