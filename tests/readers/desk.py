"""Services a screen reader needs on a machine without screen and sound, started and ended.

Everything lives in one folder: logs, sockets, homes. Nothing outside it is written.
"""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
SPEECH = ("speech-dispatcher",)
DESKTOP = ("xvfb", "dbus", "at-spi2-core", "openbox", "xdotool", "xfce4-terminal")
SETTINGS = ("gsettings-desktop-schemas", "dconf-gsettings-backend")
PACKAGES = {
    "speech": SPEECH,
    "yasr": ("yasr", *SPEECH),
    "fenrir": ("fenrir", "python3-speechd", *SPEECH),
    "tdsr": ("python3-pyte", "python3-wcwidth", "python3-speechd", *SPEECH),
    "orca": ("orca", "python3-speechd", *SPEECH, *DESKTOP, *SETTINGS),
    "page": ("orca", "python3-speechd", "chromium", *SPEECH, *DESKTOP, *SETTINGS),
    "desktop-braille": ("brltty", "brltty-x11", *DESKTOP, *SETTINGS),
    "console-braille": ("brltty",),
    "direct-braille": ("brltty", "libbrlapi0.8", *SPEECH),
}
"""Debian's packages, by what is to be run."""
TERMINALS = {
    "xfce4-terminal": ("xfce4-terminal", "--disable-server", "--geometry={size}", "-x"),
    "mate-terminal": ("mate-terminal", "--disable-factory", "--geometry={size}", "-x"),
    "gnome-terminal": ("gnome-terminal", "--wait", "--geometry={size}", "--"),
}
"""How to start a program in terminals that tell the accessibility bus what they show."""
API_PORT = 4101
"""The port BRLTTY derives for its interface for programs, as an offset."""
HELD = 160
"""Twice the milliseconds for which a key is held."""
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")


def missing(what: str) -> list[str]:
    """Return the packages that a reader lacks here; all of them where there is no Debian."""
    if shutil.which("dpkg-query") is None:
        return list(PACKAGES[what])
    asked = ["dpkg-query", "-W", "-f", "${Package} ${db:Status-Status}\\n", *PACKAGES[what]]
    found = subprocess.run(asked, capture_output=True, text=True).stdout.splitlines()
    return [name for name in PACKAGES[what] if f"{name} installed" not in found]


class Utterance(NamedTuple):
    """An utterance of the voice."""

    begin: float
    end: float
    cut: bool
    text: str


