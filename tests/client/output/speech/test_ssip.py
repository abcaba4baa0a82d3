"""Our own speech-dispatcher client: where it connects, and how it starts a server."""

import socket
import sys
from pathlib import Path
from typing import Any

import pytest

from playpalace_ludo.client.output.speech import ssip

UNIX_SHELL = pytest.mark.skipif(sys.platform == "win32", reason="written for a Unix shell")


def test_the_usual_place_is_in_the_runtime_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SPEECHD_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/run/user/7")
    assert ssip._address() == ("unix_socket", "/run/user/7/speech-dispatcher/speechd.sock")


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("unix_socket:/a/b.sock", ("unix_socket", "/a/b.sock")),
        ("inet_socket:elsewhere:7000", ("inet_socket", "elsewhere:7000")),
        ("inet_socket:elsewhere", ("inet_socket", "elsewhere:6560")),
        ("inet_socket", ("inet_socket", "127.0.0.1:6560")),
    ],
)
def test_an_address_from_the_environment(
    given: str, expected: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", given)
    assert ssip._address() == expected


@pytest.mark.parametrize("given", ["nonsense", "unix_socket:", "inet_socket:host:door"])
def test_a_wrong_address_is_explained(given: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", given)
    with pytest.raises(ssip.SSIPError, match="must look like unix_socket:/path"):
        ssip.SSIPClient("")


def test_a_refused_command_raises(ssip_server: Any) -> None:
    client = ssip.SSIPClient("")
    with pytest.raises(ssip.SSIPError, match="500 ERR INVALID COMMAND"):
        client._command("DANCE")
    client.close()


def test_it_tells_what_becomes_of_a_text(ssip_server: Any, until: Any) -> None:
    """Also when the event comes before the number of the text has been learned."""
    client = ssip.SSIPClient("")
    happened: list[str] = []
    ssip_server.events = ["701-1\r\n701-7\r\n701 BEGIN", "702-1\r\n702-7\r\n702 END"]
    client.speak("Your turn.", happened.append, (ssip.CallbackType.END,))
    until(lambda: happened == ["end"])
    client.speak("And again.", happened.append)
    until(lambda: happened == ["end", "begin", "end"])
    client.close()


def test_a_server_that_ends_is_noticed(ssip_server: Any) -> None:
    client = ssip.SSIPClient("")
    client._command("QUIT")
    with pytest.raises((ssip.SSIPError, OSError)):
        client.speak("Your turn.")
    with pytest.raises((ssip.SSIPError, OSError)):
        client.close()


def test_over_the_network_too(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        monkeypatch.setenv("SPEECHD_ADDRESS", f"inet_socket:127.0.0.1:{port}")
        connection = ssip._connect()
        connection.close()


@UNIX_SHELL
def test_a_distant_server_is_never_started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = tmp_path / "speech-dispatcher"
    program.write_text("#!/bin/sh\nexit 0\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ssip.SSIPError, match=r"not-running:speech-dispatcher at far\.away:6560"):
        ssip._spawn("inet_socket", "far.away:6560")


@UNIX_SHELL
def test_a_server_that_is_installed_is_started(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = tmp_path / "speech-dispatcher"
    program.write_text(f'#!/bin/sh\necho "$@" > {tmp_path}/asked\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    ssip._spawn("unix_socket", "/somewhere/s.sock")
    assert (tmp_path / "asked").read_text().split() == [
        "--spawn",
        "--communication-method",
        "unix_socket",
        "--socket-path",
        "/somewhere/s.sock",
    ]


@UNIX_SHELL
def test_a_server_that_does_not_start_is_explained(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = tmp_path / "speech-dispatcher"
    program.write_text("#!/bin/sh\necho no audio >&2\nexit 1\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ssip.SSIPError, match="did not start: no audio"):
        ssip._spawn("unix_socket", "/somewhere/s.sock")


def test_a_setting_of_two_lines_is_no_second_command(ssip_server: Any) -> None:
    client = ssip.SSIPClient("name\r\nSET all VOLUME -100")
    client.set_synthesis_voice("anna\r\nSET all VOLUME -100\r\n")
    client.set_language("de\nDANCE")
    client.close()
    assert not [command for command in ssip_server.log if command.startswith("SET all")]
    assert "DANCE" not in ssip_server.log
    assert "SET self SYNTHESIS_VOICE anna SET all VOLUME -100" in ssip_server.log
