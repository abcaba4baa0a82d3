"""Random games under any rules: whether they end, their length, and the win rate per seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from statistics import median
from time import monotonic
from typing import Any, NamedTuple

from playpalace_ludo.chance import draw
from playpalace_ludo.core import engine
from playpalace_ludo.core.events import Captured, Event, Jumped, Moved, Rolled, Stuck
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.lab.games import MOST_IN_A_TURN
from playpalace_ludo.lab.shares import Share, shares

GAMES = 300
MOST_TURNS, MOST_OF_ONE = 3000, 300
"""Turn limits (total, per player) after which a game is abandoned."""
MOST_ACTIONS = 150_000
"""Limit of actions over all games, so that every simulation ends."""
SECONDS = 8.0


class Simulation(NamedTuple):
    seats: tuple[int, ...]
    games: int
    ended: int
    drawn: int
    given_up: int
    """The turn in which the longest abandoned game was stopped."""
    stuck: int
    """Games in which a turn did not end."""
    turns: tuple[int, ...]
    """Length of each game that ended, shortest first."""
    captures: int
    shares: tuple[Share, ...]
    idle_faces: tuple[int, ...]
    """Outcomes that fell but never allowed any move."""
    unseen_faces: tuple[int, ...]
    """Outcomes that never fell."""
    idle_tiles: tuple[int, ...]
    """Tiles where no token ever stopped."""
    idle_amendments: tuple[int, ...]

    @property
    def middle(self) -> int:
        return int(median(self.turns)) if self.turns else 0

    def within(self, part: float) -> int:
        """Return a quantile of the lengths of finished games."""
        return self.turns[min(int(part * len(self.turns)), len(self.turns) - 1)]

    def as_json(self, rules: Rules) -> dict[str, Any]:
        ended = bool(self.turns)
        faces, idle = rules.chance.faces, self.idle_amendments
        return {
            "games": self.games,
            "ended": self.ended,
            "drawn": self.drawn,
            "stuck": self.stuck,
            "turns": {
                "median": self.middle if ended else None,
                "p10": self.within(0.1) if ended else None,
                "p90": self.within(0.9) if ended else None,
            },
            "captures": round(self.captures / (self.games or 1), 2),
            "seats": {
                rules.seats[share.seat].colour: {**share.as_json(), "verdict": share.verdict}
                for share in self.shares
            },
            "idle_outcomes": [faces[face].name for face in self.idle_faces],
            "unseen_outcomes": [faces[face].name for face in self.unseen_faces],
            "idle_tiles": self.named_idle_tiles(rules),
            "idle_amendments": [rules.amendments[index].name for index in idle],
        }

    def named_idle_tiles(self, rules: Rules) -> list[str]:
        """Name the idle tiles; on the usual board only those of the ring have names."""
        named = range(rules.board.squares + 1 or len(rules.board.tiles))
        return [rules.board.tiles[tile] for tile in self.idle_tiles if tile in named]


class _Tally:
    def __init__(self, rules: Rules) -> None:
        self.fell: Counter[int] = Counter()
        self.useful: set[int] = set()
        self.steps: set[tuple[int, int]] = set()
        self.amended: set[int] = set()
        self.captures = 0
        self.rules = rules

    def note(self, state: State, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, Rolled):
                stuck = any(isinstance(other, Stuck) for other in events)
                self.fell.update(event.dice)
                for face in event.dice:
                    if not stuck or self.rules.of(state).chance.faces[face].then:
                        self.useful.add(face)
            elif isinstance(event, Moved):
                self.steps.add((event.seat, event.to))
            elif isinstance(event, Jumped):
                self.steps.add((event.seat, event.start))
            elif isinstance(event, Captured):
                self.captures += 1
                self.steps.add((event.seat, event.back_to))
        self.amended.update(state.books.amended)

    def idle_tiles(self) -> tuple[int, ...]:
        used = {self.rules.seats[seat].route.tiles[step] for seat, step in self.steps}
        every = [tile for seat in self.rules.seats for tile in seat.route.tiles[:-2]]
        return tuple(tile for tile in dict.fromkeys(every) if tile not in used)


def simulate(
    rules: Rules,
    *,
    players: int = 0,
    games: int = GAMES,
    seed: int = 1,
    seconds: float = SECONDS,
) -> Simulation:
    """Play random legal moves; as many games as the bounds on actions and time allow."""
    seats = engine.default_seats(rules, players or rules.max_players)
    tally = _Tally(rules)
    finals, stuck = _games(rules, seats, Random(seed), tally, games, until=monotonic() + seconds)
    over = [final for final in finals if not final.owed]
    firsts = [final.places[0] if final.places else None for final in over]
    thrown = {face for throw in rules.chance.throws for face in throw}
    return Simulation(
        seats=seats,
        games=len(finals),
        ended=len(over),
        drawn=firsts.count(None),
        given_up=max((final.number for final in finals if final.owed), default=0),
        stuck=stuck,
        turns=tuple(sorted(final.number for final in over)),
        captures=tally.captures,
        shares=shares(rules, seats, firsts),
        idle_faces=tuple(sorted(face for face in tally.fell if face not in tally.useful)),
        unseen_faces=tuple(sorted(face for face in thrown if face not in tally.fell)),
        idle_tiles=tally.idle_tiles(),
        idle_amendments=tuple(i for i in range(len(rules.amendments)) if i not in tally.amended),
    )


def _games(
    rules: Rules, seats: tuple[int, ...], rng: Random, tally: _Tally, games: int, *, until: float
) -> tuple[list[State], int]:
    """Return the last states of the games, and the number of games in which a turn did not end."""
    left = MOST_ACTIONS
    finals: list[State] = []
    stuck = 0
    while len(finals) < games and left > 0 and monotonic() < until:
        final, actions, in_turn = _one_game(rules, seats, rng, tally, most=left, until=until)
        left -= actions
        stuck += in_turn > MOST_IN_A_TURN
        cut_short = left <= 0 or (monotonic() > until and final.number <= _most_turns(seats))
        if final.owed and cut_short and finals:
            break  # stopped by our limits, which says nothing about the rules
        finals.append(final)
    return finals, stuck


def _most_turns(seats: tuple[int, ...]) -> int:
    return max(MOST_TURNS, MOST_OF_ONE * len(seats))


USES = 0.5
"""Probability that a usable ability is used before a throw."""


def _one_game(
    rules: Rules, seats: tuple[int, ...], rng: Random, tally: _Tally, *, most: int, until: float
) -> tuple[State, int, int]:
    """Play one game; return its last state and the actions of the game and of its last turn."""
    first = rng.choice(seats) if rules.turns.first == "random" else None
    state, _ = engine.start(rules, seats, first)
    most_turns = _most_turns(seats)
    turn = in_turn = 0
    for action in range(most):
        turn, in_turn = state.number, in_turn + 1 if state.number == turn else 0
        too_long = turn > most_turns or in_turn > MOST_IN_A_TURN
        if not state.owed or too_long or monotonic() > until:
            return state, action, in_turn
        if state.owed[0] or (state.moves and rng.random() < USES):
            state, events = engine.play(rules, state, rng.choice(state.moves))
        else:
            state, events = engine.roll(rules, state, draw(rules, state, rng))
        tally.note(state, events)
    return state, most, in_turn
