"""Open graphs: a choice at every joint, laps at will, and what is refused of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from playpalace_ludo.core import engine
from playpalace_ludo.core.engine.consequences import preview
from playpalace_ludo.core.language.routes import RouteError, read_route
from playpalace_ludo.core.notation import format_position, parse_position
from playpalace_ludo.lab import check
from tests.loose.test_freedoms import FOLDER, at


def ends(rest: str, face: int) -> dict[str, tuple[str, ...]]:
    """Return where a throw may lead in Crossroads, and by which branches."""
    rules, state = at("crossroads", f"{rest} leader=red round=5")
    state, _ = engine.roll(rules, state, (face,))
    seen = [preview(rules, state, move) for move in state.moves]
    return {rules.place(one.move.seat, one.to).text: one.via for one in seen}


def test_at_every_joint_a_player_chooses_the_way() -> None:
    assert ends("red:2,H/blue:Y,Y red ? 0 9", 2) == {"m2": ("street",), "a5": ("round",)}
    # On a9 the street leads back to a4, and the other way on to a10.
    assert ends("red:8~round,H/blue:Y,Y red ? 0 9", 3) == {
        "a4": ("street",),
        "a12": ("round",),
    }


def test_a_lap_is_walked_as_often_as_one_likes() -> None:
    line = "red:11~round~round,H/blue:Y,Y red ? 0 9"
    assert ends(line, 1) == {"a1": ("lap",), "red1": ("home",)}
    rules, state = at("crossroads", f"{line} leader=red round=5")
    state, _ = engine.roll(rules, state, (1,))
    state, _ = engine.play(rules, state, next(move for move in state.moves if move.to == 0))
    assert state.tokens[0][0] == 0
    assert parse_position(format_position(rules, state), lambda _: rules)[1] == state


def test_the_way_home_is_counted_from_everywhere_by_the_shortest_way() -> None:
    rules, _ = at("crossroads", "red:Y,Y/blue:Y,Y red ? 0 1 leader=red round=1")
    route = rules.seats[0].route
    # From m2, where the street comes to a10: a10, a11, a12, red1, red2, finish.
    assert [route.left[step] for step in route.steps_on(("street",)).values()] == [7, 6]
    assert route.left[0] == 3 + 7


@pytest.mark.parametrize(
    ("route", "code"),
    [
        ("a1 a2 ( lap: to b9 | home: c1 )", "route-leads-nowhere"),
        ("a1 a2 ( lap: b1 to b1 | home: c1 )", "route-no-way-home"),
        ("a1 a2 ( lap: to a1 | back: to a2 ) c1", "route-tile-lost"),
        ("a1 a2 ( lap: ( in: b1 | out: b2 ) to a1 | home: c1 )", "route-branch-empty"),
        ("a1 ( lap: to a1 | on: to a1 )", "route-no-way-home"),
    ],
)
def test_a_way_that_leads_nowhere_or_never_home_is_refused(route: str, code: str) -> None:
    with pytest.raises(RouteError) as refused:
        read_route(route)
    assert refused.value.problem.code == code


def test_laps_that_can_be_walked_in_too_many_ways_are_refused(tmp_path: Path) -> None:
    text = (FOLDER / "crossroads.toml").read_text("utf-8")
    for far, fits in ((60, True), (600, False)):
        path = tmp_path / f"far-{far}.toml"
        path.write_text(text.replace("move 3", f"move {far}"), "utf-8")
        if fits:
            check.load(path)
            continue
        with pytest.raises(check.BadFile) as refused:
            check.load(path)
        assert {finding.problem.code for finding in refused.value.findings} == {"laps-too-many"}
