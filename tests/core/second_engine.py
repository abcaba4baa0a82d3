"""A second engine, written from the rule documents alone: small, slow, and sharing no code.

It knows one throw: which tokens may move, what that does, and whose throw comes next. Squares are
those of the documents: a track of 52, starts on 1, 14, 27 and 40, five squares of home column.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

YARD, HOME = -1, 56
STARS = (9, 22, 35, 48)
STARTS = (1, 14, 27, 40)

Table: TypeAlias = dict[int, list[int]]
"""The tokens of each player: in the yard, squares from the start (51 to 55: column), or home."""
Play: TypeAlias = tuple[int, int, int]
"""A token, the die it uses, and where it goes."""


class Settings(NamedTuple):
    """What the documents let differ."""

    stars: tuple[int, ...] = STARS
    starts_safe: str = "all"
    """On start squares protected: "all", their "own" tokens, or "none"."""
    stacking: bool = True
    column_blocks: bool = False
    """Own tokens may not be passed in the home column."""
    captor_goes_home: bool = False
    six_earns: bool = True
    six_without_move_earns: bool = False
    capture_earns: bool = False
    most_sixes: int = 0
    pools: bool = False
    """A throw of nothing but sixes is thrown on at once: each adds its dice to those to be used."""
    all_or_nothing: bool = False
    """Both dice must be used whenever that is possible."""


def square(player: int, step: int) -> int:
    """The number of the square that many squares from the player's start."""
    return (STARTS[player] - 1 + step) % 52 + 1


def is_safe(settings: Settings, at: int, owner: int) -> bool:
    if at in settings.stars:
        return True
    if settings.starts_safe == "all":
        return at in STARTS
    return settings.starts_safe == "own" and at == STARTS[owner]


def may_go(settings: Settings, own: list[int], token: int, die: int) -> int | None:
    """Where a token may go with a die; None if it may not."""
    here = own[token]
    if here == HOME or (here == YARD and die != 6):
        return None
    there = 0 if here == YARD else here + die
    if there > HOME:
        return None
    if not settings.stacking and there != HOME and there in own:
        return None
    passed = range(max(here + 1, 51), there)
    if settings.column_blocks and any(step in own for step in passed):
        return None
    return there


def carried_out(settings: Settings, table: Table, player: int, play: Play) -> tuple[Table, bool]:
    """The tokens after a play, and whether it captured."""
    token, _, there = play
    after = {one: list(tokens) for one, tokens in table.items()}
    captured = False
    for other in after:
        for index, step in enumerate(after[other]):
            on_track = other != player and 0 <= step <= 50 >= there
            meets = on_track and square(other, step) == square(player, there)
            if meets and not is_safe(settings, square(player, there), other):
                after[other][index] = YARD
                captured = True
    after[player][token] = HOME if captured and settings.captor_goes_home else there
    return after, captured


def single_plays(settings: Settings, table: Table, player: int, die: int) -> list[Play]:
    own = table[player]
    found = ((token, die, may_go(settings, own, token, die)) for token in range(4))
    return [(token, die, there) for token, die, there in found if there is not None]


def plays(settings: Settings, table: Table, player: int, dice: tuple[int, ...]) -> set[Play]:
    """What may be played first with a throw of one or two dice."""
    every = {p for die in dice for p in single_plays(settings, table, player, die)}
    if len(dice) < 2 or not settings.all_or_nothing:
        return every
    whole, harmless = set(), set()
    for play in every:
        rest = dice[1] if play[1] == dice[0] else dice[0]
        after, captured = carried_out(settings, table, player, play)
        if single_plays(settings, after, player, rest):
            whole.add(play)
        if not captured:
            harmless.add(play)
    return whole or harmless


def is_punished(settings: Settings, die: int, sixes_before: int) -> bool:
    return die == 6 and sixes_before + 1 == settings.most_sixes


def throws_again(settings: Settings, die: int, *, moved: bool, captured: bool) -> bool:
    """Whether the same player throws again after one die."""
    six = die == 6 and settings.six_earns and (moved or settings.six_without_move_earns)
    return six or (captured and settings.capture_earns)
