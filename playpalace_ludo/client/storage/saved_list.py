"""A saved game as a row in a list: its rules, who plays, how far it is or who won, and when."""

import re
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from playpalace_ludo import variants
from playpalace_ludo.client.game import RulesGone, rules_of
from playpalace_ludo.client.storage.saves import read_record
from playpalace_ludo.core import record
from playpalace_ludo.core.notation import Load
from playpalace_ludo.core.record import Header
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.spec import read_word
from playpalace_ludo.words import Message, rulebook
from playpalace_ludo.words.model import Arg
from playpalace_ludo.words.phrases import Args


class Summary(NamedTuple):
    title: Arg
    you: str
    """The only person at the keyboard; empty where there are several, or none."""
    players: tuple[str, ...]
    turn: int
    """Number of the last turn begun."""
    winners: tuple[str, ...] | None
    """None while the game goes on, empty where nobody won."""


def label(path: Path, load: Load = variants.load_named) -> Message:
    """Describe a saved game; an unreadable one by the name of its file."""
    try:
        changed = path.stat().st_mtime
        game = _summary(path, changed, load)
        args: Args = {
            "title": game.title,
            "you": "yes" if game.you else "no",
            "players": tuple(name for name in game.players if name != game.you),
            "when": _when(datetime.fromtimestamp(changed)),
        }
    except (OSError, TypeError, ValueError, IndexError, OverflowError):
        return Message("pludo-menu-file", {"name": path.stem})
    if game.winners is None:
        return Message("pludo-menu-unfinished-game", args | {"turn": game.turn})
    if game.you in game.winners:
        return Message("pludo-menu-finished-game", args | {"who": "you"})
    who = "other" if game.winners else "nobody"
    return Message("pludo-menu-finished-game", args | {"who": who, "winners": game.winners})


def is_lesson(path: Path) -> bool:
    """Tell whether this is a guided game."""
    try:
        return _is_lesson(path, path.stat().st_mtime)
    except (OSError, TypeError, ValueError, IndexError, OverflowError):
        return False


@lru_cache(maxsize=1000)
def _is_lesson(path: Path, changed: float) -> bool:
    return _tells_a_lesson(record.split(read_record(path))[0])


def _tells_a_lesson(header: Header) -> bool:
    return header.table.get("lesson") is True


@lru_cache(maxsize=1000)
def _summary(path: Path, changed: float, load: Load) -> Summary:
    """Summarise a file; cached until the file changes."""
    header, body = record.split(read_record(path))
    rules: Rules | None = None
    title: Arg
    try:
        rules = rules_of(header, load)
        title = rulebook.variant_title(rules)
    except RulesGone as error:
        title = error.name
    bots = header.table.get("bots", [""] * len(header.players))
    people = [name for name, bot in zip(header.players, bots, strict=True) if not bot]
    lines = [line for _, line in body]
    turns = (int(found[1]) for line in reversed(lines) if (found := re.match(r"(\d+)\.", line)))
    over = bool(lines) and lines[-1].startswith("=")
    return Summary(
        title=Message("pludo-lesson-title") if _tells_a_lesson(header) else title,
        you=people[0] if len(people) == 1 else "",
        players=header.players,
        turn=next(turns, 0) or 1,
        winners=_winners(header, rules, lines[-1]) if over else None,
    )


def _winners(header: Header, rules: Rules | None, result: str) -> tuple[str, ...]:
    """Name the winners, from the last line of the record: `= red blue`."""
    first = read_word(result.split()[1])
    if first == "draw":
        return ()
    won = {first}
    if rules is not None:
        won = {rules.seats[seat].colour for seat in rules.side(record.seat_of(rules, first))}
    return tuple(
        name for colour, name in zip(header.seats, header.players, strict=True) if colour in won
    )


def _when(moment: datetime) -> Message:
    args: Args = {
        "days": (datetime.now().date() - moment.date()).days,
        "time": f"{moment:%H:%M}",
        "year": f"{moment:%Y}",
        "month": moment.month,
        "day": moment.day,
    }
    return Message("pludo-menu-when", args)
