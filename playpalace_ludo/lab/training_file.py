"""The state of a training on disk, for resuming it."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import numpy as np

from playpalace_ludo.core.errors import InputError
from playpalace_ludo.files import Unreadable, read_bytes, why, write_bytes
from playpalace_ludo.lab.bulk_net import Params
from playpalace_ludo.lab.train import Trainer

MOST_BYTES = 64 * 1024 * 1024
_NETS = ("learning", "sums", "calm", "best")


def save(trainer: Trainer, path: Path) -> None:
    """Save the state of a training, without the games it could learn from again."""
    kept = {
        f"{name}_{part}": array
        for name in _NETS
        for part, array in getattr(trainer, name)._asdict().items()
    }
    told = np.array([trainer.games, trainer.seconds, trainer.won, trainer.idle])
    whose = np.array([trainer.inputs.digest, str(trainer.players), str(trainer.seed)])
    data = io.BytesIO()
    np.savez_compressed(data, told=told, whose=whose, **kept)
    put(path, data.getvalue())


def load(trainer: Trainer, path: Path) -> bool:
    """Resume the training in a file; False if there is none.

    A file of other rules, players or seed is refused and left unchanged.
    """
    try:
        data = read_bytes(path, MOST_BYTES)
    except Unreadable:
        if path.exists():
            raise
        return False
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as kept:
            whose = kept["whose"].tolist()
            games, trainer.seconds, trainer.won, idle = kept["told"].tolist()
            nets = {name: Params(kept[f"{name}_rows"], kept[f"{name}_out"]) for name in _NETS}
    except (ValueError, LookupError, OSError, EOFError, zipfile.BadZipFile):
        raise InputError("training-damaged", file=str(path)) from None
    if whose != [trainer.inputs.digest, str(trainer.players), str(trainer.seed)]:
        raise InputError("training-of-another", file=str(path))
    trainer.games, trainer.idle = int(games), int(idle)
    for name, net in nets.items():
        setattr(trainer, name, net)
    return True


def put(path: Path, data: bytes) -> None:
    """Write a file whole; raise LudoError with the reason on failure."""
    try:
        write_bytes(path, data, flush=True)
    except OSError as error:
        raise InputError("not-written", file=str(path), reason=why(error)) from None
