"""Rule files: the presets, inheritance, options, and everything that is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core import engine
from playpalace_ludo.core.errors import IllegalMove, LudoError, RulesError
from playpalace_ludo.core.language import knobs
from playpalace_ludo.core.language.desugar import flatten
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.core.standings import standings
from playpalace_ludo.variants import catalogue, documents
from tests.core.refusing import refused, told

FILE = 'schema = 1\nkind = "cross"\ntitle = "Mine"\n'


def test_there_are_40_knobs_in_12_groups() -> None:
    assert len(knobs.KNOBS) == 40
    assert len({knob.group for knob in knobs.KNOBS}) == 12


def test_every_default_is_the_playpalace_value() -> None:
    assert variants.load("playpalace").values == knobs.defaults()


def test_every_preset_names_all_knobs_or_a_base() -> None:
    for name in ("playpalace", "classic", "nigerian", "strict", "jota"):
        document = documents.read_toml(catalogue.SHIPPED / f"{name}.toml")
        assert "base" not in document
        # Named in a shipped file, later ones would change what players' own files are known by.
        later = {"board.arms", "board.markers", "safe.squares_for", "turn.ranking"}
        later |= {knob.key for knob in knobs.KNOBS if knob.group in ("teams", "powers")}
        assert set(flatten(document)) == set(knobs.BY_KEY) - later


def test_powers_lie_alike_on_every_arm_and_away_from_safe_squares() -> None:
    for spec, arms in (
        ("playpalace(powers.kind=all,powers.tiles=3)", 4),
        ("classic(board.arms=7,powers.kind=leaps)", 7),
    ):
        rules = variants.load(spec)
        squares = {*rules.board.effects}
        arm = rules.board.squares // arms
        assert {(square + arm - 1) % rules.board.squares + 1 for square in squares} == squares
        starts = {seat.route.tiles[0] for seat in rules.seats}
        assert not squares & (rules.capture.safe_tiles | starts)
        assert rules.abilities.by_face


def test_indian_is_classic_with_stars() -> None:
    indian, classic = variants.load("indian").values, variants.load("classic").values
    assert {key for key in classic if classic[key] != indian[key]} == {"safe.squares"}


def test_options_in_a_spec_are_written_canonically() -> None:
    rules = variants.load("playpalace(sixes.max=0,safe.start=none,dice.count=1)")
    assert rules.spec == "playpalace(safe.start=none,sixes.max=0)"
    assert variants.load(rules.spec).spec == rules.spec
    back = variants.with_options(rules, {"sixes.max": 3})
    assert back.spec == "playpalace(safe.start=none)"


def test_loose_options_with_spaces_have_a_form() -> None:
    rules = variants.with_options(variants.load("figure-eight"), {"capture.effect": "back 5"})
    assert rules.spec == 'figure-eight(capture.effect="back%205")'
    assert variants.load(rules.spec).capture.back == 5


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "[sixes]\nzzzzzzzz = 3",
            "sixes.zzzzzzzz: there is no such option, its name begins with board, safe, dice, "
            "stack, home, capture, bonus, sixes, turn, end, teams or powers, as in sixes.max.",
        ),
        ("[sixes]\nmx = 3", "sixes.mx: there is no such option. Did you mean 'sixes.max'?"),
        ("[sixes]\nmax = 6", "sixes.max: 6 does not fit, it takes a whole number from 0 to 5"),
        ("[sixes]\nmax = true", "sixes.max: true does not fit"),
        ("[sixes]\nmax = '3'", "sixes.max: '3' does not fit"),
        ("[safe]\nstart = 'some'", "it takes one of none, own, all"),
        ("[safe]\nsquares = [60]", "the track has 52 squares, 60 is beyond it"),
        ("[safe]\nsquares = [0]", "a list of track squares"),
        ("[safe]\nsquares = [9, 9]", "a list of track squares"),
        ("[stack]\ndoubled = true", "stack.own_limit must be 2"),
        ("[stack]\ndoubled = true\nown_limit = 2\n[dice]\ncount = 2", "needs one die"),
        ("[dise]\ncount = 2", "mine.toml: dise: there is no such block. Did you mean 'dice'?"),
        ("[seats]\na = 1", "seats: there is no such block. Did you mean 'seat'?"),
        (
            "[xyzzy]\nplugh = 1",
            "xyzzy: there is no such block, only board, safe, dice, stack, home, capture, "
            "bonus, sixes, turn, end, teams, powers, seat, randomiser, die, outcome, start, move, "
            "finish, win, goal, lose, turn_rule, tile_rule, ability, abilities, jump, path, "
            "distance, amend, question, players.",
        ),
        ("own_limit = 2", "own_limit: stands in no block, it belongs under [stack]."),
        ("markers = 3", "markers: stands in no block, it belongs under [board] or [[seat]]."),
        ("dice = 2", "dice: must be a table"),
        ("[players]\nmax = 6", "players.max: must be a whole number from 1 to 4, not 6"),
        ("base = 'classik'", "no file beside it named 'classik'"),
        ("base = '../classic'", "a shipped variant or a file in the same folder"),
        ("base = 'mine'", "in a circle"),
        ("base = 'hexagon'", "kind: must be 'loose'"),
        (
            "x = [",
            "a value: a number, true, false, a text in quotes, or a list in square brackets.",
        ),
    ],
)
def test_a_bad_file_gets_a_sentence(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(FILE + text, "utf-8")
    with pytest.raises(RulesError) as caught:
        variants.load(str(file))
    assert said in told(caught.value)
    assert told(caught.value).startswith(f"{file}: ")


def test_a_german_is_told_in_german() -> None:
    with pytest.raises(RulesError) as caught:
        variants.load("playpalace(bonus.limit=9999999,sixes.mx=3)")
    assert told(caught.value, "de") == (
        "playpalace: sixes.mx: diese Option gibt es nicht. Meintest du 'sixes.max'?"
    )
    with pytest.raises(RulesError) as caught:
        variants.load("playpalace(bonus.limit=9999999,safe.start=some)")
    assert told(caught.value, "de") == (
        "playpalace: safe.start: 'some' passt nicht, möglich ist eines von none, own, all. "
        "bonus.limit: 9999999 passt nicht, möglich ist eine ganze Zahl von 0 bis 1000000."
    )


def test_an_engineer_reads_place_code_and_values() -> None:
    with pytest.raises(RulesError) as caught:
        variants.load("playpalace(sixes.max=9)")
    assert str(caught.value) == "playpalace: sixes.max: knob-int (value=9, low=0, high=5)"


def test_all_problems_are_told_at_once(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(FILE + "[sixes]\nmax = 9\n[dice]\ncount = 0\n", "utf-8")
    with pytest.raises(RulesError) as caught:
        variants.load(str(file))
    assert [problem.key for problem in caught.value.problems] == ["sixes.max", "dice.count"]


@pytest.mark.parametrize("content", [b"\xff\xfe", b"a" * 300_000, b"x = " + b"[" * 5000])
def test_hostile_bytes_get_a_sentence(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(content)
    with refused(RulesError, str(file)):
        variants.load(str(file))


def test_a_folder_and_a_missing_file_get_a_sentence(tmp_path: Path) -> None:
    folder = tmp_path / "rules.toml"
    folder.mkdir()
    for path in (folder, tmp_path / "none.toml"):
        with refused(RulesError, "cannot be read"):
            variants.load(str(path))


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("", "names no rules"),
        ("playpalace(sixes.max=0", "never closed"),
        ("playpalace(sixes.max)", "write key=value"),
        ("playpalce", "Did you mean 'playpalace'?"),
        ("playpalace(sixes.maxx=0)", "Did you mean 'sixes.max'?"),
        ("hexagon(outcome.9.do=[])", "no outcome named '9'"),
        ("mine@12345678", "no rule file with that name and content"),
    ],
)
def test_a_bad_spec_gets_a_sentence(spec: str, said: str) -> None:
    with refused(LudoError, said):
        variants.load(spec)


def test_combinations_the_rulebook_warns_about() -> None:
    assert variants.load("playpalace(sixes.max=1)").warnings == ("pludo-warning-sixes-max-one",)
    assert variants.load("nigerian(sixes.max=1)").warnings == (), "one six of two lets a token out"
    assert variants.load("nigerian(dice.use=sum)").warnings == ("pludo-warning-sum-cannot-finish",)
    assert variants.load("playpalace(dice.use=sum,dice.same_marker=false)").warnings == ()


def test_refused_verbs_change_nothing_and_say_why() -> None:
    line = "playpalace red:12,Y,Y,H/yellow:Y,35,Y,Y red 6,? 1 9"
    rules, state = parse_position(line, variants.load)
    with pytest.raises(IllegalMove) as caught:
        engine.roll(rules, state, (4,))
    assert caught.value.refusal == "move_first"
    with pytest.raises(IllegalMove) as caught:
        engine.play(rules, state, state.moves[0]._replace(tokens=(3,)))
    assert caught.value.refusal == "finished"
    with refused(LudoError, "2 to 4 players, not 1"):
        engine.start(rules, (0,))
    with refused(LudoError, "has the seats 0 to 3"):
        engine.start(rules, (0, 7))


def test_partners_need_a_seat_opposite() -> None:
    with refused(RulesError, "partners sit opposite each other, which 5 arms do not allow"):
        variants.load("playpalace(board.arms=5,teams.pairs=opposite)")
    rules = variants.load("playpalace(board.arms=6,teams.pairs=opposite)")
    assert [rules.allies(seat) for seat in range(6)] == [(3,), (4,), (5,), (0,), (1,), (2,)]
    assert (rules.min_players, rules.max_players) == (6, 6)


def test_partners_who_race_for_themselves_stand_for_themselves() -> None:
    tokens = "red:55,H,H,H/blue:Y,Y,Y,Y/green:1,Y,Y,Y/yellow:30,Y,Y,Y"
    line = f"playpalace(teams.pairs=opposite) {tokens} red ? 0 9"
    rules, state = parse_position(line, variants.load)
    assert [(s.seat, s.place) for s in standings(rules, state)][:2] == [(0, 1), (2, 1)]
    alone = variants.with_options(rules, {"teams.together": False})
    assert [(s.seat, s.place) for s in standings(alone, state)][:2] == [(0, 1), (3, 2)]
