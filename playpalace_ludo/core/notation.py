"""A position on one line: ``playpalace red:12,Y,Y,H/yellow:Y,35,Y,Y red 6,? 1 9``.

Rules, tokens per seat, the seat to act, what it owes (``?`` a throw, ``-`` nothing: the game is
over), the streak, the turn number, then ``name=value`` extras where the rules need them.
On a route with forks, a step in or after one is written with the branches taken, ``7~road``.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from playpalace_ludo.core.effects import EARNED, Cause
from playpalace_ludo.core.engine import turns
from playpalace_ludo.core.engine.earning import cause_waiting
from playpalace_ludo.core.engine.moves import legal_moves
from playpalace_ludo.core.engine.outlook import hand_of
from playpalace_ludo.core.errors import NotationError, Problem, Value
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.sense import problems
from playpalace_ludo.core.spec import read_word, write_word
from playpalace_ludo.core.state import (
    MOST_MISSED,
    UNSEEN,
    YARD,
    Books,
    Held,
    Lot,
    Move,
    Poll,
    Sent,
    Shield,
    State,
    Tokens,
)

Load = Callable[[str], Rules]

_NUMBER = re.compile(r"\d{1,7}")


def format_position(rules: Rules, state: State) -> str:
    words = [
        rules.spec,
        _write_tokens(rules, state.tokens),
        write_word(rules.seats[state.turn].colour),
        ",".join(_write_face(rules, face) for face in state.owed) or "-",
        str(state.streak),
        str(state.number),
    ]
    return " ".join([*words, *(f"{name}={text}" for name, text in _extras(rules, state) if text)])


def _extras(rules: Rules, state: State) -> list[tuple[str, str]]:
    def seats(which: tuple[int, ...]) -> str:
        return ",".join(write_word(rules.seats[seat].colour) for seat in which)

    def counts(values: tuple[int, ...]) -> str:
        return ",".join(map(str, values)) if any(values) else ""

    extras = [
        ("bonus", str(state.bonus or "")),
        ("before", _write_tokens(rules, state.before) if state.before else ""),
        ("used", ",".join(str(token + 1) for token in state.used)),
        ("places", seats(state.places)),
        ("opening", ",".join("x" if n < 0 else str(n or "?") for n in state.opening)),
        ("cause", _write_cause(rules, state)),
    ]
    books, full = state.books, rules.plan.blank_books.deck
    if rules.turns.counts_rounds:
        extras += [("leader", seats((books.leader,))), ("round", str(books.round))]
    return [
        *extras,
        ("captures", counts(books.captures)),
        ("skips", counts(books.skips)),
        ("direction", "" if books.clockwise else "counter"),
        ("amended", ",".join(str(index + 1) for index in books.amended)),
        (
            "deck",
            "" if books.deck == full else ",".join(map(str, books.deck)),
        ),
        ("bonuses", str(books.bonuses or "")),
        ("points", counts(books.points)),
        ("out", seats(books.out)),
        ("order", seats(books.order)),
        ("given", seats(books.given)),
        ("resume", seats((books.resume,)) if books.resume >= 0 else ""),
        ("hands", _write_faces(rules, books.hands)),
        ("prisoners", ",".join(_write_held(rules, held) for held in books.prisoners)),
        ("held", _write_faces(rules, books.held)),
        ("shields", ",".join(_write_shield(rules, shield) for shield in books.shields)),
        ("ability", books.ability),
        ("ended", books.ended),
        ("lots", ",".join(_write_lot(rules, lot) for lot in books.lots)),
        ("heir", seats((books.heir,)) if books.heir >= 0 else ""),
        ("duel", _write_duel(rules, books.duel) if books.duel else ""),
        ("polls", ",".join(_write_face(rules, face) for face in books.polls)),
        ("poll", _write_poll(rules, books.poll) if books.poll else ""),
        ("voted", ",".join(str(index + 1) for index in books.voted)),
        ("sent", ",".join(_write_sent(rules, sent) for sent in books.sent)),
    ]


def _write_cause(rules: Rules, state: State) -> str:
    """Write the cause of the waiting throw, unless it follows from the position."""
    evident = state.cause is None or state.cause == cause_waiting(rules.of(state), state)
    return "" if evident else str(state.cause)


def _write_faces(rules: Rules, hands: tuple[tuple[int, ...], ...]) -> str:
    return "/".join(
        f"{write_word(rules.seats[seat].colour)}:"
        + ",".join(_write_face(rules, card) for card in cards)
        for seat, cards in enumerate(hands)
        if cards
    )


def _write_held(rules: Rules, held: Held) -> str:
    whose, holder = (write_word(rules.seats[seat].colour) for seat in (held.seat, held.by))
    return f"{whose}:{held.token + 1}:{holder}"


def _write_shield(rules: Rules, shield: Shield) -> str:
    return f"{write_word(rules.seats[shield.seat].colour)}:{shield.token + 1}:{shield.turns}"


def _write_sent(rules: Rules, sent: Sent) -> str:
    tokens = "+".join(str(token + 1) for token in sent.tokens)
    whose = write_word(rules.seats[sent.seat].colour)
    return f"{_write_face(rules, sent.face)}:{whose}:{tokens}"


def _write_lot(rules: Rules, lot: Lot) -> str:
    if rules.plan.faces[lot.face].kind == "send":
        tiles = (rules.chance.faces[lot.face].orders[index].steps for index in lot.among)
        return f"{_write_face(rules, lot.face)}:" + "+".join(
            write_word(rules.board.tiles[tile]) for tile in tiles
        )
    among = "+".join(write_word(rules.seats[seat].colour) for seat in lot.among)
    return f"{_write_face(rules, lot.face)}:{among}"


def _write_duel(rules: Rules, move: Move) -> str:
    tokens = "+".join(str(token + 1) for token in move.tokens)
    whose, to = write_word(rules.seats[move.seat].colour), write_step(rules, move.seat, move.to)
    return f"{whose}:{tokens}:{_write_face(rules, move.face)}:{to}:{move.order + 1}"


def _write_poll(rules: Rules, poll: Poll) -> str:
    """Write the caller, what that seat owes, who answers next, and the answers so far."""

    def colour(seat: int) -> str:
        return write_word(rules.seats[seat].colour)

    owed = "+".join(_write_face(rules, face) for face in poll.owed)
    answers = (
        f"{colour(seat)}@{_HIDDEN if answer == UNSEEN else answer + 1}"
        for seat, answer in poll.answers
    )
    parts = [colour(poll.caller), owed, "+".join(map(colour, poll.waiting)), "+".join(answers)]
    return ":".join([*parts, *(["due"] if poll.was_due else [])])


def _write_face(rules: Rules, face: int) -> str:
    if not face:
        return "?"
    name = rules.chance.faces[face].name
    # An outcome may be named like one of these signs.
    return f"%{ord(name):02X}" if name in ("?", "-") else write_word(name)


def _write_tokens(rules: Rules, tokens: Tokens) -> str:
    return "/".join(
        f"{write_word(rules.seats[seat].colour)}:"
        + ",".join(write_step(rules, seat, step) for step in own)
        for seat, own in enumerate(tokens)
        if own
    )


def write_step(rules: Rules, seat: int, step: int) -> str:
    """Write ``Y``, ``H``, or the steps made, with the branch where the route has forked."""
    route = rules.seats[seat].route
    if step == YARD:
        return "Y"
    if step == route.finish:
        return "H"
    branches = (write_word(branch.name) for branch in route.trail(step))
    return "~".join((str(route.walked(step)), *branches))


def parse_position(line: str, load: Load) -> tuple[Rules, State]:
    """Read the rules and the state of a line; ``load`` turns the spec into rules."""
    words = line.split()
    if len(words) < 6:
        raise NotationError("not-a-position", line=_quoted(line))
    rules = load(words[0])
    reader = _PositionReader(rules, line)
    state = reader.state(words[1:6], reader.extras(words[6:]))
    wrong = problems(rules, state)
    if wrong:
        raise NotationError("position", line=_quoted(line), problem=wrong[0])
    now = rules.of(state)
    if state.owed and state.owed[0]:
        state = state._replace(cause=state.cause or cause_waiting(now, state))
        state = state._replace(moves=legal_moves(now, state.tokens, hand_of(state)))
        if not state.moves:
            stuck = Problem("", "position-stuck")
            raise NotationError("position", line=_quoted(line), problem=stuck)
    return rules, turns.ready(rules, state)


def _quoted(line: str) -> str:
    return repr(line[:80])


class _PositionReader:
    def __init__(self, rules: Rules, line: str) -> None:
        self.rules = rules
        self.line = line
        self.colours = tuple(seat.colour for seat in rules.seats)

    def fail(self, part: str, code: str, **values: Value) -> NotationError:
        wrong = Problem("", code, values)
        line = _quoted(self.line)
        return NotationError("in-position", part=_quoted(part), line=line, problem=wrong)

    def extras(self, words: list[str]) -> dict[str, str]:
        found: dict[str, str] = {}
        for word in words:
            name, equals, text = word.partition("=")
            if name not in _NAMES or not equals or not text or name in found:
                raise self.fail(word, "position-extras", names=_NAMES)
            found[name] = text
        return found

    def state(self, words: list[str], extras: dict[str, str]) -> State:
        owed = () if words[2] == "-" else tuple(map(self.face, words[2].split(",")))
        return State(
            tokens=self.tokens(words[0]),
            turn=self.seat(words[1]),
            owed=owed,
            streak=self.number(words[3]),
            number=self.number(words[4]),
            bonus=self.number(extras.get("bonus", "0")),
            before=self.tokens(extras["before"]) if "before" in extras else None,
            used=tuple(self.number(n, 1) - 1 for n in _items(extras, "used")),
            places=tuple(map(self.seat, _items(extras, "places"))),
            opening=tuple(
                _OPENING[n] if n in _OPENING else self.number(n, 1)
                for n in _items(extras, "opening")
            ),
            books=self.books(extras, owed),
            cause=self.cause(extras["cause"]) if "cause" in extras else None,
        )

    def cause(self, word: str) -> Cause:
        if word not in EARNED:
            raise self.fail(word, "position-cause", causes=EARNED)
        return Cause(word)

    def books(self, extras: dict[str, str], owed: tuple[int, ...]) -> Books:
        blank = self.rules.plan.blank_books
        if not self.rules.plan.keeps_books:
            return blank
        if self.rules.turns.counts_rounds and ("leader" not in extras or "round" not in extras):
            raise self.fail("leader=, round=", "position-loose")
        if extras.get("direction", "counter") != "counter":
            raise self.fail(extras["direction"], "position-direction")
        deck = _items(extras, "deck")
        return blank._replace(
            leader=self.seat(extras["leader"]) if "leader" in extras else blank.leader,
            round=self.number(extras["round"], 1) if "round" in extras else blank.round,
            captures=self.counts(extras["captures"]) if "captures" in extras else blank.captures,
            skips=self.skips(extras["skips"]) if "skips" in extras else blank.skips,
            clockwise="direction" not in extras,
            amended=tuple(self.number(n, 1) - 1 for n in _items(extras, "amended")),
            deck=tuple(map(self.number, deck)) if deck else blank.deck,
            bonuses=self.number(extras.get("bonuses", "0")),
            points=self.points(extras["points"]) if "points" in extras else (),
            out=tuple(map(self.seat, _items(extras, "out"))),
            order=tuple(map(self.seat, _items(extras, "order"))),
            given=tuple(map(self.seat, _items(extras, "given"))),
            resume=self.seat(extras["resume"]) if "resume" in extras else -1,
            hands=self.hands("hands", extras["hands"]) if "hands" in extras else blank.hands,
            prisoners=tuple(map(self.held, _items(extras, "prisoners"))),
            held=self.hands("held", extras["held"]) if "held" in extras else (),
            shields=tuple(map(self.shield, _items(extras, "shields"))),
            ability=extras.get("ability", ""),
            ended=extras.get("ended", ""),
            lots=tuple(map(self.lot, _items(extras, "lots"))),
            heir=self.seat(extras["heir"]) if "heir" in extras else -1,
            duel=self.duel(extras["duel"]) if "duel" in extras else None,
            polls=tuple(map(self.face, _items(extras, "polls"))),
            poll=self.poll(extras["poll"], owed) if "poll" in extras else None,
            voted=tuple(self.number(n, 1) - 1 for n in _items(extras, "voted")),
            sent=tuple(map(self.sent, _items(extras, "sent"))),
        )

    def shield(self, text: str) -> Shield:
        words = text.split(":")
        if len(words) != 3:
            raise self.fail(text, "position-shields")
        return Shield(self.seat(words[0]), self.number(words[1], 1) - 1, self.number(words[2], 1))

    def sent(self, text: str) -> Sent:
        words = text.split(":")
        if len(words) != 3:
            raise self.fail(text, "position-sent")
        tokens = tuple(self.number(token, 1) - 1 for token in words[2].split("+"))
        return Sent(self.face(words[0]), self.seat(words[1]), tokens)

    def tiles(self, face: int, text: str) -> tuple[int, ...]:
        """Read the tiles a lot may fall on, as orders of its face."""
        names = [
            self.rules.board.tiles[order.steps] for order in self.rules.chance.faces[face].orders
        ]
        tiles = [*map(read_word, text.split("+"))]
        if not {*tiles} <= {*names}:
            raise self.fail(text, "position-sent")
        return tuple(map(names.index, tiles))

    def lot(self, text: str) -> Lot:
        face, _, among = text.partition(":")
        if self.rules.plan.faces[index := self.face(face)].kind == "send":
            return Lot(index, self.tiles(index, among))
        return Lot(self.face(face), tuple(map(self.seat, among.split("+"))))

    def duel(self, text: str) -> Move:
        words = text.split(":")
        if len(words) != 5:
            raise self.fail(text, "position-duel")
        seat, tokens = self.seat(words[0]), words[1].split("+")
        ids = tuple(self.number(token, 1) - 1 for token in tokens)
        order = self.number(words[4], 1) - 1
        return Move(seat, ids, self.face(words[2]), self.step(seat, words[3]), order)

    def poll(self, text: str, owed: tuple[int, ...]) -> Poll:
        parts = text.split(":")
        if len(parts) not in (4, 5) or parts[4:] not in ([], ["due"]) or not owed:
            raise self.fail(text, "position-poll")
        caller, owes, waiting, answers = (part.split("+") if part else [] for part in parts[:4])
        return Poll(
            face=owed[0],
            caller=self.seat("+".join(caller)),
            owed=tuple(map(self.face, owes)),
            waiting=tuple(map(self.seat, waiting)),
            answers=tuple(map(self.answer, answers)),
            was_due=len(parts) == 5,
        )

    def answer(self, text: str) -> tuple[int, int]:
        colour, at, number = text.partition("@")
        if not at:
            raise self.fail(text, "position-poll")
        return self.seat(colour), UNSEEN if number == _HIDDEN else self.number(number, 1) - 1

    def held(self, text: str) -> Held:
        words = text.split(":")
        if len(words) != 3:
            raise self.fail(text, "position-prisoners")
        return Held(self.seat(words[0]), self.number(words[1], 1) - 1, self.seat(words[2]))

    def hands(self, name: str, text: str) -> tuple[tuple[int, ...], ...]:
        """Read the cards or abilities players hold."""
        known = (
            self.rules.plan.blank_books.hands if name == "hands" else self.rules.abilities.by_face
        )
        found: list[tuple[int, ...]] = [()] * len(self.rules.seats) if known else []
        for part in text.split("/"):
            colour, colon, cards = part.partition(":")
            if not colon or not found or not cards:
                raise self.fail(part, f"position-{name}")
            found[self.seat(colour)] = tuple(map(self.face, cards.split(",")))
        return tuple(found)

    def counts(self, text: str) -> tuple[int, ...]:
        counts = tuple(map(self.number, text.split(",")))
        if len(counts) != len(self.rules.seats):
            raise self.fail(text, "position-counts", seats=len(self.rules.seats))
        return counts

    def skips(self, text: str) -> tuple[int, ...]:
        return tuple(min(count, MOST_MISSED) for count in self.counts(text))

    def points(self, text: str) -> tuple[int, ...]:
        """Read points, which may be below zero."""
        signs = [-1 if one.startswith("-") else 1 for one in text.split(",")]
        sizes = self.counts(",".join(one.removeprefix("-") for one in text.split(",")))
        return tuple(sign * size for sign, size in zip(signs, sizes, strict=True))

    def number(self, text: str, low: int = 0) -> int:
        if not _NUMBER.fullmatch(text) or int(text) < low:
            raise self.fail(text, "position-number", low=low)
        return int(text)

    def seat(self, word: str) -> int:
        colour = read_word(word)
        if colour not in self.colours:
            raise self.fail(word, "position-seat", seats=self.colours)
        return self.colours.index(colour)

    def face(self, word: str) -> int:
        if word == "?":
            return 0
        face = self.rules.face_named(read_word(word))
        if face is None:
            faces = tuple(f.name for f in self.rules.chance.faces if f.orders or f.then)
            raise self.fail(word, "position-owed", faces=faces)
        return face

    def tokens(self, text: str) -> Tokens:
        found: list[tuple[int, ...]] = [()] * len(self.rules.seats)
        last = -1
        for part in text.split("/"):
            colour, colon, steps = part.partition(":")
            if not colon:
                raise self.fail(part, "position-tokens")
            seat = self.seat(colour)
            own = tuple(self.step(seat, word) for word in steps.split(","))
            count = self.rules.seats[seat].tokens
            if len(own) != count and not self.rules.changes_hands:
                raise self.fail(part, "position-token-count", colour=colour, count=count)
            if seat <= last:
                raise self.fail(part, "position-seat-order")
            found[seat] = own
            last = seat
        if self.rules.changes_hands:
            self._all_there(text, found)
        return tuple(found)

    def _all_there(self, text: str, found: list[tuple[int, ...]]) -> None:
        """Check that no token is missing where tokens may have changed hands."""
        count = sum(self.rules.seats[seat].tokens for seat, own in enumerate(found) if own)
        most = self.rules.most_tokens(0)
        if self.rules.most_markers:  # some may have been born
            there, in_all = sum(map(len, found)), self.rules.most_in_all
            if any(len(own) > most for own in found):
                raise self.fail(text, "position-most-tokens", most=most)
            if there > in_all:
                raise self.fail(text, "too-many-markers", markers=there, most=in_all)
        elif sum(map(len, found)) != count:
            raise self.fail(text, "position-all-tokens", count=count)

    def step(self, seat: int, word: str) -> int:
        route = self.rules.seats[seat].route
        if word in ("Y", "H"):
            return YARD if word == "Y" else route.finish
        number, *names = word.split("~")
        if not number.isdigit():
            raise self.fail(word, "position-token")
        trail = tuple(read_word(name) for name in names)
        walked, steps = self.number(number), route.steps_on(trail)
        if walked not in steps:
            known = steps and walked > min(steps)
            raise self.fail(word, "position-step" if known else "position-branch")
        return steps[walked]


_HIDDEN = "*"
"""A secret answer that has not been told yet."""
_OPENING = {"x": -1, "?": 0}
"""Opening throws: seats that can no longer begin, and seats still to throw."""
_NAMES = (
    *("bonus", "before", "used", "places", "opening", "cause"),
    *("leader", "round", "captures", "skips", "direction", "amended", "deck", "bonuses"),
    *("points", "out", "order", "given", "resume", "hands", "prisoners"),
    *(
        "held",
        "shields",
        "ability",
        "lots",
        "heir",
        "ended",
        "duel",
        "polls",
        "poll",
        "voted",
        "sent",
    ),
)


def _items(extras: dict[str, str], name: str) -> list[str]:
    return extras[name].split(",") if name in extras else []
