"""Exact endgames: the tables hold the true values, and damaged ones do no harm."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from playpalace_ludo import bots, variants
from playpalace_ludo.bots import endings, race
from playpalace_ludo.bots.decision import distinct_moves
from playpalace_ludo.core import engine
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State

TABLES = sorted(endings.FOLDER.glob("*.ending"))
ROUNDING = 1 / endings.GRAIN


@pytest.mark.parametrize(
    ("line", "token", "chances"),
    [
        ("playpalace red:54,H,H,53/blue:H,H,30,H red 1 0 9", 0, (57.5, 52.9)),
        ("playpalace red:38,34,H,H/blue:H,11,H,H red 3 0 9", None, (59.3, 53.3)),
    ],
)
def test_the_expert_plays_the_best_move_and_says_its_chance(
    line: str, token: int | None, chances: tuple[float, ...]
) -> None:
    rules, state = parse_position(line, variants.load)
    decision = bots.make("expert").choose(rules, state, Random(1))
    told = [round(100 * chance, 1) for _, chance in decision.chances]
    assert told == pytest.approx(list(chances), abs=0.15)
    assert decision.move == decision.chances[0][0]
    assert token is None or decision.move.tokens == (token,)


def test_a_turn_that_may_be_taken_back_to_more_tokens_is_left_to_the_net() -> None:
    line = "playpalace red:H,1,50,H/blue:H,H,30,H red ? 0 9"
    rules, state = parse_position(line, variants.load)
    [finish] = set(rules.plan.finishes)
    before = ((finish, 1, 50, finish - 6), *state.tokens[1:])
    sixes = state._replace(streak=rules.streak.most - 1, before=before)
    assert endings.exact(rules, state) is not None
    assert endings.exact(rules, sixes) is None


def test_every_usual_game_with_one_die_has_tables_wherever_two_sit() -> None:
    """Jota has Doubleds and quick needs two tokens; two dice are not solved."""
    usual = {
        name
        for name in variants.names()
        if (rules := variants.load(name)).seats[0].column and rules.chance.dice == 1
    }
    known = {
        name
        for name in usual
        if all(endings.table_for(variants.load(name), apart) for apart in (1, 2))
    }
    assert usual - known == {"jota", "quick"}


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_a_table_agrees_with_the_engine_one_throw_on(path: Path) -> None:
    header, _ = endings.unpack(path)
    rules, apart = variants.load(header["variant"]), header["apart"]
    assert endings.catalogue()[endings.key(rules), apart] == path
    assert path.stat().st_size < 140_000 * 2 / (1 + apart)
    source = Random(2)
    for _ in range(20):
        counts = source.choice(((1, 1), (1, 2), (2, 1)))
        finish, first = rules.seats[0].finish, source.randrange(4)
        seats = (first, (first + apart) % 4)
        tokens: list[tuple[int, ...]] = [()] * len(rules.seats)
        for seat, count in zip(seats, counts, strict=True):
            coming = [source.randrange(-1, finish) for _ in range(count)]
            tokens[seat] = (*coming, *(finish,) * (4 - count))
        state = State(tuple(tokens), source.choice(seats), owed=(0,), streak=0, number=9)
        known = endings.exact(rules, state)
        assert known is not None
        total = 0.0
        for throw, share in rules.chances(state):
            thrown, _ = engine.roll(rules, state, throw)
            moves = distinct_moves(thrown) if thrown.awaiting == "move" else ()
            after = [engine.play(rules, thrown, move)[0] for move in moves] or [thrown]
            total += share * max(worth(rules, one, state.turn) for one in after)
        assert known[state.turn] == pytest.approx(total, abs=2 * ROUNDING)


def worth(rules: Rules, state: State, seat: int) -> float:
    if state.places:
        return float(state.places[0] == seat)
    found = race.exact(rules, state)
    assert found is not None
    return found[seat]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    caches = (endings.catalogue, endings.table_for)
    monkeypatch.setattr(endings, "FOLDER", tmp_path)
    for cache in caches:
        cache.cache_clear()
    yield tmp_path
    monkeypatch.undo()
    for cache in caches:
        cache.cache_clear()


@pytest.mark.parametrize("cut", [0, 3, 40, 400, 5000, -1])
def test_a_table_cut_short_is_not_used_and_the_net_plays_on(folder: Path, cut: int) -> None:
    data = TABLES[0].read_bytes()
    (folder / "some.ending").write_bytes(data[:cut])
    rules, state = parse_position("playpalace red:38,34,H,H/blue:H,11,H,H red 3 0 9", variants.load)
    with pytest.raises(endings.EndingsError, match=r"some\.ending: "):
        endings.unpack(folder / "some.ending")
    after, _ = engine.play(rules, state, state.moves[0])
    assert endings.exact(rules, after) is None
    assert bots.make("expert").choose(rules, state, Random(1)).move in state.moves
