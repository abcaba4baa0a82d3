"""Speech and sound of the page, collected during a step and handed to the browser."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playpalace_ludo.client.output.sound import CUES, TimedCue, Volumes
from playpalace_ludo.client.output.speech import Voice
from playpalace_ludo.words import Line

PER_SECOND = 16
"""Characters per second of a screen reader at a usual speed."""
SLOWEST, FASTEST = 0.5, 4.0
"""Reading speeds a player can choose, as multiples of the usual one."""
BREATH = 0.35
"""Seconds between two lines."""
MOST_UNHEARD = 20
"""Most lines that are repeated after an answer."""


class _Reading(NamedTuple):
    line: Line
    until: float


class PageSpeech:
    """Collects lines for the page's live region and estimates how far a reader has got."""

    writes_text = False

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._until = 0.0
        self._queue: deque[_Reading] = deque(maxlen=MOST_UNHEARD)
        self._cut: list[Line] = []
        self._said: list[dict[str, Any]] = []
        self._speed = 1.0
        self.voice = Voice()

    def set_speed(self, speed: float) -> None:
        """Set the speed of the player's reader or voice as a multiple of the usual one."""
        self._speed = min(max(speed, SLOWEST), FASTEST)

    def say(self, line: Line, *, interrupt: bool, aloud: bool) -> None:
        self._say(line, line.text, interrupt)

    def _say(self, line: Line, text: str, interrupt: bool, again: bool = False) -> None:
        if interrupt:
            self._interrupt()
        seconds = self._reading_time(text)
        self._until = max(self._clock(), self._until) + seconds
        self._queue.append(_Reading(line, self._until))
        said = {"text": text, "row": line.row, "interrupt": interrupt, "again": again}
        self._said.append({**said, "seconds": seconds})

    def _reading_time(self, text: str) -> float:
        """Estimate the seconds it takes to hear a line; a page never learns when it was read."""
        return BREATH + len(text) / (PER_SECOND * self._speed)

    def resume(self) -> None:
        cut, self._cut = self._cut, []
        said = [reading.line for reading in self._queue]
        for line in cut:
            if not any(answer.repeats(line) for answer in said):
                self._say(line, line.text, interrupt=False, again=True)

    def stop(self) -> None:
        self._say(Line(), "", interrupt=True)
        self._until = self._clock()

    def hurry(self) -> None:
        """Let the page continue at once; waiting lines get their brief wording."""
        waiting = [reading.line for reading in self._queue if reading.until > self._clock()]
        for number, line in enumerate(waiting[1:]):
            self._say(line, line.brief or line.text, interrupt=number == 0, again=True)
        self._cut, self._until = [], self._clock()

    def backlog(self) -> float:
        return max(0.0, self._until - self._clock())

    def tune(self, voice: Voice) -> None:
        self.voice = voice

    def voices(self, language: str) -> list[str]:
        return []

    def close(self, linger: float) -> None: ...

    def collected(self) -> list[dict[str, Any]]:
        """Return the lines said since the last step."""
        said, self._said = self._said, []
        return said

    def _interrupt(self) -> None:
        now = self._clock()
        unheard = [one.line for one in self._queue if one.until > now]
        self._cut = [line for line in unheard if line.is_said_again]
        self._queue.clear()
        self._until = now


class PageSound:
    """Collects cues; the browser mixes them."""

    def __init__(self, volumes: Volumes, *, enabled: bool) -> None:
        self.enabled = enabled
        self._volumes = volumes
        self._played: list[dict[str, Any]] = []

    def sounds(self, cue: TimedCue) -> bool:
        return self.enabled and self._volumes.lets_hear(cue)

    def play(self, *cues: TimedCue) -> None:
        if self.enabled:
            self._played += self._mixed(cues)

    def _mixed(self, cues: tuple[TimedCue, ...]) -> Iterator[dict[str, Any]]:
        for cue in cues:
            yield {
                "file": cue.file(),
                "gain": self._volumes.gain(CUES[cue.name]),
                "pan": cue.pan * self._volumes.width / 100,
                "rate": 2 ** (cue.pitch / 12),
                "delay": cue.delay_ms,
            }

    def play_file(self, file: Path, volume: int, pan: float, pitch: int) -> None:
        """Play nothing: a page has no sounds of a server."""

    def play_music(self, file: Path | None, *, background: bool) -> None:
        """Play nothing: a page has no music of a server."""

    def hush(self) -> None:
        self._played = [{"file": "", "gain": 0, "pan": 0, "rate": 1, "delay": 0}]

    def set_volumes(self, volumes: Volumes) -> None:
        self._volumes = volumes

    def state(self) -> str:
        return "ready" if self.enabled else "off"

    def close(self) -> None: ...

    def collected(self) -> list[dict[str, Any]]:
        """Return the cues since the last step; an empty name silences those still waiting."""
        played, self._played = self._played, []
        return played
