"""`playpalace-ludo stats`: the same history in words, as a table, as JSON and as a picture."""

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from playpalace_ludo.cli import compiled
from playpalace_ludo.cli.main import main
from playpalace_ludo.client.storage.past_games import FILE_NAME
from tests.client.pages.test_look_back import keep
from tests.client.storage.test_past_games import short
from tests.review.bot_games import played


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    keep(tmp_path, played("playpalace", "easy", "easy", names=("Ann", "Ben")), "", "easy")
    keep(tmp_path, short("Ann", "Ben"), "", "hard", name="2026-11-02-200000-short")
    (tmp_path / "finished" / "bad.ludo").write_text("nonsense", "utf-8")
    return tmp_path


def said(folder: Path, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["stats", "--config-dir", str(folder), "--quiet", "--lang", "en", *words]) == 0
    return capsys.readouterr().out


def test_in_words(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(folder, capsys).splitlines()
    assert lines[0].startswith("2 games, ")
    assert [line for line in lines if line.startswith("Skill: ")]
    assert lines[-1] == "One record is left out: it cannot be read."


def test_quickly_without_luck_and_skill(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Luck and skill are left out." in said(folder, capsys, "--quick")


def test_as_a_table_and_as_json(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = list(csv.DictReader(io.StringIO(said(folder, capsys, "--csv", "--quick"))))
    assert [row["bots"] for row in rows] == ["easy", "hard"]
    found = json.loads(said(folder, capsys, "--json", "--quick"))
    assert found["left_out"] == {"damaged": 1, "foreign": 0}
    assert [str(row["turns"]) for row in found["table"]] == [row["turns"] for row in rows]


@pytest.mark.parametrize("name", ["games.svg", "games.png"])
def test_as_a_picture(folder: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    said(folder, capsys, "--quick", "--plot", str(folder / name))
    start = (folder / name).read_bytes()[:8]
    assert start.startswith(b"\x89PNG" if name.endswith("png") else b"<?xml")


def test_whoever_has_not_played_hears_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said(tmp_path, capsys).startswith("You have no finished game yet.")
    picture = str(tmp_path / "none.png")
    pytest.importorskip("matplotlib")
    assert main(["stats", "--config-dir", str(tmp_path), "--plot", picture]) == 2
    assert "there is no finished game to draw" in capsys.readouterr().err


def test_many_games_are_judged_in_compiled_code_with_the_same_figures(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numba", reason="needs the extra [lab]")
    from playpalace_ludo.lab import quick_net
    from playpalace_ludo.lab.quick_net import QuickNet

    foresee, judged = QuickNet.foresee, 0

    def counted(net: QuickNet, *asked: Any, **how: Any) -> Any:
        nonlocal judged
        judged += 1
        return foresee(net, *asked, **how)

    monkeypatch.setattr(QuickNet, "foresee", counted)
    monkeypatch.setattr(compiled, "PAYS_COMPILING", 1e9)
    monkeypatch.setattr(quick_net, "is_compiled", lambda: False)
    plainly = json.loads(said(folder, capsys, "--json"))
    (folder / FILE_NAME).unlink()
    assert not judged
    monkeypatch.setattr(compiled, "PAYS_COMPILING", 0.0)
    assert json.loads(said(folder, capsys, "--json")) == plainly
    before = judged
    assert before
    assert json.loads(said(folder, capsys, "--json")) == plainly
    assert judged == before, "games whose figures are kept are not judged again"
