"""Sound as the client sees it: play a cue and forget about it."""

from __future__ import annotations

from typing import Protocol

from playpalace_ludo.client.output.sound.cues import CUES, Cue, Volumes
from playpalace_ludo.client.output.sound.link import WorkerLink


class Sound(Protocol):
    """Something that plays cues; it never waits and never raises."""

    enabled: bool

    def play(self, *cues: Cue) -> None: ...

    def hush(self) -> None:
        """Forget cues that still wait for their delay."""

    def set_volumes(self, volumes: Volumes) -> None: ...

    def state(self) -> str:
        """Return `starting`, `ready`, `off` or what is wrong."""

    def close(self) -> None: ...


class WorkerSound:
    """Sound through the audio worker."""

    def __init__(self, link: WorkerLink, volumes: Volumes, *, enabled: bool = True) -> None:
        self.enabled = enabled
        self._link = link
        self.set_volumes(volumes)
        if enabled:
            link.start()

    def play(self, *cues: Cue) -> None:
        if self.enabled and cues:
            self._link.start()
            for cue in cues:
                self._link.send("play", **cue._asdict())

    def hush(self) -> None:
        self._link.send("hush")

    def set_volumes(self, volumes: Volumes) -> None:
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

    def play(self, *cues: Cue) -> None:
        """Silence."""

    def hush(self) -> None:
        """Silence."""

    def set_volumes(self, volumes: Volumes) -> None:
        """Silence has no volume."""

    def state(self) -> str:
        return "off"

    def close(self) -> None:
        """Nothing was opened."""


class RecordingSound(SilentSound):
    """Sound that only remembers, for tests; an unknown cue is an error here."""

    enabled = True

    def __init__(self) -> None:
        self.cues: list[Cue] = []
        self.volumes = Volumes()
        self.hushes = 0

    def play(self, *cues: Cue) -> None:
        for cue in cues:
            if cue.name not in CUES:
                raise KeyError(cue.name)
            if self.enabled:
                self.cues.append(cue)

    def hush(self) -> None:
        self.hushes += 1

    def set_volumes(self, volumes: Volumes) -> None:
        self.volumes = volumes
