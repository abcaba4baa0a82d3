"""Where the real hosts are, if this machine has them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

import pytest

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.hosts.install import detect

HOSTS = (detect.PLAYPALACE, detect.PLAYAURAL)


class Checkout(NamedTuple):
    host: detect.Host
    python: str
    environment: dict[str, str]


def checkout(kind: str) -> Checkout:
    """The host named by the environment; without one the test is skipped, and says so."""
    name = f"{kind.upper()}_SERVER"
    path = os.environ.get(name)
    if not path:
        pytest.skip(f"{name} names no {detect.TITLES[kind]} checkout, its tests are not run")
    host = detect.find(Path(path))
    assert host.kind == kind, f"{name} names a {host.title} checkout"
    try:
        python = detect.pick_python(host, os.environ.get(f"{kind.upper()}_PYTHON"))
    except LudoError as error:
        pytest.skip(str(error))
    return Checkout(host, python, detect.child_environment(host))
