"""A picture as SVG, with a title, a description and a name for every item in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from playpalace_ludo.cleaning import clean
from playpalace_ludo.picture.shapes import PAPER, Label, Picture, Shape
from playpalace_ludo.words.languages import direction

SCALE = 40
"""Pixels per tile."""
STROKES = {
    "slash": "M0,8 L8,0",
    "backslash": "M0,0 L8,8",
    "level": "M0,4 L8,4",
    "upright": "M4,0 L4,8",
    "cross": "M0,8 L8,0 M0,0 L8,8",
    "grid": "M0,4 L8,4 M4,0 L4,8",
    "dots": "M3,4 L5,4",
    "rings": "M2,4 a2,2 0 1,0 4,0 a2,2 0 1,0 -4,0",
}


def write(picture: Picture, *, title: str, description: Iterable[str], lang: str) -> str:
    """Return the whole file."""
    left, top, right, bottom = picture.box
    width, height = round((right - left) * SCALE), round((bottom - top) * SCALE)
    turned = ' direction="rtl"' if direction(lang) == "rtl" else ""
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" role="img" aria-labelledby="title desc" '
        f'xml:lang="{lang}" lang="{lang}"{turned}>',
        f'<title id="title">{_text(title)}</title>',
        f'<desc id="desc">{chr(10).join(map(_text, description))}</desc>',
        *_patterns(picture),
        f'<rect class="ground" width="{width}" height="{height}" fill="#ffffff"/>',
        '<g font-family="DejaVu Sans, Arial, sans-serif" text-anchor="middle" '
        'stroke-linejoin="round">',
    ]
    for group in picture.groups:
        key = f' data-key="{group.key}"' if group.key else ""
        title = f"<title>{_text(group.title)}</title>" if group.title else ""
        lines.append(f"<g{key}>{title}")
        lines += (_part(part, left, top) for part in group.parts)
        lines.append("</g>")
    return "\n".join([*lines, "</g>", "</svg>", ""])


def _patterns(picture: Picture) -> Iterator[str]:
    """Define the patterns that are used, each on its colour."""
    pairs = dict.fromkeys(
        (part.fill, part.pattern)
        for group in picture.groups
        for part in group.parts
        if isinstance(part, Shape) and part.pattern
    )
    yield "<defs>"
    for fill, pattern in pairs:
        yield (
            f'<pattern id="{_pattern_id(fill, pattern)}" width="8" height="8" '
            f'patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="{fill}"/>'
            f'<path d="{STROKES[pattern]}" stroke="#00000026" stroke-width="1.2" fill="none"/>'
            "</pattern>"
        )
    yield "</defs>"


def _pattern_id(fill: str, pattern: str) -> str:
    return f"{pattern}-{fill[1:]}"


def _part(part: Shape | Label, left: float, top: float) -> str:
    if isinstance(part, Label):
        x, y = (part.at[0] - left) * SCALE, (part.at[1] - top) * SCALE
        weight = ' font-weight="bold"' if part.is_bold else ""
        size = part.size * SCALE
        halo = f' paint-order="stroke" stroke="{PAPER}" stroke-width="{size / 3:.1f}"'
        return (
            f'<text x="{x:.1f}" y="{y + 0.36 * size:.1f}" font-size="{size:.1f}" '
            f'fill="{part.ink}"{weight}{halo if part.has_halo else ""}>{_text(part.text)}</text>'
        )
    points = [((x - left) * SCALE, (y - top) * SCALE) for x, y in part.points]
    fill = f"url(#{_pattern_id(part.fill, part.pattern)})" if part.pattern else part.fill or "none"
    style = f'fill="{fill}" stroke="{part.line}" stroke-width="{part.width * SCALE:.1f}"'
    if part.radius:
        x, y = points[0]
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{part.radius * SCALE:.1f}" {style}/>'
    name = "polyline" if part.is_open else "polygon"
    listed = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<{name} points="{listed}" {style}/>'


def _text(words: str) -> str:
    """Escape text for XML, without the characters XML does not allow."""
    return escape(clean(words), quote=False)
