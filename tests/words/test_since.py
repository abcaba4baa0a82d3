"""Since my last turn: captures first, then who did what, in one breath."""

from __future__ import annotations

from playpalace_ludo import variants
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.words import Listener, Translator, queries
from playpalace_ludo.words.since import since

RED, BLUE, GREEN = 0, 1, 2
NAMES = {BLUE: "Ada", GREEN: "Ben"}


def begin(line: str) -> Match:
    rules, state = parse_position(line, variants.load)
    return Match(rules, state.seats, start=state)


def play(match: Match, *actions: int) -> None:
    """Throws, and where a token has to be named, its number after the throw."""
    for action in actions:
        if match.state.awaiting == "roll":
            match.roll((action,))
        else:
            match.play(next(move for move in match.state.moves if action - 1 in move.tokens))


def heard(match: Match, seat: int | None = RED, lang: str = "en") -> str:
    told = since(match.rules, match.state, match.events(), Listener(seat, NAMES))
    return Translator(lang).all(told)


def test_captures_come_first_and_all_is_one_line() -> None:
    # Ada's step 16 is square 30, four behind red's token on 34.
    match = begin("playpalace red:33,Y,Y,Y/blue:16,Y,Y,Y/green:4,Y,Y,Y red ? 0 30")
    play(match, 3)  # red stands still: its only token moves by itself to 37
    match = begin("playpalace red:33,8,Y,Y/blue:16,Y,Y,Y/green:4,Y,Y,Y red ? 0 30")
    play(match, 1, 2, 4, 1, 2, 1)
    assert match.state.turn == RED
    assert heard(match) == (
        "Ada captured your token 1 on 34. Ada: 4, token 1 to 34. Ben: 2, token 1 to 33."
    )
    assert heard(match, lang="de") == (
        "Ada hat deine Figur 1 auf 34 geschlagen. Ada: 4, Figur 1 auf 34. Ben: 2, Figur 1 auf 33."
    )


def test_it_is_the_same_after_the_own_throw() -> None:
    match = begin("playpalace red:33,8,Y,Y/blue:16,Y,Y,Y red ? 0 30")
    play(match, 1, 2, 2, 1)
    before = heard(match)
    assert before == "Ada: 2, token 1 to 32."
    play(match, 5)
    assert match.state.turn == RED and heard(match) == before


def test_sixes_in_a_row_and_throws_without_a_move_are_told() -> None:
    match = begin("playpalace red:33,8,Y,Y/blue:16,Y,Y,Y/green:Y,Y,Y,Y red ? 0 30")
    play(match, 1, 2, 6, 1, 2, 1, 3)
    assert heard(match) == "Ada: 6, 2, token 1 to 38. Ben: 3, no move."
    play(match, 6, 1)
    assert heard(match) == ("Ada: 6, 2, token 1 to 38. Ben: 3, no move. One 6 in this turn so far.")
    play(match, 6, 1)
    assert heard(match).endswith("6 came 2 times in a row.")
    turn = queries.turn(match.rules, match.state, Listener(RED, NAMES))
    assert Translator().say(turn) == "Your turn: roll. 6 came 2 times in a row."


def test_before_the_first_turn_nothing_has_happened() -> None:
    match = begin("playpalace red:Y,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 1")
    assert heard(match) == "Nothing has happened since your last turn."


def test_while_others_play_it_tells_what_they_have_done_so_far() -> None:
    match = begin("playpalace red:33,8,Y,Y/blue:16,Y,Y,Y/green:4,Y,Y,Y red ? 0 30")
    play(match, 1, 2, 3, 1)
    assert match.state.turn == GREEN
    assert heard(match) == "Ada: 3, token 1 to 33."


def test_a_throw_that_is_still_to_be_played_is_not_called_one_without_a_move() -> None:
    match = begin("playpalace red:33,8,Y,Y/blue:16,Y,Y,Y/green:4,Y,Y,Y red ? 0 30")
    play(match, 1, 2, 6)
    assert match.state.awaiting == "move"
    assert heard(match) == "Ada: 6. One 6 in this turn so far."
    play(match, 1, 6)
    assert heard(match) == "Ada: 6, 6, token 1 to 36. 6 came 2 times in a row."


def test_who_is_back_hears_the_colours() -> None:
    match = begin("playpalace red:33,8,Y,Y/blue:16,Y,Y,Y/green:4,Y,Y,Y red ? 0 30")
    told = queries.resume(match.rules, match.state, Listener(RED, NAMES), colours=True)
    assert "Colours: you red, Ada blue, Ben green." in Translator().say(told)
