"""A series of games at one table: points by places, and the text a host stores."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import NamedTuple

from playpalace_ludo.contest.text import ContestError


class SeriesScore(NamedTuple):
    player: str
    """By id."""
    name: str
    points: int


@dataclass(frozen=True)
class Series:
    played: int = 0
    scores: tuple[SeriesScore, ...] = ()

    def add(self, places: dict[str, tuple[str, int]]) -> Series:
        """Add a game, given name and place by player id: one point per player left behind."""
        found = {score.player: score for score in self.scores}
        for player, (name, place) in places.items():
            won = sum(other > place for _, other in places.values())
            before = found[player].points if player in found else 0
            found[player] = SeriesScore(player, name, before + won)
        return replace(self, played=self.played + 1, scores=tuple(found.values()))

    def ranking(self) -> list[tuple[int, SeriesScore]]:
        """Return everybody with their place, the best first; ties share a place."""
        ordered = sorted(self.scores, key=lambda score: -score.points)
        return [(1 + sum(o.points > s.points for o in ordered), s) for s in ordered]


def dumps(series: Series) -> str:
    if not series.played:
        return ""
    return json.dumps({"played": series.played, "scores": series.scores}, ensure_ascii=False)


def loads(text: str) -> Series:
    """Read a series; raise ContestError where it is damaged."""
    if not text:
        return Series()
    try:
        found = json.loads(text)
        scores = tuple(SeriesScore(str(p), str(n), int(w)) for p, n, w in found["scores"])
        return Series(int(found["played"]), scores)
    except (ValueError, TypeError, KeyError, RecursionError, OverflowError):
        raise ContestError("contest-series") from None
