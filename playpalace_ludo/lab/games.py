"""Whole games between bots, each repeatable from its number and the seed."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from playpalace_ludo import bots, variants
from playpalace_ludo.bots import own
from playpalace_ludo.bots.decision import distinct_moves
from playpalace_ludo.bots.program import PREFIX, Fault
from playpalace_ludo.chance import draw
from playpalace_ludo.core import engine
from playpalace_ludo.core.engine.secrets import as_known
from playpalace_ludo.core.errors import InputError, show
from playpalace_ludo.core.events import Captured, Event
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State
from playpalace_ludo.lab.stats import Times

MOST_TURNS = 10_000
MOST_IN_A_TURN = 2000
"""Throws and moves after which a game is abandoned; turns are limited, too."""
MOST_GAMES = 1_000_000
"""Most games of one series; all results are held in memory."""

Watcher = Callable[[State, tuple[Event, ...]], None]
Mind = tuple[bots.Bot, Random]
"""A bot with its random source."""


class Pairing(NamedTuple):
    """The entrants of a series; games rotate them over the seats."""

    variant: str
    entrants: tuple[str, ...]
    seats: tuple[int, ...]
    seed: int
    budget_ms: float | None = None

    def entrant(self, seat: int, game: int) -> int:
        """Return the index of the entrant on this seat in this game."""
        return (self.seats.index(seat) + game) % len(self.seats)


class Result(NamedTuple):
    game: int
    winner: int | None
    """Index of the entrant, None for a draw."""
    seat: int | None
    turns: int
    throws: int
    captures: int
    decisions: tuple[int, ...]
    times: tuple[dict[int, int], ...]
    """Per entrant: a histogram of decision times."""
    given_up: bool = False
    """Whether the game was abandoned."""
    faults: tuple[tuple[str, Fault], ...] = ()
    """Custom bots that failed, and what they did wrong."""

    def line(self) -> dict[str, Any]:
        told = self._asdict()
        return {key: value for key, value in told.items() if value is not False and value != ()}

    @classmethod
    def from_line(cls, line: Any, match: Pairing) -> Result:
        """Read a stored result; raise ValueError, LookupError, TypeError or AttributeError."""
        times = tuple({int(size): count for size, count in t.items()} for t in line["times"])
        faults = tuple(map(_fault, line.get("faults", ())))
        lists = {"decisions": tuple(line["decisions"]), "times": times, "faults": faults}
        result = cls(**{**line, **lists})
        numbers = [result.game, result.turns, result.throws, result.captures, *result.decisions]
        numbers += [number for t in times for pair in t.items() for number in pair]
        right = (
            all(type(number) is int and number >= 0 for number in numbers)
            and type(result.given_up) is bool
            and all(size <= Times.LARGEST for t in times for size in t)
            and len(times) == len(result.decisions) == len(match.seats)
        )
        winner = None if result.seat is None else match.entrant(result.seat, result.game)
        if not right or result.winner != winner:
            raise ValueError
        return result


def _fault(stored: Any) -> tuple[str, Fault]:
    if isinstance(stored, str):  # an older file has a sentence that begins with the bot's name
        name, _, said = stored.partition(": ")
        return name, Fault("raised", said)
    name, words = stored
    return str(name), Fault(*map(str, words))


def pairing(
    variant: str, entrants: Sequence[str], seed: int, budget_ms: float | None = None
) -> Pairing:
    """Make a pairing after checking the bots' names and the number of players."""
    rules_of.cache_clear()  # an author may change the file between two series
    rules = rules_of(variant)
    for name in entrants:
        own.check(name)
    seats = engine.default_seats(rules, len(entrants))
    return Pairing(
        variant=rules.spec if "@" not in rules.spec else variant,
        entrants=tuple(entrants),
        seats=seats,
        seed=seed,
        budget_ms=budget_ms,
    )


