"""Detect running screen readers, and the output that suits each best."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from playpalace_ludo.client.output import device_problems
from playpalace_ludo.client.output.presenter import Mode, Presenter
from playpalace_ludo.client.output.screen import Rest

ORCA, BRLTTY, SPEAKUP = "Orca", "BRLTTY", "Speakup"
PROGRAMS = {
    "orca": ORCA,
    "yasr": "yasr",
    "tdsr": "TDSR",
    "fenrir": "Fenrir",
    "brltty": BRLTTY,
}
ORDER = (ORCA, "yasr", "TDSR", "Fenrir", SPEAKUP, "Narrator", "VoiceOver", BRLTTY)
"""Speaking readers first: with one of them no second voice is needed."""
WRAPPERS = {"yasr", "TDSR"}
"""Readers that read only programs started inside them."""
WINDOWS = {"NVDA": ("wxWindowClassNR", "NVDA"), "JAWS": ("JFWUI2", None)}
"""Documented window class and title by which programs detect each reader."""


class TerminalKind(NamedTuple):
    """The kind of terminal, as far as it matters to readers on Linux."""

    pid: int
    uid: int
    console: bool
    """A Linux console, not a desktop's terminal window."""
    multiplexed: bool
    """Inside tmux or screen, whose server is no child of the terminal."""


def console_readers() -> tuple[str, ...]:
    """Return the readers that read what appears in this terminal, those that speak first."""
    if sys.platform == "win32":
        return ("Narrator",) if _narrator_runs() else ()
    if sys.platform == "darwin":
        import subprocess

        done = subprocess.run(["pgrep", "-x", "VoiceOver"], capture_output=True)
        return ("VoiceOver",) if done.returncode == 0 else ()
    return linux_readers(Path("/"), _place(os.environ))


def api_reader() -> str:
    """Return a running screen reader with an API."""
    if sys.platform != "win32":
        return ""
    import ctypes

    for name, (kind, title) in WINDOWS.items():
        if ctypes.windll.user32.FindWindowW(kind, title):
            return name
    from playpalace_ludo.client.output.speech import ao2

    for candidate in ao2.readers():
        try:
            return candidate.build().name
        except Exception:  # absent or broken: ask the next one
            continue
    return ""


def linux_readers(root: Path, place: TerminalKind) -> tuple[str, ...]:
    """Return the readers that read this terminal; `root` is where /proc and /sys are."""
    inside = set(_ancestors(root, place.pid))
    found = {SPEAKUP} if place.console and _speakup_speaks(root) else set()
    for pid, name, uid in _processes(root):
        reads = {
            # On a desktop, for its user.
            ORCA: not place.console and uid == place.uid,
            # As a program around ours, or as a service for consoles.
            "Fenrir": place.console or pid in inside,
            # Consoles, and desktops through their accessibility bus.
            BRLTTY: True,
        }
        if name in WRAPPERS:
            is_ours = pid in inside or (place.multiplexed and uid == place.uid)
        else:
            is_ours = reads[name]
        if is_ours:
            found.add(name)
    return tuple(sorted(found, key=ORDER.index))


def wanted_mode(readers: tuple[str, ...]) -> Mode:
    """Return the mode measured best: lines for a speaking reader, both for braille or none."""
    if not readers or readers[0] == BRLTTY:
        return Mode.BOTH
    return Mode.TERMINAL


def resting_place(mode: Mode, readers: tuple[str, ...], platform: str = sys.platform) -> Rest:
    """Return where to leave the cursor, as braille or Orca's key handling need it."""
    if mode is Mode.DIRECT or not platform.startswith("linux"):
        return Rest.BELOW
    if BRLTTY in readers and ORCA not in readers:
        return Rest.START
    if mode is Mode.BOTH:
        return Rest.BELOW
    # An unknown reader may be Orca at the other end of a connection.
    return Rest.PAGE if ORCA in readers or not readers else Rest.END


