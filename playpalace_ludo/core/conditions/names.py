"""The names a condition may use: what each counts or tells, about whom, and where it may stand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, TypeAlias

from playpalace_ludo.core.conditions.scene import Scene
from playpalace_ludo.core.merit import at_home, is_ahead, merit, points_of, steps_left
from playpalace_ludo.core.rule_parts import Order
from playpalace_ludo.core.state import UNSEEN, YARD

NUMBER, TRUTH = "number", "truth"
PLAYER, TABLE, MARKER = "player", "table", "marker"
"""Owners of a name: each player, the table, or the marker that is to move."""

ANSWER = "answer"
"""The name for the number of somebody's answer to a question."""

Read: TypeAlias = Callable[[Scene, int], int]
"""Computes a name's value in a scene, for a seat."""
ReadOf: TypeAlias = Callable[[Scene, int, frozenset[int]], int]
"""The same from the ids in its brackets."""


class Term(NamedTuple):
    kind: str
    whose: str
    read: Callable[..., int]
    """A `Read`, or a `ReadOf` where it has brackets."""
    takes: str = ""
    """The kind of thing in its brackets: ``tile``, ``outcome``, ``amendment`` or ``colour``."""

    def reading(self, ids: frozenset[int]) -> Read:
        """Return how its value is computed with these ids in its brackets."""
        read = self.read
        return (lambda scene, seat: read(scene, seat, ids)) if self.takes else read


class Subject(NamedTuple):
    """The player or players whose number or truth is meant."""

    seats: Callable[[Scene], Iterable[int]]
    many: bool = False
    """It holds if it does for one of them, or for each."""
    each: bool = False
    negated: bool = False


def _opponents(scene: Scene) -> Iterable[int]:
    actor, allies = scene.seat, scene.rules.plan.allies[scene.seat]
    rivals = [seat for seat, own in enumerate(scene.tokens) if own and seat not in allies]
    rivals.remove(actor)
    return rivals


def _partners(scene: Scene) -> Iterable[int]:
    return [seat for seat in scene.rules.plan.allies[scene.seat] if scene.tokens[seat]]


SUBJECTS: Mapping[str, Subject] = {
    "mine": Subject(lambda scene: (scene.seat,)),
    "total": Subject(lambda scene: scene.seats),
    "team": Subject(lambda scene: (scene.seat, *_partners(scene))),
    "victim": Subject(lambda scene: (scene.victim,)),
    "anybody": Subject(lambda scene: scene.seats, many=True),
    "everybody": Subject(lambda scene: scene.seats, many=True, each=True),
    "nobody": Subject(lambda scene: scene.seats, many=True, negated=True),
    "theirs": Subject(_opponents, many=True),
    "all_theirs": Subject(_opponents, many=True, each=True),
    "partner": Subject(_partners, many=True),
}


ADDED_UP = ("total", "team")
"""Subjects whose numbers are added up."""


def _out(scene: Scene, seat: int) -> int:
    own = scene.tokens[seat]
    return len(own) - own.count(YARD) - own.count(scene.rules.plan.finishes[seat])


def _on(scene: Scene, seat: int, tiles: frozenset[int]) -> int:
    at = scene.rules.seats[seat].route.tiles
    return sum(at[step] in tiles for step in scene.tokens[seat])


def _steps_left(scene: Scene, seat: int) -> int:
    return steps_left(scene.rules, scene.tokens, seat)


def _captures(scene: Scene, seat: int) -> int:
    made = scene.books.captures
    return made[seat] if made else 0


def _rank(scene: Scene, seat: int) -> int:
    own = merit(scene.rules, scene, seat)
    others = [merit(scene.rules, scene, other) for other in scene.seats if other != seat]
    return 1 + sum([one < own for one in others])


def _leads(scene: Scene, seat: int) -> bool:
    """Tell whether nobody is ahead of a seat."""
    for other, own in enumerate(scene.tokens):
        if own and other != seat and is_ahead(scene.rules, scene, other, seat):
            return False
    return True


def _is_last(scene: Scene, seat: int) -> bool:
    """Tell whether a seat is ahead of nobody."""
    for other, own in enumerate(scene.tokens):
        if own and other != seat and is_ahead(scene.rules, scene, seat, other):
            return False
    return True


def _players_left(scene: Scene, _: int) -> int:
    return len(scene.seats) - len({*scene.places, *scene.books.out})


def _face(scene: Scene, _: int) -> int:
    return scene.rules.chance.faces[scene.faces[0]].value if scene.faces else 0


