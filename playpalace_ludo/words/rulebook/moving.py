"""How tokens move, what moves depend on, and abilities."""

from __future__ import annotations

from collections.abc import Iterator

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.words.conditions import any_condition
from playpalace_ludo.words.model import Message
from playpalace_ludo.words.orders import effects_in_words
from playpalace_ludo.words.phrases import Args, name
from playpalace_ludo.words.rulebook.chance import throws_plain_dice
from playpalace_ludo.words.rulebook.sentences import sentence


def moving(rules: Rules) -> Iterator[Message]:
    """Say how tokens move on a cross and what stands in their way."""
    if throws_plain_dice(rules):
        yield Message("pludo-rule-move")
    yield sentence("stack.own_limit", rules.stack.own_limit)
    if rules.stack.towers:
        yield Message("pludo-rule-loose-towers")
    if rules.stack.doubled:
        yield sentence("stack.doubled", rules.stack.doubled)
    if rules.stack.doubled_forced:
        yield sentence("stack.doubled_forced_on_even", rules.stack.doubled_forced)
    yield sentence("home.blocking", rules.stack.column_blocking)
    yield from unasked(rules)


def unasked(rules: Rules) -> Iterator[Message]:
    """Say what is played without a key."""
    yield sentence("turn.auto_single", rules.turns.auto_single)
    if rules.turns.auto_roll:
        yield automatic_throws(rules)


def automatic_throws(rules: Rules) -> Message:
    """Say who throws the dice while there is nothing to choose."""
    return sentence("turn.auto_roll", rules.turns.auto_roll)


def permits(rules: Rules) -> Iterator[Message]:
    """Say what leaving the yard and moving depend on."""
    asked = rules.permits
    if asked.start:
        yield Message("pludo-rule-loose-start-when", {"when": any_condition(rules, asked.start)})
    if asked.limit:
        yield Message("pludo-rule-loose-start-limit", {"count": asked.limit})
    if asked.toll:
        yield Message("pludo-rule-loose-toll", {"effects": effects_in_words(rules, asked.toll)})
    if asked.price:
        hangs = any(clause.condition for clause in asked.toll)
        args: Args = {"count": asked.price, "hangs": "yes" if hangs else "no"}
        yield Message("pludo-rule-loose-price", args)
    if asked.move:
        yield Message("pludo-rule-loose-move-when", {"when": any_condition(rules, asked.move)})


def abilities(rules: Rules) -> Iterator[Message]:
    """Say what players may gain, what each does, and how many may be held."""
    for ability in rules.abilities.by_face.values():
        does = Message("pludo-ability-does", {"kind": ability.kind, "number": ability.number})
        args: Args = {"name": name(rules, ability.name), "does": does}
        args["use"] = "at-once" if ability.at_once else "held"
        args["hidden"] = "yes" if ability.hidden else "no"
        yield Message("pludo-rule-loose-ability", args)
    if any(not ability.at_once for ability in rules.abilities.by_face.values()):
        yield Message(
            "pludo-rule-loose-abilities",
            {"limit": rules.abilities.limit, "throw": rules.chance.randomiser},
        )
