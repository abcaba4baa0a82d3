"""A server reached from the page over wss: one the browser trusts, and one it does not.

What it needs: see chromium.py, and openssl for the certificates.
"""

from __future__ import annotations

import base64
import hashlib
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.online.scripted import ScriptedServer, certificate_files, running
from tests.web.chromium import PATIENCE, Browser, chromium, long

MARKUP = (
    "<img src=x onerror=alert(1)>",
    "<script>alert(1)</script>",
    "</li></ol><iframe src=javascript:alert(1)>",
    "<svg/onload=alert(1)>",
    "&lt;b&gt; &amp; <!--",
    '" onclick="alert(1)',
    "javascript:alert(1)",
    "{{7*7}} ${7*7}",
)
"""What a server or a player might say to become more than text."""


@contextmanager
def secure_server(folder: Path) -> Iterator[tuple[ScriptedServer, str]]:
    """Start a server with a certificate of its own; yield it and what names its key."""
    certificate, key = certificate_files(folder, "server")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    words = ["openssl", "pkey", "-in", str(key), "-pubout", "-outform", "der"]
    public = subprocess.run(words, check=True, capture_output=True).stdout
    with running(context) as server:
        yield server, base64.b64encode(hashlib.sha256(public).digest()).decode()


def go_to(browser: Browser, place: str) -> None:
    page = browser.open()
    page.click("#rows button >> text=Play with others")
    page.click("#rows button >> text=Add a server")
    page.fill("#entry-text", place)
    page.click("#entry-send")


@long
@pytest.mark.parametrize("trusted", [True, False])
def test_a_server_over_wss_is_played_on_if_the_browser_trusts_it(
    trusted: bool, address: str, tmp_path: Path
) -> None:
    with secure_server(tmp_path) as (server, key):
        place = f"wss://127.0.0.1:{server.port}"
        trust = f"--ignore-certificate-errors-spki-list={key if trusted else 'A' * 43 + '='}"
        profile = tmp_path / "profile"
        with chromium(address, profile, trust, allowed=(place,)) as browser:
            page = browser.page
            go_to(browser, place)
            if not trusted:
                browser.expected.append("ERR_CERT")
                browser.told("does not trust its certificate")
                assert server.received == []
                return
            page.click("#rows button >> text=New account", timeout=PATIENCE)
            for text in ("Ada", "secret words", "secret words"):
                page.wait_for_function("() => document.getElementById('entry-text').value === ''")
                page.fill("#entry-text", text)
                page.click("#entry-send")
                page.wait_for_timeout(300)
            page.click("#rows button >> text=Play", timeout=PATIENCE)
            for number in (1, 2):
                page.click("#rows button >> text=Roll", timeout=PATIENCE)
                browser.told(f"Roll {number}.")
            assert server.rolls == 2
            rows = [{"text": text, "id": f"row-{at}"} for at, text in enumerate(MARKUP)]
            server.send("Ada", {"type": "menu", "menu_id": "strange", "items": rows})
            server.send("Ada", *({"type": "speak", "text": text} for text in MARKUP))
            browser.told(MARKUP[-1])
            assert page.locator("#rows > li > button").all_inner_texts() == list(MARKUP)
            made = "#history li *, #rows button *, img, iframe, a, script:not([src])"
            assert page.locator(made).count() == 0
