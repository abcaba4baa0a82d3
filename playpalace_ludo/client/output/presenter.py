"""All output to the player: order, priority, screen, speech, sound and history."""

from __future__ import annotations

import contextlib
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

from playpalace_ludo import log
from playpalace_ludo.client.output.history import ALL, SpokenHistory
from playpalace_ludo.client.output.sound import SoundDevice, TimedCue, Volumes, before_words
from playpalace_ludo.client.output.speech import Lead, SpeechDevice, Voice, WaitsForSounds, clean
from playpalace_ludo.client.output.unheard import Unheard
from playpalace_ludo.core.errors import InputError, show
from playpalace_ludo.words import Category, Line, Priority

if TYPE_CHECKING:
    from playpalace_ludo.client.output.braille import BrailleDevice

MOMENT = 0.3
"""Seconds within which repeated news is said only once."""
FAR = 1_000_000_000
MOST_HELD = 500
"""Most lines held back while the player types; of more, the newest."""
SILENCE = "pludo-device-speech-lost"
"""The message that all speech has failed, which must be printed."""


class Mode(StrEnum):
    """Ways for lines to reach the player."""

    DIRECT = "direct"
    """Speech and braille through an interface; the screen stays quiet."""
    TERMINAL = "terminal"
    """Plain lines at the end of the screen, read by a screen reader that watches the console."""
    BOTH = "both"

    @classmethod
    def parse(cls, word: str) -> Mode:
        try:
            return cls(word)
        except ValueError:
            raise InputError("output-mode", name=show(word), known=tuple(cls)) from None


class Writer(Protocol):
    """The screen as a sink for lines."""

    def write(self, text: str, rest_on: int = -1) -> None:
        """Append one or several lines, given without the last line end; any thread may call.

        A braille line that follows the cursor rests on the line of this number.
        """


