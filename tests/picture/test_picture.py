"""Pictures of boards: nothing overlaps, nothing is missing, and the words are in the file."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.cli.main import main
from playpalace_ludo.cli.show import read
from playpalace_ludo.core import engine
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.picture import caption, scene
from playpalace_ludo.picture.graph import board_graph, find_ring, find_row, parts
from playpalace_ludo.picture.layout import lay_out
from playpalace_ludo.picture.paint import paints
from playpalace_ludo.picture.shapes import JUMP, Label, Picture, Shape, counter
from playpalace_ludo.words import Translator, languages
from playpalace_ludo.words.languages import TIERS, status
from playpalace_ludo.words.rulebook.board import jumps
from tools import boards

SVG = "{http://www.w3.org/2000/svg}"
LINE = "playpalace red:12,Y,40,H/blue:Y,35,35,Y/green:Y,Y,2,2/yellow:52,Y,Y,12 red 6,? 1 9"


TOLD = ("indian", "jota", "masquerade", "hexagon", "market-road")
THE_SAME = {"ludo", "playpalace", "jota", "in", "ring", "orange", "violet", "triangle", "an"}
"""Names, and words that are German, French or Vietnamese as well."""
HEARD = list(TIERS).index("hear") + 1


def begun(rules: Rules) -> State:
    return engine.start(rules, range(rules.max_players), first=0)[0]


def loose(folder: Path, *routes: str, more: str = "") -> Rules:
    seats = "".join(
        f'[[seat]]\ncolour = "{colour}"\nmarkers = 2\nroute = "{route}"\n'
        f'finish = ["{colour} end"]\n'
        for colour, route in zip(("red", "blue", "brown", "beige"), routes, strict=False)
    )
    path = folder / "own.toml"
    path.write_text(
        'schema = 1\nkind = "loose"\n[game]\nname = "Own"\n'
        f"min_players = 2\nmax_players = {len(routes)}\n{seats}"
        '[randomiser]\nkind = "dice"\n'
        '[[outcome]]\nname = "1"\ndo = ["enter", "move 1"]\n'
        '[[outcome]]\nname = "2"\ndo = ["move 2"]\n'
        '[win]\nwhen = ["all home"]\nplay_on = "stop"\n[turn]\nfirst = "random"\n'
        f"{more}",
        "utf-8",
    )
    return variants.load(str(path))


BOARDS = {
    "a row folded": ("t1..t60", "t1..t60"),
    "lanes that meet late": ("a1..a9 m1..m4", "b1..b9 m1..m4"),
    "a fork": ("t1..t3 ( a: x1..x5 | b: y1..y2 ) t4", "t1..t3 ( a: x1..x5 | b: y1..y2 ) t4"),
    "a ring with uneven homes": ("r1..r20 a1 a2", "r4..r20 r1..r3 b1..b5"),
    "two loops": ("a1..a8 x b1..b8 x c1", "b1..b8 x a1..a8 x c1"),
}


@pytest.mark.parametrize("name", [*variants.names(), *BOARDS])
def test_no_two_tiles_lie_on_each_other(name: str, tmp_path: Path) -> None:
    rules = loose(tmp_path, *BOARDS[name]) if name in BOARDS else variants.load(name)
    graph = board_graph(rules)
    spots, *_ = lay_out(graph)
    assert set(spots) == set(graph.nodes)
    for one, two in combinations(spots.values(), 2):
        assert math.dist(one, two) > 0.9


@pytest.mark.parametrize("name", [*variants.names(), *BOARDS])
def test_every_tile_finish_and_token_is_shown_inside_the_frame(name: str, tmp_path: Path) -> None:
    rules = loose(tmp_path, *BOARDS[name]) if name in BOARDS else variants.load(name)
    state = begun(rules)
    drawn = scene.draw(rules, state, Translator("en"))
    titles = [group.title for group in drawn.groups if group.title and not group.key]
    shown = len(board_graph(rules).nodes) + len(state.seats) + len(jumps(rules))
    assert len(titles) == shown
    labels = [part.text for group in drawn.groups for part in group.parts if hasattr(part, "text")]
    colours = [seat.colour for seat in rules.seats]
    looks = paints(colours, colours)
    for seat in state.seats:
        out = rules.tokens_out
        for token in range(out, len(state.tokens[seat])):
            assert f"{looks[seat].letters}{token + 1}" in labels
            assert sum(group.key == f"token {seat} {token}" for group in drawn.groups) == 1
    left, top, right, bottom = drawn.box
    for group in drawn.groups:
        for part in group.parts:
            for x, y in part.points if isinstance(part, Shape) else (part.at,):
                assert left < x < right and top < y < bottom


def test_the_usual_board_is_a_ring_with_four_columns() -> None:
    ring = find_ring(board_graph(variants.load("playpalace")))
    assert ring is not None
    assert len(ring.nodes) == 52
    assert [len(chain.nodes) for chain in ring.chains] == [6, 6, 6, 6]
    assert all(chain.is_home for chain in ring.chains)


def test_the_usual_board_lies_on_a_grid_of_fifteen() -> None:
    spots, *_ = lay_out(board_graph(variants.load("playpalace")))
    assert all(abs(v - round(v)) < 1e-9 for spot in spots.values() for v in spot)
    assert (min(x for x, _ in spots.values()), max(x for x, _ in spots.values())) == (-7, 7)


def test_who_walks_a_fork_is_no_ring(tmp_path: Path) -> None:
    assert find_ring(board_graph(variants.load("market-road"))) is None


def test_a_row_begins_where_play_begins(tmp_path: Path) -> None:
    graph = board_graph(loose(tmp_path, *BOARDS["a row folded"]))
    (whole,) = parts(graph)
    row = find_row(graph, whole)
    assert row is not None and row[0] == 0 and row[-1] < 0


def test_a_large_board_is_laid_out_in_time(tmp_path: Path) -> None:
    """Four lanes of 110 tiles with a common middle: too many for a layout by distances."""
    rules = loose(tmp_path, *(f"{c}1..{c}110 m1..m9 {c}111..{c}150" for c in "abcd"))
    spots, *_ = lay_out(board_graph(rules))
    assert len(spots) == 4 * 150 + 9 + 4
    assert len({y for _, y in spots.values()}) < 30  # rows
    assert min(math.dist(spots[0], spot) for node, spot in spots.items() if node) > 0.9


def test_a_picture_is_the_same_every_time() -> None:
    rules = variants.load("figure-eight")
    assert lay_out(board_graph(rules)) == lay_out(board_graph(rules))


def test_colours_with_the_same_first_letter_have_letters_of_their_own() -> None:
    colours = ["blue", "black", "brown", "red", "redder"]
    looks = paints(colours, colours)
    assert [look.letters for look in looks] == ["Blu", "Bla", "Br", "4", "5"]
    assert len({look.pattern for look in looks}) == 5


def test_the_file_says_in_words_what_it_shows(tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    assert main(["draw", LINE, "--out", str(out), "--lang", "en"]) == 0
    root = ET.parse(out).getroot()
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "Board of PlayPalace Ludo"
    told = (root.findtext(f"{SVG}desc") or "").splitlines()
    assert told[0] == "A ring of 52 squares, and 72 squares in all."
    assert told[1] == "Red starts on 1 and goes 56 steps to the finish."
    assert "Safe squares: 1, 9, 14, 22, 27, 35, 40 and 48." in told
    assert told[-1].startswith("Red")
    titles = [one.text for one in root.iter(f"{SVG}title")]
    assert "41: red 3" in titles
    assert "red: finish: red 4" in titles


@pytest.mark.parametrize(("lang", "written"), [("ar", "rtl"), ("fa", "rtl"), ("de", None)])
def test_the_direction_of_its_words_is_in_the_file(
    lang: str, written: str | None, tmp_path: Path
) -> None:
    out = tmp_path / "board.svg"
    assert main(["draw", "playpalace", "--out", str(out), "--lang", lang]) == 0
    assert ET.parse(out).getroot().get("direction") == written


def test_the_words_are_in_the_language_asked_for(tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    assert main(["draw", "playpalace", "--out", str(out), "--lang", "de"]) == 0
    text = out.read_text("utf-8")
    assert "Ein Ring aus 52 Feldern" in text
    titles = {one.text for one in ET.fromstring(text).iter(f"{SVG}title")}
    assert {
        "Ziel von Rot",
        "Rot, Zielfeld 1",
        "Hof von Gelb: Gelb 1, Gelb 2, Gelb 3, Gelb 4",
    } < titles
    assert ">Ge1<" in text  # green is "Gr"


def test_a_png_holds_the_words_too(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    out = tmp_path / "board.png"
    assert main(["draw", "market-road", "--out", str(out), "--lang", "en"]) == 0
    data = out.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert b"Board of Market Road" in data


@pytest.mark.parametrize(
    ("words", "heard"),
    [
        (["playpalace", "--out", "board.gif"], "board.gif: a picture's name ends with .svg or"),
        (["playpalce", "--out", "board.svg"], "Did you mean 'playpalace'?"),
        (["playpalace", "red", "--out", "board.svg"], "is not a position"),
        (["playpalace"], "--out"),
    ],
)
def test_what_cannot_be_drawn_is_one_sentence(
    words: list[str],
    heard: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en")
    try:
        assert main(["draw", *words]) == 2
    except SystemExit as ended:
        assert ended.code == 2
    assert heard in capsys.readouterr().err
    assert not [*tmp_path.iterdir()]


def test_without_the_library_for_png_the_way_to_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "matplotlib.figure", None)
    monkeypatch.setenv("LC_ALL", "en")
    assert main(["draw", "quick", "--out", str(tmp_path / "board.png")]) == 2
    assert 'pip install "playpalace-ludo[plots]"' in capsys.readouterr().err


def test_the_boards_of_the_documents_are_current() -> None:
    for path, text in boards.pictures():
        assert path.read_text("utf-8") == text, "run python -m tools.generate"


@pytest.mark.parametrize("lang", [lang for lang in languages() if status(lang).tier > HEARD])
def test_nothing_a_picture_says_is_english(lang: str) -> None:
    said, in_english = everything_said(lang), everything_said("en")
    assert len(said) == len(in_english) > 300
    assert [text for text in said if not text or "{" in text] == []
    if lang == "en":
        return
    both = zip(said, in_english, strict=True)
    assert {text for text, english in both if (words(text) & words(english)) - THE_SAME} == set()


@cache
def everything_said(lang: str) -> list[str]:
    """Return all tooltips and descriptions of five boards, and of one in the middle of a game."""
    told = Translator(lang)
    places = [(rules, begun(rules)) for rules in map(variants.load, TOLD)]
    found = []
    for rules, state in [*places, read(LINE.split())]:
        found += [item.title for item in scene.draw(rules, state, told).groups if item.title]
        found += [told.say(line) for line in caption.description(rules, state)]
        found.append(told.say(caption.title(rules)))
    return found


def words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{2,}", text.lower()))


LADDERS = '[[jump]]\nfrom = "t4"\nto = "t15"\n[[jump]]\nfrom = "t18"\nto = "t6"\n'


def test_a_jump_is_an_arrow_from_its_tile_to_its_end_and_named_in_words(tmp_path: Path) -> None:
    rules = loose(tmp_path, "t1..t20", "t1..t20", more=LADDERS)
    drawn = scene.draw(rules, begun(rules), Translator("en"))
    by_title = {group.title: group for group in drawn.groups}
    for start, end in ((4, 15), (18, 6)):
        halo, line, head = by_title[f"t{start}: to t{end}"].parts
        assert isinstance(line, Shape) and isinstance(head, Shape)
        assert isinstance(halo, Shape) and halo.points == line.points
        assert line.is_open and len(head.points) == 3
        assert math.dist(line.points[0], by_spot(drawn, f"t{start}")) < 0.4
        assert math.dist(line.points[-1], by_spot(drawn, f"t{end}")) < 0.4
    told = [Translator("en").say(line) for line in caption.description(rules, begun(rules))]
    assert "A token that stops on t4 goes to t15 at once." in told
    assert "A token that stops on t18 goes to t6 at once." in told
    assert "Each of these jumps is a thick bent arrow." in told


SENDS = """
[[tile_rule]]
tile = "t4"
on_land = ["send marker to t9 t12 by choice"]

