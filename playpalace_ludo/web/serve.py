"""Serving the page's folder on this computer, with the headers it needs everywhere."""

from __future__ import annotations

import sys
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from playpalace_ludo import log

HOST = "127.0.0.1"
PORT = 8733
"""Always the same, since a browser stores data per address, including the port."""
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        "img-src 'self'; connect-src 'self' wss: ws://127.0.0.1:* ws://localhost:*; "
        "manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".ogg": "audio/ogg",
    ".wav": "audio/wav",
}


class PageHandler(SimpleHTTPRequestHandler):
    """Serves the files of a folder with the headers of the page."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES
    protocol_version = "HTTP/1.1"

    def end_headers(self) -> None:
        for name, value in HEADERS.items():
            self.send_header(name, value)
        super().end_headers()

    def send_head(self) -> Any:
        """Answer for a file that a listing of the folder shows, and for no other name.

        Any page the player visits can ask here; on Windows `con` would open the keyboard.
        """
        folder = Path(self.directory)
        names = {
            file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()
        }
        if unquote(urlsplit(self.path).path).removeprefix("/") not in {"", *names}:
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        return super().send_head()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing: the terminal belongs to the player."""


class PageServer(ThreadingHTTPServer):
    """Serves pages; a browser that hangs up in the middle is no news."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        log.note("web", "failed", type(sys.exception()).__name__)


def server(folder: Path, port: int = PORT) -> PageServer:
    """Return a server of the folder for this computer only; raise OSError if the port is taken."""
    return PageServer((HOST, port), partial(PageHandler, directory=str(folder)))
