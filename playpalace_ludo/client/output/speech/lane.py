"""A worker thread per speech output, since speech libraries may hang and are not thread-safe."""

from __future__ import annotations

import threading
from collections.abc import Callable
from enum import StrEnum
from queue import SimpleQueue

from playpalace_ludo import log
from playpalace_ludo.cleaning import without_marks
from playpalace_ludo.client.output.device_problems import (
    NO_ANSWER,
    NO_VOICE,
    NOT_RUNNING,
    problem,
)
from playpalace_ludo.client.output.speech.output import (
    PROOF,
    SYNTHESISER_PACE,
    Candidate,
    NotThere,
    Output,
    TellsEnd,
    Voice,
    speed,
)

Action = Callable[[Output], None]
LISTING = 10.0
"""Seconds an output may take to list its voices, of which some have hundreds."""


class LaneState(StrEnum):
    OPENING = "opening"
    ALIVE = "alive"
    ABSENT = "absent"


class _Job:
    """One call into the output, with an event for its return."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.error: Exception | None = None
        self.done = threading.Event()

    def run(self, output: Output) -> None:
        try:
            self.action(output)
        except Exception as error:  # any fault of a library: the next output takes over
            self.error = error
        finally:
            self.done.set()


class Lane:
    """A speech output in a thread of its own, watched in case it fails or hangs.

    A thread that hangs inside a library cannot be ended. It is abandoned, and the next `open`
    starts a new one.
    """

    patience = 2.0
    """Seconds a call may take before the output counts as dead."""

    def __init__(self, candidate: Candidate, changed: Callable[[], None]) -> None:
        self.candidate = candidate
        self.state = LaneState.ABSENT
        self.problem = ""
        """Why it is absent, as a problem of `device_problems`."""
        self.output_name = candidate.title
        self.has_braille = False
        self.tells_end = False
        """Whether the output reports the end of a text."""
        self._shown = ""
        """The last braille text; sending it again would scroll back to its beginning."""
        self.tried_at = float("-inf")
        self._was_mute = False
        """Whether it once took texts without speaking them; it then opens only after a test."""
        self._pace = SYNTHESISER_PACE
        self._voice = Voice()
        self._changed = changed
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()

    def open(self, voice: Voice, now: float) -> None:
        """Open the output in the background."""
        self.state = LaneState.OPENING
        self.problem = ""
        self.tried_at = now
        self._voice = voice
        self._jobs = SimpleQueue()
        name = f"speech-{self.candidate.name}"
        threading.Thread(target=self._own, args=(self._jobs, voice), name=name, daemon=True).start()

    def speak(
        self,
        text: str,
        interrupt: bool,
        *,
        shown: str = "",
        heard: Callable[[], None] | None = None,
    ) -> bool:
        """Speak a text; False if the output failed.

        `shown` is the braille text, if not the same; `heard` is called when the text has been
        spoken to its end, if the output `tells_end`.
        """

        words = without_marks(text)
        cells = without_marks(shown) or words

        def action(output: Output) -> None:
            if not output.alive():
                raise NotThere(problem(NOT_RUNNING, output.name))
            if heard is not None and isinstance(output, TellsEnd):
                output.speak_to_end(words, interrupt, heard)
            else:
                output.speak(words, interrupt)
            if output.has_braille and (interrupt or cells != self._shown):
                output.braille(cells)
                self._shown = cells

        return self._call(action)

    def prove(self) -> bool:
        """Test the voice of an output that `tells_end`; False if it failed."""
        if self.state is not LaneState.ALIVE:
            return False
        proven = self._call(_require_voice, PROOF + self.patience)
        if not proven:
            self._was_mute, self.problem = True, problem(NO_VOICE, self.output_name)
        return proven

    def stop(self) -> bool:
        return self._call(lambda output: output.stop())

    def tune(self, voice: Voice) -> bool:
        self._voice = voice
        return self._call(lambda output: output.tune(voice))

    def voices(self, language: str) -> list[str]:
        found: list[str] = []
        self._call(lambda output: found.extend(output.voices(language)), LISTING)
        return found

    def seconds(self, text: str) -> float:
        """Estimate how long the text takes to be spoken."""
        return 0.3 + len(text) / (self._pace * speed(self._voice.rate))

    def close(self) -> None:
        self._jobs.put(None)
        self.state = LaneState.ABSENT

    def _call(self, action: Action, patience: float | None = None) -> bool:
        if self.state is not LaneState.ALIVE:
            return False
        job = _Job(action)
        self._jobs.put(job)
        if not job.done.wait(patience or self.patience):
            self._die(problem(NO_ANSWER, self.output_name))
        elif job.error is not None:
            self._die(str(job.error) or type(job.error).__name__)
        return self.state is LaneState.ALIVE

    def _die(self, why: str) -> None:
        self.state = LaneState.ABSENT
        self.problem = why
        self._jobs.put(None)

    def _own(self, jobs: SimpleQueue[_Job | None], voice: Voice) -> None:
        try:
            output = self.candidate.build()
        except Exception as error:  # a missing library, a refused connection, a broken driver
            self._opened(jobs, None, str(error) or type(error).__name__)
            return
        tuning = _Job(lambda opened: opened.tune(voice))
        tuning.run(output)  # an output whose voice cannot be set still speaks
        if self._was_mute:
            proof = _Job(_require_voice)
            proof.run(output)
            if proof.error is not None:
                _Job(lambda opened: opened.close()).run(output)
                self._opened(jobs, None, problem(NO_VOICE, output.name))
                return
        self._opened(jobs, output, "")
        while (job := jobs.get()) is not None:
            job.run(output)
        _Job(lambda opened: opened.close()).run(output)

    def _opened(self, jobs: SimpleQueue[_Job | None], output: Output | None, why: str) -> None:
        if jobs is not self._jobs or self.state is not LaneState.OPENING:
            return
        if output is not None:
            self.output_name, self.has_braille = output.name, output.has_braille
            self.tells_end = isinstance(output, TellsEnd)
            self._pace = output.pace
        self.problem = why
        self.state = LaneState.ABSENT if output is None else LaneState.ALIVE
        log.note("speech-output", self.candidate.key, self.state)
        self._changed()


def _require_voice(output: Output) -> None:
    if isinstance(output, TellsEnd) and not output.has_voice():
        raise NotThere(problem(NO_VOICE, output.name))
