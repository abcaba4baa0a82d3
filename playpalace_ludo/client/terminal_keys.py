"""Keys from a terminal, read by prompt_toolkit, which draws nothing."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from prompt_toolkit.input import Input, create_input
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys

from playpalace_ludo.client.app import DOUBLE_PRESS, INTERRUPTED, App
from playpalace_ludo.client.thinking import warm_up
from playpalace_ludo.table.hints import ADVISER
from playpalace_ludo.work import T, Work, finish

if TYPE_CHECKING:
    from playpalace_ludo.client.output.braille import BrailleLine
    from playpalace_ludo.client.output.readers import ReaderWatch
    from playpalace_ludo.core.rules import Rules

ESCAPE_WAIT = 0.05
"""Seconds after which a lone Escape is a key and no longer the start of a sequence."""
PAUSE = 0.002
"""Seconds between messages parsed in advance."""
WATCH = 5.0
"""Seconds between two searches for screen readers."""
START = 3.0
"""Seconds to let a screen reader start before anything is printed for it."""
DONE = object()
NAMES = {
    "c-m": "enter",
    "c-j": "enter",
    "c-i": "tab",
    "c-h": "backspace",
    " ": "space",
    "s-tab": "backtab",
    **{f"f{n + 12}": f"s-f{n}" for n in range(1, 13)},  # as terminals send Shift with them
}


class Shell:
    """The terminal: feeds the app keys and time, and does its background work in threads."""

    app: App
    wake: float | None = None

    def __init__(self, source: Input | None = None) -> None:
        self._input = source or console_input()
        self._reads_sequences = source is not None or sys.platform != "win32"
        self._ended = asyncio.Event()
        self._timer: asyncio.TimerHandle | None = None
        self._loaded: set[tuple[str, int, frozenset[str]]] = set()
        """Games whose bots are loaded."""
        self._escape: asyncio.TimerHandle | None = None
        self._busy = threading.Lock()

    def run(self, app: App, ready: Callable[[], None]) -> int:
        """Run until the app ends; `ready` is called once keys are read."""
        return asyncio.run(self.main(app, ready))

    async def main(self, app: App, ready: Callable[[], None]) -> int:
        self.app = app
        app.forget_typed, app.double_press = self._forget_typed, DOUBLE_PRESS
        self._loop = asyncio.get_running_loop()
        self._end_on_signals()
        with (
            self._input.raw_mode(),
            self.app.screen.marking_pastes(),
            self._input.attach(self._read),
        ):
            self._do(ready)
            self._prepare(self.app.teller.translator.prepare())
            await self._ended.wait()
        return self.app.exit_code or 0

    def watch(self, audience: ReaderWatch) -> None:
        """Search for screen readers regularly in the background, since they come and go."""
        self._beside(audience.look, lambda found: self._watched(audience, found))

    def feel(self, line: BrailleLine, audience: ReaderWatch) -> None:
        """Handle keys and failures of a braille display."""
        line.routed = lambda told, place: self._soon(self.app.choose, told, place)
        line.refused = lambda reason: self._soon(audience.without_braille, reason)
        line.lost = lambda: self._soon(audience.braille_lost)

    def _soon(self, act: Callable[..., None], *arguments: object) -> None:
        """Run `act` in this thread, from another one."""
        with contextlib.suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._if_open, act, *arguments)

    def _if_open(self, act: Callable[..., None], *arguments: object) -> None:
        if self.app.exit_code is None:
            self._do(act, *arguments)

    def _watched(self, audience: ReaderWatch, found: tuple[str, ...]) -> None:
        with self.app.teller.presenter.moment():
            audience.update(found)
        self._loop.call_later(START if audience.is_coming else WATCH, self.watch, audience)

    def _prepare(self, steps: Iterator[None]) -> None:
        """Parse messages in small steps, so that they are ready for the first keys."""
        if next(steps, DONE) is not DONE:
            self._loop.call_later(PAUSE, self._prepare, steps)
        else:
            keep_loaded()

    def _end_on_signals(self) -> None:
        """Quit cleanly when the window closes or on SIGTERM; the game is on disk anyway."""
        if sys.platform == "win32":
            from playpalace_ludo.client.windows_keys import call_at_the_end

            call_at_the_end(self._quit_soon)
            return
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            self._loop.add_signal_handler(number, self._quit)

    def _quit_soon(self) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended already
            self._loop.call_soon_threadsafe(self._quit)

    def _quit(self) -> None:
        if self.app.exit_code is None:
            self._do(self.app.quit, INTERRUPTED)

    def _read(self) -> None:
        self._receive(self._input.read_keys())
        if self._escape is not None:
            self._escape.cancel()
        if self._input.closed:
            self._quit()
        else:
            self._escape = self._loop.call_later(ESCAPE_WAIT, self._flush)

    def _forget_typed(self) -> None:
        while self._input.read_keys() or self._input.flush_keys():
            pass

    def _flush(self) -> None:
        """Take an unfinished escape sequence as a key of its own, since nothing followed."""
        self._receive(self._input.flush_keys())

    def _receive(self, keys: Sequence[KeyPress]) -> None:
        waiting = deque(keys)
        while waiting and self.app.exit_code is None:
            press = waiting.popleft()
            key = str(getattr(press.key, "value", press.key))
            if press.key is Keys.BracketedPaste:
                self._do(self.app.paste, press.data.replace("\r\n", "\n").replace("\r", "\n"))
            elif meant := self._meaning(key, waiting):
                self._do(self.app.key, meant)

    def _meaning(self, key: str, waiting: deque[KeyPress]) -> str:
        if key == "escape" and self._reads_sequences:
            return escaped(waiting)
        return NAMES.get(key, key)

    def _do(self, act: Callable[..., None], *arguments: object) -> None:
        """Let the app act; an exception ends the program with a sentence."""
        try:
            act(*arguments)
        except Exception as error:
            self.app.crash(error)
        self._after()

    def _after(self) -> None:
        """After a key or tick, end or schedule the next tick."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.app.exit_code is not None:
            self._ended.set()
        elif self.app.wake is not None:
            delay = max(0.0, self.app.wake - self.app.clock())
            self._timer = self._loop.call_later(delay, self._tick)

    def _tick(self) -> None:
        self._do(self.app.tick)

    def warm_up(self, rules: Rules, players: int, strengths: Collection[str]) -> None:
        table = rules.spec, players, frozenset(strengths)

        def work() -> None:
            self._alone(warm_up(rules, players, [*strengths, ADVISER]))
            if table not in self._loaded:
                # Once for each: garbage present at that moment is frozen for good, too.
                self._loaded.add(table)
                keep_loaded()

        threading.Thread(target=work, daemon=True).start()

    def post(self, act: Callable[[], None]) -> None:
        """Let the app act in its own thread; any thread may call this."""

        def arrived() -> None:
            if self.app.exit_code is None:
                self._do(self.app.happen, act)

        with contextlib.suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(arrived)

    def tick(self) -> None:
        """Nothing to do: threads do the work."""

    def think(self, work: Work[T], done: Callable[[T], None]) -> None:
        """Run a bot search in a thread, so that keys are answered meanwhile."""
        self._beside(lambda: self._alone(work), done)

    def _alone(self, work: Work[T]) -> T:
        """Do a bot's work; two at a time would build the same tables twice."""
        with self._busy:
            return finish(work)

    def _beside(self, work: Callable[[], T], done: Callable[[T], None]) -> None:
        """Work in another thread and handle the result in this one."""

        def think() -> None:
            try:
                step = partial(done, work())
            except Exception as error:
                step = partial(self.app.crash, error)
            self._soon(step)

        threading.Thread(target=think, daemon=True).start()


def console_input() -> Input:
    if sys.platform == "win32":
        from playpalace_ludo.client.windows_keys import RecordInput

        return RecordInput()
    return create_input()


def keep_loaded() -> None:
    """Exclude loaded objects from garbage collection, which would delay keys."""
    gc.freeze()
    gc.enable()


def escaped(queue: deque[KeyPress]) -> str:
    """Return the key of an Escape and what follows it in the same read: escape, or Alt with a key.

    Returns an empty string for unknown sequences, so their digits are not taken as token keys.
    """
    if not queue:
        return "escape"
    introducer = queue.popleft().data
    if introducer == "[":
        while queue and not "@" <= queue.popleft().data[:1] <= "~":
            pass
    elif introducer == "O":
        if queue:
            queue.popleft()
    elif introducer in "]P_^X":
        while queue and queue.popleft().data not in ("\x07", "\x1b"):
            pass
    else:
        return f"alt-{introducer}"
    return ""
