"""Tournaments in words: matches, what comes next, and the standings by ear."""

from __future__ import annotations

from playpalace_ludo.contest import tournament as contest
from playpalace_ludo.contest.tournament import (
    KNOCK_OUT,
    TABLES,
    Entrant,
    Meeting,
    StandingsLine,
    Tournament,
)
from playpalace_ludo.words.model import Message
from playpalace_ludo.words.phrases import Args


def kind(name: str) -> Message:
    return Message("pludo-contest-kind", {"kind": name})


def player(entrant: Entrant) -> Message:
    """Name an entrant; a bot with its strength."""
    strength = Message(f"pludo-menu-strength-{entrant.bot}") if entrant.bot else "none"
    return Message("pludo-contest-player", {"name": entrant.name, "strength": strength})


def meeting(t: Tournament, match: Meeting) -> Message:
    """Say a match and its score so far, the leader first."""
    if t.kind == TABLES:
        return _table(t, match)
    if match.is_rest:
        name = t.players[match.players[0]].name
        return Message("pludo-contest-meeting", {"state": "rests", "one": name})
    (one, two), wins = match.players, match.wins
    if wins[1] > wins[0]:
        one, two, wins = two, one, (wins[1], wins[0])
    if match.is_over:
        state = "won" if wins[0] > wins[1] else "drawn"
    else:
        state = "leads" if wins[0] > wins[1] else "even" if match.games else "open"
    args: Args = {"state": state, "one": t.players[one].name, "two": t.players[two].name}
    return Message("pludo-contest-meeting", args | {"high": wins[0], "low": wins[1]})


def _table(t: Tournament, match: Meeting) -> Message:
    """Say the players of a table, or their places after the game."""
    names = [t.players[player].name for player in match.players]
    if not match.is_over:
        return Message("pludo-contest-table", {"names": tuple(names)})
    rows = tuple(
        Message("pludo-contest-table-place", {"place": place, "name": name})
        for place, name in sorted(zip(match.places, names, strict=True))
    )
    return Message("pludo-contest-table-over", {"rows": rows})


def coming(t: Tournament) -> Message:
    """Say the next match, or who has won."""
    match = contest.next_meeting(t)
    if match is None:
        winners = [row for row in contest.standings(t) if row.place == 1]
        names = tuple(t.players[row.player].name for row in winners)
        return Message("pludo-contest-over", {"names": names, "count": len(names)})
    args: Args = {"meeting": meeting(t, match), "round": match.round}
    return Message("pludo-contest-next", args | {"rounds": contest.count_rounds(t)})


def rounds(t: Tournament) -> list[Message]:
    """Say every round that is known, match by match."""
    found: list[Message] = []
    for number, meetings in enumerate(contest.schedule(t), 1):
        args: Args = {"round": number, "rounds": contest.count_rounds(t)}
        found.append(Message("pludo-contest-round", args))
        found += [meeting(t, match) for match in meetings]
    return found


def standings(t: Tournament) -> list[Message]:
    """Say who stands where, the best first, under a heading."""
    over = contest.next_meeting(t) is None
    return [
        Message(f"pludo-contest-standings{'-over' if over else ''}", _facts(t)),
        *(_row(t, row, over=over) for row in contest.standings(t)),
    ]


def label(t: Tournament) -> Message:
    """Name a tournament in a list."""
    return Message("pludo-contest-label", _facts(t))


def _facts(t: Tournament) -> Args:
    return {
        "name": t.name,
        "kind": kind(t.kind),
        "round": len(contest.schedule(t)),
        "rounds": contest.count_rounds(t),
        "over": "yes" if contest.next_meeting(t) is None else "no",
    }


def _row(t: Tournament, row: StandingsLine, *, over: bool) -> Message:
    out = "none"
    if t.kind == KNOCK_OUT:
        out = "yes" if row.is_out else "no"
    half, whole = row.points / contest.WIN, row.points // contest.WIN
    return Message(
        "pludo-contest-row",
        {
            "place": row.place,
            "name": t.players[row.player].name,
            "points": half if row.points % contest.WIN else whole,
            "games": Message("pludo-contest-games", {"won": row.won, "lost": row.lost}),
            "out": out,
            "over": "yes" if over else "no",
        },
    )
