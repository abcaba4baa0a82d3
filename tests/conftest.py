"""Set-up shared by all tests: random examples, the order of files, compiled modules.

Whether a change passes must not hang on luck. `pytest --hypothesis-profile=default` draws others.
"""

from __future__ import annotations

import gc
import os
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from xdist.remote import Producer
    from xdist.scheduler import LoadFileScheduling

with suppress(ImportError):  # a server's own Python, which runs tests/hosts/inside, has none
    from hypothesis import settings

    settings.register_profile("same", derandomize=True, deadline=None)
    settings.load_profile("same")

LISTENING = ("tests/readers/", "tests/client/output/speech/test_real_audio.py")
"""Tests that mostly wait for screen readers and voices: one worker has them all, from the start."""

if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
    # Hundreds of programs are started here; none should compile the whole package again.
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(Path(__file__).parents[1] / "build" / "bytecode")
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Give workers the longest files first: they have the fewest tests, or have to listen."""
    if hasattr(config, "workerinput"):
        tests = Counter(item.path for item in items)
        items.sort(key=lambda item: (not item.nodeid.startswith(LISTENING), tests[item.path]))


def pytest_collection_finish() -> None:
    """Spare the garbage collector what lives until the end: the tests, and much that is cached."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadFileScheduling:
    from xdist.scheduler import LoadFileScheduling

    class ListeningFirst(LoadFileScheduling):  # type: ignore[misc]
        """Hands out files in the order they were collected in, and what listens as one file."""

        def _split_scope(self, nodeid: str) -> str:
            return LISTENING[0] if nodeid.startswith(LISTENING) else super()._split_scope(nodeid)

    config.option.loadscopereorder = False
    return ListeningFirst(config, log)
