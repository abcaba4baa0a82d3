"""How a game ended, for one hearer."""

from __future__ import annotations

from playpalace_ludo.core.engine import Outcome
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Tokens
from playpalace_ludo.words import phrases
from playpalace_ludo.words.message import Listener, Message


def ending(rules: Rules, tokens: Tokens, outcome: Outcome, listener: Listener) -> list[Message]:
    """Who won, then the other places, or how far the others came."""
    headline = _headline(rules, tokens, outcome, listener)
    if outcome.draw:
        return [headline]
    winners = _side(rules, tokens, outcome.winner)
    if len(outcome.places) > len(winners) and not rules.teams:
        return [headline, _places(rules, outcome, listener)]
    rest = [seat for seat, own in enumerate(tokens) if own and seat not in winners]
    return [headline, standing(rules, tokens, rest, listener)] if rest else [headline]


def _headline(rules: Rules, tokens: Tokens, outcome: Outcome, listener: Listener) -> Message:
    if outcome.winner is None and not outcome.draw:
        return Message("pludo-over")
    home = at_home(rules, tokens, (outcome.draw or (outcome.winner or 0,))[0])
    if outcome.draw:
        args: phrases.Args = {
            "players": phrases.players(rules, outcome.draw, listener),
            "home": home,
        }
        return Message("pludo-draw-on-limit" if rules.max_turns else "pludo-draw", args)
    assert outcome.winner is not None
    on_limit = rules.max_turns and home < len(tokens[outcome.winner])
    partners = [seat for seat in _side(rules, tokens, outcome.winner) if seat != outcome.winner]
    if partners:
        return _team_headline(rules, [outcome.winner, *partners], listener)
    person = phrases.person(rules, outcome.winner, listener)
    return Message("pludo-won-on-limit" if on_limit else "pludo-won", {**person, "home": home})


def _side(rules: Rules, tokens: Tokens, winner: int | None) -> tuple[int, ...]:
    """Who wins together."""
    return () if winner is None else tuple(s for s in rules.side(winner) if tokens[s])


def _team_headline(rules: Rules, side: list[int], listener: Listener) -> Message:
    first, *partners = sorted(side, key=lambda seat: seat != listener.seat)
    args: phrases.Args = {
        **phrases.person(rules, first, listener),
        "partners": phrases.players(rules, partners, listener),
    }
    return Message("pludo-won-together", args)


def _places(rules: Rules, outcome: Outcome, listener: Listener) -> Message:
    others = tuple(
        Message("pludo-place-of", {**phrases.person(rules, seat, listener), "place": place})
        for place, seat in enumerate(outcome.places[1:], start=2)
    )
    return Message("pludo-places", {"places": others})


def standing(rules: Rules, tokens: Tokens, seats: list[int], listener: Listener) -> Message:
    """How many tokens each has home: "You have 2 home, Blue 1." """
    ordered = sorted(seats, key=lambda seat: seat != listener.seat)
    first, *others = ordered
    rest = tuple(
        Message(
            "pludo-home-of",
            {
                "name": phrases.player(rules, seat, listener),
                "home": at_home(rules, tokens, seat),
            },
        )
        for seat in others
    )
    return Message(
        "pludo-standing",
        {
            **phrases.person(rules, first, listener),
            "home": at_home(rules, tokens, first),
            "others": rest,
            "count": len(rest),
        },
    )


def at_home(rules: Rules, tokens: Tokens, seat: int) -> int:
    return tokens[seat].count(rules.finishes[seat])
