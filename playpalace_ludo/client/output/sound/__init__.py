"""Sound: cues by meaning, played by a worker process that may fail without harm."""

from playpalace_ludo.client.output.sound.cues import (
    CUES,
    Kind,
    TimedCue,
    Volumes,
    before_words,
    seat_pitch,
)
from playpalace_ludo.client.output.sound.link import WorkerLink
from playpalace_ludo.client.output.sound.player import (
    SilentSound,
    SoundDevice,
    WorkerSound,
)

__all__ = [
    "CUES",
    "Kind",
    "SilentSound",
    "SoundDevice",
    "TimedCue",
    "Volumes",
    "WorkerLink",
    "WorkerSound",
    "before_words",
    "seat_pitch",
]
