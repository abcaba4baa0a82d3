"""The page of this checkout, built if it is older than what it is made of, and served here."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Collection, Iterator
from functools import cache, partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playpalace_ludo.cli import web
from playpalace_ludo.web import serve


@cache
def page() -> Path:
    """Return the folder of the page, looked at once: sources may change while tests run."""
    return web._page()


class Cutting(serve.PageHandler):
    """Sends only the first half of some files, as when a network goes away."""

    def __init__(self, cut: Collection[str], *args: Any, **options: Any) -> None:
        self._cut = cut
        super().__init__(*args, **options)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        data = source.read()
        is_cut = self.path.lstrip("/") in self._cut
        outputfile.write(data[: len(data) // 2] if is_cut else data)
        self.close_connection = is_cut


@contextlib.contextmanager
def served(folder: Path | None = None, cut: Collection[str] = ()) -> Iterator[str]:
    """Serve a folder, or the page of this checkout; yield its address.

    Files named in `cut` arrive by half; it may be changed on the way.
    """
    handler = partial(Cutting, cut, directory=str(folder or page()))
    server = ThreadingHTTPServer((serve.HOST, 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://{serve.HOST}:{server.server_address[1]}/"
    server.shutdown()
    server.server_close()
