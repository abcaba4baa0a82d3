"""Pages to read in a box, rendered again only when their content changes.

An open box asks for its lines at every move, and a held key just as often.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.play.audience import Person
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.table.questions import ANSWERS
from playpalace_ludo.words import queries, rulebook

BOX = {"board": "board", "score-box": "score", "dice-ledger": "dice-ledger", "rules": "rules"}
"""Boxes by name, with the question each answers."""
KEPT_RULES = 64
"""Rule texts kept in memory (variants times languages), for all tables of a server."""

Lines = Callable[[], list[str]]


def open_box(table: HostTable, person: Person, box: str, heading: Lines = list) -> None:
    """Open a box to read; changes appear in it once they have been told."""
    find = _rules if box == "rules" else _answer_to
    shown: list[str] = []

    def lines() -> list[str]:
        if not shown or table.announcer.has_told(person.id):
            shown[:] = heading() + find(table, person, box)
        return list(shown)

    table.audience.show(person.id, box, lines)


def _rules(table: HostTable, person: Person, box: str) -> list[str]:
    say = translator(person.locale)
    changes = queries.rule_changes(table.rules, table.state)
    rules = rules_in_words(table.rules.of(table.state), person.locale)
    return [*map(say.say, changes), *rules]


@lru_cache(maxsize=KEPT_RULES)
def rules_in_words(rules: Rules, locale: str) -> tuple[str, ...]:
    say = translator(locale)
    return tuple(map(say.say, rulebook.rule_lines(rules)))


def _answer_to(table: HostTable, person: Person, box: str) -> list[str]:
    about = (table.state, table.listener(person), person.locale)
    kept = table.pages.get((person.id, box))
    if kept is None or kept[0] != about:
        say = translator(person.locale)
        answer = ANSWERS[BOX[box]](table, about[1])
        kept = table.pages[person.id, box] = (about, [say.say(message) for message in answer])
    return kept[1]
