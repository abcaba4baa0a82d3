"""Getting in, being cut off and getting back, without a network."""

from __future__ import annotations

import pytest

from playpalace_ludo.online import journey as ways
from playpalace_ludo.online import packets
from playpalace_ludo.online.glance import Glance
from playpalace_ludo.online.journey import Account, Ended, Journey, KeepToken, Later, Open
from playpalace_ludo.online.sending import Send
from playpalace_ludo.words import Message

LOST = Message("pludo-online-lost")
WELCOME = packets.Welcome("Ann", "token-2")


def kinds(steps: ways.Steps) -> list[str]:
    return [type(step).__name__ for step in steps]


def sent(steps: ways.Steps) -> list[object]:
    return [step.packet["type"] for step in steps if isinstance(step, Send)]


def inside() -> Journey:
    journey = Journey(Account("Ann", password="pw"))
    journey.begin()
    journey.opened()
    journey.take(WELCOME)
    return journey


def test_a_password_is_sent_once_and_forgotten() -> None:
    journey = Journey(Account("Ann", password="pw"))
    assert kinds(journey.begin()) == ["Inform", "Open", "Later"]
    assert sent(journey.opened()) == ["authorize"]
    assert KeepToken("token-2") in journey.take(WELCOME)
    assert journey.is_inside and journey.account.password == ""


def test_a_new_account_is_registered_then_opened() -> None:
    journey = Journey(Account("Ann", password="pw", is_new=True))
    assert sent(journey.opened()) == ["register"]
    assert sent(journey.take(packets.Speak("Registered.", "activity", False))) == ["authorize"]
    assert sent(journey.take(packets.Speak("More news.", "activity", False))) == []


def test_after_a_cut_the_newest_token_opens_the_door() -> None:
    journey = inside()
    steps = journey.cut_off(LOST)
    assert kinds(steps) == ["Inform", "Later"]
    assert journey.tick() == [Open(), Later(ways.OPEN_LIMIT)]
    (knock, _) = journey.opened()
    assert isinstance(knock, Send) and knock.packet["refresh_token"] == "token-2"
    arrived = journey.take(packets.Welcome("Ann", "token-3"))
    assert ways.Arrived("Ann", back=True) in arrived
    assert journey.account.token == "token-3"


def test_tries_in_vain_come_slower_and_are_not_all_told() -> None:
    journey = inside()
    pauses, told = [], 0
    steps = journey.cut_off(LOST)
    for _ in range(10):
        pauses += [step.seconds for step in steps if isinstance(step, Later)]
        told += "Inform" in kinds(steps)
        journey.tick()
        steps = journey.cut_off(LOST)
    assert pauses == [1, 2, 4, 8, 15, 30, 30, 30, 30, 30]
    assert 2 <= told < 5


def test_a_cut_is_told_once_even_if_it_is_noticed_twice() -> None:
    journey = inside()
    journey.cut_off(LOST)
    assert journey.cut_off(LOST) == ()


def test_a_refused_token_asks_for_the_password() -> None:
    journey = Journey(Account("Ann", token="old"))
    assert sent(journey.opened()) == ["refresh_session"]
    steps = journey.take(packets.RefreshRefused())
    assert steps[0] == KeepToken("") and isinstance(steps[-1], Ended) and steps[-1].log_in_again
    assert journey.take(packets.Parting(False, "Session expired.", "", None)) == ()
    assert journey.cut_off(LOST) == ()


def test_a_wrong_password_is_told_and_asked_again() -> None:
    journey = Journey(Account("Ann", password="no"))
    journey.opened()
    *_, end = journey.take(packets.Parting(False, "Wrong password.", "", None))
    assert isinstance(end, Ended) and end.log_in_again
    assert end.reason.args["text"] == "Wrong password"


def test_an_account_used_elsewhere_ends_the_visit_for_good() -> None:
    journey = inside()
    *_, end = journey.take(packets.Parting(False, "Already logged in.", "", None))
    assert isinstance(end, Ended) and not end.log_in_again
    assert journey.cut_off(LOST) == ()


def test_a_restart_is_waited_for_as_long_as_the_server_says() -> None:
    journey = inside()
    steps = journey.take(packets.Parting(True, "Restarting.", "", 7))
    assert Later(7) in steps
    assert journey.cut_off(LOST) == ()  # the socket that closes then is no news


def test_a_server_that_says_nothing_is_given_up() -> None:
    journey = Journey(Account("Ann", password="pw"))
    assert ways.Later(5) in journey.opened()
    told, later = journey.tick()
    assert told == ways.Inform(Message("pludo-online-still-trying")) and later == ways.Later(15)
    hang, end = journey.tick()
    assert hang == ways.Hang() and isinstance(end, Ended)


def test_the_player_may_try_at_once() -> None:
    journey = inside()
    assert journey.hurry() == ()
    journey.cut_off(LOST)
    assert ways.Open() in journey.hurry() and journey.stage is ways.Stage.OPENING
    assert journey.hurry() == ()


@pytest.mark.parametrize("asking", [Journey(Account("Ann", password="pw")), Glance()])
def test_a_playaural_server_is_named(asking: Journey | Glance) -> None:
    asking.opened()
    *_, end = asking.take(packets.Foreign())
    assert isinstance(end, Ended) and end.reason.id == "pludo-online-refused-foreign"
