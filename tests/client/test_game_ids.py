"""A game is identified by the id in its record, whatever its file is called."""

from __future__ import annotations

import re
import secrets
import sqlite3
from datetime import datetime
from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.client import game as games
from playpalace_ludo.client.pages.online import records
from playpalace_ludo.client.staking import FILE
from playpalace_ludo.client.storage import identity
from playpalace_ludo.client.storage.identity import Identity
from playpalace_ludo.client.storage.past_games import PastGames
from playpalace_ludo.client.storage.saves import Saves
from playpalace_ludo.client.storage.tournaments import Tournaments
from playpalace_ludo.coins.purse import BEGIN_WITH
from playpalace_ludo.core import record
from playpalace_ludo.core.match import Match
from playpalace_ludo.table.dice import SystemDice
from playpalace_ludo.table.seating import Player
from playpalace_ludo.work import finish
from tests.client.conftest import Desk, MakeDesk
from tests.client.pages import test_tournaments as contest
from tests.client.pages.test_coins import Killed, kill_before_paying, play_out, purses, rich, sit
from tests.client.storage.test_old_games import OLD, POSITIONS


def identity_of(text: str) -> Identity:
    return identity.of(*record.split(text))


def rename(folder: Path, *kinds: str) -> None:
    """Call every file of these folders something else."""
    for kind in kinds or ("games", "finished"):
        for path in list((folder / kind).glob("*.ludo")):
            path.rename(path.with_name(f"{secrets.token_hex(4)} renamed.ludo"))


def as_an_earlier_version_wrote(text: str) -> str:
    """Take what earlier versions did not write out of a record."""
    return re.sub(r'^(id|begun) = ".*"\n', "", text, flags=re.MULTILINE)


def make_old(folder: Path) -> str:
    """Let an earlier version have begun the only unfinished game; return the name of its file."""
    (path,) = (folder / "games").glob("*.ludo")
    path.write_text(as_an_earlier_version_wrote(path.read_text("utf-8")), "utf-8")
    return path.stem


def only_text(folder: Path) -> str:
    (path,) = folder.glob("*.ludo")  # a file being written may stand beside it
    return path.read_text("utf-8")


def assert_paid(folder: Path) -> None:
    assert purses(folder).open_games() == []
    assert purses(folder).coins("Ann") != BEGIN_WITH


class TestIds:
    def test_a_record_says_which_game_it_is_and_when_it_began(
        self, desk: MakeDesk, tmp_path: Path
    ) -> None:
        before = datetime.now().replace(microsecond=0)
        client = desk([(6,)])
        client.press("r")
        found = identity_of(only_text(tmp_path / "games"))
        assert found == client.table.game.identity
        assert len(found.id) == 32
        assert before <= datetime.fromisoformat(found.begun) <= datetime.now()

    def test_a_game_keeps_its_id_when_it_is_left_and_when_it_is_copied(
        self, desk: MakeDesk, tmp_path: Path
    ) -> None:
        client = desk([(6,), (3,)])
        first = client.table.game.identity
        again = desk([(3,)], variant=None)
        again.home.carry_on(again.app.saves.unfinished()[0])
        again.press("r")
        assert again.table.game.identity == first
        assert identity_of(only_text(tmp_path / "games")) == first
        assert identity_of(again.table.game.to_give_away()) == first

    def test_every_game_begun_anew_or_from_a_position_has_an_id_of_its_own(self) -> None:
        rules = variants.load("playpalace")
        first = Match(rules, (0, 1), table={"id": "first"})
        players = [Player(0, "Ann"), Player(1, "Ben")]
        begun = [
            games.Game(Match(rules, (0, 1), start=first.state), players, SystemDice())
            for _ in range(2)
        ]
        assert len({"first", *(game.identity.id for game in begun)}) == 3

    def test_what_parts_from_a_game_in_another_window_is_another_game(self, desk: MakeDesk) -> None:
        desk([(6,)]).press("r")
        ours, theirs = (desk([(1,), (2,), (3,)], variant=None) for _ in range(2))
        for window in (ours, theirs):
            window.home.carry_on(window.app.saves.unfinished()[0])
        first = ours.table.game.identity
        ours.press("1")
        theirs.press("2")
        kept = [identity_of(theirs.app.saves.read(path)) for path in ours.app.saves.unfinished()]
        assert sorted(kept) == sorted([ours.table.game.identity, theirs.table.game.identity])
        assert ours.table.game.identity == first
        assert theirs.table.game.identity.id != first.id
        assert theirs.table.game.identity.begun == first.begun


