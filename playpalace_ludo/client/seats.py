"""Seat words: `[COLOUR=]WHO`, where WHO is `you`, a name, `bot` or `bot:STRENGTH`.

On the command line STRENGTH may name a custom bot, `bot:module:Class` or `bot:cmd:COMMAND`.
"""

import itertools
import unicodedata
from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.table.seating import Player, seats_for
from playpalace_ludo.words import Message

# Short, international, and with different first letters, to be told apart by ear.
BOT_NAMES = ("Ada", "Bruno", "Clara", "Diego", "Elif", "Femi", "Greta", "Hugo")
NAME_LENGTH = 24
WRITES_SEATS = ",=:"
"""Characters with a meaning in seat words, so not allowed in names."""


class SeatError(ValueError):
    """An invalid seat word; `message` says what would be right."""

    def __init__(self, kind: str, **args: str | int) -> None:
        self.message = Message(f"pludo-client-seats-{kind}", args)
        super().__init__(f"{self.message.id} {args}")


class Who(NamedTuple):
    """One seat word, read: a person's name or a bot's strength."""

    colour: str
    name: str
    bot: str

    @property
    def word(self) -> str:
        return f"bot:{self.bot}" if self.bot else self.name


def read(
    text: str, rules: Rules, strengths: Collection[str], default_strength: str
) -> list[tuple[int, Who]]:
    """Read the seat words of `text`, each with the seat of the board it takes."""
    people = [_who(word.strip(), strengths, default_strength) for word in text.split(",")]
    if not rules.min_players <= len(people) <= rules.max_players:
        raise _wrong_count(len(people), rules.min_players, rules.max_players)
    return list(zip(_seats([who.colour for who in people], rules), people, strict=True))


def _wrong_count(count: int, low: int, high: int) -> SeatError:
    if low == high:
        return SeatError("count-exact", count=count, low=low)
    return SeatError("count", count=count, low=low, high=high)


def own_bots(text: str) -> list[str]:
    """List the custom bots that seat words name."""
    found = []
    for word in text.split(","):
        kind, _, name = _colour_and_who(word)[1].partition(":")
        if kind.strip().lower() == "bot" and ":" in name:
            found.append(name.strip())
    return list(dict.fromkeys(found))


def parse(
    text: str,
    rules: Rules,
    *,
    you: str,
    strengths: Collection[str],
    default_strength: str,
    among_others: Callable[[str], str] | None = None,
) -> tuple[Player, ...]:
    """Seat everybody named in `text` at the board of `rules`, in turn order.

    `among_others` names "you" by the colour where several people play and no name was given.
    """
    seated = read(text, rules, strengths, default_strength)
    people = [(seat, who) for seat, who in seated if not who.bot]
    if among_others is not None and len(people) > 1:
        yours = [rules.seats[seat].colour for seat, who in people if who.name.lower() == "you"]
        you = among_others(yours[0]) if yours else you
    names = _names([who for _, who in seated], clean_name(you) or you)
    players = (Player(seat, name, who.bot) for (seat, who), name in zip(seated, names, strict=True))
    return tuple(sorted(players))


def words(players: Sequence[Player], rules: Rules) -> str:
    """Write the seat words that seat these players again, colours and names included."""
    return ",".join(
        f"{colour}={f'bot:{player.bot}' if player.bot else _name_word(player.name, colour)}"
        for player in players
        for colour in (rules.seats[player.seat].colour,)
    )


def _name_word(name: str, colour: str) -> str:
    """Write a person's name so that it cannot be read as a bot."""
    cleaned = clean_name(name) or colour
    return f"{cleaned} {colour}" if cleaned.lower() == "bot" else cleaned


def clean_name(name: str) -> str:
    """Sanitise a name: one line, not long, no control or direction characters."""
    kept = "".join(" " if char.isspace() else char for char in name)
    kept = "".join(char for char in kept if unicodedata.category(char) not in ("Cc", "Cf", "Cs"))
    kept = "".join(" " if char in WRITES_SEATS else char for char in kept)
    return " ".join(kept.split())[:NAME_LENGTH].strip()


