"""A small client for speech-dispatcher that can replace its own `speechd` module.

The real module is a Debian package and invisible in a virtual environment. This one has the methods
that accessible-output2 calls, over the same socket.
"""

from __future__ import annotations

import contextlib
import getpass
import os
import queue
import shutil
import socket
import subprocess
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from playpalace_ludo.cleaning import clean
from playpalace_ludo.client.output.device_problems import (
    ENDED,
    NO_ANSWER,
    NOT_INSTALLED,
    NOT_RUNNING,
    problem,
)

PORT = 6560
WAIT = 5.0
"""Seconds to wait for an answer; the calling thread has a shorter limit of its own."""


class CallbackType:
    """Events of a text, as passed to the callback of `speak`."""

    BEGIN = "begin"
    CANCEL = "cancel"
    END = "end"


EVENTS = {"701": CallbackType.BEGIN, "702": CallbackType.END, "703": CallbackType.CANCEL}
LAST = {CallbackType.CANCEL, CallbackType.END}
"""Final events of a text."""


class SSIPError(Exception):
    """The server refused a command or has gone."""


class _Note(NamedTuple):
    """Callback and events for one text."""

    callback: Callable[..., None]
    event_types: Sequence[str]


class SSIPClient:
    """A connection to speech-dispatcher, which is started if it is installed but not running."""

    def __init__(self, name: str) -> None:
        self._socket = _connect()
        self._socket.settimeout(None)
        self._answers: SimpleQueue[list[str] | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._notes: dict[str, _Note] = {}
        self._early: dict[str, list[str]] = {}
        """Events of texts whose number has not been learned yet."""
        threading.Thread(target=self._listen, name="speech-ssip", daemon=True).start()
        self._set("CLIENT_NAME", f"{_user()}:{name or 'playpalace-ludo'}:main")
        # Messages queue; the default of some set-ups would drop all but the newest.
        self._set("PRIORITY", "message")
        for event in ("BEGIN", "END", "CANCEL"):
            self._set("NOTIFICATION", f"{event} on")

    def speak(
        self,
        text: str,
        callback: Callable[..., None] | None = None,
        event_types: Sequence[str] = tuple(EVENTS.values()),
    ) -> None:
        self._command("SPEAK")
        lines = ("." + line if line.startswith(".") else line for line in text.splitlines())
        rows = self._command("\r\n".join(lines) + "\r\n.")
        if callback is not None and rows:
            self._take_note(rows[0], _Note(callback, event_types))

    def cancel(self) -> None:
        self._command("CANCEL self")

    def set_rate(self, value: int) -> None:
        self._set("RATE", str(max(-100, min(100, value))))

    def set_volume(self, value: int) -> None:
        self._set("VOLUME", str(max(-100, min(100, value))))

    def set_language(self, value: str) -> None:
        self._set("LANGUAGE", value)

    def set_synthesis_voice(self, value: str) -> None:
        self._set("SYNTHESIS_VOICE", value)

    def list_synthesis_voices(self) -> list[tuple[str, str, str]]:
        """Return name, language and variant of every voice."""
        rows = (row.split("\t") for row in self._command("LIST SYNTHESIS_VOICES"))
        return [(row[0], row[1], row[2]) for row in rows if len(row) == 3]

    def close(self) -> None:
        try:
            self._command("QUIT")
        finally:
            # Wakes the listening thread, which `close` alone would not.
            with contextlib.suppress(OSError):
                self._socket.shutdown(socket.SHUT_RDWR)
            self._socket.close()

    def _set(self, what: str, value: str) -> None:
        """Change a setting; a line break in the value would begin another command."""
        self._command(f"SET self {what} {clean(value)}")

    def _command(self, text: str) -> list[str]:
        """Send a command and return the rows of its answer."""
        self._socket.sendall(text.encode("utf-8", "replace") + b"\r\n")
        try:
            answer = self._answers.get(timeout=WAIT)
        except queue.Empty:
            raise SSIPError(problem(NO_ANSWER, "speech-dispatcher")) from None
        if answer is None:
            raise SSIPError(problem(ENDED, "speech-dispatcher"))
        *rows, verdict = answer
        if not verdict.startswith("2"):
            raise SSIPError(verdict)
        return [row[4:] for row in rows]

    def _listen(self) -> None:
        """Sort the server's lines into answers and events; `208-row` announces more rows."""
        rows: list[str] = []
        with contextlib.suppress(OSError, ValueError), self._socket.makefile("rb") as source:
            for raw in source:
                rows.append(raw.decode("utf-8", "replace").strip())
                if rows[-1][3:4] == "-":
                    continue
                if rows[-1].startswith("7"):
                    self._happened(rows)
                else:
                    self._answers.put(rows)
                rows = []
        self._answers.put(None)

    def _happened(self, rows: list[str]) -> None:
        kind, number = EVENTS.get(rows[-1][:3]), rows[0][4:]
        if kind is None or len(rows) < 2:
            return
        with self._lock:
            note = self._notes.get(number)
            if note is None:
                self._early.setdefault(number, []).append(kind)
            elif kind in LAST:
                del self._notes[number]
        if note is not None and kind in note.event_types:
            note.callback(kind)

    def _take_note(self, number: str, note: _Note) -> None:
        with self._lock:
            early = self._early.pop(number, [])
            if not LAST.intersection(early):
                self._notes[number] = note
        for kind in early:
            if kind in note.event_types:
                note.callback(kind)


def _user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # a user id without a name, as in some containers
        return "player"


def ensure_running() -> None:
    """Start speech-dispatcher in a session of its own, unless it is running."""
    _connect().close()


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
    """Return the method and the place from SPEECHD_ADDRESS, or the defaults."""
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
    program = shutil.which(os.environ.get("SPEECHD_CMD") or "speech-dispatcher")
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
    # Its voice modules stay in the session they are born in: in that of our terminal they would
    # die with its window, and the server would go on without a voice for everybody.
    done = subprocess.run(
        [program, *options],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=10,
        start_new_session=True,
    )
    if done.returncode:
        words = done.stderr.decode("utf-8", "replace").strip() or done.stdout.decode().strip()
        raise SSIPError(f"speech-dispatcher did not start: {words}")
