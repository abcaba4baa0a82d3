"""End to end with real programs: cues beside words, how loud, when and on which side."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, log10, pi, sin, sqrt
from operator import mul

import pytest

from tests.client.output.speech.room import AUDIBLE, BLOCK, TELL, Room, needs_programs, told

pytestmark = needs_programs

OPENED = """
from playpalace_ludo.client.output import devices
from playpalace_ludo.client.output.screen import Screen
from playpalace_ludo.client.output.sound import TimedCue, Volumes
from playpalace_ludo.words import Line
p = devices.open_presenter(str, Screen(None), speech=[{speech!r}])
assert not p.sound._link.await_part("sound", 60)
while {speech!r} != "none" and not p.speech.current():
    time.sleep(0.02)
"""
SIDES = """
for pan in (-0.8, 0.8):
    p.play(TimedCue("token-home", pan=pan))
    told()
p.close(linger=0)
"""


def test_a_panned_sound_is_louder_on_its_side(room: Room) -> None:
    with room.client(TELL + OPENED.format(speech="none") + SIDES) as client:
        between = told(client, room, 0)
        left_side = room.heard()
        told(client, room, between)
        right_side = room.heard(between)
    assert left_side.left > 4 * left_side.right > 0
    assert right_side.right > 4 * right_side.left > 0


WORDS_THEN_CUES = """
from playpalace_ludo.client.output.sound import before_words
from playpalace_ludo.client.output.teller import timed
from playpalace_ludo.client.pacing import PACES
from playpalace_ludo.words import CueSpec
pace = PACES["fast"]
p.say(Line(text="Ada rolls 6 and brings out token 1."))
told()
for master, own, *lines in {lines!r}:
    p.set_volumes(Volumes(master=master))
    for names in lines:
        cues, _ = timed([CueSpec(name, 0, own, -0.8) for name in names.split()], pace, 0)
        p.play(*[cue._replace(until_ms=0) for cue in before_words(cues, pace.words_ms)[0]])
    told()
p.close(linger=0)
"""
MANY = "step step step step land-safe extra-throw"
"""More never sound at once in a line."""
LINES = ("dice six enter capture-made extra-throw", MANY, MANY, "turn")
"""The sounds of several lines at once."""
USUAL = ((80, True, "turn"), (80, False, "enter"), (80, True, MANY), (80, True, *LINES))
FULL = ((100, True, "turn"), (100, True, MANY), (100, True, *LINES))


@pytest.mark.parametrize(("speech", "lines"), [("speechd", USUAL + FULL), ("voice", USUAL)])
def test_cues_are_three_to_nine_decibels_below_words(
    speech: str, lines: Sequence[object], room: Room
) -> None:
    """Our own voice follows the master volume as cues do; speech-dispatcher does not."""
    pytest.importorskip("espeakng_loader")
    code = TELL + OPENED.format(speech=speech) + WORDS_THEN_CUES.format(lines=lines)
    with room.client(code) as client:
        end = told(client, room, 0)
        words = level(energies(room, 0))
        below = []
        for _ in lines:
            begin, end = end, told(client, room, end)
            below.append(20 * log10(words / loudest(energies(room, begin))))
    print(f"{speech}: {below} dB below words")
    assert all(3 <= each <= 9 for each in below), below


TURNS = """
from playpalace_ludo.client.output.teller import timed
from playpalace_ludo.client.pacing import PACES
from playpalace_ludo.words import CueSpec, Priority
pace = PACES["normal"]
def tell(text, names, priority, own):
    cues, _ = timed([CueSpec(name, 0, own, -0.8) for name in names.split()], pace, 0)
    p.say(Line(text=text, priority=priority), cues=cues, words_ms=pace.words_ms)
p.say(Line(text="Welcome."))
told()
tell("You roll 5.", "dice", Priority.ASKED, True)
told()
tell("Token 1 goes to 13.", "step step step step step land", Priority.ASKED, True)
tell("Ada rolls 6 and brings out token 2.", "dice six enter", Priority.NEWS, False)
tell("Ada rolls 3, token 2 to 4.", "dice step step step land-safe", Priority.NEWS, False)
tell("Your turn.", "turn", Priority.DUE, True)
told()
p.close(linger=0)
"""
WORDS = 25
"""Hundredths of silence between two words of a line."""


@pytest.mark.parametrize("speech", ["speechd", "voice"])
def test_at_most_a_third_of_cue_time_lies_under_words(speech: str, room: Room) -> None:
    """Of five lines it was 81 percent when they did not wait."""
    pytest.importorskip("espeakng_loader")
    under, cues = overlap(speech, room)
    assert under <= cues / 3


def overlap(speech: str, room: Room) -> tuple[int, int]:
    """Record five lines; return hundredths of cues under words, and of all cues."""
    with room.client(TELL + OPENED.format(speech=speech) + TURNS) as client:
        end = 0
        for _ in range(3):
            end = told(client, room, end)
    # Words are in the middle and cues on the left: how much is known, so each is heard alone.
    left, right = (cos(pi / 20), sin(pi / 20))
    heard = list(zip(*room.samples(), strict=True))
    cues = audible([(one - other) / (left - right) for one, other in heard])
    words = audible([(left * other - right * one) / (left - right) for one, other in heard])
    spoken = [any(words[max(0, at - WORDS) : at + 1]) and any(words[at : at + WORDS])
              for at in range(len(words))]  # fmt: skip
    under = sum(one and other for one, other in zip(cues, spoken, strict=True))
    print(f"{speech}: {under} of {sum(cues)} hundredths of a second under words")
    assert sum(cues) > 100, "the cues of five lines last longer"
    assert sum(words) > 300
    return under, sum(cues)


def energies(room: Room, since: int) -> list[float]:
    """Return the energy of every sample recorded since then, both ears together.

    A busy machine leaves holes of pure silence in a sound, which are not counted.
    """
    both = zip(*room.samples(since), strict=True)
    return [float(one * one + other * other) for one, other in both if one or other]


def level(energies: Sequence[float]) -> float:
    """How loud the samples are that are no silence."""
    loud = [energy for energy in energies if energy > 2 * AUDIBLE**2]
    return sqrt(sum(loud) / len(loud))


def loudest(energies: Sequence[float]) -> float:
    """How loud the loudest twentieth of a second is."""
    blocks = [sum(energies[at : at + BLOCK]) for at in range(0, len(energies), BLOCK)]
    return sqrt(max(sum(blocks[at : at + 5]) for at in range(len(blocks) - 4)) / (5 * BLOCK))


def audible(samples: Sequence[float]) -> list[bool]:
    """Tell of every hundredth of a second whether it is no silence."""
    blocks = (samples[at : at + BLOCK] for at in range(0, len(samples), BLOCK))
    return [sum(map(mul, block, block)) > BLOCK * AUDIBLE**2 for block in blocks]
