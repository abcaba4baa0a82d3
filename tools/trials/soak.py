"""Soak test: game after game in one client, with its memory and open handles."""

import asyncio
import gc
import os
import re
import resource
import shutil
import sys
import tempfile
import threading
from functools import cache
from pathlib import Path
from random import Random

from prompt_toolkit.input import create_pipe_input

from playpalace_ludo.client.terminal_keys import Shell
from tools.trials.desk import Desk
from tools.trials.outcome import Outcome

MOST_MEGABYTES = 70
MOST_HANDLES = 40
MOST_THREADS = 12
MOST_KEYS = 20_000
SEATS = "you,bot:easy"


def trial(number: int, rng: Random, folder: Path) -> Outcome:
    """Play one more game in the client of this process."""
    client = _client(folder)
    wrong = client.play(rng) or client.burden()
    return Outcome("game", "failed" if wrong else "passed", wrong)


@cache
def _client(folder: Path) -> "Client":
    return Client()


class Client:
    """The client with its real shell; keys come from a pipe and from us."""

    def __init__(self) -> None:
        self.home = Path(tempfile.mkdtemp(prefix="soak-"))
        self.desk = Desk(self.home, "")
        self.desk.app.dice = None
        self._pipe = create_pipe_input()
        self.desk.app.background = self.shell = Shell(self._pipe.__enter__())
        self.loop = asyncio.new_event_loop()
        gc.disable()  # as the client does until all is loaded
        self._task = self.loop.create_task(self.shell.main(self.desk.app, self._sit))

    def _sit(self) -> None:
        self.desk.sit("playpalace", SEATS)

    def play(self, rng: Random) -> str:
        """Play to the end of a game and begin the next; say what went wrong, if anything did."""
        told = self.loop.run_until_complete(self._play(rng))
        for place in ("finished", "removed"):
            shutil.rmtree(self.home / place, ignore_errors=True)
        return told

    async def _play(self, rng: Random) -> str:
        app = self.desk.app
        for _ in range(MOST_KEYS):
            await asyncio.sleep(0)
            table = self.desk.table
            if app.exit_code is not None:
                return f"the client ended with {app.exit_code}: {self.desk.speech.texts[-1:]}"
            if table is None or table.busy:
                await asyncio.sleep(0.001)
            elif table.state.awaiting == "over":
                self._press("enter")
                self.desk.speech.texts.clear()
                return ""
            else:
                self._press("r" if table.state.awaiting == "roll" else rng.choice("1234vts"))
        return "the game does not end"

    def _press(self, key: str) -> None:
        self.shell._do(self.desk.app.key, key)

    def burden(self) -> str:
        """Report growth beyond the limits: memory, open files or threads."""
        peak = _peak()
        if peak > MOST_MEGABYTES:
            return f"{peak:.1f} MB of memory"
        handles = len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else 0
        if handles > MOST_HANDLES:
            return f"{handles} open files"
        if threading.active_count() > MOST_THREADS:
            return f"{threading.active_count()} threads"
        return ""


def _peak() -> float:
    """Return the peak memory of this process in MB."""
    status = Path("/proc/self/status")
    if status.exists():  # what getrusage says there began with the program that started us
        kilobytes = re.findall(r"VmHWM:\s+(\d+) kB", status.read_text())
        return int(kilobytes[0]) / 1024
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return peak / 1024 if sys.platform == "darwin" else peak
