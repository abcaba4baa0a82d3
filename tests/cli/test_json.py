"""Whatever a command lists, programs can have as JSON, with the same sentences inside."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import playpalace_ludo as ludo
from playpalace_ludo.cli.main import main


def told(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> Any:
    assert main([*words, "--json", "--lang", "en"]) == code
    return json.loads(capsys.readouterr().out)


def plain(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    main([*words, "--lang", "en"])
    return capsys.readouterr().out.splitlines()


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "game.ludo"
    game = ludo.new_game("quick", players=["Ann", "Ben"], seed=2).finish()
    path.write_text(game.record, "utf-8")
    return str(path)


def test_variants(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, "variants")
    assert [one["name"] for one in found][:2] == ["playpalace", "classic"]
    assert found[0]["players"] == [2, 4]
    assert [f"{one['name']}: {one['summary']}" for one in found] == plain(capsys, "variants")


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, "rules", "jota")
    assert found["name"] == "jota"
    assert [*found["rules"], *found["warnings"]] == plain(capsys, "rules", "jota")


def test_show(capsys: pytest.CaptureFixture[str]) -> None:
    line = "playpalace red:12,Y,Y,H/yellow:3,Y,Y,Y red ? 0 9"
    found = told(capsys, "show", line)
    assert found["position"] == line and found["awaiting"] == "roll" and found["turn"] == "red"
    assert set(found["tokens"]) == {"red", "yellow"} and len(found["tokens"]["red"]) == 4
    assert found["lines"] == plain(capsys, "show", line)


def test_replay(capsys: pytest.CaptureFixture[str], record: str) -> None:
    found = told(capsys, "replay", record)
    assert found["players"] == ["Ann", "Ben"] and found["over"] is True
    assert found["told"][-1]["awaiting"] == "over"
    assert [line for part in found["told"] for line in part["lines"]] == plain(
        capsys, "replay", record
    )


def test_verify(capsys: pytest.CaptureFixture[str], record: str) -> None:
    found = told(capsys, "verify", record, code=1)
    assert found["holds"] is False and found["lines"] == plain(capsys, "verify", record)


def test_doctor(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    found = told(capsys, "doctor", "--speech", "none", "--config-dir", str(tmp_path))
    assert found["version"] == ludo.__version__ and found["lines"]
    assert found["folders"]["options"] == str(tmp_path)
