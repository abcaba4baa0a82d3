"""A running game on disk: written turn by turn, and read whatever happened to the file."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.record import SEPARATOR
from playpalace_ludo.hosts.game import bring_back, journal
from playpalace_ludo.hosts.game.saves import pack, unpack
from playpalace_ludo.hosts.install.layout import SET_ASIDE, TABLES
from playpalace_ludo.settings import reader as owners
from playpalace_ludo.table.fair_dice import prove
from playpalace_ludo.table.seating import Player

SCHEMA = """
create table tables (table_id text primary key, game_type text, host text, members_json text,
                     game_json text, status text default 'waiting');
create table saved_tables (game_type text, game_json text);
"""


def play(match: Match, actions: int, seed: int = 1) -> None:
    rng = random.Random(seed)
    for _ in range(actions):
        if match.state.awaiting == "roll":
            match.roll((rng.randint(1, 6),))
        else:
            match.play(rng.choice(match.state.moves))


def new_match(*, keeps_steps: bool = False) -> Match:
    rules, players = variants.load("playpalace"), [Player(0, "Ann"), Player(2, "Ben")]
    proof = prove("ab" * 32, rules, players, {0: "tea", 2: "rain"})
    told = proof._replace(seed="")  # a secret until the game ends
    match = Match(rules, [0, 2], ["Ann", "Ben"], proof=told)
    match.keeps_steps = keeps_steps
    return match


def saved(match: Match, game_id: str) -> str:
    game = {"game_id": game_id, "record": pack(match.text()), "position": match.line()}
    return json.dumps({**game, "players": []})


class Site:
    """A database and the folder beside it, as a host has them."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.connection = sqlite3.connect(directory / "host.db")
        self.connection.executescript(SCHEMA)
        self.config = owners.read(directory)

    def journal(self, game_id: str = "abc") -> journal.Journal:
        return journal.Journal(self.directory / TABLES / f"{game_id}{journal.SUFFIX}")

    def bring_back(self) -> None:
        database: Any = SimpleNamespace(db_path=self.directory / "host.db", _conn=self.connection)
        bring_back.bring_back(database, self.config, self.directory)

    def rows(self) -> list[dict[str, Any]]:
        found = self.connection.execute("select game_json from tables")
        return [json.loads(text) for (text,) in found]


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    made = Site(tmp_path)
    with closing(made.connection):
        yield made


def written(path: Path, *, ends_with: str) -> str:
    end = time.monotonic() + 5
    while not path.exists() or not path.read_text(encoding="utf-8").endswith(ends_with):
        assert time.monotonic() < end, "the thread has not written it"
        time.sleep(0.005)
    return path.read_text(encoding="utf-8")


TABLE = {"table_id": "t1", "host": "Ann", "members": [["Ann", False], ["Eve", True]]}


def keep(site: Site, *, keeps_steps: bool = False) -> tuple[Match, journal.Journal]:
    """A game that was begun, went on for a while and was kept after every action."""
    match = new_match(keeps_steps=keeps_steps)
    play(match, 7)
    kept = site.journal()
    kept.begin(TABLE, saved(match, "abc"))
    done = match.turns_over
    for seed in range(60):
        play(match, 1, seed)
        kept.add(match.turns_from(done))
        done = match.turns_over
    written(kept.path, ends_with=match.turns_from(0)[-1] + "\n")
    return match, kept


@pytest.mark.parametrize("keeps_steps", [False, True])
def test_a_game_comes_back_as_it_was_with_its_whole_record(site: Site, keeps_steps: bool) -> None:
    match, _ = keep(site, keeps_steps=keeps_steps)
    site.bring_back()
    (game,) = site.rows()
    assert game["position"] == match.line() and unpack(game["record"]) == match.text()
    assert game["brought_back"] == bring_back.KILLED
    row = site.connection.execute("select table_id, host, members_json, status from tables")
    table_id, host, members, status = row.fetchone()
    assert (table_id, host, status) == ("t1", "Ann", "playing")
    assert json.loads(members)[1] == {"username": "Eve", "is_spectator": True}


def test_what_was_taken_back_stays_taken_back(site: Site) -> None:
    match, kept = keep(site, keeps_steps=True)
    match.back_to(len(match.steps) - 5)
    kept.add(match.turns_from(0))
    play(match, 2, seed=9)
    kept.add(match.turns_from(0))
    written(kept.path, ends_with=match.turns_from(0)[-1] + "\n")
    site.bring_back()
    assert site.rows()[0]["position"] == match.line()


