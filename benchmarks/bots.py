"""Measure strength and speed of the bots, and write the tables of docs/bots.md.

python -m benchmarks.bots [PART...] [--workers 2] [--store FOLDER]

A part is one table of the page, all if none is named. With a store the games already played are
kept, so the command can be stopped and run again.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from playpalace_ludo import bots, variants
from playpalace_ludo.bots import race
from playpalace_ludo.bots.decision import distinct_moves
from playpalace_ludo.bots.endings import GRAIN
from playpalace_ludo.bots.judge import net_for
from playpalace_ludo.chance import draw
from playpalace_ludo.cli.progress import Progress
from playpalace_ludo.core import engine
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, State
from playpalace_ludo.lab import arena
from playpalace_ludo.lab.games import pairing
from playpalace_ludo.lab.stats import Times
from playpalace_ludo.words import Translator
from tools.parts import Part

SEED = 2026
EVERYBODY = (*bots.STRENGTHS, *bots.BASELINES)

GOALS = (
    (4, "random", 77, 12_000),
    (4, "playpalace-bot", 60, 12_000),
    (4, "playaural-bot", 60, 12_000),
    (4, "mixed", 50, 4_000),
    (4, "greedy", 31, 4_000),
    (2, "playpalace-bot", 84, 4_000),
    (2, "mixed", 69, 4_000),
    (2, "greedy", 60, 4_000),
)
"""Players, opponents of the expert, the lower bound it has to reach, and the games: more
where the bound is close."""

LADDER = (
    (4, "hard", "greedy", 2_000),
    (2, "hard", "greedy", 4_000),
    (4, "normal", "mixed", 2_000),
    (2, "normal", "mixed", 4_000),
)
"""Players, a strength, the baseline it has to equal, and the games."""


class Bench:
    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.store: Path | None = args.store
        if self.store:
            self.store.mkdir(parents=True, exist_ok=True)

    def meet(
        self, row: str, column: str, *, players: int, games: int, variant: str = "playpalace"
    ) -> arena.Report:
        """Play one of ``row`` against the rest of ``column``; with partners, side against side."""
        partners = variants.load(variant).teams
        entrants = (row, column) * 2 if partners else (row, *[column] * (players - 1))
        match = pairing(variant, entrants, SEED)
        file = self.store and self.store / f"{variant}-{players}-{row}-{column}.jsonl"
        if self.args.no_play:
            games = min(games, _games_in(file))
            if not games:
                return arena.Report(
                    match=match,
                    games=0,
                    drawn=0,
                    given_up=0,
                    turns=0,
                    throws=0,
                    captures=0,
                    scores=(),
                )
        print(f"{variant}, {players} players: {row} against {column}", file=sys.stderr)
        return arena.run(
            match, games, workers=self.args.workers, store=file, progress=Progress(Translator())
        )


def _games_in(file: Path | None) -> int:
    """Count games kept without a gap; workers may finish them out of order."""
    if file is None or not file.exists():
        return 0
    kept = {json.loads(line)["game"] for line in file.read_text().splitlines()[1:]}
    return next(number for number in range(len(kept) + 1) if number not in kept)


def cell(report: arena.Report, name: str, wanted: int, digits: int = 1) -> str:
    """Write the percent won; a figure from fewer games than the table promises says so."""
    if not report.games:
        return "not played"
    score = report.score(name)
    rate, low, high = (100 * score.seats * share for share in (score.rate, *score.interval))
    few = f", {report.games} games" if report.games < wanted else ""
    return f"{rate:.{digits}f} ({low:.{digits}f} to {high:.{digits}f}{few})"


def goals(bench: Bench) -> Iterator[str]:
    yield "| `expert` against | players | no edge | games | wins, percent (95 % interval) | goal |"
    yield "|---|---|---|---|---|---|"
    for players, opponent, goal, games in GOALS:
        report = bench.meet("expert", opponent, players=players, games=games)
        low = 100 * report.score("expert").interval[0] if report.games else 0.0
        reached = "reached" if low >= goal else "not reached"
        yield (
            f"| {opponent} | {players} | {100 / players:.0f} | {report.games} "
            f"| {cell(report, 'expert', games)} | at least {goal}: {reached} |"
        )


def ladder(bench: Bench) -> Iterator[str]:
    yield "| bot | against | players | games | wins, percent (95 % interval) |"
    yield "|---|---|---|---|---|"
    steps = list(zip(bots.STRENGTHS[1:], bots.STRENGTHS, strict=False))
    for players, a, b, games in (*LADDER, *((2, a, b, bench.args.games) for a, b in steps)):
        report = bench.meet(a, b, players=players, games=games)
        yield f"| {a} | {b} | {players} | {report.games} | {cell(report, a, games)} |"


def matrix(bench: Bench, players: int, games: int) -> Iterator[str]:
    yield f"| | {' | '.join(EVERYBODY)} |"
    yield "|---" * (len(EVERYBODY) + 1) + "|"
    fewest = games
    for row in EVERYBODY:
        shares = []
        for column in EVERYBODY:
            if row == column:
                shares.append("")
                continue
            mirrored = players == 2 and EVERYBODY.index(row) > EVERYBODY.index(column)
            pair = (column, row) if mirrored else (row, column)
            report = bench.meet(*pair, players=players, games=games)
            fewest = min(fewest, report.games)
            shares.append(_share(report, row))
        yield f"| **{row}** | {' | '.join(shares)} |"
    if fewest < games:
        yield f"\nIn some cells fewer games, at least {fewest}."


def _share(report: arena.Report, name: str) -> str:
    return f"{100 * report.score(name).rate:.0f}" if report.games else "-"


def rated(bench: Bench) -> Iterator[str]:
    cells = [
        arena.GridEntry(a, b, report)
        for index, a in enumerate(EVERYBODY)
        for b in EVERYBODY[index + 1 :]
        if (report := bench.meet(a, b, players=2, games=bench.args.games)).games
    ]
    yield "| bot | rating | give or take |"
    yield "|---|---|---|"
    for name, (rating, doubt) in arena.ratings(cells).items():
        yield f"| {name} | {rating:.0f} | {2 * doubt:.0f} |"


def elsewhere(bench: Bench) -> Iterator[str]:
    yield "Each strength against the one below: heads-up, or two against two where partners"
    yield f"play. {bench.args.other_games} games each, percent won."
    yield "*Net* says whether a net of the expert fits the rules: the same board and safe"
    yield "squares as in training. Elsewhere it looks ahead like hard, and is no stronger; the"
    yield "player hears so once.\n"
    steps = list(zip(bots.STRENGTHS[1:], bots.STRENGTHS, strict=False))
    heads = " | ".join(f"{a} against {b}" for a, b in steps)
    yield f"| variant | players | net | {heads} |"
    yield "|---" * (len(steps) + 3) + "|"
    for variant in variants.names()[1:]:
        rules = variants.load(variant)
        players = max(2, rules.min_players)
        games = bench.args.other_games
        found = [
            cell(bench.meet(a, b, players=players, games=games, variant=variant), a, games, 0)
            for a, b in steps
        ]
        learned = "yes" if net_for(rules, players) else "no"
        yield f"| {variant} | {players} | {learned} | {' | '.join(found)} |"


def middle_game(variant: str, count: int) -> list[State]:
    """Collect positions with a choice from the middle of four-player games of good players."""
    rules = variants.load(variant)
    found: list[State] = []
    rng = Random(SEED)
    while len(found) < count:
        seats = engine.default_seats(rules, min(4, rules.max_players))
        state, _ = engine.start(rules, seats, seats[0] if rules.turns.first == "random" else None)
        while state.owed and not state.places:
            if state.awaiting == "roll":
                state, _ = engine.roll(rules, state, draw(rules, state, rng))
                continue
            if 80 < state.number < 240 and len(distinct_moves(state)) > 1:
                found.append(state)
            state, _ = engine.play(rules, state, bots.make("normal").move(rules, state, rng))
    return found[:count]


def last_tokens(strength: str, games: int) -> tuple[int, int, float]:
    """Play endings of two against one token; returns decisions, optimal ones, and chance lost.

    All begin in the yard, the table of `bots/endings.py` is the judge.
    """
    rules = variants.load("playpalace")
    bot, source = bots.make(strength), Random(SEED)
    decisions = best = 0
    lost = 0.0
    for game in range(games):
        finish = rules.seats[0].finish
        counts = (2, 1) if game % 2 else (1, 2)
        tokens = tuple((YARD,) * n + (finish,) * (4 - n) for n in counts)
        state = State((*tokens, (), ()), game // 2 % 2, owed=(0,), streak=0, number=1)
        while not state.places:
            if state.awaiting == "roll":
                state, _ = engine.roll(rules, state, draw(rules, state, source))
                continue
            moves = distinct_moves(state)
            after = {move: engine.play(rules, state, move)[0] for move in moves}
            chosen = bot.move(rules, state, source) if len(moves) > 1 else moves[0]
            if len(moves) > 1:
                worth = {move: true_chance(rules, one, state.turn) for move, one in after.items()}
                loss = max(worth.values()) - worth[chosen]
                decisions += 1
                best += loss < 1 / GRAIN
                lost += loss
            state = after[chosen] if chosen in after else engine.play(rules, state, chosen)[0]
    return decisions, best, lost


def true_chance(rules: Rules, state: State, seat: int) -> float:
    if state.places:
        return float(state.places[0] == seat)
    found = race.exact(rules, state)
    assert found is not None, "the table of playpalace is missing: python -m tools.solve"
    return found[seat]


def against_perfect_play(bench: Bench) -> Iterator[str]:
    games = bench.args.endings
    yield f"{games} endings of `playpalace`, two tokens against one, all from the yard; the"
    yield "judge is the table that the expert looks up itself (`python -m tools.solve`).\n"
    yield "| strength | optimal moves, percent | points of winning chance lost in a game |"
    yield "|---|---|---|"
    for name in (*bots.STRENGTHS, "greedy"):
        decisions, best, lost = last_tokens(name, games)
        yield f"| {name} | {100 * best / decisions:.1f} | {100 * lost / games:.2f} |"


def decision_times(bench: Bench) -> Iterator[str]:
    count = bench.args.positions
    yield f"{count} positions with a choice from the middle of four-player games of"
    yield "`playpalace`. A host gives a bot one slice per tick.\n"
    yield "| strength | median, ms | 99 of 100, ms | longest slice, ms (99 of 100) |"
    yield "|---|---|---|---|"
    rules = variants.load("playpalace")
    states = middle_game("playpalace", count)
    for name in bots.STRENGTHS:
        bot = bots.make(name)
        for state in states[:50]:
            bot.move(rules, state, Random(1))
        whole, slices = Times(), Times()
        for state in states:
            begin = time.thread_time()
            bot.move(rules, state, Random(1))
            whole.add(time.thread_time() - begin)
            slices.add(_longest_slice(bot, state))
        yield (
            f"| {name} | {whole.quantile(0.5):.2f} | {whole.quantile(0.99):.2f} "
            f"| {slices.quantile(0.99):.2f} |"
        )


def _longest_slice(bot: bots.Bot, state: State) -> float:
    thinking = bot.think(variants.load("playpalace"), state, Random(1))
    longest, begin = 0.0, time.thread_time()
    for _ in thinking:
        now = time.thread_time()
        longest, begin = max(longest, now - begin), now
    return longest


def against_all(bench: Bench) -> Iterator[str]:
    yield f"Percent won by the row, {bench.args.games} games per pair.\n"
    yield from matrix(bench, 2, bench.args.games)


def against_three(bench: Bench) -> Iterator[str]:
    yield "Percent won by one of the row against three of the column (25 = no edge),"
    yield f"{bench.args.four_games} games per cell.\n"
    yield from matrix(bench, 4, bench.args.four_games)


PARTS: dict[str, Callable[[Bench], Iterator[str]]] = {
    "goals": goals,
    "ladder": ladder,
    "endings": against_perfect_play,
    "times": decision_times,
    "two": against_all,
    "ratings": rated,
    "four": against_three,
    "variants": elsewhere,
}
"""The parts of the page, by the names of their marks."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("part", nargs="*", help=", ".join(PARTS))
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--store", type=Path, help="folder to keep the games in")
    parser.add_argument("--no-play", action="store_true", help="report on what the store holds")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--four-games", type=int, default=400)
    parser.add_argument("--other-games", type=int, default=400)
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--endings", type=int, default=1000)
    args = parser.parse_args()
    if unknown := set(args.part) - set(PARTS):
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    bench = Bench(args)
    for name in args.part or PARTS:
        text = "\n".join(PARTS[name](bench))
        part = Part("docs/bots.md", name, lambda text=text: text)  # type: ignore[misc]
        part.path.write_text(part.renewed(part.path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
