"""Cues: sounds by meaning, with their volume group and position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:  # the worker process starts without the words
    from playpalace_ludo.words import CueName


class Kind(StrEnum):
    """A group of sounds with one volume."""

    DICE = "dice"
    STEPS = "steps"
    EVENTS = "events"
    TURN = "turn"
    MENU = "menu"
    VOICE = "voice"
    """Our own voice, where it speaks."""


CUES: Mapping[CueName, Kind] = {
    "dice": Kind.DICE,
    "six": Kind.DICE,
    "step": Kind.STEPS,
    "enter": Kind.EVENTS,
    "land": Kind.EVENTS,
    "land-safe": Kind.EVENTS,
    "capture-made": Kind.EVENTS,
    "captured": Kind.EVENTS,
    "home-column": Kind.EVENTS,
    "token-home": Kind.EVENTS,
    "extra-throw": Kind.EVENTS,
    "penalty": Kind.EVENTS,
    "no-move": Kind.EVENTS,
    "game-start": Kind.EVENTS,
    "win": Kind.EVENTS,
    "lose": Kind.EVENTS,
    "turn": Kind.TURN,
    "refused": Kind.MENU,
    "menu-move": Kind.MENU,
    "menu-edge": Kind.MENU,
    "menu-select": Kind.MENU,
    "square": Kind.MENU,
    "square-token": Kind.MENU,
    "square-edge": Kind.MENU,
    "square-wrap": Kind.MENU,
}
"""Every cue and its kind. `sounds/` holds one file for each; own and others' events differ."""

WITH_OTHER = frozenset(
    name for name, kind in CUES.items() if kind in {Kind.DICE, Kind.STEPS, Kind.EVENTS, Kind.TURN}
) - {"captured", "lose", "win", "game-start"}
"""Cues with a different sound for other players' events: `<name>-other.ogg`."""


OTHER = "-other"
"""Suffix of the file for other players' events."""


class TimedCue(NamedTuple):
    """A cue to play: position, pitch and delay."""

    name: CueName
    pan: float = 0.0
    """-1 left to 1 right, following the board."""
    pitch: float = 0.0
    """Semitones, following the seat."""
    own: bool = True
    """The hearer's own event; others' events sound softer and further away."""
    delay_ms: int = 0
    until_ms: int = 0
    """When words begin, counted like the delay: the cue then fades; 0 for never."""

    def file(self) -> str:
        """Return the name of its sound file without the ending."""
        return self.name if self.own or self.name not in WITH_OTHER else self.name + OTHER


WHOLE = frozenset({"game-start", "win", "lose"})
"""Cues that always sound to their end, since they come once in a game."""
CUE_MS = 300
"""How long a typical cue is clearly audible."""
CLOSEST_MS = 50
"""Steps closer together than this are a blur, and too loud, so some are left out."""


def before_words(cues: Sequence[TimedCue], most_ms: int) -> tuple[tuple[TimedCue, ...], int]:
    """Fit the cues of a line into the wait before its words; return both."""
    if not cues or not most_ms:
        return tuple(cues), 0
    cues = _fewer_steps(cues, (most_ms - CUE_MS // 3) // CLOSEST_MS + 1)
    first = min(cue.delay_ms for cue in cues)
    last = max(cue.delay_ms for cue in cues) - first
    wait = min(most_ms, last + CUE_MS)
    # The last one begins early enough for most of it to be heard before the words.
    scale = min(1.0, (wait - CUE_MS // 3) / last) if last else 1.0
    fitted = (
        cue._replace(
            delay_ms=round((cue.delay_ms - first) * scale),
            until_ms=0 if cue.name in WHOLE else wait,
        )
        for cue in cues
    )
    return tuple(fitted), wait


def _fewer_steps(cues: Sequence[TimedCue], most: int) -> Sequence[TimedCue]:
    """Drop steps, the first ones first, until at most `most` cues or no steps are left."""
    steps = [at for at, cue in enumerate(cues) if cue.name == "step"]
    spare = {*steps[: max(0, len(cues) - most)]}
    return [cue for at, cue in enumerate(cues) if at not in spare]


_SEAT_PITCHES = (0.0, 4.0, 7.0, -5.0, -3.0, 9.0, -8.0, 12.0)


def seat_pitch(seat: int) -> float:
    """Return the shift of a seat's sounds in semitones; notes of one chord, easily told apart."""
    return _SEAT_PITCHES[seat % len(_SEAT_PITCHES)]


class Volumes(NamedTuple):
    """Percent of full loudness, for everything and for each kind, and of stereo width."""

    master: int = 80
    dice: int = 100
    steps: int = 100
    events: int = 100
    turn: int = 100
    menu: int = 100
    voice: int = 100
    width: int = 100
    """0 puts every sound in the middle, for players who hear with one ear."""

    def gain(self, kind: Kind) -> float:
        """Return the loudness of a kind, 0.0 to 1.0."""
        percent: int = getattr(self, kind)
        return self.master * percent / 10_000

    def lets_hear(self, cue: TimedCue) -> bool:
        return self.gain(CUES[cue.name]) > 0
