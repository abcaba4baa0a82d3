"""Keys pressed in a reader, and its speech compared with the game's transcript."""

from __future__ import annotations

import difflib
import json
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from tests.readers.desk import Desk, Utterance, wait_for

GAME = "act act v act act t act act s act walk m act , act n act act act"
"""`act` rolls or plays the first choice, `walk` goes through the choices by arrows."""
MENUS = "enter down down down up o enter down escape home end f3 down down escape f5"
"""The first Enter is for a player who says no name."""
START = 1.5
"""Seconds of silence after which the greeting is over: all is slow while the program loads."""
LATE, MOST = 3.0, 40.0
"""Seconds a reader may take until it begins, and until it has said all."""
SHORT_GAME = "act act v act t"
SHORT_MENUS = "enter down down o enter down escape home f3 down escape f5"


class Meant(NamedTuple):
    """A line of the game's transcript."""

    time: float
    text: str
    category: str
    message_id: str


class Keyboard:
    """Keys for the game, pressed when all has been said."""

    def __init__(
        self,
        transcript: Path,
        press: Callable[[str], object],
        quiet: float,
        desk: Desk | None = None,
    ) -> None:
        self._transcript = transcript
        self._press = press
        self._quiet = quiet
        self._desk = desk
        """Where something is spoken; None where lines are only shown."""
        self.keys: list[tuple[float, str]] = []

    def meant(self) -> list[Meant]:
        if not self._transcript.exists():
            return []
        rows = map(json.loads, self._transcript.read_text(encoding="utf-8").splitlines())
        return [Meant(*(row[name] for name in Meant._fields)) for row in rows]

    def begin(self) -> None:
        """Wait until the game has greeted and waits for keys."""
        wait_for(lambda: len(self.meant()) > 1, "the game")
        self.settle(quiet=START)

    def press(self, key: str) -> None:
        self.keys.append((time.monotonic(), key))
        self._press(key)

    def settle(self, spoken: int = 0, quiet: float = 0.0) -> None:
        """Wait until the voice has said more than that, and nothing for a while."""
        begun = calm = time.monotonic()
        seen = -1
        while time.monotonic() - calm <= max(quiet, self._quiet):
            count = len(self.meant())
            late = self._desk is not None and len(self._desk.spoken()) <= spoken
            if time.monotonic() - begun > MOST:
                return
            if count != seen or self._is_busy() or (late and time.monotonic() - begun < LATE):
                seen, calm = count, time.monotonic()
            time.sleep(0.02)

    def _is_busy(self) -> bool:
        return self._desk is not None and self._desk.busy()

    def follow(self, plan: str, pause: float | None = None) -> None:
        """Press the keys of a plan when all has been spoken, or, with `pause`, that fast."""
        for step in plan.split():
            for key in self.keys_of(step):
                before = len(self._desk.spoken()) if self._desk is not None else 0
                self.press(key)
                if pause is None:
                    self.settle(before)
                else:
                    time.sleep(pause)
        self.settle()

    def keys_of(self, step: str) -> Sequence[str]:
        """Return what a step of a plan means now."""
        choices = self._choices()
        if step == "act":
            return choices[:1] or ["r"]
        if step == "walk":
            return ["down", "down", "enter"] if choices else ["space"]
        return [step]

    def _choices(self) -> list[str]:
        """Return the digits that may be pressed now."""
        found: list[str] = []
        for line in reversed(self.meant()):
            if line.category == "game":
                break
            if line.message_id.startswith("pludo-query-choice"):
                found[:0] = re.findall(r"\b\d\b", line.text.partition(":")[0])
        return found


def command(transcript: Path, folder: Path, *more: str) -> list[str]:
    """The words that follow the program's name; all it means to say goes to a file.

    Tips of first games are off: they would come between the lines that a run waits for.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "options.toml").exists():
        (folder / "options.toml").write_text("[player]\ntips = false\n", "utf-8")
    switches = ["--sound", "off", "--config-dir", str(folder), "--lang", "en"]
    return [*more, *switches, "--speech", "auto", "--speech", f"transcript:{transcript}"]


class Piece(NamedTuple):
    """A part of an utterance: a line of the game, or something of the reader's own."""

    begin: float
    is_line: bool
    text: str
    heard: float
    """How much of it was spoken, from 0 to 1."""


