"""Measure whether chances come true, two and four players apart, and write docs/chances.md.

python benchmarks/calibration.py [--games 4000] [--solved FILE]

The net plays against itself in compiled code, without looking ahead. One set of games serves to fit
the exponents of `bots/calibration.py`, another to test the calibrated chances. Positions in the
table of endings are left out. Intervals are 95 %, over games, since positions of one game are
correlated. Near the end, chances are compared with exact values: the game of two players with two
tokens left each is solved for this, which takes some minutes; with a file the values are kept.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from playpalace_ludo import variants
from playpalace_ludo.bots import calibration, endings, judge
from playpalace_ludo.bots.inputs import ROUTE
from playpalace_ludo.bots.judge import net_for
from playpalace_ludo.core.engine import default_seats
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, State
from playpalace_ludo.lab import batch, bulk_net, solving
from playpalace_ludo.lab.bulk_net import Array, InputTables, Params, Positions
from playpalace_ludo.lab.plots import pyplot

OUT = Path(__file__).parent.parent / "docs" / "chances.md"
FIT, TEST = 1, 2
"""Seeds of the games."""
STAGES = (("beginning", 0.7, 1.01), ("middle", 0.2, 0.7), ("end", 0.0, 0.2))
"""By the share of the way that the leader has still to go."""
BINS = (0.0, 0.04, 0.08, 0.12, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 1.01)
POWERS = np.arange(0.6, 1.4, 0.01)
MOST_POSITIONS = 600
"""Most positions kept per game, on average."""
SURE = 1.96


class Said(NamedTuple):
    """The net's chances as a turn begins, with the results."""

    seen: Array
    """Chances per player."""
    won: Array
    """One column per player as well."""
    left: Array
    """Share of the way the leader has to go."""
    game: Array


class Played(NamedTuple):
    """Games of the net against itself."""

    rules: Rules
    seats: list[int]
    tables: InputTables
    params: Params
    results: Array
    log: batch.Log
    game: Array
    """The game of each position."""
    coming: Array
    """Per position and player how many tokens are not home."""


def play(variant: str, players: int, games: int, seed: int) -> Played:
    rules = variants.load(variant)
    net = net_for(rules, players)
    assert net is not None, f"{variant} has no net for {players}"
    tables, learned = bulk_net.tables_of(net.inputs), net.weights
    params = Params(
        np.array((*learned.rows, learned.bias), np.float32),
        np.ascontiguousarray(np.array(learned.out, np.float32).T),
    )
    seats = list(default_seats(rules, players))
    judges = batch.net_of(tables, (params,), (0,) * len(rules.seats))
    most = games * MOST_POSITIONS
    results, log = batch.play(rules, seats, games, seed, net=judges, daring=0.0, positions=most)
    game = np.searchsorted(results[:, 5], np.arange(len(log.rollers)), side="right") - 1
    coming = (log.tokens[:, seats] != rules.plan.finishes[0]).sum(axis=2)
    return Played(rules, seats, tables, params, results, log, game, coming)


def said_in(games: Played) -> Said:
    """Return what was said when turns began, but not what the expert looks up in a table."""
    rules, seats, log, results = games.rules, games.seats, games.log, games.results
    finish = rules.plan.finishes[0]
    two = len(seats) == 2 and endings.table_for(rules, 1) is not None
    known = (games.coming.sum(axis=1) <= endings.MOST_TOKENS) & two
    keep = (log.streaks == 0) & (results[games.game, 0] >= 0) & ~known
    tokens, rollers, game = log.tokens[keep], log.rollers[keep], games.game[keep]
    nothing = np.zeros((len(game), 0), np.float32)
    positions = Positions(tokens, rollers, log.streaks[keep], nothing)
    seen = bulk_net.judge(games.tables, *games.params, *positions)
    needed = rules.plan.home_wins or tokens.shape[2]
    steps = np.where(tokens == YARD, ROUTE + 1, finish - tokens)[:, seats]
    left = np.sort(steps, axis=2)[:, :, :needed].sum(axis=2).min(axis=1) / (needed * (ROUTE + 1))
    won = (np.array(seats) == results[game, 0][:, None]).astype(float)
    return Said(seen[:, seats], won, left, game)


