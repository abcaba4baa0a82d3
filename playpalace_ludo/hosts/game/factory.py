"""The class a host gets, put together from the host's adapter, our mixins and its own `Game`."""

from __future__ import annotations

from dataclasses import field, make_dataclass
from pathlib import Path

from playpalace_ludo.hosts.config import HostConfig
from playpalace_ludo.hosts.game.game import LudoPlusMixin
from playpalace_ludo.hosts.game.options import table_options
from playpalace_ludo.hosts.game.options_menu import options_class
from playpalace_ludo.hosts.game.saves import SCHEMA
from playpalace_ludo.hosts.host import Host
from playpalace_ludo.hosts.names import HostApi


def game_class(
    host: Host, *, adapter: type, api: HostApi, config: HostConfig, server_dir: Path
) -> type:
    """Make our game's class for one host.

    Every field has a default, for ever: old tables must load.
    """
    offered = table_options(config)
    options = options_class(api, config, offered)
    return make_dataclass(
        "LudoPlusGame",
        [
            ("schema", int, SCHEMA),
            ("options", options, field(default_factory=options)),
            ("seating", dict[str, int], field(default_factory=dict)),
            ("colours", dict[str, str], field(default_factory=dict)),
            ("position", str, ""),
            ("record", str, ""),
            ("stand_ins", list[str], field(default_factory=list)),
            ("clock", int, 0),
            ("started", int, 0),
            ("game_id", str, ""),
            ("brought_back", str, ""),
            ("dice_seed", str, ""),
            ("series", str, ""),
            ("staked", str, ""),
            ("dice_words", dict[str, str], field(default_factory=dict)),
        ],
        bases=(adapter, LudoPlusMixin, api.Game),
        namespace={
            # The host's serialiser looks annotations up in the module a class names.
            "__module__": __name__,
            "our_host": host,
            "api": api,
            "config": config,
            "table_options": offered,
            "server_dir": server_dir,
        },
        eq=False,
    )
