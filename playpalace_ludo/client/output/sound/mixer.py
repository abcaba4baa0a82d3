"""Cues and speech through pygame's mixer. Imported in the audio worker only."""

from __future__ import annotations

import io
import math
import random
import wave
from array import array
from collections import deque
from operator import mul
from pathlib import Path

import pygame.mixer

from playpalace_ludo.client.output.sound.cues import CUES, OTHER, Kind, TimedCue, Volumes

RATE = 48_000
CHANNELS = 32
_VOICE, _MUSIC, _BACKGROUND = KEPT = range(3)
"""The channels kept for speech and for what plays on; effects never steal them."""
FILE_GAIN = 0.35
"""A server's sounds may use the full scale, and must leave room for words."""
LOOP_GAIN = 0.2
"""Music is behind speech, never before it."""
CUE_LEVELS = {"voice": 0.047, "speech_dispatcher": 0.19}
"""By what speaks, how loud the loudest twentieth of a second of a cue is, of full scale: 3 to 9 dB
below what is spoken, in both ears together. Cues are heard beside words and never cover them."""
USUAL_LEVEL = 0.09
"""The same beside voices whose loudness nobody has measured."""
FAR = 0.7
"""How much softer the events of others are."""
VOICE_GAIN = 0.5
"""The voice leaves room for cues; its samples use the full scale."""
FADE_MS = 100
FULL_SCALE = 1 << 15
WINDOW, BLOCK = 5, RATE // 100
"""A loudness is measured over so many blocks of a hundredth of a second."""
OWN_ENDINGS = (".ogg", ".wav")
MOST_BYTES, MOST_SECONDS = 1 << 19, 5.0
"""How large and how long a sound of the player's own may be that stands for one of ours."""
MOST_FILES = 200
"""Sounds of a server kept in memory."""


