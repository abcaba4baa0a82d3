"""Outcomes in words: their orders, duties, effects and conditions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial, reduce
from typing import assert_never

from playpalace_ludo.core.conditions.condition import Condition
from playpalace_ludo.core.effects import (
    ANY,
    WHOM,
    Again,
    AskAll,
    Bonus,
    Born,
    Clause,
    Effect,
    Gain,
    Give,
    PassCard,
    PlayOn,
    Reverse,
    Score,
    SendOn,
    Skip,
    TurnTo,
    Whom,
    written,
)
from playpalace_ludo.core.rule_parts import SPLIT, Face, Order
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.words.conditions import in_words, number_in_words
from playpalace_ludo.words.model import Arg, Either, Message
from playpalace_ludo.words.phrases import Args, name

SPECIAL = (("none",), ("all",))
"""Situations in which a face has other orders."""
ONLY_IF = "pludo-rule-loose-only-if"


def orders_in_words(rules: Rules, face: Face) -> Arg:
    """Say what a face offers, and what instead while no token or every token is out."""
    told_once = _told_once(face.orders)
    usual = [one for one in told_once if one.when not in SPECIAL]
    order = partial(_order, rules)
    told = _listed("or", map(order, usual)) if usual else Message("pludo-rule-loose-nothing")
    for when in SPECIAL:
        special = [order(one) for one in told_once if one.when == when]
        if special:
            args: Args = {"before": told, "when": when[0], "orders": _listed("or", special)}
            told = Message("pludo-rule-loose-instead", args)
    return told


def _told_once(orders: Sequence[Order]) -> list[Order]:
    """Leave out all but one of the orders that stand for every distance a token may go."""
    found: dict[object, Order] = {}
    for index, order in enumerate(orders):
        if order.rest:  # told with the whole, which stands before its parts
            whole = next(one for one in reversed(found.values()) if one.kind == "move")
            parts = max(order.rest.parts + 1, whole.most)
            told = replace(whole, which=SPLIT, most=parts)
            found.update({key: told for key, one in found.items() if one is whole})
            continue
        slides = (order.kind, order.when, order.condition) if order.kind == "slide" else index
        found.setdefault(order.amount or slides, order)
    return list(found.values())


def duty_in_words(duty: str) -> Message:
    return Message("pludo-rule-loose-duty", {"duty": word(duty)})


def _order(rules: Rules, order: Order) -> Message:
    which: Args = {"which": word(order.which) or "one", "most": order.most}
    steps = way(order.steps)
    if order.amount:
        reckoned = number_in_words(rules, order.amount.tree)
        steps = {"steps": Message("pludo-rule-amount", {"number": reckoned}), "way": "ahead"}
    told = Message("pludo-rule-loose-order", {"kind": order.kind, **which, **steps})
    return _only_if(rules, told, order.condition) if order.condition else told


def _only_if(rules: Rules, told: Message, condition: Condition) -> Message:
    """Say the condition of an order or an effect."""
    when = in_words(rules, condition.tree)
    return Message(ONLY_IF, {"what": told, "when": when})


def way(steps: int) -> Args:
    return {"steps": abs(steps), "way": "ahead" if steps >= 0 else "back"}


def effects_in_words(rules: Rules, effects: Iterable[Effect | Clause]) -> Arg:
    return _listed("and", (effect_in_words(rules, effect) for effect in effects))


def _listed(joint: str, items: Iterable[Message]) -> Arg:
    """Join orders or effects; those with conditions are kept apart."""
    told = tuple(items)
    if all(item.id != ONLY_IF for item in told):
        return Either(told) if joint == "or" else told

    def apart(before: Message, item: Message) -> Message:
        return Message("pludo-rule-loose-apart", {"before": before, "joint": joint, "item": item})

    return reduce(apart, told)


def effect_in_words(rules: Rules, effect: Effect | Clause) -> Message:
    match effect:
        case Clause(inner, condition, amount):
            told = effect_in_words(rules, inner)
            if amount:
                reckoned = number_in_words(rules, amount.tree)
                told = Message(told.id, {**told.args, "amount": reckoned})
            return _only_if(rules, told, condition) if condition else told
        case Again() | Reverse():
            args: Args = {"effect": written(effect), "throw": rules.chance.randomiser}
            return Message("pludo-rule-loose-effect", args)
        case Bonus(steps):
            return Message("pludo-extra-steps", {"steps": steps})
        case Score(points, who):
            args = {"points": abs(points), "way": "lost" if points < 0 else "won", "amount": "none"}
            return Message("pludo-rule-loose-score", {**args, **whom_in_words(rules, who)})
        case Gain(gained):
            if gained == ANY:
                return Message("pludo-rule-loose-gain-any")
            return Message("pludo-rule-loose-gain", {"name": name(rules, gained)})
        case PassCard(who):
            return Message("pludo-rule-pass-card", whom_in_words(rules, who))
        case AskAll(asked):
            return Message("pludo-rule-ask", {"name": name(rules, asked)})
        case Born(who):
            return Message("pludo-rule-new-token", whom_in_words(rules, who))
        case Give(who):
            return Message("pludo-rule-give", whom_in_words(rules, who))
        case SendOn(_, how):
            return Message(
                "pludo-rule-send", {"tiles": _tiles(rules, effect), "how": word(how) or "none"}
            )
        case Skip(who, turns):
            args = {**whom_in_words(rules, who), "turns": turns, "amount": "none"}
            return Message("pludo-rule-loose-skip", args)
        case TurnTo(who):
            return Message("pludo-rule-loose-turn-to", whom_in_words(rules, who))
        case PlayOn(who):
            return Message("pludo-rule-loose-go-on", whom_in_words(rules, who))
        case _:
            assert_never(effect)


def _tiles(rules: Rules, effect: SendOn) -> Either:
    """Name the tiles to which tokens are sent on."""
    return Either(name(rules, rules.board.tiles[tile]) for tile in tiles_sent_to(rules, effect))


def tiles_sent_to(rules: Rules, effect: SendOn) -> tuple[int, ...]:
    face = rules.chance.bonus_faces[SendOn(effect.tiles, effect.how)]
    return tuple(order.steps for order in rules.chance.faces[face].orders)


def whom_in_words(rules: Rules, who: Whom) -> Args:
    """Say whom an effect concerns: relative to the player, or a colour."""
    if who in WHOM:
        return {"whose": word(str(who)), "colour": ""}
    colour = rules.seats[who].colour if isinstance(who, int) else who
    return {"whose": "colour", "colour": Message("pludo-player", {"colour": colour})}


def on_player(rules: Rules, effect: Effect, player: Arg) -> Message:
    """Say an effect on one player, as the hearer calls that one."""
    told = effect_in_words(rules, effect)
    return Message(told.id, {**told.args, "whose": "colour", "colour": player})


def word(phrase: str) -> str:
    return phrase.replace(" ", "-")
