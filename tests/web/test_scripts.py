"""The page's scripts: their types, no markup from text, and every text of the page is shown.

Types need Node and the npm package typescript.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from playpalace_ludo.web.shell import WORDS
from tools.make_web import BEFORE

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "playpalace_ludo" / "web" / "static"
TSC = os.environ.get("LUDO_TSC") or shutil.which("tsc")


@pytest.mark.skipif(not TSC, reason="needs tsc: npm install -g typescript, or LUDO_TSC names it")
def test_the_scripts_have_the_types_they_say() -> None:
    assert TSC is not None
    words = [TSC, "--project", str(ROOT / "tools" / "web" / "tsconfig.json")]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_no_script_makes_markup_of_text() -> None:
    for path in STATIC.glob("*.js"):
        text = path.read_text("utf-8")
        for way in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("):
            assert way not in text, f"{path.name} uses {way}"


def test_every_text_of_the_page_is_shown_by_somebody() -> None:
    web = (ROOT / "locales" / "en" / "web.ftl").read_text("utf-8")
    known = set(re.findall(r"^pludo-web-(\S+) =", web, re.M))
    scripts = "".join(path.read_text("utf-8") for path in STATIC.glob("*.js"))
    shown = {word for word in (*WORDS, *BEFORE) if re.search(rf'"{word}"|words\.{word}\b', scripts)}
    python = "".join(path.read_text("utf-8") for path in STATIC.parent.glob("*.py"))
    said = set(re.findall(r"pludo-web-([a-z-]+[a-z])\"", python)) | {"wss-only", "no-connection"}
    assert {*WORDS, *BEFORE} - shown == set()
    assert known - shown - said == set()
