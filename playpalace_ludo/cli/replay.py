"""Read a game record aloud, turn by turn."""

from __future__ import annotations

import argparse
from pathlib import Path

from playpalace_ludo import variants
from playpalace_ludo.cli.speaking import add_language, onlooker, translator
from playpalace_ludo.core.errors import Problem, RecordError
from playpalace_ludo.core.events import Event
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.notation import format_position
from playpalace_ludo.words import Translator, queries
from playpalace_ludo.words.messages import narrate

DESCRIPTION = "Checks a record (.ludo) against the rules and tells the game in words."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--positions", action="store_true", help="print the position lines instead")
    add_language(parser)


def load_match(path: Path) -> Match:
    """A match from a record file; raises RecordError with the file's name in front."""
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise _in_file(path, Problem("", "unreadable", {"reason": reason})) from None
    except UnicodeDecodeError:
        raise _in_file(path, Problem("", "record-not-utf8")) from None
    try:
        return Match.from_text(text, lambda spec: variants.load(spec, [path.parent]))
    except RecordError as error:
        raise _in_file(path, error) from None


def _in_file(path: Path, problem: Problem | RecordError) -> RecordError:
    return RecordError("at", place=str(path), problem=problem)


def run(args: argparse.Namespace) -> int:
    match = load_match(args.file)
    if args.positions:
        for state in (match.start, *(step.after for step in match.steps)):
            print(format_position(match.rules, state))
        return 0
    words = translator(args)
    _tell(match, words)
    if not match.over:
        listener = onlooker(match.rules, match.start, match.header.players)
        print(words.say(queries.turn(match.rules, match.state, listener)))
    return 0


def _tell(match: Match, words: Translator) -> None:
    """A throw is told together with the move it led to."""
    listener = onlooker(match.rules, match.start, match.header.players)
    before, events = match.start, list[Event](match.opening_events)
    for step in match.steps:
        events += step.events
        if step.after.awaiting != "move":
            for line in narrate(match.rules, before, events, step.after, listener):
                if text := words.line(line):
                    print(text)
            before, events = step.after, []