class ReaderWatch:
    """Follows screen readers starting and ending, and adapts the output mode."""

    def __init__(self, presenter: Presenter, readers: tuple[str, ...], *, settled: bool) -> None:
        self.readers = readers
        self._presenter = presenter
        self._settled = settled
        """Whether the player chose the output mode, which then changes only to avoid silence."""
        self._stands_in = False
        """Whether the game speaks in place of a reader that has ended."""
        self._coming: tuple[str, ...] = ()
        """Readers found for the first time just now."""

    @property
    def is_coming(self) -> bool:
        """Whether a reader has just started, so that the next search should come soon."""
        return bool(self._coming)

    def look(self) -> tuple[str, ...]:
        """Search; this takes a while, so it may be done in another thread."""
        try:
            return console_readers()
        except OSError:  # nothing was found out, so nothing changes
            return self.readers

    def update(self, found: tuple[str, ...]) -> None:
        """Adapt to the readers running now, and announce a change once.

        A reader that has just started is ignored until found again: Orca would read lines printed
        meanwhile twice, as the current line and as a new one.
        """
        spoke, speaks = (wanted_mode(each) is Mode.TERMINAL for each in (self.readers, found))
        if speaks and not spoke and not self._coming:
            self._coming = found
            return
        self._coming = ()
        before, self.readers = self.readers, found
        mode = self._presenter.mode
        if spoke and not speaks and mode is Mode.TERMINAL:
            self._stands_in = True
            self._change(Mode.BOTH)
            self._presenter.say_both_ways("pludo-device-reader-gone", reader=before[0])
        elif speaks and not spoke and mode is Mode.BOTH and self._may_fall_silent():
            self._stands_in = False
            self._change(Mode.TERMINAL)
            self._presenter.print_only("pludo-device-reader-came", reader=found[0])

    def without_braille(self, reason: str) -> None:
        """Let BRLTTY follow the terminal if it alone runs but takes no lines from us; say so."""
        if self._presenter.mode is Mode.DIRECT and self.readers == (BRLTTY,):
            self._presenter.mode = Mode.BOTH
            code, words = device_problems.parse(reason)
            self._say("pludo-device-braille-refused", code=code or "other", words=words)

    def braille_lost(self) -> None:
        self._say("pludo-device-braille-lost")

    def _say(self, message_id: str, **args: object) -> None:
        self._presenter.say_both_ways(message_id, interrupt=False, **args)

    def _may_fall_silent(self) -> bool:
        return self._stands_in or not self._settled

    def _change(self, mode: Mode) -> None:
        self._presenter.stop()
        self._presenter.mode = mode


def _place(environment: Mapping[str, str]) -> TerminalKind:
    multiplexed = bool(environment.get("TMUX") or environment.get("STY"))
    desktop = bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
    try:
        terminal = os.ttyname(sys.__stdout__.fileno() if sys.__stdout__ else 1)
    except (OSError, ValueError):
        terminal = ""
    is_console = re.fullmatch(r"/dev/tty\d+", terminal) is not None
    return TerminalKind(
        os.getpid(), os.getuid(), is_console or (multiplexed and not desktop), multiplexed
    )


def _processes(root: Path) -> Iterator[tuple[int, str, int]]:
    """List the readers among the processes: id, name and owner."""
    # Not with Path, which is three times slower for hundreds of processes.
    if not (root / "proc").is_dir():
        return
    for process in os.scandir(root / "proc"):
        if not process.name.isdigit():
            continue
        try:
            with open(f"{process.path}/cmdline", "rb") as file:
                words = file.read(1000).split(b"\0")[:3]
            uid = process.stat().st_uid
        except OSError:
            continue  # it ended while we looked
        # Some are Python programs: the interpreter comes first, then the script's name.
        for word in words:
            name = os.path.basename(os.fsdecode(word)).removesuffix(".py").removesuffix("-daemon")
            if name in PROGRAMS:
                yield int(process.name), PROGRAMS[name], uid
                break


def _ancestors(root: Path, pid: int) -> Iterator[int]:
    while pid > 1:
        yield pid
        try:
            stat = (root / "proc" / str(pid) / "stat").read_text("ascii", "replace")
        except OSError:
            return
        # `12 (a name (with brackets)) S 3 ...`: the parent comes second after the last bracket.
        pid = int(stat.rpartition(")")[2].split()[1])


def _speakup_speaks(root: Path) -> bool:
    try:
        synth = (root / "sys" / "accessibility" / "speakup" / "synth").read_text("ascii", "replace")
    except OSError:
        return False
    return synth.strip() not in {"", "none"}


def _narrator_runs() -> bool:
    if sys.platform != "win32":
        return False
    import ctypes

    kernel = ctypes.windll.kernel32
    mutex = kernel.OpenMutexW(0x0010_0000, False, "NarratorRunning")
    if mutex:
        kernel.CloseHandle(mutex)
    return bool(mutex)
