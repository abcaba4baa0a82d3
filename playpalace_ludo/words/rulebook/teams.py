"""Who plays together, and what partners may do."""

from __future__ import annotations

from collections.abc import Iterator

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.words.model import Message
from playpalace_ludo.words.rulebook.sentences import sentence
from playpalace_ludo.words.rulebook.tiles import player_of


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
    if rules.wins_for_team:
        yield Message("pludo-rule-loose-for-team")
    elif rules.has_home_columns:
        yield sentence("teams.together", rules.shares_win)
    if rules.helps or rules.has_home_columns:
        yield sentence("teams.help", rules.helps)
    if rules.partners_pass or rules.partners_block:
        yield sentence("teams.pass", rules.partners_pass)
    if rules.has_home_columns:
        yield sentence("teams.capture", rules.partners_capture)


def pairs(rules: Rules) -> tuple[Message, ...]:
    """Name each player who has one partner, and that partner."""
    return tuple(
        Message(
            "pludo-rule-team",
            {"first": player_of(rules, side[0]), "second": player_of(rules, side[1])},
        )
        for side in _sides(rules)
    )


def _sides(rules: Rules) -> list[list[int]]:
    """Return the seats that play together, team by team."""
    found: dict[str, list[int]] = {}
    for seat, team in enumerate(rules.teams):
        found.setdefault(team, []).append(seat)
    return [seats for seats in found.values() if len(seats) > 1]
