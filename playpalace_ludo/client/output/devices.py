"""The machine's speech and sound: what is there, which way lines take, and opening it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from playpalace_ludo.client.output.presenter import Mode, Presenter, Writer
from playpalace_ludo.client.output.sound import Volumes, WorkerLink, WorkerSound
from playpalace_ludo.client.output.speech import SPEECH_NAMES, ChosenSpeech, Voice
from playpalace_ludo.words import Line

__all__ = [
    "SPEECH_NAMES",
    "ListeningTest",
    "Mode",
    "ModeChoice",
    "Surroundings",
    "choose_mode",
    "look",
    "open_presenter",
]

MAX_LAG = 12.0
"""Seconds speech may be behind before news is left out, unless the player chose otherwise."""
_HEARD = {"ao2", "speechd", "voice", "say"}


def open_presenter(
    text: Callable[..., str],
    writer: Writer,
    *,
    speech: Sequence[str] = ("auto",),
    sound: bool = True,
    volumes: Volumes | None = None,
    voice: Voice | None = None,
    mode: Mode = Mode.BOTH,
    max_lag: float | None = MAX_LAG,
) -> Presenter:
    """Open speech and sound in the background; raise only for words `--speech` does not know."""
    link = WorkerLink()
    presenters: list[Presenter] = []

    def unspoken(line: Line) -> None:
        for presenter in presenters:
            presenter.unspoken(line)

    chosen = ChosenSpeech(speech, link, voice=voice, max_lag=max_lag, unspoken=unspoken)
    player = WorkerSound(link, volumes or Volumes(), enabled=sound)
    presenters.append(Presenter(text, writer, chosen, player, mode=mode))
    if mode is not Mode.TERMINAL:
        chosen.start()
    return presenters[0]


class Surroundings(NamedTuple):
    """What the choice of an output mode depends on."""

    stdin_tty: bool = True
    stdout_tty: bool = True
    remote: bool = False
    """Over SSH: speech through an interface would sound on the other machine."""
    accessible: bool = False
    """The environment variable ACCESSIBLE is set, a convention of accessible programs."""
    output: str = ""
    """The environment variable LUDO_OUTPUT."""
    api_reader: str = ""
    """A running screen reader that programs can talk to."""
    console_reader: str = ""
    """A running screen reader that reads what appears in a terminal."""


class ModeChoice(NamedTuple):
    mode: Mode
    reason: str
    """Message id of a sentence that says why, with the variable `reader`."""
    reader: str = ""


def choose_mode(
    around: Surroundings,
    asked: str | None = None,
    saved: str | None = None,
    speech: Sequence[str] = ("auto",),
) -> ModeChoice:
    """Choose the output mode: command line, options, environment, and then what is running.

    A saved mode was meant for a terminal, so a pipe gets lines whatever was saved.
    """
    piped = not (around.stdin_tty and around.stdout_tty)
    if asked:
        return ModeChoice(Mode.parse(asked), "pludo-device-because-asked")
    if saved and not piped:
        return ModeChoice(Mode.parse(saved), "pludo-device-because-saved")
    if around.output:
        return ModeChoice(Mode.parse(around.output), "pludo-device-because-environment")
    if around.accessible:
        return ModeChoice(Mode.TERMINAL, "pludo-device-because-environment")
    if _HEARD.intersection(speech):
        return ModeChoice(Mode.BOTH, "pludo-device-because-speech")
    if piped:
        return ModeChoice(Mode.TERMINAL, "pludo-device-because-piped")
    if around.remote:
        return ModeChoice(Mode.TERMINAL, "pludo-device-because-remote")
    if around.api_reader:
        return ModeChoice(Mode.DIRECT, "pludo-device-because-api-reader", around.api_reader)
    if around.console_reader:
        reason = "pludo-device-because-console-reader"
        return ModeChoice(Mode.TERMINAL, reason, around.console_reader)
    return ModeChoice(Mode.BOTH, "pludo-device-because-nothing")


def look(environment: Mapping[str, str] = os.environ, *, readers: bool = True) -> Surroundings:
    """Take the snapshot; the search for screen readers is left out where it changes nothing."""
    around = Surroundings(
        stdin_tty=_is_tty(sys.stdin),
        stdout_tty=_is_tty(sys.stdout),
        remote=bool(environment.get("SSH_CONNECTION") or environment.get("SSH_TTY")),
        accessible=environment.get("ACCESSIBLE", "") not in {"", "0"},
        output=environment.get("LUDO_OUTPUT", ""),
    )
    if not readers or around.remote or not (around.stdin_tty and around.stdout_tty):
        return around
    return around._replace(api_reader=_api_reader(), console_reader=_console_reader())


def _is_tty(stream: object) -> bool:
    isatty = getattr(stream, "isatty", None)  # a closed standard input is None
    try:
        return bool(isatty and isatty())
    except ValueError:
        return False


def _api_reader() -> str:
    if sys.platform != "win32":
        return ""
    from playpalace_ludo.client.output.speech import ao2

    for candidate in ao2.readers():
        try:
            return candidate.build().name
        except Exception:  # absent or broken: ask the next one
            continue
    return ""


def _console_reader() -> str:
    if sys.platform == "win32":
        return "Narrator" if _narrator_runs() else ""
    if sys.platform == "darwin":
        import subprocess

        done = subprocess.run(["pgrep", "-x", "VoiceOver"], capture_output=True)
        return "VoiceOver" if done.returncode == 0 else ""
    return linux_reader(Path("/"))


def _narrator_runs() -> bool:
    if sys.platform != "win32":
        return False
    import ctypes

    kernel = ctypes.windll.kernel32
    mutex = kernel.OpenMutexW(0x0010_0000, False, "NarratorRunning")
    if mutex:
        kernel.CloseHandle(mutex)
    return bool(mutex)


_LINUX_READERS = {"orca": "Orca", "fenrir": "Fenrir", "brltty": "BRLTTY", "tdsr": "TDSR"}


def linux_reader(root: Path) -> str:
    """Return the name of a running console screen reader; `root` is where /proc and /sys are."""
    if (root / "sys" / "accessibility" / "speakup").is_dir():
        return "Speakup"
    for process in (root / "proc").glob("[0-9]*"):
        try:
            words = (process / "cmdline").read_bytes().split(b"\0")[:3]
        except OSError:
            continue  # it ended while we looked
        # Some are Python programs: the interpreter comes first, then the script's name.
        for word in words:
            name = os.path.basename(os.fsdecode(word)).removesuffix(".py").removesuffix("-daemon")
            if name in _LINUX_READERS:
                return _LINUX_READERS[name]
    return ""


class ListeningTest:
    """The only reliable way to learn which way reaches the player: ask what was heard."""

    ANSWERS: Mapping[str, Mode] = {
        "1": Mode.TERMINAL,
        "2": Mode.BOTH,
        "3": Mode.DIRECT,
        "4": Mode.TERMINAL,
    }
    """Alpha is printed, bravo is spoken. Who hears both would hear every line twice, so only
    speech is kept; who hears nothing has lines to be read by eye or by finger."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter

    def begin(self) -> None:
        self._presenter.print_only("pludo-device-test-alpha")
        self._presenter.speak_only("pludo-device-test-bravo")
        self._presenter.say_both_ways("pludo-device-test-question", interrupt=False)

    def answer(self, key: str) -> Mode | None:
        """Return the mode for a key, set it and say so; None asks the question again."""
        mode = self.ANSWERS.get(key)
        if mode is None:
            self._presenter.say_both_ways("pludo-device-test-question")
            return None
        self._presenter.mode = mode
        self._presenter.say_both_ways(f"pludo-device-mode-{mode}")
        return mode
