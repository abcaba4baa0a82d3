"""Loading the game in a host: check the host, register the class, add strings and rules."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path

from playpalace_ludo import __version__
from playpalace_ludo.hosts import LOG_FILE, LOG_NAME, TYPE
from playpalace_ludo.hosts.host import Host, about_us
from playpalace_ludo.hosts.install import placeholder
from playpalace_ludo.hosts.install.back_up import back_up
from playpalace_ludo.hosts.install.detect import ServerFolder, host_in, hosts
from playpalace_ludo.hosts.install.layout import FOLDER

LOG = logging.getLogger(LOG_NAME)
JOINED = "ludo_plus_joined"
"""Set on a server's games once our game was loaded through its own plugin door."""
STARTED_BY = "main.py"
"""The script of a starting server; its tools, which also import the games, print no notice."""


def join(package: str, server_dir: Path, name: str = "") -> None:
    """Load our game right after the host has imported its own; even on failure, the host starts.

    Prints nothing to standard output, which PlayPalace reads from its own subprocesses as JSON.
    """
    if getattr(sys.modules.get(f"{package}.games"), JOINED, False):
        return  # through the server's own door
    host = next((one for one in hosts() if one.name == name), None) or host_in(server_dir)
    if host is None:
        return
    if not name and not (server_dir / FOLDER).is_dir() and "LUDO_PLUS_SERVER" not in os.environ:
        LOG.warning(
            "Ludo Plus was installed by an earlier version, into the server's Python environment, "
            "where uv sync removes it. Run playpalace-ludo host --install %s once more.",
            server_dir,
        )
    try:
        _start_log()
        _register(host, package, server_dir)
    except Exception as error:
        if not _is_expected(error):
            LOG.exception("Ludo Plus: a fault while it was loaded")
        placeholder.say_loudly(
            LOG_NAME,
            f"Ludo Plus is not offered on this {host.title} server: {_said(error)}. "
            "Its tables and results are kept.",
        )
        _keep_place(ServerFolder(host, server_dir), package)


def _start_log() -> None:
    """Start the support log of `playpalace-ludo host --log`, including our logger's messages."""
    path = os.environ.get(LOG_FILE)
    if path:
        from playpalace_ludo import log_file

        LOG.addHandler(log_file.start(Path(path), "server"))


def _said(error: Exception) -> str:
    """Describe an error, in a translated sentence if that part of our code works."""
    try:
        from playpalace_ludo.hosts.game.saves import said

        sentence = said(error)
    except Exception:
        sentence = str(error)
    return sentence.removesuffix(".")


def _is_expected(error: Exception) -> bool:
    from playpalace_ludo.core.errors import LudoError
    from playpalace_ludo.hosts.install.lookup import InterfaceError

    return isinstance(error, InterfaceError | LudoError | ImportError)


def _register(host: Host, package: str, server_dir: Path) -> None:
    # All of the game is imported here, so that a fault in it is caught above.
    import fluent.runtime  # noqa: F401 - named here, so that its absence is what is reported

    from playpalace_ludo import bots
    from playpalace_ludo.hosts.game import factory, strings
    from playpalace_ludo.hosts.install.lookup import look_up, missing_texts
    from playpalace_ludo.settings import reader
    from playpalace_ludo.settings.store import ServerSettings

    parts = host.load()
    api = look_up(host, parts, package)
    settings = ServerSettings(reader.config_path(server_dir), bots.STRENGTHS)
    for problem in settings.current.problems:
        LOG.warning("Ludo Plus: %s", reader.in_english(problem))
    game = factory.game_class(
        host, adapter=parts.adapter(api), api=api, settings=settings, server_dir=server_dir
    )
    gone = missing_texts(host, parts, server_dir)
    strings.add(api.Localization, settings.everything, gone)
    parts.add_document(api, settings, server_dir)
    if parts.add_lost_tables is not None:
        parts.add_lost_tables(package, settings.everything, server_dir)
    if host.deletes_unknown_games:
        placeholder.spare_boards(package, TYPE)
    if parts.add_board_menu is not None:
        parts.add_board_menu(package, game)
    api.GameRegistry.register(game)
    if Path(sys.argv[0]).name == STARTED_BY and sys.stderr:  # there is none without a console
        count = len(settings.current.rules)
        offered = f"{count} variant{'s' if count > 1 else ''}"
        sys.stderr.write(f"Ludo Plus {__version__} is among the games, with {offered}.\n")


def _keep_place(server: ServerFolder, package: str) -> None:
    """Let players hear why they cannot play, and keep the host from deleting our data.

    If that fails, back the data up before the host gets to it.
    """
    try:
        placeholder.register(package, about_us(server.host))
    except Exception:
        LOG.exception("Ludo Plus could not even be registered as unavailable")
        copied = back_up(server, "without-ludo-plus") if server.host.deletes_unknown_games else []
        for copy in copied:
            placeholder.say_loudly(LOG_NAME, f"Ludo Plus: the database was copied to {copy}")
