"""The file of an arena's results: a header line, then one line per game."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from playpalace_ludo.core.errors import InputError
from playpalace_ludo.files import why
from playpalace_ludo.lab.games import Pairing, Result, rules_of

MOST_HEADER = 64 * 1024


class Store:
    """Saves every game to disk as it ends, so that nothing is lost when the arena is stopped.

    A file with other content is refused and left unchanged.
    """

    def __init__(self, path: Path, match: Pairing) -> None:
        self.path = path
        if path.exists() and not path.is_file():
            raise self._refused("ordinary")
        try:
            self._file = path.open("a+b")
        except OSError as error:
            raise self._not_written(error) from None
        try:
            self.results = self._read(match)
        except BaseException:
            self._close()
            raise

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self._close()

    def keep(self, result: Result) -> None:
        self._write(_line(result.line()))

    def _read(self, match: Pairing) -> list[Result]:
        # By content, not by path: a changed rule file is another series.
        header = {"arena": 1, **match._asdict(), "variant": rules_of(match.variant).spec}
        written = _line(header)
        self._file.seek(0)
        first = self._file.readline(MOST_HEADER)
        if len(first) < len(written) and written.startswith(first):  # new, or cut off at once
            self._file.truncate(0)
            self._write(written)
            return []
        self._check_header(first, written)
        end, results = len(first), []
        for number, line in enumerate(self._file, 2):
            if not line.endswith(b"\n"):  # cut off when the arena was stopped
                break
            try:
                results.append(Result.from_line(json.loads(line), match))
            except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
                raise self._refused("game", str(number)) from None
            end += len(line)
        self._file.truncate(end)
        return results

    def _check_header(self, found: bytes, wanted: bytes) -> None:
        try:
            header = json.loads(found)
        except (ValueError, RecursionError):
            header = None
        if not isinstance(header, dict) or "arena" not in header:
            raise self._refused("foreign")
        if header != json.loads(wanted):
            raise self._refused("series")

    def _refused(self, fault: str, line: str = "") -> InputError:
        return InputError("arena-file", fault=fault, file=str(self.path), number=line)

    def _write(self, line: bytes) -> None:
        try:
            self._file.write(line)
            self._file.flush()
        except OSError as error:
            raise self._not_written(error) from None

    def _close(self) -> None:
        with suppress(OSError):  # tries once more to write what could not be written
            self._file.close()

    def _not_written(self, error: OSError) -> InputError:
        return InputError("not-written", file=str(self.path), reason=why(error))


def _line(values: dict[str, Any]) -> bytes:
    return json.dumps(values).encode() + b"\n"
