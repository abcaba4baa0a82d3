"""The dice of a host's table: fixed before words are taken, mixed at the start, told at the end.

The seed of the next game is drawn when the table opens and again as each game begins. All earlier
words are then forgotten, since they must not be known when a seed is drawn.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from playpalace_ludo.core import record
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.proof import Proof
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.files import write_whole
from playpalace_ludo.hosts import LOG_NAME
from playpalace_ludo.hosts.game.commands import CODE
from playpalace_ludo.hosts.game.options import rules_of
from playpalace_ludo.hosts.install.layout import RECORDS
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.play.audience import PRIVATE, Person
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.hosts.protocols import Action, Player, Visibility
from playpalace_ludo.table import dice_check, seating
from playpalace_ludo.table.dice import Dice, SystemDice
from playpalace_ludo.table.dice_hashes import closed, commitment, sealed
from playpalace_ludo.table.fair_dice import (
    FairDice,
    clean_contribution,
    header_of,
    new_seed,
    prove,
)
from playpalace_ludo.table.questions import ANSWERS
from playpalace_ludo.words import Message
from playpalace_ludo.words.dice_code import code
from playpalace_ludo.words.model import Arg

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus

LOG = logging.getLogger(LOG_NAME)

WORDS = "dice_words"
DIGITS = "ludo_plus_dice"
"""The id of the document with all digits; closing it has no further effect."""
AGAIN = Message("pludo-host-dice-again")
MOST_RECORDS = 500


class TableDice:
    def __init__(self, game: LudoPlus) -> None:
        self._game = game
        self.told: list[Message] = []
        """Messages about the dice of the last game, once its seed is revealed."""
        self._asked: dict[str, object] = {}
        """The answer each person got last; asking again then shows all digits."""
        self._fix_next()

    def _fix_next(self) -> None:
        """Draw the seed of the next game's dice, unless there is one, and forget earlier words."""
        game = self._game
        if not game.dice_next:
            game.dice_next = new_seed()
            game.dice_words = {}
            game.dice_promises = {}

    def fix_anew(self) -> None:
        """Draw another seed for the next game."""
        self._game.dice_next = ""
        self._fix_next()

    @property
    def next_fixed(self) -> str:
        """The commitment of the next game's dice."""
        return commitment(self._game.dice_next)

    # Start of a game, new or restored

    def mix(self, rules: Rules, seats: Sequence[int]) -> FairDice:
        """Return the dice of a new game, the players' words mixed in, and fix the next ones."""
        game = self._game
        proof = self._prove(rules, seats)
        game.dice_seed = game.dice_next
        game.promises.forget()
        self.fix_anew()
        return FairDice.of(proof)

    def mark(self) -> str:
        """Return the hash of the current promises, words, players and rules."""
        game = self._game
        rules = rules_of(game.config, game.options)
        seats = game.colour_choice.seats(rules, game.get_active_players())
        return closed(header_of(rules, self._seated(seats)), self._prove(rules, seats))

    def _prove(self, rules: Rules, seats: Sequence[int]) -> Proof:
        game = self._game
        players = zip(game.get_active_players(), seats, strict=True)
        here = {player.id: seat for player, seat in players}
        said = {**game.dice_words, **game.promises.told}
        typed = {here[who]: words for who, words in said.items() if who in here}
        promised = {here[who]: mark for who, mark in game.dice_promises.items() if who in here}
        return prove(game.dice_next, rules, self._seated(seats), typed, promised)

    def _seated(self, seats: Sequence[int]) -> list[seating.Player]:
        return [
            seating.Player(seat, player.name, "bot" if player.is_bot else "")
            for player, seat in zip(self._game.get_active_players(), seats, strict=True)
        ]

    def of(self, match: Match) -> Dice:
        """Return the dice that a game's record proves; plain ones if no seed was fixed."""
        proof, seed = match.header.proof, self._game.dice_seed
        if proof is None:
            return SystemDice()
        if not proof.is_fair or not seed:
            raise LudoError("the seed of its dice is not there")
        if commitment(seed, proof.scheme) != proof.commitment:
            raise LudoError("the seed of its dice is another one")
        return FairDice(seed, proof.mixed, proof.scheme)

    def tell_next(self, hosted: HostTable) -> None:
        """Announce the code of a series' next game, so that players can add words meanwhile."""
        contest = self._game.contest
        if contest.goes_on:
            self._game.promises.ask_all()
            said = "pludo-dice-next" if contest.standing().played else "pludo-dice-next.first"
            throw = hosted.rules.chance.randomiser
            hosted.announcer.tell_all(said, throw=throw, code=code(self.next_fixed))

    # End of a game

    def tell_seed(self) -> None:
        """Reveal the seed in the record, and keep the record."""
        hosted = self._game.hosted
        if hosted is None or hosted.proof is None or hosted.proof.seed:
            return
        proof = hosted.proof._replace(seed=self._game.dice_seed)
        hosted.match.with_proof(proof)
        self._game.dice_seed = ""
        if proof.contributions == hosted.match.header.seats:
            return  # bots alone check nothing
        try:
            self._check_and_keep(hosted.match, proof)
        except Exception:  # the game has to end, even if its record is faulty
            LOG.exception("Ludo Plus: the record of a game was not kept")

    def _check_and_keep(self, match: Match, proof: Proof) -> None:
        game, verdict = dice_check.check_record(match.text(), self._game.config.load)
        if not verdict.holds:
            LOG.error("Ludo Plus: dice do not check: %s", translator("en").say(verdict.message))
        match.with_proof(proof._replace(drawn=dice_check.drawn(game, FairDice.of(proof))))
        self.told = [
            dice_check.about(match.rules, proof),
            verdict.message,
            *verdict.more,
        ]
        keep_record(self._game.server_dir, match.text())

    # Words and questions of players

    def row(self) -> Action:
        """Make the row of the lobby where a player may add words to the dice."""
        asked = self._game.api.EditboxInput(prompt="pludo-host-dice-words-prompt")
        return self._game.lobby.row(WORDS, show_in_actions_menu=True, input_request=asked)

    def row_visibility(self, player: Player) -> Visibility:
        return self._game.lobby.visibility(seen=not player.is_spectator)

    def why_no_words(self, player: Player) -> str | None:
        """Return the host's message if no game is coming whose dice take words."""
        if player.is_spectator:
            return "action-spectator"
        return None if self._game.contest.goes_on else self._game.lobby.why_not(player)

    def row_label(self, player: Player, action_id: str) -> str:
        return self._game.audience.words_for(player).say(self._words_of(player))

    def _words_of(self, player: Player) -> Message:
        words = self._game.dice_words.get(player.id, "")
        unsaid = "sealed" if player.id in self._game.dice_promises else "drawn"
        given = "typed" if words else unsaid
        return Message("pludo-host-dice-words", {"words": words, "given": given})

    def asks_for_words(self, player: Player, action_id: str) -> bool:
        """Tell the code before words are asked for, and whether the player's program asks."""
        if action_id != WORDS:
            return False
        self._game.audience.tell(player, self._next(), buffer=PRIVATE)
        return self._game.promises.ask_words(player)

    def take_words(self, player: Player, text: str, action_id: str) -> None:
        with self._game.guarded():
            words = clean_contribution(text)
            if self._game.promises.is_closed:
                self._game.audience.tell(player, Message("pludo-host-dice-late"), buffer=PRIVATE)
                return
            self._game.dice_promises.pop(player.id, None)
            if words.strip("-"):  # hosts treat an empty box as cancelled
                self._game.dice_words[player.id] = words
            else:
                self._game.dice_words.pop(player.id, None)
            self._game.audience.tell(player, self._words_of(player), buffer=PRIVATE)
            self._game.screen.paint(player)

    def tell_code(self, player: Player, action_id: str) -> None:
        """Tell the code of this game's dice or of the next ones; asked again, all digits."""
        game = self._game
        with game.guarded():
            now = (game.status, game.dice_seed, game.dice_next)
            again = self._asked.get(player.id) == now
            self._asked[player.id] = now
            if again:
                self._show_digits(player)
            elif game.played is not None:
                person = game.audience.person(player)
                game.played.answer(person, partial(self._about_played, game.played, person))
            else:
                game.audience.tell(player, *self._about(), AGAIN, buffer=PRIVATE)

    def _about_played(self, hosted: HostTable, person: Person) -> list[Message]:
        about = ANSWERS[CODE](hosted, hosted.listener(person))
        return [*about, *([self._next()] if self._game.contest.goes_on else []), AGAIN]

    def _about(self) -> list[Message]:
        hosted = self._game.hosted
        if hosted is not None and self._game.status != "waiting":
            return self.told or [dice_check.about(hosted.rules, hosted.proof)]
        return [self._next(), Message("pludo-host-dice-sees")]

    def _next(self) -> Message:
        rules = rules_of(self._game.config, self._game.options)
        said: dict[str, Arg] = {"throw": rules.chance.randomiser, "code": code(self.next_fixed)}
        return Message("pludo-dice-fixed-next", said)

    def _show_digits(self, player: Player) -> None:
        """Open a document with everything needed to check the dice without our program."""
        user = self._game.get_user(player)
        if user is None:
            return
        say = translator(user.locale)
        text = "\n".join(map(say.say, self._digits()))
        title = say.text("pludo-host-dice-digits")
        user.show_editbox(DIGITS, title, text, multiline=True, read_only=True)

    def _digits(self) -> list[Message]:
        hosted = self._game.hosted
        said = [Message("pludo-host-dice-commitment-next", {"digits": self.next_fixed})]
        if hosted is None or hosted.proof is None or self._game.status == "waiting":
            return said
        fixed = Message("pludo-host-dice-commitment", {"digits": hosted.proof.commitment})
        return [fixed, *self._told_digits(hosted.match), *said]

    def _told_digits(self, match: Match) -> list[Message]:
        proof, header = match.header.proof, match.header
        if proof is None or not proof.seed:
            return []
        words = zip(header.players, proof.contributions, strict=True)
        seal = sealed(header, proof, record.split(match.text())[1])
        return [
            Message("pludo-host-dice-seed", {"digits": proof.seed}),
            *(Message("pludo-host-dice-added", {"name": n, "words": w}) for n, w in words),
            Message("pludo-host-dice-seal", {"digits": seal}),
        ]


def keep_record(server_dir: Path, text: str) -> Path | None:
    """Write the record of a finished game for the owner, and delete the oldest ones."""
    folder = server_dir / RECORDS
    path = folder / f"{datetime.now():%Y-%m-%d-%H%M%S-%f}.ludo"
    try:
        folder.mkdir(exist_ok=True)
        write_whole(path, text, flush=False)
    except OSError as error:
        LOG.warning("Ludo Plus: the record of a game was not kept: %s", error)
        return None
    for old in sorted(folder.glob("*.ludo"))[:-MOST_RECORDS]:
        with suppress(OSError):
            old.unlink()
    return path
