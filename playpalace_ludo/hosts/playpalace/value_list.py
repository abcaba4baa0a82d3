"""Lists of an option's values and our own lists, which open on the row chosen last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playpalace_ludo.hosts.game.lists import CANCEL, LIST
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.playpalace.cursors import forget_position, position_of
from playpalace_ludo.hosts.protocols import Action, Player

if TYPE_CHECKING:
    from playpalace_ludo.hosts.playpalace.adapter import PlayPalaceLudo

MENU = "action_input_menu"


def opens(game: PlayPalaceLudo, action: Action, player: Player) -> bool:
    """Open the list of an action, if it has one; tell whether it has."""
    user = game.get_user(player)
    option = game.table_options.get(action.id.removeprefix("set_"))
    make = game.api.MenuItem
    if user is not None and action.id == LIST:
        rows = game.lists.rows(player)
        items = [make(text=row, id=row) for row in rows]
        at = game.lists.cursor(player, rows)
    elif user is not None and option is not None and option.choices:
        say = translator(user.locale)
        items = [make(text=option.value_text(say, choice), id=choice) for choice in option.choices]
        at = getattr(game.options, option.name)
    else:
        return False
    game._pending_actions[player.id] = action.id
    cancel = game.api.Localization.get(user.locale, "cancel")
    items.append(make(text=cancel, id=CANCEL))
    user.show_menu(
        MENU,
        items,
        multiletter=True,
        escape_behavior=game.api.EscapeBehavior.SELECT_LAST,
        position=position_of(items, at),
    )
    forget_position(user, MENU)
    return True
