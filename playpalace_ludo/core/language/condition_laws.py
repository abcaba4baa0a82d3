"""Checks of the conditions of a rule file: their syntax and the things they name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from playpalace_ludo.core.conditions.bounds import Span, always, never
from playpalace_ludo.core.conditions.names import ANSWER, MARKER, NAMES
from playpalace_ludo.core.conditions.parser import ConditionError, parse
from playpalace_ludo.core.conditions.tree import Tree, names
from playpalace_ludo.core.effects import Bonus, Score, read
from playpalace_ludo.core.errors import Problem, Value, show
from playpalace_ludo.core.language.population import most_held
from playpalace_ludo.core.language.routes import RouteError, read_route, read_tiles
from playpalace_ludo.core.language.schema import (
    CONDITIONS,
    MAY_HANG,
    OF_MARKERS,
    SCHEMA,
    Document,
    condition_kind,
    every_effect,
    granted,
    is_condition,
    now_and_later,
    split_condition,
)
from playpalace_ludo.core.rule_parts import answer_values
from playpalace_ludo.core.spelling import closest

WITHOUT_A_DRAW = ("turn condition", "answer effect condition")
"""Kinds of conditions that are tested when nothing was drawn."""
MANY = 10**12
"""More than any game counts to."""


class Written(NamedTuple):
    """A condition as it stands in a file."""

    where: str
    text: str
    """The condition, or the phrase in which it stands."""
    kind: str
    begins: int = 0
    ends: int | None = None

    @property
    def condition(self) -> str:
        return self.text[self.begins : self.ends]

    def problem(self, code: str, column: int, suggestion: str = "", **values: Value) -> Problem:
        return self.at(column, Problem("", code, values, suggestion=suggestion))

    def at(self, column: int, wrong: Problem) -> Problem:
        """Return a problem with the column it is at."""
        told: dict[str, Value] = {
            "column": column + self.begins,
            "text": show(self.text),
            "condition": self.text,
            "problem": wrong._replace(suggestion=""),
        }
        return Problem(self.where, "condition", told, CONDITIONS[self.kind], wrong.suggestion)


def condition_problems(where: str, text: str, kind: str, begins: int = 0) -> Iterable[Problem]:
    """Find why a condition cannot be read; it begins after ``begins`` characters of its text."""
    written = Written(where, text, kind, begins)
    try:
        tree = parse(written.condition)
    except ConditionError as error:
        yield written.problem(error.code, error.column, error.suggestion, **error.values)
        return
    for name in names(tree):
        if NAMES[name.name].whose == MARKER and kind not in OF_MARKERS:
            yield written.problem("condition-no-marker", name.column, name=show(name.name))
        elif name.name in ("face", "drawn") and kind in WITHOUT_A_DRAW:
            yield written.problem("condition-no-draw", name.column, name=show(name.name))
        elif name.subject == "victim" and kind != "capture condition":
            yield written.problem("condition-no-victim", name.column)
        elif name.name == ANSWER and kind != "answer effect condition":
            yield written.problem("condition-no-answer", name.column)


def conditions_make_sense(document: Document) -> Iterable[Problem]:
    """Find names of missing things, and conditions that never or always hold."""
    known = things(document)
    reach = spans(document)
    for written in _written(document):
        tree = parse(written.condition)
        absent = list(absent_things(written, known, tree))
        yield from absent
        if absent:
            continue
        if never(tree, reach):
            yield written.problem("condition-never", tree.column)
        elif always(tree, reach):
            yield written.problem("condition-always", tree.column)


def absent_things(
    written: Written, known: Mapping[str, list[str]], tree: Tree
) -> Iterator[Problem]:
    """Find missing things that a condition or an amount names in brackets."""
    for name in names(tree):
        what = NAMES[name.name].takes
        for argument, column in zip(name.arguments, name.columns, strict=True):
            try:
                wanted = read_tiles(argument) if what == "tile" else [argument]
            except RouteError as error:
                yield written.at(column, error.problem)
                continue
            for one in wanted:
                if one not in known[what]:
                    near = closest(one, known[what])
                    values: dict[str, Value] = {"what": what, "name": show(one)}
                    yield written.problem("no-such", column, near, **values)
                    break


def things(document: Document) -> dict[str, list[str]]:
    routes = [read_route(text) for _, text in now_and_later(document, "seat.route")]
    return {
        "tile": sorted({tile for route in routes for tile in route.every_tile}),
        "outcome": [outcome["name"] for outcome in document["outcome"]],
        "amendment": [amendment["name"] for amendment in document["amend"]],
        "colour": [seat["colour"] for seat in document["seat"]],
    }


def _written(document: Document) -> Iterator[Written]:
    """Yield every condition of the file and of amendments."""
    for block, keys in SCHEMA.items():
        for key, spec in keys.items():
            if spec.kind not in CONDITIONS and spec.kind not in MAY_HANG:
                continue
            for where, value in now_and_later(document, f"{block}.{key}"):
                for text in [value] if isinstance(value, str) else value:
                    if spec.kind in MAY_HANG:
                        yield from _behind(where, text, spec.kind)
                    elif is_condition(spec.kind, text):
                        yield Written(where, text, spec.kind)


def _behind(where: str, phrase: str, kind: str) -> Iterator[Written]:
    """Yield the condition after an order or effect."""
    condition = split_condition(phrase)[1]
    if condition:
        begins = len(phrase) - len(condition)
        yield Written(where, phrase, condition_kind(kind, phrase), begins)


def _scores(document: Document) -> bool:
    """Tell whether some effect of the file or of an amendment gives points."""
    return any(isinstance(read(phrase), Score) for _, phrase in every_effect(document))


def _answers(document: Document) -> Span:
    """Return the least and the greatest number of an answer; a player not asked has 0."""
    values = [value for entry in document["question"] for value in answer_values(entry["answers"])]
    return 0, max(values, default=0)


def spans(document: Document) -> dict[str, Span]:
    """Return the range of each name's values in this game."""
    markers = [seat["markers"] for seat in document["seat"]]
    routes = [read_route(text) for _, text in now_and_later(document, "seat.route")]
    most, seats = max(most_held(document)), len(markers)
    effects = [document["capture"]["effect"]]
    effects += [amendment["set"].get("capture.effect") for amendment in document["amend"]]
    changing = document["start"]["most_markers"] or "take over" in effects
    values = [int(o["name"]) for o in document["outcome"] if o["name"].isdecimal()]
    values += [one.steps for one in granted(document) if isinstance(one, Bonus)]
    dice = len(document["die"]) or document["randomiser"]["dice"]
    streaks = [document["turn"]["streak_of"]]
    streaks += [amendment["set"].get("turn.streak_of") for amendment in document["amend"]]
    longest = max(route.longest for route in routes) + 1
    return {
        "home": (0, most),
        "out": (0, most),
        "waiting": (0, most),
        "prisoners": (0, most) if "prisoner" in effects else (0, 0),
        "markers": (0 if changing else min(markers), most),
        "markers_on": (0, most),
        "captures": (0, MANY),
        "points": (-MANY, MANY) if _scores(document) else (0, 0),
        "steps_left": (0, most * longest),
        "rank": (1, seats),
        "marker": (1, most),
        "steps": (-999, 999),
        "left": (0, longest),
        "left_after": (0, longest),
        "round": (1, MANY),
        "turn": (0, MANY),
        "players": (document["game"]["min_players"], document["game"]["max_players"]),
        "players_left": (0, seats),
        "face": (0, dice * max(values, default=0)),
        "sixes": (0, MANY if any(streaks) else 0),
        "extra_throws": (0, MANY),
        ANSWER: _answers(document),
    }
