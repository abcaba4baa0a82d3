"""A slow disk: keys never wait, the player hears of it, and nothing is called kept too soon."""

from __future__ import annotations

import errno
import os
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from playpalace_ludo import files, variants
from playpalace_ludo.cli.replay import load_match
from playpalace_ludo.client import game as games
from playpalace_ludo.client.pages import game_page
from playpalace_ludo.client.scenario import ListedDice
from playpalace_ludo.client.storage import growing, options
from playpalace_ludo.client.storage.growing import AGAIN, GrowingFile, last_whole
from playpalace_ludo.client.storage.saves import Saves, read_record
from playpalace_ludo.client.storage.servers import SavedServer, Tokens
from playpalace_ludo.client.storage.tournaments import Tournaments
from playpalace_ludo.contest.tournament import Entrant, Tournament
from playpalace_ludo.core.state import State
from playpalace_ludo.files import ThreadFlusher, make_last
from tests.client.conftest import Desk, MakeDesk

THROWS = [(6,), (2,), (3,), (6,), (5,), (4,), (1,)] * 5
LATE = "The disk is slow: your last throws are not on it yet. You will hear when they are."
ON_TIME = "Your throws are on the disk now."
FOREVER = 60.0


class SlowDisk:
    """A disk that flushes nothing until allowed."""

    def __init__(self) -> None:
        self.may = threading.Event()
        self.flushed: list[str] = []
        self._real = os.fsync

    def fsync(self, handle: int) -> None:
        assert self.may.wait(FOREVER)
        self._real(handle)
        if sys.platform == "linux":
            self.flushed.append(os.readlink(f"/proc/self/fd/{handle}"))


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowDisk]:
    disk = SlowDisk()
    monkeypatch.setattr(ThreadFlusher, "PATIENCE", 0.05)
    monkeypatch.setattr(os, "fsync", disk.fsync)
    yield disk
    disk.may.set()


def kept(path: Path) -> State:
    return games.from_record(read_record(path), variants.load, ListedDice([]), None).state


def sit_down(desk: MakeDesk, slow: SlowDisk, **switches: object) -> Desk:
    """Begin a game while the disk works, since there are no options yet."""
    slow.may.set()
    client = desk(THROWS, **switches)
    assert client.app.saves.flusher.settle(FOREVER)
    client.options.settle(FOREVER)
    slow.may.clear()
    return client


def heal(client: Desk, slow: SlowDisk) -> None:
    slow.may.set()
    assert client.app.saves.flusher.settle(FOREVER)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ThreadFlusher, "PATIENCE", FOREVER)
        client.app.saves.flusher.linger()


def test_keys_never_wait_and_the_player_hears_of_it_once(desk: MakeDesk, slow: SlowDisk) -> None:
    """The disk takes nothing at all here, and yet every key is answered."""
    client = sit_down(desk, slow, table_undo="free")
    (path,) = client.app.saves.unfinished()
    heard: list[str] = []
    for key in ("r", "1", "r", "1", "u", "r", "1", "r") * 2:
        heard += client.press(key)
        assert kept(path) == client.table.state, "a kill would lose nothing"
        assert load_match(path).state == client.table.state
    assert heard.count(LATE) == 1 and ON_TIME not in heard
    heal(client, slow)
    assert client.press("v")[-1] == ON_TIME
    assert ON_TIME not in client.press("r", "v")


def test_what_the_player_was_told_comes_again_when_the_disk_is_slow_again(
    desk: MakeDesk, slow: SlowDisk
) -> None:
    client = sit_down(desk, slow)
    for _ in range(2):
        assert LATE in client.press("r", "1", "r", "1")
        heal(client, slow)
        assert ON_TIME in client.press("v")
        slow.may.clear()


def test_a_disk_that_keeps_up_is_never_spoken_of(desk: MakeDesk) -> None:
    client = desk(THROWS, table_undo="free")
    heard = client.press(*("r", "1", "r", "1", "u") * 6)
    assert not {LATE, ON_TIME} & {*heard}


