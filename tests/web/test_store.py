"""The page's storage, run under Node: flushed before told, crashes, a full disk."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

STATIC = Path(__file__).parents[2] / "playpalace_ludo" / "web" / "static"
NODE = shutil.which("node")
pytestmark = pytest.mark.skipif(not NODE, reason="needs Node")

DISK = """
class Disk {
  constructor(bytes = new Uint8Array(0)) {
    this.bytes = bytes;
    this.room = Infinity;
    this.log = [];
  }
  getSize() { return this.bytes.length; }
  read(into, { at }) { into.set(this.bytes.subarray(at, at + into.length)); return into.length; }
  write(data, { at }) {
    const fits = data.subarray(0, Math.max(0, Math.min(data.length, this.room - at)));
    const grown = new Uint8Array(Math.max(this.bytes.length, at + fits.length));
    grown.set(this.bytes);
    grown.set(fits, at);
    this.note("write", grown, at, fits.length);
    this.bytes = grown;
    return fits.length;
  }
  truncate(size) {
    const cut = new Uint8Array(size);
    cut.set(this.bytes.subarray(0, size));
    this.note("truncate", cut, 0, 0);
    this.bytes = cut;
  }
  flush() { this.note("flush", this.bytes, 0, 0); }
  note(what) { this.log.push(what); }
}
console.warn = () => {};
let disk = new Disk();
Object.defineProperty(globalThis, "navigator", { configurable: true, value: { storage: {
  getDirectory: async () => ({ getFileHandle: async () => ({
    createSyncAccessHandle: async () => disk,
  }) }),
} } });
const bytes = (text) => new TextEncoder().encode(text);
const texts = (store) => JSON.stringify([...store.everything()].sort().map(
  ([path, data]) => [path, data.length > 99 ? data.length : new TextDecoder().decode(data)]));
"""
"""A disk that notes what is done to it, behind the browser's private files."""

CRASHES = """
const { openStore } = await import("./store.js");
const reopened = async (image) => {
  disk = new Disk(image);
  const { store } = await openStore();
  const found = texts(store);
  store.keep([{ path: "z", start: 0, data: null }]);
  if (texts((await openStore()).store) !== found) throw new Error("not kept after a crash");
  return found;
};
const { store } = await openStore();
const states = [texts(store)];
const images = [];
disk.note = (what, after, at, count) => {
  const before = disk.bytes;
  for (let part = 0; part <= count; part += 1) {
    const torn = after.slice(0, Math.max(before.length, at + part));
    torn.set(before.subarray(at + part), at + part);
    images.push(torn.slice(0, Math.max(before.length, at + part)));
  }
};
const steps = [
  [{ path: "a", start: 0, data: bytes("one") }],
  [{ path: "b", start: 0, data: bytes("two") }],
  [{ path: "a", start: 3, data: bytes(" and more") }],
  [{ path: "b", start: 0, data: null }],
  [{ path: "a", start: 1, data: bytes("ver") }],
];
let files = {};
for (const step of steps) {
  store.keep(step);
  for (const { path, start, data } of step) {
    if (data === null) delete files[path];
    else files[path] = (files[path] ?? "").slice(0, start) + new TextDecoder().decode(data);
  }
  states.push(JSON.stringify(Object.entries(files).sort()));
}
let at = 0;
for (const image of images) {
  const found = states.indexOf(await reopened(image));
  if (found < at) throw new Error(`${found} after ${at}`);
  at = found;
}
console.log(at, images.length > 100);
"""
"""Keeps five steps; opens what a crash after any byte of them would leave, and keeps another."""

REWRITTEN = """
const { openStore } = await import("./store.js");
let { store } = await openStore();
const large = new Uint8Array(900_000).fill(7);
for (let n = 0; n < 6; n += 1) store.keep([{ path: "large", start: 0, data: large }]);
store.keep([{ path: "small", start: 0, data: bytes("here") }]);
const wanted = JSON.stringify([["large", 900_000], ["small", "here"]]);
const old = disk.bytes;
const images = [];
disk.note = (what, after, at, count) => {
  const before = disk.bytes;
  const tears = count < 99 ? [0, 1] : [0, 0.3, 0.5, 0.999, 1];
  for (const tear of what === "write" ? tears : [1]) {
    const reached = at + Math.floor(tear * count);
    const torn = what === "write" ? before.slice() : after.slice();
    const whole = new Uint8Array(Math.max(torn.length, what === "write" ? reached : 0));
    whole.set(torn);
    if (what === "write") whole.set(after.subarray(at, reached), at);
    images.push(whole);
  }
};
({ store } = await openStore());
const size = disk.bytes.length;
const last = disk.bytes;
for (const image of images) {
  disk = new Disk(image.slice());
  const found = texts((await openStore()).store);
  if (found !== wanted) throw new Error(found);
}
disk = new Disk(last.slice());
({ store } = await openStore());
store.keep([{ path: "small", start: 4, data: bytes(" too") }]);
({ store } = await openStore());
const after = texts(store);
disk = new Disk(old.slice());
disk.room = old.length + 1000;
({ store } = await openStore());
const untouched = texts(store) === wanted && disk.bytes.length === old.length;
console.log(JSON.stringify({ images: images.length, size, after: JSON.parse(after), untouched }));
"""
"""Opens a journal that is mostly outdated, with a crash at every moment, and without room."""

