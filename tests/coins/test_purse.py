"""No coin is made or lost: by double results, kills, two windows or a damaged file."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from playpalace_ludo.coins.purse import BEGIN_WITH, HELP_TO, PurseError, Purses


@pytest.fixture
def purses(tmp_path: Path) -> Purses:
    return Purses(tmp_path / "purse.sqlite")


def test_everybody_is_given_coins_once(purses: Purses) -> None:
    assert purses.coins("Ann") == purses.coins("Ann") == BEGIN_WITH
    assert purses.totals() == (BEGIN_WITH, BEGIN_WITH)


def test_a_stake_leaves_the_purse_and_the_pot_comes_back(purses: Purses) -> None:
    purses.stake("g", {"Ann": 50, "Ben": 50})
    assert (purses.coins("Ann"), purses.staked("g")) == (BEGIN_WITH - 50, {"Ann": 50, "Ben": 50})
    assert purses.settle("g", {"Ann": 100, "Ben": 0})
    assert (purses.coins("Ann"), purses.coins("Ben")) == (BEGIN_WITH + 50, BEGIN_WITH - 50)
    assert purses.staked("g") == {}


def test_a_result_that_comes_twice_is_paid_once(purses: Purses) -> None:
    purses.stake("g", {"Ann": 50, "Ben": 50})
    assert purses.settle("g", {"Ann": 100, "Ben": 0})
    assert not purses.settle("g", {"Ann": 100, "Ben": 0})
    purses.stake("g", {"Ann": 50, "Ben": 50})
    assert purses.coins("Ann") == BEGIN_WITH + 50


def test_a_stake_that_is_put_twice_lies_there_once_and_can_be_doubled(purses: Purses) -> None:
    for _ in range(2):
        purses.stake("g", {"Ann": 50, "Ben": 50})
    assert purses.coins("Ann") == BEGIN_WITH - 50
    purses.stake("g", {"Ann": 100, "Ben": 100})
    assert purses.coins("Ann") == BEGIN_WITH - 100


def test_who_has_too_little_stakes_nothing_and_nor_do_the_others(purses: Purses) -> None:
    with pytest.raises(PurseError) as told:
        purses.stake("g", {"Ann": 5, "Ben": BEGIN_WITH + 1})
    assert told.value.problem.values == {
        "name": "Ben",
        "coins": BEGIN_WITH,
        "stake": BEGIN_WITH + 1,
    }
    assert (purses.coins("Ann"), purses.staked("g")) == (BEGIN_WITH, {})


def test_a_game_that_will_not_end_gives_back_what_was_staked(purses: Purses) -> None:
    purses.stake("g", {"Ann": 50, "Ben": 50})
    assert purses.give_back("g")
    assert (purses.coins("Ann"), purses.open_games()) == (BEGIN_WITH, [])


def test_who_has_lost_everything_is_helped_but_not_while_coins_lie_on_a_table(
    purses: Purses,
) -> None:
    purses.stake("g", {"Ann": BEGIN_WITH, "Ben": BEGIN_WITH})
    assert purses.coins("Ann") == 0
    purses.settle("g", {"Ann": 0, "Ben": 2 * BEGIN_WITH})
    assert purses.coins("Ann") == HELP_TO
    there, given_out = purses.totals()
    assert there == given_out == 2 * BEGIN_WITH + HELP_TO


def test_help_fills_a_purse_up_and_counts_what_was_left_in_it(purses: Purses) -> None:
    purses.stake("g", {"Ann": BEGIN_WITH - 7, "Ben": BEGIN_WITH - 7})
    purses.settle("g", {"Ann": 0, "Ben": 2 * (BEGIN_WITH - 7)})
    assert purses.coins("Ann") == HELP_TO
    there, given_out = purses.totals()
    assert there == given_out == 2 * BEGIN_WITH + HELP_TO - 7


def test_a_purse_makes_its_own_folder(tmp_path: Path) -> None:
    assert Purses(tmp_path / "not" / "there" / "purse.sqlite").coins("Ann") == BEGIN_WITH


def test_a_purse_of_a_newer_version_is_left_alone(purses: Purses) -> None:
    purses.coins("Ann")
    with closing(sqlite3.connect(purses.path)) as db:
        db.execute("PRAGMA user_version = 2")
        db.commit()
    with pytest.raises(PurseError) as told:
        purses.coins("Ann")
    assert told.value.problem.code == "purse-newer"


def test_a_payment_that_is_not_the_pot_is_refused(purses: Purses) -> None:
    purses.stake("g", {"Ann": 50, "Ben": 50})
    for pay in ({"Ann": 101}, {"Ann": 99, "Ben": 0}, {"Ann": 150, "Ben": -50}):
        with pytest.raises(PurseError):
            purses.settle("g", pay)
    assert purses.staked("g") == {"Ann": 50, "Ben": 50}


ACTS = st.lists(
    st.tuples(
        st.sampled_from(["stake", "double", "settle", "back"]),
        st.sampled_from("ghi"),
        st.integers(0, 600),
        st.booleans(),
    ),
    max_size=25,
)


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(acts=ACTS)
def test_the_sum_stays_the_same(
    acts: list[tuple[str, str, int, bool]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    purses = Purses(tmp_path_factory.mktemp("coins") / "purse.sqlite")
    for act, game, coins, first in acts:
        pot = sum(purses.staked(game).values())
        try:
            if act in ("stake", "double"):
                purses.stake(game, {"Ann": coins, "Ben": coins})
            elif act == "settle":
                purses.settle(game, {"Ann": pot if first else 0, "Ben": 0 if first else pot})
            else:
                purses.give_back(game)
        except PurseError as error:
            assert error.problem.code == "purse-too-little"
        there, given_out = purses.totals()
        assert there == given_out


KILLED = """
import sys
from contextlib import closing
from pathlib import Path
from playpalace_ludo.coins.purse import PurseError, Purses
purses = Purses(Path(sys.argv[1]))
print("ready", flush=True)
number = 0
while True:
    number += 1
    try:
        purses.stake(f"g{number}", {"Ann": 7, "Ben": 7})
        purses.stake(f"g{number}", {"Ann": 14, "Ben": 14})
        purses.settle(f"g{number}", {"Ann": 28 * (number % 2), "Ben": 28 * (1 - number % 2)})
    except PurseError:
        pass
