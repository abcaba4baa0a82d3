"""From the names given to `--speech` to a speech device."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from playpalace_ludo.client.output.speech.output import Candidate, Lead, Output, Voice
from playpalace_ludo.core.errors import InputError, show
from playpalace_ludo.words import Line

if TYPE_CHECKING:
    from playpalace_ludo.client.output.sound.link import WorkerLink
    from playpalace_ludo.client.output.speech.speaker import LaneReport, Speaker

OWN_VOICE = "own voice"
SPEECH_NAMES = (
    *("auto", "ao2", "prism", "speechd", "voice", "say"),
    *("text", "none", "transcript:FILE"),
)


class SpeechDevice(Protocol):
    """Speech as the presenter uses it."""

    writes_text: bool
    """The player chose plain text: lines go to the screen in every mode."""

    def say(self, line: Line, *, interrupt: bool, aloud: bool) -> None:
        """Say a line; with `aloud` off it only reaches the transcripts."""

    def resume(self) -> None:
        """Repeat the news cut off by the last interruption."""

    def stop(self) -> None: ...

    def hurry(self) -> None: ...

    def backlog(self) -> float: ...

    def tune(self, voice: Voice) -> None: ...

    def voices(self, language: str) -> list[str]:
        """Return the voices that can be chosen where speech goes now."""

    def close(self, linger: float) -> None: ...


@runtime_checkable
class WaitsForSounds(Protocol):
    """Speech that can let our sounds be heard before the words of a line."""

    def say_after(self, line: Line, lead: Lead, *, interrupt: bool) -> None: ...


class ChosenSpeech:
    """The chain of outputs and the transcripts the player chose."""

    def __init__(
        self,
        names: Sequence[str],
        link: WorkerLink,
        *,
        voice: Voice | None = None,
        max_lag: float | None = None,
        unspoken: Callable[[Line], None] = lambda line: None,
        replaced: Callable[[str, str], Line] | None = None,
        taken: Callable[[str], None] = lambda key: None,
        platform: str = sys.platform,
    ) -> None:
        files = [n.partition(":")[2] for n in names if n.startswith("transcript:")]
        words = [n for n in names if not n.startswith("transcript:")]
        for word in words:
            if word not in SPEECH_NAMES[:-1]:
                raise InputError("no-speech", name=show(word), known=SPEECH_NAMES)
        if "" in files:
            raise InputError("transcript-name")
        self.writes_text = "text" in words
        self._candidates = candidates(words, link, platform)
        self._wants_voice = bool(set(words) - {"text", "none"})
        self._voice = voice or Voice()
        self._max_lag = max_lag
        self._unspoken = unspoken
        self._replaced = replaced
        self._taken = taken
        self._speaker: Speaker | None = None
        self._transcripts = []
        if files:
            from playpalace_ludo.client.output.speech.transcript import Transcript

            self._transcripts = [Transcript(file) for file in files]

    def start(self) -> None:
        """Begin opening the outputs, as the first line said aloud would."""
        if self._speaker is None and self._candidates:
            from playpalace_ludo.client.output.speech.speaker import Speaker

            self._speaker = Speaker(
                self._candidates,
                voice=self._voice,
                max_lag=self._max_lag,
                unspoken=self._unspoken,
                replaced=self._replaced,
                taken=self._taken,
            )

    def say(self, line: Line, *, interrupt: bool, aloud: bool) -> None:
        self._say(line, interrupt, aloud, None)

    def say_after(self, line: Line, lead: Lead, *, interrupt: bool) -> None:
        self._say(line, interrupt, True, lead)

    def _say(self, line: Line, interrupt: bool, aloud: bool, lead: Lead | None) -> None:
        for transcript in self._transcripts:
            transcript.write(line)
        if aloud:
            self.start()
            if self._speaker is not None:
                self._speaker.say(line, interrupt=interrupt, lead=lead)
                return
            if lead is not None and lead.play is not None:
                lead.play()
            if self._wants_voice:
                self._unspoken(line)

    def resume(self) -> None:
        if self._speaker is not None:
            self._speaker.resume()

    def stop(self) -> None:
        if self._speaker is not None:
            self._speaker.stop()

    def hurry(self) -> None:
        if self._speaker is not None:
            self._speaker.hurry()

    def backlog(self) -> float:
        return self._speaker.backlog() if self._speaker is not None else 0.0

    def tune(self, voice: Voice) -> None:
        self._voice = voice
        if self._speaker is not None:
            self._speaker.tune(voice)

    def current(self) -> str:
        """Return the name of the output that speaks now, or an empty string."""
        return self._speaker.current() if self._speaker is not None else ""

    def voices(self, language: str) -> list[str]:
        """Return the voices that can be chosen where speech goes now."""
        return self._speaker.voices(language) if self._speaker is not None else []

    def settle(self, timeout: float) -> list[LaneReport]:
        """Open everything, wait for the answers and report them."""
        self.start()
        return self._speaker.settle(timeout) if self._speaker is not None else []

    def close(self, linger: float) -> None:
        if self._speaker is not None:
            self._speaker.close(linger)
        for transcript in self._transcripts:
            transcript.close()


class SilentSpeech:
    """No speech, because the player wants none."""

    writes_text = False

    def say(self, line: Line, *, interrupt: bool, aloud: bool) -> None:
        """Say nothing."""

    def resume(self) -> None:
        """Do nothing: nothing was cut off."""

    def stop(self) -> None:
        """Do nothing: nothing is spoken."""

    def hurry(self) -> None:
        """Do nothing: nothing waits to be spoken."""

    def backlog(self) -> float:
        return 0.0

    def tune(self, voice: Voice) -> None:
        """Do nothing: silence has no voice."""

    def voices(self, language: str) -> list[str]:
        return []

    def close(self, linger: float) -> None:
        """Do nothing: nothing was opened."""


def candidates(words: Sequence[str], link: WorkerLink, platform: str) -> list[Candidate]:
    """Return the outputs these names stand for, best first and without duplicates."""
    from playpalace_ludo.client.output.speech import ao2, prism

    # On Linux it greets while speech-dispatcher is starting; Windows always has a voice.
    patient = platform == "win32"
    own_voice = [Candidate("voice", "voice", OWN_VOICE, lambda: _own_voice(link), patient=patient)]
    say = [Candidate("say", "say", "say", _say)]
    readers = ao2.readers(platform)
    rare = prism.readers(platform)
    dispatcher = ao2.speech_dispatcher() if platform.startswith("linux") else []
    system = ao2.system_voice(platform)
    groups: dict[str, list[list[Candidate]]] = {
        "auto": [readers, rare, dispatcher, system, say if platform == "darwin" else [], own_voice],
        "ao2": [readers, dispatcher, system],
        "prism": [rare],
        "speechd": [ao2.speech_dispatcher()],
        "voice": [own_voice],
        "say": [say],
    }
    chosen: list[Candidate] = []
    for word in words:
        for group in groups.get(word, []):
            chosen += [c for c in group if c.key not in {other.key for other in chosen}]
    return chosen


def _own_voice(link: WorkerLink) -> Output:
    from playpalace_ludo.client.output.speech.voice import OwnVoice

    return OwnVoice(link)


def _say() -> Output:
    from playpalace_ludo.client.output.speech.say import SayOutput

    return SayOutput()
