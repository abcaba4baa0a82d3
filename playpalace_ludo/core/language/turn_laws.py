"""Laws about turns: the seats whose turns an effect may change, and how."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from playpalace_ludo.core.effects import (
    ELSE,
    WHOM,
    PlayOn,
    Reverse,
    Skip,
    TurnTo,
    read,
    read_turn,
    whom,
)
from playpalace_ludo.core.errors import Problem, Values, show
from playpalace_ludo.core.language.schema import Document, every_effect, now_and_later
from playpalace_ludo.core.spelling import closest
from playpalace_ludo.core.state import MOST_MISSED


def turns_have_owners(document: Document) -> Iterable[Problem]:
    """Check that a seat that misses or gets a turn exists."""
    colours = [seat["colour"] for seat in document["seat"]]
    has_teams = len({seat["team"] or seat["colour"] for seat in document["seat"]}) < len(colours)
    for where, phrase in every_effect(document):
        whose = str(whom(read(phrase)))
        if whose == "partner" and not has_teams:
            yield Problem(where, "no-team", {"phrase": show(phrase)}, "L-18")
        elif whose not in (*WHOM, *colours):
            near = closest(whose, [*WHOM, *colours])
            absent: Values = {"effect": show(phrase), "who": show(whose)}
            yield Problem(where, "no-such-turn", absent, "L-18", near)


def too_many_turns_missed(document: Document) -> Iterable[Problem]:
    """Find more missed turns than play allows, where they are capped."""
    for where, phrase in every_effect(document):
        effect = read(phrase)
        if isinstance(effect, Skip) and effect.turns > MOST_MISSED:
            told: Values = {"phrase": show(phrase), "most": MOST_MISSED}
            yield Problem(where, "skip-many", told, "L-18")


def turn_rules_fit(document: Document) -> Iterable[Problem]:
    """Check that a turn that would begin is lost or given away, and nothing else."""
    seen: set[str] = set()
    for rule in document["turn_rule"]:
        where = f"turn_rule.{rule['name']}"
        if rule["name"] in seen:
            yield Problem(f"{where}.name", "two-turn-rules", rule="L-01")
        seen.add(rule["name"])
        for key in ("when", "then"):
            if not rule[key]:
                yield Problem(f"{where}.{key}", "empty-turn-rule", rule="L-18")
        for at, then in _begin_effects(document, rule):
            if then and not _fits_begin(then):
                yield Problem(at, "turn-begin", rule="L-18")


def _begin_effects(document: Document, rule: Any) -> Iterator[tuple[str, Any]]:
    """Yield the effects of rules on turns about to begin, now or after an amendment."""
    name = f"turn_rule.{rule['name']}"
    changes = [(amendment["name"], amendment["set"]) for amendment in document["amend"]]
    begins = [rule["at"], *(change.get(f"{name}.at") for _, change in changes)]
    if "begin" in begins:
        yield f"{name}.then", rule["then"]
        for title, change in changes:
            if f"{name}.then" in change:
                yield f"amend.{title}.set: {name}.then", change[f"{name}.then"]


def _fits_begin(then: Any) -> bool:
    if len(then) > 1:
        return False
    match read_turn(then[0]):
        case Skip(who, turns):
            return who == "self" and turns == 1
        case TurnTo(who):
            return who not in ("self", ELSE)
        case PlayOn() | Reverse():
            return False


def order_fits(document: Document) -> Iterable[Problem]:
    """Find a direction where there is no circle, and two ways to say who begins."""
    orders = [order for _, order in now_and_later(document, "turn.order")]
    if orders[0] == "draw" and document["turn"]["first"] != "seat 1":
        yield Problem("turn.first", "order-first", rule="L-17")
    ranked = document["turn"]["first"] in ("highest draw", "lowest draw")
    if orders[0] == "opening draw" and not ranked:
        yield Problem("turn.order", "order-unranked", rule="L-17")
    elif "opening draw" in orders[1:]:
        yield Problem("turn.order", "order-opening-later", rule="L-02, L-17")
    effects = [(where, read(phrase)) for where, phrase in every_effect(document)]
    if {*orders} != {"seats"}:
        for where in (where for where, effect in effects if isinstance(effect, PlayOn)):
            yield Problem(where, "order-play-on", rule="L-17")
    if "seats" in orders:
        return
    for where, direction in now_and_later(document, "turn.direction"):
        if direction == "counter":
            yield Problem(where, "order-direction", rule="L-17")
    for where in (where for where, effect in effects if isinstance(effect, Reverse)):
        yield Problem(where, "order-direction", rule="L-17")
