"""Routes over tiles: where a step lies, what lies ahead of it and behind it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import NamedTuple

from playpalace_ludo.core.state import YARD

NO_TILE = -1


class Way(NamedTuple):
    """Tiles in walking order; if they end in a fork, also the ways that lead on from it."""

    tiles: Sequence[int]
    branches: Sequence[tuple[str, Way]] = ()
    to: int = NO_TILE
    """The tile of this route that follows; ``NO_TILE`` where the finish does."""


class Fork(NamedTuple):
    """Branches between which a token chooses; they meet where the fork ends, or lead elsewhere."""

    branches: tuple[tuple[str, RouteText], ...]


@dataclass(frozen=True)
class RouteText:
    """A route as its rule file writes it, with forks that meet again."""

    parts: tuple[str | Fork, ...]
    """Tiles and forks in walking order."""
    to: str = ""
    """For a branch: the tile of the route it leads to, unless it rejoins at the end of its fork."""

    @cached_property
    def tiles(self) -> tuple[str, ...]:
        """The tiles in front of the first fork."""
        fork = next((at for at, part in enumerate(self.parts) if isinstance(part, Fork)), None)
        return tuple(part for part in self.parts[:fork] if isinstance(part, str))

    @cached_property
    def forks(self) -> bool:
        return any(isinstance(part, Fork) for part in self.parts)

    @cached_property
    def every_tile(self) -> tuple[str, ...]:
        found: list[str] = []
        for part in self.parts:
            if isinstance(part, str):
                found.append(part)
            else:
                found += [tile for _, branch in part.branches for tile in branch.every_tile]
        return tuple(found)

    @cached_property
    def leads(self) -> tuple[str, ...]:
        """The tiles that branches lead to, except those that rejoin at the end of their fork."""
        forks = (part.branches for part in self.parts if isinstance(part, Fork))
        inner = (tile for branches in forks for _, branch in branches for tile in branch.leads)
        return (*inner, *((self.to,) if self.to else ()))

    @cached_property
    def longest(self) -> int:
        """Tiles from the first to the last, by the longest way; a lap is walked once."""
        if self.leads:
            return len(self.every_tile)
        return sum(
            1 if isinstance(part, str) else max(branch.longest for _, branch in part.branches)
            for part in self.parts
        )

    @cached_property
    def steps(self) -> int:
        """Steps a token may have made, each way counted: the size of this seat's tables."""
        count = 0
        for part in reversed(self.parts):
            if isinstance(part, str):
                count += 1
            else:
                count = sum(branch.steps + branch.ends * count for _, branch in part.branches)
        return count

    @cached_property
    def ends(self) -> int:
        """How many ways there are to walk this to its end."""
        count = 0 if self.to else 1
        for part in self.parts:
            if isinstance(part, Fork):
                count *= sum(branch.ends for _, branch in part.branches)
        return count

    def way(self, ids: Mapping[str, int]) -> Way:
        """Write out after each branch everything that follows it, with tiles as ids."""
        tiles = self.tiles
        named = [ids[tile] for tile in tiles]
        if len(tiles) == len(self.parts):
            return Way(named, to=ids[self.to] if self.to else NO_TILE)
        fork, rest = self.parts[len(tiles)], self.parts[len(tiles) + 1 :]
        assert isinstance(fork, Fork)
        onward = (
            branch if branch.to else RouteText(branch.parts + rest, self.to)
            for _, branch in fork.branches
        )
        names = (name for name, _ in fork.branches)
        return Way(named, [(name, way.way(ids)) for name, way in zip(names, onward, strict=True)])


class Branch(NamedTuple):
    name: str
    first: int
    """First step of the branch; everything behind the fork is numbered along with it."""
    end: int
    """The step behind its last; its first where it has no tile and leads elsewhere at once."""


