"""The first ten minutes in words: the map of a board, the first keys, and tips."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from playpalace_ludo.core.language import knobs
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.words import phrases
from playpalace_ludo.words.commands import COMMANDS, named, parse_key
from playpalace_ludo.words.model import CommaList, Listener, Message
from playpalace_ludo.words.phrases import Args
from playpalace_ludo.words.squares import home_entry

TITLE = Message("pludo-first-title")
TIPS = ("early", "spread", "safe")


def keys(keymap: Mapping[str, str]) -> Args:
    """Name the key of every command, as arguments by the command's id."""
    bound: dict[str, str] = {}
    for key, command in keymap.items():
        bound.setdefault(command, key)
    return {
        command.id: named(command, bound[command.id])
        if command.id in bound
        else Message(command.label)
        for command in COMMANDS
    }


def host_keys() -> Args:
    """Name the keys at a server's table."""
    bound = {parse_key(command.host or ""): command.id for command in COMMANDS if command.host}
    return keys({key: command for key, command in bound.items() if key is not None})


def lines(rules: Rules, key_names: Args) -> list[Message]:
    """Return the first steps to read: the map where the board is the usual one, keys, tips."""
    return [
        *([Message("pludo-first-map"), _ring(rules)] if rules.has_knobs else []),
        Message("pludo-first-keys"),
        *(Message(f"pludo-first-{part}", key_names) for part in ("play", "ask", "explore", "help")),
        Message("pludo-first-tips"),
        *(Message(f"pludo-lesson-tip-{tip}") for tip in TIPS),
    ]


def is_heading(message: Message) -> bool:
    return message.id in ("pludo-first-map", "pludo-first-keys", "pludo-first-tips")


def map_for(rules: Rules, seats: Iterable[int], listener: Listener) -> Args:
    """Return the arguments of the map for one player of the usual board."""
    you = listener.seat or 0
    others = [
        Message(
            "pludo-lesson-other-start",
            {"name": phrases.player(rules, seat, listener), "square": _start(rules, seat)},
        )
        for seat in seats
        if seat != you
    ]
    return {
        **_board(rules),
        "start": _start(rules, you),
        "entry": rules.place(you, home_entry(rules, you)).number,
        "others": CommaList(others),
    }


def _ring(rules: Rules) -> Message:
    starts = tuple(
        Message(
            "pludo-first-start",
            {
                "colour": Message("pludo-colour", {"colour": rules.seats[seat].colour}),
                "square": _start(rules, seat),
            },
        )
        for seat in range(len(rules.seats))
    )
    back = int(rules.values["board.home_entry_back"])
    return Message("pludo-first-ring", {**_board(rules), "starts": starts, "back": back})


def _board(rules: Rules) -> Args:
    safe = tuple(rules.values["safe.squares"])
    return {
        "track": knobs.track_length(rules.values),
        "column": int(rules.values["board.home_squares"]),
        "safe": safe,
        "count": len(safe),
        "safe-start": str(rules.values["safe.start"]),
    }


def _start(rules: Rules, seat: int) -> int:
    return rules.place(seat, 0).number
