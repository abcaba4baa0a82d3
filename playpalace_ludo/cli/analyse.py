"""`playpalace-ludo analyse`: where a finished game turned, and which choices cost most."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from playpalace_ludo.cli.compiled import judging
from playpalace_ludo.cli.output import say_json
from playpalace_ludo.cli.replay import load_match
from playpalace_ludo.cli.speaking import (
    add_json,
    add_language,
    onlooker,
    print_messages,
    translator,
)
from playpalace_ludo.core.errors import InputError
from playpalace_ludo.core.notation import format_position
from playpalace_ludo.lab import plots
from playpalace_ludo.lab.scenario_text import write_move
from playpalace_ludo.review.analysis import Analysis, JudgedMove, analyse
from playpalace_ludo.review.haste import seconds
from playpalace_ludo.review.telling import BEST, story
from playpalace_ludo.work import finish


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="RECORD")
    parser.add_argument("--most", type=int, default=3, metavar="N")
    parser.add_argument("--plot", type=Path, metavar="FILE")
    add_json(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    if args.most < 1:
        raise InputError("option-at-least", option="--most", least=1, given=str(args.most))
    if args.plot:
        plots.check(args.plot)
    match = load_match(args.file)
    if not match.steps:
        raise InputError("nothing-played", file=str(args.file))
    with judging(seconds(match)):
        found = finish(analyse(match))
    listener = onlooker(match.rules, match.start, match.header.players)
    words, told = translator(args), story(found, listener, args.most)
    if args.json:
        say_json({**described(found, args.most), "lines": [*map(words.say, told)]}, indent=1)
    else:
        print_messages(words, told)
    if args.plot:
        plots.win_chances(found, args.plot)
    return 0


def described(found: Analysis, most: int) -> dict[str, Any]:
    """Return an analysis in a form for programs; chances are between 0 and 1."""
    match = found.match
    colours = {seat: match.rules.seats[seat].colour for seat in match.start.seats}
    return {
        "players": dict(zip(colours.values(), match.header.players, strict=True)),
        "over": match.over,
        "subject": colours[found.subject],
        "turns": [
            {
                "number": moment.number,
                "seat": colours[moment.seat],
                "chances": {c: round(moment.chances[seat], 4) for seat, c in colours.items()},
            }
            for moment in found.moments
        ],
        "swings": [
            {
                "number": swing.number,
                "seat": colours[swing.seat],
                "before": round(swing.before, 4),
                "after": round(swing.after, 4),
            }
            for swing in found.swings(most)
        ],
        "dearest": [_choice(found, judged) for judged in found.dearest(most)],
        "choices": {
            colour: {
                "made": len(made := found.moves_of(seat)),
                "best": sum(judged.cost < BEST for judged in made),
                "given_away": round(found.given_away(seat), 4),
            }
            for seat, colour in colours.items()
        },
    }


def _choice(found: Analysis, judged: JudgedMove) -> dict[str, Any]:
    rules, state = found.match.rules, judged.state
    return {
        "number": judged.number,
        "seat": rules.seats[state.turn].colour,
        "position": format_position(rules, state),
        "made": write_move(rules, state, judged.made),
        "better": write_move(rules, state, judged.advice.move),
        "cost": round(judged.cost, 4),
    }
