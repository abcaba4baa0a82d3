"""Our own voice: eSpeak NG through ctypes. Imported in the audio worker only (GPL-3 library)."""

from __future__ import annotations

import atexit
import ctypes
import os
import shutil
import tempfile
from pathlib import Path

from playpalace_ludo.client.output.device_problems import NOT_INSTALLED, problem

_SYNCHRONOUS = 2
_DONT_EXIT = 0x8000
"""Without this flag the library ends the whole process when its data is missing."""
_UTF8 = 1
_RATE = 1
_LONGEST_PATH = 120
"""The library truncates longer paths (114 characters worked, 164 failed)."""

_Callback = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p
)


class VoiceError(Exception):
    """The library is not there or does not work."""


class Espeak:
    """The synthesiser that turns text into samples."""

    def __init__(self) -> None:
        try:
            import espeakng_loader

            self._library = ctypes.CDLL(espeakng_loader.get_library_path())
            data = _short(espeakng_data())
        except ImportError:
            raise VoiceError(problem(NOT_INSTALLED, "espeakng-loader")) from None
        except (OSError, RuntimeError) as error:
            raise VoiceError(str(error)) from None
        self._samples = bytearray()
        self._keep_callback = _Callback(self._receive)
        self.sample_rate: int = self._library.espeak_Initialize(
            _SYNCHRONOUS, 0, os.fsencode(data.parent), _DONT_EXIT
        )
        if self.sample_rate <= 0:
            raise VoiceError("eSpeak NG does not find its data")
        self._library.espeak_SetSynthCallback(self._keep_callback)

    def tune(self, language: str, name: str, words_per_minute: int) -> None:
        """Use the named voice, or else the language's, or else English."""
        wanted = (name, language, language.partition("-")[0], "en")
        for voice in wanted:
            if voice and self._library.espeak_SetVoiceByName(voice.encode()) == 0:
                break
        self._library.espeak_SetParameter(_RATE, max(80, min(words_per_minute, 450)), 0)

    def synthesise(self, text: str) -> bytes:
        """Return 16-bit mono samples."""
        self._samples.clear()
        data = text.encode("utf-8", "replace") + b"\0"
        self._library.espeak_Synth(data, len(data), 0, 1, 0, _UTF8, None, None)
        return bytes(self._samples)

    def _receive(self, samples: ctypes._Pointer[ctypes.c_short], count: int, _: object) -> int:
        if samples and count > 0:
            self._samples += ctypes.string_at(samples, count * 2)
        return 0


def espeakng_data() -> Path:
    import espeakng_loader

    return Path(espeakng_loader.get_data_path())


def _short(data: Path) -> Path:
    """Return the data folder, through a link in the temporary folder if its path is long."""
    if len(os.fsencode(data)) <= _LONGEST_PATH:
        return data
    home = tempfile.mkdtemp(prefix="pludo-")
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    link = Path(home) / data.name
    try:
        link.symlink_to(data, target_is_directory=True)
    except OSError:  # Windows lets few users make links
        shutil.copytree(data, link)
    return link
