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
NODE = shutil.which("node")
SPEAKING = """
globalThis.Element = class {};
globalThis.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
globalThis.speechSynthesis = {
  cancel() {}, getVoices: () => [], speak: (spoken) => console.log(spoken.text),
};
import("data:text/javascript," + encodeURIComponent(process.argv[1])).then(({ Announcer }) => {
  const announcer = new Announcer(null, null);
  announcer.tune(true, 1, "");
  announcer.say([{ text: "نوبت \\u2068علی\\u2069 است.", interrupt: false }]);
});
"""
"""Has a name with marks around it spoken by the page's own voice, which prints it."""
TSC = os.environ.get("LUDO_TSC") or shutil.which("tsc")


@pytest.mark.skipif(not TSC, reason="needs tsc: npm install -g typescript, or LUDO_TSC names it")
def test_the_scripts_have_the_types_they_say() -> None:
    assert TSC is not None
    words = [TSC, "--project", str(ROOT / "tools" / "web" / "tsconfig.json")]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


@pytest.mark.skipif(not NODE, reason="needs Node")
def test_marks_of_direction_stay_out_of_speech() -> None:
    assert NODE is not None
    script = (STATIC / "announcer.js").read_text("utf-8")
    done = subprocess.run([NODE, "-e", SPEAKING, script], capture_output=True, text=True)
    assert done.stdout == "نوبت علی است.\n", done.stderr


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
