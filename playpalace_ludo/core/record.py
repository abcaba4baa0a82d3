"""A game as a readable text: a TOML header, a line ``---``, then one line per turn.

    31. red 6:2 6:3e 6!
    57. red 3:1xyellow4
    107. red 2:4h#

An item is a throw, ``6`` or ``6+3``, and after a colon the token it moved; with several dice
each play names its die, ``6+3 6:1e 3:2``. After the token: ``~branch``, ``/n`` for the nth order
where a face offers several, ``<`` walked back, ``e`` entered, ``r`` was ransomed, ``xblue2``
captured, ``=blue2`` changed places, ``h`` home, ``#`` game over; ``!`` behind a throw is a
penalty. ``pass`` declines, a colour before the token pushes. An ability stands before the throw,
``shield:2``, ``coin:twice``. A player who is chosen stands behind the effect,
``skip_by_choice:blue``, a lot by its number, ``lot_2``; whoever answers a question before the
answer, ``vote_Flood:blue=yes``. Turn 0 holds the opening throws; where
the order of play is drawn each round, so do lines such as ``9. red 4 blue 6``. A last line
``= red blue`` is the result. Marks that follow from the rules are checked on reading, so a record
that was changed is refused at the turn.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from playpalace_ludo.core import engine
from playpalace_ludo.core import proof as proofs
from playpalace_ludo.core.engine.abilities import partner_of_swap
from playpalace_ludo.core.errors import (
    IllegalMove,
    LudoError,
    Problem,
    RecordError,
    Value,
    show,
)
from playpalace_ludo.core.events import Captured, Event, Home, Over, Penalised
from playpalace_ludo.core.notation import Load
from playpalace_ludo.core.proof import Proof
from playpalace_ludo.core.reading import read_toml
from playpalace_ludo.core.rules import REVISION, Rules
from playpalace_ludo.core.spec import read_word, write_word
from playpalace_ludo.core.state import NOBODY, Move, State, Throw
from playpalace_ludo.core.walking import turns_back, via

FORMAT = 1
SEPARATOR = "---"
MOST_CHARACTERS = 1024 * 1024
"""Longest record that is replayed: more than fifty thousand turns."""

_TURN = re.compile(r"[0-9]{1,7}\.")

_FIELDS = frozenset(("format", "variant", "seats", "players", "revision", "first", "dice", "table"))

Body: TypeAlias = list[tuple[int, str]]
"""The non-empty lines after the header, with their line numbers."""


class Header(NamedTuple):
    spec: str
    seats: tuple[str, ...]
    """Colours, clockwise."""
    players: tuple[str, ...]
    """Names, in the order of the seats."""
    first: str = ""
    """The colour drawn to begin, where chance decides."""
    table: Mapping[str, Any] = {}
    """Facts noted by whoever ran the table (bots, undo policy), passed through unchanged."""
    proof: Proof | None = None
    """Proof of dice fixed in advance, if they were."""
    revision: int = 1
    """How the rules are read, see `rules.REVISION`; older records omit it."""


class Action(NamedTuple):
    """An action at the table: a throw or a move."""

    dice: Throw | None
    move: Move | None


class Turn(NamedTuple):
    number: int
    seat: int
    items: tuple[str, ...]


def carry_out(rules: Rules, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    if action.dice is not None:
        return engine.roll(rules, state, action.dice)
    assert action.move is not None
    return engine.play(rules, state, action.move)


def with_item(rules: Rules, turn: Turn, *, before: State, action: Action, item: str) -> Turn:
    """Add an item to a turn; a play that spends the whole throw directly follows it."""
    items = turn.items
    if before.opening and (items or before.number == 0):
        items += (write_word(rules.seats[before.turn].colour),)
    elif action.move and len(before.pool) == 1 and items[-1:] == (item.partition(":")[0],):
        items = items[:-1]
    return turn._replace(items=(*items, item))


def write_item(rules: Rules, before: State, action: Action, events: Sequence[Event]) -> str:
    """Write an action; the play of a single-face throw directly follows its throw."""
    if action.dice is not None:
        text = "+".join(write_word(rules.chance.faces[die].name) for die in action.dice)
        penalty = any(isinstance(event, Penalised) for event in events)
        return text + "!" * penalty + _over_mark(events)
    assert action.move is not None
    return _write_play(rules, before, action.move, events)


def _over_mark(events: Sequence[Event]) -> str:
    return "#" if any(isinstance(event, Over) for event in events) else ""


def _write_play(rules: Rules, before: State, move: Move, events: Sequence[Event]) -> str:
    now = rules.of(before)
    face = write_word(now.chance.faces[move.face].name)
    if not move.tokens:
        return f"{face}:{_write_choice(now, move)}{_over_mark(events)}"
    start = before.tokens[move.seat][move.tokens[0]]
    whose = "" if move.seat == before.turn else write_word(rules.seats[move.seat].colour)
    text = f"{face}:{whose}" + "+".join(str(token + 1) for token in move.tokens)
    branch = via(now, start, move)
    text += "".join(f"~{write_word(name)}" for name in branch)
    text += "<" * turns_back(now, start, move)
    rivals = [m for m in before.moves if m[:3] == move[:3] and via(now, start, m) == branch]
    other = partner_of_swap(now, before.tokens, move)
    if other is not None:
        text += f"={write_word(rules.seats[other[0]].colour)}{other[1] + 1}"
    elif len(rivals) > 1:
        text += f"/{move.order + 1}"
    text += "" if start != -1 else "r" if move.to == -1 else "e"
    for event in events:
        if isinstance(event, Captured):
            text += f"x{write_word(rules.seats[event.seat].colour)}{event.token + 1}"
        elif isinstance(event, Home):
            text += "h"
    return text + _over_mark(events)


def _write_choice(rules: Rules, move: Move) -> str:
    """Write a choice of no token: to pass, to throw twice, an ability, a player."""
    order = rules.chance.faces[move.face].orders[move.order]
    if order.kind in ("take", "card"):
        return write_word(rules.chance.faces[order.steps].name)
    if order.kind == "pick":
        return write_word(rules.seats[order.steps].colour)
    if order.kind == "answer":
        whose = write_word(rules.seats[move.seat].colour)
        return f"{whose}={write_word(rules.chance.polls[move.face].answers[move.order])}"
    several = [one for one in rules.chance.faces[move.face].orders if one.names_no_token]
    if order.names_no_token and len(several) > 1:
        return f"{order.kind}/{move.order + 1}"
    return order.kind


def dumps(rules: Rules, header: Header, turns: Sequence[Turn], result: str = "") -> str:
    lines = [
        f"format = {FORMAT}",
        f"variant = {_quote(header.spec)}",
        f"seats = {_quote_list(header.seats)}",
        f"players = {_quote_list(header.players)}",
    ]
    if header.revision > 1:
        lines.append(f"revision = {header.revision}")
    if header.first:
        lines.append(f"first = {_quote(header.first)}")
    if header.proof:
        lines += _section("dice", proofs.facts(header.proof))
    if header.table:
        lines += _section("table", header.table)
    lines += ["", SEPARATOR]
    lines += [write_turn(rules, turn) for turn in turns]
    if result:
        lines.append(f"= {result}")
    return "\n".join(lines) + "\n"


def _section(name: str, facts: Mapping[str, Any]) -> list[str]:
    return ["", f"[{name}]", *(f"{_key(key)} = {_toml(value)}" for key, value in facts.items())]


def write_turn(rules: Rules, turn: Turn) -> str:
    if turn.number == 0:
        return " ".join(["0.", *turn.items])
    return " ".join([f"{turn.number}.", write_word(rules.seats[turn.seat].colour), *turn.items])


def read_turn(rules: Rules, line: str) -> Turn:
    """Read a line of a record as a turn whose items stay as they were written."""
    number, *words = line.split()
    if not _TURN.fullmatch(number):
        raise RecordError("record-not-a-turn", text=show(line))
    if number == "0.":
        return Turn(0, 0, tuple(words))
    if not words:
        raise RecordError("record-nobody", text=show(line))
    seat = seat_of(rules, read_word(words[0]))
    return Turn(int(number[:-1]), seat, tuple(words[1:]))


def write_result(rules: Rules, state: State) -> str:
    result = engine.outcome(rules, state)
    if not result.over:
        return ""
    seats = result.places or result.draw
    if state.books.ended == NOBODY:
        return NOBODY
    colours = " ".join(write_word(rules.seats[seat].colour) for seat in seats)
    return colours if result.places else f"{state.books.ended or 'draw'} {colours}"


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


def split(text: str) -> tuple[Header, Body]:
    """Split a record into its header and the numbered lines after it."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").removesuffix("\r")
    if not text or text.isspace():
        raise RecordError("file-empty")
    head, found, rest = f"\n{text}\n".partition(f"\n{SEPARATOR}\n")
    if not found:
        raise RecordError("record-separator", separator=repr(SEPARATOR))
    header = read_toml(head[1:])
    if isinstance(header, Problem):
        raise RecordError("in-header", problem=header)
    # Not splitlines: a name may hold a character that Python takes for the end of a line.
    lines = enumerate(rest.split("\n"), head.count("\n") + 2)
    return _read_header(header), [(n, line) for n, line in lines if line and not line.isspace()]


