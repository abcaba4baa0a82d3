"""Laws that hold in every reachable state, over all presets and random mixes of knobs."""

from __future__ import annotations

from itertools import product

from hypothesis import HealthCheck, given, settings

from playpalace_ludo import variants
from playpalace_ludo.core import engine
from playpalace_ludo.core.engine.refusals import refusal, token_refusal
from playpalace_ludo.core.events import Penalised
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.notation import format_position, parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.sense import problems
from playpalace_ludo.core.state import YARD, Move, State
from tests.core.random_games import all_rules, random_match, seeds, walk

thorough = settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@thorough
@given(all_rules(), seeds)
def test_positions_round_trip(rules: Rules, seed: int) -> None:
    for before, after, _ in walk(rules, seed, most_turns=40):
        for state in (before, after):
            line = format_position(rules, state)
            again, parsed = parse_position(line, variants.load)
            assert parsed == state, line
            assert again.spec == rules.spec


@thorough
@given(all_rules(), seeds)
def test_records_round_trip_and_replay(rules: Rules, seed: int) -> None:
    match = random_match(rules, seed, most_steps=80)
    text = match.text()
    again = Match.from_text(text, variants.load)
    assert again.state == match.state
    assert again.text() == text
    assert [step.events for step in again.steps] == [step.events for step in match.steps]


@thorough
@given(all_rules(), seeds)
def test_undo_goes_back_step_by_step(rules: Rules, seed: int) -> None:
    match = random_match(rules, seed, most_steps=60)
    seen = [match.start, *(step.after for step in match.steps)]
    while match.steps:
        assert match.state == seen.pop()
        match.undo()
    assert match.state == match.start


@thorough
@given(all_rules(), seeds)
def test_tokens_never_vanish(rules: Rules, seed: int) -> None:
    for before, after, _ in walk(rules, seed, most_turns=80):
        assert [len(own) for own in before.tokens] == [len(own) for own in after.tokens]
        for seat, own in enumerate(after.tokens):
            assert all(YARD <= step <= rules.plan.finishes[seat] for step in own)
        assert problems(rules, after) == []


def every_single_move(rules: Rules, state: State) -> set[Move]:
    """Each token with each die of the pool to each step it could name."""
    seat = state.turn
    steps = range(YARD, rules.plan.finishes[seat] + 1)
    orders = range(2)
    return {
        Move(seat, (token,), face, to, order)
        for token, face, to, order in product(
            range(len(state.tokens[seat])), set(state.pool), steps, orders
        )
    }


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(all_rules(), seeds)
def test_legal_moves_are_exactly_those_not_refused(rules: Rules, seed: int) -> None:
    checked = 0
    for _, state, _ in walk(rules, seed, most_turns=80):
        if state.awaiting != "move" or checked > 4:
            continue
        checked += 1
        candidates = every_single_move(rules, state) | set(state.moves)
        allowed = {move for move in candidates if refusal(rules, state, move) is None}
        assert allowed == set(state.moves)
        for token in range(len(state.tokens[state.turn])):
            movable = any(token in move.tokens for move in state.moves)
            assert (token_refusal(rules, state, token) is None) == movable


@thorough
@given(all_rules(), seeds)
def test_rollback_restores_every_token(rules: Rules, seed: int) -> None:
    begun: dict[int, State] = {}
    for before, after, events in walk(rules, seed, most_turns=80):
        begun.setdefault(before.number, before)
        for event in events:
            if isinstance(event, Penalised) and event.kind == "rollback":
                assert after.tokens == begun[before.number].tokens


@thorough
@given(all_rules(), seeds)
def test_no_square_holds_more_own_tokens_than_allowed(rules: Rules, seed: int) -> None:
    if not rules.stack.own_limit:
        return
    for _, after, _ in walk(rules, seed, most_turns=80):
        for seat, own in enumerate(after.tokens):
            on_board = [step for step in own if YARD < step < rules.plan.finishes[seat]]
            assert all(on_board.count(step) <= rules.stack.own_limit for step in on_board)


def can_end(rules: Rules) -> bool:
    """All mixes end but those the rulebook warns about."""
    return not rules.warnings


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(all_rules(), seeds)
def test_games_end(rules: Rules, seed: int) -> None:
    if not can_end(rules):
        return
    *_, (_, last, _) = walk(rules, seed, most_turns=4000)
    assert not last.owed, format_position(rules, last)
    result = engine.outcome(rules, last)
    assert result.over and (result.winner is not None or len(result.draw) > 1)
