"""Files as on Windows: held by another program for a moment, or in the cloud only."""

import os
import stat
import sys
from pathlib import Path

import pytest

from playpalace_ludo.client.storage import options
from playpalace_ludo.files import Unreadable, patiently, read_bytes

MEMORY = Path("/proc/self/mem")
"""An ordinary file by its looks, whose content cannot be read."""


def test_a_file_that_is_held_for_a_moment_is_waited_for_on_windows() -> None:
    refusals = iter([PermissionError(), PermissionError()])

    def act() -> str:
        for refusal in refusals:
            raise refusal
        return "done"

    assert patiently(act, system="nt") == "done"


def test_elsewhere_a_refusal_is_final() -> None:
    def act() -> None:
        raise PermissionError

    with pytest.raises(PermissionError):
        patiently(act, system="posix")


class Placeholder:
    """A file's status on Windows while OneDrive has its content."""

    st_file_attributes = stat.FILE_ATTRIBUTE_OFFLINE

    def __init__(self, status: os.stat_result) -> None:
        self.status = status

    def __getattr__(self, name: str) -> object:
        return getattr(self.status, name)


@pytest.mark.skipif(sys.platform != "linux", reason="needs a file that cannot be read")
def test_what_does_not_come_from_the_cloud_is_told_and_left_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(Unreadable) as refused:
        read_bytes(MEMORY)
    assert refused.value.reason.code == "system-disk-error"
    real = os.stat
    monkeypatch.setattr(os, "stat", lambda *names, **more: Placeholder(real(*names, **more)))
    with pytest.raises(Unreadable) as refused:
        read_bytes(MEMORY)
    assert refused.value.reason.code == "system-in-cloud"
    found, problems = options.load(MEMORY)
    assert len(problems) == 1
    assert found.path is None, "options are written over what is in the cloud"
