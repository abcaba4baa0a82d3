"""The narration of every event, word for word."""

from __future__ import annotations

from typing import get_args

from playpalace_ludo import variants
from playpalace_ludo.core import engine, events
from playpalace_ludo.core.events import Ransomed
from playpalace_ludo.words import Line, Listener, Translator, narrate, queries
from tests.words.told import (
    BLUE,
    ENGLISH,
    GREEN,
    ONLOOKER,
    RED,
    choose,
    moment,
    position,
    spoken,
    three,
    throw,
)

YOU_RED, YOU_BLUE, YOU_GREEN = Listener(RED), Listener(BLUE), Listener(GREEN)

YARD_LINE = "playpalace red:Y,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 1"
MOVE_LINE = "playpalace red:Y,Y,Y,Y/blue:1,9,Y,Y blue ? 0 8"
CAPTURE_LINE = "playpalace red:Y,Y,18,Y/blue:1,Y,Y,Y/green:Y,Y,Y,Y blue ? 0 8"
HOME_LINE = "playpalace red:53,20,Y,H/blue:Y,Y,Y,Y red ? 0 9"


def test_mypy_sees_every_event_of_the_core() -> None:
    """An event missing from the union could be forgotten where events are told."""
    classes = [one for one in vars(events).values() if isinstance(one, type)]
    made_here = {one for one in classes if one.__module__ == events.__name__}
    assert made_here == set(get_args(events.Event))


def test_entering_is_one_sentence_with_the_roll() -> None:
    assert three(YARD_LINE, 6, token=2, to=YOU_RED) == [
        "You roll 6 and bring out token 2 on 1. Roll again for the six.",
        "You roll 6 and bring out token 2. Roll again.",
        "6, token 2 out. Again.",
    ]
    assert three(YARD_LINE, 6, token=2, to=YOU_BLUE) == [
        "Red rolls 6 and brings out token 2 on 1. Red rolls again.",
        "Red rolls 6 and brings out token 2.",
        "Red 6, token 2 out.",
    ]


def test_a_move_names_square_and_token() -> None:
    assert three(MOVE_LINE, 4, token=1, to=YOU_BLUE) == [
        "You roll 4, token 1 from 15 to 19.",
        "You roll 4, token 1 to 19.",
        "4, token 1 to 19.",
    ]
    assert three(MOVE_LINE, 4, token=1, to=YOU_RED) == [
        "Blue rolls 4, token 1 from 15 to 19.",
        "Blue rolls 4, token 1 to 19.",
        "Blue 4, token 1 to 19.",
    ]


def test_full_wording_says_when_a_square_is_safe() -> None:
    full = YOU_BLUE._replace(verbosity="full")
    line = "playpalace red:Y,Y,Y,Y/blue:6,Y,Y,Y blue ? 0 8"
    assert moment(line, 2, token=1, listener=full)[0] == (
        "You roll 2, token 1 from 20 to 22, a safe square."
    )


def test_a_capture_has_three_forms() -> None:
    assert three(CAPTURE_LINE, 4, token=1, to=YOU_BLUE) == [
        "You roll 4, token 1 captures Red's token 3 on 19.",
        "You roll 4, token 1 captures Red's token 3 on 19.",
        "4, token 1 captures Red's token 3 on 19.",
    ]
    assert three(CAPTURE_LINE, 4, token=1, to=YOU_RED) == [
        "Blue rolls 4, token 1 captures your token 3 on 19.",
        "Blue rolls 4, token 1 captures your token 3 on 19.",
        "Blue 4, token 1 captures your token 3 on 19.",
    ]
    assert three(CAPTURE_LINE, 4, token=1, to=YOU_GREEN) == [
        "Blue rolls 4, token 1 captures Red's token 3 on 19.",
        "Blue rolls 4, token 1 captures Red's token 3 on 19.",
        "Blue 4, token 1 captures Red's token 3 on 19.",
    ]
    assert three(CAPTURE_LINE, 4, token=1, to=ONLOOKER) == three(
        CAPTURE_LINE, 4, token=1, to=YOU_GREEN
    )


