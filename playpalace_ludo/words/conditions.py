"""Conditions of rule files in words: "anybody has at least 2 tokens home and the round is 5"."""

from __future__ import annotations

from collections.abc import Iterable

from playpalace_ludo.core.conditions.condition import Condition
from playpalace_ludo.core.conditions.names import ANSWER, NAMES, OF_PREY, PLAYER, SUBJECTS
from playpalace_ludo.core.conditions.parser import is_truth, parse
from playpalace_ludo.core.conditions.tree import (
    Compare,
    Counted,
    Junction,
    Name,
    Not,
    Number,
    Sum,
    Truth,
    names,
)
from playpalace_ludo.core.language.routes import read_tiles
from playpalace_ludo.core.rule_parts import Trigger
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.words.model import Arg, Either, Message
from playpalace_ludo.words.phrases import Args, name

ALL = "pludo-if-all"
HOW = {"=": "exactly", "!=": "not", "<": "fewer", "<=": "most", ">": "more", ">=": "least"}
DENIED = {"=": "!=", "!=": "=", "<": ">=", "<=": ">", ">": "<=", ">=": "<"}
TURNED = {"=": "=", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<="}
SUMS = {"+": "plus", "-": "minus", "*": "times", "%": "rest"}
NOT_THEY = {
    "anybody": "nobody",
    "nobody": "anybody",
    "everybody": "not-everybody",
    "theirs": "no-opponent",
    "all_theirs": "not-every-opponent",
    "partner": "no-partner",
}
"""The subject of a negated condition."""
DUALS = {
    "anybody": "everybody",
    "everybody": "anybody",
    "theirs": "all-theirs",
    "all_theirs": "theirs",
    "partner": "all-partners",
}
"""The subject once a "not" is pushed inside: "not anybody has" becomes "everybody has not"."""
PHRASES = {
    "home": "anybody.home >= {}",
    "captures": "total.captures >= {}",
    "round": "round >= {}",
}
"""Conditions that the short phrases of amendments stand for."""


def clause(rules: Rules, trigger: Trigger, *, win: bool = False) -> Message:
    """Say a condition as a clause: "anybody has a token home"."""
    if trigger.condition:
        return in_words(rules, trigger.condition.tree)
    if trigger.kind in ("all home", "team home"):
        return Message("pludo-if-all-home", {"whose": trigger.kind.split()[0]})
    if trigger.kind == "last left":
        return Message("pludo-if-last-left")
    if trigger.kind == "draw":
        return in_words(rules, Name("drawn", arguments=(trigger.name,)))
    meant = "{} >= {}".format(trigger.kind, "{}") if win else PHRASES[trigger.kind]
    return in_words(rules, parse(meant.format(trigger.number)))


def any_of(rules: Rules, triggers: Iterable[Trigger], *, win: bool = False) -> Arg:
    return _one_of(clause(rules, trigger, win=win) for trigger in triggers)


def any_condition(rules: Rules, conditions: Iterable[Condition]) -> Arg:
    return _one_of(in_words(rules, condition.tree) for condition in conditions)


def _one_of(clauses: Iterable[Message]) -> Arg:
    """Join alternatives by "or", clearly apart from any "and" inside them."""
    told = Either(clauses)
    if len(told) > 1 and any(isinstance(one, Message) and one.id == ALL for one in told):
        return Message("pludo-if-either", {"list": told})
    return told


def in_words(rules: Rules, tree: Truth, wanted: bool = True) -> Message:
    """Say that a condition holds or does not; negation is pushed inward, where it is simple."""
    if isinstance(tree, Not):
        return in_words(rules, tree.inner, not wanted)
    if isinstance(tree, Junction):
        told = [in_words(rules, part, wanted) for part in tree.parts]
        if (tree.word == "and") is wanted:
            return Message(ALL, {"list": tuple(told)})
        return Message("pludo-if-either", {"list": Either(told)})
    if isinstance(tree, Name) and tree.name == "on_tile":
        held = Name("markers_on", tree.subject, tree.arguments)
        return _compare(rules, Compare(held, ">=", Number(1)), wanted)
    return (
        _compare(rules, tree, wanted) if isinstance(tree, Compare) else _truth(rules, tree, wanted)
    )


def _compare(rules: Rules, tree: Compare, wanted: bool) -> Message:
    left, sign, right = tree.left, tree.sign, tree.right
    if isinstance(left, Number):
        left, sign, right = right, TURNED[sign], left
    if isinstance(left, Name) and isinstance(right, Number) and _is_had(left):
        return _has(rules, left, sign, right.value, wanted)
    args: Args
    many = next((n.subject for n in names(tree) if _is_many(n)), "")
    if many == "nobody":
        many, wanted = "anybody", not wanted
    who = _who(many, True)
    if not wanted:
        sign, who = DENIED[sign], DUALS.get(many, "mine")
    if _is_rest_of_round(left) and sign in ("=", "!=") and right == Number(0):
        assert isinstance(left, Sum) and isinstance(left.right, Number)
        args = {"number": left.right.value, "is": "yes" if sign == "=" else "no"}
        return Message("pludo-if-round-divided", args)
    args = {"how": HOW[sign]}
    if _is_same_thing(left, right):
        assert isinstance(left, Name) and isinstance(right, Name)
        args = {**args, "who": _whose(left, who), "other": _whose(right, who)}
        return _of_thing("pludo-if-has-than-", {**args, **_noun(rules, left), "number": 2})
    told = {"left": _number(rules, left, who), "right": _number(rules, right, who)}
    return Message("pludo-if-compare", {**args, **told})


def _has(rules: Rules, named: Name, sign: str, number: int, wanted: bool) -> Message:
    """Say how much of something a player has."""
    if not wanted and not _is_many(named):
        sign = DENIED[sign]
    how = HOW[sign]
    if (sign, number) in ((">=", 1), (">", 0)):
        how, number = "some", 1
    elif (sign, number) in (("=", 0), ("<", 1)):
        how, number = "none", 0
    args: Args = {"who": _who(named.subject, wanted), "how": how, "number": number}
    return _of_thing("pludo-if-has-", {**args, **_noun(rules, named)})


def _is_many(named: Name) -> bool:
    return bool(named.subject) and SUBJECTS[named.subject].many


def _is_same_thing(left: Counted, right: Counted) -> bool:
    """Tell whether two players are compared in the same quantity."""
    if not isinstance(left, Name) or not isinstance(right, Name) or not _is_had(left):
        return False
    return (left.name, left.arguments) == (right.name, right.arguments)


def _is_had(named: Name) -> bool:
    """Tell whether a name is a quantity of a player."""
    return NAMES[named.name].whose == PLAYER and named.name not in ("rank", ANSWER)


def _is_rest_of_round(tree: Counted) -> bool:
    return (
        isinstance(tree, Sum)
        and tree.sign == "%"
        and tree.left == Name("round")
        and isinstance(tree.right, Number)
    )


def _who(subject: str, wanted: bool) -> str:
    who = subject or "mine"
    return who.replace("_", "-") if wanted else NOT_THEY.get(who, who.replace("_", "-"))


def number_in_words(rules: Rules, tree: Counted) -> Arg:
    """Say a computed number: "the number of your tokens home plus 1"."""
    return _number(rules, tree, "mine")


def _number(rules: Rules, tree: Counted, who: str) -> Arg:
    if isinstance(tree, Number):
        return tree.value
    if isinstance(tree, Sum):
        left, right = _number(rules, tree.left, who), _number(rules, tree.right, who)
        return Message("pludo-if-sum", {"left": left, "sign": SUMS[tree.sign], "right": right})
    noun = _noun(rules, tree)
    if tree.subject == "victim" and tree.name in OF_PREY:
        noun["name"] = f"prey-{tree.name}"
    return _of_thing("pludo-if-number-", {"who": _whose(tree, who), **noun})


def _whose(named: Name, many: str) -> str:
    """Say whose number it is, if several players may be meant."""
    return many if _is_many(named) else _who(named.subject, True)


def _truth(rules: Rules, tree: Name, wanted: bool) -> Message:
    assert is_truth(tree)
    so = wanted or _is_many(tree)
    args: Args = {"who": _who(tree.subject, wanted), "is": "yes" if so else "no"}
    return _of_thing(
        "pludo-if-is-", {**args, **_noun(rules, tree), "throw": rules.chance.randomiser}
    )


def _of_thing(prefix: str, args: Args) -> Message:
    """Say something with the message of what is counted: each is a sentence of its own."""
    return Message(f"{prefix}{args.pop('name')}", args)


def _noun(rules: Rules, named: Name) -> Args:
    things: tuple[Arg, ...] = ()
    takes = NAMES[named.name].takes
    if takes == "tile":
        tiles = [tile for text in named.arguments for tile in read_tiles(text)]
        things = Either(name(rules, tile) for tile in tiles)
    elif takes == "colour":
        things = tuple(Message("pludo-player", {"colour": one}) for one in named.arguments)
    elif takes:
        things = tuple(name(rules, one) for one in named.arguments)
    return {"name": named.name.replace("_", "-"), "things": things}