def _read_header(header: Mapping[str, Any]) -> Header:
    if header.get("format") != FORMAT:
        raise RecordError("header-format", wanted=FORMAT, format=show(header.get("format")))
    for field in ("variant", "seats", "players"):
        if field not in header:
            raise RecordError("header-field", field=repr(field))
    spec, seats, players = header["variant"], header["seats"], header["players"]
    lists = (seats, players)
    if not isinstance(spec, str) or not all(
        isinstance(part, list) and all(isinstance(name, str) for name in part) for part in lists
    ):
        raise RecordError("header-types")
    if len(seats) != len(players) or len(set(seats)) < len(seats):
        raise RecordError("header-seats")
    table, first = header.get("table", {}), header.get("first", "")
    if not isinstance(table, dict) or not isinstance(first, str):
        raise RecordError("header-first")
    revision = header.get("revision", 1)
    if type(revision) is not int or not 1 <= revision <= REVISION:
        raise RecordError("header-revision", most=REVISION, revision=show(revision))
    unknown = set(header) - _FIELDS
    if unknown:
        raise RecordError("header-unknown", field=show(sorted(unknown)[0]))
    return Header(
        spec=spec,
        seats=tuple(seats),
        players=tuple(players),
        first=first,
        table=table,
        proof=proofs.read(header["dice"], len(seats)) if "dice" in header else None,
        revision=revision,
    )


