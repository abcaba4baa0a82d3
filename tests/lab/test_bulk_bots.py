"""Bots in bulk: the same games as on the engine, from the same seed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from playpalace_ludo import bots, variants
from playpalace_ludo.lab import games
from playpalace_ludo.words import Translator
from playpalace_ludo.words.languages import languages

pytest.importorskip("numba", reason="needs the extra [lab]")
from playpalace_ludo.lab import arena, balance, bulk_bots, bulk_games

COMPILED = (
    *("playpalace", "quick", "classic", "indian", "strict", "nigerian-classic"),
    *("jota", "six-arms"),
)


def on_the_engine(match: games.Pairing, count: int) -> list[games.Result]:
    return [
        games.play(match, game)._replace(times=({},) * len(match.seats)) for game in range(count)
    ]


@contextmanager
def counted(executor: Executor) -> Iterator[list[int]]:
    """Collect the numbers of games that are given to an executor."""
    found: list[int] = []
    submit = executor.submit

    def watched(work: Any, some: Any) -> Any:
        found.append(len(some))
        return submit(work, some)

    executor.submit = watched  # type: ignore[method-assign,assignment]
    yield found


@pytest.mark.parametrize("name", COMPILED)
@pytest.mark.parametrize(
    ("entrants", "count"),
    [
        (("random", "random"), 6),
        (("greedy", "greedy"), 12),
        (("hard", "hard"), 4),
        (("greedy", "random", "greedy"), 6),
        (("hard", "greedy", "random", "greedy"), 6),
    ],
)
def test_every_game_is_the_engines_own(name: str, entrants: tuple[str, ...], count: int) -> None:
    match = games.pairing(name, entrants, 7)
    assert bulk_games.play(match, range(count)) == on_the_engine(match, count)


@pytest.mark.parametrize("text", ["1/0/dice", "77/12345/3", "0/0/0"])
def test_chance_numbers_are_those_of_pythons_generator(text: str) -> None:
    rules = variants.load("playpalace")
    (words,) = bulk_bots.minds_for(rules, [[0]], [[text]]).twisters[0]
    source = Random(text)
    for _ in range(400):
        assert bulk_bots.random_below(words, 6) == source.randrange(6)
        assert bulk_bots.random_below(words, 4) == source.randrange(4)
        assert bulk_bots.random_share(words) == source.random()


def test_the_arena_plays_many_games_in_bulk_with_the_same_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = games.pairing("quick", ("greedy", "random"), 3)
    plainly = arena.run(match, 30).as_json()
    monkeypatch.setattr(arena, "LEAST_IN_BULK", 20)
    monkeypatch.setattr(arena, "TIMED", 5)
    monkeypatch.setattr(bulk_games, "CHUNK", 7)
    file = tmp_path / "games.jsonl"
    progress = []
    whole = arena.run(match, 30, store=file, progress=lambda done, of: progress.append(done))
    assert {**whole.as_json(), "times_ms": {}} == {**plainly, "times_ms": {}}
    assert progress == list(range(1, 31))
    timed = [result for result in whole.scores if sum(result.times.counts.values())]
    assert len(timed) == 2, "the first games are played on the engine"
    assert sum(timed[0].times.counts.values()) < timed[0].decisions / 4
    assert arena.run(match, 30, store=file).as_json() == whole.as_json()


def test_workers_and_executors_share_the_games_of_a_bulk_arena(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(arena, "LEAST_IN_BULK", 20)
    monkeypatch.setattr(arena, "TIMED", 5)
    monkeypatch.setattr(bulk_games, "CHUNK", 7)
    match = games.pairing("quick", ("greedy", "hard"), 3)
    alone = arena.run(match, 40)
    with ThreadPoolExecutor(2) as threads, counted(threads) as chunks:
        reports = [arena.run(match, 40, workers=2), arena.run(match, 40, executor=threads)]
    assert chunks == [4, 1, 7, 7, 7, 7, 7], "five games on the engine, the others in bulk"
    for report in reports:
        assert {**report.as_json(), "times_ms": {}} == {**alone.as_json(), "times_ms": {}}
        timed = sum(sum(score.times.counts.values()) for score in report.scores)
        assert 0 < timed < sum(score.decisions for score in report.scores) / 4


@pytest.mark.parametrize("strength", ["hard", "random"])
def test_workers_and_executors_share_the_games_of_a_bulk_balance(
    strength: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(balance, "LEAST_IN_BULK", 20)
    alone = balance.run("quick", strength, 30, 5, players=2)
    assert alone.feel is None
    monkeypatch.setattr(bulk_games, "CHUNK", 7)
    monkeypatch.setattr(bulk_games, "CHUNK_BY_CHANCE", 7)
    assert balance.run("quick", strength, 30, 5, players=2) == alone
    assert balance.run("quick", strength, 30, 5, players=2, workers=2) == alone
    with ThreadPoolExecutor(2) as threads, counted(threads) as chunks:
        assert balance.run("quick", strength, 30, 5, players=2, executor=threads) == alone
    assert chunks == [7, 7, 7, 7, 2]


def test_hard_players_have_the_same_balance_in_bulk(monkeypatch: pytest.MonkeyPatch) -> None:
    plainly = balance.run("quick", "hard", 12, 5, players=2)
    monkeypatch.setattr(balance, "LEAST_IN_BULK", 10)
    bulk = balance.run("quick", "hard", 12, 5, players=2)
    assert bulk.feel is None and plainly.feel
    assert bulk == plainly._replace(feel=None)


@pytest.mark.parametrize("lang", languages())
def test_help_says_which_games_are_played_in_bulk(lang: str) -> None:
    words = Translator(lang)
    players = [kind for kind in bulk_bots.KINDS if kind in bots.STRENGTHS]
    for command, least, some in (
        ("arena", arena.LEAST_IN_BULK, bulk_bots.KINDS),
        ("balance", balance.LEAST_IN_BULK, players),
    ):
        about = words.text(f"pludo-help-{command}.about")
        (said,) = (part for part in about.splitlines() if str(least) in part)
        named = set(re.findall(r"[a-z][a-z-]+", said))
        assert {*COMPILED, *some} <= named
        assert not named & (set(variants.names()) - set(COMPILED))
        assert ("greedy" in named) == (command == "arena")


@pytest.mark.parametrize("name", [name for name in variants.names() if name not in COMPILED])
def test_other_rules_stay_on_the_engine(name: str) -> None:
    players = variants.load(name).max_players
    assert not bulk_games.can_play(games.pairing(name, ("greedy",) * players, 1))


def test_other_bots_stay_on_the_engine() -> None:
    assert not bulk_games.can_play(games.pairing("quick", ("greedy", "normal"), 1))