def solved_from(rules: Rules, file: Path | None) -> solving.Solved:
    """Solve the last two tokens each, or take the values from a file."""
    seats = (0, 1)
    if file is not None and file.exists():
        with np.load(file) as kept:
            return solving.Solved(
                solving.small_game(rules, seats, 2), seats, kept["values"], kept["starts"]
            )
    *_, (_, solved) = solving.solve(rules, seats, most=4)
    if file is not None:
        np.savez(file, values=solved.values, starts=solved.starts)
    return solved


def last_tokens(games: Played, solved: solving.Solved) -> Array:
    """Return exact chance, the net's, the one told, tokens to come and game of each position.

    Those are positions in which a turn begins and nobody has more than two tokens to come.
    """
    rules, log = games.rules, games.log
    net = net_for(rules, len(games.seats))
    assert net is not None
    few = (games.coming.max(axis=1) <= 2) & (games.coming.min(axis=1) > 0) & (log.streaks == 0)
    found = []
    for at in np.flatnonzero(few):
        tokens = tuple(
            tuple(int(step) for step in own) if seat in games.seats else ()
            for seat, own in enumerate(log.tokens[at])
        )
        turn = int(log.rollers[at])
        state = State(tokens, turn, owed=(0,), streak=0, number=9)
        seen, said = net.chances(tokens, turn)[turn], judge.chances(rules, state)[turn]
        row = (solving.value(solved, state), seen, said, games.coming[at].sum(), games.game[at])
        found.append(row)
    return np.array(found, np.float64)


def against_exact(found: Array) -> Iterator[str]:
    """Yield the errors of chances near the end: the net's own, and the calibrated ones."""
    true, seen, said, coming, game = found.T
    known = coming <= endings.MOST_TOKENS
    yield "| tokens to come | positions | off as the net sees it, points | off as told |"
    yield "|---|---|---|---|"
    for name, here in (
        ("two against two", ~known),
        ("at most three, from the table", known),
        ("all of these", known | ~known),
    ):
        raw, now = (
            by_game(100 * np.abs(chance - true)[here], game[here].astype(int))
            for chance in (seen, said)
        )
        yield (
            f"| {name} | {int(here.sum())} | {raw[0]:.2f} (± {raw[1]:.2f}) "
            f"| {now[0]:.2f} (± {now[1]:.2f}) |"
        )
    yield "\n| two against two: said, percent | exact, percent |\n|---|---|"
    for low in range(50, 100, 10):
        here = ~known & (100 * said >= low) & (100 * said < low + 10)
        if here.sum():
            yield f"| {100 * said[here].mean():.1f} | {100 * true[here].mean():.1f} |"


def powered(seen: Array, power: Array) -> Array:
    weighed = seen ** np.broadcast_to(power, len(seen))[:, None]
    return weighed / weighed.sum(axis=1, keepdims=True)


def told(said: Said) -> Array:
    """Return the chances as calibrated by `bots.calibration`."""
    curve = calibration.OF_TWO if said.seen.shape[1] == 2 else calibration.OF_MORE
    shares, powers = zip(*curve, strict=True)
    return powered(said.seen, np.interp(said.left, shares, powers))


def surprise(chances: Array, won: Array) -> float:
    return float(-np.log(np.maximum((chances * won).sum(axis=1), 1e-12)).mean())


def fitted(said: Said) -> Iterator[str]:
    """Yield the exponent that makes each stage's results likeliest."""
    for low, high in pairwise(BINS):
        here = (said.left >= low) & (said.left < high)
        if here.sum():
            seen, won = said.seen[here], said.won[here]
            best = min(POWERS, key=lambda power: surprise(powered(seen, power), won))
            yield f"{low:.2f} to {min(high, 1):.2f}: {best:.2f}"


def by_game(values: Array, game: Array) -> tuple[float, float]:
    """Return the mean over positions, and its error over games."""
    counts, sums = np.bincount(game), np.bincount(game, values)
    counts, sums = counts[counts > 0], sums[counts > 0]
    mean = sums.sum() / counts.sum()
    off = np.sqrt(((sums - mean * counts) ** 2).sum()) / counts.sum()
    return float(mean), float(SURE * off)


