"""Detect speech and sound, choose the output mode, and open the devices."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from playpalace_ludo.client.output.presenter import SILENCE, Mode, Presenter, Writer
from playpalace_ludo.client.output.readers import api_reader, console_readers, wanted_mode
from playpalace_ludo.client.output.sound import Volumes, WorkerLink, WorkerSound
from playpalace_ludo.client.output.speech import OWN_VOICE, SPEECH_NAMES, ChosenSpeech, Voice
from playpalace_ludo.words import Category, Line, Priority

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
"""Default for how many seconds speech may lag before news is left out."""
_HEARD = {"ao2", "prism", "speechd", "voice", "say"}


def open_presenter(
    text: Callable[..., str],
    writer: Writer,
    *,
    speech: Sequence[str] = ("auto",),
    sound: bool = True,
    volumes: Volumes | None = None,
    own_sounds: Path | None = None,
    voice: Voice | None = None,
    mode: Mode = Mode.BOTH,
) -> Presenter:
    """Open speech and sound in the background; raise only for unknown `--speech` names.

    Sounds in the folder `own_sounds` stand for ours of the same name.
    """
    link = WorkerLink()
    if own_sounds is not None:
        link.send("own", folder=str(own_sounds))
    presenters: list[Presenter] = []

    def unspoken(line: Line) -> None:
        for presenter in presenters:
            presenter.unspoken(line)

    def replaced(lost: str, instead: str) -> Line:
        return lost_line(text, lost, instead)

    def taken(speaker: str) -> None:
        link.send("beside", speaker=speaker)

    if mode is Mode.TERMINAL and sys.platform.startswith("linux"):
        taken("speech_dispatcher")  # through which the screen reader speaks
    chosen = ChosenSpeech(
        speech,
        link,
        voice=voice,
        max_lag=MAX_LAG,
        unspoken=unspoken,
        replaced=replaced,
        taken=taken,
    )
    player = WorkerSound(link, volumes or Volumes(), enabled=sound)
    presenters.append(Presenter(text, writer, chosen, player, mode=mode))
    if mode is not Mode.TERMINAL:
        chosen.start()
    return presenters[0]


def lost_line(text: Callable[..., str], lost: str, instead: str) -> Line:
    """Return the line saying that a speech output failed, and which one takes over."""
    name = "pludo-device-speech-replaced" if instead else SILENCE
    words = text(name, output=output_name(text, lost), instead=output_name(text, instead))
    return Line(category=Category.SYSTEM, priority=Priority.DUE, text=words, message_id=name)


def output_name(text: Callable[..., str], title: str) -> str:
    """Return the name of a speech output; only our own voice has a translated one."""
    return text("pludo-device-doctor-own-voice") if title == OWN_VOICE else title


class Surroundings(NamedTuple):
    """Facts that decide the choice of an output mode."""

    stdin_tty: bool = True
    stdout_tty: bool = True
    remote: bool = False
    """Over SSH, where direct speech would sound on the other machine."""
    accessible: bool = False
    """The environment variable ACCESSIBLE is set, a convention of accessible programs."""
    output: str = ""
    """The environment variable LUDO_OUTPUT."""
    api_reader: str = ""
    """A running screen reader with an API."""
    console_readers: tuple[str, ...] = ()
    """Running screen readers that read what appears in this terminal, those that speak first."""

    @property
    def lines_are_read(self) -> bool:
        """Whether a screen reader seems to speak what appears in this terminal."""
        return self.remote or wanted_mode(self.console_readers) is Mode.TERMINAL


class ModeChoice(NamedTuple):
    mode: Mode
    reason: str
    """Message id of the reason, with the variable `reader`."""
    reader: str = ""


def choose_mode(
    around: Surroundings,
    asked: str | None = None,
    saved: str | None = None,
    speech: Sequence[str] = ("auto",),
) -> ModeChoice:
    """Choose the output mode: command line, options, environment, and then what is running.

    A pipe always gets lines, since a saved mode was meant for a terminal.
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
    if not around.console_readers:
        return ModeChoice(Mode.BOTH, "pludo-device-because-nothing")
    mode = wanted_mode(around.console_readers)
    kind = "console-reader" if mode is Mode.TERMINAL else "braille"
    return ModeChoice(mode, f"pludo-device-because-{kind}", around.console_readers[0])


