"""Work on a host's module that waits until its import, which loads us, is complete."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

HALF_IMPORTED = """\
import sys

from playpalace_ludo.hosts.install.placeholder import when_imported

heard = []
for name in ("first", "second"):
    when_imported(sys.modules[__name__], lambda name=name: heard.append((name, late)))
late = "here"
"""


def test_all_who_wait_for_a_module_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "half_imported_host.py").write_text(HALF_IMPORTED, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    module = importlib.import_module("half_imported_host")
    assert module.heard == [("first", "here"), ("second", "here")]
