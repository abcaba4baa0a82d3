"""The support log: when which command came, and never what anybody typed, wrote or heard."""

from __future__ import annotations

import errno
import io
import logging
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from playpalace_ludo import log, log_file
from playpalace_ludo.cli.main import main
from playpalace_ludo.client.output.speech.speaker import Speaker
from playpalace_ludo.core.errors import InputError
from playpalace_ludo.words import Category, Line, Priority
from playpalace_ludo.words.model import ECHO
from tests.client.output.speech.conftest import FakeOutput
from tests.client.test_program import Program, StartProgram, program
from tests.online.conftest import server
from tests.online.player import url
from tests.online.scripted import ScriptedServer

__all__ = ["program", "server"]

LINE = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} ludo [a-z-]+( [\w.:/+?-]+)*")


StartLog = Callable[[], log_file.LogFile]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ludo.log"


@pytest.fixture
def start(path: Path) -> Iterator[StartLog]:
    """Start a log at `path`; it ends with the test."""
    started: list[log_file.LogFile] = []

    def begin() -> log_file.LogFile:
        started.append(log_file.start(path, "test"))
        return started[-1]

    yield begin
    log.write_with(None)
    for handler in started:
        handler.close()


def kinds(path: Path) -> set[str]:
    return {line.split()[3] for line in path.read_text("utf-8").splitlines()}


def all_of(path: Path) -> str:
    """The log and the one before it."""
    return "".join(each.read_text("utf-8") for each in path.parent.glob(f"{path.name}*"))


def test_a_note_without_a_log_does_nothing() -> None:
    log.note("command", "roll")
    log.fault(ValueError("hunter2x"))


def test_what_is_no_plain_word_is_left_out(path: Path, start: StartLog) -> None:
    start()
    log.note("command", "roll", "two words", "a\nb", "", "ä", "x" * 100, 7)
    assert path.read_text("utf-8").splitlines()[-1].endswith("ludo command roll ? ? ? ? ? 7")


def test_a_fault_is_noted_by_its_place_and_not_by_its_words(path: Path, start: StartLog) -> None:
    start()
    try:
        int("hunter2x")
    except ValueError as error:
        log.fault(error)
    assert re.search(r"ludo fault ValueError tests\.test_log:\d+\n", path.read_text("utf-8"))
    assert "hunter2x" not in path.read_text("utf-8")


def test_faults_of_a_hosts_game_lose_their_words_in_our_log_alone(
    path: Path, start: StartLog
) -> None:
    logger, theirs = logging.Logger("host"), io.StringIO()
    logger.addHandler(start())
    logger.addHandler(logging.StreamHandler(theirs))
    try:
        int("hunter2x")
    except ValueError:
        logger.exception("Ludo Plus: a fault")
    assert re.search(
        r"Ludo Plus: a fault ValueError tests\.test_log:\d+\n$", path.read_text("utf-8")
    )
    assert "hunter2x" not in path.read_text("utf-8")
    assert "hunter2x" in theirs.getvalue()


def test_it_never_grows_beyond_its_bound(
    path: Path, start: StartLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_file, "MOST_BYTES", 2000)
    start()
    for number in range(500):
        log.note("command", number)
    files = sorted(path.parent.iterdir())
    assert [file.name for file in files] == ["ludo.log", "ludo.log.1"]
    assert all(file.stat().st_size <= 2000 for file in files)
    assert "command 499" in path.read_text("utf-8")
    start()  # what rotation left is still known as ours


def test_a_file_that_is_no_log_stays_as_it_is(path: Path, start: StartLog) -> None:
    path.write_text("Dear diary", "utf-8")
    with pytest.raises(InputError):
        start()
    assert path.read_text("utf-8") == "Dear diary"


def test_a_second_run_goes_on_below_the_first(path: Path, start: StartLog) -> None:
    for _ in range(2):
        start()
    assert path.read_text("utf-8").count(" start ") == 2


