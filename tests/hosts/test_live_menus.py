"""Every menu of both hosts that knows our game, after a rated game in every variant.

The walk ends with a game against a bot, with its questions, boxes and end screen. LUDO_MENUS=all
walks in every language that the host and we have, all at the same time, and through the options of
every variant, for some minutes; LUDO_MENUS=fr,pl in these; without it in two languages and through
two variants.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from playpalace_ludo import variants
from playpalace_ludo.hosts.host import Host
from playpalace_ludo.words import Translator
from playpalace_ludo.words.languages import languages

from .checkouts import checkout, each_host
from .live import INSTANT, Client, Site, new_site, running
from .test_uv import ours

RAW = re.compile(r"\[[a-z][\w-]*\]|\bpludo-|\bludo-plus-|^[a-z]+(?:-[a-z0-9]+)+$|\{ ?\$?\w+ ?\}")
"""Traces of a text that a host does not have or could not fill in."""
WANTED = os.environ.get("LUDO_MENUS", "")
ALL = bool(WANTED)
QUIET = 0.1 if ALL else 0.06
"""Seconds after which no more of an answer comes."""
DEEPEST = 6
LONGEST = 900
"""Seconds a game may take on a full machine."""
OTHER_GAME = re.compile(r"(game|lb|stats|prefs|active|doc)_(?!.*ludo_plus)")
TREES = (
    *("leaderboards", "my_stats", "saved_tables", "active_tables", "documents"),
    *("options", "personal_options"),
)
"""Rows of the main menu behind which our game may be."""
LEFT_OUT = re.compile("back|delete|friend|profile|password|email|account|_language|_audio|credits")
"""Rows that lead back, or to what has nothing to do with games."""
OF_THE_LOBBY = ("table_rules", "choose_colour", "dice_words", "purse", "option_sets")
"""Rows of the lobby that are no options."""
QUESTIONS = "vgtslmncdqwxkzh"
WITH_SHIFT = "lmdpncxvqh"
SETTINGS = f"{INSTANT}[coins]\non = true\n"


class Walk:
    """One person's walk: everything shown and said, and the parts that are no text."""

    def __init__(self, client: Client, locale: str) -> None:
        self.client = client
        self.locale = locale
        self.menus: set[tuple[str, ...]] = set()
        self.lines = 0
        self.raw: list[str] = []

    def look(self) -> None:
        """Take in what has come since; a server that walks with a dozen people takes its time."""
        client = self.client
        for _ in range(2):  # what it does for us is done with the first, and sent with the second
            pongs = self.pongs()
            client.send(type="ping")
            client.until(lambda pongs=pongs: self.pongs() > pongs, "the pong", seconds=60)  # type: ignore[misc]
        client.pump(QUIET)
        shown = [
            row["text"] if isinstance(row, dict) else row
            for packet in client.packets
            if packet["type"] == "menu"
            for row in packet["items"]
        ]
        boxes = [packet for packet in client.packets if packet["type"] == "request_input"]
        asked = [packet["prompt"] for packet in boxes]
        read = [line for packet in boxes for line in packet.get("default_value", "").splitlines()]
        texts = [*shown, *asked, *read, *client.said]
        self.lines += len(texts)
        self.raw += [text for text in texts if RAW.search(text)]
        client.packets.clear()
        client.said.clear()
        if asked:
            client.type("")  # nothing
            self.look()

    def pongs(self) -> int:
        return sum(packet["type"] == "pong" for packet in self.client.packets)

    def choose(self, row: str) -> None:
        self.client.select(row)
        self.look()

    def place(self) -> tuple[str, ...]:
        return (self.client.open, *self.client.rows(self.client.open))

    def main_menu(self) -> None:
        """Walk through everything but the tables."""
        here = self.place()
        for row in TREES:
            if row in here:
                self.choose(row)
                self.down(depth=1)
                self.back_to(here)

    def down(self, depth: int) -> None:
        here = self.place()
        if here in self.menus or depth > DEEPEST:
            return
        self.menus.add(here)
        if self.client.open == "language_menu":
            return  # whoever chooses there walks on in another language
        for row in here[1:]:
            if row and not LEFT_OUT.search(row) and not OTHER_GAME.match(row):
                self.choose(row)
                if self.place() != here:
                    self.down(depth + 1)
                    self.back_to(here)
                if self.place() != here:
                    return  # some filters close the menu they are chosen in

    def back_to(self, here: tuple[str, ...]) -> None:
        """Choose the last row, as Escape does, until a menu is reached, at most the main one."""
        for _ in range(DEEPEST):
            if self.place() == here or self.client.open == "main_menu":
                return
            self.choose(self.place()[-1])
        self.client.close()
        self.client.login()

    def lobby(self) -> None:
        """Walk through the options of a table in every variant."""
        self.client.create_table()
        self.look()
        for variant in variants.names() if ALL else ("playpalace", "springboard"):
            self.choose("set_variant")
            self.choose(variant)
            self.back_in_lobby()
            self.options()
            for row in self.place()[1:]:
                if row.startswith("group_"):
                    self.choose(row)
                    self.options()
                    self.choose("options_back")

    def rest_of_the_lobby(self) -> None:
        """Open what is no option, and the menu of actions."""
        pace = self.client.rows("turn_menu")["set_pace"]
        assert pace.startswith(Translator(self.locale).text("pludo-host-option-pace")), pace
        rows = [row for row in OF_THE_LOBBY if row in self.place()]
        assert {"table_rules", "choose_colour"} <= {*rows}, self.place()
        for row in rows:
            self.choose(row)
            self.back_at_the_table()
        self.menu_of_actions()

    def menu_of_actions(self) -> None:
        self.client.key("escape")
        self.look()
        assert self.client.open == "actions_menu", self.place()
        self.back_at_the_table()

    def game(self) -> None:
        """Play against a bot, ask everything once, and see the end screen."""
        client = self.client
        client.add_bot()
        client.start()
        self.look()
        self.menu_of_actions()
        for keys, shift in ((QUESTIONS, False), (WITH_SHIFT, True)):
            for key in keys:
                client.key(key, shift=shift)
                self.look()
                self.back_at_the_table()
        end, chance = time.monotonic() + LONGEST, Random(self.locale)
        while not client.menus.get("game_over"):
            assert time.monotonic() < end, (client.open, client.said[-4:])
            rows = [row for row in client.rows("turn_menu") if row.startswith(("roll", "move_"))]
            if rows:  # some use an ability before the throw, which the keys of a move do not
                client.select(chance.choice(rows), "turn_menu")
            client.pump(0.05)
        self.look()
        self.menus.add(("game_over",))

    def back_at_the_table(self) -> None:
        """Close what lies over the table's menu by its last row."""
        for _ in range(DEEPEST):
            if self.client.open == "turn_menu":
                return
            self.menus.add(self.place())
            self.choose(self.place()[-1])
        assert self.client.open == "turn_menu", self.place()

    def options(self) -> None:
        here = self.place()
        assert here[0] == "turn_menu"
        self.menus.add(here)
        for row in here[1:]:
            if row.startswith("set_"):
                self.choose(row)
                if self.client.open != "turn_menu":
                    self.menus.add(self.place())
                    self.choose(self.place()[-1])
                    self.back_in_lobby()

    def back_in_lobby(self) -> None:
        self.client.until(lambda: self.client.open == "turn_menu", "the lobby", seconds=60)
        if self.client.packets:
            self.look()


