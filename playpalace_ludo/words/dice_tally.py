"""The tally of the dice: what everybody threw, and what to expect on average."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import log

from playpalace_ludo.core.events import Event, OpeningRolled, Rolled
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.words import phrases
from playpalace_ludo.words.model import CommaList, Listener, Message

SIX = 6
ENOUGH_THROWS = 12
"""Throws needed before the usual longest wait means anything."""


@dataclass
class Throws:
    """One seat's throws."""

    count: int = 0
    faces: Counter[int] = field(default_factory=Counter)
    wait: int = 0
    """Throws without a six since the last one."""
    longest_wait: int = 0

    def add(self, dice: tuple[int, ...]) -> None:
        self.count += 1
        self.faces.update(dice)
        self.wait = 0 if SIX in dice else self.wait + 1
        self.longest_wait = max(self.longest_wait, self.wait)


Tally = Mapping[int, Throws]


def tally(events: Iterable[Event]) -> Tally:
    """Count every throw, the opening ones included."""
    found: dict[int, Throws] = {}
    for event in events:
        if isinstance(event, Rolled | OpeningRolled):
            found.setdefault(event.seat, Throws()).add(event.dice)
    return found


def tally_lines(
    rules: Rules, tally: Tally, listener: Listener, origin: Message | None = None
) -> list[Message]:
    """Say one line per player, the hearer first; then that it is all chance.

    `origin` says where the dice came from instead, if it was not chance alone.
    """
    if not tally:
        return [Message("pludo-query-no-roll", {"throw": rules.chance.randomiser})]
    seats = sorted(tally, key=lambda seat: (seat != listener.seat, seat))
    lines = [_line(rules, tally[seat], seat, listener) for seat in seats]
    return [*lines, origin or _fairness(rules)]


def _line(rules: Rules, throws: Throws, seat: int, listener: Listener) -> Message:
    expected = _expected(rules, throws)
    known = throws.count >= ENOUGH_THROWS
    even = len({round(value, 3) for value in expected.values()}) == 1
    items = CommaList(
        Message(
            _item(rules, even=even),
            {
                "face": face if rules.chance.plain_dice else phrases.dice(rules, [face]),
                "count": throws.faces[face],
                "expected": round(expected[face], 1),
            },
        )
        for face in expected
        if throws.faces[face] or (known and rules.chance.plain_dice)
    )
    args: phrases.Args = {
        **phrases.person(rules, seat, listener),
        "throw": rules.chance.randomiser,
        "count": throws.count,
        "faces": items,
        "each": round(next(iter(expected.values())), 1),
        "longest": throws.longest_wait,
        "wait": throws.wait,
        "usual": _usual_wait(rules, throws.count),
    }
    if not rules.chance.plain_dice:
        return Message("pludo-ledger-loose", args)
    return Message("pludo-ledger-line" if known else "pludo-ledger-line-early", args)


def _item(rules: Rules, *, even: bool) -> str:
    if not even:
        return "pludo-ledger-face-expected"
    return "pludo-ledger-die" if rules.chance.plain_dice else "pludo-ledger-face"


def _expected(rules: Rules, throws: Throws) -> dict[int, float]:
    """Return the expected count of each face in this many throws."""
    share: dict[int, float] = {}
    for throw, chance in rules.chance.throws.items():
        for face in throw:
            share[face] = share.get(face, 0.0) + chance
    return {face: throws.count * share[face] for face in sorted(share)}


def _usual_wait(rules: Rules, count: int) -> int:
    """Return the usual longest wait for a six in this many throws."""
    six = sum(chance for throw, chance in rules.chance.throws.items() if SIX in throw)
    if not 0 < six < 1 or count * six <= 1:
        return 0
    return round(log(count * six) / -log(1 - six))


def _fairness(rules: Rules) -> Message:
    return Message("pludo-ledger-fair", {"throw": rules.chance.randomiser})
