"""A third host is one folder and one line: here is one that nobody has written."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from playpalace_ludo import hosts
from playpalace_ludo.hosts.install import detect, installation

THIRD = Path(__file__).parent / "third"

THE_LINE = "from playpalace_ludo import hosts\nhosts.HOSTS += ('attic',)\n"

PLAY = """
import importlib
from play import played
from server.messages.localization import Localization

game = played("Ann", "Ben", "Cleo")
for made in (type(game), type(game.options)):
    importlib.import_module(made.__module__)  # where a host's serialiser looks names up
print(game.get_category(), game.status)
print(sorted(place for _, place, _ in game.result.custom_data["standings"])[0])
print(any("pludo-host-game-name" in text for text in Localization.texts))
print(Localization.documents["ludo_plus"]["en"].splitlines()[0])
print(game.options.format_options_summary("en")[0])
"""

KEEP = """
import server.game_utils.actions as actions

del actions.Action
import server.games
from server.games.registry import GameRegistry

kept = GameRegistry.games["ludo_plus"]
print(kept.get_category(), kept.get_supported_leaderboards())
print(kept.from_json('{"host": "Ann", "players": []}').to_json())
"""


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> detect.ServerFolder:
    monkeypatch.syspath_prepend(str(THIRD))
    monkeypatch.setattr(hosts, "HOSTS", (*hosts.HOSTS, "attic"))
    return detect.find(THIRD)


def run(server: detect.ServerFolder, code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", THE_LINE + code],
        cwd=THIRD,
        env=detect.child_environment(server),
        capture_output=True,
        text=True,
    )


def test_it_is_found_and_has_a_python(server: detect.ServerFolder, tmp_path: Path) -> None:
    assert server.title == "Attic"
    assert detect.pick_python(server, sys.executable) == sys.executable
    with pytest.raises(Exception, match="PlayPalace nor a PlayAural nor a Attic server"):
        detect.find(tmp_path)


def test_a_game_of_bots_is_played_there_with_our_strings_and_rules(
    server: detect.ServerFolder,
) -> None:
    done = run(server, PLAY)
    assert done.returncode == 0 and done.stderr == "", done.stderr
    category, winner, strings, title, option = done.stdout.splitlines()
    assert category == "dusty-games finished" and winner == "1" and strings == "True"
    assert title == "# Ludo Plus Rules" and option.startswith("Variant")


def test_it_keeps_our_data_even_where_the_game_cannot_play(server: detect.ServerFolder) -> None:
    done = run(server, KEEP)
    assert "not offered on this Attic server" in done.stderr and "'Action'" in done.stderr
    assert done.stdout.splitlines() == [
        "dusty-games ['cobwebs']",
        '{"host": "Ann", "players": []}',
    ]


def test_its_database_is_backed_up_before_the_game_goes(
    server: detect.ServerFolder, tmp_path: Path
) -> None:
    shutil.copytree(THIRD, tmp_path / "third")
    server = detect.find(tmp_path / "third")
    installation.install(server)
    said = installation.uninstall(server)
    assert said[0].startswith("No attic.db was found")
    assert any("when Attic next starts" in sentence for sentence in said)
