"""A file another program holds for a moment, as on Windows."""

import pytest

from playpalace_ludo.files import patiently


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
