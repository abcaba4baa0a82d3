"""A table as it rests in a host's database: the record so far, small enough to forget about."""

from __future__ import annotations

import base64
import hashlib
import zlib
from pathlib import Path

from playpalace_ludo.core.errors import RecordError

SCHEMA = 1
SET_ASIDE = "ludo_plus_set_aside"
"""Directory beside the owner's settings where tables go that cannot be read."""
LARGEST_RECORD = 4_000_000


def pack(text: str) -> str:
    return base64.b85encode(zlib.compress(text.encode(), 9)).decode("ascii") if text else ""


def unpack(packed: str) -> str:
    unzip = zlib.decompressobj()
    try:
        text = unzip.decompress(base64.b85decode(packed), LARGEST_RECORD)
        if not unzip.eof:
            raise RecordError("save-cut-off")
        return text.decode()
    except (ValueError, zlib.error) as error:
        raise RecordError("save-damaged", reason=str(error)) from error


def set_aside(directory: Path, data: str) -> Path | None:
    """Keep what could not be read where the owner can find it; None if even that fails."""
    mark = hashlib.sha256(data.encode()).hexdigest()[:12]
    path = directory / SET_ASIDE / f"table-{mark}.json"
    try:
        path.parent.mkdir(exist_ok=True)
        path.write_text(data, encoding="utf-8")
    except OSError:
        return None
    return path