def listed(rules: Rules, people: Sequence[str]) -> str:
    """Write seat words from the occupant of each seat."""
    return ",".join(
        f"{seat.colour}={who}" for seat, who in zip(rules.seats, people, strict=True) if who
    )


def usual(rules: Rules, bot: str) -> list[str]:
    """Return the default occupant of each seat: you and as few bots as possible."""
    people = [""] * len(rules.seats)
    you, *others = spread(rules, max(2, rules.min_players))
    people[you] = "you"
    for seat in others:
        people[seat] = f"bot:{bot}"
    return people


def bot_names(taken: Collection[str], count: int) -> list[str]:
    """Return unused names for `count` bots; a second Ada is "Ada 2"."""
    used = {name.casefold() for name in taken}
    rounds = itertools.count(1)
    names = (name if n == 1 else f"{name} {n}" for n in rounds for name in BOT_NAMES)
    return list(itertools.islice((name for name in names if name.casefold() not in used), count))


def spread(rules: Rules, count: int) -> tuple[int, ...]:
    """Choose seats for players without colours: two opposite, more from the first seat on."""
    return seats_for(rules, count, opposite=len(rules.seats) % 2 == 0)


def _who(word: str, strengths: Collection[str], default_strength: str) -> Who:
    if not word:
        raise SeatError("missing")
    colour, who = _colour_and_who(word)
    if not who:
        raise SeatError("empty", word=word)
    kind, colon, strength = who.partition(":")
    if kind.strip().lower() != "bot":
        if colon:
            raise SeatError("unknown", word=word)
        name = clean_name(who)
        if not name:
            raise SeatError("empty", word=word)
        return Who(colour, name, "")
    strength = strength.strip()
    if strength not in strengths:
        strength = strength.lower() or default_strength
    if strength not in strengths:
        raise SeatError("strength", strength=strength, strengths=", ".join(strengths))
    return Who(colour, "", strength)


def _colour_and_who(word: str) -> tuple[str, str]:
    colour, separator, who = word.partition("=")
    if not separator or ":" in colour:  # the command of a bot may have an equals sign
        return "", word.strip()
    return colour.strip().lower(), who.strip()


def _seats(colours: Sequence[str], rules: Rules) -> list[int]:
    known = [seat.colour for seat in rules.seats]
    taken: list[int] = []
    for colour in filter(None, colours):
        if colour not in known:
            raise SeatError("colour", colour=colour, colours=", ".join(known))
        if known.index(colour) in taken:
            raise SeatError("taken", colour=colour)
        taken.append(known.index(colour))
    free = _free(rules, len(colours), taken)
    return [known.index(colour) if colour else free.pop(0) for colour in colours]


def _free(rules: Rules, count: int, taken: Sequence[int]) -> list[int]:
    if not taken:
        return list(spread(rules, count))
    seats = [seat for seat in range(len(rules.seats)) if seat not in taken]
    if count == 2 and len(rules.seats) % 2 == 0:
        opposite = (taken[0] + len(rules.seats) // 2) % len(rules.seats)
        seats.sort(key=lambda seat: seat != opposite)
    return seats


def _names(people: Sequence[Who], you: str) -> list[str]:
    """Make names unique; a second Ada becomes "Ada 2"."""
    spoken = {who.name.casefold() for who in people} | {you.casefold()}
    bots = itertools.cycle([name for name in BOT_NAMES if name.casefold() not in spoken])
    names: list[str] = []
    for who in people:
        name = next(bots) if who.bot else you if who.name.lower() == "you" else who.name
        count = sum(other == name or other.startswith(f"{name} ") for other in names)
        names.append(f"{name} {count + 1}" if count else name)
    return names
