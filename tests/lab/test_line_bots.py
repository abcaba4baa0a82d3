"""Bots that are programs: they play by lines, and one that misbehaves costs nobody the game."""

from __future__ import annotations

import os
import re
import shlex
import sys
import threading
from pathlib import Path
from random import Random

import pytest

from playpalace_ludo import variants
from playpalace_ludo.bots import own, program
from playpalace_ludo.bots.program import Fault, Program, ProgramFault
from playpalace_ludo.chance import draw
from playpalace_ludo.core import engine
from playpalace_ludo.core.errors import InputError, LudoError
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.lab import arena
from playpalace_ludo.lab.games import pairing, parse_entrants, play
from playpalace_ludo.words import Translator, problems

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "line_bot.py"
TALKER = """
import sys, time
for line in sys.stdin:
    word = line.split()[0]
    open(LOG, "a").write(line)
    if word == "ludo":
        print("ludo 1 talker", flush=True)
    elif word == "choose":
        ANSWER
    elif word == "bye":
        break
"""


def command(path: Path) -> str:
    if os.name == "nt":
        return f"cmd:{sys.executable} {path}"
    return f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def talker(folder: Path, answer: str) -> str:
    """A program that greets well, notes what it is told and answers a question in this way."""
    path, log = folder / "talker.py", folder / "log.txt"
    path.write_text(TALKER.replace("ANSWER", answer).replace("LOG", repr(str(log))), "utf-8")
    return command(path)


def a_choice(variant: str = "quick") -> tuple[Rules, State]:
    rules = variants.load(variant)
    state, _ = engine.start(rules, (0, 2), 0)
    dice = Random(3)
    while state.awaiting != "move" or len(state.moves) < 2:
        if state.awaiting == "move":
            state, _ = engine.play(rules, state, state.moves[0])
        else:
            state, _ = engine.roll(rules, state, draw(rules, state, dice))
    return rules, state


def test_the_example_plays_without_our_package_and_beats_chance(tmp_path: Path) -> None:
    alone = tmp_path / "line_bot.py"
    alone.write_bytes(EXAMPLE.read_bytes())
    name = command(alone)
    match = pairing("quick", (name, "random"), 4)
    once = arena.run(match, 12)
    assert once.faults == ()
    assert once.score(name).won >= 7
    again = arena.run(match, 12, workers=2)
    assert [score.won for score in again.scores] == [score.won for score in once.scores]


def test_what_a_program_is_told_is_the_position_and_every_move(tmp_path: Path) -> None:
    name = talker(tmp_path, "print(1, flush=True)")
    result = play(pairing("masquerade", (name, "random"), 2), 1)
    assert result.faults == ()
    lines = (tmp_path / "log.txt").read_text("utf-8").splitlines()
    assert lines[:3] == ["ludo 1", "bye", "ludo 1"]  # looked at before the series, then a game
    assert lines[-1] == "bye"
    positions = [line.partition(" ")[2] for line in lines if line.startswith("position ")]
    assert len(positions) == sum(line == "choose 5000" for line in lines) > 5
    asked = "\n".join(lines)
    assert "\nmove 0 throw\nmove 1 seat=" in asked
    for at, line in enumerate(lines):
        if line.startswith("position ") and not lines[at + 1].startswith("move 0"):
            _, state = parse_position(line.partition(" ")[2], variants.load)
            last = lines.index("choose 5000", at) - 1
            assert last - at == len(state.moves)
            assert lines[last].startswith(f"move {len(state.moves)} seat=")


def test_the_documented_question_is_asked_and_answered_so(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "own-bots.md").read_text("utf-8")
    told = re.findall(r"^> (.+)$", text, re.M)
    answer = re.findall(r"^< (\d+)$", text, re.M)
    rules, state = parse_position(told[1].partition(" ")[2], variants.load)
    noted = Program(talker(tmp_path, "print(1, flush=True)").removeprefix("cmd:"))
    noted.move(rules, state, Random(1))
    noted.close()
    assert (tmp_path / "log.txt").read_text("utf-8").splitlines() == told
    example = Program(command(EXAMPLE).removeprefix("cmd:"))
    assert [state.moves.index(example.move(rules, state, Random(1))) + 1] == [int(answer[0])]
    example.close()


