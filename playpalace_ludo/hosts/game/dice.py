"""The dice of a host's table: fixed when it opens, mixed when a game begins, told when it ends."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.proof import FAIR, Proof
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.files import write_whole
from playpalace_ludo.hosts import LOG_NAME
from playpalace_ludo.hosts.game.actions import CODE
from playpalace_ludo.hosts.game.ludo_game import GameBase
from playpalace_ludo.hosts.game.options import rules_of
from playpalace_ludo.hosts.install.layout import RECORDS
from playpalace_ludo.hosts.play import questions
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.play.audience import PRIVATE
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.hosts.protocols import Action, ActionSet, Player, Visibility
from playpalace_ludo.table import dice_check, seating
from playpalace_ludo.table.dice import Dice, SystemDice
from playpalace_ludo.table.fair_dice import (
    FairDice,
    clean_contribution,
    commitment,
    new_seed,
)
from playpalace_ludo.words import Message
from playpalace_ludo.words.dice_code import code
from playpalace_ludo.words.model import Arg

LOG = logging.getLogger(LOG_NAME)

WORDS = "dice_words"
MOST_RECORDS = 500


class DiceMixin(GameBase):
    def __post_init__(self) -> None:
        super().__post_init__()
        self._saving = False
        self.dice_told = []
        if self.status != "playing":
            self._fix_dice()

    def _fix_dice(self) -> None:
        """Draw what fixes the dice of the next game, unless that is done."""
        self.dice_seed = self.dice_seed or new_seed()

    # A game begins, or is taken up again

    def _fair_dice(self, rules: Rules, seats: Sequence[int]) -> FairDice:
        """Mix what the players added into the dice of the game that begins."""
        self._fix_dice()
        players = self.get_active_players()
        seated = [
            seating.Player(seat, player.name, "bot" if player.is_bot else "")
            for player, seat in zip(players, seats, strict=True)
        ]
        here = {player.id: seat for player, seat in zip(players, seats, strict=True)}
        self.dice_words = {who: words for who, words in self.dice_words.items() if who in here}
        typed = {here[who]: words for who, words in self.dice_words.items()}
        return FairDice.for_players(self.dice_seed, rules, seated, typed)

    def _dice_of(self, match: Match) -> Dice:
        """Return the dice of a game as its record says; plain ones where nothing was fixed."""
        proof = match.header.proof
        if proof is None:
            return SystemDice()
        if proof.scheme != FAIR or not self.dice_seed:
            raise LudoError("the seed of its dice is not there")
        if commitment(self.dice_seed) != proof.commitment:
            raise LudoError("the seed of its dice is another one")
        return FairDice(self.dice_seed, proof.mixed)

    # It ends

    def tell_seed(self) -> None:
        """Tell the seed in the record of the game, keep that, and fix the dice of the next game."""
        hosted = self.hosted
        if hosted is None or hosted.proof is None or hosted.proof.seed:
            return
        proof = hosted.proof._replace(seed=self.dice_seed)
        hosted.match.with_proof(proof)
        self.dice_seed = new_seed()
        if proof.contributions == hosted.match.header.seats:
            return  # bots alone, who add their colours and check nothing
        try:
            self._check_and_keep(hosted.match, proof)
        except Exception:  # the game ends, whatever its record says
            LOG.exception("Ludo Plus: the record of a game was not kept")

    def _check_and_keep(self, match: Match, proof: Proof) -> None:
        game, verdict = dice_check.check_record(match.text(), self.config.load)
        if not verdict.holds:
            LOG.error("Ludo Plus: dice do not check: %s", translator("en").say(verdict.message))
        match.with_proof(proof._replace(drawn=dice_check.drawn(game, FairDice.of(proof))))
        told: dict[str, Arg] = {
            "seed": proof.seed,
            "commitment": proof.commitment,
            "words": proof.contributions,
        }
        self.dice_told = [
            dice_check.about(match.rules, proof),
            verdict.message,
            Message("pludo-host-dice-told", told),
        ]
        keep_record(self.server_dir, match.text())

    def save_and_close(self, name: str) -> None:
        """Have the host save the table and close it: the game will go on, its seed stays secret."""
        if self._table is not None:
            self._saving = True
            try:
                self._table.save_and_close(name)
            finally:
                self._saving = False

    def _action_save_table(self, player: Player, action_id: str) -> None:
        self.save_and_close(player.name)

    def finish_game(self) -> None:
        self.tell_seed()
        super().finish_game()

    def destroy(self) -> None:
        if not self._saving:
            self.tell_seed()
        super().destroy()

    # What people ask and add

    def create_lobby_action_set(self, player: Player) -> ActionSet:
        """Add a row behind the host's own: the first one stays Start, for those who press Enter."""
        actions = super().create_lobby_action_set(player)
        actions.add(self._words_action())
        return actions

    def _words_action(self) -> Action:
        return self.make_action(
            id=WORDS,
            label=WORDS,
            handler="_action_dice_words",
            is_enabled="_is_dice_words_enabled",
            is_hidden="_is_dice_words_hidden",
            get_label="_get_dice_words_label",
            show_in_actions_menu=True,
            input_request=self.api.EditboxInput(prompt="pludo-host-dice-words-prompt"),
        )

    def _is_dice_words_enabled(self, player: Player) -> str | None:
        return None if self.status == "waiting" else "action-game-in-progress"

    def _is_dice_words_hidden(self, player: Player) -> Visibility:
        waiting = self.status == "waiting" and not player.is_spectator
        return self.api.Visibility.VISIBLE if waiting else self.api.Visibility.HIDDEN

    def _get_dice_words_label(self, player: Player, action_id: str) -> str:
        return self.audience.words_for(player).say(self._words_of(player))

    def _words_of(self, player: Player) -> Message:
        words = self.dice_words.get(player.id, "")
        return Message("pludo-host-dice-words", {"words": words, "drawn": 0 if words else 1})

    def _action_dice_words(self, player: Player, text: str, action_id: str) -> None:
        try:
            words = clean_contribution(text)
            if words.strip("-"):  # hosts take an empty box for a change of mind
                self.dice_words[player.id] = words
            else:
                self.dice_words.pop(player.id, None)
            self._reply(player, [self._words_of(player)])
            self.paint(player)
        except Exception:
            self._fault()

    def _is_dice_code_enabled(self, player: Player) -> str | None:
        return None

    def _action_dice_code(self, player: Player, action_id: str) -> None:
        """Say the code of the dice: of this game, or in the lobby of the one to come."""
        try:
            hosted = self.hosted
            if hosted is not None and self.status == "playing":
                questions.ask(hosted, self.audience.person(player), CODE)
            else:
                self._reply(player, self._about_dice(hosted))
        except Exception:
            self._fault()

    def _about_dice(self, hosted: HostTable | None) -> list[Message]:
        if hosted is not None and self.status != "waiting":
            return self.dice_told[:2] or [dice_check.about(hosted.rules, hosted.proof)]
        self._fix_dice()
        fixed = commitment(self.dice_seed)
        throw = rules_of(self.config, self.options).randomiser
        return [
            Message("pludo-dice-fixed-next", {"throw": throw, "code": code(fixed)}),
            Message("pludo-host-commitment", {"commitment": fixed}),
        ]

    def _reply(self, player: Player, messages: Sequence[Message]) -> None:
        user = self.get_user(player)
        if user is not None:
            user.speak(translator(user.locale).all(messages), self.BUFFERS[PRIVATE])


def keep_record(server_dir: Path, text: str) -> Path | None:
    """Keep the record of a game that is over where the owner finds it; the oldest ones go."""
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
