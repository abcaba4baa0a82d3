"""The learned weights: intact as shipped, and harmless when damaged."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from playpalace_ludo import bots, variants
from playpalace_ludo.bots import judge, weights
from playpalace_ludo.bots.inputs import inputs_of
from playpalace_ludo.core.notation import parse_position

SHIPPED = sorted(weights.FOLDER.glob("*.net"))
LINE = "playpalace red:5,20,Y,Y/blue:7,31,Y,Y red 6 0 5"


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_shipped_weights_match_their_checksum_and_their_rules(path: Path) -> None:
    header, _ = weights.unpack(path)
    rules = variants.load(header["variant"])
    assert header["inputs"] == inputs_of(rules).sizes.whole
    assert header["seats"] == len(rules.seats)
    assert all(weights.matches(header, rules, players) for players in header["players"])
    assert path.stat().st_size < 150_000


LEARNED = (
    "playpalace",
    "classic",
    "indian",
    "nigerian",
    "nigerian-classic",
    "strict",
    "jota",
    "quick",
    "figure-eight",
)


@pytest.mark.parametrize("name", LEARNED)
def test_there_are_weights_for_every_number_of_players(name: str) -> None:
    rules = variants.load(name)
    for players in range(rules.min_players, rules.max_players + 1):
        assert judge.net_for(rules, players), players
        assert bots.notice(rules, players) is None
    assert weights.problems(rules) == []


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder instead of the shipped weights."""
    caches = (weights.catalogue, judge.net_for)
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    for cache in caches:
        cache.cache_clear()
    yield tmp_path
    monkeypatch.undo()
    for cache in caches:
        cache.cache_clear()


def plays_like_hard() -> bool:
    rules, state = parse_position(LINE, variants.load)
    expert = bots.make("expert").choose(rules, state, Random(1))
    return expert.move == bots.make("hard").choose(rules, state, Random(1)).move


def test_without_weights_the_expert_plays_like_hard_and_says_so(folder: Path) -> None:
    assert plays_like_hard()
    assert bots.notice(variants.load("playpalace"), 2) == "pludo-bots-no-weights"
    assert weights.problems() == ["there are no weights files: the expert plays like hard"]


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda data: data[:-1], "is damaged, its checksum does not match"),
        (lambda data: data[:-7] + b"\0" + data[-6:], "is damaged, its checksum does not match"),
        (lambda data: data[: len(weights.MAGIC) + 4], "is damaged, its checksum does not match"),
        (lambda data: b"", "is not a weights file of this version"),
        (lambda data: b"pludo-net 9\n" + data[12:], "is not a weights file of this version"),
    ],
)
def test_damaged_weights_are_named_and_not_used(folder: Path, spoil, sentence: str) -> None:  # type: ignore[no-untyped-def]
    (folder / "some.net").write_bytes(spoil(SHIPPED[0].read_bytes()))
    assert weights.problems() == [f"some.net: {sentence}"]
    assert bots.notice(variants.load("playpalace"), 2) == "pludo-bots-no-weights"
    assert plays_like_hard()
