"""Wrapping of a host's methods: for each call we first check whether it concerns our game.

All others go to the host's own method unchanged. This is the only place that replaces methods of a
host, except for the placeholder, which has to work without the rest of our code.
"""

from __future__ import annotations

import inspect
import logging
from collections.abc import Callable
from functools import cache, wraps
from typing import TYPE_CHECKING, Any, TypeGuard

from playpalace_ludo.hosts import LOG_NAME

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus

FLOODED = "a flood of packets at one of our tables delays others"
LOG = logging.getLogger(LOG_NAME)
MARK = "wrapped_by_ludo_plus"

WITHOUT = {
    "load_all_tables": "games that were being played when it is killed do not come back",
    "_handle_menu": FLOODED,
    "_handle_keybind": FLOODED,
    "_handle_editbox": FLOODED,
    "_show_leaderboard_types_menu": "the menu of leaderboards has empty ones, too",
    "_show_main_menu": "nobody is told where a game is that waited for them and was saved",
    "_auto_join_table": "people who left a game can only watch it",
    "remove_member": "a table is closed when its last human loses the connection",
    "on_tick": "waiting tables cost more time",
    "_load_file": "the manual is not among the server's documents",
    "load": "the rules are not among the server's documents",
    "get_document_content": "the rules are not among the server's documents",
    "save_document_content": "edited rules are not kept",
    "add_document_translation": "edited rules are not kept",
    "_save_document_metadata": "edited rules are not kept",
    "get": "menus show the names of our texts",
    "has_message": "options are not described",
}
"""The loss on a server whose version lacks a method that we wrap."""


def wrap(
    owner: object, name: str, instead: Callable[..., Any], *, ours: Callable[..., bool]
) -> None:
    """Replace a method by `instead`, which gets the original method before its arguments.

    `ours` gets the same arguments and tells whether the call concerns us. A method is wrapped only
    once: all our tables share a server, and a table keeps its wrapper when it gets another game.
    """
    theirs = getattr(owner, name, None)
    if theirs is None:
        _tell_missing(owner.__name__ if inspect.isclass(owner) else type(owner).__name__, name)
        return
    if hasattr(theirs, MARK):
        return

    @wraps(theirs)
    def ask(*args: Any, **named: Any) -> Any:
        if ours(*args, **named):
            return instead(theirs, *args, **named)
        return theirs(*args, **named)

    setattr(ask, MARK, True)
    is_bound = inspect.isclass(owner) and inspect.ismethod(theirs)
    setattr(owner, name, staticmethod(ask) if is_bound else ask)


@cache
def _tell_missing(owner: str, name: str) -> None:
    """Log, once, what an unknown version of a host has to do without."""
    LOG.warning(
        "Ludo Plus: this server has no %s.%s, so %s. Everything else works.",
        owner,
        name,
        WITHOUT[name],
    )


def whole_server(*_: Any, **__: Any) -> bool:
    """Count every call as ours: it is about something all games of a server share."""
    return True


def is_our_game(game: object) -> TypeGuard[LudoPlus]:
    from playpalace_ludo.hosts.game.game import LudoPlus  # which wraps methods itself

    return isinstance(game, LudoPlus)
