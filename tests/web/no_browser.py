"""The page's shell without a browser."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playpalace_ludo.web.keeping import Kept
from playpalace_ludo.web.link import Socket
from playpalace_ludo.web.shell import WebShell


class Page:
    """Plays the part of the browser: keeps what it is told to keep, then hears."""

    def __init__(
        self,
        folder: Path,
        lang: str = "en-GB",
        seed: str = "page",
        fetch: Callable[[str], Any] | None = None,
        socket: Socket | None = None,
    ) -> None:
        self.now = 0.0
        self.shell = WebShell(
            folder,
            lang,
            seed=seed,
            clock=lambda: self.now,
            fetch_language=fetch,
            socket=socket,
        )
        self.update: dict[str, Any] = {"view": None, "language": None}
        self.kept: dict[str, bytes] = {}
        self.heard: list[str] = []
        self.take(self.shell.start())

    def take(self, heard: str) -> None:
        for change in self.shell.keeper.changes():
            self.keep(change)
        told: dict[str, Any] = {**json.loads(heard), **json.loads(self.shell.shown())}
        for kept in ("view", "language"):
            told[kept] = told[kept] or self.update[kept]
        self.update = told
        self.heard += [line["text"] for line in self.update["said"] if not line["again"]]

    def keep(self, change: Kept) -> None:
        if change.data is None:
            self.kept.pop(change.path, None)
        else:
            self.kept[change.path] = self.kept.get(change.path, b"")[: change.start] + change.data

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.update["view"]
        return found

    def do(self, **request: Any) -> None:
        known = {"revision": self.view["revision"], "unasked": self.update["unasked"]}
        self.take(self.shell.step(json.dumps(known | request)))
        self.pass_time()

    def pass_time(self) -> None:
        """Let the page wait as often as it wants to."""
        while self.update["wake"] is not None:
            self.now += self.update["wake"] + 0.01
            self.take(self.shell.step('{"kind": "tick"}'))

    def touch(self, begins: str) -> None:
        options = [*self.view["rows"], *self.view["choices"]]
        found = next(one["id"] for one in options if one["label"].startswith(begins))
        self.do(kind="act", id=found, act="do")

    def press(self, command: str) -> None:
        self.do(kind="act", id=command, act="command")

    def can(self, command: str) -> bool:
        return any(one["id"] == command for one in self.view["commands"])


def play(page: Page, most: int = 600) -> None:
    for _ in range(most):
        if page.view["choices"]:
            page.do(kind="act", id=page.view["choices"][0]["id"], act="do")
        elif page.can("roll"):
            page.press("roll")
        else:
            return
