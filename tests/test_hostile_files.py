"""Every file that is read may come from a stranger: bounded time and memory, and one sentence."""

from __future__ import annotations

import os
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.cli.replay import load_match
from playpalace_ludo.client import game
from playpalace_ludo.client.storage import options, saved_list
from playpalace_ludo.client.storage.saves import read_record
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.language.routes import RouteError, read_route
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.reading import read_toml
from playpalace_ludo.hosts.game.saves import pack, unpack
from playpalace_ludo.lab import scenarios
from playpalace_ludo.settings import SETTINGS, reader
from playpalace_ludo.table.dice import SystemDice
from playpalace_ludo.words import Translator, problems

MOST_SECONDS = 2.0
MOST_MEMORY = 24 * 1024 * 1024

HEADER = 'format = 1\nvariant = "playpalace"\nseats = ["red", "yellow"]\nplayers = ["Ann", "Ben"]\n'
POSITION = "playpalace red:Y,Y,Y,Y/yellow:Y,Y,Y,Y red ? 0 1"

TOML = {
    "twenty thousand dotted parts": "a." * 20_000 + "b = 1",
    "five thousand quoted parts": '"a" . ' * 5_000 + "b = 1",
    "a header of many parts": f"[{'a.' * 20_000}b]\nc = 1",
    "many parts inside a table": "x = { " + "a." * 20_000 + "b = 1 }",
    "a number of too many digits": f"x = {'9' * 5_000}",
    "a number in many hexadecimal digits": f"x = 0x{'f' * 9_000}",
    "deep lists": f"x = {'[' * 5_000}{']' * 5_000}",
    "lists nested a little too deeply": f"x = {'[' * 40}{']' * 40}",
    "deep tables": f"x = {'{a=' * 3_000}1{'}' * 3_000}",
    "quotes without end": "x = " + '"' * 200_000,
    "a book": "#" * 5_000_000,
    "no text": "\0" * 1000,
}
BODY = {
    "a turn of many digits": f"{'9' * 5_000}. red 6",
    "a throw of many digits": f"1. red {'6' * 5_000}",
    "a play of many digits": f"1. red 6:{'1' * 5_000}",
    "many spaces": f"1. {' ' * 200_000}",
    "many words": f"1. red {'6 ' * 100_000}",
    "many words, cut off": f"1. red {'6:1 ' * 100_000}x\0",
    "a result of many words": f"= {'red ' * 100_000}",
    "digits that are none": "². red 6",
}
JSON = {
    "deep lists": f'{{"given": {"[" * 900}{"]" * 900}}}',
    "lists nested without end": f'{{"given": {"[" * 50_000}{"]" * 50_000}}}',
    "a number of too many digits": f'{{"given": {{"x": {"9" * 5_000}}}}}',
    "a large number": f'{{"id": "x", "given": {{"phase": "play", "turn": 1{"0" * 80}}}}}',
    "a book": " " * 5_000_000,
}


def replayed(path: Path) -> str:
    load_match(path)
    return ""


def continued(path: Path) -> str:
    """The lines when a player continues a saved game, whose row in the list is made as well."""
    saved_list.label(path)
    game.from_record(read_record(path), variants.load_named, SystemDice(), None)
    return ""


def opted(path: Path) -> str:
    (problem, *_) = options.load(path)[1]
    return Translator().say(problem)


def hosted(path: Path) -> str:
    path.rename(path.with_name(SETTINGS))
    return reader.in_english(reader.read(path.parent).problems[0])


def restored(path: Path) -> str:
    Match.restore(POSITION, unpack(pack(path.read_text("utf-8"))), variants.load_named)
    return ""


def ruled(path: Path) -> str:
    variants.load(str(path))
    return ""


def story(path: Path) -> str:
    failures = [failure for each in scenarios.read(path) for failure in scenarios.run(each)]
    return in_words(failures[0])


def in_words(failure: scenarios.Failure) -> str:
    return Translator().say(problems.phrase(failure.problem))


def heard(read: Callable[[Path], str], path: Path) -> str:
    """The sentence a reader has for a file; nothing but our own errors may come out of it."""
    try:
        return read(path)
    except game.RulesGone as gone:
        return gone.name
    except LudoError as error:
        return Translator().say(problems.alone(error))


CASES: list[tuple[str, Callable[[Path], str], str]] = [
    *((what, read, text) for what, text in TOML.items() for read in (opted, hosted, ruled)),
    *(
        (what, read, f"{HEADER}[table]\n{text}\n\n---\n")
        for what, text in TOML.items()
        for read in (replayed, continued, restored)
    ),
    *(
        (what, read, f"{HEADER}\n---\n{text}" + "\n" * (not text.endswith("\0")))
        for what, text in BODY.items()
        for read in (replayed, continued, restored)
    ),
    *((what, story, text) for what, text in JSON.items()),
]


@pytest.mark.parametrize(
    ("what", "read", "text"), CASES, ids=[f"{read.__name__} {what}" for what, read, _ in CASES]
)
def test_a_hostile_file_costs_little_and_is_one_sentence(
    what: str, read: Callable[[Path], str], text: str, tmp_path: Path
) -> None:
    path = tmp_path / "file.toml"
    path.write_text(text, "utf-8")
    begin = time.process_time()
    tracemalloc.start()
    try:
        said = heard(read, path)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert time.process_time() - begin < MOST_SECONDS
    assert peak < MOST_MEMORY
    assert said or (read, what) in HARMLESS
    assert "\n" not in said and len(said) < 1000


HARMLESS = {
    # A host takes a record as it stands and goes on from the position.
    *((restored, what) for what in ("many spaces", "many words", "a throw of many digits")),
    *((restored, what) for what in ("a play of many digits", "a result of many words")),
    (restored, "many words, cut off"),
}
"""Nothing is wrong here for this reader; it has only to be quick."""


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders here")
@pytest.mark.parametrize("read", [replayed, continued, opted, hosted, ruled, story])
def test_a_pipe_that_nobody_writes_into_keeps_nobody_waiting(
    read: Callable[[Path], str], tmp_path: Path
) -> None:
    path = tmp_path / "file.toml"
    os.mkfifo(path)
    assert "not an ordinary file" in heard(read, path)


def test_a_text_may_have_as_many_dots_as_it_likes() -> None:
    dots = ".".join("a" * 60)
    assert read_toml(f"players = [\"{dots}\", '{dots}']\n# {dots}.x\n") == {"players": [dots, dots]}
    assert read_toml(f'x = """\n{dots}\n"{dots}"."""\ny = 1.5') == {
        "x": f'{dots}\n"{dots}".',
        "y": 1.5,
    }


@pytest.mark.parametrize(
    "route", ["1.." * 2600 + "x", "a1.." * 1900, "1" * 7900, "a" * 7000 + "1..a2"]
)
def test_a_long_route_is_read_quickly(route: str) -> None:
    begin = time.process_time()
    for _ in range(24):
        with pytest.raises(RouteError):
            read_route(route)
    assert time.process_time() - begin < 1


def test_a_scenario_gives_the_turn_to_somebody_who_plays() -> None:
    yard = ["yard"] * 4
    given = {
        "phase": "turn",
        "seats": ["red", "blue"],
        "tokens": {"red": yard, "blue": yard},
        "turn": "green",
    }
    told = {"id": "\ud800", "preset": "playpalace", "given": given, "roll": [[3]], "expect": {}}
    (failure,) = scenarios.run({**told, "expect": {"legal": []}})
    assert in_words(failure) == "cannot be run: 'turn' must name one of the seats"
