"""The page in Chromium on a desktop where Orca runs: real keys, and what Orca said of each line."""

from __future__ import annotations

import json
import shutil
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from websockets.sync.client import connect

from tests.readers.desk import Desk, Utterance, free_port, wait_for
from tests.readers.hearing import Meant, Verdict, compare, squeeze
from tests.web.drivers import ChromiumTab, Seen
from tests.web.drivers import wait_for as wait_until

CHROMIUM = (
    *("--no-sandbox", "--force-renderer-accessibility", "--no-first-run", "--disable-gpu"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    *("--password-store=basic", "--window-size=1000,740"),
)
LISTEN = """(() => {
  const list = document.getElementById("history");
  globalThis.meant = [];
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes) {
      meant.push({ at: Date.now() / 1000, text: node.textContent });
    }
  }).observe(list, { childList: true });
})()"""
"""Remember every line of the history with its moment."""
TURN, OVER = "#choices button, #primary [data-id=roll]", "#rows [data-id=again]"
LEARN = "#rows [data-id=pludo-menu-lessons]"
MOST_KEYS = 150
LATE, MOST = 20.0, 60.0
"""Seconds until a line counts as lost, and until nothing is waited for any more."""


class Sitting:
    """One player at the page, who hears Orca."""

    def __init__(self, desk: Desk, page: Seen, quiet: float) -> None:
        self.desk, self.page, self._quiet = desk, page, quiet
        self.keys: list[tuple[float, str]] = []
        self._begun = 0

    def begin(self) -> None:
        """Count what is heard from here on."""
        self._begun = len(self.desk.spoken())
        self.page.run(LISTEN)

    def press(self, key: str) -> None:
        self.keys.append((time.monotonic(), key))
        self.desk.press(key)

    def settle(self) -> None:
        """Wait as a listener does: until the newest line was heard, and nothing follows it."""
        begun = calm = time.monotonic()
        seen = -1
        while time.monotonic() - calm < self._quiet and time.monotonic() - begun < MOST:
            spoken = self.desk.spoken()
            waits = not self._is_my_turn() or not self._has_come(spoken)
            if len(spoken) != seen or self.desk.busy() or waits:
                seen, calm = len(spoken), time.monotonic()
            time.sleep(0.05)

    def _has_come(self, spoken: Sequence[Utterance]) -> bool:
        """Tell whether the newest line was heard; a line that never comes is not waited for."""
        last = self.page.run("globalThis.meant?.at(-1)")
        if last is None or time.time() - last["at"] > LATE:
            return True
        return any(squeeze(last["text"]) in squeeze(one.text) for one in spoken[-4:])

    def _is_my_turn(self) -> bool:
        return self.shows(f"{TURN}, {OVER}")

    def is_over(self) -> bool:
        return self.shows(OVER)

    def shows(self, what: str) -> bool:
        return bool(self.page.run(_is_there(what)))

    def focus(self, what: str) -> None:
        self.page.run(f"document.querySelector({json.dumps(what)}).focus()")

    def verdict(self) -> Verdict:
        shift = time.time() - time.monotonic()
        rows = self.page.run("globalThis.meant")
        meant = [Meant(row["at"] - shift, row["text"], "", "") for row in rows]
        return compare(meant, self.desk.spoken()[self._begun :], self.desk.pace, self.keys)


def _is_there(what: str) -> str:
    return f"[...document.querySelectorAll({json.dumps(what)})].some((one) => one.offsetParent)"


@contextmanager
def at_the_page(desk: Desk, address: str, quiet: float) -> Iterator[Sitting]:
    """Open the page in a window, and wait until it asks for a name."""
    port = free_port()
    program = shutil.which("chromium") or "chromium"
    switches = [f"--user-data-dir={desk.folder / 'profile'}", f"--remote-debugging-port={port}"]
    desk.start(program, *CHROMIUM, *switches, address, name="chromium", ACCESSIBILITY_ENABLED="1")
    sockets: list[str] = []

    def opened() -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/json", timeout=5) as answer:
                tabs = json.load(answer)
        except OSError:
            return False
        sockets.extend(one["webSocketDebuggerUrl"] for one in tabs if one["url"] == address)
        return bool(sockets)

    wait_for(opened, "Chromium", 60)
    with connect(sockets[0], max_size=None) as wire:
        tab = ChromiumTab(wire)
        wait_until(tab, _is_there("#entry"))
        yield Sitting(desk, tab, quiet)


def play(
    sitting: Sitting, *, by_keys: bool, most: int = MOST_KEYS, pause: float | None = None
) -> Verdict:
    """Play the guided game, by keys in focus mode or by the buttons in browse mode."""
    page = sitting.page
    time.sleep(4)  # Orca reads the window's title and the page
    sitting.settle()
    for key in ("A", "d", "a", "Return"):
        sitting.desk.press(key)
    wait_until(page, _is_there(LEARN))
    sitting.settle()
    sitting.focus(LEARN)
    sitting.settle()
    sitting.begin()
    sitting.press("Return")
    wait_until(page, _is_there(TURN))
    sitting.settle()
    sitting.focus("#keys" if by_keys else "[data-id=roll]")
    sitting.settle()
    for _ in range(most):
        if sitting.is_over():
            break
        chooses = sitting.shows("#choices button")
        sitting.press(("1" if chooses else "r") if by_keys else "Return")
        if pause is None:
            sitting.settle()
        else:
            time.sleep(pause)
    sitting.settle()
    return sitting.verdict()
