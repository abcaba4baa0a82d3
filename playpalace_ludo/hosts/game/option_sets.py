"""Named sets of options that the host of a table keeps; their next table begins with one."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from playpalace_ludo.hosts import LOG_NAME
from playpalace_ludo.hosts.game import kept_sets
from playpalace_ludo.hosts.game.kept_sets import (
    LONGEST_SET_NAME,
    MOST_SETS,
    KeptSets,
    Values,
    set_name,
)
from playpalace_ludo.hosts.game.lists import ListPage, ListRow
from playpalace_ludo.hosts.game.options import VARIANT, defaults, knob_fields
from playpalace_ludo.hosts.protocols import Action, Player, Visibility
from playpalace_ludo.words import Message, Translator
from playpalace_ludo.words.translate import is_known

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus

LOG = logging.getLogger(LOG_NAME)
ROW = "option_sets"


class OptionSets:
    def __init__(self, game: LudoPlus) -> None:
        self._game = game

    def row(self) -> Action:
        return self._game.lobby.row(ROW)

    def may(self, player: Player) -> bool:
        return not player.is_bot and player.name == self._game.host

    def row_visibility(self, player: Player) -> Visibility:
        return self._game.lobby.visibility(seen=self.may(player))

    def why_not(self, player: Player) -> str | None:
        return self._game.lobby.why_not(player) if self.may(player) else "pludo-host-list-barred"

    def row_label(self, player: Player, action_id: str) -> str:
        return self._game.audience.words_for(player).text("pludo-host-sets-row")

    def open(self, player: Player, action_id: str) -> None:
        self._game.lists.open(player, ROW, ListPage(partial(self._all, player)), self.may)

    def begin(self) -> None:
        """Give a new table the set its host wants to begin with, and tell them."""
        for player in filter(self.may, self._game.players):
            kept = self._read(player) or KeptSets()
            if kept.begin_with and self._takes(kept.sets[kept.begin_with]):
                self._tell(player, kept.begin_with, "pludo-host-sets-begins")

    # Lists

    def _all(self, player: Player) -> list[ListRow]:
        say = self._game.audience.words_for(player)
        kept = self._read(player) or KeptSets()
        rows = []
        for name, values in kept.sets.items():
            about = {
                "name": name,
                "variant": self._title(say, str(values.get(VARIANT))),
                "next": str(name == kept.begin_with).lower(),
            }
            text = say.say(Message("pludo-host-sets-entry", about))
            rows.append(ListRow(text, partial(self._push, player, name)))
        ask = partial(self._ask, player, "")
        rows.append(ListRow(say.text("pludo-host-sets-save"), ask))
        if kept.begin_with:
            rows.append(ListRow(say.text("pludo-host-sets-usual"), partial(self._usual, player)))
        return rows

    def _push(self, player: Player, name: str) -> None:
        self._game.lists.push(player, partial(self._one, player, name))

    def _one(self, player: Player, name: str) -> list[ListRow]:
        say = self._game.audience.words_for(player)
        return [
            ListRow(say.text("pludo-host-sets-use"), partial(self._use, player, name)),
            ListRow(say.text("pludo-host-sets-rename"), partial(self._ask, player, name)),
            ListRow(say.text("pludo-host-sets-delete"), partial(self._delete, player, name)),
        ]

    def _title(self, say: Translator, variant: str) -> str:
        """Name a variant, also one no longer offered here."""
        option = self._game.table_options[VARIANT]
        known = variant in option.choices or is_known(f"pludo-preset-{variant}")
        return option.value_text(say, variant) if known else variant

    # What the rows do

    def _ask(self, player: Player, name: str) -> None:
        """Ask for the name of a new set, or for a new one of the set with this name."""
        take = partial(self._rename, player, name) if name else partial(self._save, player)
        self._game.lists.ask(player, "pludo-host-sets-name", take)

    def _save(self, player: Player, text: str) -> Message | None:
        name = set_name(text)
        if not name:
            return _misnamed(text)
        kept = self._read(player) or KeptSets()
        if kept.known_as(name) not in kept.sets and len(kept.sets) >= MOST_SETS:
            return Message("pludo-host-sets-full", {"most": MOST_SETS})
        done = Message("pludo-host-sets-saved", {"name": name})
        return self._change(player, lambda kept: kept.with_set(name, self._values()), done)

    def _rename(self, player: Player, name: str, text: str) -> Message | None:
        new = set_name(text)
        if not new:
            return _misnamed(text)
        kept = self._read(player) or KeptSets()
        taken = kept.known_as(new)
        if taken in kept.sets and taken != name:
            return Message("pludo-host-sets-taken", {"name": taken})
        self._game.lists.pop(player)
        done = Message("pludo-host-sets-renamed", {"name": new})
        return self._change(player, lambda kept: kept.renamed(name, new), done)

    def _delete(self, player: Player, name: str) -> Message | None:
        self._game.lists.pop(player)
        done = Message("pludo-host-sets-deleted", {"name": name})
        return self._change(player, lambda kept: kept.without(name), done)

    def _usual(self, player: Player) -> Message | None:
        done = Message("pludo-host-sets-usual.done")
        return self._change(player, lambda kept: kept.beginning_with(""), done)

    def _use(self, player: Player, name: str) -> Message | None:
        kept = self._read(player) or KeptSets()
        values = kept.sets.get(name, {})
        if not self._takes(values):
            say = self._game.audience.words_for(player)
            title = self._title(say, str(values.get(VARIANT)))
            return Message("pludo-host-sets-not-offered", {"variant": title})
        self._game.lists.pop(player)
        for hearer in self._game.players:
            self._tell(hearer, name, "pludo-host-sets-used")
        return self._change(player, lambda kept: kept.beginning_with(name), None)

    # Options become a set, and a set options

    def _usual_values(self, variant: str) -> dict[str, str | int | bool]:
        config = self._game.config
        return {**defaults(config), **knob_fields(config, variant), VARIANT: variant}

    def _values(self) -> Values:
        options = self._game.options
        usual = self._usual_values(options.variant)
        now = {name: getattr(options, name) for name in self._game.table_options}
        changed = {name: value for name, value in now.items() if value != usual[name]}
        return {VARIANT: options.variant, **changed}

    def _takes(self, values: Values) -> bool:
        """Apply a set to the table's options; values no longer allowed become the default.

        Returns False, and changes nothing, if the variant is not offered.
        """
        game = self._game
        variant = values.get(VARIANT)
        if not isinstance(variant, str) or variant not in game.config.rules:
            return False
        for name, value in self._usual_values(variant).items():
            setattr(game.options, name, self._allowed(name, values.get(name, value), value))
        game.options.update_options_labels(game)
        game.screen.paint()
        return True

    def _allowed(self, name: str, value: str | int | bool, usual: object) -> object:
        option = self._game.table_options.get(name)
        if option is None or value == usual:
            return usual
        fits, converted = option.read(str(value))
        return converted if fits and self._game.option_changes.allows(option, converted) else usual

    def _tell(self, player: Player, name: str, message_id: str) -> None:
        game = self._game
        variant = self._title(game.audience.words_for(player), game.options.variant)
        game.audience.tell(player, Message(message_id, {"name": name, "variant": variant}))

    # The file

    def _read(self, player: Player) -> KeptSets | None:
        path = kept_sets.path_of(self._game.settings.path.parent, player.id)
        try:
            kept = kept_sets.read(path)
        except OSError:
            kept = None
        if kept is None:
            LOG.warning("Ludo Plus: the sets of options in %s cannot be read", path)
        return kept

    def _change(
        self, player: Player, change: Callable[[KeptSets], KeptSets], done: Message | None
    ) -> Message | None:
        """Save a change to a person's sets; return the message for them."""
        kept = self._read(player)
        if kept is None:
            return Message("pludo-host-sets-unwritten")
        path = kept_sets.path_of(self._game.settings.path.parent, player.id)
        try:
            kept_sets.write(path, change(kept))
        except (OSError, ImportError) as error:
            LOG.warning("Ludo Plus: a set of options was not kept: %s", error)
            return Message("pludo-host-sets-unwritten")
        return done


def _misnamed(text: str) -> Message | None:
    """Say what a name must be; typing nothing cancels."""
    return Message("pludo-host-sets-misnamed", {"most": LONGEST_SET_NAME}) if text else None
