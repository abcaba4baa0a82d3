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
from playpalace_ludo.core.errors import InputError, LudoError, Problem, RulesError
from playpalace_ludo.core.events import (
    Captured,
    Event,
    ExtraThrow,
    Home,
    OpeningRolled,
    Penalised,
    Rolled,
)
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.reading import excess
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import NO_BOOKS, THROW, Books, Move, Shield, State
from playpalace_ludo.files import read_text
from playpalace_ludo.lab.scenario_fields import NotRunnable, check_fields
from playpalace_ludo.lab.scenario_text import (
    read_piece,
    read_throw,
    read_tokens,
    seat_index,
    write_face,
    write_move,
    write_piece,
    write_tokens,
)
from playpalace_ludo.words import Translator, problems


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
    text: str


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
        why = Translator().say(problems.message(error))
    except KeyError as error:
        why = f"{error} is missing or has no such name"
    except (
        TypeError,
        ValueError,
        LookupError,
        AttributeError,
        ArithmeticError,
        RecursionError,
    ) as error:
        why = f"a value is of the wrong kind ({type(error).__name__}: {error})"
    return [Failure(name, " ".join(f"cannot be run: {why}".split()))]


def _compare(name: str, expect: Mapping[str, Any], actual: Mapping[str, Any]) -> list[Failure]:
    return [
        Failure(name, f"{key}: expected {_show(wanted)}, got {_show(actual.get(key, '(nothing)'))}")
        for key, wanted in expect.items()
        if key not in actual or not _same(key, wanted, actual[key])
    ]


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
        return sorted(map(_show, wanted)) == sorted(map(_show, got))
    return _show(wanted) == _show(got)


def _tile(at: Any) -> Any:
    return at.partition("#")[0] if isinstance(at, str) else at


def _show(value: Any) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


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
            raise NotRunnable("the client is not here to press keys")
        pressed = run_ui(rules, given, state, [read_throw(rules, throw) for throw in rolls])
        return _Story.of(pressed.match).facts() | _table_facts(pressed)
    story = _Story(rules, state, rolls, scenario.get("choose") or [])
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
                raise NotRunnable("more opening throws than the rules ask for")
            colour = rules.seats[state.turn].colour
            state, _ = engine.roll(rules, state, read_throw(rules, thrown[colour]))
    if state.opening:
        raise NotRunnable("nobody begins yet, a round of opening throws is missing")
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
        raise NotRunnable("'tokens' must name exactly the seats")
    turn = seat_index(rules, given["turn"])
    if given["turn"] not in given["seats"]:
        raise NotRunnable("'turn' must name one of the seats")
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
        raise NotRunnable(f"there is no ability {min(unknown)!r}")
    found = tuple(tuple(faces[n] for n in held.get(seat.colour, ())) for seat in rules.seats)
    return found if any(found) else ()


