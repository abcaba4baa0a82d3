"""`playpalace-ludo train`: the expert learns the rules of a file by playing against itself."""

from __future__ import annotations

import argparse
from pathlib import Path

from playpalace_ludo import variants
from playpalace_ludo.bots import weights
from playpalace_ludo.cli.output import say, warn
from playpalace_ludo.cli.progress import Progress
from playpalace_ludo.cli.speaking import add_language, translator
from playpalace_ludo.core.errors import InputError
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.soundness import must_be_a_game

MINUTES = 60.0
GAMES = 1_000_000
BAR = 1000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("variant")
    parser.add_argument("--minutes", type=float, default=MINUTES, metavar="N")
    parser.add_argument("--games", type=int, default=GAMES, metavar="N")
    parser.add_argument("--out", type=Path, metavar="FILE")
    parser.add_argument("--players", metavar="N,N")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, metavar="N")
    parser.add_argument("--cluster", metavar="ADDRESS")
    parser.add_argument("--quiet", action="store_true")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    if not 0 < args.minutes < float("inf") or args.games < 1:
        raise InputError("option-training")
    rules = variants.load(args.variant)
    must_be_a_game(rules)
    out = args.out or weights.beside(rules)
    if out is None:
        raise InputError("train-where", name=rules.name)
    players = _players(rules, args.players)
    try:
        from playpalace_ludo.lab import executors, train, training_file
        from playpalace_ludo.lab.games import check_counts
    except ImportError:
        raise InputError("needs-lab") from None
    check_counts(1, args.workers)
    words = translator(args)
    kept = out.with_suffix(".training")
    with executors.taking(args.cluster, args.workers) as executor:
        elsewhere = train.Elsewhere(executor, args.variant) if executor else None
        trainer = train.Trainer(rules, players, seed=args.seed, elsewhere=elsewhere)
        if training_file.load(trainer, kept):
            say(words.text("pludo-cli-train-resumed", games=trainer.games))
        budget = train.TrainingBudget(60 * args.minutes, args.games)
        before = round(BAR * budget.spent(trainer.seconds, trainer.games))
        progress = Progress(
            words, quiet=args.quiet, message="pludo-cli-train-progress", before=before
        )
        stopped = False
        try:
            for report in trainer.run(budget):
                training_file.save(trainer, kept)
                progress(min(round(BAR * report.spent), BAR), BAR, games=report.games)
        except KeyboardInterrupt:
            stopped = True
    if not trainer.games:
        warn(words.text("pludo-cli-train-nothing"))
        return 130
    training_file.put(out, trainer.net())
    end = "stopped" if stopped else "settled" if trainer.has_settled else "spent"
    size = max(1, round(out.stat().st_size / 1024))
    facts = {"games": trainer.games, "end": end, "file": str(out), "size": size}
    say(words.text("pludo-cli-train-done", **facts))
    return 130 if stopped else 0


def _players(rules: Rules, given: str | None) -> list[int]:
    """Read the numbers of players to train nets for."""
    low, high = rules.min_players, rules.max_players
    if given is None:
        return list(range(max(low, 2), high + 1))
    try:
        found = sorted({int(part) for part in given.split(",")})
    except ValueError:
        found = []
    if not found or found[0] < low or found[-1] > high:
        raise InputError("option-train-players", given=repr(given), low=low, high=high)
    return found
