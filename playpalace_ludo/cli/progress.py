"""Progress on standard error: a bar in a terminal, occasional lines elsewhere."""

from __future__ import annotations

import sys
import time

from playpalace_ludo.cli import output
from playpalace_ludo.words import Translator


class Progress:
    WIDTH = 30

    def __init__(
        self,
        words: Translator,
        *,
        quiet: bool = False,
        message: str = "pludo-cli-progress",
        before: int | None = None,
    ) -> None:
        """``before`` is what an earlier run has done; if it is not known, all but one of the first
        call's."""
        self.words = words
        self.begin = time.monotonic()
        self.before = before
        self.shown = 0.0
        self.quiet = quiet
        self.message = message

    def __call__(self, done: int, total: int, **facts: int) -> None:
        if self.quiet:
            return
        if self.before is None:
            self.before = done - 1
        now = time.monotonic()
        bar = sys.stderr.isatty()
        if done < total and now - self.shown < (0.2 if bar else 30):
            return
        self.shown = now
        left = (now - self.begin) / max(done - self.before, 1) * (total - done)
        text = self.words.text(self.message, done=done, total=total, left=_clock(left), **facts)
        if bar:
            filled = self.WIDTH * done // total
            output.grow(f"[{'#' * filled}{'.' * (self.WIDTH - filled)}] {text}   ")
            if done == total:
                output.warn("")
        else:
            output.warn(text)


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02d}"
