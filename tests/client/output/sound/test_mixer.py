"""Levels: cues are heard beside words and never cover them, and nothing is ever clipped."""

from __future__ import annotations

import math
import wave
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from playpalace_ludo.client.output.sound import CUES, TimedCue, Volumes
from playpalace_ludo.client.output.sound.cues import WITH_OTHER
from playpalace_ludo.resources import folder
from playpalace_ludo.words import CueName

if TYPE_CHECKING:
    from playpalace_ludo.client.output.sound.mixer import Mixer

pytest.importorskip("pygame")
pytest.importorskip("espeakng_loader")

FULL_SCALE = 1 << 15
RATE = 48_000
SENTENCES = {
    "en": "Ada rolls 6 and brings out token 1. Your turn.",
    "de": "Du würfelst 4, Figur 2 auf 31.",
}
MOMENT: tuple[CueName, ...] = ("dice", "six", "enter", "capture-made", "extra-throw", "turn")
"""A six that enters and captures, which makes the most sounds at once."""


@pytest.fixture
def mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[object]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    import pygame.mixer

    from playpalace_ludo.client.output.sound.mixer import Mixer

    made = Mixer(folder("sounds"))
    made.set_volumes(Volumes(master=100))
    made.beside("voice")
    yield made
    pygame.mixer.quit()


def spoken(lang: str) -> list[float]:
    """Samples of our own voice as they leave the mixer at full volume."""
    from playpalace_ludo.client.output.sound.espeak import Espeak
    from playpalace_ludo.client.output.sound.mixer import VOICE_GAIN

    voice = Espeak()
    voice.tune(lang, "", 175)
    samples = array("h", voice.synthesise(SENTENCES[lang]))
    return [VOICE_GAIN * sample / FULL_SCALE for sample in samples]


def decibels(level: float) -> float:
    return 20 * math.log10(level)


def voiced(samples: list[float]) -> float:
    """The level of speech, without its pauses."""
    loud = [sample * sample for sample in samples if abs(sample) > 0.0025]
    return math.sqrt(sum(loud) / len(loud))


def every_cue() -> list[TimedCue]:
    return [
        TimedCue(name, pan=pan, own=own)
        for name in CUES
        for pan in (0.0, -0.8)
        for own in ((True, False) if name in WITH_OTHER else (True,))
    ]


@pytest.mark.parametrize("lang", SENTENCES)
def test_every_cue_is_three_to_nine_decibels_below_words(mixer: object, lang: str) -> None:
    from playpalace_ludo.client.output.sound.mixer import Mixer, loudest

    assert isinstance(mixer, Mixer)
    words = decibels(voiced(spoken(lang)))
    for cue in every_cue():
        sound = mixer._sound(cue.file(), 0.0)
        assert sound is not None
        level = loudest(sound.get_raw()) * mixer._loud(cue) / math.sqrt(2)
        # The sounds of the explorer come with every key and may be softer.
        assert 3 <= words - decibels(level) <= (13 if cue.name.startswith("square") else 9), cue


