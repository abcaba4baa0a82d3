"""The `say` program of macOS as a child process."""

from __future__ import annotations

import re
import shutil
import subprocess
import threading
from queue import SimpleQueue

from playpalace_ludo.client.output.device_problems import NOT_INSTALLED, problem
from playpalace_ludo.client.output.speech.output import SYNTHESISER_PACE, NotThere, Voice, speed
from playpalace_ludo.words.languages import same_language

NORMAL_WORDS_PER_MINUTE = 175


class SayOutput:
    """The program `say`, one text after the other; killing the child interrupts it."""

    name = "say"
    has_braille = False
    pace = SYNTHESISER_PACE

    def __init__(self) -> None:
        found = shutil.which(self.name)
        if found is None:
            raise NotThere(problem(NOT_INSTALLED, self.name))
        self._command = [found]
        self._options: list[str] = []
        self._texts: SimpleQueue[tuple[int, str] | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._child: subprocess.Popen[bytes] | None = None
        self._stops = 0
        self._thread = threading.Thread(target=self._run, name="speech-say-child", daemon=True)
        self._thread.start()

    def speak(self, text: str, interrupt: bool) -> None:
        if interrupt:
            self.stop()
        self._texts.put((self._stops, text))

    def braille(self, text: str) -> None:
        """Do nothing: `say` has no braille line."""

    def stop(self) -> None:
        with self._lock:
            self._stops += 1  # texts queued before this moment are out of date
            if self._child is not None:
                self._child.kill()

    def tune(self, voice: Voice) -> None:
        options = []
        if voice.rate is not None:
            options += ["-r", str(round(NORMAL_WORDS_PER_MINUTE * speed(voice.rate)))]
        if voice.name:
            options += ["-v", voice.name]
        self._options = options

    def voices(self, language: str) -> list[str]:
        listed = subprocess.run(
            [*self._command, "-v", "?"], stdin=subprocess.DEVNULL, capture_output=True, timeout=5
        ).stdout.decode("utf-8", "replace")
        # `Eddy (German)    de_DE    # Hallo! Ich heiße Eddy.`
        found = re.findall(r"^(.+?)\s+([a-z]{2,3})_\S+\s+#", listed, re.MULTILINE)
        return [name for name, lang in found if same_language(lang, language)]

    def alive(self) -> bool:
        return self._thread.is_alive()

    def close(self) -> None:
        self.stop()
        self._texts.put(None)

    def _run(self) -> None:
        while (item := self._texts.get()) is not None:
            stops, text = item
            with self._lock:
                if stops != self._stops:
                    continue
                # The text goes through standard input: it may begin with a hyphen.
                self._child = child = subprocess.Popen(
                    [*self._command, *self._options, "-f", "-"],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                )
            child.communicate(text.encode("utf-8", "replace"))
            with self._lock:
                self._child = None
