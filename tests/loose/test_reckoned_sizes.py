"""Computed points and missed turns stay bounded, however long a rule file multiplies."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.cli.speaking import found
from playpalace_ludo.core.events import Event, Scored, Skipped
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.notation import format_position, parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import MOST_MISSED, MOST_POINTS
from playpalace_ludo.lab import check
from playpalace_ludo.words import Translator


def after_every_one(folder: Path, *effects: str) -> Rules:
    path = folder / "sizes.toml"
    outcome = f'[[outcome]]\nname = "1"\ndo = ["pass"]\nthen = {json.dumps(effects)}\n'
    path.write_text(
        'base = "classic"\ntitle = "Sizes"\nmerge = ["outcome"]\n'
        + outcome
        + '[turn]\nfirst = "seat"\n'
    )
    return variants.load(str(path))


def turn(match: Match) -> Sequence[Event]:
    events = match.roll((1,))
    return (*events, *match.play(match.state.moves[0])) if match.state.moves else events


@pytest.mark.parametrize(
    ("amount", "end"),
    [("(points * points + 9)", MOST_POINTS), ("(points * 99 - 9)", -MOST_POINTS)],
)
def test_points_end_where_a_position_can_spell_them(tmp_path: Path, amount: str, end: int) -> None:
    rules = after_every_one(tmp_path, f"score {amount}")
    match = Match(rules, (0, 2))
    told = [turn(match) for _ in range(20)]
    assert match.state.books.points[0] == match.state.books.points[2] == end
    assert parse_position(format_position(rules, match.state), lambda _: rules)[1] == match.state
    scored = [event for events in told for event in events if isinstance(event, Scored)]
    assert sum(event.points for event in scored if event.seat == 0) == end
    assert not any(isinstance(event, Scored) for event in told[-1]), "nothing more is won"


def test_nobody_misses_turns_without_end(tmp_path: Path) -> None:
    rules = after_every_one(
        tmp_path, "skip self for (999999 * 999999) turns", "skip everybody else for (999999) turns"
    )
    match = Match(rules, (0, 2))
    missed = [event for event in turn(match) if isinstance(event, Skipped)]
    assert len(missed) == 2 * MOST_MISSED
    turn(match)


def test_nor_does_a_position_of_a_stranger_make_them(tmp_path: Path) -> None:
    rules = after_every_one(tmp_path, "skip self")
    line = "sizes red:Y,Y,Y,Y/green:Y,Y,Y,Y red ? 0 9 skips=9999999,0,9999999,0"
    state = parse_position(line, lambda _: rules)[1]
    assert state.books.skips == (MOST_MISSED, 0, MOST_MISSED, 0)


def test_an_author_hears_that_so_many_turns_are_cut(tmp_path: Path) -> None:
    rules = after_every_one(tmp_path, "skip self for 100 turns", "skip next for 99 turns")
    told = check.remarks(tmp_path / "sizes.toml", rules)
    [cut] = [one for one in told if one.problem.code == "skip-many"]
    assert cut.line == 7
    phrase = "skip self for 100 turns: nobody misses more than 99 turns, so it is played as 99"
    assert phrase in Translator().say(found(cut)).replace("'", "")
