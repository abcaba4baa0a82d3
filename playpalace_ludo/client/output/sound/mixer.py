"""Cues and speech through pygame's mixer. Imported in the audio worker only."""

from __future__ import annotations

import io
import math
import random
import wave
from array import array
from collections import deque
from collections.abc import Callable, Iterator
from operator import mul
from pathlib import Path
from typing import NamedTuple

import pygame.mixer

from playpalace_ludo.client.output.sound.cues import CUES, OTHER, Kind, TimedCue, Volumes

RATE = 48_000
CHANNELS = 32
_VOICE, _MUSIC, _BACKGROUND = KEPT = range(3)
"""The channels reserved for speech, music and background; effects never steal them."""
FILE_GAIN = 0.25
"""A server's sounds may use the full scale, and must leave room for words."""
LOOP_GAIN = 0.08
"""Music is behind speech, never before it, and so is the background of a place."""
CUE_LEVELS = {"voice": 0.042, "speech_dispatcher": 0.152}
"""Per voice, the level of a cue's loudest twentieth of a second, as a share of full scale: 3 to
9 dB below speech, both ears together, so that cues are heard beside words but never cover them."""
USUAL_LEVEL = 0.09
"""The same for voices whose loudness has not been measured."""
FAR = 0.9
"""Gain for other players' events."""
OLDER = 0.25
"""Gain for a cue or a file once another begins, so that several together stay below the words.
However many there are, they never come to more than four thirds of the newest."""
MOST_CREST = 3.9
"""How many times its level the peak of a cue may be, so that nothing is ever clipped: four thirds
of the loudest cue, or of a file and the voice, and two loops are below full scale."""
VOICE_GAIN = 0.5
"""The voice leaves room for cues; its samples use the full scale."""
FADE_MS = 100
FULL_SCALE = 1 << 15
WINDOW, BLOCK = 5, RATE // 100
"""Loudness is measured over this many blocks of a hundredth of a second."""
OWN_ENDINGS = (".ogg", ".wav")
MOST_BYTES, MOST_SECONDS = 1 << 19, 5.0
"""Size and length limits of a player's own sound that replaces one of ours."""
SHORTEST_PACKET = 0.0025
"""Seconds, in Ogg other than Vorbis."""
LONGEST = 30.0
"""Seconds of a server's sound; only music is longer, and that is one file at a time."""
MOST_FILES, MOST_KEPT = 200, 300.0
"""Sounds kept in memory, and their seconds together: 58 MB."""


class _File(NamedTuple):
    """A server's sound that is playing."""

    pan: float


