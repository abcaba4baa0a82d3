"""Writing a file: in which order the disk is asked, and what is left when it refuses."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import threading
import tracemalloc
from pathlib import Path

import pytest

from playpalace_ludo import files
from playpalace_ludo.client.storage.saves import Saves
from playpalace_ludo.core.errors import Problem
from playpalace_ludo.files import (
    ThreadFlusher,
    Unreadable,
    make_last,
    patiently,
    read_bytes,
    set_aside,
    why,
    write_bytes,
    write_new,
)

posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows flushes no folders")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Requests to the disk, in order."""
    found: list[str] = []
    real = {name: getattr(os, name) for name in ("fsync", "replace")}

    def fsync(handle: int) -> None:
        found.append("folder" if os.path.isdir(f"/proc/self/fd/{handle}") else "file")
        real["fsync"](handle)

    def replace(new: str, old: str) -> None:
        found.append("replace")
        real["replace"](new, old)

    monkeypatch.setattr(os, "fsync", fsync)
    monkeypatch.setattr(os, "replace", replace)
    return found


@posix
@pytest.mark.skipif(not os.path.exists("/proc/self/fd"), reason="asks Linux what a handle is")
@pytest.mark.parametrize(
    ("flush", "order"), [(True, ["file", "replace", "folder"]), (False, ["replace"])]
)
def test_a_file_is_on_the_disk_before_it_replaces_another(
    tmp_path: Path, asked: list[str], flush: bool, order: list[str]
) -> None:
    write_bytes(tmp_path / "a.txt", b"new", flush=flush)
    assert asked == order
    assert (tmp_path / "a.txt").read_bytes() == b"new"


@posix
@pytest.mark.skipif(not os.path.exists("/proc/self/fd"), reason="asks Linux what a handle is")
def test_a_record_from_elsewhere_is_on_the_disk_when_it_is_kept(
    tmp_path: Path, asked: list[str]
) -> None:
    Saves(tmp_path).add_finished("jota", "a record\n")
    assert asked == ["file", "replace", "folder"]


def test_a_file_that_may_not_be_replaced_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(os, "replace", refuse)
    monkeypatch.setattr(files, "HELD", 0.0)
    with pytest.raises(PermissionError):
        write_bytes(tmp_path / "a.txt", b"new", flush=False)
    assert list(tmp_path.iterdir()) == []


def test_a_file_is_read_up_to_its_limit_and_not_beyond(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"x" * 2048)
    assert len(read_bytes(path, 2048)) == 2048
    path.write_bytes(b"x" * 2049)
    with pytest.raises(Unreadable) as told:
        read_bytes(path, 2048)
    assert told.value.reason == Problem("", "file-too-large", {"most": 2})


def test_no_more_of_a_file_is_read_than_it_takes_to_refuse_it(tmp_path: Path) -> None:
    path = tmp_path / "huge.txt"
    with path.open("wb") as file:
        file.truncate(64 * 1024 * 1024)  # which takes no place on the disk
    tracemalloc.start()
    try:
        with pytest.raises(Unreadable):
            read_bytes(path, 2048)
        assert tracemalloc.get_traced_memory()[1] < 1024 * 1024
    finally:
        tracemalloc.stop()


def test_a_new_file_is_written_once_and_never_over_another(tmp_path: Path) -> None:
    write_new(tmp_path / "a.txt", "mine")
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "a.txt", "other")
    assert [path.name for path in tmp_path.iterdir()] == ["a.txt"]
    assert (tmp_path / "a.txt").read_text() == "mine"


def test_what_is_set_aside_keeps_what_was_set_aside_before(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    for number in (1, 2, 3):
        path.write_text(str(number))
        assert set_aside(path) == tmp_path / f"a.broken-{number}.toml"
    assert sorted(each.read_text() for each in tmp_path.iterdir()) == ["1", "2", "3"]


@pytest.mark.parametrize(("system", "tries"), [("posix", 1), ("nt", 4)])
def test_only_windows_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, system: str, tries: int
) -> None:
    asked = 0

    def refuse() -> None:
        nonlocal asked
        asked += 1
        raise PermissionError(errno.EACCES, "held") if asked < 4 else OSError("gone")

    with pytest.raises(OSError):
        patiently(refuse, system)
    assert asked == tries


def test_an_error_without_a_number_is_told_in_its_own_words() -> None:
    assert why(OSError("odd")) == Problem("", "other", {"text": "odd"})


def test_folders_on_the_way_are_made(tmp_path: Path) -> None:
    write_bytes(tmp_path / "a" / "b" / "c.txt", b"new", flush=False)
    assert (tmp_path / "a" / "b" / "c.txt").read_bytes() == b"new"


@pytest.mark.skipif(not os.path.exists("/proc/self/fd"), reason="counts handles as Linux does")
def test_no_handle_is_left_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.txt"
    path.write_text("one")
    before = len(os.listdir("/proc/self/fd"))
    for _ in range(20):
        make_last(path)
        write_bytes(path, b"two", flush=True)

    def refuse(handle: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(os, "fsync", refuse)
    for _ in range(20):
        with pytest.raises(OSError):
            make_last(path)
    assert len(os.listdir("/proc/self/fd")) <= before + 2


def test_a_name_with_a_null_character_is_no_file() -> None:
    with pytest.raises(files.Unreadable) as refused:
        files.read_bytes(Path("a\0b"))
    assert refused.value.reason.code == "system-not-there"


def test_a_file_that_is_not_there_is_not_looked_for_in_the_cloud(tmp_path: Path) -> None:
    with pytest.raises(files.Unreadable) as refused:
        files.read_bytes(tmp_path / "gone")
    assert refused.value.reason.code == "system-not-there"


def test_only_what_is_on_the_disk_is_handed_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The work after a flush discards the earlier text, all that is left of files not flushed."""
    there, bad = tmp_path / "there", tmp_path / "bad"
    there.write_text("x")
    bad.write_text("x")
    real = make_last

    def some(path: Path) -> None:
        if path == bad:
            raise OSError(errno.EIO, "no")
        real(path)

    monkeypatch.setattr(files, "make_last", some)
    handed: list[Path] = []
    arrived = threading.Event()

    def then(path: Path) -> None:
        handed.append(path)
        if path == there:
            arrived.set()

    flusher = ThreadFlusher(then)
    for path in (tmp_path / "gone", bad, there):
        flusher.flush(path)
        with contextlib.suppress(OSError):
            assert flusher.settle(60)
    assert arrived.wait(60) and handed == [there]
