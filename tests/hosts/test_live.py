"""The whole way: a server process as an owner starts it, and players over the network."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from playpalace_ludo.cli.main import main
from playpalace_ludo.hosts.install import installation
from playpalace_ludo.hosts.install.layout import RECORDS

from .checkouts import PLAYAURAL, PLAYPALACE, english
from .live import Client, Site, new_site, running

SLOW = 150
SEALED = "The code of the whole record is "


@pytest.fixture(scope="module", params=[PLAYPALACE, PLAYAURAL], ids=lambda host: host.name)
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Site:
    return new_site(request.param, tmp_path_factory.mktemp(request.param.name))


def finish(*clients: Client) -> None:
    """Everybody plays until the end screen."""
    end = time.monotonic() + SLOW
    while not all(client.menus.get("game_over") for client in clients):
        assert time.monotonic() < end, [client.said[-4:] for client in clients]
        for client in clients:
            client.pump(0.05)
            if not client.menus.get("game_over") and client.open == "turn_menu":
                client.play()


def test_one_human_and_a_bot_from_registration_to_the_end_screen(site: Site) -> None:
    with running(site.found, site.server) as port:
        ann = site.client(port, "ann1live")
        ann.create_table()
        ann.set_option("variant", "strict")
        assert any("Strict" in line for line in ann.said)
        ann.set_option("variant", "playpalace")
        ann.set_option("bots", "easy")
        ann.select("group_sixes", "turn_menu")
        ann.until(lambda: "options_back" in ann.rows("turn_menu"), "the group")
        ann.select("set_sixes_max", "turn_menu")
        ann.until(lambda: bool(ann.inputs), "the edit box")
        ann.type("2")
        ann.until(lambda: any("sixes" in line and "2" in line for line in ann.said), "the news")
        ann.select("options_back", "turn_menu")
        ann.until(lambda: "start_game" in ann.rows("turn_menu"), "the lobby")
        ann.add_bot()
        ann.start()
        ann.key("v")
        box = "transient_display" if site.server.host is PLAYPALACE else "status_box"
        ann.until(lambda: len(ann.menus.get(box, [])) >= 3, "the board")
        ann.select(next(iter(ann.rows(box))), box)
        ann.until(lambda: ann.open == "turn_menu", "the game menu again")
        ann.key("t")
        finish(ann)
        texts = [row["text"] for row in ann.menus["game_over"]]
        assert any("tokens home" in text or "token home" in text for text in texts), texts
        assert not any("pludo" in line for line in ann.said)
        ann.close()


def test_two_humans_play_to_the_end(site: Site) -> None:
    with running(site.found, site.server) as port:
        ann, ben = site.client(port, "ann2live"), site.client(port, "ben2live")
        ann.create_table()
        ben.join_table()
        ann.start()
        ben.until(lambda: "roll" in ben.rows("turn_menu"), "the game menu")
        ben.key("r")
        ben.until(lambda: any("ann2live" in line for line in ben.said), "whose turn it is")
        told = sum("ben2live" in line for line in ann.said)
        ben.close()
        ann.until(lambda: sum("ben2live" in line for line in ann.said) > told, "news of the drop")
        ben.said.clear()
        ben.login()
        ben.until(lambda: "roll" in ben.rows("turn_menu"), "the same seat")
        ben.until(lambda: any("home" in line for line in ben.said), "the situation")
        finish(ann, ben)
        assert any(line.startswith("You roll") for line in ann.said)
        assert any(line.startswith("ann2live rolls") for line in ben.said)
        ann.close()
        ben.close()


def has_roll(client: Client) -> bool:
    return "roll" in client.rows("turn_menu")


def heard_of_home(client: Client) -> bool:
    return any("home" in line for line in client.said)


def dice_told(client: Client) -> str:
    """The answer to Shift+D, asked again, since PlayAural ignores keys right after a return."""
    client.said.clear()
    end = time.monotonic() + SLOW
    while not (told := [line for line in client.said if "; code " in line]):
        assert time.monotonic() < end, client.said
        client.key("d", shift=True)
        client.pump(1)
    return told[0]


def test_a_game_goes_on_after_the_server_was_restarted_with_the_same_dice(site: Site) -> None:
    with running(site.found, site.server) as port:
        ann, ben = site.client(port, "ann3live"), site.client(port, "ben3live")
        ann.create_table()
        ben.join_table()
        fixed = re.match(r"The dice of the next game are fixed; code (.*?)\.", dice_told(ben))
        assert fixed
        ann.select("dice_words", "turn_menu")
        ann.until(lambda: bool(ann.inputs), "the edit box")
        ann.type("words over the wire")
        ann.until(lambda: any("over the wire" in line for line in ann.said), "what was typed")
        ann.start()
        told = dice_told(ann)
        assert f"; code {fixed[1]}." in told
        end = time.monotonic() + SLOW
        while not any("brings out" in line for line in ann.said + ben.said):
            assert time.monotonic() < end
            for client in (ann, ben):
                client.pump(0.05)
                client.play()
    with running(site.found, site.server) as port:
        ann.port = ben.port = port
        for client in (ann, ben):
            client.said.clear()
            client.login()
            client.until(partial(has_roll, client), "the game menu")
            client.until(partial(heard_of_home, client), "the situation")
        assert dice_told(ben) == told
        finish(ann, ben)
        ends = [row["text"] for row in ann.menus["game_over"]]
        sealed = [text.removeprefix(SEALED) for text in ends if text.startswith(SEALED)]
        assert len(sealed) == 1, ends
        ann.close()
        ben.close()
    record = max((site.server.server_dir / RECORDS).glob("*.ludo"))
    assert main(["verify", str(record), "--noted", fixed[1], "--noted", sealed[0]]) == 0
    assert main(["verify", str(record), "--noted", "acorn " * 8]) == 1
    assert "words over the wire" in record.read_text("utf-8")


def test_the_last_humans_drop_loses_nothing(site: Site) -> None:
    with running(site.found, site.server) as port:
        ann = site.client(port, "ann4live")
        ann.create_table()
        ann.add_bot()
        ann.start()
        ann.pump(0.5)
        ann.close()
        time.sleep(1.5)
        ann.said.clear()
        ann.login()
        ann.until(lambda: "roll" in ann.rows("turn_menu"), "the same table")
        ann.until(lambda: heard_of_home(ann), "the situation")
        finish(ann)
        ann.close()


def test_installed_the_ordinary_start_command_has_the_game_and_uninstalled_it_has_not(
    site: Site, tmp_path: Path
) -> None:
    python = site.found.python
    said = subprocess.run(
        [sys.executable, "-m", "playpalace_ludo.cli.main", "host", "--install"]
        + [str(site.server.server_dir), "--python", python],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert "No file of the server was changed" in said
    stock = [python, str(site.server.server_dir / "main.py")]
    try:
        with running(site.found, site.server, stock) as port:
            ann = site.client(port, "ann5live")
            ann.go_to_table_list()
            ann.close()
    finally:
        done = english(installation.uninstall(site.server, python))
    assert sum("was removed" in sentence for sentence in done) == 2
    if site.server.host is PLAYAURAL:
        assert any("copied" in sentence for sentence in done)
        assert list(site.server.server_dir.glob("PlayAural.db.before-ludo-plus-uninstall-*"))
    assert "nothing was changed" in english(installation.uninstall(site.server, python))[0]
