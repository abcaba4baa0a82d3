"""A tournament as readable TOML: the entrants and the games played."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from playpalace_ludo.contest.tournament import (
    FEWEST,
    FEWEST_SEATS,
    GAMES,
    KINDS,
    MOST,
    MOST_ROUNDS,
    MOST_SEATS,
    SWISS,
    TABLES,
    USUAL_ROUNDS,
    Entrant,
    Played,
    Playing,
    Tournament,
    may_sit,
    most_rounds,
    next_meeting,
    usual_rounds,
)
from playpalace_ludo.core.errors import InputError, Problem, Value, show
from playpalace_ludo.core.reading import read_toml

FORMAT = 1
MOST_STAKE = 1_000_000
MOST_NAME = 40
KEYS = {"format", "name", "kind", "variant", "rounds", "games", "seats", "stake", "mark"}
BLOCKS = {"player", "game", "playing"}


class ContestError(InputError):
    """An impossible tournament or an invalid tournament file, with a sentence that says why."""


def dumps(t: Tournament) -> str:
    lines = [f"format = {FORMAT}", f"name = {_quoted(t.name)}", f'kind = "{t.kind}"']
    lines.append(f"variant = {_quoted(t.variant)}")
    lines += [f"rounds = {t.rounds}"] if t.rounds else []
    lines += [f"seats = {t.seats}"] if t.kind == TABLES or t.seats != 2 else []
    lines.append(f"games = {t.games}")
    lines += [f"stake = {t.stake}"] if t.stake else []
    lines += [f"mark = {_quoted(t.mark)}"] if t.mark else []
    for player in t.players:
        lines += ["", "[[player]]", f"name = {_quoted(player.name)}"]
        lines += [f'bot = "{player.bot}"'] if player.bot else []
    names = [player.name for player in t.players]
    for game in t.played:
        lines += ["", "[[game]]", *_pair(game, names)]
        if t.kind == TABLES:
            lines.append(f"places = {list(game.places)}")
        else:
            winner = "" if game.winner is None else names[game.winner]
            lines.append(f"winner = {_quoted(winner)}")
        lines += [f"record = {_quoted(game.record)}"] if game.record else []
    if t.playing is not None:
        lines += ["", "[playing]", *_pair(t.playing, names)]
        lines.append(f"record = {_quoted(t.playing.record)}")
    return "\n".join(lines) + "\n"


def _pair(game: Played | Playing, names: list[str]) -> list[str]:
    pair = ", ".join(_quoted(names[player]) for player in game.players)
    return [f"round = {game.round}", f"players = [{pair}]"]


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def loads(text: str) -> Tournament:
    """Read a tournament by replaying its games; raise ContestError naming the mistake."""
    document = read_toml(text)
    if isinstance(document, Problem):
        raise ContestError("contest-file", reason=document)
    if document.get("format") != FORMAT:
        raise ContestError("contest-format", most=FORMAT)
    unknown = [key for key in document if key not in KEYS | BLOCKS]
    if unknown:
        raise ContestError("contest-key", key=show(unknown[0]))
    made = checked(
        Tournament(
            name=_text(document, "name"),
            kind=_text(document, "kind"),
            variant=_text(document, "variant"),
            players=tuple(_entrant(block) for block in _blocks(document, "player")),
            rounds=_number(document, "rounds", 0),
            games=_number(document, "games", 1),
            seats=_number(document, "seats", 2),
            stake=_number(document, "stake", 0),
            mark=_text(document, "mark", ""),
        )
    )
    for number, block in enumerate(_blocks(document, "game"), 1):
        made = _play(made, block, f"game {number}")
    playing = document.get("playing")
    if playing is not None:
        if not isinstance(playing, Mapping):
            raise ContestError("contest-block", block="playing")
        made = _next(made, playing, "playing")
    return made


def checked(t: Tournament) -> Tournament:
    """Return the tournament if it is valid; else raise ContestError."""
    if t.kind not in KINDS:
        raise ContestError("contest-kind", kind=show(t.kind), either=KINDS)
    _check_names(t)
    if t.games not in GAMES:
        raise ContestError("contest-games", games=t.games, either=tuple(map(str, GAMES)))
    if not 0 <= t.stake <= MOST_STAKE:
        raise ContestError("contest-stake", most=MOST_STAKE)
    return _with_rounds(t)


def _check_names(t: Tournament) -> None:
    if not FEWEST <= len(t.players) <= MOST:
        raise ContestError("contest-count", count=len(t.players), low=FEWEST, high=MOST)
    for name in (t.name, *(player.name for player in t.players)):
        if not name or not name.isprintable() or len(name) > MOST_NAME:
            raise ContestError("contest-name", most=MOST_NAME)
    seen = set[str]()
    for player in t.players:
        if player.name.casefold() in seen:
            raise ContestError("contest-twice", name=show(player.name))
        seen.add(player.name.casefold())


def _with_rounds(t: Tournament) -> Tournament:
    """Fill in the usual number of rounds where the kind needs one and none is given."""
    if t.kind == TABLES:
        if not FEWEST_SEATS <= t.seats <= MOST_SEATS:
            raise ContestError("contest-seats", low=FEWEST_SEATS, high=MOST_SEATS)
        if t.games != 1:
            raise ContestError("contest-table-games")
        t = replace(t, rounds=t.rounds or USUAL_ROUNDS)
        if not 1 <= t.rounds <= MOST_ROUNDS:
            raise ContestError("contest-rounds", rounds=t.rounds, most=MOST_ROUNDS)
    elif t.seats != 2:
        raise ContestError("contest-no-seats", kind=t.kind)
    elif t.kind == SWISS:
        most = most_rounds(len(t.players))
        t = replace(t, rounds=t.rounds or min(usual_rounds(len(t.players)), most))
        if not 1 <= t.rounds <= most:
            raise ContestError("contest-rounds", rounds=t.rounds, most=most)
    elif t.rounds:
        raise ContestError("contest-no-rounds", kind=t.kind)
    return t


def _play(t: Tournament, block: Mapping[str, Any], place: str) -> Tournament:
    t = _next(t, block, place)
    if t.kind == TABLES:
        return t.finish_table(_places(t, block, place))
    winner = _text(block, "winner", "")
    number = _player(t, winner, place) if winner else None
    assert t.playing is not None
    if number is not None and number not in t.playing.players:
        raise ContestError("contest-winner", place=place, name=show(winner))
    return t.finish(number)


def _places(t: Tournament, block: Mapping[str, Any], place: str) -> list[int]:
    """Read the places of a table's players: each is one more than the number ahead."""
    found = block.get("places")
    assert t.playing is not None
    if (
        not isinstance(found, list)
        or len(found) != len(t.playing.players)
        or not all(type(at) is int for at in found)
        or any(at != 1 + sum(other < at for other in found) for at in found)
    ):
        raise ContestError("contest-places", place=place, count=len(t.playing.players))
    return found


