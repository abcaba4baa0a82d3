"""Speech: back ends behind one small protocol, a chain of them, and the door the client uses."""

from playpalace_ludo.cleaning import clean
from playpalace_ludo.client.output.speech.choose import (
    OWN_VOICE,
    SPEECH_NAMES,
    ChosenSpeech,
    SilentSpeech,
    SpeechDevice,
    WaitsForSounds,
)
from playpalace_ludo.client.output.speech.output import Candidate, Lead, NotThere, Output, Voice

__all__ = [
    "OWN_VOICE",
    "SPEECH_NAMES",
    "Candidate",
    "ChosenSpeech",
    "Lead",
    "NotThere",
    "Output",
    "SilentSpeech",
    "SpeechDevice",
    "Voice",
    "WaitsForSounds",
    "clean",
]
