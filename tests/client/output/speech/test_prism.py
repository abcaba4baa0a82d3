"""Readers through Prism: when one counts as there, and speech and braille as two calls."""

from __future__ import annotations

import sys
from collections.abc import Callable
from enum import Enum
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from playpalace_ludo.client.output.speech import NotThere, prism
from playpalace_ludo.client.output.speech.speaker import Speaker
from playpalace_ludo.words import Line


class Library(ModuleType):
    """As much of Prism as we call, with one reader; readers themselves run on Windows only."""

    class PrismError(Exception):
        pass

    def __init__(self, *, exists: bool = True, opens: bool = True, **features: bool) -> None:
        super().__init__(prism.PACKAGE)
        usual = {"is_supported_at_runtime": True, "supports_braille": True, "supports_stop": True}
        self.features = SimpleNamespace(**{**usual, **features})
        self.calls: list[tuple[object, ...]] = []
        self.BackendId = Enum("BackendId", [*prism.READERS])  # type: ignore[misc]
        self._exists, self._opens = exists, opens

    def Context(self) -> Any:
        return SimpleNamespace(exists=lambda reader: self._exists, create=self._create)

    def _create(self, reader: Enum) -> Any:
        if not self._opens:
            raise self.PrismError
        return SimpleNamespace(
            features=self.features,
            speak=lambda text, interrupt: self.calls.append(("speak", text, interrupt)),
            braille=lambda text: self.calls.append(("braille", text)),
            stop=lambda: self.calls.append(("stop",)),
        )


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Callable[[Library], Library]:
    def install(library: Library) -> Library:
        monkeypatch.setitem(sys.modules, prism.PACKAGE, library)
        monkeypatch.setattr(prism, "find_spec", lambda name: object())
        return library

    return install


def test_speech_and_braille_are_called_apart(
    installed: Callable[[Library], Library], until: Callable[..., None]
) -> None:
    library = installed(Library())
    speaker = Speaker(prism.readers("win32")[:1])
    try:
        speaker.say(Line(text="You roll 6."))
        until(lambda: len(library.calls) == 2)
        assert library.calls == [("speak", "You roll 6.", False), ("braille", "You roll 6.")]
    finally:
        speaker.close()


def test_a_reader_without_braille_is_given_none(
    installed: Callable[[Library], Library], until: Callable[..., None]
) -> None:
    library = installed(Library(supports_braille=False))
    speaker = Speaker(prism.readers("win32")[:1])
    try:
        for text in ("one", "two"):
            speaker.say(Line(text=text))
        until(lambda: len(library.calls) == 2)
        assert library.calls == [("speak", "one", False), ("speak", "two", False)]
    finally:
        speaker.close()


@pytest.mark.parametrize(
    "library",
    [Library(exists=False), Library(opens=False), Library(is_supported_at_runtime=False)],
    ids=["unknown here", "does not open", "does not run"],
)
def test_a_reader_that_does_not_run_is_not_there(
    library: Library, installed: Callable[[Library], Library]
) -> None:
    installed(library)
    with pytest.raises(NotThere, match="not-running:ZoomText"):
        prism.open_output("ZOOM_TEXT")


def test_a_reader_that_cannot_stop_is_not_asked_to(
    installed: Callable[[Library], Library],
) -> None:
    library = installed(Library(supports_stop=False))
    prism.open_output("SENSE_READER").stop()
    assert library.calls == []


def test_the_real_library_has_everything_we_call() -> None:
    library = pytest.importorskip(prism.PACKAGE, reason="prismatoid is not installed")
    assert {*prism.READERS} <= {reader.name for reader in library.BackendId}
    assert issubclass(library.PrismError, Exception)
    for name in ("speak", "braille", "stop", "features"):
        assert hasattr(library.Backend, name)
    if sys.platform != "win32":
        with pytest.raises(NotThere, match="not-running:ZoomText"):
            prism.open_output("ZOOM_TEXT")
