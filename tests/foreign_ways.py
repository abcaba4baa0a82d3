"""Every way for untrusted text to reach the loader of rules.

Run as a program it goes every way with one text, for a tool that watches it from outside.
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import playpalace_ludo as ludo
from playpalace_ludo import variants
from playpalace_ludo.cli.main import main
from playpalace_ludo.client.game import RulesGone
from playpalace_ludo.client.pages.game_page import GamePage
from playpalace_ludo.client.pages.online import records
from playpalace_ludo.client.storage.past_games import PastGames
from playpalace_ludo.client.storage.saves import Saves
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.match import Match
from playpalace_ludo.hosts.game.saves import pack, unpack
from playpalace_ludo.lab import scenarios
from playpalace_ludo.review.puzzles import Puzzle
from playpalace_ludo.settings import SETTINGS, reader
from playpalace_ludo.settings.store import ServerSettings
from playpalace_ludo.table import dice_check
from playpalace_ludo.work import finish
from tests.client.conftest import Desk

PLACES = "red:Y,Y,Y,Y/yellow:Y,Y,Y,Y red ? 0 1"


class Text:
    """Untrusted text: the rules it names, and the folder it claims they are in."""

    def __init__(self, spec: str, folder: str, place: Path) -> None:
        self.spec = spec
        self.folder = folder
        self.place = place
        """The player's folder."""

    def record(self, *, over: bool = False) -> str:
        played = "1. red 1\n2. green 2#\n= draw red green\n" if over else ""
        return (
            f"format = 1\nvariant = {_quoted(self.spec)}\n"
            'seats = ["red", "green"]\nplayers = ["Ann", "Ben"]\n'
            f'[table]\nfolder = {_quoted(self.folder)}\nbots = ["", "easy"]\n\n---\n{played}'
        )

    def position(self) -> str:
        return f"{self.spec} {PLACES}"

    def file(self, name: str, text: str) -> Path:
        path = self.place / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        return path


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\") + '"'


def pushed_by_a_server(text: Text) -> bool:
    return "not-kept" not in records.keep(Saves(text.place), text.record(), "example.org").id


def imported_from_a_file(text: Text) -> bool:
    return "not-kept" not in records.take_in(Saves(text.place), text.record(over=True)).id


def copied_among_the_saves(text: Text) -> bool:
    """Listed in the menu, gone on with by Enter; a question that comes up is left alone."""
    path = text.file("games/game.ludo", text.record())
    client = Desk(text.place, [], {})
    client.home.open()
    client.home.carry_on(path)
    path.unlink()
    return isinstance(client.app.pages[0], GamePage)


def finished_and_looked_at(text: Text) -> bool:
    text.file("finished/game.ludo", text.record(over=True))
    client = Desk(text.place, [], {})
    client.home.open()
    heard = client.press("f", "enter", "enter", "enter")
    return not any("rules" in line for line in heard)


def counted_in_statistics(text: Text) -> bool:
    text.file("finished/game.ludo", text.record(over=True))
    past = PastGames(Saves(text.place), "Ann", datetime.now())
    return bool(finish(past.read(looking=False)).games)


def in_a_tournament(text: Text) -> bool:
    made = 'format = 1\nname = "Cup"\nkind = "knock-out"\n'
    made += f"variant = {_quoted(text.spec)}\ngames = 1\n"
    made += '[[player]]\nname = "Ann"\n[[player]]\nname = "Ada"\nbot = "easy"\n'
    path = text.file("tournaments/cup.toml", made)
    client = Desk(text.place, [], {})
    client.home.tournaments.open(path, play=True)
    path.unlink()
    return len(client.app.saves.unfinished()) == 1


def saved_by_a_host(text: Text) -> bool:
    load = reader.read(text.place, ("random",)).load
    Match.restore(text.position(), unpack(pack(text.record())), load)
    return True


def kept_by_a_table(text: Text) -> bool:
    """The settings of a saved table, as a host's database has them."""
    settings = ServerSettings(text.place / SETTINGS, ("random",))
    kept = settings.of(json.dumps({"variants": [text.spec, text.folder, f"{text.folder}.toml"]}))
    return kept.problems != () and text.spec in [rules.spec for rules in kept.rules.values()]


def changed_from_a_table(text: Text) -> bool:
    """Text typed by a remote administrator, and the file that keeps it."""
    settings = ServerSettings(text.place / SETTINGS, ("random",))
    changed = settings.change("variants", [text.spec])
    lobby = f"variants = [{_quoted(text.spec)}, {_quoted(text.folder + '.toml')}]\n"
    path = text.file("ludo_plus.lobby.toml", lobby)
    reader.read_file(text.place / SETTINGS, ("random",))
    path.unlink()
    return changed is None


def read_by_a_program(text: Text) -> bool:
    ludo.read_record(text.record(over=True))
    ludo.read_position(text.position())
    return True


def begun_by_a_program(text: Text) -> bool:
    ludo.new_game(text.spec)
    return True


def checked_after_a_visit(text: Text) -> bool:
    """The record a server sends at the end, compared with what was promised."""
    dice_check.check_record(text.record(over=True), variants.load_named)
    return True


def in_a_scenario(text: Text) -> bool:
    given = '"given": {"phase": "lobby", "players": 2}, "expect": {"can_start": true}'
    spec = _quoted(text.spec)
    path = text.file("one.json", f'{{"id": "x", "preset": {spec}, {given}}}')
    return not any(scenarios.run(each) for each in scenarios.read(path))


def in_a_puzzle(text: Text) -> bool:
    with contextlib.suppress(LudoError):
        Puzzle("x", text.position(), "easy", (), 0).task(variants.load_named)
    return True


def as_a_base(text: Text) -> bool:
    written = f'kind = "cross"\nbase = {_quoted(text.spec)}\nname = "x"\ntitle = "X"\n'
    return _command("check", str(text.file("based.toml", written)))


def _command(*words: str) -> bool:
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        return main([*words, "--lang", "en"]) in (0, 1)


def _reading(command: str) -> Callable[[Text], bool]:
    def read(text: Text) -> bool:
        return _command(command, str(text.file("sent.ludo", text.record(over=True))))

    return read


def drawn(text: Text) -> bool:
    return _command("draw", text.position(), "--out", str(text.place / "board.svg"))


WAYS: dict[str, Callable[[Text], bool]] = {
    "server": pushed_by_a_server,
    "import": imported_from_a_file,
    "saves": copied_among_the_saves,
    "finished": finished_and_looked_at,
    "statistics": counted_in_statistics,
    "stats": lambda text: (
        text.file("finished/game.ludo", text.record(over=True)),
        _command("stats", "--quick", "--config-dir", str(text.place)),
    )[1],
    "tournament": in_a_tournament,
    "host": saved_by_a_host,
    "table": kept_by_a_table,
    "lobby": changed_from_a_table,
    "program": read_by_a_program,
    "new game": begun_by_a_program,
    "promises": checked_after_a_visit,
    "scenario": in_a_scenario,
    "puzzle": in_a_puzzle,
    "base": as_a_base,
    "replay": _reading("replay"),
    "verify": _reading("verify"),
    "analyse": _reading("analyse"),
    "show": lambda text: _command("show", text.position()),
    "moves": lambda text: _command("moves", text.position()),
    "draw": drawn,
}


def go(way: str, text: Text) -> bool:
    """Go one way; tell whether the text was understood there."""
    try:
        return WAYS[way](text)
    except (LudoError, RulesGone):
        return False


if __name__ == "__main__":
    spec, folder, place = sys.argv[1:]
    for name in WAYS:
        go(name, Text(spec, folder, Path(place) / name))
