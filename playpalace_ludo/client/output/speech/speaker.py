"""The speech queue: lines in order, through the best working output, with a bounded lag."""

from __future__ import annotations

import itertools
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from playpalace_ludo import log
from playpalace_ludo.client.output.speech.lane import Lane, LaneState
from playpalace_ludo.client.output.speech.output import Candidate, Lead, Voice
from playpalace_ludo.words import Line, Priority
from playpalace_ludo.words.model import ECHO

LEAD = 3.0
"""Seconds of speech handed to the output in advance; the rest can still be dropped."""
GRACE = 3.0
"""Seconds the first line waits for a better output that is opening, since starting late is better
than changing voices. A speech-dispatcher that has to be started takes more than one on a cold or
busy machine; where none is installed there is no wait."""
MOMENT = 0.3
"""Lines closer than this many seconds belong together."""
OVERDUE = 4.0
"""How many times longer than estimated a text may take before it counts as ended."""
DOUBT = 2.0
"""How many times longer than estimated a text may take before its voice is in doubt."""
DOUBTED_LINES = 3
"""How many lines in a row without an end make a voice prove that it works."""
HOPE = 4.0
"""Seconds to wait for an opening output before the next one, or the screen, gets the line."""
MOST_WAITING = 200
"""Most lines in the queue; of more, the oldest of the least urgent are left out."""
MOST_TOGETHER = 20
"""Most lines that a braille display shows as one."""
IDLE = 30.0
"""Longest wait of the queue in seconds."""


class _Queued(NamedTuple):
    """A line in the queue."""

    number: int
    line: Line
    at: float
    """When it was said."""
    interrupt: bool
    together: list[str]
    """All texts said together with it, shown as one on a braille display."""
    ends_at: float = 0.0
    """Estimated end of its speech; set when it is handed on."""
    until: float = 0.0
    """Until when it counts as unheard: its end, or longer if the output reports ends."""
    lead: Lead | None = None
    """The sounds its words wait for, until they begin."""
    ready_at: float = 0.0
    """When its sounds have been heard."""
    doubted_at: float = float("inf")
    """When its missing end speaks against the voice, if the output reports ends."""


class LaneReport(NamedTuple):
    """State of one speech output, for doctor."""

    name: str
    key: str
    output: str
    state: LaneState
    has_braille: bool
    problem: str
    tells_end: bool = False
    """Whether it reports what it has spoken, so that a mute voice is noticed."""


