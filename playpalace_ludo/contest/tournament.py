"""A tournament as a value: entrants, games played, the next match, standings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from typing import NamedTuple

from playpalace_ludo.contest import pairing
from playpalace_ludo.contest.tables import seating, table_sizes

ROUND_ROBIN, KNOCK_OUT, SWISS, TABLES = KINDS = ("round-robin", "knock-out", "swiss", "tables")
FEWEST, MOST = 2, 64
FEWEST_SEATS, MOST_SEATS = 3, 6
"""Players at one table, in rounds at tables; all other matches are between two."""
USUAL_ROUNDS, MOST_ROUNDS = 3, 20
"""Rounds of a tournament at tables."""
GAMES = (1, 3, 5, 7)
"""Numbers of games in a match: best of 1, 3, 5 or 7."""
WIN, DRAW = 2, 1
"""Half points, so that they can be added up exactly."""


class Entrant(NamedTuple):
    name: str
    bot: str = ""
    """The strength of a bot; empty for a person."""


class Played(NamedTuple):
    """A finished game between two entrants or more, by number."""

    round: int
    players: tuple[int, ...]
    winner: int | None
    record: str = ""
    """The id of the game."""
    places: tuple[int, ...] = ()
    """At a table: each player's place, in the order of the players."""


class Playing(NamedTuple):
    """The game being played, by its id."""

    round: int
    players: tuple[int, ...]
    record: str


class Meeting(NamedTuple):
    """A match of a round and its score so far."""

    round: int
    players: tuple[int, ...]
    """A single player has a bye."""
    wins: tuple[int, int] = (0, 0)
    games: int = 0
    is_over: bool = False
    places: tuple[int, ...] = ()
    """At a table, once it has been played: each player's place."""
    points: tuple[int, ...] = ()
    """At a table: each player's half points."""

    @property
    def is_rest(self) -> bool:
        return len(self.players) == 1

    @property
    def winner(self) -> int | None:
        if self.is_rest:
            return self.players[0]
        if not self.is_over or self.wins[0] == self.wins[1]:
            return None
        return self.players[0 if self.wins[0] > self.wins[1] else 1]


class StandingsLine(NamedTuple):
    """One line of the standings."""

    place: int
    """Shared by players who are equal in everything that counts."""
    player: int
    points: int
    """Half points; in a knock-out the matches won, doubled."""
    won: int
    lost: int
    is_out: bool = False


@dataclass(frozen=True)
class Tournament:
    name: str
    kind: str
    variant: str
    players: tuple[Entrant, ...]
    """In the order of their draw, which is also their seeding."""
    rounds: int = 0
    """For Swiss tournaments and rounds at tables; other kinds follow from the players."""
    games: int = 1
    seats: int = 2
    """Most players at one table."""
    stake: int = 0
    """Coins paid in by each entrant."""
    mark: str = ""
    """The key of its stakes in the purses, since two tournaments may share a name."""
    played: tuple[Played, ...] = ()
    playing: Playing | None = None

    def begin(self, record: str) -> Tournament:
        """Begin the next game."""
        meeting = next_meeting(self)
        assert meeting is not None and not meeting.is_rest
        return replace(self, playing=Playing(meeting.round, self.in_order(meeting), record))

    def in_order(self, meeting: Meeting) -> tuple[int, ...]:
        """Return the players of the next game of a match in the order of their seats."""
        first = (meeting.round - 1 if self.kind == TABLES else meeting.games) % len(meeting.players)
        return meeting.players[first:] + meeting.players[:first]

    def finish(self, winner: int | None) -> Tournament:
        """Finish the current game between two players."""
        assert self.playing is not None
        return self._with(winner, ())

    def finish_table(self, places: Sequence[int]) -> Tournament:
        """Finish the current game at a table, given the places of its players."""
        assert self.playing is not None and len(places) == len(self.playing.players)
        best = [player for player, at in zip(self.playing.players, places, strict=True) if at == 1]
        return self._with(best[0] if len(best) == 1 else None, tuple(places))

    def _with(self, winner: int | None, places: tuple[int, ...]) -> Tournament:
        now = self.playing
        assert now is not None
        game = Played(now.round, now.players, winner, now.record, places)
        return replace(self, played=(*self.played, game), playing=None)

    def clear(self) -> Tournament:
        """Discard the current game, so that it will be played again."""
        return replace(self, playing=None)


def usual_rounds(players: int) -> int:
    """Return how many Swiss rounds it takes to find a winner."""
    return max(1, (players - 1).bit_length())


