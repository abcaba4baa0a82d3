"""How a game ended, for one hearer."""

from __future__ import annotations

from collections.abc import Mapping

from playpalace_ludo.core.engine import Outcome
from playpalace_ludo.core.merit import at_home, made_together, needed_home, place_of, points_of
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State, Tokens
from playpalace_ludo.words import phrases
from playpalace_ludo.words.model import Listener, Message


def ending(rules: Rules, state: State, outcome: Outcome, listener: Listener) -> list[Message]:
    """Say who won, then the other places, or how far the others came."""
    rules = rules.of(state)
    if listener.shared:  # all of them hear it, so the winner has a name
        listener = listener._replace(seat=None)
    if state.books.ended:
        return [_for_all(state, listener), standing(rules, state.tokens, [*state.seats], listener)]
    headline = _headline(rules, state, outcome, listener)
    if outcome.draw:
        return [headline]
    winners = _side(rules, state.tokens, outcome.winner)
    others = {place_of(rules, outcome.places, seat) for seat in outcome.places} - {1}
    if others and not (rules.shares_win and len(others) == 1):  # of two teams, the other is second
        return [headline, _places(rules, outcome, listener)]
    rest = [seat for seat in state.seats if seat not in winners]
    if not rest or _is_last_left(state, winners):
        return [headline]
    if rules.plan.by_points and not _is_won_at_home(rules, state, outcome.winner):
        points = {seat: points_of(state.books, seat) for seat in rest}
        return [headline, _counts("pludo-standing-captures", rules, points, listener)]
    if _is_won_by_captures(rules, state, outcome.winner):
        made = {seat: captures(state, seat) for seat in rest}
        return [headline, _counts("pludo-standing-captures", rules, made, listener)]
    return [headline, standing(rules, state.tokens, rest, listener)]


def _for_all(state: State, listener: Listener) -> Message:
    """Say that everybody won together, or nobody."""
    playing = listener.seat in state.seats and listener.seat not in state.books.out
    who = "you" if playing else "other"
    return Message(f"pludo-won-by-{state.books.ended}", {"who": who})


def _headline(rules: Rules, state: State, outcome: Outcome, listener: Listener) -> Message:
    tokens, winner = state.tokens, outcome.winner
    if winner is None and not outcome.draw:
        return Message("pludo-over")
    best = (outcome.draw or (winner or 0,))[0]
    home = at_home(rules, tokens, best)
    limit = "yes" if rules.win.max_turns and state.number >= rules.win.max_turns else "no"
    if rules.shares_win and limit == "yes" and not _is_won_at_home(rules, state, winner):
        counted: phrases.Args = {
            "by": "points" if rules.plan.by_points else "home",
            "total": made_together(rules, state, best),
        }
        return _team_limit(rules, state, outcome, counted, listener)
    if outcome.draw:
        args: phrases.Args = {
            "players": phrases.players(rules, outcome.draw, listener),
            "home": home,
        }
        if rules.plan.by_points:
            total = points_of(state.books, outcome.draw[0])
            return Message("pludo-draw-by-points", {**args, "total": total, "limit": limit})
        return Message("pludo-draw-on-limit" if rules.win.max_turns else "pludo-draw", args)
    assert winner is not None
    partners = [seat for seat in _side(rules, tokens, winner) if seat != winner]
    if partners:
        return _team_headline(rules, [winner, *partners], listener)
    person = phrases.person(rules, winner, listener)
    if _is_last_left(state, (winner,)):
        return Message("pludo-won-last-left", person)
    if rules.plan.by_points and not _is_won_at_home(rules, state, winner):
        total = points_of(state.books, winner)
        return Message("pludo-won-by-points", {**person, "total": total, "limit": limit})
    if _is_won_by_captures(rules, state, winner):
        made = captures(state, winner)
        return Message("pludo-won-by-captures", {**person, "captures": made})
    on_limit = rules.win.max_turns and home < needed_home(rules, tokens, winner)
    return Message("pludo-won-on-limit" if on_limit else "pludo-won", {**person, "home": home})


