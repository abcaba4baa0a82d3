"""Abilities as they are told: to who has them, to others, and in answers."""

from __future__ import annotations

import pytest

from playpalace_ludo.core import engine
from playpalace_ludo.core.squares import squares
from playpalace_ludo.core.state import Move
from playpalace_ludo.words import Listener, Translator, abilities, choices, narrate, queries
from playpalace_ludo.words.squares import captures_here
from tests.words.told import ENGLISH, moment, position, spoken

RED, YELLOW = 0, 1
YOU, OTHER = Listener(RED, {RED: "Rita", YELLOW: "Yan"}), Listener(YELLOW, {RED: "Rita"})
MASKS = "masquerade red:2,Y,Y/yellow:10,Y,Y red ? 0 9 leader=red round=3"
HOLDS = f"{MASKS} held=red:stilts,cloak/yellow:cloak,loaded_sleeve"


def use(line: str, listener: Listener, index: int = 0, lang: str = "en") -> list[str]:
    """Lines heard when the nth use is made before a throw."""
    rules, before = position(line)
    after, events = engine.play(rules, before, before.moves[index])
    lines = narrate(rules, before, events, after, listener)
    return [Translator(lang).line(told) for told in lines]


def uses(line: str, listener: Listener = YOU, lang: str = "en") -> list[str]:
    rules, state = position(line)
    found = choices.choosing(rules, state, listener)
    return [Translator(lang).say(message) for message in found]


def test_what_is_gained_is_told_with_what_it_does() -> None:
    line = "shield-smiths red:3,Y,Y/yellow:20,Y,Y red ? 0 9 leader=red round=3"
    assert moment(line, "2", token=1, listener=YOU)[0] == (
        "You roll 2, token 1 to s6. You gain a shield: a token cannot be captured for 2 turns."
    )
    assert moment(line, "2", token=1, listener=OTHER)[0].endswith("Rita gains a shield.")


def test_a_hidden_one_is_told_to_its_holder_alone() -> None:
    rules, state = position(MASKS)
    state, _ = engine.roll(rules, state, (2,))
    state, _ = engine.play(rules, state, state.moves[0])
    assert [ENGLISH.say(one) for one in choices.choosing(rules, state, YOU)][2:] == [
        "3: take stilts, a token leaps 4 tiles.",
        "4: take loaded sleeve, throw twice and keep one.",
    ]
    after, events = engine.play(rules, state, state.moves[2])
    assert spoken(narrate(rules, state, events, after, YOU))[0] == (
        "You gain stilts: a token leaps 4 tiles."
    )
    for listener in (OTHER, Listener(None)):
        heard = " ".join(spoken(narrate(rules, state, events, after, listener)))
        assert "gains something, unseen." in heard
        assert "stilts" not in heard


def test_a_choice_promises_nothing_to_full_hands() -> None:
    line = "masquerade red:2,Y,Y/yellow:10,Y,Y red {} 0 9 leader=red round=3 held=red:{}"
    for held, heard in (
        ("stilts", "1: from m3 to m5, you gain an ability of your choice."),
        ("stilts,cloak", "1: from m3 to m5."),
    ):
        rules, state = position(line.format("2", held))
        assert [ENGLISH.say(one) for one in choices.choosing(rules, state, YOU)] == [heard]
    leap = line.format("?", "stilts,cloak").replace("red:2,", "red:0,")
    assert uses(leap)[1] == "1 with stilts: from m1 to m5, you gain an ability of your choice."


def test_full_hands_are_told() -> None:
    line = MASKS + " held=red:stilts,cloak"
    assert moment(line, "2", token=1, listener=YOU)[0].endswith(
        "You hold 2 abilities already and gain nothing."
    )


def test_each_use_is_told_with_what_came_of_it() -> None:
    assert use(HOLDS, YOU, 0) == ["You use stilts. Token 1 to m7."]
    assert use(HOLDS, OTHER, 0) == ["Rita uses stilts. Token 1 to m7."]
    assert use(HOLDS, YOU, 1) == ["You use a cloak. Shield on your token 1, for 2 turns."]
    assert use(HOLDS, YOU, 1, "de") == [
        "Du setzt einen Umhang ein. Schild für deine Figur 1, 2 Züge lang."
    ]


def test_a_swap_tells_both_places() -> None:
    line = f"{MASKS.replace('yellow:10', 'yellow:2')} held=red:change_of_masks"
    assert uses(line) == ["1 with change of masks: from m3 to m12, changing with Yan's token 1."]
    assert use(line, YOU) == [
        "You use a change of masks. Changed: your token 1 is on m12, Yan's token 1 on m3."
    ]
    assert use(line, OTHER) == [
        "Rita uses a change of masks. Changed: Rita's token 1 is on m12, your token 1 on m3."
    ]


def test_uses_are_choices_like_moves() -> None:
    assert uses(HOLDS) == [
        "1 with cloak: not captured on m3, for 2 turns.",
        "1 with stilts: from m3 to m7.",
    ]
    assert uses(HOLDS, lang="de") == [
        "1 mit Umhang: auf m3 nicht zu schlagen, 2 Züge lang.",
        "1 mit Stelzen: von m3 auf m7.",
    ]


def test_a_second_throw_is_told_as_two() -> None:
    line = "springboard red:1,Y,Y/yellow:20,Y,Y red ? 0 9 leader=red round=3 held=red:lucky_coin"
    full = Listener(RED, verbosity="full")
    assert uses(line) == ["lucky coin: throw twice and keep one."]
    assert use(line, YOU) == ["You use a lucky coin."]
    rules, state = position(line)
    state, _ = engine.play(rules, state, state.moves[0])
    after, events = engine.roll(rules, state, (4,))
    assert spoken(narrate(rules, state, events, after, full)) == [
        "You roll 4. Roll again: you keep one of both."
    ]