class Mixer:
    """Thirty-two channels, the first of them for the voice."""

    def __init__(self, folder: Path) -> None:
        # Two channels always: on surround outputs the default breaks panning.
        pygame.mixer.init(RATE, -16, 2, 512)
        pygame.mixer.set_num_channels(CHANNELS)
        pygame.mixer.set_reserved(len(KEPT))
        self._folder = folder
        self._own: Path | None = None
        """The folder of the player's sounds that replace ours of the same name."""
        self._volumes = Volumes()
        self._sounds: dict[tuple[str, float], pygame.mixer.Sound | None] = {}
        self._seconds = 0.0
        """Of all sounds in memory."""
        self._loudness: dict[str, float] = {}
        """The loudness of each file, to make all cues equally loud; more for sharp peaks."""
        self._level = USUAL_LEVEL
        self._playing: dict[pygame.mixer.Channel, TimedCue | _File] = {}
        """Cues and files, the newest last."""
        self._voice = pygame.mixer.Channel(_VOICE)
        self._texts: deque[tuple[pygame.mixer.Sound, Callable[[], None]]] = deque()
        self._ended = _nothing
        """Called at the end of the text being spoken."""

    def play(self, cue: TimedCue) -> None:
        # Real throws never sound alike. Half a semitone of variation leaves the seat's pitch clear.
        shift = random.choice((-0.5, 0.0, 0.5)) if cue.name == "dice" else 0.0
        sound = self._sound(cue.file(), round(cue.pitch + shift, 2))
        gain = self._volumes.gain(CUES[cue.name])
        if sound is None or gain == 0:
            return
        self._begin(sound, self._loud(cue), cue)

    def fade(self, cue: TimedCue) -> None:
        """Let a cue make room for words."""
        for channel, playing in self._playing.items():
            if playing is cue and channel.get_busy():
                channel.fadeout(FADE_MS)

    def play_file(self, file: str, volume: int, pan: float, pitch: int) -> None:
        """Play one of the player's own files; volume and pitch in percent, as servers give them."""
        sound = self._file(file, pitch)
        if sound is not None:
            self._begin(sound, FILE_GAIN * volume / 100, _File(pan))

    def loop(self, file: str, *, background: bool) -> None:
        """Loop a file, or stop the loop if there is none."""
        channel = pygame.mixer.Channel(_BACKGROUND if background else _MUSIC)
        sound = _load(Path(file)) if file else None  # with a volume of its own
        if sound is None:
            channel.stop()
        else:
            sound.set_volume(LOOP_GAIN)
            channel.play(sound, loops=-1)
            channel.set_volume(self._volumes.gain(Kind.EVENTS))

    def speak(self, samples: bytes, sample_rate: int, ended: Callable[[], None]) -> None:
        """Queue samples; `ended` is called when they have played, unless they are cut off."""
        samples = samples or bytes(2)  # pygame crashes when a sound without samples is played
        sound = pygame.mixer.Sound(file=_as_wave(samples, sample_rate, channels=1))
        sound.set_volume(VOICE_GAIN)
        self._texts.append((sound, ended))
        self.go_on()

    def go_on(self) -> None:
        """Begin the next text if the last one has ended."""
        if self._voice.get_busy():
            return
        ended, self._ended = self._ended, _nothing
        ended()
        if self._texts:
            sound, self._ended = self._texts.popleft()
            self._voice.play(sound)
            self._voice.set_volume(self._volumes.gain(Kind.VOICE))

    def speaks(self) -> bool:
        return bool(self._texts) or self._ended is not _nothing

    def wants_speech(self) -> bool:
        """Return whether to prepare the next text; one in advance is enough."""
        return not self._texts

    def quiet(self) -> None:
        """Stop speech."""
        self._texts.clear()
        self._ended = _nothing
        self._voice.stop()

    def take_own(self, folder: Path) -> None:
        """Prefer the sounds in this folder from now on."""
        self._own = folder
        self._sounds.clear()
        self._loudness.clear()

    def beside(self, speaker: str) -> None:
        """Adapt the loudness of cues to the voice that speaks from now on."""
        self._level = CUE_LEVELS.get(speaker, USUAL_LEVEL)

    def set_volumes(self, volumes: Volumes) -> None:
        """Change the volumes, also of what is playing."""
        self._volumes = volumes
        self._voice.set_volume(volumes.gain(Kind.VOICE))
        for loop in (_MUSIC, _BACKGROUND):
            pygame.mixer.Channel(loop).set_volume(volumes.gain(Kind.EVENTS))
        self._balance_effects()

    def _begin(self, sound: pygame.mixer.Sound, volume: float, what: TimedCue | _File) -> None:
        """Play a sound in front of those that are playing."""
        channel = pygame.mixer.find_channel(force=True)
        self._playing.pop(channel, None)
        self._playing = {c: playing for c, playing in self._playing.items() if c.get_busy()}
        self._playing[channel] = what
        # `play` resets a channel's sides; until they are set the sound's own volume holds.
        sound.set_volume(volume)
        channel.play(sound)
        self._balance_effects()

    def _balance_effects(self) -> None:
        for channel, sides in self._gains():
            channel.set_volume(*sides)

    def _gains(self) -> Iterator[tuple[pygame.mixer.Channel, tuple[float, float]]]:
        """Yield the gains of what is playing: the newest in front, earlier ones softer."""
        share = 1.0
        for channel, what in reversed(self._playing.items()):
            kind = Kind.EVENTS if isinstance(what, _File) else CUES[what.name]
            yield channel, self._balance(share * self._volumes.gain(kind), what.pan)
            share *= OLDER

    def _loud(self, cue: TimedCue) -> float:
        """Return the gain that makes a cue as loud as all others are."""
        level = self._level * (FAR if cue.file().endswith(OTHER) else 1.0)
        return level / max(self._loudness[cue.file()], level)

    def _balance(self, gain: float, pan: float) -> tuple[float, float]:
        """Return the gains left and right; equal power, so a sound keeps its loudness."""
        pan = max(-1.0, min(1.0, pan)) * self._volumes.width / 100
        angle = (pan + 1) * math.pi / 4
        return gain * math.cos(angle), gain * math.sin(angle)

    def _sound(self, file: str, pitch: float) -> pygame.mixer.Sound | None:
        sound = self._own_sound(file, pitch) or self._kept(self._folder / f"{file}.ogg", pitch)
        if sound is not None and file not in self._loudness:
            raw = sound.get_raw()
            self._loudness[file] = max(loudest(raw), peak(raw) / MOST_CREST)
        return sound

    def _own_sound(self, file: str, pitch: float) -> pygame.mixer.Sound | None:
        """Return the player's sound of this name; None if there is none short enough."""
        if self._own is None:
            return None
        found = (self._own / f"{file}{ending}" for ending in OWN_ENDINGS)
        return next(filter(None, (self._kept(one, pitch) for one in found if _is_fit(one))), None)

    def _file(self, file: str, pitch: int) -> pygame.mixer.Sound | None:
        return self._kept(Path(file), round(12 * math.log2(max(25, pitch) / 100), 1))

    def _kept(self, file: Path, pitch: float) -> pygame.mixer.Sound | None:
        key = (str(file), pitch)
        if key not in self._sounds:
            plain = self._kept(file, 0.0) if pitch else _load(file)
            sound = _at(plain, pitch) if plain is not None and pitch else plain
            most = MOST_SECONDS if file.parent == self._own else LONGEST
            if sound is not None and not pitch and sound.get_length() > most:
                sound = None
            self._seconds += sound.get_length() if sound is not None else 0.0
            if len(self._sounds) > MOST_FILES or self._seconds > MOST_KEPT:
                self._sounds, self._seconds = {}, 0.0
            self._sounds[key] = sound
        return self._sounds[key]


