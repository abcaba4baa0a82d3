"""Our game in Attic, which shows nothing and keeps no results."""

from playpalace_ludo.hosts.play.audience import GAME, PRIVATE, SYSTEM


class AtticAdapter:
    BUFFERS = dict.fromkeys((GAME, PRIVATE, SYSTEM), "everything")
    PLAYING, WAITING = "playing", "waiting"

    def make_action(self, **fields):
        return self.api.Action(**fields)

    def paint(self, player=None):
        pass

    def move_focus(self, player, row):
        pass

    def open_box(self, player, box, lines):
        pass

    def player_result(self, player):
        return self.api.PlayerResult(name=player.name)

    def _is_ludo_group_enabled(self, player):
        return None


def adapter(api):
    return AtticAdapter
