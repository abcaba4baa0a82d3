"""Compiled judging for much work, where the extra [lab] is installed; it is loaded only then."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext

PAYS_LOADING, PAYS_COMPILING = 1.5, 20.0
"""Seconds of judging in plain Python from which it pays to load compiled code, and to compile it
on its first use."""


def judging(seconds: float) -> AbstractContextManager[None]:
    """Judge in compiled code meanwhile, if that pays for so much work."""
    loaded = "playpalace_ludo.lab.quick_net" in sys.modules
    if seconds < PAYS_LOADING and not loaded:
        return nullcontext()
    try:
        from playpalace_ludo.lab import quick_net
    except ImportError:
        return nullcontext()
    if seconds < PAYS_COMPILING and not quick_net.is_compiled():
        return nullcontext()
    return quick_net.used()
