"""Ludo as a PettingZoo environment for learning agents (extra `[zoo]`).

An agent acts only when it has a choice: dice are thrown and single moves played automatically. The
action is the index of a legal move. An agent observes the position from its own seat.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from playpalace_ludo import chance
from playpalace_ludo.core import engine
from playpalace_ludo.core.engine.secrets import as_known
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.events import Captured
from playpalace_ludo.core.notation import format_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State
from playpalace_ludo.lab.games import MOST_IN_A_TURN, MOST_TURNS
from playpalace_ludo.variants import load

MOST_MOVES = 32
"""Most moves to choose from; if there are more, which only custom rules have, the first ones."""
FACTS = 4
"""Facts about each move: the token's way left before and after it, captures, the face."""


THROW = MOST_MOVES
"""The action that uses no ability before a throw."""


class LudoEnv(AECEnv):  # type: ignore[misc]
    """One game; agents are named by the colours of their seats.

    An agent sees a dict: `observation` has the share of its way that each token still has to go,
    seat after seat from its own on (-1: nobody there), then the facts of each move; `action_mask`
    has a 1 for each action that is allowed. The winning side gets 1 and all others -1.
    """

    metadata = {"name": "playpalace_ludo_v1", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, variant: str = "playpalace", players: int = 2) -> None:
        super().__init__()
        self.rules = load(variant)
        engine.check_players(self.rules, players)
        self.render_mode = "ansi"
        self.seats = engine.default_seats(self.rules, players)
        self.possible_agents = [self.rules.seats[seat].colour for seat in self.seats]
        self._seat_of = dict(zip(self.possible_agents, self.seats, strict=True))
        self._state, _ = engine.start(self.rules, self.seats, self.seats[0])
        self._tokens = max(map(len, self._state.tokens))
        self._longest = max(max(seat.route.left) for seat in self.rules.seats)
        self._dice = Random(0)
        size = len(self.rules.seats) * self._tokens + MOST_MOVES * FACTS
        seen = spaces.Box(-1.0, 1.0, (size,), np.float32)
        mask = spaces.Box(0, 1, (MOST_MOVES + 1,), np.int8)
        view = spaces.Dict({"observation": seen, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, view)
        self.action_spaces = {
            agent: spaces.Discrete(MOST_MOVES + 1) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed and the same actions give the same game."""
        self._dice = Random(seed)
        first = self._dice.choice(self.seats) if self.rules.turns.first == "random" else None
        self._state, _ = engine.start(self.rules, self.seats, first)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | None) -> None:
        """Take the action of the agent on turn; raise LudoError if it is not allowed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        allowed = self._mask(agent)
        if action is None or not 0 <= action <= MOST_MOVES or not allowed[action]:
            raise LudoError(f"action {action!r:.80} is not allowed; action_mask says which are")
        self._cumulative_rewards[agent] = 0.0
        if action == THROW:
            self._throw()
        else:
            self._state, _ = engine.play(self.rules, self._state, self._state.moves[action])
        self._go_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an agent's knowledge of the position, with its moves if it is on turn."""
        state, own = as_known(self.rules, self._state, self._seat_of[agent]), self._seat_of[agent]
        count = len(self.rules.seats)
        around = [(own + at) % count for at in range(count)]
        ways = np.full((count, self._tokens), -1.0, np.float32)
        for at, seat in enumerate(around):
            for token, step in enumerate(state.tokens[seat]):
                ways[at, token] = self._way(seat, step)
        facts = np.zeros((MOST_MOVES, FACTS), np.float32)
        if self._is_asked(agent):
            for number, move in enumerate(state.moves[:MOST_MOVES]):
                facts[number] = self._facts(state, move)
        seen = np.concatenate([ways.ravel(), facts.ravel()])
        return {"observation": seen, "action_mask": self._mask(agent)}

    def render(self) -> str:
        """Return the position as a line."""
        return format_position(self.rules, as_known(self.rules, self._state, None))

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    def _is_asked(self, agent: str) -> bool:
        state = self._state
        return bool(state.owed) and not state.places and state.turn == self._seat_of[agent]

    def _mask(self, agent: str) -> Any:
        mask = np.zeros(MOST_MOVES + 1, np.int8)
        if self._is_asked(agent):
            mask[: min(len(self._state.moves), MOST_MOVES)] = 1
            mask[THROW] = self._state.awaiting == "roll"
        return mask

    def _way(self, seat: int, step: int) -> float:
        return self.rules.left(seat, step) / self._longest

    def _facts(self, state: State, move: Move) -> tuple[float, ...]:
        steps = state.tokens[move.seat]
        before = self._way(move.seat, steps[move.tokens[0]]) if move.tokens else 0.0
        hit = 0 if state.books.poll else len(captures(self.rules, state, move))
        face = move.face / len(self.rules.of(state).chance.faces)
        return before, self._way(move.seat, move.to), min(hit, 4) / 4, face

    def _throw(self) -> None:
        dice = chance.draw(self.rules, self._state, self._dice)
        self._state, _ = engine.roll(self.rules, self._state, dice)

    def _go_on(self) -> None:
        """Throw dice and play single moves until an agent has a choice, or to the end."""
        turn = in_turn = 0
        while self._state.owed and not self._state.places and turn <= MOST_TURNS:
            state = self._state
            turn, in_turn = state.number, in_turn + 1 if state.number == turn else 0
            if in_turn > MOST_IN_A_TURN:
                break
            if len(state.moves) > (state.awaiting == "move"):
                self.agent_selection = self.rules.seats[state.turn].colour
                return
            if state.awaiting == "move":
                self._state, _ = engine.play(self.rules, state, state.moves[0])
            else:
                self._throw()
        self._end()

    def _end(self) -> None:
        if self._state.places:
            won = {self.rules.seats[seat].colour for seat in self.rules.side(self._state.places[0])}
            self.rewards = {agent: 1.0 if agent in won else -1.0 for agent in self.agents}
        over = self.terminations if self._state.places or not self._state.owed else self.truncations
        over.update(dict.fromkeys(self.agents, True))
        self.agent_selection = self.agents[0]


def captures(rules: Rules, state: State, move: Move) -> list[Captured]:
    _, events = engine.play(rules, state, move)
    return [event for event in events if isinstance(event, Captured)]


def env(variant: str = "playpalace", players: int = 2) -> Any:
    """Make the environment with PettingZoo's wrappers that check the order of calls."""
    return wrappers.OrderEnforcingWrapper(LudoEnv(variant, players))