class TestOldRecords:
    def test_no_two_games_of_the_corpus_share_an_id(self) -> None:
        texts = [path.read_text("utf-8") for path in POSITIONS]
        assert len({identity_of(text).id for text in texts}) == len(texts)

    def test_the_rule_is_written_down_and_stays(self) -> None:
        text = (OLD / "0.1.0" / "playpalace-finished.ludo").read_text("utf-8")
        assert identity_of(text) == Identity("28a852ab40cb408eae9b2647b9e25d40")
        assert identity_of(text.replace("\n", "\r\n")) == identity_of(text)

    def test_an_old_game_that_goes_on_keeps_the_id_it_was_read_with(
        self, desk: MakeDesk, tmp_path: Path
    ) -> None:
        old = (OLD / "before-dice" / "playpalace-left.ludo").read_text("utf-8")
        (tmp_path / "games").mkdir()
        (tmp_path / "games" / "old.ludo").write_text(old, "utf-8")
        client = desk([(2,)] * 9, variant=None)
        client.home.carry_on(tmp_path / "games" / "old.ludo")
        assert identity_of(client.table.game.to_give_away()) == identity_of(old)
        client.press("r", "1", "2", "3", "4", "r")
        assert identity_of(client.table.game.to_give_away()) == identity_of(old)
        now = only_text(tmp_path / "games")
        assert now != old
        assert identity_of(now) == identity_of(old)

    def test_with_fixed_dice_it_is_the_same_at_every_turn_and_in_every_copy(
        self, desk: MakeDesk, tmp_path: Path
    ) -> None:
        client = desk(variant=None)
        client.app.dice = None
        found = set()
        for _ in range(2):
            client.sit("playpalace", "red=Ann,blue=Ben")
            for _ in range(20):
                texts = [client.table.game.to_give_away()]
                client.press("r", "1")
                texts += [client.app.saves.read(client.app.saves.unfinished()[0])]
                found |= {identity_of(as_an_earlier_version_wrote(text)).id for text in texts}
        assert len(found) == 2

    def test_a_staked_one_goes_by_the_name_of_its_stake(
        self, desk: MakeDesk, tmp_path: Path
    ) -> None:
        client = rich(desk)
        sit(client)
        text = as_an_earlier_version_wrote(only_text(tmp_path / "games"))
        assert identity_of(text).id == purses(tmp_path).open_games()[0]

    @pytest.mark.parametrize("table", ["id = 5", 'id = ""', "id = []", "begun = 3"])
    def test_an_entry_that_is_none_counts_as_none(self, table: str) -> None:
        head = 'format = 1\nvariant = "playpalace"\nseats = ["red"]\nplayers = ["Ann"]\n'
        assert identity_of(f"{head}[table]\n{table}\n---\n") == identity_of(f"{head}---\n")


