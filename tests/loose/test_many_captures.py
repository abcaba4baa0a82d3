"""Moves that capture very many tokens: their cost is counted, and little is cached."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core import engine, hunting
from playpalace_ludo.core.engine import moves
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.core.strikes import strikes, strikes_on
from playpalace_ludo.lab import admission, check, effort
from tests.core.random_games import walk

SEAT = '[[seat]]\ncolour = "{colour}"\nmarkers = {markers}\nroute = "{route}"\n' + (
    'finish = ["{colour} home"]\n'
)
ROUTES = {
    "red": "1..24 r",
    "blue": "7..24 1..6 b",
    "green": "13..24 1..12 g",
    "yellow": "19..24 1..18 y",
}


def crowds(folder: Path, markers: int) -> Path:
    """Write a file whose tokens all stand on their starts, and capture whatever they pass."""
    seats = (SEAT.format(colour=one, markers=markers, route=route) for one, route in ROUTES.items())
    faces = (f'[[outcome]]\nname = "{n}"\ndo = ["enter", "move {n}"]\n' for n in range(1, 24))
    head = 'schema = 1\nkind = "loose"\n[game]\nname = "Crowds"\nmax_players = 4\n'
    tail = f'[capture]\nwhen = "pass"\n[start]\nout = {markers}\n[finish]\narrive = "at least"\n'
    path = folder / "crowds.toml"
    path.write_text(head + "".join((*seats, *faces)) + tail, "utf-8")
    return path


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch) -> hunting._Memory:
    fresh = hunting._Memory()
    monkeypatch.setattr(hunting, "_memory", fresh)
    return fresh


def hits(found: hunting.Hunt) -> int:
    return sum(len(fall.hits) for attempt in found.attempts for fall in attempt.falls)


def positions(rules: Rules, count: int) -> list[State]:
    return [after for _, after, _ in walk(rules, 2, most_turns=count) if after.owed]


def test_such_a_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(check.BadFile) as refused:
        admission.admitted(crowds(tmp_path, 99))
    assert [one.problem.code for one in refused.value.findings] == ["too-much-work"]


def test_captures_count_as_work(tmp_path: Path, memory: hunting._Memory) -> None:
    rules = check.load(crowds(tmp_path, 99))
    state, _ = engine.start(rules, (0, 1, 2, 3))
    for seat in state.seats:
        found = hunting.hunt(rules, state, seat)
        assert found.cut
        assert 0 < hits(found) < 2 * hunting.HITS * hunting.share(state, seat)


def test_few_hunts_are_remembered_where_each_found_much(memory: hunting._Memory) -> None:
    rules = variants.load_named("classic")
    state, _ = engine.start(rules, (0, 2))
    many = frozenset(hunting.Hit((0, a), (2, b)) for a in range(40) for b in range(50))
    large = hunting.Hunt((hunting.Attempt(0, (hunting.Fall((), 1.0, many),)),), 1, False)
    for number in range(150):
        question = (rules, state._replace(number=number), 0)
        assert memory.keep(question, large) is large
        assert memory.find(question) is large
        kept = [*memory._recent.values(), *memory._earlier.values()]
        assert sum(map(hits, kept)) <= 2 * (hunting.MOST_HITS_KEPT + len(many))
    assert len(kept) > 20


def test_what_concerns_one_token_is_part_of_what_concerns_all(tmp_path: Path) -> None:
    rules = variants.load_named("nigerian")
    seen = 0
    for state in positions(rules, 150)[::4]:
        for seat in state.seats:
            for token in range(len(state.tokens[seat])):
                found = strikes_on(rules, state, (seat, token))
                hunters = [one for one in state.seats if one != seat]
                every = [one for hunter in hunters for one in strikes(rules, state, hunter)]
                assert {*found} == {one for one in every if one.prey == (seat, token)}
                seen += len(found)
    assert seen


@pytest.mark.parametrize(("cards", "passes"), [(13, True), (60, False)])
def test_decks_for_forty_seats_are_small_or_refused(
    tmp_path: Path, cards: int, passes: bool
) -> None:
    """Before a bot's first move every step of every route is looked at with every card."""
    seats = "".join(
        f'[[seat]]\ncolour = "c{n}"\nmarkers = 1\n'
        f'route = "t{n + 1}..t45{f" t1..t{n}" if n else ""}"\nfinish = ["f{n}"]\n'
        for n in range(40)
    )
    deck = "".join(
        f'[[outcome]]\nname = "{n}"\ndo = ["enter", "move {n}"]\n' for n in range(1, cards + 1)
    )
    path = tmp_path / "decks.toml"
    head = 'schema = 1\nkind = "loose"\n[game]\nname = "Decks"\nmin_players = 2\n'
    chance = '[randomiser]\nkind = "cards"\nhand = 5\ndeck = "own"\n'
    path.write_text(f"{head}max_players = 40\n{chance}{seats}{deck}", "utf-8")
    found = effort.effort(check.load(path))
    assert (found.positions < effort.REFUSED) is passes


def test_parts_of_throws_count_as_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For every part some token must be able to walk the rest, which is looked for each time."""
    seats = (SEAT.format(colour=one, markers=4, route=ROUTES[one]) for one in ("red", "green"))
    faces = (
        f'[[outcome]]\nname = "{n}"\ndo = ["enter", "move {n}", "move {n + 2} split 3"]\n'
        for n in range(1, 7)
    )
    head = 'schema = 1\nkind = "loose"\n[game]\nname = "Parts"\nmax_players = 2\n'
    dice = '[randomiser]\nkind = "dice"\ndice = 3\nuse = "each"\n[start]\nout = 4\n'
    path = tmp_path / "parts.toml"
    path.write_text("".join((head, dice, *seats, *faces)), "utf-8")
    rules = check.load(path)
    state, _ = engine.start(rules, (0, 1), 0)
    looked = []
    real = moves._rest_fits

    def noted(*asked: Any) -> bool:
        looked.append(asked)
        return real(*asked)

    monkeypatch.setattr(moves, "_rest_fits", noted)
    hunting.count(rules, state, 3000)
    assert 0 < len(looked) < 20 * 3000, len(looked)


def test_check_ends_although_no_single_question_is_too_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def nearly(rules: Rules, state: State) -> effort.Effort:
        asked.append(state)
        return effort.Effort(effort.REFUSED - 1, cut=True)

    monkeypatch.setattr(effort, "_of", nearly)
    assert effort.effort(variants.load_named("classic")).positions == effort.REFUSED - 1
    assert len(asked) == 4
