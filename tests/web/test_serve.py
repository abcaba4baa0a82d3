"""The page served on this computer: its headers, its types, and a port that is taken."""

from __future__ import annotations

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
