"""Sound devices: play a cue without waiting for it."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from playpalace_ludo.client.output.sound.cues import TimedCue, Volumes
from playpalace_ludo.client.output.sound.link import WorkerLink


class SoundDevice(Protocol):
    """Plays cues; never blocks or raises."""

    enabled: bool

    def sounds(self, cue: TimedCue) -> bool:
        """Tell whether a cue would be heard: sound is on, and its volume is not 0."""

    def play(self, *cues: TimedCue) -> None: ...

    def play_file(self, file: Path, volume: int, pan: float, pitch: int) -> None:
        """Play a sound file of the player's; volume and pitch in percent."""

    def play_music(self, file: Path | None, *, background: bool) -> None:
        """Loop a file, or stop the loop: music, or the background of a place."""

    def hush(self) -> None:
        """Drop cues that still wait for their delay."""

    def set_volumes(self, volumes: Volumes) -> None: ...

    def state(self) -> str:
        """Return `starting`, `ready`, `off` or the problem."""

    def close(self) -> None: ...


class WorkerSound:
    """Sound through the audio worker."""

    def __init__(self, link: WorkerLink, volumes: Volumes, *, enabled: bool = True) -> None:
        self.enabled = enabled
        self._link = link
        self._volumes = volumes
        self.set_volumes(volumes)
        if enabled:
            link.start()

    def sounds(self, cue: TimedCue) -> bool:
        return self.enabled and self._volumes.lets_hear(cue)

    def play(self, *cues: TimedCue) -> None:
        if self.enabled and cues:
            self._link.start()
            for cue in cues:
                self._link.send("play", **cue._asdict())

    def play_file(self, file: Path, volume: int, pan: float, pitch: int) -> None:
        if self.enabled:
            self._link.start()
            self._link.send("file", file=str(file), volume=volume, pan=pan, pitch=pitch)

    def play_music(self, file: Path | None, *, background: bool) -> None:
        if self.enabled and file is not None:
            self._link.start()
        self._link.send("music", file=str(file or ""), background=background)

    def hush(self) -> None:
        self._link.send("hush")

    def set_volumes(self, volumes: Volumes) -> None:
        self._volumes = volumes
        self._link.send("volumes", **volumes._asdict())

    def state(self) -> str:
        if not self.enabled:
            return "off"
        problem = self._link.state("sound")
        return "starting" if problem is None else problem or "ready"

    def close(self) -> None:
        self._link.close()


class SilentSound:
    """No sound, because the player wants none."""

    enabled = False

    def sounds(self, cue: TimedCue) -> bool:
        return False

    def play(self, *cues: TimedCue) -> None:
        """Play nothing."""

    def play_file(self, file: Path, volume: int, pan: float, pitch: int) -> None:
        """Play nothing."""

    def play_music(self, file: Path | None, *, background: bool) -> None:
        """Play nothing."""

    def hush(self) -> None:
        """Do nothing: no cue waits."""

    def set_volumes(self, volumes: Volumes) -> None:
        """Do nothing: silence has no volume."""

    def state(self) -> str:
        return "off"

    def close(self) -> None:
        """Do nothing: nothing was opened."""
