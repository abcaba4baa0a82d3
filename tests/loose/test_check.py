"""An author hears every problem at once, each with its line, and what may have been meant."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.cli import speaking
from playpalace_ludo.cli.main import main
from playpalace_ludo.core import hunting
from playpalace_ludo.core.errors import RulesError
from playpalace_ludo.lab import check, simulate
from playpalace_ludo.lab.lines import LineIndex
from playpalace_ludo.lab.shares import shares
from playpalace_ludo.variants import catalogue
from playpalace_ludo.words import Listener, Translator
from playpalace_ludo.words.near import near
from tests.core.refusing import found_in, refused
from tests.loose import swarm

PATIENT = ("--seconds", "600", "--lang", "en")
"""However busy the machine is, the games asked for are played."""

BROKEN = """\
# A file with a dozen mistakes.
schema = 1
kind = "loose"

[game]
name = "Broken"
min_playrs = 2

[[seat]]
colour = "red"
route = "a1..a9"
finish = ["house"]

[[seat]]
colour = "red"
route = "a1..a9 ("
finish = [
    "house",   # the same again
]

[[outcome]]
name = "1"
do = ["mov 3", "enter"]

[capture]
when = "lands"
spare_tiles = ["a3"]

[[amend]]
name = "Later"
when = ["draw 7"]
set = { "capture.efect" = "to start", "outcome.1.do" = ["enter now"] }