@pytest.mark.parametrize("speaker", ["voice", "speech_dispatcher", "one nobody has measured"])
def test_nothing_is_clipped_however_much_sounds_at_once(
    speaker: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worst of everything: sounds of one's own that are hardly more than peaks, a server's
    sounds and words that always have the full scale, all volumes full, and most on one side."""
    import pygame.mixer

    from playpalace_ludo.client.output.sound.mixer import Mixer

    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "tape.raw"))
    made = Mixer(folder("sounds"))
    made.set_volumes(Volumes(master=100))
    made.beside(speaker)
    full, peaks = b"\xff\x7f", (b"\xff\x7f" * 96 + bytes(2 * 4704)) * 10
    (tmp_path / "own").mkdir()
    for name in CUES:
        samples_to(tmp_path / "own" / f"{name}.wav", peaks)
    samples_to(tmp_path / "full.wav", full * RATE)
    made.take_own(tmp_path / "own")
    made.loop(str(tmp_path / "full.wav"), background=False)
    made.loop(str(tmp_path / "full.wav"), background=True)
    if speaker == "voice":  # the words of all others come from elsewhere
        made.speak(full * RATE, RATE, lambda: None)
    for pan in (0.0, 1.0, 1.0, 1.0):
        made.play(TimedCue("menu-move"))
        made.play_file(str(tmp_path / "full.wav"), 100, pan, 100)
        made.play(TimedCue("menu-edge", pan=pan))
        pygame.time.wait(150)
    pygame.mixer.quit()
    mixed = array("h", (tmp_path / "tape.raw").read_bytes())
    assert FULL_SCALE / 4 < max(mixed) < FULL_SCALE - 1


def test_a_cue_that_begins_lets_those_before_it_go_back(mixer: Mixer) -> None:
    from playpalace_ludo.client.output.sound.mixer import OLDER

    def heard() -> list[float]:
        return [math.hypot(*sides) for _, sides in mixer._gains()]

    for _ in range(3):
        mixer.play(TimedCue("game-start"))
    newest = heard()[0]
    assert newest == pytest.approx(1)
    assert heard() == pytest.approx([newest, newest * OLDER, newest * OLDER**2])


def test_volumes_change_what_is_playing(mixer: Mixer, tmp_path: Path) -> None:
    import pygame.mixer

    samples_to(tmp_path / "music.wav", bytes(2 * RATE))
    mixer.loop(str(tmp_path / "music.wav"), background=False)
    mixer.play(TimedCue("win"))
    mixer.set_volumes(Volumes(master=100, events=0))
    assert not any(math.hypot(*sides) for _, sides in mixer._gains())
    assert pygame.mixer.Channel(1).get_busy()
    assert pygame.mixer.Channel(1).get_volume() == 0


def test_a_cue_begins_as_loud_as_it_goes_on(mixer: Mixer) -> None:
    """The volume of a channel is only set after the sound has begun."""
    mixer.play(TimedCue("game-start"))
    mixer.play(TimedCue("enter", own=False))
    for channel, cue in mixer._playing.items():
        sound = channel.get_sound()
        assert sound is not None and isinstance(cue, TimedCue)
        assert sound.get_volume() < 0.5
        assert sound.get_volume() == pytest.approx(mixer._loud(cue), abs=1 / 128)


def wav(file: Path, seconds: float, rate: int = 8000) -> None:
    """Write a tone of full scale."""
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(1)
        out.setframerate(rate)
        out.writeframes(bytes((0, 255)) * round(rate / 2 * seconds))


def test_a_sound_of_ones_own_replaces_ours_and_a_bad_one_does_not(
    mixer: Mixer, tmp_path: Path
) -> None:
    ours = {name: length(mixer, name) for name in ("dice", "turn", "win", "lose", "six", "land")}
    wav(tmp_path / "dice.wav", 0.123)
    wav(tmp_path / "turn.wav", 6)
    wav(tmp_path / "win.wav", 3, rate=192_000)
    (tmp_path / "lose.ogg").write_bytes(b"OggS" + bytes(range(256)) * 20)
    (tmp_path / "six.ogg").mkdir()
    wav(tmp_path / "land.wav", 0)  # it would crash pygame
    mixer.take_own(tmp_path)
    assert (tmp_path / "win.wav").stat().st_size > 1 << 19
    assert length(mixer, "dice") == pytest.approx(0.123, abs=0.01)
    assert {name: length(mixer, name) for name in ours if name != "dice"} == {
        name: seconds for name, seconds in ours.items() if name != "dice"
    }
    mixer.play(TimedCue("dice"))


def test_a_small_file_that_is_long_is_not_decoded(
    mixer: Mixer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half a megabyte of silence may be hours, and gigabytes in memory."""
    from playpalace_ludo.client.output.sound import mixer as room

    short = (folder("sounds") / "dice.ogg").read_bytes()
    many = room.MOST_BYTES // len(short)
    (tmp_path / "six.ogg").write_bytes(short * many)
    (tmp_path / "dice.ogg").write_bytes(short)
    (tmp_path / "win.ogg").write_bytes(b"fLaC" + bytes(4000))
    assert room.least_seconds(short * many) == pytest.approx(many * room.least_seconds(short))
    loaded = list[Path]()
    real = room._load

    def noted(file: Path) -> object:
        loaded.append(file)
        return real(file)

    monkeypatch.setattr(room, "_load", noted)
    mixer.take_own(tmp_path)
    for name in ("six", "dice", "win"):
        assert mixer._sound(name, 0.0) is not None
    ours = [folder("sounds") / "six.ogg", folder("sounds") / "win.ogg"]
    assert loaded == [ours[0], tmp_path / "dice.ogg", ours[1]]


def test_sounds_of_a_server_take_little_memory_at_any_pitch(mixer: Mixer, tmp_path: Path) -> None:
    from playpalace_ludo.client.output.sound import mixer as room

    wav(tmp_path / "long.wav", 31)
    wav(tmp_path / "short.wav", 20)
    for pitch in range(60, 141):
        mixer.play_file(str(tmp_path / "long.wav"), 100, 0, pitch)
        mixer.play_file(str(tmp_path / "short.wav"), 100, 0, pitch)
        kept = [sound.get_length() for sound in mixer._sounds.values() if sound is not None]
        assert sum(kept) <= room.MOST_KEPT + room.LONGEST
        assert kept, "the short one is played"
    silent = {path for (path, _), sound in mixer._sounds.items() if sound is None}
    assert silent == {str(tmp_path / "long.wav")}


def samples_to(file: Path, samples: bytes) -> None:
    """Write a sound of one channel as the mixer has it."""
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(samples)


def length(mixer: Mixer, name: str) -> float:
    sound = mixer._sound(name, 0.0)
    assert sound is not None
    return sound.get_length()
