"""From strict to loose: cross files that relax one thing after the other, and keep the rest."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import astuple
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playpalace_ludo import bots, variants
from playpalace_ludo.core import engine
from playpalace_ludo.core.errors import RulesError
from playpalace_ludo.core.language import desugar, generator, knobs, schema
from playpalace_ludo.core.language.desugar import flatten
from playpalace_ludo.core.language.following import following
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.squares import squares
from playpalace_ludo.lab import check
from playpalace_ludo.variants import catalogue, documents
from playpalace_ludo.words import Listener, Translator, narrate, rulebook
from playpalace_ludo.words.squares import square
from tests.core.random_games import knob_mixes
from tests.core.refusing import told
from tests.loose import random_files
from tests.loose.test_random_files import QUICK, play, rules_of

PRESETS = ("playpalace", "classic", "nigerian", "strict", "jota")
BOARDS = [
    {},
    {"board.arms": 5, "board.markers": 3},
    {"board.arms": 8, "board.home_squares": 3, "board.corner_tiles": True},
    {"board.arms": 2, "board.home_squares": 1, "board.home_entry_back": 5, "safe.squares": []},
    {"board.arms": 12, "board.markers": 1, "board.home_entry_back": 1},
]


def load(tmp_path: Path, text: str, base: str = "strict") -> Any:
    file = tmp_path / "mine.toml"
    file.write_text(f'base = "{base}"\ntitle = "Mine"\n{text}', "utf-8")
    return variants.load(str(file))


def shipped(name: str) -> dict[str, Any]:
    return documents.read_document(catalogue.SHIPPED / f"{name}.toml")


@pytest.mark.parametrize("options", BOARDS)
def test_the_board_is_what_a_loose_file_writes_out(options: dict[str, Any]) -> None:
    cross = variants.with_options(variants.load("playpalace"), options)
    document = {**desugar.desugar(with_knobs(cross.file, options)), "kind": "loose"}
    loose = rules_of(document)
    for ours, theirs in zip(cross.seats, loose.seats, strict=True):
        assert ours.route.tiles == theirs.route.tiles
        assert ours._replace(route=theirs.route) == theirs
    for subject in ("chance", "stack", "capture", "finish", "streak", "extra", "teams", "win"):
        assert astuple(getattr(loose, subject)) == astuple(getattr(cross, subject)), subject


def with_knobs(document: Mapping[str, Any], options: dict[str, Any]) -> dict[str, Any]:
    found = dict(document)
    for key, value in options.items():
        block, _, name = key.partition(".")
        found[block] = {**found.get(block, {}), name: value}
    return following(document, options, found)


@pytest.mark.parametrize("name", PRESETS)
def test_a_file_with_a_block_that_says_nothing_new_plays_as_before(name: str) -> None:
    plain = variants.load(name)
    document = {**documents.read_document(catalogue.SHIPPED / f"{name}.toml"), "tile_rule": []}
    same = rules_of(document)
    assert same.says_more and not plain.says_more
    for seed in range(3):
        rng, other = Random(seed), Random(seed)
        assert play(plain, rng, 150).state == play(same, other, 150).state


def test_three_markers_are_all_needed_home_and_every_arm_has_its_safe_square() -> None:
    rules = variants.load("playpalace(board.arms=5,board.markers=3)")
    assert rules.values["end.home"] == 3
    assert rules.win.goals == variants.load("playpalace").win.goals
    assert rules.values["safe.squares"] == (9, 22, 35, 48, 61)
    assert (rules.min_players, rules.max_players) == (2, 5)
    assert [seat.colour for seat in rules.seats][4:] == ["orange"]


def test_safe_squares_that_lie_on_every_arm_do_so_on_shorter_ones() -> None:
    rules = variants.load("playpalace(board.home_squares=3)")
    assert rules.values["safe.squares"] == (9, 18, 27, 36)
    assert variants.load(rules.spec).spec == rules.spec
    longer = variants.load("playpalace(board.home_squares=6)")
    assert longer.values["safe.squares"] == (9, 22, 35, 48)  # as in games already recorded


def test_what_a_player_says_does_not_follow() -> None:
    rules = variants.load("playpalace(board.arms=6,board.markers=6,end.home=4,safe.squares=[9])")
    assert rules.values["end.home"] == 4 and rules.values["safe.squares"] == (9,)
    assert variants.load(rules.spec).spec == rules.spec
    assert variants.with_options(rules, {"end.home": 6}).spec == (
        "playpalace(board.arms=6,board.markers=6,safe.squares=[9])"
    )


def test_a_file_based_on_a_file_follows_that_file(tmp_path: Path) -> None:
    (tmp_path / "five.toml").write_text('base = "strict"\n[board]\narms = 5\nmarkers = 3\n')
    rules = load(tmp_path, "[board]\nmarkers = 6\n", base="five")
    assert (len(rules.seats), rules.values["end.home"]) == (5, 6)


def test_the_colours_have_words(tmp_path: Path) -> None:
    for lang in ("en", "de"):
        say = Translator(lang)
        spoken = [say.text("pludo-player", colour=colour) for colour in generator.COLOURS]
        assert len(set(spoken)) == len(spoken) == max(12, knobs.BY_KEY["board.arms"].high)
        assert lang == "en" or not set(spoken) & {"Green", "Pink", "Turquoise"}


@pytest.mark.parametrize(("home", "place"), [("Y", "bench"), ("H", "swing")])
def test_places_of_a_finish_have_their_names_on_the_usual_board_too(
    tmp_path: Path, home: str, place: str
) -> None:
    rules = load(tmp_path, '[[seat]]\ncolour = "red"\nfinish = ["bench", "swing"]\n')
    line = f"{rules.name} red:54,{home},Y,Y/blue:Y,Y,Y,Y red ? 0 9"
    start = parse_position(line, lambda _: rules)[1]
    match = Match(rules, start.seats, start=start)
    events = match.roll((2,)) + match.play(match.state.moves[0])
    lines = narrate(rules, start, events, match.state, Listener(1))
    assert f"is home, {place}, " in " ".join(map(Translator().line, lines))


def test_a_ladder_stands_on_a_generated_board(tmp_path: Path) -> None:
    rules = load(tmp_path, '[board]\narms = 5\n[[jump]]\nfrom = "4"\nto = "20"\n')
    assert rules.board.jumps[0] == {3: 19}
    told = " ".join(Translator().say(line) for line in rulebook.rule_lines(rules))
    assert "20" in told and rules.board.jumps[1] == {55: 6}


def in_words(rules: Any) -> list[str]:
    """The rules of a table without the line that sums the variant up."""
    return [Translator().say(line) for line in rulebook.rule_lines(rules)[1:]]


@pytest.mark.parametrize(
    "block",
    [
        '[finish]\narrive = "exact"\n',
        '[capture]\neffect = "to start"\n',
        "[turn]\ntries = 1\n",
        '[randomiser]\nkind = "dice"\n',
        "[stack]\nbarrier_of = 0\n",
    ],
)
def test_a_block_that_says_nothing_new_is_not_heard(tmp_path: Path, block: str) -> None:
    assert in_words(load(tmp_path, block)) == in_words(variants.load("strict"))


def test_a_key_is_told_like_the_option_that_means_the_same(tmp_path: Path) -> None:
    key = load(tmp_path, '[capture]\nreward = ["again"]\n')
    assert in_words(key) == in_words(variants.load("strict(bonus.capture=true)"))


def test_what_tiles_do_is_told_on_a_generated_board(tmp_path: Path) -> None:
    told = in_words(load(tmp_path, '[path]\ntwo_way = ["3..6"]\n'))
    assert "On 3 to 6 tokens may also walk back, as long as they stay on these." in told


def test_squares_safe_for_everyone_are_told_beside_those_safe_for_one_colour(
    tmp_path: Path,
) -> None:
    text = '[safe]\nsquares = [9]\nsquares_for = "own"\n[capture]\nspare_tiles = ["20"]\n'
    told = in_words(load(tmp_path, text, base="playpalace"))
    assert "Nobody is captured on 1, 14, 20, 27 and 40." in told
    assert "Square 9 (red safe) is safe for its own colour." in told


def test_partners_of_a_file_are_told_once(tmp_path: Path) -> None:
    seats = "".join(f'[[seat]]\ncolour = "{c}"\nteam = "a"\n' for c in ("red", "green"))
    told = in_words(load(tmp_path, seats + '[finish]\nreward = ["again"]\n'))
    assert [line for line in told if "together" in line] == ["These play together: Red with Green."]


def test_rules_with_an_amendment_in_force_tell_the_other_blocks_too(tmp_path: Path) -> None:
    rules = load(
        tmp_path,
        '[capture]\neffect = "back 3"\n[[amend]]\nname = "Open"\nwhen = ["round 2"]\n'
        'set = { "safe.start" = "none" }\n',
    )
    told = in_words(rules.now((0,)))
    assert "A captured token goes 3 steps back." in told
    assert "Start squares protect nobody." in told


def test_too_many_sixes_are_told_once(tmp_path: Path) -> None:
    told = in_words(load(tmp_path, "[turn]\ntries = 3\n", base="playpalace"))
    assert [line for line in told if "in a row" in line] == [
        "The third six in a row ends the turn and takes it back."
    ]


def test_an_amendment_changes_knobs_and_faces_together(tmp_path: Path) -> None:
    rules = load(
        tmp_path,
        '[[amend]]\nname = "Open"\nwhen = ["round 2"]\n'
        'set = { "safe.start" = "none", "outcome.4.do" = ["enter", "move 4"] }\n',
    )
    later = rules.now((0,))
    assert rules.chance.plain_dice and later.chance.plain_dice
    assert rules.capture.own_start_safe and not later.capture.own_start_safe
    assert [order.kind for order in later.chance.faces[4].orders] == ["enter", "move"]


def test_a_card_that_is_no_six_is_told_without_sixes(tmp_path: Path) -> None:
    rules = load(
        tmp_path,
        '[randomiser]\nkind = "cards"\n[[outcome]]\nname = "Run"\nweight = 3\n'
        'do = ["enter", "move 5"]\n[[outcome]]\nname = "Walk"\nweight = 5\ndo = ["move 2"]\n',
        base="classic",
    )
    text = " ".join(Translator().say(line) for line in rulebook.rule_lines(rules))
    assert "The cards. Run, 3 of 8 cards" in text
    assert "six" not in text and "Extra throws" not in text and " die " not in text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[board]\narms = 13", "board.arms: 13 does not fit, it takes a whole number from 2 to 12"),
        ("[board]\nmarkers = 3\n[end]\nhome = 4", "end.home: is more than the 3 markers"),
        ("[board]\ntokens_out = 5", "board.tokens_out: is more than the 4 markers"),
        (
            "[board]\nhome_squares = 1\nhome_entry_back = 6",
            "board.home_entry_back: no square of a track of 20 would lie on everybody's way",
        ),
        ("[players]\nmin = 4\nmax = 3", "players.max: from 4 to 3 players is no range"),
        ("[players]\nmix = 4", "players.mix: there is no such key. Did you mean 'min'?"),
        ("[stack]\nbarier_of = 2", "stack.barier_of: there is no such key. Did you mean 'barrier"),
        ('[board]\nsquares = "named"', "board.squares: there is no such option"),
        ("[stack]\nbarrier_of = 100", "stack.barrier_of: must be a whole number from 0 to 99"),
        ('[[tile_rule]]\ntile = "53"\non_land = ["again"]', "there is no tile '53'"),
        ('[[seat]]\ncolour = "pink"', "the board has no seat of this colour, it has red, blue"),
        ('[[seat]]\ncolour = "red"\nroute = "1..9"', "the routes of this board are generated"),
        ('[dice]\ncount = 2\n[randomiser]\nkind = "cards"', "needs dice.count 1"),
        ('[win]\nwhen = ["team home"]', "win.when: "),
        ('[capture]\nwhen = "never"', "L-32, L-33"),
        ('[finish]\narrive = "row"', "L-37"),
        (
            '[[amend]]\nname = "X"\nwhen = ["round 2"]\nset = { "board.arms" = 5 }',
            "amend.X.set: board.arms: the board and the number of dice stay as they are",
        ),
        (
            '[[amend]]\nname = "X"\nwhen = ["round 2"]\nset = { "safe.squares" = [60] }',
            "amend.X.set: safe.squares: the track has 52 squares, 60 is beyond it",
        ),
        (
            '[[amend]]\nname = "X"\nwhen = ["round 2"]\nset = { "safe.start" = "some" }',
            "amend.X.set: safe.start: 'some' does not fit",
        ),
    ],
)
def test_relaxations_that_contradict_each_other_get_a_sentence(
    tmp_path: Path, text: str, said: str
) -> None:
    with pytest.raises(RulesError) as caught:
        load(tmp_path, text)
    assert said in told(caught.value)
    assert "pludo-" not in told(caught.value, "de")


def test_a_loose_game_has_no_knobs_to_amend() -> None:
    document = shipped("hexagon")
    document["amend"] = [{"name": "X", "when": ["round 2"], "set": {"safe.start": "none"}}]
    with pytest.raises(RulesError) as caught:
        rules_of(document)
    assert "cannot be changed during the game" in told(caught.value)


@st.composite
def relaxed_files(draw: st.DrawFn) -> dict[str, Any]:
    """A preset with other knobs on another board, and blocks of a random loose file."""
    name, mixed = draw(st.sampled_from(PRESETS)), draw(knob_mixes())
    found = shipped(name)
    values = {**flatten(found), **knobs.defaults(), **mixed}
    blocks = json.loads(re.sub(r"\bt(\d)", r"\1", json.dumps(draw(random_files.documents()))))
    parts = draw(st.lists(st.sampled_from(["stack", "capture", "finish", "turn", "win"])))
    if draw(st.booleans()):
        values |= {"dice.count": 1, "stack.doubled": False}
        found |= {key: blocks[key] for key in ("randomiser", "outcome", "die", "amend")}
        parts.append("capture")  # whom an outcome ransoms, a capture has taken
    for key in parts:
        loose = {k: v for k, v in blocks[key].items() if f"{key}.{k}" not in knobs.BY_KEY}
        found[key] = {**found.get(key, {}), **loose}
    for key in ("tile_rule", "ability", "abilities"):
        if key in blocks:
            found[key] = blocks[key]
    if "outcome" not in found and "turn" in found:
        found["turn"].pop("streak_of", None)
    found.get("turn", {}).pop("help", None)
    if "outcome" not in found and found.get("capture", {}).get("effect") == "prisoner":
        found["capture"]["effect"] = "swap"
    if values["board.arms"] < 4 or values["board.arms"] % 2:
        values["teams.pairs"] = "none"
    if values["teams.pairs"] == "none":
        found.get("win", {}).pop("for", None)
    if found.get("finish", {}).get("arrive") == "row":
        found["finish"]["arrive"] = "bounce"
    if found.get("win", {}).get("when") == ["team home"]:
        found["win"]["when"] = ["all home"]
    values["stack.own_limit"] = 2 if values["stack.doubled"] else 0
    if values["stack.doubled"]:
        values |= {"dice.count": 1, "dice.use": "separate"}
    if any(ability["kind"] == "throw" for ability in found.get("ability", ())):
        values["dice.use"] = "sum"  # of two throws one is kept, if each is one move
    values["end.home"] = min(values["end.home"], values["board.markers"])
    values["board.tokens_out"] = min(
        values["board.tokens_out"], values["board.markers"], values["stack.own_limit"] or 24
    )
    values["safe.squares"] = [n for n in (3, 9, 20) if n <= knobs.track_length(values)]
    found["players"] = {"min": 2, "max": values["board.arms"]}
    for key, value in values.items():
        group, _, last = key.partition(".")
        found[group] = {**found.get(group, {}), last: value}
    return found


def always(value: Any) -> Any:
    """Let orders and effects hang on nothing."""
    if isinstance(value, dict):
        return {key: always(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [always(inner) for inner in value]
    return schema.bare(value) if isinstance(value, str) else value


def without(document: dict[str, Any], keys: list[str]) -> dict[str, Any]:
    """Take out what some problems are about: conditions of orders and effects, keys, entries."""
    left = {**document}
    for key in keys:
        block, _, rest = key.partition(".")
        spec = schema.SCHEMA.get(block, {}).get(rest.rpartition(".")[2])
        if block not in left:
            continue
        if spec and spec.kind in schema.MAY_HANG:
            left[block] = always(left[block])
        elif by := schema.NAMED_BY.get(block):
            left[block] = [entry for entry in left[block] if not rest.startswith(entry[by])]
        else:
            left[block] = {name: v for name, v in left[block].items() if name != rest}
    return left


def mended(document: dict[str, Any]) -> Rules | None:
    """Rules of a mix, without what clashes in it; nothing if it clashes beyond that.

    Conditions may name what only blocks left out would bring, and knobs may contradict blocks.
    """
    for _ in range(4):
        try:
            return rules_of(document)
        except RulesError as error:
            assert "pludo-problem" not in told(error)
            assert told(error).endswith((".", "?"))
            document = without(document, [problem.key for problem in error.problems])
    return None


@QUICK
@given(relaxed_files(), st.randoms(use_true_random=False))
def test_any_mix_of_knobs_and_blocks_plays_and_reads_back(
    document: dict[str, Any], rng: Random
) -> None:
    rules = mended(document)
    if rules is None:
        return
    match = play(rules, rng, 100)
    text = match.text()
    assert Match.from_text(text, lambda _: rules).text() == text
    lang = rng.choice(["en", "de"])
    listener = Listener(match.state.turn, {})
    for line in rulebook.rule_lines(rules):
        assert Translator(lang).say(line).endswith(".")
    for step in match.steps[::9]:
        for said in narrate(rules, step.before, step.events, step.after, listener):
            assert "pludo-" not in Translator(lang).line(said)
    for at in range(len(squares(rules))):
        assert Translator(lang).say(square(rules, match.state, at, listener))


@pytest.mark.parametrize("strength", bots.STRENGTHS)
def test_bots_play_on_a_generated_board(strength: str, tmp_path: Path) -> None:
    rules = load(
        tmp_path,
        '[board]\narms = 5\nmarkers = 3\n[[tile_rule]]\ntile = "7"\non_land = ["bonus 3"]\n',
    )
    bot, rng = bots.make(strength), Random(3)
    state, _ = engine.start(rules, (0, 1, 2, 3, 4))
    for _ in range(120):
        if state.awaiting == "move":
            state, _ = engine.play(rules, state, bot.move(rules, state, rng))
        else:
            state, _ = engine.roll(rules, state, (rng.randint(1, 6),))
    assert state.number > 5


def test_every_block_of_loose_files_but_the_name_may_stand_in_a_cross_file() -> None:
    assert set(schema.SCHEMA) - set(desugar.KEYS) == {"game"}


def test_every_token_may_use_a_die_of_a_new_throw(tmp_path: Path) -> None:
    """Dice of the throw before were counted as used, once the position had been read back."""
    rules = load(
        tmp_path,
        "[dice]\nsame_marker = false\n"
        '[turn]\nstreak_of = "6"\nstreak_penalty = "last to start"\n'
        + "".join(
            f'[[outcome]]\nname = "{n}"\ndo = ["enter", "move {n}"]\nthen = ["again"]\n'
            for n in (1, 2, 6)
        )
        + '[[die]]\nname = "one"\nfaces = ["1", "2", "6"]\n'
        + '[[die]]\nname = "two"\nfaces = ["1", "2", "6"]\n',
        "playpalace",
    )
    assert rules.streak.sends_back and not rules.chance.same_token
    play(rules, Random(2), 200)


FIVE_ENTERS = """
[[outcome]]
name = "5"
do = ["enter", "move 5"]
"""


@pytest.mark.parametrize("base", PRESETS)
def test_one_face_is_changed_and_the_others_stay(tmp_path: Path, base: str) -> None:
    usual, changed = variants.load(base), load(tmp_path, f'merge = ["outcome"]{FIVE_ENTERS}', base)
    assert changed.chance.dice == usual.chance.dice and changed.chance.plain_dice
    for before, now in zip(usual.chance.faces, changed.chance.faces, strict=True):
        entering = ["enter"] * (now.name in ("5", "6"))
        wanted = [*entering, f"move {now.name}"] if now.name != "?" else []
        assert [order.text for order in now.orders] == wanted
        assert now.then == before.then


def test_a_key_that_a_merged_face_does_not_name_stays(tmp_path: Path) -> None:
    rules = load(tmp_path, 'merge = ["outcome"]\n[[outcome]]\nname = "6"\nmust = ["enter"]\n')
    six = rules.chance.faces[6]
    assert [order.text for order in six.orders] == ["enter", "move 6"] and six.must == ("enter",)


def test_change_and_amendments_reach_single_faces(tmp_path: Path) -> None:
    text = """
    [change]
    "outcome.5.do" = ["enter", "move 5"]
    [[amend]]
    name = "Late"
    when = ["round 3"]
    set = { "outcome.1.do" = ["enter", "move 1"] }
    """
    for base in ("strict", "nigerian"):
        rules = load(tmp_path, text, base)
        for amended, entering in (((), "56"), ((0,), "156")):
            faces = rules.now(amended).chance.faces
            found = [face.name for face in faces if any(o.kind == "enter" for o in face.orders)]
            assert found == [*entering]


@pytest.mark.parametrize("base", ["nigerian", "jota"])
def test_games_of_a_merged_die_play_and_read_back(tmp_path: Path, base: str) -> None:
    rules = load(tmp_path, f'merge = ["outcome"]{FIVE_ENTERS}', base)
    match = play(rules, Random(5), 120)
    assert Match.from_text(match.text(), lambda _: rules).state == match.state


def test_check_names_faces_that_a_list_replaces(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    two = FIVE_ENTERS + FIVE_ENTERS.replace("5", "6")
    for merge, gone in (("", [("1", "2", "3", "4")]), ('merge = ["outcome"]', [])):
        file.write_text(f'base = "strict"\ntitle = "Mine"\n{merge}{two}', "utf-8")
        remarks = check.remarks(file, check.load(file))
        found = [one.problem.values["names"] for one in remarks if one.problem.code == "faces-gone"]
        assert found == gone


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        (FIVE_ENTERS, 'write merge = ["outcome"] at the top of the file'),
        ('merge = ["outcomes"]', "merge: must be a list of blocks"),
        ('merge = "outcome"', "merge: must be a list of blocks"),
        ('merge = ["outcome"]\noutcome = 3', "outcome"),
        (f'merge = ["outcome"]\n[dice]\ncount = 2\nuse = "sum"{FIVE_ENTERS}', "dice.use separate"),
    ],
)
def test_what_cannot_be_merged_is_refused_with_what_to_write(
    tmp_path: Path, text: str, heard: str
) -> None:
    with pytest.raises(RulesError) as error:
        load(tmp_path, text)
    assert heard in told(error.value)