"""


@pytest.mark.skipif(sys.platform == "win32", reason="nobody is killed like this there")
def test_kills_make_and_lose_no_coin(tmp_path: Path) -> None:
    """Two programs use the same purses and are killed again and again."""
    path = tmp_path / "purse.sqlite"
    for turn in range(3):
        running = [
            subprocess.Popen(
                [sys.executable, "-c", KILLED, str(path)], stdout=subprocess.PIPE, text=True
            )
            for _ in range(2)
        ]
        for one in running:
            assert one.stdout is not None and one.stdout.readline() == "ready\n"
        time.sleep(0.15 + 0.05 * turn)
        for one in running:
            os.kill(one.pid, signal.SIGKILL)
            one.wait()
            assert one.stdout is not None
            one.stdout.close()
        there, given_out = Purses(path).totals()
        assert there == given_out > 0


def test_a_damaged_file_is_told_in_a_sentence_and_left_as_it_is(purses: Purses) -> None:
    purses.coins("Ann")
    data = b"this is no purse" * 300
    purses.path.write_bytes(data)
    with pytest.raises(PurseError) as told:
        purses.coins("Ann")
    assert told.value.problem.code == "purse-damaged"
    assert purses.path.read_bytes() == data


@pytest.mark.parametrize("version", [0, 1])
def test_tables_that_are_not_ours_are_damage(purses: Purses, version: int) -> None:
    with closing(sqlite3.connect(purses.path)) as db:
        db.execute("CREATE TABLE purse (something TEXT)")
        db.execute(f"PRAGMA user_version = {version}")
        db.commit()
    data = purses.path.read_bytes()
    with pytest.raises(PurseError) as told:
        purses.coins("Ann")
    assert told.value.problem.code == "purse-damaged"
    assert purses.path.read_bytes() == data


ENDLESS = "WITH RECURSIVE n(x) AS (VALUES(1) UNION ALL SELECT x + 1 FROM n) SELECT"


@pytest.mark.parametrize(
    "spoilt",
    [
        "UPDATE purse SET coins = 'many'",
        "UPDATE purse SET coins = 1e300",
        "UPDATE stake SET coins = 'many'",
        "UPDATE stake SET owner = x'ff' WHERE owner = 'Ann'",
        "UPDATE stake SET game = x'ff'",
        "UPDATE given SET coins = 'many'",
        f"DROP TABLE purse; CREATE VIEW purse AS {ENDLESS} 'Ann' AS owner, x AS coins FROM n",
        f"DROP TABLE stake; CREATE VIEW stake AS {ENDLESS} 1 game, 1 owner, x coins FROM n",
        "CREATE TRIGGER more AFTER UPDATE ON purse BEGIN UPDATE given SET coins = 7; END",
        "CREATE TABLE other (something TEXT)",
    ],
)
def test_what_no_purse_of_ours_holds_is_damage(purses: Purses, spoilt: str) -> None:
    """A text where a number belongs ended the program; an endless view kept it for ever."""
    purses.stake("g", {"Ann": 50, "Ben": 50})
    with closing(sqlite3.connect(purses.path)) as db:
        db.executescript(spoilt)
    data = purses.path.read_bytes()
    with pytest.raises(PurseError) as told:
        purses.coins("Ann")
        purses.open_games()
        purses.totals()
        purses.staked("g")
    assert told.value.problem.code == "purse-damaged"
    assert purses.path.read_bytes() == data


def test_a_purse_that_somebody_analysed_is_still_a_purse(purses: Purses) -> None:
    purses.stake("g", {"Ann": 50})
    with closing(sqlite3.connect(purses.path)) as db:
        db.execute("ANALYZE")
    assert purses.coins("Ann") == BEGIN_WITH - 50


def test_a_change_waits_for_the_disk_and_for_the_folder(purses: Purses) -> None:
    with purses._change() as db:
        assert db.execute("PRAGMA synchronous").fetchone() == (3,)


def test_a_purse_cut_off_is_damage(purses: Purses) -> None:
    purses.coins("Ann")
    data = purses.path.read_bytes()
    purses.path.write_bytes(data[: len(data) // 2])
    with pytest.raises(PurseError) as told:
        purses.coins("Ann")
    assert told.value.problem.code == "purse-damaged"
    assert purses.path.read_bytes() == data[: len(data) // 2]


def test_a_folder_that_cannot_be_is_told_as_that(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(PurseError) as told:
        Purses(tmp_path / "file" / "purse.sqlite").coins("Ann")
    assert told.value.problem.code == "purse-busy"


def test_tables_described_in_text_that_is_not_utf_8_are_damage(tmp_path: Path) -> None:
    """Python has no error code for it; found by a campaign of spoilt files."""
    path = tmp_path / "purses.sqlite"
    Purses(path).totals()
    raw = path.read_bytes()
    assert b"owner TEXT" in raw
    path.write_bytes(raw.replace(b"owner TEXT", b"owner TE\xffT"))
    with pytest.raises(PurseError) as refused:
        Purses(path).totals()
    assert refused.value.problem.code == "purse-damaged"
