"""`playpalace-ludo replay`: a game record read aloud, turn by turn."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeVar

from playpalace_ludo.cli.output import say, say_json
from playpalace_ludo.cli.own_rules import own_rules
from playpalace_ludo.cli.show import described
from playpalace_ludo.cli.speaking import add_json, add_language, onlooker, translator
from playpalace_ludo.client.storage.growing import last_whole
from playpalace_ludo.core.errors import InputError, RecordError
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.notation import Load, format_position
from playpalace_ludo.core.state import State
from playpalace_ludo.files import read_text
from playpalace_ludo.words import Translator, queries
from playpalace_ludo.words.narration import narrate

T = TypeVar("T")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--positions", action="store_true")
    add_json(parser)
    add_language(parser)


def load_match(path: Path) -> Match:
    return read_record(path, Match.from_text)


def read_record(path: Path, read: Callable[[str, Load], T]) -> T:
    """Read a record file; raise RecordError with the file's name in front."""
    try:
        # The file of a killed game may hold older texts; see client/storage/growing.py.
        text = last_whole(read_text(path).encode("utf-8")).decode("utf-8")
        # A rule file sent along with a record is beside it.
        return read(text, lambda spec: own_rules(spec, [path.parent]))
    except InputError as error:
        raise RecordError("at", place=str(path), problem=error.problem) from None


def run(args: argparse.Namespace) -> int:
    match = load_match(args.file)
    if args.positions:
        states = (match.start, *(step.after for step in match.steps))
        positions = [format_position(match.rules, state) for state in states]
        if args.json:
            say_json(positions, indent=1)
        for position in () if args.json else positions:
            say(position)
        return 0
    words = translator(args)
    if args.json:
        told = [
            {**described(match.rules, part.after), "lines": part.lines}
            for part in _told(match, words)
        ]
        say_json({"players": match.header.players, "over": match.over, "told": told}, indent=1)
        return 0
    for part in _told(match, words):
        for text in part.lines:
            say(text)
    if not match.over:
        listener = onlooker(match.rules, match.start, match.header.players)
        say(words.say(queries.turn(match.rules, match.state, listener)))
    return 0


class _Told(NamedTuple):
    """The lines for a throw and its move, and the resulting state."""

    after: State
    lines: list[str]


def _told(match: Match, words: Translator) -> Iterator[_Told]:
    """Tell each throw together with its move."""
    listener = onlooker(match.rules, match.start, match.header.players)
    before, events = match.start, match.opening_events
    for after, following in [(before, ()), *((s.after, s.events) for s in match.steps)]:
        events += following
        if after.awaiting != "move":
            lines = narrate(match.rules, before, events, after=after, listener=listener)
            yield _Told(after, [text for text in map(words.line, lines) if text])
            before, events = after, ()
