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
REPEATED = """
globalThis.Element = class {};
globalThis.document = { createElement: () => ({ remove() {} }) };
globalThis.setTimeout = (done, wait) => { console.log(wait); queueMicrotask(done); return 1; };
const made = new Set();
const region = { children: [], append(node) { made.add(node); } };
import("data:text/javascript," + encodeURIComponent(process.argv[1])).then(({ Announcer }) => {
  const announcer = new Announcer(region, region);
  for (const seconds of [2, 0.01]) {
    announcer.say([{ text: "Your turn.", interrupt: false, seconds }]);
  }
  queueMicrotask(() => queueMicrotask(() => console.log(made.size)));
});
"""
"""Has the same line said twice, and prints how long each is left to be read and the nodes made."""
FLOODED = """
globalThis.Element = class {};
globalThis.document = { createElement: () => ({}) };
globalThis.setTimeout = () => 1;
const region = { children: [], append(node) { console.log(node.textContent); } };
import("data:text/javascript," + encodeURIComponent(process.argv[1])).then(({ Announcer }) => {
  const announcer = new Announcer(region, region);
  for (let n = 0; n < 1000; n += 1) {
    announcer.say([{ text: `line ${n}`, interrupt: false, seconds: 1 }]);
  }
  console.log(announcer.waiting.length, announcer.waiting.at(-1).text);
});
"""
"""Has a thousand lines said while the first one is read, and prints what waits."""
WIRED = """
const wires = [];
globalThis.WebSocket = class {
  constructor() { wires.push(this); }
  close() { this.closed = true; }
};
globalThis.WebSocket.OPEN = 1;
const code = "data:text/javascript," + encodeURIComponent(process.argv[1]);
import(code).then(async ({ Socket }) => {
  const told = [], next = [];
  const tell = (number, { kind, frames }) => {
    told.push(frames ? frames.length : kind);
    return new Promise((resolve) => next.push(resolve));
  };
  const pause = () => new Promise((resolve) => setTimeout(resolve, 10));
  const socket = new Socket(tell);
  socket.open("ws://here", 1);
  for (const _ of Array(5)) wires[0].onmessage({ data: "x".repeat(100_000) });
  wires[0].onclose();
  for (let turn = 0; turn < 4; turn += 1) {
    await pause();
    console.log(JSON.stringify(told), socket.waiting);
    next.shift()?.();
  }
  socket.open("ws://here", 2);
  const data = new TextEncoder().encode("x".repeat(1_000_000));
  for (const _ of Array(100)) wires[1].onmessage?.({ data });
  await pause();
  console.log(told.at(-1), wires[1].closed, socket.frames.length, socket.waiting);
  socket.open("ws://here", 3);
  const send = () => told.push("sent");
  Object.assign(wires[2], { readyState: 1, bufferedAmount: 1_000_000, send });
  socket.send("{}");
  wires[2].bufferedAmount = 2_000_000;
  socket.send("{}");
  console.log(told.slice(-2).join(), wires[2].closed);
});
"""
"""Receives frames while nobody deals with them, then batch by batch, then far too many; then sends
to somebody who does not read."""
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


@pytest.mark.skipif(not NODE, reason="needs Node")
def test_an_equal_line_is_a_new_node_and_comes_after_the_reading_time() -> None:
    assert NODE is not None
    script = (STATIC / "announcer.js").read_text("utf-8")
    done = subprocess.run([NODE, "-e", REPEATED, script], capture_output=True, text=True)
    assert done.stdout.split() == ["2000", "80", "2"], done.stderr


@pytest.mark.skipif(not NODE, reason="needs Node")
def test_of_a_flood_of_lines_the_newest_wait_to_be_read() -> None:
    assert NODE is not None
    script = (STATIC / "announcer.js").read_text("utf-8")
    done = subprocess.run([NODE, "-e", FLOODED, script], capture_output=True, text=True)
    assert done.stdout == "line 0\n20 line 999\n", done.stderr


@pytest.mark.skipif(not NODE, reason="needs Node")
def test_frames_come_in_batches_and_a_flood_of_them_ends_the_connection() -> None:
    assert NODE is not None
    script = (STATIC / "socket.js").read_text("utf-8")
    done = subprocess.run([NODE, "-e", WIRED, script], capture_output=True, text=True)
    assert done.stdout.splitlines() == [
        "[2] 500000",
        "[2,2] 300000",
        "[2,2,1] 100000",
        '[2,2,1,"closed"] 0',
        "closed true 0 0",
        "sent,closed true",
    ], done.stderr


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
