"""A rule file comes from a stranger: bounded time and memory, and one clear sentence each."""

from __future__ import annotations

import os
import tracemalloc
from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.bots import judge
from playpalace_ludo.core import engine, notation
from playpalace_ludo.core.engine import turns
from playpalace_ludo.core.errors import RulesError
from playpalace_ludo.lab import check, simulate
from tests.core.refusing import found_in, refused

STARTER = Path(check.__file__).parent / "starter.toml"
GOOD = STARTER.read_text("utf-8")


def changed(*pairs: tuple[str, str]) -> str:
    text = GOOD
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    return text


def outcomes(count: int) -> str:
    return "".join(f'[[outcome]]\nname = "card {n}"\ndo = ["move 1"]\n' for n in range(count))


BAD = {
    "a huge number": (changed(("markers = 2 ", "markers = 999999999999999 ")), "whole number"),
    "a number beyond all printing": (
        changed(("markers = 2 ", f"markers = 0x{'f' * 9000} ")),
        "so large",
    ),
    "a decimal number beyond reading": (
        changed(("markers = 2 ", f"markers = {'9' * 9000} ")),
        "too large",
    ),
    "infinite weight": (
        changed(('weight = 1\ndo = ["move 1"]', 'weight = inf\ndo = ["move 1"]')),
        "above 0",
    ),
    "no number as weight": (
        changed(('weight = 1\ndo = ["move 1"]', 'weight = nan\ndo = ["move 1"]')),
        "above 0",
    ),
    "ten thousand tiles": (changed(("a1..a24 red1", "a1..a10000 red1")), "too long"),
    "a billion tiles": (changed(("a1..a24 red1", "a1..a999999999 red1")), "too long"),
    "a long walk": (changed(("a1..a24 red1", f"{'a1 ' * 3000} red1")), "too long"),
    "deep forks": (changed(("a1..a24 red1", "( x: " * 300 + "a1" + " )" * 300)), "fork"),
    "many branches": (
        changed(
            ("a1..a24 red1", "a1 ( " + " | ".join(f"b{n}: c{n}" for n in range(900)) + " ) red1")
        ),
        "too long",
    ),
    "forks without end": (
        changed(("a1..a24 red1", "a1 " + "( x: b1 | y: c1 ) d1 " * 60 + "red1")),
        "1000 are the most",
    ),
    "everybody everywhere": (
        GOOD
        + "".join(
            f'[[seat]]\ncolour = "c{n}"\nmarkers = 1\nroute = "a1..a60"\nfinish = ["f{n}"]\n'
            for n in range(60)
        ),
        "100000 are the most",
    ),
    "dice that fall in a million ways": (
        changed(('kind = "dice"', 'kind = "dice"\ndice = 5')) + outcomes(50),
        "more than 2000 ways",
    ),
    "a thousand outcomes": (GOOD + outcomes(1000), "60 are the most"),
    "a thousand seats": (
        GOOD + '[[seat]]\ncolour = "x"\nroute = "a1"\nfinish = ["x"]\n' * 1000,
        "64 are the most",
    ),
    "a thousand amendments": (
        GOOD
        + '[[amend]]\nname = "x"\nwhen = ["round 2"]\nset = { "win.when" = ["home 1"] }\n' * 1000,
        "30 are the most",
    ),
    "an endless list": (
        changed(('then = ["again"]', "then = [" + '"again",' * 5000 + "]")),
        "at most 60",
    ),
    "too many moves": (
        changed(("a1..a24 red1..red3", "a1..a390"), ("markers = 2 ", "markers = 24 "))
        + outcomes(50).replace('"move 1"', ", ".join(f'"move {n}"' for n in range(1, 51))),
        "is the most",
    ),
    "too many markers": (
        GOOD.replace("markers = 2", "markers = 24")
        + "".join(
            f'[[seat]]\ncolour = "c{n}"\nmarkers = 24\nroute = "a1"\nfinish = ["f{n}"]\n'
            for n in range(18)
        ),
        "400 are the most",
    ),
    "a name that writes on the screen": (changed(('"My Game"', '"\\u001b[2Jgone"')), "one line"),
    "a name that turns text round": (changed(('"My Game"', '"\\u202Egone"')), "one line"),
    "a name of two lines": (changed(('"My Game"', '"one\\ntwo"')), "one line"),
    "a colour of two lines": (changed(('"red"', '"re\\u2028d"')), "one line"),
    "a colour of two paragraphs": (changed(('"red"', '"re\\u2029d"')), "one line"),
    "a book as a name": (changed(('"My Game"', f'"{"word " * 3000}"')), "400 characters"),
    "a line of quotes": (changed(('"My Game"', '"' + "'" * 200_000 + '"')), "400 characters"),
    "a line of dots": (changed(("[stack]", "[stack]\n" + ".".join("a" * 9000) + " = 1")), "deep"),
    "nested arrays": (f"schema = {'[' * 5000}{']' * 5000}", "not valid TOML"),
    "nested tables": (f"[{'.'.join('a' * 2000)}]\nb = 1", "nested too deeply"),
    "not TOML": ("kind = ", "there must be a value"),
    "an empty file": ("", "is empty"),
    "a base outside the folder": ('base = "../starter"', "same folder"),
    "a base with a path": ('base = "/etc/passwd"', "same folder"),
    "a base that is itself": ('base = "bad.toml"\nkind = "loose"', "circle"),
    "a base that is not there": ('base = "nobody"', "no file beside it"),
    "a base that is a number": ("base = 7", "same folder"),
    "a base of another kind": ('base = "playpalace"\nkind = "loose"', "like its base"),
}


