"""Packets of a real PlayPalace server compared with lines of terminal clients."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from playpalace_ludo.hosts.install import detect
from tests.hosts.checkouts import PLAYPALACE, Checkout, checkout
from tests.hosts.live import Client, copy_of, running
from tests.online.relay import Relay, relaying
from tests.online.test_live import DOWN, ENTER, ESCAPE, FIRST, Terminal
from tests.online.written import written

SESSIONS = Path(__file__).parent / "sessions"
BACKSPACE = "\x7f"
AT_TABLE = "At the table. There is nothing to choose just now."


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> tuple[Checkout, detect.ServerFolder]:
    found = checkout(PLAYPALACE)
    return found, copy_of(found, tmp_path_factory.mktemp("relay"))


@pytest.fixture(scope="module")
def port(site: tuple[Checkout, detect.ServerFolder]) -> Iterator[int]:
    with running(*site) as port:
        yield port


def assert_all_heard(terminal: Terminal, relay: Relay) -> None:
    """Every line the server sent was said once, and lines about the table in its order."""
    time.sleep(1.0)
    sent = [line for line in relay.lines() if line]
    heard = terminal.said()
    missing = Counter(sent) - Counter(heard)
    assert not missing, missing
    said = iter(heard)
    late = [
        line
        for line in sent
        if line.endswith((" joined the table.", "'s turn.")) and line not in said
    ]
    assert not late, late


def compare(relay: Relay, name: str, title: str) -> None:
    """Check that a visit runs as well without a server; LUDO_RECORD=1 keeps it for such runs."""
    text = written(relay.packets, relay.delay, title)
    if os.environ.get("LUDO_RECORD"):
        (SESSIONS / f"recorded-{name}.txt").write_text(text, "utf-8")


def rows_of(relay: Relay, menu: str) -> list[str]:
    shown = [one.packet for one in relay.packets if one.by_server and one.packet["type"] == "menu"]
    last = [packet["items"] for packet in shown if packet["menu_id"] == menu][-1]
    return [row["text"] if isinstance(row, dict) else row for row in last]


def pig_table(site: tuple[Checkout, detect.ServerFolder], port: int, name: str) -> Client:
    host = Client(site[1], port, name).login()
    host.select("play", "main_menu")
    host.until(lambda: "categories_menu" in host.menus, "the categories")
    host.select("category_category-dice-games", "categories_menu")
    host.until(lambda: "game_pig" in host.rows("games_menu"), "Pig")
    host.select("game_pig", "games_menu")
    host.until(lambda: "create_table" in host.rows("tables_menu"), "the tables")
    host.select("create_table", "tables_menu")
    host.until(lambda: "start_game" in host.rows("turn_menu"), "the lobby")
    return host


@pytest.mark.parametrize("delay", [0.0, 0.3])
def test_whoever_joins_and_whoever_watches_is_at_the_table(
    site: tuple[Checkout, detect.ServerFolder], port: int, tmp_path: Path, delay: float
) -> None:
    number = int(delay * 10)
    host = pig_table(site, port, f"host{number}r")
    with relaying(port, delay) as joined, relaying(port, delay) as watched:
        ben = Terminal(tmp_path / "Ben", joined.port, f"Ben{number}r")
        ben.log_in()
        ben.join_table("Dice Games", "Pig", host.name)
        ben.until(lambda: AT_TABLE in ben.said(), AT_TABLE)
        assert rows_of(joined, "turn_menu") == []
        host.pump(0.5)
        host.key("enter")
        host.until(lambda: any("turn" in line for line in host.said), "the start")
        eve = Terminal(tmp_path / "Eve", watched.port, f"Eve{number}r")
        eve.log_in()
        eve.choose("View active tables")
        eve.choose(f"Pig: {host.name}")
        eve.until(lambda: AT_TABLE in eve.said(), AT_TABLE)
        for terminal, relay in ((ben, joined), (eve, watched)):
            before = len(terminal.said())
            terminal.press("t")
            terminal.until(
                lambda t=terminal, b=before: any("turn" in line for line in t.said()[b:]),  # type: ignore[misc]
                "whose turn it is",
            )
            assert relay.keys()[-1] == "t"
            terminal.press(ESCAPE)
            terminal.until(lambda t=terminal: "Context menu." in t.said(), "the table's menu")  # type: ignore[misc]
            time.sleep(1 + 2 * delay)
            terminal.press(ESCAPE)
            terminal.until(lambda t=terminal: t.last() == AT_TABLE, "the table again")  # type: ignore[misc]
            terminal.press("\x11")
            terminal.until(lambda t=terminal: t.last() == "No, 1 of 2", "a question")  # type: ignore[misc]
            terminal.press(ENTER)
            terminal.until(lambda t=terminal: t.last() == AT_TABLE, "the table after No")  # type: ignore[misc]
            assert_all_heard(terminal, relay)
        if not delay:
            compare(joined, "joiner", "Somebody joins a table of Pig and asks whose turn it is.")
            compare(watched, "spectator", "Somebody watches a game of Pig.")
        ben.quit()
        eve.quit()
    host.close()


def test_an_edit_box_is_typed_over_and_a_fast_typist_ends_where_the_server_does(
    site: tuple[Checkout, detect.ServerFolder], port: int, tmp_path: Path
) -> None:
    with relaying(port, 0.1) as relay:
        ann = Terminal(tmp_path / "Ann", relay.port, "Annedit")
        ann.log_in()
        ann.open_table("Dice Games", "Pig")
        ann.choose("Target score: 50")
        ann.until(lambda: ann.last().startswith("Now it says: 50."), "the box")
        ann.press("30" + ENTER)
        ann.until(lambda: ann.last().startswith("Target score: 30"), "the new score")
        ann.choose("Target score: 30")
        ann.until(lambda: ann.last().startswith("Now it says: 30."), "the box")
        ann.press(ESCAPE)
        ann.until(lambda: ann.last().startswith("Target score: 30, "), "the row after Escape")
        ann.press("\x11")
        ann.until(lambda: ann.last().startswith(("No, ", "Yes, ")), "a question")
        ann.press(DOWN + ENTER)
        ann.until(lambda: ann.last().startswith("Play, "), "the main menu")
        compare(relay, "editor", "Somebody types over what an edit box says, and closes another.")
        for _ in range(12):
            for keys in (FIRST, ENTER, DOWN, BACKSPACE):  # in the main menu that one does nothing
                ann.press(keys)
                time.sleep(0.2)
        time.sleep(2)
        shown = [p.packet for p in relay.packets if p.by_server and p.packet["type"] == "menu"][-1]
        rows = [row["text"] for row in shown["items"]]
        assert ann.last().rpartition(", ")[0] in rows or ann.last() in rows, ann.said()[-20:]
        assert_all_heard(ann, relay)
        compare(relay, "typist", "The same, and then in and out of menus, five keys a second.")
        ann.quit()
