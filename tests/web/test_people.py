"""A server reached from the page over wss: one the browser trusts, and one it does not.

What it needs: see chromium.py, and openssl for the certificates.
"""

from __future__ import annotations

import base64
import hashlib
import ssl
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.hosts.checkouts import PLAYPALACE, checkout
from tests.hosts.live import PASSWORD, copy_of
from tests.hosts.live import running as live
from tests.online.relay import relaying
from tests.online.scripted import certificate_files, running
from tests.online.test_live_relay import pig_table
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
"""Texts of servers and players that try to become markup."""


def own_certificate(folder: Path) -> tuple[ssl.SSLContext, str]:
    """Make a certificate; return a server's context with it, and what names its key."""
    certificate, key = certificate_files(folder, "server")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    words = ["openssl", "pkey", "-in", str(key), "-pubout", "-outform", "der"]
    public = subprocess.run(words, check=True, capture_output=True).stdout
    return context, base64.b64encode(hashlib.sha256(public).digest()).decode()


def trusting(key: str) -> str:
    return f"--ignore-certificate-errors-spki-list={key}"


def go_to(browser: Browser, place: str) -> None:
    page = browser.open()
    page.click("#rows button >> text=Play with others")
    page.click("#rows button >> text=Add a server")
    page.fill("#entry-text", place)
    page.click("#entry-send")


def new_account(page: Any, name: str, password: str) -> None:
    page.click("#rows button >> text=New account", timeout=PATIENCE)
    for text in (name, password, password):
        page.wait_for_function("() => document.getElementById('entry-text').value === ''")
        page.fill("#entry-text", text)
        page.click("#entry-send")
        page.wait_for_timeout(300)


@long
def test_a_table_of_a_real_server_is_joined_over_wss(address: str, tmp_path: Path) -> None:
    """PlayPalace behind TLS; every line it sends to the page is heard there."""
    site = checkout(PLAYPALACE)
    server = copy_of(site, tmp_path)
    context, key = own_certificate(tmp_path)
    with live(site, server) as port, relaying(port, context=context) as relay:
        host = pig_table((site, server), port, "Host")
        place = f"wss://127.0.0.1:{relay.port}"
        profile = tmp_path / "profile"
        with chromium(address, profile, trusting(key), allowed=(place,)) as browser:
            go_to(browser, place)
            new_account(browser.page, "Ada", PASSWORD)
            for row in ("Play", "Dice Games", "Pig", "Host's table"):
                browser.page.click(f"#rows button >> text=/^{row}/", timeout=PATIENCE)
            browser.told("Ada joined the table.")
            host.pump(0.5)
            host.key("enter")
            host.until(lambda: any("turn" in line for line in host.said), "the start")
            browser.told("'s turn.")
            browser.page.wait_for_timeout(2000)
            missing = Counter(filter(None, relay.lines())) - Counter(browser.heard())
            assert not missing, missing
        host.close()


@long
@pytest.mark.parametrize("trusted", [True, False])
def test_a_server_over_wss_is_played_on_if_the_browser_trusts_it(
    trusted: bool, address: str, tmp_path: Path
) -> None:
    context, key = own_certificate(tmp_path)
    with running(context) as server:
        place = f"wss://127.0.0.1:{server.port}"
        trust = trusting(key if trusted else "A" * 43 + "=")
        profile = tmp_path / "profile"
        with chromium(address, profile, trust, allowed=(place,)) as browser:
            page = browser.page
            go_to(browser, place)
            if not trusted:
                browser.expected.append("ERR_CERT")
                browser.told("does not trust its certificate")
                assert server.received == []
                return
            new_account(page, "Ada", "secret words")
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
