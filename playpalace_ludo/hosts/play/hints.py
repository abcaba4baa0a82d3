"""Hints at a host's table: who may ask for one, and thinking about it in slices."""

from __future__ import annotations

from functools import partial

from playpalace_ludo.core.state import Refusal
from playpalace_ludo.hosts.play.audience import Person
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.hosts.play.thinking import InSlices, think
from playpalace_ludo.settings.config import HINTS_ALL, HINTS_ALONE
from playpalace_ludo.table import hints
from playpalace_ludo.table.hints import Hint
from playpalace_ludo.table.thought import Thought
from playpalace_ludo.words import Message


def is_allowed(table: HostTable) -> bool:
    alone = table.audience.humans() < 2
    return table.hints == HINTS_ALL or (table.hints == HINTS_ALONE and alone)


def advise(table: HostTable, person: Person) -> None:
    """Start thinking about a hint; the answer comes within a few ticks."""
    if not is_allowed(table):
        table.announcer.answer(person, [Message(f"pludo-host-no-hints.{table.hints}")])
    elif table.acting != person.seat:
        table.announcer.answer(person, table.why_not(person, Refusal.NOT_YOUR_TURN))
    elif not table.state.moves:
        table.announcer.answer(person, table.why_not(person, Refusal.ROLL_FIRST))
    elif table.state.awaiting == "roll":
        steps = hints.about_uses(table.rules, table.state)
        table.aside = partial(_explain, table, person.id, InSlices(table.state, steps))
    else:
        thought = hints.begin(table.rules, table.state, table.runner.whims)
        table.aside = partial(_go_on, table, person.id, thought)


def _go_on(table: HostTable, person_id: str, thought: Thought) -> bool:
    """Think for a slice; return True when there is nothing more to think about."""
    person = table.person(person_id)
    if person is None or thought.state is not table.state:
        return True
    if think(thought, table.config.budget_ms) is None or not table.heard_out:
        return False
    steps = hints.advising(thought)
    table.aside = partial(_explain, table, person_id, InSlices(table.state, steps))
    return False


def _explain(table: HostTable, person_id: str, advising: InSlices[Hint]) -> bool:
    """Work out the reasons for a slice; return True when they are told."""
    person = table.person(person_id)
    if person is None or advising.about is not table.state:
        return True
    if advising.go_on() and advising.result is not None:
        said = hints.say(table.rules, advising.result, table.listener(person))
        table.answer(person, lambda: [said])
        return True
    return False
