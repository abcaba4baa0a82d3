"""Self-play of a net on the real engine: many games side by side, judged in batches.

Every game is a generator that yields positions to be judged and is sent the chances. So all rules
that the engine plays can be learned.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from random import Random
from typing import NamedTuple

from playpalace_ludo.bots import race
from playpalace_ludo.bots.decision import distinct_moves
from playpalace_ludo.bots.evaluation import evaluation_of
from playpalace_ludo.bots.inputs import inputs_of
from playpalace_ludo.bots.judge import between_throws
from playpalace_ludo.bots.wishes import taking, wish
from playpalace_ludo.chance import draw
from playpalace_ludo.core import engine
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State
from playpalace_ludo.lab.bulk_net import Array, Positions, positions
from playpalace_ludo.lab.games import MOST_IN_A_TURN

MOST_TURNS = 2000
"""Turns after which a game is abandoned; training then uses its positions without a result."""
DARING = 0.05
"""Rate of random moves, so that the net sees other positions, too."""
BY_POINTS = -1
"""A side that plays by points at first sight, in less time than a net takes."""

Judge = Callable[[Positions], Array]


class SelfPlayed(NamedTuple):
    """A game as training data."""

    states: list[State]
    """Positions in which a throw was due."""
    result: tuple[float, ...] | None
    """The chances at the end by seat; None if it was abandoned."""
    seats: tuple[int, ...]
    sides: tuple[int, ...]
    """The judge of each seat of the board."""

    @property
    def winner(self) -> int | None:
        """The judge that won; None if nobody, or both."""
        if self.result is None:
            return None
        won = {self.sides[seat] for seat, share in enumerate(self.result) if share > 0.999}
        return won.pop() if len(won) == 1 else None


class Asked(NamedTuple):
    """Positions to be judged, and their judge."""

    judge: int
    states: Sequence[State]


_Game = Generator[Asked, Array, SelfPlayed]


class GameSetting(NamedTuple):
    """The setting of a game, which determines it."""

    seats: tuple[int, ...]
    sides: tuple[int, ...]
    """Per seat of the board which judge chooses, or `BY_POINTS`."""
    seed: int


def game(rules: Rules, setting: GameSetting) -> _Game:
    """Play one game to its end, or to where its end is known exactly."""
    dice, (seats, sides, _) = Random(setting.seed), setting
    first = dice.choice(seats) if rules.turns.first == "random" else None
    state, _ = engine.start(rules, seats, first)
    seen: list[State] = []
    turn = in_turn = 0
    while state.owed and not state.places:
        turn, in_turn = state.number, in_turn + 1 if state.number == turn else 0
        if turn > MOST_TURNS or in_turn > MOST_IN_A_TURN:
            return SelfPlayed(seen, None, seats, sides)
        if state.awaiting == "move":
            move = yield from _choose(rules, state, dice, sides[state.turn])
            state, _ = engine.play(rules, state, move)
            continue
        if not state.opening:
            if (known := race.exact(rules, state)) is not None:
                return SelfPlayed(seen, known, seats, sides)
            seen.append(state)
            if state.moves and (use := wish(rules, state)):
                state, _ = engine.play(rules, state, use.move)
                continue
        state, _ = engine.roll(rules, state, draw(rules, state, dice))
    return SelfPlayed(seen, between_throws(rules, state), seats, sides)


def _choose(rules: Rules, state: State, dice: Random, judge: int) -> Generator[Asked, Array, Move]:
    moves = distinct_moves(state)
    if len(moves) == 1:
        return moves[0]
    if dice.random() < DARING:
        return dice.choice(moves)
    values: Sequence[float] | None = taking(rules, state, moves)
    if values is None and judge == BY_POINTS:
        values = evaluation_of(rules.of(state)).side_by_side(state, moves)
    if values is None:
        after = [engine.play(rules, state, move)[0] for move in moves]
        seen = (yield Asked(judge, after))[:, state.turn].tolist()
        for index, one in enumerate(after):
            if one.places or not one.owed:
                seen[index] = between_throws(rules, one)[state.turn]
        values = seen
    return moves[max(range(len(moves)), key=values.__getitem__)]


def play(
    rules: Rules, judges: Sequence[Judge], settings: Sequence[GameSetting], at_once: int = 64
) -> list[SelfPlayed]:
    """Play these games; the result does not depend on how many run at once."""
    inputs = inputs_of(rules)
    done: dict[int, SelfPlayed] = {}
    todo = list(enumerate(game(rules, setting) for setting in settings))[::-1]
    running: list[tuple[int, _Game, Asked]] = []
    told: list[tuple[int, _Game, Array | None]] = []
    while todo or running:
        told = [*told, *((*todo.pop(), None) for _ in range(min(at_once - len(told), len(todo))))]
        running = []
        for number, one, answer in told:
            try:
                running.append((number, one, one.send(answer)))
            except StopIteration as end:
                done[number] = end.value
        told = []
        for index, judge in enumerate(judges):
            asked = [entry for entry in running if entry[2].judge == index]
            if not asked:
                continue
            found = judge(positions(inputs, [s for *_, one in asked for s in one.states]))
            at = 0
            for number, one, wanted in asked:
                told.append((number, one, found[at : at + len(wanted.states)]))
                at += len(wanted.states)
    return [done[number] for number in range(len(settings))]
