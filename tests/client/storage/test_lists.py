"""Long lists of games and rules: read once, then known by name, size and time."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.client.pages.working import WorkingPage
from playpalace_ludo.client.storage import rule_list, saved_list
from playpalace_ludo.client.storage.rule_list import RuleList
from playpalace_ludo.client.storage.saved_list import FinishedGames, SavedGame
from playpalace_ludo.client.storage.saves import Saves
from playpalace_ludo.client.thinking import Sliced
from playpalace_ludo.variants import catalogue
from playpalace_ludo.words import Message, Translator, languages, rulebook
from playpalace_ludo.work import finish
from tests.client.conftest import MakeDesk
from tests.client.storage.test_saved_list import game

RULES = 'schema = 1\nkind = "cross"\nbase = "playpalace"\ntitle = "{}"\n'


def put(folder: Path, name: str, text: str, when: int) -> Path:
    path = folder / "finished" / f"{name}.ludo"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
    os.utime(path, (when, when))
    return path


@pytest.fixture
def three(tmp_path: Path) -> Path:
    for number in range(3):
        text = game("classic", '["", "easy"]', f"{number + 1}. red 3", "= red")
        put(tmp_path, f"game-{number}", text, 10**9 + number)
    put(tmp_path, "broken", "no game", 10**8)
    return tmp_path


def rows(folder: Path) -> list[SavedGame]:
    return finish(FinishedGames(Saves(folder)).read())


@pytest.fixture
def unread(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From here on no record and no rule file is read."""

    def stop() -> None:
        def forbidden(*arguments: object) -> None:
            raise AssertionError(f"{arguments} was read")

        for module in (saved_list, rule_list):
            for name in ("read_record", "load_file"):
                monkeypatch.setattr(module, name, forbidden, raising=False)

    return stop


def test_finished_games_are_read_once(three: Path, unread: Callable[[], None]) -> None:
    found = rows(three)
    assert [row.name for row in found] == [
        "game-2.ludo",
        "game-1.ludo",
        "game-0.ludo",
        "broken.ludo",
    ]
    assert found[-1].summary is None and found[0].summary is not None
    unread()
    assert rows(three) == found


def test_one_that_changed_or_came_is_read_again_and_one_that_went_is_forgotten(
    three: Path,
) -> None:
    rows(three)
    put(three, "game-1", game("classic", '["", "easy"]', "1. red 3", "= blue"), 10**9 + 1)
    put(three, "new", game("indian", '["", ""]', "= draw"), 10**9 + 9)
    (three / "finished" / "game-2.ludo").unlink()
    told = [Translator("en").say(row.label()) for row in rows(three)]
    assert "Indian" in told[0] and "nobody won" in told[0]
    assert "won by Ben" in told[1] and len(told) == 4
    assert "game-2" not in (three / saved_list.FILE_NAME).read_text("utf-8")


@pytest.mark.parametrize(
    "text",
    [
        *("", "[]", "{}", '{"version": "1", "files": []}', "[" * 100_000),
        '{"version": "1", "files": {"game-1.ludo": [[1, 2], ["x"]]}}',
        '{"version": "1", "files": {"game-1.ludo": 7}}',
    ],
)
def test_a_damaged_index_is_made_again(three: Path, text: str) -> None:
    good = rows(three)
    (three / saved_list.FILE_NAME).write_text(text, "utf-8")
    assert rows(three) == good


def test_work_that_was_stopped_goes_on_where_it_was(three: Path) -> None:
    work = FinishedGames(Saves(three)).read()
    assert [next(work), next(work)] == [(0, 4), (1, 4)]
    work.close()
    assert next(FinishedGames(Saves(three)).read()) == (0, 3)


@pytest.mark.parametrize("language", languages())
def test_a_label_begins_as_the_first_letters_think(three: Path, language: str) -> None:
    translator = Translator(language)
    changed = game("playpalace(sixes.max=0)", '["", ""]', "= draw")
    put(three, "changed", changed, 10**9 + 5)
    for row in rows(three):
        begins = translator.say(Message("pludo-menu-file", {"name": row.begins}))
        assert translator.say(row.label()).startswith(begins)
    for name in variants.names():
        title = rulebook.variant_title(variants.load_named(name))
        assert "title" not in title.args, "only rules of one's own are called by their file"


def test_arrows_and_letters_read_nothing(
    three: Path, desk: MakeDesk, unread: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    client = desk([], variant=None)
    client.home.open()
    client.press("f", "enter")
    unread()
    monkeypatch.setattr(saved_list, "listed", None)
    assert client.press("down")[-1].startswith("Classic Ludo, with Ben")
    assert client.press("b") == ["broken"]
    assert client.press("c")[-1].startswith("Classic")
    assert client.press("x") == ["Nothing here begins with x."]
    client.press("end", "home", "pagedown", "space", "left")


def test_the_first_time_is_work_that_escape_stops(three: Path, desk: MakeDesk) -> None:
    client = desk([], variant=None)
    client.app.background = Sliced()
    slow = iter(range(10**6))
    client.app.clock = lambda: float(next(slow))
    client.home.open()
    client.app.key("f")
    client.app.key("enter")
    assert isinstance(client.app.page, WorkingPage)
    assert "Reading your finished games" in client.speech.texts()[-1]
    client.app.key("escape")
    assert len(client.app.pages) == 1
    client.app.key("enter")
    while isinstance(client.app.page, WorkingPage):
        client.app.tick()
    assert client.app.view().count == 4


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "variants"
    folder.mkdir()
    monkeypatch.setattr(catalogue, "user_folder", lambda: folder)
    (folder / "mine.toml").write_text(RULES.format("My Game"), "utf-8")
    (folder / "child.toml").write_text('base = "mine"\n', "utf-8")
    (folder / "classic.toml").write_text(RULES.format("Not the shipped one"), "utf-8")
    (folder / "half.toml").write_text("half a fi", "utf-8")
    return folder


def titles(folder: Path) -> list[str]:
    """The titles after those of the shipped rules."""
    found = finish(RuleList(folder.parent).read())
    names = [rules.name for rules in found]
    assert names[: len(variants.names())] == variants.names()
    return [Translator("en").say(rules.title) for rules in found[len(variants.names()) :]]


def test_own_rules_are_read_once(own: Path, unread: Callable[[], None]) -> None:
    assert titles(own) == ["My Game", "My Game"]
    unread()
    assert titles(own) == ["My Game", "My Game"]


def test_rules_based_on_a_file_that_changed_are_read_again(own: Path) -> None:
    titles(own)
    (own / "mine.toml").write_text(RULES.format("Another Game"), "utf-8")
    assert titles(own) == ["Another Game", "Another Game"]
    (own / "mine.toml").unlink()
    assert titles(own) == []
    (own / "mine.toml").write_text(RULES.format("Here Again"), "utf-8")
    assert titles(own) == ["Here Again", "Here Again"]


def test_rules_that_are_mended_are_offered(own: Path) -> None:
    titles(own)
    (own / "half.toml").write_text(RULES.format("Whole"), "utf-8")
    assert "Whole" in titles(own)
