"""The engine for programs: a game, its rules, its record and its words in a few names."""

from playpalace_ludo.api.game import LudoGame
from playpalace_ludo.api.opening import (
    load_rules,
    new_game,
    read_position,
    read_record,
    variant_names,
)
from playpalace_ludo.api.refusals import explain
from playpalace_ludo.core.errors import IllegalMove, LudoError
from playpalace_ludo.core.state import Move

__all__ = [
    "IllegalMove",
    "LudoError",
    "LudoGame",
    "Move",
    "explain",
    "load_rules",
    "new_game",
    "read_position",
    "read_record",
    "variant_names",
]
