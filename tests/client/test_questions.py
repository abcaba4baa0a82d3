"""Questions at the table: what a key answers depends on who plays and in which order."""

from tests.client.conftest import MakeDesk

SEATS = "you,bot:easy,bot:hard,bot:normal"


def test_who_sits_where_names_the_partner_and_how_strong_the_bots_are(desk: MakeDesk) -> None:
    client = desk([], "pachisi-partners", SEATS)
    assert client.press("f2") == [
        "You are yellow.",
        "Clara is red, a bot, normal.",
        "Bruno is black, your partner, a bot, hard.",
        "Ada is green, a bot, easy.",
    ]


def test_the_keys_of_the_players_follow_the_order_of_play(desk: MakeDesk) -> None:
    client = desk([], "pachisi-partners", SEATS)  # play goes counter-clockwise
    told = [client.press(key)[0].partition(":")[0] for key in "qwey"]
    assert told == ["You", "Clara", "Bruno", "Ada"]


def test_rules_read_at_the_table_begin_with_what_has_changed(desk: MakeDesk) -> None:
    turnabout = 8
    client = desk([(turnabout,)], "market-road", "Ann,Ben")
    client.press("r")
    assert client.press("g")[1] == "Changed in this game."
    assert client.press("down") == ["Play goes counter-clockwise now."]


def test_people_at_one_keyboard_hear_their_turn_by_name(desk: MakeDesk) -> None:
    storm = 7
    client = desk([(storm,)], "market-road", "Ann,Ben")
    assert client.press("r")[-1] == "Ann's turn."


def test_passing_is_refused_with_the_card_that_forbids_it(desk: MakeDesk) -> None:
    gate = 1
    client = desk([(gate,)], "market-road", "Ann,Ben")
    client.press("r")
    assert client.press("p") == ["You must move; Gate does not let you pass."]
