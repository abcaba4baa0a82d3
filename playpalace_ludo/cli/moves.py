"""`playpalace-ludo moves`: the legal moves of a position."""

from __future__ import annotations

import argparse

from playpalace_ludo.cli.output import say, say_json
from playpalace_ludo.cli.show import read
from playpalace_ludo.cli.speaking import add_language, onlooker, translator
from playpalace_ludo.core import engine
from playpalace_ludo.core.errors import IllegalMove, NotationError
from playpalace_ludo.core.events import Event
from playpalace_ludo.core.notation import format_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.lab.scenario_text import write_move
from playpalace_ludo.words import queries
from playpalace_ludo.words.narration import narrate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("position", nargs="+")
    parser.add_argument("--roll", metavar="DICE")
    parser.add_argument("--json", action="store_true")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    rules, before = read(args.position)
    state, events = _roll(rules, before, args.roll) if args.roll else (before, ())
    if args.json:
        legal = [write_move(rules, state, move) for move in state.moves]
        say_json(legal)
        return 0
    words = translator(args)
    listener = onlooker(rules, state)
    if events:
        for line in narrate(rules, before, events, after=state, listener=listener):
            say(words.line(line))
    if not state.moves:
        say(words.say(queries.turn(rules, state, listener)))
    for choice in queries.choices(rules, state, listener):
        after, _ = engine.play(rules, state, choice.move)
        say(words.say(choice.message))
        say("    " + format_position(rules, after))
    return 0


def _roll(rules: Rules, state: State, text: str) -> tuple[State, tuple[Event, ...]]:
    faces = [rules.face_named(name.strip()) for name in text.split(",")]
    dice = tuple(face for face in faces if face)
    if rules.chance.sums:
        dice = tuple(int(name) for name in text.split(",") if name.strip().isdecimal())
    try:
        return engine.roll(rules, state, dice)
    except IllegalMove:
        if rules.chance.plain_dice:
            raise NotationError("roll-dice", roll=text, dice=rules.chance.dice) from None
        known = tuple(face.name for face in rules.chance.faces[1:])
        raise NotationError("roll-face", roll=text, faces=known) from None