def test_a_program_does_not_see_what_others_hold_unseen(tmp_path: Path) -> None:
    name = talker(tmp_path, "print(1, flush=True)")
    rules, state = a_choice("masquerade")
    hidden = next(face for face, one in rules.abilities.by_face.items() if one.hidden)
    held = tuple((hidden,) if seat == 2 else () for seat in range(4))
    bot = own.hire(name)
    assert isinstance(bot, own.Guest)
    bot.move(rules, state._replace(books=state.books._replace(held=held)), Random(1))
    bot.close()
    told = (tmp_path / "log.txt").read_text("utf-8")
    assert not bot.fault and "position masquerade" in told
    assert rules.chance.faces[hidden].name not in told


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ("time.sleep(60)", Fault("late", "0.5")),
        ("sys.exit(1)", Fault("ended")),
        ("print(99, flush=True)", Fault("illegal", "99")),
        ("print(0, flush=True)", Fault("illegal", "0")),
        ("print('-1', flush=True)", Fault("number", "'-1'")),
        ("print('the first', flush=True)", Fault("number", "'the first'")),
        ("print('1\\n' * 100000, flush=True)", Fault("talkative")),
        ("print('1' * 100000, flush=True)", Fault("talkative")),
        ("print('1' * 900, flush=True)", Fault("number", f"'{'1' * 56}...")),
    ],
    ids=["hangs", "dies", "cheats", "throws", "negative", "words", "floods", "endless", "long"],
)
def test_a_program_that_misbehaves_is_ended_and_hard_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str, fault: Fault
) -> None:
    if "sleep" in answer:
        monkeypatch.setattr(program, "TO_ANSWER", 0.5)
    bot = own.hire(talker(tmp_path, answer))
    assert isinstance(bot, own.Guest)
    rules, state = a_choice()
    program_ = bot.inner
    program_.greet()
    child = program_._child
    assert bot.move(rules, state, Random(1)) in state.moves
    assert bot.fault == fault and bot.stand_in
    assert child.returncode is not None
    assert bot.move(rules, state, Random(1)) in state.moves
    bot.close()


def test_an_answer_nobody_asked_for_is_not_taken_for_the_next(tmp_path: Path) -> None:
    """The second of two answers in a row may come late, when the next question is asked."""
    program_ = Program(
        talker(tmp_path, "print(1, flush=True); time.sleep(.3); print(2, flush=True)")[4:]
    )
    rules, state = a_choice()
    with pytest.raises(ProgramFault, match="fault=talkative"):
        program_.move(rules, state, Random(1))
        with program_._news:
            program_._news.wait_for(lambda: program_._heard, 20)
        program_.move(rules, state, Random(1))
    program_.close()


def test_the_pipe_of_a_listener_that_is_late_stays_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its number would be given to the next program, whose answer this listener would take."""
    listener: list[threading.Thread] = []
    heard, may_go_on = bytearray(), threading.Event()

    def read(number: int, most: int) -> bytes:
        if threading.current_thread() is threading.main_thread():
            return os_read(number, most)
        if b"\n" in heard:
            may_go_on.wait(20)
        said = os_read(number, most)
        listener.append(threading.current_thread())
        heard.extend(said)
        return said

    os_read = os.read
    monkeypatch.setattr(os, "read", read)
    program_ = Program(talker(tmp_path, "pass")[4:])
    program_.greet()
    child = program_._child
    assert child is not None and child.stdout is not None
    program_.close()
    assert not child.stdout.closed
    may_go_on.set()
    listener[0].join(20)
    assert child.stdout.closed


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("input(); print('uci 2', flush=True)", "cmd:.*: said 'uci 2' instead of 'ludo 1'."),
        ("input(); print('ludo 2', flush=True)", "cmd:.*: said 'ludo 2' instead of 'ludo 1'."),
        ("", "cmd:.*: has ended."),
    ],
)
def test_a_program_of_another_kind_is_one_sentence(
    tmp_path: Path, code: str, sentence: str
) -> None:
    path = tmp_path / "other.py"
    path.write_text(code, "utf-8")
    with pytest.raises(InputError) as refused:
        pairing("quick", (command(path), "random"), 1)
    assert re.fullmatch(sentence, Translator("en").say(problems.alone(refused.value)))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("cmd:", "fault=command"),
        ("cmd:./nowhere-at-all", "fault=missing"),
        ("cmd:'", "fault=command"),
    ],
)
def test_a_program_that_is_not_there_is_one_sentence(name: str, why: str) -> None:
    with pytest.raises(LudoError, match=why):
        pairing("quick", (name, "random"), 1)


def test_a_program_among_seats() -> None:
    assert parse_entrants("2*cmd:./a b*,expert") == ("cmd:./a b*", "cmd:./a b*", "expert")
    assert parse_entrants("cmd:./a*,hard") == ("cmd:./a*", "hard")
