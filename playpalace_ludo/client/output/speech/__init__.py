"""Speech: back ends behind one small protocol, a chain of them, and the door the client uses."""

from playpalace_ludo.cleaning import clean
from playpalace_ludo.client.output.speech.choose import (
    OWN_VOICE,
    SPEECH_NAMES,
    ChosenSpeech,
    SilentSpeech,
    SpeechDevice,
)
from playpalace_ludo.client.output.speech.output import Candidate, NotThere, Output, Voice

__all__ = [
    "OWN_VOICE",
    "SPEECH_NAMES",
    "Candidate",
    "ChosenSpeech",
    "NotThere",
    "Output",
    "SilentSpeech",
    "SpeechDevice",
    "Voice",
    "clean",
]
