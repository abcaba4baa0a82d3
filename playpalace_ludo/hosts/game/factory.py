"""The class given to a host: ours for that host, placed before the host's own `Game`."""

from __future__ import annotations

from dataclasses import field, make_dataclass
from pathlib import Path

from playpalace_ludo.hosts.game import callbacks
from playpalace_ludo.hosts.game.game import LudoPlus
from playpalace_ludo.hosts.game.options import defaults
from playpalace_ludo.hosts.game.options_menu import options_class
from playpalace_ludo.hosts.host import Host
from playpalace_ludo.hosts.names import HostApi
from playpalace_ludo.settings.store import ServerSettings


def game_class(
    host: Host,
    *,
    adapter: type[LudoPlus],
    api: HostApi,
    settings: ServerSettings,
    server_dir: Path,
) -> type:
    """Make our game's class for one server."""
    options = options_class(api, settings.everything)

    def new_options() -> object:
        return options(**defaults(settings.current))

    return make_dataclass(
        "LudoPlusGame",
        [
            ("options", options, field(default_factory=new_options)),
            ("table_settings", str, field(default_factory=settings.text)),
        ],
        bases=(adapter, api.Game),
        namespace={
            # The host's serialiser looks annotations up in the module a class names.
            "__module__": __name__,
            "our_host": host,
            "api": api,
            "settings": settings,
            "server_dir": server_dir,
            **callbacks.forwards(),
        },
        eq=False,
    )
