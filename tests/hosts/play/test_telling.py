"""News comes first: choices, the cursor and answers wait for the sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from playpalace_ludo.hosts.play import pages, questions
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.play.row_ids import row_id
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.hosts.play.timeline import TEMPOS
from playpalace_ludo.table.questions import ANSWERS
from playpalace_ludo.words import rulebook
from tests.hosts.play.written import ANN, BEN, EVE, ROBO, audience, heard, seat, settle, throw

PACES = [pace for pace, tempo in TEMPOS.items() if tempo.dice]


def rolled(pace: str) -> HostTable:
    """Ann has rolled a six; the dice are still to be heard."""
    table = seat(ANN, BEN, EVE, pace=pace)
    settle(table, 200)
    for said in audience(table).said.values():
        said.clear()
    throw(table, 6)
    table.press(ANN, "roll")
    return table


def until_told(table: HostTable) -> None:
    for _ in range(table.tempo.dice):
        assert heard(table, ANN) == []
        table.tick()
    assert heard(table, ANN) == ["You roll 6. One move, Enter plays it."]


def test_marks_of_direction_stay_out_of_what_clients_speak() -> None:
    said = translator("fa").text("pludo-begins", who="other", name="علی")
    assert said == "علی شروع می\u200cکند."


@pytest.mark.parametrize("pace", PACES)
def test_choices_and_the_cursor_wait_for_the_sentence(pace: str) -> None:
    table = rolled(pace)
    for _ in range(table.tempo.dice - 1):
        assert [row.id for row in table.rows(ANN)] == ["roll"]
        assert audience(table).focused == []
        table.tick()
    table.tick()
    assert heard(table, ANN) == ["You roll 6. One move, Enter plays it."]
    assert len(table.rows(ANN)) == 2
    assert audience(table).focused == [("a", table.rows(ANN)[1].id)]


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize(("command", "answer"), [("last-roll", "6"), ("turn", "6 to play")])
def test_answers_wait_for_the_sentence(pace: str, command: str, answer: str) -> None:
    table = rolled(pace)
    for person in (ANN, EVE):
        questions.ask(table, person, command)
    until_told(table)
    table.tick()
    assert len(heard(table, ANN)) == len(heard(table, EVE)) == 2
    assert answer in heard(table, ANN)[1]


@pytest.mark.parametrize("pace", PACES)
def test_the_board_opens_after_the_sentence_and_an_open_one_changes_after_it(pace: str) -> None:
    table = seat(ANN, BEN, pace=pace)
    settle(table, 200)
    shown = audience(table)
    questions.ask(table, ANN, "board")
    before = shown.boxes["a"]
    throw(table, 6)
    table.press(ANN, "roll")
    assert shown.current("a") == before
    shown.boxes.clear()
    questions.ask(table, ANN, "board")
    settle(table, table.tempo.dice)
    assert shown.boxes == {}
    table.tick()
    assert shown.boxes["a"] != before
    assert shown.current("a") == shown.boxes["a"]


def test_nothing_waits_where_nothing_is_left_to_be_told() -> None:
    table = seat(ANN, BEN)
    before = len(heard(table, ANN))
    questions.ask(table, ANN, "turn")
    assert len(heard(table, ANN)) == before + 1


def test_one_answer_per_listener_and_tick_and_the_latest_question_counts() -> None:
    table = seat(ANN, BEN)
    for said in audience(table).said.values():
        said.clear()
    for _ in range(1000):
        for command in ("turn", "last-roll", "player-1", "player-2", "my-tokens"):
            questions.ask(table, ANN, command)
        table.press(BEN, "roll")
    assert len(heard(table, ANN)) == len(heard(table, BEN)) == 1
    settle(table)
    assert heard(table, BEN) == ["It is Ann's turn."] * 2
    assert heard(table, ANN)[1:] == ["All tokens in the yard."]


def test_a_page_is_put_into_words_once_for_a_state(monkeypatch: pytest.MonkeyPatch) -> None:
    written = {"board": 0, "rules": 0}

    def counted(page: str, write: Callable[..., Any]) -> Callable[..., Any]:
        def count(*about: Any) -> Any:
            written[page] += 1
            return write(*about)

        return count

    answers = {**ANSWERS, "board": counted("board", ANSWERS["board"])}
    monkeypatch.setattr(pages, "ANSWERS", answers)
    monkeypatch.setattr(rulebook, "rule_lines", counted("rules", rulebook.rule_lines))
    pages.rules_in_words.cache_clear()
    table = seat(ANN, BEN)
    for _ in range(50):
        for command in ("board", "rules"):
            questions.ask(table, ANN, command)
            settle(table, 2)
    assert written == {"board": 1, "rules": 1}
    throw(table, 6)
    table.press(ANN, "roll")
    settle(table)
    before = audience(table).boxes.pop("a")
    questions.ask(table, ANN, "board")
    settle(table, 2)
    assert written["board"] > 1 and audience(table).boxes["a"] != before


def test_at_once_a_landing_and_a_result_are_all_that_sounds_in_a_tick() -> None:
    table = seat(ANN, ROBO, pace="instant")
    most = 0
    for _ in range(600):
        if table.acting == 0:
            moves = table.state.moves
            table.press(ANN, row_id(moves[0]) if moves else "roll")
        heard_now = audience(table).played
        table.tick()
        most = max(most, len(heard_now))
        heard_now.clear()
    assert 0 < most <= 3, "a landing, a result, and whose turn it is"


@pytest.mark.parametrize("pace", TEMPOS)
def test_the_sound_of_a_turn_calls_only_the_one_whose_turn_it_is(pace: str) -> None:
    table = seat(ANN, BEN._replace(turn_sound=False), EVE, pace=pace)
    settle(table, 200)
    played = audience(table).played
    played.clear()
    for person in (ANN, BEN):
        throw(table, 1)
        table.press(person, "roll")
        settle(table, 200)
    turns = [who for who, sound in played if sound.file == "game_pig/turn.ogg"]
    assert turns == [ANN.id]
    assert {sound.file for _, sound in played} > {"game_pig/turn.ogg"}
