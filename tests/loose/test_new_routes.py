"""Routes laid anew in play: tokens that stay, tokens that go back, and the number of dice."""

from __future__ import annotations

from pathlib import Path

import pytest

from playpalace_ludo.core import engine
from playpalace_ludo.core.errors import NotationError
from playpalace_ludo.core.events import Amended, Event, OffRoute
from playpalace_ludo.core.notation import format_position, parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, State
from playpalace_ludo.lab import check
from playpalace_ludo.words import Listener, Translator, narrate, rulebook
from tests.loose.test_freedoms import FOLDER, at


def flooded(red: str) -> tuple[Rules, State, tuple[Event, ...]]:
    """Let the fourth round begin, with which the flood comes."""
    rules, state = at("washed-away", f"red:{red}/blue:Y,Y,Y blue ? 0 8 leader=red round=3")
    return rules, *engine.roll(rules, state, (1,))


def places(rules: Rules, state: State, seat: int) -> list[str]:
    return [rules.place(seat, step).text for step in state.tokens[seat]]


def test_a_token_stays_on_its_tile_and_off_the_new_way_it_goes_back() -> None:
    # a4, the second tile of the bridge, and the third tile behind it.
    rules, state, events = flooded("3,9,13")
    assert [type(one) for one in events if isinstance(one, Amended | OffRoute)] == [
        Amended,
        OffRoute,
    ]
    assert places(rules, state, 0) == ["a4", "a8", "a11"]
    line = format_position(rules, state)
    assert line.split()[1] == "red:3~Flood,7~Flood,15~Flood/blue:Y,Y,Y"
    assert parse_position(line, lambda _: rules)[1] == state
    now = rules.of(state)
    assert (now.chance.dice, now.left(0, state.tokens[0][1])) == (2, 16)
    assert now.left(0, YARD) == rules.left(0, YARD) + 2


def test_two_dice_fall_and_lead_over_the_ford() -> None:
    rules, state, _ = flooded("7,Y,Y")
    state, _ = engine.roll(rules, state, (2, 1))
    ends = {rules.place(0, move.to).text for move in state.moves}
    assert ends == {"ford1", "ford2"}


def test_who_is_put_elsewhere_is_told_to_everybody() -> None:
    rules, before = at("washed-away", "red:9,Y,Y/blue:1,Y,Y blue 1 0 8 leader=red round=3")
    after, events = engine.play(rules, before, before.moves[0])
    for seat, said in ((0, "Your token 1 goes to a8."), (1, "Ada's token 1 goes to a8.")):
        listener = Listener(seat, {0: "Ada", 1: "Bo"}, "normal")
        lines = narrate(rules, before, events, after, listener)
        told = " ".join(Translator("en").say(one) for line in lines for one in line.messages)
        assert said in told


def test_a_change_that_comes_again_brings_the_old_way_back() -> None:
    line = "red:9~Flood,7~Flood,Y/blue:Y,Y,Y blue ? 0 16 leader=red round=7 amended=1"
    rules, state = at("washed-away", line)
    assert rules.place(0, state.tokens[0][0]).text == "ford2"
    state, _ = engine.roll(rules, state, (1, 1))
    assert places(rules, state, 0) == ["a8", "a8", "yard"]
    assert (state.books.amended, rules.of(state).chance.dice) == ((0, 1), 1)
    assert rules.of(state).seats[0].route.first == 0


def test_without_a_word_about_it_tokens_off_the_new_way_go_to_the_yard(tmp_path: Path) -> None:
    text = (FOLDER / "washed-away.toml").read_text("utf-8")
    path = tmp_path / "washed-away.toml"
    path.write_text(text.replace('off_route = "back"\n', ""), "utf-8")
    rules = check.load(path)
    line = f"{rules.spec} red:9,3,Y/blue:Y,Y,Y blue ? 0 8 leader=red round=3"
    state = parse_position(line, lambda _: rules)[1]
    state, _ = engine.roll(rules, state, (1,))
    assert places(rules, state, 0) == ["yard", "a4", "yard"]


def test_a_token_on_a_way_that_is_not_walked_now_makes_no_sense() -> None:
    for tokens, amended in (("9~Flood,Y,Y", ""), ("9,Y,Y", " amended=1")):
        with pytest.raises(NotationError):
            at("washed-away", f"red:{tokens}/blue:Y,Y,Y red ? 0 9 leader=red round=5{amended}")


def test_the_rules_in_force_tell_the_new_way() -> None:
    rules, state, _ = flooded("3,Y,Y")
    said = [Translator("en").say(one) for one in rulebook.rule_lines(rules.of(state))]
    assert any("Red walks a1 to a8, ford1 to ford5, a9 to a16" in line for line in said)


@pytest.mark.parametrize(
    ("new", "code"),
    [
        ('"seat.red.route" = "z1..z9"', "routes-apart"),
        ('"seat.red.route" = "a1 ( b: to c9 | d: e1 )"', "route-leads-nowhere"),
        ('"seat.green.route" = "a1..a9"', "no-such"),
        ('"seat.red.markers" = 2', "no-key-to-change"),
    ],
)
def test_routes_that_cannot_be_laid_are_refused(tmp_path: Path, new: str, code: str) -> None:
    text = (FOLDER / "washed-away.toml").read_text("utf-8")
    old = '"seat.red.route" = "a1..a8 ford1..ford5 a9..a16 red1 red2"'
    path = tmp_path / "new.toml"
    path.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(check.BadFile) as refused:
        check.load(path)
    assert code in [one.problem.code for one in refused.value.findings]
