"""Never lose a game: every action is on disk before it is spoken, whatever happens then."""

import errno
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from playpalace_ludo import variants
from playpalace_ludo.client import game as games
from playpalace_ludo.client.scenario import ListedDice
from playpalace_ludo.client.storage import growing
from playpalace_ludo.client.storage.growing import GrowingFile, NotAsLeft, last_whole
from playpalace_ludo.client.storage.saves import Saves, unused
from playpalace_ludo.core.events import Rolled
from playpalace_ludo.files import ThreadFlusher, why, write_whole
from playpalace_ludo.words import Translator
from playpalace_ludo.words.problems import phrase
from tests.client.conftest import Desk, MakeDesk

THROWS = [(6,), (2,), (3,), (6,), (5,), (4,), (1,), (6,), (6,), (2,), (5,), (3,), (4,), (2,)]


def on_disk(saves: Saves) -> games.Game:
    (path,) = saves.unfinished()
    return read(saves.read(path))


def read(text: str) -> games.Game:
    return games.from_record(text, variants.load, ListedDice([]), None)


@pytest.mark.parametrize("seats", ["red=Anna,blue=Ben", "red=you,blue=bot:easy"])
@pytest.mark.parametrize("variant", ["playpalace", "jota"])
def test_whatever_is_spoken_is_on_disk_already(desk: MakeDesk, variant: str, seats: str) -> None:
    client = desk(THROWS * 9, variant, seats, table_undo="free")
    compared = 0
    say = client.speech.say

    def say_and_look(line: Any, **how: Any) -> None:
        nonlocal compared
        if line.category == "game":
            kept = on_disk(client.app.saves)
            assert kept.state == client.table.state
            assert kept.drawn == client.table.game.drawn
            compared += 1
        say(line, **how)

    client.speech.say = say_and_look  # type: ignore[method-assign]
    for _ in range(12):
        client.press("r", "1", "2", "3")
    client.press("u", "u", "2", "r")
    assert compared > 12


def test_a_killed_program_goes_on_exactly_where_it_was(desk: MakeDesk) -> None:
    client = desk([(6,), (3,)])
    client.press("r")
    before = client.table.state
    again = desk([(1,), (1,)], variant=None)
    again.home.open()
    assert again.press("home") == ["Continue your game"]
    heard = again.press("enter")
    assert again.table.state == before
    assert heard[-1].startswith("1, 2, 3 or 4")
    assert [player.name for player in again.table.game.players] == ["Anna", "Ben"]


def test_dice_taken_back_by_undo_survive_the_kill(desk: MakeDesk) -> None:
    client = desk([(6,), (5,), (4,)], table_undo="free")
    client.press("r", "1", "r")
    client.press("u")
    again = desk([(1,)], variant=None)
    (path,) = again.app.saves.unfinished()
    again.home.carry_on(path)
    again.press("2", "r")
    rolls = [event.dice for event in again.table.game.events() if isinstance(event, Rolled)]
    assert rolls == [(6,), (5,)]


@pytest.mark.parametrize(
    ("variant", "throws"),
    [("playpalace", THROWS), ("nigerian", [(2, 6), (6, 6), (3, 5), (6, 1)])],
)
def test_a_write_cut_off_at_any_byte_loses_nothing_that_was_spoken(
    desk: MakeDesk, variant: str, throws: list[tuple[int, ...]]
) -> None:
    client = desk(throws * 9, variant)
    (path,) = client.app.saves.unfinished()
    spoken, cuts = path.read_text(), 0
    for key in ("r", "1", "enter", "2", "enter") * 9:
        client.press(key)
        written, steps = path.read_text(), client.table.game.match.steps
        assert written.startswith(spoken[:-1])
        for end in range(len(spoken), len(written)):
            kept = read(written[:end]).match.steps
            assert len(read(spoken).match.steps) <= len(kept) <= len(steps)
            assert kept == steps[: len(kept)]
            cuts += 1
        spoken = written
    assert cuts > 50
    assert read(spoken[:-1] + "\0\0\0").match.steps == client.table.game.match.steps[:-1]


