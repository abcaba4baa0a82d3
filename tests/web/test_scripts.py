"""The page's scripts have the types they say; needs Node and the npm package typescript."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TSC = os.environ.get("LUDO_TSC") or shutil.which("tsc")


@pytest.mark.skipif(not TSC, reason="needs tsc: npm install -g typescript, or LUDO_TSC names it")
def test_the_scripts_have_the_types_they_say() -> None:
    assert TSC is not None
    words = [TSC, "--project", str(ROOT / "tools" / "web" / "tsconfig.json")]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_no_script_makes_markup_of_text() -> None:
    for path in (ROOT / "playpalace_ludo" / "web" / "static").glob("*.js"):
        text = path.read_text("utf-8")
        for way in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("):
            assert way not in text, f"{path.name} uses {way}"
