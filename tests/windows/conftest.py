"""Windows under Wine, and a screen reader's stand-in that writes down what it is told."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.windows.bed import Bed, BedError, Log, windows_path


@pytest.fixture(scope="session")
def bed() -> Iterator[Bed]:
    """The folder with today's package in it; what is missing is told, and the test skipped."""
    prepared = Bed()
    try:
        prepared.check()
    except BedError as error:
        pytest.skip(str(error))
    prepared.renew()
    with prepared.awake():
        yield prepared


@pytest.fixture
def nvda(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Log]:
    """NVDA is running while a test has this."""
    log = Log(tmp_path / "nvda.txt")
    monkeypatch.setenv("NVDA_STAND_IN", windows_path(log.path))
    yield log
