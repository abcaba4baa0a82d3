"""The least a host's game class can be; what it does not do itself it only has by name."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from playpalace_ludo.hosts.protocols import HostGame


@dataclass
class Player:
    id: str
    name: str
    is_bot: bool = True
    is_spectator: bool = False
    replaced_human: bool = False


@dataclass
class Game(HostGame):
    players: list = field(default_factory=list)
    host: str = ""
    status: str = "waiting"
    game_active: bool = False
    turn_index: int = 0
    turn_player_ids: list = field(default_factory=list)
    player_action_sets: dict = field(default_factory=dict)

    def __post_init__(self):
        self._destroyed = False
        self._keybinds = {}
        self._options_path = {}
        self.result = None

    def prestart_validate(self):
        return []

    def get_active_players(self):
        return self.players

    def get_user(self, player):
        return None

    def set_turn_players(self, players):
        self.turn_player_ids = [player.id for player in players]

    def finish_game(self):
        self.result = self.build_game_result()
        self.status = "finished"

    def create_player(self, player_id, name, is_bot=False):
        return Player(player_id, name, is_bot)

    def to_json(self):
        return json.dumps(self.status)
