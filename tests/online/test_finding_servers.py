"""Finding a server: a file of public servers, the clipboard, and a sentence that says where."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from playpalace_ludo.client import clipboard
from playpalace_ludo.client.pages.online.servers import PlayWithOthers
from playpalace_ludo.client.storage import public_servers
from playpalace_ludo.client.storage.public_servers import PublicServer
from tests.client.fingers import Fingers
from tests.online.player import Player, url
from tests.online.scripted import ScriptedServer

WHERE = "PlayPalace's own page and its community name servers"


@pytest.fixture(autouse=True)
def only_beside_the_options(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        public_servers, "places", lambda config: [config / public_servers.FILE_NAME]
    )
    monkeypatch.setattr(clipboard, "reader", lambda: None)


def shipped(player: Player, text: str) -> None:
    (player.folder / public_servers.FILE_NAME).write_text(text, "utf-8")


def test_without_a_server_one_hears_where_they_are_found(player: Player) -> None:
    PlayWithOthers(player.app).begin()
    assert WHERE in player.heard[-1]
    assert Fingers(player.app, player.pump).rows() == ["Add a server", "Where to find servers"]
    player.press("down", "enter")
    assert WHERE in player.heard[-1]


def test_a_shipped_server_is_one_row_away_and_kept_once_visited(
    server: ScriptedServer, player: Player
) -> None:
    shipped(player, f'[[server]]\nname = "Club"\naddress = "{url(server)}"\nabout = "For all."\n')
    PlayWithOthers(player.app).begin()
    fingers = Fingers(player.app, player.pump)
    assert fingers.rows()[0] == "Club, public server"
    player.press("space")
    assert player.heard[-1] == f"For all. Its address is {url(server)}. Enter goes there."
    player.press("enter")
    player.until("Do you have an account there?")
    player.press("enter")
    player.type("Ann")
    player.press("enter")
    player.type("secret")
    player.until("You are in, Ann.")
    again = PlayWithOthers(player.app)
    assert [one.name for one in again.servers.all()] == ["Club"]
    again.begin()
    assert fingers.rows()[0] == "Club, as Ann"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[[server]]\nname = "Club"\n', "server 1"),
        ('[[server]]\nname = "Club"\naddress = "ftp://club"\n', "server 1"),
        ('[[server]]\nname = "Club"\naddress = "wss://club.example@a.example"\n', "server 1"),
        (f'[[server]]\nname = "Club"\naddress = "wss://a.example/{"a" * 200}"\n', "server 1"),
        ("server = 3\n", "server 1"),
        ('[[server]]\nname = "A\\u001b[2J"\naddress = "wss://a.example"\n', "server 1"),
        ("[[server\n", "line 1"),
    ],
)
def test_a_broken_file_is_told_and_left_alone(player: Player, text: str, reason: str) -> None:
    shipped(player, text)
    PlayWithOthers(player.app).begin()
    told = next(line for line in player.heard if "left out" in line)
    assert public_servers.FILE_NAME in told and reason in told
    assert (player.folder / public_servers.FILE_NAME).read_text("utf-8") == text
    assert Fingers(player.app, player.pump).rows()[0] == "Add a server"


def test_a_long_file_is_cut_and_the_first_of_two_addresses_counts(tmp_path: Path) -> None:
    entry = '[[server]]\nname = "{0}"\naddress = "wss://{1}.example"\n'
    own, common = tmp_path / "own.toml", tmp_path / "common.toml"
    own.write_text(entry.format("Mine", "s0"), "utf-8")
    common.write_text("".join(entry.format(n, f"s{n}") for n in range(300)), "utf-8")
    found, broken = public_servers.read([own, common])
    assert not broken and len(found) == public_servers.MOST
    assert PublicServer("Mine", "wss://s0.example") in found
    assert "0" not in [server.name for server in found]


def test_a_folder_for_all_users_that_is_closed_to_this_one_says_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / public_servers.FILE_NAME

    def closed(path: object, **words: object) -> os.stat_result:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    monkeypatch.setattr(os, "stat", closed)
    assert public_servers.read([file]) == ([], [])


def copied(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(clipboard, "reader", lambda: lambda: text)


def test_an_address_comes_from_the_clipboard(
    server: ScriptedServer, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied(monkeypatch, f"  {url(server)}\n")
    PlayWithOthers(player.app).begin()
    Fingers(player.app, player.pump).touch("Add the address in the clipboard")
    player.until("Do you have an account there?")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no address",
        "wss://a.example\nrm",
        "wss://\x1b[2J.example",
        "wss://club.example@a.example",
    ],
)
def test_a_clipboard_without_an_address_is_told(
    player: Player, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    copied(monkeypatch, text)
    others = PlayWithOthers(player.app)
    others.begin()
    Fingers(player.app, player.pump).touch("Add the address in the clipboard")
    assert player.heard[-1].startswith("There is no address of a server in the clipboard.")
    assert not others.servers.all()


def found_programs(*names: str) -> Callable[[str], str | None]:
    return lambda name: name if name in names else None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has a clipboard of its own")
def test_the_program_that_reads_the_clipboard_fits_the_desktop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.undo()
    asked: list[list[str]] = []

    def told(command: list[str]) -> str:
        asked.append(command)
        return "told"

    monkeypatch.setattr(clipboard, "_told", told)
    programs = found_programs("wl-paste", "xclip", "pbpaste")
    desktops = [("linux", {"WAYLAND_DISPLAY": "w", "DISPLAY": ":0"}), ("linux", {"DISPLAY": ":0"})]
    for platform, environment in [*desktops, ("darwin", {})]:
        read = clipboard.reader(platform, environment, programs)
        assert read is not None and read() == "told"
    assert [command[0] for command in asked] == ["wl-paste", "xclip", "pbpaste"]
    assert clipboard.reader("linux", {}, programs) is None
    assert clipboard.reader("linux", {"DISPLAY": ":0"}, found_programs()) is None


def test_a_program_that_hangs_is_an_empty_clipboard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clipboard, "PATIENCE", 0.05)
    assert clipboard._told([sys.executable, "-c", "import time; time.sleep(5); print(1)"]) == ""


ENDLESS = "import os, time\nwhile True: os.write(1, b'x' * 65536); time.sleep(0.1)"


def test_of_an_endless_clipboard_only_the_beginning_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(clipboard, "PATIENCE", 20)  # a busy machine is no empty clipboard
    assert clipboard._told([sys.executable, "-c", ENDLESS]) == "x" * clipboard.MOST
    assert clipboard._told(["no-such-program"]) == ""
