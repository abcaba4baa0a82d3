"""Visits written down as text, which run without a network; recordings of the relay become some.

A line is something that is done, or something that comes of it. `tests/online/sessions` has them.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from playpalace_ludo.client.pages.online.keys import server_key
from playpalace_ludo.online import packets, sending
from playpalace_ludo.online import session as visits
from playpalace_ludo.online.pulse import Pulse
from playpalace_ludo.online.session import How, Session
from playpalace_ludo.words import Translator
from tests.online.relay import Recorded

HOW = {
    How.NEWS: "news",
    How.CHOICE: "due",
    How.ANSWER: "answer",
    How.MOVED: "moved",
    How.KEPT: "kept",
}
OUTCOMES = (">", "=", "box", "closed")
SHOWN = ("speak", "menu", "request_input", "clear_ui")
"""Packets of a server that a visit is made of; sounds, chat and who is there are left out."""
PRESSED = ("keybind", "menu", "escape", "editbox")
TEXTS = ("text", "prompt", "default_value")
BATCH = 0.05
"""Seconds without a packet after which the client looks at what has come."""


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
            case "row":
                self.session.focus(int(rest) - 1)
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


def written(recorded: Sequence[Recorded], delay: float, title: str) -> str:
    """Write a recording down, with what comes of it now; every packet of the client must be.

    A packet of the server reaches the client after the relay's delay. The server's words are
    replaced by numbered ones: what counts is which of them comes when.
    """
    visit, lines = Visit(), [f"# {title}", "arrived"]
    visit.do("arrived")
    said: dict[str, str] = {}
    come = sorted(recorded, key=lambda one: one.at + delay * one.by_server)
    inside = next(n for n, one in enumerate(come) if one.packet["type"] == "authorize_success")
    before = 0.0
    for one in come[inside:]:
        at = one.at + delay * one.by_server
        if one.packet["type"] not in (SHOWN if one.by_server else PRESSED):
            continue
        does = [f"wait {at - before:.2f}", "settle"] if before and at - before > BATCH else []
        packet = {**one.packet}
        if one.by_server:
            does.append(f"< {json.dumps(renamed(packet, said), ensure_ascii=False)}")
        else:
            does += pressed(packet)
        before = at
        for line in does:
            visit.do(line)
            lines += [line, *visit.found]
            if not one.by_server and line == does[-1]:
                assert json.dumps(packet) in (out[2:] for out in visit.found), (packet, lines[-9:])
            visit.found.clear()
    visit.do("settle")
    return "\n".join([*lines, "settle", *visit.found, ""])


def pressed(packet: dict[str, Any]) -> Iterator[str]:
    """Say by which keys a client came to send this; the way to a row is not in any packet."""
    match packet["type"]:
        case "keybind":
            if packet["menu_index"]:
                yield f"row {packet['menu_index']}"
            control, shift = "c-" * packet["control"], "s-" * packet["shift"]
            yield f"key {control}{shift}{packet['key']}"
        case "menu":
            yield f"row {packet['selection']}"
            yield "key enter"
        case "escape":
            yield "key escape"
        case _:
            yield f"type {packet['text']}".rstrip()


def renamed(packet: dict[str, Any], said: dict[str, str]) -> dict[str, Any]:
    """Replace what a server says by words of ours, the same for the same."""

    def mine(text: Any) -> Any:
        is_word = isinstance(text, str) and any(letter.isalpha() for letter in text)
        return said.setdefault(text, f"text {len(said) + 1}") if is_word else text

    kept = {name: mine(value) if name in TEXTS else value for name, value in packet.items()}
    if "items" in kept:
        kept["items"] = [
            {**row, "text": mine(row["text"])} if isinstance(row, dict) else mine(row)
            for row in kept["items"]
        ]
    return kept
