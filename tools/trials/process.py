"""Runs of our commands in child processes that are killed at a given moment.

A child is forked from a program that has loaded everything already, so that thousands take only
minutes. It is killed after a number of CPU seconds, by a kernel timer without a handler, or after a
number of function calls where that timer is too coarse: at any moment, and reproducibly however
busy the machine is.
"""

import contextlib
import gc
import os
import pkgutil
import signal
import sys
import time
import traceback
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import playpalace_ludo
from playpalace_ludo import variants
from playpalace_ludo.cli.main import main
from playpalace_ludo.words import Translator

KILLS = (signal.SIGPROF, signal.SIGKILL)
FAULT = 77
"""Exit code of a child with an unexpected exception."""
PATIENCE = 120.0
"""Wall-clock seconds after which a child without CPU time counts as hanging."""


class Moment(NamedTuple):
    """When to kill a child: after CPU seconds or after calls; by default never."""

    seconds: float = 0.0
    calls: int = 0


NEVER = Moment()


class Ended(NamedTuple):
    code: int
    """Negative: the number of the signal that ended it."""
    seconds: float
    """CPU seconds."""
    calls: int
    """How many functions it called, if it came to its end."""
    errors: str

    @property
    def killed(self) -> bool:
        return -self.code in KILLS

    @property
    def fault(self) -> str:
        """Unexpected cause of death; empty if it ended or was killed as planned."""
        if self.code == FAULT or "Traceback" in self.errors:
            return self.errors[-2000:]
        return f"ended by signal {-self.code}" if self.code < 0 and not self.killed else ""


NOT_OURS_TO_LOAD = ("hosts.", "output.sound.", "windows")
"""Modules for a server, for the process that plays sounds, or for another system."""


@cache
def load_all() -> None:
    """Import modules and parse messages in advance, so that children need not."""
    for module in pkgutil.walk_packages(playpalace_ludo.__path__, "playpalace_ludo."):
        if not any(part in module.name for part in NOT_OURS_TO_LOAD):
            with suppress(ModuleNotFoundError):  # what an extra brings, such as numba
                import_module(module.name)
    for _ in Translator("en").prepare():
        pass
    for name in variants.names():
        variants.load_named(name)
    gc.collect()
    gc.freeze()


def run(
    words: Sequence[str],
    folder: Path,
    *,
    lines: str = "",
    kill: Moment = NEVER,
    environment: Mapping[str, str] = MappingProxyType({}),
) -> Ended:
    """Run a command in `folder` with `lines` as input, until it ends or is killed."""
    load_all()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "typed").write_text(lines, "utf-8")
    (folder / "calls").write_text("0")
    child = os.fork()
    if child == 0:
        _become(words, folder, kill, environment)
    return _await(child, folder)


def _become(
    words: Sequence[str], folder: Path, kill: Moment, environment: Mapping[str, str]
) -> None:
    """Become the command; never returns."""
    code, counted = FAULT, 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal counted
        counted += 1
        if counted == kill.calls:
            os.kill(os.getpid(), signal.SIGKILL)

    try:
        os.environ.update(environment)
        _redirect(folder)
        os.chdir(folder)
        if kill.seconds:
            signal.signal(signal.SIGPROF, signal.SIG_DFL)
            signal.setitimer(signal.ITIMER_PROF, kill.seconds)
        else:
            sys.setprofile(count)
        code = main(list(words))
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    except BaseException:
        traceback.print_exc()
    finally:
        sys.setprofile(None)
        with contextlib.suppress(Exception):
            sys.stderr.flush()
            (folder / "calls").write_text(str(counted))
        os._exit(code)


def _redirect(folder: Path) -> None:
    errors = os.open(folder / "errors", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for number, handle in enumerate((os.open(folder / "typed", os.O_RDONLY), nowhere, errors)):
        os.dup2(handle, number)
    sys.stdin = os.fdopen(0, encoding="utf-8")
    sys.stdout, sys.stderr = (os.fdopen(n, "w", encoding="utf-8", buffering=1) for n in (1, 2))


def _await(child: int, folder: Path) -> Ended:
    end = time.monotonic() + PATIENCE
    while not (found := os.wait4(child, os.WNOHANG))[0]:
        if time.monotonic() > end:
            os.kill(child, signal.SIGABRT)
        time.sleep(0.001)
    _, status, used = found
    calls, errors = folder / "calls", folder / "errors"
    return Ended(
        code=os.waitstatus_to_exitcode(status),
        seconds=used.ru_utime + used.ru_stime,
        calls=int(calls.read_text() or 0),
        errors=errors.read_text("utf-8", "replace") if errors.exists() else "",
    )
