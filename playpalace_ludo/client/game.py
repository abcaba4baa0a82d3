"""A game in the client: the match, its players, dice and file."""

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from playpalace_ludo.chance import FACES
from playpalace_ludo.client.storage import identity
from playpalace_ludo.client.storage.identity import Identity
from playpalace_ludo.client.storage.options import STRENGTHS, UNDO
from playpalace_ludo.client.storage.saves import Save
from playpalace_ludo.coins.stake import Stake, from_facts
from playpalace_ludo.core import record
from playpalace_ludo.core.errors import RecordError, RulesError
from playpalace_ludo.core.events import Event, OpeningRolled, Rolled
from playpalace_ludo.core.language.schema import MOST_DICE
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.notation import Load
from playpalace_ludo.core.proof import Proof
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State, Throw
from playpalace_ludo.files import why
from playpalace_ludo.table import dice_check, take_back
from playpalace_ludo.table.dice import Dice, SeededDice, SystemDice
from playpalace_ludo.table.dice_check import Verdict
from playpalace_ludo.table.facts import last_throw
from playpalace_ludo.table.fair_dice import FairDice
from playpalace_ludo.table.runner import Runner
from playpalace_ludo.table.seating import Player
from playpalace_ludo.words import Message
from playpalace_ludo.words.problems import phrase

LONGEST_TURN = 2000
"""Longest truncated last line that is repaired; no turn is as long."""
MOST_CUT = 30
"""Most words to drop from it, since one write adds a throw and its forced moves."""


class NotKept(Exception):
    """The last action could not be written; it was undone and can be tried again."""

    def __init__(self, reason: Message) -> None:
        self.reason = reason
        super().__init__(reason.id)


class RulesGone(Exception):
    """The rules of a saved game are missing or have changed."""

    def __init__(self, header: record.Header) -> None:
        self.name = re.split("[(@]", header.spec)[0]
        self.spec = header.spec
        folder = header.table.get("folder")
        self.folder = folder if isinstance(folder, str) and folder.isprintable() else ""
        """The folder named by records of earlier versions; not searched without asking."""
        super().__init__(self.name)


STAND_IN = "hard"
"""Replaces a custom bot (``module:Class``, ``cmd:COMMAND``) that a record names."""


@dataclass
class Game:
    """A game with its file: every action is on disk before it returns, or is undone."""

    match: Match
    players: Sequence[Player]
    dice: Dice
    save: Save | None = None
    undo_policy: str = take_back.OWN_TURN
    drawn: list[Throw] = field(default_factory=list)
    """Throws that were taken back, next first."""
    stake: Stake | None = None
    """The stake of the game."""
    lesson: bool = False
    """A guided game: its first dice are prepared, and lessons go with them."""
    identity: Identity = field(default_factory=identity.new)
    """The game's identity, independent of its file name."""
    earlier_roll: Rolled | None = None
    """The last roll before a game that was set up in the middle."""

    def __post_init__(self) -> None:
        people = [player.seat for player in self.people]
        self.runner = Runner(
            self.match, self.dice, self, undo=self.undo_policy, drawn=self.drawn, people=people
        )

    @property
    def rules(self) -> Rules:
        return self.match.rules

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def actor(self) -> Player:
        """The player who has to act, or acted last if the game is over."""
        return next(player for player in self.players if player.seat == self.state.turn)

    @property
    def people(self) -> tuple[Player, ...]:
        return tuple(player for player in self.players if not player.is_bot)

    @property
    def is_persons_turn(self) -> bool:
        return self.state.awaiting != "over" and not self.actor.is_bot

    def events(self) -> list[Event]:
        """Return everything that has happened so far."""
        return self.match.events()

    def last_roll(self) -> Rolled | OpeningRolled | None:
        for step in reversed(self.match.steps):
            if thrown := last_throw(step.events):
                return thrown
        return self.earlier_roll

    def keep(self, events: Sequence[Event] = ()) -> None:
        """Write the game to its file."""
        if self.save is None:
            return
        before = self.save.path
        try:
            self.save.write(self._text())
            if self.save.parted and self.save.path != before:
                # Another window has continued the game; from here on, this one is a different game.
                self.identity = self.identity._replace(id=identity.new().id)
                self.save.write(self._text())
        except OSError as error:
            raise NotKept(phrase(why(error))) from error

    def keep_undone(self) -> None:
        self.keep()

    def make_sure(self, patience: float | None = None) -> bool:
        """Wait up to `patience` seconds until the disk has the game; raise NotKept.

        It is written again if its file is missing or out of date.
        """
        if self.save is None:
            return True
        if not self.save.holds(self._text()):
            self.keep()
        try:
            return self.save.make_last(patience)
        except OSError as error:
            raise NotKept(phrase(why(error))) from error

    @property
    def proof(self) -> Proof | None:
        return self.match.header.proof

    def check_dice(self) -> Verdict:
        return dice_check.check_match(self.match)

    def to_give_away(self) -> str:
        """Return the record as far as it may be public.

        Before the end it lacks the seed, which would reveal coming dice, and secret answers not
        shown yet.
        """
        proof = self._proof()
        if proof is not None and not self.match.over:
            proof = proof._replace(seed="")
        self.match.with_table(self._facts())
        self.match.with_proof(proof)
        return self.match.open_text()

    def _text(self) -> str:
        self.match.with_table(self._facts())
        self.match.with_proof(self._proof())
        return self.match.text()

    def _proof(self) -> Proof | None:
        """Return the record's proof of the dice; after the game with all numbers drawn."""
        if not isinstance(self.dice, FairDice) or self.dice.proof is None:
            return self.dice.proof or self.match.header.proof
        over = self.match.over
        drawn = dice_check.drawn(dice_check.thrown(self.match), self.dice) if over else ""
        return self.dice.proof._replace(drawn=drawn)

    def _facts(self) -> dict[str, Any]:
        """Return our part of the record's header: strengths, undo policy, undone throws."""
        facts = self.identity.facts() | {
            "bots": [player.bot for player in self.players],
            "undo": self.undo_policy,
            "drawn": [list(dice) for dice in self.drawn],
        }
        if self.lesson:
            facts["lesson"] = True
        if self.stake is not None:
            facts |= self.stake.facts()
        return facts


