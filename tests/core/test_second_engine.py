"""Our engine and one written from the documents alone agree on random positions."""

from __future__ import annotations

from random import Random

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core import engine
from playpalace_ludo.core.errors import NotationError
from playpalace_ludo.core.events import Penalised
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from tests.core import second_engine
from tests.core.second_engine import HOME, YARD, Play, Settings, Table

MORE = (5, 2)
"""Thrown after nothing but sixes, where they are thrown on at once."""
POSITIONS = 250
"""Of each setting, in every run."""
COLOURS = ("red", "blue", "green", "yellow")

STRICT = Settings((), "own", column_blocks=True, six_earns=False)
NIGERIAN = Settings(captor_goes_home=True, all_or_nothing=True, pools=True)
CLASSIC = Settings((), "none", stacking=False, most_sixes=3)
PLAYPALACE = Settings(most_sixes=3)
STAYS = Settings(six_without_move_earns=True, capture_earns=True)
"""Document 001 with one die, where the captor stays."""
JOTA = Settings(most_sixes=3, six_without_move_earns=True, jota=True)

SETTINGS = {
    "strict": STRICT,
    "strict(dice.count=2)": STRICT,
    "classic": CLASSIC,
    "playpalace": PLAYPALACE,
    "playpalace(safe.start=none)": PLAYPALACE._replace(starts_safe="none"),
    "playpalace(sixes.max=2)": PLAYPALACE._replace(most_sixes=2),
    "playpalace(sixes.max=0)": PLAYPALACE._replace(most_sixes=0),
    "nigerian": NIGERIAN,
    "nigerian(dice.count=1)": NIGERIAN,
    "nigerian(stack.own_limit=1)": NIGERIAN._replace(stacking=False),
    "nigerian(dice.usage=each)": NIGERIAN._replace(all_or_nothing=False),
    "nigerian(safe.start=none)": NIGERIAN._replace(starts_safe="none"),
    "nigerian-classic": STAYS,
    "nigerian-classic(safe.start=none)": STAYS._replace(starts_safe="none"),
    "nigerian-classic(stack.own_limit=1)": STAYS._replace(stacking=False),
    "jota": JOTA,
    "jota(safe.start=none)": JOTA._replace(starts_safe="none"),
    "strict(dice.count=2,dice.use=sum)": STRICT._replace(sums=True),
    "playpalace(dice.count=2,dice.use=sum)": PLAYPALACE._replace(sums=True),
}


def random_table(rng: Random, settings: Settings) -> Table:
    near = rng.randrange(52)
    """Tokens stand close together now and then, so that they meet."""
    table: Table = {}
    for player in sorted(rng.sample(range(4), rng.randint(2, 4))):
        own: list[int] = []
        while len(own) < 4:
            close = (near - 13 * player + rng.randrange(8)) % 52
            step = rng.choice([YARD, HOME, rng.randrange(51), rng.randrange(44, 56), close])
            most = 2 if settings.jota else 4 if settings.stacking else 1
            if step in (YARD, HOME) or own.count(step) < most:
                own.append(min(step, HOME))
        table[player] = own
    return table


def line_of(spec: str, table: Table, player: int, sixes: int) -> str:
    def written(step: int) -> str:
        return "Y" if step == YARD else "H" if step == HOME else str(step)

    seats = "/".join(f"{COLOURS[p]}:{','.join(map(written, own))}" for p, own in table.items())
    return f"{spec} {seats} {COLOURS[player]} ? {sixes} 9"


def tokens_of(state: State) -> Table:
    return {player: [*own] for player, own in enumerate(state.tokens) if own}


@pytest.mark.parametrize("spec", SETTINGS)
def test_both_engines_agree_on_random_positions(spec: str) -> None:
    rules, settings, rng = variants.load(spec), SETTINGS[spec], Random(spec)
    compared = 0
    while compared < POSITIONS:
        table = random_table(rng, settings)
        player, sixes = rng.choice([*table]), rng.choice([0, 0, 0, 1])
        line = line_of(spec, table, player, sixes if rules.chance.dice == 1 else 0)
        dice = tuple(sorted((rng.randint(1, 6) for _ in range(rules.chance.dice)), reverse=True))
        try:
            state = parse_position(line, variants.load)[1]
        except NotationError:
            continue  # a game that is over, or a streak these rules do not count
        compare(rules, settings, table, player, dice, state, line)
        compared += 1


def compare(
    rules: Rules,
    settings: Settings,
    table: Table,
    player: int,
    dice: tuple[int, ...],
    state: State,
    line: str,
) -> None:
    thrown, events = engine.roll(rules, state, dice)
    where = f"{line}, {dice}"
    one_die = len(dice) == 1
    if one_die and second_engine.is_punished(settings, dice[0], state.streak):
        assert any(isinstance(event, Penalised) for event in events), where
        assert tokens_of(thrown) == table and thrown.turn != player, where
        return
    if settings.pools and {*dice} == {6}:
        assert thrown.turn == player and thrown.awaiting == "roll", where
        more = MORE[: len(dice)]
        thrown, dice = engine.roll(rules, thrown, more)[0], (*dice, *more)
        one_die = False
    ours: dict[Play, State] = {}
    for move in thrown.moves if thrown.turn == player else ():
        face = sum(dice) if settings.sums else move.face
        play = (move.tokens[0], face, move.to)
        ours[play] = engine.play(rules, thrown, move)[0]
    theirs = second_engine.plays(settings, table, player, dice)
    assert set(ours) == theirs, where
    if not theirs and one_die:
        again = second_engine.throws_again(settings, dice[0], moved=False, captured=False)
        assert (thrown.turn == player) is again, where
    for play, after in ours.items():
        expected, captured = second_engine.carried_out(settings, table, player, play)
        assert tokens_of(after) == expected, (where, play)
        won = set(expected[player]) == {HOME}
        if one_die and not won:
            again = second_engine.throws_again(settings, dice[0], moved=True, captured=captured)
            assert (after.turn == player) is again, (where, play)
