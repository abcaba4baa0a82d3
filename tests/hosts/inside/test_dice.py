"""Dice of a host's table: fixed when it opens, told when a game ends, the same after a restart."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from playpalace_ludo.core.match import Match
from playpalace_ludo.hosts.game import dice
from playpalace_ludo.hosts.game.saves import pack, unpack
from playpalace_ludo.hosts.install.layout import RECORDS
from playpalace_ludo.table import dice_check
from playpalace_ludo.table.dice import SystemDice
from playpalace_ludo.table.dice_hashes import commitment
from playpalace_ludo.words.dice_code import is_code_of

if TYPE_CHECKING:
    from tests.hosts.inside.conftest import Human, Table

OLD_GAMES = Path(__file__).parents[2] / "old_games"
CODE = r"(?:\w+, ){7}\w+"


@pytest.fixture
def folder(own_folder: Path) -> Path:
    return own_folder / RECORDS


def kept(folder: Path) -> list[str]:
    return [path.read_text("utf-8") for path in sorted(folder.glob("*.ludo"))]


def verdict(table: Table, text: str) -> str:
    from playpalace_ludo.words import Translator

    return Translator("en").say(dice_check.check_record(text, table.game.config.load)[1].message)


def play(table: Table, ticks: int = 40_000) -> None:
    """Let everybody roll and play whatever comes first, to the end if there is time."""
    for _ in range(ticks):
        if table.game.status != "playing" or table.game._destroyed:
            return
        for human in table.humans:
            if table.game.hosted is not None and human.on_turn() and human.player is not None:
                state = table.game.hosted.state
                human.key("r" if state.awaiting == "roll" else str(first_token(table)))
        table.tick()


def first_token(table: Table) -> int:
    tokens: tuple[int, ...] = table.game.hosted.state.moves[0].tokens
    return tokens[0] + 1 if tokens else 1


def leave(table: Table, human: Human) -> None:
    """Leave on purpose, as by the host's own question."""
    if hasattr(table.game, "_handle_leave_game_confirm"):
        table.game._handle_leave_game_confirm(human.player, {}, "yes")
    else:
        table.game._perform_leave_game(human.player)


def test_the_code_is_told_in_the_lobby_and_is_that_of_the_game(table: Table) -> None:
    (ann,) = table.seat("Ann")
    ann.forget()
    ann.key("d", shift=True)
    (said,) = ann.heard()
    found = re.match(rf"The dice of the next game are fixed; code ({CODE})\. ", said)
    assert found and said.endswith("Once more shows all digits.")
    table.bots(1)
    table.start()
    table.settle()
    ann.forget()
    ann.key("d", shift=True)
    table.tick(30)
    fixed = f"The dice of this game are fixed; code {found[1]}. Once more shows all digits."
    assert fixed in ann.heard()


def document(human: Human) -> list[str]:
    """The lines of the document with all digits."""
    shown = human.user.editboxes[dice.DIGITS]
    return str(shown["default_value"]).split("\n")


def test_asked_again_all_digits_are_shown_to_read(table: Table) -> None:
    (ann,) = table.seat("Ann")
    for _ in range(2):
        ann.key("d", shift=True)
        table.tick()
    assert f"Commitment of the next game: {commitment(table.game.dice_next)}" in document(ann)


def test_the_code_is_told_before_words_are_taken(table: Table) -> None:
    (ann,) = table.seat("Ann")
    ann.forget()
    ann.select("dice_words")
    assert re.fullmatch(rf"The dice of the next game are fixed; code {CODE}\.", ann.heard()[0])


def test_words_are_forgotten_with_every_new_seed(table: Table) -> None:
    (ann,) = table.seat("Ann")
    table.bots(1)
    fixed = table.game.dice_next
    ann.select("dice_words")
    ann.type("seven apples")
    table.start()
    assert table.game.hosted.proof.contributions[0] == "seven apples"
    assert table.game.dice_seed == fixed != table.game.dice_next
    assert table.game.dice_words == {}, "the seed of the next game is drawn without them"


