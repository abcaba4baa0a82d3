"""Keys that choose a move: digits name a token and a die, arrows walk along the choices."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from playpalace_ludo.client.view import PageChoice
from playpalace_ludo.core.engine.refusals import token_refusal
from playpalace_ludo.core.state import Move, Refusal
from playpalace_ludo.table import deciding
from playpalace_ludo.table.choosing import Chooser
from playpalace_ludo.words import CueName, Line, Message, choices, queries
from playpalace_ludo.words.choices import Choice
from playpalace_ludo.words.model import FULL, Either, Sentences

if TYPE_CHECKING:
    from playpalace_ludo.client.table import ClientTable


class ChoiceKeys:
    """The choices offered to the person at the keyboard; `chooser` is None if there are none."""

    def __init__(self, table: ClientTable) -> None:
        self.table = table
        self.chooser: Chooser | None = None

    def offer(self) -> None:
        """Say the choices and let the keys choose among them."""
        table, rules, listener = self.table, self.table.game.rules, self.table.listener
        by_die = not any(move.face in rules.abilities.by_face for move in table.state.moves)
        self.chooser = Chooser(choices.choices(rules, table.state, listener), by_die=by_die)
        table.teller.offer(self.told())

    def told(self) -> list[Message]:
        """Return the choices of this decision as messages."""
        table = self.table
        about = table.game.rules, table.state, table.listener
        told, found = choices.choosing(*about), choices.distinct(*about)
        heading = len(told) - len(found)
        if not table.options.is_on("speech.danger") or not 0 <= heading <= 1:
            return told  # of several dice, one line tells of several places
        return [*told[:heading], *map(self._said, found)]

    def digit(self, number: int) -> None:
        """Name a token, or the die for a token that could use several."""
        table = self.table
        if self.chooser is None:
            table.refuse(Refusal.ROLL_FIRST)
            return
        was_narrowed = self.chooser.narrowed
        move = self.chooser.digit(number)
        if move is not None:
            table.play(move)
        elif was_narrowed:
            table.teller.refuse(self._which_die("pludo-client-no-such-die"))
        elif self.chooser.narrowed:
            table.teller.reply(*self._ask_on())
        elif table.state.awaiting == "roll":
            table.teller.refuse(Message("pludo-client-use-not-on", {"number": number}))
        else:
            reason = token_refusal(table.game.rules, table.state, number - 1)
            table.refuse(reason or Refusal.NO_SUCH_TOKEN, token=number - 1)

    def _ask_on(self) -> list[Message]:
        """Ask for the die or the way of a token; the destinations were told with the token."""
        assert self.chooser is not None
        asked = self.question
        if not self.chooser.offers_dice():
            return asked if self.chooser.leaves_out else asked[:1]
        if self.table.listener.verbosity == FULL:
            return asked[:1]
        return [self._which_die("pludo-client-dice")]

    def token_at(self, line: Line, place: int) -> int:
        """Return the token whose number stands nearest to a place in a line of choices; else 0."""
        told = (one for one in self.told() if self.table.teller.text(one) == line.text)
        choice = next(told, Message(""))
        parts = choice.args.get("told")
        args = parts[0].args if isinstance(parts, Sentences) else choice.args
        tokens = args.get("tokens", args.get("key", ()))
        count = len(tokens) if isinstance(tokens, tuple) else 1
        numbers = [*re.finditer(r"\b\d\b", line.text)][:count]
        nearest = min(numbers, key=lambda found: abs(found.start() - place), default=None)
        return int(nearest[0]) if nearest else 0

    def walk(self, to: str) -> None:
        """Say the next choice in a direction; Enter plays the one said last."""
        if self.chooser is None:
            self.table.refuse(Refusal.ROLL_FIRST)
            return
        if self._is_secret:  # the last one said would be the one chosen
            self.table.teller.answer(self.told())
            return
        here = self.chooser.cursor
        choice = self.chooser.walk(to)
        at_edge = here == self.chooser.cursor
        cue: CueName = "menu-edge" if at_edge else "menu-move"
        said = self._said(choice)
        row = _name(choice.move) if said is choice.message else ""
        self.table.teller.reply(said, cue=cue, row=row)

    @property
    def _is_secret(self) -> bool:
        """Whether others at this keyboard would hear a secret choice."""
        rules, poll = self.table.game.rules, self.table.state.books.poll
        if poll is None or not self.table.listener.shared:
            return False
        return rules.chance.polls[poll.face].secret

    def _said(self, choice: Choice) -> Message:
        """Return a choice as it is said, with its danger if the player wants that."""
        table = self.table
        if not table.options.is_on("speech.danger"):
            return choice.message
        return choices.with_danger(table.game.rules, table.state, choice, table.listener)

    def can(self, key: str) -> bool:
        """Tell whether a digit or a way to walk leads to a choice."""
        if self.chooser is None:
            return False
        return not key.isdigit() or any(one.token == int(key) for one in self.chooser.offered)

    def shown(self) -> tuple[list[PageChoice], str]:
        """Return the choices for a shell with buttons, and the id of the one the arrows are on."""
        if self.chooser is None or self.table.busy:
            return [], ""
        text = self.table.teller.text
        ids = [_name(choice.move) for choice in self.chooser.offered]
        found = [
            PageChoice(name, text(choice.message), choice.move)
            for name, choice in zip(ids, self.chooser.offered, strict=True)
        ]
        return found, "" if self.chooser.cursor is None else ids[self.chooser.cursor]

    def take(self, name: str) -> bool:
        """Play the choice with this id; False if it is not offered."""
        offered = () if self.chooser is None or self.table.busy else self.chooser.offered
        move = next((one.move for one in offered if _name(one.move) == name), None)
        if move is not None:
            self.table.play(move)
        return move is not None

    def decline(self) -> None:
        """Pass, if the rules allow it."""
        table = self.table
        passes = deciding.passes(table.game.rules, table.state)
        if passes:
            table.play(passes[0])
        elif self.chooser is None:
            table.refuse(Refusal.ROLL_FIRST)
        else:
            table.teller.refuse(queries.cannot_pass(table.game.rules, table.state))

    def enter(self) -> None:
        """Play the choice the arrows are on, or the only one; otherwise say the choices."""
        assert self.chooser is not None
        state = self.table.state
        if self.chooser.current is not None:
            self.table.play(self.chooser.current.move)
        elif len(choices.alike(state, state.moves)) == 1:
            self.table.play(self.chooser.all[0].move)
        else:
            self.table.teller.answer(self.told())

    def again(self) -> bool:
        """Forget a token that was named but has not moved yet; False if there is none.

        An ability that was offered before a throw is no longer offered.
        """
        table = self.table
        if self.chooser is not None and table.state.awaiting == "roll":
            self.chooser = None
            table.teller.answer([queries.turn(table.game.rules, table.state, table.listener)])
            return True
        if self.chooser is None or not self.chooser.narrowed:
            return False
        self.chooser.widen()
        table.teller.answer(self.told())
        return True

    @property
    def offered(self) -> Sequence[Choice]:
        """The choices the keys select from now."""
        return () if self.chooser is None else self.chooser.offered

    @property
    def is_asking(self) -> bool:
        """Whether a token was named and its die or way is still to be chosen."""
        return self.chooser is not None and self.chooser.narrowed

    @property
    def question(self) -> list[Message]:
        """The question about a token that was named: which die or which way; mostly nothing."""
        if not self.is_asking:
            return []
        offered = [choice.message for choice in self.offered]
        return [self._which_die("pludo-client-which-die"), *offered]

    def _which_die(self, message_id: str) -> Message:
        assert self.chooser is not None
        offered = self.chooser.offered
        if self.chooser.offers_dice():
            numbers = [choice.move.face for choice in offered]
        else:
            numbers = list(range(1, len(offered) + 1))
        return Message(message_id, {"numbers": Either(numbers)})


def _name(move: Move) -> str:
    """Return an id of a move, the same as long as the position is."""
    tokens = "+".join(map(str, move.tokens))
    return f"move-{move.seat}-{tokens}-{move.face}-{move.to}-{move.order}"
