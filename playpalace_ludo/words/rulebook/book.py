"""The whole rules of a table: its headings, and the facts under each."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.words.model import Message
from playpalace_ludo.words.rulebook.board import board, tile_rules
from playpalace_ludo.words.rulebook.captures import captures
from playpalace_ludo.words.rulebook.chance import chance, throws_plain_dice
from playpalace_ludo.words.rulebook.goal import goal, teams
from playpalace_ludo.words.rulebook.moving import abilities, moving, permits, unasked
from playpalace_ludo.words.rulebook.titles import variant_summary
from playpalace_ludo.words.rulebook.turns import amendments, extra_throws, questions, turns

Section = tuple[str, tuple[Callable[[Rules], Iterable[Message]], ...]]

CROSS: tuple[Section, ...] = (
    ("goal", (goal,)),
    ("teams", (teams,)),
    ("board", (board,)),
    ("dice", (chance,)),
    ("moving", (moving, tile_rules, permits)),
    ("abilities", (abilities,)),
    ("captures", (captures,)),
    ("extra", (extra_throws,)),
    ("first", (turns,)),
    ("questions", (questions,)),
    ("amendments", (amendments,)),
)
"""Headings of the rules on a cross, with the parts told under each."""

OWN_BOARD: tuple[Section, ...] = (
    ("goal", (goal, teams)),
    ("board", (board, tile_rules)),
    ("chance", (chance, permits)),
    ("captures", (captures,)),
    ("abilities", (abilities,)),
    ("turns", (turns, unasked)),
    ("questions", (questions,)),
    ("amendments", (amendments,)),
)
"""The same on a board with routes of its own."""


def rule_lines(rules: Rules) -> list[Message]:
    """Say the whole rules of a table, one fact per line, under headings."""
    lines = [variant_summary(rules)]
    for heading, tellers in CROSS if rules.has_home_columns else OWN_BOARD:
        if told := [line for tell in tellers for line in tell(rules)]:
            lines += [_heading(rules, heading), *told]
    return lines


def _heading(rules: Rules, name: str) -> Message:
    if name == "dice" and not throws_plain_dice(rules):
        name = "chance"
    return Message(f"pludo-rule-heading-{name}", {"throw": rules.chance.randomiser})
