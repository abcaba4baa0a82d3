"""The look of each colour: fill, pattern and letters, so that none depends on the fill alone."""

from __future__ import annotations

import colorsys
import math
from collections.abc import Sequence
from typing import NamedTuple

FILLS = {
    "red": "#c62828",
    "blue": "#1565c0",
    "green": "#2e7d32",
    "yellow": "#f9c80e",
    "black": "#303030",
    "white": "#f5f5f5",
    "grey": "#808080",
    "gray": "#808080",
    "orange": "#ef6c00",
    "violet": "#6a1b9a",
    "purple": "#8e24aa",
    "brown": "#6d4c41",
    "pink": "#ec7fa9",
    "cyan": "#00acc1",
    "turquoise": "#00897b",
    "gold": "#c9a227",
    "silver": "#b0b0b0",
    "beige": "#d9c79e",
    "lime": "#9ccc3c",
    "teal": "#00796b",
    "navy": "#1a237e",
    "magenta": "#c2185b",
    "indigo": "#3f3d9e",
}
PATTERNS = ("slash", "dots", "level", "cross", "backslash", "upright", "grid", "rings")
"""One per seat; with more than eight seats they repeat and letters differ."""


class Paint(NamedTuple):
    letters: str
    """The shortest beginning of the colour's name that no other colour has."""
    fill: str
    strong: str
    """The colour of yards, start squares and home columns, a shade lighter than a token."""
    ink: str
    """Black or white, whichever contrasts more with the fill."""
    pattern: str


def paints(colours: Sequence[str], names: Sequence[str]) -> tuple[Paint, ...]:
    """Return how each seat looks, with letters of the colours' names in the reader's language."""
    found = []
    for seat, colour in enumerate(colours):
        fill = FILLS.get(colour.lower()) or _made_up(seat, len(colours))
        found.append(
            Paint(
                letters=_letters(seat, names),
                fill=fill,
                strong=_mixed(fill, 0.8),
                ink="#000000" if _lightness(fill) > 0.4 else "#ffffff",
                pattern=PATTERNS[seat % len(PATTERNS)],
            )
        )
    return tuple(found)


def _letters(seat: int, names: Sequence[str]) -> str:
    own = names[seat]
    others = [other.lower() for other in (*names[:seat], *names[seat + 1 :])]
    for length in range(1, min(len(own), 3) + 1):
        begin = own[:length]
        if not any(other.startswith(begin.lower()) for other in others):
            return begin.capitalize()
    return str(seat + 1)


def _made_up(seat: int, count: int) -> str:
    return _hex(colorsys.hls_to_rgb(seat / count, 0.42, 0.65))


def _mixed(fill: str, share: float) -> str:
    """Mix a colour with white."""
    return _hex([1 - share * (1 - part) for part in _parts(fill)])


def _lightness(fill: str) -> float:
    red, green, blue = _parts(fill)
    return (
        0.2126 * math.pow(red, 2.2) + 0.7152 * math.pow(green, 2.2) + 0.0722 * math.pow(blue, 2.2)
    )


def _parts(fill: str) -> list[float]:
    return [int(fill[at : at + 2], 16) / 255 for at in (1, 3, 5)]


def _hex(parts: Sequence[float]) -> str:
    return "#" + "".join(f"{round(255 * part):02x}" for part in parts)
