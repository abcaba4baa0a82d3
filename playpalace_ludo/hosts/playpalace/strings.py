"""Our strings among PlayPalace's own."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path

from playpalace_ludo.hosts.game.strings import reader
from playpalace_ludo.hosts.game.wrapping import whole_server, wrap
from playpalace_ludo.hosts.playpalace.names import PlayPalaceApi
from playpalace_ludo.settings.config import HostConfig

Loaded = tuple[Sequence[str], str]
"""The texts of a language, and what tells them from others in the host's cache."""


def add(api: PlayPalaceApi, config: HostConfig) -> None:
    read = reader(config)

    def load_with_ours(
        load: Callable[[Path, str], Loaded], locale_dir: Path, actual_locale: str
    ) -> Loaded:
        payloads, fingerprint = load(locale_dir, actual_locale)
        ours = read(actual_locale)
        # Without this the host's cache on disk would hide our strings, or keep them after us.
        mark = hashlib.sha256("\0".join((fingerprint, *ours)).encode()).hexdigest()
        return [*payloads, *ours], mark

    wrap(api.Localization, "_load_locale_payloads", load_with_ours, ours=whole_server)
    api.Localization._bundles.clear()
