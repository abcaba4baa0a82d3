"""Names under which hosts call the parts of our game.

A host's menus and keys refer to methods of the game by name, and saved tables keep these names, so
none may be renamed. The factory adds each to the game's class as a property that returns the bound
method of a part; PlayAural inspects the function of that method.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus

CALLBACKS: dict[str, Callable[[LudoPlus], Callable[..., Any]]] = {
    # Commands of a game, and questions the host has keys for itself
    "_action_ludo_plus": lambda game: game.commands.obey,
    "_is_ludo_plus_enabled": lambda game: game.commands.why_not,
    "_is_ludo_plus_hidden": lambda game: game.commands.hidden,
    "_action_ludo_plus_go": lambda game: game.commands.go_to,
    "_action_ludo_plus_help": lambda game: game.commands.show_help,
    "_is_ludo_plus_help_enabled": lambda game: game.commands.always,
    "_action_whose_turn": lambda game: game.commands.tell_turn,
    "_action_check_scores": lambda game: game.commands.tell_score,
    "_is_check_scores_enabled": lambda game: game.commands.why_not,
    "_action_check_scores_detailed": lambda game: game.commands.show_score,
    "_is_check_scores_detailed_enabled": lambda game: game.commands.why_not,
    "_action_check_game_options": lambda game: game.commands.show_options,
    # Dice that can be checked
    "_action_dice_code": lambda game: game.dice.tell_code,
    "_is_dice_code_enabled": lambda game: game.commands.always,
    "_action_dice_words": lambda game: game.dice.take_words,
    "_is_dice_words_enabled": lambda game: game.dice.why_no_words,
    "_is_dice_words_hidden": lambda game: game.dice.row_visibility,
    "_get_dice_words_label": lambda game: game.dice.row_label,
    # Coins
    "_action_purse": lambda game: game.coins.tell_purse,
    "_is_purse_enabled": lambda game: game.commands.always,
    "_is_purse_hidden": lambda game: game.coins.row_visibility,
    "_get_purse_label": lambda game: game.coins.row_label,
    "_action_doubling": lambda game: game.cube.obey,
    # Rules and colours in the lobby
    "_action_table_rules": lambda game: game.lobby.show_rules,
    "_is_table_rules_enabled": lambda game: game.commands.always,
    "_is_table_rules_hidden": lambda game: game.lobby.row_visibility,
    "_get_table_rules_label": lambda game: game.lobby.row_label,
    "_action_choose_colour": lambda game: game.colour_choice.choose,
    "_is_colour_enabled": lambda game: game.lobby.why_not,
    "_is_colour_hidden": lambda game: game.colour_choice.row_visibility,
    "_get_colour_label": lambda game: game.colour_choice.row_label,
    "_colour_rows": lambda game: game.colour_choice.rows,
    # Lists over the lobby, and what leads to them
    "_ludo_list_rows": lambda game: game.lists.rows,
    "_ludo_list_cursor": lambda game: game.lists.cursor,
    "_action_ludo_list": lambda game: game.lists.choose,
    "_action_ludo_text": lambda game: game.lists.take,
    "_is_ludo_list_enabled": lambda game: game.lists.why_not,
    "_action_server_settings": lambda game: game.owner_pages.open,
    "_is_server_settings_enabled": lambda game: game.owner_pages.why_not,
    "_is_server_settings_hidden": lambda game: game.owner_pages.row_visibility,
    "_get_server_settings_label": lambda game: game.owner_pages.row_label,
    "_action_option_sets": lambda game: game.option_sets.open,
    "_is_option_sets_enabled": lambda game: game.option_sets.why_not,
    "_is_option_sets_hidden": lambda game: game.option_sets.row_visibility,
    "_get_option_sets_label": lambda game: game.option_sets.row_label,
    # Options
    "_handle_option_change": lambda game: game.option_changes.change,
    "_handle_option_toggle": lambda game: game.option_changes.toggle,
    "_current_ludo_choice": lambda game: game.option_changes.current_choice,
    "_action_open_ludo_group": lambda game: game.option_changes.open_group,
    "_action_close_ludo_group": lambda game: game.option_changes.close_group,
}


def forwards() -> dict[str, property]:
    """Return the properties that resolve these names."""
    return {name: property(part) for name, part in CALLBACKS.items()}