def test_two_victims_of_one_player_and_one_of_another() -> None:
    line = "playpalace red:18,18,Y,Y/blue:1,Y,Y,Y/green:44,Y,Y,Y blue ? 0 8"
    assert moment(line, 4, token=1, listener=YOU_RED)[0] == (
        "Blue rolls 4, token 1 captures your tokens 1 and 2 and Green's token 1 on 19."
    )


def test_entering_onto_an_opponent() -> None:
    line = "classic red:Y,Y,Y,Y/blue:39,Y,Y,Y red ? 0 8"
    assert three(line, 6, token=1, to=YOU_BLUE) == [
        "Red rolls 6, token 1 comes out and captures your token 1 on 1. Red rolls again.",
        "Red rolls 6, token 1 comes out and captures your token 1 on 1.",
        "Red 6, token 1 out and captures your token 1 on 1.",
    ]


def test_a_captor_carried_home() -> None:
    line = "nigerian-classic(capture.captor=finish) red:Y,Y,18,Y/blue:1,Y,Y,Y blue ? 0 8"
    assert three(line, 4, token=1, to=YOU_BLUE) == [
        "You roll 4, token 1 captures Red's token 3 on 19 and goes straight home, 1 of 4. "
        "Roll again for the capture.",
        "You roll 4, token 1 captures Red's token 3 on 19 and goes home, 1 of 4. Roll again.",
        "4, token 1 captures Red's token 3 on 19, 1 of 4 home. Again.",
    ]


def test_two_that_capture_together_both_go_home() -> None:
    line = "jota(capture.captor=finish) red:Y,Y,16,Y/blue:1,Y,Y,1 blue ? 0 8"
    heard = moment(line, 4, token=1, listener=YOU_BLUE)[0]
    assert "tokens 1 and 4 capture Red's token 3" in heard and " and go home" in heard


def test_no_move_of_a_doubled_has_its_reason() -> None:
    assert three("jota red:5,5,Y,Y/blue:Y,Y,Y,Y red ? 0 8", 3, to=YOU_RED)[:2] == [
        "You roll 3, no token can move: a Doubled needs an even number.",
        "You roll 3, no move: a Doubled needs an even number.",
    ]
    assert moment("jota red:Y,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 8", 3, listener=YOU_RED)[0] == (
        "You roll 3, no move."
    )


def test_coming_home_counts() -> None:
    assert three(HOME_LINE, 3, token=1, to=YOU_RED) == [
        "You roll 3, token 1 comes home from home column 3, 2 of 4.",
        "You roll 3, token 1 is home, 2 of 4.",
        "3, token 1 home, 2 of 4.",
    ]
    assert moment(HOME_LINE, 3, token=1, listener=YOU_BLUE) == [
        "Red rolls 3, token 1 is home, 2 of 4.",
        "Your turn.",
    ]


def test_where_two_home_win_they_are_counted_to_two() -> None:
    line = "quick red:53,20,Y,Y/blue:0,Y,Y,Y red ? 0 9"
    assert moment(line, 3, token=1, listener=YOU_RED)[0] == "You roll 3, token 1 is home, 1 of 2."


def test_a_doubled_is_made_in_the_home_column() -> None:
    line = "jota red:53,55,Y,Y/blue:0,Y,Y,Y red ? 0 9"
    heard = moment(line, 2, token=1, listener=YOU_RED)[0]
    assert heard == "You roll 2, token 1 joins token 2 in home column 5 of 5: a Doubled."


def test_the_home_column_is_counted_to_five() -> None:
    line = "playpalace red:48,20,Y,Y/blue:Y,Y,Y,Y red ? 0 9"
    assert moment(line, 4, token=1, listener=YOU_BLUE)[0] == (
        "Red rolls 4, token 1 to home column 2 of 5."
    )


def test_nothing_to_move() -> None:
    assert three(YARD_LINE, 3, to=YOU_RED) == [
        "You roll 3, no token can move: only 6 brings a token out.",
        "You roll 3, no move.",
        "3, no move.",
    ]
    assert moment(YARD_LINE, 3, listener=YOU_BLUE) == ["Red rolls 3, no move.", "Your turn."]


