"""Routes over tiles: where a step lies, what lies ahead of it and behind it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from playpalace_ludo.core.state import YARD

NO_TILE = -1


class Branch(NamedTuple):
    name: str
    first: int
    """First step of the branch; everything behind the fork is numbered along with it."""
    end: int


class Route:
    """One seat's walk from its first tile to the finish, with at most one fork.

    Steps before the fork come first, then per branch its tiles and all tiles behind
    the fork once more, then the finish. So a token's step also tells the branch it took.
    """

    def __init__(
        self,
        tiles: Sequence[int],
        branches: Sequence[tuple[str, Sequence[int]]] = (),
        behind: Sequence[int] = (),
    ) -> None:
        numbered = list(tiles)
        self.branches: tuple[Branch, ...] = ()
        self.fork = len(numbered) - 1 if branches else None
        """Last step before the fork."""
        for name, branch in branches:
            first = len(numbered)
            numbered += [*branch, *behind]
            self.branches += (Branch(name, first, len(numbered)),)
        self.finish = len(numbered)
        self.tiles = (*numbered, NO_TILE, NO_TILE)
        """Tile per step; the last two are the finish and, at index -1, the yard."""
        self._ends = frozenset(b.end - 1 for b in self.branches) or frozenset([self.finish - 1])

    def onward(self, step: int) -> tuple[int, ...]:
        """Return the steps that may follow; several only in front of the fork."""
        if step == self.fork:
            return tuple(b.first for b in self.branches)
        if step >= self.finish:
            return ()
        return (self.finish,) if step in self._ends else (step + 1,)

    def backward(self, step: int) -> int:
        """Return the step before this one on the branch taken; the yard before the first."""
        for branch in self.branches:
            if step == branch.first:
                assert self.fork is not None
                return self.fork
        return step - 1 if step > 0 else YARD

    def branch_of(self, step: int) -> Branch | None:
        return next((b for b in self.branches if b.first <= step < b.end), None)

    @lru_cache(maxsize=4096)  # noqa: B019 - routes live as long as their rules
    def walks(self, step: int, count: int) -> tuple[tuple[int, ...], ...]:
        """Return every way to walk forward: the steps visited, ending early at the finish."""
        paths: list[tuple[int, ...]] = [()]
        for _ in range(count):
            grown = []
            for path in paths:
                ahead = self.onward(path[-1] if path else step)
                grown += [(*path, after) for after in ahead] or [path]
            if grown == paths:
                break
            paths = grown
        return tuple(paths)

    def retrace(self, step: int, count: int) -> tuple[int, ...]:
        """Return the steps visited walking back, not beyond the first."""
        path: list[int] = []
        for _ in range(count):
            step = self.backward(step)
            if step == YARD:
                break
            path.append(step)
        return tuple(path)

    @lru_cache(maxsize=4096)  # noqa: B019
    def reach(self, step: int) -> dict[int, int]:
        """Count the steps from here to each step ahead, by the shortest way."""
        found = {step: 0}
        frontier = [step]
        while frontier:
            frontier = [
                after
                for at in frontier
                for after in self.onward(at)
                if after not in found and found.setdefault(after, found[at] + 1)
            ]
        return found

    def visit(self, step: int) -> int:
        """Return 1 for the first time this tile lies on the way to the step, 2 for a crossing."""
        tile = self.tiles[step]
        count, at = 1, self.backward(step)
        while at != YARD:
            count += self.tiles[at] == tile
            at = self.backward(at)
        return count


class Place(NamedTuple):
    """Where a token stands, for people."""

    kind: str
    """``yard``, ``track``, ``home`` (the home column) or ``finish``."""
    number: int = 0
    name: str = ""
    visit: int = 1

    @property
    def text(self) -> str:
        """As scenarios and status texts write it: ``yard``, ``12``, ``home:2``, ``x#2``."""
        if self.kind in ("yard", "finish"):
            return "finished" if self.kind == "finish" else "yard"
        if self.kind == "home":
            return f"home:{self.number}"
        name = self.name or str(self.number)
        return f"{name}#{self.visit}" if self.visit > 1 else name


class Seat(NamedTuple):
    """One colour of the board."""

    colour: str
    tokens: int
    route: Route
    places: tuple[Place, ...]
    """Per step, then the finish, then the yard."""
    finish_names: tuple[str, ...] = ()

    @property
    def finish(self) -> int:
        return self.route.finish

    def step_at(self, place: str) -> int | None:
        """Find the step of a place written as in ``Place.text``; of several, the first branch's."""
        for step, known in enumerate(self.places[:-1]):
            if known.text == place:
                return step
        return YARD if place == "yard" else None