def _is_drawn(scene: Scene, _: int, wanted: frozenset[int]) -> bool:
    dice = (die for face in scene.faces for die in scene.rules.chance.faces[face].parts or (face,))
    return not wanted.isdisjoint(dice)


def _answer(scene: Scene, seat: int) -> int:
    poll = scene.books.poll
    given = poll.answer_of(seat) if poll else UNSEEN
    if poll is None or given == UNSEEN:
        return 0
    return scene.rules.chance.polls[poll.face].values[given]


def _order(scene: Scene) -> Order:
    return scene.rules.chance.faces[scene.faces[0]].orders[scene.order]


def _steps(scene: Scene, _: int) -> int:
    return _order(scene).steps


def _left(scene: Scene, step: int) -> int:
    return scene.rules.left(scene.owner, step, scene.tokens[scene.owner])


def _tile(scene: Scene, step: int) -> int:
    return scene.rules.seats[scene.owner].route.tiles[step]


def _number(read: Read, *, whose: str = PLAYER) -> Term:
    return Term(NUMBER, whose, read)


def _number_of(takes: str, read: ReadOf) -> Term:
    return Term(NUMBER, PLAYER, read, takes)


def _truth(read: Read, *, whose: str = PLAYER) -> Term:
    return Term(TRUTH, whose, read)


def _truth_of(takes: str, read: ReadOf, *, whose: str = PLAYER) -> Term:
    return Term(TRUTH, whose, read, takes)


def _left_of_prey(scene: Scene, seat: int) -> int:
    own = scene.tokens[seat]
    return scene.rules.left(seat, own[scene.prey], own)


OF_PREY: Mapping[str, Read] = {
    "marker": lambda scene, _: scene.prey + 1,
    "left": _left_of_prey,
}
"""Names of a marker that are asked of the captured one with ``victim`` before them."""

NAMES: Mapping[str, Term] = {
    "home": _number(lambda scene, seat: at_home(scene.rules, scene.tokens, seat)),
    "out": _number(_out),
    "waiting": _number(lambda scene, seat: scene.tokens[seat].count(YARD)),
    "markers": _number(lambda scene, seat: len(scene.tokens[seat])),
    "prisoners": _number(
        lambda scene, seat: sum(held.seat == seat for held in scene.books.prisoners)
    ),
    "markers_on": _number_of("tile", _on),
    "captures": _number(_captures),
    "points": _number(lambda scene, seat: points_of(scene.books, seat)),
    "steps_left": _number(_steps_left),
    "rank": _number(_rank),
    ANSWER: _number(_answer),
    "on_tile": _truth_of("tile", _on),
    "leader": _truth(_leads),
    "last": _truth(_is_last),
    "colour": _truth_of("colour", lambda _, seat, seats: seat in seats),
    "marker": _number(lambda scene, _: scene.marker + 1, whose=MARKER),
    "steps": _number(_steps, whose=MARKER),
    "left": _number(lambda scene, _: _left(scene, scene.start), whose=MARKER),
    "left_after": _number(lambda scene, _: _left(scene, scene.to), whose=MARKER),
    "entering": _truth(lambda scene, _: scene.start == YARD, whose=MARKER),
    "arriving": _truth(
        lambda scene, _: scene.to == scene.rules.plan.finishes[scene.owner], whose=MARKER
    ),
    "pushing": _truth(lambda scene, _: _order(scene).kind == "push", whose=MARKER),
    "from_tile": _truth_of(
        "tile", lambda scene, _, tiles: _tile(scene, scene.start) in tiles, whose=MARKER
    ),
    "to_tile": _truth_of(
        "tile", lambda scene, _, tiles: _tile(scene, scene.to) in tiles, whose=MARKER
    ),
    "round": _number(lambda scene, _: scene.books.round, whose=TABLE),
    "turn": _number(lambda scene, _: scene.number, whose=TABLE),
    "players": _number(lambda scene, _: len(scene.seats), whose=TABLE),
    "players_left": _number(_players_left, whose=TABLE),
    "face": _number(_face, whose=TABLE),
    "sixes": _number(lambda scene, _: scene.streak, whose=TABLE),
    "extra_throws": _number(lambda scene, _: scene.bonus, whose=TABLE),
    "drawn": _truth_of("outcome", _is_drawn, whose=TABLE),
    "amended": _truth_of(
        "amendment",
        lambda scene, _, which: not which.isdisjoint(scene.books.amended),
        whose=TABLE,
    ),
    "clockwise": _truth(lambda scene, _: scene.books.clockwise, whose=TABLE),
}