class Presenter:
    """Delivers lines and cues in the output mode the player chose."""

    def __init__(
        self,
        text: Callable[..., str],
        writer: Writer,
        speech: SpeechDevice,
        sound: SoundDevice,
        *,
        mode: Mode = Mode.BOTH,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.text = text
        """Translates a message id and its arguments."""
        self.mode = mode
        self.speech = speech
        self.sound = sound
        self.history = SpokenHistory()
        self._writer = writer
        self._clock = clock
        self._last: Line | None = None
        self._last_at = float("-inf")
        self._held: deque[Line] | None = None
        self._burst: list[str] | None = None
        self._rests_on = 0
        """Within a batch: the number of the line that the braille display shows."""
        self._answered = False
        """Within a batch: an answer was said, which the next line must not interrupt."""
        self._resumes = False
        """Within a batch: interrupted news is repeated after the whole answer."""
        self._unheard = Unheard()
        self.braille: BrailleDevice | None = None
        """Direct braille output, for the mode that has no other."""
        self.keys_silence = True
        """Whether keys silence the screen reader; not in line mode."""

    def say(
        self,
        line: Line,
        *,
        resume: bool = False,
        whole: bool = True,
        cues: Iterable[TimedCue] = (),
        words_ms: int = 0,
    ) -> None:
        """Say a translated line and play its cues.

        With `resume`, for questions, interrupted news is repeated after the answer; unless that is
        `whole`, the caller says when, by `resume`. News repeated within `MOMENT` is said once. The
        words wait for the cues: those of an answer `words_ms` at most, those of news twice that.
        """
        line = line._replace(text=clean(line.text), brief=clean(line.brief))
        asked = line.priority is Priority.ASKED and not self._answered
        if asked and not resume:
            self.sound.hush()  # what is dropped must not sound either
        cues, lead = [cue for cue in cues if self.sound.sounds(cue)], None
        if cues and words_ms and self._can_wait(line):
            cues, lead = self._before_words(cues, words_ms, asked=asked)
        elif not asked:
            cues = self._with_words(cues)
        self.play(*cues)
        if not line.text:
            return
        if self._held is not None and line.priority is not Priority.ASKED:
            self._held.append(line)
            return
        self._tell(line, lead)
        if resume and whole and line.priority is Priority.ASKED:
            self.resume()

    def _can_wait(self, line: Line) -> bool:
        """Tell whether a line is spoken by a voice that lets sounds go first."""
        is_spoken = self.mode is not Mode.TERMINAL and isinstance(self.speech, WaitsForSounds)
        is_quiet = self._held is not None or line.category in self.history.muted
        return is_spoken and bool(line.text) and not is_quiet

    def _before_words(
        self, cues: list[TimedCue], words_ms: int, *, asked: bool
    ) -> tuple[list[TimedCue], Lead]:
        """Return the cues to play now, and the sounds the words wait for."""
        fitted, wait_ms = before_words(cues, words_ms if asked else 2 * words_ms)
        if asked:
            return [*fitted], Lead(wait_ms / 1000)
        return [], Lead(wait_ms / 1000, lambda: self.play(*fitted))

    def _with_words(self, cues: list[TimedCue]) -> list[TimedCue]:
        """Delay the cues of a queued line until it is spoken."""
        first = min((cue.delay_ms for cue in cues), default=0)
        wait = max(0, round(1000 * self.backlog()) - first) if cues else 0
        return [cue._replace(delay_ms=cue.delay_ms + wait) for cue in cues]

    def keep(self, line: Line) -> None:
        """Add a line to the history without saying it."""
        self.history.add(line._replace(text=clean(line.text)))

    def play(self, *cues: TimedCue) -> None:
        self.sound.play(*cues)

    @contextlib.contextmanager
    def moment(self) -> Iterator[None]:
        """Batch everything said inside.

        It is written to the screen at once, since some readers let each write interrupt the last,
        and of several answers only the first interrupts.
        """
        if self._burst is not None:
            yield
            return
        self._burst, self._rests_on, self._answered = [], 0, False
        try:
            yield
        finally:
            if self._resumes:
                self._resumes = False
                self._go_on()
            burst, self._burst, self._answered = self._burst, None, False
            if burst:
                self._writer.write("\n".join(burst), self._rests_on)

    def hold(self) -> None:
        """Hold news back while the player types."""
        if self._held is None:
            self._held = deque(maxlen=MOST_HELD)

    def release(self) -> None:
        """Announce how many lines were held back, then say them."""
        held, self._held = self._held, None
        if held:
            self._answer("pludo-device-history-held", count=len(held))
            for line in held:
                self._tell(line)

    def repeat(self) -> None:
        """Say the last line again."""
        if self._last is None:
            self._answer("pludo-device-history-nothing-said")
        else:
            self._say_again(self._last)

    def stop(self) -> None:
        """Stop speaking; unspoken lines stay in the history."""
        self.sound.hush()
        self.speech.stop()

    def hurry(self) -> None:
        """Drop delayed sounds and speak queued lines in their brief wording."""
        self.sound.hush()
        self.speech.hurry()

    def backlog(self) -> float:
        """Estimate the seconds until speech has caught up."""
        return 0.0 if self.mode is Mode.TERMINAL else self.speech.backlog()

    def older(self) -> None:
        self._read(-1)

    def newer(self) -> None:
        self._read(1)

    def oldest(self) -> None:
        self._read(-FAR)

    def newest(self) -> None:
        self._read(FAR)

    def previous_buffer(self) -> None:
        self._turn(-1)

    def next_buffer(self) -> None:
        self._turn(1)

    def first_buffer(self) -> None:
        self._turn(-FAR)

    def last_buffer(self) -> None:
        self._turn(FAR)

    def mute_buffer(self) -> None:
        """Stop or start speaking the lines of the current buffer; they are always kept."""
        if self.history.buffer == ALL:
            self._answer("pludo-device-history-mute-all")
            return
        self.history.muted ^= {self.history.buffer}
        self._announce_buffer()

    def cycle_mode(self) -> Mode:
        """Take the next output mode and announce it both ways."""
        modes = list(Mode)
        self.mode = modes[(modes.index(self.mode) + 1) % len(modes)]
        self.say_both_ways(f"pludo-device-mode-{self.mode}")
        return self.mode

    def say_both_ways(self, message_id: str, *, interrupt: bool = True, **args: object) -> None:
        """Speak and print a line whatever the mode."""
        line = self._answer_line(message_id, **args)
        self.speech.say(line, interrupt=interrupt, aloud=True)
        self._show(line)

    def speak_only(self, message_id: str) -> None:
        """Speak a line whatever the mode, without printing it."""
        self.speech.say(self._answer_line(message_id), interrupt=False, aloud=True)

    def print_only(self, message_id: str, **args: object) -> None:
        """Print a line whatever the mode, without speaking it."""
        self._show(self._answer_line(message_id, **args))

    def transcript(self) -> list[Line]:
        """Return everything said so far."""
        return self.history.lines()

    def tune(self, voice: Voice) -> None:
        self.speech.tune(voice)

    def set_volumes(self, volumes: Volumes) -> None:
        self.sound.set_volumes(volumes)

    def unspoken(self, line: Line) -> None:
        """Print a line no output could speak, unless it is on the screen already."""
        if not self._prints() or line.message_id == SILENCE:
            self._writer.write(line.text)

    def close(self, linger: float = 2.0) -> None:
        """End; the last words get up to `linger` seconds to be heard."""
        if self.braille is not None:
            self.braille.close()
        self.speech.close(linger if self.mode is not Mode.TERMINAL else 0.0)
        self.sound.close()

    def _tell(self, line: Line, lead: Lead | None = None) -> None:
        now = self._clock()
        again = self._last is not None and line.text == self._last.text
        if again and line.priority is not Priority.ASKED and now - self._last_at < MOMENT:
            return
        if self._answered and line.priority is not Priority.DUE:
            # All lines of an answer were asked for, so none is left out.
            line = line._replace(priority=Priority.ASKED)
        self._last, self._last_at = line, now
        self.history.add(line)
        # Answers are never muted, or menus would be silent.
        if line.priority is Priority.ASKED or line.category not in self.history.muted:
            self._utter(line, lead)

    def _utter(self, line: Line, lead: Lead | None = None) -> None:
        interrupt = line.priority is Priority.ASKED and not self._answered
        if interrupt:
            self._unheard.interrupted(self._clock())
        if lead is not None and isinstance(self.speech, WaitsForSounds):
            self.speech.say_after(line, lead, interrupt=interrupt)
        else:
            self.speech.say(line, interrupt=interrupt, aloud=self.mode is not Mode.TERMINAL)
        # The rest of an answer waits behind its first line, but not a row or a call to act.
        follows = self._answered and line.priority is not Priority.DUE and not line.row
        self._touch(line, follows=follows)
        if self._burst is not None:
            self._answered |= interrupt
        if self._prints():
            self._show(line, follows=follows)

    def _touch(self, line: Line, *, follows: bool) -> None:
        if self.braille is not None:
            if self.mode is Mode.DIRECT:
                self.braille.show(line, follows=follows)
            else:
                self.braille.leave()

    def resume(self) -> None:
        """Repeat interrupted news after the whole answer."""
        if self._burst is None:
            self._go_on()
        else:
            self._resumes = True

    def _go_on(self) -> None:
        self.speech.resume()
        if self.mode is Mode.TERMINAL and self.keys_silence:
            # The rest is on the screen; only calls to act are printed again.
            for line in self._unheard.lines():
                self._utter(line)

    def _prints(self) -> bool:
        return self.mode is not Mode.DIRECT or self.speech.writes_text

    def _show(self, line: Line, *, follows: bool = False) -> None:
        log.note("screen", line.message_id or line.category)
        self._unheard.printed(line, self._clock())
        if self._burst is None:
            self._writer.write(line.text)
        else:
            self._burst.append(line.text)
            if not follows:
                self._rests_on = len(self._burst) - 1

    def _read(self, where: int) -> None:
        line, same = self.history.go(where)
        if same:
            self.play(TimedCue("menu-edge"))
        if line is None:
            self._answer("pludo-device-history-empty", buffer=self.history.buffer)
        else:
            self._say_again(line)

    def _turn(self, where: int) -> None:
        if self.history.turn(where):
            self.play(TimedCue("menu-edge"))
        self._announce_buffer()

    def _announce_buffer(self) -> None:
        buffer = self.history.buffer
        muted = "yes" if buffer in self.history.muted else "no"
        self._answer(
            "pludo-device-history-buffer", buffer=buffer, count=self.history.count(), muted=muted
        )

    def _say_again(self, line: Line) -> None:
        """Say an old line without adding it to the history again."""
        self._utter(line._replace(priority=Priority.ASKED, brief=""))
        self.resume()

    def _answer(self, message_id: str, **args: object) -> None:
        """Say something about the presenter itself, outside the history."""
        self._utter(self._answer_line(message_id, **args))
        self.resume()

    def _answer_line(self, message_id: str, **args: object) -> Line:
        return Line(
            category=Category.SYSTEM,
            priority=Priority.ASKED,
            text=clean(self.text(message_id, **args)),
            message_id=message_id,
        )
