"""Exploring the board: each listener moves a cursor over its squares, at anybody's turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.squares import Square, occupants, square_at, squares
from playpalace_ludo.core.state import State
from playpalace_ludo.core.steps import Steps
from playpalace_ludo.table.questions import PLAYER
from playpalace_ludo.words import CueSpec, Listener, Message, near, phrases, queries
from playpalace_ludo.words import squares as words
from playpalace_ludo.words.commands import PLAYER_KEYS

GO = "explore-go"
BACK = "-back"
CAPTURES, SCAN = "explore-captures", "explore-scan"


class Look(NamedTuple):
    """One listener's cursor, and the player whose tokens it looks for."""

    at: int | None = None
    """Index of a square; None before the first look, which begins at the listener's start."""
    whose: int | None = None
    """The seat that was asked about last; None for the listener's next opponent."""
    asked: tuple[str, State] | None = None
    """The last question about the square, and the position it was asked in."""


class Seen(NamedTuple):
    """The result of an explorer command: the new cursor, messages and cues."""

    look: Look
    messages: tuple[Message, ...]
    cues: tuple[CueSpec, ...] = ()
    moved: bool = False
    """Whether the cursor moved to the square that is described."""


class View(NamedTuple):
    """The position a cursor is in, with its listener."""

    rules: Rules
    state: State
    listener: Listener
    look: Look

    @property
    def seat(self) -> int:
        """The listener's seat; for a spectator the one to act."""
        return self.state.turn if self.listener.seat is None else self.listener.seat

    @property
    def at(self) -> int:
        if self.look.at is not None:
            return min(self.look.at, len(self.squares) - 1)
        return square_at(self.rules, self.seat, 0) or 0

    @property
    def squares(self) -> tuple[Square, ...]:
        return squares(self.rules)

    def seen(self, at: int, *first: CueSpec) -> Seen:
        """Move to a square and describe it; its cues follow those in `first`."""
        said = words.square(self.rules, self.state, at, self.listener)
        sounds = words.cues(self.rules, self.state, at, self.listener)
        look = Look(at, self.look.whose)
        return Seen(look, (said,), (*first, *sounds), moved=True)

    def refused(self, message: Message) -> Seen:
        return Seen(self.look._replace(at=self.at), (message,), (CueSpec("refused", None, True),))


def asked_about(scene: View, command: str) -> Look:
    """Return the cursor after a question about a player, whose tokens it then looks for."""
    seats = queries.seating(scene.rules, scene.state)
    number = command.removeprefix(PLAYER)
    if command.startswith(PLAYER) and int(number) <= len(seats):
        return scene.look._replace(whose=seats[int(number) - 1])
    return scene.look


def explore(command: str, scene: View) -> Seen:
    """Carry out any explorer command except going to a typed square."""
    return COMMANDS[command](scene)


def go_to(scene: View, text: str) -> Seen:
    """Go to a square by the number or the name that was typed."""
    wanted = text.strip().casefold()
    for at, square in enumerate(scene.squares):
        if wanted in _names(scene.rules, square):
            return scene.seen(at)
    names = [_name(scene.rules, at) for at in (0, _last_of_track(scene.squares))]
    args: phrases.Args = {"text": text.strip() or "none", "first": names[0], "last": names[1]}
    return scene.refused(Message("pludo-explore-no-square", args))


def _names(rules: Rules, square: Square) -> Iterator[str]:
    for seat, step in square.spots:
        place = rules.place(seat, step)
        if place.kind == "home":
            yield f"{rules.seats[seat].colour} {place.number}"
        else:
            yield (place.name or str(place.number)).casefold()


def _name(rules: Rules, at: int) -> str:
    return next(_names(rules, squares(rules)[at]))


def _last_of_track(board: tuple[Square, ...]) -> int:
    return max(at for at, square in enumerate(board) if square.line == 0)


def _walk(scene: View, *, forward: bool) -> Seen:
    here = scene.squares[scene.at]
    there = here.on if forward else here.back
    if there is None:
        edge = CueSpec("square-edge", None, True)
        said = words.square(scene.rules, scene.state, scene.at, scene.listener)
        return Seen(
            scene.look._replace(at=scene.at), (Message("pludo-explore-edge"), said), (edge,)
        )
    same_line = scene.squares[there].line == here.line
    wraps = same_line and (there < scene.at) == forward
    return scene.seen(there, *[CueSpec("square-wrap", None, True)] * wraps)


def _turn(scene: View) -> Seen:
    """Turn off into a home column or a branch, and from there back to where it begins."""
    here = scene.squares[scene.at]
    if here.turns:
        return scene.seen(here.turns[0])
    if here.line:
        line = [at for at, one in enumerate(scene.squares) if one.line == here.line]
        ends = (scene.squares[line[0]].back, scene.squares[line[-1]].on)
        return scene.seen(next((end for end in ends if end is not None), 0))
    return scene.refused(Message("pludo-explore-no-turn"))


Wanted = Callable[[View, Square], bool]