class TestSeries:
    """The dice of the next game are fixed as this one begins, and take words meanwhile."""

    @pytest.fixture
    def begun(self, table: Table) -> Table:
        table.seat("Ann", "Ben")
        table.set(series="3", pace="instant")
        table.start()
        return table

    def test_everybody_hears_the_code_of_the_next_dice(self, begun: Table) -> None:
        begun.tick(100)
        for human in begun.humans:
            said = [line for line in human.heard() if "next dice" in line]
            assert len(said) == 1, human.heard()
            assert re.fullmatch(
                rf"Code of the next dice: {CODE}\. The actions menu takes words for them\.", said[0]
            )
            human.forget()
        ann, ben = begun.humans
        begun.win(ann)
        fixed = begun.game.dice_next
        begun.tick(100)
        (last,) = [line for line in ben.heard() if "next dice" in line]
        noted = last.removeprefix("Code of the next dice: ").removesuffix(".")
        assert is_code_of(noted, commitment(fixed))

    def test_the_key_tells_both_codes(self, begun: Table) -> None:
        ann = begun.humans[0]
        begun.settle()
        ann.forget()
        ann.key("d", shift=True)
        begun.tick(60)
        said = next(line for line in ann.heard() if "; code " in line)
        assert re.fullmatch(
            rf"The dice of this game are fixed; code {CODE}\."
            rf" The dice of the next game are fixed; code {CODE}\. Once more shows all digits\.",
            said,
        )

    def test_words_given_meanwhile_are_for_the_next_game(self, begun: Table) -> None:
        ann, ben = begun.humans
        fixed = begun.game.dice_next
        proof = begun.game.hosted.proof
        offered = [one.action.id for one in begun.game.get_all_enabled_actions(ann.player)]
        assert "dice_words" in offered
        begun.game.execute_action(ann.player, "dice_words", "for the second")
        assert begun.game.hosted.proof == proof, "those of this game are mixed already"
        begun.reload()
        assert begun.game.dice_words == {ann.user.uuid: "for the second"}
        begun.win(ben)
        assert begun.game.dice_seed == fixed
        assert "for the second" in begun.game.hosted.proof.contributions
        assert begun.game.dice_words == {}

    def test_the_last_game_takes_no_words(self, begun: Table) -> None:
        ann, ben = begun.humans
        begun.win(ben)
        begun.win(ben)
        assert begun.game.status == "playing"
        offered = [one.action.id for one in begun.game.get_all_enabled_actions(ann.player)]
        assert "dice_words" not in offered


def test_in_german_and_for_who_watches(table: Table) -> None:
    table.seat("Ann")
    (uwe,) = table.seat("Uwe", locale="de")
    eve = table.watch("Eve")
    table.start()
    table.settle()
    for human in (uwe, eve):
        human.forget()
        human.key("d", shift=True)
    table.tick(60)
    assert any("Die Würfel dieses Spiels liegen fest" in line for line in uwe.heard())
    assert any("The dice of this game are fixed" in line for line in eve.heard())


def test_typed_words_are_mixed_into_the_dice_and_bots_add_their_colour(table: Table) -> None:
    ann, ben = table.seat("Ann", "Ben")
    table.bots(1)
    table.tick()
    table.game.screen.paint()
    table.tick()
    assert "dice_words" in ann.menu() and "dice_words" in ben.menu()
    assert "Words for the dice: drawn for you" in ben.rows()
    ben.forget()
    ben.select("dice_words")
    ben.type("  seven\n apples ")
    table.tick()
    assert ben.heard()[-1] == "Words for the dice: seven apples"
    assert "Words for the dice: seven apples" in ben.rows()
    assert "Words for the dice: drawn for you" in ann.rows()
    table.start()
    proof, colours = table.game.hosted.proof, table.game.hosted.match.header.seats
    assert proof.contributions[1:] == ("seven apples", colours[2])
    assert re.fullmatch("[0-9a-f]{16}", proof.contributions[0])
    assert proof.seed == ""
    table.tick()
    assert "dice_words" not in ben.menu()


