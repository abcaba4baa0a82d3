"""Two terminal clients in pseudo-terminals at a real PlayPalace server, and one of its own kind."""

from __future__ import annotations

import contextlib
import hashlib
import json
import random
import re
import shutil
import ssl
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from playpalace_ludo.client.storage.servers import Servers
from playpalace_ludo.hosts.install import detect
from tests.hosts.checkouts import PLAYPALACE, Checkout, checkout
from tests.hosts.live import PASSWORD, Client, copy_of, running
from tests.online.scripted import certificate_files

pexpect = pytest.importorskip("pexpect")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")

DOWN, UP, ESCAPE, ENTER = "\x1b[B", "\x1b[A", "\x1b", "\r"
RIGHT = "\x1b[C"
FIRST = "\x1b[H"
LEAVE, QUIT = "\x04", "\x11"
OFFER = "The server offers the record of this game. Control O keeps it."
KEEP = "\x0f"
RECORD = "The record of this game is among your finished games."
SEALED = "nobody knew your words before all were in."
LONGEST = 900
"""Seconds a whole game may take."""


class Terminal:
    """The program as a player runs it; its transcript tells what was spoken."""

    def __init__(self, folder: Path, port: int, name: str, scheme: str = "ws") -> None:
        self.name = name
        self.folder = folder
        self.port = port
        self.scheme = scheme
        self._said: list[str] = []
        self._read = 0
        folder.mkdir(exist_ok=True)
        self.transcript = folder / f"{name}.jsonl"
        self.transcript.unlink(missing_ok=True)
        words = ["-m", "playpalace_ludo.cli.main", "connect", f"{scheme}://127.0.0.1:{port}"]
        words += ["--config-dir", str(folder), "--sound", "off", "--output", "terminal"]
        words += ["--speech", f"transcript:{self.transcript}"]
        self.child = pexpect.spawn(sys.executable, words, encoding="utf-8", timeout=30)
        self.child.delaybeforesend = None

    def log_in(self) -> None:
        if self.scheme == "wss":
            self.trust()
        self.say_who()
        self.until(lambda: self.last().startswith("Play, "), "the main menu")

    def say_who(self, *, known: bool = False) -> None:
        new = [
            ("Capital letters count.", f"{self.name}{ENTER}"),
            (f"Yes, log in as {self.name}", ENTER),
        ]
        for line, keys in (
            ("Log in", ENTER),
            *([("an arrow keeps it.", ENTER)] if known else new),
            ("nor kept.", f"{PASSWORD}{ENTER}"),
        ):
            self.until(lambda line=line: line in self.last(), line)  # type: ignore[misc]
            self._answer(line, keys)

    def _answer(self, line: str, keys: str) -> None:
        """Answer a question that was just told: keys that come before it is open are lost."""
        for _ in range(3):
            time.sleep(0.5)
            self.press(keys)
            end = time.monotonic() + 3
            while line in self.last() and time.monotonic() < end:
                self.press("")
                time.sleep(0.1)
            if line not in self.last():
                return

    def trust(self) -> None:
        """Trust a certificate nobody vouches for, as one does who has compared the words."""
        asked = "Nobody vouches for"
        self.until(lambda: any(line.startswith(asked) for line in self.said()), asked)
        self.until(lambda: not self.last().startswith(asked), "the first answer")
        self.press(DOWN + ENTER)

    def press(self, keys: str) -> None:
        with contextlib.suppress(Exception):  # what the terminal shows is of no interest here
            self.child.read_nonblocking(1 << 16, timeout=0)
        self.child.send(keys)

    def said(self) -> list[str]:
        """All that was spoken; only what is new is read, a game has thousands of lines."""
        if self.transcript.exists():
            with self.transcript.open("rb") as file:
                file.seek(self._read)
                whole, end, _ = file.read().rpartition(b"\n")
            self._read += len(whole + end)
            self._said += [json.loads(line)["text"] for line in whole.splitlines()]
        return self._said

    def last(self) -> str:
        said = self.said()
        return said[-1] if said else ""

    def until(self, reached: Callable[[], bool], what: str, seconds: float = 20) -> None:
        end = time.monotonic() + seconds
        while not reached():
            assert time.monotonic() < end, f"{self.name} waited for {what}: {self.said()[-8:]}"
            self.press("")
            time.sleep(0.02)

    def go_to(self, row: str) -> None:
        """Walk down to a row and choose it, as somebody does who hears row after row."""
        self.press(FIRST)
        for _ in range(60):
            time.sleep(0.05)
            if self.last().startswith(row):
                self.press(ENTER)
                return
            here, before = self.last(), len(self.said())
            self.press(DOWN)
            self.until(lambda before=before: len(self.said()) > before, row)  # type: ignore[misc]
            if self.last() == here:  # the end: a slow machine was late to say the row
                self.press(FIRST)
        raise AssertionError(f"{self.name} found no {row}: {self.said()[-60:]}")

    def open_table(self, category: str, game: str) -> None:
        for row in ("Play", category, game, "Create a new table"):
            self.choose(row)
        self.until(lambda: any("table." in line for line in self.said()[-6:]), "the new table")

    def join_table(self, category: str, game: str, host: str) -> None:
        for row in ("Play", category, game):
            self.choose(row)
        self.choose(f"{host}'s table")

    def choose(self, row: str) -> None:
        before = len(self.said())
        self.go_to(row)
        self.until(lambda: len(self.said()) > before, f"what comes after {row}")
        time.sleep(0.3)

    def quit(self) -> None:
        self.press(LEAVE)  # at a table the other key is the server's
        self.until(lambda: "You have left the server." in self.said(), "the way out")
        self.end()

    def end(self) -> None:
        self.press(QUIT)
        self.child.expect(pexpect.EOF)
        self.child.close()
        assert self.child.exitstatus == 0, self.said()[-5:]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> tuple[Checkout, detect.ServerFolder]:
    found = checkout(PLAYPALACE)
    server = copy_of(found, tmp_path_factory.mktemp("online"))
    settings = server.server_dir / "ludo_plus.toml"
    settings.write_text('[pace]\ndefault = "instant"\n', encoding="utf-8")
    return found, server


