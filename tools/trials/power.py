"""Power cuts: after each the game is at the last promised point or one throw before it."""

import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random

from playpalace_ludo import variants
from playpalace_ludo.client.game import Game, from_record
from playpalace_ludo.client.storage import options
from playpalace_ludo.client.storage.saves import Saves, read_record
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.events import Event
from playpalace_ludo.core.match import Match
from playpalace_ludo.files import Flusher, make_last
from playpalace_ludo.table.dice import SystemDice
from tools.trials.desk import Desk
from tools.trials.lossy_disk import LossyDisk, PowerCut
from tools.trials.outcome import Outcome

VARIANTS = ("playpalace", "nigerian", "market-road")
KEYS = ("r", "r", "r", "r", "1", "2", "3", "1", "2", "u", "volume")
MOST_CALLS = 60
DEFAULT_VOLUME = 80
Done = tuple[str, ...]
"""Every throw and every move of a game."""


class LateFlusher(Flusher):
    """The slowest honest disk: it flushes only when the next action waits for it."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[Path] = []

    def flush(self, path: Path) -> None:
        self.waiting.append(path)

    def settle(self) -> bool:
        for path in self.waiting:
            if path.exists():
                make_last(path)
        self.waiting.clear()
        return True


def trial(number: int, rng: Random, folder: Path) -> Outcome:
    """Play until the power fails during some call, and check the files."""
    home, left = folder / "home", folder / "left"
    for place in (home, left):
        shutil.rmtree(place, ignore_errors=True)
    home.mkdir(parents=True)
    disk = LossyDisk(home, cut_at=rng.randrange(1, MOST_CALLS))
    evening = Evening(home, rng)
    with disk.watching():
        try:
            evening.play()
            disk.look()
        except PowerCut:
            pass
    disk.image(rng, left)
    wrong = evening.compare(left)
    return Outcome(evening.variant, "failed" if wrong else "passed", wrong)


class Evening:
    """A game and the options of one player, and what was promised of them."""

    def __init__(self, home: Path, rng: Random) -> None:
        self.home = home
        self.rng = rng
        self.variant = rng.choice(VARIANTS)
        self.file = ""
        self.promised: list[Done] = []
        """Every point the game was at when something was said."""
        self.on_its_way: Done = ()
        self.volumes = [DEFAULT_VOLUME]
        self.next_volume = DEFAULT_VOLUME

    def play(self) -> None:
        desk = Desk(self.home, str(self.rng.random()))
        desk.app.saves._flusher = LateFlusher()
        with self._noting():
            desk.sit(self.variant, "Anna,bot:random")
            for _ in range(200):
                key = self.rng.choice(KEYS)
                if key == "volume":
                    self._change_volume(desk)
                else:
                    desk.press(key)

    @contextmanager
    def _noting(self) -> Iterator[None]:
        """Record what a game is saving, and when it is saved and may be spoken of."""
        keep = Game.keep

        def noting(game: Game, events: Sequence[Event] = ()) -> None:
            assert game.save is not None
            self.on_its_way = _done(game.match)
            keep(game, events)
            self.file = game.save.path.name
            self.promised.append(self.on_its_way)

        Game.keep = noting  # type: ignore[method-assign, assignment]
        try:
            yield
        finally:
            Game.keep = keep  # type: ignore[method-assign]

    def _change_volume(self, desk: Desk) -> None:
        self.next_volume = self.rng.randrange(101)
        desk.options.set("sound.volume", self.next_volume)
        desk.options.save()
        self.volumes.append(self.next_volume)

    def compare(self, left: Path) -> str:
        """Report broken promises after a cut; empty if there are none."""
        chosen, problems = options.load(left / options.FILE_NAME)
        if problems or chosen.number("sound.volume") not in (self.volumes[-1], self.next_volume):
            return f"options: {problems or chosen.number('sound.volume')}, were {self.volumes[-1]}"
        saves = Saves(left)
        found = {path.name: path for path in (*saves.unfinished(), *saves.finished())}
        if self.file and self.file not in found:
            return "the game is gone"
        for path in found.values():
            try:
                text = read_record(path)
                kept = from_record(text, variants.load_named, SystemDice(), None)
            except LudoError as error:
                return f"the game cannot be read: {error}"
            if self.file and not self._allowed(_done(kept.match)):
                return f"it is at {_done(kept.match)[-3:]}, promised was {self.promised[-1][-3:]}"
        return ""

    def _allowed(self, left: Done) -> bool:
        """Allow the last point, the one before, what was on its way, and what lies between."""
        points = [*self.promised[-2:], self.on_its_way]
        return left in points or any(
            left[: len(low)] == low and left == high[: len(left)] for low, high in pairwise(points)
        )


def _done(match: Match) -> Done:
    return tuple(
        f"throw {step.action.dice}" if step.action.dice else f"move {step.action.move}"
        for step in match.steps
    )