def test_a_choice_is_told_after_the_roll() -> None:
    rules, start = position(CAPTURE_LINE)
    rolled, events = throw(rules, start, 4)
    assert spoken(narrate(rules, start, events, rolled, YOU_BLUE)) == ["You roll 4."]
    after, events = choose(rules, rolled, 1)
    heard = {
        listener.seat: spoken(narrate(rules, rolled, events, after, listener))[0]
        for listener in (YOU_BLUE, YOU_RED, YOU_GREEN)
    }
    assert heard == {
        BLUE: "Token 1 captures Red's token 3 on 19.",
        RED: "Blue's token 1 captures your token 3 on 19.",
        GREEN: "Blue's token 1 captures Red's token 3 on 19.",
    }


def test_the_third_six_takes_the_turn_back() -> None:
    rules, start = position("playpalace red:0,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 9")
    for token in (1, 1):
        start, _ = choose(rules, throw(rules, start, 6)[0], token)
    after, events = throw(rules, start, 6)
    heard = [
        spoken(narrate(rules, start, events, after, YOU_RED._replace(verbosity=v)))[0]
        for v in ("full", "normal", "brief")
    ]
    assert heard == [
        "You roll 6, the third in a row. Everything moved in this turn goes back, "
        "and the turn is over. Your token 1 is back on 1.",
        "You roll 6, the third in a row. The turn is taken back. Your token 1 is back on 1.",
        "6, third in a row. Turn taken back. Your token 1 is back on 1.",
    ]


def test_the_third_six_is_lost_in_classic() -> None:
    rules, start = position("classic red:0,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 9")
    for _ in range(2):
        start, _ = choose(rules, throw(rules, start, 6)[0], 1)
    after, events = throw(rules, start, 6)
    assert spoken(narrate(rules, start, events, after, YOU_BLUE)) == [
        "Red rolls 6, the third in a row. The throw is lost.",
        "Your turn.",
    ]


def test_two_dice_are_told_once() -> None:
    rules, start = position("nigerian red:Y,Y,Y,Y/blue:3,Y,Y,Y blue ? 0 8")
    state, events = throw(rules, start, 5, 2)
    state, more = choose(rules, state, 1, 5)
    state, rest = choose(rules, state, 1, 2)
    assert spoken(narrate(rules, start, events + more + rest, state, YOU_RED)) == [
        "Blue rolls 5 and 2, token 1 to 22. Token 1 to 24.",
        "Your turn.",
    ]


def test_a_die_left_over() -> None:
    rules, start = position("nigerian(dice.usage=each) red:54,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 8")
    state, events = throw(rules, start, 1, 5)
    state, more = choose(rules, state, 1)
    assert spoken(narrate(rules, start, events + more, state, YOU_RED))[0] == (
        "You roll 1 and 5, token 1 to home column 5 of 5. No move with 5."
    )


def test_sixes_before_the_move_ask_for_another_throw() -> None:
    line = "nigerian red:Y,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 8"
    assert moment(line, 6, 6, listener=YOU_RED) == ["You roll 6 and 6. Roll again."]
    assert moment(line, 6, 6, listener=YOU_BLUE) == ["Red rolls 6 and 6."]


def test_a_doubled_is_made_and_moves() -> None:
    line = "jota red:5,9,Y,Y/blue:Y,Y,Y,Y red ? 0 8"
    assert moment(line, 4, token=1, listener=YOU_RED)[0] == (
        "You roll 4, token 1 joins token 2 on 10: a Doubled."
    )
    assert three("jota red:9,9,Y,Y/blue:Y,Y,Y,Y red ? 0 8", 4, token=1, to=YOU_BLUE) == [
        "Red rolls 4, tokens 1 and 2 from 10 to 12.",
        "Red rolls 4, tokens 1 and 2 to 12.",
        "Red 4, tokens 1 and 2 to 12.",
    ]


def test_whose_turn_is_said_to_you_and_about_people_only() -> None:
    people = Listener(RED, {BLUE: "Anna"}, people=frozenset({RED, BLUE}))
    assert moment(YARD_LINE, 3, listener=people) == ["You roll 3, no move.", "Anna's turn."]
    alone = Listener(RED, {BLUE: "Bot"}, people=frozenset({RED}))
    assert moment(YARD_LINE, 3, listener=alone) == ["You roll 3, no move."]
    full = alone._replace(verbosity="full")
    assert moment(YARD_LINE, 3, listener=full)[1:] == ["Bot's turn."]