def locales(server_dir: Path) -> list[str]:
    there = [path.name for path in (server_dir / "locales").iterdir() if path.is_dir()]
    few = ("en", "de" if "de" in there else "es")
    ours = {lang.partition("-")[0] for lang in languages()}
    named = ours if WANTED == "all" else {*WANTED.split(",")}
    return sorted({*there} & ours & named) if ALL else list(few)


@pytest.fixture
def site(host: Host, tmp_path: Path) -> Site:
    walked = locales(checkout(host).server.server_dir)
    enabled = (r'enabled_locales = \["en"\]', f"enabled_locales = {json.dumps(walked)}")
    made = new_site(host, tmp_path, SETTINGS, server_settings=[enabled])
    with running(made.found, made.server) as port:
        for locale in walked:
            for name in names(locale):
                Client(made.server, port, name).register()
    return made


def names(locale: str) -> tuple[str, str]:
    return f"ann{locale}", f"ben{locale}"


def prepare(site: Site) -> None:
    """Give everybody their language and a rated game in every variant."""
    root = site.server.server_dir
    spoken = {name: locale for locale in locales(root) for name in names(locale)}
    site.give_languages(spoken)
    run = subprocess.run(
        [site.found.python, "-m", "tests.hosts.inside.rated_games", str(site.database), *spoken],
        cwd=Path(__file__).parents[2],
        env={
            **site.found.environment,
            "LUDO_PLUS_SERVER": str(root),
            "PYTHONPATH": f"{site.found.environment['PYTHONPATH']}:{root.parent}",
        },
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr[-2000:]


@each_host
def test_no_menu_shows_the_name_of_a_text(host: Host, site: Site) -> None:
    prepare(site)
    before = ours(site.database)
    with running(site.found, site.server) as port:
        walked = locales(site.server.server_dir)
        clients = [Client(site.server, port, names(locale)[0]).login() for locale in walked]
        with ThreadPoolExecutor(len(walked)) as pool:
            walks = list(pool.map(through_everything, clients, walked))
    for locale, walk in zip(walked, walks, strict=True):
        print(f"{host.title}, {locale}: {len(walk.menus)} menus, {walk.lines} lines, {walk.raw}")
    for walk in walks:
        assert walk.raw == []
        assert len(walk.menus) > 40
    print(f"{host.title}, rows of ours: {dict(before)}")
    assert before["game_results"] and before["player_ratings"], before
    played = Counter(game_results=len(walks))
    assert ours(site.database) == before + played, "a host may delete what no game names"


def through_everything(client: Client, locale: str) -> Walk:
    walk = Walk(client, locale)
    walk.look()
    walk.main_menu()
    walk.lobby()
    walk.rest_of_the_lobby()
    walk.game()
    return walk
