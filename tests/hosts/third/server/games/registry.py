"""The games Attic knows, by type."""


class GameRegistry:
    games = {}  # noqa: RUF012

    @classmethod
    def register(cls, game_class):
        cls.games[game_class.get_type()] = game_class
