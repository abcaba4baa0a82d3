"""One game on every board: effects, rewards, bonus steps and whose turn comes next."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

import pytest

from playpalace_ludo import bots, variants
from playpalace_ludo.core import engine
from playpalace_ludo.core.effects import Bonus, Cause, Clause, read
from playpalace_ludo.core.engine.refusals import refusal
from playpalace_ludo.core.errors import NotationError
from playpalace_ludo.core.events import (
    Captured,
    ExtraThrow,
    Home,
    Moved,
    Reversed,
    Rolled,
    RoundBegan,
    SentOn,
    Skipped,
    Stuck,
    TurnBegan,
)
from playpalace_ludo.core.language.bonuses import with_bonuses
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.notation import format_position, parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import NO_BOOKS, Books, Refusal, State
from playpalace_ludo.words import Listener, Translator, narrate
from tests.core.changing import changed
from tests.core.random_games import random_match, walk

CROSS = [name for name in variants.names() if variants.load(name).has_knobs]
RED, BLUE, GREEN = range(3)


def clauses(phrases: Iterable[str]) -> tuple[Clause, ...]:
    return tuple(Clause(read(phrase)) for phrase in phrases)


def with_effects(
    name: str,
    capture: tuple[str, ...] = (),
    finish: tuple[str, ...] = (),
    tiles: Mapping[int, tuple[str, ...]] | None = None,
) -> Rules:
    """A cross board with rewards and tile rules that no knob asks for yet."""
    rules = variants.load(name)
    tiles = tiles or {}
    phrases = [*capture, *finish, *(phrase for those in tiles.values() for phrase in those)]
    effects = [read(phrase) for phrase in dict.fromkeys(phrases)]
    bonuses = [effect for effect in effects if isinstance(effect, Bonus)]
    faces, bonus_faces = with_bonuses(rules.chance.faces, bonuses)
    return changed(
        rules,
        {
            "chance.faces": faces,
            "chance.bonus_faces": bonus_faces,
            "capture.reward": clauses(capture),
            "finish.reward": clauses(finish),
            "board.effects": {tile: clauses(phrases) for tile, phrases in tiles.items()},
        },
    )


def at(rules: Rules, line: str) -> State:
    return parse_position(f"x {line}", lambda _: rules)[1]


def line(rules: Rules, state: State) -> str:
    return format_position(rules, state).partition(" ")[2]


def test_the_fields_of_a_state_have_the_order_in_which_the_engine_takes_them_apart() -> None:
    assert State._fields == (
        *("tokens", "turn", "owed", "streak", "number", "moves"),
        *("bonus", "before", "used", "places", "opening", "books", "cause"),
    )


def test_a_capture_on_the_cross_earns_bonus_steps() -> None:
    rules = with_effects("playpalace", capture=("bonus 20",))
    state = at(rules, "red:10,Y,Y,Y/green:38,Y,Y,Y red ? 0 7")
    state, _ = engine.roll(rules, state, (2,))
    state, events = engine.play(rules, state, state.moves[0])
    assert [type(event) for event in events] == [Moved, Captured]
    assert line(rules, state) == (
        "red:12,Y,Y,Y/green:Y,Y,Y,Y red bonus_20 0 7 "
        "before=red:10,Y,Y,Y/green:38,Y,Y,Y captures=1,0,0,0 bonuses=1"
    )
    assert at(rules, line(rules, state)) == state
    state, events = engine.play(rules, state, state.moves[0])
    assert state.tokens[RED][0] == 32
    assert events[-1] == TurnBegan(GREEN)
    assert state.books == Books(captures=(1, 0, 0, 0), skips=(0, 0, 0, 0))


def test_bonus_steps_are_told_on_the_cross() -> None:
    rules = with_effects("playpalace", capture=("bonus 20",))
    before = at(rules, "red:10,Y,Y,Y/green:38,Y,Y,Y red 2 0 7")
    after, events = engine.play(rules, before, before.moves[0])
    told = narrate(rules, before, events, after, Listener(RED, {RED: "Ann", GREEN: "Ben"}))
    text = " ".join(map(Translator().line, told))
    assert "20 extra steps" in text


def test_bonus_steps_nobody_can_walk_end_the_turn_on_the_cross() -> None:
    rules = with_effects("playpalace", capture=("bonus 50",))
    state = at(rules, "red:10,Y,Y,Y/green:38,Y,Y,Y red 2 0 7")
    state, events = engine.play(rules, state, state.moves[0])
    assert events[-2:] == (Stuck(RED, (rules.chance.bonus_faces[Bonus(50)],)), TurnBegan(GREEN))
    assert state.books.bonuses == 0


def test_coming_home_on_the_cross_earns_bonus_steps_after_the_pool_and_before_a_throw() -> None:
    rules = with_effects("playpalace", finish=("bonus 10",))
    state = at(rules, "red:55,10,Y,Y/green:39,Y,Y,Y red 1,? 1 7")
    state, events = engine.play(rules, state, state.moves[0])
    assert isinstance(events[-1], Home)
    assert state.owed == (rules.chance.bonus_faces[Bonus(10)], 0)
    state, events = engine.play(rules, state, state.moves[0])
    assert events[-1] == ExtraThrow(RED, Cause.SIXES)


def test_tiles_of_the_cross_turn_the_direction_and_make_seats_wait() -> None:
    rules = with_effects("playpalace", tiles={14: ("reverse",), 15: ("skip next",)})
    table = "red:10,Y,Y,Y/blue:Y,Y,Y,Y/green:Y,Y,Y,Y"
    state = at(rules, f"{table} red 3 0 7")
    state, events = engine.play(rules, state, state.moves[0])
    assert events[-2:] == (Reversed(False), TurnBegan(GREEN))
    assert line(rules, state).endswith("green ? 0 8 direction=counter")
    assert at(rules, line(rules, state)) == state
    state = at(rules, f"{table} red 4 0 7")
    state, events = engine.play(rules, state, state.moves[0])
    assert events[-2:] == (Skipped(BLUE), TurnBegan(GREEN))


def test_a_face_of_the_cross_may_bring_an_effect_with_it_even_when_nothing_moves() -> None:
    rules = variants.load("playpalace")
    faces = tuple(
        face._replace(then=clauses(("again",))) if face.value == 2 else face
        for face in rules.chance.faces
    )
    rules = changed(rules, {"chance.faces": faces})
    assert not rules.plan.plain_turns
    state = at(rules, "red:Y,Y,Y,Y/green:Y,Y,Y,Y red ? 0 1")
    state, events = engine.roll(rules, state, (2,))
    assert events == (Rolled(RED, (2,)), Stuck(RED, (2,)), ExtraThrow(RED, Cause.EFFECT))
    state, events = engine.roll(rules, state, (3,))
    assert events[-1] == TurnBegan(GREEN)


def test_a_capture_with_a_six_earns_its_throw_for_the_capture_where_sixes_earn_none() -> None:
    rules = variants.with_options(
        variants.load("playpalace"), {"bonus.all_sixes": False, "bonus.capture": True}
    )
    state = at(rules, "red:10,Y,Y,Y/green:42,Y,Y,Y red ? 0 7")
    state, _ = engine.roll(rules, state, (6,))
    captor = next(move for move in state.moves if move.to == 16)
    state, events = engine.play(rules, state, captor)
    assert events[-1] == ExtraThrow(RED, Cause.CAPTURE)


def two_dice() -> Rules:
    """Two dice, and throws for captures and for a tile; captors stay."""
    options = {"capture.captor": "stay", "bonus.capture": True, "bonus.all_sixes": False}
    rules = variants.with_options(variants.load("nigerian"), options)
    return changed(rules, {"board.effects": {14: clauses(("again",))}})


@pytest.mark.parametrize(("die", "cause"), [(2, Cause.CAPTURE), (3, Cause.EFFECT)])
def test_what_a_throw_was_earned_for_is_known_until_it_is_thrown(die: int, cause: Cause) -> None:
    rules = two_dice()
    state = at(rules, "red:10,Y,Y,Y/green:38,Y,Y,Y red 3,2 0 7")
    state, _ = engine.play(rules, state, next(m for m in state.moves if m.face == die))
    assert (state.cause, "cause=capture" in line(rules, state)) == (cause, cause == "capture")
    assert at(rules, line(rules, state)) == state
    state, events = engine.play(rules, state, state.moves[0])
    assert (events[-1], state.cause) == (ExtraThrow(RED, cause), None)


def test_a_position_names_the_cause_of_a_throw_only_if_throws_are_earned_for_more_than_one() -> (
    None
):
    rules = changed(two_dice(), {"board.effects": {}})
    state = at(rules, "red:10,Y,Y,Y/green:38,Y,Y,Y red 3,2 0 7")
    state, _ = engine.play(rules, state, next(m for m in state.moves if m.face == 2))
    assert "cause" not in line(rules, state)
    assert at(rules, line(rules, state)).cause == state.cause == Cause.CAPTURE


@pytest.mark.parametrize("word", ["hunger", "try"])
def test_a_position_names_only_causes_for_which_a_throw_can_wait(word: str) -> None:
    with pytest.raises(NotationError, match="cause"):
        at(two_dice(), f"red:10,Y,Y,Y/green:38,Y,Y,Y red 3,? 0 7 cause={word}")


@pytest.mark.parametrize("name", CROSS)
def test_whole_games_with_effects_on_the_cross_can_be_kept_and_read_again(name: str) -> None:
    rules = with_effects(
        name,
        capture=("bonus 20", "again"),
        finish=("bonus 10", "skip self"),
        tiles={5: ("reverse",), 18: ("skip next",), 31: ("bonus 3",), 44: ("again",)},
    )
    seen: set[type] = set()
    for seed in range(6):
        match = random_match(rules, seed, most_steps=1500)
        for step in match.steps:
            seen.update(map(type, step.events))
            assert at(rules, line(rules, step.after)) == step.after
        text = match.text()
        assert Match.from_text(text, lambda _: rules).text() == text
    assert {Reversed, Skipped, ExtraThrow, Captured} <= seen
    assert RoundBegan not in seen


@pytest.mark.parametrize("strength", bots.STRENGTHS)
def test_bots_play_with_bonus_steps_on_the_cross(strength: str) -> None:
    rules = with_effects("playpalace", capture=("bonus 20",), finish=("bonus 10",))
    bot, rng = bots.make(strength), Random(3)
    state, _ = engine.start(rules, (0, 1, 2, 3))
    played = set()
    for _ in range(400):
        if not state.owed:
            break
        if state.owed[0]:
            played.add(state.owed[0])
            state, _ = engine.play(rules, state, bot.move(rules, state, rng))
        else:
            state, _ = engine.roll(rules, state, (rng.randint(1, 6),))
    assert played & set(rules.chance.bonus_faces.values())


@pytest.mark.parametrize("name", CROSS)
def test_where_nothing_has_to_be_counted_all_states_share_the_same_books(name: str) -> None:
    rules = variants.load(name)
    assert not rules.plan.keeps_books
    assert all(after.books is NO_BOOKS for _, after, _ in walk(rules, 1, most_turns=100))


def test_captures_are_counted_wherever_somebody_needs_them() -> None:
    rules = changed(variants.load("playpalace"), {"finish.needs_captures": 1})
    assert rules.plan.keeps_books
    state = at(rules, "red:55,10,Y,Y/green:38,Y,Y,Y red ? 0 7")
    thrown, _ = engine.roll(rules, state, (1,))
    assert [move.to for move in thrown.moves] == [11]
    thrown, _ = engine.roll(rules, state, (2,))
    state, _ = engine.play(rules, thrown, thrown.moves[0])
    assert state.books.captures == (1, 0, 0, 0)
    state, _ = engine.roll(rules, state._replace(turn=RED), (1,))
    assert [move.to for move in state.moves] == [56, 13]


def six_seats() -> Rules:
    """Six arms, but with the plain turns of the cross: nothing counted, a six throws again."""
    rules = variants.load("six-arms")
    faces = tuple(face._replace(then=()) for face in rules.chance.faces)
    return changed(
        rules,
        {
            "chance.faces": faces,
            "streak.earns": True,
            "turns.counts_rounds": False,
            "turns.first": "seat",
        },
    )


def test_plain_turns_go_round_as_many_seats_as_the_board_has() -> None:
    rules = six_seats()
    assert rules.plan.plain_turns
    state, _ = engine.start(rules, (0, 2, 3, 5))
    turns = []
    for _ in range(6):
        turns.append(state.turn)
        state, events = engine.roll(rules, state, (1,))
        assert events[-1] == TurnBegan(state.turn)
    assert turns == [0, 2, 3, 5, 0, 2]


def test_games_with_plain_turns_on_six_seats_end_and_can_be_read_again() -> None:
    rules = six_seats()
    match = random_match(rules, 1, most_steps=20_000)
    assert match.over
    assert all(step.after.books is NO_BOOKS for step in match.steps)
    text = match.text()
    assert Match.from_text(text, lambda _: rules).text() == text


@pytest.mark.parametrize("name", variants.names())
def test_plain_turns_are_only_a_shorter_way_to_the_same_end(name: str) -> None:
    """A limit that no game reaches takes the general way through every turn."""
    rules = variants.load(name)
    general = changed(rules, {"win.max_turns": 10**6})
    assert not general.plan.plain_turns
    for seed in range(3):
        quick = list(walk(rules, seed, most_turns=400))
        assert list(walk(general, seed, most_turns=400)) == quick


def test_a_captor_that_is_sent_on_is_told_after_its_capture() -> None:
    rules = variants.load('playpalace(capture.captor="start")')
    state = at(rules, "red:10,Y,Y,Y/green:42,Y,Y,Y red ? 0 7")
    state, _ = engine.roll(rules, state, (6,))
    captor = next(move for move in state.moves if move.to == 16)
    state, events = engine.play(rules, state, captor)
    assert SentOn(RED, (0,), state.tokens[0][0]) == events[2]
    assert state.tokens[0][0] != 16


def test_a_move_is_refused_for_the_duty_that_comes_before_it() -> None:
    """In Parchis a five brings a token out before anything else is played with it."""
    rules = variants.load("parchis")
    line = "yellow:10,Y,Y,Y/green:Y,Y,Y,Y yellow ? 0 7 leader=yellow round=1"
    state, _ = engine.roll(rules, at(rules, line), (5,))
    other = state.moves[0]._replace(tokens=(0,), to=15, order=1)
    assert refusal(rules, state, other) is Refusal.MUST_ENTER