class Mixer:
    """Thirty-two channels, the first of them for the voice."""

    def __init__(self, folder: Path) -> None:
        # Two channels always: on surround outputs the default breaks panning.
        pygame.mixer.init(RATE, -16, 2, 512)
        pygame.mixer.set_num_channels(CHANNELS)
        pygame.mixer.set_reserved(len(KEPT))
        self._folder = folder
        self._own: Path | None = None
        """Where the player keeps sounds that stand for ours of the same name."""
        self._volumes = Volumes()
        self._sounds: dict[tuple[str, float], pygame.mixer.Sound | None] = {}
        self._loudness: dict[str, float] = {}
        """By file, so that all cues can be made equally loud."""
        self._level = USUAL_LEVEL
        self._playing: dict[pygame.mixer.Channel, TimedCue] = {}
        self._voice = pygame.mixer.Channel(_VOICE)
        self._texts: deque[pygame.mixer.Sound] = deque()

    def play(self, cue: TimedCue) -> None:
        # No two throws of a real die sound alike. Half a semitone leaves the seat's pitch clear.
        shift = random.choice((-0.5, 0.0, 0.5)) if cue.name == "dice" else 0.0
        sound = self._sound(cue.file(), round(cue.pitch + shift, 2))
        gain = self._volumes.gain(CUES[cue.name])
        if sound is None or gain == 0:
            return
        channel = pygame.mixer.find_channel(force=True)
        self._playing = {c: playing for c, playing in self._playing.items() if c.get_busy()}
        self._playing[channel] = cue
        # The volume is set first: a channel keeps its own across sounds, and `play` resets it.
        channel.play(sound)
        channel.set_volume(*self._sides(cue))

    def fade(self, cue: TimedCue) -> None:
        """Let a cue make room for words."""
        for channel, playing in self._playing.items():
            if playing is cue and channel.get_busy():
                channel.fadeout(FADE_MS)

    def play_file(self, file: str, volume: int, pan: float, pitch: int) -> None:
        """Play a file of the player's own; volume and pitch in percent, as a server says it."""
        sound = self._file(file, pitch)
        if sound is not None:
            channel = pygame.mixer.find_channel(force=True)
            channel.play(sound)
            gain = self._volumes.gain(Kind.EVENTS) * FILE_GAIN * volume / 100
            channel.set_volume(*self._balance(gain, pan))

    def loop(self, file: str, *, background: bool) -> None:
        """Play a file again and again, or stop what plays if there is none."""
        channel = pygame.mixer.Channel(_BACKGROUND if background else _MUSIC)
        sound = self._file(file, 100) if file else None
        if sound is None:
            channel.stop()
        else:
            channel.play(sound, loops=-1)
            channel.set_volume(self._volumes.gain(Kind.EVENTS) * LOOP_GAIN)

    def speak(self, samples: bytes, sample_rate: int) -> None:
        """Play samples after those that still wait."""
        self._texts.append(pygame.mixer.Sound(file=_as_wave(samples, sample_rate, channels=1)))
        self.go_on()

    def go_on(self) -> None:
        """Begin the next text if the last one has ended."""
        if self._texts and not self._voice.get_busy():
            self._voice.play(self._texts.popleft())
            self._voice.set_volume(self._volumes.gain(Kind.VOICE) * VOICE_GAIN)

    def speech_waits(self) -> bool:
        return bool(self._texts)

    def wants_speech(self) -> bool:
        """Return whether the next text may be made ready; one in advance is enough."""
        return not self._texts

    def quiet(self) -> None:
        """Stop speech."""
        self._texts.clear()
        self._voice.stop()

    def take_own(self, folder: Path) -> None:
        """Prefer the sounds in this folder from now on."""
        self._own = folder
        self._sounds.clear()
        self._loudness.clear()

    def beside(self, speaker: str) -> None:
        """Fit the loudness of cues to what speaks from now on."""
        self._level = CUE_LEVELS.get(speaker, USUAL_LEVEL)

    def set_volumes(self, volumes: Volumes) -> None:
        """Change the volumes of what plays, too."""
        self._volumes = volumes
        self._voice.set_volume(volumes.gain(Kind.VOICE) * VOICE_GAIN)
        for channel, cue in self._playing.items():
            channel.set_volume(*self._sides(cue))

    def _sides(self, cue: TimedCue) -> tuple[float, float]:
        """Return the gains left and right; equal power, so a sound keeps its loudness."""
        level = self._level * (FAR if cue.file().endswith(OTHER) else 1.0)
        gain = level / max(self._loudness[cue.file()], level)
        return self._balance(gain * self._volumes.gain(CUES[cue.name]), cue.pan)

    def _balance(self, gain: float, pan: float) -> tuple[float, float]:
        pan = max(-1.0, min(1.0, pan)) * self._volumes.width / 100
        angle = (pan + 1) * math.pi / 4
        return gain * math.cos(angle), gain * math.sin(angle)

    def _sound(self, file: str, pitch: float) -> pygame.mixer.Sound | None:
        sound = self._own_sound(file, pitch) or self._kept(self._folder / f"{file}.ogg", pitch)
        if sound is not None and file not in self._loudness:
            self._loudness[file] = loudest(sound.get_raw())
        return sound

    def _own_sound(self, file: str, pitch: float) -> pygame.mixer.Sound | None:
        """Return the player's sound of this name; None if there is none, or none that is short."""
        if self._own is None:
            return None
        found = (self._own / f"{file}{ending}" for ending in OWN_ENDINGS)
        return next(filter(None, (self._kept(one, pitch) for one in found if _is_small(one))), None)

    def _file(self, file: str, pitch: int) -> pygame.mixer.Sound | None:
        return self._kept(Path(file), round(12 * math.log2(max(25, pitch) / 100), 1))

    def _kept(self, file: Path, pitch: float) -> pygame.mixer.Sound | None:
        key = (str(file), pitch)
        if key not in self._sounds:
            if len(self._sounds) > MOST_FILES:
                self._sounds.clear()
            self._sounds[key] = self._load(file, pitch)
        return self._sounds[key]

    def _load(self, file: Path, pitch: float) -> pygame.mixer.Sound | None:
        try:
            sound = pygame.mixer.Sound(file)
        except (pygame.error, OSError):
            return None  # a missing sound file costs that sound only
        if file.parent == self._own and sound.get_length() > MOST_SECONDS:
            return None
        if pitch:
            # Samples labelled with another rate are resampled to a higher or lower note.
            rate = round(RATE * 2 ** (pitch / 12))
            sound = pygame.mixer.Sound(file=_as_wave(sound.get_raw(), rate, channels=2))
        return sound


def _is_small(file: Path) -> bool:
    try:
        return file.is_file() and 0 < file.stat().st_size <= MOST_BYTES
    except OSError:
        return False


def loudest(raw: bytes) -> float:
    """Return how loud the loudest twentieth of a second is, of full scale; stereo samples."""
    samples = array("h", raw)[::2]
    blocks = [samples[at : at + BLOCK] for at in range(0, len(samples), BLOCK)]
    energies = [sum(map(mul, block, block)) for block in blocks]
    ends = range(min(WINDOW, len(energies)), len(energies) + 1)
    most = max((sum(energies[max(0, end - WINDOW) : end]) for end in ends), default=0)
    return math.sqrt(most / (WINDOW * BLOCK)) / FULL_SCALE


def _as_wave(samples: bytes, rate: int, channels: int) -> io.BytesIO:
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(channels)
        out.setsampwidth(2)
        out.setframerate(rate)
        out.writeframes(samples)
    file.seek(0)
    return file
