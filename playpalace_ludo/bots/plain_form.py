"""The usual game written as blocks of a rule file, reduced to the plain terms of the knobs.

Code that only knows plain rules can then play it: games in bulk, and nets without books.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from playpalace_ludo.core.effects import Again
from playpalace_ludo.core.rules import Rules

SIX = 6


@lru_cache(maxsize=64)
def plain_form(rules: Rules) -> Rules:
    """Return the same game without round counts, and with throws earned by sixes as a streak.

    Rules that need books keep them; rules that are plain already are returned unchanged.
    """
    if not rules.plan.keeps_books or rules.amendments or not _is_die(rules):
        return rules
    chance, streak = rules.chance, rules.streak
    *others, six = chance.faces
    if any(face.then for face in others) or streak.throw not in ((), (SIX,)):
        return rules
    if six.then:
        if [clause.effect.__class__ for clause in six.then] != [Again] or streak.earns:
            return rules
        if not six.then[0].is_sure_throw or not rules.extra.without_move:
            return rules
        streak = replace(streak, throw=(SIX,), earns=True)
        chance = replace(chance, faces=(*others, six._replace(then=())), plain_dice=True)
    plain = replace(
        rules,
        chance=chance,
        streak=streak,
        turns=replace(rules.turns, counts_rounds=False),
    )
    return plain if plain.plan.plain_turns else rules


def _is_die(rules: Rules) -> bool:
    """Tell whether one usual die is thrown."""
    chance = rules.chance
    return (
        chance.randomiser == "dice"
        and chance.dice == 1
        and [face.value for face in chance.faces[1:]] == [1, 2, 3, 4, 5, SIX]
        and len(set(chance.shares)) == 1
        and not (chance.own_dice or chance.deck or chance.sums or chance.combined)
    )
