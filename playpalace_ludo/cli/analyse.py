"""`playpalace-ludo analyse`: where a finished game turned, and which choices cost most."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from playpalace_ludo.cli.output import say
from playpalace_ludo.cli.replay import load_match
from playpalace_ludo.cli.speaking import add_language, onlooker, translator
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.lab import plots
from playpalace_ludo.lab.analysis import Analysis, JudgedMove, analyse
from playpalace_ludo.words import Listener, Message, Translator, narrate, queries
from playpalace_ludo.words.phrases import player

DESCRIPTION = """\
Goes through a game record with the eyes of the strongest bot: the turns after which the chances
were no longer the same, the choices that cost most and what would have been better, and how well
everybody chose. With --plot also a picture of the chances over the turns."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="RECORD", help="a game record (.ludo)")
    parser.add_argument("--most", type=int, default=3, metavar="N", help="of each kind (3)")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="also a picture, PNG, SVG or PDF")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    if args.most < 1:
        raise LudoError(f"--most must be 1 or more, not {args.most}")
    if args.plot:
        plots.check(args.plot)
    match = load_match(args.file)
    if not match.steps:
        raise LudoError(f"{args.file}: nothing has been played yet")
    found = analyse(match)
    words = translator(args)
    for line in lines(found, words, args.most):
        say(line)
    if args.plot:
        plots.win_chances(found, args.plot)
    return 0


def lines(found: Analysis, words: Translator, most: int) -> Iterator[str]:
    match = found.match
    listener = onlooker(match.rules, match.start, match.header.players)
    for message in queries.result(match.rules, match.state, listener) if match.over else ():
        yield words.say(message)
    hero = player(match.rules, found.subject, listener)
    swings = found.swings(most)
    turned = "pludo-cli-analyse-turned" if swings else "pludo-cli-analyse-none-turned"
    yield words.say(Message(turned, {"name": hero}))
    for swing in swings:
        before, events, after = found.turn(swing.number)
        told = narrate(match.rules, before, events, after=after, listener=listener)
        message = Message(
            "pludo-cli-analyse-swing",
            {
                "number": swing.number,
                "name": hero,
                "before": round(100 * swing.before),
                "after": round(100 * swing.after),
                "way": "up" if swing.change >= 0 else "down",
            },
        )
        yield words.say(message) + " " + words.line(told[0])
    dearest = found.dearest(most)
    yield words.text("pludo-cli-analyse-dear" if dearest else "pludo-cli-analyse-none-dear")
    for judged in dearest:
        yield from _dear(found, judged, words, listener)
    for seat in match.start.seats:
        choices = found.moves_of(seat)
        best = sum(judged.cost < 0.005 for judged in choices)
        yield words.say(
            Message(
                "pludo-cli-analyse-player",
                {
                    "name": player(match.rules, seat, listener),
                    "choices": len(choices),
                    "best": best,
                    "cost": round(100 * found.given_away(seat)),
                },
            )
        )


def _dear(
    found: Analysis, judged: JudgedMove, words: Translator, listener: Listener
) -> Iterator[str]:
    rules, state = found.match.rules, judged.state
    made = next(
        choice.message
        for choice in queries.choices(rules, state, listener)
        if choice.move == judged.made
    )
    advice = judged.advice
    yield words.say(
        Message(
            "pludo-cli-analyse-choice",
            {
                "number": judged.number,
                "name": player(rules, state.turn, listener),
                "cost": max(round(100 * judged.cost), 1),
                "made": made,
                "better": queries.hint(rules, state, advice.move, listener, reasons=advice.reason),
            },
        )
    )
