"""Lists of an option's values, which open on the value there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.playpalace.cursors import forget_position, position_of
from playpalace_ludo.hosts.protocols import Action, Player

if TYPE_CHECKING:
    from playpalace_ludo.hosts.playpalace.adapter import PlayPalaceLudo

MENU = "action_input_menu"


def opens(game: PlayPalaceLudo, action: Action, player: Player) -> bool:
    """Open the list for an action that sets an option; tell whether it is one."""
    user = game.get_user(player)
    option = game.table_options.get(action.id.removeprefix("set_"))
    if user is None or option is None or not option.choices:
        return False
    game._pending_actions[player.id] = action.id
    say, make = translator(user.locale), game.api.MenuItem
    items = [make(text=option.value_text(say, choice), id=choice) for choice in option.choices]
    if action.input_request.include_cancel:
        cancel = game.api.Localization.get(user.locale, "cancel")
        items.append(make(text=cancel, id="_cancel"))
    user.show_menu(
        MENU,
        items,
        multiletter=True,
        escape_behavior=game.api.EscapeBehavior.SELECT_LAST,
        position=position_of(items, getattr(game.options, option.name)),
    )
    forget_position(user, MENU)
    return True
