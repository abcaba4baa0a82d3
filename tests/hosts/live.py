"""A real server process on loopback, and clients that talk its websocket protocol."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from playpalace_ludo.hosts.host import Host
from playpalace_ludo.hosts.install import detect

from .checkouts import PLAYAURAL, PLAYPALACE, Checkout, checkout

STARTED_WITHIN = 900
"""Seconds; PlayPalace compiles every language first, and a full machine is slow."""
PASSWORD = "correct horse 1"
# The server's own example, made fit for a test: no waiting for approval, no limits, quick ticks.
PLAYPALACE_CONFIG = (
    (r"auto_approve_new_accounts = false", "auto_approve_new_accounts = true"),
    (r"allow_insecure_ws = false", "allow_insecure_ws = true"),
    (r"(\w+_per_minute) = \d+", r"\1 = 0"),
    (r"tick_interval_ms = \d+", "tick_interval_ms = 10"),
    (r"# enabled_locales = .*", 'enabled_locales = ["en"]'),
    (r'fallback_behavior = "default"', 'fallback_behavior = "disabled"'),
)
# PlayAural has no setting for it: three accounts a day from one address, tests need twenty.
PLAYAURAL_LIMIT = (r"REG_MAX_ATTEMPTS = \d+", "REG_MAX_ATTEMPTS = 1000")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


Settings = Sequence[tuple[str, str]]
"""Pairs of text to find in PlayPalace's settings and its replacement."""


def copy_of(checkout: Checkout, directory: Path, settings: Settings = ()) -> detect.ServerFolder:
    """The server to itself, so that a test's accounts and tables touch no checkout."""
    ignore = shutil.ignore_patterns("tests", "__pycache__", ".cache", ".venv", "*.db")
    shutil.copytree(checkout.server.server_dir, directory / "server", ignore=ignore)
    if checkout.server.host is PLAYPALACE:
        config = (directory / "server" / "config.example.toml").read_text(encoding="utf-8")
        for old, new in (*PLAYPALACE_CONFIG, *settings):
            config = re.sub(old, new, config)
        (directory / "server" / "config.toml").write_text(config, encoding="utf-8")
        database = directory / "var" / "server" / "playpalace.db"
        database.parent.mkdir(parents=True)
        owner = ["bootstrap-owner", "--username", "owner", "--password", PASSWORD]
        subprocess.run(
            [checkout.python, "-m", "server.cli", *owner, "--db-path", str(database)],
            cwd=directory,
            env={**os.environ, "PLAYPALACE_DISABLE_LOCALE_CACHE": "1"},
            check=True,
            capture_output=True,
        )
    if checkout.server.host is PLAYAURAL:
        limits = directory / "server" / "auth" / "rate_limit.py"
        text = limits.read_text(encoding="utf-8")
        limits.write_text(re.sub(*PLAYAURAL_LIMIT, text), encoding="utf-8")
    return detect.find(directory)


@contextlib.contextmanager
def running(
    checkout: Checkout, server: detect.ServerFolder, command: list[str] | None = None
) -> Iterator[int]:
    """The server, started with `playpalace-ludo host` unless told otherwise; yields its port."""
    with process(checkout, server, command) as (port, _):
        yield port


@contextlib.contextmanager
def process(
    checkout: Checkout, server: detect.ServerFolder, command: list[str] | None = None
) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """The same with its process, for those who mean to kill it."""
    port = free_port()
    ours = [sys.executable, "-m", "playpalace_ludo.cli.main", "host", str(server.server_dir)]
    start = command or [*ours, "--python", checkout.python, "--"]
    # PlayPalace compiles its language before it answers, not in the face of the first player.
    eager = ["--preload-locales"] if server.host is PLAYPALACE else []
    log = open(server.server_dir / f"log-{port}.txt", "w")  # noqa: SIM115 - closed below
    started = subprocess.Popen(
        [*start, "--host", "127.0.0.1", "--port", str(port), *eager],
        env={**os.environ, "PLAYPALACE_DISABLE_LOCALE_CACHE": "1"},
        cwd=server.server_dir,
        stdout=log,
        stderr=subprocess.STDOUT,
        # A shell that starts us in the background has SIGINT ignored, and a child inherits that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    try:
        complaint = f"the server did not start, see {log.name}"
        wait_for(lambda: answers(port) or started.poll() is not None, STARTED_WITHIN, complaint)
        assert started.poll() is None, Path(log.name).read_text("utf-8")[-2000:]
        yield port, started
    finally:
        started.send_signal(signal.SIGINT)
        try:
            started.wait(30)
        except subprocess.TimeoutExpired:
            started.kill()
            started.wait()
        log.close()


def answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 0.2).close()
    except OSError:
        return False
    return True


