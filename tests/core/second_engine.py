"""A second engine, written from the rule documents alone: small, slow, and sharing no code.

It knows one throw, and sixes that are thrown on: which tokens may move, what that does, and whose
throw comes next. Squares are those of the documents: a track of 52, starts on 1, 14, 27 and 40,
five squares of home column.
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
    """Settings in which the documents differ."""

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
    """All dice must be used whenever that is possible."""
    sums: bool = False
    """The dice are added up for one token; with a six among them one may come out instead."""
    jota: bool = False
    """Two pawns on a square are a Doubled: it forwards by half an even die, is never captured, and
    nobody joins it."""


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
    if settings.jota and there != HOME and own.count(there) > 1:
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
            if settings.jota and table[other].count(step) == 2:
                continue
            if meets and not is_safe(settings, square(player, there), other):
                after[other][index] = YARD
                captured = True
    end = HOME if captured and settings.captor_goes_home else there
    for mover in doubled(settings, table[player], token) or [token]:
        after[player][mover] = end
    return after, captured


def doubled(settings: Settings, own: list[int], token: int) -> list[int]:
    """The two pawns of the Doubled that a pawn is part of; none if it is alone."""
    step = own[token]
    pair = [other for other in range(4) if own[other] == step]
    return pair if settings.jota and step not in (YARD, HOME) and len(pair) == 2 else []


def single_plays(settings: Settings, table: Table, player: int, die: int) -> list[Play]:
    own = table[player]
    found: list[Play] = []
    for token in range(4):
        pair = doubled(settings, own, token)
        if not pair:
            there = may_go(settings, own, token, die)
        elif pair[0] == token and die % 2 == 0:
            alone = [YARD if other in pair else step for other, step in enumerate(own)]
            alone[token] = own[token]
            there = may_go(settings, alone, token, die // 2)
            if there is not None and there != HOME and there in alone:
                there = None
        else:
            there = None
        if there is not None:
            found.append((token, die, there))
    return found


def sum_plays(settings: Settings, table: Table, player: int, dice: tuple[int, ...]) -> set[Play]:
    """Plays with dice that are added up."""
    total, own = sum(dice), table[player]
    found: set[Play] = set()
    for token, here in enumerate(own):
        there = may_go(settings, own, token, 6 if 6 in dice else 0) if here == YARD else None
        if here not in (YARD, HOME):
            there = may_go(settings, own, token, total)
        if there is not None:
            found.add((token, total, there))
    return found


def plays(settings: Settings, table: Table, player: int, dice: tuple[int, ...]) -> set[Play]:
    """First plays with these dice."""
    if settings.sums:
        return sum_plays(settings, table, player, dice)
    every = {p for die in dice for p in single_plays(settings, table, player, die)}
    if len(dice) < 2 or not settings.all_or_nothing:
        return every
    whole, harmless = set(), set()
    for play in every:
        after, captured = carried_out(settings, table, player, play)
        if all_used(settings, after, player, without(dice, play[1])):
            whole.add(play)
        if not captured:
            harmless.add(play)
    return whole or harmless


def without(dice: tuple[int, ...], die: int) -> tuple[int, ...]:
    at = dice.index(die)
    return dice[:at] + dice[at + 1 :]


def all_used(settings: Settings, table: Table, player: int, dice: tuple[int, ...]) -> bool:
    """Whether some order uses all of these dice."""
    return not dice or any(
        all_used(
            settings,
            carried_out(settings, table, player, play)[0],
            player,
            without(dice, play[1]),
        )
        for die in {*dice}
        for play in single_plays(settings, table, player, die)
    )


def is_punished(settings: Settings, die: int, sixes_before: int) -> bool:
    return die == 6 and sixes_before + 1 == settings.most_sixes


def throws_again(settings: Settings, die: int, *, moved: bool, captured: bool) -> bool:
    """Whether the same player throws again after one die."""
    six = die == 6 and settings.six_earns and (moved or settings.six_without_move_earns)
    return six or (captured and settings.capture_earns)
