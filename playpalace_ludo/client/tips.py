"""Tips in the first games: which key comes next, until the player has used it a few times."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING

from playpalace_ludo.core.state import YARD, Move, State
from playpalace_ludo.words import Message, first_steps
from playpalace_ludo.words.commands import BY_ID
from playpalace_ludo.words.model import BRIEF, Arg
from playpalace_ludo.words.why_stuck import entries

if TYPE_CHECKING:
    from playpalace_ludo.client.table import ClientTable

ROLL, CHOOSE, OUT, ASK = "roll", "choose", "out", "ask"
LEARNT = 3
"""How often a thing has to be done before nothing is said about it any more."""
MOST = 3
"""How often a tip is said in one game."""


class Tips:
    """Says at most one tip for each decision, and counts what the player does without it."""

    def __init__(self, table: ClientTable) -> None:
        self._table = table
        self._said = Counter[str]()

    def did(self, thing: str) -> None:
        """Count something that was done; what is learnt is written down once."""
        options = self._table.options
        done = options.practised.get(thing, 0)
        if done < LEARNT and options.is_on("player.tips"):
            options.practised[thing] = done + 1
            with suppress(OSError):  # it is told again, nothing more
                options.save()

    def moved(self, state: State, move: Move) -> None:
        self.did(CHOOSE)
        if move.tokens and state.tokens[move.seat][move.tokens[0]] == YARD:
            self.did(OUT)

    def for_decision(self) -> list[Message]:
        """Say which key rolls or chooses, or, once that is known, which keys answer questions."""
        table = self._table
        keys = first_steps.keys(table.keys())
        if table.state.awaiting == "move":
            return self._tip(CHOOSE)
        throw, label = table.game.rules.chance.randomiser, Message(BY_ID[ROLL].label)
        asking = {name: keys[name] for name in ("board", "hint", "help")}
        return self._tip(ROLL, throw=throw, key=keys[ROLL], label=label) or self._tip(ASK, **asking)

    def for_no_move(self, before: State) -> list[Message]:
        """Say which throw brings a token out, after one that did not."""
        rules = self._table.game.rules.of(before)
        stays = all(step == YARD for step in before.tokens[before.turn])
        ways_out = entries(rules, before, before.turn)
        if not stays or not ways_out or not rules.chance.plain_dice:
            return []
        return self._tip(OUT, faces=ways_out)

    def _tip(self, thing: str, **args: Arg) -> list[Message]:
        table = self._table
        known = table.options.practised.get(thing, 0) >= LEARNT or self._said[thing] >= MOST
        if known or not table.options.is_on("player.tips") or table.coach is not None:
            return []
        if table.listener.verbosity == BRIEF:
            return []
        self._said[thing] += 1
        return [Message(f"pludo-client-tip-{thing}", args)]
