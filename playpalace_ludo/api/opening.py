"""Ways to get a game: begin one by the name of its rules, or read one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from playpalace_ludo import variants
from playpalace_ludo.api.game import LudoGame
from playpalace_ludo.api.refusals import explained
from playpalace_ludo.core import engine
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.core.rules import Rules


def variant_names() -> list[str]:
    """Name the shipped and installed variants.

    >>> import playpalace_ludo as ludo
    >>> ludo.variant_names()[:3]
    ['playpalace', 'classic', 'indian']
    """
    return variants.names()


@explained
def load_rules(variant: str | Path) -> Rules:
    """Load a rule file of your own by its path, or a variant by its name.

    Only pass a path you chose yourself; give untrusted text to `read_record` and `read_position`,
    which never open a path.
    """
    return variants.load(str(variant))


@explained
def new_game(
    variant: str | Rules = "playpalace",
    players: int | Sequence[str] = 4,
    seed: int | str | None = None,
) -> LudoGame:
    """Begin a game of a variant, with options in brackets, or of rules from `load_rules`.

    ``players`` is their number or their names. The same seed gives the same dice; without a seed
    they differ every time.

    >>> import playpalace_ludo as ludo
    >>> game = ludo.new_game("classic(sixes.max=2)", players=["Ann", "Ben"], seed=3)
    >>> game.names, game.turn, game.awaiting
    (('Ann', 'Ben'), 'Ann', 'roll')
    """
    rules = variants.load_named(variant) if isinstance(variant, str) else variant
    if not isinstance(rules, Rules):
        raise TypeError(f"{variant!r} is no variant's name, and no rules from load_rules")
    names = () if isinstance(players, int) else _names(players)
    seats = engine.default_seats(rules, players if isinstance(players, int) else len(players))
    source = Random(seed)
    first = source.choice(seats) if rules.turns.first == "random" else None
    return LudoGame(Match(rules, seats, names=names, first=first), source)


def _names(players: Sequence[str]) -> tuple[str, ...]:
    if isinstance(players, str) or not all(isinstance(name, str) for name in players):
        raise TypeError(f"players are a number or a list of names, not {players!r}")
    if len(set(players)) < len(players):
        raise LudoError(f"two players have the same name: {', '.join(players)}")
    return tuple(players)


@explained
def read_record(text: str, seed: int | str | None = None) -> LudoGame:
    """Read a game from its record, replaying it; it can be continued.

    Rules are found by the name in the record, which is never opened as a path.

    >>> import playpalace_ludo as ludo
    >>> game = ludo.new_game("jota", players=2, seed=5).finish()
    >>> ludo.read_record(game.record).winner == game.winner
    True
    """
    return LudoGame(Match.from_text(text, variants.load_named), Random(seed))


@explained
def read_position(line: str, seed: int | str | None = None) -> LudoGame:
    """Begin a game in the middle, from the line returned by `LudoGame.position`.

    >>> import playpalace_ludo as ludo
    >>> game = ludo.read_position("playpalace red:54,H,H,H/blue:H,H,30,H red ? 0 9")
    >>> events = game.roll(2)
    >>> events = game.play(1)
    >>> game.winner
    'red'
    """
    rules, state = parse_position(line, variants.load_named)
    return LudoGame(Match(rules, state.seats, start=state), Random(seed))
