"""Translate messages and lines for the presenter, with timed cues and categories."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from playpalace_ludo.cleaning import clean
from playpalace_ludo.client.output.presenter import Mode, Presenter
from playpalace_ludo.client.output.sound import TimedCue, seat_pitch
from playpalace_ludo.words import Category, CueName, CueSpec, Line, Message, Priority, Translator
from playpalace_ludo.words.model import ECHO, Arg

if TYPE_CHECKING:
    from playpalace_ludo.client.pacing import Pace

GAP_MS = 60
"""Milliseconds between cues of one batch that are neither dice nor steps."""


class Teller:
    """Passes messages to the presenter in the current language."""

    def __init__(self, presenter: Presenter, translator: Translator) -> None:
        self.presenter = presenter
        self.translator = translator
        self._gentle = False
        self.tells_places = False
        """Whether menus say the number of a row and the total."""

    @contextmanager
    def gently(self) -> Iterator[None]:
        """Queue answers said inside, so that the first page does not interrupt the greeting."""
        self._gentle = True
        try:
            yield
        finally:
            self._gentle = False

    def text(self, what: Arg) -> str:
        """Return a message or a value as plain text in the current language."""
        return clean(self.translator.say(what) if isinstance(what, Message) else str(what))

    def tell(
        self,
        lines: Sequence[Line],
        pace: Pace,
        *,
        asked: bool = False,
        brief: Sequence[Line] = (),
    ) -> float:
        """Say the lines of one batch; return the seconds their cues last.

        `asked`: the first line answers a key the player pressed, so it does not queue.
        `brief` are the same lines in fewer words, for speech that has fallen behind.
        """
        delay = 0
        shorter = brief if len(brief) == len(lines) else [Line()] * len(lines)
        with self.presenter.moment():
            for line, short in zip(lines, shorter, strict=True):
                cues, delay = timed(line.cues, pace, delay)
                told = line.translated(self.translator, short)
                if asked:
                    told = told._replace(priority=Priority.ASKED)
                self.presenter.say(told, cues=cues, words_ms=pace.words_ms)
                asked = asked and not told.text
        return delay / 1000

    def answer(self, messages: Sequence[Message]) -> None:
        """Answer a question key: interrupts, one line per message, then repeats cut-off news."""
        self._say(messages, Category.ANSWER, first=Priority.ASKED, resume=True)

    def look(self, messages: Sequence[Message], cues: Sequence[CueSpec], pace: Pace) -> None:
        """Answer a key of the explorer: like a question, with the sounds of the square."""
        sounds, _ = timed(cues, pace, 0)
        self.presenter.play(*sounds)
        self.answer(messages)

    def reply(self, *messages: Message, cue: CueName | None = None, row: str = "") -> None:
        """Answer an action key: interrupts, and cut-off news is dropped.

        `row` is the id of the row or choice at the cursor, if the last message is its label.
        """
        if cue:
            self.presenter.play(TimedCue(cue))
        self._say(messages, Category.ANSWER, first=Priority.ASKED, row=row)

    def offer(self, messages: Sequence[Message]) -> None:
        """Say the choices after a roll, queued after the news."""
        self._say(messages, Category.ANSWER, first=Priority.DUE)

    def notice(self, *messages: Message) -> None:
        """Say something about the program itself: saving, options, devices."""
        self._say(messages, Category.SYSTEM, first=Priority.NEWS)

    def refuse(self, message: Message) -> None:
        """Say why a key does nothing, then repeat cut-off news."""
        self.cue("refused")
        self._say([message], Category.ANSWER, first=Priority.ASKED, resume=True)

    def speak_only(self, text: str) -> None:
        """Speak what is on the screen already, such as typed characters; history leaves it out."""
        line = Line(category=Category.SYSTEM, priority=Priority.ASKED, text=text, message_id=ECHO)
        aloud = self.presenter.mode is not Mode.TERMINAL
        self.presenter.speech.say(line, interrupt=True, aloud=aloud)

    def cue(self, name: CueName) -> None:
        self.presenter.play(TimedCue(name))

    def _say(
        self,
        messages: Sequence[Message],
        category: Category,
        *,
        first: Priority,
        resume: bool = False,
        row: str = "",
    ) -> None:
        priority = Priority.NEWS if self._gentle and first is Priority.ASKED else first
        with self.presenter.moment():
            for number, message in enumerate(messages, 1):
                of_row = row if number == len(messages) else ""
                line = Line((message,), category, priority, row=of_row)
                self.presenter.say(line.translated(self.translator), resume=resume)
                priority = Priority.DUE if first is Priority.DUE else Priority.NEWS


def timed(specs: Sequence[CueSpec], pace: Pace, delay: int) -> tuple[tuple[TimedCue, ...], int]:
    """Space out the cues of one line, from `delay` ms on; no steps at instant pace."""
    cues = []
    for spec in specs:
        if spec.name == "step" and pace.is_instant:
            continue
        pitch = 0.0 if spec.seat is None else seat_pitch(spec.seat)
        cues.append(TimedCue(spec.name, pan=spec.pan, pitch=pitch, own=spec.own, delay_ms=delay))
        if not pace.is_instant:
            delay += {"dice": pace.dice_ms, "step": pace.step_ms}.get(spec.name, GAP_MS)
    return tuple(cues), delay
