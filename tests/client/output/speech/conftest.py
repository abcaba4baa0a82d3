"""A recording output, and a speech-dispatcher that only records its input."""

import socketserver
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from playpalace_ludo.client.output.speech import Candidate, NotThere, Voice
from playpalace_ludo.client.output.speech.speaker import Speaker
from tests.client.output.speech.room import Room


class FakeOutput:
    """An output that records its calls and can be told to die, to hang or to go away."""

    has_braille = False
    pace = 1000.0

    def __init__(self, name: str = "fake", delay: float = 0.0) -> None:
        self.name = name
        self.calls: list[tuple[object, ...]] = []
        self.threads: set[int] = set()
        self.delay = delay
        self.running = True
        self.error: Exception | None = None
        self.hang: threading.Event | None = None
        self.absent = False
        self.retry = 30.0
        self.patient = False

    def candidate(self) -> Candidate:
        def build() -> "FakeOutput":
            time.sleep(self.delay)
            if self.absent:
                raise NotThere(f"not-running:{self.name}")
            self.error = None
            self.calls.append(("open",))
            return self

        return Candidate("fake", self.name, self.name, build, self.retry, self.patient)

    def speak(self, text: str, interrupt: bool) -> None:
        if self.hang:
            self.hang.wait(10)
        self._note("speak", text, interrupt)

    def tell_ends(self, *, works: bool = True) -> list[Callable[[], None]]:
        """Report ends from now on; return what reports them, one call for each line."""
        heard: list[Callable[[], None]] = []

        def speak_to_end(text: str, interrupt: bool, done: Callable[[], None]) -> None:
            self.speak(text, interrupt)
            heard.append(done)

        def has_voice() -> bool:
            self.calls.append(("prove",))
            return works

        vars(self).update(speak_to_end=speak_to_end, has_voice=has_voice)
        return heard

    def braille(self, text: str) -> None:
        self._note("braille", text)

    def stop(self) -> None:
        self._note("stop")

    def tune(self, voice: Voice) -> None:
        self._note("tune", voice)

    def voices(self, language: str) -> list[str]:
        return [f"{language}-voice"]

    def alive(self) -> bool:
        return self.running

    def close(self) -> None:
        self._note("close")

    def _note(self, *call: object) -> None:
        if self.error:
            raise self.error
        self.threads.add(threading.get_ident())
        self.calls.append(call)

    def spoken(self) -> list[str]:
        return [str(call[1]) for call in self.calls if call[0] == "speak"]


def wait_until(condition: Callable[[], bool], timeout: float = 5.0) -> None:
    """Wait for something another thread does; fail when it does not happen."""
    until = time.monotonic() + timeout
    while not condition():
        assert time.monotonic() < until, "it did not happen in time"
        time.sleep(0.005)


@pytest.fixture
def until() -> Callable[..., None]:
    return wait_until


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    """A room to listen in, with programs that really sound."""
    room = Room(tmp_path)
    room.open()
    yield room
    room.close()


@pytest.fixture
def make_output() -> type[FakeOutput]:
    return FakeOutput


@pytest.fixture
def speakers() -> Iterator[Callable[..., Speaker]]:
    opened: list[Speaker] = []

    def open_speaker(*outputs: FakeOutput, **options: Any) -> Speaker:
        opened.append(Speaker([output.candidate() for output in outputs], **options))
        return opened[-1]

    yield open_speaker
    for speaker in opened:
        speaker.close()


if sys.platform == "win32":
    SocketServer = socketserver.ThreadingTCPServer  # never opened, the fixture skips
else:
    SocketServer = socketserver.ThreadingUnixStreamServer


class SsipServer(SocketServer):
    """As much of speech-dispatcher's protocol as its clients use."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, path: Path) -> None:
        self.log: list[str] = []
        self.frozen = False
        self.events: list[str] = []
        """Events of every text, before its number is known and after."""
        super().__init__(str(path), _Conversation)


class _Conversation(socketserver.StreamRequestHandler):
    server: SsipServer

    def handle(self) -> None:
        while command := self._line():
            if self.server.frozen:
                time.sleep(10)
                return
            word = command.split()[0].upper()
            match word:
                case "SPEAK":
                    self._answer("230 OK RECEIVING DATA")
                    text = self._data()
                    for event in self.server.events[:1]:
                        self._answer(event)
                    self._answer("225-1\r\n225 OK MESSAGE QUEUED", log=f"speak {text!r}")
                    for event in self.server.events[1:]:
                        self._answer(event)
                case "LIST":
                    rows = ["Anna\tde\tnone", "Anna+f2\tde\tf2", "Bob\ten-GB\tnone", "odd"]
                    self._answer("".join(f"249-{row}\r\n" for row in rows) + "249 OK VOICES SENT")
                case "HISTORY":
                    self._answer("245-1\r\n245 OK CLIENT ID SENT")
                case "CANCEL":
                    self._answer("210 OK CANCELED", log="cancel")
                case "QUIT":
                    self._answer("231 HAPPY HACKING", log="quit")
                    return
                case "SET":
                    self._answer("208 OK SET", log=command)
                case _:
                    self._answer("500 ERR INVALID COMMAND", log=command)

    def _line(self) -> str:
        return self.rfile.readline().decode().strip()

    def _data(self) -> str:
        lines = []
        while (line := self.rfile.readline().decode().rstrip("\r\n")) != ".":
            lines.append(line.removeprefix(".") if line.startswith("..") else line)
        return "\n".join(lines)

    def _answer(self, text: str, log: str = "") -> None:
        if log:
            self.server.log.append(log)
        self.wfile.write(text.encode() + b"\r\n")


@pytest.fixture
def ssip_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SsipServer]:
    if sys.platform == "win32":
        pytest.skip("speech-dispatcher and its sockets are not there on Windows")
    path = tmp_path / "ssip.sock"
    server = SsipServer(path)
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{path}")
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    yield server
    server.shutdown()
    server.server_close()
    thread.join()
