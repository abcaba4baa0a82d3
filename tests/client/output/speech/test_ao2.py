"""accessible-output2: its real speech-dispatcher class, and recorded calls on the others.

NVDA, JAWS, SAPI and VoiceOver run on Windows and macOS only. Their classes here have the methods
of the real ones and record what reaches them.
"""

import sys
import threading
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from playpalace_ludo.client.output.speech import (
    Candidate,
    NotThere,
    Voice,
    ao2,
    ssip,
)
from playpalace_ludo.client.output.speech.speaker import Speaker
from playpalace_ludo.words import Line, Priority


@pytest.fixture(autouse=True)
def no_debian_module(monkeypatch: pytest.MonkeyPatch) -> None:
    """Behave as a virtual environment does, where Debian's speechd cannot be seen."""
    monkeypatch.delitem(sys.modules, "speechd", raising=False)
    monkeypatch.setattr(sys, "path", [p for p in sys.path if "dist-packages" not in p])


def test_the_real_class_speaks_through_our_client(ssip_server: Any) -> None:
    output = ao2.open_output("speech_dispatcher")
    output.tune(Voice(rate=75, language="de", name="Anna"))
    output.speak("Your turn", False)
    output.speak(".. dots and & signs", True)
    output.stop()
    output.close()
    assert sys.modules["speechd"] is ssip
    assert ssip_server.log == [
        ssip_server.log[0],
        "SET self PRIORITY message",
        *(f"SET self NOTIFICATION {event} on" for event in ("BEGIN", "END", "CANCEL")),
        "SET self LANGUAGE de",
        "SET self SYNTHESIS_VOICE Anna",
        "SET self RATE 50",
        "speak 'Your turn'",
        "cancel",
        "speak '.. dots and & signs'",
        "cancel",
        "quit",
    ]
    assert ssip_server.log[0].startswith("SET self CLIENT_NAME ")


def test_speech_dispatcher_lists_the_voices_of_a_language(ssip_server: Any) -> None:
    output = ao2.open_output("speech_dispatcher")
    assert output.voices("de") == ["Anna"]
    assert output.voices("en") == ["Bob"]
    assert output.voices("de-AT") == ["Anna"], "another region is better than none"
    output.close()


