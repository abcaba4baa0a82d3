"""The board in words: its measures or its routes, and the rules that single tiles have."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from playpalace_ludo.core.effects import Clause, SendOn
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.words.conditions import any_condition
from playpalace_ludo.words.model import CommaList, Message
from playpalace_ludo.words.orders import effects_in_words, tiles_sent_to, way
from playpalace_ludo.words.phrases import Args, face
from playpalace_ludo.words.rulebook.sentences import sentence
from playpalace_ludo.words.rulebook.tiles import (
    player_of,
    route_in_words,
    tile_names,
)

USUAL_ARMS = 4
"""Arms of a cross that go without saying."""


def board(rules: Rules) -> Iterator[Message]:
    """Say how large a cross is, or how the routes of another board run."""
    if _is_cross(rules):
        yield from _measures(rules)
        if len({seat.tokens for seat in rules.seats}) > 1:
            yield _tokens(rules)
        return
    yield _tokens(rules)
    yield from _routes(rules)
    if rules.stack.own_limit:
        yield sentence("stack.own_limit", rules.stack.own_limit)
    if rules.stack.towers:
        yield Message("pludo-rule-loose-towers")


def _is_cross(rules: Rules) -> bool:
    """Tell whether a track of numbered squares has arms that are all alike."""
    squares, arms = rules.board.squares, len(rules.seats)
    starts = [1 + seat * squares // arms for seat in range(arms)]
    alike = {(seat.finish, seat.column) for seat in rules.seats}
    return len(alike) == 1 and [rules.place(seat, 0).number for seat in range(arms)] == starts


def _measures(rules: Rules) -> Iterator[Message]:
    """Say how many arms and squares a cross has."""
    arms, track = len(rules.seats), rules.board.squares
    entry, home = rules.seats[0].column_start, rules.seats[0].column
    if arms != USUAL_ARMS:
        yield sentence("board.arms", arms)
    starts = tuple(_start(rules, seat) for seat in range(arms))
    yield Message("pludo-rule-track", {"track": track, "starts": starts})
    yield sentence("board.home_squares", home, {"arrive": rules.finish.arrive})
    if track > arms * (2 * home + 3):
        yield sentence("board.corner_tiles", True)
    yield sentence("board.home_entry_back", track - entry + 1)


def _start(rules: Rules, seat: int) -> Message:
    colour = Message("pludo-colour", {"colour": rules.seats[seat].colour})
    return Message("pludo-rule-start", {"colour": colour, "square": rules.place(seat, 0).number})


def _routes(rules: Rules) -> Iterator[Message]:
    if len({seat.walk for seat in rules.seats}) == 1:
        yield Message("pludo-rule-loose-route-all", {"tiles": route_in_words(rules, 0)})
        return
    for seat in range(len(rules.seats)):
        args: Args = {"colour": player_of(rules, seat), "tiles": route_in_words(rules, seat)}
        yield Message("pludo-rule-loose-route", args)


def _tokens(rules: Rules) -> Message:
    """Say how many tokens everybody has."""
    counts = [seat.tokens for seat in rules.seats]
    if len(set(counts)) == 1:
        return Message("pludo-rule-loose-tokens", {"count": counts[0]})
    each = tuple(
        Message("pludo-rule-loose-tokens-of", {"colour": player_of(rules, seat), "count": count})
        for seat, count in enumerate(counts)
    )
    return Message("pludo-rule-loose-tokens-each", {"list": each})


def tile_rules(rules: Rules) -> Iterator[Message]:
    """Say what holds for tokens together on a tile, and the rules single tiles have."""
    if rules.most_markers:
        taken = "-taken" if rules.capture.takes_over else ""
        yield Message(f"pludo-rule-most-markers{taken}", {"count": rules.most_markers})
    if rules.stack.tile_limit:
        yield Message("pludo-rule-loose-tile-limit", {"count": rules.stack.tile_limit})
    if rules.stack.barrier_of:
        yield Message("pludo-rule-loose-barrier", {"count": rules.stack.barrier_of})
    if rules.stack.single_file:
        yield Message(
            "pludo-rule-loose-single-file", {"tiles": tile_names(rules, rules.stack.single_file)}
        )
    if rules.board.two_way:
        yield Message("pludo-rule-loose-two-way", {"tiles": tile_names(rules, rules.board.two_way)})
    yield from _distances(rules)
    yield from told_jumps(rules)
    yield from told_effects(rules, {*rules.board.effects, *rules.board.chances})


def told_effects(rules: Rules, tiles: Collection[int]) -> Iterator[Message]:
    """Say what comes of stopping on these tiles; tiles with the same effects share a sentence."""
    alike: dict[tuple[Clause, ...], list[int]] = {}
    for tile, effects in rules.board.effects.items():
        if tile in tiles:
            alike.setdefault(effects, []).append(tile)
    for effects, same in alike.items():
        yield Message("pludo-rule-loose-tile", _on_tiles(rules, same, effects))
    for tile, chances in rules.board.chances.items():
        for when, effects in chances if tile in tiles else ():
            args = {**_on_tiles(rules, [tile], effects), "when": any_condition(rules, when)}
            yield Message("pludo-rule-loose-tile-when", args)


def sends(rules: Rules) -> dict[int, tuple[int, ...]]:
    """Return the tiles that send tokens on, and for each the tiles they may go to."""
    clauses = {tile: [*effects] for tile, effects in rules.board.effects.items()}
    for tile, chances in rules.board.chances.items():
        clauses.setdefault(tile, []).extend(one for chance in chances for one in chance.effects)
    found = {
        tile: dict.fromkeys(
            to
            for clause in some
            if isinstance(clause.effect, SendOn)
            for to in tiles_sent_to(rules, clause.effect)
        )
        for tile, some in clauses.items()
    }
    return {tile: tuple(led) for tile, led in found.items() if led}


def _on_tiles(rules: Rules, tiles: list[int], effects: Iterable[Clause]) -> Args:
    return {"tile": tile_names(rules, tiles), "effects": effects_in_words(rules, effects)}


def _distances(rules: Rules) -> Iterator[Message]:
    """Say from which tiles outcomes lead another distance."""
    tables: dict[tuple[tuple[int, int], ...], set[int]] = {}
    for tile, told in rules.board.distances.items():
        tables.setdefault(tuple(told.items()), set()).add(tile)
    for told_faces, tiles in tables.items():
        each = CommaList(
            Message("pludo-rule-loose-distance", {"name": face(rules, one), **way(steps)})
            for one, steps in told_faces
        )
        yield Message(
            "pludo-rule-loose-distances", {"tiles": tile_names(rules, tiles), "list": each}
        )


def told_jumps(rules: Rules) -> Iterator[Message]:
    """Say which tiles lead on at once, and where to."""
    for tile, end in jumps(rules).items():
        args: Args = {"tile": tile_names(rules, {tile}), "end": tile_names(rules, {end})}
        yield Message("pludo-rule-loose-jump", args)


def jumps(rules: Rules) -> dict[int, int]:
    """Return the tiles where a jump begins, and the tile on which each of them ends."""
    return {
        seat.route.tiles[step]: seat.route.tiles[to]
        for seat, leads in zip(rules.seats, rules.board.jumps, strict=False)
        for step, to in leads.items()
    }
