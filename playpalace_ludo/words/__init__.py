"""From events to speech: the only room that knows message ids, sound cues and verbosity."""

from playpalace_ludo.words.choices import Choice
from playpalace_ludo.words.message import CueSpec, Line, Listener, Message
from playpalace_ludo.words.messages import narrate
from playpalace_ludo.words.translate import Translator, language_name, languages, locale_files

__all__ = [
    "Choice",
    "CueSpec",
    "Line",
    "Listener",
    "Message",
    "Translator",
    "language_name",
    "languages",
    "locale_files",
    "narrate",
]
