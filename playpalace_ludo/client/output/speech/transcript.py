"""A transcript: every line said, in a file, one JSON object per line."""

from __future__ import annotations

import contextlib
import json
import time
from pathlib import Path

from playpalace_ludo.core.errors import InputError
from playpalace_ludo.files import why
from playpalace_ludo.words import Line


class Transcript:
    """A file that grows line by line, flushed after each so that a reader can follow it."""

    def __init__(self, path: str | Path) -> None:
        try:
            self._file = Path(path).open(  # noqa: SIM115 - open for the whole game
                "a", encoding="utf-8", errors="replace"
            )
        except OSError as error:
            raise InputError("not-written", file=str(path), reason=why(error)) from None

    def write(self, line: Line) -> None:
        entry = {
            "time": round(time.monotonic(), 4),
            "priority": line.priority,
            "category": line.category,
            "message_id": line.message_id,
            "text": line.text,
        }
        # A full disk must not stop the game; the transcript then simply has a gap.
        with contextlib.suppress(OSError):
            self._file.write(json.dumps(entry, ensure_ascii=False) + "\n")
            self._file.flush()

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._file.close()
