"""A server that means harm gets nowhere: no file, no token, no password twice, no lasting place."""

from __future__ import annotations

import json
import queue
import ssl
import threading
import time
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection

from playpalace_ludo import variants
from playpalace_ludo.client.pages.online import records
from playpalace_ludo.client.pages.online.server_page import Visit
from playpalace_ludo.client.pages.online.sounds import inside
from playpalace_ludo.client.storage import identity
from playpalace_ludo.client.storage.past_games import PastGames
from playpalace_ludo.client.storage.saves import Saves
from playpalace_ludo.client.storage.servers import TOKENS_NAME, SavedServer, Servers, Tokens
from playpalace_ludo.core import record
from playpalace_ludo.core.match import Match
from playpalace_ludo.online import glance, packets
from playpalace_ludo.online.address import Address, Failed, Problem, Receiver
from playpalace_ludo.online.journey import ANSWER_TIME, OPEN_LIMIT
from playpalace_ludo.online.link import OPEN_TIME, Link
from playpalace_ludo.review.summary import GameHistory
from playpalace_ludo.words.terminal_client import RECORD_BOX
from playpalace_ludo.work import finish
from tests.online.hostile import Flooder, answering, deaf, redirecting
from tests.online.player import Player, make_certificate, url
from tests.online.scripted import ScriptedServer, running

PROXY_VARIABLES = ("http_proxy", "https_proxy", "all_proxy", "ws_proxy", "wss_proxy", "no_proxy")
BOX = {"type": "request_input", "input_id": RECORD_BOX, "prompt": "Record", "read_only": True}


@pytest.fixture(autouse=True)
def no_proxy_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in PROXY_VARIABLES:
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.upper(), raising=False)


def finished_game(names: tuple[str, str] = ("Ann", "Ben")) -> str:
    table = {"bots": ["", "easy"]}
    match = Match(variants.load("playpalace(end.max_turns=2)"), (0, 2), names, table=table)
    match.roll((1,))
    match.roll((2,))
    return match.text()


def counted(saves: Saves) -> GameHistory:
    return finish(PastGames(saves, "Ann", datetime.now()).read(looking=False))


class TestTokens:
    def test_a_token_belongs_to_one_server_and_one_name(self, tmp_path: Path) -> None:
        tokens = Tokens(tmp_path)
        mine = SavedServer("Home", "wss://home.example:8000", "Ann")
        tokens.keep(mine, "secret")
        assert tokens.get(mine) == "secret"
        for other in (
            SavedServer("Home", "wss://other.example:8000", "Ann"),
            SavedServer("Home", "ws://home.example:8000", "Ann"),
            SavedServer("Home", "wss://home.example:8001", "Ann"),
            SavedServer("Home", "wss://home.example:8000", "Ben"),
        ):
            assert tokens.get(other) == "", other

    def test_another_server_gets_no_token_of_the_same_name(
        self, server: ScriptedServer, player: Player
    ) -> None:
        player.log_in(url(server))
        player.until("You are in, Ann.")
        player.press("c-d")
        player.until("You have left the server.")
        assert "token-1" in (player.folder / TOKENS_NAME).read_text()
        with running() as thief:
            player.log_in(url(thief), password="other")
            player.until("You are in, Ann.")
            assert [packet["type"] for packet in thief.received] == ["authorize"]
            assert not any("token" in str(packet) for packet in thief.received)
            player.press("c-d")
            player.until("You have left the server.")
        again = Player(player.folder)
        again.menu.play_with_others(url(server))
        again.until("You are in, Ann.")
        assert server.received[-1]["refresh_token"] == "token-1"


