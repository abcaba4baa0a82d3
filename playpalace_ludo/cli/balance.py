"""`playpalace-ludo balance`: whether a variant favours a seat, how long it is and more."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from playpalace_ludo import bots
from playpalace_ludo.cli.check import share_args, share_lines
from playpalace_ludo.cli.output import say_json
from playpalace_ludo.cli.progress import Progress
from playpalace_ludo.cli.speaking import add_language, print_messages, translator
from playpalace_ludo.core.errors import InputError
from playpalace_ludo.lab import balance, executors, plots
from playpalace_ludo.words import Message


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("variant")
    parser.add_argument("--strength", default="normal")
    parser.add_argument("--games", type=int, default=400, metavar="N")
    parser.add_argument("--players", type=int, default=0, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, metavar="N")
    parser.add_argument("--cluster", metavar="ADDRESS")
    parser.add_argument("--plot", type=Path, metavar="FILE")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--quiet", action="store_true")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    if args.strength not in bots.STRENGTHS:
        raise InputError("option-strength", given=repr(args.strength), known=tuple(bots.STRENGTHS))
    if args.plot:
        plots.check(args.plot)
    with executors.taking(args.cluster) as executor:
        found = balance.run(
            args.variant,
            args.strength,
            args.games,
            args.seed,
            players=args.players,
            workers=args.workers,
            progress=Progress(translator(args), quiet=args.quiet),
            executor=executor,
        )
    if args.json:
        say_json(found.as_json(), indent=1)
    else:
        print_messages(translator(args), lines(found))
    if args.plot:
        plots.balance(found, args.plot)
    return 0


def lines(found: balance.Balance) -> Iterator[Message]:
    yield Message(
        "pludo-cli-balance-heading",
        {
            "games": found.games,
            "variant": found.match.variant,
            "players": len(found.match.seats),
            "strength": found.match.entrants[0],
        },
    )
    yield from share_lines(found.rules, found.shares)
    if found.who_began:
        yield Message("pludo-cli-balance-who-began", share_args(found.who_began))
    if found.drawn:
        yield Message("pludo-cli-check-drawn", {"count": found.drawn})
    if found.given_up:
        yield Message("pludo-cli-given-up", {"count": found.given_up})
    if not found.lengths:
        return
    low, high = found.turns(0.1), found.turns(0.9)
    yield Message("pludo-cli-check-length", {"middle": found.turns(0.5), "low": low, "high": high})
    yield Message("pludo-cli-check-captures", {"count": round(found.captures, 1)})
    if found.feel:
        yield Message(
            "pludo-cli-balance-story",
            {
                "comebacks": round(100 * found.feel.comebacks),
                "changes": round(found.feel.lead_changes, 1),
                "decided": round(100 * found.feel.decided),
            },
        )
