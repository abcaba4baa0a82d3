"""The engine for programs: its examples run, it starts light, and it opens no stranger's path."""

from __future__ import annotations

import doctest
import io
import pickle
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import playpalace_ludo as ludo
from playpalace_ludo.api import game as game_module
from playpalace_ludo.api import opening, refusals

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


@pytest.mark.parametrize("module", [game_module, opening, refusals], ids=lambda m: m.__name__)
def test_what_docstrings_show_is_so(module: Any) -> None:
    result = doctest.testmod(module)
    assert result.attempted > 1 and result.failed == 0


def test_every_name_is_there_and_unknown_ones_are_not() -> None:
    for name in ludo.__all__:
        assert getattr(ludo, name) is not None and name in dir(ludo)
    with pytest.raises(AttributeError, match="has no attribute 'nonsense'"):
        _ = ludo.nonsense


def test_importing_the_package_loads_nothing_of_it() -> None:
    code = "import playpalace_ludo, sys; print([n for n in sys.modules if 'playpalace' in n])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['playpalace_ludo']"


@pytest.mark.parametrize("variant", ludo.variant_names())
def test_every_variant_is_played_to_its_end_and_read_again(variant: str) -> None:
    players = ludo.load_rules(variant).max_players
    game = ludo.new_game(variant, players, seed=3).finish()
    again = ludo.read_record(game.record)
    assert again.state == game.state and again.names == game.names
    assert game.winner is not None and game.winner == game.places[0]
    assert ludo.new_game(variant, players, seed=3).finish().record == game.record


def test_the_other_way_dice_are_given_and_moves_named() -> None:
    game = ludo.new_game("nigerian", players=["Ann", "Ben"], seed=1)
    game.roll(6, 2)
    assert game.turn == "Ann" and game.awaiting == "move"
    with pytest.raises(ludo.IllegalMove):
        game.play(9)
    game.play(1)
    assert len(game) == 2
    assert game.tell(to="Ann") == ["You bring out token 1."]
    assert game.tell(to="Ben") == ["Ann brings out token 1."]
    with pytest.raises(ValueError, match="'Cem' is not one of Ann, Ben"):
        game.tell(to="Cem")
    step = game.undo()
    assert step is not None and step.before == game.state
    assert game.tell(lang="de") == ["Ann würfelt 6 und 2."]


def test_a_number_that_leaves_a_choice_is_refused() -> None:
    game = ludo.read_position("nigerian red:5,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 3")
    game.roll(1, 2)
    with pytest.raises(ValueError, match="token 1 has 2 moves"):
        game.play(1)
    game.play(game.legal_moves[0])


def test_a_copy_goes_on_by_itself() -> None:
    game = ludo.new_game("classic", players=2, seed=4)
    for _ in range(30):
        game.advance()
    line = game.position
    copy = game.copy(seed=1)
    assert copy.state == game.state and copy.names == game.names and len(copy) == 0
    copy.finish()
    assert game.position == line


def test_choosers_are_one_for_all_or_one_for_each() -> None:
    game = ludo.new_game("quick", players=3, seed=1)
    with pytest.raises(ValueError, match="2 choosers for 3 players"):
        game.finish("easy", "easy")


def test_a_notebook_shows_the_board() -> None:
    drawn = ludo.new_game("hexagon", players=3, seed=1)._repr_svg_()
    assert "<svg" in drawn and "<title" in drawn


def test_a_refusal_is_a_sentence() -> None:
    with pytest.raises(ludo.LudoError, match=r"^'clasic': .* Did you mean 'classic'\?$") as caught:
        ludo.new_game("clasic")
    assert str(caught.value) == ludo.explain(caught.value)
    game = ludo.new_game("playpalace", players=["Ann", "Ben"])
    with pytest.raises(ludo.IllegalMove, match=r"^These dice cannot fall\.$"):
        game.roll(1, 2)
    game.roll(5)
    with pytest.raises(ludo.IllegalMove, match=r"^Roll first\.$"):
        game.play(1)
    game.roll(6)
    with pytest.raises(ludo.IllegalMove, match=r"^There is no token 9\. You have 4\.$"):
        game.play(9)


