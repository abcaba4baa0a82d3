"""Many games of a variant: whether it is fair, and how it feels."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from playpalace_ludo.cli import main as cli
from playpalace_ludo.variants import catalogue


def test_the_same_seed_gives_the_same_balance(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", "hexagon", "--games", "4", "--strength", "easy", "--json", "--quiet"]
    assert cli.main(words) == 0
    once = json.loads(capsys.readouterr().out)
    assert cli.main([*words, "--workers", "2"]) == 0
    assert json.loads(capsys.readouterr().out) == once
    assert sum(seat["won"] for seat in once["seats"].values()) + once["drawn"] == 4


def test_in_words_and_as_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    picture = tmp_path / "balance.png"
    words = ["balance", "playpalace", "--games", "4", "--players", "2", "--quiet"]
    assert cli.main([*words, "--plot", str(picture), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "4 games of playpalace with 2 bots of strength normal." in said
    assert "The lead changes" in said
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_a_seat_that_starts_ahead_is_found(tmp_path: Path) -> None:
    from playpalace_ludo.lab import balance

    text = (catalogue.SHIPPED / "hexagon.toml").read_text("utf-8")
    unfair = tmp_path / "unfair.toml"
    unfair.write_text(text.replace("markers = 3", "markers = 1", 1), "utf-8")
    found = balance.run(str(unfair), "easy", 40, 1, players=3)
    assert found.shares[0].verdict == "more"


def test_many_games_of_random_players_are_played_in_bulk(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The engine's games with the same bots have the same lengths and captures, give or take."""
    pytest.importorskip("numba", reason="needs the extra [lab]")
    from playpalace_ludo.lab import balance

    monkeypatch.setattr(balance, "LEAST_IN_BULK", 400)
    words = ["balance", "quick", "--strength", "random", "--players", "2", "--quiet", "--json"]
    found = []
    for games in ("1000", "300"):
        assert cli.main([*words, "--games", games]) == 0
        found.append(json.loads(capsys.readouterr().out))
    bulk, engine = found
    assert "decided" not in bulk and "decided" in engine
    assert sum(seat["won"] for seat in bulk["seats"].values()) == bulk["games"] == 1000
    assert bulk["turns"]["median"] == pytest.approx(engine["turns"]["median"], rel=0.1)
    assert bulk["captures"] == pytest.approx(engine["captures"], rel=0.15)
    assert cli.main([*words[:-1], "--games", "1000", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "1000 games of quick" in said.replace(",", "") and "The lead changes" not in said


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
def test_bad_input(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["balance", *arguments]) == 2
    assert sentence in capsys.readouterr().err