@pytest.fixture(scope="module")
def port(site: tuple[Checkout, detect.ServerFolder]) -> Iterator[int]:
    with running(*site) as port:
        yield port


PLAYS = {
    "Ludo": ("Board Games", ["r", "1", "2", "3", "4"]),
    "Ludo Plus": ("Board Games", ["r", "1", "2", "3", "4"]),
    "Pig": ("Dice Games", ["r", "r", "b"]),
    "Crazy Eights": ("Card Games", [DOWN, ENTER, ENTER, " ", "p", "h"]),
}
OVER = (
    "wins!",
    "won",
    "final score",
    "game over",
    "wins the game",
    "wins with",
    "you win with",
    OFFER.lower(),
)


def is_over(terminal: Terminal) -> bool:
    return any(any(word in line.lower() for word in OVER) for line in terminal.said()[-12:])


def play(terminals: list[Terminal], other: Client | None, keys: list[str]) -> None:
    """Everybody presses the game's keys in turn until the end is told."""
    rng, end = random.Random(16), time.monotonic() + LONGEST
    while not any(is_over(terminal) for terminal in terminals):
        assert time.monotonic() < end, [
            *(terminal.said()[-40:] for terminal in terminals),
            other.said[-20:] if other else [],
        ]
        for terminal in terminals:
            for key in keys:
                # A hand of cards is looked through at random: which one fits, nobody knows.
                walk = FIRST + DOWN * rng.randint(0, 9)
                terminal.press(walk if key == DOWN else key)
                time.sleep(0.03)
        if other is not None:
            for key in keys:
                if len(key) == 1 and key != ENTER:
                    other.key("space" if key == " " else key)
                elif rows := list(other.rows("turn_menu")):
                    other.select(rng.choice(rows), "turn_menu")
            other.pump(0.05)


def common(terminal: Terminal, other: Client, names: list[str]) -> tuple[list[str], list[str]]:
    """Lines both were told about a player, in each one's order; answers are for one alone."""
    mine, theirs = terminal.said(), other.said
    shared = {line for line in {*mine} & {*theirs} if line.startswith(tuple(names))}
    return [line for line in mine if line in shared], [line for line in theirs if line in shared]


def table_of(terminal: Terminal, other: Client) -> str:
    rows = other.rows("active_tables_menu").items()
    return next((row for row, text in rows if terminal.name in text), "")


@pytest.mark.parametrize(("game", "variant"), [("Ludo", ""), ("Pig", ""), ("Crazy Eights", ""),
    ("Ludo Plus", "playpalace"), ("Ludo Plus", "strict")])  # fmt: skip
def test_a_whole_game_by_keys(
    port: int, site: tuple[Checkout, detect.ServerFolder], tmp_path: Path, game: str, variant: str
) -> None:
    category, keys = PLAYS[game]
    number = [*PLAYS].index(game) * 2 + (variant == "strict")
    ann, ben = (Terminal(tmp_path / n, port, f"{n}{number}t") for n in ("Ann", "Ben"))
    ann.log_in()
    ben.log_in()
    ann.open_table(category, game)
    if variant:
        ann.choose("Variant")
        ann.choose("Strict" if variant == "strict" else "PlayPalace")
    if game == "Crazy Eights":  # a few hands instead of five hundred points
        ann.choose("Winning score")
        ann.press("60" + ENTER)
        ann.until(lambda: ann.last().startswith("Winning score: 60"), "the shorter game")
    ben.join_table(category, game, ann.name)
    cat = Client(site[1], port, f"cat{number}t").login()
    cat.select("active_tables", "main_menu")
    cat.until(lambda: bool(table_of(ann, cat)), "their table")
    cat.select(table_of(ann, cat), "active_tables_menu")
    cat.until(lambda: f"{cat.name} joined the table." in cat.said, "the lobby")
    ann.press("\x1b[H")
    time.sleep(0.3)
    ann.press(ENTER)
    ann.until(lambda: any("turn" in line for line in ann.said()[-6:]), "the start")
    play([ann, ben], cat, keys)
    cat.pump(1.0)
    for terminal in (ann, ben):
        mine, theirs = common(terminal, cat, [ann.name, ben.name, cat.name])
        assert len(mine) > 10
        assert Counter(mine) == Counter(theirs)
        assert not any("\x1b" in line or "{" in line for line in terminal.said())
    if variant:
        for terminal in (ann, ben):
            terminal.until(lambda t=terminal: OFFER in t.said(), OFFER)  # type: ignore[misc]
            terminal.press(KEEP)
            terminal.until(lambda t=terminal: RECORD in t.said(), RECORD)  # type: ignore[misc]
            (kept,) = (terminal.folder / "from-servers").glob("*.ludo")
            assert kept.read_text("utf-8").count("promises = [") == 1
            assert any(line.endswith(SEALED) for line in terminal.said()[-12:]), terminal.said()[
                -12:
            ]
    cat.close()
    ann.quit()
    ben.quit()


