"""A table in a host: rolls, choices, bots, hints, undo, the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, get_args

import pytest

from playpalace_ludo import variants
from playpalace_ludo.bots.evaluation import evaluation_of
from playpalace_ludo.bots.warm_up import warm_up_bot
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.standings import standings
from playpalace_ludo.hosts.host import Host
from playpalace_ludo.hosts.play import questions, sounds, thinking
from playpalace_ludo.hosts.play.audience import Person
from playpalace_ludo.hosts.play.row_ids import row_id
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.table.explorer import GO
from playpalace_ludo.table.thought import Thought, bot
from playpalace_ludo.words import CueName, CueSpec
from playpalace_ludo.work import finish
from tests.hosts.checkouts import PLAYAURAL, PLAYPALACE, checkout, each_host
from tests.hosts.play.written import (
    ANN,
    BEN,
    EVE,
    ROBO,
    SameDice,
    WrittenAudience,
    audience,
    heard,
    seat,
    settle,
    throw,
)


def test_a_roll_and_what_came_of_it_are_one_line_for_each_listener() -> None:
    table = seat(ANN, BEN, EVE)
    throw(table, 6)
    table.press(ANN, "roll")
    settle(table)
    assert heard(table, ANN)[-1].startswith("You roll 6")
    assert heard(table, BEN)[-1] == heard(table, EVE)[-1]
    assert heard(table, EVE)[-1].startswith("Ann rolls 6")


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_tokens_that_are_alike_are_one_row_and_all_their_numbers_work(number: int) -> None:
    table = seat(ANN, BEN)
    throw(table, 6)
    table.press(ANN, "roll")
    settle(table)
    assert table.state.awaiting == "move"
    assert heard(table, ANN)[-1] == "You roll 6. One move, Enter plays it."
    rows = table.rows(ANN)
    assert [row.text for row in rows] == ["Roll", "1, 2, 3 or 4: enters on 1."]
    assert audience(table).focused[-1] == ("a", rows[1].id)
    table.press(ANN, f"token-{number}")
    assert [step == 0 for step in table.state.tokens[0]].index(True) == number - 1


def test_the_row_of_tokens_that_are_alike_plays_the_lowest() -> None:
    table = seat(ANN, BEN)
    throw(table, 6)
    table.press(ANN, "roll")
    table.press(ANN, table.rows(ANN)[1].id)
    settle(table)
    assert table.state.tokens[0][0] == 0


def test_a_single_movable_token_moves_by_itself() -> None:  # P-09
    table = seat(ANN, BEN)
    throw(table, 6)
    for command in ("roll", "token-1"):
        table.press(ANN, command)
        settle(table)
    throw(table, 3)
    table.press(ANN, "roll")
    assert table.state.tokens[0][0] == 3


def test_the_cursor_goes_to_the_first_choice_and_back_to_roll_and_else_stays() -> None:
    table = seat(ANN, BEN)
    audience = table.audience
    assert isinstance(audience, WrittenAudience)
    throw(table, 6)
    table.press(ANN, "roll")
    settle(table)
    first = table.rows(ANN)[1].id
    assert audience.focused == [("a", first)]
    table.press(ANN, first)
    settle(table)
    assert audience.focused == [("a", first), ("a", "roll")]
    throw(table, 3)
    table.press(ANN, "roll")
    settle(table)
    assert audience.focused[2:] == [], "a move that makes itself moves no cursor"


def test_rows_keep_their_ids_and_only_the_chooser_has_them() -> None:
    table = choosing(ANN, BEN)
    assert [row.id for row in table.rows(ANN)] == [row.id for row in table.rows(ANN)]
    assert [row.id for row in table.rows(BEN)] == ["roll"]
    assert table.rows(EVE) == []


@pytest.mark.parametrize("command", ["roll", "token-1", "pass", "move_0_1_6_0_0", "nonsense"])
def test_who_is_not_on_turn_is_told_and_nothing_changes(command: str) -> None:
    table = seat(ANN, BEN, EVE)
    before = table.state
    for person in (BEN, EVE):
        count = len(heard(table, person))
        table.press(person, command)
        settle(table, 3)
        assert len(heard(table, person)) == count + 1
    assert table.state == before


def test_a_refusal_that_no_longer_holds_is_not_said() -> None:
    table = seat(ANN, BEN)
    throw(table, 6)
    table.press(ANN, "roll")
    settle(table)
    before = len(heard(table, ANN))
    for key in ("roll", "roll", "token-1"):  # the second answer waits for the next tick
        table.press(ANN, key)
    settle(table)
    said = heard(table, ANN)[before:]
    assert said.count("Move first: 6 to play.") == 1, said
    assert not any("none to play" in line for line in said), said


def test_passing_is_refused_with_its_reason() -> None:
    table = seat(ANN, BEN)
    throw(table, 6)
    for command in ("pass", "roll", "pass"):
        table.press(ANN, command)
        settle(table)
    assert "Roll first." in heard(table, ANN)
    assert heard(table, ANN)[-1] == "You must move; these rules do not let you pass."


def test_a_token_with_two_dice_asks_which() -> None:
    table = seat(ANN, BEN, variant="nigerian")
    throw(table, 6, 5)
    table.press(ANN, "roll")
    settle(table)
    while table.state.turn != 0 or table.state.awaiting != "roll":
        actor = ANN if table.state.turn == 0 else BEN
        command = "roll" if table.state.awaiting == "roll" else row_id(table.state.moves[0])
        table.press(actor, command)
        settle(table)
    throw(table, 3, 2)
    table.press(ANN, "roll")
    settle(table)
    moves = [m for m in table.state.moves if m.tokens == table.state.moves[0].tokens]
    assert len({move.face for move in moves}) == 2
    before = table.state
    table.press(ANN, f"token-{moves[0].tokens[0] + 1}")
    settle(table, 3)
    assert table.state == before and "Which die?" in heard(table, ANN)[-1]


def test_a_bot_rolls_and_plays_in_one_line() -> None:
    table = seat(ANN, ROBO)
    throw(table, 3)
    table.press(ANN, "roll")
    throw(table, 2)
    settle(table, 20)
    assert any(line.startswith("Robo rolls 2") for line in heard(table, ANN))
    assert table.state.turn == 0


def test_bots_wait_for_whoever_listens_and_not_for_each_other() -> None:
    def rolls_in_ten_seconds(*watching: Person) -> int:
        table = seat(ROBO._replace(seat=0), ROBO, *watching, pace="normal")
        table.runner.dice = dice = SameDice(1)
        settle(table, 200)
        return dice.thrown

    assert rolls_in_ten_seconds() > 150
    assert rolls_in_ten_seconds(EVE) < 10


def test_a_key_held_down_does_not_tell_whose_turn_it_is_before_the_roll() -> None:
    table = seat(ANN, BEN, pace="normal")
    throw(table, 4)
    for _ in range(20):
        table.press(ANN, "roll")
    settle(table)
    assert heard(table, ANN)[-2:] == ["You roll 4, no move.", "Ben's turn."]
    assert "It is Ben's turn." not in heard(table, ANN)
    table.press(ANN, "roll")
    settle(table)
    assert heard(table, ANN)[-1] == "It is Ben's turn."


def test_of_several_questions_at_once_only_the_last_waits_for_its_answer() -> None:
    table = seat(ANN, BEN)
    before = len(heard(table, ANN))
    for command in ("score", "turn", "my-tokens", "last-roll"):
        questions.ask(table, ANN, command)
    settle(table)
    score, last = heard(table, ANN)[before:]
    assert score.startswith("You")
    assert last == "Nobody has rolled yet."


def test_what_was_typed_ahead_is_not_lost_to_somebody_elses_key() -> None:
    table = seat(ANN, BEN, pace="normal", undo="off")
    throw(table, 4)
    table.press(ANN, "roll")
    table.press(BEN, "roll")
    table.press(ANN, "undo")
    settle(table)
    assert "Taking back is off at this table." in heard(table, ANN)
    assert heard(table, BEN)[-2:] == ["You roll 4, no move.", "Ann's turn."]


def test_the_last_throw_is_known_after_a_restart() -> None:
    table = seat(ANN, BEN)
    throw(table, 4)
    table.press(ANN, "roll")
    match = Match.restore(table.match.line(), table.match.text(), variants.load)
    again = HostTable(WrittenAudience(ANN, BEN), table.config, match, pace="instant")
    assert again.last_roll() == table.last_roll()
    last = again.last_roll()
    assert last is not None and last.dice == (4,)


def test_every_question_has_an_answer_for_everybody_on_every_board() -> None:
    for name in variants.names():
        table = seat(ANN, ROBO, EVE, variant=name)
        for person in (ANN, EVE):
            # A square is typed first, and the purse is the host's to look up.
            for command in sorted(questions.ASKS - {GO, questions.PURSE}):
                audience = table.audience
                assert isinstance(audience, WrittenAudience)
                count, _ = len(heard(table, person)), audience.boxes.pop(person.id, None)
                audience.grids.pop(person.id, None)
                questions.ask(table, person, command)
                settle(table, 12)
                answers = heard(table, person)[count:] + audience.boxes.get(person.id, [])
                assert answers or person.id in audience.grids, (name, command)
                assert not any("pludo" in answer for answer in answers), answers


def choosing(*people: Person, **options: Any) -> HostTable:
    """Ann has one token out, has rolled a six, and may move it or enter another."""
    table = seat(*people, **options)
    throw(table, 6)
    for command in ("roll", "token-1", "roll"):
        table.press(ANN, command)
        settle(table)
    assert table.state.awaiting == "move"
    return table


def test_a_hint_is_heard_by_the_asker_alone() -> None:
    table = choosing(ANN, BEN, EVE, hints="all")
    counts = [len(heard(table, person)) for person in (BEN, EVE)]
    before = table.state
    questions.ask(table, ANN, "hint")
    settle(table, 65)
    assert heard(table, ANN)[-1].startswith(("Token 1:", "Token 2:")), heard(table, ANN)[-1]
    assert [len(heard(table, person)) for person in (BEN, EVE)] == counts
    assert table.state == before


@pytest.mark.parametrize(
    ("hints", "other", "answer"),
    [
        ("off", ROBO, "There are no hints at this table."),
        ("alone", BEN, "There are hints only for a player alone with bots."),
    ],
)
def test_no_hint_where_the_table_does_not_want_it(hints: str, other: Person, answer: str) -> None:
    table = choosing(ANN, other, hints=hints)
    questions.ask(table, ANN, "hint")
    settle(table, 65)
    assert heard(table, ANN)[-1] == answer
    assert "hint" not in questions.touch_rows(table, ANN)


def test_who_is_alone_with_bots_gets_hints_by_default() -> None:
    table = choosing(ANN, ROBO)
    assert "hint" in questions.touch_rows(table, ANN)
    questions.ask(table, ANN, "hint")
    settle(table, 65)
    assert heard(table, ANN)[-1].startswith(("Token 1:", "Token 2:"))


def test_a_hint_about_a_position_that_is_gone_is_not_given() -> None:
    table = choosing(ANN, BEN, hints="all")
    questions.ask(table, ANN, "hint")
    table.press(ANN, row_id(table.state.moves[0]))
    settle(table, 65)
    assert not any(line.startswith(("Token 1:", "Token 2:")) for line in heard(table, ANN))


def test_a_hint_needs_a_choice() -> None:
    table = seat(ANN, BEN, EVE, hints="all")
    for person in (ANN, BEN, EVE):
        count = len(heard(table, person))
        questions.ask(table, person, "hint")
        settle(table, 5)
        assert len(heard(table, person)) == count + 1


def test_a_choice_is_taken_back_with_the_dice_as_they_fell() -> None:
    table = choosing(ANN, BEN, EVE, undo="own-turn")
    before, text = table.state, table.match.text()
    table.press(ANN, "token-2")
    settle(table)
    throw(table, 4)
    table.press(ANN, "roll")  # a choice again, with the extra throw of the six
    settle(table)
    rolled = table.state
    table.press(ANN, "undo")
    settle(table)
    assert table.state == before and table.match.text() == text
    told = "Ann takes a choice back. The dice stay as they fell. Ann's token 2 is back in the "
    told += "yard. Ann's turn: 6 to play, then another throw. 6 came 2 times in a row."
    assert told in heard(table, BEN) and told in heard(table, EVE)
    assert heard(table, ANN)[-2] == "Taken back. The dice stay as they fell."
    throw(table, 1)
    table.press(ANN, "token-2")
    settle(table)
    table.press(ANN, "roll")
    settle(table)
    assert table.state == rolled, "the four falls again, not the one"
    again = Match.from_text(table.match.text(), variants.load)
    assert again.state == table.state


def test_after_the_turn_a_choice_is_taken_back_only_until_somebody_rolls() -> None:
    for policy, possible in (("own-turn", False), ("next-throw", True)):
        table = choosing(ANN, BEN, undo=policy)
        table.press(ANN, "token-2")
        settle(table)
        throw(table, 3)
        table.press(ANN, "roll")
        settle(table)
        before = table.state
        table.press(ANN, row_id(before.moves[0]))
        settle(table)
        passed = table.state
        assert passed.turn == 1
        table.press(ANN, "undo")
        settle(table)
        assert table.state == (before if possible else passed), policy
    table.press(ANN, row_id(before.moves[0]))
    settle(table)
    table.press(BEN, "roll")
    settle(table)
    gone = table.state
    table.press(ANN, "undo")
    settle(table)
    assert table.state == gone
    assert heard(table, ANN)[-1] == "There is no choice you could take back now."


def test_nobody_takes_back_what_another_one_chose_or_where_it_is_off() -> None:
    table = choosing(ANN, BEN, undo="next-throw")
    table.press(ANN, "token-1")
    settle(table)
    after = table.state
    table.press(BEN, "undo")
    settle(table)
    assert table.state == after
    assert heard(table, BEN)[-1] == "There is no choice you could take back now."
    table = choosing(ANN, BEN)
    table.press(ANN, "token-1")
    settle(table)
    table.press(ANN, "undo")
    settle(table, 5)
    assert heard(table, ANN)[-1] == "Taking back is off at this table."


def test_the_record_written_as_we_go_is_the_one_a_match_would_write() -> None:
    pooled = "playpalace(bonus.timing=before_move)"
    for name in (*variants.names(), pooled):
        table = seat(ROBO._replace(id="x", seat=0), ROBO, variant=name, strength="random")
        text = table.match.text()
        while not table.over and table.state.number < 80:
            table.tick()
            text = table.match.text()
        match = Match.from_text(text, variants.load)
        assert match.text() == text and match.state == table.state
        again = Match.restore(table.match.line(), text, variants.load)
        assert again.state == table.state and again.text() == text


def test_a_record_nobody_asked_for_is_the_same_when_it_is_written_at_last() -> None:
    table = seat(ROBO._replace(id="x", seat=0), ROBO, variant="indian", strength="random")
    often = Match.restore(table.match.line(), table.match.text(), variants.load)
    roll, play = table.match.roll, table.match.play

    def both(mine: Callable[..., object], other: Callable[..., object]) -> Callable[..., object]:
        def do(what: object) -> object:
            other(what)
            often.text()
            return mine(what)

        return do

    table.match.roll = both(roll, often.roll)  # type: ignore[assignment, method-assign]
    table.match.play = both(play, often.play)  # type: ignore[assignment, method-assign]
    while not table.over:
        table.tick()
    assert table.match.text() == often.text()


def test_fair_dice_are_dice() -> None:
    table = seat(ANN, BEN)
    thrown = [table.runner.dice.throw(table.rules, table.state, n)[0] for n in range(6000)]
    assert all(800 < thrown.count(face) < 1200 for face in range(1, 7))
    assert set(thrown) == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("name", variants.names())
def test_bots_are_ready_before_their_first_choice(name: str) -> None:
    rules = replace(variants.load(name))  # as new, its tables not built
    finish(warm_up_bot(bot("normal"), rules, rules.max_players))
    known = evaluation_of.cache_info().misses
    evaluation_of(rules)
    assert evaluation_of.cache_info().misses == known


def test_the_game_ends_when_everything_was_heard() -> None:
    table = seat(ROBO._replace(id="x", seat=0), ROBO, strength="random")
    audience = table.audience
    assert isinstance(audience, WrittenAudience)
    for _ in range(20_000):
        table.tick()
        if audience.over:
            break
    assert table.over and audience.over
    first, second = standings(table.match.rules, table.state)
    assert (first.place, first.home, second.place) == (1, 4, 2)


def test_keys_after_the_end_do_not_put_it_off() -> None:
    table = seat(ANN, ROBO)
    table.match.state = table.state._replace(owed=(), moves=(), places=(0,))
    audience = table.audience
    assert isinstance(audience, WrittenAudience)
    for _ in range(200):
        table.press(ANN, "roll")
        table.tick()
    assert audience.over


def test_places_come_first_then_tokens_home_then_steps_to_go_and_a_draw_is_shared() -> None:
    rules = variants.load("classic(end.max_turns=10)")
    home = rules.seats[0].finish
    state = Match(rules, (0, 1, 2, 3), ["a", "b", "c", "d"]).state
    tokens = ((10, 10, 10, 10), (home,) * 4, (home, 1, 1, 1), (10, 10, 10, 11))
    playing = state._replace(tokens=tokens, owed=(0,), opening=(), places=(1,))
    assert [(s.seat, s.place) for s in standings(rules, playing)] == [
        (1, 1),
        (2, 2),
        (3, 3),
        (0, 4),
    ]
    drawn = state._replace(tokens=((home, 5, 5, 5), (home, 9, 9, 9)) + ((10,) * 4,) * 2, owed=())
    assert [(s.seat, s.place) for s in standings(rules, drawn)][:2] == [(0, 1), (1, 1)]


def test_a_bots_thought_about_another_position_is_dropped() -> None:
    table = seat(ANN, ROBO, strength="normal")
    for _ in range(3):
        throw(table, 6)
        table.press(ANN, "roll")
        settle(table, 3)
        if table.state.awaiting == "move":
            break
    table.runner._thought = Thought("normal", table.match.rules, table.state, table.runner.whims)
    table.press(ANN, row_id(table.state.moves[0]))
    settle(table, 200)
    assert table.state.turn == 0 or table.state.awaiting == "roll"


def test_a_bot_that_runs_out_of_time_has_looked_at_every_move_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = choosing(ANN, BEN)
    monkeypatch.setattr(thinking, "MOST_TICKS", 1)
    thought = Thought("hard", table.rules, table.state, table.runner.whims)
    found = [thinking.think(thought, 0) for _ in range(20)]
    assert any(move in table.state.moves for move in found)


SILENT: set[CueName] = {"no-move", "game-start", "menu-move", "menu-edge", "menu-select"}


@pytest.mark.parametrize("name", get_args(CueName))
def test_every_cue_is_a_file_of_the_hosts_or_silent_on_purpose(name: CueName) -> None:
    for turn in range(12):
        found = sounds.sound(CueSpec(name, 2, False, -3.0), turn)
        if name in SILENT:
            assert found is None
            continue
        assert found is not None and found.file.endswith(".ogg")
        assert found.pan == -100 and 50 <= found.pitch <= 150 and 0 < found.volume <= 100


def test_a_game_is_heard_as_more_than_clicks() -> None:
    table = seat(ANN, ROBO)
    for _ in range(300):
        if table.acting == 0:
            moves = table.state.moves
            table.press(ANN, row_id(moves[0]) if moves else "roll")
        table.tick()
    assert len({sound.file for _, sound in audience(table).played}) > 5


@each_host
def test_the_sound_files_are_in_the_hosts_pack(host: Host) -> None:
    folder = {PLAYPALACE: "clients/desktop/sounds", PLAYAURAL: "client/sounds"}[host]
    pack = checkout(host).server.server_dir.parent / folder
    if not pack.is_dir():
        pytest.skip(f"this {host.title} checkout has no client with sounds")
    missing = [name for name in sorted(sounds.names()) if not (pack / name).is_file()]
    assert not missing


THIRD = ROBO._replace(seat=2)


@pytest.mark.parametrize(("people", "times"), [((ANN, BEN, THIRD), 1), ((ANN, ROBO), 0)])
def test_an_expert_without_a_net_is_told_once_as_a_game_begins(
    people: tuple[Person, ...], times: int
) -> None:
    table = seat(*people, variant="parchis", strength="expert")
    if table.bots_notice is not None:
        table.bots_notice.result(timeout=60)
        settle(table)
    told = "The expert has not learned these rules, so it plays like hard."
    assert heard(table, ANN).count(told) == times