def scores(said: Said) -> Iterator[str]:
    """Yield the Brier score of each stage: the net's, the calibrated one, and the improvement."""
    for name, low, high in STAGES:
        here = (said.left >= low) & (said.left < high)
        raw = ((said.seen - said.won) ** 2).sum(axis=1)[here]
        now = ((told(said) - said.won) ** 2).sum(axis=1)[here]
        gain, off = by_game(raw - now, said.game[here])
        brier, wide = by_game(now, said.game[here])
        yield (
            f"| {name} | {by_game(raw, said.game[here])[0]:.4f} "
            f"| {brier:.4f} (± {wide:.4f}) | {gain:.5f} (± {off:.5f}) |"
        )


def reliability(said: Said) -> list[tuple[float, float, float]]:
    """Return per tenth the chance stated, the frequency and its error, in percent."""
    chances, found = told(said), []
    for tenth in range(10):
        here = np.minimum((10 * chances).astype(int), 9) == tenth
        rows = np.nonzero(here)[0]
        if len(rows):
            true, off = by_game(said.won[here], said.game[rows])
            found.append((100 * float(chances[here].mean()), 100 * true, 100 * off))
    return found


def picture(curves: dict[int, list[tuple[float, float, float]]], path: Path) -> None:
    plt: Any = pyplot()
    plt.rcParams["svg.hashsalt"] = "calibration"
    figure, panels = plt.subplots(1, len(curves), figsize=(9, 4.5))
    for axes, (players, curve) in zip(panels, curves.items(), strict=True):
        said, true, off = zip(*curve, strict=True)
        axes.plot((0, 100), (0, 100), ":", color="grey", label="as said")
        axes.errorbar(said, true, yerr=off, fmt="o-", color="black", capsize=3, label="came true")
        axes.set(title=f"{players} players", xlabel="said, percent", ylabel="came true, percent")
        axes.legend(loc="upper left")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def report(variant: str, games: int, plot: Path, solved: Path | None) -> Iterator[str]:
    yield INTRODUCTION.format(variant=variant, games=games)
    yield f"![Chances as told and as they came true, for two and four players]({plot.name})\n"
    curves = {}
    for players in (2, 4):
        yield f"## {players} players\n"
        powers = ", ".join(fitted(said_in(play(variant, players, games, FIT))))
        yield f"Fitted powers, by the share of the way the leader has to go: {powers}.\n"
        test = play(variant, players, games, TEST)
        said = said_in(test)
        yield "| stage | Brier score as the net sees it | as told | better by |"
        yield "|---|---|---|---|"
        yield from scores(said)
        yield "\n| said, percent | came true, percent |\n|---|---|"
        curves[players] = reliability(said)
        for now, true, off in curves[players]:
            yield f"| {now:.1f} | {true:.1f} (± {off:.1f}) |"
        yield ""
        if players == 2:
            yield NEAR_THE_END
            yield from against_exact(last_tokens(test, solved_from(test.rules, solved)))
            yield ""
    picture(curves, plot)


INTRODUCTION = """\
# Are the spoken chances true

Look up here how far you can trust a chance that the game tells you. The page is written by
`python benchmarks/calibration.py`, which needs the extras `[lab,plots]`; do not edit it by hand.

The net of `{variant}` played {games} games against itself in compiled code, at first sight. To
these the powers of `bots/calibration.py` were fitted: chances are raised to a power below one early
in a game, where nobody can know much. Near its end they stay as the net sees them: powers above one
fit the games of two hardly better there, and are farther from exact values. The figures below are
from {games} other games, at the beginning of every turn. Positions that the expert looks up in a
table of endings are left out. Intervals are 95 %, over games, since the positions of one game
belong together.

Early in a game, with more than four fifths of the way to go for everybody, a chance within five
points of the others' is told as "about even".
"""

NEAR_THE_END = """\
### Near the end, against exact values

Positions of the same games at the begin of a turn, when both have at most two tokens to come. The
exact values are those of `lab/solving.py`, best play by both. When
chances were held back at every stage and there was no table, those told were off by 2.5 points.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("variant", nargs="?", default="playpalace")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--solved", type=Path, help="keeps the exact values of the last tokens")
    args = parser.parse_args()
    plot = args.out.with_suffix(".svg")
    text = "\n".join(report(args.variant, args.games, plot, args.solved))
    args.out.write_text(text.rstrip() + "\n", "utf-8")


if __name__ == "__main__":
    main()
