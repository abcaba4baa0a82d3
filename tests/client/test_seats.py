"""Seat words: `[COLOUR=]WHO`."""

import pytest

from playpalace_ludo import variants
from playpalace_ludo.client.seats import SeatError, clean_name, listed, parse, usual, words
from playpalace_ludo.words import Translator
from tests.client.conftest import MakeDesk

STRENGTHS = ("easy", "hard")


def seated(text: str, variant: str = "playpalace") -> list[tuple[str, str, str]]:
    rules = variants.load(variant)
    players = parse(text, rules, you="Anna", strengths=STRENGTHS, default_strength="easy")
    return [(rules.seats[player.seat].colour, player.name, player.bot) for player in players]


def test_two_without_colours_sit_opposite_each_other() -> None:
    assert seated("you,bot") == [("red", "Anna", ""), ("green", "Ada", "easy")]


def test_the_second_sits_opposite_the_one_with_a_colour() -> None:
    assert seated("blue=you,bot:hard") == [("blue", "Anna", ""), ("yellow", "Ada", "hard")]


def test_colours_come_first_and_the_others_fill_up() -> None:
    assert seated("you,bot:easy,green=bot:hard,guest") == [
        ("red", "Anna", ""),
        ("blue", "Ada", "easy"),
        ("green", "Bruno", "hard"),
        ("yellow", "guest", ""),
    ]


def test_names_are_told_apart() -> None:
    assert [name for _, name, _ in seated("Ada,bot,Ada")] == ["Ada", "Bruno", "Ada 2"]


def test_six_seats_of_a_hexagon() -> None:
    assert [colour for colour, _, _ in seated("you,bot", "hexagon")] == ["red", "green"]


@pytest.mark.parametrize("name", variants.names())
def test_without_seat_words_every_game_can_begin(name: str) -> None:
    rules = variants.load(name)
    people = listed(rules, usual(rules, "easy"))
    players = parse(people, rules, you="Anna", strengths=STRENGTHS, default_strength="easy")
    assert len(players) == max(2, rules.min_players)
    assert [player.name for player in players if not player.is_bot] == ["Anna"]


def test_words_seat_the_same_people_again() -> None:
    rules = variants.load("playpalace")
    players = parse(
        "you,green=bot:hard,Jörg", rules, you="Anna", strengths=STRENGTHS, default_strength="easy"
    )
    again = words(players, rules)
    assert again == "red=Anna,blue=Jörg,green=bot:hard"
    assert seated(again) == seated("you,green=bot:hard,Jörg")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("purple=you,bot", "This board has no colour purple. It has red, blue, green, yellow."),
        ("red=you,red=bot", "The colour red is taken twice."),
        ("you,bot:huge", "There is no bot strength huge. Choose one of easy, hard."),
        ("you,robot:easy", "robot:easy is not understood: only bot takes a strength."),
        ("you", "One player is not enough: this game is for 2 to 4."),
        ("you,a,b,c,d", "5 players do not fit: this game is for 2 to 4."),
        ("you,,bot", "A seat is missing before or after a comma."),
        (",,", "A seat is missing before or after a comma."),
        ("you,red=", "has nobody in it"),
        ("you,\u202e", "has nobody in it"),
    ],
)
def test_a_wrong_word_is_one_sentence_that_says_what_would_be_right(
    text: str, sentence: str
) -> None:
    with pytest.raises(SeatError) as error:
        seated(text)
    assert sentence in Translator("en").say(error.value.message)


def test_a_name_written_into_the_options_by_hand_still_makes_seat_words() -> None:
    rules = variants.load("playpalace")
    players = parse("you,bot", rules, you="A:B", strengths=STRENGTHS, default_strength="easy")
    assert words(players, rules) == "red=A B,green=bot:easy"


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Zoë \t Müller ", "Zoë Müller"),
        ("Dr: No, = all", "Dr No all"),
        ("\x1b[31mRed\x1b[0m", "[31mRed[0m"),
        ("שרה", "שרה"),
        ("a\nb", "a b"),
        ("x" * 100, "x" * 24),
        ("a,b=c", "a b c"),
    ],
)
def test_names_hold_nothing_a_terminal_obeys(typed: str, name: str) -> None:
    assert clean_name(typed) == name


def test_a_first_player_without_a_name_goes_by_the_colour_once(desk: MakeDesk) -> None:
    client = desk([], variant=None)
    heard = client.sit("playpalace", "you,Ben,bot:easy")
    assert heard[:2] == ["PlayPalace Ludo. Red. Ben is blue. Ada is green.", "Red begins."]
