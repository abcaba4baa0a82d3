"""Description of a host: facts known before its code runs, and our parts for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from playpalace_ludo.hosts import LOG_NAME, NAME, TYPE

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus
    from playpalace_ludo.settings.config import HostConfig
    from playpalace_ludo.settings.store import ServerSettings


class Parts(NamedTuple):
    """What a host's folder brings; the `Any` is what was looked up of that host alone."""

    names: Mapping[str, str]
    """What we use of the host, and which of its modules has it."""
    protocols: Mapping[str, type]
    """What some of these must have."""
    texts: Mapping[str, str]
    """Texts of the host that we use, and ours that stand in for one that is missing."""
    adapter: Callable[[Any], type[LudoPlus]]
    """Our game class there."""
    add_document: Callable[[Any, ServerSettings, Path], None]
    add_lost_tables: Callable[[str, HostConfig, Path], None] | None = None
    """Where the host saves tables only when it stops in peace; gets the name of its package."""
    add_board_menu: Callable[[str, Any], None] | None = None
    """Where the host has leaderboards; gets the name of its package and our class."""


@dataclass(frozen=True)
class Host:
    """One host in plain values: a Python that does not run it reads no more than this."""

    name: str
    title: str
    marks: tuple[str, ...]
    """Files only this host has, relative to its server directory."""
    libraries: tuple[str, ...]
    """What its Python must be able to import to run it."""
    category: str
    """Where our game stands in its menus."""
    load: Callable[[], Parts]
    """Import the rest of the host's folder."""
    leaderboards: tuple[str, ...] = ()
    """Those our game takes part in, where the host asks for them."""
    deletes_unknown_games: bool = False
    """Whether its start deletes all data of games that are not registered."""
    databases: tuple[str, ...] = ()
    """Where its data is, relative to the server's directory or to the checkout around it."""


def about_us(host: Host) -> dict[str, Any]:
    """Say what somebody has to know of our game who keeps its place in a host."""
    return {
        "type": TYPE,
        "name": NAME,
        "logger": LOG_NAME,
        "host": host.name,
        "title": host.title,
        "category": host.category,
        "leaderboards": list(host.leaderboards),
        "deletes_unknown_games": host.deletes_unknown_games,
    }
