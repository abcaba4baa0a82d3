"""The methods of hosts that we wrap, each with its check whether a call concerns us."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from playpalace_ludo import hosts
from playpalace_ludo.hosts.game import intake
from playpalace_ludo.hosts.game.wrapping import MARK, WITHOUT, wrap
from playpalace_ludo.hosts.playpalace import document

ROOM = Path(hosts.__file__).parent

WRAPPED = {
    ("game/board_menu.py", "_show_leaderboard_types_menu"): "_is_of_ours",
    ("game/bring_back.py", "load_all_tables"): "whole_server",
    ("game/intake.py", "name"): "at_our_table",
    ("game/saved_meanwhile.py", "_show_main_menu"): "partial(_is_untold, untold)",
    ("game/strings.py", "get"): "is_ours",
    ("game/strings.py", "has_message"): "is_ours",
    ("playaural/document.py", "_load_file"): "_is_our_manual",
    ("playaural/naps.py", "on_tick"): "partial(_sleeps, table)",
    ("playpalace/document.py", "get_document_content"): "_is_our_document",
    ("playpalace/document.py", "load"): "is_of_this_server",
    ("playpalace/document.py", "name"): "_is_our_document",
    ("playpalace/way_back.py", "_auto_join_table"): "_keeps_seat",
    ("playpalace/way_back.py", "remove_member"): "partial(_holds, table)",
}
"""Every wrapped method, or `name` for several of them, and what is asked first."""

OTHERS = {
    "door.py": "a note on the host's package that the game has come in",
    "game/option_changes.py": "options of a table",
    "game/option_sets.py": "options of a table",
    "game/options.py": "options of a table",
    "game/options_menu.py": "options of a table",
    "game/wrapping.py": "what `wrap` does",
    "install/lookup.py": "what was looked up, by name",
    "install/placeholder.py": "the database's pruning, which leaves our game out and no other",
}
"""Where attributes are set by name for a reason that is not wrapping."""


def calls(name: str) -> list[tuple[str, ast.Call]]:
    return [
        (path.relative_to(ROOM).as_posix(), node)
        for path in sorted(ROOM.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
    ]


def test_every_wrapped_method_is_listed_with_what_it_asks_first() -> None:
    found = {
        (path, ast.unparse(call.args[1]).strip("'")): ast.unparse(call.keywords[0].value)
        for path, call in calls("wrap")
    }
    assert found == WRAPPED


def test_a_host_without_a_method_runs_on_and_its_log_says_what_it_goes_without(
    caplog: pytest.LogCaptureFixture,
) -> None:
    wrapped = {name for _, name in WRAPPED} - {"name"}
    assert {*wrapped, *intake.PACKET_HANDLERS, *document.WRITING} == set(WITHOUT)
    for name, lost in WITHOUT.items():
        caplog.clear()
        server = type("Server", (), {})()
        for _ in range(2):
            wrap(server, name, lambda *_: None, ours=lambda *_: True)
        assert not hasattr(server, name)
        (said,) = [record.getMessage() for record in caplog.records]
        assert f"no Server.{name}, so {lost}." in said


def test_nothing_else_replaces_a_method() -> None:
    assert {path for path, _ in calls("setattr")} == set(OTHERS)
    ignored = {
        path.relative_to(ROOM).as_posix()
        for path in ROOM.rglob("*.py")
        if "ignore[method-assign]" in path.read_text(encoding="utf-8")
    }
    assert ignored == {"playaural/screen.py"}, "a sound's packet, made once"


class Clock:
    def __init__(self) -> None:
        self.said: list[str] = []

    def say(self, word: str, *, times: int = 1) -> str:
        self.said += [word] * times
        return word


def test_a_wrapped_method_gets_what_is_not_ours_as_it_came() -> None:
    clock = Clock()
    wrap(clock, "say", lambda say, word, **_: say("cuckoo"), ours=lambda word, **_: word == "ours")
    assert clock.say("ours") == "cuckoo"
    assert clock.say("theirs", times=2) == "theirs"
    assert clock.said == ["cuckoo", "theirs", "theirs"]


def test_a_method_is_wrapped_once() -> None:
    clock = Clock()
    for _ in range(3):
        wrap(clock, "say", lambda say, word: say(word + "!"), ours=lambda word: True)
    assert clock.say("hm") == "hm!" and hasattr(clock.say, MARK)
