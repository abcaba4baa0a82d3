"""Screen readers and system voices through accessible-output2, each class on its own.

Its `Auto` is never used: one broken class kills it, it never notices a dead server, and its
`output()` forgets braille.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import Any

from playpalace_ludo import machine
from playpalace_ludo.client.output.device_problems import NOT_INSTALLED, NOT_RUNNING, problem
from playpalace_ludo.client.output.speech import ao2_library
from playpalace_ludo.client.output.speech.output import (
    PROOF,
    READER_PACE,
    SYNTHESISER_PACE,
    Candidate,
    NotThere,
    Output,
    Voice,
)
from playpalace_ludo.words.languages import same_language

READERS = {
    "win32": (
        "nvda",
        "jaws",
        "zdsr",
        "pc_talker",
        "window_eyes",
    ),
    "darwin": ("voiceover",),
}
"""Modules of accessible-output2 that talk to a screen reader, per platform, best first.

Two are left out: its libraries for Dolphin and System Access are for 32-bit Python only, and the
module for the latter is broken as well.
"""

SPEECH_DISPATCHER = "speech_dispatcher"
SAPI = "sapi5"
END = "end"
"""speech-dispatcher's name for the event that a text has been spoken to its end."""

_TITLES = {
    "nvda": "NVDA",
    "jaws": "JAWS",
    "zdsr": "ZDSR",
    "pc_talker": "PC-Talker",
    "window_eyes": "Window-Eyes",
    "voiceover": "VoiceOver",
    SPEECH_DISPATCHER: "speech-dispatcher",
    SAPI: "SAPI 5",
}
_WITH_BRAILLE = {"nvda", "jaws"}
_THROUGH_COM = {"jaws", "window_eyes", SAPI}
_LOOK_AGAIN = {"nvda": 3.0, "jaws": 3.0}
"""Seconds between two looks for a reader that is cheap to look for: about the time it takes to
restart."""


def readers(platform: str = sys.platform) -> list[Candidate]:
    """Return the candidates for screen readers, best first.

    Libraries of rare readers are loaded only where no other answers.
    """
    found = [_candidate("ao2", module) for module in READERS.get(platform, ())]
    return [each._replace(patient=each.key not in _LOOK_AGAIN) for each in found]


def speech_dispatcher() -> list[Candidate]:
    return [_candidate("speechd", SPEECH_DISPATCHER)]


def system_voice(platform: str = sys.platform) -> list[Candidate]:
    """Windows' own voice, which is always there and would only delay the reader that speaks."""
    return [_candidate("ao2", SAPI)._replace(patient=True)] if platform == "win32" else []


def _candidate(name: str, module: str) -> Candidate:
    found = Candidate(name, module, _TITLES[module], lambda: open_output(module))
    return found._replace(retry=_LOOK_AGAIN.get(module, found.retry))


def open_output(module: str) -> Output:
    """Build one class of accessible-output2 in the thread that will use it."""
    if not ao2_library.may_run(module):
        raise NotThere(problem(NOT_RUNNING, _TITLES[module]))
    if module == SPEECH_DISPATCHER:
        _ensure_speechd()
    try:
        if module in _THROUGH_COM:
            _prepare_thread()
        home = ao2_library.output_module(module)
    except ModuleNotFoundError as error:
        package = str(error.name).replace("accessible_output2", "accessible-output2")
        raise NotThere(problem(NOT_INSTALLED, package)) from None
    # It prints its troubles to standard output, where a screen reader reads them aloud.
    home.print = lambda *args, **kwargs: None  # type: ignore[attr-defined]
    try:
        reader = home.output_class()
    except ao2_library.output_module("base").OutputError:  # all it raises when no reader answers
        raise NotThere(problem(NOT_RUNNING, _TITLES[module])) from None
    if not reader.is_active():
        raise NotThere(problem(NOT_RUNNING, _TITLES[module]))
    return _CLASSES.get(module, Ao2Output)(module, reader)


def _prepare_thread() -> None:
    if sys.platform == "win32":
        import pythoncom

        pythoncom.CoInitialize()