def test_words_can_be_taken_out_again_and_are_never_endless(table: Table) -> None:
    (ann,) = table.seat("Ann")
    for typed, kept_words in (("x" * 100_000, "x" * 200), ("", "x" * 200), ("-", "")):
        ann.select("dice_words")
        ann.type(typed)
        table.tick()
        assert table.game.dice_words.get(ann.player.id, "") == kept_words


def test_a_finished_game_tells_its_seed_and_the_code_of_its_record(
    table: Table, folder: Path
) -> None:
    (ann,) = table.seat("Ann")
    table.bots(1)
    table.set(pace="instant")
    seed = table.game.dice_next
    table.start()
    assert seed not in unpack(json.loads(table.game.to_json())["record"])
    play(table)
    assert table.game.status == "finished"
    (text,) = kept(folder)
    count = table.game.hosted.match.fallen
    assert f'seed = "{seed}"' in text
    holds = f"All {count} dice follow from the seed in this record."
    assert verdict(table, text) == holds
    assert table.game.dice_next not in ("", seed), "the next game has dice of its own"
    end_screen = [row for menu in ann.user.menus for row in ann.rows(menu)]
    assert holds in end_screen
    (sealed,) = [row for row in end_screen if row.startswith("The code of the whole record is ")]
    assert not [row for row in end_screen if re.search("[0-9a-f]{16}", row)], "words are enough"
    ann.forget()
    ann.key("d", shift=True)
    assert holds in ann.heard()[0] and sealed in ann.heard()[0]
    ann.key("d", shift=True)
    table.tick()
    assert f"Seed: {seed}" in document(ann)
    assert any(row.startswith("Hash of the whole record: ") for row in document(ann))


def test_a_restart_gives_no_new_die(table: Table, folder: Path) -> None:
    table.seat("Ann", "Ben")
    table.set(pace="instant")
    table.start()
    seed = table.game.dice_seed
    for _ in range(6):
        play(table, 25)
        before = table.game.hosted.match.fallen
        due = table.game.hosted.runner.dice.throw(
            table.game.hosted.rules, table.game.hosted.state, before
        )
        table.reload()
        hosted = table.game.hosted
        assert (hosted.match.fallen, table.game.dice_seed) == (before, seed)
        assert hosted.runner.dice.throw(hosted.rules, hosted.state, before) == due
    play(table)
    assert verdict(table, kept(folder)[-1]).startswith("All ")


def test_dice_are_counted_where_a_save_does_not_say_how_many_fell(table: Table) -> None:
    table.seat("Ann", "Ben")
    table.set(pace="instant")
    table.start()
    play(table, 200)
    fallen = table.game.hosted.match.fallen
    text, position = table.game.hosted.match.text(), table.game.hosted.match.line()
    assert "fallen" not in text and fallen > 20
    assert Match.restore(position, text, table.game.config.load).fallen == fallen


def test_who_leaves_changes_nothing_and_a_table_that_closes_early_tells_its_seed(
    table: Table, folder: Path
) -> None:
    ann, ben = table.seat("Ann", "Ben")
    table.set(pace="instant")
    table.start()
    seed = table.game.dice_seed
    proof = table.game.hosted.proof
    play(table, 80)
    leave(table, ben)
    table.humans.remove(ben)
    play(table, 80)
    assert table.game.hosted.proof == proof and not kept(folder)
    leave(table, ann)
    assert table.game._destroyed
    (text,) = kept(folder)
    assert f'seed = "{seed}"' in text
    assert verdict(table, text).startswith("The game was broken off. Until then ")


def test_a_table_that_is_saved_keeps_its_secret(table: Table, folder: Path) -> None:
    (ann,) = table.seat("Ann")
    table.bots(1)
    table.start()
    play(table, 80)
    seed, game = table.game.dice_seed, table.game
    saved: list[str] = []

    def save_and_close(name: str) -> None:
        saved.append(game.to_json())
        game.destroy()

    game._table = SimpleNamespace(save_and_close=save_and_close, destroy=lambda: None, _db=None)
    game._action_save_table(ann.player, "save_table")
    assert not kept(folder)
    data = json.loads(saved[0])
    assert data["dice_seed"] == seed and seed not in unpack(data["record"])


