"""A visit whose keys come through a pipe."""

import subprocess
import sys
from pathlib import Path

from tests.online.player import url
from tests.online.scripted import ScriptedServer

KEYS = ["enter", "Ann", "enter", "secret", "enter", "r", "t", "online-leave"]


def test_piped_keys_wait_for_the_server(server: ScriptedServer, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "playpalace_ludo.cli.main", "connect", url(server)]
    command += ["--config-dir", str(tmp_path), "--sound", "off", "--output", "terminal"]
    done = subprocess.run(
        command, input="\n".join(KEYS), capture_output=True, text=True, timeout=60, check=True
    )
    heard = done.stdout.splitlines()
    told = ["Do you have an account there?", "You are in, Ann.", "Roll 1.", "Your turn."]
    assert [line for line in heard if line in told] == told, done.stdout
    assert server.rolls == 1
