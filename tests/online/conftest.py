"""Servers and clients for tests."""

from __future__ import annotations

import shutil
import ssl
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.online.player import Player, make_certificate
from tests.online.scripted import ScriptedServer, running


@pytest.fixture
def server() -> Iterator[ScriptedServer]:
    with running() as server:
        yield server


@pytest.fixture
def player(tmp_path: Path) -> Player:
    return Player(tmp_path)


@pytest.fixture
def certificate(tmp_path: Path) -> ssl.SSLContext:
    if shutil.which("openssl") is None:
        pytest.skip("openssl makes the certificate")
    return make_certificate(tmp_path, "one")