WORKER = """
const told = [];
globalThis.onmessage = null;
globalThis.postMessage = (message) => { told.push(message); disk.log.push(message.kind); };
globalThis.isSecureContext = true;
globalThis.fetch = async () => new Response('{"en": {}}');
const { python } = await import("./pyodide/pyodide.mjs");
await import("./worker.js");
const ask = async (request) => {
  onmessage({ data: request });
  await new Promise((done) => setTimeout(done, 20));
};
await ask({ kind: "start", languages: ["en"], seed: "" });
disk.log = [];
await ask({ kind: "key", key: "r" });
console.log(disk.log.join(" "));
disk.log = [];
python.writes = false;
await ask({ kind: "key", key: "v" });
console.log(disk.log.join(" "));
python.writes = true;
disk.room = disk.bytes.length + 5;
for (const room of [disk.room, disk.room, Infinity]) {
  disk.room = room;
  told.length = 0;
  await ask({ kind: "key", key: "r" });
  console.log(told.map((one) => one.word ?? one.kind).join(" "));
}
told.length = 0;
python.files = {};
await ask({ kind: "start", languages: ["en"], seed: "" });
console.log(JSON.stringify(python.files));
"""
"""Runs the worker with a stand-in for Python: a throw, a question, two throws on a full disk."""

PYTHON = """
export const python = { writes: true, files: {}, throws: 0 };
const answer = '{"said": [], "cues": []}';
const shell = {
  start: () => answer, shown: () => "{}",
  step: () => { if (python.writes) python.throws += 1; return answer; },
  keeper: { changes: () => Object.assign(python.writes ? [{
    path: "game", start: Math.max(python.throws - 1, 0),
    data: { toJs: () => new TextEncoder().encode("abcdefgh"[python.throws]), destroy() {} },
    destroy() {},
  }] : [], { destroy() {} }) },
};
export const loadPyodide = async () => ({
  unpackArchive() {}, globals: { set() {} }, runPython: () => shell,
  FS: { mkdirTree() {}, writeFile: (name, data) => {
    python.files[name] = new TextDecoder().decode(data);
  } },
});
"""


def run(script: str, folder: Path) -> list[str]:
    assert NODE is not None
    for name in ("store.js", "worker.js", "socket.js"):
        shutil.copy(STATIC / name, folder / name)
    (folder / "package.json").write_text('{"type": "module"}', "utf-8")
    (folder / "pyodide").mkdir()
    (folder / "pyodide" / "pyodide.mjs").write_text(PYTHON, "utf-8")
    (folder / "run.mjs").write_text(DISK + script + "process.exit();\n", "utf-8")
    done = subprocess.run([NODE, folder / "run.mjs"], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_what_a_step_wrote_is_flushed_before_it_is_told(tmp_path: Path) -> None:
    thrown, asked, *_ = run(WORKER, tmp_path)
    assert thrown == "write flush heard shown"
    assert asked == "heard shown"


def test_on_a_full_disk_the_game_goes_on_and_is_kept_when_there_is_room(tmp_path: Path) -> None:
    *_, full, still, again, files = run(WORKER, tmp_path)
    assert full == "heard shown storage-full"
    assert still == "heard shown", "told once"
    assert again == "heard shown storage-again"
    kept: dict[str, Any] = json.loads(files)
    assert kept == {"/ludo/game": "bcde"}


def test_a_crash_after_any_byte_leaves_what_was_kept_before(tmp_path: Path) -> None:
    assert run(CRASHES, tmp_path) == ["5 true"]


def test_a_journal_made_smaller_is_whole_at_every_moment(tmp_path: Path) -> None:
    (line,) = run(REWRITTEN, tmp_path)
    told = json.loads(line)
    assert told["images"] > 15
    assert told["size"] < 1_000_000
    assert told["after"] == [["large", 900_000], ["small", "here too"]]
    assert told["untouched"], "no room for both"
