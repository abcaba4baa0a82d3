"""What a cross file relaxes beyond its knobs, in words: sentences instead of those of knobs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from playpalace_ludo.core.language.relaxed import OF_CHANCE, is_loose
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.words import loose_rulebook
from playpalace_ludo.words.model import Message


class _Told(NamedTuple):
    """What is told where some blocks of a file say more than the knobs."""

    blocks: tuple[str, ...]
    heading: str
    lines: Callable[[Rules], Iterable[Message]]
    instead: tuple[str, ...] = ()
    """Sentences of the same place that are left out then."""
    first: bool = False
    """Before the sentences of knobs that are left."""


def _chance(rules: Rules) -> Iterator[Message]:
    yield from loose_rulebook.outcomes(rules)
    yield Message("pludo-rule-move-must")


_TOLD = (
    _Told(
        ("win", "lose", "finish"),
        "goal",
        loose_rulebook.goal,
        ("end.home", "end.places", "end.max_turns"),
    ),
    _Told(("seat",), "board", loose_rulebook.tokens),
    _Told(
        OF_CHANCE,
        "dice",
        _chance,
        ("dice.count", "dice.use", "dice.usage", "dice.same_marker", "enter", "move"),
    ),
    _Told(("stack", "tile_rule", "jump"), "moving", loose_rulebook.tiles),
    _Told(("start", "move"), "moving", loose_rulebook.moving),
    _Told(("ability",), "moving", loose_rulebook.abilities),
    _Told(
        ("capture",),
        "captures",
        loose_rulebook.captures,
        ("capture", "safe.squares", "bonus.capture"),
        first=True,
    ),
    _Told(
        ("turn", "turn_rule", "randomiser"),
        "first",
        loose_rulebook.turns,
        ("turns", "turn.first", "bonus.limit"),
    ),
)


_OF_SIXES = ("bonus.all_sixes", "bonus.timing", "bonus.without_move", "sixes.max")


def heading(rules: Rules, name: str) -> Message:
    if name == "dice" and _is_chance_given(rules):
        return Message("pludo-rule-heading-chance", {"throw": rules.randomiser})
    return Message(f"pludo-rule-heading-{name}")


def added(rules: Rules, heading: str, told: list[Message]) -> list[Message]:
    """Add what the file's own blocks say to the sentences of knobs under a heading."""
    for one in _held(rules):
        if one.heading == heading:
            lines = list(one.lines(rules))
            told = [*lines, *told] if one.first else [*told, *lines]
    return told


def instead(rules: Rules) -> set[str]:
    """Return the sentences that would not be true, or be said twice."""
    found = {key for told in _held(rules) for key in told.instead}
    if not rules.streak_throw:
        found.update(_OF_SIXES)
        if not rules.bonus_limit:
            found.add("bonus.limit")
    if "safe.squares" in found and rules.values["safe.start"] == "all":
        found.add("safe.start")
    if _is_chance_given(rules) and not rules.capture_reward:
        found.add("bonus.capture")
    return found


def _is_chance_given(rules: Rules) -> bool:
    return any(_is_given(rules, block) for block in OF_CHANCE)


def _held(rules: Rules) -> Iterator[_Told]:
    for told in _TOLD:
        if any(_is_given(rules, block) for block in told.blocks):
            yield told


def _is_given(rules: Rules, block: str) -> bool:
    given = rules.file.get(block, ())
    if isinstance(given, list):
        return bool(given)
    return any(is_loose(f"{block}.{key}") for key in given)
