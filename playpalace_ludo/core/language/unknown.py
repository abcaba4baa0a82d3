"""Unknown names in a rule file: suggest what was meant, where it belongs, or what there is."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from playpalace_ludo.core.errors import Problem, cut
from playpalace_ludo.core.language.schema import NAMED_BY
from playpalace_ludo.core.spelling import closest


def unknown_blocks(
    document: Mapping[str, Any], blocks: Mapping[str, Collection[str]], rule: str = ""
) -> Iterator[Problem]:
    """Yield a problem for each top-level name that is no block; ``blocks`` maps blocks to keys.

    The existing blocks are listed once only, since a listener would hear the list with every line.
    """
    listed = False
    for name, value in document.items():
        where = cut(name)
        homes = _homes(name, blocks)
        if homes and not isinstance(value, Mapping):
            yield Problem(where, "key-at-top", {"either": homes}, rule)
        elif (near := _near_block(where, value, blocks)) or listed:
            yield Problem(where, "no-block", rule=rule, suggestion=near)
        else:
            yield Problem(where, "no-block-but", {"blocks": tuple(blocks)}, rule)
            listed = True


def unknown_key(where: str, name: str, keys: Collection[str], rule: str = "") -> Problem:
    """Say that a block has no such key, and which one was meant or which there are."""
    place = f"{where}.{cut(name)}"
    if near := closest(name, list(keys)):
        return Problem(place, "no-key", rule=rule, suggestion=near)
    return Problem(place, "no-key-but", {"keys": tuple(keys)}, rule)


def _near_block(name: str, value: object, blocks: Mapping[str, Collection[str]]) -> str:
    """Find the block that was meant, preferring one that has a key written there."""
    given = value if isinstance(value, Mapping) else {}
    fitting = [block for block, keys in blocks.items() if any(key in keys for key in given)]
    return closest(name, fitting) or closest(name, list(blocks))


def _homes(key: str, blocks: Mapping[str, Collection[str]]) -> tuple[str, ...]:
    """Return the blocks that have this key, as they are written."""
    return tuple(
        f"[[{block}]]" if block in NAMED_BY else f"[{block}]"
        for block, keys in blocks.items()
        if key in keys
    )