[[amend]]
name = "Latest"
when = ["round 5"]
[amend.set]
"win.when" = ["all hom"]
"""


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    path = tmp_path / "broken.toml"
    path.write_text(BROKEN, "utf-8")
    return path


def test_every_problem_with_line_key_rule_and_suggestion(
    broken: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", str(broken), "--lang", "en"]) == 2
    said = capsys.readouterr().err.splitlines()
    assert said[-1] == "broken.toml has 10 problems."
    expected = [
        "line 7: game.min_playrs: there is no such key (L-01). Did you mean 'min_players'?",
        "line 15: seat.red.colour: two seats have this colour (L-05).",
        "line 16: seat.red.route: has a '(' that is never closed (L-01).",
        "line 17: seat.red.finish: the place 'house' is named twice (L-11, L-12, L-34).",
        "line 21: outcome: at least two outcomes are needed to be random (L-15).",
        "Did you mean 'move 3'?",
        "line 26: capture.when: must be one of 'land', 'pass', 'beside', 'never', not 'lands' "
        "(L-01). Did you mean 'land'?",
        "line 32: amend.Later.set: capture.efect: there is no key 'efect' to change in capture "
        "(L-01, L-02). Did you mean 'effect'?",
        "Did you mean 'enter N'?",
        "line 38: amend.Latest.set: win.when: 'all hom' is not",
    ]
    for sentence, part in zip(said, expected, strict=False):
        assert part in sentence


def test_a_german_author_is_told_in_german(broken: Path) -> None:
    first, second, *_ = found_in(broken, "de")
    assert first == (
        "broken.toml, Zeile 7: game.min_playrs: diesen Schlüssel gibt es nicht (L-01). "
        "Meintest du 'min_players'?"
    )
    assert second == (
        "broken.toml, Zeile 15: seat.red.colour: zwei Plätze haben diese Farbe (L-05)."
    )


def test_what_is_wrong_in_a_base_is_found_there(tmp_path: Path) -> None:
    (tmp_path / "ground.toml").write_text(BROKEN, "utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text('base = "ground"\n[capture]\nwhen = "nevr"\n', "utf-8")
    with pytest.raises(check.BadFile) as caught:
        check.load(mine)
    placed = {(f.file.name, f.line, f.problem.key) for f in caught.value.findings}
    assert ("mine.toml", 3, "capture.when") in placed
    assert ("ground.toml", 7, "game.min_playrs") in placed


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('"outcome.66.weight" = 1', "there is no outcome named '66' (L-01). Did you mean '6'?"),
        ('"outcome.6.weigth" = 1', "there is no such key (L-01). Did you mean 'weight'?"),
        ('"capture.when" = "lands"', "must be one of 'land', 'pass', 'beside', 'never'"),
        ("outcome.6.weight = 1", "must be a table of keys in quotes"),
    ],
)
def test_a_wrong_change_is_found_on_its_line(line: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "changed.toml"
    path.write_text(f'base = "hexagon"\n\n[change]\n{line}\n', "utf-8")
    with pytest.raises(check.BadFile) as caught:
        check.load(path)
    (finding,) = caught.value.findings
    assert (finding.file.name, finding.line) == ("changed.toml", 3 if "quotes" in said else 4)
    (sentence,) = found_in(path)
    assert said in sentence


STARTER = Path(check.__file__).with_name("starter.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"blue"', '"Red "', "seat.Red .colour: two seats have this colour (L-05)."),
        ('["all home"]', "[]", "win.when: needs at least one way to win (L-20)."),
        (
            '["all home"]',
            '["home 9"]',
            "win.when: 'home 9' can never come true, no seat has more than 2 markers (L-20).",
        ),
        (
            '"enter", "move 5"',
            '"enter 100"',
            "outcome.5.do: 'enter 100' leads beyond every route, the longest has 27 tiles (L-26).",
        ),
        (
            '"enter", "move 4"',
            '"enter 28"',
            "amend.Open doors.set: outcome.4.do: 'enter 28' leads beyond every route",
        ),
        ("[turn]", '[turn]\nhelp = "partner"', "turn.help: 'partner' needs seats with a team"),
        ('"all home"', '"team home"', "win.when: 'team home' needs seats with a team (L-20)."),
        (
            "own_limit = 0",
            "own_limit = 1\nbarrier_of = 2",
            "stack.barrier_of: never so many stand together, stack.own_limit allows 1 (L-31).",
        ),
    ],
)
def test_what_could_never_happen_is_refused(old: str, new: str, said: str, tmp_path: Path) -> None:
    assert old in STARTER
    path = tmp_path / "never.toml"
    path.write_text(STARTER.replace(old, new, 1), "utf-8")
    (sentence,) = found_in(path)
    assert said in sentence


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            '"a1..a24 red1',
            '"a1-a24 red1',
            "on the route of every seat (L-22). Did you mean 'a1..a24'?",
        ),
        (
            '"a1..a24 red1',
            '"a1...a24 red1',
            "between two kinds of tiles (L-01). Did you mean 'a1..a24'?",
        ),
        (
            '"a1..a24 red1',
            '"a1\u2013a24 red1',
            "name cannot be used (L-01). Did you mean 'a1..a24'?",
        ),
        (
            '"a1..a24 red1..red3"',
            '["a1..a24", "red1..red3"]',
            "must be a text of tile names (L-01). Did you mean 'a1..a24 red1..red3'?",
        ),
        ('["red house"]', '"red house"', """Did you mean '["red house"]'?"""),
        ('name = "6"', "name = 6", """Did you mean '"6"'?"""),
    ],
)
def test_what_was_meant_is_written_as_the_file_wants_it(
    old: str, new: str, said: str, tmp_path: Path
) -> None:
    assert old in STARTER
    path = tmp_path / "meant.toml"
    path.write_text(STARTER.replace(old, new, 1), "utf-8")
    (sentence,) = found_in(path)
    assert said in sentence


@pytest.mark.parametrize("title", ["", " ", "Red\\u001b[31m", "Back\\u202ewards", "Two\\nlines"])
def test_a_title_is_one_line_that_can_be_spoken(title: str, tmp_path: Path) -> None:
    path = tmp_path / "titled.toml"
    path.write_text(f'base = "classic"\ntitle = "{title}"\n', "utf-8")
    (sentence,) = found_in(path)
    assert (
        sentence
        == "titled.toml, line 2: title: must be a text of one line and up to 400 characters."
    )


def test_a_game_of_ones_own_called_a_mix_of_options_hears_the_difference(tmp_path: Path) -> None:
    path = tmp_path / "mixed.toml"
    path.write_text(STARTER.replace('kind = "loose"', 'kind = "cross"'), "utf-8")
    said = found_in(path)
    assert "mixed.toml: title: is missing." in said
    assert any('game: belongs to a game of your own, kind = "loose"' in line for line in said)


def change_value(old: str, new: str) -> str:
    """The starter with the last such value changed, behind the notes."""
    before, value, after = STARTER.rpartition(old)
    assert value
    return before + new + after


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "move 5",
            "move 0",
            "the number in 'move 0' must be from 1 to 999, with a minus to go back",
        ),
        ("move 5", "move 99999999999999", "must be from 1 to 999"),
        (
            "move 5",
            "move ١",
            "must be from 1 to 999, with a minus to go back (L-01). Did you mean 'move 1'?",
        ),
        ("move 5", "enter 0", "the number in 'enter 0' must be from 1 to 999 (L-01)."),
        ("move 5", "mov 0", "'mov 0' is not 'enter', 'enter N'"),
        (
            'then = ["again"]',
            'then = ["bonus 0"]',
            "the number in 'bonus 0' must be from 1 to 999 (L-01).",
        ),
        ("round 10", "round 0", "the number in 'round 0' must be from 1 to 999999 (L-01)."),
        ("to start", "back 0", "the number in 'back 0' must be from 1 to 999 (L-01)."),
        ("nothing", "captures 1000000", "must be from 1 to 9999 (L-01)."),
        ("clockwise", "counterclockwise", "Did you mean 'counter'?"),
        ("clockwise", "counter-clockwise", "Did you mean 'counter'?"),
        (
            "clockwise",
            "anticlockwise",
            "must be one of 'clockwise', 'counter', not 'anticlockwise' (L-01).",
        ),
        ("clockwise", "Clockwise", "Did you mean 'clockwise'?"),
        (
            '"outcome.4.do"',
            "outcome.4.do",
            'outcome: the key must stand in quotes: "outcome.4.do" (L-01',
        ),
    ],
)
def test_the_sentence_says_what_would_be_right(
    old: str, new: str, said: str, tmp_path: Path
) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(change_value(old, new), "utf-8")
    (sentence,) = found_in(path)
    assert said in sentence


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('kind = "dice"', "kind = dice", 'line 28: a text must stand in quotes: "dice".'),
        ('name = "My Game"', "name = My Game", 'line 7: a text must stand in quotes: "My Game".'),
        ('"move 5"]', "move 5]", 'a text must stand in quotes: "move 5".'),
        ('kind = "dice"', "kind = “dice”", "line 28: “ is a curly quotation mark, write the"),
        ("min_players = 2", "min_players = True", "line 8: write true in small letters."),
        ("max_players = 2", "min_players = 2", "the key 'min_players' stands here for the second"),
        ("[capture]", "[stack]", "the block stack stands here for the second time, put its lines"),
        (
            "\n[[seat]]",
            "\n[seat]",
            "seat stands above with other brackets: a block that occurs once",
        ),
        ('kind = "dice"', 'kind = "dice', "line 28: a quotation mark is missing at the end of a"),
        ('kind = "dice"', "kind = 'dice", "line 28: a quotation mark is missing at the end of a"),
        ('["round 10"]', '["round 10"', "a list has commas between its values, and ] at its end."),
        ("[capture]", "[capture", "the name of a block must end with ]."),
        ("\n[[seat]]", "\n[[seat]", "the name of a block must end with ]]."),
        ("min_players = 2", "min_players: 2", "an equals sign between a key and its value."),
        ("min_players = 2", "min_players =", "there must be a value: a number, true, false, a"),
        ("min_players = 2", "min_players = 2 to 4", "'to 4' may not follow here; each key has a"),
        ("min_players = 2", "= 2", "a line begins with a key, a block in square brackets, or #"),
        ('kind = "dice"', 'kind = "di\\ce"', "a backslash in a text must be doubled."),
        ("min_players = 2", "min_players = {a = 1", "and } at its end."),
    ],
)
def test_the_commonest_slips_in_writing_toml(old: str, new: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "slip.toml"
    path.write_text(STARTER.replace(old, new, 1), "utf-8")
    (sentence,) = found_in(path)
    assert said in sentence
    assert len(re.findall(r"line \d", sentence)) <= 1
    (german,) = found_in(path, "de")
    assert german != sentence


def test_every_slip_is_told_on_its_line_wherever_it_is_told(tmp_path: Path) -> None:
    (tmp_path / "ground.toml").write_text('kind = "loose"\nschema = one\n', "utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text('base = "ground"\n', "utf-8")
    assert found_in(mine) == ['ground.toml, line 2: a text must stand in quotes: "one".']
    with refused(RulesError, 'ground.toml: line 2: a text must stand in quotes: "one".'):
        variants.load(str(mine))


def test_files_that_were_not_saved_as_they_should_be(tmp_path: Path) -> None:
    path = tmp_path / "saved.toml"
    for encoding in ("utf-16", "utf-16-be"):
        path.write_bytes(STARTER.encode(encoding))
        assert found_in(path) == [
            "saved.toml, line 1: is not UTF-8 text, save the file with the encoding UTF-8."
        ]
    path.write_text("# only a note\n", "utf-8")
    assert found_in(path) == ["saved.toml: is empty."]


def test_a_number_however_large_is_told_where_it_stands(tmp_path: Path) -> None:
    path = tmp_path / "large.toml"
    for number, said in (("9" * 20, "must be a number above 0"), ("9" * 70, "so large a number")):
        path.write_text(STARTER.replace("weight = 1", f"weight = {number}", 1), "utf-8")
        (sentence,) = found_in(path)
        assert sentence.startswith("large.toml, line 37: outcome.1.weight: ") and said in sentence


def test_a_misspelt_base_is_guessed(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('base = "clasic"\n', "utf-8")
    assert "Did you mean 'classic'?" in found_in(path)[0]


def test_a_wrong_change_hides_no_other_problem(tmp_path: Path) -> None:
    path = tmp_path / "changed.toml"
    path.write_text(
        'base = "hexagon"\n[change]\n"outcome.66.weight" = 1\n"seat.pink.markers" = 2\n'
        '"capture.when" = "lands"\n',
        "utf-8",
    )
    outcome, seat, capture = found_in(path)
    assert "line 3: change.outcome.66.weight: there is no outcome named '66'" in outcome
    assert "line 4: change.seat.pink.markers: there is no seat named 'pink'" in seat
    assert "line 5: capture.when: must be one of" in capture


@pytest.mark.parametrize(
    ("seats", "said"),
    [(1, "one seat is not enough, two or more are needed"), (2, "two seats have this colour")],
)
def test_one_colour_is_told_once(seats: int, said: str, tmp_path: Path) -> None:
    before, _, rest = STARTER.partition("\n[[seat]]")
    after = rest[rest.index("# What chance decides with") :]
    again = "".join(
        f'\n[[seat]]\ncolour = "red"\nroute = "a1..a9"\nfinish = ["house {n}"]\n'
        for n in range(seats)
    )
    path = tmp_path / "red.toml"
    path.write_text(before + again + after.replace('["a7", "a19"]', '["a7"]'), "utf-8")
    (sentence,) = found_in(path)
    assert said in sentence


def test_a_barrier_may_wait_for_an_amendment(tmp_path: Path) -> None:
    path = tmp_path / "later.toml"
    text = STARTER.replace("own_limit = 0", "own_limit = 1\nbarrier_of = 2")
    path.write_text(text.replace("set = { ", 'set = { "stack.own_limit" = 2, '), "utf-8")
    assert check.load(path).stack.barrier_of == 2


def test_names_are_checked_when_the_shape_is_right(tmp_path: Path) -> None:
    text = (catalogue.SHIPPED / "hexagon.toml").read_text("utf-8")
    path = tmp_path / "six.toml"
    path.write_text(
        text.replace('tile = "h9"', 'tile = "h99"').replace("outcome.4.do", "outcome.44.do")
    )
    tile, outcome = found_in(path)
    assert "there is no tile 'h99'" in tile and "Did you mean 'h9'?" in tile
    assert "there is no outcome '44'" in outcome and "Did you mean '4'?" in outcome


@pytest.mark.parametrize(
    ("key", "line"),
    [("game.name", 2), ("capture", 6), ("capture.spare_tiles", 7), ("outcome.b.do", 14)],
)
def test_lines_are_found_in_any_way_of_writing(key: str, line: int) -> None:
    text = """\
