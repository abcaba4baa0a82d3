"""Pacing: how long bots and step sounds take, and how far speech may fall behind."""

from typing import NamedTuple

from playpalace_ludo.table.speeds import FAST, INSTANT, NORMAL, SLOW


class Pace(NamedTuple):
    """Delays of one speed; all zero means no waiting."""

    bot: float
    """Seconds a bot takes before it acts."""
    dice_ms: int
    step_ms: int
    words_ms: int
    """Longest wait of an answer to a key for its own sounds; news waits twice that."""

    @property
    def is_instant(self) -> bool:
        return self.bot == 0

    def pause(self, sounding: float, backlog: float, lag: float) -> float:
        """Return the seconds until the next bot may act.

        `sounding` is how long the last cues still play, `backlog` how far speech is behind,
        `lag` how far the player allows it to be.
        """
        if self.is_instant:
            return 0.0
        return max(self.bot + sounding, backlog - lag)


PACES = {
    INSTANT: Pace(0.0, 0, 0, 0),
    FAST: Pace(0.3, 200, 45, 200),
    NORMAL: Pace(0.8, 350, 90, 300),
    SLOW: Pace(1.6, 450, 140, 400),
}
