"""End to end with real programs: every kind of speech reaches the loudspeakers."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from playpalace_ludo.client.output.speech import ssip
from tests.client.output.speech.room import TELL, Room, go_on, needs_programs, said, told

pytestmark = needs_programs

SPEAK = """
from playpalace_ludo.client.output import devices
from playpalace_ludo.client.output.screen import Screen
from playpalace_ludo.words import Line
p = devices.open_presenter(str, Screen(None), speech=[{speech!r}], sound=False)
while not p.speech.current():
    time.sleep(0.02)
p.say(Line(text="Your turn."))
told()
print(p.speech.current())
p.close(linger=0)
"""


def test_a_quiet_room_is_silent(room: Room) -> None:
    room.listen(30)
    assert room.heard() == (0.0, 0.0)


@pytest.mark.parametrize(
    ("speech", "name"), [("speechd", "speech-dispatcher"), ("voice", "own voice")]
)
def test_words_are_heard(speech: str, name: str, room: Room) -> None:
    if speech == "voice":
        pytest.importorskip("espeakng_loader")
    with room.client(TELL + SPEAK.format(speech=speech)) as client:
        told(client, room, 0)
        assert said(client) == f"{name}\n"
    assert min(room.heard()) > 1e9


WINDOW = """
import sys
from playpalace_ludo.client.output.speech import ao2
ao2.open_output(ao2.SPEECH_DISPATCHER).speak("Your turn.", False)
print(sys.modules["speechd"].__name__, flush=True)
input()
"""
DEBIANS = Path("/usr/lib/python3/dist-packages/speechd")


@pytest.mark.parametrize("client", ["ours", "debians"])
def test_closing_the_window_leaves_the_others_their_voice(
    client: str, room: Room, until: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if client == "debians":
        if not DEBIANS.exists():
            pytest.skip("not installed: python3-speechd")
        (tmp_path / "modules").mkdir()
        (tmp_path / "modules" / "speechd").symlink_to(DEBIANS)
        room.environment["PYTHONPATH"] = str(tmp_path / "modules")
    window, close_window = room.window(WINDOW)
    name = {"ours": "playpalace_ludo.client.output.speech.ssip", "debians": "speechd"}
    assert window.readline().strip() == name[client]
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path}/speech-dispatcher/speechd.sock")
    other = ssip.SSIPClient("reader")
    other.set_rate(100)
    happened: list[str] = []
    other.speak("Before.", happened.append, (ssip.CallbackType.END,))
    until(lambda: happened == ["end"], 20)
    close_window()
    other.speak("And after.", happened.append, (ssip.CallbackType.END,))
    until(lambda: happened == ["end", "end"], 20)
    other.close()


ANOTHER_PROGRAM = """
import os, subprocess
place = os.environ["XDG_RUNTIME_DIR"] + "/speech-dispatcher/speechd.sock"
where = ["--communication-method", "unix_socket", "--socket-path", place]
subprocess.run(["speech-dispatcher", "--spawn", "--timeout", "0", *where], capture_output=True)
print("started", flush=True)
input()
"""
MUTE = """
import time
from playpalace_ludo.client.output import devices
from playpalace_ludo.client.output.screen import Screen
from playpalace_ludo.words import Line, Translator
p = devices.open_presenter(
    Translator("en").text, Screen(None), speech=["speechd", "voice"], sound=False
)
while p.speech.current() != "speech-dispatcher":
    time.sleep(0.05)
for text in ("One.", "2.", "Go."):
    p.say(Line(text=text))
input()
print(p.speech.current())
p.close(linger=0)
"""


def test_a_server_without_a_voice_is_replaced_and_told(room: Room) -> None:
    """It was started by another program, whose window has been closed."""
    pytest.importorskip("espeakng_loader")
    window, close_window = room.window(ANOTHER_PROGRAM)
    assert window.readline().strip() == "started"
    close_window()
    with ThreadPoolExecutor() as pool, room.client(MUTE) as client:
        doctor = pool.submit(room.run, DOCTOR)  # both wait seconds for a sign of life
        room.hear(0)
        go_on(client)
        assert said(client) == "own voice\n"
    report = doctor.result()
    mute = "speech-dispatcher: does not work here, speech-dispatcher takes every line and speaks"
    assert report.startswith(f"Speech goes through: Own voice.\n{mute} none.\n")
    assert "killall speech-dispatcher" in report
    assert "Nothing is missing." not in report


def test_doctor_tries_the_voice_without_a_sound(room: Room) -> None:
    report = room.run(DOCTOR)
    assert report.startswith("Speech goes through: speech-dispatcher.\nspeech-dispatcher: works.\n")
    assert room.heard() == (0.0, 0.0)


DOCTOR = """
from playpalace_ludo.cli.main import main
main(["doctor", "--quiet", "--lang", "en", "--speech", "speechd", "--speech", "voice"])
"""


def test_a_game_is_heard(room: Room, tmp_path: Path) -> None:
    game = (
        "from playpalace_ludo.cli.main import main\n"
        "main(['play', '--seats', 'you,guest', '--seed', '1', '--pace', 'instant', '--lang', 'en',"
        f" '--speech', 'speechd', '--sound', 'off', '--config-dir', {str(tmp_path / 'game')!r}])"
    )
    printed = room.run(game, keys="r\n")
    assert "You roll" in printed
    assert room.heard().left > 1e9