@pytest.mark.parametrize("what", BAD)
def test_refused_with_a_sentence_in_little_memory(what: str, tmp_path: Path) -> None:
    text, said = BAD[what]
    path = tmp_path / "bad.toml"
    path.write_text(text, "utf-8")
    tracemalloc.start()
    try:
        sentences = found_in(path)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert any(said in sentence for sentence in sentences), sentences
    assert all(len(sentence) < 700 and sentence.isprintable() for sentence in sentences)
    assert peak < 60_000_000


def test_files_that_are_none(tmp_path: Path) -> None:
    latin = tmp_path / "latin.toml"
    latin.write_bytes('# fine\nkind = "löse"\n'.encode("latin-1"))
    assert "latin.toml, line 2: is not UTF-8" in found_in(latin)[0]
    assert "it is a folder" in found_in(tmp_path)[0]
    assert "no such file" in found_in(tmp_path / "nowhere.toml")[0]
    large = tmp_path / "large.toml"
    large.write_text("# padding\n" * 100_000)
    assert "larger than 256 kB" in found_in(large)[0]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    assert "not an ordinary file" in found_in(tmp_path / "pipe.toml")[0]


def test_of_many_problems_the_first_are_told(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(GOOD + "".join(f"[zz{n}]\n" for n in range(300)))
    with refused(RulesError, "zz2: there is no such block (L-01). There are 300 problems in all."):
        variants.load(str(path))


def test_what_blocks_and_keys_there_are_is_said_once(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    strange = changed(("[stack]\n", "[stack]\nqqq = 1\n"))
    path.write_text(f"own_limit = 2\n{strange}[zz1]\n[zz2]\n")
    said = "\n".join(found_in(path))
    assert "line 1: own_limit: stands in no block, it belongs under [stack] (L-01)." in said
    assert "zz1: there is no such block, only game, seat, randomiser, die," in said
    assert "zz2: there is no such block (L-01)." in said
    keys = "own_limit, tile_limit, barrier_of, single_file, towers, doubled, doubled_forced_on_even"
    assert f"stack.qqq: there is no such key, only {keys} (L-01)." in said


def test_bases_in_a_circle(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('base = "b"')
    (tmp_path / "b.toml").write_text('base = "c"')
    (tmp_path / "c.toml").write_text('base = "a"')
    with refused(RulesError, "circle"):
        variants.load(str(tmp_path / "a.toml"))


def test_bases_too_deep(tmp_path: Path) -> None:
    for n in range(20):
        (tmp_path / f"b{n}.toml").write_text(f'base = "b{n + 1}"')
    with refused(RulesError, "16 deep"):
        variants.load(str(tmp_path / "b0.toml"))


ENDLESS = {
    "always again": (
        ('then = ["again"]', 'then = ["again"]\n'),
        ("again_limit = 2", "again_limit = 0"),
    ),
    "nobody gets home": (('needs = "nothing"', 'needs = "captures 9999"'),),
    "skipping for ever": (('then = ["again"]', "then = [" + '"skip next",' * 50 + "]"),),
}


@pytest.mark.parametrize("what", ENDLESS)
def test_an_endless_game_is_given_up(what: str, tmp_path: Path) -> None:
    text = changed(*ENDLESS[what])
    if what == "always again":
        text = text.replace('do = ["move', 'then = ["again"]\ndo = ["move')
    path = tmp_path / "endless.toml"
    path.write_text(text, "utf-8")
    found = simulate.simulate(check.load(path), games=5, seconds=4)
    assert found.games >= 1
    if what == "nobody gets home":
        assert found.ended == 0


BOUNCING = """
schema = 1
kind = "loose"
game.name = "To and fro"
finish.arrive = "bounce"
seat = [
    { colour = "red", markers = 2, route = "a1..a3", finish = ["red house"] },
    { colour = "blue", markers = 2, route = "a2 a3 a1", finish = ["blue house"] },
]
outcome = [{ name = "1", do = ["enter"] }, { name = "2", do = ["enter"] }]
tile_rule = [
    { tile = "a1", on_land = ["bonus 4"] },
    { tile = "a2", on_land = ["bonus 2"] },
    { tile = "a3", on_land = ["bonus 2"] },
]
"""


def test_bonus_steps_that_lead_to_bonus_steps_come_to_an_end(tmp_path: Path) -> None:
    path = tmp_path / "to-and-fro.toml"
    path.write_text(BOUNCING, "utf-8")
    rules = check.load(path)
    start, _ = engine.start(rules, (0, 1))
    state, _ = engine.roll(rules, start, (1,))
    assert sum(judge.chances(rules, state)) == pytest.approx(1)
    moves = 0
    while state.awaiting == "move" and moves < 100:  # it has to be red, not to hang
        line = notation.format_position(rules, state)
        assert notation.parse_position(line, lambda _: rules) == (rules, state)
        state, _ = engine.play(rules, state, state.moves[0])
        moves += 1
    assert (moves, state.turn) == (1 + turns.MOST_BONUSES, 1)
    assert "bonuses" not in notation.format_position(rules, state)


def test_the_largest_file_allowed_plays(tmp_path: Path) -> None:
    seats = "".join(
        f'[[seat]]\ncolour = "c{n}"\nmarkers = 3\n'
        f'route = "t{n + 1}..t160 t1..t{n or 1}"\nfinish = ["f{n}"]\n'
        for n in range(24)
    )
    head = 'schema = 1\nkind = "loose"\n[game]\nname = "Big"\n'
    chance = '[[outcome]]\nname = "out"\ndo = ["enter", "move 9"]\n' + outcomes(20)
    path = tmp_path / "big.toml"
    path.write_text(head + seats + chance, "utf-8")
    found = simulate.simulate(check.load(path), games=1, seconds=4)
    assert found.games == 1
