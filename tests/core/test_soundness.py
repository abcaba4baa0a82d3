"""Rules that are provably no game are refused at new tables; those that are no Ludo are named."""

from __future__ import annotations

from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.cli.main import main
from playpalace_ludo.core.errors import RulesError
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.core.soundness import must_be_a_game, soundness
from playpalace_ludo.words import Translator
from playpalace_ludo.words.rulebook import no_ludo_lines
from tests.core.random_games import random_match
from tests.core.refusing import told

EVERYWHERE = "[" + ",".join(map(str, range(1, 53))) + "]"


def rules_of(tmp_path: Path, text: str, base: str = "playpalace") -> str:
    file = tmp_path / "mine.toml"
    file.write_text(f'base = "{base}"\ntitle = "Mine"\n{text}', "utf-8")
    return str(file)


@pytest.mark.parametrize("name", variants.names())
def test_every_shipped_game_is_ludo(name: str) -> None:
    assert soundness(variants.load(name)) == (None, (), ())


def test_a_start_nobody_can_leave_is_no_game() -> None:
    with pytest.raises(RulesError) as error:
        must_be_a_game(variants.load("playpalace(sixes.max=1)"))
    assert told(error.value) == (
        "playpalace: nobody could ever bring a token out of the yard, so this is no game (L-25)."
    )


@pytest.mark.parametrize("command", ["check", "install-variant"])
def test_what_is_no_game_is_no_good_file_and_not_installed(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    file = rules_of(tmp_path, "[sixes]\nmax = 1")
    assert main([command, file, "--lang", "en"]) == 2
    assert "so this is no game (L-25)." in capsys.readouterr().err
    assert not [*(tmp_path / "data").rglob("*.toml")]


@pytest.mark.parametrize("options", ["board.tokens_out=1", "dice.count=2"])
def test_with_a_token_out_or_another_way_it_is_a_game(options: str) -> None:
    must_be_a_game(variants.load(f"playpalace(sixes.max=1,{options})"))


ONLY_TWELVES = """
[[outcome]]
name = "6"
do = ["enter"]
[[outcome]]
name = "12"
do = ["move 12"]
"""


def test_a_finish_nobody_can_reach_is_no_game(tmp_path: Path) -> None:
    with pytest.raises(RulesError) as error:
        must_be_a_game(variants.load(rules_of(tmp_path, ONLY_TWELVES)))
    assert "nobody could ever bring a token home" in told(error.value)


def test_where_captures_win_too_it_can_be_played_and_is_said(tmp_path: Path) -> None:
    text = ONLY_TWELVES + '[win]\nwhen = ["all home", "captures 3"]'
    rules = variants.load(rules_of(tmp_path, text))
    must_be_a_game(rules)
    assert soundness(rules).broken == ("L-27",)
    assert [Translator().say(line) for line in no_ludo_lines(rules)] == [
        "This is no longer Ludo by the rules: Red, Blue, Green and Yellow can never bring a token"
        " home (L-27)."
    ]


@pytest.mark.parametrize(
    "text", ["[capture]\nspare_groups_of = 1", f"[safe]\nsquares = {EVERYWHERE}"]
)
def test_where_nobody_can_be_captured_it_is_said(tmp_path: Path, text: str) -> None:
    rules = variants.load(rules_of(tmp_path, text))
    must_be_a_game(rules)
    english, german = (
        [Translator(lang).say(m) for m in no_ludo_lines(rules)] for lang in ("en", "de")
    )
    assert english == [
        "This is no longer Ludo by the rules: nobody can ever be captured (L-32, L-33)."
    ]
    assert german == [
        "Nach den Regeln ist das kein Ludo mehr: niemand kann je geschlagen werden (L-32, L-33)."
    ]


def test_an_amendment_that_opens_the_way_makes_it_a_game(tmp_path: Path) -> None:
    text = (
        '[sixes]\nmax = 1\n[[amend]]\nname = "Late"\nwhen = ["round 5"]\nset = { "sixes.max" = 3 }'
    )
    must_be_a_game(variants.load(rules_of(tmp_path, text)))


def test_old_games_of_such_rules_are_still_read() -> None:
    match = random_match(variants.load("playpalace(sixes.max=1)"), 1, most_steps=30)
    assert Match.from_text(match.text(), variants.load).state == match.state
    assert parse_position(match.line(), variants.load)[1] == match.state