def look(environment: Mapping[str, str] = os.environ, *, readers: bool = True) -> Surroundings:
    """Take the snapshot; skip the search for screen readers where it changes nothing."""
    around = Surroundings(
        stdin_tty=_is_tty(sys.stdin),
        stdout_tty=_is_tty(sys.stdout),
        remote=is_remote(environment),
        accessible=environment.get("ACCESSIBLE", "") not in {"", "0"},
        output=environment.get("LUDO_OUTPUT", ""),
    )
    if not readers or around.remote or not (around.stdin_tty and around.stdout_tty):
        return around
    return around._replace(api_reader=api_reader(), console_readers=console_readers())


def is_remote(environment: Mapping[str, str]) -> bool:
    """Tell whether the player is at another machine."""
    return bool(environment.get("SSH_CONNECTION") or environment.get("SSH_TTY"))


def _is_tty(stream: object) -> bool:
    isatty = getattr(stream, "isatty", None)  # a closed standard input is None
    try:
        return bool(isatty and isatty())
    except ValueError:
        return False


class ListeningTest:
    """Ask the player what they heard, the only reliable way to find a working output.

    Alpha is printed, bravo is spoken, then the question follows. If a reader is known to be running
    it gets the question in one way only, so that it is heard once, and in the other way if no
    answer comes. An answer is accepted at any time.
    """

    STEPS = (0.0, 1.0, 1.5, 12.0)
    """Seconds before alpha, bravo, the question and its other way."""
    STEPS_WHEN_READ = (0.0, 3.0, 4.0, 12.0)
    """The same where a screen reader needs time for lines of the terminal."""
    ANSWERS = ("1", "2", "3", "4")

    def __init__(
        self,
        presenter: Presenter,
        around: Callable[[], Surroundings] = look,
        platform: str = sys.platform,
    ) -> None:
        self._presenter = presenter
        self._around = around
        self._platform = platform
        self._steps: list[tuple[float, Callable[[], None]]] = []
        self.wake: float | None = None
        """When `tick` wants to be called."""

    def begin(self, now: float) -> None:
        around = self._around()
        asking = [self._question]
        if around.lines_are_read:
            asking = [self._print_question, self._speak_question]
        elif around.api_reader:
            asking = [self._speak_question, self._print_question]
        waits = self.STEPS_WHEN_READ if around.lines_are_read else self.STEPS
        self._steps = [*zip(waits, (self._alpha, self._bravo, *asking), strict=False)]
        self.wake = now
        self.tick(now)

    def tick(self, now: float) -> None:
        if self.wake is not None and now >= self.wake:
            self._steps.pop(0)[1]()
            self.wake = now + self._steps[0][0] if self._steps else None

    def answer(self, key: str) -> Mode | None:
        """Return the mode for a key, set it and say so; None asks the question again."""
        self.wake = None
        self._presenter.stop()
        if key not in self.ANSWERS:
            self._question()
            return None
        mode = self._mode(key)
        self._presenter.mode = mode
        if mode is Mode.TERMINAL:
            self._presenter.print_only(f"pludo-device-mode-{mode}")
        else:
            self._presenter.say_both_ways(f"pludo-device-mode-{mode}")
        return mode

    def _mode(self, key: str) -> Mode:
        if key == "2":
            return Mode.BOTH
        if key == "3" and self._platform == "win32":
            return Mode.DIRECT  # a reader's interface does more than the terminal
        if key == "3" and not self._around().lines_are_read:
            return Mode.BOTH  # alpha was read by eye: lines alone would be silence
        return Mode.TERMINAL  # lines are read by a reader, by eye or by finger

    def _alpha(self) -> None:
        self._presenter.print_only("pludo-device-test-alpha")

    def _bravo(self) -> None:
        self._presenter.speak_only("pludo-device-test-bravo")

    def _question(self) -> None:
        self._presenter.say_both_ways("pludo-device-test-question", interrupt=False)

    def _print_question(self) -> None:
        self._presenter.print_only("pludo-device-test-question")

    def _speak_question(self) -> None:
        self._presenter.speak_only("pludo-device-test-question")
