"""The protocol of everything that can speak, and the settings of a voice."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol, runtime_checkable


class Voice(NamedTuple):
    """The player's choices for the voice, where the back end offers them."""

    rate: int | None = None
    """0 slowest, 50 normal, 100 fastest; None leaves the back end as its user set it."""
    language: str = ""
    """Language of the texts, for example `de`; empty leaves the back end as it is."""
    name: str = ""
    """A voice of the back end by name; empty for its default."""


class Lead(NamedTuple):
    """Sounds that are heard before the words of a line."""

    seconds: float
    play: Callable[[], None] | None = None
    """Starts the sounds once the previous words have ended; None if they have started already."""


class Output(Protocol):
    """A speech output. Used by one thread only; may block and may raise."""

    name: str
    """The name players know: `NVDA`, `speech-dispatcher`, `own voice`."""
    has_braille: bool
    pace: float
    """Characters it speaks in a second at normal rate, to estimate how long a line takes."""

    def speak(self, text: str, interrupt: bool) -> None: ...

    def braille(self, text: str) -> None: ...

    def stop(self) -> None: ...

    def tune(self, voice: Voice) -> None: ...

    def voices(self, language: str) -> list[str]:
        """Return the names `Voice.name` may have for a language; empty if there is no choice."""

    def alive(self) -> bool: ...

    def close(self) -> None: ...


@runtime_checkable
class TellsEnd(Protocol):
    """An output that reports when a text has been spoken to its end."""

    def speak_to_end(self, text: str, interrupt: bool, heard: Callable[[], None]) -> None:
        """Speak; `heard` is called from any thread, unless the text is cut off."""

    def has_voice(self) -> bool:
        """Try its voice without a sound; wait up to `PROOF` seconds for the end of the test."""


class NotThere(Exception):
    """The output does not exist on this machine or is not running."""


class Candidate(NamedTuple):
    """A speech output that may or may not work here."""

    name: str
    """The word of `--speech` that names it."""
    key: str
    """Identifies it among those of that name: `nvda`, `jaws`, ..."""
    title: str
    """The name players know, as `Output.name`."""
    build: Callable[[], Output]
    """Opens it, in the thread that will own it; raises NotThere or any other error."""
    retry: float = 30.0
    """Seconds between attempts to open it while it is absent or after it died."""
    patient: bool = False
    """Open it only if no earlier output speaks or is opening."""


PROOF = 5.0
"""Seconds a voice may take for a letter; it may have to be loaded first."""
SYNTHESISER_PACE = 16.0
"""Characters a second of a synthesiser at its normal rate (68 characters took 4.3 s)."""
READER_PACE = 25.0
"""Characters a second assumed for a screen reader, usually set faster by its user."""


def speed(rate: int | None) -> float:
    """Return the factor of a rate over the normal one: 0.5 for rate 0, 1 for 50, 3 for 100."""
    if rate is None:
        return 1.0
    return 0.5 + rate / 100 if rate <= 50 else 1.0 + (rate - 50) / 25
