"""Bringing the game into a running host: checked, registered, with its strings and its rules."""

from __future__ import annotations

import logging
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

from playpalace_ludo.hosts.install.detect import LOG_NAME, PLAYAURAL, PLAYPALACE, TITLES, kind_of

if TYPE_CHECKING:
    from playpalace_ludo.hosts.config import HostConfig

LOG = logging.getLogger(LOG_NAME)


def join(package: str, server_dir: Path) -> None:
    """Called right after the host imported its games. Whatever happens here, the host starts.

    Says nothing on standard output: PlayPalace reads that of its own subprocesses as JSON.
    """
    kind = kind_of(server_dir)
    if kind is None:
        return
    try:
        _register(kind, package, server_dir)
    except Exception as error:
        LOG.error(
            "Ludo Plus is not offered on this %s server: %s. Its tables and results are kept.",
            TITLES[kind],
            error,
            exc_info=not _is_expected(error),
        )
        if kind == PLAYAURAL:
            _register_inert(package, str(error))


def _is_expected(error: Exception) -> bool:
    from playpalace_ludo.core.errors import LudoError
    from playpalace_ludo.hosts.interface import InterfaceError

    return isinstance(error, InterfaceError | LudoError | ImportError)


def _register(kind: str, package: str, server_dir: Path) -> None:
    # All of the game is imported here, so that a fault in it is caught above.
    import fluent.runtime  # noqa: F401 - named here, so that its absence is what is reported

    from playpalace_ludo import bots
    from playpalace_ludo.hosts import config, interface
    from playpalace_ludo.hosts.game import factory
    from playpalace_ludo.hosts.playaural import adapter as playaural
    from playpalace_ludo.hosts.playpalace import adapter as playpalace

    api = interface.load(kind, package)
    settings = config.read(server_dir, bots.STRENGTHS)
    for problem in settings.problems:
        LOG.warning("Ludo Plus: %s", problem)
    adapter = {PLAYPALACE: playpalace, PLAYAURAL: playaural}[kind].adapter(api)
    game = factory.game_class(adapter, api, settings, server_dir)
    _add_strings(kind, api)
    _add_documents(kind, api, settings, server_dir)
    api.GameRegistry.register(game)


def _add_strings(kind: str, api: SimpleNamespace) -> None:
    from playpalace_ludo.hosts import strings

    merge = {PLAYPALACE: strings.merge_into_playpalace, PLAYAURAL: strings.merge_into_playaural}
    merge[kind](api)


def _add_documents(kind: str, api: SimpleNamespace, settings: HostConfig, server_dir: Path) -> None:
    from playpalace_ludo.hosts import documents

    add = {PLAYPALACE: documents.add_to_playpalace, PLAYAURAL: documents.add_to_playaural}
    add[kind](api, settings, server_dir)


def _register_inert(package: str, reason: str) -> None:
    from playpalace_ludo.hosts.install import placeholder

    try:
        placeholder.register(package, reason)
    except Exception:
        LOG.exception("Ludo Plus could not even be registered as unavailable")
