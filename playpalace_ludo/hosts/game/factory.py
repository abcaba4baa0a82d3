"""The class a host gets: ours for that host, in front of the host's own `Game`."""

from __future__ import annotations

from dataclasses import field, make_dataclass
from pathlib import Path

from playpalace_ludo.hosts.game import callbacks
from playpalace_ludo.hosts.game.game import LudoPlus
from playpalace_ludo.hosts.game.options import table_options
from playpalace_ludo.hosts.game.options_menu import options_class
from playpalace_ludo.hosts.host import Host
from playpalace_ludo.hosts.names import HostApi
from playpalace_ludo.settings.config import HostConfig


def game_class(
    host: Host, *, adapter: type[LudoPlus], api: HostApi, config: HostConfig, server_dir: Path
) -> type:
    """Make our game's class for one server."""
    offered = table_options(config)
    options = options_class(api, config, offered)
    return make_dataclass(
        "LudoPlusGame",
        [("options", options, field(default_factory=options))],
        bases=(adapter, api.Game),
        namespace={
            # The host's serialiser looks annotations up in the module a class names.
            "__module__": __name__,
            "our_host": host,
            "api": api,
            "config": config,
            "table_options": offered,
            "server_dir": server_dir,
            **callbacks.forwards(),
        },
        eq=False,
    )