def _ensure_speechd() -> None:
    """Put our own client in place of a missing `speechd` module, or start the server for it.

    The module would start the server in the session of our terminal, whose end its voices share.
    """
    from playpalace_ludo.client.output.speech import ssip

    try:
        import speechd
    except ImportError:
        speechd = sys.modules["speechd"] = ssip
    if speechd is not ssip:
        ssip.ensure_running()


class Ao2Output:
    """One class of accessible-output2 behind our protocol: a screen reader, with its own voice."""

    pace = READER_PACE

    def __init__(self, module: str, reader: Any) -> None:
        self.name = _TITLES[module]
        self.has_braille = module in _WITH_BRAILLE
        self._reader = reader

    def speak(self, text: str, interrupt: bool) -> None:
        self._reader.speak(text, interrupt=interrupt)

    def braille(self, text: str) -> None:
        self._reader.braille(text)

    def stop(self) -> None:
        if hasattr(self._reader, "silence"):
            self._reader.silence()
        elif hasattr(self._reader, "object"):  # that of JAWS
            self._reader.object.StopSpeech()

    def tune(self, voice: Voice) -> None:
        """Do nothing: the reader's user has chosen the voice there."""

    def voices(self, language: str) -> list[str]:
        return []

    def alive(self) -> bool:
        return bool(self._reader.is_active())

    def close(self) -> None:
        """Do nothing: the reader keeps running."""


class Dispatcher(Ao2Output):
    """speech-dispatcher, which also reports when a text has been spoken."""

    pace = SYNTHESISER_PACE

    def speak_to_end(self, text: str, interrupt: bool, heard: Callable[[], None]) -> None:
        if interrupt:
            self._reader.silence()

        def note(kind: str, **_: object) -> None:
            if kind == END:
                heard()

        self._reader._client.speak(text, callback=note, event_types=(END,))

    def has_voice(self) -> bool:
        # The server pauses connections one by one: a new one is heard when ours only waits.
        client = type(self._reader._client)("")
        try:
            ended = threading.Event()
            client.set_volume(-100)
            client.speak("a", callback=lambda kind, **_: ended.set(), event_types=(END,))
            return ended.wait(PROOF)
        finally:
            client.close()

    def tune(self, voice: Voice) -> None:
        client = self._reader._client
        if voice.language:
            client.set_language(voice.language)
        if voice.name:
            client.set_synthesis_voice(voice.name)
        if voice.rate is not None:
            client.set_rate((voice.rate - 50) * 2)

    def voices(self, language: str) -> list[str]:
        found = self._reader._client.list_synthesis_voices()
        # Every eSpeak voice is repeated with each of a hundred variants.
        plain = {"none", "", None}
        return [
            name
            for name, lang, variant in found
            if same_language(lang, language) and variant in plain
        ]

    def close(self) -> None:
        self._reader.close()


class WindowsVoice(Ao2Output):
    """Windows' own voice: the one chosen, or else the default if it speaks the language."""

    pace = SYNTHESISER_PACE

    def __init__(self, module: str, reader: Any) -> None:
        super().__init__(module, reader)
        self._usual: str = reader.get_voice()

    def speak(self, text: str, interrupt: bool) -> None:
        # The class sends XML and escapes only `<`.
        super().speak(text.replace("&", "&amp;"), interrupt)

    def tune(self, voice: Voice) -> None:
        known = voice.name in self._reader.list_voices()
        wanted = voice.name if known else self._voice_for(voice.language)
        if wanted != self._reader.get_voice():
            self._reader.set_voice(wanted)
        if voice.rate is not None:
            self._reader.set_rate(round((voice.rate - 50) / 5))

    def voices(self, language: str) -> list[str]:
        spoken = {name: _spoken(token) for name, token in self._reader._voices.items()}
        return [
            name for name, other in spoken.items() if not other or same_language(other, language)
        ]

    def _voice_for(self, language: str) -> str:
        fitting = self.voices(language) if language else []
        return self._usual if self._usual in fitting or not fitting else fitting[0]


def _spoken(token: Any) -> str:
    """Return the locale of a Windows voice, which says "407" for `de_DE`; empty if unknown."""
    try:
        number = int(token.GetAttribute("Language").partition(";")[0], 16)
    except Exception:  # makers of voices set attributes as they like, or none
        return ""
    return machine.locale_of(number)


_CLASSES = {SPEECH_DISPATCHER: Dispatcher, SAPI: WindowsVoice}
