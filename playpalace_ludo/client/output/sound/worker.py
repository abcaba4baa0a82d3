"""The audio worker: a process that plays cues and speaks, driven by JSON lines on its input."""

from __future__ import annotations

import heapq
import itertools
import json
import os
import re
import signal
import sys
import threading
import time
from collections import deque
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TextIO

from playpalace_ludo.client.output.device_problems import NOT_INSTALLED, problem
from playpalace_ludo.client.output.sound.cues import CLOSEST_MS, CUES, TimedCue, Volumes
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.resources import folder

Command = dict[str, Any]
_SENTENCE_END = re.compile(r"(?<=[.!?:;])\s+")
GRACE = 1.0
"""Seconds a sound library gets to shut down before the process ends anyway."""


class Worker:
    """Mixer and voice at the command of the client; cues with a delay wait in a heap."""

    def __init__(self, reports: TextIO) -> None:
        self._reports = reports
        self._due: list[tuple[float, int, TimedCue]] = []
        self._fading: list[tuple[float, int, TimedCue]] = []
        """Cues and when words begin over them."""
        self._number = itertools.count()
        self._texts: deque[tuple[str, int | None]] = deque()
        """Sentences to speak; the last one of a text has its number."""
        self._voice: Any = None
        self._voice_problem = ""
        try:
            from playpalace_ludo.client.output.sound.mixer import Mixer

            self._mixer: Mixer | None = Mixer(folder("sounds"))
            self._sound_problem = ""
        except ImportError:
            self._mixer, self._sound_problem = None, problem(NOT_INSTALLED, "pygame-ce")
        except (LudoError, OSError, RuntimeError) as error:  # pygame.error is a RuntimeError
            self._mixer, self._sound_problem = None, str(error)
        self._report("sound", self._sound_problem)

    def run(self, commands: SimpleQueue[Command | None]) -> None:
        while True:
            try:
                command = commands.get(timeout=self._pause())
            except Empty:
                command = {}
            if command is None:
                return
            try:
                self._do(command)
            except (RuntimeError, OSError, ValueError, TypeError, KeyError) as error:
                self._report("fault", repr(error))
            self._go_on()

    def _do(self, command: Command) -> None:
        match command:
            case {"do": "play", **cue}:
                self._schedule(TimedCue(**cue))
            case {"do": "file", **sound} if self._mixer:
                self._mixer.play_file(**sound)
            case {"do": "music", "file": file, "background": background} if self._mixer:
                self._mixer.loop(file, background=background)
            case {"do": "hush"}:
                self._due.clear()
            case {"do": "volumes", **percents} if self._mixer:
                self._mixer.set_volumes(Volumes(**percents))
            case {"do": "own", "folder": own} if self._mixer:
                self._mixer.take_own(Path(own))
            case {"do": "beside", "speaker": speaker} if self._mixer:
                self._mixer.beside(speaker)
            case {"do": "voice", "language": language, "name": name, "rate": rate}:
                self._tune(language, name, rate)
            case {"do": "say", "text": text, "number": number, "interrupt": interrupt} if (
                self._mixer and self._voice
            ):
                if interrupt:
                    self._quiet()
                *sentences, last = _SENTENCE_END.split(text)
                self._texts.extend((sentence, None) for sentence in sentences)
                self._texts.append((last, number))
            case {"do": "quiet"}:
                self._quiet()

    def _quiet(self) -> None:
        self._texts.clear()
        if self._mixer:
            self._mixer.quiet()

    def _schedule(self, cue: TimedCue) -> None:
        if cue.name in CUES:
            now = time.monotonic()
            heapq.heappush(self._due, (now + cue.delay_ms / 1000, next(self._number), cue))
            if cue.until_ms:
                fades = now + cue.until_ms / 1000
                heapq.heappush(self._fading, (fades, next(self._number), cue))

    def _tune(self, language: str, name: str, rate: int) -> None:
        if self._voice is None and not self._voice_problem:
            self._voice_problem = self._sound_problem or self._open_voice()
        if self._voice is not None:
            self._voice.tune(language, name, rate)
        self._report("voice", self._voice_problem)

    def _open_voice(self) -> str:
        from playpalace_ludo.client.output.sound.espeak import Espeak, VoiceError

        try:
            self._voice = Espeak()
        except VoiceError as error:
            return str(error)
        return ""

    def _go_on(self) -> None:
        while self._due and self._due[0][0] <= time.monotonic():
            due, _, cue = heapq.heappop(self._due)
            is_late = time.monotonic() - due > CLOSEST_MS / 1000
            if self._mixer and not (is_late and cue.name == "step"):
                self._mixer.play(cue)
        while self._fading and self._fading[0][0] <= time.monotonic():
            _, _, cue = heapq.heappop(self._fading)
            if self._mixer:
                self._mixer.fade(cue)
        if self._mixer:
            # One sentence at a time: the first is heard while the next is being made, and a
            # command that stops speech does not wait for a long text.
            if self._texts and self._mixer.wants_speech():
                sentence, number = self._texts.popleft()
                samples = self._voice.synthesise(sentence)
                self._mixer.speak(samples, self._voice.sample_rate, lambda: self._spoken(number))
            self._mixer.go_on()

    def _pause(self) -> float | None:
        """Return how long to wait for a command; queued texts need frequent attention."""
        timed = [queue[0][0] for queue in (self._due, self._fading) if queue]
        pauses = [max(0.0, at - time.monotonic()) for at in timed]
        if self._mixer and self._texts and self._mixer.wants_speech():
            return 0.0
        if self._mixer and (self._texts or self._mixer.speaks()):
            pauses.append(0.01)
        return min(pauses, default=None)

    def _report(self, part: str, why: str) -> None:
        self._print({"part": part, "problem": why})

    def _spoken(self, number: int | None) -> None:
        if number is not None:
            self._print({"spoken": number})

    def _print(self, report: dict[str, object]) -> None:
        print(json.dumps(report), file=self._reports, flush=True)


def _read(commands: SimpleQueue[Command | None]) -> None:
    for text in sys.stdin:
        try:
            command = json.loads(text)
        except ValueError:
            continue
        if isinstance(command, dict):
            commands.put(command)
    commands.put(None)
    # The client has gone. A sound library that hangs must not keep this process.
    time.sleep(GRACE)
    os._exit(0)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Sound libraries write to the terminal; only our reports may leave this process.
    reports = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    commands: SimpleQueue[Command | None] = SimpleQueue()
    threading.Thread(target=_read, args=(commands,), daemon=True).start()
    Worker(reports).run(commands)


if __name__ == "__main__":
    main()
