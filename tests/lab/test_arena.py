"""The arena: repeatable on any number of workers, resumable, and telling strengths apart."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from playpalace_ludo.cli import main as cli
from playpalace_ludo.cli.new_variant import STARTER
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.lab import arena, games
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
        ("hard", "easy", 40),
        ("expert", "easy", 20),
        ("expert", "playpalace-bot", 20),
    ],
)
def test_a_higher_strength_wins_more(better: str, worse: str, games: int) -> None:
    report = arena.run(pairing("playpalace", (better, worse), 11), games)
    assert report.score(better).won > 0.55 * games


def test_the_same_seed_gives_the_same_result_on_any_number_of_workers() -> None:
    match = pairing("playpalace", ("normal", "expert", "random"), 5)
    once = without_times(arena.run(match, 4, workers=1))
    assert without_times(arena.run(match, 4, workers=3)) == once
    other = pairing("playpalace", ("normal", "expert", "random"), 6)
    assert without_times(arena.run(other, 4)) != once


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
        ("{}\n", "fault=foreign"),
        ("hello\n", "fault=foreign"),
        ("a thesis of one line", "fault=foreign"),
        ("\n", "fault=foreign"),
        ("two lines,\nthe last without an end", "fault=foreign"),
        ('{"arena": 1}\n{"game": 1}\n{"ga', "fault=series"),
        ("[" * 9999, "fault=foreign"),
    ],
)
def test_a_store_of_something_else_is_left_alone(tmp_path: Path, text: str, sentence: str) -> None:
    store = tmp_path / "results.jsonl"
    store.write_text(text)
    with pytest.raises(LudoError, match=sentence):
        arena.run(pairing("playpalace", ("random", "fast"), 1), 2, store=store)
    assert store.read_text() == text


@pytest.mark.parametrize(
    "changes",
    [
        {"decisions": []},
        {"decisions": [1, None]},
        {"game": "0"},
        {"turns": None},
        {"turns": True},
        {"winner": 7},
        {"winner": "x"},
        {"seat": 1},
        {"times": [{}]},
        {"times": [{"900": 1}, {}]},
        {"times": [7, 7]},
        {"mood": "good"},
    ],
    ids=str,
)
def test_a_damaged_result_is_named_by_its_line(tmp_path: Path, changes: dict[str, object]) -> None:
    store = tmp_path / "results.jsonl"
    match = pairing("playpalace", ("random", "fast"), 1)
    arena.run(match, 2, store=store)
    *before, last = store.read_text().splitlines()
    text = "\n".join([*before, json.dumps({**json.loads(last), **changes}), "{cut off"])
    store.write_text(text)
    with pytest.raises(LudoError, match=r"fault=game.*number=3"):
        arena.run(match, 2, store=store)
    assert store.read_text() == text


def test_an_arena_stopped_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    store = tmp_path / "results.jsonl"
    match = pairing("playpalace", ("random", "fast"), 1)
    arena.run(match, 1, store=store)
    whole = [json.loads(line) for line in store.read_text().splitlines()]
    store.write_text(store.read_text()[:20])
    arena.run(match, 1, store=store)
    again = [json.loads(line) for line in store.read_text().splitlines()]
    assert again[0] == whole[0]
    assert again[1]["turns"] == whole[1]["turns"]


def test_a_rule_file_that_was_changed_makes_another_series(tmp_path: Path) -> None:
    store, file = tmp_path / "results.jsonl", tmp_path / "mine.toml"
    text = STARTER.read_text("utf-8")
    file.write_text(text, "utf-8")
    arena.run(pairing(str(file), ("easy", "random"), 1), 1, store=store)
    arena.run(pairing(str(file), ("easy", "random"), 1), 2, store=store)
    file.write_text(text.replace("markers = 2", "markers = 3"), "utf-8")
    with pytest.raises(LudoError, match="fault=series"):
        arena.run(pairing(str(file), ("easy", "random"), 1), 3, store=store)
    assert len(store.read_text().splitlines()) == 3


def test_the_store_of_a_shipped_variant_names_it_as_before(tmp_path: Path) -> None:
    """Series that were played with earlier versions go on."""
    store = tmp_path / "results.jsonl"
    arena.run(pairing("playpalace", ("random", "fast"), 1), 1, store=store)
    header, line = map(json.loads, store.read_text().splitlines())
    assert header == {
        "arena": 1,
        "variant": "playpalace",
        "entrants": ["random", "fast"],
        "seats": [0, 1],
        "seed": 1,
        "budget_ms": None,
    }
    assert list(line) == [
        *("game", "winner", "seat", "turns", "throws", "captures", "decisions", "times")
    ]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device here")
def test_a_device_is_no_store(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "--seats", "random,fast", "--games", "1", "--quiet", "--out"]
    for device in ("/dev/full", "/dev/zero", "/dev/null"):
        assert cli.main([*words, device]) == 2
        assert f"{device} is not an ordinary file" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit there")
def test_a_full_disk_is_a_sentence_and_the_games_before_it_are_kept(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "playpalace_ludo.cli.main", "arena", "--quiet", "--lang", "en"]
    command += ["--seats", "random,fast", "--out", "results.jsonl", "--games"]
    full = f"ulimit -f 1; exec {shlex.join([*command, '40'])}"
    # Bytecode written under the limit would be cut short, and break every later start.
    whole = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    ended = subprocess.run(
        ["sh", "-c", full], cwd=tmp_path, env=whole, capture_output=True, text=True
    )
    assert ended.returncode == 2
    (sentence,) = ended.stderr.splitlines()
    assert "results.jsonl cannot be written: the file would become too long" in sentence
    kept = (tmp_path / "results.jsonl").read_text().count("\n") - 1
    assert kept > 0
    subprocess.run([*command, str(kept + 1)], cwd=tmp_path, check=True, capture_output=True)
    assert (tmp_path / "results.jsonl").read_text().count("\n") == kept + 2


ENDLESS = """\
schema = 1
kind = "loose"
game = { name = "Endless", min_players = 2, max_players = 2 }
randomiser = { kind = "dice" }
turn = { first = "seat 1" }
seat = [
    { colour = "red", markers = 1, route = "a1..a4", finish = ["red house"] },
    { colour = "blue", markers = 1, route = "a3 a4 a1 a2", finish = ["blue house"] },
]
outcome = [
    { name = "1", weight = 1000, do = ["enter", "pass"], then = ["again"] },
    { name = "2", weight = 1, do = ["move 1", "pass"], then = ["again"] },
]
"""


class TestGamesWithoutEnd:
    """A turn that goes on for ever is given up, and said to be."""

    @pytest.fixture
    def endless(self, tmp_path: Path) -> Path:
        path = tmp_path / "endless.toml"
        path.write_text(ENDLESS, "utf-8")
        return path

    def test_arena(self, endless: Path, capsys: pytest.CaptureFixture[str]) -> None:
        words = ["arena", "--variant", str(endless), "--seats", "easy,random", "--games", "1"]
        assert cli.main([*words, "--quiet", "--lang", "en"]) == 0
        said = capsys.readouterr().out
        assert "One game came to no end and was given up." in said
        assert "A game takes" not in said

    def test_balance(self, endless: Path, capsys: pytest.CaptureFixture[str]) -> None:
        words = ["balance", str(endless), "--games", "2", "--quiet", "--lang", "en"]
        assert cli.main(words) == 0
        said = capsys.readouterr().out.splitlines()
        assert said[1:] == ["2 games came to no end and were given up."]

    def test_check(self, endless: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert cli.main(["check", str(endless), "--games", "2", "--lang", "en"]) == 2
        said = capsys.readouterr().err
        assert "endless.toml cannot be played: in 2 of 2 random games a turn never ended." in said

    def test_too_many_turns(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(games, "MOST_TURNS", 30)
        assert cli.main(["balance", "classic", "--games", "2", "--quiet", "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        assert (found["given_up"], found["drawn"]) == (2, 0)

    def test_a_game_given_up_is_kept_as_such(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(games, "MOST_TURNS", 30)
        store = tmp_path / "results.jsonl"
        match = pairing("playpalace", ("random", "fast"), 1)
        arena.run(match, 1, store=store)
        assert arena.run(match, 1, store=store).given_up == 1


def test_more_workers_than_games_are_of_no_use() -> None:
    match = pairing("playpalace", ("random", "fast"), 1)
    assert arena.run(match, 2, workers=100_000).games == 2


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
def test_ctrl_c_ends_all_workers_without_a_word(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "playpalace_ludo.cli.main", "arena", "--quiet"]
    command += ["--games", "100000", "--workers", "2", "--out", "results.jsonl"]
    said = tmp_path / "said.txt"  # not a pipe: a long complaint would fill it, and wait for ever
    with said.open("w") as errors:
        arena_process = subprocess.Popen(
            command,
            cwd=tmp_path,
            stderr=errors,
            start_new_session=True,
            # A shell that starts tests in the background has SIGINT ignored; a child inherits it.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        )
    store = tmp_path / "results.jsonl"
    while not store.exists() or store.read_text().count("\n") < 2:
        assert arena_process.poll() is None, said.read_text()
        time.sleep(0.05)
    os.killpg(arena_process.pid, signal.SIGINT)  # as a terminal does
    assert arena_process.wait(timeout=60) == 130
    assert said.read_text() == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seats", "exprt,hard"], "no bot 'exprt'"),
        (["--seats", "expert"], "2 to 4 players, not 1"),
        (["--seats", "5*hard"], "2 to 4 players, not 5"),
        (["--seats", "x*hard"], "is not a bot"),
        (["--seats", "9999999999*hard"], "is not a bot"),
        (["--games", "0"], "must be 1 or more, not 0"),
        (["--games", "9999999999"], "must be 1000000 or less"),
        (["--workers", "0"], "must be 1 or more, not 0"),
        (["--budget", "0"], "more than 0 milliseconds"),
        (["--budget", "nan"], "more than 0 milliseconds"),
        (["--variant", "clasic"], "classic"),
        (["--round-robin", "--seats", "hard,hard"], "two or more different bots"),
        (["--players", "3"], "belongs to --round-robin"),
        (["--round-robin", "--players", "9999999999"], "2 to 4 players, not 9999999999"),
        (["--round-robin", "--players", "-1"], "2 to 4 players, not -1"),
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


def test_a_round_robin_keeps_to_the_budget(tmp_path: Path) -> None:
    words = ["arena", "--seats", "greedy,random", "--round-robin", "--games", "1", "--quiet"]
    assert cli.main([*words, "--budget", "3", "--out", str(tmp_path / "all.jsonl")]) == 0
    (store,) = tmp_path.iterdir()
    assert json.loads(store.read_text().splitlines()[0])["budget_ms"] == 3


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