def test_what_is_held_is_answered_as_far_as_one_knows() -> None:
    rules, state = position(HOLDS + " shields=yellow:1:1")

    def told(listener: Listener) -> list[str]:
        return [ENGLISH.say(message) for message in abilities.told(rules, state, listener)]

    assert told(YOU) == [
        "You hold stilts (a token leaps 4 tiles), a cloak (a token cannot be captured "
        "for 2 turns).",
        "Yan holds 2 unseen.",
        "Shield on Yan's token 1, until its next turn.",
    ]
    assert told(OTHER)[1] == "Rita holds 2 unseen."


@pytest.mark.parametrize("question", [queries.board, queries.position])
def test_boards_tell_no_more_than_that(question: object) -> None:
    rules, state = position(HOLDS)
    assert callable(question)
    heard = " ".join(ENGLISH.say(message) for message in question(rules, state, OTHER))
    assert "Rita holds 2 unseen." in heard
    assert "stilts" not in heard


def test_whose_turn_it_is_includes_what_may_be_used() -> None:
    rules, state = position(HOLDS)
    assert ENGLISH.say(queries.turn(rules, state, YOU)) == (
        "Your turn: roll. You may use stilts, a cloak."
    )
    assert "stilts" not in ENGLISH.say(queries.turn(rules, state, OTHER))


def test_games_without_abilities_say_so() -> None:
    rules, state = position("playpalace red:1,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 9")
    assert [ENGLISH.say(one) for one in abilities.told(rules, state, YOU)] == [
        "This game has no abilities."
    ]


def test_a_shield_that_ends_is_told_when_its_turn_begins() -> None:
    line = "shield-smiths red:3,Y,Y/yellow:20,Y,Y yellow ? 0 9 leader=red round=3 shields=red:1:1"
    assert (
        moment(line, "2", token=1, listener=YOU)[-1] == "Your turn. No more shield on your token 1."
    )


def test_a_leap_sounds_once() -> None:
    rules, state = position(HOLDS)
    leap = next(move for move in state.moves if rules.abilities.by_face[move.face].kind == "jump")
    assert isinstance(leap, Move)
    after, events = engine.play(rules, state, leap)
    (line,) = narrate(rules, state, events, after, YOU)
    assert [cue.name for cue in line.cues] == ["step", "land"]


COILS = "springboard red:10,Y,Y/yellow:10,Y,Y red ? 0 9 leader=red round=3 held="


def told_near(line: str, listener: Listener, lang: str = "en") -> list[str]:
    rules, state = position(line)
    return [Translator(lang).say(one) for one in queries.near(rules, state, listener)]


def test_who_is_near_reckons_with_what_everybody_knows() -> None:
    # Yellow stands on b22, 11 ahead of red on b11: two throws, or a leap of 5 and a 6.
    assert told_near(COILS + "yellow:coil", YOU) == ["Nobody is near."]
    assert told_near(COILS + "red:coil", YOU) == [
        "With coil you could capture Yan's token 1, 17 percent."
    ]
    assert told_near(COILS + "red:coil", OTHER) == [
        "With coil Rita could capture your token 1, 17 percent."
    ]
    assert told_near(COILS + "red:coil", YOU, "de") == [
        "Mit Sprungfeder könntest du Figur 1 von Yan schlagen, 17 Prozent."
    ]


def test_an_ability_that_makes_a_capture_likelier_is_said_with_it() -> None:
    line = COILS.replace("red:10", "red:15") + "red:lucky_coin"
    assert told_near(line, YOU) == [
        "Yan's token 1 is 6 ahead of your token 1, which could capture it: 17 percent, "
        "with lucky coin 31."
    ]


def test_who_is_near_gives_nothing_away() -> None:
    # Red on m3 could leap onto m7, where yellow stands; yellow does not know.
    line = "masquerade red:2,Y,Y/yellow:33,Y,Y red ? 0 9 leader=red round=3 held=red:{}"
    known = [told_near(line.format(held), OTHER) for held in ("stilts", "cloak")]
    assert (
        known[0]
        == known[1]
        == [
            "Rita's token 1 is 4 behind your token 1 and could capture it: 17 percent.",
            "The ability that others hold unseen is not counted.",
        ]
    )
    assert told_near(line.format("stilts"), YOU) == [
        "Yan's token 1 is 4 ahead of your token 1, which could capture it: 17 percent, "
        "with stilts 100."
    ]
    watching = Listener(None, {RED: "Rita", YELLOW: "Yan"})
    assert told_near(line.format("stilts"), watching) == told_near(line.format("cloak"), watching)


def test_the_explorer_reckons_with_abilities_too() -> None:
    rules, state = position(COILS + "red:coil")
    here = next(at for at, one in enumerate(squares(rules)) if (YELLOW, 10) in one.spots)
    assert [ENGLISH.say(one) for one in captures_here(rules, state, here, OTHER)] == [
        "Your token could be captured: 17 percent.",
        "By Rita's token 1, 11 behind, with coil, 17 percent.",
    ]


def test_the_explorer_asks_for_a_square_with_a_swap_in_hand() -> None:
    line = "masquerade red:2,Y,Y/yellow:12,20,Y red ? 0 9 leader=red round=3 held=red:{}"
    rules, state = position(line.format("change_of_masks"))
    here = next(at for at, one in enumerate(squares(rules)) if (RED, 8) in one.spots)
    assert captures_here(rules, state, here, YOU)