class _Story:
    """A scenario being played: takes its throws and choices as they are needed."""

    def __init__(
        self, rules: Rules, state: State, rolls: list[Any], choices: list[Mapping[str, Any]]
    ) -> None:
        self.rules = rules
        self.state = state
        self.rolls = list(rolls)
        self.choices = list(choices)
        self.legal: list[Any] | None = None
        self.captures: list[Any] = []
        self.penalty: str | None = None
        self.extra = False
        self.rejected = False
        self.auto: bool | None = None
        self.finish_place: str | None = None

    @classmethod
    def of(cls, match: Match) -> _Story:
        """Make the story of a match that has been played."""
        story = cls(match.rules, match.start, [], [])
        for step in match.steps:
            if step.action.dice is not None:
                story._follow_throw(step.after, step.events)
            else:
                story._note_legal()
                story._take((step.after, step.events))
        if story.state.awaiting == "move":
            story._note_legal()
        return story

    def tell(self, may_refuse: bool) -> dict[str, Any]:
        while not self.rejected and self._step():
            pass
        if may_refuse and len(self.choices) == 1:
            # An attempt to move when no move is due.
            self.rejected = True
            self.choices = []
        if self.rejected and not may_refuse:
            raise NotRunnable("a choice is refused")
        if self.rolls or self.choices:
            raise NotRunnable("throws or choices are left over")
        return self.facts()

    def _step(self) -> bool:
        if self.state.awaiting == "roll" and self.choices and "use" in self.choices[0]:
            self._note_legal()
            self._choose(self.choices.pop(0))
            return True
        if self.state.awaiting == "roll" and self.rolls:
            dice = read_throw(self.rules, self.rolls.pop(0))
            self._follow_throw(*engine.roll(self.rules, self._refilled(dice), dice))
            return True
        if self.state.awaiting == "move":
            self._note_legal()
            if self.choices:
                self._choose(self.choices.pop(0))
                return True
        return False

    def _follow_throw(self, after: State, events: tuple[Event, ...]) -> None:
        self.penalty = None
        self._take((after, events))
        if not self.state.pool or self.state.awaiting == "move":
            self._note_legal()

    def _refilled(self, dice: tuple[int, ...]) -> State:
        """Return the state, with a full deck if the card is missing: scenarios name no deck."""
        books = self.state.books
        deck = self.rules.deck_of(books, self.state.turn)
        if deck and not books.lots and not deck[dice[0] - 1]:
            full = self.rules.plan.blank_books.deck
            return self.state._replace(books=books._replace(deck=full))
        return self.state

    def _note_legal(self) -> None:
        if self.legal is None:
            self.legal = self._write_moves()
            self.auto = engine.auto_move(self.rules, self.state) is not None

    def _choose(self, choice: Mapping[str, Any]) -> None:
        moves = _find_moves(self.rules, self.state, choice)
        if len(moves) != 1:  # nothing fits, or the player has to name a branch or a die
            if self.choices:
                raise NotRunnable(f"the choice {_show(choice)} is refused, but others follow")
            self.rejected = True
            return
        self._take(engine.play(self.rules, self.state, moves[0]))

    def _take(self, step: tuple[State, tuple[Event, ...]]) -> None:
        before, (self.state, events) = self.state, step
        self.extra = any(isinstance(e, ExtraThrow) and e.reason != "try" for e in events)
        for event in events:
            if isinstance(event, Penalised):
                self.penalty = event.kind
                if event.kind == "rollback":
                    self.captures = []
            elif isinstance(event, Captured):
                self.captures.append(self._write_capture(event))
            elif isinstance(event, Home):
                self.finish_place = self.rules.finish_name(event.seat, event.place)
        if self.state.turn != before.turn:
            self.extra = False

    def _write_capture(self, event: Captured) -> dict[str, Any]:
        ids = "+".join(str(token + 1) for token in event.tokens)
        at = self.rules.place(event.by, event.at)
        return {
            "by": f"{self.rules.seats[event.by].colour}:{ids}",
            "victim": f"{self.rules.seats[event.seat].colour}:{event.token + 1}",
            "at": at.number or at.name,
        }

    def _write_moves(self) -> list[dict[str, Any]]:
        return [write_move(self.rules, self.state, move) for move in self.state.moves]

    def facts(self) -> dict[str, Any]:
        rules, state = self.rules, self.state
        result = engine.outcome(rules, state)

        def colours(seats: tuple[int, ...]) -> list[str]:
            return [rules.seats[seat].colour for seat in seats]

        facts: dict[str, Any] = {
            "legal": self.legal or [],
            "legal_end": self._write_moves(),
            "tokens": write_tokens(rules, state.tokens),
            "captures": self.captures,
            "extra_turn": self.extra,
            "next": None if result.over else rules.seats[state.turn].colour,
            "awaiting": state.awaiting,
            "pending": [write_face(rules, face) for face in state.pool],
            "auto": bool(self.auto),
            "penalty": self.penalty,
            "winner": None if result.winner is None else rules.seats[result.winner].colour,
            "places": colours(result.places),
            "game_over": result.over,
            "draw": colours(result.draw),
            "rejected": self.rejected,
            "finish_place": self.finish_place,
        }
        return facts | self._books_facts() if rules.plan.keeps_books else facts

    def _books_facts(self) -> dict[str, Any]:
        rules, books = self.rules, self.state.books
        return {
            "round": books.round,
            "amended": [rules.amendments[index].name for index in books.amended],
            "skips": {rules.seats[seat].colour: books.skips[seat] for seat in self.state.seats},
            "direction": "clockwise" if books.clockwise else "counter",
            "points": {rules.seats[s].colour: n for s, n in enumerate(books.points)},
            "order": [rules.seats[seat].colour for seat in books.order],
            "held": {
                rules.seats[seat].colour: [rules.chance.faces[face].name for face in own]
                for seat, own in enumerate(books.held)
                if own
            },
            "shields": {
                write_piece(rules, one.seat, one.token): one.turns for one in books.shields
            },
        }


def _find_moves(rules: Rules, state: State, choice: Mapping[str, Any]) -> list[Move]:
    """Return the legal moves a choice names."""
    if choice.get("seat", rules.seats[state.turn].colour) != rules.seats[state.turn].colour:
        return []
    wanted = {key: value for key, value in choice.items() if key != "seat"}
    if "tokens" in wanted:
        wanted["tokens"] = sorted(wanted["tokens"])
    known = {"token", "tokens", "die", "do", "marker", "via", "to", "use", "with", "take"}
    known |= {"whom", "answer", "card"}
    unknown = set(wanted) - known
    if unknown:
        raise NotRunnable(f"unknown field {sorted(unknown)[0]!r} in a choice")
    return [
        move
        for move in state.moves
        if wanted.items() <= write_move(rules, state, move).items()
        or ("via" in wanted and _via_not_needed(rules, state, move, wanted))
    ]


def _via_not_needed(rules: Rules, state: State, move: Move, wanted: Mapping[str, Any]) -> bool:
    written = write_move(rules, state, move)
    named = {key: value for key, value in wanted.items() if key != "via"}
    return "via" not in written and named.items() <= written.items()
