"""Power cuts in the middle of a game: nothing the player has heard may be missing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from playpalace_ludo import variants
from playpalace_ludo.client.game import Game, from_record
from playpalace_ludo.client.storage import options
from playpalace_ludo.client.storage.saves import Saves, read_record
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.events import Event
from playpalace_ludo.core.match import Match
from playpalace_ludo.table.dice import SystemDice
from playpalace_ludo.words import Category, Line
from tools.trials.desk import Desk, Remembering
from tools.trials.lossy_disk import LossyDisk

if TYPE_CHECKING:
    from tools.trials.power import Impatient

VARIANTS = ("playpalace", "nigerian", "market-road", "playpalace(end.max_turns=8)")
KEYS = ("r", "r", "r", "r", "1", "2", "3", "1", "2", "u", "volume")
DEFAULT_VOLUME = 80
LATE, ON_TIME = "pludo-client-disk-late", "pludo-client-disk-on-time"
Done = tuple[str, ...]
"""Every throw and every move of a game."""


class Evening:
    """A game and the options of one player, with the promises made about them."""

    def __init__(self, home: Path, rng: Random) -> None:
        self.home = home
        self.rng = rng
        self.variant = rng.choice(VARIANTS)
        self.file = ""
        self.promised: list[Done] = []
        """Every state of the game that was saved."""
        self.told = 0
        """How many of these were announced, before or with the notice of a slow disk."""
        self.on_its_way: Done = ()
        self.lasting: int | None = None
        """Since the player heard that the disk is slow: the last point that was on it before."""
        self.is_slow = False
        self.volumes = [DEFAULT_VOLUME]

    def play(self, disk: LossyDisk, flusher: Impatient) -> None:
        desk = Desk(self.home, str(self.rng.random()), flusher)
        with self._noting(disk, flusher), self._listening(desk.speech):
            desk.sit(self.variant, "Anna,bot:random")
            for _ in range(200):
                if self.rng.random() < 0.15:
                    self.is_slow = not self.is_slow
                key = self.rng.choice(KEYS)
                if key == "volume":
                    self._change_volume(desk)
                else:
                    desk.press(key)

    @contextmanager
    def _noting(self, disk: LossyDisk, flusher: Impatient) -> Iterator[None]:
        """Record what a game is saving, and when it is saved and may be spoken of."""
        keep = Game.keep

        def noting(game: Game, events: Sequence[Event] = ()) -> None:
            assert game.save is not None
            if not self.is_slow:  # such a disk has everything before the next throw
                disk.work(lambda: flusher.is_idle)
            self.on_its_way = _done(game.match)
            keep(game, events)
            self.file = game.save.path.name
            self.promised.append(self.on_its_way)

        Game.keep = noting  # type: ignore[method-assign, assignment]
        try:
            yield
        finally:
            Game.keep = keep  # type: ignore[method-assign]

    @contextmanager
    def _listening(self, speech: Remembering) -> Iterator[None]:
        say = speech.say

        def listening(line: Line, *, interrupt: bool, aloud: bool) -> None:
            say(line, interrupt=interrupt, aloud=aloud)
            if line.category == Category.GAME:
                self.told = len(self.promised)
            elif line.message_id == LATE:
                self.lasting = len(self.promised) - 3
            elif line.message_id == ON_TIME:
                self.lasting = None

        speech.say = listening  # type: ignore[method-assign]
        yield

    def _change_volume(self, desk: Desk) -> None:
        volume = self.rng.randrange(101)
        self.volumes.append(volume)
        desk.options.set("sound.volume", volume)
        desk.options.save()

    def compare(self, left: Path) -> str:
        """Report broken promises after a cut; empty if there are none."""
        chosen, problems = options.load(left / options.FILE_NAME)
        if problems or chosen.number("sound.volume") not in self.volumes:
            return f"options: {problems or chosen.number('sound.volume')}, were {self.volumes[-1]}"
        saves = Saves(left)
        found = {path.name: path for path in (*saves.unfinished(), *saves.finished())}
        if self.file not in found and self._least() >= 0:
            return "the game is gone"
        for path in found.values():
            try:
                text = read_record(path)
                kept = from_record(text, variants.load_named, SystemDice(), None)
            except LudoError as error:
                return f"the game cannot be read: {error}"
            if self.file and not self._allowed(_done(kept.match)):
                told = self.promised[max(self._least(), 0)][-3:]
                return f"it is at {_done(kept.match)[-3:]}, promised was {told} at least"
        return ""

    def _least(self) -> int:
        """Return the number of the earliest point the game may be at."""
        before_last = self.told - 2
        return before_last if self.lasting is None else min(self.lasting, before_last)

    def _allowed(self, left: Done) -> bool:
        """Allow what was promised, everything since, and what lies between two such points."""
        points = [*self.promised[max(self._least(), 0) :], self.on_its_way]
        return left in points or any(
            left[: len(low)] == low and left == high[: len(left)] for low, high in pairwise(points)
        )


def _done(match: Match) -> Done:
    return tuple(
        f"throw {step.action.dice}" if step.action.dice else f"move {step.action.move}"
        for step in match.steps
    )
