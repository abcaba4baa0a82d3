"""Whole visits without a network: packets and keys in, packets and lines out, as written down."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from playpalace_ludo.client.pages.online.keys import server_key
from playpalace_ludo.online import session as visits
from playpalace_ludo.online.session import Session
from tests.online.written import OUTCOMES, Visit

SESSIONS = sorted((Path(__file__).parent / "sessions").glob("*.txt"))


@pytest.mark.parametrize("path", SESSIONS, ids=lambda path: path.stem)
def test_a_visit_goes_as_written(path: Path) -> None:
    visit = Visit()
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        place = f"{path.name} line {number}"
        if line.split()[0] in OUTCOMES:
            assert visit.found, f"{place}: nothing came, expected {line}"
            assert visit.found.popleft() == line, place
        else:
            assert not visit.found, f"{place}: unexpected before it: {list(visit.found)}"
            visit.do(line)
    assert not visit.found, list(visit.found)


def test_what_was_ignored_is_counted() -> None:
    session = Session("Ann")
    for frame in ('{"type": "dance"}', '{"type": "speak"}', "[]", "{", b"\xff", '{"type": 1}'):
        assert session.frame(frame, 0.0) == (None, ()) or session.frame(frame, 0.0)[1] == ()
    assert session.ignored["frame"] >= 4
    assert session.ignored["dance"] and session.ignored["speak"]


def test_a_row_with_a_sound_of_its_own_is_heard_by_it() -> None:
    visit = Session("Ann")
    sounds = {"1.": "", "2: Ben's token.": "game_chess/setdown.ogg"}
    items = [{"text": text, "id": text, "sound": sound} for text, sound in sounds.items()]
    menu = {"type": "menu", "menu_id": "turn_menu", "items": items}
    visit.frame(json.dumps(menu), 0.0)
    down, up = (server_key(key) for key in ("down", "up"))
    assert down is not None and up is not None
    sound, _ = visit.press(down, 0.0)
    assert sound == visits.Mark("game_chess/setdown.ogg")
    assert visit.press(down, 0.0)[0] == visits.Cue("menu-edge")
    assert visit.press(up, 0.0)[0] == visits.Cue("menu-move")