def wait_for(reached: Callable[[], object], seconds: float, complaint: str) -> None:
    end = time.monotonic() + seconds
    while not reached():
        assert time.monotonic() < end, complaint
        time.sleep(0.1)


def version_of(server: detect.ServerFolder) -> str:
    text = (server.server_dir / "core" / "server.py").read_text(encoding="utf-8")
    found = re.search(r'^VERSION = "([^"]+)"', text, re.MULTILINE)
    return found.group(1) if found else "11.0.0"


class Client:
    """One account: remembers its menus and what it heard, as a client would show them."""

    def __init__(self, server: detect.ServerFolder, port: int, name: str) -> None:
        self.server = server
        self.port = port
        self.name = name
        self.address = "127.0.0.1"
        """Where it calls from; PlayAural lets few people in from one address."""
        self.menus: dict[str, list[Any]] = {}
        self.open = ""
        self.said: list[str] = []
        self.inputs: list[dict[str, Any]] = []
        self.packets: list[dict[str, Any]] = []

    def register(self) -> Client:
        self.connect()
        self.send(
            type="register",
            username=self.name,
            password=PASSWORD,
            email=f"{self.name}@example.org",
            bio="",
            locale="en",
            **self._aural(client_type="python"),
        )
        self.pump(1.0)
        self.close()
        return self

    def login(self) -> Client:
        self.connect()
        major, minor, patch = (version_of(self.server).split(".") + ["0", "0"])[:3]
        if self.server.host is PLAYAURAL:
            version: dict[str, Any] = {"version": version_of(self.server), "client": "python"}
            version["client_type"] = "python"
        else:
            version = {"major": int(major), "minor": int(minor), "patch": int(patch)}
            version |= {"client_type": "Desktop", "platform": "test"}
        self.send(type="authorize", username=self.name, password=PASSWORD, locale="en", **version)
        self.until(lambda: self.saw("authorize_success"), "login", seconds=60)
        self.until(lambda: bool(self.open), "the first menu", seconds=60)
        return self

    def _aural(self, **fields: Any) -> dict[str, Any]:
        return fields if self.server.host is PLAYAURAL else {}

    def connect(self) -> None:
        self.packets.clear()
        self.menus.clear()
        self.open = ""
        self._stack = contextlib.ExitStack()
        opening = connect(
            f"ws://127.0.0.1:{self.port}",
            open_timeout=300,  # a server under Wine on a full machine takes minutes
            source_address=(self.address, 0),
            max_queue=None,  # else a client that is not read answers no pings
            ping_interval=None,
        )
        self.socket = self._stack.enter_context(opening)

    def close(self) -> None:
        self._stack.close()

    def send(self, **packet: Any) -> None:
        self.socket.send(json.dumps(packet))

    def key(self, key: str, **modifiers: bool) -> None:
        pressed = {"control": False, "alt": False, "shift": False, **modifiers}
        self.send(type="keybind", key=key, **pressed)

    def select(self, item: str, menu: str | None = None) -> None:
        menu = menu or self.open
        ids = [row["id"] if isinstance(row, dict) else row for row in self.menus.get(menu, [])]
        index = ids.index(item) + 1 if item in ids else 1
        self.send(type="menu", menu_id=menu, selection=index, selection_id=item)

    def type(self, text: str) -> None:
        self.send(type="editbox", text=text, input_id=self.inputs[-1]["input_id"])

    def rows(self, menu: str) -> dict[str, str]:
        return {r["id"]: r["text"] for r in self.menus.get(menu, []) if isinstance(r, dict)}

    def saw(self, kind: str) -> bool:
        return any(packet["type"] == kind for packet in self.packets)

    def pump(self, seconds: float = 0.1) -> None:
        """Take in what the server sends."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                self.take(json.loads(self.socket.recv(timeout=left)))
            except TimeoutError:
                return
            except ConnectionClosed:
                return

    def take_waiting(self) -> None:
        """Take in what has arrived, and wait for nothing."""
        while True:
            try:
                self.take(json.loads(self.socket.recv(timeout=0)))
            except (TimeoutError, ConnectionClosed):
                return

    def take(self, packet: dict[str, Any]) -> None:
        self.packets.append(packet)
        if packet["type"] == "menu":
            self.menus[packet["menu_id"]] = packet["items"]
            self.open = packet["menu_id"] if packet["items"] else self.open
        elif packet["type"] == "speak" and not packet.get("muted"):
            self.said.append(packet["text"])
        elif packet["type"] == "request_input":
            self.inputs.append(packet)

    def until(self, reached: Callable[[], bool], what: str, seconds: float = 20) -> None:
        end = time.monotonic() + seconds
        while not reached():
            assert time.monotonic() < end, (
                f"{self.name} waited for {what}: menu {self.open} {self.rows(self.open)}, "
                f"heard {self.said[-5:]}, got {[p['type'] for p in self.packets][-10:]}"
            )
            self.pump(0.05)

    # Finding the table

    def go_to_table_list(self, game: str = "ludo_plus") -> None:
        self.select("play", "main_menu")
        if self.server.host is PLAYPALACE:
            self.until(lambda: "categories_menu" in self.menus, "the categories")
            self.select("category_category-board-games", "categories_menu")
        row = f"game_{game}"
        self.until(lambda: row in self.rows("games_menu"), f"{game} in the list")
        text = self.rows("games_menu")[row]
        assert game not in text, "its name, in the language of this person"
        self.select(row, "games_menu")
        self.until(lambda: "create_table" in self.rows("tables_menu"), "the tables")

    def create_table(self, game: str = "ludo_plus") -> None:
        self.go_to_table_list(game)
        self.select("create_table", "tables_menu")
        self.until(lambda: "start_game" in self.rows("turn_menu"), "the lobby")

    def join_table(self) -> None:
        self.go_to_table_list()
        # The newest: those of earlier tests wait for their people, also after a restart.
        *_, table = (row for row in self.rows("tables_menu") if row.startswith("table_"))
        self.select(table, "tables_menu")
        self.until(
            lambda: self.open == "turn_menu" or any("joined" in line for line in self.said),
            "joining",
        )

    def add_bot(self) -> None:
        asked = len(self.inputs)
        self.key("b")
        self.pump(0.5)
        if len(self.inputs) > asked:
            self.type("Robo")
        self.pump(0.5)

    def set_option(self, name: str, value: str) -> None:
        self.select(f"set_{name}", "turn_menu")
        self.until(lambda: value in self.rows("action_input_menu"), f"the choices of {name}")
        self.select(value, "action_input_menu")
        self.until(lambda: self.open == "turn_menu", "the lobby again")

    def start(self) -> None:
        self.key("enter")
        self.until(lambda: "roll" in self.rows("turn_menu"), "the game menu")

    def play(self) -> None:
        """One key of a simple player: roll, or the first choice by its number."""
        rows = [row for row in self.rows("turn_menu") if row.startswith("move_")]
        if not rows:
            self.key("r")
            return
        tokens = [row.split("_")[2].split("-")[0] for row in rows]
        self.key(tokens[0]) if tokens.count(tokens[0]) == 1 else self.select(rows[0], "turn_menu")


class Site:
    """A server to itself, and the accounts its tests have made."""

    def __init__(self, found: Checkout, server: detect.ServerFolder) -> None:
        self.found = found
        self.server = server
        self.known: set[str] = set()

    def client(self, port: int, name: str) -> Client:
        client = Client(self.server, port, name)
        if name not in self.known:
            client.register()
            self.known.add(name)
        return client.login()

    @property
    def database(self) -> Path:
        root = self.server.server_dir
        paths = (
            folder / name for folder in (root, root.parent) for name in self.server.host.databases
        )
        return next(path for path in paths if path.exists())

    def give_languages(self, languages: Mapping[str, str]) -> None:
        """Set the language of accounts, by their names, while the server is not running."""
        with contextlib.closing(sqlite3.connect(self.database)) as connection, connection:
            for name, locale in languages.items():
                connection.execute("update users set locale = ? where username = ?", (locale, name))


INSTANT = '[pace]\ndefault = "instant"\n'


def new_site(
    host: Host, directory: Path, settings: str = INSTANT, server_settings: Settings = ()
) -> Site:
    found = checkout(host)
    server = copy_of(found, directory, server_settings)
    (server.server_dir / "ludo_plus.toml").write_text(settings, encoding="utf-8")
    return Site(found, server)
