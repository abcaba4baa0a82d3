"""Scenarios: short stories in JSON lines, each checked against the engine field by field."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from playpalace_ludo import variants
from playpalace_ludo.core import engine
from playpalace_ludo.core.engine.earning import cause_waiting
from playpalace_ludo.core.engine.moves import legal_moves
from playpalace_ludo.core.engine.outlook import hand_of
from playpalace_ludo.core.engine.turns import ready, throws_due
from playpalace_ludo.core.errors import (
    InputError,
    LudoError,
    Problem,
    RulesError,
    Value,
    cut,
    show,
)
from playpalace_ludo.core.events import (
    OpeningRolled,
    Rolled,
)
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.reading import excess
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import NO_BOOKS, THROW, Books, Shield, State
from playpalace_ludo.files import read_text
from playpalace_ludo.lab.scenario_fields import NotRunnable, check_fields
from playpalace_ludo.lab.scenario_story import PlayedScenario, roll
from playpalace_ludo.lab.scenario_text import (
    as_json,
    read_piece,
    read_throw,
    read_tokens,
    seat_index,
    write_face,
    write_tokens,
)


class PressedTable(Protocol):
    """A table after the keys of a scenario were pressed."""

    @property
    def match(self) -> Match: ...
    @property
    def last(self) -> Rolled | OpeningRolled | None: ...
    @property
    def refused(self) -> bool: ...


RunUi = Callable[[Rules, Mapping[str, Any], State, list[tuple[int, ...]]], PressedTable]

UNORDERED = {"legal", "legal_end", "captures", "pending", "safe_for_all", "draw", "amended"}


class Failure(NamedTuple):
    id: str
    problem: Problem


def read(path: Path) -> list[dict[str, Any]]:
    """Read the scenarios of a file; raise LudoError naming the broken line."""
    try:
        lines = read_text(path).splitlines()
    except InputError as error:
        raise InputError("at", place=str(path), problem=error.problem) from None
    found = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            scenario = json.loads(line)
        except (ValueError, RecursionError):
            problem = Problem("", "scenario-json", line=number)
            raise InputError("at", place=str(path), problem=problem) from None
        if not isinstance(scenario, dict) or not isinstance(scenario.get("given"), dict):
            problem = Problem("", "scenario-given", {"part": "'given'"}, line=number)
            raise InputError("at", place=str(path), problem=problem)
        if wrong := excess(scenario):
            raise InputError("at", place=str(path), problem=wrong._replace(line=number))
        found.append(scenario)
    if not found:
        raise InputError("at", place=str(path), problem=Problem("", "no-scenario"))
    return found


def run(scenario: Mapping[str, Any], run_ui: RunUi | None = None) -> list[Failure]:
    """Check one scenario; an empty list means it passed."""
    name = str(scenario.get("id", "?"))
    try:
        check_fields(scenario)
        return _compare(name, scenario["expect"], _actual(scenario, run_ui))
    except LudoError as error:
        why: Value = error
    except KeyError as error:
        why = Problem("", "scenario-missing", {"name": cut(str(error))})
    except (
        TypeError,
        ValueError,
        LookupError,
        AttributeError,
        ArithmeticError,
        RecursionError,
    ) as error:
        fault = cut(f"{type(error).__name__}: {error}")
        why = Problem("", "scenario-kind", {"fault": fault})
    return [Failure(name, Problem("", "scenario-cannot-run", {"problem": why}))]


def _compare(name: str, expect: Mapping[str, Any], actual: Mapping[str, Any]) -> list[Failure]:
    return [
        Failure(name, _difference(key, wanted, actual))
        for key, wanted in expect.items()
        if key not in actual or not _same(key, wanted, actual[key])
    ]


def _difference(field: str, wanted: Any, actual: Mapping[str, Any]) -> Problem:
    values = {"field": field, "expected": as_json(wanted)}
    if field not in actual:
        return Problem("", "scenario-nothing", values)
    return Problem("", "scenario-differs", {**values, "got": as_json(actual[field])})


def _same(key: str, wanted: Any, got: Any) -> bool:
    if wanted is None and isinstance(got, list):
        return not got
    if key == "violates":
        return set(wanted) <= set(got)
    if key == "captures":
        # A capture looks at the tile, so it may be named with or without the visit.
        wanted = [{**capture, "at": _tile(capture.get("at"))} for capture in wanted]
        got = [{**capture, "at": _tile(capture["at"])} for capture in got]
    if key in UNORDERED and isinstance(wanted, list) and isinstance(got, list):
        return sorted(map(as_json, wanted)) == sorted(map(as_json, got))
    return as_json(wanted) == as_json(got)


def _tile(at: Any) -> Any:
    return at.partition("#")[0] if isinstance(at, str) else at


def _actual(scenario: Mapping[str, Any], run_ui: RunUi | None) -> dict[str, Any]:
    given, phase = scenario["given"], scenario["given"]["phase"]
    name = scenario["preset"].removeprefix("loose:")
    if phase == "load":
        return _load_phase(name, scenario.get("overrides") or {})
    rules = variants.load_named(name)
    if scenario.get("overrides"):
        rules = variants.with_options(rules, scenario["overrides"])
    if phase == "lobby":
        players = given["players"]
        fits = rules.min_players <= players <= rules.max_players
        return {"state": "waiting", "can_start": fits}
    if phase == "setup":
        return _setup_phase(rules, given["seats"])
    rolls = scenario["roll"] or []
    if phase == "order":
        return _order_phase(rules, given["seats"], rolls)
    state = position(rules, given)
    if phase == "ui":
        if run_ui is None:
            raise NotRunnable("scenario-no-client")
        pressed = run_ui(rules, given, state, [read_throw(rules, throw) for throw in rolls])
        return PlayedScenario.of(pressed.match).facts() | _table_facts(pressed)
    story = PlayedScenario(rules, state, rolls, scenario.get("choose") or [])
    return story.tell(may_refuse=scenario["expect"].get("rejected") is True)


def _table_facts(pressed: PressedTable) -> dict[str, Any]:
    """Return the answers to questions at a table."""
    rules, state = pressed.match.rules, pressed.match.state
    dice = [write_face(rules, die) for die in pressed.last.dice] if pressed.last else [None]
    last_roll = dice[0] if len(dice) == 1 else dice
    status = {
        "players": [rules.seats[seat].colour for seat in state.seats],
        "tokens": write_tokens(rules, state.tokens),
        "last_roll": last_roll,
    }
    return {"last_roll": last_roll, "status": status, "rejected": pressed.refused}


def _load_phase(name: str, overrides: Mapping[str, Any]) -> dict[str, Any]:
    try:
        variants.with_options(variants.load_named(name), overrides)
    except RulesError as error:
        rules = [part for p in error.problems for part in p.rule.replace(" ", "").split(",")]
        return {"valid": False, "violates": rules}
    return {"valid": True, "violates": []}


def _setup_phase(rules: Rules, colours: list[str]) -> dict[str, Any]:
    seats = [seat_index(rules, colour) for colour in colours]
    state, _ = engine.start(rules, seats, first=seats[0] if rules.turns.first == "random" else None)
    facts: dict[str, Any] = {"tokens": write_tokens(rules, state.tokens)}
    if not rules.has_home_columns:
        facts["start"] = {seat.colour: seat.places[0].text for seat in rules.seats}
        return facts
    home, finish = rules.seats[0].column_start, rules.seats[0].finish
    facts["track_squares"] = rules.board.squares
    facts["start"] = {seat.colour: seat.places[0].number for seat in rules.seats}
    facts["home_entry"] = {seat.colour: seat.places[home - 1].number for seat in rules.seats}
    facts["home_squares"] = finish - home
    facts["finish_steps"] = finish
    facts["safe_for_all"] = sorted(rules.capture.safe_tiles)
    return facts


def _order_phase(rules: Rules, colours: list[str], rounds: list[Any]) -> dict[str, Any]:
    seats = [seat_index(rules, colour) for colour in colours]
    state, _ = engine.start(rules, seats, first=seats[0] if rules.turns.first == "random" else None)
    for thrown in rounds:
        for _ in thrown:
            if not state.opening:
                raise NotRunnable("scenario-opening-more")
            colour = rules.seats[state.turn].colour
            state, _ = roll(rules, state, read_throw(rules, thrown[colour]), thrown[colour])
    if state.opening:
        raise NotRunnable("scenario-opening-open")
    turned = [*state.books.order] or sorted(seats, reverse=not state.books.clockwise)
    begin = turned.index(state.turn)
    order = turned[begin:] + turned[:begin]
    return {
        "first": rules.seats[state.turn].colour,
        "order": [rules.seats[seat].colour for seat in order],
    }


def position(rules: Rules, given: Mapping[str, Any]) -> State:
    """Return the state a scenario begins in."""
    tokens = read_tokens(rules, given["tokens"])
    if set(given["tokens"]) != set(given["seats"]):
        raise NotRunnable("scenario-tokens-seats")
    turn = seat_index(rules, given["turn"])
    if given["turn"] not in given["seats"]:
        raise NotRunnable("scenario-turn-seat")
    pool = _read_pool(rules, given.get("pending") or [])
    streak = given.get("sixes", 0)
    bonus = given.get("bonus_used", given.get("again_used", 0))
    owed = _owed(rules, pool, streak, bonus)
    if not pool and not bonus:
        owed = throws_due(rules, tokens, turn)
    before = read_tokens(rules, given["turn_start"]) if given.get("turn_start") else None
    state = State(
        tokens=tokens,
        turn=turn,
        owed=owed,
        streak=streak,
        number=given.get("turn_no", 1),
        bonus=bonus,
        before=before if rules.streak.takes_back and before != tokens else None,
        places=tuple(seat_index(rules, colour) for colour in given.get("places") or []),
        books=_read_books(rules, given) if rules.plan.keeps_books else NO_BOOKS,
    )
    if owed[0]:
        state = state._replace(cause=cause_waiting(rules.of(state), state))
        state = state._replace(moves=legal_moves(rules.of(state), tokens, hand_of(state)))
    return ready(rules, state)


def _owed(rules: Rules, pool: tuple[int, ...], streak: int, bonus: int) -> tuple[int, ...]:
    """Return the queue behind pending dice: scenarios do not name the extra throw they earned."""
    if not pool or not streak or not rules.streak.earns:
        return pool or (THROW,)
    if rules.extra.before_move:
        thrown = len(pool) // (1 if rules.chance.sums else rules.chance.dice)
        # A scenario need not count the extra throws where nothing depends on them.
        return (THROW, *pool) if thrown == (bonus or streak) else pool
    limited = rules.extra.limit and bonus >= rules.extra.limit
    return pool if limited else (*pool, THROW)


def _read_pool(rules: Rules, pending: list[Any]) -> tuple[int, ...]:
    if not rules.chance.plain_dice:
        return read_throw(rules, pending)
    # A sum above ten holds a six; below that the scenario cannot say, so it does not.
    return tuple(die + 12 if rules.chance.sums and die > 10 else die for die in pending)


def _read_books(rules: Rules, given: Mapping[str, Any]) -> Books:
    def counts(key: str) -> tuple[int, ...]:
        table = given.get(key) or {}
        return tuple(table.get(seat.colour, 0) for seat in rules.seats)

    names = [amendment.name for amendment in rules.amendments]
    return rules.plan.blank_books._replace(
        leader=seat_index(rules, given.get("leader", given["turn"])),
        round=given.get("round", 1),
        captures=counts("captures"),
        skips=counts("skips"),
        points=counts("points") if given.get("points") else (),
        clockwise=given["direction"] == "clockwise"
        if "direction" in given
        else rules.turns.clockwise,
        amended=tuple(names.index(name) for name in given.get("amended") or []),
        held=_read_held(rules, given.get("held") or {}),
        shields=tuple(
            Shield(*read_piece(rules, piece), turns)
            for piece, turns in (given.get("shields") or {}).items()
        ),
    )


def _read_held(rules: Rules, held: Mapping[str, list[str]]) -> tuple[tuple[int, ...], ...]:
    faces = {ability.name: face for face, ability in rules.abilities.by_face.items()}
    if unknown := {name for names in held.values() for name in names} - {*faces}:
        raise NotRunnable("scenario-ability", ability=show(min(unknown)))
    found = tuple(tuple(faces[n] for n in held.get(seat.colour, ())) for seat in rules.seats)
    return found if any(found) else ()