@lru_cache(maxsize=8)
def rules_of(variant: str) -> Rules:
    """Load rules once for all games, so that bots build their tables once."""
    return variants.load(variant)


def play(match: Pairing, game: int, watch: Watcher | None = None) -> Result:
    """Play one game, determined by seed and number alone."""
    entrant_of = {seat: match.entrant(seat, game) for seat in match.seats}
    minds = {
        seat: (own.hire(match.entrants[e]), Random(f"{match.seed}/{game}/{e}"))
        for seat, e in entrant_of.items()
    }
    try:
        return _played(match, game, entrant_of, minds, watch)
    finally:
        for bot, _ in minds.values():
            if isinstance(bot, own.Guest):
                bot.close()


def _played(
    match: Pairing,
    game: int,
    entrant_of: Mapping[int, int],
    minds: Mapping[int, Mind],
    watch: Watcher | None,
) -> Result:
    rules = rules_of(match.variant)
    dice = Random(f"{match.seed}/{game}/dice")
    players = len(match.seats)
    first = match.seats[dice.randrange(players)] if rules.turns.first == "random" else None
    state, events = engine.start(rules, match.seats, first)
    throws = captures = 0
    decisions = Counter[int]()
    times = [Times() for _ in match.entrants]
    turn = in_turn = 0
    while state.owed and not state.places:
        turn, in_turn = state.number, in_turn + 1 if state.number == turn else 0
        if turn > MOST_TURNS or in_turn > MOST_IN_A_TURN:
            break
        if watch:
            watch(state, events)
        begin = time.thread_time()
        move = _choose(rules, state, minds[state.turn], match.budget_ms)
        if state.awaiting == "move" and len(distinct_moves(state)) > 1:
            times[entrant_of[state.turn]].add(time.thread_time() - begin)
            decisions[entrant_of[state.turn]] += 1
        if move is None:
            throws += 1
            state, events = engine.roll(rules, state, draw(rules, state, dice))
        else:
            state, events = engine.play(rules, state, move)
            captures += sum(isinstance(event, Captured) for event in events)
    if watch:
        watch(state, events)
    seat = state.places[0] if state.places else None
    return Result(
        game=game,
        winner=None if seat is None else entrant_of[seat],
        seat=seat,
        turns=state.number,
        throws=throws,
        captures=captures,
        decisions=tuple(decisions[e] for e in range(players)),
        times=tuple(dict(t.counts) for t in times),
        given_up=bool(state.owed) and seat is None,
        faults=tuple(
            (bot.name, bot.fault)
            for bot, _ in minds.values()
            if isinstance(bot, own.Guest) and bot.fault
        ),
    )


def _choose(rules: Rules, state: State, mind: Mind, budget_ms: float | None) -> Move | None:
    """Let a bot choose its move, or an ability before its throw; None means to throw."""
    bot, rng = mind
    if state.awaiting == "roll":
        return bot.wish(rules, state, rng) if state.moves else None
    if len(state.moves) == 1:
        return state.moves[0]
    known = as_known(rules, state, state.turn) if state.books.poll else state
    return bot.move(rules, known, rng, budget_ms)


def check_counts(games: int, workers: int) -> None:
    for option, count in (("--games", games), ("--workers", workers)):
        if count < 1:
            raise InputError("option-at-least", option=option, least=1, given=count)
    if games > MOST_GAMES:
        raise InputError("option-at-most", option="--games", most=MOST_GAMES, given=games)


def parse_entrants(text: str) -> tuple[str, ...]:
    """Read the bots of a pairing: ``expert,3*greedy`` -> expert, greedy, greedy, greedy."""
    found: list[str] = []
    for part in map(str.strip, text.split(",")):
        several = re.fullmatch(r"([0-9]{1,2})\s*\*(.*)", part)
        if "*" in part and not several and not part.startswith(PREFIX):
            raise InputError("not-a-bot", text=show(part))
        found += [several[2].strip()] * int(several[1]) if several else [part]
    return tuple(found)
