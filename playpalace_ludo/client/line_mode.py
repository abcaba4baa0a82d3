"""Line mode for pipes and dumb terminals: a line is a key, a key's name or a command."""

import queue
import sys
import threading
from collections import deque
from collections.abc import Callable
from typing import TextIO

from playpalace_ludo.client.app import App
from playpalace_ludo.client.pages.entry import TextEntry
from playpalace_ludo.client.thinking import AtOnce
from playpalace_ludo.words import Message, commands

Typed = queue.SimpleQueue[str | Callable[[], None] | None]
"""Lines, callbacks of other threads, and None at the end."""
LOOK_UP = 0.5 if sys.platform == "win32" else None
"""Seconds between wake-ups while waiting for a line, or Windows would not notice Ctrl+C."""
SENT = {
    **{" ": "space", "\x1b[A": "up", "\x1b[B": "down", "\x1b[C": "right", "\x1b[D": "left"},
    **{chr(code): commands.parse_key(f"c-{chr(code + 64).lower()}") for code in range(1, 28)},
}
"""Keys by what a line-buffered terminal sends for them."""


class LineShell(AtOnce):
    """Lines from a file or a pipe; bots think at once, since no key has to be answered."""

    def __init__(self, source: TextIO | None) -> None:
        self._source = source
        self._typed: Typed = queue.SimpleQueue()
        self._held: deque[str | None] = deque()
        """Piped lines waiting for their turn while the network is polled."""

    def post(self, act: Callable[[], None]) -> None:
        self._typed.put(act)

    def _forget_typed(self) -> None:
        """Drop lines that were typed before the question that is open now."""
        waiting = [self._typed.get() for _ in range(self._typed.qsize())]
        for one in waiting:
            if not isinstance(one, str):
                self._typed.put(one)

    def run(self, app: App) -> int:
        """Obey the lines until they or the app end; time passes between lines."""
        threading.Thread(target=_read, args=(self._source, self._typed), daemon=True).start()
        by_hand = self._source is not None and self._source.isatty()
        if by_hand:
            app.forget_typed = self._forget_typed
        while app.exit_code is None:
            try:
                self._next(app, by_hand)
            except KeyboardInterrupt:
                app.key("c-c")
            except Exception as error:
                app.crash(error)
        return app.exit_code

    def _next(self, app: App, by_hand: bool) -> None:
        """Obey a line or wait for a pause; piped lines wait for the bots, typed ones hurry them."""
        patience = None if app.wake is None else max(0.0, app.wake - app.clock())
        is_early = patience is not None and not by_hand
        if self._held and not is_early:
            _obey_or_end(app, self._held.popleft())
            return
        try:
            one = self._typed.get(timeout=min(_given(patience, LOOK_UP), default=None))
        except queue.Empty:
            if patience is not None:
                app.tick()
            return
        if callable(one):
            app.happen(one)
        elif is_early:
            self._held.append(one)
        else:
            _obey_or_end(app, one)


def _given(*seconds: float | None) -> list[float]:
    return [each for each in seconds if each is not None]


def _obey_or_end(app: App, line: str | None) -> None:
    if line is None:
        app.quit()
    else:
        obey(app, line)


def obey(app: App, line: str) -> None:
    """Do what one line says: `r`, `roll`, `up`, `Ctrl+K`, nothing for Enter, `23` for 2 then 3."""
    line = line.rstrip("\r\n")
    if isinstance(app.page, TextEntry):
        app.page.paste(line)
        app.key("enter")
        return
    word = line.strip(" ")
    key = SENT.get(line) or (commands.parse_key(word) if word else "enter")
    if len(word) == 1 and word.isupper():
        key = word
    if key is not None:
        app.key(key)
    elif word.lower() in commands.BY_ID:
        app.word(word.lower())
    elif word.isdecimal() and len(word) == 2:
        for digit in word:
            app.key(digit)
    else:
        app.teller.refuse(Message("pludo-client-unknown-line", {"line": word[:40]}))


def _read(source: TextIO | None, typed: Typed) -> None:
    try:
        for line in source or ():
            typed.put(line)
    except (OSError, ValueError):
        pass
    typed.put(None)