def test_a_line_cut_off_costs_that_line_and_is_told(site: Site) -> None:
    _, kept = keep(site)
    text = kept.path.read_text(encoding="utf-8")
    kept.path.write_text(text[:-3], encoding="utf-8")
    site.bring_back()
    (game,) = site.rows()
    assert game["brought_back"] == bring_back.CUT and game["position"]


def test_noise_among_the_turns_is_told_and_kept_and_the_game_goes_on(
    site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    match, kept = keep(site)
    lines = kept.path.read_text(encoding="utf-8").split("\n")
    number = [line.partition(".")[0] for line in lines]
    last = next(i for i in range(9, 40) if number[i] != number[i + 1])
    lines[last] = f"{number[last]}. purple 9:9"
    kept.path.write_text("\n".join(lines), encoding="utf-8")
    site.bring_back()
    (game,) = site.rows()
    reached = int(game["position"].split()[-1])
    assert reached - int(number[last]) in (0, 1) and game["brought_back"] == bring_back.CUT
    assert "not written down to its end" in caplog.text
    assert list((site.directory / SET_ASIDE).iterdir()), "what could not be read is kept"
    assert match.line() != game["position"]


def test_a_file_nobody_can_read_is_set_aside_and_told(
    site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    _, kept = keep(site)
    kept.path.write_text(kept.path.read_text(encoding="utf-8")[:100], encoding="utf-8")
    site.bring_back()
    assert not site.rows() and not kept.path.exists()
    assert "cannot be read" in caplog.text and list((site.directory / SET_ASIDE).iterdir())


@pytest.mark.parametrize("table", ["tables", "saved_tables"])
def test_what_the_host_saved_itself_is_not_brought_back_a_second_time(
    site: Site, table: str
) -> None:
    match, _ = keep(site)
    game = saved(match, "abc")
    site.connection.execute(
        f"insert into {table} (game_type, game_json) values ('ludo_plus', ?)", (game,)
    )
    if table == "tables":
        site.connection.execute("update tables set members_json = '[]'")
    site.bring_back()
    assert [json.dumps(row) for row in site.rows()] == ([game] if table == "tables" else [])


def test_a_table_whose_game_is_over_is_not_loaded_again(site: Site) -> None:
    rows = [("a", "ludo_plus", "finished"), ("b", "ludo_plus", "waiting"), ("c", "pig", "finished")]
    site.connection.executemany("insert into tables values (?, ?, 'Ann', '[]', '{}', ?)", rows)
    site.bring_back()
    left = site.connection.execute("select table_id from tables order by table_id").fetchall()
    assert left == [("b",), ("c",)]


def test_a_game_that_has_ended_is_not_written_again(site: Site) -> None:
    match, kept = keep(site)
    for _ in range(200):
        kept.begin(TABLE, saved(match, "abc"))
        kept.add(["1. red 6"])
    kept.end()
    other = site.journal("other")
    other.begin(TABLE, saved(match, "other"))
    written(other.path, ends_with="\n")
    assert not kept.path.exists()


def test_a_disk_that_takes_nothing_is_told_once_and_the_file_begun_anew(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / TABLES).write_text("a file where the folder should be")
    kept = journal.Journal(tmp_path / TABLES / f"abc{journal.SUFFIX}")
    kept.is_behind = False
    kept.write_now("one", whole=True)
    kept.write_now("two", whole=False)
    assert kept.is_behind and caplog.text.count("cannot keep a running game") == 1


def test_members_a_host_cannot_read_come_from_the_game(
    site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    players = [
        {"name": "Ann", "is_bot": False, "is_spectator": False},
        {"name": "Robo", "is_bot": True, "is_spectator": False},
    ]
    for table_id, members in (("a", '[{"username": "A'), ("b", '[{"username": "Ben"}]')):
        site.connection.execute(
            "insert into tables values (?, 'ludo_plus', 'Ann', ?, ?, 'playing')",
            (table_id, members, json.dumps({"players": players})),
        )
    site.bring_back()
    rows = site.connection.execute("select members_json from tables").fetchall()
    assert [json.loads(text) for (text,) in rows] == [
        [{"username": "Ann", "is_spectator": False}]
    ] * 2
    assert caplog.text.count("unreadable members") == 2


def test_turns_that_are_none_are_refused() -> None:
    with pytest.raises(LudoError):
        journal.with_turns("format = 1\n---\n", ["no turn"])


def test_dice_are_counted_anew_where_turns_were_added() -> None:
    saved = f"format = 1\n\n[dice]\nfallen = 7\n\n{SEPARATOR}\n1. red 6\n"
    assert "fallen" not in journal.with_turns(saved, ["2. blue 3"])
