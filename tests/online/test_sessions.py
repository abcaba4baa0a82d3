"""Whole visits without a network: packets and keys in, packets and lines out, as written down."""

from __future__ import annotations

import json
from collections import deque
from pathlib import Path

import pytest

from playpalace_ludo.client.pages.online.keys import server_key
from playpalace_ludo.online import packets, sending
from playpalace_ludo.online import session as visits
from playpalace_ludo.online.pulse import Pulse
from playpalace_ludo.online.session import How, Session
from playpalace_ludo.words import Translator

SESSIONS = sorted((Path(__file__).parent / "sessions").glob("*.txt"))
HOW = {
    How.NEWS: "news",
    How.CHOICE: "due",
    How.ANSWER: "answer",
    How.MOVED: "moved",
    How.KEPT: "kept",
}


class Visit:
    """A session, the clock, and what has come of it and was not yet expected."""

    def __init__(self) -> None:
        self.session = Session("Ann")
        self.pulse = Pulse()
        self.now = 100.0
        self.found: deque[str] = deque()

    def take(self, effects: visits.Effects) -> None:
        for effect in effects:
            match effect:
                case sending.Send(packet):
                    self.found.append(f"> {json.dumps(packet)}")
                case visits.Say(text, _, how):
                    self.found.append(f"= {HOW[how]} {text}")
                case visits.Tell(message, how):
                    self.found.append(f"= {HOW[how]} {Translator().say(message)}")
                case visits.CloseBox():
                    self.found.append("closed")
                case packets.Ask():
                    self.found.append(f"box {effect.prompt}")

    def do(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        match word:
            case "<":
                packet, effects = self.session.frame(rest, self.now)
                self.take(effects)
                if isinstance(packet, packets.Pong):
                    self.take(self.pulse.pong(self.now))
            case "settle":
                self.take(self.session.settle(self.now))
            case "key":
                key = server_key(rest)
                assert key is not None
                self.take(self.session.press(key, self.now))
            case "type":
                self.take(self.session.answer(rest, self.now))
            case "chat":
                self.take(self.session.chat(rest))
            case "ping":
                self.take(self.pulse.measure(self.now))
            case "arrived" | "back":
                self.session.arrived(back=word == "back")
            case "wait":
                self.now += float(rest)
            case _:
                raise AssertionError(f"what is {line!r}?")


@pytest.mark.parametrize("path", SESSIONS, ids=lambda path: path.stem)
def test_a_visit_goes_as_written(path: Path) -> None:
    visit = Visit()
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        place = f"{path.name} line {number}"
        if line.split()[0] in (">", "=", "box", "closed"):
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
