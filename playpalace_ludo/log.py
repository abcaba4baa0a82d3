"""Notes for a support log: what happened when, never what was typed, said or sent.

Off unless `--log FILE` asks for it. Until then a note costs one comparison, and neither `logging`
nor a file is touched.
"""

from __future__ import annotations

import re
from collections.abc import Callable

_WORD = re.compile(r"[\w.:/+-]{1,80}", re.ASCII)
_write: Callable[[str], None] | None = None


def write_with(write: Callable[[str], None] | None) -> None:
    """Have notes written from now on, or no longer."""
    global _write
    _write = write


def note(what: str, *words: str | int) -> None:
    """Write a line if there is a log; `words` are names and numbers of ours.

    Anything that is not a single plain word is left out, in case it came from somebody else.
    """
    if _write is not None:
        plain = (word if _WORD.fullmatch(word) else "?" for word in map(str, words))
        _write(" ".join((what, *plain)))


def fault(error: BaseException) -> None:
    """Note where a fault happened."""
    if _write is not None:
        note("fault", *places(error))


def places(error: BaseException) -> list[str]:
    """Return what an error is and where it was raised.

    Its message is left out, since it may quote what somebody typed.
    """
    found, step = [type(error).__name__], error.__traceback__
    while step is not None:
        found.append(f"{step.tb_frame.f_globals.get('__name__', '')}:{step.tb_lineno}")
        step = step.tb_next
    return found