[[tile_rule]]
tile = "t7"
on_land = ["send marker to t2"]
only_when = ["captures > 0"]
"""


def test_where_a_tile_may_send_a_token_thin_arrows_lead_and_words_tell(tmp_path: Path) -> None:
    rules = loose(tmp_path, "t1..t20", "t1..t20", more=SENDS)
    drawn = scene.draw(rules, begun(rules), Translator("en"))
    by_title = {group.title: group for group in drawn.groups}
    for start, end in ((4, 9), (4, 12), (7, 2)):
        _, line, head = by_title[f"t{start}: to t{end}"].parts
        assert isinstance(line, Shape) and isinstance(head, Shape)
        assert math.dist(line.points[0], by_spot(drawn, f"t{start}")) < 0.4
        assert math.dist(line.points[-1], by_spot(drawn, f"t{end}")) < 0.4
    told = [Translator("en").say(line) for line in caption.description(rules, begun(rules))]
    assert "On t4: that token goes to t9 or t12, as you choose." in told
    assert any(line.startswith("On t7") and "that token goes to t2" in line for line in told)
    assert any("a thin bent arrow leads to each square" in line for line in told)


def by_spot(drawn: Picture, title: str) -> tuple[float, float]:
    """The middle of the tile with this title."""
    (group,) = [group for group in drawn.groups if group.title == title]
    square = group.parts[0]
    assert isinstance(square, Shape)
    across, down = zip(*square.points, strict=True)
    return sum(across) / len(across), sum(down) / len(down)


def test_no_arrow_covers_a_name_and_names_differ_when_shortened(tmp_path: Path) -> None:
    rules = loose(tmp_path, "t1..t20 red-way-1 red-way-2", "t1..t20", more=LADDERS)
    parts = [
        part
        for group in scene.draw(rules, begun(rules), Translator("en")).groups
        for part in group.parts
    ]
    last_arrow = max(at for at, part in enumerate(parts) if JUMP in vars(part).values())
    texts = {part.text: at for at, part in enumerate(parts) if isinstance(part, Label)}
    assert last_arrow < min(texts["t4"], texts["t15"], texts["red…y-1"], texts["red…y-2"])


def test_a_folder_that_is_not_there_is_named_and_none_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "pictures" / "board.svg"
    assert main(["draw", "playpalace", "--out", str(out)]) == 2
    assert f"there is no folder {out.parent}" in capsys.readouterr().err
    assert not out.parent.exists()


def test_a_folder_in_place_of_the_picture_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "board.svg").mkdir()
    assert main(["draw", "classic", "--out", str(tmp_path / "board.svg"), "--lang", "de"]) == 2
    said = capsys.readouterr().err
    assert f"{tmp_path / 'board.svg'} lässt sich nicht schreiben: " in said
    assert not [path for path in tmp_path.iterdir() if path.name != "board.svg"]


def test_the_yards_of_a_cross_are_its_corners_and_the_finishes_its_middle() -> None:
    rules = variants.load("playpalace")
    drawn = scene.draw(rules, begun(rules), Translator("en"))
    by_title = {group.title: group for group in drawn.groups if not group.key}
    yard = by_title["red: yard: red 1, red 2, red 3, red 4"].parts[0]
    assert isinstance(yard, Shape)
    across, down = zip(*yard.points, strict=True)
    assert (min(across), max(across)) == pytest.approx((-7.5, -1.5))
    assert (min(down), max(down)) == pytest.approx((-7.5, -1.5))
    finish = by_title["red: finish"].parts[0]
    assert isinstance(finish, Shape)
    assert [pytest.approx(point) for point in finish.points] == [(0, 0), (-1.5, 1.5), (-1.5, -1.5)]


@pytest.mark.parametrize("count", range(1, 5))
def test_tokens_on_a_square_leave_its_number_free(count: int) -> None:
    radius, places = scene.SEVERAL[count]
    assert len(places) == count
    for x, y in places:
        assert math.dist((x, y), scene.CORNER) > radius + 0.1
        assert max(abs(x), abs(y)) + radius < 0.5


@pytest.mark.parametrize("count", range(1, 5))
@pytest.mark.parametrize("name", ["playpalace", "six-arms"])
def test_tokens_that_are_home_lie_in_their_triangle_side_by_side(name: str, count: int) -> None:
    rules = variants.load(name)
    state = begun(rules)
    home = state._replace(
        tokens=tuple(
            (finish,) * count + tokens[count:]
            for finish, tokens in zip(rules.plan.finishes, state.tokens, strict=True)
        )
    )
    groups = scene.draw(rules, home, Translator("en")).groups
    for colour in (seat.colour for seat in rules.seats):
        triangle, *discs = [
            group.parts[0] for group in groups if group.title.startswith(f"{colour}: finish")
        ]
        assert isinstance(triangle, Shape)
        spots = [(one.points[0], one.radius) for one in discs if isinstance(one, Shape)]
        assert len(spots) == count
        for (at, radius), (other, far) in combinations(spots, 2):
            assert math.dist(at, other) > radius + far
        for one, two in pairwise([*triangle.points, triangle.points[0]]):
            for (x, y), radius in spots:
                beside = (two[0] - one[0]) * (y - one[1]) - (two[1] - one[1]) * (x - one[0])
                assert beside / math.dist(one, two) > radius


@pytest.mark.parametrize(("text", "widest"), [("R4", 1.05), ("س4", 0.8), ("3×RE", 0.68)])
def test_the_letters_of_a_token_fit_into_it(text: str, widest: float) -> None:
    (paint,) = paints(["red"], ["red"])
    label = counter(paint, text, (0.0, 0.0), 1.0)[-1]
    assert isinstance(label, Label)
    assert label.size <= widest


def test_nobodys_yard_is_a_corner_of_the_board_too() -> None:
    rules = variants.load("playpalace")
    state, _ = engine.start(rules, (0, 2), first=0)
    drawn = scene.draw(rules, state, Translator("en"))
    assert "blue: yard" in {group.title for group in drawn.groups}


def test_a_yard_tells_who_plays_its_colour() -> None:
    rules = variants.load("playpalace")
    state, _ = engine.start(rules, (0, 2), first=0)
    drawn = scene.draw(rules, state, Translator("en"), {0: "Ada", 2: "Christopher"})
    labels = [
        part.text for group in drawn.groups for part in group.parts if isinstance(part, Label)
    ]
    assert {"Ada · red", "Chr…her · green", "blue", "yellow"} <= set(labels)