class Route:
    """One seat's walk from its first tile to the finish.

    Steps before a fork come first, then per branch its tiles and all tiles behind the fork
    once more, then the finish. So a token's step also tells the branches it took. A branch that
    leads back to a tile of the route continues with that tile's step: how often a token has come
    by is not recorded. Lines that amendments lay instead follow with steps of their own.
    """

    def __init__(self, way: Way, others: Sequence[tuple[str, Way]] = (), line: int = 0) -> None:
        numbered: list[int] = []
        self.forks: dict[int, tuple[Branch, ...]] = {}
        """The branches after each step where the way forks."""
        ends: dict[int, int] = {}
        self._number(way, numbered, ends)
        lines = [Branch("", 0, len(numbered))]
        for name, other in others:
            self._number(other, numbered, ends)
            lines.append(Branch(name, lines[-1].end, len(numbered)))
        self.lines = tuple(lines)
        """The way as the game begins, and those that take its place, by the amendment's name."""
        self.first = lines[line].first
        """The step of the first tile of the way that is walked now."""
        self.finish = len(numbered)
        self.tiles = (*numbered, NO_TILE, NO_TILE)
        """Tile per step; the last two are the finish and, at index -1, the yard."""
        own = [(at, b) for at, fork in self.forks.items() for b in fork if b.first < b.end]
        self._before = {
            **{branch.first: at for at, branch in own},
            **{laid.first: YARD for laid in lines},
        }
        found = (*(branch for _, branch in own), *lines[1:])
        self.branches = tuple(sorted(found, key=lambda branch: (branch.first, -branch.end)))
        """All branches that have tiles and all lines but the first, in the order of their steps."""
        self._ends = {
            last: self.finish if tile == NO_TILE else self._met(last, tile)
            for last, tile in ends.items()
        }
        self.forks = {
            at: tuple(b if b.first < b.end else self._led(at, b) for b in fork)
            for at, fork in self.forks.items()
        }

    def _number(self, way: Way, numbered: list[int], ends: dict[int, int]) -> None:
        numbered += way.tiles
        last = len(numbered) - 1
        if not way.branches:
            ends[last] = way.to
            return
        found: tuple[Branch, ...] = ()
        for name, onward in way.branches:
            first = len(numbered)
            if onward.tiles:
                self._number(onward, numbered, ends)
                found += (Branch(name, first, len(numbered)),)
            else:
                found += (Branch(name, onward.to, onward.to),)  # its tile, until steps are known
        self.forks[last] = found

    def _met(self, step: int, tile: int) -> int:
        """Return the step of a tile a way leads to; an earlier step if the way came by there."""
        behind = (at for at in (step, *self.retrace(step, step)) if self.tiles[at] == tile)
        found = next(behind, self._on_line(step, tile))
        assert found is not None
        return found

    def line_of(self, step: int) -> Branch:
        """Return the line a step lies on."""
        return next(line for line in self.lines if step < line.end)

    def _on_line(self, step: int, tile: int) -> int | None:
        """Find a tile anywhere on the line of a step."""
        line = self.line_of(step)
        return next((at for at in range(line.first, line.end) if self.tiles[at] == tile), None)

    def is_first(self, step: int) -> bool:
        """Tell whether a step is that of a first tile."""
        return any(step == line.first for line in self.lines)

    def laid_anew(self, step: int, new: Branch, *, back: bool) -> int:
        """Return where a token goes when its route is laid anew: it keeps its tile if it can.

        Otherwise it goes to the yard, or ``back`` to the nearest earlier tile the new way has.
        """
        behind = (step, *self.retrace(step, step)) if back else (step,)
        for at in behind:
            there = [to for to in range(new.first, new.end) if self.tiles[to] == self.tiles[at]]
            if there:
                far = self.walked(at)
                return min(there, key=lambda to: abs(self.walked(to) - far))
        return YARD

    def _led(self, step: int, branch: Branch) -> Branch:
        to = self._met(step, branch.first)
        return Branch(branch.name, to, to)

    @cached_property
    def _ahead(self) -> list[int]:
        """Give two steps the same number if their tiles and all ways on from them are the same."""
        numbers = [*self.tiles[: self.finish], NO_TILE]
        kinds = 0
        while kinds < (kinds := len({*numbers})):
            ahead = [
                (numbers[at], *(numbers[after] for after in self.onward(at)))
                for at in range(self.finish)
            ]
            known = {one: number for number, one in enumerate(dict.fromkeys(ahead))}
            numbers = [*(known[one] for one in ahead), NO_TILE]
        return numbers

    def are_alike(self, step: int, other: int) -> bool:
        """Tell whether it makes no difference which of two steps a token continues from."""
        return self._ahead[step] == self._ahead[other]

    def onward(self, step: int) -> tuple[int, ...]:
        """Return the steps that may follow; several only before a fork."""
        if step in self.forks:
            return tuple(branch.first for branch in self.forks[step])
        if step >= self.finish:
            return ()
        return (self._ends.get(step, step + 1),)

    def backward(self, step: int) -> int:
        """Return the step before this one on the branch taken; the yard before the first."""
        if step in self._before:
            return self._before[step]
        return step - 1

    def around(self, step: int) -> tuple[int, ...]:
        """Return a step and its two neighbours, as far as they are tiles."""
        near = (self.backward(step), *self.onward(step))
        return (step, *(at for at in near if YARD < at < self.finish))

    def trail(self, step: int) -> tuple[Branch, ...]:
        """Return the branches taken on the way to a step, in that order."""
        return tuple(b for b in self.branches if b.first <= step < b.end)

    @lru_cache(maxsize=256)  # noqa: B019 - as with walks
    def steps_on(self, trail: tuple[str, ...]) -> Mapping[int, int]:
        """Return the steps on or after exactly these branches, by how far they have walked."""
        return {
            self.walked(step): step
            for step in range(self.finish)
            if tuple(branch.name for branch in self.trail(step)) == trail
        }

    def taken(self, start: int, path: Sequence[int]) -> tuple[str, ...]:
        """Name the branches a walk turns into."""
        return tuple(
            branch.name
            for at, after in pairwise((start, *path))
            for branch in self.forks.get(at, ())
            if branch.first == after
        )

    def walked(self, step: int) -> int:
        """Count the steps made from the first tile to this one, on the branches taken."""
        skipped = (branch.first - self._before[branch.first] - 1 for branch in self.trail(step))
        return step - sum(skipped)

    @lru_cache(maxsize=4096)  # noqa: B019 - routes live as long as their rules
    def walks(self, step: int, count: int) -> tuple[tuple[int, ...], ...]:
        """Return every way to walk forward: the steps visited, ending early at the finish.

        Of ways that meet on one step, as those of a lap may, the one written first is walked.
        """
        paths: list[tuple[int, ...]] = [()]
        for _ in range(count):
            grown: dict[tuple[int, ...], tuple[int, ...]] = {}
            for path in paths:
                at = path[-1] if path else step
                for after in self.onward(at):
                    # A walk beyond the finish may lead back, so it matters where it came from.
                    key = (after,) if after < self.finish else (after, at)
                    grown.setdefault(key, (*path, after))
                if at == self.finish:
                    grown[path] = path
            if [*grown.values()] == paths:
                break
            paths = [*grown.values()]
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

    def far_from(self, step: int, tiles: Set[int]) -> set[int]:
        """Return how far ahead some tiles lie, and the last one of the route."""
        by_tile = self._far_by_tile(step)
        return {far for tile in by_tile.keys() & tiles for far in by_tile[tile]} | by_tile[NO_TILE]

    @lru_cache(maxsize=4096)  # noqa: B019
    def _far_by_tile(self, step: int) -> dict[int, frozenset[int]]:
        """Say how far ahead each tile lies; under no tile the last one of the route."""
        found: dict[int, set[int]] = {NO_TILE: set()}
        for at, far in self.reach(step).items():
            if far and at < self.finish:
                found.setdefault(self.tiles[at], set()).add(far)
            if far and self.finish in self.onward(at):
                found[NO_TILE].add(far)
        return {tile: frozenset(far) for tile, far in found.items()}

    @cached_property
    def left(self) -> tuple[int, ...]:
        """Steps to the finish by the shortest way, per step; the last is that of the yard."""
        into: dict[int, list[int]] = {}
        for at in range(self.finish):
            for after in self.onward(at):
                into.setdefault(after, []).append(at)
        far = {self.finish: 0}
        waiting = [self.finish]
        for after in waiting:  # which grows meanwhile
            fresh = [at for at in into.get(after, ()) if at not in far]
            far.update(dict.fromkeys(fresh, far[after] + 1))
            waiting += fresh
        steps = tuple(far.get(step, 0) for step in range(self.finish + 1))
        return (*steps, steps[self.first] + 1)

    @lru_cache(maxsize=1 << 15)  # noqa: B019
    def nearest(self, step: int, tile: int, *, ahead: bool) -> int | None:
        """Find a tile on the way: ahead or behind first, as asked, and last on another branch."""
        if tile == NO_TILE or tile not in self.tiles:
            return None
        onward = next(
            (at for at in self.reach(step) if self.tiles[at] == tile and at != step), None
        )
        behind = next((at for at in self.retrace(step, step) if self.tiles[at] == tile), None)
        first, second = (onward, behind) if ahead else (behind, onward)
        if first is not None:
            return first
        return self._on_line(step, tile) if second is None else second

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
    column: int = 0
    """Tiles of the home column, the last of the route."""
    walk: RouteText = RouteText(())
    """The route as people read it."""

    @property
    def finish(self) -> int:
        return self.route.finish

    @property
    def column_start(self) -> int:
        """The first step of the home column; the finish where there is none."""
        return self.route.finish - self.column

    def step_at(self, place: str) -> int | None:
        """Find the step of a place written as in ``Place.text``; of several, the first branch's."""
        for step, known in enumerate(self.places[:-1]):
            if known.text == place:
                return step
        return YARD if place == "yard" else None
