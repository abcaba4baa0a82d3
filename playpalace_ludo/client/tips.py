"""Tips in the first games: which key comes next, until the player has used it a few times."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING

from playpalace_ludo.core.engine.refusals import token_refusal
from playpalace_ludo.core.events import Stuck
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, Refusal, State
from playpalace_ludo.words import Message, first_steps, queries
from playpalace_ludo.words.commands import BY_ID
from playpalace_ludo.words.model import BRIEF, Arg
from playpalace_ludo.words.rulebook.moving import automatic_throws
from playpalace_ludo.words.why_stuck import entries

if TYPE_CHECKING:
    from playpalace_ludo.client.table import ClientTable

ROLL, CHOOSE, OUT, ASK, EXACT, AUTO = "roll", "choose", "out", "ask", "exact", "auto"
LEARNT = 3
"""How often a player has to do something before tips about it stop."""
MOST = 3
"""How often a tip is given in one game."""


class Tips:
    """Gives at most one tip for each decision, and counts what the player does without one."""

    def __init__(self, table: ClientTable) -> None:
        self._table = table
        self._said = Counter[str]()

    def learning(self, thing: str) -> bool:
        """Tell whether the player still needs a tip about this."""
        options = self._table.options
        if not options.is_on("player.tips") or options.text("speech.verbosity") == BRIEF:
            return False
        return options.practised.get(thing, 0) < LEARNT

    def did(self, thing: str) -> None:
        """Count an action; once it is learnt, save that."""
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

    def for_own_throw(self) -> list[Message]:
        """Explain, once in each of the first games, why dice fall without a key."""
        if self._said[AUTO] or not self._may_tell(AUTO):
            return []
        self.did(AUTO)
        return [automatic_throws(self._table.game.rules)]

    def for_no_move(self, before: State, stuck: Stuck) -> list[Message]:
        """Say which throw brings a token out, or that one near home would go too far."""
        rules, own = self._table.game.rules.of(before), before.tokens[before.turn]
        if not rules.chance.plain_dice:
            return []
        if any(YARD < step < rules.seats[before.turn].finish for step in own):
            return self._too_far(rules, before._replace(owed=stuck.faces, moves=()))
        ways_out = entries(rules, before, before.turn)
        if not ways_out or YARD not in own:
            return []
        return self._tip(OUT, faces=ways_out)

    def _too_far(self, rules: Rules, state: State) -> list[Message]:
        """Explain a token that may not go beyond home, a few times in all."""
        for token in range(len(state.tokens[state.turn])):
            if token_refusal(rules, state, token) is Refusal.TOO_FAR and self._may_tell(EXACT):
                self.did(EXACT)
                listener = self._table.listener
                return [queries.why_not(rules, state, Refusal.TOO_FAR, listener, token=token)]
        return []

    def _may_tell(self, thing: str) -> bool:
        """Tell whether a tip is due, and count it."""
        if not self.learning(thing) or self._said[thing] >= MOST or self._table.coach is not None:
            return False
        self._said[thing] += 1
        return True

    def _tip(self, thing: str, **args: Arg) -> list[Message]:
        return [Message(f"pludo-client-tip-{thing}", args)] if self._may_tell(thing) else []
