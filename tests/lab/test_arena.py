"""The arena: repeatable on any number of workers, resumable, and telling strengths apart."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from playpalace_ludo.cli import main as cli
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.lab import arena
from playpalace_ludo.lab.games import pairing, parse_entrants, play
from playpalace_ludo.lab.stats import Times, wilson


def without_times(report: arena.Report) -> dict[str, object]:
    found = report.as_json()
    del found["times_ms"]
    return found


@pytest.mark.parametrize(
    ("better", "worse", "games"),
    [
        ("easy", "random", 100),
        ("normal", "easy", 100),
        ("hard", "easy", 50),
        ("expert", "easy", 40),
        ("expert", "playpalace-bot", 40),
    ],
)
def test_a_higher_strength_wins_more(better: str, worse: str, games: int) -> None:
    report = arena.run(pairing("playpalace", (better, worse), 11), games)
    assert report.score(better).won > 0.55 * games


def test_the_same_seed_gives_the_same_result_on_any_number_of_workers() -> None:
    match = pairing("playpalace", ("normal", "expert", "random"), 5)
    once = without_times(arena.run(match, 6, workers=1))
    assert without_times(arena.run(match, 6, workers=3)) == once
    other = pairing("playpalace", ("normal", "expert", "random"), 6)
    assert without_times(arena.run(other, 6)) != once


def test_seats_rotate() -> None:
    match = pairing("playpalace", ("random", "fast", "greedy"), 5)
    games = [play(match, game) for game in range(12)]
    assert len({(game.winner, game.seat) for game in games if game.winner == 2}) > 1


def test_a_stopped_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    store = tmp_path / "results.jsonl"
    match = pairing("playpalace", ("normal", "mixed"), 5)
    whole = without_times(arena.run(match, 8))
    arena.run(match, 5, store=store)
    cut = store.read_text()[:-9]  # as if the machine had stopped in the middle of a line
    store.write_text(cut)
    seen: list[int] = []
    resumed = arena.run(match, 8, store=store, progress=lambda done, total: seen.append(done))
    assert without_times(resumed) == whole
    assert seen == [5, 6, 7, 8]
    assert len(store.read_text().splitlines()) == 9


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{}\n", "holds results of other seats"),
        ("hello\n", "is not a file of arena results"),
        ('{"arena": 1}\n{"game": 1}\n', "is not a file of arena results"),
    ],
)
def test_a_store_of_something_else_is_left_alone(tmp_path: Path, text: str, sentence: str) -> None:
    store = tmp_path / "results.jsonl"
    store.write_text(text)
    with pytest.raises(LudoError, match=sentence):
        arena.run(pairing("playpalace", ("random", "fast"), 1), 2, store=store)
    assert store.read_text() == text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seats", "exprt,hard"], "no bot 'exprt'"),
        (["--seats", "expert"], "2 to 4 players, not 1"),
        (["--seats", "5*hard"], "2 to 4 players, not 5"),
        (["--seats", "x*hard"], "is not a bot"),
        (["--games", "0"], "must be 1 or more, not 0"),
        (["--workers", "0"], "must be 1 or more, not 0"),
        (["--budget", "0"], "more than 0 milliseconds"),
        (["--variant", "clasic"], "classic"),
        (["--round-robin", "--seats", "hard,hard"], "two or more different bots"),
        (["--players", "3"], "belongs to --round-robin"),
    ],
)
def test_bad_input_is_answered_in_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["arena", *arguments]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert len(said.splitlines()) == 1


def test_the_report_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "--seats", "fast,random", "--games", "4", "--json", "--quiet"]
    assert cli.main(words) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 4
    assert sum(bot["won"] for bot in report["bots"]) == 4
    assert set(report["times_ms"]) == {"fast", "random"}


def test_the_report_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "--seats", "fast,2*random", "--games", "3", "--quiet", "--lang", "en"]
    assert cli.main(words) == 0
    said = capsys.readouterr().out
    assert "3 games of playpalace." in said
    assert "random, on 2 seats, wins" in said


def test_a_round_robin_is_rated(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("openskill")
    words = ["arena", "--seats", "greedy,random", "--round-robin", "--games", "20", "--quiet"]
    assert cli.main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found["ratings"]) == ["greedy", "random"]
    assert found["cells"][0]["row"] == "greedy"


def test_entrants_may_be_counted() -> None:
    assert parse_entrants("expert, 3*greedy") == ("expert", "greedy", "greedy", "greedy")


def test_intervals_hold_the_rate() -> None:
    low, high = wilson(31, 100)
    assert low == pytest.approx(0.2278, abs=1e-3)
    assert high == pytest.approx(0.4063, abs=1e-3)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0


def test_times_are_known_to_a_tenth() -> None:
    times = Times()
    for number in range(1, 1001):
        times.add(number / 1e6)
    assert times.quantile(0.5) == pytest.approx(0.5, rel=0.1)
    assert times.quantile(0.99) == pytest.approx(0.99, rel=0.1)
