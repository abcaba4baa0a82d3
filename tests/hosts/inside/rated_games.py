"""Store a rated game of every variant for pairs of accounts, as the host stores its results.

python rated_games.py DATABASE NAME NAME [NAME NAME ...]
"""

from __future__ import annotations

import sys
from random import Random
from types import SimpleNamespace
from typing import Any

from server.core.server import Server
from server.persistence.database import Database

from playpalace_ludo.chance import draw
from playpalace_ludo.core.match import Match
from tests.hosts.inside.conftest import Human, Table


def play_to_the_end(match: Match) -> None:
    random = Random(match.rules.spec)
    while match.state.owed and not match.state.places:
        if match.state.awaiting == "roll":
            match.roll(draw(match.rules, match.state, random))
        else:
            match.play(random.choice(match.state.moves))


def store(database: Any, names: tuple[str, ...], variant: str) -> None:
    table = Table()
    table.game._table = SimpleNamespace(
        _db=database,
        _server=None,
        game=None,
        table_id="",
        host=names[0],
        members=[],
        status="playing",
        reset_game=lambda: None,
        destroy=lambda: None,
        save_game_result=lambda result: Server.on_game_result(
            SimpleNamespace(_db=database), result
        ),
    )
    humans = [Human(table, name) for name in names]
    for human in humans:
        account = database.get_user(human.name)
        human.user = type(human.user)(human.name, uuid=account.uuid)
    table.game.initialize_lobby(names[0], humans[0].user)
    for human in humans[1:]:
        table.game.add_player(human.name, human.user)
    table.humans = humans
    table.set(variant=variant)
    while len(table.game.players) < table.game.get_min_players():
        table.bots(1)
    table.start()
    play_to_the_end(table.game.hosted.match)
    table.game.finish_game()
    assert table.game.status == "finished"


def main(path: str, *names: str) -> None:
    database: Any = Database(path)
    database.connect()
    for pair in zip(names[::2], names[1::2], strict=True):
        for variant in type(Table().game).settings.current.rules:
            store(database, pair, variant)
    database.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
