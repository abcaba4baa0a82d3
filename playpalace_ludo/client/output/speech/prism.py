"""Screen readers on Windows that accessible-output2 does not know, through Prism (extra `prism`).

They are asked after all readers of accessible-output2, and only where none of those speaks.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from playpalace_ludo.client.output.device_problems import NOT_RUNNING, problem
from playpalace_ludo.client.output.speech.output import (
    READER_PACE,
    Candidate,
    NotThere,
    Output,
    Voice,
)

PACKAGE = "prism"
READERS = {
    "ZOOM_TEXT": "ZoomText",
    "BOY_PC_READER": "BoyPCReader",
    "SENSE_READER": "Sense Reader",
    "SYSTEM_ACCESS": "System Access",
}
"""Prism's names for these readers, with the names users know."""


def readers(platform: str = sys.platform) -> list[Candidate]:
    """Return the readers Prism adds; none where it is not installed.

    Its library is loaded only when no earlier reader answers, so it delays nobody else.
    """
    if platform != "win32" or find_spec(PACKAGE) is None:
        return []
    return [_candidate(key, title) for key, title in READERS.items()]


def _candidate(key: str, title: str) -> Candidate:
    return Candidate("prism", key.lower(), title, lambda: open_output(key), patient=True)


def open_output(key: str) -> Output:
    """Ask one reader whether it runs, in the thread that will use it."""
    library = import_module(PACKAGE)
    context = library.Context()
    reader = library.BackendId[key]
    if not context.exists(reader):
        raise NotThere(problem(NOT_RUNNING, READERS[key]))
    try:
        backend = context.create(reader)
    except library.PrismError:
        raise NotThere(problem(NOT_RUNNING, READERS[key])) from None
    if not backend.features.is_supported_at_runtime:
        raise NotThere(problem(NOT_RUNNING, READERS[key]))
    return PrismOutput(READERS[key], context, backend)


class PrismOutput:
    """One reader of Prism behind our protocol."""

    pace = READER_PACE

    def __init__(self, name: str, context: Any, backend: Any) -> None:
        self.name = name
        self._context = context  # the backend is gone when its context is
        self._backend = backend
        self.has_braille: bool = backend.features.supports_braille

    def speak(self, text: str, interrupt: bool) -> None:
        self._backend.speak(text, interrupt)

    def braille(self, text: str) -> None:
        self._backend.braille(text)

    def stop(self) -> None:
        if self._backend.features.supports_stop:
            self._backend.stop()

    def tune(self, voice: Voice) -> None:
        """Do nothing: the reader's user has chosen the voice there."""

    def voices(self, language: str) -> list[str]:
        return []

    def alive(self) -> bool:
        return bool(self._backend.features.is_supported_at_runtime)

    def close(self) -> None:
        """Do nothing: the reader goes on."""
