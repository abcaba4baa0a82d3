"""A game as a readable text: a TOML header, a line ``---``, then one line per turn.

    31. red 6:2 6:3e 6!
    57. red 3:1xyellow4
    107. red 2:4h#

An item is a throw, ``6`` or ``6+3``, and behind a colon the token it moved; with several dice
each play names its die, ``6+3 6:1e 3:2``. Behind the token: ``~branch``, ``/n`` for the nth order
where a face offers several, ``e`` entered, ``xblue2`` captured, ``h`` home, ``#`` game over;
``!`` behind a throw is a penalty. ``pass`` declines, a colour before the token pushes. Turn 0 holds
the opening throws. A last line ``= red blue`` is the result. Marks that follow from the rules
are checked on reading, so a record that was changed is refused at the turn.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from playpalace_ludo.core import engine
from playpalace_ludo.core.errors import IllegalMove, LudoError, RecordError
from playpalace_ludo.core.events import Captured, Event, Home, Over, Penalised
from playpalace_ludo.core.moves import via
from playpalace_ludo.core.notation import Load
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.spec import read_word, write_word
from playpalace_ludo.core.state import Move, State, Throw

FORMAT = 1
SEPARATOR = "---"


class Header(NamedTuple):
    spec: str
    seats: tuple[str, ...]
    """Colours, clockwise."""
    players: tuple[str, ...]
    """Names, in the order of the seats."""
    first: str = ""
    """Colour drawn to begin, where chance decides."""
    table: Mapping[str, Any] = {}
    """Facts of the one who ran the table (who is a bot, undo policy); kept as they are."""


class Action(NamedTuple):
    """One thing done at the table: a throw, or a move."""

    dice: Throw | None
    move: Move | None


class Turn(NamedTuple):
    number: int
    seat: int
    items: tuple[str, ...]


def write_item(rules: Rules, before: State, action: Action, events: Sequence[Event]) -> str:
    """How an action is written; a play of a single-face throw goes right behind its throw."""
    if action.dice is not None:
        text = "+".join(write_word(rules.faces[die].name) for die in action.dice)
        penalty = any(isinstance(event, Penalised) for event in events)
        return text + "!" * penalty + _over_mark(events)
    assert action.move is not None
    return _write_play(rules, before, action.move, events)


def _over_mark(events: Sequence[Event]) -> str:
    return "#" if any(isinstance(event, Over) for event in events) else ""


def _write_play(rules: Rules, before: State, move: Move, events: Sequence[Event]) -> str:
    now = rules.of(before)
    face = write_word(now.faces[move.face].name)
    if not move.tokens:
        return f"{face}:pass{_over_mark(events)}"
    start = before.tokens[move.seat][move.tokens[0]]
    whose = "" if move.seat == before.turn else write_word(rules.seats[move.seat].colour)
    text = f"{face}:{whose}" + "+".join(str(token + 1) for token in move.tokens)
    if branch := via(now, start, move):
        text += f"~{write_word(branch)}"
    rivals = [m for m in before.moves if m[:3] == move[:3] and via(now, start, m) == branch]
    if len(rivals) > 1:
        text += f"/{move.order + 1}"
    text += "e" * (start == -1)
    for event in events:
        if isinstance(event, Captured):
            text += f"x{write_word(rules.seats[event.seat].colour)}{event.token + 1}"
        elif isinstance(event, Home):
            text += "h"
    return text + _over_mark(events)


def dumps(rules: Rules, header: Header, turns: Sequence[Turn], result: str = "") -> str:
    lines = [
        f"format = {FORMAT}",
        f"variant = {_quote(header.spec)}",
        f"seats = {_quote_list(header.seats)}",
        f"players = {_quote_list(header.players)}",
    ]
    if header.first:
        lines.append(f"first = {_quote(header.first)}")
    if header.table:
        lines += ["", "[table]"]
        lines += [f"{_key(key)} = {_toml(value)}" for key, value in header.table.items()]
    lines += ["", SEPARATOR]
    lines += [write_turn(rules, turn) for turn in turns]
    if result:
        lines.append(f"= {result}")
    return "\n".join(lines) + "\n"


def write_turn(rules: Rules, turn: Turn) -> str:
    if turn.number == 0:
        return " ".join(["0.", *turn.items])
    return " ".join([f"{turn.number}.", write_word(rules.seats[turn.seat].colour), *turn.items])


def write_result(rules: Rules, state: State) -> str:
    result = engine.outcome(rules, state)
    if not result.over:
        return ""
    seats = result.places or result.draw
    colours = " ".join(write_word(rules.seats[seat].colour) for seat in seats)
    return colours if result.places else f"draw {colours}"


def _quote(text: str) -> str:
    # JSON escapes are a subset of TOML's, except that TOML wants DEL escaped too.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _quote_list(texts: Sequence[str]) -> str:
    return "[" + ", ".join(map(_quote, texts)) + "]"


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _quote(key)


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return str(value) if isinstance(value, int) else _quote(str(value))


def split(text: str) -> tuple[Header, list[tuple[int, str]]]:
    """The header and the numbered lines behind it."""
    lines = text.splitlines()
    if SEPARATOR not in lines:
        raise RecordError(f"the record has no line {SEPARATOR!r} between its header and its turns")
    cut = lines.index(SEPARATOR)
    try:
        header = tomllib.loads("\n".join(lines[:cut]))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise RecordError(f"the header is not valid TOML: {error}") from None
    body = [(n, line) for n, line in enumerate(lines[cut + 1 :], cut + 2) if line.strip()]
    return _read_header(header), body


def _read_header(header: Mapping[str, Any]) -> Header:
    if header.get("format") != FORMAT:
        raise RecordError(f"the header needs format = {FORMAT}, this is {header.get('format')!r}")
    for field in ("variant", "seats", "players"):
        if field not in header:
            raise RecordError(f"the header has no field {field!r}")
    spec, seats, players = header["variant"], header["seats"], header["players"]
    lists = (seats, players)
    if not isinstance(spec, str) or not all(
        isinstance(part, list) and all(isinstance(name, str) for name in part) for part in lists
    ):
        raise RecordError("the header needs a text 'variant' and lists of texts 'seats', 'players'")
    if len(seats) != len(players) or len(set(seats)) < len(seats):
        raise RecordError("the header needs different seats and one player for each")
    table, first = header.get("table", {}), header.get("first", "")
    if not isinstance(table, dict) or not isinstance(first, str):
        raise RecordError("the header's 'first' is a colour and [table] a table")
    unknown = set(header) - {"format", "variant", "seats", "players", "first", "table"}
    if unknown:
        raise RecordError(f"the header has an unknown field {sorted(unknown)[0]!r}")
    return Header(spec, tuple(seats), tuple(players), first, table)


def seat_of(rules: Rules, colour: str, where: str) -> int:
    for index, seat in enumerate(rules.seats):
        if seat.colour == colour:
            return index
    colours = ", ".join(seat.colour for seat in rules.seats)
    raise RecordError(f"{where}: there is no seat {colour!r}, the seats are {colours}")


class Reader:
    """Plays the lines of a record; what it reads must be exactly what the rules would write."""

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules = rules
        self.state = state
        self.actions: list[tuple[Action, tuple[Event, ...], State]] = []
        """What was done, what happened, and the state after it."""

    def read_line(self, number: int, line: str, *, last: bool) -> None:
        if line.startswith("="):
            self._check_result(number, line[1:].split())
            return
        found = re.fullmatch(r"(\d{1,7})\.\s+(.*\S)\s*", line)
        if not found:
            raise RecordError(f"line {number}: {line[:60]!r} is not a turn, such as '7. red 6:2'")
        turn, words = int(found[1]), found[2].split()
        where = f"turn {turn} (line {number})"
        if turn != self.state.number or not self.state.owed:
            wanted = f"turn {self.state.number}" if self.state.owed else "no turn, the game is over"
            raise RecordError(f"{where}: expected {wanted}")
        if turn == 0:
            self._read_opening(where, words)
        else:
            self._read_turn(where, words)
        if not last and self.state.owed and self.state.number == turn:
            raise RecordError(f"{where}: the turn is not complete, something was cut off")

    def _read_opening(self, where: str, words: list[str]) -> None:
        for colour, throw in zip(words[::2], words[1::2], strict=False):
            if not self.state.opening:
                raise RecordError(f"{where}: there is nothing more to throw for")
            self._check_seat(where, colour)
            self._roll(where, throw)
        if len(words) % 2:
            raise RecordError(f"{where}: {words[-1]!r} has no throw behind it")

    def _read_turn(self, where: str, words: list[str]) -> None:
        self._check_seat(where, words[0])
        turn = self.state.number
        for word in words[1:]:
            if self.state.number != turn or not self.state.owed:
                raise RecordError(f"{where}: {word!r} comes after the end of the turn")
            throw, colon, _ = word.partition(":")
            if self.state.awaiting == "roll":
                self._roll(where, throw if colon else word)
                if not colon:
                    continue
                if self.state.number != turn or self.state.awaiting != "move":
                    raise RecordError(f"{where}: {word!r} moves, but nothing can be moved")
            self._play(where, word)

    def _check_seat(self, where: str, colour: str) -> None:
        if seat_of(self.rules, read_word(colour), where) != self.state.turn:
            wanted = self.rules.seats[self.state.turn].colour
            raise RecordError(f"{where}: it is {wanted}'s turn, not {read_word(colour)}'s")

    def _roll(self, where: str, word: str) -> None:
        rules = self.rules.of(self.state)
        names = word.rstrip("!#").split("+")
        faces = [rules.face_named(read_word(name)) for name in names]
        dice = tuple(face for face in faces if face)
        if rules.sums:
            dice = tuple(int(name) for name in names if name.isdecimal())
        if len(dice) != len(names) or len(dice) != rules.dice:
            raise RecordError(f"{where}: {word!r} is not a throw of these rules")
        self._do(where, word, Action(dice, None))

    def _play(self, where: str, word: str) -> None:
        # Marks follow from the rules, so the right move is the one that is written this way.
        for move in self.state.moves:
            action = Action(None, move)
            if self._written(action) == word:
                self._do(where, word, action)
                return
        raise RecordError(f"{where}: {word!r} is not a legal move here, {self._legal()}")

    def _written(self, action: Action) -> str:
        assert action.move is not None
        _, events = engine.play(self.rules, self.state, action.move)
        return write_item(self.rules, self.state, action, events)

    def _legal(self) -> str:
        written = [self._written(Action(None, move)) for move in self.state.moves]
        return f"legal are {' '.join(written)}" if written else "no move is due"

    def _do(self, where: str, word: str, action: Action) -> None:
        before = self.state
        try:
            events = self.do(action)
        except IllegalMove as error:
            raise RecordError(f"{where}: {word!r} is {error}") from None
        written = write_item(self.rules, before, action, events)
        if action.dice is not None and written != word:
            raise RecordError(f"{where}: {word!r} should be {written!r} by the rules")

    def do(self, action: Action) -> tuple[Event, ...]:
        if action.dice is not None:
            self.state, events = engine.roll(self.rules, self.state, action.dice)
        else:
            assert action.move is not None
            self.state, events = engine.play(self.rules, self.state, action.move)
        self.actions.append((action, events, self.state))
        return events

    def _check_result(self, number: int, words: list[str]) -> None:
        reached = write_result(self.rules, self.state)
        said = " ".join(words)
        if said != reached:
            stands = f"the game ends with {reached!r}" if reached else "the game is not over"
            raise RecordError(f"line {number}: the result {said!r} is not reached, {stands}")


def loads(text: str, load: Load) -> tuple[Rules, Header, Reader, State]:
    """Read and replay a record: rules, header, everything that happened, the first state."""
    header, body = split(text)
    try:
        rules = load(header.spec)
        seats = [seat_of(rules, colour, "the header") for colour in header.seats]
        first = seat_of(rules, header.first, "the header") if header.first else None
        state, _ = engine.start(rules, seats, first)
    except RecordError:
        raise
    except LudoError as error:
        raise RecordError(f"the header cannot be played: {error}") from None
    if seats != sorted(seats):
        raise RecordError("the header must name the seats clockwise")
    reader = Reader(rules, state)
    finished = False
    for index, (number, line) in enumerate(body):
        if finished:
            raise RecordError(f"line {number}: nothing may follow the result")
        following = body[index + 1][1] if index + 1 < len(body) else ""
        reader.read_line(number, line, last=not following)
        finished = line.startswith("=")
    return rules, header, reader, state
