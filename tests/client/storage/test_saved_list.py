"""Games in a list are told by their rules, who plays, how far it is or who won, and when."""

import os
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from playpalace_ludo.client.storage import saved_list
from playpalace_ludo.words import Translator

NOON = datetime(2024, 3, 5, 12)
TellRow = Callable[..., str]


@pytest.fixture
def row(tmp_path: Path) -> TellRow:
    """Put a record into a file and hear its row."""

    def make(text: str, language: str = "en", when: datetime = NOON) -> str:
        path = tmp_path / "2026-11-16-031205-mine.ludo"
        path.write_text(text, encoding="utf-8")
        os.utime(path, (when.timestamp(),) * 2)
        return Translator(language).say(saved_list.label(path))

    return make


def game(variant: str, bots: str, *turns: str) -> str:
    names = ["Anna", "Ben", "Cleo", "Dan"][: bots.count('"') // 2]
    seats = ["red", "blue", "green", "yellow"][: len(names)]
    lines = (
        "format = 1",
        f'variant = "{variant}"',
        f"seats = {seats}",
        f"players = {names}",
        f"[table]\nbots = {bots}",
        "---",
        *turns,
    )
    return "\n".join(lines) + "\n"


def test_against_bots(row: TellRow) -> None:
    text = game("classic", '["", "easy", "hard"]', "1. red 6:1e 2:1", "2. blue 3")
    assert row(text) == "Classic Ludo, with Ben and Cleo, turn 2, March 5, 2024"
    assert row(text, "de") == "Klassisches Ludo, mit Ben und Cleo, Zug 2, 5. März 2024"


def test_several_people_at_one_keyboard(row: TellRow) -> None:
    text = game("playpalace(sixes.max=0)", '["", ""]')
    assert row(text) == (
        "PlayPalace Ludo with one option changed, Anna and Ben, turn 1, March 5, 2024"
    )


@pytest.mark.parametrize(("days", "word"), [(0, "today"), (1, "yesterday")])
def test_lately_played(row: TellRow, days: int, word: str) -> None:
    when = datetime.now() - timedelta(days=days)
    heard = row(game("jota", '["", "easy"]', "17. red 3"), when=when)
    assert heard.endswith(f", turn 17, {word}, {when:%H:%M}")


@pytest.mark.parametrize(
    ("variant", "bots", "result", "said"),
    [
        ("classic", '["", "easy"]', "= red blue", "with Ben, you won"),
        ("classic", '["", "easy"]', "= blue red", "with Ben, won by Ben"),
        ("classic", '["", ""]', "= blue red", "Anna and Ben, won by Ben"),
        ("classic", '["easy", "hard"]', "= blue red", "Anna and Ben, won by Ben"),
        ("classic", '["", "easy"]', "= draw red blue", "with Ben, nobody won"),
        ("gone@12345678", '["", "easy"]', "= blue red", "with Ben, won by Ben"),
        (
            "pachisi-partners",
            '["", "easy", "easy", "easy"]',
            "= green red blue yellow",
            "with Ben, Cleo and Dan, you won",
        ),
    ],
)
def test_finished(row: TellRow, variant: str, bots: str, result: str, said: str) -> None:
    assert f", {said}, March" in row(game(variant, bots, "57. red 3", result))


def test_rules_that_are_gone_are_told_by_their_name(row: TellRow) -> None:
    heard = row(game("gone@12345678(sixes.max=0)", '["", "easy"]'))
    assert heard == "gone, with Ben, turn 1, March 5, 2024"


@pytest.mark.parametrize(
    "damaged", ["", "nonsense", game("classic", '["", ""]').replace('["", ""]', "7")]
)
def test_what_cannot_be_read_goes_by_the_name_of_its_file(row: TellRow, damaged: str) -> None:
    assert row(damaged) == "2026-11-16-031205-mine"


def test_a_file_that_has_vanished_meanwhile_is_still_a_row(tmp_path: Path) -> None:
    assert saved_list.label(tmp_path / "away.ludo").args == {"name": "away"}
