"""PlayAural deletes the data of games it does not know: ours stays known, whatever happens."""

from __future__ import annotations

import importlib
import json
from typing import Any

from playpalace_ludo.hosts import NAME, TYPE
from playpalace_ludo.hosts.interface import full_name


def register(package: str, reason: str) -> None:
    """A game that only keeps its place: tables are kept as they are and none can be started."""
    base = importlib.import_module(full_name(package, "games.base"))
    registry = importlib.import_module(full_name(package, "games.registry"))
    registry.GameRegistry.register(_inert_class(base.Game, reason))


def _inert_class(game: type, reason: str) -> type:
    class LudoPlusUnavailable(game):  # type: ignore[misc]
        @classmethod
        def get_name(cls) -> str:
            return NAME

        @classmethod
        def get_type(cls) -> str:
            return TYPE

        @classmethod
        def get_name_key(cls) -> str:
            # Our strings may be what is missing; the host shows a key it does not know as it is.
            return f"{NAME} (not available)"

        @classmethod
        def get_category(cls) -> str:
            return "board"

        @classmethod
        def get_supported_leaderboards(cls) -> list[str]:
            return ["wins", "rating", "games_played"]

        @classmethod
        def from_json(cls, data: Any, *_: Any, **__: Any) -> Any:
            kept = cls()
            kept.kept_json = data
            try:
                saved = json.loads(data)
                kept.host = str(saved.get("host", ""))
                for player in saved.get("players", []):
                    made = kept.create_player(player["id"], player["name"], player["is_bot"])
                    made.is_spectator = bool(player.get("is_spectator", False))
                    kept.players.append(made)
            except (ValueError, TypeError, KeyError, AttributeError):
                kept.players = []
            return kept

        def to_json(self, *more: Any, **named: Any) -> Any:
            return getattr(self, "kept_json", None) or super().to_json(*more, **named)

        def prestart_validate(self) -> list[Any]:
            self.tell_why()
            return ["action-not-available"]

        def on_start(self) -> None:
            self.tell_why()

        def attach_user(self, player_id: str, user: Any, **more: Any) -> None:
            super().attach_user(player_id, user, **more)
            self.tell_why(user)

        def tell_why(self, only: Any = None) -> None:
            for player in self.players:
                user = self.get_user(player)
                if user is not None and (only is None or user is only):
                    user.speak(_sentence(user.locale, reason), "system")

    return LudoPlusUnavailable


def _sentence(locale: str, reason: str) -> str:
    """In the player's language, as long as that part of us works."""
    try:
        from playpalace_ludo.words.translate import Translator

        return Translator(locale).text("pludo-host-not-loaded")
    except Exception:
        return f"{NAME} is not available on this server now: {reason}"
