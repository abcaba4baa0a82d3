"""Methods of a host that we wrap: each call is first asked whether it is about something of ours.

Whatever is not goes to the host's own method as it came. This is the only place that replaces a
method of a host, but for the placeholder, which has to work without the rest of us.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeGuard

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus

MARK = "wrapped_by_ludo_plus"


def wrap(
    owner: object, name: str, instead: Callable[..., Any], *, ours: Callable[..., bool]
) -> None:
    """Have `instead` called in the place of a method, with that method before its arguments.

    `ours` gets the same arguments and tells whether to. A method is wrapped once: all our tables
    share a server, and a table keeps its wrapper when it gets another game.
    """
    theirs = getattr(owner, name)
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


def whole_server(*_: Any, **__: Any) -> bool:
    """Tell that a call is about something that all games of a server share: strings, tables."""
    return True


def is_our_game(game: object) -> TypeGuard[LudoPlus]:
    from playpalace_ludo.hosts.game.game import LudoPlus  # which wraps methods itself

    return isinstance(game, LudoPlus)
