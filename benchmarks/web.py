"""The page beside bare ones, in one browser and one run: start, keys, memory, an expert thinking.

python benchmarks/web.py               all of it, about two minutes
python benchmarks/web.py --keys 400    more keys

Needs Chromium, playwright, npm and Node. Times depend on the machine, so each is told as a ratio
to a page that does nothing but the same kind of thing: start Pyodide, or answer a message after one
flush of a file. Keys and such answers take turns, so that both meet what else the machine does.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import sys
import tempfile
import threading
from pathlib import Path
from typing import Any

from playpalace_ludo.cli import web
from playpalace_ludo.web import serve

QUIET = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--no-first-run"),
)
PATIENCE = 180_000
BARE = (
    """<!doctype html><title>bare</title><p id=said></p><script type=module src=bare.js></script>"""
)
BARE_PAGE = """
const worker = new Worker("bare-worker.js", { type: "module" });
globalThis.ask = () => new Promise((done) => {
  const begun = performance.now();
  worker.onmessage = () => done(performance.now() - begun);
  worker.postMessage("key");
});
worker.onmessage = () => { document.getElementById("said").textContent = "ready"; };
"""
BARE_WORKER = """
import { loadPyodide } from "./pyodide/pyodide.mjs";
const python = await loadPyodide({ indexURL: new URL("./pyodide/", import.meta.url).href });
python.runPython("1 + 1");
const root = await navigator.storage.getDirectory();
const file = await root.getFileHandle("bare", { create: true });
const handle = await file.createSyncAccessHandle();
onmessage = () => {
  handle.write(new Uint8Array(60), { at: handle.getSize() });
  handle.flush();
  postMessage("done");
};
postMessage("ready");
"""
WATCH = """(key) => new Promise((done) => {
  const list = document.getElementById("history");
  const begun = performance.now();
  const watch = new MutationObserver(() => {
    watch.disconnect();
    done(performance.now() - begun);
  });
  watch.observe(list, { childList: true });
  document.getElementById("keys").dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
})"""


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--keys", type=int, default=200, help="keys that are timed")
    args = parser.parse_args()
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        print('web: needs playwright: pip install -e ".[browser]"', file=sys.stderr)
        return 2
    chromium = os.environ.get("LUDO_CHROMIUM") or shutil.which("chromium")
    if chromium is None:
        print("web: needs Chromium; LUDO_CHROMIUM names it.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as work:
        folder = Path(work) / "page"
        shutil.copytree(web._page(), folder)
        for name, text in (("index", BARE), ("page", BARE_PAGE), ("worker", BARE_WORKER)):
            file = {"index": "bare.html", "page": "bare.js", "worker": "bare-worker.js"}[name]
            (folder / file).write_text(text, "utf-8")
        server = serve.server(folder, 0)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://{serve.HOST}:{server.server_address[1]}/"
        with sync_playwright() as started:
            context = started.chromium.launch_persistent_context(
                str(Path(work) / "profile"), executable_path=chromium, args=QUIET
            )
            _measure(context, address, args.keys)
            context.close()
        server.shutdown()
    return 0


def _measure(context: Any, address: str, keys: int) -> None:
    bare = context.pages[0]
    starts = [_start(bare, f"{address}bare.html", "#said:text('ready')") for _ in range(3)]
    bare_size = _memory(context)
    page = context.new_page()
    first = "#entry:not([hidden]), #rows:not([hidden])"
    ours = [_start(page, f"{address}#seed=benchmark", first) for _ in range(3)]
    page.fill("#entry-text", "Ada")
    page.press("#entry-text", "Enter")
    page.wait_for_selector("#rows:not([hidden])")
    _begin_with_expert(page)
    page.focus("#keys")
    rounds, answers = [], []
    for _ in range(keys):
        rounds.append(float(bare.evaluate("ask()")))
        answers.append(float(page.evaluate(WATCH, "v")))
    acts, beside, while_thinking = _turns(page, bare, 40)
    bare.close()
    size = _memory(context)
    print(f"start to first line: {_ratio(min(ours), min(starts))} of a bare Pyodide page's")
    for what, mine, theirs in (("key", answers, rounds), ("throw or move", acts, beside)):
        for percent in (50, 99):
            one, other = _centile(mine, percent), _centile(theirs, percent)
            times = f"{one:.1f} ms, {_ratio(one, other)} of a bare round"
            print(f"{what} to log, {percent} of 100: {times}")
    print(f"a key while an expert thinks: at most {max(while_thinking):.0f} ms")
    print(f"memory of all renderers: {size:.0f} MB, bare {bare_size:.0f} MB")


def _start(page: Any, address: str, ready: str) -> float:
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_selector(ready, timeout=PATIENCE)
    return float(page.evaluate("performance.now()"))


def _begin_with_expert(page: Any) -> None:
    """Begin a game whose bot is an expert."""
    page.click("text=New game")
    page.wait_for_selector("#rows button >> text=Start")
    for row in page.locator("#rows > li").all():
        if "normal" in row.inner_text():
            for _ in range(6):
                if "expert" in row.inner_text():
                    break
                row.locator("[data-key=more]").click()
                page.wait_for_timeout(300)
    page.click("#rows button >> text=Start")
    page.wait_for_selector("[data-id=roll]", timeout=PATIENCE)
    page.wait_for_timeout(3000)


def _turns(page: Any, bare: Any, turns: int) -> tuple[list[float], list[float], list[float]]:
    """Play; return the times of our acts, of a bare round before each, and of V right after it.

    Whatever the act writes is flushed before its line is heard; then the bot begins its turn.
    """
    acts, rounds, found = [], [], []
    for _ in range(turns):
        page.locator("#choices button:visible, [data-id=roll]:visible").first.wait_for()
        rounds.append(float(bare.evaluate("ask()")))
        key = "1" if page.locator("#choices button:visible").count() else "r"
        acts.append(float(page.evaluate(WATCH, key)))
        found.append(float(page.evaluate(WATCH, "v")))
    return acts, rounds, found


def _memory(context: Any) -> float:
    """Return the megabytes of all pages' processes."""
    session = context.browser.new_browser_cdp_session() if context.browser else None
    if session is None:
        session = context.new_cdp_session(context.pages[0])
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    total = 0
    for one in processes:
        status = Path(f"/proc/{one['id']}/status")
        if one["type"] == "renderer" and status.is_file():
            line = next(x for x in status.read_text().splitlines() if x.startswith("VmRSS"))
            total += int(line.split()[1])
    return total / 1000


def _centile(values: list[float], percent: int) -> float:
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1]


def _ratio(mine: float, theirs: float) -> str:
    return f"{mine / theirs:.2f}"


if __name__ == "__main__":
    sys.exit(main())
