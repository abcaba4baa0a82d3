"""Tell people at their next log-in that a game which waited for them was saved."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary

from playpalace_ludo.hosts.game.wrapping import wrap
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.protocols import Server

_UNTOLD: WeakKeyDictionary[Server, set[str]] = WeakKeyDictionary()
"""Per server the names of people who have not heard it yet. A restart forgets them."""


def tell_at_return(server: Server, name: str, buffer: str) -> None:
    """Tell a person as soon as the main menu is shown to them."""
    untold = _UNTOLD.setdefault(server, set())
    untold.add(name)
    show_and_tell = partial(_show_and_tell, untold, buffer)
    wrap(server, "_show_main_menu", show_and_tell, ours=partial(_is_untold, untold))


def _is_untold(untold: set[str], user: Any, **_: Any) -> bool:
    return user.username in untold


def _show_and_tell(
    untold: set[str], buffer: str, show: Callable[..., None], user: Any, **more: Any
) -> None:
    untold.discard(user.username)
    show(user, **more)
    user.speak(translator(user.locale).text("pludo-host-saved-meanwhile"), buffer)
