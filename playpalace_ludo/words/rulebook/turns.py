"""Extra throws, who begins and who follows, and which rules change during the game."""

from __future__ import annotations

from collections.abc import Iterator

from playpalace_ludo.core.effects import Again, TurnTo
from playpalace_ludo.core.plan import effects_besides_captures
from playpalace_ludo.core.rule_parts import Amendment, Trigger, TurnRule
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.words.conditions import any_condition, any_of
from playpalace_ludo.words.model import Either, Message
from playpalace_ludo.words.orders import effects_in_words, whose_turn, word
from playpalace_ludo.words.phrases import Args, face, name
from playpalace_ludo.words.rulebook.captures import captures_as_usual
from playpalace_ludo.words.rulebook.chance import SIX, throws_plain_dice
from playpalace_ludo.words.rulebook.sentences import sentence


def extra_throws(rules: Rules) -> Iterator[Message]:
    """Say what earns another throw on a cross, and how many sixes are too many."""
    if rules.streak_throw:
        yield sentence("bonus.all_sixes", rules.bonus_on_sixes, {"dice-count": rules.dice})
        if rules.bonus_on_sixes:
            timing = "before_move" if rules.bonus_before_move else "after_move"
            yield sentence("bonus.timing", timing)
            yield sentence("bonus.without_move", "roll" if rules.bonus_without_move else "pass")
    if captures_as_usual(rules) and (rules.capture_reward or throws_plain_dice(rules)):
        yield sentence("bonus.capture", bool(rules.capture_reward))
    if goes_round(rules) and _tells_limit(rules):
        yield sentence("bonus.limit", rules.bonus_limit)
    if _tells_sixes(rules):
        penalty = "rollback" if rules.rollback else "forfeit"
        yield sentence("sixes.max", rules.sixes_max, {"sixes-penalty": penalty})


def _tells_limit(rules: Rules) -> bool:
    """Tell whether enough throws may be earned for a limit to matter."""
    if rules.bonus_limit and _earned_by_effects(rules):
        return True
    by_captures = any(clause.is_sure_throw for clause in rules.capture_reward)
    earned = rules.bonus_on_sixes or by_captures
    return earned and bool(rules.streak_throw or rules.bonus_limit)


def _earned_by_effects(rules: Rules) -> bool:
    """Tell whether an outcome, a tile or a token home earns another throw."""
    return any(isinstance(clause.effect, Again) for clause in effects_besides_captures(rules))


def _tells_sixes(rules: Rules) -> bool:
    """Tell whether sixes in a row are told among the extra throws."""
    in_a_row = rules.bonus_on_sixes or _earned_by_effects(rules) or rules.sixes_max == 1
    return rules.has_home_columns and in_a_row and _is_of_sixes(rules)


def _is_of_sixes(rules: Rules) -> bool:
    """Tell whether it is sixes that count in a row, and the penalty is one of the options."""
    sixes = all(rules.faces[thrown].value == SIX for thrown in rules.streak_throw)
    return bool(rules.streak_throw) and sixes and not rules.sends_back


def turns(rules: Rules) -> Iterator[Message]:
    """Say who begins, and what else there is to say about turns."""
    if goes_round(rules):
        drawn = rules.first in ("highest", "lowest")
        yield sentence("turn.first", f"{rules.first}-roll" if drawn else rules.first)
        return
    yield from _order(rules)
    yield from (_turn_rule(rules, rule) for rule in rules.turn_rules)
    if rules.tries > 1:
        yield Message("pludo-rule-loose-tries", {"count": rules.tries})
    if rules.streak_throw and rules.sixes_max and not _tells_sixes(rules):
        args: Args = {
            "name": face(rules, rules.streak_throw[0]),
            "streak": rules.sixes_max,
            "penalty": "sent-back" if rules.sends_back else "lost",
        }
        yield Message("pludo-rule-loose-streak", args)
    if rules.bonus_limit:
        args = {"count": rules.bonus_limit, "throw": rules.randomiser}
        yield Message("pludo-rule-loose-again-limit", args)


def goes_round(rules: Rules) -> bool:
    """Tell whether turns on a cross go clockwise and nothing else becomes of them."""
    clockwise = rules.order == "seats" and rules.clockwise and rules.randomiser == "dice"
    usual_streak = not (rules.streak_throw and rules.sixes_max) or _is_of_sixes(rules)
    more = rules.turn_rules or rules.tries > 1 or not usual_streak
    return rules.has_home_columns and clockwise and not more


def _order(rules: Rules) -> Iterator[Message]:
    args: Args = {"first": rules.first, "throw": rules.randomiser}
    if rules.order != "draw":
        yield Message("pludo-rule-loose-first", args)
    if rules.order == "seats":
        yield direction(rules)
    else:
        args = {"order": rules.order, "throw": rules.randomiser}
        yield Message("pludo-rule-loose-turn-order", args)


def direction(rules: Rules) -> Message:
    """Say which way turns go round the table."""
    way = "clockwise" if rules.clockwise else "counter"
    return Message("pludo-rule-loose-direction", {"direction": way})


def _turn_rule(rules: Rules, rule: TurnRule) -> Message:
    args: Args = {"name": name(rules, rule.name), "when": any_condition(rules, rule.when)}
    if rule.at == "end":
        effects = effects_in_words(rules, rule.then)
        return Message("pludo-rule-loose-turn-end", {**args, "effects": effects})
    effect = rule.then[0]
    whose = effect.who if isinstance(effect, TurnTo) else "self"
    text = Message("pludo-rule-loose-turn-instead", whose_turn(rules, whose))
    return Message("pludo-rule-loose-turn-begin", {**args, "text": text})


def amendments(rules: Rules) -> Iterator[Message]:
    """Say which rules may change during the game, and on what."""
    yield from (_amendment(rules, one) for one in rules.amendments)


def _amendment(rules: Rules, amendment: Amendment) -> Message:
    args: Args = {"name": name(rules, amendment.name)}
    if any(one.condition for one in amendment.when):
        args = {**args, "when": any_of(rules, amendment.when), "how": "when"}
    else:
        args = {**args, "when": Either(trigger(rules, one) for one in amendment.when), "how": "on"}
    if amendment.say:
        return Message("pludo-rule-loose-amendment", {**args, "text": name(rules, amendment.say)})
    return Message("pludo-rule-loose-amendment-silent", args)


def trigger(rules: Rules, one: Trigger) -> Message:
    """Say in a short phrase what wins or amends the rules: "all tokens home", "round 5"."""
    args: Args = {
        "number": one.number,
        "name": name(rules, one.name),
        "throw": rules.randomiser,
    }
    return Message(f"pludo-rule-loose-trigger-{word(one.kind)}", args)
