"""A picture as PNG, by matplotlib; title and description become the file's metadata."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from typing import Any

from playpalace_ludo.core.errors import InputError
from playpalace_ludo.picture.shapes import PAPER, Label, Picture, Shape

INCHES = 0.55
"""Per tile."""
POINTS = 72
MOST_INCHES = 60
HATCHES = {
    "slash": "///",
    "backslash": "\\\\\\",
    "level": "--",
    "upright": "||",
    "cross": "xx",
    "grid": "++",
    "dots": "..",
    "rings": "oo",
}


def write(picture: Picture, *, title: str, description: Iterable[str]) -> bytes:
    """Return the whole file; raise InputError if the library is missing."""
    figure_of = _library()
    left, top, right, bottom = picture.box
    scale = min(INCHES, MOST_INCHES / max(right - left, bottom - top))
    figure = figure_of(figsize=((right - left) * scale, (bottom - top) * scale))
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_xlim(left, right)
    axes.set_ylim(bottom, top)
    axes.axis("off")
    for depth, group in enumerate(picture.groups):
        for part in group.parts:
            _add(axes, part, scale, depth)
    stream = BytesIO()
    told = {"Title": title, "Description": "\n".join(description)}
    figure.savefig(stream, format="png", dpi=120, facecolor="white", metadata=told)
    return stream.getvalue()


def _add(axes: Any, part: Shape | Label, scale: float, depth: int) -> None:
    from matplotlib.lines import Line2D
    from matplotlib.patches import Circle, Polygon
    from matplotlib.patheffects import withStroke

    if isinstance(part, Label):
        size = part.size * scale * POINTS
        halo = [withStroke(linewidth=size / 3, foreground=PAPER)] if part.has_halo else []
        axes.text(
            *part.at,
            part.text.replace("$", r"\$"),  # which would begin a formula
            fontsize=size,
            color=part.ink,
            weight="bold" if part.is_bold else "normal",
            ha="center",
            va="center_baseline",
            path_effects=halo,
            zorder=depth + 0.5,
        )
        return
    width = part.width * scale * POINTS
    if part.is_open:
        across, down = zip(*part.points, strict=True)
        axes.add_line(Line2D(across, down, color=part.line, linewidth=width, zorder=depth))
        return
    look = {
        "facecolor": part.fill or "none",
        "edgecolor": part.line,
        "linewidth": width,
        "hatch": HATCHES.get(part.pattern),
        "zorder": depth,
    }
    shape = Circle(part.points[0], part.radius) if part.radius else Polygon(part.points)
    shape.set(**look)
    axes.add_patch(shape)


def _library() -> Any:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise InputError("needs-plots") from None
    return Figure
