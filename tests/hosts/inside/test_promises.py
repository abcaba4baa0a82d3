"""Words that players' programs seal: promised in the lobby, told when the list is closed."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from playpalace_ludo.client.pages.online.sealed_words import SealedWords
from playpalace_ludo.hosts.game.promises import LONGEST_WAIT
from playpalace_ludo.hosts.install.layout import RECORDS
from playpalace_ludo.table import dice_check
from playpalace_ludo.words import Translator, terminal_client
from playpalace_ludo.words.dice_code import is_code_of
from playpalace_ludo.words.terminal_client import PROMISE_BOX, TELL_BOX, WORDS_BOX

if TYPE_CHECKING:
    from tests.hosts.inside.conftest import Human, Table


class Program:
    """The part of our terminal client that answers boxes, at the side of somebody at the table."""

    def __init__(self, human: Human) -> None:
        self.human = human
        self.words = SealedWords()
        self.words.name = human.name
        self.seen = 0
        self.asked: list[str] = []
        describe(human, terminal_client.platform("linux", "brief"))

    def answer(self, *boxes: str) -> None:
        """Answer the questions that came since the last time, as far as they are these."""
        shown = [m.data for m in self.human.user.messages if m.type == "show_editbox"]
        for box in shown[self.seen :]:
            self.asked.append(box["input_id"])
            if box["input_id"] in boxes:
                self.send(box["input_id"], self.words.answer(box["input_id"], text_of(box)))
        self.seen = len(shown)

    def send(self, box: str, text: str) -> None:
        event = {"type": "editbox", "input_id": box, "text": text}
        self.human.table.game.handle_event(self.human.player, event)


def describe(human: Human, platform: str) -> None:
    if hasattr(human.user, "set_platform"):
        human.user.set_platform(platform)
    else:
        human.user.platform = platform


def text_of(box: dict[str, Any]) -> str:
    return str(box["default_value"])


@pytest.fixture
def programs(table: Table) -> list[Program]:
    """Ann and Ben, who have our terminal client, and Cleo, who has not."""
    people = table.seat("Ann", "Ben", "Cleo")
    made = [Program(human) for human in people[:2]]
    table.set(pace="instant")
    for program in made:  # as if they joined with it
        table.game.promises.ask(program.human.player)
        program.answer(PROMISE_BOX)
    return made


def start(table: Table) -> None:
    table.game.execute_action(table.humans[0].player, "start_game")


def test_promises_are_asked_for_when_somebody_joins(table: Table) -> None:
    table.seat("Ann")
    table.seat("Ben")
    ben = table.humans[1]
    program = Program(ben)
    table.game.attach_user(ben.player.id, ben.user)
    program.answer(PROMISE_BOX)
    assert program.asked == [PROMISE_BOX]
    assert table.game.dice_promises.keys() == {ben.player.id}
    table.tick()
    assert "Words for the dice: sealed by your program" in ben.rows()
    assert "Words for the dice: drawn for you" in table.humans[0].rows()


def test_words_are_told_when_the_list_is_closed_and_then_the_game_begins(
    table: Table, programs: list[Program]
) -> None:
    start(table)
    assert table.game.status == "waiting", "nobody has told any words"
    for program in programs:
        program.answer(TELL_BOX)
    table.tick()
    assert table.game.status == "playing"
    proof = table.game.hosted.proof
    ann, ben, cleo = proof.contributions
    assert all(proof.promises[:2]) and proof.promises[2] == ""
    assert len(ann) == len(ben) == 32 and ann != ben and len(cleo) == 16
    assert table.game.dice_promises == {} == table.game.dice_words
    assert not any("sealed words" in line for human in table.humans for line in human.heard())


def test_whoever_does_not_tell_is_named_and_the_game_begins_without(
    table: Table, programs: list[Program]
) -> None:
    start(table)
    programs[0].answer(TELL_BOX)
    table.tick(LONGEST_WAIT - 2)
    assert table.game.status == "waiting"
    table.tick(3)
    assert table.game.status == "playing"
    table.tick(40)
    named = "Ben sealed words and did not tell them."
    for human in table.humans:
        assert any(line.startswith(named) for line in human.heard()), human.heard()
    assert table.game.hosted.proof.contributions[1] == ""
    assert table.game.hosted.proof.promises[1]


@pytest.mark.parametrize("lie", ["other words", "", "x" * 300, "two\nlines"])
def test_words_that_were_not_promised_count_as_none(
    table: Table, programs: list[Program], lie: str
) -> None:
    start(table)
    programs[0].answer(TELL_BOX)
    programs[1].send(TELL_BOX, lie)
    table.tick()
    assert table.game.status == "playing", "nobody waits for a second answer"
    assert table.game.hosted.proof.contributions[1] == ""


def test_a_promise_is_worth_nothing_under_another_name(
    table: Table, programs: list[Program]
) -> None:
    """A confederate who repeats somebody's promise cannot keep it by repeating the words."""
    ann, ben = programs
    promised = table.game.dice_promises[ann.human.player.id]
    ben.send(PROMISE_BOX, promised)
    start(table)
    ann.answer(TELL_BOX)
    ben.send(TELL_BOX, table.game.promises.told[ann.human.player.id])
    table.tick()
    assert table.game.hosted.proof.contributions[1] == ""


def test_nothing_can_be_changed_once_the_list_is_closed(
    table: Table, programs: list[Program]
) -> None:
    ben, cleo = programs[1], table.humans[2]
    start(table)
    before = dict(table.game.dice_promises), dict(table.game.dice_words)
    ben.send(PROMISE_BOX, "0" * 64)
    table.game.execute_action(cleo.player, "dice_words", "a better choice")
    assert (table.game.dice_promises, table.game.dice_words) == before
    late = "Too late: these dice are being mixed."
    assert late in cleo.heard() and late in ben.human.heard()