def _jump(scene: View, wanted: Wanted, none: str, *, forward: bool) -> Seen:
    """Go to the next matching square, round the board; a cue tells of a wrap-around."""
    count = len(scene.squares)
    for far in range(1, count + 1):
        there = (scene.at + (far if forward else -far)) % count
        if wanted(scene, scene.squares[there]):
            wraps = there <= scene.at if forward else there >= scene.at
            return scene.seen(there, *[CueSpec("square-wrap", None, True)] * wraps)
    seat = scene.seat if wanted is _is_own else _whose(scene)
    return scene.refused(Message(none, phrases.person(scene.rules, seat, scene.listener)))


def _is_own(scene: View, square: Square) -> bool:
    return any(seat == scene.seat for seat, _ in occupants(scene.state, square))


def _is_anybodys(scene: View, square: Square) -> bool:
    return bool(occupants(scene.state, square))


def _is_theirs(scene: View, square: Square) -> bool:
    return any(seat == _whose(scene) for seat, _ in occupants(scene.state, square))


def _is_safe(scene: View, square: Square) -> bool:
    return square.line == 0 and words.is_safe(scene.rules.of(scene.state), square, scene.seat)


def _whose(scene: View) -> int:
    """Return the seat whose tokens are looked for: the one asked about last, or the next player."""
    if scene.look.whose in scene.state.seats:
        return int(scene.look.whose or 0)
    seats = queries.seating(scene.rules, scene.state)
    return seats[(seats.index(scene.seat) + 1) % len(seats)]


def _start(scene: View, *, number: int) -> Seen:
    seats = queries.seating(scene.rules, scene.state)
    if number > len(seats):
        args: phrases.Args = {"number": number, "count": len(seats)}
        return scene.refused(Message("pludo-explore-no-player", args))
    return scene.seen(square_at(scene.rules, seats[number - 1], 0) or 0)


def _home_entry(scene: View) -> Seen:
    step = words.home_entry(scene.rules, scene.seat)
    return scene.seen(square_at(scene.rules, scene.seat, step) or 0)


Answer = Callable[[Rules, State, int, Listener], list[Message]]


def _ask(scene: View, command: str) -> Seen:
    """Answer a question about the square; asked again, about each square with a token of mine."""
    asked = (command, scene.state)
    if scene.look.asked == asked:
        told = _of_each_token(scene, QUESTIONS[command])
        return Seen(scene.look._replace(at=scene.at, asked=None), told)
    answer = QUESTIONS[command](scene.rules, scene.state, scene.at, scene.listener)
    return Seen(scene.look._replace(at=scene.at, asked=asked), tuple(answer))


def looking(command: str, scene: View) -> Steps[None]:
    """Search, in steps, for the captures an answer depends on; most commands need none."""
    if command not in (CAPTURES, SCAN):
        return
    if scene.look.asked == (command, scene.state):
        yield from near.looking(scene.rules, scene.state, scene.listener)
    else:
        yield from words.looking(scene.rules, scene.state, scene.at, scene.listener)


def _of_each_token(scene: View, answer: Answer) -> tuple[Message, ...]:
    own = [at for at, square in enumerate(scene.squares) if _is_own(scene, square)]
    if not own:
        person = phrases.person(scene.rules, scene.seat, scene.listener)
        return (Message("pludo-explore-none-player", person),)
    told = []
    for at in own:
        here = words.square(scene.rules, scene.state, at, scene.listener)
        facts = answer(scene.rules, scene.state, at, scene.listener)
        told.append(phrases.sentences([here, *facts]))
    return tuple(told)


def whole(scene: View) -> Seen:
    """Describe a square with its tokens, and who could capture there."""
    seen = scene.seen(scene.at)
    danger = words.captures_here(scene.rules, scene.state, scene.at, scene.listener)
    told = phrases.sentences([*seen.messages, *danger])
    return Seen(seen.look, (told,), seen.cues)


QUESTIONS: dict[str, Answer] = {
    CAPTURES: words.captures_here,
    SCAN: words.scan,
    "explore-ahead": words.ahead,
    "explore-faces": words.each_face,
}


JUMPS: dict[str, tuple[Wanted, str]] = {
    "explore-own": (_is_own, "pludo-explore-none-player"),
    "explore-player": (_is_theirs, "pludo-explore-none-player"),
    "explore-any": (_is_anybodys, "pludo-explore-none"),
    "explore-safe": (_is_safe, "pludo-explore-none-safe"),
}

COMMANDS: dict[str, Callable[[View], Seen]] = {
    "explore-on": partial(_walk, forward=True),
    "explore-back": partial(_walk, forward=False),
    "explore-turn": _turn,
    "explore-here": lambda scene: scene.seen(scene.at),
    "explore-entry": _home_entry,
    **{command: partial(_ask, command=command) for command in QUESTIONS},
    **{
        command + back: partial(_jump, wanted=wanted, none=none, forward=not back)
        for command, (wanted, none) in JUMPS.items()
        for back in ("", BACK)
    },
    **{
        f"explore-start-{number}": partial(_start, number=number)
        for number in range(1, len(PLAYER_KEYS) + 1)
    },
}
"""By command, what the explorer does; `GO` asks for a square first."""