def most_rounds(players: int) -> int:
    """Return how many Swiss rounds are possible without rematches."""
    return max(1, players - 1 + players % 2)


def count_rounds(tournament: Tournament) -> int:
    count = len(tournament.players)
    if tournament.kind == ROUND_ROBIN:
        return count - 1 + count % 2
    return tournament.rounds if tournament.kind in (SWISS, TABLES) else usual_rounds(count)


def schedule(tournament: Tournament) -> list[list[Meeting]]:
    """Return the finished rounds and the current one."""
    found: list[list[Meeting]] = []
    for number in range(1, count_rounds(tournament) + 1):
        found.append([*_meetings(tournament, number, found)])
        if not all(meeting.is_over for meeting in found[-1]):
            break
    return found


def next_meeting(tournament: Tournament) -> Meeting | None:
    """Return the next match; None when the tournament is over."""
    last = schedule(tournament)[-1]
    return next((meeting for meeting in last if not meeting.is_over), None)


def _meetings(t: Tournament, number: int, before: Sequence[Sequence[Meeting]]) -> Iterator[Meeting]:
    if t.kind == TABLES:
        yield from _tables(t, number)
        return
    for one, two in _pairs(t, number, before):
        yield _meeting(t, number, one, two)


def _tables(t: Tournament, number: int) -> Iterator[Meeting]:
    """Yield the tables of a round, with the results of those already played."""
    played = {frozenset(game.players): game for game in t.played if game.round == number}
    seated = _seated(t, number)
    largest = max(map(len, seated))
    for group in seated:
        meeting = Meeting(number, group)
        game = played.get(frozenset(group))
        if game is None:
            yield meeting
            continue
        places = dict(zip(game.players, game.places, strict=True))
        ordered = tuple(places[player] for player in meeting.players)
        # A player at a smaller table lacks an opponent to finish ahead of or behind.
        short = largest - len(group)
        points = tuple(_left_behind(ordered, place) + short for place in ordered)
        yield meeting._replace(games=1, is_over=True, places=ordered, points=points)


def _seated(t: Tournament, number: int) -> Sequence[tuple[int, ...]]:
    """Return the tables of a round: as planned, unless its first games were at other tables.

    Files record the tables played, not how they were found, so a tournament begun by an earlier
    version continues with its own tables.
    """
    planned = seating(len(t.players), t.seats, t.rounds)[number - 1]
    on = (t.playing,) if t.playing is not None else ()
    fixed = [game.players for game in (*t.played, *on) if game.round == number]
    if {*map(frozenset, fixed)} <= {*map(frozenset, planned)}:
        return planned
    sizes = table_sizes(len(t.players), t.seats)
    for group in fixed:
        sizes.remove(len(group))
    free = [player for player in range(len(t.players)) if not any(player in g for g in fixed)]
    return [*fixed, *(tuple(free.pop(0) for _ in range(size)) for size in sizes)]


def may_sit(t: Tournament, players: Sequence[int]) -> bool:
    """Tell whether these players may be the next table of the current round."""
    meeting = next_meeting(t)
    if meeting is None or sorted(players) == sorted(meeting.players):
        return meeting is not None
    if t.kind != TABLES:
        return False
    open_tables = [one.players for one in schedule(t)[-1] if not one.is_over]
    free = {player for group in open_tables for player in group}
    sizes = {len(group) for group in open_tables}
    return {*players} <= free and len({*players}) == len(players) and len(players) in sizes


def _left_behind(places: Sequence[int], place: int) -> int:
    """Count half points: two for each player left behind, one for each who shares the place."""
    return sum(WIN * (other > place) + DRAW * (other == place) for other in places) - DRAW


def _pairs(
    t: Tournament, number: int, before: Sequence[Sequence[Meeting]]
) -> Sequence[tuple[int, int | None]]:
    count = len(t.players)
    if t.kind == ROUND_ROBIN:
        pairs = pairing.round_robin(count)[number - 1]
        resting = set(range(count)) - {player for pair in pairs for player in pair}
        return [*pairs, *((player, None) for player in resting)]
    if t.kind == KNOCK_OUT:
        if number == 1:
            return pairing.bracket(count)
        winners = [meeting.winner for meeting in before[-1]]
        found = [one for one in winners if one is not None]
        return [*zip(found[::2], found[1::2], strict=True)]
    ranking = [row.player for row in _ranked(t, before)]
    points = _points(before)
    earlier = [meeting for meetings in before for meeting in meetings]
    met = Counter(frozenset(meeting.players) for meeting in earlier if not meeting.is_rest)
    rested = [meeting.players[0] for meeting in earlier if meeting.is_rest]
    swiss_pairs, rests = pairing.swiss(
        ranking, {player: points[player] for player in range(count)}, met, rested
    )
    return [*swiss_pairs, *([(rests, None)] if rests is not None else [])]


