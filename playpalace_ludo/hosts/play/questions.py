"""What a key asks about the game, and whether the answer is a line, several, or a box to read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from playpalace_ludo.hosts.play import hints
from playpalace_ludo.hosts.play.audience import Person
from playpalace_ludo.hosts.play.table import HINT, UNDO, HostTable
from playpalace_ludo.hosts.play.voice import translator
from playpalace_ludo.words import Listener, Message, dice_tally, queries
from playpalace_ludo.words.choices import choosing
from playpalace_ludo.words.commands import BY_ID, COMMANDS, PLAY, Command

PLAYER = "player-"
HOST_COMMANDS: tuple[Command, ...] = tuple(command for command in COMMANDS if command.host)
HOST_HAS = ("turn", "score")
"""Keys and entries of the actions menu the host has itself; we only answer them."""
ASKS = frozenset(c.id for c in HOST_COMMANDS if c.category != PLAY or c.id == HINT)
ACTIONS = (ASKS | {UNDO}) - {*HOST_HAS}
"""Entries of the host's actions menu."""
MENU_ASKS = ("board", "my-tokens", "near", "score", "turn", "last-roll", "dice-ledger", "rules")
"""Rows for people who touch: everything they cannot press a key for."""
WATCHER_ASKS = ("board", "score", "turn", "last-roll", "dice-ledger", "rules")

Answer = Callable[[HostTable, Listener], Sequence[Message]]

LINE: dict[str, Answer] = {
    "turn": lambda t, who: [queries.turn(t.match.rules, t.state, who)],
    "last-roll": lambda t, who: [queries.last_roll(t.match.rules, t.last, who)],
    "choices": lambda t, who: _choices(t, who),
}
LINES: dict[str, Answer] = {
    "score": lambda t, who: queries.score(t.match.rules, t.state, who),
    "my-tokens": lambda t, who: queries.my_tokens(t.match.rules, t.state, who),
    "near": lambda t, who: queries.near(t.match.rules, t.state, who),
}
BOX: dict[str, Answer] = {
    "board": lambda t, who: queries.board(t.match.rules, t.state, who, t.last),
    "score-box": lambda t, who: queries.score(t.match.rules, t.state, who),
    "dice-ledger": lambda t, who: dice_tally.ledger(t.match.rules, t.tally(), who),
    "rules": lambda t, who: queries.rules_now(t.match.rules, t.state),
}
OWN_ONLY = frozenset({"my-tokens", "near", "choices", HINT})


def ask(table: HostTable, person: Person, command: str) -> None:
    listener = table.listener(person)
    if command in OWN_ONLY and person.seat is None:
        table.voice.answer(person, [Message("pludo-host-watching")])
    elif command == HINT:
        hints.advise(table, person)
    elif command in LINE:
        table.voice.answer(person, LINE[command](table, listener))
    elif command in LINES:
        table.voice.answer_lines(person, LINES[command](table, listener))
    elif command in BOX:
        open_box(table, person, command)
    elif command.startswith(PLAYER):
        _tell_player(table, person, int(command.removeprefix(PLAYER)) - 1)


def touch_rows(table: HostTable) -> tuple[str, ...]:
    helps = [HINT] * hints.is_allowed(table) + [UNDO] * table.may_undo
    return (*helps, *MENU_ASKS)


def _choices(table: HostTable, listener: Listener) -> Sequence[Message]:
    """The moves to choose from, or whose turn it is while there is nothing to choose."""
    if table.acting == listener.seat and table.state.awaiting == "move":
        return choosing(table.match.rules, table.state, listener)
    return [queries.turn(table.match.rules, table.state, listener)]


def _tell_player(table: HostTable, person: Person, index: int) -> None:
    seats = queries.seating(table.match.rules, table.state)
    if index >= len(seats):
        table.voice.answer(person, [Message("pludo-host-no-such-player", {"players": len(seats)})])
        return
    listener = table.listener(person)
    table.voice.answer(
        person, queries.tokens(table.match.rules, table.state, seats[index], listener)
    )


def open_box(table: HostTable, person: Person, command: str) -> None:
    def lines() -> list[str]:
        say = translator(person.locale)
        return [say.say(message) for message in BOX[command](table, table.listener(person))]

    table.room.show(person.id, command, lines)


@cache
def label(command: str, locale: str) -> str:
    return translator(locale).text(BY_ID[command].label)
