"""Leaderboards per variant: a rating and the games won, in the form hosts use for a game's boards.

Hosts sum a value over all results of a player. So a result holds the change of the rating, and also
the rating itself, from which the next game of that variant continues.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from playpalace_ludo.hosts.board_ids import KINDS, RATING, WINS, board_id
from playpalace_ludo.hosts.game.options import own_titles
from playpalace_ludo.hosts.protocols import RatingModel
from playpalace_ludo.settings.config import HostConfig
from playpalace_ludo.words import Message
from playpalace_ludo.words.model import Arg

DECIMALS = {RATING: 1, WINS: 0}
LATEST, ALL = 20, 10_000
"""Results searched for a rating: the latest ones first, then all."""


class Skill(NamedTuple):
    """A player's estimated strength and its uncertainty, as both hosts count them."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def shown(self) -> float:
        """The conservative estimate; 0 for a player without games."""
        return self.mu - 3 * self.sigma


def boards(variants: Iterable[str]) -> list[dict[str, Any]]:
    """Describe the boards to a host."""
    return [
        {
            "id": board_id(variant, kind),
            "path": f"boards.{board_id(variant, kind)}.{{player_id}}",
            "aggregate": "sum",
            "format": "score",
            "decimals": DECIMALS[kind],
        }
        for variant in variants
        for kind in KINDS
    ]


def titles(config: HostConfig) -> dict[str, Message]:
    """Return the names of boards and the messages of one's own place, by a host's ids."""
    own = own_titles(config)
    found = {}
    for variant in config.rules:
        name: Arg = own.get(variant) or Message(f"pludo-preset-{variant}")
        for kind in KINDS:
            board, title = board_id(variant, kind).replace("_", "-"), f"pludo-host-board-{kind}"
            found[f"leaderboard-type-{board}"] = Message(title, {"variant": name})
            found[f"my-stats-{board}"] = Message(f"{title}.mine", {"variant": name})
    return found


def rate(model: RatingModel, before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Rate players individually by place; partners who win together tie."""
    old = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    return [Skill(new.mu, new.sigma) for (new,) in model.rate(old, ranks=list(places))]


def last_rating(history: Iterable[Mapping[str, Any]], variant: str, player_id: str) -> Skill | None:
    """Find a player's rating in a variant among their results, the latest first."""
    for data in history:
        found = data.get("ratings", {}).get(player_id)
        if found and data.get("board") == variant:
            return Skill(*found)
    return None


def entries(
    variant: str,
    before: Mapping[str, Skill],
    after: Mapping[str, Skill],
    winners: Iterable[str],
) -> Iterator[tuple[str, Any]]:
    """Yield the entries of a result for the boards of its variant."""
    rises = {who: round(after[who].shown - before[who].shown, 4) for who in after}
    yield "board", variant
    yield "ratings", {who: list(rating) for who, rating in after.items()}
    yield (
        "boards",
        {
            board_id(variant, RATING): rises,
            board_id(variant, WINS): dict.fromkeys(winners, 1),
        },
    )
