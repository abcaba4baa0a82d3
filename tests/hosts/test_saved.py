"""Saved tables and rules of strangers, on a real server over the network."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from playpalace_ludo.hosts.host import Host
from playpalace_ludo.hosts.install.layout import SET_ASIDE
from playpalace_ludo.settings import SETTINGS

from .checkouts import PLAYPALACE, each_host
from .live import Client, Site, new_site, running
from .test_live import finish
from .test_live_people import find_in_active_tables


def play_a_little(client: Client) -> None:
    client.create_table()
    client.add_bot()
    client.start()
    for _ in range(4):
        client.pump(0.3)
        client.play()


def save(client: Client) -> None:
    for _ in range(10):  # PlayAural takes no keys in the first second of a restored game
        client.key("s", control=True)
        client.pump(2)
        if client.open == "main_menu":
            break
    client.until(lambda: client.open == "main_menu", "the main menu")


def restore(client: Client) -> None:
    client.menus.clear()
    client.said.clear()
    client.select("saved_tables", "main_menu")
    client.until(lambda: bool(client.rows("saved_tables_menu")), "the saved tables")
    saved = next(row for row in client.rows("saved_tables_menu") if row.startswith("saved_"))
    client.select(saved, "saved_tables_menu")
    client.until(lambda: bool(client.rows("saved_table_actions_menu")), "what can be done")
    client.select("restore", "saved_table_actions_menu")


def damage(site: Site, keep: int) -> None:
    """Cut our saved tables off, as a disk that was full would."""
    path = site.server.server_dir / "PlayAural.db"
    if site.server.host is PLAYPALACE:
        path = site.server.server_dir.parent / "var" / "server" / "playpalace.db"
    with closing(sqlite3.connect(path, timeout=30)) as database, database:
        database.execute("update saved_tables set game_json = substr(game_json, 1, ?)", (keep,))


@each_host
def test_a_watcher_who_is_away_blocks_nothing_and_a_cut_off_table_is_told(
    host: Host, tmp_path: Path
) -> None:
    site = new_site(host, tmp_path)
    with running(site.found, site.server) as port:
        ann, eve = site.client(port, "ann1saved"), site.client(port, "eve1saved")
        play_a_little(ann)
        eve.select(find_in_active_tables(eve), "active_tables_menu")
        eve.until(lambda: "board" in eve.rows("turn_menu"), "the table")
        eve.said.clear()
        save(ann)
        eve.until(lambda: eve.open == "main_menu", "the main menu")
        assert any("saved" in line.lower() for line in eve.said), eve.said
        eve.close()
        restore(ann)
        ann.until(lambda: "roll" in ann.rows("turn_menu"), "the same game")

        save(ann)
        damage(site, 2000)
        restore(ann)
        ann.until(lambda: any("could not be read" in line for line in ann.said), "what happened")
        ann.until(lambda: "start_game" in ann.rows("turn_menu"), "a lobby")
        ann.close()

        ben = site.client(port, "ben1saved")
        play_a_little(ben)
        save(ben)
        damage(site, 8)
        restore(ben)
        ben.until(lambda: any("could not be read" in line for line in ben.said), "what happened")
        ben.until(lambda: ben.open == "main_menu", "the main menu")
        ben.close()
    assert len(list((site.server.server_dir / SET_ASIDE).iterdir())) == 2


STRANGERS = """
schema = 1
kind = "loose"
[game]
name = "The Stranger's Ring {0} <b>"
min_players = 2
max_players = 2
[[seat]]
colour = "amber"
markers = 1
route = "a1..a9"
finish = ["amber door"]
[[seat]]
colour = "teal"
markers = 1
route = "a4..a9 a1..a3"
finish = ["teal door"]
[randomiser]
kind = "spinner"
[[outcome]]
name = "1"
do = ["move 1"]
[[outcome]]
name = "2"
do = ["enter", "move 2"]
"""


@each_host
def test_rules_of_strangers_are_played_or_refused_in_a_sentence(host: Host, tmp_path: Path) -> None:
    site = new_site(host, tmp_path)
    rules = site.server.server_dir / "rules"
    rules.mkdir()
    (rules / "ring.toml").write_text(STRANGERS, encoding="utf-8")
    (rules / "deep.toml").write_text("a = " + "[" * 100_000, encoding="utf-8")
    (rules / "huge.toml").write_text("# nothing\n" * 3_000_000, encoding="utf-8")
    (rules / "noise.toml").write_bytes(bytes(range(256)) * 40)
    names = ", ".join(f'"rules/{name}.toml"' for name in ("ring", "deep", "huge", "noise"))
    (site.server.server_dir / SETTINGS).write_text(
        f'variants = ["playpalace", {names}]\n[pace]\ndefault = "instant"\n', encoding="utf-8"
    )
    with running(site.found, site.server) as port:
        ann = site.client(port, "ann1rules")
        ann.create_table()
        ann.select("set_variant", "turn_menu")
        ann.until(lambda: bool(ann.rows("action_input_menu")), "the variants")
        (ring,) = [row for row, text in ann.rows("action_input_menu").items() if "Ring" in text]
        ann.select(ring, "action_input_menu")
        ann.until(lambda: any("Ring" in line for line in ann.said), "the news")
        ann.add_bot()
        ann.start()
        finish(ann)
        assert not any("pludo" in line or "???" in line for line in ann.said)
        ann.close()
    (log,) = site.server.server_dir.glob("log-*.txt")
    told = log.read_text(encoding="utf-8", errors="replace")
    for name in ("deep", "huge", "noise"):
        assert told.count(f"'rules/{name}.toml' is not offered") == 1, told[:3000]
    # A host may log one of its own: we look whether it answers, and hang up.
    assert "playpalace_ludo" not in told, "no traceback leads to us"
