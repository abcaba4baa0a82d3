"""The expert's net compiled with numba, with the values of `bots.net`: for work on many games.

Positions with books and boards of partners are left to `bots.net`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from struct import Struct
from threading import Lock

import numpy as np

from playpalace_ludo.bots import judge
from playpalace_ludo.bots.net import MOST_KEPT, BestReply, Net
from playpalace_ludo.core.state import State, Throw, Tokens
from playpalace_ludo.lab.bulk_net import NOBODY, Array
from playpalace_ludo.lab.quick_judge import judge_one, quick_tables
from playpalace_ludo.lab.quick_throws import is_plain, look, prospect


class QuickNet(Net):
    """A net that judges in compiled code."""

    def __init__(self, net: Net) -> None:
        super().__init__(net.weights, net.inputs)
        sizes = self.sizes
        self._tables = quick_tables(net.inputs, net.weights)
        self._lock = Lock()
        self._tokens = np.zeros((sizes.seats, sizes.tokens), np.int16)
        self._write = Struct(f"{self._tokens.size}h").pack_into
        self._nobody = (NOBODY,) * sizes.tokens
        self._sums = np.zeros(self.hidden + sizes.seats, np.int32)
        self._found = np.zeros(sizes.seats)
        self._judged_before: dict[tuple[Tokens, int, int], tuple[float, ...]] = {}

    def chances(
        self, tokens: Tokens, roller: int, streak: int = 0, extras: tuple[float, ...] = ()
    ) -> tuple[float, ...]:
        if extras or self._allied:
            return super().chances(tokens, roller, streak, extras)
        asked = (tokens, roller, streak)
        known = self._judged_before.get(asked)
        if known is None:
            if len(self._judged_before) > MOST_KEPT:
                self._judged_before.clear()
            known = self._judged_before[asked] = self._judge(tokens, roller, streak)
        return known

    def foresee(
        self, state: State, throws: Sequence[Throw], *, as_told: bool = False
    ) -> Sequence[BestReply | None]:
        rules = self.inputs.rules
        ready = None if self._allied or not is_plain(state) else prospect(rules, self.inputs)
        if ready is None or not throws:
            return super().foresee(state, throws)
        chances = np.zeros((len(throws), self.sizes.seats))
        looked = np.zeros(len(throws), np.int64)
        known = [rules.plan.thrown[throw] for throw in throws]
        look(
            ready,
            self._tables,
            self._as_array(state.tokens),
            self._as_array(state.before or state.tokens),
            (state.turn, state.streak, state.bonus, state.before is not None),
            np.array([thrown.pool[0] for thrown in known]),
            np.array([thrown.counts for thrown in known]),
            as_told,
            chances,
            looked,
        )
        return [
            BestReply(tuple(found), positions) if positions else None
            for found, positions in zip(chances.tolist(), looked.tolist(), strict=True)
        ]

    def _as_array(self, tokens: Tokens) -> Array:
        steps = [step for own in tokens for step in (*own, *self._nobody[len(own) :])]
        return np.array(steps, np.int16)

    def _judge(self, tokens: Tokens, roller: int, streak: int) -> tuple[float, ...]:
        width, steps = self.sizes.tokens, list[int]()
        for own in tokens:
            steps += own
            if len(own) < width:
                steps += self._nobody[len(own) :]
        with self._lock:  # threads of a table and of a look back may ask at once
            self._write(self._tokens.data, 0, *steps)
            judge_one(self._tables, self._tokens, roller, streak, self._sums, self._found)
            return tuple(self._found.tolist())


def is_compiled() -> bool:
    """Tell whether the code was compiled before, now or in an earlier run."""
    if look.signatures:
        return True
    return any(Path(look.stats.cache_path or "").glob("quick_throws.look-*.nbc"))


@contextmanager
def used() -> Iterator[None]:
    """Let all questions about chances be answered by compiled nets meanwhile."""
    with judge.nets_made_by(QuickNet):
        yield
