"""Serving the page's folder on this computer, with the headers it needs everywhere."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

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

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing: the terminal belongs to the player."""


def server(folder: Path, port: int = PORT) -> ThreadingHTTPServer:
    """Return a server of the folder for this computer only; raise OSError if the port is taken."""
    return ThreadingHTTPServer((HOST, port), partial(PageHandler, directory=str(folder)))