def _nothing() -> None:
    """Do nothing at the end of a text."""


def _load(file: Path) -> pygame.mixer.Sound | None:
    if _is_empty(file):
        return None
    try:
        return pygame.mixer.Sound(file)
    except (pygame.error, OSError):
        return None  # a missing sound file costs that sound only


def _at(sound: pygame.mixer.Sound, pitch: float) -> pygame.mixer.Sound:
    """Return the sound higher or lower: its samples, labelled with another rate."""
    rate = round(RATE * 2 ** (pitch / 12))
    return pygame.mixer.Sound(file=_as_wave(sound.get_raw(), rate, channels=2))


def _is_fit(file: Path) -> bool:
    """Tell whether a file of the player's is small, and stays so when it is decoded."""
    try:
        if not file.is_file() or file.stat().st_size > MOST_BYTES:
            return False
        raw = file.read_bytes()
    except OSError:
        return False
    return raw[:4] == b"RIFF" or (raw[:4] == b"OggS" and least_seconds(raw) <= 2 * MOST_SECONDS)


def least_seconds(ogg: bytes) -> float:
    """Return how long an Ogg file is at least, by its packets: silence needs a byte for each."""
    at, packets = 0, 0
    while ogg[at : at + 4] == b"OggS" and at + 27 <= len(ogg):
        sizes = ogg[at + 27 : at + 27 + ogg[at + 26]]
        packets += sum(size < 255 for size in sizes)
        at += 27 + len(sizes) + sum(sizes)
    start = ogg.find(b"\x01vorbis")
    if not 0 <= start < 64 or len(ogg) < start + 29:
        return packets * SHORTEST_PACKET
    rate = max(1, int.from_bytes(ogg[start + 12 : start + 16], "little"))
    return packets * (1 << (ogg[start + 28] & 15)) / 2 / rate


def loudest(raw: bytes) -> float:
    """Return the level of the loudest twentieth of a second of stereo samples; full scale is 1."""
    samples = array("h", raw)[::2]
    blocks = [samples[at : at + BLOCK] for at in range(0, len(samples), BLOCK)]
    energies = [sum(map(mul, block, block)) for block in blocks]
    ends = range(min(WINDOW, len(energies)), len(energies) + 1)
    most = max((sum(energies[max(0, end - WINDOW) : end]) for end in ends), default=0)
    return math.sqrt(most / (WINDOW * BLOCK)) / FULL_SCALE


def peak(raw: bytes) -> float:
    """Return the highest of these samples; full scale is 1."""
    samples = array("h", raw)
    return max(max(samples, default=0), -min(samples, default=0)) / FULL_SCALE


def _is_empty(file: Path) -> bool:
    """Tell whether a WAV file has no samples, at which pygame crashes."""
    try:
        with wave.open(str(file)) as sound:
            return not sound.getnframes()
    except (wave.Error, EOFError, OSError):  # of another kind: pygame's to judge
        return False


def _as_wave(samples: bytes, rate: int, channels: int) -> io.BytesIO:
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(channels)
        out.setsampwidth(2)
        out.setframerate(rate)
        out.writeframes(samples)
    file.seek(0)
    return file
