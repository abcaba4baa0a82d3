"""Make every file in sounds/.

python tools/make_sounds.py [FOLDER]      needs the extra `sounds`
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import numpy as np
import soundfile
from numpy.typing import NDArray
from scipy.signal import butter, sosfilt

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playpalace_ludo.client.output.sound.cues import CUES, WITH_OTHER

RATE = 48_000
PEAK = 10 ** (-3 / 20)
Samples: TypeAlias = "NDArray[np.float64]"
Overtones = tuple[float, ...]


def time(seconds: float) -> Samples:
    return np.arange(int(seconds * RATE)) / RATE


def decay(samples: Samples, speed: float, attack: float = 0.004) -> Samples:
    """Fade out exponentially; the short rise keeps the start from clicking."""
    t = np.arange(len(samples)) / RATE
    return samples * np.exp(-t * speed) * np.minimum(1.0, t / attack)


def tone(hertz: float, seconds: float, speed: float, overtones: Overtones = (1.0,)) -> Samples:
    t = time(seconds)
    parts = (level * np.sin(2 * np.pi * hertz * (n + 1) * t) for n, level in enumerate(overtones))
    return decay(np.sum(list(parts), axis=0), speed)


def sweep(start: float, end: float, seconds: float, speed: float) -> Samples:
    t = time(seconds)
    hertz = start * (end / start) ** (t / seconds)
    return decay(np.sin(2 * np.pi * np.cumsum(hertz) / RATE), speed)


def noise(seconds: float, low: float, high: float, speed: float, seed: int = 1) -> Samples:
    rough = np.random.default_rng(seed).standard_normal(int(seconds * RATE))
    band = butter(2, [low, high], "bandpass", fs=RATE, output="sos")
    return decay(sosfilt(band, rough), speed, attack=0.001)


def mix(*parts: tuple[float, float, Samples]) -> Samples:
    """Mix parts; each is (start in seconds, level, samples)."""
    length = max(int(start * RATE) + len(samples) for start, _, samples in parts)
    out = np.zeros(length)
    for start, level, samples in parts:
        begin = int(start * RATE)
        out[begin : begin + len(samples)] += level * samples
    return out


def note(steps: float) -> float:
    """Return the frequency of a note, counted in semitones from middle A."""
    return 440.0 * 2 ** (steps / 12)


BELL = (1.0, 0.45, 0.3, 0.12, 0.08)
WOOD = (1.0, 0.15, 0.35)
BRASS = (1.0, 0.7, 0.5, 0.35, 0.2, 0.1)


def melody(steps: list[float], gap: float, seconds: float, overtones: Overtones) -> Samples:
    speed = 4.5 / seconds
    return mix(
        *((n * gap, 1.0, tone(note(s), seconds, speed, overtones)) for n, s in enumerate(steps))
    )


def dice() -> Samples:
    """Make a die shaken and rolled: knocks with growing gaps."""
    knocks, start = [], 0.0
    rng = np.random.default_rng(6)
    for n in range(14):
        high = 2500 + 1500 * rng.random()
        knocks.append((start, 1.0 - n * 0.05, noise(0.05, high / 2, high, 90, seed=n)))
        knocks.append((start, 0.5 - n * 0.02, tone(620 + 260 * rng.random(), 0.05, 80, WOOD)))
        start += 0.022 + 0.0045 * n
    return mix(*knocks)


SOUNDS: dict[str, Callable[[], Samples]] = {
    "dice": dice,
    "six": lambda: melody([12, 16, 19], 0.07, 0.35, BELL),
    "step": lambda: mix(
        (0, 1.0, tone(520, 0.11, 38, WOOD)), (0, 0.5, noise(0.03, 1500, 4000, 150))
    ),
    "enter": lambda: mix(
        (0, 1.0, sweep(220, 880, 0.25, 6)), (0.2, 0.8, tone(note(12), 0.3, 12, BELL))
    ),
    "land": lambda: mix((0, 1.0, tone(196, 0.2, 22, WOOD)), (0, 0.4, noise(0.05, 400, 1500, 70))),
    "land-safe": lambda: mix(
        (0, 1.0, tone(196, 0.2, 22, WOOD)), (0.06, 0.7, tone(note(7), 0.45, 8, BELL))
    ),
    "capture-made": lambda: mix(
        (0, 1.0, noise(0.2, 300, 2500, 18)),
        (0, 0.8, sweep(300, 1400, 0.22, 6)),
        (0.2, 0.8, melody([7, 14], 0.08, 0.3, BRASS)),
    ),
    "captured": lambda: mix((0, 1.0, sweep(700, 90, 0.6, 4)), (0, 0.5, noise(0.4, 80, 500, 8))),
    "home-column": lambda: melody([0, 7], 0.12, 0.35, BELL),
    "token-home": lambda: melody([0, 4, 7, 12], 0.09, 0.45, BELL),
    "extra-throw": lambda: melody([7, 7, 12], 0.08, 0.18, WOOD),
    "penalty": lambda: melody([0, -1, -6], 0.14, 0.3, BRASS),
    "no-move": lambda: melody([-5, -9], 0.12, 0.2, WOOD),
    "game-start": lambda: melody([0, 4, 7, 4, 12], 0.1, 0.35, BELL),
    "win": lambda: mix(
        (0, 1.0, melody([0, 4, 7, 12, 7, 12, 16], 0.14, 0.5, BRASS)),
        (0, 0.6, melody([-12, -8, -5, 0, -5, 0, 4], 0.14, 0.5, BELL)),
        (0.98, 0.7, tone(note(19), 0.8, 5, BELL)),
    ),
    "lose": lambda: melody([4, 0, -3, -8], 0.2, 0.5, BELL),
    "turn": lambda: melody([0, 12], 0.1, 0.4, BELL),
    "refused": lambda: mix(
        (0, 1.0, tone(150, 0.12, 12, BRASS)), (0.1, 1.0, tone(120, 0.16, 12, BRASS))
    ),
    "menu-move": lambda: tone(900, 0.05, 70, WOOD),
    "menu-edge": lambda: mix(
        (0, 1.0, tone(300, 0.06, 50, WOOD)), (0.05, 1.0, tone(300, 0.06, 50, WOOD))
    ),
    "menu-select": lambda: melody([5, 12], 0.05, 0.12, WOOD),
    "square": lambda: noise(0.03, 1800, 5000, 160),
    "square-token": lambda: tone(note(0), 0.16, 26, BELL),
    "square-edge": lambda: mix(
        (0, 1.0, tone(180, 0.07, 45, WOOD)), (0, 0.5, noise(0.05, 200, 900, 90))
    ),
    "square-wrap": lambda: sweep(700, 1400, 0.09, 18),
}
LEVELS = {"square": 0.3, "square-token": 0.5, "square-edge": 0.5, "square-wrap": 0.4}
"""Levels of sounds that come with every key of the explorer: softer, since speech comes first."""


def far_away(samples: Samples) -> Samples:
    """Make the version for other players' events: duller and softer, as from across the board."""
    dull: Samples = sosfilt(butter(2, 900, "lowpass", fs=RATE, output="sos"), samples)
    softer: Samples = dull / np.max(np.abs(dull)) * 0.45
    return softer


def finish(samples: Samples) -> Samples:
    """Bring the loudest sample to -3 dB and let the end fade to nothing."""
    out: Samples = samples / np.max(np.abs(samples)) * PEAK
    fade = min(len(out), int(0.01 * RATE))
    out[-fade:] *= np.linspace(1.0, 0.0, fade)
    return out


def all_sounds() -> dict[str, Samples]:
    """Return every sound file's samples by name."""
    if SOUNDS.keys() != CUES.keys():
        raise SystemExit(f"cues and sounds differ: {sorted(SOUNDS.keys() ^ CUES.keys())}")
    own = {name: finish(make()) * LEVELS.get(name, 1.0) for name, make in SOUNDS.items()}
    others = {f"{name}-other": far_away(own[name]) for name in sorted(WITH_OTHER)}
    return own | others


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[1] / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    total = 0
    for name, samples in all_sounds().items():
        path = folder / f"{name}.ogg"
        soundfile.write(path, samples, RATE, format="OGG", subtype="VORBIS", compression_level=0.7)
        total += path.stat().st_size
    print(f"{len(list(folder.glob('*.ogg')))} files, {total} bytes in {folder}")


if __name__ == "__main__":
    main()
