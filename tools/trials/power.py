"""Power cuts: after each, all that was promised is on the disk and readable.

The program writes real files with its real flusher; the disk under it is sometimes quick and
sometimes slow, and loses data it has not confirmed.
"""

import shutil
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Protocol

from playpalace_ludo.client.storage.growing import tidy_up_if_possible
from playpalace_ludo.files import ThreadFlusher
from tools.trials import power_purse
from tools.trials.lossy_disk import LossyDisk, PowerCut
from tools.trials.outcome import Outcome
from tools.trials.power_files import HostJournal, Notes, TokenFile, TournamentFile
from tools.trials.power_game import Evening

MOST_CALLS = 60


class Impatient(ThreadFlusher):
    """The real flusher without its waits for the disk, whose speed the trial decides."""

    PATIENCE = 0.0
    ended = False
    """Whether its thread met the power cut."""

    @property
    def is_idle(self) -> bool:
        return self._tidied == self._asked

    def _work(self) -> None:
        with suppress(PowerCut):
            super()._work()
        self.ended = True

    def wait(self) -> None:
        """Wait until the thread does nothing more, so that it touches no file of the next trial."""
        while not (self.ended or self.is_idle):
            time.sleep(0.0002)


class Subject(Protocol):
    """A kind of file that is written, with the promises made about it."""

    def play(self, disk: LossyDisk, flusher: Impatient) -> None:
        """Go on until the power fails."""

    def compare(self, left: Path) -> str:
        """Report broken promises after a cut; empty if there are none."""


SUBJECTS: dict[str, type[Evening | TournamentFile | TokenFile | Notes | HostJournal]] = {
    "game": Evening,
    "tournament": TournamentFile,
    "tokens": TokenFile,
    "notes": Notes,
    "journal": HostJournal,
}
WEIGHTS = {"game": 6, "tournament": 1, "tokens": 1, "notes": 1, "journal": 2, "purse": 1}


def trial(number: int, rng: Random, folder: Path) -> Outcome:
    """Write until the power fails during some call, and check the files."""
    (name,) = rng.choices(list(WEIGHTS), list(WEIGHTS.values()))
    home, left = folder / "home", folder / "left"
    for place in (home, left):
        shutil.rmtree(place, ignore_errors=True)
    home.mkdir(parents=True)
    if name == "purse":
        return power_purse.trial(rng, home, left)
    subject: Subject = SUBJECTS[name](home, rng)
    disk = LossyDisk(home, cut_at=rng.randrange(1, MOST_CALLS))
    flusher = Impatient(then=tidy_up_if_possible)
    with disk.watching():
        try:
            subject.play(disk, flusher)
            disk.look()
        except PowerCut:
            pass
        disk.switch_off()
        flusher.flush(home / "none")  # its thread meets the end, too
        flusher.wait()
    disk.image(rng, left)
    wrong = subject.compare(left)
    return Outcome(name, "failed" if wrong else "passed", wrong)