def test_a_disk_that_fails_later_disturbs_nobody(
    start: StartLog, capfd: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise OSError(errno.ENOSPC, "full")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(start(), "flush", fail)
        log.note("command", "roll")
    assert capfd.readouterr() == ("", "")


def test_speech_is_noted_by_message_and_output_and_typed_letters_are_not(
    path: Path, start: StartLog
) -> None:
    start()
    output = FakeOutput("reader")
    speaker = Speaker([output.candidate()])
    lines = [
        Line(text="Ann rolls 6.", message_id="pludo-rolled"),
        Line(text="h", message_id=ECHO, priority=Priority.ASKED),
        Line(text="Eve: pst", category=Category.CHAT),
    ]
    for line in lines:
        speaker.say(line)
    while len(output.spoken()) < len(lines):
        time.sleep(0.01)
    output.running = False
    speaker.say(Line(text="Nobody hears that.", message_id="pludo-turn"))
    while "speech-lost" not in path.read_text("utf-8"):
        time.sleep(0.01)
    speaker.close()
    said = [line.partition(" ludo ")[2] for line in path.read_text("utf-8").splitlines()]
    assert said[1:6] == [
        "speech-output reader alive",
        "speech reader pludo-rolled queue",
        "speech reader chat queue",
        "speech reader pludo-turn queue",
        "speech-lost reader",
    ]


@pytest.mark.parametrize("command", [["play"], ["connect"], ["host", "."], []])
def test_a_log_that_cannot_be_written_ends_the_command_with_one_sentence(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--log", str(tmp_path / "missing" / "ludo.log")]) == 2
    told = capsys.readouterr().err
    assert "no log can be written to" in told and told.count("\n") == 1


def test_without_the_switch_nothing_is_loaded_or_opened(tmp_path: Path) -> None:
    code = (
        "import sys; from playpalace_ludo.cli.main import main; "
        "main(['play', '--config-dir', 'home', '--speech', 'none', '--sound', 'off']); "
        "assert not {'playpalace_ludo.log_file', 'logging.handlers'} & set(sys.modules)"
    )
    words = [sys.executable, "-c", code]
    run = subprocess.run(words, input="r\nq\n", cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["home"]


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
class TestSessions:
    def finished(self, client: Program, path: Path) -> str:
        client.end()
        text = all_of(path)
        assert all(LINE.fullmatch(line) for line in text.splitlines())
        return text

    def test_a_game_is_told_by_its_commands(self, program: StartProgram, path: Path) -> None:
        client = program("play", "--seats", "Ann,Ben", "--seed", "5", "--log", str(path))
        client.child.expect_exact("begin")
        client.press("J", "Which square")
        client.child.send("hunter2x\r")
        client.press("r", "You roll")
        text = self.finished(client, path)
        assert kinds(path) >= {"start", "output", "key", "command", "screen", "end"}
        assert " command roll GamePage" in text
        assert " screen pludo-" in text
        for word in ("Ann", "Ben", "hunter2x"):
            assert word not in text

    def test_passwords_tokens_chat_and_typed_names_never_reach_it(
        self, program: StartProgram, server: ScriptedServer, path: Path
    ) -> None:
        client = program("connect", url(server), "--log", str(path))
        client.child.expect_exact("Log in")
        client.press("\r", "Type your name")
        client.child.send("Zaphod\r")
        client.press("\r", "Type your password")
        client.child.send("hunter2x\r")
        client.child.expect_exact("You are in, Zaphod.")
        client.child.expect_exact("Play, 1 of 2")
        client.press("\r", "Roll")
        client.press("r", "Roll 1.")
        server.send("Zaphod", {"type": "chat", "convo": "local", "sender": "Eve", "message": "pst"})
        client.child.expect_exact("pst")
        server.send("Zaphod", {"type": "gossip about Eve", "text": "pst"})
        client.press("/", "Write to the table")
        client.press("over here\r", "over here")
        server.cut("Zaphod")
        client.child.expect_exact("You are back.")
        client.press("\x04", "You have left the server")  # Ctrl+Q is the server's at a table
        text = self.finished(client, path)
        token = next(iter(server.tokens))
        assert kinds(path) >= {"link", "sent", "received", "key"}
        for sent in ("authorize", "menu", "keybind", "chat", "refresh_session"):
            assert f" sent {sent}" in text
        for received in ("Welcome", "ShowMenu", "Speak", "Chat", "Other"):
            assert f" received {received}\n" in text
        for word in ("Zaphod", "hunter2x", token, "pst", "Eve", "gossip", "over", "127.0.0.1"):
            assert word not in text
        assert " key other Visit" in text and " key r Visit" not in text
        assert "Entry" not in text, "not even how many characters were typed"


def test_doctor_says_how_to_get_one(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["doctor", "--quiet", "--speech", "none", "--config-dir", str(tmp_path)]
    assert main([*words, "--lang", "en"]) == 0
    assert "playpalace-ludo --log ludo.log" in capsys.readouterr().out.splitlines()[-1]
