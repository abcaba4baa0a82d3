"""Answer questions about a game, by command.

The caller decides whether an answer becomes one line, several, or a text to read.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from playpalace_ludo.table import dice_check
from playpalace_ludo.table.facts import Facts
from playpalace_ludo.words import Listener, Message, abilities, choices, dice_tally, queries
from playpalace_ludo.words.commands import PLAYER_KEYS
from playpalace_ludo.words.since import since

PLAYER = "player-"

Answer = Callable[[Facts, Listener], list[Message]]


def _choices(table: Facts, listener: Listener) -> list[Message]:
    """Say the moves to choose from, or whose turn it is if there is no choice."""
    usable = bool(table.state.moves) and listener.seat == table.state.turn
    if table.state.awaiting != "move" and not usable:
        return [queries.turn(table.rules, table.state, listener)]
    return choices.choosing(table.rules, table.state, listener)


def _dice_tally(table: Facts, listener: Listener) -> list[Message]:
    """Say what everybody threw, and where the dice came from unless they are fair ones."""
    origin = None if _is_fair(table) else dice_check.about(table.rules, table.proof)
    tally = dice_tally.tally(table.events())
    return dice_tally.tally_lines(table.rules, tally, listener, origin)


def _is_fair(table: Facts) -> bool:
    return table.proof is not None and table.proof.is_fair


def _dice_code(table: Facts, listener: Listener) -> list[Message]:
    """Say how the dice were fixed; after the game also whether those are the ones that fell."""
    about = dice_check.about(table.rules, table.proof)
    if table.state.awaiting != "over" or not _is_fair(table):
        return [about]
    verdict = table.check_dice()
    return [about, verdict.message, *verdict.more]


def _who(table: Facts, listener: Listener) -> list[Message]:
    bots = {player.seat: player.bot for player in table.players if player.is_bot}
    return queries.who(table.rules, table.state, listener, bots)


def _player(table: Facts, listener: Listener, *, number: int) -> list[Message]:
    """Say the tokens of the nth player at the table; nothing if there is no such player."""
    seats = queries.seating(table.rules, table.state)[number - 1 : number]
    return [
        message
        for seat in seats
        for message in queries.tokens(table.rules, table.state, seat, listener)
    ]


ANSWERS: dict[str, Answer] = {
    "board": lambda t, who: queries.board(t.rules, t.state, who, t.last_roll()),
    "turn": lambda t, who: [queries.turn(t.rules, t.state, who)],
    "score": lambda t, who: queries.score(t.rules, t.state, who),
    "last-roll": lambda t, who: [queries.last_roll(t.rules, t.last_roll(), who)],
    "since": lambda t, who: since(t.rules, t.state, t.events(), who),
    "my-tokens": lambda t, who: queries.my_tokens(t.rules, t.state, who),
    "abilities": lambda t, who: abilities.told(t.rules, t.state, who),
    "near": lambda t, who: queries.near(t.rules, t.state, who),
    "rules": lambda t, who: queries.rules_now(t.rules, t.state),
    "choices": _choices,
    "dice-ledger": _dice_tally,
    "dice-code": _dice_code,
    "who": _who,
    **{f"{PLAYER}{n}": partial(_player, number=n) for n in range(1, len(PLAYER_KEYS) + 1)},
}
