"""`playpalace-ludo puzzles`: the three positions of a day, and their answers."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from datetime import date
from typing import Any

from playpalace_ludo import variants
from playpalace_ludo.cli.output import say, say_json
from playpalace_ludo.cli.speaking import add_json, add_language, print_messages, translator
from playpalace_ludo.core.errors import InputError, LudoError, cut
from playpalace_ludo.lab.scenario_text import write_move
from playpalace_ludo.review import tasks
from playpalace_ludo.review.puzzles import Puzzle, collection, of_day
from playpalace_ludo.review.tasks import Task
from playpalace_ludo.words import Listener, Message, Translator, choices, queries


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--date", metavar="DAY")
    parser.add_argument("--answers", action="store_true")
    add_json(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    try:
        day = date.today() if args.date is None else date.fromisoformat(args.date)
    except ValueError:
        raise InputError("option-date", given=cut(args.date)) from None
    words = translator(args)
    try:
        found = of_day(collection(), day)
        shown = [(puzzle, puzzle.task(variants.load_named)) for puzzle in found]
    except LudoError as error:
        raise LudoError(words.text("pludo-puzzle-missing")) from error
    if args.json:
        told = [
            described(puzzle, task, number, words, answers=args.answers)
            for number, (puzzle, task) in enumerate(shown, 1)
        ]
        say_json({"date": day.isoformat(), "puzzles": told}, indent=1)
        return 0
    for number, (puzzle, task) in enumerate(shown, 1):
        print_messages(words, lines(puzzle, task, number, answers=args.answers))
        say(f"    {puzzle.position}")
    return 0


def lines(puzzle: Puzzle, task: Task, number: int, *, answers: bool) -> Iterator[Message]:
    state = task.state
    listener = Listener(state.turn)
    yield Message("pludo-puzzle-heading", {"number": number, "bot": puzzle.grade})
    yield from queries.board(task.rules, state, listener, task.rolled)
    yield tasks.question(task, listener)
    yield from choices.choosing(task.rules, state, listener)
    if answers:
        yield tasks.answer(task, listener)


def described(
    puzzle: Puzzle, task: Task, number: int, words: Translator, *, answers: bool
) -> dict[str, Any]:
    """Return a puzzle in a form for programs; the chances of its choices only with the answers."""
    told = lines(puzzle, task, number, answers=answers)
    ranked = [(write_move(task.rules, task.state, move), chance) for move, chance in task.chances]
    return {
        "id": puzzle.id,
        "grade": puzzle.grade,
        "position": puzzle.position,
        "choices": [write_move(task.rules, task.state, move) for move in task.state.moves],
        "answers": [{"move": move, "chance": chance} for move, chance in ranked if answers],
        "lines": [*map(words.say, told)],
    }
