"""Our game in Attic, which shows nothing and keeps no results."""

from __future__ import annotations

from playpalace_ludo.hosts.game.game import LudoPlus
from playpalace_ludo.hosts.names import HostApi
from playpalace_ludo.hosts.play.audience import GAME, PRIVATE, SYSTEM
from playpalace_ludo.hosts.protocols import Player


class AtticLudo(LudoPlus):
    BUFFERS = dict.fromkeys((GAME, PRIVATE, SYSTEM), "everything")

    def player_result(self, player: Player) -> object:
        return self.api.PlayerResult(name=player.name)

    def _is_ludo_group_enabled(self, player: Player) -> str | None:
        return None


def adapter(api: HostApi) -> type[AtticLudo]:
    return AtticLudo
