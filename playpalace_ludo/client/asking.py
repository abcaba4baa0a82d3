"""Questions a player can ask the client's table at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playpalace_ludo.table import questions
from playpalace_ludo.words import Message, phrases, queries

if TYPE_CHECKING:
    from playpalace_ludo.client.table import Table

ANSWERED = frozenset(questions.ANSWERS) - {"rules"}
"""What the table answers; the rules are a text that opens on a page of its own."""


def answer(table: Table, command: str) -> list[Message]:
    answers = questions.ANSWERS[command](table.game, table.listener)
    if answers or not command.startswith(questions.PLAYER):
        return answers
    number, count = int(command.removeprefix(questions.PLAYER)), len(table.game.players)
    return [Message("pludo-client-no-such-player", {"number": number, "count": count})]


def result(table: Table) -> list[Message]:
    """How the game ended, or how it stands."""
    return queries.result(table.game.rules, table.state, table.listener_at(None))


def after_game(table: Table) -> Message:
    """What can be done when the game is over."""
    throw = phrases.randomiser(table.game.rules)
    return Message("pludo-client-after-game", {"throw": throw})
