"""Questions a player can ask at any time, and what the table answers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from playpalace_ludo.client import thinking
from playpalace_ludo.words import Message, choices, dice_tally, phrases, queries

if TYPE_CHECKING:
    from playpalace_ludo.bots import Decision as Advice
    from playpalace_ludo.client.table import Table


def board(table: Table) -> list[Message]:
    game = table.game
    return queries.board(game.rules, game.state, table.listener, game.last_roll())


def turn(table: Table) -> list[Message]:
    return [queries.turn(table.game.rules, table.state, table.listener)]


def score(table: Table) -> list[Message]:
    return queries.score(table.game.rules, table.state, table.listener)


def last_roll(table: Table) -> list[Message]:
    return [queries.last_roll(table.game.rules, table.game.last_roll(), table.listener)]


def my_tokens(table: Table) -> list[Message]:
    return queries.my_tokens(table.game.rules, table.state, table.listener)


def player(table: Table, number: int) -> list[Message]:
    """The tokens of the nth player at the table."""
    if number > len(table.game.players):
        count = len(table.game.players)
        return [Message("pludo-client-no-such-player", {"number": number, "count": count})]
    seat = queries.seating(table.game.rules, table.state)[number - 1]
    return queries.tokens(table.game.rules, table.state, seat, table.listener)


def dice_ledger(table: Table) -> list[Message]:
    tally = dice_tally.tally(table.game.events())
    return dice_tally.ledger(table.game.rules, tally, table.listener)


def chance(table: Table) -> Message:
    """How likely the one to throw is to win."""
    seat = table.state.turn
    percent = round(100 * thinking.chances(table.game.rules, table.state)[seat])
    throw = phrases.randomiser(table.game.rules)
    return Message("pludo-client-chance-now", {"percent": percent, "throw": throw})


def chances(table: Table, advice: Advice) -> list[Message]:
    """How likely each choice is to win, the best first."""
    said = {
        choice.move: choice.message
        for choice in choices.choices(table.game.rules, table.state, table.listener)
    }
    return [
        Message("pludo-client-chance", {"percent": round(100 * chance), "choice": said[move]})
        for move, chance in advice.chances
    ]


def near(table: Table) -> list[Message]:
    return queries.near(table.game.rules, table.state, table.listener)


def who(table: Table) -> list[Message]:
    bots = {player.seat: player.bot for player in table.game.players if player.is_bot}
    return queries.who(table.game.rules, table.state, table.listener, bots)


def choosing(table: Table) -> list[Message]:
    if table.state.awaiting != "move":
        return turn(table)
    return choices.choosing(table.game.rules, table.state, table.listener)


def result(table: Table) -> list[Message]:
    """How the game ended, or how it stands."""
    return queries.result(table.game.rules, table.state, table.listener_at(None))


def after_game(table: Table) -> Message:
    """What can be done when the game is over."""
    throw = phrases.randomiser(table.game.rules)
    return Message("pludo-client-after-game", {"throw": throw})


ANSWERS: dict[str, Callable[[Table], list[Message]]] = {
    "board": board,
    "turn": turn,
    "score": score,
    "last-roll": last_roll,
    "my-tokens": my_tokens,
    "dice-ledger": dice_ledger,
    "near": near,
    "who": who,
    "choices": choosing,
    **{f"player-{number}": partial(player, number=number) for number in range(1, 7)},
}
