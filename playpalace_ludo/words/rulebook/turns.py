"""Extra throws, who begins and who follows, and which rules change during the game."""

from __future__ import annotations

from collections.abc import Iterator

from playpalace_ludo.core.effects import Again, TurnTo
from playpalace_ludo.core.plan import effects_besides_captures
from playpalace_ludo.core.rule_parts import Amendment, Question, Trigger, TurnRule
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.words.conditions import any_condition, any_of
from playpalace_ludo.words.model import Either, Message
from playpalace_ludo.words.orders import effects_in_words, whom_in_words, word
from playpalace_ludo.words.phrases import Args, face, name
from playpalace_ludo.words.rulebook.captures import captures_as_usual
from playpalace_ludo.words.rulebook.chance import SIX, throws_plain_dice
from playpalace_ludo.words.rulebook.sentences import sentence


def extra_throws(rules: Rules) -> Iterator[Message]:
    """Say what earns another throw on a cross, and how many sixes are too many."""
    if rules.streak.throw:
        yield sentence("bonus.all_sixes", rules.streak.earns, {"dice-count": rules.chance.dice})
        if rules.streak.earns:
            timing = "before_move" if rules.extra.before_move else "after_move"
            yield sentence("bonus.timing", timing)
            yield sentence("bonus.without_move", "roll" if rules.extra.without_move else "pass")
    if captures_as_usual(rules) and (rules.capture.reward or throws_plain_dice(rules)):
        yield sentence("bonus.capture", bool(rules.capture.reward))
    if goes_round(rules) and _tells_limit(rules):
        yield sentence("bonus.limit", rules.extra.limit)
    if _tells_sixes(rules):
        penalty = "rollback" if rules.streak.takes_back else "forfeit"
        yield sentence("sixes.max", rules.streak.most, {"sixes-penalty": penalty})


def _tells_limit(rules: Rules) -> bool:
    """Tell whether enough throws may be earned for a limit to matter."""
    if rules.extra.limit and _earned_by_effects(rules):
        return True
    by_captures = any(clause.is_sure_throw for clause in rules.capture.reward)
    earned = rules.streak.earns or by_captures
    return earned and bool(rules.streak.throw or rules.extra.limit)


def _earned_by_effects(rules: Rules) -> bool:
    """Tell whether an outcome, a tile or a token home earns another throw."""
    return any(isinstance(clause.effect, Again) for clause in effects_besides_captures(rules))


def _tells_sixes(rules: Rules) -> bool:
    """Tell whether sixes in a row are told among the extra throws."""
    in_a_row = rules.streak.earns or _earned_by_effects(rules) or rules.streak.most == 1
    return rules.has_home_columns and in_a_row and _is_of_sixes(rules)


def _is_of_sixes(rules: Rules) -> bool:
    """Tell whether it is sixes that count in a row, and the penalty is one of the options."""
    sixes = all(rules.chance.faces[thrown].value == SIX for thrown in rules.streak.throw)
    return bool(rules.streak.throw) and sixes and not rules.streak.sends_back


def turns(rules: Rules) -> Iterator[Message]:
    """Say who begins, and what else there is to say about turns."""
    if goes_round(rules):
        ranked, drawn = rules.turns.order == "opening", rules.turns.first in ("highest", "lowest")
        first = f"{rules.turns.first}-roll" if drawn else rules.turns.first
        if ranked:
            yield sentence("turn.ranking", "opening_rolls", {"turn-first": first})
        else:
            yield sentence("turn.first", first)
        return
    yield from _order(rules)
    yield from (_turn_rule(rules, rule) for rule in rules.turns.rules)
    if rules.turns.tries > 1:
        yield Message("pludo-rule-loose-tries", {"count": rules.turns.tries})
    if rules.streak.throw and rules.streak.most and not _tells_sixes(rules):
        args: Args = {
            "name": face(rules, rules.streak.throw[0]),
            "streak": rules.streak.most,
            "penalty": "sent-back" if rules.streak.sends_back else "lost",
        }
        yield Message("pludo-rule-loose-streak", args)
    if rules.extra.limit:
        args = {"count": rules.extra.limit, "throw": rules.chance.randomiser}
        yield Message("pludo-rule-loose-again-limit", args)


def goes_round(rules: Rules) -> bool:
    """Tell whether turns on a cross go clockwise and nothing else becomes of them."""
    usual_order = rules.turns.order in ("seats", "opening") and rules.turns.clockwise
    clockwise = usual_order and rules.chance.randomiser == "dice"
    usual_streak = not (rules.streak.throw and rules.streak.most) or _is_of_sixes(rules)
    more = rules.turns.rules or rules.turns.tries > 1 or not usual_streak
    return rules.has_home_columns and clockwise and not more


def _order(rules: Rules) -> Iterator[Message]:
    args: Args = {"first": rules.turns.first, "throw": rules.chance.randomiser}
    if rules.turns.order not in ("draw", "opening"):
        yield Message("pludo-rule-loose-first", args)
    if rules.turns.order == "seats":
        yield direction(rules)
    else:
        args = {**args, "order": rules.turns.order}
        yield Message("pludo-rule-loose-turn-order", args)


def direction(rules: Rules) -> Message:
    """Say which way turns go round the table."""
    way = "clockwise" if rules.turns.clockwise else "counter"
    return Message("pludo-rule-loose-direction", {"direction": way})


def _turn_rule(rules: Rules, rule: TurnRule) -> Message:
    args: Args = {"name": name(rules, rule.name), "when": any_condition(rules, rule.when)}
    if rule.at == "end":
        effects = effects_in_words(rules, rule.then)
        return Message("pludo-rule-loose-turn-end", {**args, "effects": effects})
    effect = rule.then[0]
    whose = effect.who if isinstance(effect, TurnTo) else "self"
    text = Message("pludo-rule-loose-turn-instead", whom_in_words(rules, whose))
    return Message("pludo-rule-loose-turn-begin", {**args, "text": text})


def amendments(rules: Rules) -> Iterator[Message]:
    """Say which rules may change during the game, on what, and which of them are voted on."""
    votes = {one.amendment: one for one in rules.chance.polls.values() if one.is_vote}
    for index, amendment in enumerate(rules.amendments):
        yield _amendment(rules, amendment)
        if vote := votes.get(index):
            yield _vote(rules, vote)


def _vote(rules: Rules, vote: Question) -> Message:
    args: Args = {
        "name": name(rules, vote.name),
        "needs": "everybody" if vote.unanimous else "majority",
        "shown": "together" if vote.secret else "at-once",
    }
    return Message("pludo-rule-vote", args)


def questions(rules: Rules) -> Iterator[Message]:
    """Say what everybody may be asked, and what the answers bring about."""
    for asked in rules.chance.polls.values():
        if asked.is_vote:
            continue
        answers = tuple(
            Message("pludo-rule-answer", {"answer": name(rules, answer), "number": number})
            if answer != str(number)
            else number
            for answer, number in zip(asked.answers, asked.values, strict=True)
        )
        args: Args = {
            "name": name(rules, asked.name),
            "answers": Either(answers),
            "shown": "together" if asked.secret else "at-once",
            "effects": effects_in_words(rules, asked.then),
        }
        yield Message("pludo-rule-question", args)


def _amendment(rules: Rules, amendment: Amendment) -> Message:
    again = "yes" if amendment.again else "no"
    args: Args = {"name": name(rules, amendment.name), "again": again}
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
        "throw": rules.chance.randomiser,
    }
    return Message(f"pludo-rule-loose-trigger-{word(one.kind)}", args)