def test_who_joins_meanwhile_puts_other_dice_on_the_table(
    table: Table, programs: list[Program]
) -> None:
    fixed = table.game.dice_next
    start(table)
    programs[0].answer(TELL_BOX)
    table.seat("Dora")
    programs[1].answer(TELL_BOX)
    table.tick()
    assert table.game.status == "waiting" and table.game.dice_next != fixed
    changed = "The game did not begin, because players or rules changed"
    assert all(any(line.startswith(changed) for line in h.heard()) for h in table.humans)
    for program in programs:
        program.answer(PROMISE_BOX)
    start(table)
    for program in programs:
        program.answer(TELL_BOX)
    table.tick()
    assert table.game.status == "playing"


def test_words_somebody_types_reach_the_server_when_all_are_in(
    table: Table, programs: list[Program]
) -> None:
    ann = programs[0]
    ann.human.select("dice_words")
    ann.answer()
    assert ann.asked[-1] == WORDS_BOX
    ann.send(PROMISE_BOX, ann.words.type("seven apples"))
    assert not any("apples" in words for words in table.game.dice_words.values())
    start(table)
    for program in programs:
        program.answer(TELL_BOX)
    table.tick()
    assert table.game.hosted.proof.contributions[0].startswith("seven apples ")


def test_whoever_is_gone_keeps_nobody_waiting(table: Table, programs: list[Program]) -> None:
    describe(programs[1].human, "web")
    start(table)
    programs[0].answer(TELL_BOX)
    table.tick()
    assert table.game.status == "playing"
    assert table.game.hosted.proof.promises[1] == "", "nothing was told yet, so nothing is lost"


def kept_record(own_folder: Path) -> str:
    (path,) = (own_folder / RECORDS).glob("*.ludo")
    return path.read_text("utf-8")


def test_the_record_holds_and_the_programs_confirm_it(
    table: Table, programs: list[Program], own_folder: Path
) -> None:
    start(table)
    for program in programs:
        program.answer(TELL_BOX)
    table.tick()
    for human in table.humans:
        human.forget()
    table.game.hosted.stand_ins = {human.player.id for human in table.humans}
    for _ in range(40_000):
        table.tick()
        if table.game.status != "playing":
            break
    text = kept_record(own_folder)
    verdict = dice_check.check_record(text, table.game.config.load)[1]
    assert verdict.holds and verdict.whole
    say = Translator("en").say
    assert say(verdict.more[0]).startswith("By this record the words of Ann and Ben were sealed")
    for program in programs:
        (judged,) = program.words.judge(text)
        assert say(judged).endswith("nobody knew your words before all were in.")


def answer_all(programs: list[Program]) -> None:
    for program in programs:
        program.answer(TELL_BOX)


class TestSeries:
    """The words of the next game are promised during this one, and told at its end."""

    @pytest.fixture
    def first(self, table: Table, programs: list[Program]) -> object:
        """The first game, in which the words of the second are promised already."""
        table.set(series="3")
        start(table)
        for program in programs:
            program.answer(TELL_BOX)
        table.tick()
        for program in programs:
            program.answer(PROMISE_BOX)
        assert len(table.game.dice_promises) == 2
        return table.game.hosted

    def test_the_next_game_begins_with_the_words_promised_meanwhile(
        self, table: Table, programs: list[Program], first: object
    ) -> None:
        table.win(table.humans[2], partial(answer_all, programs))
        assert table.game.status == "playing" and table.game.hosted is not first
        proof = table.game.hosted.proof
        assert all(proof.promises[:2]) and all(proof.contributions)

    def test_somebody_who_leaves_at_the_end_stops_nothing(
        self, table: Table, programs: list[Program], first: object
    ) -> None:
        ann, ben = programs

        def leave_when_closed() -> None:
            ann.answer(TELL_BOX)
            if table.game.promises.is_closed and not ben.human.player.is_bot:
                table.drop(ben.human)

        table.win(table.humans[2], leave_when_closed)
        assert table.game.status == "playing" and table.game.hosted is not first
        proof = table.game.hosted.proof
        kept = [
            words for made, words in zip(proof.promises, proof.contributions, strict=False) if made
        ]
        assert kept[1:] in ([], [""]), "nobody kept the promise of who is gone"
        table.tick(40)
        heard = [line for human in table.humans for line in human.heard()]
        assert not any(line.startswith("Ann sealed words") for line in heard), "Ann told hers"

    def test_nobody_who_told_is_named_when_a_seat_changes_hands_meanwhile(
        self, table: Table, programs: list[Program], first: object
    ) -> None:
        """The dice are fixed anew, so nothing that was told before is missing now."""
        ben = programs[1]

        def change_hands_when_closed() -> None:
            answer_all(programs)
            if table.game.promises.is_closed:
                ben.human.player.name = "Bob"

        table.win(table.humans[2], change_hands_when_closed)
        assert table.game.status == "playing" and table.game.hosted is not first
        table.tick(40)
        heard = [line for human in table.humans for line in human.heard()]
        assert not any("sealed words" in line for line in heard), heard
        proof = table.game.hosted.proof
        assert proof.promises == ()
        changed = "Players or rules changed while the dice were mixed"
        (told,) = {line for line in heard if line.startswith(changed)}
        assert is_code_of(told.partition("Their code: ")[2], proof.commitment)
