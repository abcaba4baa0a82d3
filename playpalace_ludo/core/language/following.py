"""Knobs that follow others: a value for every token or arm still fits a changed board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from playpalace_ludo.core.language import knobs
from playpalace_ludo.core.language.options import apply_options
from playpalace_ludo.core.language.schema import Document

FOLLOWERS: Mapping[str, tuple[str, ...]] = {
    "end.home": ("board.markers",),
    "safe.squares": ("board.arms", "board.home_squares", "board.corner_tiles"),
}
"""Knobs that may follow, and the knobs they follow."""


def nested(values: Mapping[str, Any]) -> dict[str, Any]:
    """Write knob values as a file does, in tables."""
    found: dict[str, Any] = {"kind": "cross"}
    for key, value in values.items():
        group, _, name = key.partition(".")
        found.setdefault(group, {})[name] = value
    return found


def following(
    below: Document, own: Iterable[str], document: Document, *, lengths: bool = False
) -> dict[str, Any]:
    """Adapt knobs that held for all tokens or every arm of the base to a changed board.

    ``own`` are the dotted keys that were given on top of the base: those stay as they are.
    On arms of another length safe squares stay while they fit, as older saved games expect,
    unless ``lengths`` lets them follow.
    """
    old, new = _measures(below), _measures(document)
    own = set(own)
    if document.get("kind") != "cross" or old is None or new is None:
        return dict(document)
    changed: dict[str, Any] = {}
    if old["board.markers"] != new["board.markers"] and old["end.home"] == old["board.markers"]:
        changed["end.home"] = new["board.markers"]
    other_arms = old["board.arms"] != new["board.arms"]
    if other_arms and below.get("players", {}).get("max") == old["board.arms"]:
        changed["players.max"] = new["board.arms"]
    too_far = max(old["safe.squares"], default=0) > knobs.track_length(new)
    follow = other_arms or too_far or lengths
    if follow and (squares := _on_every_arm(old, new)) is not None:
        changed["safe.squares"] = squares
    changed = {key: value for key, value in changed.items() if key not in own}
    return apply_options(document, changed) if changed else dict(document)


_MEASURES = (
    *("board.arms", "board.markers", "board.home_squares", "board.corner_tiles"),
    *("end.home", "safe.squares"),
)


def _measures(document: Document) -> dict[str, Any] | None:
    """Return the knobs that follow each other; None where one of them cannot be read."""
    found: dict[str, Any] = {}
    for key in _MEASURES:
        group, _, name = key.partition(".")
        table = document.get(group, {})
        if not isinstance(table, Mapping):
            return None
        found[key] = table.get(name, knobs.BY_KEY[key].default)
        if knobs.BY_KEY[key].check(found[key]):
            return None
    return found if isinstance(document.get("players", {}), Mapping) else None


def _on_every_arm(old: Mapping[str, Any], new: Mapping[str, Any]) -> list[int] | None:
    """Return the new board's safe squares if every arm of the old one had the same ones."""
    arm, new_arm = knobs.arm_length(old), knobs.arm_length(new)
    offsets = sorted({(square - 1) % arm for square in old["safe.squares"]})
    regular = [index * arm + at + 1 for index in range(old["board.arms"]) for at in offsets]
    if sorted(old["safe.squares"]) != regular:
        return None
    return [
        index * new_arm + at + 1
        for index in range(new["board.arms"])
        for at in offsets
        if at < new_arm
    ]