class Speaker:
    """A chain of outputs behind one queue.

    All candidates but the patient ones are opened at once, each in its own thread, and a line goes
    to the first in order that is alive: our own voice greets while speech-dispatcher is still
    starting. An output that fails, hangs or has no working voice is skipped and tried again later.

    The lag rule: at most `LEAD` seconds of speech are handed on. A line that could only begin
    half of `max_lag` after it was said is spoken in its brief wording, and a LOW one is left out;
    after all of `max_lag`, NEWS is left out too. Answers and calls to act are always spoken.
    """

    def __init__(
        self,
        candidates: Sequence[Candidate],
        *,
        voice: Voice | None = None,
        max_lag: float | None = None,
        unspoken: Callable[[Line], None] = lambda line: None,
        replaced: Callable[[str, str], Line] | None = None,
        taken: Callable[[str], None] = lambda key: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.max_lag = max_lag
        self.skipped = 0
        """Lines left out because speech lagged."""
        self._voice = voice or Voice()
        self._unspoken = unspoken
        self._replaced = replaced
        """Makes the announcement of a failed output from its name and the next one's."""
        self._taken = taken
        """Called with the key of the output that speaks from now on."""
        self._lost = ""
        """A failed output not yet announced."""
        self._mourned: set[str] = set()
        self._numbers = itertools.count()
        self._together: list[str] = []
        self._said_at = float("-inf")
        self._clock = clock
        self._changed = threading.Condition()
        self._waiting: deque[_Queued] = deque()
        self._cut_off: list[_Queued] = []
        self._handed: deque[_Queued] = deque()
        self._unended: list[_Queued] = []
        """Long overdue lines since the last line whose end was reported."""
        self._lanes = [Lane(candidate, self._wake) for candidate in candidates]
        self._current: Lane | None = None
        self._must_stop = False
        self._must_tune = False
        self._closing = False
        with self._changed:
            self._open_lanes(clock())
        self._thread = threading.Thread(target=self._run, name="speech", daemon=True)
        self._thread.start()

    def say(self, line: Line, *, interrupt: bool = False, lead: Lead | None = None) -> None:
        with self._changed:
            now = self._clock()
            if interrupt:
                self._cut_off = self._unfinished(now)
                self._handed.clear()
                self._waiting.clear()
            full = len(self._together) >= MOST_TOGETHER
            if interrupt or full or now - self._said_at > MOMENT:
                self._together = []
            self._together.append(line.text)
            self._said_at = now
            queued = _Queued(next(self._numbers), line, now, interrupt, self._together, lead=lead)
            if lead is not None and lead.play is None:  # a key is answered: they sound already
                self._must_stop |= interrupt
                queued = queued._replace(lead=None, ready_at=now + lead.seconds)
            self._waiting.append(queued)
            while len(self._waiting) > MOST_WAITING:
                self._waiting.remove(min(self._waiting, key=_urgency))
                self.skipped += 1
            self._changed.notify_all()

    def resume(self) -> None:
        """Repeat the news cut off by the last interruption, unless the answer said it too."""
        with self._changed:
            said = [u.line for u in (*self._handed, *self._waiting)]
            unsaid = [u for u in self._cut_off if not any(line.repeats(u.line) for line in said)]
            self._waiting.extend(u._replace(number=next(self._numbers)) for u in unsaid)
            self._cut_off = []
            self._changed.notify_all()

    def stop(self) -> None:
        """Stop speaking and empty the queue."""
        with self._changed:
            self._waiting.clear()
            self._handed.clear()
            self._cut_off = []
            self._must_stop = True
            self._changed.notify_all()

    def hurry(self) -> None:
        """Speak queued lines in their brief wording."""
        with self._changed:
            self._waiting = deque(
                _at_once(u)._replace(line=u.line._replace(text=u.line.brief or u.line.text))
                for u in self._waiting
            )

    def backlog(self) -> float:
        """Estimate the seconds until everything said so far has been heard."""
        with self._changed:
            lane = self._best() or (self._lanes[0] if self._lanes else None)
            if lane is None:
                return 0.0
            # If the output reports ends, a line may take longer than estimated.
            least = 0.1 if self._handed and lane.tells_end else 0.0
            ahead = max(least, self._busy_until() - self._clock())
            leads = sum(u.lead.seconds for u in self._waiting if u.lead is not None)
            return ahead + leads + sum(lane.seconds(u.line.text) for u in self._waiting)

    def tune(self, voice: Voice) -> None:
        with self._changed:
            self._voice = voice
            self._must_tune = True
            self._changed.notify_all()

    def report(self) -> list[LaneReport]:
        return [
            LaneReport(
                name=lane.candidate.name,
                key=lane.candidate.key,
                output=lane.output_name,
                state=lane.state,
                has_braille=lane.has_braille,
                problem=lane.problem,
                tells_end=lane.tells_end,
            )
            for lane in self._lanes
        ]

    def settle(self, timeout: float) -> list[LaneReport]:
        """Open all outputs, wait until none is opening, test their voices, and report."""
        with self._changed:
            for lane in self._lanes:
                if lane.tried_at == float("-inf"):
                    lane.open(self._voice, self._clock())
            self._changed.wait_for(
                lambda: all(lane.state is not LaneState.OPENING for lane in self._lanes), timeout
            )
        for lane in self._lanes:
            lane.prove()
        return self.report()

    def current(self) -> str:
        """Return the name of the output that speaks, or an empty string."""
        lane = self._best()
        return lane.output_name if lane else ""

    def voices(self, language: str) -> list[str]:
        """Return the voices of the output that speaks; call it while nothing is being said."""
        lane = self._best()
        return lane.voices(language) if lane else []

    def close(self, linger: float = 0.0) -> None:
        """Let the last words be heard for up to `linger` seconds, then end."""
        until = self._clock() + linger
        while self._thread.is_alive() and self.backlog() > 0 and self._clock() < until:
            time.sleep(0.02)
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._thread.join(Lane.patience)

    def _wake(self) -> None:
        with self._changed:
            self._changed.notify_all()

    def _best(self) -> Lane | None:
        return next((lane for lane in self._lanes if lane.state is LaneState.ALIVE), None)

    def _busy_until(self) -> float:
        return self._handed[-1].ends_at if self._handed else float("-inf")

    def _unfinished(self, now: float) -> list[_Queued]:
        """Return unheard lines except answers to earlier questions."""
        spoken = [u for u in self._handed if u.until > now]
        return [
            _at_once(u)._replace(interrupt=False)
            for u in (*spoken, *self._waiting)
            if u.line.is_said_again
        ]

    def _run(self) -> None:
        while True:
            with self._changed:
                if self._closing:
                    break
                work, pause = self._decide(self._clock())
                if work is None:
                    self._changed.wait(pause)
                    continue
            work()
        for lane in self._lanes:
            lane.close()

    def _decide(self, now: float) -> tuple[Callable[[], None] | None, float]:
        """Return the work to do outside the lock, or how long to wait."""
        opening = self._open_lanes(now)
        self._note_unended(now)
        while self._handed and self._handed[0].until <= now:
            self._handed.popleft()
        if self._must_stop:
            self._must_stop = False
            return self._stop_lanes, 0.0
        if self._must_tune:
            self._must_tune = False
            return self._tune_lanes, 0.0
        if len(self._unended) >= DOUBTED_LINES:
            return self._prove_voice, 0.0
        if not self._waiting:
            doubt = min((u.doubted_at for u in self._handed), default=float("inf"))
            return None, min(self._next_look(now), doubt - now)
        lane = self._best()
        if lane is None:
            return self._without_lane(opening, now)
        grace = self._grace(lane, now)
        if grace > 0:
            return None, grace
        self._tell_loss(lane.output_name, now)
        first = self._waiting[0]
        if first.ready_at > now:
            return None, first.ready_at - now
        if first.lead is not None:
            return self._lead(lane, first, first.lead, now)
        ahead = 0.0 if first.interrupt else self._busy_until() - now
        # Two outputs must not speak at once: the old one finishes before a better one starts.
        allowed = LEAD if lane is self._current else 0.0
        if ahead > allowed:
            return None, ahead - allowed
        utterance = self._waiting.popleft()
        text = self._wording(utterance, now + max(0.0, ahead))
        if not text:
            self.skipped += 1
            return (lambda: None), 0.0
        ends_at = now + max(0.0, ahead) + lane.seconds(text)
        utterance = utterance._replace(ends_at=ends_at, until=ends_at)
        if lane.tells_end:
            length = ends_at - now
            until, doubted_at = now + OVERDUE * length, now + DOUBT * length
            utterance = utterance._replace(until=until, doubted_at=doubted_at)
        self._handed.append(utterance)
        return (lambda: self._hand_on(lane, utterance, text)), 0.0

    def _lead(
        self, lane: Lane, first: _Queued, lead: Lead, now: float
    ) -> tuple[Callable[[], None] | None, float]:
        """Begin the sounds of a line once everything before it has been spoken."""
        spoken_at = self._busy_until()
        if lane.tells_end and self._handed:
            spoken_at = max(u.until for u in self._handed)  # or when its end is reported
        if spoken_at > now:
            return None, spoken_at - now
        self._waiting[0] = first._replace(lead=None, ready_at=now + lead.seconds)
        return lead.play, 0.0

    def _grace(self, lane: Lane, now: float) -> float:
        """Return how long the first line waits for a better output."""
        if self._current is not None:
            return 0.0
        better = self._lanes[: self._lanes.index(lane)]
        opening = [each.tried_at for each in better if each.state is LaneState.OPENING]
        return max(opening, default=float("-inf")) + GRACE - now

    def _tell_loss(self, instead: str, now: float) -> None:
        """Queue the announcement of a failed output before everything else, once for each."""
        lost, self._lost = self._lost, ""
        if not lost or lost in self._mourned or self._replaced is None:
            return
        self._mourned.add(lost)
        line = self._replaced(lost, instead)
        first = self._waiting[0] if self._waiting else None
        interrupt = first is not None and first.interrupt
        if first is not None and interrupt:
            self._waiting[0] = first._replace(interrupt=False)
        number = next(self._numbers)
        self._waiting.appendleft(_Queued(number, line, now, interrupt, [line.text]))

    def _heard(self, number: int) -> None:
        """Handle the reported end of a line; the next begins now."""
        with self._changed:
            self._unended.clear()
            for heard in self._handed:
                if heard.number == number:
                    early = heard.ends_at - self._clock()
                    rest = [u for u in self._handed if u.number > number]
                    self._handed = deque(u._replace(ends_at=u.ends_at - early) for u in rest)
                    self._changed.notify_all()
                    return

    def _without_lane(
        self, opening: list[Lane], now: float
    ) -> tuple[Callable[[], None] | None, float]:
        hope = max((lane.tried_at + HOPE - now for lane in opening), default=0.0)
        if hope > 0:
            return None, hope
        self._tell_loss("", now)
        lost = [*self._waiting]
        self._waiting.clear()
        return (lambda: self._give_up(lost)), 0.0

    def _give_up(self, lost: list[_Queued]) -> None:
        for queued in lost:
            if queued.lead is not None and queued.lead.play is not None:
                queued.lead.play()
            self._unspoken(queued.line)

    def _wording(self, utterance: _Queued, begins: float) -> str:
        """Return the text to speak when it begins that late; empty to leave it out."""
        line, late = utterance.line, begins - utterance.at
        if self.max_lag is None or line.priority is Priority.ASKED or late <= self.max_lag / 2:
            return line.text
        too_late = late > self.max_lag and line.priority is not Priority.DUE
        if too_late or line.priority is Priority.LOW:
            return ""
        return line.brief or line.text

    def _hand_on(self, lane: Lane, utterance: _Queued, text: str) -> None:
        if lane is not self._current:
            if self._current is not None and utterance.interrupt:
                self._current.stop()
            self._current = lane
            self._unended.clear()
            self._taken(lane.candidate.key)
        shown, number = " ".join(utterance.together), utterance.number
        if (line := utterance.line).message_id != ECHO:
            how = "interrupt" if utterance.interrupt else "queue"
            log.note("speech", lane.candidate.key, line.message_id or line.category, how)
        if lane.speak(text, utterance.interrupt, shown=shown, heard=lambda: self._heard(number)):
            return
        log.note("speech-lost", lane.candidate.key)
        with self._changed:
            self._lost = lane.output_name
            if any(u.number == number for u in self._handed):
                # The next output repeats what this one had not finished.
                self._waiting.extendleft(reversed(self._handed))
                self._handed.clear()

    def _note_unended(self, now: float) -> None:
        self._unended += [u for u in self._handed if u.doubted_at <= now]
        self._handed = deque(
            u._replace(doubted_at=float("inf")) if u.doubted_at <= now else u for u in self._handed
        )

    def _prove_voice(self) -> None:
        """Replace the output if its voice does not work; one that is only paused keeps its lines.

        The next output repeats the lines, unless the player has asked for something else.
        """
        lane = self._current
        if lane is not None and not lane.prove():
            log.note("speech-mute", lane.candidate.key)
            with self._changed:
                self._lost = lane.output_name
                if not any(u.interrupt for u in self._waiting):
                    numbers = {u.number for u in self._handed}
                    gone = [u for u in self._unended if u.number not in numbers]
                    unheard = [u._replace(interrupt=False) for u in (*gone, *self._handed)]
                    self._waiting.extendleft(reversed(unheard))
                self._handed.clear()
        with self._changed:
            self._unended.clear()

    def _stop_lanes(self) -> None:
        if self._current is not None:
            self._current.stop()

    def _tune_lanes(self) -> None:
        for lane in self._lanes:
            lane.tune(self._voice)

    def _open_lanes(self, now: float) -> list[Lane]:
        """Open what is due, down to the first output that speaks; return what was opening then.

        An output may turn out absent right after this. It wakes us then, and only then is the next
        one opened.
        """
        opening: list[Lane] = []
        for lane in self._lanes:
            if lane.state is LaneState.ALIVE:
                break
            is_due = now - lane.tried_at >= lane.candidate.retry
            waits = lane.candidate.patient and bool(opening)
            if lane.state is LaneState.ABSENT and is_due and not waits:
                lane.open(self._voice, now)
            if lane.state is LaneState.OPENING:
                opening.append(lane)
        return opening

    def _next_look(self, now: float) -> float:
        """Return the seconds until a preferred output is tried again."""
        waits = [IDLE]
        for lane in self._lanes:
            if lane.state is LaneState.OPENING:
                return IDLE  # it will wake us
            if lane.state is LaneState.ALIVE:
                break
            waits.append(lane.tried_at + lane.candidate.retry - now)
        return max(0.0, min(waits))


def _urgency(queued: _Queued) -> int:
    return [*Priority].index(queued.line.priority)


def _at_once(queued: _Queued) -> _Queued:
    """Return the line without any wait for sounds."""
    return queued._replace(lead=None, ready_at=0.0)
