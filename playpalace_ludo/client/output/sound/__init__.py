"""Sound: cues by meaning, played by a worker process that may fail without harm."""

from playpalace_ludo.client.output.sound.cues import CUES, Cue, Kind, Volumes, seat_pitch
from playpalace_ludo.client.output.sound.link import WorkerLink
from playpalace_ludo.client.output.sound.player import (
    RecordingSound,
    SilentSound,
    Sound,
    WorkerSound,
)

__all__ = [
    "CUES",
    "Cue",
    "Kind",
    "RecordingSound",
    "SilentSound",
    "Sound",
    "Volumes",
    "WorkerLink",
    "WorkerSound",
    "seat_pitch",
]
