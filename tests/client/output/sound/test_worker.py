"""The audio worker as a real process: its output, and that its failures do no harm."""

import os
import signal
import subprocess
import sys
import threading
import time
from array import array
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib.util import find_spec
from operator import mul
from pathlib import Path

import pytest

from playpalace_ludo import resources
from playpalace_ludo.client.output.sound import CUES, TimedCue, Volumes, WorkerLink, WorkerSound
from playpalace_ludo.client.output.sound import link as link_module
from playpalace_ludo.client.output.speech import NotThere, Voice
from playpalace_ludo.client.output.speech.voice import OwnVoice


@pytest.fixture
def tape(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Sound goes to a file in real time: 16-bit stereo at 48 kHz."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "tape.raw"))
    return tmp_path / "tape.raw"


@pytest.fixture
def open_link() -> Iterator[Callable[..., WorkerLink]]:
    links: list[WorkerLink] = []

    def open_one(command: list[str] | None = None) -> WorkerLink:
        links.append(WorkerLink(command))
        return links[-1]

    yield open_one
    for link in links:
        link.close(timeout=1.0)


def energies(tape: Path) -> tuple[float, float]:
    """Return the energy of the left and of the right channel so far."""
    raw = tape.read_bytes() if tape.exists() else b""
    samples = array("h", raw[: len(raw) // 4 * 4])
    left, right = samples[0::2], samples[1::2]
    return float(sum(map(mul, left, left))), float(sum(map(mul, right, right)))


def wait_for_sound(tape: Path, quiet: float = 0.35) -> tuple[float, float]:
    """Wait until something has sounded and nothing more is added for a while."""
    until = time.monotonic() + 8
    last, since = (0.0, 0.0), time.monotonic()
    while time.monotonic() < until:
        now = energies(tape)
        if now != last:
            last, since = now, time.monotonic()
        elif sum(now) > 0 and time.monotonic() - since > quiet:
            break
        time.sleep(0.05)
    return last


def ready(link: WorkerLink) -> WorkerSound:
    sound = WorkerSound(link, Volumes())
    assert link.await_part("sound", 10) == ""
    assert sound.state() == "ready"
    return sound


def test_a_sound_comes_from_its_side(tape: Path, open_link: Callable[..., WorkerLink]) -> None:
    sound = ready(open_link())
    sound.play(TimedCue("menu-select", pan=-1.0))
    left, right = wait_for_sound(tape)
    assert left > 0
    assert right < left / 1000
    sound.play(TimedCue("menu-select", pan=1.0))
    time.sleep(0.1)
    left_after, right_after = wait_for_sound(tape)
    assert right_after - right > 100 * (left_after - left)


def test_stereo_can_be_narrowed_to_the_middle(
    tape: Path, open_link: Callable[..., WorkerLink]
) -> None:
    sound = ready(open_link())
    sound.set_volumes(Volumes(width=0))
    sound.play(TimedCue("menu-select", pan=-1.0))
    left, right = wait_for_sound(tape)
    assert left == pytest.approx(right, rel=0.01)


def test_a_volume_of_nothing_is_silence(tape: Path, open_link: Callable[..., WorkerLink]) -> None:
    sound = ready(open_link())
    sound.set_volumes(Volumes(menu=0))
    sound.play(TimedCue("menu-select"))
    sound.set_volumes(Volumes(dice=0))
    sound.play(TimedCue("step", pan=-1.0))
    left, right = wait_for_sound(tape)
    assert left > 1000 * right  # only the step was heard


def test_sound_switched_off_starts_nothing_and_can_be_switched_on(
    tape: Path, open_link: Callable[..., WorkerLink]
) -> None:
    link = open_link()
    sound = WorkerSound(link, Volumes(), enabled=False)
    sound.play(TimedCue("dice"))
    assert sound.state() == "off"
    assert not link.alive()
    sound.enabled = True
    sound.play(TimedCue("menu-select"))
    assert sum(wait_for_sound(tape)) > 0


def test_delayed_cues_can_be_dropped(tape: Path, open_link: Callable[..., WorkerLink]) -> None:
    sound = ready(open_link())
    sound.play(TimedCue("dice", pan=-1.0, delay_ms=400), TimedCue("menu-select", pan=1.0))
    sound.hush()
    sound.play(TimedCue("menu-select", pan=1.0))
    left, right = wait_for_sound(tape)
    assert right > 1000 * left


def test_an_unknown_cue_or_nonsense_is_ignored(
    tape: Path, open_link: Callable[..., WorkerLink]
) -> None:
    link = open_link()
    sound = ready(link)
    link.send("play", name="fireworks")
    link.send("play", name=5, colour="red")
    link.send("dance")
    sound.play(TimedCue("menu-select"))
    assert sum(wait_for_sound(tape)) > 0


def test_our_own_voice_speaks_and_can_be_stopped(
    tape: Path, open_link: Callable[..., WorkerLink]
) -> None:
    if not find_spec("espeakng_loader"):
        pytest.skip("the own voice is a dependency on Linux only")
    voice = OwnVoice(open_link())
    assert {"de", "de+f2"} <= set(voice.voices("de"))
    voice.tune(Voice(rate=60, language="de", name="de+f2"))
    heard = threading.Event()
    voice.speak_to_end("Du bist dran.", False, heard.set)
    assert not heard.wait(0.1)
    left, right = wait_for_sound(tape)
    assert left > 0
    assert left == pytest.approx(right, rel=0.01)
    assert heard.is_set()
    heard.clear()
    long = "This is a very long sentence that nobody wants to hear to its end. " * 9
    voice.speak_to_end(long, False, heard.set)
    until = time.monotonic() + 8
    while energies(tape)[0] == left and time.monotonic() < until:
        time.sleep(0.02)
    voice.stop()
    cut, _ = wait_for_sound(tape)
    assert left < cut < 10 * left  # it began, and ended long before its end
    assert voice.has_voice()
    assert not heard.is_set()
    assert voice.alive()


def test_our_own_voice_bears_a_long_path(tmp_path: Path) -> None:
    """The voice's library cuts off paths of about 160 characters and would find no data."""
    loader = find_spec("espeakng_loader")
    if not loader or not loader.origin:
        pytest.skip("the own voice is a dependency on Linux only")
    far = tmp_path.joinpath(*["a_folder_with_quite_a_long_name"] * 6)
    far.mkdir(parents=True)
    (far / "espeakng_loader").symlink_to(Path(loader.origin).parent)
    code = (
        f"import sys; sys.path.insert(0, {str(far)!r})\n"
        "from playpalace_ludo.client.output.sound.espeak import Espeak, espeakng_data\n"
        "voice = Espeak(); voice.tune('en', '', 175)\n"
        "print(len(str(espeakng_data())) > 200, len(voice.synthesise('Your turn.')) > 10_000)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("True True\n", "")


def test_heavy_and_foreign_libraries_never_enter_the_client() -> None:
    code = (
        "import sys, time; from playpalace_ludo.client.output import devices, screen\n"
        "from playpalace_ludo.words import Line\n"
        "p = devices.open_presenter(str, screen.Screen(None), speech=['voice'])\n"
        "p.say(Line(text='Welcome.')); time.sleep(0.5); p.close()\n"
        "print(sorted({'espeakng_loader', 'pygame', 'numpy', 'accessible_output2', 'fluent',"
        " 'prompt_toolkit', 'asyncio'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("[]\n", "")


def test_no_device_is_said_and_nothing_breaks(
    monkeypatch: pytest.MonkeyPatch, open_link: Callable[..., WorkerLink]
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    link = open_link()
    sound = WorkerSound(link, Volumes())
    assert link.await_part("sound", 10) != ""
    sound.play(TimedCue("dice"))
    assert "no-such-driver" in sound.state()
    with pytest.raises(NotThere, match="no-such-driver"):
        OwnVoice(link)


def test_no_python_for_the_worker(open_link: Callable[..., WorkerLink]) -> None:
    link = open_link(["/no/such/program"])
    sound = WorkerSound(link, Volumes())
    sound.play(TimedCue("dice"))
    assert "No such file" in link.await_part("sound", 5)
    assert not link.alive()


def test_a_worker_that_never_reads_costs_the_game_nothing(
    open_link: Callable[..., WorkerLink],
) -> None:
    link = open_link([sys.executable, "-c", "import time; time.sleep(60)"])
    sound = WorkerSound(link, Volumes())
    for _ in range(5_000):  # far more than fits into a pipe: a write that waits would never return
        sound.play(TimedCue("dice"))
    assert link.await_part("sound", 0.05) == "no-answer:audio worker"
    assert sound.state() == "starting"


def test_a_worker_that_is_killed_is_noticed_and_started_again(
    tape: Path, open_link: Callable[..., WorkerLink], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = _children()
    link = open_link()
    sound = ready(link)
    (child,) = _children() - before
    os.kill(child, signal.SIGKILL)
    until = time.monotonic() + 10
    while link.alive() and time.monotonic() < until:
        time.sleep(0.01)
    assert sound.state() == "ended:audio worker"
    sound.play(TimedCue("dice"))
    assert not link.alive()  # not at once: a worker that always dies must not be started for ever
    monkeypatch.setattr(link_module, "RETRY", 0.0)
    while not link.alive() and time.monotonic() < until:
        sound.play(TimedCue("dice"))
        time.sleep(0.01)
    assert link.await_part("sound", 10) == ""
    assert sum(wait_for_sound(tape)) > 0


def _children() -> set[int]:
    task = Path(f"/proc/{os.getpid()}/task")
    if not task.exists():
        pytest.skip("needs /proc to find the worker's process")
    found: set[int] = set()
    for thread in task.iterdir():
        with suppress(FileNotFoundError):  # a thread that ended meanwhile
            found |= {int(word) for word in (thread / "children").read_text().split()}
    return found


def test_the_worker_ends_with_the_client(tape: Path) -> None:
    before = _children()
    link = WorkerLink()
    ready(link)
    assert _children() - before
    link.close(timeout=30.0)  # it ends by itself, on a busy machine too
    assert not _children() - before


def test_a_worker_that_hangs_is_ended_with_the_client() -> None:
    before = _children()
    link = WorkerLink([sys.executable, "-c", "import time; time.sleep(60)"])
    link.start()
    until = time.monotonic() + 30
    while not _children() - before and time.monotonic() < until:
        time.sleep(0.01)
    link.close(timeout=0.1)
    while _children() - before and time.monotonic() < until:
        time.sleep(0.01)
    assert not _children() - before


def test_a_broken_sound_file_costs_only_that_sound(
    tape: Path, tmp_path: Path, open_link: Callable[..., WorkerLink]
) -> None:
    folder = tmp_path / "sounds"
    folder.mkdir()
    (folder / "dice.ogg").write_bytes(b"not a sound")
    (folder / "menu-select.ogg").write_bytes(
        (resources.folder("sounds") / "menu-select.ogg").read_bytes()
    )
    patched = (
        "import playpalace_ludo.client.output.sound.worker as w, pathlib;"
        f"w.folder = lambda name: pathlib.Path({str(folder)!r}); w.main()"
    )
    sound = ready(open_link([sys.executable, "-c", patched]))
    sound.play(TimedCue("dice"), TimedCue("land"), TimedCue("menu-select"))
    assert sum(wait_for_sound(tape)) > 0


def test_every_cue_has_its_sound_files() -> None:
    folder = resources.folder("sounds")
    wanted = {TimedCue(name, own=own).file() for name in CUES for own in (True, False)}
    assert wanted == {path.stem for path in folder.glob("*.ogg")}
