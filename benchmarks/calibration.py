"""Measure whether chances come true, two and four players apart, and write docs/chances.md.

python benchmarks/calibration.py [--games 4000]

The net plays against itself in compiled code, choosing at first sight. From one set of games the
powers of `bots/calibration.py` are fitted, on another what is told is tested. What the table of
endings knows is left out. Intervals are 95 %, over games: positions of one game belong together.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from playpalace_ludo import variants
from playpalace_ludo.bots import calibration
from playpalace_ludo.bots.inputs import ROUTE
from playpalace_ludo.bots.judge import net_for
from playpalace_ludo.core.engine import default_seats
from playpalace_ludo.core.state import YARD
from playpalace_ludo.lab import batch, bulk_net
from playpalace_ludo.lab.bulk_net import Array, Params, Positions
from playpalace_ludo.lab.plots import pyplot

OUT = Path(__file__).parent.parent / "docs" / "chances.md"
FIT, TEST = 1, 2
"""Seeds of the games."""
STAGES = (("beginning", 0.7, 1.01), ("middle", 0.2, 0.7), ("end", 0.0, 0.2))
"""By the share of the way that the leader has still to go."""
BINS = (0.0, 0.04, 0.08, 0.12, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 1.01)
POWERS = np.arange(0.6, 1.4, 0.01)
MOST_POSITIONS = 600
"""Kept of a game on average, at most."""
SURE = 1.96


class Said(NamedTuple):
    """What the net sees when a turn begins, and what came of it."""

    seen: Array
    """Chances per player."""
    won: Array
    """One column per player as well."""
    left: Array
    """Share of the way the leader has to go."""
    game: Array


def played(variant: str, players: int, games: int, seed: int) -> Said:
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
    finish = rules.plan.finishes[0]
    coming = (log.tokens[:, seats] != finish).sum(axis=(1, 2))
    known = (coming <= 3) & (players == 2) & (variant == "playpalace")
    keep = (log.streaks == 0) & (results[game, 0] >= 0) & ~known
    tokens, rollers, game = log.tokens[keep], log.rollers[keep], game[keep]
    nothing = np.zeros((len(game), 0), np.float32)
    seen = bulk_net.judge(tables, *params, *Positions(tokens, rollers, log.streaks[keep], nothing))
    needed = rules.plan.home_wins or tokens.shape[2]
    steps = np.where(tokens == YARD, ROUTE + 1, finish - tokens)[:, seats]
    left = np.sort(steps, axis=2)[:, :, :needed].sum(axis=2).min(axis=1) / (needed * (ROUTE + 1))
    won = (np.array(seats) == results[game, 0][:, None]).astype(float)
    return Said(seen[:, seats], won, left, game)


def powered(seen: Array, power: Array) -> Array:
    weighed = seen ** np.broadcast_to(power, len(seen))[:, None]
    return weighed / weighed.sum(axis=1, keepdims=True)


def told(said: Said) -> Array:
    """Return the chances as `bots.calibration` tells them."""
    curve = calibration.OF_TWO if said.seen.shape[1] == 2 else calibration.OF_MORE
    shares, powers = zip(*curve, strict=True)
    return powered(said.seen, np.interp(said.left, shares, powers))


def surprise(chances: Array, won: Array) -> float:
    return float(-np.log(np.maximum((chances * won).sum(axis=1), 1e-12)).mean())


def fitted(said: Said) -> Iterator[str]:
    """Yield the power that makes each stage's results least surprising."""
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
    """Yield the Brier score of each stage: as the net sees it, as it is told, and better by."""
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
    """Return per tenth what was said, what came true, and how far that may be off, in percent."""
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


def report(variant: str, games: int, plot: Path) -> Iterator[str]:
    yield INTRODUCTION.format(variant=variant, games=games)
    yield f"![What was said and what came true, for two and four players]({plot.name})\n"
    curves = {}
    for players in (2, 4):
        yield f"## {players} players\n"
        powers = ", ".join(fitted(played(variant, players, games, FIT)))
        yield f"Fitted powers, by the share of the way the leader has to go: {powers}.\n"
        said = played(variant, players, games, TEST)
        yield "| stage | Brier score as the net sees it | as told | better by |"
        yield "|---|---|---|---|"
        yield from scores(said)
        yield "\n| said, percent | came true, percent |\n|---|---|"
        curves[players] = reliability(said)
        for now, true, off in curves[players]:
            yield f"| {now:.1f} | {true:.1f} (± {off:.1f}) |"
        yield ""
    picture(curves, plot)


INTRODUCTION = """\
# Are the spoken chances true

Written by `python benchmarks/calibration.py`; do not edit by hand. Needs the extras `[lab,plots]`.

The net of `{variant}` played {games} games against itself in compiled code, at first sight. To
these the powers of `bots/calibration.py` were fitted: chances are raised to a power below one early
in a game, where nobody can know much, and above one near its end. The figures below are from
{games} other games, at every begin of a turn. What the expert looks up in a table of endings is
left out. Intervals are 95 %, over games, since the positions of one game belong together.

Early in a game, with more than four fifths of the way to go for everybody, a chance within five
points of the others' is told as "about even".
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("variant", nargs="?", default="playpalace")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--out", type=Path, default=OUT)
    args = parser.parse_args()
    text = "\n".join(report(args.variant, args.games, args.out.with_suffix(".svg")))
    args.out.write_text(text.rstrip() + "\n", "utf-8")


if __name__ == "__main__":
    main()