def test_a_table_of_an_older_version_goes_on_with_plain_dice(table: Table, folder: Path) -> None:
    ann, _ben = table.seat("Ann", "Ben")
    table.start()
    play(table, 60)
    data = json.loads(table.game.to_json())
    del data["dice_seed"], data["dice_words"], data["dice_next"]
    record = unpack(data["record"])
    data["record"] = pack(re.sub(r"\n\[dice\]\n(.+\n)+", "\n", record))
    table.game.to_json = lambda: json.dumps(data)
    table.reload()
    assert isinstance(table.game.hosted.runner.dice, SystemDice) and table.game.hosted.proof is None
    table.settle()
    ann.forget()
    ann.key("d", shift=True)
    table.tick(100)
    assert any(line.startswith("Nothing was fixed before this game") for line in ann.heard())


@pytest.mark.parametrize("seed", ["", "0" * 64])
def test_a_save_without_its_seed_is_set_aside(table: Table, seed: str) -> None:
    table.seat("Ann", "Ben")
    table.start()
    data = {**json.loads(table.game.to_json()), "dice_seed": seed}
    game = type(table.game).from_json(json.dumps(data))
    game.rebuild_runtime_state()
    assert game.hosted is None


def test_games_of_bots_alone_leave_no_records(table: Table, folder: Path) -> None:
    table.bots(2)
    table.start()
    play(table)
    assert table.game.hosted.proof.seed and not kept(folder)


def test_only_the_last_records_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "MOST_RECORDS", 3)
    paths = [dice.keep_record(tmp_path, f"{n}\n") for n in range(5)]
    assert [path and path.exists() for path in paths] == [False, False, True, True, True]


def test_a_full_disk_ends_no_game(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(28, "no space left on device")

    monkeypatch.setattr(dice, "write_whole", refuse)
    table.seat("Ann")
    table.bots(1)
    table.set(pace="instant")
    table.start()
    play(table)
    assert table.game.status == "finished"
    assert "was not kept: [Errno 28] no space left" in caplog.text


def test_a_table_that_an_older_version_saved_goes_on(
    table: Table, host: SimpleNamespace, folder: Path
) -> None:
    text = (OLD_GAMES / "before-dice" / f"{host.kind}-table.json").read_text("utf-8")
    game = type(table.game).from_json(text)
    game.rebuild_runtime_state()
    assert game.hosted.match.line() == json.loads(text)["position"]
    assert isinstance(game.hosted.runner.dice, SystemDice) and game.hosted.proof is None
    game.hosted.paused = False
    game.hosted.stand_ins = {player.id for player in game.players}
    table.game = game
    table.tick(60)
    assert game.hosted.state.number > 26
    game.dice.tell_seed()
    assert not kept(folder), "there is nothing to tell"


def test_a_table_of_the_first_scheme_goes_on_with_its_own_dice(
    table: Table, host: SimpleNamespace, folder: Path
) -> None:
    text = (OLD_GAMES / "dice-1" / f"{host.kind}-table.json").read_text("utf-8")
    saved = json.loads(text)
    game = type(table.game).from_json(text)
    game.rebuild_runtime_state()
    assert game.hosted.proof.scheme == "ludo-dice-1" and game.dice_seed == saved["dice_seed"]
    assert game.dice_next and game.dice_words == {}, "the next game begins anew"
    game.hosted.paused = False
    game.hosted.stand_ins = {player.id for player in game.players}
    table.game = game
    table.tick(60)
    assert game.hosted.match.line() != saved["position"]
    game.dice.tell_seed()
    (kept_record,) = kept(folder)
    assert saved["dice_seed"] in kept_record
    assert verdict(table, kept_record).startswith("The game was broken off. Until then ")
