"""Fair dice at the client's table: fixed before the game, asked for by a key, never new ones."""

import re
from itertools import count
from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.cli.main import main
from playpalace_ludo.client import game as games
from playpalace_ludo.client.pages import tables
from playpalace_ludo.client.storage.options import Preset
from playpalace_ludo.core.record import Action
from playpalace_ludo.table import fair_dice, hints, runner
from playpalace_ludo.table.dice import SeededDice
from playpalace_ludo.table.dice_hashes import commitment
from playpalace_ludo.table.fair_dice import FairDice
from tests.bots.peeking import secrets_in, taken
from tests.client.conftest import Desk, MakeDesk
from tests.table.fair_games import SEED

FIXED = r"The dice of this game are fixed; code ((?:\w+, ){7}\w+)\."


@pytest.fixture
def fair(desk: MakeDesk, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """A client as players have it, at its main menu; what it draws is the same in every run."""
    numbers = count(1)
    monkeypatch.setattr(tables, "new_seed", lambda: f"{next(numbers):064x}")
    monkeypatch.setattr(fair_dice, "new_contribution", lambda: f"{next(numbers):016x}")
    client = desk(variant=None, table_undo="free")
    client.app.dice = None
    client.home.open()
    return client


def throws(client: Desk) -> list[tuple[int, ...] | None]:
    steps = client.table.game.match.steps
    return [step.action.dice for step in steps if step.action.dice is not None]


def on_disk(client: Desk) -> games.Game:
    (path,) = client.app.saves.unfinished()
    return games.from_record(client.app.saves.read(path), variants.load, None, None)


def play_to_the_end(client: Desk) -> None:
    for _ in range(3000):
        if client.table.state.awaiting == "over":
            return
        client.press("r", "1", "2", "3", "4")
    pytest.fail("no end")


def test_a_whole_game(fair: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    fair.sit("playpalace", "red=you,blue=bot:easy")
    play_to_the_end(fair)
    assert not any("fixed" in line or "check" in line for line in fair.speech.texts())
    count = fair.table.game.match.fallen
    code, checked, seen, sealed = told = fair.press("c-d")
    fixed = re.fullmatch(FIXED, code)
    assert fixed and checked == f"All {count} dice follow from the seed in this record."
    assert seen.startswith("The server or program that ran this game saw the words")
    of_record = sealed.removeprefix("The code of the whole record is ")

    (path,) = fair.app.saves.finished()
    assert path.read_text("utf-8").count('drawn = "') == 1
    assert main(["verify", str(path), "--lang", "en"]) == 0
    then = f"By this record the code told before the game was {fixed[1]}."
    assert capsys.readouterr().out.splitlines()[:-1] == [then, checked, seen, sealed]
    noted = ["--noted", fixed[1], "--noted", of_record]
    assert main(["verify", str(path), "--lang", "en", *noted]) == 0
    assert capsys.readouterr().out.splitlines()[-2:] == [
        f"All {count} dice check: they come from the seed whose code you noted before the game.",
        f"All {count} dice check: this is the record whose code you noted,"
        " and nothing in it was changed since.",
    ]

    fair.home.open()
    fair.press("f", "enter", "enter", "enter")
    assert fair.press("c-d") == [code]
    fair.press("end")
    assert fair.press("c-d") == told

    turn = re.compile(r"^(2\. \w+ )(\d)", re.MULTILINE)
    changed = turn.sub(lambda m: m[1] + str(int(m[2]) % 6 + 1), path.read_text("utf-8"))
    path.write_text(changed, "utf-8")
    assert main(["verify", str(path), "--lang", "en"]) == 1
    assert re.search(r"Die \d+, in turn 2, differs: ", capsys.readouterr().out)


@pytest.mark.parametrize("variant", ["playpalace", "nigerian", "market-road", "figure-eight"])
def test_taking_back_brings_the_same_die(fair: Desk, variant: str) -> None:
    fair.sit(variant, "Anna,Ben")
    for _ in range(30):
        fair.press("r", "1", "2", "3", "6", "5", "4")
    before = throws(fair)
    assert len(before) > 10
    for _ in range(8):
        fair.press("u")
    taken_back = len(throws(fair))
    assert taken_back < len(before)
    game = fair.table.game
    assert game.drawn == [], "nothing need be kept"
    due = game.dice.throw(game.rules, game.state, game.match.fallen)
    if game.state.awaiting == "roll":
        assert due == before[taken_back]
    for _ in range(20):
        fair.press("r", "1", "2", "3")
    assert fair.table.game.check_dice().holds


def test_the_same_dice_fall_whatever_is_chosen_after_taking_back(fair: Desk) -> None:
    fair.sit("playpalace", "Anna,Ben")
    for _ in range(40):
        fair.press("r", "1", "2")
    before = throws(fair)
    for _ in range(10):
        fair.press("u")
    for _ in range(40):
        fair.press("r", "2", "3", "1")
    after = throws(fair)
    common = min(len(before), len(after))
    assert common > 30 and after[:common] == before[:common]


def test_a_game_read_again_from_disk_has_the_same_dice(fair: Desk, desk: MakeDesk) -> None:
    fair.sit("playpalace", "Anna,Ben")
    for _ in range(12):
        fair.press("r", "1", "2")
    game = fair.table.game
    due = [game.dice.throw(game.rules, game.state, game.match.fallen + n) for n in range(20)]
    for dice in (None, SeededDice("7")):  # --seed is for games that begin with it
        again = desk(variant=None)
        again.app.dice = dice
        (path,) = again.app.saves.unfinished()
        again.home.carry_on(path)
        kept = again.table.game
        assert isinstance(kept.dice, FairDice) and kept.proof == game.proof
        now = [kept.dice.throw(kept.rules, kept.state, kept.match.fallen + n) for n in range(20)]
        assert now == due


def test_a_throw_the_disk_refused_falls_again(fair: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    fair.sit("playpalace", "Anna,Ben")
    game = fair.table.game
    due = game.dice.throw(game.rules, game.state, 0)
    save = game.save
    assert save is not None

    def refuse(*_: object, **__: object) -> None:
        raise OSError(28, "full")

    with monkeypatch.context() as full:
        full.setattr(save, "write", refuse)
        fair.press("r")
        assert throws(fair) == [] and game.drawn == []
    fair.press("r")
    assert throws(fair) == [due]


def test_words_typed_at_a_new_table_are_mixed_in_after_the_code_is_told(fair: Desk) -> None:
    fair.press("n", "enter", "w", "enter")
    assert fair.press("down")[-1].startswith("The dice of the next game are fixed; code ")
    told = fair.press("enter")[-1]
    fair.press("home")
    assert "mixed" not in told
    prompt = fair.press("enter")[-1]
    assert prompt.startswith(told), "the code is told before words are taken"
    heard = fair.press(*"seven apples".replace(" ", "_"), "enter")
    assert heard[-1] == "Red: seven_apples"
    fair.press("escape", "home", "enter")
    proof = fair.table.game.proof
    assert proof is not None
    assert proof.contributions[0] == "seven_apples"
    assert proof.contributions[1:] == tuple(fair.table.game.match.header.seats[1:])
    (said,) = fair.press("c-d")
    assert said.partition("code ")[2] == told.partition("code ")[2]
    assert commitment(proof.seed) == proof.commitment


def test_words_that_nobody_types_are_drawn(fair: Desk) -> None:
    fair.sit("playpalace", "Anna,Ben")
    first = fair.table.game.proof
    fair.sit("playpalace", "Anna,Ben")
    second = fair.table.game.proof
    assert first and second
    assert len({*first.contributions, *second.contributions}) == 4
    assert first.seed != second.seed


def test_playing_again_fixes_new_dice_and_forgets_the_words(fair: Desk) -> None:
    fair.home.tables.start(Preset("figure-eight", "Anna,bot:easy"), typed={0: "my words"})
    first = fair.table.game.proof
    play_to_the_end(fair)
    fair.app.pages[0].again()  # type: ignore[attr-defined]
    second = fair.table.game.proof
    assert first and second
    assert first.contributions[0] == "my words" != second.contributions[0]
    assert first.commitment != second.commitment


def test_a_game_given_away_before_its_end_does_not_tell_the_seed(
    fair: Desk, tmp_path: Path
) -> None:
    fair.sit("playpalace", "Anna,Ben")
    fair.press("r", "1", "r")
    game = fair.table.game
    assert game.proof
    seed = game.proof.seed
    text = game.to_give_away()
    assert seed not in text and game.proof.commitment in text
    assert fair.table.state == on_disk(fair).state and seed in fair.app.saves.read(
        fair.app.saves.unfinished()[0]
    )
    assert not games.from_record(text, variants.load, None, None).check_dice().holds


def test_a_game_of_a_seed_says_so_and_goes_on_with_it(fair: Desk, desk: MakeDesk) -> None:
    fair.app.dice = SeededDice("lucky")
    fair.sit("playpalace", "Anna,Ben")
    (said,) = fair.press("c-d")
    assert said == (
        "The dice of this game come from --seed lucky: "
        "whoever chose that could know them all beforehand."
    )
    fair.press("r")
    assert fair.press("d")[-1] == said
    again = desk(variant=None)
    again.app.dice = None
    again.home.carry_on(again.app.saves.unfinished()[0])
    assert isinstance(again.table.game.dice, SeededDice)
    assert again.table.game.dice.seed == "lucky"


def test_only_dice_that_nobody_could_know_are_called_chance_alone(fair: Desk) -> None:
    chance_alone = "The dice are the same for everyone, and every throw is chance alone."
    fair.sit("playpalace", "Anna,Ben")
    fair.press("r")
    assert fair.press("d")[-1] == chance_alone


def test_a_seed_repeats_a_whole_run_bots_included(desk: MakeDesk) -> None:
    runs = [two_games_of(desk(variant=None), "7") for _ in range(2)]
    assert runs[0] == runs[1]
    first, second = runs[0]
    assert first != second
    assert two_games_of(desk(variant=None), "7/2")[0] == second


def two_games_of(client: Desk, seed: str) -> list[list[Action]]:
    """Play two games against a bot that moves anything: what fell and what was played."""
    client.app.dice = SeededDice(seed)
    games = []
    for _ in range(2):
        client.sit("playpalace", "you,bot:random")
        for _ in range(30):
            client.press("r", "1", "2", "3", "4")
        games.append([step.action for step in client.table.game.match.steps])
        assert len(games[-1]) > 60
    return games


def test_dice_of_a_seed_take_no_words(fair: Desk) -> None:
    assert "Words for the dice" in fair.press("n", "enter", "end")
    fair.press("escape")
    fair.app.dice = SeededDice("7")
    assert "Words for the dice" not in fair.press("n", "enter", "end")


def test_bots_and_hints_are_handed_no_dice(fair: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts = taken(runner, monkeypatch)
    advice = taken(hints, monkeypatch)
    fair.home.tables.start(
        Preset("playpalace", "red=Anna,blue=bot:hard"), seed=SEED, typed={0: "a"}
    )
    for _ in range(200):
        fair.press("r", *("h" * (not advice)), "1", "2", "3", "4")
        if thoughts and advice:
            break
    dice = fair.table.game.dice
    assert not secrets_in(thoughts[0], dice) and not secrets_in(advice[0], dice)
