"""Map our cues to sound files that the stock clients of both hosts have."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from playpalace_ludo.words import CueName, CueSpec

MUSIC = "game_pig/mus.ogg"


class Sound(NamedTuple):
    file: str
    volume: int = 100
    pan: int = 0
    pitch: int = 100


# Several files for one cue, so that a long game does not repeat the same click. A cue without a
# file is silent on purpose: no file fits, or the host's own client plays one already.
FILES: dict[CueName, tuple[str, ...]] = {
    "dice": ("game_squares/diceroll2", "game_squares/diceroll3", "game_squares/diceroll1"),
    "step": tuple(f"game_squares/token{n}" for n in range(1, 11)),
    "enter": ("game_snakes/ladder1",),
    "land": ("game_chess/setdown",),
    "land-safe": ("game_dominos/play1",),
    "capture-made": ("game_chess/capture1", "game_chess/capture2"),
    "captured": ("game_snakes/bounce",),
    "home-column": ("game_chess/moverook",),
    "token-home": ("game_pig/win",),
    "six": ("game_squares/draw1", "game_squares/draw2", "game_squares/draw3"),
    "turn": ("game_pig/turn",),
    "refused": ("game_dominos/knock",),
    "win": ("game_pig/bank",),
    "lose": ("game_pig/lose",),
    "extra-throw": ("game_squares/start",),
    "penalty": ("game_squares/skip",),
    "square": ("game_squares/token1",),
    "square-token": ("game_chess/setdown",),
    "square-edge": ("game_dominos/knock",),
    "square-wrap": ("game_chess/moverook",),
    "no-move": (),
    "game-start": (),
    "menu-move": (),
    "menu-edge": (),
    "menu-select": (),
}
VOLUMES: dict[CueName, int] = {
    "step": 70,
    "land": 80,
    "refused": 60,
    "square": 30,
    "square-token": 60,
}

# A colour has its own pitch, a fifth between the lowest and the highest.
PITCHES = (100, 112, 89, 126, 94, 106)
SEAT_CUES = frozenset(
    {"step", "enter", "land", "land-safe", "home-column", "token-home", "square-token"}
)

LANDINGS = frozenset({"enter", "land", "land-safe", "home-column"})
RESULTS = ("win", "lose", "token-home", "captured", "capture-made", "penalty", "extra-throw", "six")
"""Results, the most important first."""


def landed(cues: Sequence[CueSpec]) -> list[CueSpec]:
    """Drop the last step where a landing sounds, so that sounds match the squares walked."""
    lands = [cue.name in LANDINGS for cue in cues[1:]] + [False]
    return [cue for cue, then in zip(cues, lands, strict=False) if cue.name != "step" or not then]


def essential(cues: Sequence[CueSpec]) -> list[CueSpec]:
    """Choose among sounds that come all at once: a landing and a result, or the dice."""
    turn = [cue for cue in cues if cue.name == "turn"]
    landing = [cue for cue in cues if cue.name in LANDINGS]
    results = [cue for cue in cues if cue.name in RESULTS]
    weightiest = sorted(results, key=lambda cue: RESULTS.index(cue.name))
    return turn[:1] + (landing[-1:] + weightiest[:1] or [c for c in cues if c.name == "dice"][:1])


def sound(cue: CueSpec, turn: int = 0) -> Sound | None:
    """Return the file for a cue, None if it has none; `turn` picks among its variants."""
    files = FILES[cue.name]
    return _sound(cue, files[turn % len(files)]) if files else None


@lru_cache(maxsize=4096)
def _sound(cue: CueSpec, name: str) -> Sound:
    pitch = 100
    if cue.seat is not None and cue.name in SEAT_CUES:
        pitch = PITCHES[cue.seat % len(PITCHES)]
    # A packet with a value out of range is dropped whole, so the pan is held within it.
    pan = max(-100, min(100, round(cue.pan * 100)))
    return Sound(f"{name}.ogg", VOLUMES.get(cue.name, 100), pan, pitch)


def names() -> set[str]:
    """Return every file we may ask a client to play."""
    return {f"{name}.ogg" for files in FILES.values() for name in files} | {MUSIC}