def _next(t: Tournament, block: Mapping[str, Any], place: str) -> Tournament:
    """Begin this game, if it belongs to the current round."""
    names = block.get("players")
    if not isinstance(names, list) or len(names) < 2 or (t.kind != TABLES and len(names) > 2):
        raise ContestError("contest-pair", place=place)
    players = tuple(_player(t, name, place) for name in names)
    now = next_meeting(t)
    number = _number(block, "round", 0)
    if now is None or number != now.round or not may_sit(t, players):
        raise ContestError("contest-order", place=place)
    return replace(t, playing=Playing(number, players, _text(block, "record", "")))


def _player(t: Tournament, name: object, place: str) -> int:
    found = [at for at, player in enumerate(t.players) if player.name == name]
    if not found:
        raise ContestError("contest-nobody", place=place, name=show(name))
    return found[0]


def _entrant(block: Mapping[str, Any]) -> Entrant:
    return Entrant(_text(block, "name"), _text(block, "bot", ""))


def _blocks(document: Mapping[str, Any], name: str) -> list[Mapping[str, Any]]:
    found = document.get(name, [])
    if not isinstance(found, list) or not all(isinstance(block, Mapping) for block in found):
        raise ContestError("contest-block", block=name)
    return found


def _text(block: Mapping[str, Any], key: str, default: str | None = None) -> str:
    value = block.get(key, default)
    if not isinstance(value, str):
        raise _wrong(key, "text")
    return value


def _number(block: Mapping[str, Any], key: str, default: int) -> int:
    value = block.get(key, default)
    if type(value) is not int:
        raise _wrong(key, "number")
    return value


def _wrong(key: str, kind: Value) -> ContestError:
    return ContestError("contest-value", key=key, kind=kind)
