"""Our own voice: texts go to the audio worker, which synthesises and plays them."""

from __future__ import annotations

import threading
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from playpalace_ludo.client.output.speech.output import (
    PROOF,
    SYNTHESISER_PACE,
    NotThere,
    Voice,
    speed,
)

if TYPE_CHECKING:
    from playpalace_ludo.client.output.sound.link import WorkerLink

NORMAL_WORDS_PER_MINUTE = 175
OPENING = 15.0
"""Seconds the worker has to report that it can speak; the game does not wait for it."""


class OwnVoice:
    """A speech output on a machine where nothing else speaks."""

    name = "own voice"
    has_braille = False
    pace = SYNTHESISER_PACE

    def __init__(self, link: WorkerLink) -> None:
        self._link = link
        link.start()
        problem = link.ask(
            "voice", OPENING, "voice", language="", rate=NORMAL_WORDS_PER_MINUTE, name=""
        )
        if problem:
            raise NotThere(problem)

    def speak(self, text: str, interrupt: bool) -> None:
        self.speak_to_end(text, interrupt, lambda: None)

    def speak_to_end(self, text: str, interrupt: bool, heard: Callable[[], None]) -> None:
        self._link.say(text, interrupt, heard)

    def has_voice(self) -> bool:
        ended = threading.Event()
        self.speak_to_end("", False, ended.set)
        return ended.wait(PROOF)

    def braille(self, text: str) -> None:
        """Do nothing: the own voice has no braille line."""

    def stop(self) -> None:
        self._link.send("quiet")

    def tune(self, voice: Voice) -> None:
        self._link.send(
            "voice",
            language=voice.language,
            rate=round(NORMAL_WORDS_PER_MINUTE * speed(voice.rate)),
            name=voice.name,
        )

    def voices(self, language: str) -> list[str]:
        """Return the language's voice and its variants, which lie beside the library as files."""
        # The library itself must not be loaded in this process, only its folder is looked up.
        package = find_spec("espeakng_loader")
        if package is None or package.origin is None:
            return []
        folder = Path(package.origin).parent / "espeak-ng-data" / "voices" / "!v"
        return [language, *sorted(f"{language}+{file.name}" for file in folder.glob("*"))]

    def alive(self) -> bool:
        return self._link.alive()

    def close(self) -> None:
        """Leave the link open: sounds use it too, and its owner closes it."""
