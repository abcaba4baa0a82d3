"""What an outcome allows and brings, in words: orders, duties, effects, and their conditions."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial, reduce

from playpalace_ludo.core.abilities import ANY, GAIN
from playpalace_ludo.core.conditions.condition import Condition
from playpalace_ludo.core.rule_parts import RELATIVE, Face, Order, turn_effect
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.words.conditions import in_words
from playpalace_ludo.words.model import Arg, Either, Message
from playpalace_ludo.words.phrases import Args, name

SPECIAL = (("none",), ("all",))
"""When a face offers something else than usual."""
ONLY_IF = "pludo-rule-loose-only-if"


def orders_in_words(rules: Rules, face: Face) -> Arg:
    """Say what a face offers, and what instead while no token or once every token is out."""
    usual = [one for one in face.orders if one.when not in SPECIAL]
    order = partial(_order, rules)
    told = _listed("or", map(order, usual)) if usual else Message("pludo-rule-loose-nothing")
    for when in SPECIAL:
        special = [order(one) for one in face.orders if one.when == when]
        if special:
            args: Args = {"before": told, "when": when[0], "orders": _listed("or", special)}
            told = Message("pludo-rule-loose-instead", args)
    return told


def duty_in_words(duty: str) -> Message:
    return Message("pludo-rule-loose-duty", {"duty": word(duty)})


def _order(rules: Rules, order: Order) -> Message:
    told = Message("pludo-rule-loose-order", {"kind": order.kind, **way(order.steps)})
    return _only_if(rules, told, order.condition) if order.condition else told


def _only_if(rules: Rules, told: Message, condition: Condition) -> Message:
    """Say what an order or an effect hangs on."""
    when = in_words(rules, condition.tree)
    return Message(ONLY_IF, {"what": told, "when": when})


def way(steps: int) -> Args:
    return {"steps": abs(steps), "way": "ahead" if steps >= 0 else "back"}


def effects_in_words(rules: Rules, effects: Iterable[str]) -> Arg:
    return _listed("and", (effect_in_words(rules, effect) for effect in effects))


def _listed(joint: str, items: Iterable[Message]) -> Arg:
    """Join what may be done or comes about; where conditions are in between, keep it apart."""
    told = tuple(items)
    if all(item.id != ONLY_IF for item in told):
        return Either(told) if joint == "or" else told

    def apart(before: Message, item: Message) -> Message:
        return Message("pludo-rule-loose-apart", {"before": before, "joint": joint, "item": item})

    return reduce(apart, told)


def effect_in_words(rules: Rules, effect: str) -> Message:
    if (proviso := rules.provisos.get(effect)) and proviso.condition:
        return _only_if(rules, effect_in_words(rules, proviso.effect), proviso.condition)
    if effect.startswith(GAIN):
        gained = effect.removeprefix(GAIN)
        if gained == ANY:
            return Message("pludo-rule-loose-gain-any")
        return Message("pludo-rule-loose-gain", {"name": name(rules, gained)})
    if effect in rules.bonus_faces:
        return Message("pludo-extra-steps", {"steps": rules.faces[rules.bonus_faces[effect]].value})
    if effect.startswith("score "):
        points = int(effect.split()[1])
        way = "lost" if points < 0 else "won"
        return Message("pludo-rule-loose-score", {"points": abs(points), "way": way})
    if found := turn_effect(effect):
        verb, whose = found
        return Message(f"pludo-rule-loose-{word(verb)}", whose_turn(rules, whose))
    args: Args = {"effect": word(effect), "throw": rules.randomiser}
    return Message("pludo-rule-loose-effect", args)


def whose_turn(rules: Rules, whose: str) -> Args:
    """Say whom an effect is about: somebody seen from the player, or a colour."""
    if whose in RELATIVE:
        return {"whose": whose, "colour": ""}
    return {"whose": "colour", "colour": Message("pludo-player", {"colour": whose})}


def word(phrase: str) -> str:
    return phrase.replace(" ", "-")
