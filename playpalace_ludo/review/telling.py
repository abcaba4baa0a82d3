"""The analysis of a game in words: turning points, costly choices, everybody's accuracy."""

from __future__ import annotations

from collections.abc import Iterator

from playpalace_ludo.bots.reasons import explain
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.review.analysis import Analysis, JudgedMove, Swing
from playpalace_ludo.words import Listener, Message, choices, narrate, phrases, queries

BEST = 0.005
"""Choices that cost less than this count as best."""


def story(found: Analysis, listener: Listener, most: int) -> Iterator[Message]:
    """Return the whole analysis in words, at most ``most`` entries of each kind."""
    match = found.match
    if match.over:
        yield from queries.result(match.rules, match.state, listener)
    seat = found.subject if listener.seat is None else listener.seat
    swings = found.swings(most, seat=seat)
    turned = "pludo-review-turned" if swings else "pludo-review-none-turned"
    yield Message(turned, phrases.person(match.rules, seat, listener))
    for swing in swings:
        before, events, after = found.turn(swing.number)
        told = narrate(match.rules, before, events, after=after, listener=listener)
        change = chance_changed(match.rules, swing, seat, listener)
        yield phrases.sentences([change, *told[0].messages])
    dearest = found.dearest(most)
    yield Message("pludo-review-dear" if dearest else "pludo-review-none-dear")
    for judged in dearest:
        yield _dear(found, judged, listener)
    yield from not_judged(match.rules)
    for seat in match.start.seats:
        yield _how_well(found, seat, listener)


def not_judged(rules: Rules) -> Iterator[Message]:
    """Say that using or keeping an ability before a throw is not judged."""
    if rules.abilities.by_face:
        yield Message("pludo-review-abilities")


def chance_changed(rules: Rules, swing: Swing, seat: int, listener: Listener) -> Message:
    """Say how a turn changed a seat's chance to win."""
    return Message(
        "pludo-review-swing",
        {
            **phrases.person(rules, seat, listener),
            "number": swing.number,
            "before": round(100 * swing.before),
            "after": round(100 * swing.after),
            "way": "up" if swing.change >= 0 else "down",
        },
    )


def _dear(found: Analysis, judged: JudgedMove, listener: Listener) -> Message:
    rules, state, advice = found.match.rules, judged.state, judged.advice
    reasons = explain(rules, state, advice.move, advice.others, advice.lead)
    return Message(
        "pludo-review-choice",
        {
            **phrases.person(rules, state.turn, listener),
            "number": judged.number,
            "cost": max(round(100 * judged.cost), 1),
            "made": choices.describe(rules.of(state), state, judged.made, listener),
            "better": choices.hint(rules, state, advice.move, listener, reasons=reasons),
        },
    )


def _how_well(found: Analysis, seat: int, listener: Listener) -> Message:
    made = found.moves_of(seat)
    return Message(
        "pludo-review-player",
        {
            **phrases.person(found.match.rules, seat, listener),
            "choices": len(made),
            "best": sum(judged.cost < BEST for judged in made),
            "cost": round(100 * found.given_away(seat)),
        },
    )
