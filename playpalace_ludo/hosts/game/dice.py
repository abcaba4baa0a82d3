"""The dice of a host's table: fixed when it opens, mixed when a game begins, told when it ends."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.proof import FAIR, Proof
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.files import write_whole
from playpalace_ludo.hosts import LOG_NAME
from playpalace_ludo.hosts.game.commands import CODE
from playpalace_ludo.hosts.game.options import rules_of
from playpalace_ludo.hosts.install.layout import RECORDS
from playpalace_ludo.hosts.play import questions
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.play.audience import PRIVATE
from playpalace_ludo.hosts.protocols import Action, Player, Visibility
from playpalace_ludo.table import dice_check, seating
from playpalace_ludo.table.dice import Dice, SystemDice
from playpalace_ludo.table.fair_dice import FairDice, clean_contribution, commitment, new_seed
from playpalace_ludo.words import Message
from playpalace_ludo.words.dice_code import code
from playpalace_ludo.words.model import Arg

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus

LOG = logging.getLogger(LOG_NAME)

WORDS = "dice_words"
MOST_RECORDS = 500


class TableDice:
    def __init__(self, game: LudoPlus) -> None:
        self._game = game
        self.told: list[Message] = []
        """Messages about the dice of the last game, once its seed is revealed."""
        if game.status != "playing":
            self._fix()

    def _fix(self) -> None:
        """Draw the seed of the next game's dice, unless that is done."""
        self._game.dice_seed = self._game.dice_seed or new_seed()

    # Start of a game, new or restored

    def mix(self, rules: Rules, seats: Sequence[int]) -> FairDice:
        """Return the dice of a new game, with the players' words mixed in."""
        self._fix()
        game = self._game
        players = game.get_active_players()
        seated = [
            seating.Player(seat, player.name, "bot" if player.is_bot else "")
            for player, seat in zip(players, seats, strict=True)
        ]
        here = {player.id: seat for player, seat in zip(players, seats, strict=True)}
        game.dice_words = {who: words for who, words in game.dice_words.items() if who in here}
        typed = {here[who]: words for who, words in game.dice_words.items()}
        return FairDice.for_players(game.dice_seed, rules, seated, typed)

    def of(self, match: Match) -> Dice:
        """Return the dice of a game by its record; plain ones if no seed was fixed."""
        proof, seed = match.header.proof, self._game.dice_seed
        if proof is None:
            return SystemDice()
        if proof.scheme != FAIR or not seed:
            raise LudoError("the seed of its dice is not there")
        if commitment(seed) != proof.commitment:
            raise LudoError("the seed of its dice is another one")
        return FairDice(seed, proof.mixed)

    # End of a game

    def tell_seed(self) -> None:
        """Reveal the seed in the record, keep the record, and draw the seed of the next game."""
        hosted = self._game.hosted
        if hosted is None or hosted.proof is None or hosted.proof.seed:
            return
        proof = hosted.proof._replace(seed=self._game.dice_seed)
        hosted.match.with_proof(proof)
        self._game.dice_seed = new_seed()
        if proof.contributions == hosted.match.header.seats:
            return  # bots alone, who add their colours and check nothing
        try:
            self._check_and_keep(hosted.match, proof)
        except Exception:  # the game ends, whatever its record says
            LOG.exception("Ludo Plus: the record of a game was not kept")

    def _check_and_keep(self, match: Match, proof: Proof) -> None:
        game, verdict = dice_check.check_record(match.text(), self._game.config.load)
        if not verdict.holds:
            LOG.error("Ludo Plus: dice do not check: %s", translator("en").say(verdict.message))
        match.with_proof(proof._replace(drawn=dice_check.drawn(game, FairDice.of(proof))))
        told: dict[str, Arg] = {
            "seed": proof.seed,
            "commitment": proof.commitment,
            "words": proof.contributions,
        }
        self.told = [
            dice_check.about(match.rules, proof),
            verdict.message,
            Message("pludo-host-dice-told", told),
        ]
        keep_record(self._game.server_dir, match.text())

    # Words and questions of players

    def row(self) -> Action:
        """Make the row of the lobby where a player may add words to the dice."""
        asked = self._game.api.EditboxInput(prompt="pludo-host-dice-words-prompt")
        return self._game.lobby.row(WORDS, show_in_actions_menu=True, input_request=asked)

    def row_visibility(self, player: Player) -> Visibility:
        return self._game.lobby.visibility(seen=not player.is_spectator)

    def row_label(self, player: Player, action_id: str) -> str:
        return self._game.audience.words_for(player).say(self._words_of(player))

    def _words_of(self, player: Player) -> Message:
        words = self._game.dice_words.get(player.id, "")
        return Message("pludo-host-dice-words", {"words": words, "drawn": 0 if words else 1})

    def take_words(self, player: Player, text: str, action_id: str) -> None:
        with self._game.guarded():
            words = clean_contribution(text)
            if words.strip("-"):  # hosts take an empty box for a change of mind
                self._game.dice_words[player.id] = words
            else:
                self._game.dice_words.pop(player.id, None)
            self._game.audience.tell(player, self._words_of(player), buffer=PRIVATE)
            self._game.screen.paint(player)

    def tell_code(self, player: Player, action_id: str) -> None:
        """Tell the code of the dice: of this game, or in the lobby of the next one."""
        game = self._game
        with game.guarded():
            if game.played is not None:
                questions.ask(game.played, game.audience.person(player), CODE)
            else:
                game.audience.tell(player, *self._about(), buffer=PRIVATE)

    def _about(self) -> list[Message]:
        hosted = self._game.hosted
        if hosted is not None and self._game.status != "waiting":
            return self.told[:2] or [dice_check.about(hosted.rules, hosted.proof)]
        self._fix()
        fixed = commitment(self._game.dice_seed)
        throw = rules_of(self._game.config, self._game.options).chance.randomiser
        return [
            Message("pludo-dice-fixed-next", {"throw": throw, "code": code(fixed)}),
            Message("pludo-host-commitment", {"commitment": fixed}),
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
