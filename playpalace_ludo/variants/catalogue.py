"""Which rule files there are: those that come with the game and those the player installed."""

from __future__ import annotations

import os
import re
import sys
from functools import lru_cache
from pathlib import Path

SHIPPED = Path(__file__).parent

_CROSS_ORDER = ("playpalace", "classic", "indian", "nigerian", "nigerian-classic", "strict", "jota")


def names() -> list[str]:
    """List the shipped variants, the default first, then as the documents order them."""
    return list(shipped())


@lru_cache(maxsize=1)
def shipped() -> dict[str, Path]:
    found = {path.stem: path for path in sorted(SHIPPED.glob("*.toml"))}
    return {name: found[name] for name in (*_CROSS_ORDER, *found)}


@lru_cache(maxsize=1)
def shipped_paths() -> frozenset[Path]:
    return frozenset(shipped().values())


def user_folder() -> Path:
    """Return where rule files a player installed are kept."""
    try:
        from platformdirs import user_data_path
    except ImportError:  # a game server need not have the library, but shares the folder
        return _data_home() / "playpalace-ludo" / "variants"
    return user_data_path("playpalace-ludo", appauthor=False) / "variants"


def _data_home() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


def installed_folder() -> Path | None:
    """Return the folder of rule files the player installed; None if there is nobody's home."""
    try:
        return user_folder()
    except RuntimeError:
        return None


def installed() -> list[Path]:
    """List the rule files the player installed."""
    folder = installed_folder()
    return [] if folder is None else rule_files(folder)


def rule_files(folder: Path) -> list[Path]:
    """List the rule files of a folder; none where it is not there or cannot be one."""
    try:
        return sorted(folder.glob("*.toml"))
    except (OSError, ValueError):
        return []


def name_of(path: Path) -> str:
    """Write a file's name as one word, as positions and records do."""
    return re.sub(r"[^\w.-]+", "-", path.stem).strip("-.") or "variant"
