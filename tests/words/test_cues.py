"""The sounds of each event: for whom, and from which side."""

from __future__ import annotations

from playpalace_ludo import variants
from playpalace_ludo.client.output.sound import CUES
from playpalace_ludo.core import engine
from playpalace_ludo.core.events import Over
from playpalace_ludo.core.state import YARD
from playpalace_ludo.words import CueSpec, Listener, narrate
from playpalace_ludo.words.cues import cues, pan
from tests.words.told import BLUE, GREEN, RED, choose, position, throw

CAPTURE_LINE = "playpalace red:Y,Y,18,Y/blue:1,Y,Y,Y/green:Y,Y,Y,Y blue ? 0 8"


def heard(line: str, *dice: int, token: int | None = None, seat: int | None) -> list[CueSpec]:
    rules, before = position(line)
    after, events = throw(rules, before, *dice)
    if token is not None:
        after, more = choose(rules, after, token)
        events += more
    return [
        cue for line in narrate(rules, before, events, after, Listener(seat)) for cue in line.cues
    ]


def names(sounds: list[CueSpec]) -> list[str]:
    return [sound.name for sound in sounds]


def test_one_step_per_square() -> None:
    assert names(heard(CAPTURE_LINE, 4, token=1, seat=GREEN)) == [
        *("dice", "step", "step", "step", "step", "land", "capture-made", "turn")
    ]


def test_a_capture_sounds_different_to_the_victim() -> None:
    by_captor = heard(CAPTURE_LINE, 4, token=1, seat=BLUE)
    by_victim = heard(CAPTURE_LINE, 4, token=1, seat=RED)
    by_other = heard(CAPTURE_LINE, 4, token=1, seat=None)
    assert next(c for c in by_captor if c.name == "capture-made").own
    assert next(c for c in by_victim if c.name == "captured").own
    assert not next(c for c in by_other if c.name == "capture-made").own


def test_six_enter_safe_column_home_and_win() -> None:
    yard = "playpalace red:Y,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 1"
    assert names(heard(yard, 6, token=1, seat=RED)) == ["dice", "six", "enter", "extra-throw"]
    assert names(heard(yard, 3, seat=RED)) == ["dice", "no-move"]
    safe = "playpalace red:6,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 1"
    assert "land-safe" in names(heard(safe, 2, token=1, seat=RED))
    column = "playpalace red:49,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 1"
    assert "home-column" in names(heard(column, 3, token=1, seat=RED))
    last = "playpalace red:H,H,H,55/blue:Y,Y,Y,Y red ? 0 1"
    assert names(heard(last, 1, token=4, seat=RED))[-2:] == ["token-home", "win"]
    assert names(heard(last, 1, token=4, seat=BLUE))[-2:] == ["token-home", "lose"]
    assert names(heard(last, 1, token=4, seat=None))[-1] == "win"


def test_a_draw_is_no_defeat_and_a_start_is_heard() -> None:
    draw = "playpalace(end.max_turns=9) red:H,Y,Y,Y/blue:H,Y,Y,Y/green:Y,Y,Y,Y red ? 0 9"
    assert names(heard(draw, 3, seat=BLUE))[-1] == "win"
    assert names(heard(draw, 3, seat=GREEN))[-1] == "lose"
    rules = variants.load("playpalace")
    state, events = engine.start(rules, (RED, BLUE))
    lines = narrate(rules, state, events, state, Listener(RED))
    assert [cue.name for line in lines for cue in line.cues] == ["game-start", "turn"]


def test_a_partner_wins_only_where_partners_win_together() -> None:
    partners = variants.load("pachisi-partners")
    alone = variants.with_options(partners, {"win.when": ["all home"]})
    (partner,) = partners.allies(0)
    for rules, sound in ((partners, "win"), (alone, "lose")):
        assert names([*cues(rules, Over(0, (0,), ()), Listener(partner))]) == [sound]


def test_the_board_lies_from_left_to_right() -> None:
    rules = variants.load("playpalace")
    assert pan(rules, RED, 50) == -1.0  # red's tip
    assert pan(rules, GREEN, 50) == 1.0
    assert pan(rules, BLUE, 50) == 0.0
    assert pan(rules, RED, YARD) < -0.9 and pan(rules, GREEN, YARD) > 0.9
    column = [pan(rules, RED, step) for step in range(50, 57)]
    assert column == sorted(column) and column[-1] == 0.0


def test_every_cue_is_one_the_sound_device_knows() -> None:
    made = {
        cue.name
        for line in (CAPTURE_LINE, "classic red:49,6,Y,H/blue:Y,Y,Y,Y/green:1,Y,Y,Y red ? 0 1")
        for die in range(1, 7)
        for token in (None, 1)
        for cue in _cues_of(line, die, token)
    }
    assert {"dice", "step", "land", "six", "home-column", "captured"} <= made
    assert made <= set(CUES)


def _cues_of(line: str, die: int, token: int | None) -> list[CueSpec]:
    rules, state = position(line)
    state, _ = throw(rules, state, die)
    movable = any(move.tokens == (0,) for move in state.moves)
    return heard(line, die, token=token if movable else None, seat=RED)
