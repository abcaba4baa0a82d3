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
from playpalace_ludo.words import CueName


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
