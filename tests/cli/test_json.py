"""Every list of a command is also available as JSON, with the same sentences inside."""

from __future__ import annotations

import argparse
import json
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import playpalace_ludo as ludo
from playpalace_ludo.cli.main import COMMANDS, main
from playpalace_ludo.client.storage.tournaments import Tournaments
from playpalace_ludo.contest.tournament import KNOCK_OUT, Entrant, Tournament

ROOT = Path(__file__).parents[2]
SHIPPED = ROOT / "playpalace_ludo" / "variants"


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
    assert set(found[0]) == documented("variants")
    assert found[0]["players"] == [2, 4]
    assert [f"{one['name']}: {one['summary']}" for one in found] == plain(capsys, "variants")


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, "rules", "jota")
    assert set(found) == documented("rules")
    assert found["name"] == "jota"
    assert [*found["rules"], *found["warnings"]] == plain(capsys, "rules", "jota")


def test_show(capsys: pytest.CaptureFixture[str]) -> None:
    line = "playpalace red:12,Y,Y,H/yellow:3,Y,Y,Y red ? 0 9"
    found = told(capsys, "show", line)
    assert set(found) == documented("show")
    assert found["position"] == line and found["awaiting"] == "roll" and found["turn"] == "red"
    assert set(found["tokens"]) == {"red", "yellow"} and len(found["tokens"]["red"]) == 4
    assert found["lines"] == plain(capsys, "show", line)


def test_replay(capsys: pytest.CaptureFixture[str], record: str) -> None:
    found = told(capsys, "replay", record)
    assert set(found) == documented("replay")
    assert found["players"] == ["Ann", "Ben"] and found["over"] is True
    assert found["told"][-1]["awaiting"] == "over"
    assert [line for part in found["told"] for line in part["lines"]] == plain(
        capsys, "replay", record
    )


def test_verify(capsys: pytest.CaptureFixture[str], record: str) -> None:
    found = told(capsys, "verify", record, code=1)
    assert set(found) == documented("verify")
    assert found["holds"] is False and found["lines"] == plain(capsys, "verify", record)


