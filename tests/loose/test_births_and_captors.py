"""Births where captors keep captured tokens: nobody ever has more than the bound."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from playpalace_ludo.chance import draw
from playpalace_ludo.core import engine, hunting
from playpalace_ludo.core.errors import NotationError
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.notation import format_position, parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD
from playpalace_ludo.lab import admission, check
from playpalace_ludo.words import Listener, Translator
from playpalace_ludo.words.near import near
from playpalace_ludo.words.rulebook import rule_lines
from tests.core.random_games import walk

FILE = """
schema = 1
kind = "loose"
[game]
name = "Crowd"
max_players = 2
[[seat]]
colour = "red"
markers = 3
route = "1..8 r"
finish = ["red home"]
[[seat]]
colour = "blue"
markers = 3
route = "5..8 1..4 b"
finish = ["blue home"]
[[outcome]]
name = "1"
do = ["enter", "move 1"]
then = ["new marker", "new marker for everybody else"]
[[outcome]]
name = "2"
do = ["enter", "move 2"]
[[outcome]]
name = "3"
do = ["move 3"]
[start]
most_markers = {most}
[stack]
towers = true
[capture]
effect = "{effect}"
reward = {reward}
{more}
"""


def crowd(
    folder: Path,
    *,
    most: int = 4,
    effect: str = "take over",
    reward: str = "[]",
    more: str = "",
) -> tuple[Path, Rules]:
    path = folder / "crowd.toml"
    path.write_text(FILE.format(most=most, effect=effect, reward=reward, more=more), "utf-8")
    return path, check.load(path)


def test_no_player_ever_has_more_than_both_may_have_together(tmp_path: Path) -> None:
    path, rules = crowd(tmp_path)
    admission.admitted(path)
    largest = 0
    for seed in range(12):
        rng = Random(seed)
        match = Match(rules, (0, 1), first=0)
        for _ in range(300):
            if match.over:
                break
            if match.state.awaiting == "move":
                match.play(rng.choice(match.state.moves))
            else:
                match.roll(draw(rules, match.state, rng))
            counts = [*map(len, match.state.tokens)]
            assert sum(counts) <= rules.most_tokens(0) == 8
            largest = max(largest, *counts)
        line = format_position(rules, match.state)
        assert parse_position(line, lambda _: rules)[1] == match.state
    assert largest > 4, "somebody took more than are ever born to one"


def test_nor_does_a_stranger_s_position_hold_more(tmp_path: Path) -> None:
    _, rules = crowd(tmp_path)
    line = "crowd red:Y,Y,Y,Y,Y,Y,Y/blue:{} red ? 0 1 leader=red round=1"
    assert parse_position(line.format("Y"), lambda _: rules)[1].tokens[1] == (YARD,)
    with pytest.raises(NotationError, match=r"too-many-markers \(markers=9, most=8\)"):
        parse_position(line.format("Y,Y"), lambda _: rules)


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ("to start", "Nobody has more than 4 tokens."),
        ("take over", "Nobody who has 4 tokens gets a new one."),
    ],
)
def test_the_rules_tell_where_births_end(tmp_path: Path, effect: str, told: str) -> None:
    _, rules = crowd(tmp_path, effect=effect)
    assert told in map(Translator().say, rule_lines(rules))


def test_conditions_may_ask_for_tokens_that_were_born(tmp_path: Path) -> None:
    more = '[[amend]]\nname = "A"\nwhen = ["markers > {}"]\nset = {{ "turn.again_limit" = 1 }}\n'
    for effect in ("take over", "to start"):
        assert crowd(tmp_path, effect=effect, more=more.format(3))[1].amendments
    with pytest.raises(check.BadFile):
        crowd(tmp_path, effect="to start", more=more.format(4))


@pytest.mark.parametrize(
    ("effect", "reward"),
    [
        ("take over", "[]"),
        ("to start", '["new marker", "new marker for everybody else", "bonus 2"]'),
    ],
)
def test_who_could_capture_whom_names_tokens_that_are_there(
    tmp_path: Path, effect: str, reward: str
) -> None:
    """In the middle of a throw tokens are born and get other numbers, which nobody asked about."""
    dice = '[randomiser]\nkind = "dice"\ndice = 2\nuse = "each"\n'
    _, rules = crowd(tmp_path, most=5, effect=effect, reward=reward, more=dice)
    asked = cut = 0
    for _, state, _ in [*walk(rules, 1, most_turns=24)][::3]:
        if not state.owed or state.opening:
            continue
        near(rules, state, Listener(0, {}))
        for seat in state.seats:
            found = hunting.hunt(rules, state, seat)
            for hit in (hit for one in found.attempts for fall in one.falls for hit in fall.hits):
                assert all(token < len(state.tokens[owner]) for owner, token in hit)
                assert hit.by[0] == seat and hit.prey[0] != seat
                asked += 1
            cut += found.cut
    assert asked and cut


def test_a_token_that_moved_up_in_number_is_not_taken_for_another(tmp_path: Path) -> None:
    """With two ones red takes over blue's first token, and the third is blue's second by then."""
    dice = '[randomiser]\nkind = "dice"\ndice = 2\nuse = "each"\n'
    _, rules = crowd(tmp_path, more=dice)
    begun, _ = engine.start(rules, (0, 1), 0)
    state = begun._replace(tokens=((0, YARD, YARD), (5, YARD, 6)))
    found = hunting.hunt(rules, state, 0)
    assert found.of_tokens[1, 0] > 0 and (1, 1) not in found.of_tokens
    assert found.cut