@pytest.mark.parametrize("players", ["Ann", ["Ann", 3], ["Ann", "Ann"]])
def test_names_are_a_list_of_different_texts(players: Any) -> None:
    with pytest.raises((TypeError, ludo.LudoError), match=r"names|same name"):
        ludo.new_game("classic", players)


def test_something_else_than_rules_or_a_move_is_a_type_error() -> None:
    with pytest.raises(TypeError, match="no rules from load_rules"):
        ludo.new_game(Path("classic.toml"))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="neither a move nor"):
        ludo.new_game().play("2")  # type: ignore[arg-type]


@pytest.mark.parametrize("variant", ["quick", "figure-eight"])
def test_a_pickled_game_goes_on_with_the_same_dice(variant: str) -> None:
    game = ludo.new_game(variant, players=2, seed=8)
    for _ in range(40):
        game.advance()
    again = pickle.loads(pickle.dumps(game))
    assert again.position == game.position and again.record == game.record
    assert again.finish().record == game.finish().record


def test_rules_of_an_earlier_revision_stay_so_when_pickled() -> None:
    rules = ludo.load_rules("figure-eight").as_of(1)
    again = pickle.loads(pickle.dumps(rules))
    assert (again.revision, again.spec) == (1, rules.spec)
    assert again.amend((0,)).revision == 1


def test_the_engine_alone_plays_and_says_what_sentences_need(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    game = ludo.new_game("playpalace", players=2, seed=7)
    game.roll(6)
    with pytest.raises(ImportError, match=r'pip install "playpalace-ludo-engine\[server\]"'):
        game.tell()
    with pytest.raises(ludo.IllegalMove, match=r"^not allowed now: no such token$"):
        game.play(9)
    assert str(game) == repr(game)


def test_printed_a_game_reads_the_board() -> None:
    game = ludo.new_game("classic", players=["Ann", "Ben"])
    assert str(game) == "Ann: all in the yard.\nBen: all in the yard."
    assert repr(game.rules) == "<Rules classic>"


def test_faces_that_are_not_there_are_named() -> None:
    game = ludo.new_game("market-road", players=2, seed=1)
    with pytest.raises(ludo.LudoError) as caught:
        game.roll("nonsense")
    assert str(caught.value).startswith("nonsense: the faces are ")


@pytest.mark.parametrize("variant", ["../classic.toml", "/etc/hosts.toml", "//share/x.toml"])
def test_a_record_names_no_path(variant: str) -> None:
    text = f'format = 1\nvariant = "{variant}"\nseats = ["red"]\nplayers = ["Ann"]\n---\n'
    for read, given in ((ludo.read_record, text), (ludo.new_game, variant)):
        with pytest.raises(ludo.LudoError) as caught:
            read(given)
        assert "never a place where they are" in ludo.explain(caught.value)


ASKED = "ludo 1\nposition quick\nmove 1 left=9\nmove 2 left=4\nchoose 5000\nbye\n"


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.py")), ids=lambda path: path.stem)
def test_an_example_runs(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    (tmp_path / "a.ludo").write_text(ludo.new_game("quick", 2, seed=1).finish().record, "utf-8")
    (tmp_path / "b.ludo").write_text("no record", "utf-8")
    given: dict[str, list[Any]] = {
        "records_table": [str(tmp_path)],
        "random_games": [1],
        "own_bot": [2],
    }
    monkeypatch.setattr("sys.stdin", io.StringIO(ASKED))
    import_module(path.stem).main(*given.get(path.stem, []))
    told = capsys.readouterr()
    assert len(told.out.splitlines()) >= 1
    if path.stem == "line_bot":
        assert told.out == "ludo 1 line_bot\n2\n"
    if path.stem == "records_table":
        assert told.out.splitlines()[1].startswith("a.ludo,quick,2,")
        assert "b.ludo is left out" in told.err
