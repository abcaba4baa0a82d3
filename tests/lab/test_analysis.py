"""Looking back at a game, and at many games of a variant."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

import pytest

from playpalace_ludo import bots, variants
from playpalace_ludo.chance import draw
from playpalace_ludo.cli import main as cli
from playpalace_ludo.core.match import Match
from playpalace_ludo.lab.analysis import analyse


def played(variant: str, *names: str, seed: int = 4) -> Match:
    rules = variants.load(variant)
    match = Match(rules, range(len(names)), first=0 if rules.first == "random" else None)
    rng = Random(seed)
    while not match.over:
        state = match.state
        if state.awaiting == "roll":
            match.roll(draw(rules, state, rng))
        else:
            match.play(bots.make(names[state.turn]).move(rules, state, rng))
    return match


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.ludo"
    path.write_text(played("playpalace", "random", "expert").text(), "utf-8")
    return path


def test_the_expert_gives_nothing_away() -> None:
    found = analyse(played("playpalace", "random", "expert"))
    assert found.given_away(1) == pytest.approx(0)
    assert found.given_away(0) > 0.1
    assert found.moments[-1].chances[found.subject] == 1.0
    assert all(decision.state.turn == 0 for decision in found.dearest(5))
    costs = [decision.cost for decision in found.dearest(5)]
    assert costs == sorted(costs, reverse=True)


@pytest.mark.parametrize(("variant", "players"), [("nigerian", 2), ("market-road", 3), ("jota", 2)])
def test_any_variant_can_be_analysed(variant: str, players: int) -> None:
    found = analyse(played(variant, *["random"] * players))
    assert found.swings()
    assert all(sum(moment.chances) == pytest.approx(1) for moment in found.moments)


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
        (["--plot", "no/such/folder/x.png"], "there is no such folder"),
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
    assert "pip install 'playpalace-ludo[plots]'" in capsys.readouterr().err


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


class TestBalance:
    def test_the_same_seed_gives_the_same_balance(self, capsys: pytest.CaptureFixture[str]) -> None:
        words = ["balance", "hexagon", "--games", "4", "--strength", "easy", "--json", "--quiet"]
        assert cli.main(words) == 0
        once = json.loads(capsys.readouterr().out)
        assert cli.main([*words, "--workers", "2"]) == 0
        assert json.loads(capsys.readouterr().out) == once
        assert sum(seat["won"] for seat in once["seats"].values()) + once["drawn"] == 4

    def test_in_words_and_as_a_picture(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        pytest.importorskip("matplotlib")
        picture = tmp_path / "balance.png"
        words = ["balance", "playpalace", "--games", "4", "--players", "2", "--quiet"]
        assert cli.main([*words, "--plot", str(picture), "--lang", "en"]) == 0
        said = capsys.readouterr().out
        assert "4 games of playpalace with 2 bots of strength normal." in said
        assert "The lead changes" in said
        assert picture.read_bytes().startswith(b"\x89PNG")

    def test_a_seat_that_starts_ahead_is_found(self, tmp_path: Path) -> None:
        from playpalace_ludo.lab import balance

        text = (variants.SHIPPED / "hexagon.toml").read_text("utf-8")
        unfair = tmp_path / "unfair.toml"
        unfair.write_text(text.replace("markers = 3", "markers = 1", 1), "utf-8")
        found = balance.run(str(unfair), "easy", 40, 1, players=3)
        assert found.shares[0].verdict == "more"

    @pytest.mark.parametrize(
        ("arguments", "sentence"),
        [
            (["playpalace", "--strength", "greedy"], "no strength 'greedy'"),
            (["playpalace", "--games", "0"], "must be 1 or more"),
            (["playpalace", "--players", "7"], "2 to 4 players, not 7"),
            (["playpalace", "--players", "-1"], "2 to 4 players, not -1"),
            (["playpalace", "--workers", "-2"], "workers must be 1 or more"),
            (["nonsense"], "no such variant"),
        ],
    )
    def test_bad_input(
        self, arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert cli.main(["balance", *arguments]) == 2
        assert sentence in capsys.readouterr().err