class TestRenamedFiles:
    def test_statistics_by_month_stay_as_they_are(
        self, desk: MakeDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for month in (3, 5):
            monkeypatch.setattr(identity, "now", lambda month=month: f"2026-0{month}-01T20:00:00")
            client = desk([(3,), (4,)], "playpalace(end.max_turns=2)", "red=you,blue=bot:easy")
            client.press("r", "r")

        def months() -> list[int]:
            past = PastGames(Saves(tmp_path), "Player", datetime(2026, 11, 1))
            return [game.when.month for game in finish(past.read(looking=False)).games if game.when]

        assert months() == [3, 5]
        rename(tmp_path)
        assert months() == [3, 5]

    def test_a_game_goes_on_under_any_name(self, desk: MakeDesk, tmp_path: Path) -> None:
        client = desk([(6,)])
        client.press("r")
        rename(tmp_path)
        again = desk([], variant=None)
        again.home.carry_on(again.app.saves.unfinished()[0])
        assert again.table.state == client.table.state

    def test_a_stake_is_paid_when_its_game_ends(self, desk: MakeDesk, tmp_path: Path) -> None:
        sit(rich(desk))
        rename(tmp_path)
        again = rich(desk)
        assert len(purses(tmp_path).open_games()) == 1
        again.press("enter")
        play_out(again)
        assert_paid(tmp_path)

    def test_a_stake_that_a_kill_left_is_paid_once(self, desk: MakeDesk, tmp_path: Path) -> None:
        client = rich(desk)
        sit(client)
        with pytest.MonkeyPatch.context() as patch:
            kill_before_paying(patch)
            with pytest.raises(Killed):
                play_out(client)
        rename(tmp_path)
        rich(desk)
        assert_paid(tmp_path)

    def test_a_tournament_goes_on_with_its_game_and_counts_it(
        self, desk: MakeDesk, tmp_path: Path
    ) -> None:
        begin_tournament(desk, tmp_path)
        rename(tmp_path)
        finish_tournament_game(contest.started(desk), tmp_path)

    def test_a_tournament_counts_a_game_that_ended_in_a_kill(
        self, desk: MakeDesk, tmp_path: Path
    ) -> None:
        client = begin_tournament(desk, tmp_path)
        (path,) = Tournaments(tmp_path).paths()
        before = path.read_text("utf-8")
        contest.play_out(client)
        after = contest.only(tmp_path)
        path.write_text(before, "utf-8")
        rename(tmp_path)
        contest.started(desk).press("t", "enter", "enter")
        assert contest.only(tmp_path) == after


def begin_tournament(desk: MakeDesk, folder: Path) -> Desk:
    """Sit down at the first game of a tournament and throw once."""
    client = contest.started(desk)
    contest.made(client)
    contest.quick(folder)
    client.press("enter", "space")
    return client


def finish_tournament_game(client: Desk, folder: Path) -> None:
    client.press("enter")
    contest.play_out(client)
    now = contest.only(folder)
    assert now.playing is None and len(now.played) == 1


class TestFilesOfEarlierVersions:
    def test_a_stake_known_by_the_file_name_is_paid_under_any_name(
        self, desk: MakeDesk, tmp_path: Path
    ) -> None:
        sit(rich(desk))
        (path,) = (tmp_path / "games").iterdir()
        made_up = purses(tmp_path).open_games()[0]
        stem = make_old(tmp_path)
        path.write_text(path.read_text("utf-8").replace(made_up, stem), "utf-8")
        with sqlite3.connect(tmp_path / FILE) as db:
            db.execute("UPDATE stake SET game = ?", (stem,))
        db.close()
        rename(tmp_path)
        again = rich(desk)
        assert purses(tmp_path).open_games() == [stem]
        again.press("enter")
        play_out(again)
        assert_paid(tmp_path)

    def test_a_tournament_that_knows_its_game_by_the_file_name_goes_on(
        self, desk: MakeDesk, tmp_path: Path
    ) -> None:
        client = begin_tournament(desk, tmp_path)
        stem = make_old(tmp_path)
        (path,) = Tournaments(tmp_path).paths()
        text = path.read_text("utf-8").replace(client.table.game.identity.id, stem)
        path.write_text(text, "utf-8")
        again = contest.started(desk)
        again.press("enter", "space")
        assert identity_of(only_text(tmp_path / "games")).id == stem
        rename(tmp_path)
        finish_tournament_game(contest.started(desk), tmp_path)


class TestForeignRecords:
    @pytest.fixture
    def fair(self, desk: MakeDesk, tmp_path: Path) -> Desk:
        """A staked game with fixed dice, just begun."""
        client = rich(desk)
        client.app.dice = None
        sit(client)
        client.press("space")
        return client

    def test_a_copy_that_was_given_away_and_played_on_is_not_the_game(
        self, fair: Desk, desk: MakeDesk, tmp_path: Path
    ) -> None:
        copy = games.from_record(fair.table.game.to_give_away(), variants.load_named, None, None)
        while not copy.match.over:
            if copy.state.awaiting == "roll":
                copy.runner.throw()
            else:
                copy.runner.choose(copy.state.moves[0])
        text = copy.to_give_away()
        assert identity_of(text) == fair.table.game.identity
        (tmp_path / "finished").mkdir(exist_ok=True)
        (tmp_path / "finished" / "a friend's.ludo").write_text(text, "utf-8")
        (own,) = fair.app.saves.unfinished()
        own.rename(tmp_path / "elsewhere.ludo")
        rich(desk)
        assert purses(tmp_path).open_games() == []
        assert purses(tmp_path).coins("Ann") == BEGIN_WITH  # given back, not paid

    def test_a_record_of_a_server_cannot_claim_to_be_a_game_of_ones_own(
        self, desk: MakeDesk, tmp_path: Path
    ) -> None:
        client = begin_tournament(desk, tmp_path)
        mine = client.table.game.identity.id
        contest.play_out(client)
        text = only_text(tmp_path / "finished")
        (kept,) = (tmp_path / "finished").iterdir()
        kept.unlink()
        assert identity_of(text).id == mine
        records.keep(client.app.saves, text, "example.org")
        theirs = client.app.saves.received()
        assert identity_of(client.app.saves.read(theirs[0])).id == mine
        assert identity.find(mine, theirs) is None

    def test_a_game_that_came_in_stays_a_stranger_s_to_its_end(
        self, desk: MakeDesk, tmp_path: Path
    ) -> None:
        """A copy of a running game for coins, played on here, neither pays nor counts."""
        client = rich(desk)
        sit(client)
        (own,) = client.app.saves.unfinished()
        records.take_in(client.app.saves, own.read_text("utf-8"))
        (theirs,) = {*client.app.saves.unfinished()} - {own}
        client.home.carry_on(theirs)
        assert client.table.game.stake is None
        play_out(client)
        assert len(purses(tmp_path).open_games()) == 1
        (over,) = client.app.saves.finished()
        header, _ = record.split(over.read_text("utf-8"))
        assert header.table[identity.FOREIGN] is True and "coins" not in header.table
        past = finish(PastGames(client.app.saves, "Ann", datetime.now()).read(looking=False))
        assert past.games == () and past.left_out.foreign == 1

    def test_a_game_of_other_people_is_no_result_of_a_match(
        self, desk: MakeDesk, tmp_path: Path
    ) -> None:
        client = begin_tournament(desk, tmp_path)
        (path,) = Tournaments(tmp_path).paths()
        before = path.read_text("utf-8")
        contest.play_out(client)
        (game,) = (tmp_path / "finished").iterdir()
        game.write_text(game.read_text("utf-8").replace('"Clara"', '"Mallory"'), "utf-8")
        path.write_text(before, "utf-8")
        again = contest.started(desk)
        again.press("t", "enter")
        assert "The game of this match is gone; it begins anew." in again.press("enter")


def test_a_stake_waits_while_its_game_cannot_be_read(desk: MakeDesk, tmp_path: Path) -> None:
    sit(rich(desk))
    rename(tmp_path)
    (path,) = (tmp_path / "games").iterdir()
    path.write_bytes(b"\xff no header\n" + path.read_bytes())
    rich(desk)
    assert len(purses(tmp_path).open_games()) == 1