def test_nothing_is_printed_when_the_server_is_missing(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", "unix_socket:/nowhere/at/all.sock")
    monkeypatch.setenv("PATH", "")
    with pytest.raises(NotThere, match="not-running:speech-dispatcher"):
        ao2.open_output("speech_dispatcher")
    assert capfd.readouterr() == ("", "")


def test_a_server_that_dies_is_noticed_and_the_line_is_spoken_elsewhere(
    ssip_server: Any, make_output: Any, until: Callable[..., None]
) -> None:
    rescue = make_output("rescue")
    speaker = Speaker([*ao2.speech_dispatcher(), rescue.candidate()])
    until(lambda: speaker.current() == "speech-dispatcher")
    speaker.say(Line(text="before"))
    until(lambda: "speak 'before'" in ssip_server.log)
    ssip_server.frozen = True
    speaker.say(Line(text="after", priority=Priority.ASKED), interrupt=True)
    until(lambda: rescue.spoken() == ["after"])
    speaker.close()


class Reader:
    """The methods common to all classes of accessible-output2."""

    def __init__(self) -> None:
        self.calls: list[tuple[object, ...]] = []

    def is_active(self) -> bool:
        return True

    def speak(self, text: str, interrupt: bool = False) -> None:
        self.calls.append(("speak", text, interrupt))

    def braille(self, text: str) -> None:
        self.calls.append(("braille", text))

    def output(self, text: str) -> None:
        raise AssertionError("output() speaks and then raises; it must not be called")


class Silenceable(Reader):
    def silence(self) -> None:
        self.calls.append(("silence",))


class Jaws(Reader):
    """JAWS has no silence(); its COM object stops speech."""

    def __init__(self) -> None:
        super().__init__()
        self.object = self

    def StopSpeech(self) -> None:
        self.calls.append(("StopSpeech",))


class Token:
    """A voice of Windows; one that has no language refuses to say so."""

    def __init__(self, language: str) -> None:
        self._language = language

    def GetAttribute(self, name: str) -> str:
        if not self._language:
            raise OSError(name)
        return self._language


class Sapi(Silenceable):
    def __init__(self) -> None:
        super().__init__()
        self._voices = {
            **{"Zira": Token("409;9"), "Hedda": Token("407"), "Ivo": Token("")},
            "Danica": Token("241A"),
        }
        self._voice = "Zira"

    def list_voices(self) -> list[str]:
        return list(self._voices)

    def get_voice(self) -> str:
        return self._voice

    def set_voice(self, name: str) -> None:
        self._voice = name
        self.calls.append(("voice", name))

    def set_rate(self, rate: int) -> None:
        self.calls.append(("rate", rate))


def plug_in(monkeypatch: pytest.MonkeyPatch, name: str, output_class: type) -> ModuleType:
    module = ModuleType(f"accessible_output2.outputs.{name}")
    module.output_class = output_class  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    return module


def reader_calls(output: Any) -> list[tuple[object, ...]]:
    calls: list[tuple[object, ...]] = output._reader.calls
    return calls


def speak_through(candidate: Candidate, until: Callable[..., None]) -> Any:
    """Let the whole chain speak a line, an answer and a stop through one reader."""
    opened: list[Any] = []

    def build() -> Any:
        opened.append(candidate.build())
        return opened[0]

    speaker = Speaker([Candidate(candidate.name, candidate.key, candidate.title, build)])
    speaker.say(Line(text="Six & <five>"))
    speaker.say(Line(text="Your turn", priority=Priority.ASKED), interrupt=True)
    until(lambda: opened and ("speak", "Your turn", True) in reader_calls(opened[0]))
    speaker.stop()
    until(lambda: reader_calls(opened[0])[-1][0] in {"silence", "StopSpeech"})
    speaker.close()
    return opened[0]


@pytest.mark.parametrize(
    ("module", "output_class", "name", "stop"),
    [
        ("nvda", Silenceable, "NVDA", ("silence",)),
        ("jaws", Jaws, "JAWS", ("StopSpeech",)),
    ],
)
def test_nvda_and_jaws_get_speech_and_braille(
    module: str,
    output_class: type,
    name: str,
    stop: tuple[str],
    monkeypatch: pytest.MonkeyPatch,
    until: Callable[..., None],
) -> None:
    plug_in(monkeypatch, module, output_class)
    candidate = next(c for c in ao2.readers("win32") if c.key == module)
    output = speak_through(candidate, until)
    assert output.name == name
    assert reader_calls(output)[-3:] == [
        ("speak", "Your turn", True),
        ("braille", "Your turn"),
        stop,
    ]


def test_voiceover_gets_speech_only(
    monkeypatch: pytest.MonkeyPatch, until: Callable[..., None]
) -> None:
    plug_in(monkeypatch, "voiceover", Silenceable)
    output = speak_through(ao2.readers("darwin")[0], until)
    assert output.name == "VoiceOver"
    assert not [call for call in reader_calls(output) if call[0] == "braille"]


def test_sapi_gets_escaped_text_rate_and_voice(monkeypatch: pytest.MonkeyPatch) -> None:
    plug_in(monkeypatch, "sapi5", Sapi)
    output = ao2.system_voice("win32")[0].build()
    output.tune(Voice(rate=100, name="Hedda"))
    output.tune(Voice(rate=0, name="nobody"))
    output.speak("A & B < C", False)
    assert reader_calls(output) == [
        ("voice", "Hedda"),
        ("rate", 10),
        ("voice", "Zira"),  # the usual one again
        ("rate", -10),
        ("speak", "A &amp; B < C", False),  # the class itself escapes the other sign
    ]


def test_sapi_has_a_voice_for_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    plug_in(monkeypatch, "sapi5", Sapi)
    output = ao2.system_voice("win32")[0].build()
    assert output.voices("de") == ["Hedda", "Ivo"]
    assert output.voices("en") == ["Zira", "Ivo"]
    assert output.voices("sr") == ["Ivo", "Danica"]
    for language in ("en", "de", "de", "en"):
        output.tune(Voice(language=language))
    output.tune(Voice(language="de", name="Ivo"))
    assert [call[1] for call in reader_calls(output)] == ["Hedda", "Zira", "Ivo"]


def test_a_broken_class_does_not_harm_the_others(
    monkeypatch: pytest.MonkeyPatch, until: Callable[..., None]
) -> None:
    class Broken(Reader):
        def __init__(self) -> None:
            raise OSError("not a valid Win32 application")

    class Inactive(Reader):
        def is_active(self) -> bool:
            return False

    for module in ao2.READERS["win32"]:
        plug_in(monkeypatch, module, Inactive)
    plug_in(monkeypatch, "nvda", Broken)
    plug_in(monkeypatch, "jaws", Jaws)
    speaker = Speaker(ao2.readers("win32"))
    until(lambda: speaker.current() == "JAWS")
    problems = {report.output: report.problem for report in speaker.settle(1.0)}
    assert problems["NVDA"] == "not a valid Win32 application"
    assert problems["ZDSR"] == "not-running:ZDSR"
    speaker.close()


def test_the_package_missing_is_a_problem_doctor_can_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "accessible_output2.outputs.nvda", None)
    with pytest.raises(NotThere, match="not-installed:accessible-output2"):
        ao2.open_output("nvda")


def test_what_the_class_prints_stays_unheard(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    module = plug_in(monkeypatch, "nvda", Silenceable)
    ao2.open_output("nvda")
    exec("print('noise')", module.__dict__)
    assert capfd.readouterr() == ("", "")


def test_each_reader_lives_in_its_own_thread(
    monkeypatch: pytest.MonkeyPatch, until: Callable[..., None]
) -> None:
    built: dict[str, int] = {}

    class Noted(Silenceable):
        def __init__(self) -> None:
            super().__init__()
            built[str(len(built))] = threading.get_ident()

    for module in ao2.READERS["win32"]:
        plug_in(monkeypatch, module, Noted)
    speaker = Speaker(ao2.readers("win32"))
    until(lambda: len(built) == len(ao2.READERS["win32"]))
    assert len(set(built.values())) == len(built)
    speaker.close()
