"""Cues and volumes, and that the shipped files are what the script makes."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import pytest

from playpalace_ludo import resources
from playpalace_ludo.client.output.sound import (
    CUES,
    Kind,
    TimedCue,
    Volumes,
    before_words,
    seat_pitch,
)
from playpalace_ludo.client.output.teller import timed
from playpalace_ludo.client.pacing import PACES
from playpalace_ludo.words import CueName, CueSpec, Listener, narrate
from tests.review.bot_games import played

FADE_MS = 100
"""How long a cue fades when words begin: `mixer.FADE_MS`, which needs pygame."""


def test_others_events_have_their_own_sound_where_it_matters() -> None:
    assert TimedCue("dice").file() == "dice"
    assert TimedCue("dice", own=False).file() == "dice-other"
    assert TimedCue("capture-made", own=False).file() == "capture-made-other"
    assert TimedCue("menu-move", own=False).file() == "menu-move"
    assert TimedCue("captured", own=False).file() == "captured"


def test_every_seat_has_its_own_pitch() -> None:
    assert len({seat_pitch(seat) for seat in range(8)}) == 8


def test_volumes_multiply() -> None:
    volumes = Volumes(master=50, steps=40)
    assert volumes.gain(Kind.STEPS) == pytest.approx(0.2)
    assert volumes.gain(Kind.DICE) == pytest.approx(0.5)


def test_every_cue_there_is_has_a_volume() -> None:
    assert CUES.keys() == set(get_args(CueName))


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    for library in ("numpy", "scipy", "soundfile"):
        pytest.importorskip(library)
    path = Path(__file__).parents[4] / "tools" / "make_sounds.py"
    spec = importlib.util.spec_from_file_location("make_sounds", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    before = list(sys.path)
    spec.loader.exec_module(module)
    sys.path[:] = before
    return module


@pytest.fixture(scope="module")
def made(maker: ModuleType) -> Any:
    return maker.all_sounds()


def test_the_shipped_sounds_are_those_the_script_makes(made: Any) -> None:
    """OGG files are never the same bytes twice, so the decoded samples are compared."""
    import numpy as np
    import soundfile

    files = {path.stem: path for path in resources.folder("sounds").glob("*.ogg")}
    assert made.keys() == files.keys()
    for name, samples in made.items():
        shipped, rate = soundfile.read(files[name])
        assert (rate, shipped.ndim, len(shipped)) == (48_000, 1, len(samples)), name
        likeness = np.corrcoef(samples, shipped)[0, 1]
        assert likeness > 0.95, name


def test_sounds_are_short_quiet_enough_and_small(made: Any) -> None:
    import numpy as np

    for name, samples in made.items():
        assert np.max(np.abs(samples)) < 0.75, name
        assert abs(samples[0]) < 0.01 and abs(samples[-1]) < 0.01, f"{name} clicks"
        if name not in {"win", "lose"}:
            assert len(samples) < 48_000, f"{name} would cover speech"
    assert sum(p.stat().st_size for p in resources.folder("sounds").glob("*.ogg")) < 300_000


def test_all_cues_sound_different(made: Any) -> None:
    own = [made[name].tobytes() for name in CUES]
    assert len(set(own)) == len(own)


def test_cues_fit_into_the_wait_of_their_words() -> None:
    names: list[CueName] = ["dice", "step", "step", "land"]
    cues = [TimedCue(name, delay_ms=900 + 200 * at) for at, name in enumerate(names)]
    fitted, wait = before_words(cues, 400)
    assert wait == 400
    assert [cue.delay_ms for cue in fitted] == [0, 100, 200, 300]
    assert {cue.until_ms for cue in fitted} == {400}
    assert before_words([TimedCue("turn")], 600) == ((TimedCue("turn", until_ms=300),), 300)
    assert before_words([TimedCue("win")], 600) == ((TimedCue("win"),), 300)
    assert before_words(cues, 0) == (tuple(cues), 0)


def test_steps_that_would_be_a_blur_are_left_out() -> None:
    names: list[CueName] = ["dice", "step", "step", "step", "step", "step", "step", "land"]
    cues = [TimedCue(name, delay_ms=45 * at) for at, name in enumerate(names)]
    for most, steps in ((200, 1), (300, 3), (400, 5), (600, 6)):
        fitted, _ = before_words(cues, most)
        assert [cue.name for cue in fitted] == ["dice", *["step"] * steps, "land"], most
    assert [cue.name for cue in before_words(cues[1:2], 200)[0]] == ["step"]


def lasts(file: str) -> float:
    """How many milliseconds a sound file has, by the last position in it."""
    data = (resources.folder("sounds") / f"{file}.ogg").read_bytes()
    rate = int.from_bytes(data[data.index(b"\x01vorbis") + 12 :][:4], "little")
    last = int.from_bytes(data[data.rindex(b"OggS") + 6 :][:8], "little")
    return 1000 * last / rate


def game_cues(own: bool) -> list[list[CueSpec]]:
    """The cues of every line of a game that is the hearer's own, or somebody else's."""
    match = played("playpalace", "random", "normal")
    lines = [
        line
        for step in match.steps
        for line in narrate(match.rules, step.before, step.events, step.after, Listener(0))
    ]
    found = [[*line.cues] for line in lines if line.cues and line.messages]
    return [cues for cues in found if cues[0].own is own]


@pytest.mark.parametrize("speed", ["fast", "normal", "slow"])
@pytest.mark.parametrize("own", [True, False])
def test_at_most_a_third_of_cue_time_is_planned_under_words(own: bool, speed: str) -> None:
    """Reckoned from the plan: what a busy machine makes of it is recorded in test_real_levels."""
    pace, sounding, under = PACES[speed], 0.0, 0.0
    for specs in game_cues(own):
        cues, _ = timed(specs, pace, 0)
        fitted, wait = before_words(cues, pace.words_ms if own else 2 * pace.words_ms)
        for cue in fitted:
            end = cue.delay_ms + lasts(cue.file())
            end = min(end, cue.until_ms + FADE_MS) if cue.until_ms else end
            sounding += end - cue.delay_ms
            under += max(0.0, end - max(wait, cue.delay_ms))
    assert sounding > 10_000 and under <= sounding / 3, f"{under / sounding:.0%}"
    print(f"{speed}, own {own}: {under / sounding:.0%} of {sounding / 1000:.0f} s")
