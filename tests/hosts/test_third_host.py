"""A third host is one folder and one line: here is one that nobody has written."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from playpalace_ludo import hosts
from playpalace_ludo.hosts.install import detect, installation
from tests.hosts.checkouts import english

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
print(Localization.get("de", "game-name-ludo_plus"), Localization.get("de", "game-name-chess"))
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


ENDINGS = """
from play import GameRegistry, played

game = played("Ann", "Ben")
for steps in (game.finishing(), game.closing()):
    print([step.name for step in steps])
done = []
for name, part in (("coins", game.coins), ("dice", game.dice), ("autosave", game.autosave)):
    for act in ("pay_out", "give_back", "tell_seed", "let_go"):
        if hasattr(part, act):
            setattr(part, act, lambda name=name, act=act: done.append(f"{name}.{act}"))
game.finish_game()
print(done)
"""
FAULTS = """
import sys
from playpalace_ludo.hosts.game.faults import FORGIVEN_AFTER, MOST
from play import GameRegistry, Player

def seated(*names):
    game = GameRegistry.games["ludo_plus"]()
    game.players += [Player(name, name) for name in names]
    game.on_start()
    return game

ours, theirs = seated("Ann", "Ben"), seated("Cleo", "Dan")
assert ours.hosted is not None and theirs.hosted is not None
heard = []
ours.audience.tell_all = lambda message: heard.append(message.id)
ours.hosted.announcer.tell_all = lambda name, **values: heard.append(name)

def broken():
    raise ZeroDivisionError("a fault of ours")

ours.hosted.tick = broken
ticks = 0
while ours.status == "playing":
    for game in (ours, theirs):
        game.on_tick()  # none of them raises
    ticks += 1
    assert ticks < FORGIVEN_AFTER
print(heard == ["pludo-host-fault"] * (MOST - 1) + ["pludo-host-fault-end"], ours.status)
while theirs.status == "playing":
    theirs.on_tick()
print(theirs.status)
theirs.promises.takes = lambda player, event: broken()
theirs.handle_event(theirs.players[0], {"type": "keybind", "key": "d"})  # does not raise
print(theirs.faults.count)
ours.hosted = None
ours.faults.count = 0
for _ in range(50):  # in a lobby that fails on every tick
    try:
        broken()
    except ZeroDivisionError:
        ours.faults.handle()
print(ours.status)
"""

FAULTY_HANDLING = """
from play import GameRegistry, Player

def broken(*asked, **named):
    raise ZeroDivisionError("a fault of ours")

game = GameRegistry.games["ludo_plus"]()
game.players += [Player(name, name) for name in ("Ann", "Ben")]
game.on_start()
game.hosted.tick = game.hosted.announcer.tell_all = broken
for _ in range(50):
    game.on_tick()  # does not raise
print(game.hosted)
"""
SPOILT = """
import json
from playpalace_ludo.hosts.game import saves
from play import Game, GameRegistry

kept = []
saves.set_aside = lambda folder, text: kept.append(text)

def broken(data, *more, **named):
    raise ZeroDivisionError("no table of ours")

Game.from_json = broken
ours = GameRegistry.games["ludo_plus"]
players = [{"id": "1", "name": "Ann"}, {"id": "2", "name": "Bot", "is_bot": True}]
whole = json.dumps({"host": "Ann", "players": players, "status": "playing"})
for spoilt in (whole, whole[:-22], whole.encode(), b"\\xff[", "[" * 100_000):
    game = ours.from_json(spoilt)  # does not raise
    print(len(kept), *(player.name for player in game.players if not player.is_bot))
"""

FLOOD = """
from types import SimpleNamespace
from playpalace_ludo.hosts.game.intake import MOST_PER_TICK, PACKET_HANDLERS
from play import Game, GameRegistry, Player

heard = []
Game.handle_event = lambda game, player, event: heard.append(player.id)
game = GameRegistry.games["ludo_plus"]()
game.players += [Player(name, name) for name in ("Ann", "Ben")]
game.on_start()
for _ in range(2):
    for _ in range(50):
        game.handle_event(game.players[0], {"type": "keybind", "key": "d"})
    game.handle_event(game.players[1], {"type": "keybind", "key": ["d"]})
    game.handle_event(game.players[1], {"type": "keybind", "key": "d"})
    print(heard == ["Ann"] * MOST_PER_TICK + ["Ben"])
    heard.clear()
    game.on_tick()

server = SimpleNamespace(**dict.fromkeys(PACKET_HANDLERS, print))
game._table = SimpleNamespace(_server=server, _db=None)
game.setup_keybinds()
print([name for name in PACKET_HANDLERS if getattr(server, name) is print])
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
    with pytest.raises(Exception, match=r"host-unknown .*PlayPalace.*PlayAural.*Attic"):
        detect.find(tmp_path)


def test_a_game_of_bots_is_played_there_with_our_strings_and_rules(
    server: detect.ServerFolder,
) -> None:
    done = run(server, PLAY)
    assert done.returncode == 0 and done.stderr == "", done.stderr
    category, winner, strings, title, option = done.stdout.splitlines()
    assert (
        category == "dusty-games finished"
        and winner == "1"
        and strings == "Ludo Plus <game-name-chess>"
    )
    assert title == "# Ludo Plus Rules" and option.startswith("Variant")


def test_an_ending_pays_before_it_lets_go_of_the_save(server: detect.ServerFolder) -> None:
    """The order in which a killed server neither pays twice nor loses a game."""
    done = run(server, ENDINGS)
    assert done.returncode == 0, done.stderr
    finishing, closing, carried_out = (ast.literal_eval(line) for line in done.stdout.splitlines())
    assert finishing == [
        "the coins are paid",
        "the seed of the dice is told",
        "the series goes on",
        "the save is let go",
        "the host stores the result",
    ]
    assert closing[0] == "the stakes are given back" and closing[-1] == "the save is let go"
    assert carried_out == ["coins.pay_out", "dice.tell_seed", "autosave.let_go"]


def test_a_fault_of_ours_ends_one_table_at_most_and_is_told_there(
    server: detect.ServerFolder,
) -> None:
    done = run(server, FAULTS)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["True waiting", "finished", "1", "waiting"]
    told = done.stderr.count("a fault at this position")
    assert told == 3 + 1 + 3, "a lobby that fails on every tick has said so"


def test_a_fault_while_a_fault_is_handled_stays_at_that_table(server: detect.ServerFolder) -> None:
    done = run(server, FAULTY_HANDLING)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["None"]
    assert "a fault while handling a fault" in done.stderr


def test_a_table_that_cannot_be_read_is_set_aside_and_keeps_its_players(
    server: detect.ServerFolder,
) -> None:
    done = run(server, SPOILT)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["1 Ann", "2 Ann", "3 Ann", "4", "5"]
    assert done.stderr.count("a saved table cannot be read (no table of ours)") == 5


def test_floods_and_broken_packets_reach_no_game_and_packets_of_others_come_between(
    server: detect.ServerFolder,
) -> None:
    done = run(server, FLOOD)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["True", "True", "[]"]


def test_it_keeps_our_data_even_where_the_game_cannot_play(server: detect.ServerFolder) -> None:
    done = run(server, KEEP)
    assert "not offered on this Attic server" in done.stderr and "no Action in" in done.stderr
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
    said = english(installation.uninstall(server))
    assert said[0].startswith("No attic.db was found")
    assert any("when Attic next starts" in sentence for sentence in said)