class Verdict(NamedTuple):
    """The transcript beside the speech heard, with the differences."""

    table: list[str]
    meant: int
    missed: int
    cut: int
    again: int

    @property
    def good(self) -> bool:
        """Was every line heard once, to its end and in order?"""
        return self.meant > 0 and not (self.missed or self.cut or self.again)

    def __str__(self) -> str:
        counts = f"{self.meant} lines, {self.missed} missed, {self.cut} cut, {self.again} again"
        return "\n".join([*self.table, counts])


def pieces(spoken: Sequence[Utterance], lines: Sequence[str], pace: float) -> list[Piece]:
    """Cut utterances into the game's lines and what else is in them."""
    known = sorted({squeeze(line) for line in lines if line}, key=len, reverse=True)
    found = []
    for one in joined(sorted(spoken), known):
        text, at = squeeze(one.text), 0
        heard = round((one.end - one.begin) * pace) if one.cut else len(text)
        while at < len(text):
            line = next((each for each in known if text.startswith(each, at)), None)
            ahead = [p for each in known if (p := text.find(f" {each}", at)) >= 0]
            stop = at + len(line) if line else min(ahead, default=len(text))
            part = max(0.0, min(1.0, (heard - at) / max(1, stop - at)))
            found.append(Piece(one.begin, line is not None, text[at:stop], part))
            at = stop + len(text[stop:]) - len(text[stop:].lstrip())
    return found


def joined(spoken: Sequence[Utterance], known: Sequence[str]) -> list[Utterance]:
    """Put together what a reader said in parts because a row of the screen ended there."""
    whole: list[Utterance] = []
    for one in spoken:
        before = whole[-1] if whole else Utterance(0.0, 0.0, True, "")
        begun = squeeze(before.text) + " "
        both = begun + squeeze(one.text)
        longer = [line for line in known if line.startswith(begun)]
        if not before.cut and any(both.startswith(x) or x.startswith(both) for x in longer):
            whole[-1] = Utterance(before.begin, one.end, one.cut, both)
        else:
            whole.append(one)
    return whole


def compare(
    meant: Sequence[Meant],
    spoken: Sequence[Utterance],
    pace: float,
    keys: Sequence[tuple[float, str]] = (),
) -> Verdict:
    said = pieces(spoken, [line.text for line in meant], pace)
    lines = [piece for piece in said if piece.is_line]
    left, right = [squeeze(line.text) for line in meant], [piece.text for piece in lines]
    events = [(at, f"        key   {key}") for at, key in keys]
    missed, again, cut = set(range(len(left))), set(range(len(right))), 0
    matcher = difflib.SequenceMatcher(None, left, right, autojunk=False)
    for a, b, size in matcher.get_matching_blocks():
        for line, piece in zip(meant[a : a + size], lines[b : b + size], strict=True):
            whole = piece.heard > 0.97
            cut += not whole
            late = f"{piece.begin - line.time:+6.2f}s"
            mark = "heard" if whole else f"CUT at {piece.heard:.0%}"
            events.append((line.time, f"{late} {mark} {squeeze(line.text)}"))
        missed -= set(range(a, a + size))
        again -= set(range(b, b + size))
    events += [(meant[i].time, f"        MISS  {left[i]}") for i in missed]
    events += [(lines[i].begin, f"        AGAIN {right[i]}") for i in again]
    events += [(p.begin, f"        other {p.text!r}") for p in said if not p.is_line]
    events.sort(key=lambda event: event[0])
    table = [f"{at - events[0][0]:7.2f} {row}" for at, row in events]
    return Verdict(table, len(left), len(missed), cut, len(again))


def squeeze(text: str) -> str:
    """Return the words alone; Fenrir puts a comma where a row of the screen ends."""
    return " ".join(word for word in text.split() if word != ",")
