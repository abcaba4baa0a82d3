"""Votes on amendments and questions to everybody: counted, kept secret, told, recorded."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from playpalace_ludo import bots, variants
from playpalace_ludo.chance import draw
from playpalace_ludo.core.engine import turns
from playpalace_ludo.core.engine.secrets import as_known
from playpalace_ludo.core.errors import NotationError
from playpalace_ludo.core.events import Amended, PollEnded, Scored, TurnGiven
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.notation import format_position, parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.words import Listener, Translator, choices, narrate, queries

FOLDER = Path(__file__).parents[2] / "docs" / "examples"
COUNCIL = variants.load(str(FOLDER / "council.toml"))
AUCTION = variants.load(str(FOLDER / "auction.toml"))
NAMES = {0: "Ada", 1: "Bo", 2: "Cy", 3: "Di"}
YES, NO = 0, 1


def at(rules: Rules, rest: str) -> Match:
    state = parse_position(f"{rules.spec} {rest}", lambda _: rules)[1]
    return Match(rules, state.seats, start=state)


def called(answers: str = "") -> Match:
    """A table of four at which red has just called the auction on square 5."""
    match = at(AUCTION, "red:2,Y,Y,Y/blue:9,Y,Y,Y/green:Y,Y,Y,Y/yellow:Y,Y,Y,Y red ? 0 9")
    match.roll((2,))
    match.play(match.state.moves[0])
    answer(match, answers)
    return match


def answer(match: Match, answers: str) -> None:
    """Let players answer by their number keys, one after the other."""
    for key in answers:
        [move] = choices.named(match.rules, match.state, int(key) - 1)
        match.play(move)


def voting() -> Match:
    """A table of three in council, in a round that begins with a vote."""
    line = "red:2,Y,Y,Y/blue:Y,Y,Y,Y/green:Y,Y,Y,Y green ? 0 9 leader=red round=9"
    match = at(COUNCIL, line)
    match.roll((1,))
    return match


def told(match: Match, listener: Listener, lang: str = "en") -> str:
    step = match.steps[-1]
    lines = narrate(match.rules, step.before, step.events, step.after, listener)
    return " ".join(Translator(lang).say(one) for line in lines for one in line.messages)


@pytest.mark.parametrize(
    ("votes", "carried"), [("112", True), ("122", False), ("111", True), ("221", False)]
)
def test_a_majority_carries_a_vote_and_the_turn_goes_on(votes: str, carried: bool) -> None:
    match = voting()
    assert match.state.turn == 0 and match.state.awaiting == "move"
    answer(match, votes)
    assert match.state.books.amended == ((0,) if carried else ())
    assert (match.state.turn, match.state.owed, match.state.bonus) == (0, (0,), 0)
    assert match.state.books.voted == (0,)
    assert any(isinstance(event, Amended) for event in match.steps[-1].events) is carried


def test_as_many_against_as_for_it_leave_the_rules_as_they_are() -> None:
    match = at(COUNCIL, "red:2,Y,Y,Y/blue:Y,Y,Y,Y blue ? 0 9 leader=red round=9")
    match.roll((1,))
    answer(match, "12")
    assert match.state.books.amended == ()


def test_one_vote_against_it_is_enough_where_everybody_has_to_agree() -> None:
    for votes, carried in (("112", ()), ("111", (1,))):
        match = at(COUNCIL, "red:55,2,Y,Y/blue:Y,Y,Y,Y/green:Y,Y,Y,Y red ? 0 9 leader=red round=3")
        match.roll((1,))
        match.play(next(move for move in match.state.moves if move.tokens == (0,)))
        answer(match, votes)
        assert match.state.books.amended == carried


def test_a_vote_that_was_lost_is_not_repeated_in_the_same_round() -> None:
    match = voting()
    answer(match, "222")
    rng = Random(1)
    while match.state.books.round == 10:
        state = match.state
        assert state.books.poll is None
        if state.awaiting == "roll":
            match.roll(draw(COUNCIL, state, rng))
        else:
            match.play(state.moves[0])
    assert match.state.books.voted == ()  # it may come again, in another round


def test_who_alone_bids_highest_wins_the_auction_and_all_pay() -> None:
    match = called("1234")
    events = match.steps[-1].events
    assert isinstance(events[1], PollEnded)
    scored = [event for event in events if isinstance(event, Scored)]
    assert {(one.seat, one.points) for one in scored} == {(0, -1), (1, -2), (2, 7)}
    assert [one.to for one in events if isinstance(one, TurnGiven)] == [2]
    assert match.state.turn == 2 and match.state.books.points == (-1, -2, 7, 0)
    assert called("1331").state.books.points == (-1, -3, -3, -1)


@pytest.mark.parametrize("count", range(5))
def test_positions_records_and_undo_know_every_answer(count: int) -> None:
    match = called("1234"[:count])
    line = match.line()
    assert parse_position(line, lambda _: AUCTION)[1] == match.state
    assert parse_position(line, lambda _: AUCTION)[1].moves == match.state.moves
    for _ in range(count):
        match.undo()
    assert match.state == called().state


def test_a_record_of_votes_and_bids_reads_back() -> None:
    for rules in (COUNCIL, AUCTION):
        match, rng = Match(rules, range(4)), Random(4)
        asked = 0
        while match.state.owed and asked < 12:
            state = match.state
            asked += state.books.poll is not None
            if state.awaiting == "roll":
                match.roll(draw(rules, state, rng))
            else:
                match.play(rng.choice(state.moves))
        assert asked == 12
        again = Match.from_text(match.text(), {rules.spec: rules}.__getitem__)
        assert again.state == match.state and again.text() == match.text()


def test_nobody_sees_what_others_bid_before_all_have() -> None:
    match = called("12")
    for seat in (1, None, 2):
        known = as_known(AUCTION, match.state, seat)
        line = format_position(AUCTION, known)
        assert f"red@*+blue@{2 if seat == 1 else '*'}" in line
        with pytest.raises(NotationError, match="secret"):
            parse_position(line, lambda _: AUCTION)
    assert as_known(COUNCIL, voting().state, None) == voting().state  # votes that are open
    assert match.open_text().splitlines()[-1].endswith(" 2:1")
    assert match.text().splitlines()[-1].endswith("ask_Auction:blue=2")
    assert called("1234").open_text() == called("1234").text()


def test_a_secret_answer_is_told_to_its_player_alone_and_at_one_keyboard_to_nobody() -> None:
    match = called("1")
    assert told(match, Listener(0, NAMES)) == "You: 1."
    assert (
        told(match, Listener(1, NAMES))
        == "Ada has chosen. You choose 1, 2, 3 or nothing for Auction."
    )
    assert told(match, Listener(2, NAMES)) == "Ada has chosen."
    shared = Listener(0, NAMES, people=frozenset({0, 1}), shared=True)
    assert told(match, shared) == (
        "You have chosen. Bo chooses 1, 2, 3 or nothing for Auction. Only Bo listens and looks now."
    )
    answer(match, "34")
    said = Translator("en").say(queries.turn(AUCTION, match.state, Listener(3, NAMES)))
    assert said == (
        "Your turn: choose 1, 2, 3 or nothing for Auction. Already chosen: Ada, Bo and Cy."
    )
    answer(match, "4")
    assert "Chosen: Ada: 1, Bo: 3, Cy: nothing and you: nothing." in told(match, Listener(3, NAMES))


def test_a_vote_is_told_word_for_word() -> None:
    match = voting()
    ada = Listener(0, NAMES)
    assert told(match, ada).endswith(
        "Vote on Bounty: A capture earns another throw. You choose yes or no for Bounty."
    )
    offered = choices.choices(COUNCIL, match.state, ada)
    assert [Translator("en").say(one.message) for one in offered] == ["1: yes.", "2: no."]
    answer(match, "11")
    assert told(match, ada) == "Bo: yes."
    answer(match, "2")
    assert told(match, ada) == (
        "Cy: no. Bounty is accepted, 2 to 1. New rule, Bounty: A capture earns another throw."
        " Your turn."
    )
    assert told(match, ada, "de").startswith("Cy: nein. Bounty ist angenommen, 2 zu 1.")


def test_a_bots_answer_is_the_same_whatever_others_have_answered_in_secret() -> None:
    for strength in ("hard", "expert"):
        bot = bots.make(strength)
        first, second = called("111"), called("333")
        chosen = [bot.choose(AUCTION, one.state, Random(1)) for one in (first, second)]
        assert chosen[0] == chosen[1]


def test_bots_vote_for_what_is_better_for_them() -> None:
    """Red's tokens stand in danger on safe squares, blue is the hunter."""
    line = "red:8,47,Y,Y/blue:28,Y,Y,55 blue ? 0 9 leader=red round=30"
    match = at(COUNCIL, line)
    match.roll((1,))
    match.play(next(move for move in match.state.moves if move.tokens == (3,)))
    assert match.state.books.poll is not None
    expert = bots.make("expert")
    votes = {}
    while match.state.books.poll:
        votes[match.state.turn] = expert.move(COUNCIL, match.state, Random(1)).order
        match.play(match.state.moves[YES])
    assert votes == {0: NO, 1: YES}


def test_a_vote_may_open_the_game() -> None:
    loose = variants.load("hexagon")
    vote = {"name": "Bounty", "vote": "everybody", "when": ["round 1"], "set": {"turn.tries": 2}}
    rules = variants.with_options(loose, {"amend": [vote], "turn.first": "seat 1"})
    match = Match(rules, range(3))
    assert match.state.books.poll is not None and match.state.number == 1
    answer(match, "111")
    assert (match.state.turn, match.state.owed, match.state.books.amended) == (0, (0,), (0,))
    assert Match.from_text(match.text(), lambda _: rules).state == match.state


def test_where_nobody_plays_any_more_nobody_is_asked() -> None:
    """One order may bring the last tokens of all home, and a question with it."""
    match = at(AUCTION, "red:2,Y,Y,Y/blue:9,Y,Y,Y red ? 0 9")
    tokens = tuple(
        (AUCTION.plan.finishes[seat],) * len(held) for seat, held in enumerate(match.state.tokens)
    )
    books = match.state.books._replace(polls=(next(iter(AUCTION.chance.polls)),))
    state, _ = turns.go_on(AUCTION, match.state._replace(tokens=tokens, books=books), ())
    assert state.books.poll is None
