"""How a game is won, lost and ended, how tokens get home, and who plays together."""

from __future__ import annotations

from collections.abc import Iterator

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.words.conditions import any_condition, any_of
from playpalace_ludo.words.model import Either, Message
from playpalace_ludo.words.orders import effects_in_words, word
from playpalace_ludo.words.phrases import Args
from playpalace_ludo.words.rulebook.sentences import plain, sentence
from playpalace_ludo.words.rulebook.tiles import player_of
from playpalace_ludo.words.rulebook.turns import direction, goes_round, trigger

RACES = ("all home", "home", "team home")
"""Ways to win by tokens home alone."""


def goal(rules: Rules) -> Iterator[Message]:
    """Say the goal: on a cross a race home, unless the rules say more about it."""
    race = is_race(rules)
    if rules.has_home_columns:
        yield Message("pludo-rule-goal", {"board-markers": _tokens(rules)})
        if race:
            yield from _first_home(rules)
        if goes_round(rules):
            yield direction(rules)
    if not race:
        yield from _winning(rules)
    yield from _ends(rules)
    yield Message("pludo-rule-loose-play-on", {"play-on": rules.win.play_on})
    if rules.win.max_turns:
        yield sentence("end.max_turns", rules.win.max_turns)
        if rules.shares_win:
            yield Message("pludo-rule-limit-together")
    if rules.win.lose:
        yield from _losing(rules)
    if not race:
        yield from _arriving(rules)


def is_race(rules: Rules) -> bool:
    """Tell whether the first on a cross with enough tokens home wins, and nothing else counts."""
    by_tokens = (
        len(rules.win.goals) == 1
        and rules.win.goals[0].kind in RACES
        and rules.win.goals[0].who != "mover"
        and not rules.win.for_team
    )
    free_way = rules.finish.arrive == "exact" and not (
        rules.finish.needs_captures or rules.permits.finish
    )
    more = rules.win.lose or rules.finish.reward or rules.win.play_on == "forever"
    return rules.has_home_columns and by_tokens and free_way and not more


def _first_home(rules: Rules) -> Iterator[Message]:
    """Say how many tokens win; what partners win with is told with the teams."""
    (win,) = rules.win.goals
    every = win.number in (0, max(seat.tokens for seat in rules.seats))
    if not (every and win.kind == "team home"):
        args: Args = {"end-all": plain(every), "board-markers": _tokens(rules)}
        yield sentence("end.home", win.number, args)


def _tokens(rules: Rules) -> int:
    """Return how many tokens everybody has; 0 if that differs."""
    counts = {seat.tokens for seat in rules.seats}
    return counts.pop() if len(counts) == 1 else 0


def _winning(rules: Rules) -> Iterator[Message]:
    """Say everything that one player wins with."""
    asked = [one for one in rules.win.goals if one.who != "mover"]
    if any(one.condition for one in asked):
        when = any_of(rules, asked, win=True)
        yield Message("pludo-rule-loose-win-when", {"list": when})
    elif asked:
        either = Either(trigger(rules, one) for one in asked)
        yield Message("pludo-rule-loose-win", {"list": either})
    if by_move := [one for one in rules.win.goals if one.who == "mover"]:
        yield Message("pludo-rule-goal-mover", {"list": any_of(rules, by_move, win=True)})


def _ends(rules: Rules) -> Iterator[Message]:
    """Say what ends the game for all: everybody wins together, or nobody does."""
    for end in rules.win.ends:
        what = "together" if end.wins else "nobody"
        args: Args = {"list": any_of(rules, [end], win=True), "who": end.who.replace(" ", "-")}
        yield Message(f"pludo-rule-goal-{what}", args)


def _losing(rules: Rules) -> Iterator[Message]:
    """Say what puts a player out of the game, and that the last one left wins."""
    asked = "each-round" if rules.win.lose_each_round else "always"
    when = any_condition(rules, rules.win.lose)
    yield Message("pludo-rule-loose-lose", {"asked": asked, "when": when})
    if all(win.kind != "last left" for win in rules.win.goals):
        yield Message("pludo-rule-loose-last-left")


def _arriving(rules: Rules) -> Iterator[Message]:
    """Say what a token needs to go home, and what that brings."""
    yield Message("pludo-rule-loose-arrive", {"arrive": word(rules.finish.arrive)})
    if rules.finish.needs_captures:
        yield Message("pludo-rule-loose-needs", {"captures": rules.finish.needs_captures})
    if rules.permits.finish:
        when = any_condition(rules, rules.permits.finish)
        yield Message("pludo-rule-loose-finish-when", {"when": when})
    if rules.finish.reward:
        effects = effects_in_words(rules, rules.finish.reward)
        yield Message("pludo-rule-loose-finish-reward", {"effects": effects})


def teams(rules: Rules) -> Iterator[Message]:
    """Say who plays together; on a cross also what partners do for each other."""
    sides = _sides(rules)
    if not sides:
        return
    if rules.has_home_columns and all(len(side) == 2 for side in sides):
        yield sentence("teams.pairs", "opposite", {"teams": pairs(rules)})
    else:
        for side in sides:
            members = tuple(player_of(rules, seat) for seat in side)
            yield Message("pludo-rule-loose-team", {"members": members})
    if rules.win.for_team:
        yield Message("pludo-rule-loose-for-team")
    elif rules.has_home_columns:
        yield sentence("teams.together", rules.shares_win)
    if rules.teams.helps or rules.has_home_columns:
        yield sentence("teams.help", rules.teams.helps)
    if rules.teams.barriers_open or rules.teams.blocks:
        yield sentence("teams.pass", rules.teams.barriers_open)
    if rules.has_home_columns:
        yield sentence("teams.capture", rules.teams.captures)


def pairs(rules: Rules) -> tuple[Message, ...]:
    """Name each player who has one partner, and that partner."""
    named = ([player_of(rules, seat) for seat in side] for side in _sides(rules))
    return tuple(
        Message("pludo-rule-team", {"first": player, "second": partner})
        for player, partner, *_ in named
    )


def _sides(rules: Rules) -> list[list[int]]:
    """Return the seats that play together, team by team."""
    found: dict[str, list[int]] = {}
    for seat, team in enumerate(rules.teams.names):
        found.setdefault(team, []).append(seat)
    return [seats for seats in found.values() if len(seats) > 1]
