"""Games under a rule file of the player's own find it again, and no record says where to look."""

import json
from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.client.storage import rule_files
from playpalace_ludo.client.storage.rule_files import FILE_NAME, RuleFiles
from playpalace_ludo.core import record
from playpalace_ludo.core.errors import RulesError
from tests.client.conftest import Desk, MakeDesk

OWN = 'schema = 1\nkind = "cross"\nbase = "playpalace"\nname = "m"\n'


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "rules" / "mine.toml"
    path.parent.mkdir()
    path.write_text(OWN)
    return path


def begun_by_an_earlier_version(desk: MakeDesk, folder: str, rules: Path) -> tuple[Desk, Path]:
    """A saved game whose record names the folder of its rules, as records once did."""
    client = desk([(6,)], str(rules))
    client.press("r")
    (path,) = client.app.saves.unfinished()
    text = path.read_text().replace("[table]\n", f"[table]\nfolder = {json.dumps(folder)}\n")
    path.write_text(text)
    (client.app.saves.root / FILE_NAME).unlink()
    again = desk([], variant=None)
    again.home.open()
    return again, path


def test_a_record_does_not_tell_where_its_rules_lie(desk: MakeDesk, mine: Path) -> None:
    client = desk([(6,)], str(mine))
    client.press("r")
    (path,) = client.app.saves.unfinished()
    assert str(mine.parent) not in path.read_text()
    assert "folder" not in record.split(path.read_text())[0].table
    assert client.app.saves.rule_files.load(client.table.game.rules.spec).name == "mine"


def test_an_older_record_is_asked_about_before_anything_is_looked_for(
    desk: MakeDesk, mine: Path
) -> None:
    client, _ = begun_by_an_earlier_version(desk, str(mine.parent), mine)
    heard = client.press("home", "enter")
    assert heard[-2:] == [
        "The rules mine of this game are not here. "
        f"The game says that they lay in {mine.parent}. Look there?",
        "No, leave it",
    ]
    assert not (client.app.saves.root / FILE_NAME).exists()
    assert client.press("down", "enter")[-1] == (
        "The rules mine are found. Open the game again to go on."
    )
    client.press("home", "enter")
    assert client.table.game.rules.name == "mine"


def test_a_folder_without_these_rules_changes_nothing(desk: MakeDesk, mine: Path) -> None:
    client, path = begun_by_an_earlier_version(desk, str(mine.parent), mine)
    kept = path.read_text()
    mine.write_text(f"{OWN}[dice]\ncount = 2\n")
    client.press("home", "enter")
    assert client.press("down", "enter")[-1].startswith("This saved game needs the rules mine,")
    assert path.read_text() == kept and not (client.app.saves.root / FILE_NAME).exists()


@pytest.mark.parametrize(
    ("folder", "heard"),
    [
        ("//elsewhere/share", "This saved game has its rules mine on another computer"),
        ("\\\\elsewhere\\share", "This saved game has its rules mine on another computer"),
        ("rules", "This saved game needs the rules mine,"),
        ("/a\u001bb", "This saved game needs the rules mine,"),
    ],
)
def test_other_computers_and_odd_folders_are_not_even_asked_about(
    desk: MakeDesk, mine: Path, folder: str, heard: str
) -> None:
    client, _ = begun_by_an_earlier_version(desk, folder, mine)
    assert client.press("home", "enter")[-1].startswith(heard)
    assert len(client.app.pages) == 1


def test_a_file_with_other_content_is_not_taken_for_it(mine: Path, tmp_path: Path) -> None:
    index, rules = RuleFiles(tmp_path), variants.load(str(mine))
    index.note(rules, mine)
    assert index.load(f"{rules.spec}(sixes.max=0)").values["sixes.max"] == 0
    mine.write_text(f"{OWN}[dice]\ncount = 2\n")
    with pytest.raises(RulesError):
        index.load(rules.spec)


@pytest.mark.parametrize("spoilt", ["{", "[]", '{"mine@1": 5}', "[" * 100_000, "\0"])
def test_a_spoilt_index_counts_as_empty(mine: Path, tmp_path: Path, spoilt: str) -> None:
    (tmp_path / FILE_NAME).write_text(spoilt)
    index, rules = RuleFiles(tmp_path), variants.load(str(mine))
    with pytest.raises(RulesError):
        index.load(rules.spec)
    index.note(rules, mine)
    assert index.load(rules.spec) == rules


def test_the_files_used_last_are_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rule_files, "MOST", 2)
    index, found = RuleFiles(tmp_path), []
    for number in range(3):
        path = tmp_path / f"{number}.toml"
        path.write_text(OWN)
        found.append(variants.load(str(path)))
        index.note(found[-1], path)
    with pytest.raises(RulesError):
        index.load(found[0].spec)
    assert [index.load(rules.spec) for rules in found[1:]] == found[1:]
