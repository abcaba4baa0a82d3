"""Taking back: each policy's reach, and the throws that fall again."""

from __future__ import annotations

from random import Random

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.state import State, Throw
from playpalace_ludo.table import take_back
from playpalace_ludo.table.dice import SeededDice, SystemDice

from .tables import played, start


def decides(state: State) -> bool:
    """The first player is a person, the second a bot."""
    return state.turn == 0 and state.awaiting == "move"


def after(*throws: int) -> Match:
    """Red and Green throw in turn; whoever may move moves the first token that can."""
    match = start(variants.load("playpalace"))
    for throw in throws:
        match.roll((throw,))
        if match.state.awaiting == "move":
            match.play(match.state.moves[0])
    return match


@pytest.mark.parametrize(
    ("throws", "policies"),
    [
        ((6,), {"own-turn", "next-throw", "free"}),  # still Red's turn
        ((6, 2), {"next-throw", "free"}),  # Green is to throw
        ((6, 2, 3), {"free"}),  # Green has thrown
        ((2, 3), set[str]()),  # nothing was decided
    ],
)
def test_how_far_each_policy_reaches(throws: tuple[int, ...], policies: set[str]) -> None:
    match = after(*throws)
    known = (take_back.OFF, take_back.OWN_TURN, take_back.NEXT_THROW, take_back.FREE)
    found = {one for one in known if take_back.last_decision(match, one, decides) is not None}
    assert found == policies


def test_what_was_taken_back_falls_again_before_new_dice() -> None:
    match, dice = after(6, 2, 3), SeededDice("any")
    at = take_back.last_decision(match, take_back.FREE, decides)
    assert at is not None
    waiting = take_back.throws_in(match.back_to(at), SystemDice())
    assert match.fallen == 1 + (len(waiting) < 2)
    expected = list(waiting)
    fallen = [take_back.next_throw(match, waiting, dice) for _ in expected]
    assert fallen == expected and not waiting
    fresh = dice.throw(match.rules, match.state, match.fallen)
    assert take_back.next_throw(match, waiting, dice) == fresh


@pytest.mark.parametrize("name", variants.names())
def test_a_match_that_forgets_writes_the_same_record(name: str) -> None:
    rules = variants.load(name)
    keeping, forgetting, noting = (start(rules) for _ in range(3))
    noting.keeps_steps = False
    source = Random(name)
    while not keeping.over and len(keeping.steps) < 150:
        played(keeping, 1, source)
        action = keeping.steps[-1].action
        for match in (forgetting, noting):
            if action.dice is not None:
                take_back.let_stand(match)
                match.roll(action.dice)
            elif action.move is not None:
                match.play(action.move)
        if source.random() < 0.1:
            assert forgetting.text() == noting.text() == keeping.text()
    assert not noting.steps and len(forgetting.steps) < len(keeping.steps)
    assert forgetting.text() == noting.text() == keeping.text()
    assert forgetting.state == noting.state == keeping.state
    assert forgetting.fallen == noting.fallen == keeping.fallen


def test_steps_taken_back_and_done_again_leave_no_trace() -> None:
    match = played(start(variants.load("nigerian")), 60, Random(3))
    text, state, throws = match.text(), match.state, match.fallen
    undone = match.back_to(20)
    assert len(match.steps) == 20 and match.text() != text
    match.again(undone)
    assert (match.text(), match.state, match.fallen) == (text, state, throws)


def test_a_card_that_is_no_longer_in_the_deck_does_not_fall_again() -> None:
    match, dice = start(variants.load("market-road")), SeededDice("any")
    books = match.state.books
    match.state = match.state._replace(books=books._replace(deck=(0, *books.deck[1:])))
    waiting: list[Throw] = [(1,), (2,)]
    assert take_back.next_throw(match, waiting, dice) == (2,)
    assert waiting == []
    waiting = [(1,), (99,), (1, 1)]
    assert take_back.next_throw(match, waiting, dice) != (1,)
