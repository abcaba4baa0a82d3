"""Files given to the player and taken from the player: by folders, or in another shell's way."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from playpalace_ludo.client.app import App
from playpalace_ludo.client.pages.online import records
from playpalace_ludo.client.storage.saves import Saves
from playpalace_ludo.words import Translator
from tests.client.conftest import Desk, MakeDesk
from tests.table.fair_games import finished


class Downloads:
    """As a browser does it: files have names, but no paths."""

    def __init__(self) -> None:
        self.given: dict[str, bytes] = {}
        self.done: Callable[[bytes], None] = lambda data: None

    def give(self, name: str, data: bytes) -> str:
        self.given[name] = data
        return name

    def name(self, path: Path) -> str:
        return path.name

    def take(self, app: App, done: Callable[[bytes], None]) -> None:
        self.done = done


def to_options(client: Desk, row: str) -> None:
    client.home.open()
    client.press("o", "enter", "b")
    assert client.speech.texts()[-1] == row
    client.press("enter")


def test_an_exported_game_is_brought_in_again(desk: MakeDesk, tmp_path: Path) -> None:
    client = desk([(6,), (3,)])
    client.press("r", "1", "escape", "e", "enter")
    (record,) = (tmp_path / "exports").glob("*.ludo")
    assert str(record) in client.speech.texts()[-1]
    to_options(client, "Bring in a game from a file")
    client.press(*str(record), "enter")
    assert client.speech.texts()[-1] == "The game is among those you can continue."
    assert len(client.app.saves.unfinished()) == 2


def test_a_record_without_its_end_is_taken_and_the_player_hears_that(tmp_path: Path) -> None:
    def heard(text: str) -> str:
        return Translator("en").say(records.take_in(Saves(tmp_path), text))

    whole = finished("classic")
    assert heard(whole) == "The record of this game is among your finished games."
    head, _, body = whole.partition("\n---\n")
    lines = body.splitlines()
    half = "\n".join(lines[: len(lines) // 2])
    missing = (
        "The end of its record is missing. You can continue the game from where it breaks off."
    )
    assert heard(f"{head}\n---\n{half}\n") == missing, "the header lists more dice"
    unlisted = re.sub("^drawn = .*\n", "", head, flags=re.MULTILINE)
    assert unlisted != head
    assert heard(f"{unlisted}\n---\n{half}\n") == "The game is among those you can continue."
    assert heard(f"{unlisted}\n---\n{half[:-3]}") == missing, "a line is cut off"


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        (None, "That file cannot be read: there is no such file or folder."),
        (b"no game", "The record of this game could not be kept"),
        (b"\xff\xfe\x00", "The record of this game could not be kept"),
    ],
)
def test_what_is_no_game_is_a_sentence(
    desk: MakeDesk, tmp_path: Path, text: bytes | None, heard: str
) -> None:
    client = desk(variant=None)
    path = tmp_path / "some.ludo"
    if text is not None:
        path.write_bytes(text)
    to_options(client, "Bring in a game from a file")
    client.press(*str(path), "enter")
    assert client.speech.texts()[-1].startswith(heard)
    assert not client.app.saves.unfinished() and not client.app.saves.finished()


def test_nothing_typed_leaves_everything_as_it_is(desk: MakeDesk) -> None:
    client = desk(variant=None)
    to_options(client, "Bring in a game from a file")
    assert client.press("enter")[-1] == "Bring in a game from a file"


def test_another_shell_gives_and_takes_in_its_own_way(desk: MakeDesk, tmp_path: Path) -> None:
    client, downloads = desk([(6,)]), Downloads()
    client.app.exchange = downloads
    client.press("r", "1", "escape", "e", "enter")
    names = [*downloads.given]
    assert [Path(name).suffix for name in names] == [".ludo", ".txt"]
    assert names[0] in client.speech.texts()[-1] and str(tmp_path) not in client.speech.texts()[-1]
    to_options(client, "Bring in a game from a file")
    client.app.happen(lambda: downloads.done(downloads.given[names[0]]))
    assert client.speech.texts()[-1] == "The game is among those you can continue."


def test_a_damaged_save_is_named_as_the_shell_names_files(desk: MakeDesk, tmp_path: Path) -> None:
    client = desk(variant=None)
    client.app.exchange = Downloads()
    (tmp_path / "games").mkdir(exist_ok=True)
    (tmp_path / "games" / "one.ludo").write_text("no game", "utf-8")
    client.home.open()
    heard = client.press("enter")
    assert heard[-1].endswith("It was kept as one.broken-1.ludo.")
