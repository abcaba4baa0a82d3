"""Schedule speech and sounds for everybody at a table, each in their own language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from playpalace_ludo.hosts.play.audience import GAME, PRIVATE, SYSTEM, Audience, Person
from playpalace_ludo.hosts.play.sounds import Sound, essential, landed, sound
from playpalace_ludo.hosts.play.speech import Speech, Spoken
from playpalace_ludo.hosts.play.thinking import prepare
from playpalace_ludo.hosts.play.timeline import Tempo, Timeline
from playpalace_ludo.words import CueSpec, Line, Message, Priority, Translator
from playpalace_ludo.words.model import Arg

FIRST = {"dice": 1, "turn": 0}
"""Sounds before the sentence, with 1 if the sentence waits for them."""


@cache
def translator(locale: str) -> Translator:
    """Return the translator for a language; the first use prepares it in a thread.

    Hosts' clients speak everything they get, including marks of direction, so there are none.
    """
    say = Translator(locale)
    say.isolates = False
    prepare(say.lang)
    return say


def with_prompt(lines: list[Line], choices: int) -> list[Line]:
    """Append the prompt for a choice to the last line."""
    prompt = Message("pludo-host-choose", {"count": choices})
    *before, last = lines or [Line(())]
    return [*before, last._replace(messages=(*last.messages, prompt))]


class Announcer:
    def __init__(self, audience: Audience, tempo: Tempo) -> None:
        self._audience = audience
        self._tempo = tempo
        self.speech = Speech(audience.speak)
        self.timeline = Timeline()
        self._told_at: dict[str, int] = {}
        """People who have not heard the latest news yet, with the tick of its sentence."""

    @property
    def silent(self) -> bool:
        """Whether nothing is waiting to be heard and nothing was said in this tick."""
        return not (self.timeline or self.speech.queues or self.speech.heard)

    def tick(self, clock: int) -> None:
        if self.speech.queues:
            self.speech.tick()
        if self.timeline.next_due <= clock:
            self.deliver(clock)

    def deliver(self, clock: int) -> None:
        for beat in self.timeline.due(clock):
            if isinstance(beat.item, Sound):
                self._audience.play(beat.listener, beat.item)
            else:
                self.speech.say(beat.listener, beat.item)
        for person_id in [who for who, tick in self._told_at.items() if tick <= clock]:
            del self._told_at[person_id]

    def schedule(
        self, person: Person, lines: Iterable[Line], at: int, *, whole: bool = False
    ) -> int:
        """Schedule dice, sentence, steps, then the next line; return the tick when all is heard.

        People count as told with the last line of news, or with all lines.
        """
        told_at = 0
        for line in lines or (Line(()),):
            cues = self._cues_for(person, line)
            at = self._add_opening(at, person.id, cues)
            text = translator(person.locale).line(line)
            if text:
                self.timeline.add(at, person.id, Spoken(text, GAME))
                # Later lines may only say whose turn it is.
                if whole or not told_at or line.priority is not Priority.DUE:
                    told_at = at
            for cue in cues:
                if cue.name not in FIRST:
                    at += self._tempo.step
                    self._add_sound(at, person.id, cue)
            at += self._tempo.news
        self._told_at[person.id] = told_at
        return at

    def _cues_for(self, person: Person, line: Line) -> list[CueSpec]:
        called = person.turn_sound
        cues = [cue for cue in line.cues if cue.name != "turn" or (called and cue.own)]
        return landed(cues) if self._tempo.step else essential(cues)

    def _add_opening(self, at: int, person_id: str, cues: Iterable[CueSpec]) -> int:
        """Schedule the sounds before the sentence, and return the tick of the sentence."""
        for name, wait in FIRST.items():
            if opening := [cue for cue in cues if cue.name == name]:
                self._add_sound(at, person_id, opening[0])
                at += wait * self._tempo.dice
        return at

    def has_told(self, person_id: str) -> bool:
        """Tell whether a person has heard the latest news; the call of the turn may still wait."""
        return person_id not in self._told_at and not self.speech.has_news(person_id)

    def _add_sound(self, at: int, person_id: str, cue: CueSpec) -> None:
        # The tick selects one of a cue's files, so that everybody hears the same.
        if (heard := sound(cue, at)) is not None:
            self.timeline.add(at, person_id, heard)

    def say(self, person: Person, messages: Iterable[Message], buffer: str) -> None:
        self.speech.say(person.id, Spoken(translator(person.locale).all(messages), buffer))

    def answer(self, person: Person, messages: Sequence[Message]) -> None:
        """Answer a key with one line."""
        text = translator(person.locale).all(messages)
        self.speech.answer(person.id, Spoken(text, PRIVATE, record=False))

    def answer_lines(self, person: Person, messages: Sequence[Message]) -> None:
        """Answer with several lines, one per tick, so that each can be reviewed by itself."""
        say = translator(person.locale)
        lines = [Spoken(say.say(message), PRIVATE, record=False) for message in messages]
        self.speech.answer(person.id, *lines)

    def look(self, person: Person, messages: Sequence[Message], cues: Iterable[CueSpec]) -> None:
        """Answer an explorer key: play the square's cues at once, then describe it."""
        for cue in cues:
            if (heard := sound(cue)) is not None:
                self._audience.play(person.id, heard)
        self.answer_lines(person, messages)

    def tell_all(self, message_id: str, about: Person | None = None, **args: Arg) -> None:
        """Announce something outside the game; the person it is about hears the `.you` form."""
        for person in self._audience.listeners():
            own = about is not None and person.id == about.id
            name = {"player": about.name} if about else {}
            message = Message(message_id + (".you" if own else ""), {**name, **args})
            self.say(person, [message], SYSTEM)

    def hold(self, person_id: str) -> None:
        """Hold lines back: the host itself has just spoken to this person."""
        self.speech.hold(person_id)

    def drop(self, person_id: str) -> None:
        """Drop everything waiting for a person."""
        self.timeline.drop(person_id)
        self.speech.drop(person_id)
        self._told_at.pop(person_id, None)