def from_record(text: str, load: Load, dice: Dice | None, save: Save | None) -> Game:
    """Restore the game of a record exactly where it was left.

    It continues with its own dice; `dice` are for a record without any. Raises RecordError if the
    record is damaged, RulesGone if its rules are missing.
    """
    header, body = record.split(text)
    match = _replay(text, rules_of(header, load))
    seats, names, facts = match.state.seats, match.header.players, match.header.table
    try:
        bots = [_strength(str(bot)) for bot in facts.get("bots", [""] * len(seats))]
        drawn = [_throw(match.rules, throw) for throw in facts.get("drawn", [])]
        players = [Player(*each) for each in zip(seats, names, bots, strict=True)]
    except (TypeError, ValueError) as error:
        raise RecordError("header-table") from error
    known = identity.of(header, body)
    policy = str(facts.get("undo", take_back.OWN_TURN))
    if policy not in UNDO or not {*bots} <= {"", *STRENGTHS}:
        raise RecordError("header-table")
    return Game(
        match,
        players,
        _dice_of(match.header.proof) or dice or SystemDice(),
        save=save,
        undo_policy=policy,
        drawn=drawn,
        lesson=facts.get("lesson") is True,
        # The coins of a stranger's record are not those on a table here.
        stake=None if known.foreign else from_facts(facts),
        identity=known,
    )


def _strength(bot: str) -> str:
    """Return the strength to play with: a record must not import a module or run a command."""
    return STAND_IN if ":" in bot else bot


def _dice_of(proof: Proof | None) -> Dice | None:
    if proof is None or (proof.is_fair and not proof.seed):
        return None
    return FairDice.of(proof) if proof.is_fair else SeededDice(proof.seed)


def _throw(rules: Rules, dice: Any) -> Throw:
    """Read a throw that was taken back; raise ValueError if it is impossible in these rules."""
    faces = FACES if rules.chance.plain_dice else len(rules.chance.faces) - 1
    known = {*range(1, faces + 1), *rules.chance.lots, *rules.chance.duel}
    fits = 1 <= len(dice) <= MOST_DICE and all(type(die) is int and die in known for die in dice)
    if not fits:
        raise ValueError(dice)
    return tuple(dice)


def rules_of(header: record.Header, load: Load) -> Rules:
    """Return the rules of a saved game; raise RulesGone."""
    try:
        return load(header.spec)
    except RulesError as error:
        raise RulesGone(header) from error


def _replay(text: str, rules: Rules) -> Match:
    """Replay a record; a truncated last line is read up to the cut."""

    def load(spec: str) -> Rules:
        return rules

    text = text.rstrip("\0")  # what some file systems leave behind after a power cut
    above, _, line = text.rpartition("\n")
    if not line or len(line) > LONGEST_TURN:
        return Match.from_text(text, load)
    # The last word may be truncated itself: 6:1 may be the beginning of 6:1+2.
    for _ in range(MOST_CUT):
        line = line[: max(line.rfind(" "), line.rfind(":"), 0)]
        with suppress(RecordError):
            return Match.from_text(f"{above}\n{line}\n", load)
        if not line:
            break
    return Match.from_text(f"{above}\n{line}\n" if line else f"{above}\n", load)
