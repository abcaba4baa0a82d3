"""The page of this checkout, built if it is older than what it is made of, and served here."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator
from pathlib import Path

from playpalace_ludo.cli import web
from playpalace_ludo.web import serve


@contextlib.contextmanager
def served(folder: Path | None = None) -> Iterator[str]:
    """Serve a folder, or the page of this checkout; yield its address."""
    server = serve.server(folder or web._page(), 0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://{serve.HOST}:{server.server_address[1]}/"
    server.shutdown()
    server.server_close()
