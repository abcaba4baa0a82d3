"""A server's settings at a table in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from playpalace_ludo.cli import server_options
from playpalace_ludo.cli.main import main
from playpalace_ludo.words import Translator

FILE = """
variants = ["classic", "playpalace"]
[bots]
strength = "hard"
strengths = ["hard", "expert"]
[pace]
default = "fast"
[undo]
default = "next-throw"
[timer]
seconds = 60
[knobs."sixes.max"]
default = 2
max = 3
"""


def test_the_table_begins_as_on_the_server_and_the_rest_is_named(tmp_path: Path) -> None:
    path = tmp_path / "ludo_plus.toml"
    path.write_text(FILE, "utf-8")
    found = server_options.read(path)
    assert found.variant == "classic(sixes.max=2)"
    assert found.switches["table.bot"] == "hard" and found.switches["pace.speed"] == "fast"
    assert found.switches["table.undo"] == "own-turn" and found.switches["table.coins"] is False
    (told,) = map(Translator("en").say, found.told)
    assert told == (
        "Of ludo_plus.toml these count on a server only: bots.strengths, timer.seconds, "
        "knobs.sixes.max.max."
    )


def test_a_key_that_is_none_is_told_once(tmp_path: Path) -> None:
    path = tmp_path / "ludo_plus.toml"
    path.write_text("coins = 3\n[timer]\nseconds = 60\nminutes = 1\n[nonsense]\na = 1\n", "utf-8")
    told = " ".join(map(Translator("en").say, server_options.read(path).told))
    assert told.count("nonsense") == told.count("minutes") == told.count("timer.seconds") == 1
    assert "count on a server only: timer.seconds." in told


def test_a_rule_file_of_the_owner_is_found_beside_the_settings(tmp_path: Path) -> None:
    own = tmp_path / "hurry.toml"
    own.write_text('schema = 1\nkind = "cross"\nname = "hurry"\nbase = "classic"\n', "utf-8")
    path = tmp_path / "ludo_plus.toml"
    path.write_text('variants = ["hurry.toml"]\n', "utf-8")
    assert "hurry" in server_options.read(path).variant


def test_what_is_wrong_is_told_and_the_game_begins(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "ludo_plus.toml"
    path.write_text('[pace]\ndefault = "warp"\n', "utf-8")
    (told,) = map(Translator("en").say, server_options.read(path).told)
    assert told.startswith("ludo_plus.toml: pace.default") and "warp" in told
    assert main(["play", "--options", str(tmp_path / "none.toml"), "--lang", "en"]) == 2
    assert "name the ludo_plus.toml of a server" in capsys.readouterr().err
