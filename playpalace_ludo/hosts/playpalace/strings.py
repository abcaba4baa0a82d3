"""Our strings among PlayPalace's own."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

from playpalace_ludo.hosts.config import HostConfig
from playpalace_ludo.hosts.game.strings import reader
from playpalace_ludo.hosts.playpalace.names import PlayPalaceApi


def add(api: PlayPalaceApi, config: HostConfig) -> None:
    read = reader(config)
    localization = api.Localization
    load = localization._load_locale_payloads

    def load_with_ours(locale_dir: Path, actual_locale: str) -> tuple[Sequence[str], str]:
        payloads, fingerprint = load(locale_dir, actual_locale)
        ours = read(actual_locale)
        # Without this the host's cache on disk would hide our strings, or keep them after us.
        mark = hashlib.sha256("\0".join((fingerprint, *ours)).encode()).hexdigest()
        return [*payloads, *ours], mark

    # On purpose: the host's own method is called inside ours.
    localization._load_locale_payloads = staticmethod(load_with_ours)  # type: ignore[method-assign]
    localization._bundles.clear()