def _in_header(code: str, **values: Value) -> RecordError:
    return RecordError("in-header", problem=Problem("", code, values))


def _in_line(number: int, code: str, **values: Value) -> RecordError:
    return RecordError("in-line", line=number, problem=Problem("", code, values))


def seat_of(rules: Rules, colour: str, wrong: Callable[..., RecordError] = RecordError) -> int:
    """Return the index of a seat; ``wrong`` makes the error, with the place of the colour."""
    for index, seat in enumerate(rules.seats):
        if seat.colour == colour:
            return index
    colours = tuple(seat.colour for seat in rules.seats)
    raise wrong("record-seat", seat=show(colour), seats=colours)


class Reader:
    """A record replayed line by line; each line must be exactly what the rules would write."""

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules = rules
        self.state = state
        self.actions: list[tuple[Action, tuple[Event, ...], State]] = []
        """The action, its events and the state after it."""
        self._turn = self._line = 0

    def _in_turn(self, code: str, **values: Value) -> RecordError:
        """Make the error for what is wrong in the turn that is being read."""
        return RecordError(
            "in-turn", turn=self._turn, line=self._line, problem=Problem("", code, values)
        )

    def read(self, body: Body) -> None:
        """Replay all lines; good lines stay read when a later one is damaged."""
        finished = False
        for index, (number, line) in enumerate(body):
            if finished:
                raise _in_line(number, "record-after-result")
            following = body[index + 1][1] if index + 1 < len(body) else ""
            self.read_line(number, line, last=not following)
            finished = line.startswith("=")

    def read_line(self, number: int, line: str, *, last: bool) -> None:
        if line.startswith("="):
            self._check_result(number, line[1:].split())
            return
        first, *words = line.split()
        if not _TURN.fullmatch(first) or not words:
            raise _in_line(number, "record-not-a-turn", text=show(line))
        turn = int(first[:-1])
        self._turn, self._line = turn, number
        if not self.state.owed:
            raise self._in_turn("record-over")
        if turn != self.state.number:
            raise self._in_turn("record-expected", expected=self.state.number)
        if self.state.opening:
            self._read_opening(words)
        else:
            self._read_turn(words)
        if not last and self.state.owed and self.state.number == turn:
            raise self._in_turn("record-incomplete")

    def _read_opening(self, words: list[str]) -> None:
        for colour, throw in zip(words[::2], words[1::2], strict=False):
            if not self.state.opening:
                raise self._in_turn("record-opening-over")
            self._let_open(colour)
            self._check_seat(colour)
            self._roll(throw)
        if len(words) % 2:
            raise self._in_turn("record-no-throw", word=show(words[-1]))

    def _let_open(self, colour: str) -> None:
        """Let the named colour throw next: in records of 0.1.0 opening throws go clockwise."""
        seat = seat_of(self.rules, read_word(colour), self._in_turn)
        if self.actions and self.state.opening[seat] == 0:
            self.state = self.state._replace(turn=seat)
            self.actions[-1] = (*self.actions[-1][:2], self.state)

    def _read_turn(self, words: list[str]) -> None:
        self._check_seat(words[0])
        turn = self.state.number
        for word in words[1:]:
            if self.state.number != turn or not self.state.owed:
                raise self._in_turn("record-after-turn", word=show(word))
            throw, colon, _ = word.partition(":")
            if self.state.awaiting == "roll" and not (colon and self._is_ability(throw)):
                self._roll(throw if colon else word)
                if not colon:
                    continue
                if self.state.number != turn or self.state.awaiting != "move":
                    raise self._in_turn("record-no-move", word=show(word))
            self._play(word)

    def _is_ability(self, word: str) -> bool:
        """Tell whether a word names an ability used before a throw."""
        return self.rules.face_named(read_word(word)) in self.rules.abilities.by_face

    def _check_seat(self, colour: str) -> None:
        if seat_of(self.rules, read_word(colour), self._in_turn) != self.state.holder:
            wanted = self.rules.seats[self.state.holder].colour
            raise self._in_turn("record-whose-turn", wanted=wanted, colour=read_word(colour))

    def _roll(self, word: str) -> None:
        rules = self.rules.of(self.state)
        names = word.rstrip("!#").split("+")
        faces = [rules.face_named(read_word(name)) for name in names]
        dice = tuple(face for face in faces if face)
        lot = bool(self.state.books.lots)
        if rules.chance.sums and not lot:
            dice = tuple(int(name) for name in names if name.isdecimal())
        count = 2 if self.state.books.duel else 1 if lot else rules.chance.dice
        if len(dice) != len(names) or len(dice) != count:
            raise self._in_turn("record-throw", word=show(word))
        self._do(word, Action(dice, None))

    def _play(self, word: str) -> None:
        # Marks follow from the rules, so the right move is the one written like this.
        for move in self.state.moves:
            action = Action(None, move)
            if self._written(action) == word:
                self._do(word, action)
                return
        legal = tuple(self._written(Action(None, move)) for move in self.state.moves)
        if not legal:
            raise self._in_turn("record-no-move-due", word=show(word))
        raise self._in_turn("record-illegal", word=show(word), legal=legal)

    def _written(self, action: Action) -> str:
        assert action.move is not None
        _, events = engine.play(self.rules, self.state, action.move)
        return write_item(self.rules, self.state, action, events)

    def _do(self, word: str, action: Action) -> None:
        before = self.state
        try:
            events = self.do(action)
        except IllegalMove:
            raise self._in_turn("record-refused", word=show(word)) from None
        written = write_item(self.rules, before, action, events)
        if action.dice is not None and written != word:
            raise self._in_turn("record-mark", word=show(word), written=repr(written))

    def do(self, action: Action) -> tuple[Event, ...]:
        self.state, events = carry_out(self.rules, self.state, action)
        self.actions.append((action, events, self.state))
        return events

    def _check_result(self, number: int, words: list[str]) -> None:
        reached = write_result(self.rules, self.state)
        said = " ".join(words)
        if said != reached:
            if not reached:
                raise _in_line(number, "record-not-over", result=show(said))
            raise _in_line(number, "record-result", result=show(said), reached=repr(reached))


def begin(text: str, load: Load) -> tuple[Rules, Header, Reader, Body]:
    """Read the header of a record: its rules and a reader at the first state, nothing played."""
    if len(text) > MOST_CHARACTERS:
        raise RecordError("file-too-large", most=MOST_CHARACTERS // 1024)
    header, body = split(text)
    try:
        rules = load(header.spec).as_of(header.revision)
        seats = [seat_of(rules, colour, _in_header) for colour in header.seats]
        first = seat_of(rules, header.first, _in_header) if header.first else None
        state, _ = engine.start(rules, seats, first)
    except RecordError:
        raise
    except LudoError as error:
        raise RecordError("header-unplayable", problem=error) from None
    if seats != sorted(seats):
        raise RecordError("header-seat-order")
    return rules, header, Reader(rules, state), body


def loads(text: str, load: Load) -> tuple[Rules, Header, Reader, State]:
    """Read and replay a record: rules, header, everything that happened, the first state."""
    rules, header, reader, body = begin(text, load)
    start = reader.state
    reader.read(body)
    return rules, header, reader, start
