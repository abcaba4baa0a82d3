"""A whole game by keys in Firefox and in WebKitGTK, the nearest to Safari on Linux.

Needs npm and Node, and Debian's firefox-esr or webkit2gtk-driver with xvfb. By hand, since each
takes about a minute: LUDO_BROWSERS=all.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.web import drivers
from tests.web.drivers import Driven, wait_for
from tests.web.served import served

if os.environ.get("LUDO_BROWSERS") != "all" or not shutil.which("npm"):
    pytest.skip("LUDO_BROWSERS=all runs it; needs npm and Node", allow_module_level=True)

SHOWN = "!document.getElementById('{}').hidden"
OVER = "[...document.querySelectorAll('#rows button')].some(one => one.dataset.id === 'again')"
CHOOSES = "document.querySelectorAll('#choices button').length > 0"
SAID = "[...document.querySelectorAll('#history li')].map(one => one.textContent)"
ROLLS = "document.querySelector('#primary [data-id=roll]') !== null"
MOST_KEYS = 400


def play(driven: Driven, keys: int) -> bool:
    """Press that many keys, or until the game is over; False if it is not."""
    for _ in range(keys):
        wait_for(driven, f"{OVER} || {CHOOSES} || {ROLLS}")
        if driven.run(OVER):
            return True
        driven.press("1" if driven.run(CHOOSES) else "r")
    return False


@pytest.mark.parametrize(
    ("browser", "is_there"),
    [(drivers.firefox, drivers.firefox_path), (drivers.webkit, drivers.webkit_paths)],
    ids=["firefox", "webkit"],
)
def test_a_whole_game_by_keys_with_a_reload_in_the_middle(
    browser: Callable[[Path], AbstractContextManager[Driven]],
    is_there: Callable[[], object],
    tmp_path: Path,
) -> None:
    if not is_there():
        pytest.skip("this browser is not here")
    with served() as address, browser(tmp_path) as driven:
        driven.go(f"{address}#seed=elsewhere")
        wait_for(driven, SHOWN.format("entry"))
        driven.run("document.getElementById('entry-text').focus()")
        for key in "Ada":
            driven.press(key)
        driven.press("Enter")
        wait_for(driven, SHOWN.format("rows"))
        driven.run("document.getElementById('keys').focus()")
        driven.press("Down")
        driven.press("Enter")
        wait_for(driven, f"{ROLLS} && document.querySelector('#board svg') !== null")
        assert not play(driven, 20)
        driven.go("about:blank")
        driven.go(address)
        wait_for(driven, SHOWN.format("rows"))
        assert driven.run("document.querySelector('#rows button').textContent").startswith(
            "Continue your game"
        )
        driven.run("document.getElementById('keys').focus()")
        driven.press("Enter")
        wait_for(driven, f"{ROLLS} || {CHOOSES}")
        assert play(driven, MOST_KEYS)
        said = driven.run(SAID)
        assert any("You win" in line for line in said), said[-5:]
        assert any(line.startswith("Lesson 18") for line in said), said[-5:]