def test_where_there_are_no_threads_what_was_written_is_kept(tmp_path: Path) -> None:
    save = Saves(tmp_path, growing.at_once()).open(tmp_path / "game.ludo")
    save.write("one\n")
    assert save.make_last(None), "the player would be told that the disk is slow"


def test_waiting_in_vain_is_not_success(tmp_path: Path, slow: SlowDisk) -> None:
    path = tmp_path / "game.ludo"
    path.write_text("one\n")
    flusher = ThreadFlusher()
    told = threading.Event()
    flusher.when_on_time = told.set
    assert flusher.settle()
    flusher.flush(path)
    assert not flusher.settle(0.01)
    assert flusher.is_late and not told.is_set()
    slow.may.set()
    assert told.wait(FOREVER)
    assert not flusher.is_late, "without anybody asking"
    assert flusher.settle(0.0)


@pytest.mark.parametrize("number", [errno.EIO, errno.ENOSPC, errno.EINVAL])
def test_a_disk_that_refuses_a_file_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    path = tmp_path / "game.ludo"
    path.write_text("one\n")

    def refuse(handle: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(OSError) as told:
        make_last(path)
    assert told.value.errno == number
    flusher = ThreadFlusher()
    flusher.flush(path)
    with pytest.raises(OSError):
        flusher.settle(FOREVER)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows flushes no folders")
@pytest.mark.parametrize(("number", "is_told"), [(errno.EIO, True), (errno.EINVAL, False)])
def test_a_folder_is_flushed_with_its_file_where_the_system_knows_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, is_told: bool
) -> None:
    path = tmp_path / "game.ludo"
    path.write_text("one\n")
    folders = []

    def refuse_folders(handle: int) -> None:
        if os.path.isdir(f"/proc/self/fd/{handle}") or not os.path.exists("/proc"):
            folders.append(handle)
            raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", refuse_folders)
    if is_told:
        with pytest.raises(OSError):
            make_last(path)
    else:
        make_last(path)
    assert folders


