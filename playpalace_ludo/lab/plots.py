"""Plots as PNG, SVG or PDF, chosen by the file's ending."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from typing import Any

from playpalace_ludo.core.errors import InputError
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.files import why
from playpalace_ludo.lab.balance import Balance
from playpalace_ludo.review import rating
from playpalace_ludo.review.analysis import Analysis
from playpalace_ludo.review.history import PastGame

ENDINGS = (".png", ".svg", ".pdf")
_COLOURS = {"yellow": "goldenrod"}
"""Replacement colours: yellow is invisible on white paper."""
_DASHES = ("-", "--", "-.", ":")
"""Line styles, so that lines differ by more than colour."""


def check(path: Path) -> None:
    """Check for the plot library before a long computation, not after it."""
    if path.suffix.lower() not in ENDINGS:
        raise InputError("plot-ending", file=str(path))
    if not path.absolute().parent.is_dir():
        raise InputError("picture-folder", folder=str(path.parent))
    pyplot()


def win_chances(analysis: Analysis, path: Path) -> None:
    """Plot everybody's chance to win over the turns."""
    plt = pyplot()
    figure, axes = plt.subplots(figsize=(9, 4.5))
    rules = analysis.match.rules
    turns = [moment.number for moment in analysis.moments]
    for index, seat in enumerate(analysis.match.start.seats):
        shares = [100 * moment.chances[seat] for moment in analysis.moments]
        colour = _colour(rules, seat, index)
        style = _DASHES[index % len(_DASHES)]
        axes.plot(turns, shares, style, color=colour, label=rules.seats[seat].colour)
    axes.set(xlabel="turn", ylabel="chance to win, percent", ylim=(0, 100))
    axes.legend(loc="upper left")
    _save(figure, path)


def balance(found: Balance, path: Path) -> None:
    """Plot wins per seat with their intervals, and the lengths of the games."""
    plt = pyplot()
    figure, (left, right) = plt.subplots(1, 2, figsize=(10, 4.5))
    shares = found.shares
    names = [found.rules.seats[share.seat].colour for share in shares]
    parts = [100 * share.part for share in shares]
    spread = [
        [100 * (share.part - share.low) for share in shares],
        [100 * (share.high - share.part) for share in shares],
    ]
    colours = [_colour(found.rules, share.seat, i) for i, share in enumerate(shares)]
    left.bar(names, parts, yerr=spread, color=colours, capsize=4)
    for share in shares[:1]:
        left.axhline(100 * share.fair, color="black", linestyle=":")
    left.set(ylabel="games won, percent")
    right.hist(found.lengths, bins=30, color="grey")
    right.set(xlabel="turns", ylabel="games")
    _save(figure, path)


def over_time(games: Sequence[PastGame], path: Path) -> None:
    """Plot a player's rating with its error beside the bots', and luck and skill game by game."""
    plt = pyplot()
    figure, (top, bottom) = plt.subplots(2, 1, figsize=(9, 8), sharex=True)
    numbers = range(1, len(games) + 1)
    found = rating.ratings(games)
    values = [one.value for one in found]
    top.plot(numbers, values, color="black", label="rating")
    top.fill_between(
        numbers,
        [one.interval[0] for one in found],
        [one.interval[1] for one in found],
        color="lightgrey",
        label="95 % sure",
    )
    for (bot, value), dash in zip(rating.LADDER.items(), cycle(_DASHES), strict=False):
        top.axhline(value, linestyle=dash, color="steelblue", linewidth=1)
        top.annotate(bot, (1, value), fontsize=8)
    top.set(ylabel="rating")
    top.legend(loc="lower right")
    looked = [(n, game.look) for n, game in zip(numbers, games, strict=True) if game.look]
    if looked:
        luck = [100 * (look.own_dice + look.other_dice) for _, look in looked]
        lost = [100 * look.lost for _, look in looked]
        where = [n for n, _ in looked]
        bottom.bar(where, luck, color="goldenrod", label="luck")
        bottom.plot(where, lost, "--", color="firebrick", label="given away by choices")
        bottom.legend(loc="upper left")
    bottom.set(xlabel="game", ylabel="chance to win, percent")
    _save(figure, path)


def _colour(rules: Rules, seat: int, index: int) -> str:
    from matplotlib.colors import is_color_like

    name = rules.seats[seat].colour
    name = _COLOURS.get(name, name)
    return name if is_color_like(name) else f"C{index}"


def _save(figure: Any, path: Path) -> None:
    figure.tight_layout()
    try:
        figure.savefig(path)
    except OSError as error:
        raise InputError("not-written", file=str(path), reason=why(error)) from None


def pyplot() -> Any:
    try:
        import matplotlib
    except ImportError:
        package = '"playpalace-ludo[plots]"'
        raise InputError("needs-library", what="pictures", package=package) from None
    matplotlib.use("Agg")
    from matplotlib import pyplot

    return pyplot