class TestTheWayThere:
    """ "Connecting." is always followed by a sentence."""

    @pytest.mark.parametrize("scheme", ["ws", "wss", "http"])
    def test_a_redirect_is_told_and_not_followed(
        self, scheme: str, server: ScriptedServer, player: Player
    ) -> None:
        there = url(server, scheme)
        with redirecting(there) as port:
            player.go_to(f"ws://127.0.0.1:{port}")
            player.until_begins(f"The server sends you on to {there}.")
            player.until("Servers.")
        assert server.received == []

    def test_a_token_does_not_follow_a_redirect_either(
        self, server: ScriptedServer, player: Player
    ) -> None:
        with redirecting(url(server)) as port:
            mine = SavedServer("Home", f"ws://127.0.0.1:{port}", "Ann")
            Servers(player.folder).keep(mine)
            Tokens(player.folder).keep(mine, "secret")
            player.menu.play_with_others("Home")
            player.until_begins("The server sends you on to")
        assert server.received == []
        assert Tokens(player.folder).get(mine) == "secret"

    @pytest.mark.parametrize(
        ("address", "heard"),
        [
            (f"ws://{'a' * 64}.example", "That is no address of a server."),
            ("ws://a..example", "That is no address of a server."),
            (f"ws://{'a' * 63}.invalid", "There is no server of that name."),
        ],
    )
    def test_names_no_server_can_have(self, address: str, heard: str, player: Player) -> None:
        player.go_to(address)
        player.until_begins(heard)
        player.until("Servers.")

    @pytest.mark.parametrize(
        ("proxy", "heard"),
        [
            ("socks5://127.0.0.1:{port}", "Your system sends connections through a SOCKS proxy"),
            ("http://127.0.0.1:1", "Your system sends connections through a proxy"),
            ("http://no-such-proxy.invalid:8", "Your system sends connections through a proxy"),
            ("http://127.0.0.1:{port}", "Your system sends connections through a proxy"),
            ("ftp://127.0.0.1:{port}", "Your system sends connections through a proxy"),
            ("nonsense", "Your system sends connections through a proxy"),
        ],
    )
    def test_a_proxy_that_does_not_work_is_named(
        self, proxy: str, heard: str, player: Player, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with answering(b"HTTP/1.1 403 Forbidden\r\n\r\n") as port:
            monkeypatch.setenv("https_proxy", proxy.format(port=port))
            player.go_to("ws://example.invalid:8000")
            player.until_begins(heard)
            player.until("Servers.")

    @pytest.mark.parametrize(
        "reply",
        [
            b"",
            b"\0" * 2000,
            b"HTTP/1.1 200 OK\r\n\r\n<html>",
            b"HTTP/1.1 302 Found\r\n\r\n",
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n",
            b"HTTP/1.1 200 " + b"x" * 100_000,
        ],
    )
    def test_whatever_answers_there(self, reply: bytes, player: Player) -> None:
        with answering(reply) as port:
            player.go_to(f"ws://127.0.0.1:{port}")
            player.until_begins("What answers there is no PlayPalace server.")
            player.until("Servers.")

    def test_an_error_nobody_thought_of_is_a_sentence_too(
        self, player: Player, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        from playpalace_ludo.online import link

        async def surprise(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(link, "_open", surprise)
        player.go_to("ws://127.0.0.1:1")
        player.until("The server cannot be reached.")

    def test_opening_ends_even_if_the_link_never_answers(
        self, player: Player, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        from playpalace_ludo.online.link import Link

        assert OPEN_LIMIT > 2 * OPEN_TIME and ANSWER_TIME < OPEN_LIMIT
        monkeypatch.setattr(Link, "open", lambda *_: None)
        mine = SavedServer("Home", "ws://127.0.0.1:1", "Ann")
        Servers(player.folder).keep(mine)
        Tokens(player.folder).keep(mine, "secret")
        player.go_to("Home")
        real = player.app.clock
        player.app.clock = lambda: real() + OPEN_LIMIT
        player.until("The server does not answer in time.")
        player.until("Servers.")

    def test_a_server_of_another_kind_is_told_before_anything_is_typed(
        self, server: ScriptedServer, player: Player
    ) -> None:
        server.silent = True
        player.go_to(url(server))
        real = player.app.clock
        player.still()
        player.app.clock = lambda: real() + glance.PATIENCE
        player.until_begins("What answers there does not behave like a PlayPalace server.")
        player.until("Servers.")
        assert glance.PATIENCE <= 5 and server.received == []

    def test_looking_can_be_given_up(self, server: ScriptedServer, player: Player) -> None:
        server.silent = True
        player.go_to(url(server))
        player.press("escape")
        player.until("You did not wait for the server.")
        player.until("Servers.")


class TestCertificates:
    def test_a_trusted_fingerprint_counts_where_an_authority_vouches(
        self, player: Player, monkeypatch: pytest.MonkeyPatch, certificate: ssl.SSLContext
    ) -> None:
        """A second certificate that the system trusts does not get the token."""
        with running(certificate) as server:
            player.go_to(url(server, "wss"))
            player.trust()
            player.say_who()
            player.until("You are in, Ann.")
            player.press("c-d")
            player.until("You have left the server.")
            server.stop()
            other = make_certificate(player.folder, "vouched")
            monkeypatch.setenv("SSL_CERT_FILE", str(player.folder / "vouched.pem"))
            server.start(other)
            sent = len(server.received)
            player.press("enter")
            player.until_begins("Stop. 127.0.0.1")
            assert len(server.received) == sent

    def test_an_authority_is_enough_where_nothing_is_pinned(
        self, player: Player, monkeypatch: pytest.MonkeyPatch, certificate: ssl.SSLContext
    ) -> None:
        monkeypatch.setenv("SSL_CERT_FILE", str(player.folder / "one.pem"))
        with running(certificate) as server:
            player.log_in(url(server, "wss"))
            player.until("You are in, Ann.")
        assert Servers(player.folder).all()[0].fingerprint == ""


class Reconnecting(ScriptedServer):
    """Sends everybody away at the door, to come again at once."""

    async def _take(self, socket: ServerConnection, name: str, packet: dict[str, Any]) -> str:
        again = {"type": "disconnect", "reconnect": True, "retry_after": 1, "message": "Again."}
        await socket.send(json.dumps(again))
        await socket.close()
        return name


def test_a_server_that_says_reconnect_gets_the_password_once(player: Player) -> None:
    server = Reconnecting()
    server.start()
    try:
        player.log_in(url(server))
        player.until("Again.")
        player.until("Do you have an account there?")
        player.still(1.5)
        assert [packet["type"] for packet in server.received] == ["authorize"]
    finally:
        server.stop()


def goodbye(*, again: bool) -> dict[str, object]:
    return {"type": "disconnect", "reconnect": again, "retry_after": 60, "message": "Bye."}


@pytest.mark.parametrize("again", [False, True])
@pytest.mark.parametrize(
    "packet",
    [
        {"type": "request_input", "input_id": "b", "prompt": "Still here?", "multiline": True},
        {"type": "request_input", "input_id": "b", "prompt": "Still here?"},
        {"type": "request_input", "input_id": "b", "prompt": "Still here?", "read_only": True},
        {"type": "speak", "text": "Still here?"},
        {"type": "authorize_success", "username": "Mallory", "refresh_token": "stolen"},
    ],
    ids=["editor", "entry", "document", "line", "welcome"],
)
def test_nothing_counts_that_comes_with_a_goodbye_behind_it(
    packet: dict[str, object], again: bool, server: ScriptedServer, player: Player
) -> None:
    """A box in the same batch once ended the program: its page was no longer there."""
    player.log_in(url(server))
    player.until("You are in, Ann.")
    visit = player.app.page
    assert isinstance(visit, Visit)
    visit._frames([json.dumps(each) for each in (goodbye(again=again), packet)])
    assert (player.app.page is visit) is again
    assert not any("Still here?" in line or "Mallory" in line for line in player.heard)


class TestFloods:
    def test_a_flood_waits_at_the_server_until_the_client_has_time(self, player: Player) -> None:
        """While nobody reads, what the client holds is bounded, and the rest is not sent."""
        flooder = Flooder(rows=400)
        try:
            player.log_in(f"ws://127.0.0.1:{flooder.port}")
            player.until("You are in, Ann.")
            stands, before = 0, -1
            while flooder.sent != before:  # nobody deals with what arrives
                before = flooder.sent
                time.sleep(0.3)
                stands += 1
                assert stands < 40, f"{flooder.sent >> 20} MB were taken"
            assert player.waiting <= 1
            assert flooder.sent < 24 << 20
            for _ in range(50):
                player.pump()
            player.press("f2")
            player.still(0.3)
            assert "list_online" in flooder.received
            assert flooder.sent > before
        finally:
            player.press("c-d")
            flooder.stop()

    @pytest.mark.parametrize("pings", [True, False], ids=["pings", "our own frames"])
    def test_a_server_that_reads_nothing_is_left(
        self, pings: bool, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Replies to its pings, or to its boxes, would wait in memory for ever."""
        monkeypatch.setattr("playpalace_ludo.online.link.LOOK", 0.05)
        ended: queue.SimpleQueue[Problem] = queue.SimpleQueue()
        opened = threading.Event()
        receiver = Receiver(opened.set, lambda frames: None, ended.put)
        ping = b"\x89\x7d" + bytes(125)
        with deaf(ping * 1000 if pings else b"") as port:
            link = Link(lambda act: act(), receiver)
            link.open(Address(f"ws://127.0.0.1:{port}"))
            assert opened.wait(10)
            for _ in range(0 if pings else 4000):
                link.send("x" * 10_000)
            lost = ended.get(timeout=30)
            assert isinstance(lost, Failed) and lost.reason.id == "pludo-online-lost"
            link.close()

    def test_of_menus_in_a_row_only_the_newest_is_built(self) -> None:
        menu = {"type": "menu", "menu_id": "m", "items": ["a"], "multiletter_enabled": True}
        frames = [json.dumps({**menu, "items": [str(number)]}) for number in range(100)]
        (newest,) = packets.read_batch(frames)
        assert isinstance(newest, packets.ShowMenu) and newest.rows[0].text == "99"
        speak = json.dumps({"type": "speak", "text": "x"})
        for other in (
            {**menu, "position": 0},
            {**menu, "selection_id": "a"},
            {**menu, "grid_enabled": True},
            {**menu, "menu_id": "other"},
        ):
            assert len(list(packets.read_batch([json.dumps(other), frames[0]]))) == 2, other
        both = [json.dumps({**menu, "position": position}) for position in (0, -1)]
        assert len(list(packets.read_batch(both))) == 2  # the second leaves the focus there
        assert len(list(packets.read_batch([frames[0], speak, frames[1]]))) == 3
        assert len(list(packets.read_batch([frames[0], "{", frames[1]]))) == 3

    @pytest.mark.parametrize("strange", [["m"], {"m": 1}, 1, None])
    def test_only_texts_are_compared(self, strange: object) -> None:
        """Lists nested as deeply as JSON may be would end the program, if they were compared."""
        frame = json.dumps({"type": "menu", "menu_id": strange, "items": []})
        read = list(packets.read_batch([frame, frame]))
        assert [type(each) for each in read] == [packets.PacketError] * 2

    def test_three_hundred_records_are_one_question_and_no_file(
        self, server: ScriptedServer, player: Player
    ) -> None:
        player.log_in(url(server))
        player.until("Play, 1 of 2")
        text = finished_game()
        server.send("Ann", *({**BOX, "default_value": text} for _ in range(300)))
        server.send("Ann", {"type": "speak", "text": "That was all."})
        player.until("The server offers the record of this game. Control O keeps it.")
        while "That was all." not in player.heard:
            player.pump()
        assert not any(line.startswith("The server offers") for line in player.heard)
        assert player.app.saves.received() == player.app.saves.finished() == []


class TestRecords:
    def test_they_never_count_as_games_of_ones_own(self, tmp_path: Path) -> None:
        saves = Saves(tmp_path)
        kept = records.keep(saves, finished_game(), "example.org")
        assert kept.id == "pludo-online-record-kept"
        (path,) = saves.received()
        assert counted(saves).games == ()
        sent, body = record.split(path.read_text("utf-8"))
        assert not identity.is_game(path, identity.of(sent, body).id), "nor for a stake or a match"
        # Nor does one that an earlier version kept among the player's own, or that was moved.
        moved = tmp_path / "finished" / path.name
        moved.parent.mkdir()
        path.rename(moved)
        found = counted(saves)
        assert found.games == () and found.left_out.foreign == 1

    def test_they_say_where_they_came_from(self, player: Player) -> None:
        records.keep(player.app.saves, finished_game(), "example.org:8000")
        (path,) = player.app.saves.received()
        assert record.split(path.read_text())[0].table["foreign"] == "example.org:8000"
        player.menu.open()
        player.press("f", "enter")
        assert player.heard[-1].endswith(", from example.org:8000")

    def test_their_number_is_bounded(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(records, "MOST_RECEIVED", 2)
        saves = Saves(tmp_path)
        told = [records.keep(saves, finished_game(), "x").id for _ in range(3)]
        assert told == [*["pludo-online-record-kept"] * 2, "pludo-online-record-not-kept"]
        assert len(saves.received()) == 2

    def test_an_offer_without_an_answer_makes_way_for_the_next(self, tmp_path: Path) -> None:
        saves = Saves(tmp_path)
        offered = records.OfferedRecords(saves, "x")
        said = [offered.offer(text, "ask", "c-o") for text in ("nonsense", finished_game())]
        assert said[0] is not None and said[1] is None
        kept = offered.accept()
        assert kept is not None and kept.id == "pludo-online-record-kept"
        assert offered.accept() is None

    @pytest.mark.parametrize(("wanted", "count"), [("keep", 1), ("ignore", 0)])
    def test_the_option_answers_instead(
        self, wanted: str, count: int, server: ScriptedServer, player: Player
    ) -> None:
        player.app.options.set("online.records", wanted)
        player.log_in(url(server))
        player.until("Play, 1 of 2")
        server.send("Ann", {**BOX, "default_value": finished_game()})
        server.send("Ann", {"type": "speak", "text": "That was all."})
        player.until("That was all.")
        assert not any("offers" in line for line in player.heard)
        assert len(player.app.saves.received()) == count


OUTSIDE = [
    "../secret.ogg",
    "birds/../../secret.ogg",
    "..\\secret.ogg",
    "{outside}",
    "/{outside}",
    "//{outside}",
    "\\{outside}",
    "./../secret.ogg",
    "birds//../../secret.ogg",
    "",
    "/",
    ".",
    "..",
]
"""Names that lead to a file which is there, outside the folder, or to no file at all."""
WINDOWS = [
    "//share/x.ogg",
    "\\\\share\\x.ogg",
    "\\\\?\\C:\\x.ogg",
    "\\\\.\\pipe\\x",
    "C:\\x.ogg",
    "C:x.ogg",
    "C:/x.ogg",
    "a.ogg:stream",
    ".. /x.ogg",
    "... /x.ogg",
    "birds./x.ogg",
    "birds /x.ogg",
    "x.ogg.",
    "COM1",
    "nul.ogg",
    "birds/Con .tar.ogg",
    "lpt¹.ogg",
    "CONIN$",
]


class TestSounds:
    @pytest.mark.parametrize("kind", ["play_sound", "play_music", "play_ambience"])
    def test_a_name_never_leaves_the_folder(
        self, kind: str, server: ScriptedServer, player: Player, tmp_path: Path
    ) -> None:
        folder, secret = tmp_path / "sounds", tmp_path / "secret.ogg"
        (folder / "birds").mkdir(parents=True)
        for file in (secret, folder / "birds" / "wren.ogg"):
            file.write_bytes(b"OggS")
        player.app.options.set("online.sounds", str(folder))
        player.app.options.set("online.music", True)
        player.log_in(url(server))
        player.until("Play, 1 of 2")
        field = "loop" if kind == "play_ambience" else "name"
        names = [name.format(outside=secret) for name in OUTSIDE]
        for name in (*names, "birds/wren.ogg", "birds\\wren.ogg"):
            server.send("Ann", {"type": kind, field: name})
        server.send("Ann", {"type": "speak", "text": "That was all."})
        player.until("That was all.")
        assert player.sound.files == [folder / "birds" / "wren.ogg"] * 2

    @pytest.mark.parametrize("name", [*OUTSIDE, *WINDOWS])
    def test_such_a_name_is_no_file_on_any_system(self, name: str, tmp_path: Path) -> None:
        assert inside(tmp_path, name.format(outside="/etc/passwd")) is None
        for plain in ("birds/wren.ogg", "com10.ogg", "console.ogg", "nul-1.ogg"):
            assert inside(tmp_path, plain) == tmp_path / plain
