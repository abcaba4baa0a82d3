"""Notes for a support log: times and events, but never text that was typed, said or sent.

It is off unless `--log FILE` asks for it. Until then a note costs one comparison, and neither
`logging` nor a file is touched.
"""

from __future__ import annotations

import re
from collections.abc import Callable

_WORD = re.compile(r"[\w.:/+-]{1,80}", re.ASCII)
_write: Callable[[str], None] | None = None


def write_with(write: Callable[[str], None] | None) -> None:
    """Set the function that writes notes; None turns them off."""
    global _write
    _write = write


def note(what: str, *words: str | int) -> None:
    """Write a line if there is a log; `words` are names and numbers of our own.

    Anything but a single plain word is left out, in case it came from somebody else.
    """
    if _write is not None:
        plain = (word if _WORD.fullmatch(word) else "?" for word in map(str, words))
        _write(" ".join((what, *plain)))


def fault(error: BaseException) -> None:
    """Note the place of a fault."""
    if _write is not None:
        note("fault", *places(error))


def places(error: BaseException) -> list[str]:
    """Return the type of an error and the places it was raised from.

    Its message is left out, since it may quote typed text.
    """
    found, step = [type(error).__name__], error.__traceback__
    while step is not None:
        found.append(f"{step.tb_frame.f_globals.get('__name__', '')}:{step.tb_lineno}")
        step = step.tb_next
    return found
