"""The identity of a recorded game, independent of its file name: an id, and when it began.

Both are entries of the record's `[table]`. Records of earlier versions have neither; the rules for
them are described in docs/notation.md.
"""

import hashlib
import json
import secrets
from collections.abc import Iterable
from contextlib import suppress
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from playpalace_ludo.client.storage.growing import last_whole
from playpalace_ludo.coins import stake
from playpalace_ludo.core import record
from playpalace_ludo.core.errors import InputError
from playpalace_ludo.core.record import Body, Header
from playpalace_ludo.files import read_bytes

FOREIGN = "foreign"
"""Entry of `[table]` that marks a record another computer sent us, and names that computer."""
DIGITS = 32


class Identity(NamedTuple):
    id: str
    begun: str = ""
    """Local time in ISO form, to the second; empty if unknown."""
    foreign: str | bool = False
    """Whether it was begun elsewhere, or the server that sent it; it stays so to its end."""

    def facts(self) -> dict[str, Any]:
        """Return the entries for the record's `[table]`."""
        return {name: value for name, value in self._asdict().items() if value}


def new() -> Identity:
    """Return the identity of a game that begins now."""
    return Identity(secrets.token_hex(DIGITS // 2), now())


def now() -> str:
    return datetime.now().isoformat(timespec="seconds")


def of(header: Header, body: Body) -> Identity:
    """Read the identity of a game from its record."""
    own_id = _own_id(header) or _id_before_ids(header, body)
    sender = _text(header, FOREIGN) or FOREIGN in header.table
    return Identity(own_id, _text(header, "begun"), sender)


def _own_id(header: Header) -> str:
    return _text(header, "id")


def _text(header: Header, key: str) -> str:
    value = header.table.get(key)
    return value if isinstance(value, str) else ""


def _id_before_ids(header: Header, body: Body) -> str:
    """Return the id of a record without one: the name of its stake, or else a digest."""
    with suppress(InputError):
        if (staked := stake.from_facts(header.table)) is not None:
            return staked.game
    told: list[Any] = [header.spec, header.seats, header.players, header.first]
    if header.proof is not None and header.proof.commitment:
        told += [header.proof.commitment, header.proof.contributions]
    else:  # nothing else in the header tells two games at the same table apart
        told += [line for _, line in body]
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:DIGITS]


def when_begun(header: Header, path: Path) -> datetime:
    """Return when a game began; for older records from the file's name, or else from its time.

    Earlier versions put the time at the beginning of the name.
    """
    with suppress(ValueError):
        return datetime.fromisoformat(_text(header, "begun")).replace(tzinfo=None)
    with suppress(ValueError):
        return datetime.strptime(path.name[:17], "%Y-%m-%d-%H%M%S")
    try:
        return datetime.fromtimestamp(path.stat().st_mtime)
    except (OSError, OverflowError, ValueError):
        return datetime.max


def find(key: str, paths: Iterable[Path]) -> Path | None:
    """Return the first of these files that holds the player's own game with this id."""
    return next((path for path in paths if is_game(path, key)), None)


def is_game(path: Path, key: str) -> bool:
    """Tell whether a file holds the player's own game with this id.

    A damaged file counts if it names the id, so that it has to be dealt with first.
    """
    try:
        return key in _keys(path, path.stat().st_mtime_ns)
    except OSError:
        return False
    except InputError:
        return path.stem == key or _mentions(path, key)


def _mentions(path: Path, key: str) -> bool:
    try:
        return key.encode() in read_bytes(path)
    except InputError:
        return False


@lru_cache(maxsize=1000)
def _keys(path: Path, changed: int) -> frozenset[str]:
    """Return the ids of a file's game; none for a game that is not the player's own.

    Purses and tournaments of earlier versions know a game by the name of its file.
    """
    header, body = record.split(last_whole(read_bytes(path)).decode("utf-8", "replace"))
    if not _is_own(header):
        return frozenset()
    older = () if _own_id(header) else (path.stem,)
    return frozenset((of(header, body).id, *older))


def _is_own(header: Header) -> bool:
    """Tell a game begun here from one sent by another computer, and from a public copy.

    Such a copy, made before the end of the game, has no seed; the player's own save has.
    """
    proof = header.proof
    return FOREIGN not in header.table and (proof is None or proof.seed != "")
