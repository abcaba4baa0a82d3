"""Sentences that players stumbled over, each with the one they hear instead."""

from __future__ import annotations

import pytest

from playpalace_ludo.core import engine
from playpalace_ludo.core.events import Captured
from playpalace_ludo.words import (
    Listener,
    Message,
    Priority,
    Translator,
    abilities,
    choices,
    narrate,
    queries,
)
from playpalace_ludo.words.model import Either
from tests.review.bot_games import played
from tests.words.told import ENGLISH, position

RED, YELLOW = 0, 1
ADA = Listener(RED, {RED: "Ada", YELLOW: "Bo"})
COINS = "springboard red:1,Y,Y/yellow:20,Y,Y red ? 0 9 leader=red round=3 held=red:{}"


def test_abilities_have_an_article_or_a_number() -> None:
    rules, state = position(COINS.format("lucky_coin,lucky_coin,lucky_coin"))
    (held,) = abilities.told(rules, state, ADA)
    assert ENGLISH.say(held) == "You hold 3 lucky coins (throw twice and keep one)."
    rules, state = position("springboard red:5,Y,Y/yellow:20,Y,Y red 3 0 9 leader=red round=3")
    offered = [ENGLISH.say(one) for one in choices.choosing(rules, state, ADA)]
    assert offered[0] == "1: from b6 to b9, you gain a lucky coin."


def test_of_a_second_throw_one_is_kept_and_none_played_after_it() -> None:
    rules, state = position(COINS.format("lucky_coin"))
    state, _ = engine.play(rules, state, state.moves[0])
    state, _ = engine.roll(rules, state, (3,))
    assert ENGLISH.say(queries.turn(rules, state, ADA)) == (
        "Your turn: roll again, and keep one of both; you have 3."
    )


def test_a_captured_partner_is_news_like_a_token_of_ones_own() -> None:
    match = played("pachisi-partners", *["random"] * 4)
    (partner,) = match.rules.allies(RED)
    heard: dict[int, list[bool]] = {RED: [], partner: []}
    for step in match.steps:
        lost = {event.seat for event in step.events if isinstance(event, Captured)}
        if lost in ({RED}, {partner}):
            lines = narrate(match.rules, step.before, step.events, step.after, Listener(RED))
            heard[lost.pop()].append(all(line.priority is not Priority.LOW for line in lines))
    assert heard[RED] and heard[partner] and all(heard[RED] + heard[partner])


def test_doubling_says_who_may_offer() -> None:
    told = ENGLISH.say(Message("pludo-menu-doubling.desc"))
    assert "either player may offer" in told and "whoever" not in told


def test_a_die_that_leads_into_the_home_column_is_not_offered_in_english() -> None:
    from tests.words.spoken_games import spoken_game

    heard = spoken_game("nigerian", "brief", "es")
    assert "1: 49 o pasillo 3 de 5." in heard
    assert "home column" not in heard


@pytest.mark.parametrize(
    ("numbers", "told"),
    [
        ((1, 2), "1 o 2"),
        ((7, 8), "7 u 8"),
        ((7, 8, 9), "7, 8 o 9"),
        ((10, 11), "10 u 11"),
        ((7, 1008), "7 o 1008"),
    ],
)
def test_spanish_says_u_before_a_number_that_begins_with_o(
    numbers: tuple[int, ...], told: str
) -> None:
    question = Message("pludo-client-dice", {"numbers": Either(numbers)})
    assert Translator("es").say(question) == f"¿{told}?"
