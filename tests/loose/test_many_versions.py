"""Rules that amendments may change in a thousand ways at once: counted, refused, still played."""

from __future__ import annotations

from pathlib import Path

import pytest

from playpalace_ludo.core import hunting
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.weight import VERSION, weight
from playpalace_ludo.lab import admission, check, witness

AMENDMENT = """
[[amend]]
name = "A{n}"
when = ["{when}"]
again = true
set = {{ "outcome.{face}.do" = ["enter", "move {far}"] }}
"""
BY_POSITION = "total.steps_left % {n} = 0"


def amended(folder: Path, count: int, when: str, more: str = "") -> Path:
    """Write a file with so many amendments, each of which waits for something else."""
    path = folder / "versions.toml"
    blocks = (
        AMENDMENT.format(n=n, when=when.format(n=n + 2), face=n % 6 + 1, far=n % 9 + 1) + more
        for n in range(count)
    )
    head = 'base = "classic"\ntitle = "Versions"\nturn.first = "seat"\n'
    path.write_text(head + "".join(blocks), "utf-8")
    return path


def test_a_file_whose_rules_change_with_every_move_is_refused(tmp_path: Path) -> None:
    with pytest.raises(check.BadFile) as refused:
        admission.admitted(amended(tmp_path, 12, BY_POSITION))
    assert [one.problem.code for one in refused.value.findings] == ["too-much-work"]


def test_a_game_saved_under_such_a_file_goes_on_and_its_questions_are_cut(tmp_path: Path) -> None:
    rules = check.load(amended(tmp_path, 12, BY_POSITION))
    match = Match(rules, (0, 2))
    match.roll((6,))
    match.play(match.state.moves[0])
    found = hunting.hunt(rules, match.state, 0)
    assert found.cut
    assert found.looked <= hunting.MOST_POSITIONS


@pytest.mark.parametrize(
    ("count", "when", "more"),
    [
        (4, BY_POSITION, ""),
        (30, "round {n}", ""),
        (30, "round % {n} = 0", ""),
        (30, BY_POSITION, 'vote = "majority"\n'),
    ],
)
def test_few_of_them_and_those_that_come_by_rounds_or_votes_weigh_nothing(
    tmp_path: Path, count: int, when: str, more: str
) -> None:
    rules = check.load(amended(tmp_path, count, when, more))
    assert weight(rules) < VERSION


def test_the_search_for_evidence_counts_every_change(tmp_path: Path) -> None:
    rules = check.load(amended(tmp_path, 30, "turn % {n} = 0"))
    few, many = witness.search(rules, most=200), witness.search(rules, most=2000)
    assert few.turns < many.turns < 2000 / witness.OF_A_VERSION * 3
