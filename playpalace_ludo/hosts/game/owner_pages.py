"""Pages in a table's lobby where administrators see, change and reset the server's settings."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from playpalace_ludo.core.language.knob import Knob
from playpalace_ludo.hosts import LOG_NAME
from playpalace_ludo.hosts.game.lists import ListPage, ListRow
from playpalace_ludo.hosts.game.options import GROUPS
from playpalace_ludo.hosts.game.owner_keys import (
    FIRST,
    OwnerSetting,
    group_of,
    knob_settings,
    settings_of,
    written,
)
from playpalace_ludo.hosts.protocols import Action, Player, Visibility
from playpalace_ludo.settings import store
from playpalace_ludo.words import Message, Translator

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus

LOG = logging.getLogger(LOG_NAME)
ROW = "server_settings"
ADMINISTRATOR = 2
"""The level of trust from which both hosts let a user administrate."""

Found = Callable[[], Iterable[OwnerSetting]]


class OwnerPages:
    def __init__(self, game: LudoPlus) -> None:
        self._game = game

    def row(self) -> Action:
        return self._game.lobby.row(ROW, include_spectators=True)

    def may(self, player: Player) -> bool:
        """Tell whether a player is at present an administrator of this server."""
        user = None if player.is_bot else self._game.get_user(player)
        trust = getattr(user, "trust_level", 0)  # an enum or a number
        level = getattr(trust, "value", trust)
        return isinstance(level, int) and level >= ADMINISTRATOR

    def row_visibility(self, player: Player) -> Visibility:
        return self._game.lobby.visibility(seen=self.may(player))

    def why_not(self, player: Player) -> str | None:
        return self._game.lobby.why_not(player) if self.may(player) else "pludo-host-list-barred"

    def row_label(self, player: Player, action_id: str) -> str:
        return self._game.audience.words_for(player).text("pludo-settings-row")

    def open(self, player: Player, action_id: str) -> None:
        self._game.lists.open(player, ROW, ListPage(partial(self._all, player)), self.may)

    # Lists

    def _all(self, player: Player) -> list[ListRow]:
        say = self._game.audience.words_for(player)
        found = partial(settings_of, self._game.settings)
        rows = [self._row(player, say, found, one) for one in found()]
        for group in GROUPS:
            rules = Message("pludo-settings-rules", {"group": Message(f"pludo-menu-knobs-{group}")})
            opens = partial(self._push, player, partial(self._knobs, player, group))
            rows.append(ListRow(say.say(rules), opens))
        return rows

    def _knobs(self, player: Player, group: str) -> list[ListRow]:
        say = self._game.audience.words_for(player)
        rows = []
        for knob in group_of(group):
            found = partial(self._of_knob, knob)
            default, *limits = found()
            text = self._text(say, default, say.text(knob.message_id), limits)
            opens = partial(self._push, player, partial(self._knob, player, found))
            rows.append(ListRow(text, opens))
        return rows

    def _of_knob(self, knob: Knob) -> Iterable[OwnerSetting]:
        return knob_settings(self._game.settings.current, knob)

    def _knob(self, player: Player, found: Found) -> list[ListRow]:
        say = self._game.audience.words_for(player)
        return [self._row(player, say, found, one) for one in found()]

    def _push(self, player: Player, rows: Callable[[], list[ListRow]]) -> None:
        self._game.lists.push(player, rows)

    def _row(self, player: Player, say: Translator, found: Found, setting: OwnerSetting) -> ListRow:
        opens = partial(self._open, player, found, setting.key)
        return ListRow(self._text(say, setting, say.say(setting.title)), opens)

    def _text(
        self, say: Translator, setting: OwnerSetting, name: str, limits: Iterable[OwnerSetting] = ()
    ) -> str:
        """Say a value and which file it comes from, or one of the limits behind the same row."""
        settings = self._game.settings
        origins = {settings.origin(_file_key(one)) for one in (setting, *limits)}
        origin = min(origins, key=store.ORIGINS.index)
        file = settings.files.get(origin, "")
        said = Message("pludo-settings-origin", {"origin": origin, "file": file})
        value = setting.said(say)
        return say.say(
            Message("pludo-settings-value", {"name": name, "value": value, "origin": said})
        )

    # One setting

    def _open(self, player: Player, found: Found, key: str) -> Message | None:
        settings = self._game.settings
        setting = _named(found, key)
        if not settings.may_change(_file_key(setting)):
            return Message("pludo-settings-owners", {"file": settings.files[store.OWNER]})
        has = setting.current
        at = setting.values.index(has) if not setting.several and has in setting.values else 0
        self._game.lists.push(player, partial(self._values, player, found, key), at)
        return None

    def _values(self, player: Player, found: Found, key: str) -> list[ListRow]:
        say = self._game.audience.words_for(player)
        setting = _named(found, key)
        rows = []
        for value in setting.values:
            is_set = value in setting.current if setting.several else value == setting.current
            mark = Message(
                "pludo-settings-choice",
                {"value": setting.text(say, value), "set": str(is_set).lower()},
            )
            rows.append(ListRow(say.say(mark), partial(self._choose, player, found, key, value)))
        if setting.read is not None:
            typed = partial(self._ask, player, found, key)
            rows.append(ListRow(say.text("pludo-settings-type"), typed))
        if self._game.settings.origin(_file_key(setting)) == store.TABLES:
            back = partial(self._take_back, player, found, key)
            rows.append(ListRow(say.text("pludo-settings-undo"), back))
        return rows

    def _choose(self, player: Player, found: Found, key: str, value: Any) -> Message:
        setting = _named(found, key)
        if not setting.several:
            return self._set(player, found, setting, value)
        wanted = {*setting.current} ^ {value}
        # Existing entries keep their order: new tables begin with the first variant.
        kept = [one for one in setting.current if one in wanted]
        added = [one for one in setting.values if one in wanted and one not in kept]
        return self._set(player, found, setting, (*kept, *added))

    def _ask(self, player: Player, found: Found, key: str) -> None:
        self._game.lists.ask(
            player, "pludo-host-list-type", partial(self._typed, player, found, key)
        )

    def _typed(self, player: Player, found: Found, key: str, text: str) -> Message:
        setting = _named(found, key)
        assert setting.read is not None
        fits, value = setting.read(text)
        if not fits:
            return Message("pludo-settings-misread", {"text": text})
        return self._set(player, found, setting, value)

    def _set(self, player: Player, found: Found, setting: OwnerSetting, value: Any) -> Message:
        key, entry = written(self._game.settings, setting, value)
        refusal = self._game.settings.change(key, entry)
        if refusal is not None:
            return Message("pludo-settings-refused", {"problem": refusal})
        LOG.info("Ludo Plus: %s set %s to %r", player.name, key, entry)
        if not setting.several:
            self._game.lists.pop(player)
        return self._told(player, found, setting.key, "pludo-settings-set")

    def _take_back(self, player: Player, found: Found, key: str) -> Message:
        setting = _named(found, key)
        refusal = self._game.settings.change(_file_key(setting), None)
        if refusal is not None:
            return Message("pludo-settings-refused", {"problem": refusal})
        LOG.info("Ludo Plus: %s took back the change of %s", player.name, _file_key(setting))
        self._game.lists.pop(player)
        return self._told(player, found, key, "pludo-settings-undone")

    def _told(self, player: Player, found: Found, key: str, message_id: str) -> Message:
        """Say what new tables have now; switching a setting off may remove it."""
        say = self._game.audience.words_for(player)
        setting = _named(found, key)
        value = setting.said(say)
        if key == "variants":  # without the first one new tables begin with another
            first = _named(found, FIRST)
            value = f"{value}. {say.say(first.title)}: {first.said(say)}"
        return Message(message_id, {"name": setting.title, "value": value})


def _named(found: Found, key: str) -> OwnerSetting:
    return next(setting for setting in found() if setting.key == key)


def _file_key(setting: OwnerSetting) -> str:
    return "variants" if setting.key == FIRST else setting.key