def test_opening_throws_with_a_tie() -> None:
    rules = variants.load("classic")
    you = YOU_RED._replace(people=frozenset({RED}))
    state, events = engine.start(rules, (RED, BLUE, GREEN))
    heard = spoken(narrate(rules, state, events, state, you))
    for die in (5, 5, 2, 1, 4):
        before = state
        state, events = engine.roll(rules, state, (die,))
        heard += spoken(narrate(rules, before, events, state, you))
    assert heard == [
        "Everyone rolls, the highest begins.",
        "Your turn.",
        "You roll 5.",
        "Blue rolls 5.",
        "Green rolls 2. Tie: you and Blue roll again.",
        "Your turn.",
        "You roll 1.",
        "Blue rolls 4. Blue begins.",
    ]


def test_winning_tells_how_far_the_others_came() -> None:
    line = "playpalace red:H,H,H,55/blue:H,Y,Y,Y/green:H,H,Y,Y red ? 0 90"
    assert moment(line, 1, token=4, listener=YOU_RED) == [
        "You roll 1, token 4 is home, 4 of 4.",
        "You win! Blue has 1 home, Green 2.",
    ]
    assert moment(line, 1, token=4, listener=YOU_BLUE)[1] == ("Red wins. You have 1 home, Green 2.")


def test_places_are_told_where_play_goes_on() -> None:
    line = "classic red:H,H,H,55/blue:H,Y,Y,Y/green:H,H,Y,Y red ? 0 90"
    assert moment(line, 1, token=4, listener=YOU_BLUE) == [
        "Red rolls 1, token 4 is home, 4 of 4. Red finishes first.",
        "Your turn.",
    ]
    last = "classic red:H,H,H,H/blue:H,H,H,55/green:H,H,Y,Y blue ? 0 99 places=red"
    assert moment(last, 1, token=4, listener=YOU_GREEN)[1] == (
        "Red wins. Blue is second. You are third."
    )


def test_the_turn_limit_makes_a_winner_or_a_draw() -> None:
    line = "playpalace(end.max_turns=9) red:H,Y,Y,Y/blue:{},Y,Y,Y red ? 0 9"
    assert moment(line.format("Y"), 3, listener=YOU_RED) == [
        "You roll 3, no move.",
        "The turn limit is reached. You win with 1 home! Blue has 0 home.",
    ]
    assert moment(line.format("H"), 3, listener=YOU_BLUE)[1] == (
        "The turn limit is reached. The game is a draw between you and Red, 1 home each."
    )


def test_at_the_turn_limit_partners_count_together() -> None:
    line = (
        "playpalace(end.max_turns=9,teams.pairs=opposite)"
        " red:H,H,Y,Y/blue:H,H,H,Y/green:H,{},Y,Y/yellow:Y,Y,Y,Y red ? 0 9"
    )
    assert moment(line.format("H"), 3, listener=YOU_RED)[1] == (
        "The turn limit is reached. You and Green win with 4 home! Blue has 3 home, Yellow 0."
    )
    assert moment(line.format("Y"), 3, listener=YOU_BLUE)[1] == (
        "The turn limit is reached. The game is a draw between Red with Green and you with Yellow,"
        " 3 home for each team."
    )


def test_at_the_turn_limit_all_get_a_place_where_play_goes_on_for_places() -> None:
    line = "classic(end.max_turns=9) red:H,H,Y,Y/blue:Y,Y,Y,Y/green:H,Y,Y,Y red ? 0 9"
    assert moment(line, 3, listener=YOU_GREEN)[1] == (
        "The turn limit is reached. Red wins with 2 home. You are second. Blue is third."
    )


def test_cards_are_drawn_and_a_card_without_orders_just_happens() -> None:
    rules = variants.load("market-road")
    state, _ = engine.start(rules, (0, 1, 2))
    after, events = throw(rules, state, "Storm")
    assert spoken(narrate(rules, state, events, after, YOU_BLUE)) == [
        "Red draws Storm. New rule, Flood: The bridge house is flooded: it is no longer safe. "
        "You miss this turn."
    ]
    after, events = throw(rules, state, "Turnabout")
    assert spoken(narrate(rules, state, events, after, YOU_BLUE)) == [
        "Red draws Turnabout. Play goes counter-clockwise now."
    ]


