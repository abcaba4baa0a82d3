"""Hints: what a strong player would do and why, for the asker's ears alone."""

from __future__ import annotations

from functools import partial

from playpalace_ludo.bots.reasons import explain
from playpalace_ludo.core.state import Refusal
from playpalace_ludo.hosts.config import HINTS_ALL, HINTS_ALONE
from playpalace_ludo.hosts.play.audience import Person
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.hosts.play.thinking import ADVISER, Mind
from playpalace_ludo.words import Message, queries


def is_allowed(table: HostTable) -> bool:
    seated = [person for person in table.room.listeners() if person.seat is not None]
    return table.hints == HINTS_ALL or (table.hints == HINTS_ALONE and len(seated) < 2)


def advise(table: HostTable, person: Person) -> None:
    """Begin to think about it; the answer comes within a few ticks."""
    if not is_allowed(table):
        table.voice.answer(person, [Message(f"pludo-host-no-hints.{table.hints}")])
    elif table.over or table.acting != person.seat:
        table.refuse(person, Refusal.GAME_OVER if table.over else Refusal.NOT_YOUR_TURN)
    elif table.state.awaiting != "move":
        table.refuse(person, Refusal.ROLL_FIRST)
    else:
        mind = Mind(ADVISER, table.match.rules, table.state, table.whims)
        table.aside = partial(_go_on, table, person.id, mind)


def _go_on(table: HostTable, person_id: str, mind: Mind) -> bool:
    """One slice; True when there is nothing more to think about."""
    person, state, rules = table.person(person_id), table.state, table.match.rules
    if person is None or mind.state is not state:
        return True
    move = mind.think(table.config.budget_ms / 1000)
    if move is None or not table.heard_out:
        return False
    reasons = explain(rules, state, move, mind.others(move))
    listener = table.listener(person)
    table.voice.answer(person, [queries.hint(rules, state, move, reasons, listener)])
    return True
