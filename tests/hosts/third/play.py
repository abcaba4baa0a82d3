"""A game of bots in Attic, from the lobby to its result."""

import server.games  # noqa: F401 - our game joins here
from server.games.base import Game, Player  # noqa: F401 - tests import both from here
from server.games.registry import GameRegistry


def played(*names):
    game = GameRegistry.games["ludo_plus"]()
    game.players += [Player(name, name) for name in names]
    assert game.prestart_validate() == []
    game.on_start()
    while game.status == "playing":
        game.on_tick()
    return game


def winner():
    return played("Ann", "Ben").result.custom_data["winner_name"]
