"""Games kept by earlier versions, as they wrote them: each reads back to its last position."""

import json
from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.cli.main import main
from playpalace_ludo.client import game as games
from playpalace_ludo.core import record
from playpalace_ludo.core.errors import RecordError
from playpalace_ludo.core.match import Match
from playpalace_ludo.table import dice_check
from playpalace_ludo.table.dice import SystemDice

OLD = Path(__file__).parents[2] / "old_games"
POSITIONS = {
    path.with_name(name): position
    for path in sorted(OLD.glob("*/positions.json"))
    for name, position in json.loads(path.read_text("utf-8")).items()
}


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_an_old_game_is_where_it_was_left_and_goes_on(path: Path) -> None:
    text = path.read_text("utf-8")
    game = games.from_record(text, variants.load, None, None)
    assert game.match.line() == POSITIONS[path]
    assert game.match.text() == text
    assert isinstance(game.dice, SystemDice) and game.proof is None
    kept = game.drawn[:]
    assert bool(kept) == ("undone" in path.name)
    while kept:  # what was taken back still falls again, in its order
        if game.state.awaiting == "roll":
            before, count = game.match.fallen, len(game.match.steps)
            game.runner.throw()
            fell = game.match.steps[count].action.dice
            assert fell == kept.pop(0) and game.match.fallen == before + len(fell)
        else:
            game.runner.choose(game.state.moves[0])
    assert not dice_check.check(dice_check.thrown(game.match)).holds


def test_every_variant_is_among_the_old_games() -> None:
    specs = {record.split(path.read_text("utf-8"))[0].spec for path in POSITIONS}
    later = {"quick", "masquerade", "shield-smiths", "springboard"}
    assert set(variants.names()) - later <= specs


def test_verify_says_of_an_old_game_that_nothing_was_fixed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["verify", str(OLD / "0.1.0" / "playpalace-finished.ludo"), "--lang", "en"]) == 1
    assert capsys.readouterr().out == (
        "Nothing was fixed before this game, so its dice cannot be checked."
        " It began with an older version, or with dice that were prepared.\n"
    )


def test_an_old_table_of_a_host_goes_on_from_its_position() -> None:
    path = OLD / "before-dice" / "playpalace-left.ludo"
    taken_up = Match.restore(POSITIONS[path], path.read_text("utf-8"), variants.load)
    assert taken_up.header.proof is None and taken_up.line() == POSITIONS[path]
    assert taken_up.text() == path.read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "then", "now"),
    [
        ("partners-at-the-limit-finished", "= blue", "= draw red blue green yellow"),
        ("places-at-the-limit-finished", "= blue", "= blue yellow green red"),
    ],
)
def test_an_old_game_at_its_turn_limit_keeps_its_result(name: str, then: str, now: str) -> None:
    old = (OLD / "before-revisions" / f"{name}.ludo").read_text("utf-8")
    assert old.endswith(f"\n{then}\n")
    new = old.replace("\nplayers", "\nrevision = 2\nplayers", 1)
    with pytest.raises(RecordError) as error:
        Match.from_text(new, variants.load)
    assert repr(now.removeprefix("= ")) in str(error.value)


def test_an_old_table_with_partners_goes_on_as_it_began() -> None:
    path = OLD / "before-revisions" / "partners-before-the-limit-left.ludo"
    table = Match.restore(POSITIONS[path], path.read_text("utf-8"), variants.load)
    while not table.over:
        if table.state.awaiting == "roll":
            table.roll((1, 2))
        else:
            table.play(table.state.moves[0])
    assert Match.from_text(table.text(), variants.load).state.places == table.state.places
    assert table.rules.revision == 1 and "revision" not in table.text()
