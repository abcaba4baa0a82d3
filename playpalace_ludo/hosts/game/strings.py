"""Our texts within a host's look-up of its own texts, in the reader's language.

A host compiles a whole language at once, PlayPalace in its event loop and for seconds. Our texts
stay out of that: look-ups of our ids are answered from our own files, where each text is parsed
when it is needed.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.hosts import LOG_NAME, TYPE
from playpalace_ludo.hosts.game import boards
from playpalace_ludo.hosts.game.wrapping import wrap
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.settings.config import HostConfig
from playpalace_ludo.words import Message
from playpalace_ludo.words.translate import is_known

LOG = logging.getLogger(LOG_NAME)

PREFIX = "pludo-"
GAME_NAME = "pludo-host-game-name"


def made_up(config: HostConfig) -> dict[str, Message]:
    """Return our texts by the ids that hosts derive from the game's type and its boards."""
    return {f"game-name-{TYPE}": Message(GAME_NAME), **boards.titles(config)}


def add(localization: type, config: HostConfig, gone: Mapping[str, str]) -> None:
    """Make a host's look-up answer for our ids, and for ids in `gone` with our texts.

    Without texts of ours it stays unchanged.
    """
    if not is_known(GAME_NAME):
        raise LudoError("its texts are missing.")
    named = made_up(config) | {theirs: Message(ours) for theirs, ours in gone.items()}

    def is_ours(locale: str, message_id: str, **_: object) -> bool:
        return message_id.startswith(PREFIX) or message_id in named

    def get(theirs: Callable[..., str], locale: str, message_id: str, **values: Any) -> str:
        message = named.get(message_id) or Message(message_id)
        try:
            return translator(locale).say(Message(message.id, {**message.args, **values}))
        except Exception:
            LOG.exception("Ludo Plus: no text for %s in the language %s", message_id, locale)
            return message_id

    def has_message(theirs: Callable[..., bool], locale: str, message_id: str) -> bool:
        return message_id in named or is_known(message_id)

    wrap(localization, "get", get, ours=is_ours)
    if hasattr(localization, "has_message"):  # PlayAural asks before it says
        wrap(localization, "has_message", has_message, ours=is_ours)
