"""Installing as root in somebody else's folder: that account gains nothing by it."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.hosts.install import detect, folders, installation, layout, rights
from tests.hosts.checkouts import PLAYAURAL, PLAYPALACE, english
from tests.hosts.install.test_install import fake_server

if sys.platform == "win32":
    pytest.skip("Windows has other permissions and no root", allow_module_level=True)

SOMEBODY = 54321
as_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root can give rights away")
CALLS = ("open", "mkdir", "chmod", "fchmod", "chown", "fchown", "rename", "rmdir", "unlink")


@pytest.fixture
def place() -> Iterator[Path]:
    """A folder that every account can reach, which pytest's own are not."""
    path = Path(tempfile.mkdtemp())
    path.chmod(0o755)
    yield path
    shutil.rmtree(path)


def theirs(place: Path) -> detect.ServerFolder:
    server = fake_server(place / "checkout", PLAYPALACE)
    for path in (place / "checkout", *(place / "checkout").rglob("*")):
        os.chown(path, SOMEBODY, SOMEBODY)
    return server


def secret(place: Path) -> Path:
    path = place / "secret"
    path.mkdir(mode=0o700)
    (path / "key").write_text("of root")
    (path / "key").chmod(0o600)
    return path


def facts(path: Path) -> list[tuple[str, int, int]]:
    found = [path, *path.rglob("*")]
    return [(str(each), each.stat().st_mode, each.stat().st_uid) for each in sorted(found)]


class Racer:
    """The server's account: before one call of root it puts links where our folders are."""

    def __init__(self, server: detect.ServerFolder, target: Path, moment: int) -> None:
        self.places = [
            path.with_name(name)
            for path in (layout.folder(server), layout.anchor(server))
            for name in (path.name, f".{path.name}.new", f".{path.name}.old")
        ]
        self.target = target
        self.moment = moment
        self.calls = 0

    def __enter__(self) -> Racer:
        self.real = {name: getattr(os, name) for name in CALLS}
        for name, call in self.real.items():
            setattr(os, name, self._watched(call))
        return self

    def __exit__(self, *_: object) -> None:
        for name, call in self.real.items():
            setattr(os, name, call)

    def _watched(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def watched(*arguments: Any, **how: Any) -> Any:
            self.calls += 1
            if self.calls == self.moment:
                self._strike()
            return call(*arguments, **how)

        return watched

    def _strike(self) -> None:
        for path in self.places:
            if path.is_dir() and not path.is_symlink():
                self.real["rename"](path, path.with_name(f"{path.name}.away"))
                path.symlink_to(self.target)


def open_as_before(directory: Path, server: detect.ServerFolder) -> None:
    """Root's behaviour before this was fixed: every path is looked up again."""
    owner = server.server_dir.stat()
    for path in (directory, *directory.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
        os.chown(path, owner.st_uid, owner.st_gid)


@as_root
def test_the_race_is_won_where_paths_are_looked_up_again(place: Path) -> None:
    server, target = theirs(place), secret(place)
    new = layout.folder(server).with_name(".ludo_plus.new")
    new.mkdir()
    with Racer(server, target, moment=1):
        open_as_before(new, server)
    assert target.stat().st_uid == SOMEBODY


@as_root
@pytest.mark.parametrize("is_empty", [False, True])
def test_no_moment_for_a_link_gives_root_s_files_away(
    place: Path, monkeypatch: pytest.MonkeyPatch, is_empty: bool
) -> None:
    few = {"about.json": b"{}", "playpalace_ludo/core/a.py": b"", "playpalace_ludo/b.py": b""}
    monkeypatch.setattr(installation, "_package_files", lambda server: few)
    target = secret(place)
    if is_empty:
        (target / "key").unlink()
    before = facts(target)
    server = theirs(place)
    with Racer(server, target, moment=0) as nobody:
        installation.install(server)
    assert nobody.calls > 30
    for moment in range(1 + is_empty, nobody.calls + 1, 2):
        shutil.rmtree(place / "checkout")
        server = theirs(place)
        with Racer(server, target, moment), suppress(LudoError):
            installation.install(server)
        assert facts(target) == before, moment


@as_root
def test_what_root_installs_belongs_to_the_account_of_the_server(place: Path) -> None:
    server = theirs(place)
    installation.install(server)
    for folder in (layout.folder(server), layout.anchor(server)):
        assert {owner for _, _, owner in facts(folder)} == {SOMEBODY}
    assert (os.geteuid(), os.getegid()) == (0, os.getgid())
    installation.uninstall(server)
    assert not layout.folder(server).exists()


@as_root
def test_a_database_that_leads_to_somebody_else_s_is_not_copied(place: Path) -> None:
    server = fake_server(place / "checkout", PLAYAURAL)
    for path in (place / "checkout", *(place / "checkout").rglob("*")):
        os.chown(path, SOMEBODY, SOMEBODY)
    installation.install(server)
    target = secret(place) / "other.db"
    with closing(sqlite3.connect(target)) as db:
        db.execute("CREATE TABLE passwords (text)")
    # While root can see it, so that only the copying itself can refuse.
    (server.server_dir / "PlayAural.db").symlink_to(target)
    with pytest.raises(LudoError, match="host-not-backed-up"):
        installation.uninstall(server)
    assert not list(server.server_dir.glob("*before*"))


@as_root
def test_a_child_that_runs_the_server_s_code_is_not_root(place: Path) -> None:
    server = theirs(place)
    code = f"import os; open({str(place / 'seen')!r}, 'w').write(str(os.getresuid()))\n"
    (place / "seen").write_text("")
    os.chown(place / "seen", SOMEBODY, SOMEBODY)
    (server.server_dir / "games" / "__init__.py").write_text(code)
    installation.install(server, shutil.which("python3", path="/usr/bin:/usr/local/bin"))
    assert (place / "seen").read_text() == str((SOMEBODY,) * 3)


@pytest.mark.parametrize("name", ["ludo_plus", ".ludo_plus.new", "games/registry"])
def test_a_link_in_the_place_of_a_folder_of_ours_is_refused(tmp_path: Path, name: str) -> None:
    server = fake_server(tmp_path, PLAYPALACE)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "about.json").write_text('{"version": "1"}')
    (server.server_dir / name).symlink_to(elsewhere)
    with pytest.raises(LudoError, match="host-not-ours"):
        installation.install(server)
    assert "nothing was changed" in english(installation.uninstall(server))[0]
    assert [path.name for path in elsewhere.iterdir()] == ["about.json"]


def test_a_folder_of_games_that_is_a_link_is_refused(tmp_path: Path) -> None:
    server = fake_server(tmp_path, PLAYPALACE)
    games = server.server_dir / "games"
    games.rename(tmp_path / "games")
    games.symlink_to(tmp_path / "games")
    with pytest.raises(LudoError, match=r"host-cannot .*done=written"):
        installation.install(server)
    assert not (tmp_path / "games" / "registry").exists()


def test_a_new_folder_that_was_exchanged_is_not_filled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.mkdir

    def exchanged(path: str, mode: int = 0o777, *, dir_fd: int | None = None) -> None:
        real(path, mode, dir_fd=dir_fd)
        (tmp_path / path / "already").write_text("there")

    monkeypatch.setattr(os, "mkdir", exchanged)
    with folders.opened(tmp_path) as parent, pytest.raises(LudoError, match="host-exchanged"):
        parent.make("new", {"about.json": b"{}"})


def test_who_is_not_root_keeps_all_rights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: SOMEBODY)
    with rights.of_owner(tmp_path):
        assert rights.for_child(tmp_path) == {}