def _meeting(t: Tournament, number: int, one: int, two: int | None) -> Meeting:
    if two is None:
        return Meeting(number, (one,), is_over=True)
    games = [g for g in t.played if g.round == number and {*g.players} == {one, two}]
    wins = (sum(g.winner == one for g in games), sum(g.winner == two for g in games))
    is_won = max(wins) > t.games // 2
    is_enough = len(games) >= t.games and (t.kind != KNOCK_OUT or wins[0] != wins[1])
    return Meeting(number, (one, two), wins, len(games), is_won or is_enough)


def standings(tournament: Tournament) -> list[StandingsLine]:
    """Rank everybody by the games played so far, best first."""
    rounds = schedule(tournament)
    if tournament.kind == KNOCK_OUT:
        return _stages(tournament, rounds)
    return _ranked(tournament, rounds)


def _points(rounds: Sequence[Sequence[Meeting]]) -> Counter[int]:
    """Count half points; a bye is a win."""
    found: Counter[int] = Counter()
    for meeting in (m for meetings in rounds for m in meetings if m.is_over):
        if meeting.points:
            found.update(dict(zip(meeting.players, meeting.points, strict=True)))
        elif meeting.winner is not None:
            found[meeting.winner] += WIN
        else:
            found.update(dict.fromkeys(meeting.players, DRAW))
    return found


def _ranked(t: Tournament, rounds: Sequence[Sequence[Meeting]]) -> list[StandingsLine]:
    points = _points(rounds)
    played = [m for meetings in rounds for m in meetings if m.is_over and not m.is_rest]
    worth: Counter[int] = Counter()
    for meeting in played:
        if meeting.points:
            continue  # larger tables have more opponents, which must not count as merit
        for player, other in permutations(meeting.players, 2):
            if t.kind == SWISS or meeting.winner == player:
                worth[player] += points[other]
            elif meeting.winner is None:
                worth[player] += points[other] // 2
    won, lost = _games(t, len(rounds))
    merits = {
        player: (points[player], worth[player], won[player] - lost[player])
        for player in range(len(t.players))
    }
    return [
        StandingsLine(
            1 + sum(other > merits[player] for other in merits.values()),
            player,
            points[player],
            won[player],
            lost[player],
        )
        for player in sorted(merits, key=lambda p: tuple(-part for part in merits[p]))
    ]


def _stages(t: Tournament, rounds: Sequence[Sequence[Meeting]]) -> list[StandingsLine]:
    """Rank a knock-out by the round each entrant reached."""
    out: dict[int, int] = {}
    through: Counter[int] = Counter()
    for meeting in (m for meetings in rounds for m in meetings if m.is_over):
        assert meeting.winner is not None
        through[meeting.winner] += 1
        out.update(dict.fromkeys({*meeting.players} - {meeting.winner}, meeting.round))
    won, lost = _games(t, len(rounds))
    last = count_rounds(t) + 1
    merits = {player: out.get(player, last) for player in range(len(t.players))}
    return [
        StandingsLine(
            1 + sum(other > merits[player] for other in merits.values()),
            player,
            WIN * through[player],
            won[player],
            lost[player],
            player in out,
        )
        for player in sorted(merits, key=lambda p: -merits[p])
    ]


def _games(t: Tournament, rounds: int) -> tuple[Counter[int], Counter[int]]:
    """Count the games everybody won and lost in the first rounds.

    Pairings count earlier rounds only, so that those of a round do not change while it is played.
    """
    won: Counter[int] = Counter()
    lost: Counter[int] = Counter()
    for game in t.played:
        best = _winners(game)
        if best and game.round <= rounds:
            won.update(best)
            lost.update(player for player in game.players if player not in best)
    return won, lost


def _winners(game: Played) -> tuple[int, ...]:
    """Return the winners of a game: several at a table of partners, none if all tie."""
    if not game.places:
        return () if game.winner is None else (game.winner,)
    first = [player for player, at in zip(game.players, game.places, strict=True) if at == 1]
    return tuple(first) if len(first) < len(game.players) else ()