def test_tiles_of_loose_games_go_by_their_names_and_passing_is_told() -> None:
    rules = variants.load("market-road")
    state, _ = engine.start(rules, (0, 1, 2))
    state, _ = choose(rules, throw(rules, state, "Gate")[0], 1)
    for _ in ("blue", "green"):
        state, _ = throw(rules, state, "Walk 1")
    before = state
    state, events = throw(rules, state, "Walk 2")
    after, more = choose(rules, state, 1)
    assert spoken(narrate(rules, before, events + more, after, YOU_BLUE))[0] == (
        "Red draws Walk 2, token 1 to t3."
    )
    before = after
    state, events = throw(rules, after, "Bargain")
    passed, more = choose(rules, state, 0)
    assert spoken(narrate(rules, before, events + more, passed, YOU_RED))[0] == (
        "Blue draws Bargain and passes."
    )


def test_pushing_with_a_spinner() -> None:
    line = "figure-eight red:7,Y/blue:9,Y red ? 0 9 leader=red round=5"
    rules, before = position(line)
    state, events = throw(rules, before, "6")
    push = next(move for move in state.moves if move.seat == BLUE)
    after, more = engine.play(rules, state, push)
    assert spoken(narrate(rules, before, events + more, after, YOU_BLUE)) == [
        "Red spins 6 and pushes your token 1 to b8.",
        "Your turn.",
    ]
    assert spoken(narrate(rules, state, more, after, YOU_RED))[0] == (
        "You push Blue's token 1 to b8."
    )


def test_a_token_that_ends_where_it_stood_is_told_so() -> None:
    pushed_to_its_first_tile = (
        "figure-eight red:7,Y/blue:H,0 red ? 0 38 leader=blue round=19 amended=1"
    )
    assert three(pushed_to_its_first_tile, "2", token=1, to=YOU_BLUE)[1:] == [
        "Red spins 2, token 1 captures your token 2 on b5, already as far back as it goes.",
        "Red 2, token 1 captures your token 2 on b5, already as far back as it goes.",
    ]
    through_the_harbour = "figure-eight red:17,Y/blue:H,0 red ? 0 38 leader=blue round=19 amended=1"
    assert three(through_the_harbour, "2", token=1, to=YOU_RED)[1:] == [
        "You spin 2, token 1 to the finish and back to a4, the same square.",
        "2, token 1 back to a4, the same square.",
    ]


def test_a_place_at_the_finish_is_named_where_its_name_says_more_than_home() -> None:
    masks = "masquerade red:37,Y,Y/yellow:10,Y,Y red ? 0 9 leader=red round=3"
    assert moment(masks, "1", token=1, listener=YOU_RED)[0] == (
        "You roll 1, token 1 is home, 1 of 3."
    )
    eight = "figure-eight red:17,Y/blue:9,Y red ? 0 9 leader=red round=5"
    assert moment(eight, "1", token=1, listener=YOU_RED)[0].startswith(
        "You spin 1, token 1 is home, red harbour, 1 of 2."
    )


def test_names_are_used_where_there_are_any() -> None:
    named = Listener(RED, {RED: "Rita", BLUE: "Bob"})
    assert moment(CAPTURE_LINE, 4, token=1, listener=named)[0] == (
        "Bob rolls 4, token 1 captures your token 3 on 19."
    )


def test_a_right_to_left_name_is_kept_to_itself() -> None:
    named = Listener(RED, {BLUE: "אנה"})
    assert moment(MOVE_LINE, 4, token=1, listener=named)[0] == (
        "\u2068אנה\u2069 rolls 4, token 1 to 19."
    )


def test_what_concerns_the_hearer_is_news_and_the_rest_may_wait() -> None:
    rules, before = position(CAPTURE_LINE)
    state, events = throw(rules, before, 4)
    state, more = choose(rules, state, 1)
    priority = {
        listener.seat: narrate(rules, before, events + more, state, listener)[0].priority
        for listener in (YOU_BLUE, YOU_RED, YOU_GREEN, ONLOOKER)
    }
    assert priority == {BLUE: "news", RED: "news", GREEN: "low", None: "news"}


