"""The rule files available: shipped with the game, or installed by the player."""

from __future__ import annotations

import os
import re
import sys
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from playpalace_ludo.files import FOLDER

SHIPPED = Path(__file__).parent

_CROSS_ORDER = ("playpalace", "classic", "indian", "nigerian", "nigerian-classic", "strict", "jota")


def names() -> list[str]:
    """List the shipped variants, the default first, then in the order of the documents."""
    return list(shipped())


@lru_cache(maxsize=1)
def shipped() -> dict[str, Path]:
    found = {path.stem: path for path in sorted(SHIPPED.glob("*.toml"))}
    return {name: found[name] for name in (*_CROSS_ORDER, *found)}


@lru_cache(maxsize=1)
def shipped_paths() -> frozenset[Path]:
    return frozenset(shipped().values())


_also_in: list[Path] = []
"""Further folders for this run, such as that of --config-dir."""


def user_folder() -> Path:
    """Return the folder for installed rule files, inside the environment's folder if named."""
    named = os.environ.get(FOLDER)
    return variants_in(Path(named)) if named else _usual_folder()


def variants_in(folder: Path) -> Path:
    """Return the subfolder for rule files within a folder for everything."""
    return folder / "variants"


def _usual_folder() -> Path:
    try:
        from platformdirs import user_data_path
    except ImportError:  # a game server may lack the library, but shares the folder
        return _data_home() / "playpalace-ludo" / "variants"
    return user_data_path("playpalace-ludo", appauthor=False) / "variants"


def _data_home() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


def installed_folder() -> Path | None:
    """Return the folder of installed rule files; None if the user has no home folder."""
    try:
        return user_folder()
    except RuntimeError:
        return None


def installed() -> list[Path]:
    """List the rule files the player installed."""
    folders = [*_also_in, installed_folder()]
    if os.environ.get(FOLDER):  # games begun earlier with files of the usual folder can continue
        with suppress(RuntimeError):
            folders.append(_usual_folder())
    return [path for folder in dict.fromkeys(folders) if folder for path in rule_files(folder)]


def look_in(folder: Path | None) -> None:
    """Let this run also find files installed into this folder."""
    _also_in[:] = [variants_in(folder)] if folder else []


def rule_files(folder: Path) -> list[Path]:
    """List the rule files of a folder; none if it is missing or invalid."""
    try:
        return sorted(folder.glob("*.toml"))
    except (OSError, ValueError):
        return []


def name_of(path: Path) -> str:
    """Write a file's name as one word, for positions and records."""
    return re.sub(r"[^\w.-]+", "-", path.stem).strip("-.") or "variant"
