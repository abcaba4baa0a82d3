"""A game that keeps our place in a host that deletes the data of games it does not know."""

from __future__ import annotations

import importlib
import json
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self

from playpalace_ludo.hosts import NAME, TYPE
from playpalace_ludo.hosts.host import Host
from playpalace_ludo.hosts.install.lookup import full_name

if TYPE_CHECKING:
    from playpalace_ludo.hosts.protocols import HostGame, User

    class Base(HostGame, Protocol):
        our_host: ClassVar[Host]
        reason: ClassVar[str]
        kept_json: str | bytes

else:
    Base = object  # at run time the host's own class comes behind ours


def register(host: Host, package: str, reason: str) -> None:
    """Register a game that keeps tables as they are and of which none can be started."""
    base = importlib.import_module(full_name(package, "games.base"))
    registry = importlib.import_module(full_name(package, "games.registry"))
    about = {"our_host": host, "reason": reason}
    registry.GameRegistry.register(type("LudoPlusUnavailable", (_Unavailable, base.Game), about))


class _Unavailable(Base):
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
        return cls.our_host.category

    @classmethod
    def get_supported_leaderboards(cls) -> list[str]:
        return list(cls.our_host.leaderboards)

    @classmethod
    def from_json(cls, data: str | bytes, *_: Any, **__: Any) -> Self:
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

    def to_json(self, *more: Any, **named: Any) -> str | bytes:
        return getattr(self, "kept_json", None) or super().to_json(*more, **named)

    def prestart_validate(self) -> list[Any]:
        self.tell_why()
        return ["action-not-available"]

    def on_start(self) -> None:
        self.tell_why()

    def attach_user(self, player_id: str, user: User, **more: Any) -> None:
        super().attach_user(player_id, user, **more)
        self.tell_why(user)

    def tell_why(self, only: User | None = None) -> None:
        for player in self.players:
            user = self.get_user(player)
            if user is not None and (only is None or user is only):
                user.speak(_sentence(user.locale, self.reason), "system")


def _sentence(locale: str, reason: str) -> str:
    """Say it in the player's language, as long as that part of us works."""
    try:
        from playpalace_ludo.words.translate import Translator

        return Translator(locale).text("pludo-host-not-loaded")
    except Exception:
        return f"{NAME} is not available on this server now: {reason}"
