"""Games of a series in bulk, with the results that the engine's games with that seed have.

Decision times are not measured.
"""

from __future__ import annotations

from collections.abc import Sequence

from playpalace_ludo.lab import batch, bulk_bots
from playpalace_ludo.lab.bulk_net import Array
from playpalace_ludo.lab.games import Pairing, Result, rules_of

CHUNK = 200
"""Games played in one go by one worker, between two reports of progress."""
CHUNK_BY_CHANCE = 10_000
"""The same of random players without the engine's dice."""


def can_play(match: Pairing) -> bool:
    """Tell whether all entrants are compiled for these rules."""
    known = set(match.entrants) <= set(bulk_bots.KINDS)
    return known and bulk_bots.points_of(rules_of(match.variant)) is not None


def play(match: Pairing, games: Sequence[int]) -> list[Result]:
    """Play games of a series that `can_play` accepts."""
    played, decided = rows(match, games)
    told = zip(games, played.tolist(), decided.tolist(), strict=True)
    return [_result(match, *one) for one in told]


def by_chance(match: Pairing, games: Sequence[int]) -> Array:
    """Play games of random players, numbered in sequence; return the rows of `batch.BulkGames`."""
    rules, seed = rules_of(match.variant), match.seed
    return batch.play(rules, match.seats, len(games), seed, first=games[0]).results


def by_bots(match: Pairing, games: Sequence[int]) -> Array:
    """Play games that `can_play` accepts; return the rows of `batch.BulkGames`."""
    return rows(match, games)[0]


def rows(match: Pairing, games: Sequence[int]) -> tuple[Array, Array]:
    """Play games; return the rows of `batch.BulkGames`, and the choices of each seat."""
    rules = rules_of(match.variant)
    seats = range(len(rules.seats))
    kinds, seeds = [], []
    for game in games:
        at = {seat: match.entrant(seat, game) for seat in match.seats}
        kinds.append(
            [bulk_bots.KINDS.index(match.entrants[at[s]]) if s in at else 0 for s in seats]
        )
        own = (f"{match.seed}/{game}/{at[seat]}" if seat in at else "" for seat in seats)
        seeds.append([f"{match.seed}/{game}/dice", *own])
    minds = bulk_bots.minds_for(rules, kinds, seeds)
    played = batch.play(rules, match.seats, len(games), 0, minds=minds).results
    return played, minds.decisions


def _result(match: Pairing, game: int, played: list[int], decided: list[int]) -> Result:
    winner, turns, throws, captures, *_ = played
    decisions = [0] * len(match.seats)
    for seat in match.seats:
        decisions[match.entrant(seat, game)] = decided[seat]
    return Result(
        game=game,
        winner=None if winner < 0 else match.entrant(winner, game),
        seat=None if winner < 0 else winner,
        turns=turns,
        throws=throws,
        captures=captures,
        decisions=tuple(decisions),
        times=({},) * len(match.seats),
        given_up=winner < 0,
    )
