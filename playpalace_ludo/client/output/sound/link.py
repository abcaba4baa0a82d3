"""The client's end of the pipe to the audio worker; never blocks or raises."""

from __future__ import annotations

import contextlib
import itertools
import os
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import IO, TYPE_CHECKING

from playpalace_ludo.client.output.device_problems import ENDED, NO_ANSWER, problem

if TYPE_CHECKING:
    import subprocess

WORKER = "audio worker"
WORKER_MODULE = "playpalace_ludo.client.output.sound.worker"
MOST_WAITING = 256
"""Most commands queued for a worker that does not read; the oldest sounds are dropped."""
RETRY = 30.0
"""Seconds before a worker that ended is started again."""
_SETTINGS = {"beside", "own", "volumes", "voice"}
Command = dict[str, object]


class WorkerLink:
    """The worker started in the background, and the JSON lines written to it.

    The worker lives in a process of its own because sound libraries hang, print to the terminal
    and stop the interpreter, and because the library of our own voice has another licence.
    """

    def __init__(self, command: list[str] | None = None) -> None:
        self._command = command or [sys.executable, "-m", WORKER_MODULE]
        self._changed = threading.Condition()
        self._queue: deque[Command] = deque(maxlen=MOST_WAITING)
        self._settings: dict[str, Command] = {}
        """Commands to repeat when the worker is restarted."""
        self._numbers = itertools.count()
        self._spoken: dict[int, Callable[[], None]] = {}
        """Callbacks for the end of a text, by its number."""
        self._child: subprocess.Popen[bytes] | None = None
        self._running = False
        self._closing = False
        self._started_at = float("-inf")
        self._problems: dict[str, str] = {}
        """The problem of each part (`worker`, `sound`, `voice`); "" when it works."""

    def start(self) -> None:
        """Start the worker unless it runs or was started a moment ago and ended."""
        with self._changed:
            now = time.monotonic()
            if self._running or self._closing or now - self._started_at < RETRY:
                return
            self._running = True
            self._started_at = now
            self._problems.clear()
            self._queue.clear()
            self._queue.extend(self._settings.values())
        threading.Thread(target=self._run, name="audio-link", daemon=True).start()

    def send(self, command: str, **values: object) -> None:
        wanted = {"do": command, **values}
        with self._changed:
            if command in _SETTINGS:
                self._settings[command] = wanted
            self._queue.append(wanted)
            self._changed.notify_all()

    def say(self, text: str, interrupt: bool, heard: Callable[[], None]) -> None:
        """Send a text; `heard` is called when it has been spoken, unless it is cut off."""
        with self._changed:
            if interrupt:
                self._spoken.clear()
            number = next(self._numbers)
            self._spoken[number] = heard
        self.send("say", text=text, number=number, interrupt=interrupt)

    def ask(self, part: str, timeout: float, command: str, **values: object) -> str:
        """Send a command and wait for the part's answer; return its problem or ""."""
        with self._changed:
            self._problems.pop(part, None)
        self.send(command, **values)
        return self.await_part(part, timeout)

    def alive(self) -> bool:
        return self._running and not self._closing and "worker" not in self._problems

    def state(self, part: str) -> str | None:
        """Return None while a part is starting, "" when it works, otherwise its problem."""
        with self._changed:
            return self._problems.get("worker", self._problems.get(part))

    def await_part(self, part: str, timeout: float) -> str:
        """Wait until a part works; return its problem or ""."""
        with self._changed:
            self._changed.wait_for(
                lambda: "worker" in self._problems or part in self._problems, timeout
            )
        state = self.state(part)
        return problem(NO_ANSWER, WORKER) if state is None else state

    def close(self, timeout: float = 0.5) -> None:
        """Let the worker end by itself; one that hangs is killed."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
            ended = self._changed.wait_for(lambda: not self._running, timeout)
            if not ended and self._child is not None:
                self._child.kill()

    def _run(self) -> None:
        try:
            self._serve()
        except OSError as error:
            self._note("worker", str(error))
        with self._changed:
            self._running = False
            self._changed.notify_all()

    def _serve(self) -> None:
        import json  # both slow to import, so only when they are needed
        import subprocess

        self._child = child = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=_environment(),
            # Only the client handles the player's Ctrl+C.
            start_new_session=os.name == "posix",
            # On Windows it gets a console of its own that is never shown, and none flashes up.
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        assert child.stdin is not None and child.stdout is not None
        reader = threading.Thread(
            target=self._listen, args=(child.stdout,), name="audio-reports", daemon=True
        )
        reader.start()
        with contextlib.suppress(OSError):  # it ended; the reader thread says so
            while (wanted := self._next()) is not None:
                child.stdin.write(json.dumps(wanted).encode() + b"\n")
                child.stdin.flush()
        with contextlib.suppress(OSError):
            child.stdin.close()
        reader.join()
        child.wait()

    def _next(self) -> Command | None:
        with self._changed:
            self._changed.wait_for(
                lambda: self._queue or self._closing or "worker" in self._problems
            )
            return self._queue.popleft() if self._queue else None

    def _listen(self, reports: IO[bytes]) -> None:
        import json

        with reports:
            for report in reports:
                try:
                    values = json.loads(report)
                    if "spoken" in values:
                        self._was_spoken(values["spoken"])
                    else:
                        self._note(str(values["part"]), str(values["problem"]))
                except (ValueError, KeyError, TypeError):
                    continue  # not a report: some library printed to standard output
        self._note("worker", problem(ENDED, WORKER))

    def _was_spoken(self, number: int) -> None:
        with self._changed:
            heard = self._spoken.pop(number, None)
        if heard is not None:
            heard()

    def _note(self, part: str, why: str) -> None:
        with self._changed:
            self._problems[part] = why
            self._changed.notify_all()


def _environment() -> dict[str, str]:
    """Let the worker import this package, but nothing from the current folder."""
    home = str(Path(__file__).resolve().parents[4])
    path = os.environ.get("PYTHONPATH")
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([home, path] if path else [home]),
        "PYTHONSAFEPATH": "1",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
