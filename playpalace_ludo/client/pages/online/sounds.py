"""A server's sounds: from the player's folder, else our sounds of the same meaning."""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import TYPE_CHECKING

from playpalace_ludo.client.output.sound import TimedCue
from playpalace_ludo.client.storage.servers import MOST_SILENT
from playpalace_ludo.online.packets import Ambience, Music, PlaySound
from playpalace_ludo.words import CueName

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App

MEANINGS: tuple[tuple[str, CueName], ...] = (
    ("dice", "dice"),
    ("roll", "dice"),
    ("token", "step"),
    ("step", "step"),
    ("capture", "capture-made"),
    ("bounce", "captured"),
    ("win", "win"),
    ("lose", "lose"),
    ("turn", "turn"),
    ("start", "game-start"),
    ("bank", "token-home"),
    ("setdown", "land"),
    ("play", "land"),
    ("knock", "refused"),
    ("error", "refused"),
    ("join", "enter"),
    ("leave", "penalty"),
    ("online", "menu-select"),
    ("chat", "menu-select"),
    ("menuclick", "menu-move"),
    ("menuenter", "menu-select"),
)
"""Patterns in file names with our cue of the same meaning; the first match counts."""
_DEVICE = re.compile(r"(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])", re.IGNORECASE)
"""Names that Windows takes for a device, whatever ending they have."""


class ServerSounds:
    """Plays a server's sounds by name; unknown ones are silent."""

    def __init__(self, app: App) -> None:
        self._app = app
        named = app.options.text("online.sounds")
        self._folder = Path(named).expanduser() if named else None
        self.silent: set[str] = set()
        """Names of sounds found neither in the folder nor among ours."""

    def mark(self, name: str) -> None:
        """Play the sound of a row; one that nobody here has gets ours for a special place."""
        if not self._play(PlaySound(name, 100, 0, 100)):
            self._app.teller.presenter.play(TimedCue("square-token"))

    def play(self, sound: PlaySound | Music | Ambience) -> None:
        presenter = self._app.teller.presenter
        if isinstance(sound, PlaySound):
            if not self._play(sound) and len(self.silent) < MOST_SILENT:
                self.silent.add(sound.name)
            return
        wanted = self._app.options.is_on("online.music")
        background = isinstance(sound, Ambience)
        file = self._file(sound.name) if sound.name and wanted else None
        presenter.sound.play_music(file, background=background)

    def _play(self, sound: PlaySound) -> bool:
        presenter = self._app.teller.presenter
        file, cue = self._file(sound.name), own_cue(sound)
        if file is not None:
            presenter.sound.play_file(file, sound.volume, sound.pan / 100, sound.pitch)
        elif cue is not None:
            presenter.play(cue)
        return file is not None or cue is not None

    def stop(self) -> None:
        for background in (False, True):
            self._app.teller.presenter.sound.play_music(None, background=background)

    def _file(self, name: str) -> Path | None:
        file = None if self._folder is None else inside(self._folder, name)
        return file if file is not None and file.is_file() else None


def inside(folder: Path, name: str) -> Path | None:
    """Return the file that a server names within a folder; None for a name that leads out of it.

    Every part must be a plain name on all systems: not empty, as in `//share`, no drive or stream,
    not ending with a dot or a space, which Windows takes off (`.. ` would be `..`), and no device.
    """
    parts = name.replace("\\", "/").split("/")
    return folder.joinpath(*parts) if all(map(_is_plain, parts)) else None


def _is_plain(part: str) -> bool:
    plain = part and ":" not in part and part[-1] not in ". "
    return bool(plain) and not _DEVICE.fullmatch(part.partition(".")[0].rstrip())


def own_cue(sound: PlaySound) -> TimedCue | None:
    """Return our cue for a server's sound, by its name."""
    name = sound.name.lower()
    for part, cue in MEANINGS:
        if part in name:
            pitch = 12 * math.log2(sound.pitch / 100)
            return TimedCue(cue, pan=sound.pan / 100, pitch=round(pitch, 1))
    return None
