"""Chromium for the tests of the page: one browser with a profile of its own.

Needs Chromium, playwright (`pip install -e ".[browser]"`), npm and Node; the page of this checkout
is built once. `LUDO_CHROMIUM` names another browser, `LUDO_AXE` the file axe.min.js of axe-core.
`LUDO_BROWSERS=all` runs what takes longer, too.
"""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.web.served import page

CHROMIUM = os.environ.get("LUDO_CHROMIUM") or shutil.which("chromium")
QUIET = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--no-first-run"),
)
PATIENCE = 120_000
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
}
long = pytest.mark.skipif(
    os.environ.get("LUDO_BROWSERS") != "all", reason="takes longer: LUDO_BROWSERS=all runs it"
)


def missing() -> list[str]:
    """Return what is not here of what these tests need."""
    has_playwright = importlib.util.find_spec("playwright") is not None
    there = {"playwright": has_playwright, "Chromium": CHROMIUM, "npm": shutil.which("npm")}
    return [name for name, found in there.items() if not found]


class Browser:
    """A browser with a profile of its own, and everything it asked for or complained of."""

    def __init__(self, launch: Callable[[], Any], address: str) -> None:
        self.launch, self.address = launch, address
        self.context = context = launch()
        self.asked: set[str] = set()
        self.complaints: list[str] = []
        self.expected: list[str] = []
        """Complaints that a test provokes, by a part of their text."""
        context.on("request", lambda request: self.asked.add(request.url))
        self.watch(context.pages[0])

    def watch(self, page: Any) -> None:
        self.page = page
        page.on("console", lambda message: self.complaints.append(message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def open(self, more: str = "", name: str = "Ada") -> Any:
        self.page.goto(self.address + more)
        self.page.wait_for_selector("#entry:not([hidden]), #rows:not([hidden])", timeout=PATIENCE)
        if self.page.is_visible("#entry"):
            self.page.fill("#entry-text", name)
            self.page.press("#entry-text", "Enter")
            self.page.wait_for_selector("#rows:not([hidden])")
        return self.page

    def new_game(self) -> None:
        self.page.click("text=New game")
        self.page.click("#rows button >> text=Start")
        self.page.wait_for_selector("#board svg", timeout=PATIENCE)

    def heard(self) -> list[str]:
        found: list[str] = self.page.locator("#history li").all_inner_texts()
        return found

    def act(self, act: Callable[[], None]) -> None:
        """Do something, wait until it was answered and until it is the player's turn again."""
        self.answered(act)
        self.settle()

    def answered(self, act: Callable[[], None]) -> None:
        """Do something, and wait until something is said."""
        before = self.page.locator("#history li").count()
        act()
        longer = "before => document.querySelectorAll('#history li').length > before"
        self.page.wait_for_function(longer, arg=before, timeout=PATIENCE)

    def settle(self) -> None:
        """Wait until it is the player's turn again, and everything is told."""
        turn = "#choices button:visible, [data-id=roll]:visible, #rows button:visible"
        self.page.wait_for_timeout(250)
        self.page.locator(turn).first.wait_for(timeout=PATIENCE)
        self.page.wait_for_timeout(250)

    def expects(self, complaint: str) -> bool:
        return any(part in complaint for part in self.expected)

    def told(self, text: str) -> None:
        """Wait until something was said."""
        self.page.wait_for_selector(f"#history li:has-text({json.dumps(text)})", timeout=PATIENCE)

    def replace(self, script: str, change: Callable[[str], str]) -> None:
        """Change a script on its way to the browser."""
        text = change((page() / script).read_text("utf-8"))
        self.context.route(
            f"**/{script}",
            lambda route: route.fulfill(body=text, content_type="text/javascript"),
        )


@contextlib.contextmanager
def chromium(
    address: str, profile: Path, *switches: str, allowed: tuple[str, ...] = (), **options: Any
) -> Iterator[Browser]:
    """Open a browser; in the end it has complained of nothing, and asked nobody else."""
    from playwright.sync_api import Error, sync_playwright

    with sync_playwright() as started:
        launch = partial(
            started.chromium.launch_persistent_context,
            str(profile),
            executable_path=CHROMIUM,
            args=[*QUIET, *switches],
            **options,
        )
        found = Browser(launch, address)
        yield found
        with contextlib.suppress(Error):  # a test may have killed it
            found.context.close()
    complaints = [one for one in found.complaints if not found.expects(one)]
    assert not complaints, complaints
    own = (address, *allowed, "blob:", "data:")
    strangers = {url for url in found.asked if not url.startswith(own)}
    assert not strangers, strangers


desktop = pytest.mark.parametrize("browser", ["desktop"], indirect=True)
phone = pytest.mark.parametrize("browser", ["phone"], indirect=True)


def play(browser: Browser, press: str, turns: int) -> None:
    page = browser.page
    for _ in range(turns):
        button = page.locator("#choices button:visible, #primary button:visible").first
        browser.act(getattr(button, press))


def check_axe(page: Any) -> None:
    """Let axe-core look for violations, where it is at hand."""
    if file := os.environ.get("LUDO_AXE"):
        page.evaluate(f"{Path(file).read_text('utf-8')};0")
        found = page.evaluate(
            "axe.run().then(r => r.violations.map(v => [v.id, v.nodes.map(n => n.target)]))"
        )
        assert found == []
