"""The origin of a game's dice as its record states it; `table/dice_check.py` verifies it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from playpalace_ludo.core.errors import RecordError, show

FAIR = "ludo-dice-2"
"""Dice fixed by a seed together with rules, seats, names and words; see docs/dice.md."""
FAIR_1 = "ludo-dice-1"
"""Dice of earlier versions, fixed by a seed, seats and words."""
SEEDED = "seed"
"""Dice of `--seed`, which the person who chose it can know beforehand."""
LONGEST_CONTRIBUTION = 200


class Proof(NamedTuple):
    """The seed and words that fixed the dice; hexadecimal unless a player wrote it."""

    scheme: str
    commitment: str = ""
    """Announced before the game: fixes the seed without revealing it."""
    contributions: tuple[str, ...] = ()
    """The words of each seat, in seat order; empty where a promise was not kept."""
    promises: tuple[str, ...] = ()
    """Digests that fixed each seat's words before they were told; empty for words told openly.

    The whole list is empty if nobody promised any.
    """
    mixed: str = ""
    """A digest of everything but the seed that decides the dice."""
    seed: str = ""
    """The seed, kept secret until the end; empty before."""
    drawn: str = ""
    """All draws, once the game is over: `6` for a die, `3/25` for the third of 25 outcomes."""
    fallen: int = 0
    """How many dice fell, for a game that is resumed without being replayed."""

    @property
    def is_fair(self) -> bool:
        """Whether the dice were fixed before the game and can be checked after it."""
        return self.scheme in (FAIR, FAIR_1)


def facts(proof: Proof) -> dict[str, Any]:
    """Return the entries of a record's header, in order."""
    return {name: value for name, value in proof._asdict().items() if value}


def read(section: object, seats: int) -> Proof:
    """Read the section `dice` of a header; raise RecordError naming the entry that is wrong."""
    if not isinstance(section, dict):
        raise RecordError("header-dice", field="'dice'")
    unknown = set(section) - set(Proof._fields)
    if unknown:
        raise RecordError("header-dice-unknown", field=show(sorted(unknown)[0]))
    scheme = section.get("scheme")
    if not isinstance(scheme, str) or scheme not in _ENTRIES:
        raise RecordError("header-dice-scheme", scheme=show(scheme), wanted=tuple(_ENTRIES))
    for name, fits in _ENTRIES[scheme].items():
        if not fits(section.get(name), seats):
            raise RecordError("header-dice", field=repr(f"dice.{name}"))
    return Proof(**_frozen(section))


def _frozen(section: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: tuple(value) if isinstance(value, list) else value for name, value in section.items()
    }


def _is_hash(value: object, seats: int) -> bool:
    return isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value) is not None


def _is_hash_if_any(value: object, seats: int) -> bool:
    return value is None or _is_hash(value, seats)


def _is_one_text_per_seat(value: object, seats: int) -> bool:
    return (
        isinstance(value, list)
        and len(value) == seats
        and all(isinstance(text, str) and len(text) <= LONGEST_CONTRIBUTION for text in value)
    )


def _is_one_hash_per_seat_if_any(value: object, seats: int) -> bool:
    return value is None or (
        isinstance(value, list)
        and len(value) == seats
        and all(promise == "" or _is_hash(promise, seats) for promise in value)
    )


def _is_list_of_draws(value: object, seats: int) -> bool:
    number = "[1-9][0-9]{0,399}"
    draw = f"{number}(/{number})?"
    return value is None or (
        isinstance(value, str) and re.fullmatch(f"{draw}( {draw})*", value) is not None
    )


def _is_count_if_any(value: object, seats: int) -> bool:
    return value is None or (type(value) is int and 0 <= value < 10**9)


def _is_seed(value: object, seats: int) -> bool:
    return value is None or isinstance(value, str)


def _is_nothing(value: object, seats: int) -> bool:
    return value is None


_NOT_SEEDED = ("commitment", "contributions", "promises", "mixed", "drawn")
_FAIR_ENTRIES = {
    "commitment": _is_hash,
    "contributions": _is_one_text_per_seat,
    "promises": _is_one_hash_per_seat_if_any,
    "mixed": _is_hash,
    "seed": _is_hash_if_any,
    "drawn": _is_list_of_draws,
    "fallen": _is_count_if_any,
}
_ENTRIES = {
    FAIR: _FAIR_ENTRIES,
    FAIR_1: {**_FAIR_ENTRIES, "promises": _is_nothing},
    SEEDED: {
        **dict.fromkeys(_NOT_SEEDED, _is_nothing),
        "seed": _is_seed,
        "fallen": _is_count_if_any,
    },
}
"""The entries each scheme has, with how they are checked."""
