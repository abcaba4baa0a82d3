"""The real program in a pseudo-terminal, by keys alone."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.client import game as games
from playpalace_ludo.client.output.screen import CLEAR, MARK_PASTES, NO_MARKS
from playpalace_ludo.client.scenario import ListedDice
from playpalace_ludo.client.storage.saves import Saves
from playpalace_ludo.words import languages

pexpect = pytest.importorskip("pexpect")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")

QUIT = "\x11"
DOWN = "\x1b[B"
COMMAND = [sys.executable, "-m", "playpalace_ludo.cli.main"]


class Program:
    """The program under test; `said` is what its transcript holds."""

    def __init__(self, folder: Path, *words: str, **how: object) -> None:
        self.transcript = folder / "transcript.jsonl"
        switches = ["--config-dir", str(folder / "home"), "--sound", "off", "--output", "terminal"]
        switches += ["--speech", f"transcript:{self.transcript}"]
        self.child = pexpect.spawn(
            COMMAND[0],
            [*COMMAND[1:], *words, *switches],
            encoding="utf-8",
            timeout=30,
            dimensions=(24, 80),
            **how,
        )
        self.child.delaybeforesend = None

    def press(self, keys: str, line: str) -> None:
        self.child.send(keys)
        self.child.expect_exact(line)

    def end(self) -> int:
        self.child.send(QUIT)
        self.child.expect(pexpect.EOF)
        self.child.close()
        status: int = self.child.exitstatus
        return status

    def said(self) -> list[str]:
        return [json.loads(line)["text"] for line in self.transcript.read_text().splitlines()]


StartProgram = Callable[..., Program]


@pytest.fixture
def program(tmp_path: Path) -> Iterator[StartProgram]:
    started: list[Program] = []

    def start(*words: str, **how: object) -> Program:
        started.append(Program(tmp_path, *words, **how))
        return started[-1]

    yield start
    for one in started:
        one.child.close(force=True)


def test_a_whole_game_by_keys_alone(program: StartProgram, tmp_path: Path) -> None:
    """Space does the obvious next thing; where there is a choice, an arrow and Enter make it."""
    client = program("play", "--pace", "instant", "--seed", "5", "--seats", "you,bot:easy")
    client.child.expect_exact("You begin.")
    raw = client.child.before + client.child.after
    for _ in range(2000):
        client.child.send(f" {DOWN}\r" * 4)
        if client.child.expect_exact(["Enter: play again", pexpect.TIMEOUT], timeout=0.02) == 0:
            break
        raw += client.child.before
    else:
        pytest.fail("the game does not end")
    assert client.end() == 0
    assert raw.count(MARK_PASTES) == 1
    assert client.child.before.count(NO_MARKS) == 1
    if sys.platform == "linux":  # elsewhere the way of printing was not heard by a reader
        raw = raw.replace(CLEAR, "")
    assert "\x1b" not in raw.replace(MARK_PASTES, ""), "only whole pages are wiped"
    shown = "".join(raw.split())
    for line in client.said()[:40]:
        assert "".join(line.split()) in shown
    # On a slow machine keys typed ahead may have played further games.
    assert Saves(tmp_path / "home").finished()
    assert any("win" in line for line in client.said())


def test_the_first_run_asks_what_was_heard_and_who_plays_and_remembers_it(tmp_path: Path) -> None:
    arguments = [*COMMAND[1:], "--config-dir", str(tmp_path), "--sound", "off"]
    # A speech server that the program starts here would stay in the home of who runs the tests.
    alone = {"SPEECHD_ADDRESS": f"unix_socket:{tmp_path / 'none'}", "SPEECHD_CMD": "none"}
    for question in (True, False):
        child = pexpect.spawn(
            COMMAND[0], arguments, encoding="utf-8", timeout=30, env={**os.environ, **alone}
        )
        if question:
            child.expect_exact("4 for neither.")
            child.send("1")
            child.expect_exact("What are you called?")
            child.send("Anna\r")
            child.expect_exact("Hello Anna.")
            child.expect_exact("Learn to play in a guided game.")
        child.expect_exact("Main menu.")
        child.expect_exact("New game")
        child.send(QUIT)
        child.expect(pexpect.EOF)
        child.close()
    options = (tmp_path / "options.toml").read_text()
    assert 'output = "terminal"' in options
    assert 'name = "Anna"' in options


def test_the_name_may_stay_empty_and_is_asked_once(program: StartProgram) -> None:
    client = program()
    client.child.expect_exact("press Enter alone.")
    client.press("\r", "Arrows walk through the menu, Enter chooses, F1 helps anywhere.")
    client.child.expect_exact("New game")
    client.end()
    again = program()
    assert again.child.expect_exact(["Main menu.", "What are you called?"]) == 0


def test_escape_leaves_the_name_empty_and_ends_nothing(program: StartProgram) -> None:
    client = program()
    client.child.expect_exact("press Enter alone.")
    client.press("\x1b", "Main menu.")
    assert client.end() == 0


def test_the_prompt_that_follows_has_a_row_of_its_own(program: StartProgram) -> None:
    client = program("play", "--seed", "5")
    client.child.expect_exact("You begin.")
    client.child.send(QUIT)
    client.child.expect(pexpect.EOF)
    assert client.child.before.replace(NO_MARKS, "").endswith("Goodbye.\r\n")


def test_killed_at_any_moment_the_game_goes_on_where_it_was(
    program: StartProgram, tmp_path: Path
) -> None:
    """SIGKILL again and again; every throw that was spoken is in the game that is offered."""
    chance = random.Random(4)
    saves = Saves(tmp_path / "home")
    words = ["play", "--pace", "instant", "--seats", "you,bot:easy"]
    for _ in range(5):
        client = program(*words)
        words = []
        if client.child.expect_exact(["You begin.", "Continue your game"]) == 1:
            client.child.send("\r")
        for _ in range(chance.randrange(3, 20)):
            client.child.send(chance.choice([" ", DOWN + "\r", "r"]))
            time.sleep(chance.random() * 0.03)
        os.kill(client.child.pid, signal.SIGKILL)
        client.child.wait()
        (path,) = saves.unfinished()
        kept = games.from_record(saves.read(path), variants.load, ListedDice([]), None)
        spoken = sum(line.startswith(("You roll", "Ada rolls")) for line in client.said())
        client.transcript.unlink()
        rolls = [event for event in kept.events() if type(event).__name__ == "Rolled"]
        assert len(rolls) >= spoken


def test_a_signal_ends_tidily_and_the_terminal_is_as_before(tmp_path: Path) -> None:
    script = tmp_path / "wrapped.sh"
    home = tmp_path / "home"
    command = " ".join([*COMMAND, "play", "--config-dir", str(home), "--output", "terminal"])
    script.write_text(f"stty -a | md5sum\n{command} --sound off\necho code $?\nstty -a | md5sum\n")
    child = pexpect.spawn("sh", [str(script)], encoding="utf-8", timeout=30)
    child.expect(r"([0-9a-f]{32})")
    before = child.match[1]
    child.expect_exact("You begin.")
    child.send("t")
    child.expect_exact("Your turn")
    child.sendintr()
    child.expect_exact("code 130")
    child.expect(r"([0-9a-f]{32})")
    assert child.match[1] == before
    child.close()


def test_resizing_disturbs_nothing(program: StartProgram) -> None:
    client = program("play", "--seed", "5", "--seats", "red=you,blue=Ben")
    client.child.expect_exact("Red begins.")
    for size in ((5, 12), (1, 1), (60, 200)):
        client.child.setwinsize(*size)
    client.press("r", "You roll")
    assert client.end() == 0


@pytest.mark.parametrize("name", ["Ærøskøbing", "שרה", "李小龍", "a" * 300])
def test_any_name_can_play(program: StartProgram, name: str) -> None:
    client = program("play", "--seats", f"red={name},blue=Ben")
    client.child.expect_exact("begins.")
    client.press("t", "turn")
    assert client.end() == 0


def run(*words: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *words],
        input=stdin,
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, **environment},
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "--seats", "purple=you,bot"], "no colour purple"),
        (["play", "--seats", "you,bot:huge"], "no bot strength huge"),
        (["play", "--variant", "nowhere"], "no such variant"),
        (["play", "--variant", "playpalace(sixes.max=9)"], "sixes.max"),
        (["play", "--variant", "playpalace(sixes"], "has a '(' that is never closed."),
        (["play", "--speech", "telepathy"], "telepathy"),
        (["play", "--pace", "warp"], "warp"),
        (["--output", "smoke"], "smoke"),
    ],
)
def test_a_wrong_command_line_is_one_sentence_and_exit_code_2(
    tmp_path: Path, words: list[str], sentence: str
) -> None:
    done = run(*words, "--config-dir", str(tmp_path))
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_a_folder_that_cannot_be_used_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = str(tmp_path / "file" / "deeper")
    done = run("play", "--config-dir", folder)
    assert done.returncode == 2
    assert done.stderr.endswith(". Name another folder with --config-dir.\n")
    done = run("play", "--config-dir", folder, "--lang", "de")
    assert f"in {folder} lässt sich nichts aufheben: " in done.stderr


def test_an_unknown_back_end_in_the_options_is_said_and_the_game_starts(tmp_path: Path) -> None:
    (tmp_path / "options.toml").write_text('[speech]\nbackend = "telepathy"\n')
    done = run("play", "--config-dir", str(tmp_path), "--sound", "off")
    assert done.returncode == 0
    assert "The option speech.backend is telepathy; it takes one of auto, " in done.stdout


def test_a_pipe_gets_lines(tmp_path: Path) -> None:
    done = run("play", "--config-dir", str(tmp_path), "--pace", "instant", stdin="v\n")
    assert done.returncode == 0
    assert done.stdout.splitlines()[:3] == [
        "Welcome to Ludo.",
        "PlayPalace Ludo. You are red. Ada is green.",
        "You begin.",
    ]
    assert done.stderr == ""


@pytest.mark.parametrize(
    "words", [["--variant", "nigeria"], ["--seats", "you"], ["--variant", "classic(sixes.max=x)"]]
)
def test_who_cannot_sit_down_is_not_greeted(tmp_path: Path, words: list[str]) -> None:
    done = run("play", "--config-dir", str(tmp_path), *words)
    assert done.returncode == 2
    assert "Welcome" not in done.stdout
    assert done.stderr.startswith("playpalace-ludo play: ")


def test_an_environment_variable_names_the_folder_of_options_and_games(tmp_path: Path) -> None:
    run("play", "--pace", "instant", stdin="r\n", LUDO_FOLDER=str(tmp_path))
    assert list((tmp_path / "games").iterdir())


def test_a_dumb_terminal_gets_lines(program: StartProgram) -> None:
    client = program("play", "--seats", "red=you,blue=Ben", env={**os.environ, "TERM": "dumb"})
    client.child.expect_exact("Red begins.")
    client.press("v\n", "You: all in the yard.")
    client.press("quit\n", "Goodbye.")


def test_a_seed_repeats_the_game(tmp_path: Path) -> None:
    words = ["play", "--seed", "9", "--pace", "instant", "--seats", "red=you,blue=Ben"]
    first, second = (
        run(*words, "--config-dir", str(tmp_path / str(number)), stdin="r\n1\n" * 20).stdout
        for number in (1, 2)
    )
    assert first == second


def test_a_home_that_cannot_be_written_is_told_and_the_game_is_played(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    done = run("play", "--pace", "instant", stdin="r\n", LUDO_FOLDER=str(in_the_way / "ludo"))
    assert "You play without saving" in done.stdout
    assert "You roll" in done.stdout
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("command", ["start", "play", "doctor", "variants"])
def test_a_language_nobody_speaks_is_refused_with_those_there_are(command: str) -> None:
    done = run(command, "--lang", "tlh")
    assert done.returncode == 2
    assert done.stdout == ""
    assert f"there is no language 'tlh', there are {', '.join(languages())}." in done.stderr


def test_a_language_is_known_by_the_name_the_system_gives_it(tmp_path: Path) -> None:
    done = run("--lang", "de_AT.UTF-8", "--config-dir", str(tmp_path))
    assert done.stdout.startswith("Willkommen bei Ludo.")
    assert done.returncode == 0
