"""The page served on this computer: its headers, its types, and a port that is taken."""

from __future__ import annotations

import socket
import struct
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from playpalace_ludo.cli.main import main
from playpalace_ludo.web import serve

ROOT = Path(__file__).parents[2]


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    (tmp_path / "index.html").write_text("<p>here</p>")
    (tmp_path / "ludo.wasm").write_bytes(b"\0asm")
    (tmp_path / "ludo.mjs").write_text("")
    server = serve.server(tmp_path, 0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://{serve.HOST}:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


def test_every_answer_has_the_headers_that_the_manual_names(address: str) -> None:
    page = (ROOT / "docs" / "web.md").read_text("utf-8")
    with urllib.request.urlopen(f"{address}/") as answer:
        for name, value in serve.HEADERS.items():
            assert answer.headers[name] == value
            assert f"{name}: {value}\n" in page
    with pytest.raises(urllib.error.HTTPError) as missing:
        urllib.request.urlopen(f"{address}/none")
    assert missing.value.headers["Content-Security-Policy"]
    missing.value.close()


def raw(address: str, path: str) -> bytes:
    """Ask for a path as it stands, and return the first line of the answer."""
    host, _, port = address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), timeout=10) as wire:
        wire.sendall(f"GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n".encode())
        return wire.makefile("rb").readline().strip()


@pytest.mark.parametrize(
    "path",
    [
        *("/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/more/../../secret.txt"),
        *("//etc/passwd", "/..\\secret.txt", "/C:/secret.txt", "http://here/../secret.txt"),
        *("/%00", "/ludo.mjs%00", "/more/", "/more", "/con", "/ludo.mjs/", "/ludo.mjs::$DATA"),
    ],
)
def test_nothing_but_the_files_of_the_page_is_served(
    path: str, address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Any page the player visits may ask here; a fault would be written on the terminal."""
    assert address.startswith("http://127.0.0.1:")
    (tmp_path / "more").mkdir()
    (tmp_path.parent / "secret.txt").write_text("not of the page")
    assert raw(address, path) == b"HTTP/1.1 404 Not Found"
    assert raw(address, "/ludo.mjs?again") == b"HTTP/1.1 200 OK"
    assert capsys.readouterr().err == ""


def test_a_name_that_only_the_system_knows_is_not_opened(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `con` on Windows, which no listing shows and `open` takes for the keyboard."""
    (tmp_path / "con").write_text("keys")
    assert raw(address, "/con") == b"HTTP/1.1 200 OK"
    listed = [tmp_path / "index.html"]
    monkeypatch.setattr(Path, "rglob", lambda folder, pattern: listed)
    assert raw(address, "/con") == b"HTTP/1.1 404 Not Found"


def test_who_hangs_up_leaves_no_word_on_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "index.html").write_bytes(b"x" * 5_000_000)
    server = serve.server(tmp_path, 0)
    with server, socket.create_connection(("127.0.0.1", server.server_address[1])) as wire:
        wire.sendall(b"GET / HTTP/1.1\r\n\r\n")
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        request, from_where = server.get_request()
        wire.close()
        server.process_request_thread(request, from_where)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("file", "kind"), [("ludo.wasm", "application/wasm"), ("ludo.mjs", "text/javascript")]
)
def test_browsers_take_what_has_its_type(address: str, file: str, kind: str) -> None:
    with urllib.request.urlopen(f"{address}/{file}") as answer:
        assert answer.headers["Content-Type"] == kind


def test_a_port_that_is_taken_is_told_and_no_other_one_is_chosen(
    address: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("playpalace_ludo.cli.web._page", lambda: tmp_path)
    port = address.rpartition(":")[2]
    assert main(["web", "--no-open", "--port", port, "--lang", "en"]) == 2
    assert f"Port {port} cannot be used." in capsys.readouterr().err


def test_a_folder_that_holds_something_else_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page, out = tmp_path / "page", tmp_path / "out"
    for folder, name in ((page, "files.json"), (out, "letters.txt")):
        folder.mkdir()
        (folder / name).write_text("{}")
    monkeypatch.setattr("playpalace_ludo.cli.web._page", lambda: page)
    assert main(["web", "--out", str(out), "--lang", "en"]) == 2
    assert "holds something else" in capsys.readouterr().err
    assert [path.name for path in out.iterdir()] == ["letters.txt"]
    assert main(["web", "--out", str(tmp_path / "new"), "--lang", "en"]) == 0
    assert (tmp_path / "new" / "files.json").is_file()
