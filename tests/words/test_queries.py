"""The answers to question keys, word for word."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core import engine
from playpalace_ludo.core.engine.refusals import token_refusal
from playpalace_ludo.core.events import Rolled
from playpalace_ludo.core.rule_parts import Trigger
from playpalace_ludo.core.state import Refusal
from playpalace_ludo.words import (
    Listener,
    Message,
    Translator,
    choices,
    dice_tally,
    narrate,
    phrases,
    queries,
    rulebook,
)
from tests.core.changing import changed
from tests.words.told import BLUE, ENGLISH, GREEN, RED, position, throw

YOU = Listener(RED, {RED: "Rita"})
MIDDLE = "playpalace red:11,17,Y,52/blue:10,0,Y,H/green:Y,Y,Y,Y red 6,? 1 9"


def say(messages: Message | list[Message], lang: str = "en") -> list[str]:
    translator = Translator(lang)
    return [translator.say(m) for m in ([messages] if isinstance(messages, Message) else messages)]


def ask(question: Any, line: str = MIDDLE, listener: Listener = YOU, lang: str = "en") -> list[str]:
    rules, state = position(line)
    return say(question(rules, state, listener), lang)


def test_the_board_is_one_line_per_player_and_the_last_roll() -> None:
    rules, state = position(MIDDLE)
    assert say(queries.board(rules, state, YOU, Rolled(BLUE, (4,)))) == [
        "You: token 1 on 12, token 2 on 18, token 4 in home column 2 of 5, token 3 in the yard.",
        "Blue: token 1 on 24, token 2 on 14, token 3 in the yard, token 4 home.",
        "Green: all in the yard.",
        "Blue rolled 4.",
    ]
    assert say(queries.board(rules, state, YOU._replace(seat=BLUE)))[0].startswith(
        "You: token 1 on 24"
    )
    assert say(queries.board(rules, state, YOU))[-1] == "Nobody has rolled yet."


def test_the_brief_board_counts_yard_and_home() -> None:
    line = "playpalace red:1,Y,Y,H/blue:Y,Y,Y,Y red ? 0 9"
    assert ask(queries.board, line, YOU._replace(verbosity="brief"))[:2] == [
        "You: token 1 on 2, 2 in the yard, 1 home.",
        "Blue: all in the yard.",
    ]


def test_the_board_as_one_string() -> None:
    rules, state = position(MIDDLE)
    assert ENGLISH.all(queries.board(rules, state, YOU)[2:]) == (
        "Green: all in the yard. Nobody has rolled yet."
    )


def test_tokens_on_one_square_are_told_together() -> None:
    line = "jota red:9,9,Y,H/blue:Y,Y,Y,Y red ? 0 8"
    assert ask(queries.my_tokens, line) == [
        "Tokens 1 and 2 on 10, a Doubled, 47 steps from home.",
        "Token 3 in the yard.",
        "Token 4 home.",
    ]


@pytest.mark.parametrize(
    ("line", "seat", "answer"),
    [
        (MIDDLE, RED, "Your turn: 6 to play, then roll again."),
        (MIDDLE, BLUE, "Rita's turn: 6 to play, then another throw."),
        ("playpalace red:Y,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 1", RED, "Your turn: roll."),
        ("playpalace red:Y,Y,Y,Y/blue:Y,Y,Y,Y blue ? 0 1", RED, "Blue's turn to roll."),
        ("nigerian red:4,Y,Y,Y/blue:Y,Y,Y,Y red 5,2 0 3", RED, "Your turn: 5 and 2 to play."),
        (
            "nigerian red:4,Y,Y,Y/blue:Y,Y,Y,Y red ?,6,6 1 3 bonus=1",
            RED,
            "Your turn: roll again, 6 and 6 to play after that.",
        ),
    ],
)
def test_whose_turn_and_what_is_owed(line: str, seat: int, answer: str) -> None:
    assert ask(queries.turn, line, YOU._replace(seat=seat)) == [answer]


def test_the_score_puts_the_leader_first() -> None:
    assert ask(queries.score) == [
        "Blue: 1 of 4 home, 159 steps to go.",
        "You: 0 of 4 home, 145 steps to go.",
        "Green: 0 of 4 home, 228 steps to go.",
    ]


def test_one_players_tokens_with_their_distances() -> None:
    rules, state = position(MIDDLE)
    assert say(queries.tokens(rules, state, BLUE, YOU)) == [
        "Blue: token 1 on 24, 46 to go, token 2 on 14, 56 to go, token 3 in the yard, token 4 home."
    ]


def test_my_tokens_tell_how_far_home_is() -> None:
    assert ask(queries.my_tokens, "playpalace red:8,51,55,Y/blue:Y,Y,Y,Y red ? 0 8") == [
        "Token 1 on 9, safe, 48 steps from home.",
        "Token 2 in home column 1 of 5.",
        "Token 3 in home column 5 of 5.",
        "Token 4 in the yard.",
    ]


def test_who_is_near_names_threats_and_targets() -> None:
    assert ask(queries.near) == [
        "Blue's token 2 is 4 behind your token 2 and could capture it: 17 percent.",
        "Blue's token 1 is 6 ahead of your token 2, which could capture it: 17 percent.",
    ]
    safe = "playpalace red:8,Y,Y,Y/blue:46,Y,Y,Y red ? 0 8"
    assert ask(queries.near, safe) == ["Nobody is near."]


def test_tokens_that_cannot_be_captured_are_not_threatened() -> None:
    pair = "hexagon red:9,{},Y/orange:1,1,Y red ? 0 9 leader=red round=5"
    assert ask(queries.near, pair.format(9)) == ["Nobody is near."]
    assert ask(queries.my_tokens, pair.format(9))[0] == (
        "Tokens 1 and 2 on h10, safe, 27 steps from home."
    )
    assert ask(queries.near, pair.format(20)) == [
        "Orange's tokens 1 and 2 are 2 behind your token 1 and could capture it: 14 percent."
    ]
    barrier = "parchis yellow:5,5,Y,Y/green:66,Y,Y,Y yellow ? 0 9 leader=yellow round=5"
    assert ask(queries.my_tokens, barrier)[0].startswith("Tokens 1 and 2 on 10, a barrier, ")
    assert ask(queries.board, barrier)[0].startswith("You: tokens 1 and 2 on 10, a barrier, ")


def test_tokens_on_one_square_are_near_in_one_line() -> None:
    line = "playpalace red:17,17,Y,Y/blue:0,0,Y,Y red ? 0 9"
    assert ask(queries.near, line) == [
        "Blue's tokens 1 and 2 are 4 behind your tokens 1 and 2 and could capture them: 17 percent."
    ]
    assert ask(queries.near, line, lang="de") == [
        "Die Figuren 1 und 2 von Blau sind 4 hinter deinen Figuren 1 und 2 und könnten "
        "sie schlagen: 17 Prozent."
    ]


def test_who_plays_for_a_partner_hears_who_is_near_the_partners_tokens() -> None:
    line = ALL_HOME.format("?").replace("79,Y", "30,Y").replace("green:20", "green:{}")
    # Six cowries show two at the least; who is one behind cannot capture.
    assert ask(queries.near, line.format(12), PLAYERS) == ["Nobody is near."]
    assert ask(queries.near, line.format(11), PLAYERS) == [
        "Ada's token 1 is 2 behind Bruno's token 3 and could capture it: 23 percent."
    ]


def test_a_yard_can_be_a_threat_where_starts_are_not_safe() -> None:
    line = "classic red:13,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 8"
    assert ask(queries.near, line) == ["Blue could come out onto your token 1: 17 percent."]


def test_choices_name_their_consequence() -> None:
    assert ask(queries.choosing) == [
        "1: from 12 to 18.",
        "2: from 18 to 24, captures Blue's token 1.",
        "3: enters on 1.",
    ]
    assert ask(queries.choosing, listener=YOU._replace(verbosity="brief")) == [
        "1: 18.",
        "2: takes Blue's token 1.",
        "3: out.",
    ]
    assert ask(queries.choosing, listener=YOU._replace(verbosity="full"))[0] == "Choose:"


def test_choices_near_home_and_on_safe_squares() -> None:
    line = "playpalace red:48,52,54,6/blue:Y,Y,Y,Y red 2 0 9"
    assert ask(queries.choosing, line) == [
        "1: from 49 to 51.",
        "2: to home column 4 of 5.",
        "3: home.",
        "4: from 7 to 9, safe.",
    ]
    column = "playpalace red:48,Y,Y,5/blue:Y,Y,Y,Y red 4 0 9"
    assert ask(queries.choosing, column)[0] == "1: from 49 into home column 2 of 5."


def test_tokens_that_would_enter_alike_are_one_choice() -> None:
    line = "playpalace red:Y,Y,3,Y/blue:Y,Y,Y,Y red 6,? 1 9"
    assert ask(queries.choosing, line) == ["1, 2 or 4: enters on 1.", "3: from 4 to 10."]
    rules, state = position(line)
    assert [choice.token for choice in queries.choices(rules, state, YOU)] == [1, 2, 3, 4]


def test_a_choice_tells_what_its_tile_brings_about() -> None:
    rules, state = position("hexagon red:4,Y,Y/orange:Y,Y,Y red ? 0 9 leader=red round=5")
    state, _ = throw(rules, state, "4")
    assert say(queries.choosing(rules, state, YOU)) == [
        "1: from h5 to h9, you miss your next turn."
    ]
    inn = "market-road red:3,Y/blue:Y,Y red ? 0 9{} leader=red round=5"
    rules, state = position(inn.format(""))
    state, _ = throw(rules, state, "Walk 2")
    assert say(queries.choosing(rules, state, YOU))[1] == "1: from t4 to r2, by road, draw again."
    rules, state = position(inn.format(" bonus=1"))
    state, _ = throw(rules, state, "Walk 2")  # one extra draw is all there is in a turn
    assert say(queries.choosing(rules, state, YOU))[1] == "1: from t4 to r2, by road."


PARTNERS = "pachisi-partners yellow:H,H,H,{}/green:20,Y,Y,Y/black:H,H,79,Y/red:Y,Y,Y,Y yellow"
ALL_HOME = PARTNERS.format("H") + " {} 0 40 leader=yellow round=10"
PLAYERS = Listener(0, {1: "Ada", 2: "Bruno", 3: "Clara"})


def test_who_plays_for_a_partner_hears_whose_tokens_they_are() -> None:
    rules, state = position(ALL_HOME.format("?"))
    state, _ = throw(rules, state, "3")
    assert say(queries.choosing(rules, state, PLAYERS)) == [
        "Bruno's 3: to home column 7 of 7.",
        "5: Pass.",
    ]
    assert say(queries.choosing(rules, state, PLAYERS), "de")[0] == (
        "3 von Bruno: auf Zielfeld 7 von 7."
    )
    assert say(queries.my_tokens(rules, state, PLAYERS)) == [
        "All tokens home.",
        "Bruno's token 3 in home column 4 of 7.",
        "Bruno's token 4 in the yard.",
        "Bruno's tokens 1 and 2 home.",
    ]


def test_with_two_dice_a_token_has_one_line_with_the_places_it_may_go_to() -> None:
    line = "nigerian red:4,20,Y,Y/blue:5,10,Y,Y red 6,2 0 3"
    assert ask(queries.choosing, line) == [
        "1 on 5: 7 or 11.",
        "2 on 21: 23 or 27 safe.",
        "3 or 4 with 6: enters on 1.",
    ]
    alone = "nigerian red:38,55,Y,Y/blue:30,Y,Y,Y red 5,1 0 3"
    assert ask(queries.choosing, alone) == [
        "1 on 39: 40 safe or 44 capturing Blue's token 1, then home.",
        "2 in home column 5 of 5: home.",
    ]
    # "44 capturing Blue's token 1 or 45" would sound like two tokens.
    captures = "nigerian red:38,Y,Y,Y/blue:30,Y,Y,Y red 5,6 0 3"
    assert ask(queries.choosing, captures)[0] == (
        "1 on 39: 45 or 44 capturing Blue's token 1, then home."
    )
    rules, state = position(line)
    full = say(queries.choosing(rules, state, YOU._replace(verbosity="full")))
    assert full[:2] == ["Choose:", "Token 1 with 2: from 5 to 7."]
    brief = say(queries.choosing(rules, state, YOU._replace(verbosity="brief")))
    assert brief == ["1: 7 or 11.", "2: 23 or 27 safe.", "3 or 4 with 6: out."]


def test_choices_of_a_captor_and_of_a_doubled() -> None:
    carried = "nigerian(dice.count=1) red:10,Y,Y,Y/blue:2,Y,Y,Y red 5 0 3"
    assert ask(queries.choosing, carried) == [
        "1: from 11 to 16, captures Blue's token 1, then home."
    ]
    doubled = "jota red:5,9,Y,Y/blue:Y,Y,Y,Y red 4 0 8"
    assert ask(queries.choosing, doubled) == [
        "1: from 6 to 10, a Doubled with token 2.",
        "2: from 10 to 14, safe.",
    ]


def test_choices_of_loose_games() -> None:
    fork = "market-road red:3,Y/blue:Y,Y red ? 0 9 leader=red round=5"
    rules, state = position(fork)
    state, _ = throw(rules, state, "Walk 1")
    assert say(queries.choosing(rules, state, YOU)) == [
        "1: from t4 to b1, by bridge, safe.",
        "1: from t4 to r1, by road.",
    ]
    push = "figure-eight red:7,Y/blue:9,Y red ? 0 9 leader=red round=5"
    rules, state = position(push)
    state, _ = throw(rules, state, "6")
    assert say(queries.choosing(rules, state, YOU)) == [
        "1: from b3 to x, second crossing.",
        "2: enters on a5, captures Blue's token 1.",
        "3: push Blue's token 1 from a5 to b8.",
    ]
    assert [choice.token for choice in queries.choices(rules, state, YOU)] == [1, 2, 3]


@pytest.mark.parametrize(
    ("line", "token", "answer"),
    [
        (MIDDLE, 4, "Token 4 has only 4 to go, 6 is too much."),
        (
            "playpalace red:4,Y,Y,H/blue:Y,Y,Y,Y red 3 0 9",
            2,
            "Token 2 is in the yard and needs a 6 to come out.",
        ),
        ("playpalace red:4,Y,Y,H/blue:Y,Y,Y,Y red 3 0 9", 4, "Token 4 is home already."),
        ("playpalace red:4,Y,Y,H/blue:Y,Y,Y,Y red 3 0 9", 7, "There is no token 7. You have 4."),
        ("playpalace red:4,Y,Y,H/blue:Y,Y,Y,Y red ? 0 9", 1, "Roll first."),
        ("classic red:4,7,Y,Y/blue:Y,Y,Y,Y red 3 0 9", 1, "Your own token is already there."),
        (
            "jota red:4,4,9,Y/blue:Y,Y,Y,Y red 3 0 9",
            1,
            "Token 1 is in a Doubled, which moves only on an even number.",
        ),
        (
            "strict red:51,53,9,Y/blue:Y,Y,Y,Y red 4 0 9",
            1,
            "Your own token is in the way in the home column.",
        ),
        (ALL_HOME.format("3"), 1, "Bruno's token 1 is home already."),
        (ALL_HOME.format("3"), 5, "There is no token 5. Bruno has 4."),
        (
            ALL_HOME.format("3"),  # with a token out, small throws bring nothing out
            4,
            "Bruno's token 4 is in the yard and needs a 6, 10 or 25 to come out.",
        ),
        (
            "hexagon red:4,Y,Y/orange:Y,Y,Y red 3 0 9 leader=red round=5",
            2,
            "Token 2 is in the yard and needs a 5 or 6 to come out.",
        ),
        (
            "market-road red:3,Y/blue:Y,Y red Walk%201 0 9 leader=red round=5",
            2,
            "Token 2 is in the yard and needs Gate or Bargain to come out.",
        ),
    ],
)
def test_a_refusal_says_what_blocks(line: str, token: int, answer: str) -> None:
    rules, state = position(line)
    reason = token_refusal(rules, state, token - 1)
    assert reason is not None
    assert say(queries.why_not(rules, state, reason, PLAYERS, token=token - 1)) == [answer]


def test_who_can_only_pass_is_told_so() -> None:
    rules, state = position("market-road red:H,11~road/blue:Y,Y red ? 0 9 leader=red round=5")
    state, _ = throw(rules, state, "Bargain")
    assert say(queries.choosing(rules, state, YOU)) == ["You can only pass."]
    assert say(queries.choosing(rules, state, YOU), "de") == ["Du kannst nur passen."]


def test_passing_is_refused_by_the_throw_or_by_the_rules() -> None:
    rules, state = position("market-road red:3,Y/blue:Y,Y red Gate 0 9 leader=red round=5")
    assert say(queries.cannot_pass(rules, state)) == ["You must move; Gate does not let you pass."]
    rules, state = position(MIDDLE)
    assert say(queries.cannot_pass(rules, state)) == [
        "You must move; these rules do not let you pass."
    ]


def test_where_no_throw_opens_the_yard_a_refusal_says_so() -> None:
    rules, state = position("hexagon red:4,Y,Y/orange:Y,Y,Y red 5 0 9 leader=red round=5")
    faces = tuple(face._replace(orders=face.orders[-1:]) for face in rules.chance.faces)
    closed = changed(rules, {"chance.faces": faces})
    assert say(queries.why_not(closed, state, Refusal.IN_YARD, YOU, token=1)) == [
        "Token 2 is in the yard and cannot come out now."
    ]


def test_every_refusal_is_a_whole_sentence_in_every_language() -> None:
    rules, state = position(MIDDLE)
    for lang in ("en", "de"):
        for reason in Refusal:
            text = say(queries.why_not(rules, state, reason, YOU, token=2), lang)[0]
            assert text.endswith("."), text
            assert "{" not in text and "pludo" not in text, text


class Reason(NamedTuple):
    id: str
    args: dict[str, object]
    victims: tuple[tuple[int, int], ...] = ()


def test_a_hint_is_the_choice_and_what_it_does_not_say_itself() -> None:
    rules, state = position(MIDDLE)
    capture = next(move for move in state.moves if move.tokens == (1,))
    reasons = [
        Reason("pludo-reason-captures", {"token": 1}, ((BLUE, 0),)),
        Reason(
            "pludo-reason-escapes",
            {"token": 1, "seat": BLUE, "count": 1, "percent": 17, "least": 0},
        ),
    ]
    assert say(queries.hint(rules, state, capture, YOU, reasons=reasons)) == [
        "Token 2: from 18 to 24, captures Blue's token 1. "
        "It gets away from Blue, who could capture it: 17 percent."
    ]
    assert say(queries.hint(rules, state, capture, YOU, reasons=())) == [
        "Token 2: from 18 to 24, captures Blue's token 1."
    ]
    brief = queries.hint(rules, state, capture, YOU._replace(verbosity="brief"), reasons=())
    assert say(brief) == ["2: takes Blue's token 1."]


def test_a_reason_names_all_that_are_captured() -> None:
    rules, state = position(MIDDLE)
    reason = Reason("pludo-reason-captures", {"token": 1}, ((BLUE, 0), (BLUE, 2)))
    message = choices.reason_message(rules, state, reason, YOU)
    assert say(message) == ["It captures Blue's tokens 1 and 3."]
    assert say(message, "de") == ["Sie schlägt die Figuren 1 und 3 von Blau."]


def test_a_hint_does_not_say_twice_that_a_square_is_safe() -> None:
    rules, state = position("playpalace red:6,Y,Y,Y/blue:Y,Y,Y,Y red 2 0 9")
    reasons = [Reason("pludo-reason-safe", {"token": 0})]
    hint = queries.hint(rules, state, state.moves[0], YOU, reasons=reasons)
    assert say(hint) == ["Token 1: from 7 to 9, safe."]


def test_coming_back_is_one_line() -> None:
    assert ask(queries.resume) == [
        "Your turn: 6 to play, then roll again. You have 0 home, Blue 1 and Green 0."
    ]


def test_a_position_in_words() -> None:
    assert ask(queries.position)[0] == "PlayPalace Ludo, turn 9."
    changed = "playpalace(sixes.max=0) red:Y,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 1"
    assert ask(queries.position, changed)[0] == "PlayPalace Ludo with one option changed, turn 1."


def test_a_position_names_partners_and_safe_squares_as_the_rules_call_them() -> None:
    yards = "red:Y,Y,Y,Y/blue:Y,Y,Y,Y/green:Y,Y,Y,Y/yellow:Y,Y,Y,Y"
    assert ask(queries.position, f"playpalace(teams.pairs=opposite) {yards} red ? 0 1")[1:3] == [
        "Partners: you and Green.",
        "Partners: Blue and Yellow.",
    ]
    stars = "indian red:8,9,Y,H/blue:Y,Y,Y,Y red ? 0 9"
    assert ask(queries.position, stars)[1] == (
        "You: token 1 on 9, a star, token 2 on 10, token 3 in the yard, token 4 home."
    )
    coloured = "nigerian red:8,9,Y,H/blue:Y,Y,Y,Y red ? 0 9"
    assert ask(queries.position, coloured)[1].startswith("You: token 1 on 9, red safe, token 2")


def test_the_result_while_the_game_goes_on_and_after_it() -> None:
    assert ask(queries.result) == ["You have 0 home, Blue 1 and Green 0."]
    over = "classic red:H,H,H,H/blue:H,H,H,H/green:H,H,Y,Y blue - 0 99 places=red,blue,green"
    assert ask(queries.result, over) == ["You win!", "Blue is second. Green is third."]


def test_who_sits_where() -> None:
    rules, state = position(MIDDLE)
    named = Listener(RED, {RED: "Rita", BLUE: "Bob"})
    assert say(queries.who(rules, state, named)) == ["You are red.", "Bob is blue.", "Green."]


def test_partners_and_bots_are_told_with_their_seats() -> None:
    rules, state = position(ALL_HOME.format("?"))
    assert say(queries.who(rules, state, PLAYERS, {1: "easy", 2: "hard"})) == [
        "You are yellow.",
        "Ada is green, a bot, easy.",
        "Bruno is black, your partner, a bot, hard.",
        "Clara is red.",
    ]
    onlooker = PLAYERS._replace(seat=None)
    assert say(queries.who(rules, state, onlooker))[2] == "Bruno is black, partner of Yellow."
    assert say(queries.who(rules, state, PLAYERS), "de")[2] == (
        "Bruno ist Schwarz, spielt mit dir zusammen."
    )


def test_players_are_told_in_the_order_of_play() -> None:
    def names(line: str, seat: int) -> list[str]:
        told = ask(queries.board, line, PLAYERS._replace(seat=seat))[:-1]
        return [text.partition(":")[0] for text in told]

    counter = ALL_HOME.format("?") + " direction=counter"
    assert names(counter, 0) == ["You", "Clara", "Bruno", "Ada"]
    assert names(counter, 2) == ["You", "Ada", "Yellow", "Clara"]
    turned = MARKET.format("?", "", 0)
    assert names(turned, 0) == ["You", "Ada", "Bruno"]
    assert names(turned + " direction=counter", 0) == ["You", "Bruno", "Ada"]
    rules, state = position(counter)
    assert queries.seating(rules, state) == [0, 3, 2, 1]
    rules, state = position(turned + " direction=counter")
    assert queries.seating(rules, state) == [0, 1, 2]  # keys keep their meaning


def test_the_tally_counts_every_face_and_says_what_is_usual() -> None:
    rules, _ = position(MIDDLE)
    faces = [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 1, 2, 6]
    events = [Rolled(RED, (face,)) for face in faces] + [Rolled(GREEN, (6,))]
    assert say(dice_tally.tally_lines(rules, dice_tally.tally(events), YOU)) == [
        "You: 14 rolls, three ones, three twos, two threes, two fours, two fives, two "
        "sixes; about 2.3 of each are to be expected. "
        "Longest wait for a six: 7, usual is about 5.",
        "Green: one roll, one six. Longest wait for a six: 0.",
        "The dice are the same for everyone, and every throw is chance alone.",
    ]
    assert say(dice_tally.tally_lines(rules, dice_tally.tally([]), YOU)) == [
        "Nobody has rolled yet."
    ]


def test_the_tally_of_uneven_chances_says_what_each_face_should_do() -> None:
    rules, _ = position("figure-eight red:7,Y/blue:9,Y red ? 0 9 leader=red round=5")
    tally = dice_tally.tally([Rolled(RED, (1,)), Rolled(RED, (5,))])
    assert say(dice_tally.tally_lines(rules, tally, YOU))[0] == (
        "You: 2 spins. 1: 1, expected 0.4, 6: 1, expected 0.2."
    )


def test_german_answers() -> None:
    assert ask(queries.near, lang="de") == [
        "Figur 2 von Blau ist 4 hinter deiner Figur 2 und könnte sie schlagen: 17 Prozent.",
        "Figur 1 von Blau ist 6 vor deiner Figur 2 und könnte geschlagen werden: 17 Prozent.",
    ]
    line = "playpalace red:55,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 8"
    assert ask(queries.my_tokens, line, lang="de")[0] == ("Figur 1 auf Zielfeld 5 von 5.")
    assert ask(queries.my_tokens, lang="de")[0] == "Figur 1 auf 12, 45 Schritte bis zum Ziel."


def test_german_grammar_of_places_and_pairs() -> None:
    doubled = "jota red:0,9,9,Y/blue:Y,Y,Y,Y red {} 0 8"
    assert ask(queries.choosing, doubled.format("6"), lang="de")[-1] == (
        "4: vom Hof auf 1, ein Doppel mit Figur 1."
    )
    rules, before = position(doubled.format("4"))
    pair = next(move for move in before.moves if len(move.tokens) == 2)
    after, events = engine.play(rules, before, pair)
    told = narrate(rules, before, events, after, YOU._replace(verbosity="full"))[0]
    assert Translator("de").line(told) == "Du ziehst die Figuren 2 und 3 von 10 auf 12."
    crossing = "figure-eight red:13,Y/blue:9,Y red 1 0 9 leader=red round=5"
    assert ask(queries.choosing, crossing, lang="de") == ["1: von x, zweiter Durchgang, auf a1."]
    assert ask(queries.choosing, crossing) == ["1: from the second crossing of x to a1."]


def test_who_has_to_throw_for_the_beginning_is_told_so() -> None:
    rules = variants.load("hexagon")
    state, _ = engine.start(rules, (0, 1))
    first, other = YOU._replace(seat=state.turn), YOU._replace(seat=1 - state.turn)
    assert say(queries.turn(rules, state, first)) == ["Your turn: roll to see who begins."]
    assert say(queries.turn(rules, state, other)) == ["Rita's turn to roll to see who begins."]
    assert say(queries.turn(rules, state, first), "de") == ["Du bist dran: würfle um den Anfang."]


@pytest.mark.parametrize(
    ("variant", "step", "place"),
    [
        ("parchis", 63, "68"),
        ("parchis", 64, "home column 1 of 7"),
        ("parchis", 70, "home column 7 of 7"),
        ("pachisi-partners", 1, "yellow 2"),
        ("pachisi-partners", 76, "home column 1 of 7"),  # the way in is the way out
        ("forty-squares", 40, "red a"),
        ("market-road", 9, "t8"),
        ("hexagon", 35, "h36"),
    ],
)
def test_the_end_of_a_route_is_a_home_column_where_tiles_have_only_numbers(
    variant: str, step: int, place: str
) -> None:
    rules = variants.load(variant)
    assert say(Message("pludo-place", phrases.place(rules, 0, step))) == [place]


def test_a_row_at_the_finish_gets_shorter_with_every_token_home() -> None:
    line = "forty-squares red:39,Y,Y,{}/blue:Y,Y,Y,Y red ? 0 9 leader=red round=5"
    assert ask(queries.my_tokens, line.format("Y"))[0] == "Token 1 on 40, 4 steps from home."
    assert ask(queries.my_tokens, line.format("H"))[0] == "Token 1 on 40, 3 steps from home."


MARKET = "market-road red:3,Y/blue:2,Y/green:Y blue {} 0 9{} leader=red round=5 captures=0,{},1"


def test_captures_are_in_the_score_where_they_count() -> None:
    assert ask(queries.score, MARKET.format("?", "", 2), PLAYERS) == [
        "Bruno: 0 of 1 home, 11 steps to go, 1 of 3 captures.",
        "You: 0 of 2 home, 18 steps to go, 0 of 3 captures.",
        "Ada: 0 of 2 home, 19 steps to go, 2 of 3 captures.",
    ]
    rules, state = position(MARKET.format("?", "", 2))
    only_needed = changed(rules, {"win.goals": (Trigger("all home"),)})
    assert say(queries.score(only_needed, state, PLAYERS))[0] == (
        "Bruno: 0 of 1 home, 11 steps to go, one capture."
    )


def test_after_the_end_the_turn_key_says_the_result_with_its_reason() -> None:
    over = MARKET.format("-", " places=blue", 3)
    told = "Ada wins with 3 captures. You have 0, Bruno 1."
    assert ask(queries.turn, over, PLAYERS) == ask(queries.resume, over, PLAYERS) == [told]
    assert ask(queries.turn, over, PLAYERS._replace(seat=1))[0].startswith(
        "You win with 3 captures!"
    )
    over = "classic red:H,H,H,H/blue:H,H,H,H/green:H,H,Y,Y blue - 0 99 places=red,blue,green"
    assert ask(queries.turn, over) == ["You win! Blue is second. Green is third."]


def test_the_turn_key_says_who_must_miss_a_turn_and_that_play_has_turned_round() -> None:
    line = MARKET.format("?", "", 0) + " skips=1,0,2 direction=counter amended=1"
    assert ask(queries.turn, line, PLAYERS) == [
        "Ada's turn to draw. Play goes counter-clockwise now. "
        "You will miss a turn. Bruno will miss 2 turns."
    ]


def test_the_rules_begin_with_what_has_changed() -> None:
    rules, state = position(MARKET.format("?", "", 0) + " direction=counter amended=1")
    assert say(queries.rules_now(rules, state))[:3] == [
        "Changed in this game.",
        "Play goes counter-clockwise now.",
        "New rule, Flood: The bridge house is flooded: it is no longer safe.",
    ]
    rules, state = position(MARKET.format("?", "", 0))
    assert queries.rules_now(rules, state) == rulebook.rule_lines(rules)
