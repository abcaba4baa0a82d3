"""A small client for speech-dispatcher that can stand in for its own `speechd` module.

The real module is a Debian package and invisible in a virtual environment. This one offers what
accessible-output2 calls, in the same words, over the same socket.
"""

from __future__ import annotations

import getpass
import os
import shutil
import socket
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

from playpalace_ludo.client.output.device_problems import ENDED, NOT_INSTALLED, NOT_RUNNING, problem

PORT = 6560
WAIT = 5.0
"""Seconds to wait for an answer; the thread that calls has its own, shorter patience."""


class CallbackType:
    """Names accessible-output2 passes to `speak`; this client does not report events."""

    BEGIN = "begin"
    CANCEL = "cancel"
    END = "end"


class SSIPError(Exception):
    """The server refused a command or has gone."""


class SSIPClient:
    """A connection to speech-dispatcher, which is started if it is installed but not running."""

    def __init__(self, name: str) -> None:
        self._socket = _connect()
        self._socket.settimeout(WAIT)
        self._answers = self._socket.makefile("rb")
        self._command(f"SET self CLIENT_NAME {_user()}:{name or 'playpalace-ludo'}:main")
        # Messages queue; the default of some set-ups would drop all but the newest.
        self._command("SET self PRIORITY message")

    def speak(
        self,
        text: str,
        callback: Callable[..., None] | None = None,
        event_types: Sequence[str] = (),
    ) -> None:
        self._command("SPEAK")
        lines = ("." + line if line.startswith(".") else line for line in text.splitlines())
        self._command("\r\n".join(lines) + "\r\n.")

    def cancel(self) -> None:
        self._command("CANCEL self")

    def set_rate(self, value: int) -> None:
        self._command(f"SET self RATE {max(-100, min(100, value))}")

    def set_language(self, value: str) -> None:
        self._command(f"SET self LANGUAGE {value}")

    def set_synthesis_voice(self, value: str) -> None:
        self._command(f"SET self SYNTHESIS_VOICE {value}")

    def list_synthesis_voices(self) -> list[tuple[str, str, str]]:
        """Return name, language and variant of every voice."""
        rows = (row.split("\t") for row in self._command("LIST SYNTHESIS_VOICES"))
        return [(row[0], row[1], row[2]) for row in rows if len(row) == 3]

    def close(self) -> None:
        try:
            self._command("QUIT")
        finally:
            self._answers.close()
            self._socket.close()

    def _command(self, text: str) -> list[str]:
        """Send a command and return the rows of its answer."""
        self._socket.sendall(text.encode("utf-8", "replace") + b"\r\n")
        rows: list[str] = []
        while True:
            raw = self._answers.readline()
            if not raw:
                raise SSIPError(problem(ENDED, "speech-dispatcher"))
            answer = raw.decode("utf-8", "replace").strip()
            # `208-row` announces more rows, `208 words` is the end; 700 and up are events.
            if answer.startswith("7"):
                continue
            if answer[3:4] == " ":
                break
            rows.append(answer[4:])
        if not answer.startswith("2"):
            raise SSIPError(answer)
        return rows


def _user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # a user id without a name, as in some containers
        return "player"


def _connect() -> socket.socket:
    try:
        return _open(*_address())
    except OSError:
        _spawn(*_address())
        return _open(*_address())


def _open(method: str, place: str) -> socket.socket:
    if method == "inet_socket":
        host, _, port = place.rpartition(":")
        return socket.create_connection((host or "127.0.0.1", int(port)), timeout=WAIT)
    if not hasattr(socket, "AF_UNIX"):
        raise SSIPError(problem(NOT_INSTALLED, "speech-dispatcher"))
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        connection.connect(place)
    except OSError:
        connection.close()
        raise
    return connection


def _address() -> tuple[str, str]:
    """Return the method and the place, as SPEECHD_ADDRESS or the usual habit gives them."""
    given = os.environ.get("SPEECHD_ADDRESS", "")
    if given:
        method, _, place = given.partition(":")
        if method == "unix_socket" and place:
            return method, place
        if method == "inet_socket":
            host, _, port = place.partition(":")
            if not port or port.isdigit():
                return method, f"{host or '127.0.0.1'}:{port or PORT}"
        raise SSIPError(
            f"SPEECHD_ADDRESS is {given!r}; it must look like unix_socket:/path or "
            "inet_socket:host:port"
        )
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    home = Path(runtime) if runtime else Path.home() / ".cache"
    return "unix_socket", str(home / "speech-dispatcher" / "speechd.sock")


def _spawn(method: str, place: str) -> None:
    program = shutil.which("speech-dispatcher")
    if program is None:
        raise SSIPError(problem(NOT_INSTALLED, "speech-dispatcher"))
    options = ["--spawn", "--communication-method", method]
    if method == "unix_socket":
        options += ["--socket-path", place]
    else:
        host, _, port = place.rpartition(":")
        if host not in {"127.0.0.1", "localhost", "::1"}:
            raise SSIPError(problem(NOT_RUNNING, f"speech-dispatcher at {place}"))
        options += ["--port", port]
    done = subprocess.run(
        [program, *options], stdin=subprocess.DEVNULL, capture_output=True, timeout=10
    )
    if done.returncode:
        words = done.stderr.decode("utf-8", "replace").strip() or done.stdout.decode().strip()
        raise SSIPError(f"speech-dispatcher did not start: {words}")
