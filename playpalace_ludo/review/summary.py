"""A player's statistics as spoken rows, and as a table for other programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.review import achievements, rating, statistics
from playpalace_ludo.review.history import PastGame
from playpalace_ludo.review.rating import Rating
from playpalace_ludo.review.statistics import Tally
from playpalace_ludo.words import Message
from playpalace_ludo.words.phrases import Args


class LeftOut(NamedTuple):
    """Counts of finished records that do not count for the player."""

    damaged: int = 0
    foreign: int = 0
    """Played by others, with unknown rules, or unfinished."""


class GameHistory(NamedTuple):
    games: tuple[PastGame, ...] = ()
    """In the order of play."""
    left_out: LeftOut = LeftOut()


class Section(NamedTuple):
    """A headline, and the rows of detail behind it."""

    heading: Message
    rows: tuple[Message, ...] = ()


def sections(history: GameHistory) -> list[Section]:
    """Return all sections, the most important first."""
    games, problems = history.games, tuple(gaps(history))
    if not games:
        return [Section(Message("pludo-stats-none")), *map(Section, problems)]
    tally = Tally(games)
    found = [
        Section(_result(tally), (_places(tally), _captures(tally))),
        _rating(games),
        *(
            [_skill(tally), _luck(tally)]
            if tally.looks
            else [Section(Message("pludo-stats-no-look"))]
        ),
        Section(Message("pludo-stats-by-rules"), tuple(_by_rules(games))),
        Section(Message("pludo-stats-by-opponent"), tuple(_by_opponent(games))),
        Section(Message("pludo-stats-by-month"), tuple(_by_month(games))),
        _achievements(games),
    ]
    return [*found, *map(Section, problems)]


def gaps(history: GameHistory) -> Iterator[Message]:
    """Say what could not be counted."""
    damaged, foreign = history.left_out
    if damaged or foreign:
        counts: Args = {"count": damaged + foreign, "damaged": damaged, "foreign": foreign}
        yield Message("pludo-stats-left-out", counts)
    if undated := sum(game.when is None for game in history.games):
        yield Message("pludo-stats-undated", {"count": undated})


def _result(tally: Tally) -> Message:
    games = len(tally.games)
    args: Args = {
        "games": games,
        "won": tally.won,
        "percent": round(100 * tally.won / games),
        "fair": round(100 * tally.fair / games),
    }
    return Message("pludo-stats-result", args)


def _places(tally: Tally) -> Message:
    counts = tuple(
        Message("pludo-stats-place", {"place": place, "count": count})
        for place, count in tally.places.items()
    )
    return Message("pludo-stats-places", {"places": counts})


def _captures(tally: Tally) -> Message:
    return Message("pludo-stats-captures", {"made": tally.made, "suffered": tally.suffered})


def _rating(games: Sequence[PastGame]) -> Section:
    try:
        found = rating.ratings(games)[-1]
    except LudoError:
        return Section(Message("pludo-stats-rating-library"))
    if found.games < rating.SURE_FROM:
        missing = rating.SURE_FROM - found.games
        return Section(Message("pludo-stats-rating-soon", {"count": missing}))
    ladder = [
        Message("pludo-stats-ladder", {"bot": bot, "rating": value})
        for bot, value in rating.LADDER.items()
    ]
    low, high = found.interval
    args: Args = {
        "rating": round(found.value),
        "low": low,
        "high": high,
        "bot": rating.nearest(found.value),
    }
    return Section(Message("pludo-stats-rating", args), tuple(ladder))


def _skill(tally: Tally) -> Section:
    args: Args = {
        "lost": hundredths(tally.lost),
        "choices": tally.choices,
        "good": round(100 * tally.good),
    }
    return Section(Message("pludo-stats-skill", args), (Message("pludo-stats-skill-meaning"),))


def _luck(tally: Tally) -> Section:
    total = tally.own_dice + tally.other_dice
    args: Args = {"percent": tenths(abs(total)), "way": _way(total)}
    rows = [
        Message(f"pludo-stats-luck-{whose}", {"percent": tenths(abs(change)), "way": _way(change)})
        for whose, change in (("own", tally.own_dice), ("others", tally.other_dice))
    ]
    return Section(Message("pludo-stats-luck", args), (*rows, Message("pludo-stats-luck-meaning")))


def _way(change: float) -> str:
    """Return whether luck was good or bad, or even to a tenth of a percent."""
    return "even" if abs(change) < 0.0005 else "good" if change > 0 else "bad"


def _by_rules(games: Sequence[PastGame]) -> Iterator[Message]:
    for tally in statistics.by_rules(games).values():
        yield Message("pludo-stats-rules", {"title": title(tally.games[0]), **_short(tally)})


def _by_opponent(games: Sequence[PastGame]) -> Iterator[Message]:
    for bot, duel in statistics.by_opponent(games).items():
        args: Args = {
            "bot": bot or "people",
            "met": duel.met,
            "ahead": tenths(duel.ahead / 100),
            **_short(duel.tables),
        }
        yield Message("pludo-stats-opponent", args)


def _by_month(games: Sequence[PastGame]) -> Iterator[Message]:
    after = _after_month(games)
    for month, tally in statistics.by_month(games).items():
        args: Args = {"year": str(month[0]), "month": month[1], **_short(tally)}
        found = after.get(month)
        known = found is not None and found.games >= rating.SURE_FROM
        args |= {"rated": "yes" if known else "no", "rating": round(found.value) if found else 0}
        yield Message("pludo-stats-month", args)


def _after_month(games: Sequence[PastGame]) -> dict[statistics.Month, Rating]:
    """Return the rating after the last game of each month."""
    try:
        found = rating.ratings(games)
    except LudoError:
        return {}
    return {
        (game.when.year, game.when.month): one
        for game, one in zip(games, found, strict=True)
        if game.when is not None
    }


def _short(tally: Tally) -> Args:
    return {
        "games": len(tally.games),
        "won": tally.won,
        "looked": "yes" if tally.choices else "no",
        "lost": hundredths(tally.lost),
    }


def _achievements(games: Sequence[PastGame]) -> Section:
    found = achievements.achievements(games)
    reached = [one for one in found if one.after is not None]
    rows = [
        Message(f"pludo-stats-reached-{one.id}", {"number": one.after + 1})
        for one in found
        if one.after is not None
    ]
    rows += [Message(f"pludo-stats-open-{one.id}") for one in found if one.after is None]
    counts: Args = {"count": len(reached), "total": len(found)}
    return Section(Message("pludo-stats-achievements", counts), tuple(rows))


def title(game: PastGame) -> Message:
    """Name the rules of a game."""
    if game.own_rules:
        return Message("pludo-preset-own", {"title": game.own_rules})
    return Message(f"pludo-preset-{game.variant}")


def tenths(share: float) -> float:
    """Return a share in percent with one decimal."""
    return round(100 * share, 1)


def hundredths(share: float) -> float:
    return round(100 * share, 2)


COLUMNS = (
    *("when", "variant", "players", "bots", "place", "won", "captures", "captured", "turns"),
    *("choices", "good", "lost", "own_dice", "other_dice", "rating", "rating_error"),
)


def table(games: Sequence[PastGame]) -> list[dict[str, Any]]:
    """Return a row per game for other programs; chances as shares, None if unknown."""
    try:
        rated: Sequence[Rating | None] = rating.ratings(games)
    except LudoError:
        rated = [None] * len(games)
    return [_row(game, one) for game, one in zip(games, rated, strict=True)]


def _row(game: PastGame, rated: Rating | None) -> dict[str, Any]:
    look = game.look
    values = (
        game.when.isoformat(sep=" ", timespec="seconds") if game.when else None,
        game.own_rules or game.variant,
        game.players,
        " ".join(game.bots),
        game.place,
        game.won,
        game.made,
        game.suffered,
        game.turns,
        look and look.choices,
        look and look.good,
        look and round(look.lost, 4),
        look and round(look.own_dice, 4),
        look and round(look.other_dice, 4),
        rated and round(rated.value),
        rated and round(rated.error),
    )
    return dict(zip(COLUMNS, values, strict=True))


def as_json(history: GameHistory) -> dict[str, Any]:
    """Return totals and games for other programs."""
    games = history.games
    tally = Tally(games)
    rows = table(games)
    return {
        "games": len(games),
        "won": tally.won,
        "places": {str(place): count for place, count in tally.places.items()},
        "captures": tally.made,
        "captured": tally.suffered,
        "choices": tally.choices,
        "lost_per_choice": round(tally.lost, 5),
        "own_dice_per_game": round(tally.own_dice, 5),
        "other_dice_per_game": round(tally.other_dice, 5),
        "rating": rows[-1]["rating"] if rows else None,
        "rating_error": rows[-1]["rating_error"] if rows else None,
        "achievements": {one.id: one.after for one in achievements.achievements(games)},
        "left_out": history.left_out._asdict(),
        "table": rows,
    }
