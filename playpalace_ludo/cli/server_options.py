"""A server's settings at a table in the terminal: `playpalace-ludo play --options FILE`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playpalace_ludo.bots import STRENGTHS
from playpalace_ludo.core.errors import InputError
from playpalace_ludo.core.spec import join_spec, write_value
from playpalace_ludo.settings import document, reader
from playpalace_ludo.settings.config import HostConfig
from playpalace_ludo.table.take_back import NEXT_THROW, OWN_TURN
from playpalace_ludo.words import Message
from playpalace_ludo.words.model import CommaList

USED = ("variants", "bots.strength", "pace.default", "undo.default", "coins.on", document.KNOBS)
"""Keys that apply to a table in the terminal; limits and other keys are for servers."""


class ServerOptions(NamedTuple):
    """The settings of a table in a server's file."""

    variant: str
    switches: dict[str, Any]
    told: tuple[Message, ...]
    """Problems of the file, and keys that count on a server only."""


def read(path: Path) -> ServerOptions:
    """Read the file as a server does; raise InputError if there is none."""
    if not path.is_file():
        raise InputError("settings-no-file", file=str(path))
    found = reader.read_file(path, STRENGTHS)
    ignored = tuple(_ignored(found))
    keys = Message("pludo-cli-options-ignored", {"file": path.name, "keys": CommaList(ignored)})
    return ServerOptions(
        variant=_variant(found),
        switches={
            "table.bot": found.strength,
            "pace.speed": found.pace,
            "table.undo": OWN_TURN if found.undo == NEXT_THROW else found.undo,
            "table.coins": found.has_coins,
        },
        told=(*found.problems, *([keys] if ignored else ())),
    )


def _variant(found: HostConfig) -> str:
    """Return the first offered variant, with the server's options."""
    name = found.default_variant
    rules = found.rules[name]
    dealt = found.knob_values(rules)
    usual = {key: write_value(value) for key, value in rules.values.items()}
    changed = {key: value for key, value in dealt.items() if usual[key] != write_value(value)}
    own = (folder / f"{name}.toml" for folder in found.folders)
    place = next((str(path) for path in own if path.is_file()), name)
    return join_spec(place, changed)


def _ignored(found: HostConfig) -> Iterator[str]:
    for key in document.keys(document.normal(found.layers.merged())):
        is_default = not key.startswith(f"{document.KNOBS}.") or key.endswith(".default")
        is_used = is_default and any(document.covers(used, key) for used in USED)
        if not is_used and document.is_setting(key):  # of any other the reader has told
            yield key