def test_a_throw_without_a_move_and_the_turn_it_leads_to() -> None:
    rules, before = position(YARD_LINE)
    after, events = throw(rules, before, 3)
    lines = narrate(rules, before, events, after, YOU_BLUE)
    assert " ".join(map(ENGLISH.line, lines)) == "Red rolls 3, no move. Your turn."
    assert [line.priority for line in lines] == ["low", "due"]
    assert [cue.name for line in lines for cue in line.cues] == ["dice", "no-move", "turn"]


def test_a_line_keeps_its_type_from_messages_to_text() -> None:
    rules, before = position(CAPTURE_LINE)
    state, events = throw(rules, before, 4)
    state, more = choose(rules, state, 1)
    (line, *_), (short, *_) = (
        narrate(rules, before, events + more, state, YOU_RED._replace(verbosity=verbosity))
        for verbosity in ("normal", "brief")
    )
    told = line.translated(ENGLISH, short)
    assert (told.text, told.brief) == (ENGLISH.line(line), ENGLISH.line(short))
    assert told.message_id == line.messages[0].id
    assert (told.priority, told.category) == (line.priority, line.category)
    assert told.messages == () and told.cues == ()  # a history of thousands of lines stays small
    assert Line().translated(ENGLISH) == Line()


def test_german_has_its_own_sentences_and_plurals() -> None:
    german = Translator("de")
    rules, before = position("playpalace red:18,18,Y,Y/blue:1,Y,Y,Y blue ? 0 8")
    state, events = throw(rules, before, 4)
    state, more = choose(rules, state, 1)
    lines = narrate(rules, before, events + more, state, YOU_RED)
    assert [german.line(line) for line in lines] == [
        "Blau würfelt 4, Figur 1 schlägt deine Figuren 1 und 2 auf 19.",
        "Du bist dran.",
    ]


def test_a_ransom_names_the_token_and_who_held_it() -> None:
    rules, state = position("playpalace red:18,18,Y,Y/blue:1,Y,Y,Y blue ? 0 8")
    told = [
        narrate(rules, state, [Ransomed(*who)], state, YOU_RED) for who in ((0, 2, 1), (1, 3, 0))
    ]
    assert [spoken(lines) for lines in told] == [
        ["Token 3 is ransomed from Blue."],
        ["Blue's token 4 is ransomed from you."],
    ]
    german = Translator("de")
    assert [german.line(line) for lines in told for line in lines] == [
        "Figur 3 ist frei, ausgelöst bei Blau.",
        "Figur 4 von Blau ist frei, ausgelöst bei dir.",
    ]


def test_extra_steps_are_announced_and_played_like_a_throw() -> None:
    rules, before = position(
        "parchis yellow:3,Y,Y,Y/green:22,Y,Y,Y yellow ? 0 9 leader=yellow round=5 direction=counter"
    )
    state, events = throw(rules, before, "2")
    state, more = choose(rules, state, 1)
    assert spoken(narrate(rules, before, events + more, state, Listener(0))) == [
        "You roll 2, token 1 captures Green's token 1 on 10. 20 extra steps to play."
    ]
    assert spoken(narrate(rules, before, events + more, state, Listener(1))) == [
        "Yellow rolls 2, token 1 captures your token 1 on 10."
    ]
    assert ENGLISH.say(queries.turn(rules, state, Listener(0))) == (
        "Your turn: 20 extra steps to play."
    )
    german = Translator("de")
    assert (
        german.say(queries.turn(rules, state, Listener(0))) == "Du bist dran: 20 extra zu spielen."
    )
    after, events = choose(rules, state, 1)
    assert spoken(narrate(rules, state, events, after, Listener(0)))[0] == "Token 1 to 30."
    assert spoken(narrate(rules, state, events, after, Listener(1)))[0] == (
        "20 extra steps. Yellow moves token 1 to 30."
    )


def test_too_many_in_a_row_send_the_last_token_back() -> None:
    rules, state = position(
        "parchis yellow:3,Y,Y,Y/green:Y,Y,Y,Y yellow ? 0 9 leader=yellow round=5"
    )
    for _ in range(2):
        state, _ = choose(rules, throw(rules, state, "6")[0], 1)
    after, events = throw(rules, state, "6")
    assert spoken(narrate(rules, state, events, after, Listener(0)))[0] == (
        "You roll 6, the third in a row. Token 1 goes back to the yard."
    )


