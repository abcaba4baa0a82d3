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

from playpalace_ludo.bots.inputs import inputs_of
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.files import Unreadable, read_bytes

FOLDER = Path(__file__).parent / "weights"
MAGIC = b"pludo-net 2\n"
MOST_BYTES = 8 * 1024 * 1024
"""Size of a weights file, packed or not; the largest that come with the game have 130 KB."""


class WeightsError(LudoError):
    """A weights file that cannot be used."""


class Weights(NamedTuple):
    rows: tuple[tuple[float, ...], ...]
    """Per input its weights to the hidden units, then to the outputs, one per seat."""
    bias: tuple[float, ...]
    out: tuple[tuple[float, ...], ...]
    """Per output its weights from the hidden units."""


def pack(header: Mapping[str, Any], numbers: array[int]) -> bytes:
    """Write a weights file: a line of magic, a line of JSON, then packed 16-bit integers."""
    body = zlib.compress(numbers.tobytes(), 9)
    line = json.dumps({**header, "sha256": hashlib.sha256(body).hexdigest()}, sort_keys=True)
    return MAGIC + line.encode() + b"\n" + body


def unpack(path: Path) -> tuple[dict[str, Any], array[int]]:
    try:
        data = read_bytes(path, MOST_BYTES)
    except Unreadable as error:
        raise WeightsError(f"{path.name}: {error}") from None
    magic, _, rest = data.partition(b"\n")
    line, _, body = rest.partition(b"\n")
    if magic + b"\n" != MAGIC:
        raise WeightsError(f"{path.name}: is not a weights file of this version")
    try:
        header = json.loads(line)
        right = header["sha256"] == hashlib.sha256(body).hexdigest()
    except (ValueError, KeyError, TypeError, RecursionError):
        right = False
    if not right:
        raise WeightsError(f"{path.name}: is damaged, its checksum does not match")
    try:
        numbers = array("h", zlib.decompressobj().decompress(body, MOST_BYTES))
        hidden, inputs, outputs = (int(header[key]) for key in ("hidden", "inputs", "seats"))
        whole = (inputs + 1) * (hidden + outputs) + hidden * outputs
        right = len(numbers) == whole and isinstance(header["players"], list)
        float(header["scale"]), str(header["digest"])
    except (zlib.error, ValueError, KeyError, TypeError):
        right = False
    if not right:
        raise WeightsError(f"{path.name}: is not a net, though its checksum matches")
    return header, numbers


def load(path: Path) -> Weights:
    header, numbers = unpack(path)
    hidden, inputs, outputs, scale = (header[key] for key in ("hidden", "inputs", "seats", "scale"))
    width = hidden + outputs
    values = [number * scale for number in numbers]
    rows = [tuple(values[at : at + width]) for at in range(0, inputs * width, width)]
    rest = values[inputs * width :]
    out = rest[width:]
    return Weights(
        tuple(rows), tuple(rest[:width]), tuple(tuple(out[k::outputs]) for k in range(outputs))
    )


def matches(header: Mapping[str, Any], rules: Rules, players: int) -> bool:
    """Tell whether a net was trained for this number of players and has the inputs of these rules.

    Other differences in the rules hardly change what a good position is: under the rules of jota
    and of both nigerian games, the nets of playpalace still clearly beat hard.
    """
    return players in header["players"] and header["digest"] == inputs_of(rules).digest


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


def beside(rules: Rules) -> Path | None:
    """Return the path for the net of a custom rule file, whether or not it exists."""
    return Path(rules.read_from).with_suffix(".net") if rules.read_from else None


def found(rules: Rules, players: int) -> Path | None:
    """Return the weights file that fits: beside the rule file, or shipped with the game."""
    own = beside(rules)
    if own is not None and own.exists():
        try:
            if matches(unpack(own)[0], rules, players):
                return own
        except WeightsError:
            pass  # `problems` says so
    return next((path for path, header in catalogue() if matches(header, rules, players)), None)


def problems(rules: Rules | None = None) -> list[str]:
    """Return a sentence for each weights file that is missing, damaged or does not fit.

    Given rules, the net beside their file is checked as well.
    """
    told = []
    for path in sorted(FOLDER.glob("*.net")):
        try:
            unpack(path)
        except WeightsError as error:
            told.append(str(error))
    if not any(FOLDER.glob("*.net")):
        told.append("there are no weights files: the expert plays like hard")
    own = beside(rules) if rules else None
    if rules and own is not None and own.exists():
        try:
            header, _ = unpack(own)
            if header["digest"] != inputs_of(rules).digest:
                told.append(f"{own.name}: was trained for other rules; train it again")
        except WeightsError as error:
            told.append(str(error))
    return told
