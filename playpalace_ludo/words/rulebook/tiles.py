"""Names of tiles and colours in the rules: runs of tiles, squares of home columns."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from playpalace_ludo.core.board import Fork, RouteText
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.words.model import Arg, CommaList, Either, Message
from playpalace_ludo.words.phrases import Args, columns, name


def route_in_words(rules: Rules, seat: int) -> CommaList:
    """Put the walk into words: runs and forks, then the home column."""
    written, column = rules.seats[seat].walk.parts, columns(rules)[seat]
    parts = [*_walk(rules, written[: len(written) - len(column)])]
    if column:
        parts.append(Message("pludo-rule-loose-column", {"count": len(column)}))
    return CommaList(parts)


def _walk(rules: Rules, parts: Iterable[str | Fork]) -> Iterator[Arg]:
    tiles: list[str] = []
    for part in parts:
        if isinstance(part, str):
            tiles.append(part)
            continue
        yield from _runs(rules, tiles)
        tiles = []
        branches = Either(
            Message(
                "pludo-rule-loose-branch",
                {"name": name(rules, branch), "tiles": CommaList(_branch(rules, way))},
            )
            for branch, way in part.branches
        )
        yield Message("pludo-rule-loose-fork", {"branches": branches})
    yield from _runs(rules, tiles)


def _branch(rules: Rules, way: RouteText) -> Iterator[Arg]:
    yield from _walk(rules, way.parts)
    if way.to:
        yield Message("pludo-rule-loose-leads", {"tile": name(rules, way.to)})


def _runs(rules: Rules, tiles: Iterable[str]) -> Iterator[Arg]:
    """Name tiles that count up or down by the first and the last."""
    run: list[str] = []
    for tile in [*tiles, ""]:
        if run and not _follows(run, tile):
            yield _run_name(rules, run)
            run = []
        run.append(tile)


def _follows(run: list[str], tile: str) -> bool:
    (stem, number), (other, after) = _split(run[-1]), _split(tile)
    if stem != other or number is None or after is None or abs(after - number) != 1:
        return False
    return len(run) == 1 or (_split(run[-2])[1] or 0) - number == number - after


def _split(tile: str) -> tuple[str, int | None]:
    stem = tile.rstrip("0123456789")
    return stem, int(tile[len(stem) :]) if tile != stem else None


def _counted(tile: str) -> tuple[str, int]:
    """Return where a tile belongs in a list: 5 before 13."""
    stem, number = _split(tile)
    return stem, number or 0


def _run_name(rules: Rules, run: list[str]) -> Arg:
    first, last = name(rules, run[0]), name(rules, run[-1])
    if len(run) == 1:
        return first
    return Message("pludo-rule-loose-run", {"first": first, "last": last})


def tile_names(rules: Rules, tiles: Collection[int]) -> tuple[Arg, ...]:
    """Name tiles as they are called in play: squares of home columns by their numbers."""
    squares: dict[tuple[int, ...], list[int]] = {}
    others = set(tiles)
    for seat, column in enumerate(columns(rules)):
        own = [rules.seats[seat].route.tiles[step] for step in column]
        numbers = tuple(number for number, tile in enumerate(own, 1) if tile in tiles)
        if numbers:
            squares.setdefault(numbers, []).append(seat)
            others.difference_update(own)
    named = _runs(rules, sorted((rules.board.tiles[tile] for tile in others), key=_counted))
    return (*named, *(_squares(rules, *group) for group in squares.items()))


def _squares(rules: Rules, numbers: tuple[int, ...], seats: list[int]) -> Message:
    """Name the same squares of these colours' home columns."""
    whose = "all" if len(seats) == len(rules.seats) else "some"
    colours = tuple(player_of(rules, seat) for seat in seats)
    args: Args = {"squares": numbers, "whose": whose, "colours": colours}
    return Message("pludo-rule-loose-squares", args)


def player_of(rules: Rules, seat: int) -> Message:
    """Name a seat by its colour."""
    return Message("pludo-player", {"colour": rules.seats[seat].colour})


def track_squares(rules: Rules) -> set[int]:
    """Return the tiles of a cross that are squares of its track."""
    return {
        tile
        for seat in rules.seats
        for tile, place in zip(seat.route.tiles, seat.places, strict=True)
        if place.kind == "track"
    }