def test_a_file_that_somebody_else_changed_is_not_added_to(tmp_path: Path) -> None:
    path = tmp_path / "game.ludo"
    for other in ("one three\n", "one two three\n", "one", ""):
        path.write_text(other)
        with pytest.raises(NotAsLeft):
            GrowingFile(path, ThreadFlusher(), "one two\n").write("one two three four\n")
        assert path.read_text() == other


@pytest.mark.parametrize("keys", [("r", "1", "r"), ("space", "enter", "space"), ("r", "1", "u")])
def test_the_save_is_opened_once_per_action(
    desk: MakeDesk, monkeypatch: pytest.MonkeyPatch, keys: tuple[str, ...]
) -> None:
    client = desk(THROWS, table_undo="free")
    (path,) = client.app.saves.unfinished()
    opened: list[tuple[Any, ...]] = []
    open_path = Path.open

    def count(self: Path, *arguments: Any, **how: Any) -> Any:
        if self == path:
            opened.append(arguments)
        return open_path(self, *arguments, **how)

    monkeypatch.setattr(Path, "open", count)
    for key in keys:
        opened.clear()
        steps = len(client.table.game.match.steps)
        client.press(key)
        assert len(client.table.game.match.steps) != steps
        assert opened == [("r+b",)]
    opened.clear()
    client.press("v", "t", "s")
    assert opened == []


class TestTwoWindows:
    @pytest.fixture
    def windows(self, desk: MakeDesk) -> tuple[Desk, Desk]:
        desk([(6,)]).press("r")
        opened = desk([(1,), (2,)], variant=None), desk([(3,), (4,), (5,)], variant=None)
        for window in opened:
            (path,) = window.app.saves.unfinished()
            window.home.carry_on(path)
        return opened

    def test_each_goes_on_with_a_game_of_its_own(self, windows: tuple[Desk, Desk]) -> None:
        ours, theirs = windows
        ours.press("1", "r")
        heard = theirs.press("2")
        assert heard[0] == "You bring out token 2. Roll again."
        assert heard[-1] == (
            "This game went on in another window. "
            "Both are kept: yours is a game of its own from now on."
        )
        assert "another window" not in " ".join(theirs.press("r", "u"))
        assert "another window" not in " ".join(ours.press("r", "u"))
        for window in windows:
            assert window.press("c-q") == ["Your game is saved. Goodbye."]
            game = window.table.game
            assert game.save is not None
            assert read(game.save.path.read_text()).match.steps == game.match.steps
        assert len(ours.app.saves.unfinished()) == 2

    def test_who_only_looked_leaves_no_second_game(self, windows: tuple[Desk, Desk]) -> None:
        ours, theirs = windows
        ours.press("1", "r")
        assert theirs.press("c-q") == ["Your game is saved. Goodbye."]
        assert len(ours.app.saves.unfinished()) == 1

    def test_two_games_begun_in_the_same_second_are_two_files(self, tmp_path: Path) -> None:
        saves = Saves(tmp_path)
        first, second = saves.new("jota"), saves.new("jota")
        first.write("one\n")
        second.write("two\n")
        assert sorted(map(saves.read, saves.unfinished())) == ["one\n", "two\n"]
        assert not second.parted