class Desk:
    """Processes of one test, ended in reverse order by their ids."""

    def __init__(self, folder: Path, pace: float = 25.0) -> None:
        self.folder = folder
        self.pace = pace
        self.home, self.runtime = folder / "home", folder / "run"
        for place in (folder, self.home, self.runtime):
            place.mkdir(parents=True, exist_ok=True)
        self.runtime.chmod(0o700)
        self._voice_log = folder / "voice.jsonl"
        self._running: list[subprocess.Popen[bytes]] = []
        self.env = {
            "PATH": f"{folder}:{os.environ['PATH']}",
            "HOME": str(self.home),
            "XDG_RUNTIME_DIR": str(self.runtime),
            "XDG_CONFIG_HOME": str(self.home / ".config"),
            "XDG_DATA_HOME": str(self.home / ".local/share"),
            "XDG_CACHE_HOME": str(self.home / ".cache"),
            "LANG": "C.UTF-8",
            "TERM": "xterm-256color",
            "SILENT_VOICE_LOG": str(self._voice_log),
            "SILENT_VOICE_PACE": str(pace),
            "SDL_AUDIODRIVER": "dummy",
        }

    def start(self, *words: str, name: str = "", **env: str) -> subprocess.Popen[bytes]:
        with (self.folder / f"{name or Path(words[0]).name}.log").open("ab") as log:
            process = subprocess.Popen(
                words,
                env={**self.env, **env},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self._running.append(process)
        return process

    def end(self, process: subprocess.Popen[bytes], how: signal.Signals = signal.SIGTERM) -> None:
        """End a process and what it started."""
        self._running.remove(process)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, how)
        try:
            process.wait(3)
        except subprocess.TimeoutExpired:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    def __enter__(self) -> Desk:
        return self

    def __exit__(self, *_: object) -> None:
        for process in reversed(list(self._running)):
            self.end(process)

    def script(self, words: Sequence[str]) -> str:
        """Write a command that is one letter to type, `g`, and return its name."""
        file = self.folder / "g"
        file.write_text(f"#!/bin/sh\nexec {shlex.join(words)}\n")
        file.chmod(0o755)
        return file.name

    def speech_dispatcher(self, *, network: bool = False) -> subprocess.Popen[bytes]:
        """Start a real speech-dispatcher whose only voice is the silent one."""
        config = self.folder / "speechd"
        (config / "modules").mkdir(parents=True, exist_ok=True)
        (config / "modules" / "silent.conf").write_text("Debug 0\n")
        (config / "speechd.conf").write_text(
            'LogLevel 3\nLogDir "default"\nDefaultRate 0\nDefaultVolume 100\nDefaultLanguage "en"\n'
            'AddModule "silent" "silent_voice.py" "silent.conf"\nDefaultModule silent\n'
        )
        file = self.runtime / "speech-dispatcher" / "speechd.sock"
        file.parent.mkdir(exist_ok=True)
        file.unlink(missing_ok=True)
        port = free_port() if network else 0
        where = ["unix_socket", "--socket-path", str(file)]
        if network:
            where = ["inet_socket", "--port", str(port)]
            self.env["SPEECHD_ADDRESS"] = f"inet_socket:127.0.0.1:{port}"
        program = shutil.which("speech-dispatcher") or "speech-dispatcher"
        server = self.start(
            *(program, "--run-single", "--config-dir", str(config)),
            *("--communication-method", *where, "--log-dir", str(self.folder)),
            *("--timeout", "0", "--module-dir", str(HERE)),
            # The voice is started by its first line, with whatever Python comes first.
            PATH=f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        )
        wait_for(lambda: answers(port) if network else file.exists(), "speech-dispatcher")
        return server

    def spoken(self) -> list[Utterance]:
        """Every utterance in the order in which it ended."""
        if not self._voice_log.exists():
            return []
        rows = self._voice_log.read_text(encoding="utf-8").splitlines()
        return [Utterance(**json.loads(row)) for row in rows]

    def busy(self) -> bool:
        return self._voice_log.with_name(f"{self._voice_log.name}.busy").exists()

    def desktop(self) -> None:
        """Start a display, a session bus with accessibility, and a window manager."""
        ours, theirs = os.pipe()
        words = ["Xvfb", "-displayfd", str(theirs), "-screen", "0", "1024x768x24"]
        with (self.folder / "Xvfb.log").open("ab") as log:
            xvfb = subprocess.Popen(
                [*words, "-nolisten", "tcp"],
                env=self.env,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                pass_fds=[theirs],
            )
        self._running.append(xvfb)
        os.close(theirs)
        with os.fdopen(ours) as answer:
            self.env["DISPLAY"] = f":{answer.readline().strip()}"
        address = f"unix:path={self.runtime / 'bus'}"
        self.env["DBUS_SESSION_BUS_ADDRESS"] = address
        self.start("dbus-daemon", "--session", "--nofork", f"--address={address}")
        wait_for((self.runtime / "bus").exists, "dbus-daemon")
        key = ["org.gnome.desktop.interface", "toolkit-accessibility", "true"]
        subprocess.run(["gsettings", "set", *key], env=self.env, check=True)
        self.start(next(file for file in LAUNCHERS if Path(file).exists()), "--launch-immediately")
        wait_for((self.runtime / "at-spi").exists, "the accessibility bus")
        self.start("openbox")

    def orca(self) -> subprocess.Popen[bytes]:
        before = len(self.spoken())
        orca = self.start("orca", "--debug-file", str(self.folder / "orca-debug.out"))
        wait_for(lambda: len(self.spoken()) > before, "Orca", 90)
        return orca

    def terminal(
        self, *words: str, emulator: str = "xfce4-terminal", rows: int = 24
    ) -> subprocess.Popen[bytes]:
        """Open a window with a program in it, and wait until it has the keyboard."""
        opening = [word.format(size=f"80x{rows}") for word in TERMINALS[emulator]]
        window = self.start(*opening, *words, name="terminal", PS1="$ ")
        shown = ("search", "--onlyvisible", "--class", "terminal")  # a first window may go again
        wait_for(
            lambda: {*self._xdotool("getactivewindow")} & {*self._xdotool(*shown)}, "the terminal"
        )
        return window

    def _xdotool(self, *words: str) -> list[str]:
        asked = ["xdotool", *words]
        done = subprocess.run(asked, env=self.env, capture_output=True, text=True, timeout=30)
        return done.stdout.split()

    def press(self, key: str) -> None:
        """Press a key, named as xdotool names it, for as long as people do.

        Orca echoes a typed letter when the key is released, if it is on the screen by then.
        """
        words = ["xdotool", "key", "--clearmodifiers", "--delay", str(HELD), key]
        subprocess.run(words, env=self.env, check=True)

    def brltty(
        self, port: int, screen: str, *, api: int = 0, auth: str = "none"
    ) -> subprocess.Popen[bytes]:
        """Start BRLTTY for a display that listens at `port`, and for programs at `api`."""
        (self.folder / "brltty.conf").write_text("\n")
        programs = ["-A", f"host=127.0.0.1:{api},auth={auth}"] if api else ["-N"]
        return self.start(
            *("brltty", "-n", "-e", "-l", "info", "-f", str(self.folder / "brltty.conf")),
            *("-b", "vr", "-d", f"client:127.0.0.1:{port}", "-x", screen, "-s", "no", *programs),
            *("-P", str(self.folder / "brltty.pid"), "-F", str(self.folder / "brltty.prefs")),
            *("-U", str(self.folder), "-W", str(self.folder)),
        )


def wait_for(ready: Callable[[], object], what: str, seconds: float = 60.0) -> None:
    until = time.monotonic() + seconds
    while not ready():
        if time.monotonic() > until:
            raise TimeoutError(f"{what} did not come up within {seconds:.0f} seconds")
        time.sleep(0.05)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port


def answers(port: int) -> bool:
    with contextlib.suppress(OSError):
        socket.create_connection(("127.0.0.1", port), 1).close()
        return True
    return False
