"""Firefox over BiDi and WebKitGTK over WebDriver, without a library for either."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

from websockets.sync.client import ClientConnection, connect

PATIENCE = 180
MINI_BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
KEYS = {"Enter": "\ue007", "Tab": "\ue004", "Down": "\ue015"}


class Seen(Protocol):
    """A page that can be looked at."""

    def run(self, script: str) -> Any:
        """Evaluate an expression in the page; its value is plain."""


class Driven(Seen, Protocol):
    """A page in some browser."""

    def go(self, url: str) -> None: ...

    def press(self, key: str) -> None: ...


def wait_for(driven: Seen, condition: str, seconds: float = PATIENCE) -> None:
    until = time.monotonic() + seconds
    while not driven.run(f"Boolean({condition})"):
        assert time.monotonic() < until, condition
        time.sleep(0.1)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Wire:
    """A browser's own socket: commands and answers by number."""

    def __init__(self, wire: ClientConnection) -> None:
        self._wire = wire
        self._number = 0

    def ask(self, method: str, **params: Any) -> Any:
        self._number += 1
        self._wire.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._wire.recv(timeout=PATIENCE))
            if answer.get("id") == self._number:
                assert "result" in answer, answer
                return answer["result"]


class ChromiumTab(Wire):
    """A tab looked at without a word to the page.

    Playwright listens for clicks in every page it drives, and Orca then calls all of it clickable.
    """

    def run(self, script: str) -> Any:
        said = self.ask(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True
        )
        assert "exceptionDetails" not in said, said
        return said["result"].get("value")


class Firefox(Wire):
    """Firefox over BiDi."""

    def __init__(self, wire: ClientConnection) -> None:
        super().__init__(wire)
        self.ask("session.new", capabilities={})
        self._context = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def go(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def run(self, script: str) -> Any:
        said = self.ask(
            "script.evaluate",
            expression=f"JSON.stringify({script}) ?? 'null'",
            target={"context": self._context},
            awaitPromise=True,
        )
        assert said["type"] == "success", said
        return json.loads(said["result"]["value"])

    def press(self, key: str) -> None:
        value = KEYS.get(key, key)
        acts = [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")]
        self.ask(
            "input.performActions",
            context=self._context,
            actions=[{"type": "key", "id": "keys", "actions": acts}],
        )


class WebKit:
    """WebKitGTK's small browser behind its WebDriver."""

    def __init__(self, address: str, binary: str) -> None:
        self._address = address
        options = {"binary": binary, "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        session = self._ask("", {"capabilities": wanted})
        self._address = f"{address}/session/{session['sessionId']}"

    def _ask(self, path: str, body: object) -> Any:
        address = self._address if path else f"{self._address}/session"
        request = urllib.request.Request(
            f"{address}{path}",
            json.dumps(body).encode(),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)["value"]

    def go(self, url: str) -> None:
        self._ask("/url", {"url": url})

    def run(self, script: str) -> Any:
        return self._ask("/execute/sync", {"script": f"return {script}", "args": []})

    def press(self, key: str) -> None:
        value = KEYS.get(key, key)
        acts = [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")]
        self._ask("/actions", {"actions": [{"type": "key", "id": "keys", "actions": acts}]})


@contextlib.contextmanager
def _running(words: list[str], folder: Path, **env: str) -> Iterator[None]:
    with (folder / "browser.log").open("ab") as log:
        whole = {**os.environ, "HOME": str(folder), **env}
        process = subprocess.Popen(
            words,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            env=whole,
            start_new_session=True,
        )
    try:
        yield
    finally:
        os.killpg(process.pid, signal.SIGTERM)  # xvfb-run leaves display and browser running
        process.wait(20)


def _until_heard(port: int) -> None:
    until = time.monotonic() + 60
    while True:
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        assert time.monotonic() < until, "the browser does not answer"
        time.sleep(0.1)


def firefox_path() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


def webkit_paths() -> tuple[str, str, str] | None:
    """Return the driver, the browser and a display to put it on; None if one is missing."""
    browsers = sorted(Path("/").glob(MINI_BROWSERS.lstrip("/")))
    driver, display = shutil.which("WebKitWebDriver"), shutil.which("xvfb-run")
    return (driver, str(browsers[-1]), display) if driver and browsers and display else None


@contextlib.contextmanager
def firefox(folder: Path) -> Iterator[Driven]:
    port, program = _free_port(), firefox_path()
    assert program is not None
    (folder / "profile").mkdir()
    words = [program, "--headless", "--no-remote", "--profile", str(folder / "profile")]
    with _running([*words, f"--remote-debugging-port={port}", "about:blank"], folder):
        _until_heard(port)
        with connect(f"ws://127.0.0.1:{port}/session", max_size=None) as wire:
            yield Firefox(wire)


@contextlib.contextmanager
def webkit(folder: Path) -> Iterator[Driven]:
    port, paths = _free_port(), webkit_paths()
    assert paths is not None
    driver, browser, display = paths
    words = [display, "-a", driver, f"--port={port}", "--host=127.0.0.1"]
    with _running(words, folder, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS="1"):
        _until_heard(port)
        yield WebKit(f"http://127.0.0.1:{port}", browser)
