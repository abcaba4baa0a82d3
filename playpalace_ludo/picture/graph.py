"""A board as a graph of tiles and finishes, with its rings and rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from playpalace_ludo.core.rules import Rules

Node = int
"""A tile by its id; finishes have negative numbers."""


@dataclass(frozen=True)
class Graph:
    nodes: tuple[Node, ...]
    ways: frozenset[tuple[Node, Node]]
    """Directed edges: steps from one node to another."""
    finishes: Mapping[Node, tuple[int, ...]]
    """Finish nodes and their seats; routes that end on the same tile share a finish."""

    def near(self) -> dict[Node, set[Node]]:
        """Return the neighbours of each node in both directions."""
        found: dict[Node, set[Node]] = {node: set() for node in self.nodes}
        for one, two in self.ways:
            if one != two:
                found[one].add(two)
                found[two].add(one)
        return found


@dataclass(frozen=True)
class Chain:
    """A row of nodes attached to a ring at one end."""

    at: int
    """Index of the ring's node it is attached to."""
    nodes: tuple[Node, ...]
    """From the ring to its far end."""
    is_home: bool
    """Whether it leads to a finish."""


@dataclass(frozen=True)
class RingBoard:
    """A ring in the direction of play, and the rows attached to it."""

    nodes: tuple[Node, ...]
    chains: tuple[Chain, ...]


def board_graph(rules: Rules) -> Graph:
    """Build the graph of a board from the routes of its seats."""
    ways: set[tuple[Node, Node]] = set()
    nodes: dict[Node, None] = {}
    ends: dict[frozenset[Node], list[int]] = {}
    for seat, board_seat in enumerate(rules.seats):
        route, last = board_seat.route, set[Node]()
        for step in range(route.finish):
            tile = route.tiles[step]
            nodes[tile] = None
            for after in route.onward(step):
                if after < route.finish:
                    ways.add((tile, route.tiles[after]))
                else:
                    last.add(tile)
        ends.setdefault(frozenset(last), []).append(seat)
    finishes: dict[Node, tuple[int, ...]] = {}
    for number, (last_tiles, seats) in enumerate(ends.items(), 1):
        finishes[-number] = tuple(seats)
        ways.update((tile, -number) for tile in last_tiles)
    return Graph((*nodes, *finishes), frozenset(ways), finishes)


def parts(graph: Graph) -> list[list[Node]]:
    """Return the connected components, in the order of the nodes."""
    near, seen, found = graph.near(), set[Node](), list[list[Node]]()
    for node in graph.nodes:
        if node not in seen:
            whole = [*distances(near, node)]
            seen.update(whole)
            found.append(whole)
    return found


def distances(near: Mapping[Node, Iterable[Node]], start: Node) -> dict[Node, int]:
    """Return the distance to every reachable node, nearest first."""
    found = {start: 0}
    frontier = [start]
    while frontier:
        frontier = [
            other
            for node in frontier
            for other in near[node]
            if other not in found and found.setdefault(other, found[node] + 1)
        ]
    return found


def find_row(graph: Graph, part: list[Node]) -> tuple[Node, ...] | None:
    """Return the nodes of a component that is one row, from the end where play begins."""
    near = graph.near()
    ends = [node for node in part if len(near[node]) < 2]
    if len(ends) > 2 or not ends or any(len(near[node]) > 2 for node in part):
        return None
    first = max(ends, key=lambda node: (node >= 0, any(way[0] == node for way in graph.ways)))
    return tuple(distances(near, first))


def find_ring(graph: Graph) -> RingBoard | None:
    """Return the board as a ring with rows attached; None if it has another shape."""
    near = graph.near()
    core = {node: set(others) for node, others in near.items()}
    while leaves := [node for node, others in core.items() if len(others) < 2]:
        for leaf in leaves:
            for other in core.pop(leaf, set()):
                core[other].discard(leaf)
    if not core or any(len(others) != 2 for others in core.values()):
        return None
    ring = _round_trip(graph, core)
    if ring is None:
        return None
    chains = []
    for at, node in enumerate(ring):
        for first in sorted(near[node] - core.keys(), reverse=True):
            chain = _chain(near, node, first)
            if chain is None:
                return None
            chains.append(Chain(at, chain, chain[-1] in graph.finishes))
    whole = len(ring) + sum(len(chain.nodes) for chain in chains)
    return RingBoard(ring, tuple(chains)) if whole == len(graph.nodes) else None


def _round_trip(graph: Graph, core: Mapping[Node, set[Node]]) -> tuple[Node, ...] | None:
    """Return the ring's nodes in the direction of play; None if play does not go round."""
    node = next(node for node in graph.nodes if node in core)
    found = [node]
    while True:
        ahead = [other for other in core[node] if (node, other) in graph.ways]
        ahead = [other for other in ahead if other not in found[-2:]] or ahead
        if not ahead:
            return None
        node = ahead[0]
        if node == found[0]:
            return tuple(found) if len(found) == len(core) > 2 else None
        if node in found:
            return None
        found.append(node)


def _chain(near: Mapping[Node, set[Node]], ring: Node, first: Node) -> tuple[Node, ...] | None:
    found, before = [first], ring
    while onward := near[found[-1]] - {before}:
        if len(onward) > 1:
            return None
        before = found[-1]
        found += onward
    return tuple(found)
