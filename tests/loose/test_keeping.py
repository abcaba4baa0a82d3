"""new-variant and install-variant: files are written whole, never lost, and passed on as one."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.cli.main import main
from playpalace_ludo.client.storage.rule_list import RuleList
from playpalace_ludo.core.rule_parts import Trigger
from playpalace_ludo.lab import install
from playpalace_ludo.settings import reader
from playpalace_ludo.variants import catalogue
from playpalace_ludo.work import finish


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's own variants folder."""
    where = tmp_path / "kept"
    monkeypatch.setattr(catalogue, "user_folder", lambda: where)
    return where


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    assert main(["new-variant", str(path), "--lang", "en"]) == 0
    return path


def test_new_variant_never_overwrites(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine.write_text("precious")
    assert main(["new-variant", str(mine)]) == 2
    assert "is already there" in capsys.readouterr().err
    assert mine.read_text() == "precious"


def test_new_variant_adds_the_ending_and_copies_a_shipped_one(tmp_path: Path) -> None:
    assert main(["new-variant", str(tmp_path / "road"), "--like", "market_road"]) == 0
    copy = (tmp_path / "road.toml").read_text("utf-8")
    assert copy == (catalogue.SHIPPED / "market-road.toml").read_text("utf-8")


def test_new_variant_names_what_was_meant(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-variant", str(tmp_path / "x"), "--like", "hexagn"]) == 2
    assert "Did you mean 'hexagon'?" in capsys.readouterr().err
    assert main(["new-variant", str(tmp_path / "no" / "where")]) == 2
    assert "cannot be written: there is no such file or folder" in capsys.readouterr().err


def offered(folder: Path) -> list[str]:
    return [rules.name for rules in finish(RuleList(folder).read())]


def test_an_installed_file_is_listed_loaded_and_removed(
    mine: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["install-variant", str(mine), "--lang", "en"]) == 0
    assert "playpalace-ludo play --variant mine" in capsys.readouterr().out
    assert [path.name for path in catalogue.installed()] == ["mine.toml"]
    assert offered(mine.parent) == [*variants.names(), "mine"]
    rules = variants.load("mine")
    assert rules.title == "My Game" and rules.spec.startswith("mine@")
    assert variants.load(rules.spec) is rules
    assert main(["install-variant", "--remove", "mine"]) == 0
    assert catalogue.installed() == [] and mine.exists()


def test_an_installed_file_that_broke_is_not_offered(mine: Path, folder: Path) -> None:
    install.install(mine, folder)
    (folder / "mine.toml").write_text("half a fi", "utf-8")
    assert offered(mine.parent) == variants.names()


def test_a_server_without_our_libraries_finds_the_same_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    with_library = catalogue.user_folder()
    monkeypatch.setitem(sys.modules, "platformdirs", None)
    assert catalogue.user_folder() == with_library


def test_a_file_with_its_base_becomes_one_file(tmp_path: Path, folder: Path, mine: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text('# Quick\nbase = "mine"\n[win]\nwhen = ["home 1"]\n', "utf-8")
    done = install.install(other, folder)
    assert done.merged and not done.replaced
    elsewhere = tmp_path / "friend"
    elsewhere.mkdir()
    passed_on = elsewhere / "other.toml"
    passed_on.write_bytes(done.path.read_bytes())
    theirs = variants.load(str(passed_on))
    assert theirs.win.goals == (Trigger("home", 1),)
    # The same rules by content, so a friend's saved game opens here too.
    assert theirs.spec == variants.load(str(other)).spec
    assert done.path.read_text("utf-8").startswith("# Quick\n")


def test_a_file_on_a_shipped_base_is_copied_as_it_is(tmp_path: Path, folder: Path) -> None:
    path = tmp_path / "calm.toml"
    path.write_text('base = "jota"\nname = "calm"\ntitle = "Calm"\n# mine\n', "utf-8")
    assert not install.install(path, folder).merged
    assert (folder / "calm.toml").read_text("utf-8") == path.read_text("utf-8")


def test_a_changed_file_replaces_the_old_and_is_heard_at_once(mine: Path, folder: Path) -> None:
    install.install(mine, folder)
    before = variants.load("mine")
    mine.write_text(mine.read_text("utf-8").replace("My Game", "My New Game"), "utf-8")
    assert install.install(mine, folder).replaced
    after = variants.load("mine")
    assert (before.title, after.title) == ("My Game", "My New Game")
    assert before.spec != after.spec


def test_a_bad_file_changes_nothing(
    mine: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    install.install(mine, folder)
    kept = (folder / "mine.toml").read_bytes()
    mine.write_text("kind = 7", "utf-8")
    assert main(["install-variant", str(mine), "--lang", "en"]) == 2
    assert "Nothing was changed." in capsys.readouterr().err
    assert (folder / "mine.toml").read_bytes() == kept
    assert [path.name for path in folder.iterdir()] == ["mine.toml"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "name a file to install"),
        (["--remove", "mnie"], "'mnie': no variant of that name is installed"),
        (["hexagon.toml"], "cannot be read"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    words: list[str], said: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["install-variant", *words]) == 2
    assert said in capsys.readouterr().err


def test_a_shipped_name_is_not_taken(
    tmp_path: Path, mine: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    named = mine.rename(tmp_path / "hexagon.toml")
    assert main(["install-variant", str(named)]) == 2
    assert "is the name of a shipped variant" in capsys.readouterr().err


def test_a_name_with_spaces_is_one_word_in_positions(tmp_path: Path, mine: Path) -> None:
    named = mine.rename(tmp_path / "my (own) game.toml")
    rules = variants.load(str(named))
    assert rules.spec.startswith("my-own-game@") and " " not in rules.spec
    assert variants.load(rules.spec, [tmp_path]) is rules


def test_a_host_offers_it(mine: Path, folder: Path, tmp_path: Path) -> None:
    install.install(mine, folder)
    offered = reader.read(tmp_path, ("random",)).rules
    assert list(offered) == [*variants.names(), "mine"]
    assert offered["mine"].title == "My Game"