@contextmanager
def full_disk(room: int = 16) -> Iterator[None]:
    """Let every file fail beyond its first bytes, as on a full disk."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit on file sizes")
class TestFullDisk:
    def test_a_roll_that_cannot_be_kept_has_not_happened_and_is_not_rolled_anew(
        self, desk: MakeDesk
    ) -> None:
        client = desk([(6,), (2,)])
        before = client.table.state
        with full_disk():
            heard = client.press("r")
        assert len(heard) == 1
        assert heard[0].startswith("The game could not be saved: ")
        assert client.table.state == before
        assert on_disk(client.app.saves).state == before
        assert client.press("enter")[0] == "You roll 6."

    def test_a_move_that_cannot_be_kept_can_be_made_again(self, desk: MakeDesk) -> None:
        client = desk([(6,), (2,)])
        client.press("r")
        before = client.table.state
        with full_disk():
            client.press("1")
        assert client.table.state == on_disk(client.app.saves).state == before
        assert client.press("1")[0].startswith("You bring out token 1.")

    def test_bots_stop_until_a_key_says_to_try_again(self, desk: MakeDesk) -> None:
        client = desk([(3,), (4,)], seats="you,bot:easy", pace_speed="normal")
        client.press("r")
        with full_disk():
            heard = client.wait(5)
            assert len(heard) == 1
            assert client.wait(60) == []
        client.press("space")
        assert client.wait(5) == ["Ada rolls 4, no move.", "Your turn."]

    def test_undo_that_cannot_be_kept_changes_nothing(self, desk: MakeDesk) -> None:
        client = desk([(6,), (2,)])
        client.press("r", "1")
        before = client.table.state
        with full_disk():
            client.press("u")
        assert client.table.state == on_disk(client.app.saves).state == before

    def test_a_disk_that_fills_up_in_the_middle_of_a_write_keeps_the_old_text(
        self, tmp_path: Path
    ) -> None:
        path = tmp_path / "game.ludo"
        path.write_text("one\n")
        with full_disk(room=5), pytest.raises(OSError, match="No space"):
            GrowingFile(path, ThreadFlusher(), "one\n").write("one two\n")
        assert path.read_text() == "one\n"

    def test_the_same_where_the_file_is_as_our_last_write_left_it(self, tmp_path: Path) -> None:
        path = tmp_path / "game.ludo"
        path.write_text("one\n")
        file = GrowingFile(path, ThreadFlusher(), "one\n", is_record=True)
        file.write("one two\n")
        with full_disk(room=10), pytest.raises(OSError, match="No space"):
            file.write("one two three\n")
        assert path.read_text() == "one two\n"

    def test_no_half_files_are_left(self, desk: MakeDesk, tmp_path: Path) -> None:
        client = desk([(6,)])
        with full_disk():
            client.press("r")
        assert len(list((tmp_path / "games").iterdir())) == 1


class TestGoodbye:
    def test_a_game_that_never_reached_the_disk_is_not_called_saved(
        self, desk: MakeDesk, tmp_path: Path
    ) -> None:
        (tmp_path / "games").write_text("a file where the folder of games should be")
        client = desk([(6,)])
        client.press("r")
        (heard,) = client.press("c-q")
        assert heard.startswith("Your game is not saved: ")
        assert heard.endswith(". Goodbye.")

    def test_who_leaves_such_a_game_for_the_menu_hears_it_too(
        self, desk: MakeDesk, tmp_path: Path
    ) -> None:
        (tmp_path / "games").write_text("in the way")
        client = desk([(6,)])
        heard = client.press("escape", "l", "enter")
        assert heard[-3].startswith("Your game is not saved: ")
        assert heard[-2:] == ["Main menu.", "New game"]

    def test_a_game_whose_folder_can_be_reached_again_is_saved_on_leaving(
        self, desk: MakeDesk, tmp_path: Path
    ) -> None:
        (tmp_path / "games").write_text("in the way")
        client = desk([(6,)])
        (tmp_path / "games").unlink()
        assert client.press("c-q") == ["Your game is saved. Goodbye."]
        assert on_disk(client.app.saves).state == client.table.state

    @pytest.mark.skipif(sys.platform == "win32", reason="needs a limit on file sizes")
    def test_an_action_taken_back_for_want_of_room_leaves_a_saved_game(
        self, desk: MakeDesk
    ) -> None:
        client = desk([(6,), (2,)])
        client.press("r", "1")
        with full_disk():
            client.press("u")
            assert client.press("c-q") == ["Your game is saved. Goodbye."]
        assert on_disk(client.app.saves).state == client.table.state


@pytest.mark.parametrize(
    ("number", "language", "reason"),
    [
        (errno.ENOSPC, "en", "the disk is full"),
        (errno.EACCES, "de", "du hast keine Berechtigung"),
        (errno.EISDIR, "de", "es ist ein Ordner"),
        (errno.EIO, "en", "the disk has an error"),
        (errno.ENODEV, "de", "no such device"),
    ],
)
def test_what_the_system_says_is_said_in_the_hearers_language(
    number: int, language: str, reason: str
) -> None:
    error = OSError(number, os.strerror(number))
    assert Translator(language).say(phrase(why(error))) == reason


def test_a_file_in_place_of_a_folder_is_found_on_the_way() -> None:
    error = OSError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), "games/mine.ludo")
    assert Translator().say(phrase(why(error))) == (
        "on the way to games/mine.ludo there is a file where a folder should be"
    )


def test_a_file_is_replaced_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.ludo"
    write_whole(path, "old", flush=True)

    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, "new", flush=False)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: "x",
        lambda text: text.replace("format = 1", "format = 99"),
        lambda text: text.replace('variant = "playpalace"', 'variant = "playpalace("'),
        lambda text: text.replace("red 6", "red 9"),
        lambda text: text.replace('bots = ["", ""]', 'bots = ["", "", ""]'),
        lambda text: text.replace('bots = ["", ""]', 'bots = ["", "genius"]'),
        lambda text: text.replace('undo = "own-turn"', 'undo = "often"'),
        lambda text: text[: len(text) // 2],
    ],
)
def test_a_damaged_save_is_explained_and_set_aside(
    desk: MakeDesk, damage: Callable[[str], str]
) -> None:
    client = desk([(6,)])
    client.press("r")
    (path,) = client.app.saves.unfinished()
    text = damage(path.read_text())
    path.write_text(text)
    again = desk([], variant=None)
    again.home.open()
    heard = again.press("home", "enter")
    assert len(heard) == 2
    assert heard[1].startswith("This saved game is damaged: ")
    assert again.app.saves.unfinished() == []
    (aside,) = path.parent.iterdir()
    assert aside.read_text() == text
    assert heard[1].endswith(f". It was kept as {aside}.")
    assert again.press("home") == ["New game"]


def test_a_list_from_which_the_last_game_has_gone_can_be_left(desk: MakeDesk) -> None:
    for _ in range(2):
        desk([(6,)]).press("r")
    client = desk([], variant=None)
    for path in client.app.saves.unfinished():
        path.write_text("damaged")
    client.home.open()
    client.press("home", "enter", "end")
    for _ in range(2):
        assert client.press("enter")[0].startswith("This saved game is damaged: ")
    client.press("enter", "down", "delete", "space", "f1", "escape")
    assert client.press("escape") == ["Main menu.", "New game"]


def test_a_folder_that_is_named_like_a_game_is_not_offered_as_one(desk: MakeDesk) -> None:
    client = desk([(6,)])
    for place in (client.app.saves.unfinished()[0].parent, client.app.saves.root / "finished"):
        (place / "holiday.ludo").mkdir(parents=True)
    assert len(client.app.saves.unfinished()) == 1
    assert client.app.saves.finished() == []


def test_a_damaged_header_is_told_by_its_line(desk: MakeDesk) -> None:
    client = desk([(6,)])
    (path,) = client.app.saves.unfinished()
    path.write_text(path.read_text().replace("seats = [", "seats = = ["))
    client.home.carry_on(path)
    heard = "This saved game is damaged: the header: line 3: there must be a value: a number, "
    assert client.speech.texts()[-1].startswith(heard)


def test_bytes_that_are_no_text_are_damage_too(desk: MakeDesk) -> None:
    client = desk([(6,)])
    (path,) = client.app.saves.unfinished()
    path.write_bytes(b"format = 1\xff")
    client.home.carry_on(path)
    assert client.speech.texts()[-1].startswith(
        "This saved game is damaged: line 1 is not UTF-8 text. "
    )
    assert not path.exists()


def test_a_game_whose_rules_are_gone_stays_until_they_are_back(
    desk: MakeDesk, tmp_path: Path
) -> None:
    rule_file = tmp_path / "rules" / "mine.toml"
    rule_file.parent.mkdir()
    text = 'schema = 1\nkind = "cross"\nbase = "playpalace"\nname = "m"\n'
    rule_file.write_text(text)
    client = desk([(6,)], str(rule_file))
    client.press("r")
    (path,) = client.app.saves.unfinished()
    saved = path.read_text()
    for missing in (rule_file.unlink, lambda: rule_file.write_text(f"{text}[dice]\ncount = 2\n")):
        missing()
        again = desk([], variant=None)
        again.home.open()
        assert again.press("home", "enter")[1] == (
            "This saved game needs the rules mine, which are missing or were changed. "
            "Put the rule file back to go on; the game stays saved."
        )
        assert path.read_text() == saved
    rule_file.write_text(text)
    again.press("enter")
    assert again.table.state == client.table.state


def test_a_save_that_cannot_be_opened_stays_where_it_is(desk: MakeDesk) -> None:
    client = desk([(6,)])
    (path,) = client.app.saves.unfinished()
    path.unlink()
    path.mkdir()
    client.home.carry_on(path)
    assert client.speech.texts()[-1].startswith("This saved game cannot be read now: ")
    assert path.exists()


def test_a_finished_game_moves_to_the_finished_ones(desk: MakeDesk) -> None:
    client = desk([(6,)] * 2, "playpalace(sixes.max=0)")
    state = client.table.state
    finish = client.table.game.rules.plan.finishes[0]
    client.table.game.match.state = state._replace(
        tokens=((finish,) * 3 + (finish - 6,), *state.tokens[1:])
    )
    heard = client.press("r")
    assert any("win" in line for line in heard)
    assert client.app.saves.unfinished() == []
    assert len(client.app.saves.finished()) == 1
    assert client.press("r") == ["The game is over."]


def test_every_finished_game_gets_a_place_of_its_own(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    for text in ("one\n", "two\n", "three\n"):
        save = saves.new("jota")
        save.write(text)
        save.finish()
        assert saves.read(save.path) == text
    assert len(saves.finished()) == 3 and saves.unfinished() == []


def test_several_unfinished_games_are_all_kept(desk: MakeDesk) -> None:
    desk([(6,)]).press("r")
    desk([(5,)]).press("r")
    client = desk([], variant=None)
    client.home.open()
    assert client.press("home") == ["Continue one of 2 games"]
    assert len(client.press("enter")) == 2


def test_export_writes_the_record_and_all_that_was_said(desk: MakeDesk, tmp_path: Path) -> None:
    client = desk([(3,)])
    client.press("r", "escape")
    heard = client.press("e", "enter")
    assert heard[-1].startswith("Written: the record as ")
    record, said = sorted((tmp_path / "exports").iterdir())
    assert games.from_record(record.read_text(), variants.load, ListedDice([]), None)
    assert "You roll 3, no move.\n" in said.read_text()


def test_a_game_by_the_players_own_rule_file_goes_on_from_any_folder(
    desk: MakeDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "mine.toml").write_text(
        'schema = 1\nkind = "cross"\nbase = "playpalace"\nname = "m"\n'
    )
    monkeypatch.chdir(folder)
    client = desk([(6,)], "mine.toml(sixes.max=2)")
    client.press("r")
    monkeypatch.chdir(tmp_path)
    again = desk([(1,)], variant=None)
    again.home.open()
    again.press("home", "enter")
    assert again.table.state == client.table.state
    assert again.options.last is None
    assert client.options.last is not None
    assert client.options.last.variant == f"{folder / 'mine.toml'}(sixes.max=2)"


def test_a_game_is_removed_after_asking_and_can_be_had_back(desk: MakeDesk, tmp_path: Path) -> None:
    desk([(6,)]).press("r")
    client = desk([], variant=None)
    client.home.open()
    assert client.press("space")[1].startswith("PlayPalace Ludo, Anna and Ben, turn 1, today, ")
    assert client.press("c-k", "delete")[-1].endswith("Remove this saved game, pressed twice.")
    client.press("escape")
    assert client.press("delete") == ["Press Delete again to remove this game."]
    assert client.press("down", "up")[-1] == "Continue your game"
    client.press("delete")
    assert client.press("delete") == ["Removed.", "New game"]
    assert client.app.saves.unfinished() == []
    assert len(list((tmp_path / "removed").iterdir())) == 1


def test_the_last_finished_game_is_removed_with_a_word(desk: MakeDesk) -> None:
    client = desk([(3,), (4,)], "playpalace(end.max_turns=2)", "you,bot:easy")
    client.press("r")
    client.home.open()
    client.press("f", "enter", "delete")
    assert client.press("delete")[:2] == ["Removed.", "Main menu."]
    assert client.app.saves.finished() == []


def test_a_game_that_cannot_be_removed_stays_in_the_list(desk: MakeDesk, tmp_path: Path) -> None:
    desk([(6,)]).press("r")
    (tmp_path / "removed").write_text("in the way")
    client = desk([], variant=None)
    client.home.open()
    heard = client.press("delete", "delete")
    assert heard[1].startswith("The game could not be removed: ")
    assert heard[2:] == []
    assert len(client.app.saves.unfinished()) == 1


def test_a_fault_of_ours_is_a_sentence_and_a_report(desk: MakeDesk, tmp_path: Path) -> None:
    client = desk([])
    client.app.crash(ZeroDivisionError("a bug"))
    assert client.app.exit_code == 1
    assert client.speech.texts()[-1].startswith("Something went wrong in the program itself.")
    (report,) = (tmp_path / "faults").iterdir()
    assert "ZeroDivisionError: a bug" in report.read_text()


def test_a_game_that_goes_on_is_not_read_back_but_a_foreign_change_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[bytes] = []

    def noted(raw: bytes) -> bytes:
        read.append(raw)
        return last_whole(raw)

    file = growing.GrowingFile(tmp_path / "game.ludo", growing.at_once(), is_record=True)
    file.replace("a\n")
    monkeypatch.setattr(growing, "last_whole", noted)
    file.write("a b\n")
    assert len(read) == 1, "what replaced the file is looked at once"
    file.write("a b c\n")
    file.write("a b c\nd\n")
    assert len(read) == 1
    assert file.path.read_text() == "a b c\nd\n"
    with file.path.open("a") as other:
        other.write("e\n")
    with pytest.raises(growing.NotAsLeft):
        file.write("a b c\nd f\n")


def test_a_byte_that_the_cut_left_unwritten_behind_the_first_text_is_no_damage() -> None:
    """The last byte of a text is overwritten as it grows; found by a campaign of power cuts."""
    whole = growing._again(b"format = 1\n---\n")
    assert growing.last_whole(whole[:-1] + b"\0") == b"format = 1\n---\n"
    assert growing.last_whole(whole) == b"format = 1\n---\n"


@pytest.mark.parametrize("lost", [b"\0", b"\0" * 145])
def test_zeros_in_the_place_of_a_text_that_never_arrived_are_no_damage(
    tmp_path: Path, lost: bytes
) -> None:
    """A disk may have made room for the next text and nothing else; found by the same campaign."""
    path = tmp_path / "cup.toml"
    for whole in (b"name = 1\n", growing._again(b"name = 1\n")):
        path.write_bytes(whole + lost)
        assert growing.read_newest(path) == "name = 1\n"
        growing.write_newest(path, "name = 2\n", growing.at_once())
        assert path.read_bytes() == b"name = 2\n"


def test_a_third_game_of_the_same_second_gets_a_name_of_its_own(tmp_path: Path) -> None:
    taken = []
    for _ in range(4):
        taken.append(unused(tmp_path, "game"))
        taken[-1].touch()
    assert [path.stem for path in taken] == ["game", "game-2", "game-3", "game-4"]


def test_a_game_that_goes_on_is_put_on_the_disk_though_nothing_new_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program that was killed may have written it."""
    path = tmp_path / "game.ludo"
    path.write_text("one\n")
    flusher = ThreadFlusher()
    asked: list[Path] = []
    monkeypatch.setattr(flusher, "flush", asked.append)
    GrowingFile(path, flusher, "one\n").make_last(None)
    assert asked == [path]


@pytest.mark.parametrize("text", ["p 1\np 3\n", "p 1\np\n", "p 1\n", ""])
def test_a_file_that_differs_in_its_last_character_does_not_hold_the_game(
    tmp_path: Path, text: str
) -> None:
    save = Saves(tmp_path).open(tmp_path / "game.ludo")
    save.path.write_text("p 1\np 2\n", encoding="utf-8", newline="")
    assert save.holds("p 1\np 2\n")
    save.path.write_text(text, encoding="utf-8", newline="")
    assert not save.holds("p 1\np 2\n")
