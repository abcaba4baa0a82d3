"""Dropping root's rights while installing to those of the account that owns the folder.

That account could replace any of its files by a link at any moment; with only its rights, such a
link leads nowhere the account could not go itself.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playpalace_ludo.core.errors import InputError


def _owner(folder: Path) -> os.stat_result | None:
    """Return the folder's owner, if we are root and it is another account."""
    if os.name != "posix" or os.geteuid() != 0:
        return None
    about = os.stat(folder)
    return about if about.st_uid else None


@contextmanager
def of_owner(folder: Path) -> Iterator[None]:
    """Act as the account that owns `folder`, if we are root."""
    owner = _owner(folder)
    if owner is None:
        yield
        return
    group, groups = os.getegid(), os.getgroups()
    os.setgroups([owner.st_gid])
    os.setegid(owner.st_gid)
    os.seteuid(owner.st_uid)
    try:
        yield
    finally:
        os.seteuid(0)
        os.setegid(group)
        os.setgroups(groups)


def refused(path: Path, done: str, error: OSError) -> InputError:
    """Return an error that says what failed and which account could do it."""
    account = "other" if isinstance(error, PermissionError) else "same"
    named, reason = str(error.filename or path), str(error.strerror)
    return InputError("host-cannot", path=named, done=done, reason=reason, account=account)


def for_child(folder: Path) -> dict[str, Any]:
    """Return the arguments of `subprocess.run` for a child that runs the owner's own code."""
    owner = _owner(folder)
    if owner is None:
        return {}
    return {"user": owner.st_uid, "group": owner.st_gid, "extra_groups": []}
