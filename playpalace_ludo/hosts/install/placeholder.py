"""A placeholder game that keeps our tables and results in a host where ours cannot be loaded.

`--install` puts a copy beside the anchor. It has to work without our package, which may be missing,
so it imports none of our code and gets the facts about the game as an argument.
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
        """The table as saved by our game; empty for one created since."""
        is_put_away: bool = False

else:
    Base = object  # at run time the host's own class comes behind ours

SAID_AGAIN_AFTER = 15
"""Seconds after which a starting host has opened its log."""
UNAVAILABLE = "LudoPlusUnavailable"
PRUNE = "prune_unsupported_leaderboard_data"
"""The method by which PlayAural's database deletes, at every start, boards that no game names."""


def say_loudly(logger: str, sentence: str) -> None:
    """Log an error at once, and again when the host's log is open.

    Hosts import their games before they set up their logs.
    """
    log = logging.getLogger(logger)
    log.error(sentence)
    again = threading.Timer(SAID_AGAIN_AFTER, log.error, [sentence])
    again.daemon = True
    again.start()


class Watched(ModuleSpec):
    """The spec of a module being imported, which tells us when the import is over."""

    waiting: list[Callable[[], None]]

    def __setattr__(self, name: str, value: Any) -> None:
        super().__setattr__(name, value)
        if name == "_initializing" and not value:
            self.__class__ = ModuleSpec  # type: ignore[assignment]
            if self.name in sys.modules:  # it is not if the import failed
                for done in self.waiting:
                    done()


def when_imported(module: ModuleType, done: Callable[[], None]) -> None:
    """Call `done` as soon as a possibly half-imported module is complete."""
    spec: Any = module.__spec__
    if getattr(spec, "_initializing", False):
        watch(spec, done)
    else:
        done()


def watch(spec: Any, done: Callable[[], None]) -> ModuleSpec:
    """Arrange for `done` to be called after the import by this spec; several may wait for it."""
    vars(spec).setdefault("waiting", []).append(done)
    spec.__class__ = Watched
    return cast(ModuleSpec, spec)


def spare_boards(package: str, game: str) -> None:
    """Keep a host from deleting players' entries on boards of ours that are not offered now.

    An owner may have removed a variant, or mistyped its name in the settings.
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
        """Exempt our game from the deletion."""
        if more:
            supported = {name: keys for name, keys in more[0].items() if name != game}
            more = (supported, *more[1:])
        return prune(self, *more, **named)

    setattr(database, PRUNE, spare)


def register(package: str, about: Mapping[str, Any]) -> None:
    """Register a game that keeps saved tables unchanged and cannot be started."""
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
        # Our texts may be missing; the host shows an unknown id unchanged.
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
            # The host closes a waiting table while nobody is there, as when it has just started.
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
        """Move a kept game to a person's saved tables, once, which closes its table."""
        if not self.kept_json or self.status != "playing" or self.is_put_away or not self._table:
            return False
        self.is_put_away = True
        try:
            self._table.save_and_close(name)
        except Exception:  # no fault of ours may stop a host's clock
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
        """Return the message in the player's language: our current text, or that of the install."""
        told = self.about.get("unavailable", {})
        try:
            from playpalace_ludo.words.translate import Translator

            return Translator(locale).text("pludo-host-not-loaded")
        except Exception:
            return str(told.get(locale.split("-")[0]) or told.get("en") or self.get_name_key())
