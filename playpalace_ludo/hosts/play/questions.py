"""Answers to question keys at a host's table: one line, several, or a box to read."""

from __future__ import annotations

from functools import cache, partial

from playpalace_ludo.hosts.play import board_grid, exploring, hints, pages
from playpalace_ludo.hosts.play.acting import UNDO
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.play.audience import Person, Row
from playpalace_ludo.hosts.play.table import HINT, HostTable
from playpalace_ludo.table import explorer
from playpalace_ludo.table.questions import ANSWERS, PLAYER
from playpalace_ludo.words import Message, near
from playpalace_ludo.words.commands import BY_ID, COMMANDS, PLAY, TABLE, Command

HOST_COMMANDS: tuple[Command, ...] = tuple(command for command in COMMANDS if command.host)
STARTS = "explore-start-"
COMMAND_IDS = frozenset(command.id for command in HOST_COMMANDS)
HOST_HAS = ("turn", "score")
"""Keys and entries of the actions menu that the host provides; we only answer them."""
HELP, PURSE, RULES = "help", "purse", "rules"
GRID, ABILITIES, NEAR = "explore-grid", "abilities", "near"
NOT_EVERYWHERE = (GRID, PURSE, ABILITIES)
"""Commands that get a row only at tables with a use for them."""
ASKS = frozenset(c.id for c in HOST_COMMANDS if c.category not in (PLAY, TABLE) or c.id == HINT)
ACTIONS = tuple(
    command.id
    for command in HOST_COMMANDS
    if command.id in (ASKS | {UNDO, HELP}) - {*HOST_HAS} and not command.id.startswith(STARTS)
)
"""Entries of the host's actions menu."""
MENU_ASKS = (
    "board",
    "my-tokens",
    NEAR,
    "score",
    "turn",
    "last-roll",
    ABILITIES,
    "dice-ledger",
    "dice-code",
    PURSE,
    RULES,
    GRID,
)
"""Rows for touch screens: everything that otherwise needs a key."""
WATCHER_ASKS = tuple(asked for asked in MENU_ASKS if asked not in ("my-tokens", NEAR, PURSE))

LINE = frozenset({"turn", "last-roll", "since", "choices", "dice-code"})
LINES = frozenset({"score", "my-tokens", NEAR, ABILITIES})
OWN_ONLY = frozenset({"my-tokens", NEAR, "choices", HINT})


def ask(table: HostTable, person: Person, command: str) -> None:
    """Answer once the asker has been told what happened, so that no answer precedes the news."""
    if command in explorer.COMMANDS:
        exploring.explore(table, person, command)
    else:
        table.answers.do(person.id, partial(_answer, table, person, command))


def _answer(table: HostTable, person: Person, command: str) -> None:
    if command in OWN_ONLY and person.seat is None:
        table.announcer.answer(person, [Message("pludo-host-watching")])
    elif command == HINT:
        hints.advise(table, person)
    elif not _is_at_hand(table, person, command):
        ask(table, person, command)  # in the next tick
    elif command in LINE:
        if command == "choices" and not table.is_choosing(person):
            command = "turn"
        table.announcer.answer(person, ANSWERS[command](table, table.listener(person)))
    elif command in LINES:
        table.announcer.answer_lines(person, ANSWERS[command](table, table.listener(person)))
    elif command == GRID:
        board_grid.open_grid(table, person)
    elif command in pages.BOX:
        pages.open_box(table, person, command)
    elif command.startswith(PLAYER):
        exploring.asked(table, person, command)
        players = Message("pludo-host-no-such-player", {"players": len(table.state.seats)})
        answer = ANSWERS[command](table, table.listener(person))
        table.announcer.answer(person, answer or [players])


def _is_at_hand(table: HostTable, person: Person, command: str) -> bool:
    """Tell whether the answer is known; after a restart the record is read first.

    Captures are searched in slices before N is answered.
    """
    if command == NEAR:
        steps = near.looking(table.rules, table.state, table.listener(person))
        return table.has_looked(person, (command, table.state), steps)
    if command == "dice-ledger":
        return table.history.is_at_hand()
    return command not in ("board", "last-roll") or table.history.knows_last_throw()


def is_offered(table: HostTable, person: Person, command: str) -> bool:
    """Tell whether a command gets a row at this table; its key answers in any case."""
    if command in OWN_ONLY and person.seat is None:
        return False
    if command.startswith(PLAYER):
        return int(command.removeprefix(PLAYER)) <= len(table.state.seats)
    if command == HINT:
        return hints.is_allowed(table)
    if command == GRID:
        return board_grid.is_offered(table)
    if command == PURSE:
        return table.config.has_coins
    if command == ABILITIES:
        return bool(table.rules.abilities.by_face)
    return command != UNDO or (table.runner.may_undo and person.seat is not None)


def touch_rows(table: HostTable, person: Person) -> tuple[str, ...]:
    helps = [command for command in (HINT, UNDO) if is_offered(table, person, command)]
    return (*helps, *_asks(table, person, MENU_ASKS))


def watcher_rows(table: HostTable, person: Person) -> tuple[str, ...]:
    return _asks(table, person, WATCHER_ASKS)


def _asks(table: HostTable, person: Person, asks: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(
        command
        for command in asks
        if command not in NOT_EVERYWHERE or is_offered(table, person, command)
    )


@cache
def rows(commands: tuple[str, ...], locale: str) -> tuple[Row, ...]:
    return tuple(Row(command, label(command, locale)) for command in commands)


@cache
def label(command: str, locale: str) -> str:
    return translator(locale).text(BY_ID[command].label)
