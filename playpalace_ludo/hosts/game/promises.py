"""Words for the dice, sealed by a player's own program until everybody's are in.

A server knows the seed, so together with one player it could try words until the dice suit them.
So our terminal client sends a hash, a promise, instead of words. When a game is to begin, the list
of promises and of words told openly is closed; only then does the client reveal its words. Every
request is an input box of the host with an id that our client recognises and answers itself.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.play.audience import PRIVATE, SYSTEM
from playpalace_ludo.hosts.play.turn_timer import TICKS_PER_SECOND
from playpalace_ludo.hosts.protocols import Player, User
from playpalace_ludo.table.dice_check import UNKEPT
from playpalace_ludo.table.dice_hashes import promise
from playpalace_ludo.table.fair_dice import clean_contribution, new_contribution
from playpalace_ludo.words import Message, terminal_client
from playpalace_ludo.words.dice_code import code
from playpalace_ludo.words.phrases import Args
from playpalace_ludo.words.terminal_client import PROMISE_BOX, TELL_BOX, WORDS_BOX

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus

LONGEST_WAIT = 5 * TICKS_PER_SECOND


class ClosedList(NamedTuple):
    """Words and promises that can no longer be changed."""

    mark: str
    """The hash of the list, as sent to players who promised words."""
    awaited: frozenset[str]
    """Ids of the players who promised words."""
    until: int
    """The tick after which missing words are no longer awaited."""


class Promises:
    def __init__(self, game: LudoPlus) -> None:
        self._game = game
        self._list: ClosedList | None = None
        self._told: dict[str, str] = {}
        """Promised words told since the list was closed, by player id."""
        self._starting = False
        """Whether a game begins as soon as all words are told."""

    @property
    def is_closed(self) -> bool:
        return self._list is not None

    @property
    def told(self) -> Mapping[str, str]:
        return self._told

    # Promises

    def ask(self, player: Player) -> None:
        """Ask a program that seals words for a promise, if a game is coming."""
        game = self._game
        user = self._sealing(player)
        if user is not None and (game.status == "waiting" or game.contest.goes_on):
            self._show(user, PROMISE_BOX, game.dice.next_fixed)

    def ask_all(self) -> None:
        for player in self._game.get_active_players():
            self.ask(player)

    def ask_words(self, player: Player) -> bool:
        """Have a program that seals words ask its player for them; tell whether it will."""
        user = self._sealing(player)
        if user is None:
            return False
        prompt = translator(user.locale).text("pludo-host-dice-words-prompt")
        user.show_editbox(WORDS_BOX, prompt, "", multiline=False, read_only=False)
        return True

    def takes(self, player: Player, event: Mapping[str, Any]) -> bool:
        """Take the answer to one of our questions, and tell whether the event was one."""
        box = event.get("input_id")
        if event.get("type") != "editbox" or box not in (PROMISE_BOX, TELL_BOX):
            return False
        text = str(event.get("text") or "")
        if box == PROMISE_BOX:
            self._take_promise(player, text)
        elif self._list is not None and player.id in self._list.awaited:
            self._take_words(player, text)
        return True

    def _take_promise(self, player: Player, text: str) -> None:
        game = self._game
        if self._list is not None:
            game.audience.tell(player, Message("pludo-host-dice-late"), buffer=PRIVATE)
        elif re.fullmatch("[0-9a-f]{64}", text) and not (player.is_bot or player.is_spectator):
            game.dice_words.pop(player.id, None)
            game.dice_promises[player.id] = text
            game.screen.paint(player)

    def _take_words(self, player: Player, text: str) -> None:
        """Take promised words; any others are ignored."""
        fixed, promised = self._game.dice.next_fixed, self._game.dice_promises[player.id]
        kept = clean_contribution(text) == text and promise(fixed, player.name, text) == promised
        self._told.setdefault(player.id, text if kept else "")

    # The list

    def start(self) -> None:
        """Begin a game as soon as all promised words are told."""
        self._starting = True
        self.tick()

    def tick(self) -> None:
        if self._starting and self.gather():
            self._starting = False
            self._begin()

    @property
    def is_waiting(self) -> bool:
        return self._starting

    def gather(self) -> bool:
        """Close the list and ask for the words; tell whether all are in or the time is up."""
        closed = self._list = self._list or self._close()
        return closed.awaited <= self._told.keys() or self._game.clock >= closed.until

    def _close(self) -> ClosedList:
        game = self._game
        people = [player for player in game.get_active_players() if not player.is_bot]
        promised = {
            player.id: self._sealing(player) for player in people if player.id in game.dice_promises
        }
        # Nobody who is gone could tell their words, and nothing was told yet.
        awaited = {who: user for who, user in promised.items() if user is not None}
        game.dice_promises = {who: game.dice_promises[who] for who in awaited}
        for player in people:
            if player.id not in awaited:
                game.dice_words.setdefault(player.id, new_contribution())
        mark = game.dice.mark()
        for user in awaited.values():
            self._show(user, TELL_BOX, f"{game.dice.next_fixed} {mark}")
        return ClosedList(mark, frozenset(awaited), game.clock + LONGEST_WAIT)

    def _begin(self) -> None:
        """Begin the game, with new dice if players or rules changed after the list was closed."""
        game, closed = self._game, self._list
        assert closed is not None
        if closed.awaited and (game.dice.mark() != closed.mark or game.prestart_validate()):
            self.start_over()
            if not game.series:
                game.audience.tell_all(Message("pludo-host-dice-changed"))
                return
            changed = {"code": code(game.dice.next_fixed)}
            game.audience.tell_all(Message("pludo-host-dice-changed.series", changed))
            closed = self._list = self._close()  # a series continues, with words told openly
        silent = [
            player.name
            for player in game.get_active_players()
            if player.id in closed.awaited and not self._told.get(player.id)
        ]
        game.begin()
        if silent and game.hosted is not None:
            args: Args = {"names": tuple(silent), "count": len(silent)}
            for person in game.audience.listeners():
                game.hosted.announcer.say(person, [Message(UNKEPT, args)], SYSTEM)

    def start_over(self) -> None:
        """Fix new dice, because words have been told to a server that knows the seed."""
        self.forget()
        self._game.dice.fix_anew()
        self.ask_all()

    def forget(self) -> None:
        """Forget the list, which belongs to a seed that is used or dropped."""
        self._list = None
        self._told = {}

    def _sealing(self, player: Player) -> User | None:
        """Return a player's user if their program seals words."""
        if player.is_bot or player.is_spectator:
            return None
        user = self._game.get_user(player)
        described = getattr(user, "platform", "") or ""
        return user if terminal_client.seals_words(described) else None

    def _show(self, user: User, box: str, text: str) -> None:
        user.show_editbox(box, "", text, multiline=False, read_only=True)
