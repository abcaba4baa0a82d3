"""The document behind settings: an owner's file, overlaid key by key with changes from tables.

A key is dotted: `variants`, `pace.default`, `knobs.sixes.max.min`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

KNOBS = "knobs"
LOBBY = "lobby"
SECTIONS: Mapping[str, tuple[str, ...]] = {
    "bots": ("strength", "strengths", "budget_ms"),
    "pace": ("default",),
    "timer": ("seconds", "longest"),
    "hints": ("default", "allowed"),
    "undo": ("default", "allowed"),
    "coins": ("on", "default", "allowed", "doubling", "bots"),
    LOBBY: ("allowed",),
}
"""The tables of a file besides `knobs`, with the keys of each."""
TOP = ("variants", KNOBS, *SECTIONS)
ENDS = ("default", "min", "max", "choices")
"""Keys for each knob."""
OWNERS_ONLY = ("bots.budget_ms", LOBBY)
"""Keys no table can change: a bot's thinking time depends on the machine."""

Document = Mapping[str, Any]


@dataclass(frozen=True, eq=False)
class Layers:
    """The owner's document, and the one changed from tables that overlays it."""

    owner: Document = field(default_factory=dict)
    changed: Document = field(default_factory=dict)

    def merged(self) -> dict[str, Any]:
        return laid_over(normal(self.owner), normal(self.changed))


def normal(document: Document) -> dict[str, Any]:
    """Write every knob as a table under its dotted key; the rest stays unchanged."""
    knobs = document.get(KNOBS)
    if not isinstance(knobs, Mapping):
        return dict(document)
    tables = {
        key: dict(value) if isinstance(value, Mapping) else {"default": value}
        for key, value in _by_key(knobs)
    }
    return {**document, KNOBS: tables}


def _by_key(table: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield values by dotted key, from `"sixes.max" = ...` and `[knobs.sixes]` with `max = ...`."""
    for key, value in table.items():
        if "." not in key and isinstance(value, Mapping):
            yield from ((f"{key}.{name}", inner) for name, inner in value.items())
        else:
            yield key, value


def laid_over(below: Document, above: Document) -> dict[str, Any]:
    """Merge two documents; where both have a key, the upper one's value counts."""
    merged = dict(below)
    for key, value in above.items():
        under = below.get(key)
        both = isinstance(value, Mapping) and isinstance(under, Mapping)
        merged[key] = laid_over(under, value) if both else value  # type: ignore[arg-type]
    return merged


def parts(key: str) -> tuple[str, ...]:
    """Split a key, but not a knob's name, which contains a dot (`sixes.max`)."""
    table, _, rest = key.partition(".")
    if table != KNOBS:
        return (table, rest) if rest else (table,)
    knob, _, end = rest.rpartition(".")
    return (table, knob, end) if "." in knob else (table, rest)


def value_of(document: Document, key: str) -> Any:
    """Return a normal document's value of a key, or None."""
    found: Any = document
    for part in parts(key):
        if not isinstance(found, Mapping) or part not in found:
            return None
        found = found[part]
    return found


def with_value(document: Document, key: str, value: Any) -> dict[str, Any]:
    """Return a normal document with a new value for a key; None removes the key."""
    return _with(document, parts(key), value)


def _with(document: Any, path: tuple[str, ...], value: Any) -> dict[str, Any]:
    changed = dict(document) if isinstance(document, Mapping) else {}
    name, rest = path[0], path[1:]
    inner = _with(changed.get(name), rest, value) if rest else value
    if inner is None or inner == {}:
        changed.pop(name, None)
    else:
        changed[name] = inner
    return changed


def keys(document: Document) -> Iterator[str]:
    """Yield the keys of a normal document that have values."""
    for name, value in document.items():
        if not isinstance(value, Mapping):
            yield name
        elif name == KNOBS:
            for knob, ends in value.items():
                named = [f"{name}.{knob}.{end}" for end in ends]
                yield from named
        else:
            yield from (f"{name}.{inner}" for inner in value)


def is_setting(key: str) -> bool:
    """Tell whether there is such a key; of a knob only that it is one's."""
    table, *inner = parts(key)
    if table in SECTIONS:
        return any(name in SECTIONS[table] for name in inner)
    return table in TOP


def covers(group: str, key: str) -> bool:
    """Tell whether a key is among those named, or in a table that is."""
    return key == group or key.startswith(f"{group}.")
