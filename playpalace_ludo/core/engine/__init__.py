"""The verbs: start, roll, play. Each takes rules and a state and returns state and events."""

from playpalace_ludo.core.engine.plain import play, roll
from playpalace_ludo.core.engine.playing import auto_move
from playpalace_ludo.core.engine.starting import check_players, default_seats, start, wrong_players
from playpalace_ludo.core.engine.winning import Outcome, outcome

__all__ = [
    "Outcome",
    "auto_move",
    "check_players",
    "default_seats",
    "outcome",
    "play",
    "roll",
    "start",
    "wrong_players",
]