def _is_last_left(state: State, winners: tuple[int, ...]) -> bool:
    """Tell whether everybody else was eliminated."""
    out = state.books.out
    return bool(out) and all(seat in out for seat in state.seats if seat not in winners)


def _side(rules: Rules, tokens: Tokens, winner: int | None) -> tuple[int, ...]:
    """Return the seats that win together."""
    return () if winner is None else tuple(s for s in rules.side(winner) if tokens[s])


def _team_headline(rules: Rules, side: list[int], listener: Listener) -> Message:
    first, *partners = sorted(side, key=lambda seat: seat != listener.seat)
    args: phrases.Args = {
        **phrases.person(rules, first, listener),
        "partners": phrases.players(rules, partners, listener),
    }
    return Message("pludo-won-together", args)


def _team_limit(
    rules: Rules, state: State, outcome: Outcome, made: phrases.Args, listener: Listener
) -> Message:
    """Say who won at the turn limit, where the tokens of partners count together."""
    if outcome.winner is not None:
        won = _team_headline(rules, [*_side(rules, state.tokens, outcome.winner)], listener)
        return Message("pludo-won-together-on-limit", {**won.args, **made})
    teams = dict.fromkeys(tuple(sorted(_side(rules, state.tokens, s))) for s in outcome.draw)
    told = tuple(_team_headline(rules, [*team], listener).args for team in teams)
    named = tuple(Message("pludo-team-of", args) for args in told)
    return Message("pludo-draw-of-teams", {"teams": named, **made})


def _places(rules: Rules, outcome: Outcome, listener: Listener) -> Message:
    return phrases.sentences(
        Message("pludo-place-of", {**phrases.person(rules, seat, listener), "place": place})
        for seat in outcome.places
        if (place := place_of(rules, outcome.places, seat)) > 1
    )


def standing(rules: Rules, tokens: Tokens, seats: list[int], listener: Listener) -> Message:
    """Say how many tokens each has home: "You have 2 home, Blue 1." """
    home = {seat: at_home(rules, tokens, seat) for seat in seats}
    return _counts("pludo-standing", rules, home, listener)


def _counts(
    message_id: str, rules: Rules, numbers: Mapping[int, int], listener: Listener
) -> Message:
    """Say a number for every player, the hearer first."""
    first, *others = sorted(numbers, key=lambda seat: seat != listener.seat)
    rest = tuple(
        Message(
            "pludo-number-of",
            {"name": phrases.player(rules, seat, listener), "number": numbers[seat]},
        )
        for seat in others
    )
    return Message(
        message_id,
        {
            **phrases.person(rules, first, listener),
            "number": numbers[first],
            "others": rest,
            "count": len(rest),
        },
    )


def captures(state: State, seat: int) -> int:
    return state.books.captures[seat] if state.books.captures else 0


def captures_to_win(rules: Rules) -> int:
    """Return how many captures win the game; 0 where they do not."""
    return next((test.number for test in rules.win.goals if test.kind == "captures"), 0)


def _is_won_by_captures(rules: Rules, state: State, winner: int | None) -> bool:
    goal = captures_to_win(rules)
    if winner is None or not goal or captures(state, winner) < goal:
        return False
    return not _has_enough_home(rules, state, winner)


def _is_won_at_home(rules: Rules, state: State, winner: int | None) -> bool:
    """Tell whether tokens at home decided a game that points could win as well."""
    can_be = any(test.kind in ("home", "all home", "team home") for test in rules.win.goals)
    return can_be and winner is not None and _has_enough_home(rules, state, winner)


def _has_enough_home(rules: Rules, state: State, seat: int) -> bool:
    return at_home(rules, state.tokens, seat) >= needed_home(rules, state.tokens, seat)
