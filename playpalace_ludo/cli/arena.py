"""`playpalace-ludo arena`: bots play each other, and a report says who is stronger."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from playpalace_ludo import bots
from playpalace_ludo.cli.output import say, say_json
from playpalace_ludo.cli.progress import Progress
from playpalace_ludo.cli.speaking import add_language, print_messages, translator
from playpalace_ludo.core.errors import InputError, LudoError, cut
from playpalace_ludo.lab import arena, executors
from playpalace_ludo.lab.games import pairing, parse_entrants, rules_of
from playpalace_ludo.words import Message, problems
from playpalace_ludo.words.phrases import Args

MOST_FAULTS = 5
"""Most faults of custom bots to report."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--variant", default="playpalace")
    parser.add_argument("--seats", default="expert,hard")
    parser.add_argument("--games", type=int, default=400, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, metavar="N")
    parser.add_argument("--cluster", metavar="ADDRESS")
    parser.add_argument("--budget", type=float, metavar="MS")
    parser.add_argument("--out", type=Path, metavar="FILE")
    parser.add_argument("--round-robin", action="store_true")
    parser.add_argument("--players", type=int, metavar="N")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--quiet", action="store_true")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    if args.budget is not None and not args.budget > 0:  # also refuses "nan"
        raise InputError("option-budget", given=f"{args.budget:g}")
    if args.players is not None and not args.round_robin:
        raise InputError("option-players")
    players = 2 if args.players is None else args.players
    entrants = parse_entrants(args.seats)
    progress = Progress(translator(args), quiet=args.quiet)
    with executors.taking(args.cluster) as executor:
        if args.round_robin:
            cells = arena.round_robin(
                args.variant,
                entrants,
                args.games,
                args.seed,
                players=players,
                workers=args.workers,
                executor=executor,
                store=args.out,
                progress=progress,
                budget_ms=args.budget,
            )
            _print_cells(args, cells, players)
            return 0
        match = pairing(args.variant, entrants, args.seed, args.budget)
        report = arena.run(
            match,
            args.games,
            workers=args.workers,
            executor=executor,
            store=args.out,
            progress=progress,
        )
    if args.json:
        say_json(report.as_json(), indent=1)
    else:
        print_messages(translator(args), lines(report))
    return 0


def lines(report: arena.Report) -> Iterator[Message]:
    yield Message(
        "pludo-cli-arena-heading",
        {"games": report.games, "variant": report.match.variant, "drawn": report.drawn},
    )
    for score in sorted(report.scores, key=lambda score: -score.rate):
        low, high = score.interval
        yield Message(
            "pludo-cli-arena-score",
            {
                "name": score.name,
                "seats": score.seats,
                "percent": _percent(score.rate),
                "low": _percent(low),
                "high": _percent(high),
            },
        )
        yield Message(
            "pludo-cli-arena-times",
            {
                "name": score.name,
                "decisions": round(score.decisions / report.games / score.seats, 1),
                "median": round(score.times.quantile(0.5), 2),
                "most": round(score.times.quantile(0.99), 2),
            },
        )
    if report.given_up:
        yield Message("pludo-cli-given-up", {"count": report.given_up})
    if report.given_up < report.games:
        yield Message(
            "pludo-cli-arena-length",
            {
                "turns": round(report.turns, 1),
                "throws": round(report.throws, 1),
                "captures": round(report.captures, 1),
            },
        )
    for bot, fault in report.faults[:MOST_FAULTS]:
        told = problems.phrase(fault.problem)
        yield Message("pludo-cli-arena-fault", {"bot": cut(bot), "fault": told})
    players, rules = len(report.match.seats), rules_of(report.match.variant)
    if "expert" in report.match.entrants and (notice := bots.notice(rules, players)):
        yield Message(notice)


def _print_cells(args: argparse.Namespace, cells: list[arena.GridEntry], players: int) -> None:
    words = translator(args)
    rated: dict[str, tuple[float, float]] = {}
    trouble = ""
    if players == 2:
        try:
            rated = arena.ratings(cells)
        except LudoError as error:
            trouble = str(error)
    if args.json:
        rows = [{"row": c.row, "column": c.column, **c.report.as_json()} for c in cells]
        table = {name: [round(x, 1) for x in pair] for name, pair in rated.items()}
        say_json({"cells": rows, "ratings": table}, indent=1)
        return
    for cell in cells:
        low, high = cell.score.interval
        message = Message(
            "pludo-cli-arena-cell",
            {
                "row": cell.row,
                "column": cell.column,
                "others": players - 1,
                "percent": _percent(cell.score.rate),
                "low": _percent(low),
                "high": _percent(high),
            },
        )
        say(words.say(message))
    for name, (rating, doubt) in rated.items():
        facts: Args = {"name": name, "rating": round(rating), "doubt": round(2 * doubt)}
        say(words.say(Message("pludo-cli-arena-rating", facts)))
    if trouble:
        say(trouble)


def _percent(share: float) -> float:
    return round(100 * share, 1)
