"""Questions at the client's table: answers, exploring, chances to win, and the result."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from playpalace_ludo.client.tips import ASK
from playpalace_ludo.core.state import YARD, Move, State
from playpalace_ludo.table import explorer, hints, questions
from playpalace_ludo.table.explorer import Look, Seen, View
from playpalace_ludo.words import Message, choices, commands, phrases, queries
from playpalace_ludo.words.choices import Choice

if TYPE_CHECKING:
    from playpalace_ludo.client.table import ClientTable
    from playpalace_ludo.table.hints import Hint

ANSWERED = frozenset(questions.ANSWERS) - {"rules"}
"""Questions answered at the table; the rules open on a page of their own."""


class Questions:
    """Answers questions about a game and explores its board, at anybody's turn."""

    def __init__(self, table: ClientTable) -> None:
        self.table = table
        self._look = Look()
        self.handlers = {
            **{command: partial(self._answer, command) for command in ANSWERED},
            **{command: partial(self._explore, command) for command in explorer.COMMANDS},
        }

    def _answer(self, command: str) -> None:
        if command == "board":
            self.table.tips.did(ASK)
        self._look = explorer.asked_about(self._scene, command)
        teller, question = self.table.teller, self.table.choosing.question
        if command == "choices" and question:
            teller.answer(question)
        else:
            pending = question if command == "turn" else []
            teller.answer([*answer(self.table, command), *pending])

    def _explore(self, command: str) -> None:
        self._show(explorer.explore(command, self._scene))

    def go_to(self, text: str) -> None:
        """Explore the square that was typed."""
        self._show(explorer.go_to(self._scene, text))

    def look_at(self, at: int) -> None:
        """Go to the square with this index, and say all about it."""
        if not 0 <= at < len(self._scene.squares):
            return
        self._look = self._look._replace(at=at)
        self._show(explorer.whole(self._scene))

    @property
    def _scene(self) -> View:
        table = self.table
        return View(table.game.rules, table.state, table.listener, self._look)

    def _show(self, seen: Seen) -> None:
        self._look = seen.look
        self.table.teller.look(seen.messages, seen.cues, self.table.pace)


def answer(table: ClientTable, command: str) -> list[Message]:
    answers = questions.ANSWERS[command](table.game, table.listener)
    if answers or not command.startswith(questions.PLAYER):
        return answers
    number, count = int(command.removeprefix(questions.PLAYER)), len(table.game.players)
    return [Message("pludo-client-no-such-player", {"number": number, "count": count})]


def chance(table: ClientTable) -> Message:
    """Say the chance to win of the player who is to throw."""
    rules, state = table.game.rules, table.state
    found = hints.chance_to_win(rules, state)
    even = "yes" if hints.is_about_even(rules, state, found) else "no"
    throw = rules.chance.randomiser
    return Message(
        "pludo-client-chance-now", {"percent": round(100 * found), "even": even, "throw": throw}
    )


def advice(table: ClientTable, found: Hint) -> list[Message]:
    """Say the hint; while a die or a way is asked for, as an answer to that question."""
    rules, listener = table.game.rules, table.listener
    if not table.choosing.is_asking:
        return [hints.say(rules, found, listener)]
    best, _ = _asked(table, found)[0]
    if choices.are_alike(table.state, best.move, found.move):
        return [hints.say(rules, found, listener, best.message)]
    return [
        best.message,
        Message("pludo-client-hint-elsewhere", {"hint": hints.say(rules, found, listener)}),
    ]


def chances(table: ClientTable, found: Hint) -> list[Message]:
    """Say the chance to win after each choice that is asked for, the best first."""
    if table.choosing.is_asking:
        return [_chance(chance, choice.message) for choice, chance in _asked(table, found)]
    said: dict[Move | None, Message] = {
        choice.move: choices.with_its_name(choice.message, table.listener)
        for choice in choices.choices(table.game.rules, table.state, table.listener)
    }
    said[None] = choices.keep(table.game.rules)
    return [_chance(chance, said[move]) for move, chance in found.chances]


def _asked(table: ClientTable, found: Hint) -> list[tuple[Choice, float]]:
    """Return the choices of the token that was named with their chances, the best first."""
    asked = [
        (choice, chance)
        for choice in table.choosing.offered
        for move, chance in found.chances
        if choices.are_alike(table.state, choice.move, move)
    ]
    return sorted(asked, key=lambda pair: -pair[1])


def _chance(chance: float, choice: Message) -> Message:
    return Message("pludo-client-chance", {"percent": round(100 * chance), "choice": choice})


def undone(table: ClientTable, before: Sequence[State], left: State) -> list[Message]:
    """Say how many of the player's own turns were taken back, and what is to be played again."""
    rules, state = table.game.rules, table.state
    undone = [*before[len(table.game.match.steps) :], left]
    turns = {one.number for one in undone if one.turn == state.turn} - {state.number}
    told = [Message("pludo-client-undone", {"turns": len(turns)})]
    if state.pool:
        dice = phrases.dice(rules.of(state), state.pool)
        args: phrases.Args = {"throw": rules.chance.randomiser, "dice": dice}
        told.append(Message("pludo-client-undone-throw", args))
    return told


def out_at_start(table: ClientTable) -> list[Message]:
    """Say how many tokens everybody has on the board from the start; mostly nothing."""
    most = max(sum(step != YARD for step in own) for own in table.state.tokens)
    usual = min(sum(step != YARD for step in own) for own in table.state.tokens if own)
    out = usual if usual == most and YARD in table.state.tokens[table.state.seats[0]] else 0
    return [Message("pludo-client-out-at-start", {"count": out})] if out else []


def key_of_use(table: ClientTable) -> list[Message]:
    """Name the key that uses an ability; nothing if it has no key."""
    keys = [key for key, command in table.keys().items() if command == "use"]
    return [
        Message("pludo-client-use", {"key": commands.named(commands.BY_ID["use"], key)})
        for key in keys[:1]
    ]


def keys_without_number(table: ClientTable) -> list[Message]:
    """Say how to use an ability that is for no token and so has no number; mostly nothing."""
    offered = choices.distinct(table.game.rules, table.state, table.listener)
    numbered = sum(bool(choice.token) for choice in offered)
    if numbered == len(offered):
        return []
    return [Message("pludo-client-use-keys", {"count": len(offered), "numbered": numbered})]


def result(table: ClientTable) -> list[Message]:
    """Say how the game ended, or how it stands."""
    return queries.result(table.game.rules, table.state, table.listener_at(None))


def after_game(table: ClientTable) -> Message:
    """Say what can be done when the game is over."""
    throw = table.game.rules.chance.randomiser
    return Message(table.ending.offers, {"throw": throw})
