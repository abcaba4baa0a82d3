"""Random games for properties: seats, dice and choices all drawn from one seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from playpalace_ludo import variants
from playpalace_ludo.core import engine
from playpalace_ludo.core.events import Event
from playpalace_ludo.core.language import knobs
from playpalace_ludo.core.language.knob import Knob
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State, Throw

PRESETS = [name for name in variants.names() if variants.load(name).has_knobs]


def begin(rules: Rules, rng: random.Random) -> tuple[list[int], int | None]:
    """Draw the seats, and the one to begin where chance decides that."""
    players = rng.randint(rules.min_players, rules.max_players)
    seats = sorted(rng.sample(range(len(rules.seats)), players))
    return seats, rng.choice(seats) if rules.turns.first == "random" else None


def throw(rules: Rules, state: State, rng: random.Random) -> Throw:
    throws = rules.chances(state)
    return rng.choices([dice for dice, _ in throws], [chance for _, chance in throws])[0]


def walk(
    rules: Rules, seed: int, most_turns: int = 2000
) -> Iterator[tuple[State, State, tuple[Event, ...]]]:
    """Every step of one random game: state before, state after, events."""
    rng = random.Random(seed)
    seats, first = begin(rules, rng)
    state, _ = engine.start(rules, seats, first)
    while state.owed and state.number <= most_turns:
        if state.awaiting == "roll" and not (state.moves and rng.random() < 0.5):
            after, events = engine.roll(rules, state, throw(rules, state, rng))
        else:
            after, events = engine.play(rules, state, rng.choice(state.moves))
        yield state, after, events
        state = after


def random_match(rules: Rules, seed: int, most_steps: int = 300) -> Match:
    rng = random.Random(seed)
    seats, first = begin(rules, rng)
    match = Match(rules, seats, [f"Player {seat}" for seat in seats], first)
    for _ in range(most_steps):
        if match.over:
            break
        state = match.state
        if state.awaiting == "roll" and not (state.moves and rng.random() < 0.5):
            match.roll(throw(rules, state, rng))
        else:
            match.play(rng.choice(state.moves))
    return match


def _value(knob: Knob) -> st.SearchStrategy[object]:
    if knob.kind == "bool":
        return st.booleans()
    if knob.kind == "choice":
        return st.sampled_from(knob.choices)
    if knob.kind == "squares":
        return st.lists(st.integers(1, 44), max_size=8, unique=True)
    return st.integers(knob.low, min(knob.high, 400 if "turns" in knob.key else 5))


@st.composite
def knob_mixes(draw: st.DrawFn) -> dict[str, object]:
    """Any combination of knob values that is not refused."""
    chosen = draw(st.lists(st.sampled_from(knobs.KNOBS), max_size=12, unique=True))
    values = {knob.key: draw(_value(knob)) for knob in chosen}
    if values.get("turn.ranking") == "opening_rolls":
        values["turn.first"] = "highest_roll"
    if values.get("powers.kind") == "all":
        values["powers.use"] = "held"
    if values.get("powers.kind") == "second_throws":
        values["dice.count"] = 1
    if values.get("stack.doubled"):
        values |= {"stack.own_limit": 2, "dice.count": 1, "dice.use": "separate"}
    return values


def all_rules() -> st.SearchStrategy[Rules]:
    """The presets, and random mixes of knobs on top of any of them."""
    presets = st.sampled_from(PRESETS).map(variants.load)
    mixes = st.builds(_mixed, presets, knob_mixes())
    return st.one_of(presets, mixes)


def _mixed(rules: Rules, options: dict[str, object]) -> Rules:
    """Mix options into a preset; what would be refused is set to the nearest that is not."""
    if options.get("stack.doubled", rules.values["stack.doubled"]):
        options = {**options, "stack.own_limit": 2, "dice.count": 1, "dice.use": "separate"}
    values: dict[str, Any] = {**rules.values, **options}
    if values["board.arms"] < 4 or values["board.arms"] % 2:
        options = {**options, "teams.pairs": "none"}
    markers, limit = values["board.markers"], values["stack.own_limit"] or 24
    options = {
        **options,
        "board.tokens_out": min(values["board.tokens_out"], limit, markers),
        "end.home": min(values["end.home"], markers),
        "safe.squares": [n for n in values["safe.squares"] if n <= knobs.track_length(values)],
    }
    return variants.with_options(rules, options)


seeds = st.integers(0, 2**32)
