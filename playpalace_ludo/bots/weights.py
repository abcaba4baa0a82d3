"""The learned weights: small files beside this module, one per set of rules."""

from __future__ import annotations

import hashlib
import json
import zlib
from array import array
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.language import knobs
from playpalace_ludo.core.rules import Rules

FOLDER = Path(__file__).parent / "weights"
MAGIC = b"pludo-net 1\n"
OUTPUTS = 4
MATTERS = (
    "board.arms",
    "board.markers",
    "board.home_squares",
    "board.corner_tiles",
    "board.home_entry_back",
    "safe.squares",
    "safe.squares_for",
    "safe.start",
    "home.blocking",
    "end.home",
)
"""Knobs that must be as in training. The others change little of what a good position is: under
the rules of jota and of both nigerian games the nets of playpalace still beat hard clearly."""


class WeightsError(LudoError):
    """A weights file that cannot be used."""


class Weights(NamedTuple):
    rows: tuple[tuple[float, ...], ...]
    """Per input its weights to the hidden units, then to the four outputs."""
    bias: tuple[float, ...]
    out: tuple[tuple[float, ...], ...]
    """Per output its weights from the hidden units."""
    safe: tuple[bool, ...]
    """Per step of the track: nobody captures there."""


def pack(header: Mapping[str, Any], numbers: array[int]) -> bytes:
    """Write a weights file: a line of magic, a line of JSON, then packed 16-bit integers."""
    body = zlib.compress(numbers.tobytes(), 9)
    line = json.dumps({**header, "sha256": hashlib.sha256(body).hexdigest()}, sort_keys=True)
    return MAGIC + line.encode() + b"\n" + body


def unpack(path: Path) -> tuple[dict[str, Any], array[int]]:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise WeightsError(f"{path.name}: cannot be read: {error.strerror}") from None
    magic, _, rest = data.partition(b"\n")
    line, _, body = rest.partition(b"\n")
    if magic + b"\n" != MAGIC:
        raise WeightsError(f"{path.name}: is not a weights file of this version")
    try:
        header = json.loads(line)
        right = header["sha256"] == hashlib.sha256(body).hexdigest()
    except (ValueError, KeyError, TypeError):
        right = False
    if not right:
        raise WeightsError(f"{path.name}: is damaged, its checksum does not match")
    numbers = array("h")
    numbers.frombytes(zlib.decompress(body))
    return header, numbers


def load(path: Path) -> Weights:
    header, numbers = unpack(path)
    hidden, inputs, scale = header["hidden"], header["inputs"], header["scale"]
    width = hidden + OUTPUTS
    values = [number * scale for number in numbers]
    rows = [tuple(values[at : at + width]) for at in range(0, inputs * width, width)]
    rest = values[inputs * width :]
    out = rest[width:]
    return Weights(
        tuple(rows),
        tuple(rest[:width]),
        tuple(tuple(out[k::OUTPUTS]) for k in range(OUTPUTS)),
        tuple(map(bool, header["safe"])),
    )


def matches(header: Mapping[str, Any], rules: Rules, players: int) -> bool:
    """Tell whether weights were trained for this number of players and equivalent rules."""
    if not rules.has_knobs or rules.chance.sums or players not in header["players"]:
        return False
    if rules.says_more or rules.teams.names:  # the file relaxes more than the knobs they know
        return False
    learned = {**knobs.defaults(), **header["rules"]}  # a knob that came later had its default
    return all(_plain(rules.values[key]) == _plain(learned[key]) for key in MATTERS)


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


@lru_cache(maxsize=1)
def catalogue() -> tuple[tuple[Path, dict[str, Any]], ...]:
    """Return the weights files that can be read, with their headers."""
    found = []
    for path in sorted(FOLDER.glob("*.net")):
        try:
            found.append((path, unpack(path)[0]))
        except WeightsError:
            continue
    return tuple(found)


def problems() -> list[str]:
    """Write a sentence per weights file that is missing or damaged."""
    found = []
    for path in sorted(FOLDER.glob("*.net")):
        try:
            unpack(path)
        except WeightsError as error:
            found.append(str(error))
    if not any(FOLDER.glob("*.net")):
        found.append("there are no weights files: the expert plays like hard")
    return found