def test_what_the_disk_refused_is_written_anew(
    desk: MakeDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = desk(THROWS)
    (path,) = client.app.saves.unfinished()
    flusher = client.app.saves.flusher
    assert flusher.settle(FOREVER)
    with monkeypatch.context() as patch:
        patch.setattr(files, "make_last", refusing(errno.EIO))
        client.press("r")
        wait_for(lambda: flusher._done == flusher._asked)  # type: ignore[attr-defined]
    before = path.stat().st_ino
    client.press("1")
    assert flusher.settle(FOREVER)
    assert path.stat().st_ino != before and kept(path) == client.table.state


def refusing(number: int) -> Callable[[Path], None]:
    def refuse(path: Path) -> None:
        raise OSError(number, os.strerror(number))

    return refuse


def wait_for(condition: Callable[[], bool]) -> None:
    for _ in range(int(FOREVER * 100)):
        if condition():
            return
        threading.Event().wait(0.01)
    raise AssertionError


def test_who_quits_hears_that_the_disk_is_not_done(
    desk: MakeDesk, slow: SlowDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_page, "LAST_PATIENCE", 0.01)
    client = sit_down(desk, slow)
    client.press("r")
    assert client.press("c-q") == [
        "Your game is saved, but the disk is slow: wait a moment before you switch the computer "
        "off. Goodbye."
    ]


def test_who_quits_waits_for_nothing_that_is_on_the_disk_already(
    desk: MakeDesk, slow: SlowDisk
) -> None:
    client = sit_down(desk, slow)
    assert client.press("c-q") == ["Your game is saved. Goodbye."]


@pytest.mark.skipif(sys.platform != "linux", reason="looks up what is flushed as Linux names it")
def test_a_finished_game_is_flushed_where_it_was_moved_to(desk: MakeDesk, slow: SlowDisk) -> None:
    slow.may.set()
    client = desk([(3,), (4,)], "playpalace(end.max_turns=2)", "you,bot:easy")
    assert client.app.saves.flusher.settle(FOREVER)
    slow.flushed.clear()
    client.press("r")
    assert client.app.saves.flusher.settle(FOREVER)
    (path,) = client.app.saves.finished()
    # A thread may have begun to write it anew, tidied, which flushes another file and the folder.
    assert (str(path), str(path.parent)) in zip(slow.flushed, slow.flushed[1:], strict=False)


class Promising:
    """A flusher that has nothing to do."""

    def __init__(self) -> None:
        self.is_late = False
        self.when_on_time: Callable[[], None] = lambda: None

    def flush(self, path: Path) -> None: ...

    def linger(self) -> None: ...

    def settle(self, patience: float | None = None) -> bool:
        return True


@pytest.fixture
def growing_file(tmp_path: Path) -> GrowingFile:
    path = tmp_path / "game.ludo"
    path.write_text("one\n")
    return GrowingFile(path, Promising(), "one\n", is_record=True)


class TestAFileThatGrows:
    def test_a_text_that_begins_otherwise_stands_for_all_before_it(
        self, growing_file: GrowingFile
    ) -> None:
        for text in ("one two\n", "other\n", "other two\n", "x\n", "y\n"):
            growing_file.write(text)
            assert last_whole(growing_file.path.read_bytes()).decode() == text

    def test_cut_off_anywhere_it_holds_the_old_text_or_the_new_one(
        self, growing_file: GrowingFile
    ) -> None:
        growing_file.write("one two\n")
        before = len(growing_file.path.read_bytes())
        growing_file.write("three four\n")
        raw = growing_file.path.read_bytes()
        for cut in range(before, len(raw)):
            for lost in (b"", bytes(len(raw) - cut)):
                found = last_whole(raw[:cut] + lost).rstrip(b"\0")
                assert found in (b"three four", b"three four\n", b"one two\n"), (cut, found)
        growing_file.write("three four five\n")
        assert last_whole(growing_file.path.read_bytes()) == b"three four five\n"

    def test_what_is_no_record_is_never_cut_off(self, tmp_path: Path) -> None:
        """Options that lost their end would not be options any more."""
        path = tmp_path / "options.toml"
        path.write_text("a = 1\n")
        GrowingFile(path, Promising(), "a = 1\n").write("a = 1\nb = 2\n")
        raw = path.read_bytes()
        for cut in range(len("a = 1\n"), len(raw)):
            for lost in (b"", bytes(len(raw) - cut)):
                path.write_bytes(raw[:cut] + lost)
                found, problems = options.load(path)
                assert len(problems) == len(found.unknown) in (1, 2), (cut, problems)

    def test_a_new_file_that_was_cut_off_holds_nothing_and_is_not_offered(
        self, tmp_path: Path
    ) -> None:
        saves = Saves(tmp_path, Promising())
        save = saves.new("jota")
        save.write("one two three\n")
        assert saves.unfinished() == [save.path]
        raw = save.path.read_bytes()
        for cut in range(len(raw) - 1):
            save.path.write_bytes(raw[:cut])
            assert saves.unfinished() == [], cut

    def test_a_disk_that_is_on_time_leaves_a_plain_record(
        self, desk: MakeDesk, slow: SlowDisk
    ) -> None:
        client = sit_down(desk, slow, table_undo="free")
        (path,) = client.app.saves.unfinished()
        client.press("r", "1", "u")
        assert AGAIN in path.read_bytes()
        heal(client, slow)
        assert AGAIN not in path.read_bytes()
        assert kept(path) == client.table.state
        client.press("2", "r")
        assert kept(path) == client.table.state

    def test_what_was_added_meanwhile_is_not_tidied_away(
        self, growing_file: GrowingFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        growing_file.write("two\n")
        here = threading.get_ident()

        def slow_fsync(handle: int) -> None:
            # The flusher of an earlier test may still be at work in a thread of its own.
            if threading.get_ident() == here and growing_file.text == "two\n":
                growing_file.write("two three\n")

        monkeypatch.setattr(os, "fsync", slow_fsync)
        growing.tidy_up(growing_file.path)
        assert last_whole(growing_file.path.read_bytes()) == b"two three\n"
        assert [entry.name for entry in tmp_path.iterdir()] == ["game.ludo"]

    def test_a_file_that_would_grow_too_large_is_written_whole(
        self, growing_file: GrowingFile, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(growing, "MOST_BYTES", 40)
        for text in ("another one\n", "and a third text\n", "four\n"):
            growing_file.write(text)
            raw = growing_file.path.read_bytes()
            assert len(raw) <= 40 and last_whole(raw).decode() == text

    def test_a_link_stays_one(self, tmp_path: Path) -> None:
        (tmp_path / "real").write_text("one\n")
        (tmp_path / "link").symlink_to(tmp_path / "real")
        growing_file = GrowingFile(tmp_path / "link", Promising(), "one\n")
        growing_file.write("two\n")
        growing.tidy_up(growing_file.path)
        assert (tmp_path / "link").is_symlink() and (tmp_path / "real").read_text() == "two\n"


def test_changing_an_option_waits_for_no_disk_either(
    desk: MakeDesk, slow: SlowDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = sit_down(desk, slow)
    before = client.options.number("sound.volume")
    for volume in (10, 20, 30):
        client.app.settings.set("sound.volume", volume)
    chosen, problems = options.load(tmp(client))
    assert not problems and chosen.number("sound.volume") == client.options.number("sound.volume")
    assert client.options.number("sound.volume") != before
    slow.may.set()
    monkeypatch.setattr(ThreadFlusher, "PATIENCE", FOREVER)
    client.options.settle(FOREVER)
    assert AGAIN not in tmp(client).read_bytes()


def tmp(client: Desk) -> Path:
    assert client.options.path is not None
    return client.options.path


CUP = Tournament("Cup", "round-robin", "playpalace", (Entrant("Ann"), Entrant("Ben")))
HERE = SavedServer("here", "wss://localhost", "ann")


def write_tournament(folder: Path, flusher: ThreadFlusher, number: int) -> None:
    store = Tournaments(folder, flusher)
    store.write(folder / "tournaments" / "cup.toml", replace(CUP, stake=number), was=None)


def write_token(folder: Path, flusher: ThreadFlusher, number: int) -> None:
    Tokens(folder, flusher=flusher).keep(HERE, f"token {number}")


def write_options(folder: Path, flusher: ThreadFlusher, number: int) -> None:
    found, _ = options.load(folder / "options.toml", flusher)
    found.set("player.name", f"Ann {number}")
    found.save()


READ: dict[str, tuple[Callable[[Path, ThreadFlusher, int], None], Callable[[Path], object]]] = {
    "tournament": (
        write_tournament,
        lambda folder: [
            Tournaments(folder).read(path).stake for path in Tournaments(folder).paths()
        ],
    ),
    "token": (write_token, lambda folder: Tokens(folder).get(HERE)),
    "options": (
        write_options,
        lambda folder: options.load(folder / "options.toml")[0].text("player.name"),
    ),
}


@pytest.mark.parametrize("what", READ)
def test_nothing_waits_for_the_first_file_or_the_next(
    what: str, slow: SlowDisk, tmp_path: Path
) -> None:
    write, read = READ[what]
    flusher = ThreadFlusher(growing.tidy_up_if_possible)
    for number in (1, 2, 3):
        write(tmp_path, flusher, number)
    assert flusher.is_late
    assert "3" in str(read(tmp_path)), "what was written is in the file"
    slow.may.set()
    assert flusher.settle(FOREVER)
    flusher.linger()
    assert "3" in str(read(tmp_path))