kind = 'loose'
game.name = "x"   # dotted, before any header
other = \"\"\"
[capture]  # not a header: inside a long text
\"\"\"
[ capture ]
spare_tiles = [ "a",
  "[[outcome]]", # nor this
]
[[outcome]]
name = "a"
[[outcome]]
name = "b"
do = []
"""
    document = {"outcome": [{"name": "a"}, {"name": "b"}]}
    assert LineIndex(text).of(key, document) == line


def test_a_good_file_is_said_in_words_and_tried_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.toml"
    assert main(["new-variant", str(path), "--lang", "en"]) == 0
    capsys.readouterr()
    assert main(["check", str(path), "--games", "60", *PATIENT]) == 0
    said = capsys.readouterr().out
    assert said.startswith("mine.toml is a good rule file.")
    assert "Red walks a1 to a24, home column 1 to 3, then the finish." in said
    assert "60 of 60 random games with 2 players came to an end." in said
    assert "No seat has an advantage that these games could show." in said
    assert "Every outcome and every tile came into play." in said


def test_an_unfair_file_with_idle_parts_is_told_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "unfair.toml"
    text = Path(check.__file__).with_name("starter.toml").read_text("utf-8")
    text = text.replace('route = "a13..a24 a1..a12 blue1..blue3"', 'route = "a1..a60"')
    text += '\n[[outcome]]\nname = "Nothing"\nweight = 1\n'
    path.write_text(text.replace('when = ["round 10"]', 'when = ["captures 9999"]'), "utf-8")
    assert main(["check", str(path), "--games", "150", *PATIENT]) == 0
    said = capsys.readouterr().out
    assert "more than its share of 50" in said and "The seats are not equal." in said
    assert "Outcomes that never let anybody do anything: Nothing." in said
    assert "Amendments that never took effect: Open doors." in said


def test_an_endless_file_is_told_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "endless.toml"
    text = Path(check.__file__).with_name("starter.toml").read_text("utf-8")
    path.write_text(text.replace('needs = "nothing"', 'needs = "captures 9999"'), "utf-8")
    assert main(["check", str(path), "--games", "2", *PATIENT]) == 0
    assert "Not one of 2 random games" in capsys.readouterr().out


@pytest.mark.parametrize("name", variants.names())
def test_every_shipped_file_passes_its_own_check(name: str) -> None:
    rules = check.load(catalogue.SHIPPED / f"{name}.toml")
    found = simulate.simulate(rules, games=2, seconds=600)
    assert found.ended == found.games > 0


def test_a_seat_that_wins_too_often_is_told_from_chance() -> None:
    rules = variants.load("classic")
    found = shares(rules, (0, 1), [0] * 90 + [1] * 10 + [None] * 50)
    assert [(share.won, share.part, share.verdict) for share in found] == [
        *((90, 0.9, "more"), (10, 0.1, "less"))
    ]
    assert {share.verdict for share in shares(rules, (0, 1), [0, 0, 0, 1])} == {"fair"}
    assert shares(rules, (0, 1), [None, None]) == ()


def test_partners_share_their_wins() -> None:
    rules = variants.load("pachisi-partners")
    found = shares(rules, (0, 1, 2, 3), [0, 2, 1, 3])
    assert {(share.part, share.fair) for share in found} == {(0.5, 0.5)}


def test_a_mistake_in_a_condition_has_its_line_and_column(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        'base = "hexagon"\n[change]\n"win.when" = ["all home",\n  "home >= 1 and hme >= 2"]\n',
        "utf-8",
    )
    with pytest.raises(check.BadFile) as caught:
        check.load(path)
    (finding,) = caught.value.findings
    assert (finding.line, finding.column) == (4, 18)
    assert Translator().say(speaking.found(finding)) == (
        "mine.toml, line 4, column 18: win.when: in 'home >= 1 and hme >= 2': "
        "there is no name 'hme' (L-20). Did you mean 'home'?"
    )


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            'base = "strict"\nname = "Mine"\n',
            "my.toml, line 2: title: the file gives none, so players hear that of the base, "
            "Strict Ludo.",
        ),
        (
            'base = "hexagon"\ntitle = "Mine"\n',
            "my.toml, line 1: game.name: the file gives none, so players hear that of the base, "
            "Hexagon.",
        ),
        (
            'base = "strict"\ntitle = "T"\n[end]\nplaces = "all"\n[win]\nplay_on = "stop"\n',
            "my.toml, line 4: end.places: win.play_on says this, too, and is what counts.",
        ),
    ],
)
def test_what_is_right_but_may_not_be_meant_is_remarked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, told: str
) -> None:
    file = tmp_path / "my.toml"
    file.write_text(text, "utf-8")
    assert main(["check", str(file), "--games", "0", "--lang", "en"]) == 0
    assert told in capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(
    "text",
    [
        'base = "strict"\ntitle = "Mine"\n[end]\nplaces = "all"\n',
        'base = "hexagon"\n[change]\n"game.name" = "Mine"\n',
    ],
)
def test_nothing_is_remarked_where_all_is_plain(tmp_path: Path, text: str) -> None:
    file = tmp_path / "my.toml"
    file.write_text(text, "utf-8")
    assert not check.remarks(file, check.load(file))


def test_large_tables_are_given_more_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "MOST_TURNS", 7)
    monkeypatch.setattr(simulate, "MOST_OF_ONE", 2)
    rules = variants.load("hexagon")
    given_up = {
        players: simulate.simulate(rules, players=players, games=1, seconds=600).given_up
        for players in (2, 6)
    }
    assert given_up == {2: 8, 6: 13}


def test_check_says_how_many_positions_the_hardest_question_takes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "swarm.toml"
    path.write_text(swarm.text(dice=2, markers=4), "utf-8")
    assert main(["check", str(path), "--games", "0", *PATIENT]) == 0
    said = capsys.readouterr().out
    assert re.search(r"The hardest question about captures looks at \d+ positions\.", said)


def test_check_warns_where_answers_are_cut_short(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hunting, "MOST_POSITIONS", 100)
    monkeypatch.setattr(hunting, "_memory", hunting._Memory())
    path = tmp_path / "swarm.toml"
    path.write_text(swarm.text(dice=2, markers=4), "utf-8")
    assert main(["check", str(path), "--games", "0", *PATIENT]) == 0
    assert 'look at some of them and say "at least".' in capsys.readouterr().out


HEAVY = {
    "four dice": swarm.text(),
    "many dice to be used": swarm.text(dice=5, markers=20, chance='usage = "all_or_nothing"\n'),
    "long conditions": swarm.text(
        dice=1,
        markers=90,
        more="[move]\nonly_when = ["
        + ",".join(
            '"' + " or ".join(f"total.steps_left < {n + k}" for n in range(14)) + '"'
            for k in range(9)
        )
        + "]\n",
    ),
    "swaps": swarm.text(
        dice=1,
        markers=90,
        more='[[ability]]\nname = "Trade"\nkind = "swap"\n'
        '[[tile_rule]]\ntile = "5"\non_land = ["gain Trade"]\n',
    ),
}


@pytest.mark.parametrize("what", HEAVY)
def test_a_file_whose_questions_take_too_long_is_refused_and_still_loads(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "heavy.toml"
    path.write_text(HEAVY[what], "utf-8")
    assert main(["check", str(path), "--games", "0", *PATIENT]) == 2
    said = capsys.readouterr().err
    assert "would look at more than 60000 positions" in said
    rules = variants.load(str(path))  # a saved game goes on
    state = swarm.middle(rules, 30)
    told = " ".join(Translator().say(message) for message in near(rules, state, Listener(0, {})))
    assert "at least" in told or "too many possibilities" in told


def test_such_a_file_is_not_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "heavy.toml"
    path.write_text(HEAVY["swaps"], "utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert main(["install-variant", str(path), "--lang", "en"]) == 2
    assert not list((tmp_path / "data").rglob("*.toml"))