def test_the_board_is_walked_as_a_grid_while_others_play(
    port: int, site: tuple[Checkout, detect.ServerFolder], tmp_path: Path
) -> None:
    ann = Terminal(tmp_path / "Ann", port, "anngrid")
    ben, eve = (Client(site[1], port, name).login() for name in ("bengrid", "evegrid"))
    ann.log_in()
    ann.open_table("Board Games", "Ludo Plus")
    for other in (ben, eve):
        other.select("active_tables", "main_menu")
        other.until(lambda other=other: bool(table_of(ann, other)), "her table")  # type: ignore[misc]
        other.select(table_of(ann, other), "active_tables_menu")
        if other is ben:
            ann.until(lambda: any("bengrid joined" in line for line in ann.said()), "ben")
            ann.press(FIRST)
            time.sleep(0.3)
            ann.press(ENTER)
            ann.until(lambda: ann.last() == "Roll, 1 of 1", "the start")
    time.sleep(0.5)

    def hears(keys: str, line: str) -> None:
        ann.press(keys)
        ann.until(lambda: ann.last() == line, line)

    hears("V", "1: your start, safe, line 1, column 1")
    hears(RIGHT, "2.")
    hears(DOWN, "15.")
    hears(ENTER, "15. You would be out of reach here.")
    hears("z", "22: safe.")
    hears("x", "22: safe.")
    hears("H", "51: your home entry.")
    eve.key("v", shift=True)
    eve.until(lambda: eve.open == "ludo_plus_grid", "the grid of who watches")
    watched = [packet for packet in eve.packets if packet.get("menu_id") == "ludo_plus_grid"][-1]
    assert watched["grid_enabled"] and watched["grid_width"] == 13
    hears(ESCAPE, "Roll, 1 of 1")
    hears("V", "51: your home entry, line 4, column 12")
    begun = len(ann.said())
    ann.press("r")
    ann.until(
        lambda: any(re.search(r" \d of \d$", line) for line in ann.said()[begun:]),
        "the game instead of the grid",
    )
    ben.close()
    eve.close()
    ann.quit()


def test_wss_with_a_certificate_of_ones_own(
    site: tuple[Checkout, detect.ServerFolder], tmp_path: Path
) -> None:
    if shutil.which("openssl") is None:
        pytest.skip("openssl makes the certificate")
    found = site[0]
    secure = (r"allow_insecure_ws = true", "allow_insecure_ws = false")
    server = copy_of(found, tmp_path / "site", [secure])
    cert, key = certificate_files(tmp_path, "own")
    start = [sys.executable, "-m", "playpalace_ludo.cli.main", "host", str(server.server_dir)]
    start += ["--python", found.python, "--", "--ssl-cert", str(cert), "--ssl-key", str(key)]
    with running(found, server, start) as port:
        ann = Terminal(tmp_path / "Ann", port, "annwss", "wss")
        ann.log_in()
        ann.quit()
        kept = Servers(tmp_path / "Ann").all()[0]
        der = ssl.PEM_cert_to_DER_cert(cert.read_text("ascii"))
        assert kept.fingerprint == hashlib.sha256(der).hexdigest()
        again = Terminal(tmp_path / "Ann", port, "annwss", "wss")
        again.until(lambda: again.last().startswith("Play, "), "the main menu, by the token")
        again.quit()
    cert, key = certificate_files(tmp_path, "other")
    start[-3], start[-1] = str(cert), str(key)
    with running(found, server, start) as port:
        servers = Servers(tmp_path / "Ann")
        servers.keep(replace(kept, url=f"wss://127.0.0.1:{port}", name=f"127.0.0.1:{port}"))
        stranger = Terminal(tmp_path / "Ann", port, "annwss", "wss")
        stranger.until(lambda: any(line.startswith("Stop. ") for line in stranger.said()), "Stop")
        # A key from before the list opens does not answer it.
        stranger.until(lambda: ", as annwss" in stranger.last(), "the list of servers")
        assert not any(line.startswith("Play, ") for line in stranger.said())
        stranger.end()
