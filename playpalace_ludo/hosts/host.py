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
    """The parts in a host's folder; each `Any` is the look-up result for that host alone."""

    names: Mapping[str, str]
    """Names that we use of the host, with the module that has each."""
    protocols: Mapping[str, type]
    """Protocols that some of these must satisfy."""
    texts: Mapping[str, str]
    """Texts of the host that we use, each with our substitute if it is missing."""
    adapter: Callable[[Any], type[LudoPlus]]
    """Makes our game class for the host."""
    add_document: Callable[[Any, ServerSettings, Path], None]
    add_lost_tables: Callable[[str, HostConfig, Path], None] | None = None
    """Set if the host saves tables only on a clean shutdown; gets the name of its package."""
    add_board_menu: Callable[[str, Any], None] | None = None
    """Set if the host has leaderboards; gets the name of its package and our class."""


@dataclass(frozen=True)
class Host:
    """A host in plain values, readable by a Python that cannot run it."""

    name: str
    title: str
    marks: tuple[str, ...]
    """Files only this host has, relative to its server directory."""
    libraries: tuple[str, ...]
    """Modules its Python must be able to import."""
    category: str
    """The category of our game in its menus."""
    load: Callable[[], Parts]
    """Imports the rest of the host's folder."""
    leaderboards: tuple[str, ...] = ()
    """Leaderboards our game takes part in, if the host asks for them."""
    deletes_unknown_games: bool = False
    """Whether its start deletes all data of games that are not registered."""
    databases: tuple[str, ...] = ()
    """Paths of its databases, relative to the server's directory or to the checkout around it."""


def about_us(host: Host) -> dict[str, Any]:
    """Return the facts about our game that the placeholder needs to keep its place in a host."""
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
