"""Analysis of a game: its turning points, and the chances given away."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.cli import main as cli
from playpalace_ludo.core.match import Match
from playpalace_ludo.review.analysis import Analysis, TurnChances, analyse
from playpalace_ludo.review.telling import story
from playpalace_ludo.words import Listener
from playpalace_ludo.work import finish
from tests.review.bot_games import played


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.ludo"
    path.write_text(played("playpalace", "random", "expert").text(), "utf-8")
    return path


def test_the_expert_gives_nothing_away() -> None:
    found = finish(analyse(played("playpalace", "random", "expert")))
    assert found.given_away(1) == pytest.approx(0)
    assert found.given_away(0) > 0.1
    assert found.moments[-1].chances[found.subject] == 1.0
    assert all(decision.state.turn == 0 for decision in found.dearest(5))
    costs = [decision.cost for decision in found.dearest(5)]
    assert costs == sorted(costs, reverse=True)


@pytest.mark.parametrize(("variant", "players"), [("nigerian", 2), ("market-road", 3), ("jota", 2)])
def test_any_variant_can_be_analysed(variant: str, players: int) -> None:
    found = finish(analyse(played(variant, *["random"] * players)))
    assert found.swings()
    assert all(sum(moment.chances) == pytest.approx(1) for moment in found.moments)


@pytest.mark.parametrize(("variant", "told"), [("shield-smiths", 1), ("playpalace", 0)])
def test_that_abilities_are_not_judged_is_said_where_there_are_some(
    variant: str, told: int
) -> None:
    match = played(variant, "random", "random")
    found = Analysis(match, (TurnChances(1, 0, (0.5, 0.5)),), ())
    lines = story(found, Listener(0), 1)
    assert [line.id for line in lines].count("pludo-review-abilities") == told


def test_analyse_in_words_and_as_a_picture(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("matplotlib")
    picture = tmp_path / "chances.svg"
    assert cli.main(["analyse", str(record), "--plot", str(picture), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "Where the game turned:" in said
    assert "The choices that cost most:" in said
    assert "percent given away. Played:" in said
    assert picture.read_text("utf-8").lstrip().startswith("<?xml")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nowhere.ludo"], "nowhere.ludo: cannot be read"),
        (["--plot", "x.gif"], "x.gif: a picture's name ends with"),
        (["--plot", "no/such/folder/x.png"], "there is no folder no/such/folder"),
        (["--most", "0"], "--most must be 1 or more"),
    ],
)
def test_bad_input_of_analyse(
    record: Path, arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = arguments if not arguments[0].startswith("-") else [str(record), *arguments]
    assert cli.main(["analyse", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_without_the_library_for_pictures_a_sentence_says_what_to_install(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert cli.main(["analyse", str(record), "--plot", "x.png"]) == 2
    assert 'pip install "playpalace-ludo[plots]"' in capsys.readouterr().err


def test_a_record_without_a_throw_cannot_be_analysed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "new.ludo"
    path.write_text(Match(variants.load("playpalace"), (0, 1)).text(), "utf-8")
    assert cli.main(["analyse", str(path)]) == 2
    assert "nothing has been played yet" in capsys.readouterr().err


def test_what_did_not_change_anything_is_not_told_as_a_turn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match(variants.load("playpalace"), range(4), ("Ann", "Ben", "Cy", "Di"))
    match.roll((1,))
    path = tmp_path / "short.ludo"
    path.write_text(match.text(), "utf-8")
    assert cli.main(["analyse", str(path), "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "No turn changed Ben's chance to win by a whole percent.",
        "No choice cost a whole percent.",
        *(f"{name} had nothing to choose." for name in ("Ann", "Ben", "Cy", "Di")),
    ]
