"""Public servers that a distributor or the owner of a server names in a file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, NamedTuple

from playpalace_ludo.core.errors import InputError, Problem
from playpalace_ludo.core.reading import read_toml
from playpalace_ludo.files import read_bytes
from playpalace_ludo.machine import HAS_FOLDERS
from playpalace_ludo.online.address import parse_address

FILE_NAME = "public-servers.toml"
MOST = 100
"""Most servers in one file; further ones are ignored."""
MOST_TEXT = 200
"""Most characters of a name, an address or a description."""


class PublicServer(NamedTuple):
    name: str
    url: str
    about: str = ""


class Broken(NamedTuple):
    """A file that cannot be used."""

    file: Path
    problem: Problem


def places(config: Path) -> list[Path]:
    """Return the possible paths of the file: beside the options, or in the folder for all users."""
    if not HAS_FOLDERS:
        return [config / FILE_NAME]
    from platformdirs import site_config_path

    return [config / FILE_NAME, site_config_path("playpalace-ludo", appauthor=False) / FILE_NAME]


def read(files: list[Path]) -> tuple[list[PublicServer], list[Broken]]:
    """Read the existing files; of servers with the same address, the first counts."""
    found: dict[str, PublicServer] = {}
    broken: list[Broken] = []
    for file in filter(os.path.exists, files):  # Path.exists raises in a closed folder
        try:
            servers = _servers(read_toml(read_bytes(file)))
        except InputError as error:
            servers = error.problem
        if isinstance(servers, Problem):
            broken.append(Broken(file, servers))
        else:
            found = {server.url: server for server in servers} | found
    return list(found.values()), broken


def _servers(document: dict[str, Any] | Problem) -> list[PublicServer] | Problem:
    if isinstance(document, Problem):
        return document
    entries = document.get("server", [])
    found = [_server(entry) for entry in entries[:MOST]] if isinstance(entries, list) else [None]
    if None in found:
        return Problem(f"server {found.index(None) + 1}", "public-server")
    return [server for server in found if server is not None]


def _server(entry: Any) -> PublicServer | None:
    """Read one entry; None unless it has a name and an address, each a short plain text."""
    if not isinstance(entry, dict):
        return None
    texts = [entry.get(key, "") for key in ("name", "address", "about")]
    if not all(isinstance(text, str) and text.isprintable() for text in texts):
        return None
    name, address, about = (text.strip() for text in texts)
    if max(len(name), len(address), len(about)) > MOST_TEXT:
        return None
    parsed = parse_address(address) if address else None
    return PublicServer(name, parsed.url, about) if name and parsed else None
