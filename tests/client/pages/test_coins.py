"""Coins in the terminal: off unless wanted, staked, doubled, paid out, and never lost."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest

from playpalace_ludo.client.staking import FILE
from playpalace_ludo.client.storage.options import Preset
from playpalace_ludo.coins.purse import BEGIN_WITH, Purses
from tests.client.conftest import Desk, MakeDesk
from tests.client.pages.test_tournaments import DIE, QUICK


def rich(desk: MakeDesk, **switches: object) -> Desk:
    client = desk(DIE, variant=None, **{"table_coins": True, **switches})
    client.home.open()
    return client


def sit(client: Desk, seats: str = "Ann,Ben", *, doubling: bool = False) -> list[str]:
    preset = Preset(QUICK, seats)
    return client.hear(lambda: client.home.tables.start(preset, stake=10, doubling=doubling))


def play_out(client: Desk) -> list[str]:
    heard: list[str] = []
    for _ in range(3000):
        heard += client.press("space")
        if any("Enter: play again" in line for line in heard[-8:]):
            return heard
        heard += client.press("down", "space")
        if any("Enter: play again" in line for line in heard[-8:]):
            return heard
    raise AssertionError(heard[-5:])


def go_to(client: Desk, row: str) -> None:
    """Walk down to a row."""
    client.press("home")
    for _ in range(30):
        if client.press("down") == [row]:
            return
    raise AssertionError(row)


def purses(folder: Path) -> Purses:
    return Purses(folder / FILE)


def test_without_the_option_nothing_speaks_of_coins(desk: MakeDesk, tmp_path: Path) -> None:
    client = desk(DIE, variant=None)
    client.home.open()
    rows = [line for _ in range(12) for line in client.press("down")]
    assert not any("Purse" in row for row in rows)
    sit(client)
    assert not (tmp_path / FILE).exists()


def test_the_purse_is_a_row_of_the_main_menu(desk: MakeDesk) -> None:
    client = rich(desk)
    rows = [line for _ in range(12) for line in client.press("down")]
    assert "Purse: 1,000 coins" in rows


def test_a_stake_is_set_where_a_game_is_made(desk: MakeDesk, tmp_path: Path) -> None:
    client = rich(desk)
    client.press("n", "enter")
    rows = [line for _ in range(12) for line in client.press("down")]
    assert "Stake: none" in rows and "Doubling: off" in rows
    go_to(client, "Stake: none")
    assert client.press("right") == ["Stake: 5 coins each"]
    heard = client.press("home", "enter")
    assert heard[-2].endswith("Everybody stakes 5: 10 coins are on the table.")
    assert heard[-1] == "You begin."
    assert sum(purses(tmp_path).totals()) == 4 * BEGIN_WITH


def test_shift_p_says_the_purses_and_the_pot(desk: MakeDesk) -> None:
    client = rich(desk)
    sit(client)
    assert client.press("P") == [
        "Ann has 990 coins.",
        "Ben has 990 coins.",
        "Everybody stakes 10: 20 coins are on the table.",
    ]
    without = desk(DIE)
    assert without.press("P") == [
        "There are no coins. They can be switched on in the options of the table."
    ]


def test_the_winner_gets_the_pot_once(desk: MakeDesk, tmp_path: Path) -> None:
    client = rich(desk)
    sit(client)
    heard = play_out(client)
    (won,) = [line for line in heard if line.endswith(" gets 20 coins.")]
    winner = won.split()[0]
    loser = "Ben" if winner == "Ann" else "Ann"
    there = purses(tmp_path)
    assert (there.coins(winner), there.coins(loser)) == (BEGIN_WITH + 10, BEGIN_WITH - 10)
    assert there.open_games() == []


def test_a_game_that_is_left_keeps_its_stake_and_is_paid_when_it_ends(
    desk: MakeDesk, tmp_path: Path
) -> None:
    client = rich(desk)
    sit(client)
    client.press("space")
    again = rich(desk)
    heard = again.press("enter")
    assert "Everybody stakes 10: 20 coins are on the table." in heard
    play_out(again)
    there = purses(tmp_path)
    assert there.open_games() == []
    assert len(set(there.totals())) == 1


def test_a_game_that_is_removed_gives_the_stake_back(desk: MakeDesk, tmp_path: Path) -> None:
    client = rich(desk)
    sit(client)
    again = rich(desk)
    again.press("delete", "delete")
    assert purses(tmp_path).coins("Ann") == BEGIN_WITH


def test_a_doubled_stake_is_offered_to_the_other_who_takes_it_or_gives_up(
    desk: MakeDesk, tmp_path: Path
) -> None:
    client = rich(desk)
    sit(client, doubling=True)
    client.press("escape")
    assert client.press("down") == ["Offer to double the stake to 20"]
    heard = client.press("enter")
    assert heard == ["Ben: Ann offers to double the stake to 20.", "Take it"]
    heard = client.press("enter")
    assert "Ben takes it: everybody has staked 20 now." in heard
    assert purses(tmp_path).coins("Ann") == BEGIN_WITH - 20
    # Now it is Ben's to offer.
    for _ in range(50):
        client.press("escape")
        rows = [line for _ in range(3) for line in client.press("down")]
        client.press("escape")
        if "Offer to double the stake to 40" in rows:
            break
        client.press("space")
        client.press("down", "space")
    client.press("escape", "down", "enter")
    heard = client.press("down", "enter")
    assert "Ann gives up the stake. The game goes on without one." in heard
    assert "Ben gets 40 coins." in heard
    assert purses(tmp_path).coins("Ben") == BEGIN_WITH + 20
    play_out(client)
    assert len(set(purses(tmp_path).totals())) == 1


def test_a_bot_answers_an_offer_by_its_chances(desk: MakeDesk, tmp_path: Path) -> None:
    client = rich(desk)
    sit(client, "Ann,bot:easy", doubling=True)
    client.press("escape", "down")
    heard = client.press("enter")
    assert "You offer to double the stake to 20." in heard
    assert "Ada takes it: everybody has staked 20 now." in heard
    assert client.press("P")[0] == "You have 980 coins."


def test_a_damaged_purse_is_a_sentence_and_the_game_can_be_had_without(
    desk: MakeDesk, tmp_path: Path
) -> None:
    (tmp_path / FILE).write_bytes(b"no purse at all" * 200)
    client = rich(desk)
    client.press("n", "enter")
    go_to(client, "Stake: none")
    client.press("right")
    (heard,) = client.press("home", "enter")[-1:]
    assert "is damaged and stays as it is" in heard
    assert (tmp_path / FILE).read_bytes() == b"no purse at all" * 200
    go_to(client, "Stake: 5 coins each")
    client.press("left", "home", "enter")
    assert client.app.pages[0].table is not None


def test_a_tournament_is_paid_out_by_places(desk: MakeDesk, tmp_path: Path) -> None:
    client = rich(desk)
    client.press("t", "enter", "enter")
    go_to(client, "Stake: none")
    client.press("right")
    client.press("home", "enter")
    assert purses(tmp_path).coins("Player") == BEGIN_WITH - 5
    (path,) = (tmp_path / "tournaments").iterdir()
    text = path.read_text("utf-8").replace('variant = "playpalace"', f'variant = "{QUICK}"')
    path.write_text(text.replace('name = "Player"', 'name = "Player"\nbot = "easy"'), "utf-8")
    client.press("escape", "t", "enter", "home", "enter")
    for _ in range(3):
        heard = client.press("home", "enter")
    assert [line for line in heard if line.endswith("coins.")]
    there = purses(tmp_path)
    assert there.open_games() == []
    assert len(set(there.totals())) == 1


class Killed(BaseException):
    """Stands for a kill: no handler catches it."""


def kill_before_paying(monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(self: Purses, game: str, pay: Mapping[str, int]) -> bool:
        raise Killed

    monkeypatch.setattr(Purses, "settle", killed)


def test_a_game_that_ended_in_a_kill_is_paid_at_the_next_start_once(
    desk: MakeDesk, tmp_path: Path
) -> None:
    client = rich(desk)
    sit(client)
    with pytest.MonkeyPatch.context() as patch:
        kill_before_paying(patch)
        with pytest.raises(Killed):
            play_out(client)
    assert sum(purses(tmp_path).staked(purses(tmp_path).open_games()[0]).values()) == 20
    again = desk(DIE, variant=None, table_coins=True)
    heard = again.hear(again.home.open)
    assert "A game had ended, and its coins were still on the table." in heard
    assert len([line for line in heard if line.endswith(" gets 20 coins.")]) == 1
    there = purses(tmp_path)
    assert there.open_games() == []
    assert {there.coins("Ann"), there.coins("Ben")} == {BEGIN_WITH - 10, BEGIN_WITH + 10}
    third = desk(DIE, variant=None, table_coins=True)
    assert not any("coins" in line for line in third.hear(third.home.open))
    assert len(set(there.totals())) == 1


def test_a_spoilt_purse_keeps_nobody_from_playing_without_coins(
    desk: MakeDesk, tmp_path: Path
) -> None:
    purses(tmp_path).stake("gone", {"Ann": 10})
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.execute("UPDATE stake SET coins = 'many'")
        db.commit()
    client = desk(DIE, variant=None)
    assert client.hear(client.home.open)[-1] == "New game"


def test_a_tournament_that_ended_in_a_kill_is_paid_at_the_next_start(
    desk: MakeDesk, tmp_path: Path
) -> None:
    client = rich(desk)
    client.press("t", "enter", "enter")
    go_to(client, "Stake: none")
    client.press("right", "home", "enter")
    (path,) = (tmp_path / "tournaments").iterdir()
    text = path.read_text("utf-8").replace('variant = "playpalace"', f'variant = "{QUICK}"')
    path.write_text(text.replace('name = "Player"', 'name = "Player"\nbot = "easy"'), "utf-8")
    client.press("escape", "t", "enter", "home", "enter")
    with pytest.MonkeyPatch.context() as patch:
        kill_before_paying(patch)
        with pytest.raises(Killed):
            for _ in range(3):
                client.press("home", "enter")
    again = desk(DIE, variant=None, table_coins=True)
    assert [line for line in again.hear(again.home.open) if line.endswith("coins.")]
    there = purses(tmp_path)
    assert there.open_games() == []
    assert len(set(there.totals())) == 1


def test_stakes_of_a_game_that_never_came_to_the_disk_are_given_back(
    desk: MakeDesk, tmp_path: Path
) -> None:
    for name in ("never", "tournament never"):
        purses(tmp_path).stake(name, {"Ann": 10, "Ben": 10})
    rich(desk)
    assert purses(tmp_path).open_games() == []
    assert purses(tmp_path).coins("Ann") == BEGIN_WITH
