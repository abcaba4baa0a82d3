"""The description of a picture: title, board, and places of the tokens."""

from __future__ import annotations

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.picture.graph import board_graph, find_ring
from playpalace_ludo.words import Listener, Message, queries
from playpalace_ludo.words.phrases import name, place
from playpalace_ludo.words.rulebook import variant_title
from playpalace_ludo.words.rulebook.board import sends, told_effects, told_jumps

ONLOOKER = Listener(None, {}, "full")


def title(rules: Rules) -> Message:
    return Message("pludo-picture-title", {"title": variant_title(rules)})


def description(rules: Rules, state: State) -> list[Message]:
    """Describe the board and where tokens stand, with all that a picture shows by signs."""
    graph = board_graph(rules)
    ring = find_ring(graph)
    tiles = sum(node >= 0 for node in graph.nodes)
    around = len(ring.nodes) if ring else 0
    shape = Message(
        "pludo-picture-shape",
        {"tiles": tiles, "ring": around, "shape": "ring" if ring else "other"},
    )
    seats = [_seat(rules, seat) for seat, tokens in enumerate(state.tokens) if tokens]
    safe = _safe(rules)
    stars = [Message("pludo-picture-safe", {"squares": safe, "count": len(safe)})] if safe else []
    jumps, sent = [*told_jumps(rules)], [*told_effects(rules, sends(rules))]
    return [
        shape,
        *seats,
        *stars,
        *([*jumps, Message("pludo-picture-jumps")] if jumps else []),
        *([*sent, Message("pludo-picture-sends")] if sent else []),
        Message("pludo-picture-signs"),
        *queries.position(rules, state, ONLOOKER),
    ]


def _seat(rules: Rules, seat: int) -> Message:
    board_seat = rules.seats[seat]
    return Message(
        "pludo-picture-seat",
        {
            "colour": Message("pludo-player", {"colour": board_seat.colour}),
            "steps": rules.left(seat, 0),
            **place(rules, seat, 0),
        },
    )


def _safe(rules: Rules) -> tuple[Message | str | int, ...]:
    """List safe squares by name, each once."""
    found: dict[int, Message | str | int] = {}
    for seat, board_seat in enumerate(rules.seats):
        for step, tile in enumerate(board_seat.route.tiles[:-2]):
            where = rules.place(seat, step)
            if tile in rules.capture.safe_tiles and tile not in found and where.kind == "track":
                named = name(rules, where.name) if where.name else where.number
                assert isinstance(named, Message | str | int)
                found[tile] = named
    return tuple(found[tile] for tile in sorted(found))
