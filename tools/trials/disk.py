"""Failing disks: an action that was not saved has not happened, and no file is half written."""

import errno
import os
import resource
import shutil
import signal
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from random import Random
from typing import Any

from playpalace_ludo import variants
from playpalace_ludo.client.game import from_record
from playpalace_ludo.client.storage import options
from playpalace_ludo.client.storage.saves import read_record
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.table.dice import SystemDice
from tools.trials.desk import Desk
from tools.trials.outcome import Outcome

VARIANTS = ("playpalace", "nigerian", "market-road")
KEYS = ("r", "r", "r", "1", "2", "3", "u", "f5", "volume")
ERRORS = (errno.EIO, errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EDQUOT)
Fault = Callable[[Random, Path], AbstractContextManager[None]]


def trial(number: int, rng: Random, folder: Path) -> Outcome:
    """Play while the disk fails now and then; check the files after every key."""
    home = folder / "home"
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    name = rng.choice(sorted(FAULTS))
    desk = Desk(home, str(rng.random()))
    desk.sit(rng.choice(VARIANTS), "Anna,bot:random")
    for _ in range(60):
        faulty = rng.random() < 0.4
        with FAULTS[name](rng, home) if faulty else nullcontext():
            _act(desk, rng)
        if wrong := _wrong(desk, home):
            return Outcome(name, "failed", wrong)
    _act(desk, rng)
    desk.press("c-q")
    wrong = _wrong(desk, home)
    if not wrong and "saved" not in desk.speech.texts[-1]:
        wrong = f"healed, but it said: {desk.speech.texts[-1]}"
    return Outcome(name, "failed" if wrong else "passed", wrong)


def _act(desk: Desk, rng: Random) -> None:
    key = rng.choice(KEYS)
    if key == "volume":
        desk.app.settings.set("sound.volume", rng.randrange(101))
    else:
        desk.press(key)


def _wrong(desk: Desk, home: Path) -> str:
    """Report differences between the game and its file, and other damage."""
    table = desk.table
    assert table is not None and table.game.save is not None
    try:
        kept = from_record(
            read_record(table.game.save.path), variants.load_named, SystemDice(), None
        )
    except LudoError as error:
        return f"the game cannot be read: {error}"
    if kept.match.state != table.state:
        return f"told {table.game.match.line()}, kept {kept.match.line()}"
    if problems := options.load(home / options.FILE_NAME)[1]:
        return f"the options cannot be read: {problems}"
    return ""


@contextmanager
def _refused(name: str, rng: Random) -> Iterator[None]:
    """Let one of the system's calls fail."""
    number = rng.choice(ERRORS)
    real = getattr(os, name)

    def refuse(*_: Any, **__: Any) -> Any:
        raise OSError(number, os.strerror(number))

    setattr(os, name, refuse)
    try:
        yield
    finally:
        setattr(os, name, real)


@contextmanager
def _full(rng: Random, home: Path) -> Iterator[None]:
    """Let writes end after so many bytes of a file, which some of them take in part."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (rng.randrange(2000), limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, ignored)


FAULTS: dict[str, Fault] = {
    "full disk": _full,
    "refused flush": lambda rng, home: _refused("fsync", rng),
    "refused rename": lambda rng, home: _refused("replace", rng),
}
