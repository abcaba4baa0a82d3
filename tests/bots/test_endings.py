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

RACES = sorted(endings.FOLDER.glob("*-race.ending"))
TABLES = sorted(set(endings.FOLDER.glob("*.ending")) - set(RACES))
ROUNDING = 1 / endings.GRAIN


@pytest.mark.parametrize(
    ("line", "token", "chances"),
    [
        ("playpalace red:54,H,H,53/blue:H,H,30,H red 1 0 9", 0, (57.5, 52.9)),
        ("playpalace red:38,34,H,H/blue:H,11,H,H red 3 0 9", None, (59.3, 53.3)),
        ("jota red:52,53,H,H/green:52,53,H,H red 1 0 9", 0, (58.5, 41.6)),
        (
            "parchis yellow:67,68,H,H/red:65,65,H,H yellow 1 0 9"
            " leader=yellow round=9 direction=counter",
            1,
            (60.8, 53.6),
        ),
        ("springboard red:43,44,H/green:43,43,H red 1 0 9 leader=red round=9", 1, (52.1, 39.0)),
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


def test_a_chance_from_a_table_is_told_as_it_is_however_far_it_is_to_go() -> None:
    rules, state = parse_position("playpalace red:2,7,H,H/blue:5,H,H,H red 3 0 9", variants.load)
    choice = bots.make("expert").choose(rules, state, Random(1))
    assert len(choice.chances) == 2
    for move, chance in choice.chances:
        exact = race.exact(rules, engine.play(rules, state, move)[0])
        assert exact is not None
        assert chance == exact[0]


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
        assert_true(rules, state)


@pytest.mark.parametrize("path", RACES, ids=lambda path: path.stem)
def test_a_race_agrees_with_the_engine_one_throw_on(path: Path) -> None:
    header, _ = endings.unpack(path)
    rules = variants.load(header["variant"])
    assert endings.catalogue()[endings.race_key(rules), endings.RACE] == path
    assert path.stat().st_size < 30_000
    source = Random(3)
    for _ in range(20):
        seats = source.sample(range(len(rules.seats)), 2)
        counts = source.choice(header["layers"])
        tokens: list[tuple[int, ...]] = [()] * len(rules.seats)
        for seat, count in zip(seats, counts, strict=True):
            finish = rules.seats[seat].finish
            coming = [source.randrange(header["nearest"], finish) for _ in range(count)]
            tokens[seat] = (*coming, *(finish,) * (rules.seats[seat].tokens - count))
        state = State(tuple(tokens), seats[0], (0,), 0, 9, books=rules.plan.blank_books)
        assert_true(rules, state)
        bonus = source.randrange((rules.extra.limit or 2) + 1)
        assert_true(rules, state._replace(bonus=bonus))
        tokens[seats[0]] = (header["nearest"] - 1, *tokens[seats[0]][1:])
        assert race_of(rules, tokens, seats) is None


def race_of(rules: Rules, tokens: list[tuple[int, ...]], seats: list[int]) -> float | None:
    table = endings.table_for(rules, endings.RACE)
    assert table
    mine, theirs = (tuple(s for s in tokens[k] if s != rules.seats[k].finish) for k in seats)
    return table.chance(0, mine, theirs)


def assert_true(rules: Rules, state: State) -> None:
    """Compare the chance of the seat to throw with those after every throw and its best moves."""
    known = race.exact(rules, state)
    assert known is not None
    total = sum(
        share * best(rules, engine.roll(rules, state, throw)[0], state.turn)
        for throw, share in rules.chances(state)
    )
    assert known[state.turn] == pytest.approx(total, abs=2 * ROUNDING)


def best(rules: Rules, state: State, seat: int) -> float:
    if state.places:
        return float(state.places[0] == seat)
    if state.awaiting == "move" and state.turn == seat:
        moves = distinct_moves(state)
        return max(best(rules, engine.play(rules, state, move)[0], seat) for move in moves)
    found = race.exact(rules, state)
    assert found is not None
    return found[seat]


@pytest.mark.parametrize(
    "line",
    [
        "springboard red:43,44,H/green:43,43,H red ? 0 9 leader=red round=9",
        "jota red:52,53,H,H/green:52,53,H,H red ? 0 9",
    ],
)
def test_a_race_is_looked_up_only_where_nothing_else_counts(line: str) -> None:
    rules, state = parse_position(line, variants.load)
    assert endings.exact(rules, state) is not None
    shield = state._replace(books=state.books._replace(held=((7,), (), (), ())))
    assert endings.exact(rules, shield) is None
    far = tuple((*own[:-1], own[0] - endings.LONGEST) if own else () for own in state.tokens)
    assert endings.exact(rules, state._replace(tokens=far)) is None


def test_other_rules_have_no_race_of_their_own() -> None:
    assert endings.table_for(variants.load("jota"), endings.RACE)
    assert not endings.table_for(variants.load("jota(sixes.max=2)"), endings.RACE)


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
