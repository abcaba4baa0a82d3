"""A game that keeps our place, tables and results in a host where ours cannot be loaded.

`--install` puts a copy beside the anchor, where it runs without our package, which may be what is
missing. So it imports nothing of ours, and is told what the game is.
"""

from __future__ import annotations

import importlib
import json
import logging
import sys
import threading
from collections.abc import Callable, Mapping
from functools import wraps
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, cast

if TYPE_CHECKING:
    from playpalace_ludo.hosts.protocols import HostGame, Player, User

    class Base(HostGame, Protocol):
        about: ClassVar[Mapping[str, Any]]
        kept_json: str | bytes
        """A table as our game saved it; empty for one that was made since."""
        is_put_away: bool = False

else:
    Base = object  # at run time the host's own class comes behind ours

SAID_AGAIN_AFTER = 15
"""Seconds: by then a host that is starting has opened its log."""
UNAVAILABLE = "LudoPlusUnavailable"
PRUNE = "prune_unsupported_leaderboard_data"
"""With what PlayAural's database deletes, at every start, what is on boards that no game names."""


def say_loudly(logger: str, sentence: str) -> None:
    """Log an error at once, to wherever errors go now, and once more when the host's log is open.

    Hosts import their games before they set up their logs.
    """
    log = logging.getLogger(logger)
    log.error(sentence)
    again = threading.Timer(SAID_AGAIN_AFTER, log.error, [sentence])
    again.daemon = True
    again.start()


class Watched(ModuleSpec):
    """The spec of a module that is being imported; tells us when that is over."""

    waiting: list[Callable[[], None]]

    def __setattr__(self, name: str, value: Any) -> None:
        super().__setattr__(name, value)
        if name == "_initializing" and not value:
            self.__class__ = ModuleSpec  # type: ignore[assignment]
            if self.name in sys.modules:  # it is not if the import failed
                for done in self.waiting:
                    done()


def when_imported(module: ModuleType, done: Callable[[], None]) -> None:
    """Call `done` as soon as a module that may be half imported has all its names."""
    spec: Any = module.__spec__
    if getattr(spec, "_initializing", False):
        watch(spec, done)
    else:
        done()


def watch(spec: Any, done: Callable[[], None]) -> ModuleSpec:
    """Have `done` called after the import by this spec; several may wait for the same one."""
    vars(spec).setdefault("waiting", []).append(done)
    spec.__class__ = Watched
    return cast(ModuleSpec, spec)


def spare_boards(package: str, game: str) -> None:
    """Keep a host from deleting what players have on boards of ours that are not offered now.

    An owner may have taken a variant out, or mistyped the settings that name it.
    """
    try:
        name = f"{package}.persistence.database" if package else "persistence.database"
        module = importlib.import_module(name)
    except ImportError:
        return  # no host that we know of has it elsewhere
    when_imported(module, lambda: _spare(module.Database, game))


def _spare(database: Any, game: str) -> None:
    prune = getattr(database, PRUNE, None)
    if prune is None or hasattr(prune, "__wrapped__"):
        return

    @wraps(prune)
    def spare(self: Any, *more: Any, **named: Any) -> Any:
        """Leave our game out of those whose boards are looked through."""
        if more:
            supported = {name: keys for name, keys in more[0].items() if name != game}
            more = (supported, *more[1:])
        return prune(self, *more, **named)

    setattr(database, PRUNE, spare)


def register(package: str, about: Mapping[str, Any]) -> None:
    """Register a game that keeps tables as they are and of which none can be started."""
    base = importlib.import_module(f"{package}.games.base" if package else "games.base")
    registry = importlib.import_module(f"{package}.games.registry" if package else "games.registry")
    fields = {"about": about, "kept_json": "", "is_put_away": False}
    registry.GameRegistry.register(type(UNAVAILABLE, (_Unavailable, base.Game), fields))
    spare_boards(package, about["type"])


class _Unavailable(Base):
    @classmethod
    def get_name(cls) -> str:
        return str(cls.about["name"])

    @classmethod
    def get_type(cls) -> str:
        return str(cls.about["type"])

    @classmethod
    def get_name_key(cls) -> str:
        # Our strings may be what is missing; the host shows a key it does not know as it is.
        return f"{cls.about['name']} (not available)"

    @classmethod
    def get_category(cls) -> str:
        return str(cls.about["category"])

    @classmethod
    def get_supported_leaderboards(cls) -> list[str]:
        return list(cls.about["leaderboards"])

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
                kept.setup_player_actions(made)  # without them nobody could leave
            # A table that waits is closed while nobody is there, as when a host has just started.
            kept.status = str(saved.get("status", kept.status))
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            kept.players = []
        return kept

    def to_json(self, *more: Any, **named: Any) -> str | bytes:
        return self.kept_json or super().to_json(*more, **named)

    def prestart_validate(self) -> list[Any]:
        self.tell_why()
        return ["action-not-playing"]

    def on_start(self) -> None:
        self.tell_why()

    def attach_user(self, player_id: str, user: User, **more: Any) -> None:
        super().attach_user(player_id, user, **more)
        self.tell_why(user)

    def _perform_leave_game(self, player: Player) -> None:
        """Leave a kept game as it is: a bot would take the seat, or the host close the table."""
        if player.is_spectator or not self._put_away(player.name):
            super()._perform_leave_game(player)

    def destroy(self) -> None:
        if not self._put_away(self.host):
            super().destroy()

    def _put_away(self, name: str) -> bool:
        """Put a kept game among somebody's saved tables, once, which closes its table."""
        if not self.kept_json or self.status != "playing" or self.is_put_away or not self._table:
            return False
        self.is_put_away = True
        try:
            self._table.save_and_close(name)
        except Exception:  # nothing of ours may stop a host's clock
            log = logging.getLogger(self.about["logger"])
            log.exception("%s: a table that was kept could not be saved", self.get_name())
            return False
        return True

    def tell_why(self, only: User | None = None) -> None:
        for player in self.players:
            user = self.get_user(player)
            if user is not None and (only is None or user is only):
                user.speak(self._sentence(user.locale), "system")

    def _sentence(self, locale: str) -> str:
        """Say it in the player's language: in our words, or as they were when we were installed."""
        told = self.about.get("unavailable", {})
        try:
            from playpalace_ludo.words.translate import Translator

            return Translator(locale).text("pludo-host-not-loaded")
        except Exception:
            return str(told.get(locale.split("-")[0]) or told.get("en") or self.get_name_key())