def test_doctor(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    found = told(capsys, "doctor", "--speech", "none", "--config-dir", str(tmp_path))
    assert set(found) == documented("doctor")
    assert found["version"] == ludo.__version__ and found["lines"]
    assert found["folders"]["options"] == str(tmp_path)


def test_voices(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ("doctor", "--voices", "--speech", "none", "--config-dir", str(tmp_path))
    assert told(capsys, *words) == {"language": "en", "voices": []}


def test_positions(capsys: pytest.CaptureFixture[str], record: str) -> None:
    found = told(capsys, "replay", record, "--positions")
    assert found == plain(capsys, "replay", record, "--positions")


def test_check_of_a_good_file(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, "check", str(SHIPPED / "jota.toml"), "--games", "3")
    assert set(found) == documented("check")
    assert found["file"] == "jota.toml" and found["good"] is True and found["problems"] == []
    assert found["rules"] == told(capsys, "rules", "jota")["rules"]
    assert found["strict"]["kept"] + len(found["relaxed"]) == found["strict"]["of"]
    seen = [one for one in found["relaxed"] if one["position"]]
    assert seen and told(capsys, "show", seen[0]["position"])["position"] == seen[0]["position"]
    assert found["games"]["games"] == 3
    assert sum(seat["won"] for seat in found["games"]["seats"].values()) == found["games"]["ended"]
    assert told(capsys, "check", str(SHIPPED / "jota.toml"), "--games", "0")["games"] is None


def test_check_of_a_bad_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('base = "classic"\nname = "mine"\n\n[sixes]\nmaxx = 3\n', "utf-8")
    found = told(capsys, "check", str(file), code=2)
    assert {*found} == {"file", "good", "problems"} and found["good"] is False
    (problem,) = found["problems"]
    assert problem["line"] == 5 and problem["key"] == "sixes.maxx"
    assert main(["check", str(file), "--lang", "en"]) == 2
    assert problem["text"] == capsys.readouterr().err.splitlines()[0]


def test_check_of_a_file_whose_turns_do_not_end(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playpalace_ludo.lab.simulate.MOST_IN_A_TURN", 0)
    found = told(capsys, "check", str(SHIPPED / "jota.toml"), "--games", "1", code=2)
    assert found["good"] is False and found["games"]["stuck"] == 1


def test_analyse(capsys: pytest.CaptureFixture[str], record: str) -> None:
    found = told(capsys, "analyse", record, "--most", "2")
    assert set(found) == documented("analyse")
    assert found["players"] == {"red": "Ann", "blue": "Ben"} and found["over"] is True
    winner = {"red": 1.0, "blue": 0.0} if found["subject"] == "red" else {"red": 0.0, "blue": 1.0}
    assert found["turns"][-1]["chances"] == winner
    assert len(found["swings"]) == 2 and len(found["dearest"]) == 2
    assert found["dearest"][0]["cost"] >= found["dearest"][1]["cost"] > 0
    assert sum(one["given_away"] for one in found["choices"].values()) > 0
    assert found["lines"] == plain(capsys, "analyse", record, "--most", "2")


def test_puzzles(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, "puzzles", "--date", "2026-11-16")
    assert set(found) == documented("puzzles") and found["date"] == "2026-11-16"
    assert len(found["puzzles"]) == 3
    first = found["puzzles"][0]
    assert len(first["choices"]) > 1 and first["answers"] == []
    answered = told(capsys, "puzzles", "--date", "2026-11-16", "--answers")["puzzles"][0]
    assert answered["answers"][0]["move"] in first["choices"]
    chances = [one["chance"] for one in answered["answers"]]
    assert chances == sorted(chances, reverse=True) and len(chances) > 1
    assert answered["lines"][:-1] == first["lines"]


@pytest.fixture
def cup(tmp_path: Path) -> tuple[str, str]:
    """A knock-out of three, of which the first match has been played, beside a damaged file."""
    store = Tournaments(tmp_path)
    entrants = (Entrant("Ann"), Entrant("Ben"), Entrant("Cy", "hard"))
    made = Tournament("Cup", KNOCK_OUT, "quick", entrants).begin("r1")
    assert made.playing
    store.write(store.path_for("Cup"), made.finish(made.playing.players[0]), was=None)
    (tmp_path / "tournaments" / "torn.toml").write_text("nothing", "utf-8")
    return "--config-dir", str(tmp_path)


def test_tournaments(capsys: pytest.CaptureFixture[str], cup: tuple[str, str]) -> None:
    found = {one.pop("file"): one for one in told(capsys, "tournament", "list", *cup)}
    assert {"file", *found["cup"]} == documented("tournament list")
    assert found["cup"] == {
        "name": "Cup",
        "kind": "knock-out",
        "variant": "quick",
        "round": 2,
        "rounds": 2,
        "over": False,
    }
    assert [*found["torn"]] == ["problem"] and "line 1" in found["torn"]["problem"]
    found = told(capsys, "tournament", "standings", "cup", *cup)
    assert set(found) == documented("tournament standings")
    assert [row["player"] for row in found["standings"]][-1] == "Cy"
    assert found["standings"][-1]["out"] is True and found["next"] == ["Ann", "Ben"]
    found = told(capsys, "tournament", "rounds", "cup", *cup)
    assert set(found) == documented("tournament rounds")
    rest, played, final = found["matches"]
    assert rest["players"] == ["Ann"] and rest["winner"] == "Ann"
    assert played["winner"] == "Ben" and played["wins"] == [1, 0]
    assert final["over"] is False and final["winner"] is None


def test_scenarios(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "two.jsonl"
    given = {"phase": "lobby", "players": 1}
    good = {"id": "good", "preset": "classic", "given": given, "expect": {"can_start": False}}
    bad = {**good, "id": "bad", "expect": {"can_start": True}}
    left = {**good, "id": "left", "preset": "quick"}
    file.write_text("\n".join(map(json.dumps, (good, bad, left))), "utf-8")
    assert main(["scenarios", str(file), "--skip-preset", "quick", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert set(found) == documented("scenarios")
    assert found["passed"] == 1 and found["failed"] == 1 and found["skipped"] == {"preset quick": 1}
    assert found["failures"] == [
        {
            "id": "bad",
            "code": "scenario-differs",
            "field": "can_start",
            "expected": True,
            "got": False,
            "text": "can_start: expected true, got false",
        }
    ]


def test_a_scenario_fails_alike_for_programs_in_every_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "one.jsonl"
    file.write_text(json.dumps({"id": "bad", "given": {"phase": "dance"}}), "utf-8")
    heard = []
    for lang in ("en", "de"):
        assert main(["scenarios", str(file), "--json", "--lang", lang]) == 1
        (failure,) = json.loads(capsys.readouterr().out)["failures"]
        heard.append(failure.pop("text"))
        assert failure["code"] == "scenario-cannot-run"
        assert failure["problem"].startswith("scenario-phase (phase='dance', known=")
    assert heard[0] != heard[1]


def test_games_of_bots_and_of_ones_own(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bots = ("--games", "2", "--quiet")
    found = told(capsys, "arena", "--variant", "quick", "--seats", "random,random", *bots)
    assert set(found) == documented("arena")
    found = told(capsys, "balance", "quick", "--strength", "easy", "--players", "2", *bots)
    assert set(found) == documented("balance")
    found = told(capsys, "stats", "--quick", "--quiet", "--config-dir", str(tmp_path))
    assert set(found) == documented("stats") and found["table"] == []


def test_every_command_with_json_is_in_the_manual() -> None:
    named = {row.split()[0] for row in rows()}
    having = {name for name in COMMANDS if "--json" in options(name)}
    assert named == having


def options(command: str) -> set[str]:
    """All options of a command and of what follows it."""
    parser = argparse.ArgumentParser()
    import_module(f"playpalace_ludo.cli.{command.replace('-', '_')}").add_arguments(parser)
    found: set[str] = set()
    for action in parser._actions:
        found.update(action.option_strings)
        if isinstance(action, argparse._SubParsersAction):
            for part in action.choices.values():
                found.update(part._option_string_actions)
    return found


def rows() -> dict[str, set[str]]:
    """The manual's table of the first keys of each command's answer."""
    text = (ROOT / "docs" / "notation.md").read_text("utf-8").partition("\n## For programs")[2]
    found = re.findall(r"^\| `([^`]+)` \| ([^|]+) \|", text, re.MULTILINE)
    return {command: set(re.findall("`([^`]+)`", keys)) for command, keys in found}


def documented(command: str) -> set[str]:
    return rows()[command]
