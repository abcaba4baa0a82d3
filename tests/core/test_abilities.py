"""Abilities beyond scenarios: positions, numbers of tokens, threats, bad files."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from playpalace_ludo import bots, variants
from playpalace_ludo.core import engine
from playpalace_ludo.core.effects import Cause
from playpalace_ludo.core.engine import moves, outlook
from playpalace_ludo.core.engine.abilities import throws_twice, without_token
from playpalace_ludo.core.engine.consequences import carry_out
from playpalace_ludo.core.engine.refusals import why_no_use
from playpalace_ludo.core.errors import NotationError, RulesError
from playpalace_ludo.core.events import ExtraThrow
from playpalace_ludo.core.notation import format_position, parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import NO_BOOKS, THROW, Refusal, Shield, State
from playpalace_ludo.core.strikes import strikes_on
from playpalace_ludo.variants import catalogue, compiling, documents
from playpalace_ludo.words import Translator, problems

LINE = "shield-smiths red:7,Y,Y/yellow:34,Y,Y {} ? 0 9 leader=red round=3"


def read(line: str) -> tuple[Rules, State]:
    return parse_position(line, variants.load)


def test_a_position_tells_abilities_only_where_there_are_some() -> None:
    rules, state = read(LINE.format("red"))
    assert "held" not in format_position(rules, state)
    line = LINE.format("red") + " held=red:shield shields=yellow:1:2 ability=used"
    assert format_position(*read(line)) == line


@pytest.mark.parametrize(
    "extra",
    [
        *("held=red:sword", "held=red:shield,shield,shield", "held=green:shield", "held=shield"),
        *("shields=red:9:2", "shields=red:1:0", "shields=red:1", "shields=red:1:2,red:1:1"),
        *("ability=magic", "ability=second"),
    ],
)
def test_an_impossible_position_is_refused(extra: str) -> None:
    with pytest.raises(NotationError):
        read(f"{LINE.format('red')} {extra}")


def test_games_without_abilities_know_no_such_words() -> None:
    for extra in ("held=red:shield", "shields=red:1:2", "ability=used"):
        with pytest.raises(NotationError):
            read(f"hexagon red:1,Y,Y/orange:Y,Y,Y red ? 0 9 leader=red round=3 {extra}")


def test_nobody_threatens_a_token_with_a_shield() -> None:
    line = LINE.format("yellow")
    assert strikes_on(*read(line), prey=(0, 0))
    assert not strikes_on(*read(f"{line} shields=red:1:2"), prey=(0, 0))


def test_shields_keep_to_their_tokens_when_another_changes_hands() -> None:
    books = NO_BOOKS._replace(shields=(Shield(0, 0, 1), Shield(0, 2, 3), Shield(1, 2, 2)))
    assert without_token(books, 0, 1).shields == (Shield(0, 0, 1), Shield(0, 1, 3), Shield(1, 2, 2))


def test_a_shield_moves_nothing() -> None:
    rules, state = read(LINE.format("red") + " held=red:shield")
    for use in state.moves:
        done = carry_out(rules, state.tokens, state.turn, use, state)
        assert done == (state.tokens, (), False)


@pytest.mark.parametrize(
    ("home", "step", "lands"),
    [("Y,Y", 42, [47]), ("H,Y", 42, []), ("H,Y", 41, [47]), ("H,H", 41, []), ("H,H", 40, [47])],
)
def test_who_is_home_shortens_the_way_of_a_leap_where_the_finish_is_a_row(
    home: str, step: int, lands: list[int]
) -> None:
    found = documents.read_document(catalogue.SHIPPED / "springboard.toml")
    found |= {"finish": {"arrive": "row"}, "stack": {**found.get("stack", {}), "own_limit": 1}}
    rules = compiling.compile_document(found, Path("own.toml"), {})
    rest = "yellow:Y,Y,Y red ? 0 9 leader=red round=3 held=red:coil"
    _, state = parse_position(f"springboard red:{step},{home}/{rest}", lambda _: rules)
    assert [move.to for move in state.moves] == lands


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (LINE.format("red"), Refusal.NO_ABILITY),
        (LINE.format("red") + " held=red:shield ability=used", Refusal.ABILITY_USED),
        (LINE.format("red") + " held=red:shield shields=red:1:1", Refusal.ABILITY_IDLE),
        (LINE.format("red").replace("?", "2") + " held=red:shield", Refusal.ABILITY_LATER),
        (LINE.format("red") + " held=red:shield", None),
    ],
)
def test_why_nothing_may_be_used(line: str, reason: Refusal | None) -> None:
    assert why_no_use(*read(line)) == reason


def test_bots_swap_when_it_wins_much_and_keep_it_when_it_does_not() -> None:
    held = " red ? 0 9 leader=red round=3 held=red:change_of_masks"
    far = read("masquerade red:11,Y,Y/yellow:14,Y,Y" + held)
    used = bots.make("hard").wish(*far, Random(1))
    assert used is not None
    assert engine.play(*far, used)[0].tokens[0][0] == 23
    near = read("masquerade red:30,Y,Y/yellow:0,Y,Y" + held)
    assert bots.make("hard").wish(*near, Random(1)) is None


def test_bots_put_a_shield_on_who_is_threatened() -> None:
    line = "shield-smiths red:29,2,Y/yellow:17,Y,Y red ? 0 9 leader=red round=3 held=red:shield"
    used = bots.make("hard").wish(*read(line), Random(1))
    assert used is not None and used.tokens == (0,)


def document(**changes: Any) -> dict[str, Any]:
    found = documents.read_document(catalogue.SHIPPED / "shield-smiths.toml")
    return {**found, **changes}


def refused(found: dict[str, Any]) -> str:
    with pytest.raises(RulesError) as caught:
        compiling.compile_document(found, Path("own.toml"), {})
    (problem,) = caught.value.problems
    return Translator("en").say(problems.sentence(problem))


SHIELD = {"name": "shield", "kind": "shield", "turns": 2}


@pytest.mark.parametrize(
    ("abilities", "sentence"),
    [
        ([SHIELD, SHIELD], "two abilities have this name"),
        ([SHIELD, {"name": "any", "kind": "swap"}], "choose another name"),
        ([SHIELD | {"steps": 2}], "ability.shield.steps: belongs to 'jump', 'swap' alone"),
        ([SHIELD | {"kind": "sheild"}], "Did you mean 'shield'"),
        ([SHIELD, {"name": "leap", "kind": "swap"}], "nobody ever gains it"),
        ([SHIELD | {"power": 9}], "ability.shield.power"),
    ],
)
def test_a_mistake_is_one_sentence_with_its_place(
    abilities: list[dict[str, Any]], sentence: str
) -> None:
    told = refused(document(ability=abilities))
    assert sentence in told
    assert "(L-" in told or "L-" in told


def test_a_cross_file_may_have_abilities() -> None:
    found = {
        **documents.read_document(catalogue.SHIPPED / "playpalace.toml"),
        "ability": [SHIELD, {"name": "coin", "kind": "throw"}],
        "tile_rule": [{"tile": "5", "on_land": ["gain shield", "gain coin"]}],
    }
    rules = compiling.compile_document(found, Path("own.toml"), {})
    assert [one.name for one in rules.abilities.by_face.values()] == ["shield", "coin"]
    later = {"name": "Two", "when": ["round 3"], "set": {"dice.count": 2}}
    for wrong in ({**found, "dice": {"count": 2}}, {**found, "amend": [later]}):
        with pytest.raises(RulesError, match="ability-throw"):
            compiling.compile_document(wrong, Path("own.toml"), {})
    line = f"{rules.spec} red:2,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 9"
    state = parse_position(line, lambda _: rules)[1]
    state, _ = engine.roll(rules, state, (2,))
    state, _ = engine.play(rules, state, state.moves[0])
    assert len(state.books.held[0]) == 2


def test_steps_won_by_a_leap_do_not_make_the_due_throw_an_extra_one() -> None:
    rules = variants.with_options(
        variants.load("springboard"), {"tile_rule.b9.on_land": ["bonus 3"]}
    )
    leap = rules.face_named("coil")
    far = rules.abilities.by_face[leap or 0].number
    line = f"springboard red:{8 - far},Y,Y/yellow:Y,Y,Y red ? 0 9 leader=red round=3 held=red:coil"
    state = parse_position(line, lambda _: rules)[1]
    state, _ = engine.play(rules, state, state.moves[0])
    assert state.books.ability == "ahead" and state.awaiting == "move"
    again = parse_position(format_position(rules, state), lambda _: rules)[1]
    state, events = engine.play(rules, again, again.moves[0])
    assert not any(isinstance(event, ExtraThrow) for event in events)
    assert (state.awaiting, state.bonus, state.books.ability) == ("roll", 0, "used")


def test_of_two_throws_a_six_that_is_kept_earns_one_for_the_six() -> None:
    coin = {
        **documents.read_document(catalogue.SHIPPED / "playpalace.toml"),
        "ability": [{"name": "coin", "kind": "throw"}],
        "tile_rule": [{"tile": "5", "on_land": ["gain coin"]}],
    }
    rules = compiling.compile_document(coin, Path("own.toml"), {})
    line = f"{rules.spec} red:20,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 9 held=red:coin"
    state = parse_position(line, lambda _: rules)[1]
    state, _ = engine.play(rules, state, state.moves[0])
    state, events = engine.roll(rules, state, (6,))
    assert events[-1] == ExtraThrow(0, Cause.SECOND)
    state, _ = engine.roll(rules, state, (3,))
    kept = next(move for move in state.moves if move.face == 6)
    state, events = engine.play(rules, state, kept)
    assert events[-1] == ExtraThrow(0, Cause.SIXES)


def test_two_throws_follow_even_if_none_was_due() -> None:
    _, state = parse_position("playpalace red:5,Y,Y,Y/blue:Y,Y,Y,Y red 3 0 9", variants.load)
    assert throws_twice(state).owed == (*state.owed, THROW)


def test_a_die_uses_its_token_up_where_each_needs_another() -> None:
    line = "nigerian{} red:5,9,Y,Y/blue:Y,Y,Y,Y red 3,2 0 9"
    for rules_of, used in (("", ()), ("(dice.same_marker=false)", (0,))):
        rules, state = parse_position(line.format(rules_of), variants.load)
        move = next(one for one in state.moves if one.tokens == (0,))
        assert moves.after(outlook.hand_of(state), move, rules).used == used
