"""The braille display at the other end of BRLTTY's driver for virtual ones."""

import socket
import threading
import time
from typing import NamedTuple


class Shown(NamedTuple):
    """The content of the cells from a moment on."""

    at: float
    text: str


class Display:
    """A display that BRLTTY connects to; it keeps all it was told to show."""

    def __init__(self, cells: int = 40) -> None:
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._server.getsockname()[1]
        self._cells = cells
        self.shown: list[Shown] = []
        self._link: socket.socket | None = None
        threading.Thread(target=self._listen, daemon=True).start()

    def now(self) -> str:
        return self.shown[-1].text.strip() if self.shown else ""

    def press(self, command: str) -> None:
        """Press one of its keys: `FWINRT` pans right, `ROUTE3` is the key above the fourth cell."""
        assert self._link is not None
        self._link.sendall(f"{command}\n".encode())

    def listen_again(self) -> None:
        """Wait for a BRLTTY that has been started anew."""
        self.shown.clear()
        threading.Thread(target=self._listen, daemon=True).start()

    def close(self) -> None:
        for one in (self._link, self._server):
            if one is not None:
                one.close()

    def _listen(self) -> None:
        try:
            self._link, _ = self._server.accept()
            self._link.sendall(f"cells {self._cells}\n".encode())
            with self._link, self._link.makefile(encoding="utf-8", errors="replace") as rows:
                for row in rows:
                    if row.startswith("Visual "):
                        text = row.strip()[len('Visual "') : -1].replace('\\"', '"')
                        self.shown.append(Shown(time.monotonic(), text))
        except OSError:
            pass  # closed while it waited