def test_who_will_miss_a_turn_is_told_at_once() -> None:
    bog = "hexagon red:4,Y,Y/orange:0,Y,Y red ? 0 9 leader=red round=5"
    you, other = Listener(RED), Listener(1, people=frozenset({1}))
    assert moment(bog, "4", token=1, listener=you) == [
        "You roll 4, token 1 to h9. You will miss a turn."
    ]
    assert moment(bog, "4", token=1, listener=other) == [
        "Red rolls 4, token 1 to h9. Red will miss a turn.",
        "Your turn.",
    ]
    storm = "market-road red:3,Y/blue:Y,Y/green:Y red ? 0 9 leader=red round=5 amended=1"
    assert moment(storm, "Storm", listener=you) == ["You draw Storm. Blue misses this turn."]


def test_at_a_shared_keyboard_a_turn_is_announced_by_name() -> None:
    line = "market-road red:3,Y/blue:Y,Y red ? 0 9 leader=red round=5 amended=1"
    ben = Listener(RED, {RED: "Ben", BLUE: "Ann"}, people=frozenset({RED, BLUE}))
    assert moment(line, "Storm", listener=ben)[1:] == ["Your turn."]
    assert moment(line, "Storm", listener=ben._replace(shared=True)) == [
        "You draw Storm. Ann misses this turn.",
        "Ben's turn.",
    ]


PARTNERS = (
    "pachisi-partners yellow:H,H,H,H/green:Y,Y,Y,Y/black:30,Y,Y,H/red:Y,Y,Y,Y "
    "yellow ? 0 9 leader=yellow round=5"
)


def test_a_token_moved_for_a_partner_is_named_by_its_owner() -> None:
    rules, before = position(PARTNERS)
    state, events = throw(rules, before, "4")
    move = next(move for move in state.moves if move.tokens)
    after, more = engine.play(rules, state, move)
    heard = {
        seat: spoken(narrate(rules, before, events + more, after, Listener(seat)))[0]
        for seat in (0, 1, 2)
    }
    assert heard == {
        0: "You roll 4, Black's token 1 to 2.",
        1: "Yellow rolls 4, Black's token 1 to 2.",
        2: "Yellow rolls 4, your token 1 to 2.",
    }
    assert spoken(narrate(rules, state, more, after, Listener(2)))[0] == "Your token 1 to 2."
    first = queries.choices(rules, state, Listener(0))[0]
    assert (first.token, ENGLISH.say(first.message)) == (1, "Black's 1: from 66 to 2.")


def test_who_has_all_tokens_home_plays_for_the_partner_from_then_on() -> None:
    line = PARTNERS.replace("H,H,H,H", "81,H,H,H")
    heard = {seat: moment(line, "3", token=1, listener=Listener(seat))[0] for seat in (0, 1, 2)}
    assert heard == {
        0: "You roll 3, token 1 is home, yellow charkoni, 4 of 4. From now on you play for Black.",
        1: "Yellow rolls 3, token 1 is home, yellow charkoni, 4 of 4. "
        "From now on Yellow plays for Black.",
        2: "Yellow rolls 3, token 1 is home, yellow charkoni, 4 of 4. "
        "From now on Yellow plays for you.",
    }
    alone = line.replace("30,Y,Y,H", "H,H,H,H")
    assert "From now on" not in " ".join(moment(alone, "3", token=1))


def test_partners_win_together() -> None:
    line = PARTNERS.replace("30,Y,Y,H", "80,H,H,H")
    rules, before = position(line)
    state, events = throw(rules, before, "4")
    after, more = engine.play(rules, state, next(move for move in state.moves if move.tokens))
    heard = {
        seat: spoken(narrate(rules, before, events + more, after, Listener(seat)))[1]
        for seat in (0, 2, 1, None)
    }
    assert heard == {
        0: "You and Black win! Green has 0 home, Red 0.",
        2: "You and Yellow win! Green has 0 home, Red 0.",
        1: "Yellow and Black win. You have 0 home, Red 0.",
        None: "Yellow and Black win. Green has 0 home, Red 0.",
    }
