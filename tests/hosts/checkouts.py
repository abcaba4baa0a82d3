"""The checkouts of the real hosts, if this machine has them."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.hosts.host import Host
from playpalace_ludo.hosts.install import detect
from playpalace_ludo.hosts.playaural import HOST as PLAYAURAL
from playpalace_ludo.hosts.playpalace import HOST as PLAYPALACE
from playpalace_ludo.words import Message, Translator

__all__ = ["PLAYAURAL", "PLAYPALACE", "Checkout", "checkout", "each_host", "english"]

each_host = pytest.mark.parametrize("host", [PLAYPALACE, PLAYAURAL], ids=lambda host: host.name)


def english(messages: Iterable[Message]) -> list[str]:
    return [Translator("en").say(message) for message in messages]


class Checkout(NamedTuple):
    server: detect.ServerFolder
    python: str
    environment: dict[str, str]


def checkout(host: Host) -> Checkout:
    """The server named by the environment; without one the test is skipped, and says so."""
    name = f"{host.name.upper()}_SERVER"
    path = os.environ.get(name)
    if not path:
        pytest.skip(f"{name} names no {host.title} checkout, its tests are not run")
    server = detect.find(Path(path))
    assert server.host is host, f"{name} names a {server.title} checkout"
    try:
        python = detect.pick_python(server, os.environ.get(f"{host.name.upper()}_PYTHON"))
    except LudoError as error:
        pytest.skip(str(error))
    return Checkout(server, python, detect.child_environment(server))
