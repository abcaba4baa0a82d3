"""Dice, cards and spinners in words, and what each outcome lets a player do."""

from __future__ import annotations

from collections.abc import Iterator

from playpalace_ludo.core.rule_parts import Face, Order
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.words.model import CommaList, Message
from playpalace_ludo.words.orders import duty_in_words, effects_in_words, orders_in_words
from playpalace_ludo.words.phrases import Args, face, name
from playpalace_ludo.words.rulebook.sentences import sentence

SIX = 6


def chance(rules: Rules) -> Iterator[Message]:
    """Say what may fall and what it brings."""
    plain = throws_plain_dice(rules)
    if plain:
        yield sentence("dice.count", rules.chance.dice)
        if rules.chance.dice > 1:
            yield sentence("dice.use", "sum" if rules.chance.sums else "separate")
    if plain or rules.chance.dice_use == "each":
        if (plain or rules.chance.use_all) and (rules.chance.dice > 1 or rules.extra.before_move):
            yield sentence("dice.usage", "all_or_nothing" if rules.chance.use_all else "each")
        if not rules.chance.same_token:
            yield sentence("dice.same_marker", rules.chance.same_token)
    if plain:
        yield Message("pludo-rule-enter")
    if rules.tokens_out:
        yield sentence("board.tokens_out", rules.tokens_out)
    if not plain:
        yield from _dice(rules)
        yield from _outcomes(rules)
        if rules.has_home_columns:
            yield Message("pludo-rule-move-must")


def throws_plain_dice(rules: Rules) -> bool:
    """Tell whether the plain dice of a cross are thrown, and a six brings a token out."""
    if not rules.has_home_columns or not rules.chance.plain_dice:
        return False
    return rules.chance.sums or all(map(_is_plain, range(1, SIX + 1), rules.chance.faces[1:]))


def _is_plain(number: int, shown: Face) -> bool:
    enter = (Order("enter"),) if number == SIX else ()
    usual = (*enter, Order("move", number))
    return shown.orders == usual and not (shown.then or shown.must)


def _dice(rules: Rules) -> Iterator[Message]:
    """Say how many dice are thrown, what each shows if they differ, and what is played of them."""
    if rules.chance.own_decks:
        yield Message("pludo-rule-own-decks")
    if rules.chance.hand:
        yield Message("pludo-rule-loose-hand", {"count": rules.chance.hand})
    if rules.chance.dice > 1:
        args: Args = {
            "count": rules.chance.dice,
            "use": rules.chance.dice_use,
            "throw": rules.chance.randomiser,
        }
        yield Message("pludo-rule-loose-dice", args)
    for die in rules.chance.own_dice:
        shown = CommaList(name(rules, side) for side in die.faces)
        yield Message("pludo-rule-loose-die", {"name": name(rules, die.name), "faces": shown})


def _outcomes(rules: Rules) -> Iterator[Message]:
    """Say for each outcome how often it comes and what it allows; duties of all of them once."""
    weights = rules.chance.weights
    faces = rules.chance.faces[1 : len(weights) + 1]
    always = [duty for duty in faces[-1].must if all(duty in f.must for f in faces if f.orders)]
    for index, (shown, weight) in enumerate(zip(faces, weights, strict=True), 1):
        duties = [duty for duty in shown.must if duty not in always]
        args: Args = {
            "name": face(rules, index),
            "throw": rules.chance.randomiser,
            "even": "yes" if len(set(weights)) == 1 else "no",
            "weight": weight,
            "total": sum(weights),
            "orders": orders_in_words(rules, shown),
            "count": len(shown.orders),
            "duties": CommaList(map(duty_in_words, duties)),
            "duties-count": len(duties),
            "effects": effects_in_words(rules, shown.then),
            "effects-count": len(shown.then),
        }
        yield Message("pludo-rule-loose-outcome", args)
    if always:
        duties_told = CommaList(map(duty_in_words, always))
        yield Message("pludo-rule-loose-duty-always", {"duties": duties_told})
