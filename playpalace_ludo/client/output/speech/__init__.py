"""Speech: back ends behind one small protocol, a chain of them, and the door the client uses."""

from playpalace_ludo.client.output.speech.choose import (
    SPEECH_NAMES,
    ChosenSpeech,
    Recording,
    Speech,
)
from playpalace_ludo.client.output.speech.line import Category, Line, Priority, clean
from playpalace_ludo.client.output.speech.output import Candidate, NotThere, Output, Voice

__all__ = [
    "SPEECH_NAMES",
    "Candidate",
    "Category",
    "ChosenSpeech",
    "Line",
    "NotThere",
    "Output",
    "Priority",
    "Recording",
    "Speech",
    "Voice",
    "clean",
]
